#include "agent/reason/answer.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "agent/common/text.h"
#include "agent/reason/notes.h"
#include "agent/reason/table_text.h"
#include "agent/sql/explain/explain.h"
#include "agent/sql/parse.h"

namespace ask::reason {
namespace {

constexpr size_t kInlineRows = 12;
constexpr size_t kInlineWidth = 400;
constexpr size_t kWidestValue = 1000;

// "order_items" -> "order items"
std::string words(std::string name) {
  std::replace(name.begin(), name.end(), '_', ' ');
  return text::repaired_utf8(name);
}

std::string singular(const std::string& plural) {
  const auto ends = [&](std::string_view end) { return plural.ends_with(end); };
  if (ends("ies") && plural.size() > 4) return plural.substr(0, plural.size() - 3) + "y";
  if (ends("sses") || ends("xes") || ends("ches")) return plural.substr(0, plural.size() - 2);
  if (ends("s") && !ends("ss") && !ends("us")) return plural.substr(0, plural.size() - 1);
  return plural;
}

// The structure of a query with a single SELECT (no set operations).
struct Shape {
  const sql::Core* core = nullptr;
  std::string noun;       // name of the first table, in words; "" for a subquery
  bool filtered = false;  // WHERE, HAVING or a join narrows the rows
};

std::optional<Shape> shape_of(const sql::Query& query) {
  if (query.cores.size() != 1 || query.cores[0].from.empty()) return std::nullopt;
  Shape shape{&query.cores[0], "", false};
  if (const auto* table = std::get_if<sql::TableRef>(&shape.core->from[0].item))
    shape.noun = words(table->name);
  shape.filtered = shape.core->where || shape.core->having || shape.core->from.size() > 1;
  return shape;
}

const sql::Call* only_call(const Shape& shape) {
  if (shape.core->items.size() != 1 || !shape.core->group_by.empty()) return nullptr;
  const auto* call = std::get_if<sql::Call>(&shape.core->items[0].expr.node);
  return call && !call->over ? call : nullptr;
}

const sql::ColumnRef* only_column(const sql::Call& call) {
  return call.arguments.size() == 1 ? std::get_if<sql::ColumnRef>(&call.arguments[0].node)
                                    : nullptr;
}

std::string argument_words(const sql::Call& call) {
  const sql::ColumnRef* column = only_column(call);
  return column ? words(column->column) : "";
}

// The noun for count(column): the table that qualifies the column, else the first table.
std::string counted_noun(const Shape& shape, const sql::Call& call) {
  const sql::ColumnRef* column = only_column(call);
  for (const sql::Source& source : shape.core->from) {
    const auto* table = std::get_if<sql::TableRef>(&source.item);
    if (!column || !table) continue;
    if (text::equal_nocase(table->alias.empty() ? table->name : table->alias, column->table))
      return words(table->name);
  }
  return shape.noun;
}

// "There are 48 artists."
std::string count_sentence(const Shape& shape, const sql::Call& call, const Value& value) {
  const auto* many = std::get_if<int64_t>(&value);
  if (!many || shape.noun.empty()) return "";
  const std::string_view verb = *many == 1 ? "is" : "are";
  const std::string matching = shape.filtered ? "matching " : "";
  const std::string counted = call.distinct ? argument_words(call) : "";
  if (!counted.empty() && !text::equal_nocase(counted, "id"))
    return fmt::format("There {} {} different {} of {} among {}{}.", verb, *many,
                       *many == 1 ? "value" : "values", counted, matching, shape.noun);
  const std::string noun = counted.empty() ? shape.noun : counted_noun(shape, call);
  return fmt::format("There {} {} {}{}.", verb, *many, matching,
                     *many == 1 ? singular(noun) : noun);
}

// "The average price of albums is 12.5."
std::string aggregate_sentence(const Shape& shape, const sql::Call& call, const Value& value) {
  struct Name {
    std::string_view function, word;
  };
  constexpr Name kNames[] = {{"avg", "average"},
                             {"sum", "total"},
                             {"total", "total"},
                             {"min", "lowest"},
                             {"max", "highest"}};
  const std::string argument = argument_words(call);
  for (const Name& name : kNames) {
    if (!text::equal_nocase(call.name, name.function) || argument.empty()) continue;
    if (const std::string& own = shape.core->items[0].alias; !own.empty())
      return fmt::format("The {} is {}.", words(own), cell_text(value, kWidestValue));
    const std::string of =
        shape.noun.empty() ? ""
                           : fmt::format(" of {}{}", shape.filtered ? "matching " : "", shape.noun);
    if (std::holds_alternative<std::monostate>(value))
      return fmt::format("There is no {} {}{}: no value to take it of.", name.word, argument, of);
    return fmt::format("The {} {}{} is {}.", name.word, argument, of,
                       cell_text(value, kWidestValue));
  }
  return "";
}

std::string single_value(const std::optional<Shape>& shape, const ResultSet& result) {
  const Value& value = result.rows[0][0];
  const sql::Call* call = shape ? only_call(*shape) : nullptr;
  std::string sentence;
  if (call && text::equal_nocase(call->name, "count"))
    sentence = count_sentence(*shape, *call, value);
  else if (call)
    sentence = aggregate_sentence(*shape, *call, value);
  return sentence.empty() ? cell_text(value, kWidestValue) : sentence;
}

// "name: Blue, number of rows: 12"
std::string single_row(const std::optional<sql::Query>& query, const ResultSet& result) {
  const auto names = query ? sql::column_labels(*query, result.columns) : result.columns;
  std::vector<std::string> parts;
  for (size_t i = 0; i < result.columns.size(); ++i)
    parts.push_back(words(names[i]) + ": " + cell_text(result.rows[0][i], kWidestValue));
  return text::joined(parts, ", ");
}

// "3 genres: Folk, Jazz, Rock"; "" if a table reads better.
std::string short_list(const std::optional<Shape>& shape, const ResultSet& result) {
  if (result.columns.size() != 1 || result.rows.size() > kInlineRows || result.truncated())
    return "";
  std::vector<std::string> values;
  for (const auto& row : result.rows) {
    values.push_back(cell_text(row[0], kWidestValue));
    if (values.back().find(',') != std::string::npos) return "";
  }
  const std::string list = text::joined(values, ", ");
  if (list.size() > kInlineWidth) return "";
  const bool names = shape && !shape->noun.empty() && shape->core->from.size() == 1 &&
                     (result.columns[0] == "name" || result.columns[0] == "title");
  return fmt::format("{} {}: {}", result.rows.size(), names ? shape->noun : "rows", list);
}

std::string told(const std::optional<sql::Query>& query) {
  if (!query) return "";
  std::string sentence = sql::explain(*query);
  if (!sentence.empty() && sentence[0] >= 'A' && sentence[0] <= 'Z')
    sentence[0] = static_cast<char>(sentence[0] + 32);
  return sentence;
}

std::string rows_in_words(const std::optional<sql::Query>& query, const ResultSet& result) {
  if (result.rows.empty() && !result.truncated())
    return query ? "No rows match: " + told(query) : "No rows match.";
  if (result.rows.empty()) return "The first row is larger than max_bytes allows.";
  if (result.rows.size() == 1 && query && query->cores.size() == 1 &&
      query->cores[0].from.empty() && query->cores[0].items.size() == 1 &&
      std::holds_alternative<sql::Exists>(query->cores[0].items[0].expr.node))
    return result.rows[0][0] == Value(int64_t{1}) ? "Yes." : "No.";
  const auto shape = query ? shape_of(*query) : std::nullopt;
  if (result.rows.size() == 1 && result.columns.size() == 1) return single_value(shape, result);
  if (result.rows.size() == 1) return single_row(query, result);
  const std::string list = short_list(shape, result);
  if (!list.empty()) return list;
  return query ? table_text(result, sql::column_labels(*query, result.columns))
               : table_text(result);
}

// "2 rows changed.", followed by the rows of RETURNING.
std::string change_in_words(const TaskResult& task) {
  const ResultSet& result = *task.result;
  const std::string verb = text::lower(task.draft ? task.draft->sql.substr(0, 6) : "");
  if (verb.starts_with("create") || verb.starts_with("alter") || verb.starts_with("drop"))
    return result.undone ? "The schema would change; it was taken back."
                         : "The schema was changed.";
  const int64_t n = result.changed;
  std::string out = fmt::format("{} {} {}.", n, n == 1 ? "row" : "rows",
                                result.undone ? "would change; it was taken back" : "changed");
  if (!result.rows.empty()) out += "\n" + table_text(result);
  return out;
}

std::string answer_of(const TaskResult& task) {
  if (task.result && task.result->changed >= 0) return change_in_words(task);
  if (!task.result)
    return fmt::format("{}: {}", task.task->description,
                       task.error ? task.error->message : "no result");
  auto parsed = sql::parse(task.draft ? task.draft->sql : "");
  const auto query = parsed ? std::optional(std::move(*parsed)) : std::nullopt;
  const ResultSet& result = task.tied != nullptr ? *task.tied : *task.result;
  std::string out = rows_in_words(query, result);
  if (task.tied != nullptr) out += fmt::format("\n({} rows share the place)", result.rows.size());
  for (const std::string& note : notes(result, task.trial))
    if (note != "no rows") out += "\n(" + note + ")";
  if (task.draft && task.draft->level != Level::kSure && !task.draft->reading.empty())
    out += "\n(read as: " + task.draft->reading + ")";
  return out;
}

}  // namespace

std::string answer_text(const std::vector<TaskResult>& results) {
  // If any task has a result, the caller reports the failed ones as notes.
  const bool any = std::any_of(results.begin(), results.end(),
                               [](const TaskResult& task) { return task.result != nullptr; });
  std::vector<std::string> parts;
  for (const TaskResult& task : results)
    if (task.result || !any) parts.push_back(answer_of(task));
  return text::joined(parts, "\n\n");
}

}  // namespace ask::reason
