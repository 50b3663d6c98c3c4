#include "agent/eval/source.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <filesystem>

#include "agent/common/file.h"
#include "agent/common/text.h"
#include "agent/db/run/runner.h"
#include "agent/session_examples.h"

namespace ask::eval {
namespace {

namespace fs = std::filesystem;

constexpr size_t kLargestFile = 64'000'000;
constexpr int64_t kMostRows = 200'000;
constexpr int64_t kMostBytes = 64'000'000;
constexpr std::string_view kTaskColumns[] = {"id",   "question", "gold_sql", "difficulty",
                                             "tags", "demo",     "expected"};

std::string shown(std::string_view name) { return text::shortened(text::repaired_utf8(name), 60); }

const db::Table* find_table(const db::Catalog& catalog, std::string_view name) {
  if (const db::Table* table = catalog.find("", name)) return table;
  const size_t dot = name.find('.');
  if (dot == name.npos) return nullptr;
  return catalog.find(name.substr(0, dot), name.substr(dot + 1));
}

// Selects the columns of a table, checked and under limits like any other SQL.
Result<ResultSet> fetch(Session& session, const db::Table& table,
                        const std::vector<std::string>& columns, int64_t timeout_ms) {
  std::string sql = "SELECT ";
  for (const std::string& column : columns)
    sql += (&column == &columns.front() ? "" : ", ") + text::quoted(column);
  sql += " FROM " + text::quoted(table.schema) + "." + text::quoted(table.name);
  const auto check = session.check(sql);
  if (!check) return check.error();
  auto rows =
      run_checked(session.db(), check->statement.text(), check->check, whole_result(timeout_ms));
  if (rows && rows->truncated())
    return Error{Code::kInvalidArgument,
                 fmt::format("the table \"{}\" is too large", shown(table.name))};
  return rows;
}

Result<std::vector<EvalTask>> from_table(Session& session, const db::Table& table,
                                         int64_t timeout_ms) {
  std::vector<std::string> columns;
  for (const std::string_view wanted : kTaskColumns)
    if (const db::Column* column = table.find(wanted)) columns.push_back(column->name);
  if (!table.find("question") || (!table.find("gold_sql") && !table.find("expected")))
    return Error{Code::kInvalidArgument,
                 fmt::format("the table \"{}\" needs the columns question and gold_sql; id, "
                             "difficulty, tags, demo and expected are optional",
                             shown(table.name))};
  const auto rows = fetch(session, table, columns, timeout_ms);
  if (!rows) return rows.error();
  return read_tasks(*rows);
}

// The taught questions, each once: a question with slots with values that occur.
Result<std::vector<EvalTask>> taught_tasks(Session& session) {
  const auto taught = taught_questions(session);
  if (!taught) return taught.error();
  std::vector<EvalTask> out;
  for (const TaughtQuestion& one : *taught) {
    if (!one.example.right) continue;
    EvalTask& task = out.emplace_back();
    task.id = fmt::format("taught_{}", one.example.id);
    task.question = one.problem.empty() ? one.sample.question : one.example.question;
    task.gold_sql = one.problem.empty() ? one.sample.sql : one.example.sql;
    if (!one.problem.empty()) task.unfit = "set aside: " + one.problem;
  }
  if (out.empty())
    return Error{Code::kInvalidArgument, "no questions were taught; ask_teach teaches one"};
  return out;
}

Error no_such_source(std::string_view from) {
  return {
      Code::kInvalidArgument,
      fmt::format("no tasks \"{}\": it is neither a table, nor one of {}, all and taught, nor a "
                  "file in the folder that the environment variable ASK_TASKS_DIR names",
                  shown(from), text::joined(libraries(), ", "))};
}

// Reads a file only if it is inside the folder after symlinks are resolved.
Result<std::vector<EvalTask>> from_file(std::string_view folder, std::string_view from) {
  if (folder.empty() || from.find('\0') != from.npos || from.size() > 200)
    return no_such_source(from);
  std::error_code failed;
  const fs::path root = fs::canonical(fs::path(std::string(folder)), failed);
  if (failed) return no_such_source(from);
  const fs::path file = fs::canonical(root / fs::path(std::string(from)), failed);
  if (failed || !fs::is_regular_file(file, failed)) return no_such_source(from);
  const fs::path inside = file.lexically_relative(root);
  if (inside.empty() || *inside.begin() == "..") return no_such_source(from);
  const auto content = read_file(file.string(), kLargestFile);
  if (!content)
    return Error{Code::kInvalidArgument,
                 fmt::format("the file \"{}\" {}", shown(from), content.error().message)};
  if (!*content) return no_such_source(from);
  return read_tasks(**content);
}

// A row saved from ask_eval, with access by column.
class RowView {
 public:
  RowView(const ResultSet& rows, size_t at) : rows_(rows), at_(at) {}

