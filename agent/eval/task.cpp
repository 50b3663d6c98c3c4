#include "agent/eval/task.h"

#include <fmt/format.h>

#include <cmath>
#include <set>

#include "agent/common/json_text.h"
#include "agent/common/text.h"
#include "task_library.h"

namespace ask::eval {
namespace {

using nlohmann::json;
using Row = std::vector<Value>;

constexpr size_t kMostTasks = 100'000;

Error malformed(size_t number, std::string_view what) {
  return {Code::kInvalidArgument, fmt::format("task {}: {}", number, what)};
}

std::optional<std::string> bytes_of(std::string_view hex) {
  const auto digit = [](char c) {
    return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
  };
  std::string out;
  if (hex.size() % 2 != 0) return std::nullopt;
  for (size_t i = 0; i < hex.size(); i += 2) {
    const int high = digit(hex[i]), low = digit(hex[i + 1]);
    if (high < 0 || low < 0) return std::nullopt;
    out += static_cast<char>(high * 16 + low);
  }
  return out;
}

std::optional<Value> cell(const json& value) {
  if (value.is_null()) return Value();
  if (value.is_boolean()) return Value(int64_t{value.get<bool>()});
  if (value.is_number_unsigned() && value.get<uint64_t>() > INT64_MAX)
    return Value(value.get<double>());
  if (value.is_number_integer()) return Value(value.get<int64_t>());
  if (value.is_number()) return Value(value.get<double>());
  if (value.is_string()) return Value(value.get<std::string>());
  if (!value.is_object() || value.size() != 1 || !value.contains("blob") ||
      !value["blob"].is_string())
    return std::nullopt;
  auto bytes = bytes_of(value["blob"].get<std::string>());
  if (!bytes) return std::nullopt;
  return Value(Blob{std::move(*bytes)});
}

Result<std::vector<Row>> expected_rows(const json& list, size_t number) {
  std::vector<Row> out;
  if (!list.is_array()) return malformed(number, "\"expected\" must be a list of rows");
  for (const json& row : list) {
    Row cells;
    if (!row.is_array()) return malformed(number, "each row of \"expected\" must be a list");
    for (const json& value : row) {
      auto one = cell(value);
      if (!one)
        return malformed(number, "a cell of \"expected\" is neither text nor number nor blob");
      cells.push_back(std::move(*one));
    }
    if (!out.empty() && out[0].size() != cells.size())
      return malformed(number, "the rows of \"expected\" have different lengths");
    out.push_back(std::move(cells));
  }
  return out;
}

std::vector<std::string> tags_of(std::string_view text) {
  std::vector<std::string> out;
  for (const std::string& part : text::split(text, ','))
    if (const auto tag = text::trimmed(part); !tag.empty()) out.emplace_back(tag);
  return out;
}

Status put_tags(const json& value, size_t number, EvalTask& task) {
  if (value.is_string()) {
    task.tags = tags_of(value.get<std::string>());
    return Done{};
  }
  if (!value.is_array()) return malformed(number, "\"tags\" must be a list, or a text with commas");
  for (const json& tag : value) {
    if (!tag.is_string()) return malformed(number, "each of \"tags\" must be text");
    task.tags.push_back(tag.get<std::string>());
  }
  return Done{};
}

// Reads the text under `key`; numbers are converted to text.
Status put_text(const json& object, const char* key, size_t number, std::string& out) {
  const auto found = object.find(key);
  if (found == object.end() || found->is_null()) return Done{};
  if (found->is_string())
    out = found->get<std::string>();
  else if (found->is_number())
    out = found->dump();
  else
    return malformed(number, fmt::format("\"{}\" must be text", key));
  return Done{};
}

Result<EvalTask> task_of(const json& object, size_t number) {
  if (!object.is_object()) return malformed(number, "is not a JSON object");
  EvalTask task;
  for (const auto& [key, out] :
       std::initializer_list<std::pair<const char*, std::string*>>{{"id", &task.id},
                                                                   {"question", &task.question},
                                                                   {"gold_sql", &task.gold_sql},
                                                                   {"difficulty", &task.difficulty},
                                                                   {"demo", &task.demo}})
    if (auto good = put_text(object, key, number, *out); !good) return good.error();
  if (const auto tags = object.find("tags"); tags != object.end() && !tags->is_null())
    if (auto good = put_tags(*tags, number, task); !good) return good.error();
  if (const auto rows = object.find("expected"); rows != object.end() && !rows->is_null()) {
    auto expected = expected_rows(*rows, number);
    if (!expected) return expected.error();
    task.expected = std::move(*expected);
  }
  return task;
}

// Validates a list of tasks from any source and numbers those without an id.
Result<std::vector<EvalTask>> checked(std::vector<EvalTask> tasks) {
  std::set<std::string> ids;
  if (tasks.empty()) return Error{Code::kInvalidArgument, "there are no tasks"};
  if (tasks.size() > kMostTasks)
    return Error{Code::kInvalidArgument, fmt::format("more than {} tasks", kMostTasks)};
  for (size_t i = 0; i < tasks.size(); ++i) {
    EvalTask& task = tasks[i];
    if (task.id.empty()) task.id = fmt::format("{}", i + 1);
    if (text::trimmed(task.question).empty()) return malformed(i + 1, "has no \"question\"");
    if (text::trimmed(task.gold_sql).empty() && !task.expected)
      return malformed(i + 1, "has neither \"gold_sql\" nor \"expected\"");
    if (!ids.insert(task.id).second)
      return malformed(i + 1, fmt::format("has the id \"{}\" of an earlier one",
                                          text::shortened(text::repaired_utf8(task.id), 60)));
  }
  return tasks;
}

json cell_json(const Value& value) {
  if (const auto* integer = std::get_if<int64_t>(&value)) return *integer;
  if (const auto* real = std::get_if<double>(&value))
    return std::isfinite(*real) ? json(*real) : json(*real > 0 ? "Infinity" : "-Infinity");
  if (const auto* text = std::get_if<std::string>(&value)) return *text;
  const auto* blob = std::get_if<Blob>(&value);
  if (!blob) return nullptr;
  std::string hex;
  for (const char c : blob->bytes) hex += fmt::format("{:02x}", static_cast<unsigned char>(c));
  return {{"blob", hex}};
}

std::vector<EvalTask> read_library(std::string_view text) {
  auto tasks = read_tasks(text);
  return tasks ? std::move(*tasks) : std::vector<EvalTask>();
}

}  // namespace

Result<std::vector<EvalTask>> read_tasks(std::string_view text) {
  std::vector<EvalTask> out;
  const auto add = [&out](const json& object) -> Status {
    auto task = task_of(object, out.size() + 1);
    if (!task) return task.error();
    out.push_back(std::move(*task));
    return Done{};
  };
  if (text::trimmed(text).starts_with('[')) {
    const json list = parsed_sorted_json(text);
    if (!list.is_array()) return Error{Code::kInvalidArgument, "the list of tasks is not JSON"};
    for (const json& object : list)
      if (auto good = add(object); !good) return good.error();
    return checked(std::move(out));
  }
  for (size_t at = 0; at < text.size();) {
    const size_t end = std::min(text.find('\n', at), text.size());
    const std::string_view line = text::trimmed(text.substr(at, end - at));
    at = end + 1;
    if (line.empty()) continue;
    const json object = parsed_sorted_json(line);
    if (object.is_discarded()) return malformed(out.size() + 1, "is not JSON; one object a line");
    if (auto good = add(object); !good) return good.error();
  }
  return checked(std::move(out));
}

Result<std::vector<EvalTask>> read_tasks(const ResultSet& rows) {
  std::vector<EvalTask> out;
  for (const Row& row : rows.rows) {
    const size_t number = out.size() + 1;
    json object = json::object();
    for (size_t c = 0; c < row.size() && c < rows.columns.size(); ++c) {
      if (std::holds_alternative<Blob>(row[c]))
        return malformed(number, "\"" + rows.columns[c] + "\" is a blob");
      object[text::lower(rows.columns[c])] = cell_json(row[c]);
    }
    for (const char* list : {"expected", "tags"}) {  // JSON in a text column
      const auto found = object.find(list);
      if (found == object.end() || !found->is_string()) continue;
      const json parsed = parsed_sorted_json(found->get_ref<const std::string&>());
      if (parsed.is_array()) *found = parsed;
    }
    auto task = task_of(object, number);
    if (!task) return task.error();
    out.push_back(std::move(*task));
  }
  return checked(std::move(out));
}

std::vector<std::string> libraries() {
  std::vector<std::string> out;
  for (const task_library::Text& library : task_library::all()) out.emplace_back(library.name);
  return out;
}

std::vector<EvalTask> library_tasks(std::string_view demo) {
  std::vector<EvalTask> out;
  for (const task_library::Text& library : task_library::all()) {
    if (!demo.empty() && demo != "all" && demo != library.name) continue;
    for (EvalTask& task : read_library(library.text)) out.push_back(std::move(task));
  }
  return out;
}

std::string rows_json(const std::vector<Row>& rows) {
  nlohmann::ordered_json out = nlohmann::ordered_json::array();
  for (const Row& row : rows) {
    nlohmann::ordered_json cells = nlohmann::ordered_json::array();
    for (const Value& value : row) cells.push_back(nlohmann::ordered_json(cell_json(value)));
    out.push_back(std::move(cells));
  }
  return json_text(out);
}

}  // namespace ask::eval