  const Value& operator[](EvalColumn column) const {
    for (size_t c = 0; c < rows_.columns.size(); ++c)
      if (text::equal_nocase(rows_.columns[c], name(column))) return rows_.rows[at_][c];
    static const Value kNull;
    return kNull;
  }
  std::string text(EvalColumn column) const {
    const auto* found = std::get_if<std::string>(&(*this)[column]);
    return found ? *found : std::string();
  }
  double real(EvalColumn column) const {
    const Value& value = (*this)[column];
    if (const auto* integer = std::get_if<int64_t>(&value)) return static_cast<double>(*integer);
    const auto* found = std::get_if<double>(&value);
    return found ? *found : 0;
  }
  int64_t integer(EvalColumn column) const {
    return static_cast<int64_t>(std::llround(std::clamp(real(column), -1e15, 1e15)));
  }

 private:
  const ResultSet& rows_;
  size_t at_;
};

Record record_of(const RowView& row) {
  Record out;
  out.model = row.text(EvalColumn::kModel);
  out.task = row.text(EvalColumn::kTask);
  out.question = row.text(EvalColumn::kQuestion);
  out.difficulty = row.text(EvalColumn::kDifficulty);
  for (const std::string& tag : text::split(row.text(EvalColumn::kTags), ','))
    if (!tag.empty()) out.tags.push_back(tag);
  out.sample = row.integer(EvalColumn::kSample);
  out.verdict = verdict_of(row.text(EvalColumn::kVerdict));
  out.valid = row.integer(EvalColumn::kValid) != 0;
  out.score = row.real(EvalColumn::kScore);
  for (size_t d = 0; d < score::kDimensions; ++d)
    out.dimensions[d] =
        row.real(static_cast<EvalColumn>(static_cast<size_t>(EvalColumn::kCorrectness) + d));
  out.error_class = row.text(EvalColumn::kErrorClass);
  out.ms = row.real(EvalColumn::kMs);
  out.tokens = row.integer(EvalColumn::kTokens);
  out.cost = row.real(EvalColumn::kCost);
  return out;
}

}  // namespace

db::RunLimits whole_result(int64_t timeout_ms) { return {kMostRows, kMostBytes, timeout_ms}; }

Result<int64_t> statement_timeout(const Settings& settings) {
  const auto query = settings.integer(Setting::kQueryTimeoutMs);
  if (!query) return query.error();
  const auto total = settings.integer(Setting::kTotalTimeoutMs);
  if (!total) return total.error();
  return *query == 0 || *total == 0 ? std::max(*query, *total) : std::min(*query, *total);
}

Result<std::vector<EvalTask>> find_tasks(Session& session, std::string_view from,
                                         int64_t timeout_ms) {
  const std::string_view trimmed = text::trimmed(from);
  if (trimmed.starts_with('{') || trimmed.starts_with('[')) return read_tasks(from);
  const auto known = session.snapshot(false);
  if (!known) return known.error();
  if (const db::Table* table = find_table((*known)->catalog, from))
    return from_table(session, *table, timeout_ms);
  if (from.empty()) return no_such_source(from);
  if (text::equal_nocase(trimmed, "taught")) return taught_tasks(session);
  if (auto tasks = library_tasks(from); !tasks.empty()) return tasks;
  const auto folder = session.settings.text(Setting::kTasksDir);
  if (!folder) return folder.error();
  return from_file(*folder, from);
}

Result<std::vector<Record>> read_records(Session& session, std::string_view table,
                                         int64_t timeout_ms) {
  const auto known = session.snapshot(false);
  if (!known) return known.error();
  const db::Table* found = find_table((*known)->catalog, table);
  if (!found)
    return Error{Code::kInvalidArgument,
                 fmt::format("option \"resume_from\" names no table: \"{}\"", shown(table))};
  std::vector<std::string> columns;
  for (size_t c = 0; c < kColumns; ++c)
    if (const db::Column* column = found->find(name(static_cast<EvalColumn>(c))))
      columns.push_back(column->name);
  for (const EvalColumn needed : {EvalColumn::kKind, EvalColumn::kModel, EvalColumn::kTask,
                                  EvalColumn::kQuestion, EvalColumn::kSample, EvalColumn::kVerdict})
    if (!found->find(name(needed)))
      return Error{Code::kInvalidArgument,
                   fmt::format("the table \"{}\" has no column {}; keep the rows of ask_eval with "
                               "CREATE TABLE ... AS SELECT * FROM ask_eval(...)",
                               shown(table), name(needed))};
  const auto rows = fetch(session, *found, columns, timeout_ms);
  if (!rows) return rows.error();
  std::vector<Record> out;
  for (size_t i = 0; i < rows->rows.size(); ++i) {
    const RowView row(*rows, i);
    if (row.text(EvalColumn::kKind) == "task") out.push_back(record_of(row));
  }
  return out;
}

}  // namespace ask::eval
