#include "agent/reason/model/result_prompt.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "agent/common/one_line.h"
#include "agent/common/text.h"
#include "agent/reason/model/prompt.h"
#include "agent/reason/notes.h"
#include "agent/sql/keywords.h"

namespace ask::reason {
namespace {

constexpr size_t kLongestCell = 200;
constexpr size_t kMostNullColumns = 10;
constexpr size_t kMostResultBytes = 24'000;  // of one result, for any number of rows

std::string cell(const Value& value) {
  return text::shortened(text::one_line(display(value)), kLongestCell);
}

// Errors whose message may quote stored values: from a judge, SQLite or the built-in engine, which
// also says why it cannot replace a model.
bool may_quote_rows(Code code) {
  return code == Code::kNoRows || code == Code::kLowScore || code == Code::kExecutionError ||
         code == Code::kCannotAnswer || code == Code::kNoDatasource ||
         code == Code::kSqlGenFailed || code == Code::kModelError ||
         code == Code::kServiceUnavailable;
}

std::string more_rows(size_t n) { return fmt::format("({} more row{})", n, n == 1 ? "" : "s"); }

}  // namespace

std::string result_prompt(const ResultSet& result, size_t most, bool trial) {
  std::vector<std::string> columns;
  for (const std::string& column : result.columns) columns.push_back(cell(column));
  std::string out = text::joined(columns, " | ");
  size_t shown = 0;
  for (; shown < std::min(most, result.rows.size()) && out.size() < kMostResultBytes; ++shown) {
    std::vector<std::string> cells;
    for (const Value& value : result.rows[shown]) cells.push_back(cell(value));
    out += "\n" + text::joined(cells, " | ");
  }
  if (result.rows.size() > shown) out += "\n" + more_rows(result.rows.size() - shown);
  for (const std::string& note : notes(result, trial)) out += "\n(" + note + ")";
  return out;
}

std::vector<std::string> permitted_headings(std::vector<std::string> headings, Share share) {
  if (share < Share::kValues)
    std::erase_if(headings, [](const std::string& one) { return one.find('\'') != one.npos; });
  return headings;
}

std::string kept_line(const KeptTable& kept, Share share) {
  std::vector<std::string> columns = permitted_headings(kept.columns, share);
  const size_t left_out = kept.columns.size() - columns.size();
  for (std::string& column : columns)
    if (!sql::plain_word(column)) column = text::quoted(column);
  std::string out = fmt::format("{}({})", kept.name, text::joined(columns, ", "));
  if (left_out > 0) out += fmt::format(" and {} more column{}", left_out, left_out == 1 ? "" : "s");
  if (share >= Share::kResults)
    out += fmt::format(": {} row{}", kept.rows, kept.rows == 1 ? "" : "s");
  if (!kept.description.empty()) out += " -- " + text::shortened(kept.description, kLongestCell);
  return out;
}

std::string task_prompt(const TaskResult& task, size_t most, Share share) {
  std::string out = fmt::format("{}: {}", task.task->id, fenced(task.task->description));
  if (task.draft && share >= Share::kValues)
    out += "\nSQL:\n" + fenced(task.draft->statement.text());
  const bool rows_too = share == Share::kResults;
  if (!task.result) {
    const bool why = task.error && (rows_too || !may_quote_rows(task.error->code));
    return out + "\nIt failed:\n" + fenced(why ? task.error->message : "no result");
  }
  if (!rows_too || task.result->withheld) return out + "\nIt was run; its rows are not shown.";
  const size_t rows = task.result->rows.size();
  out += rows > most ? fmt::format("\nThe first {} of {} rows:\n", most, rows) : "\nRows:\n";
  return out + fenced(result_prompt(*task.result, most, task.trial));
}

namespace {

// "8 rows, 5 of them different; NULLs: city 3".
std::string counted(const ResultSet& result) {
  std::set<std::string> different;
  std::vector<size_t> nulls(result.columns.size());
  for (const auto& row : result.rows) {
    std::string key;
    for (size_t c = 0; c < row.size(); ++c) {
      const std::string text = display(row[c]);
      key += fmt::format("{}:{}", text.size(), text);
      if (c < nulls.size()) nulls[c] += std::holds_alternative<std::monostate>(row[c]);
    }
    different.insert(std::move(key));
  }
  std::string out = fmt::format("{} row{}", result.rows.size(), result.rows.size() == 1 ? "" : "s");
  if (different.size() < result.rows.size())
    out += fmt::format(", {} of them different", different.size());
  std::vector<std::string> null_counts;
  for (size_t c = 0; c < nulls.size() && null_counts.size() < kMostNullColumns; ++c)
    if (nulls[c] > 0)
      null_counts.push_back(fmt::format("{} {}", cell(result.columns[c]), nulls[c]));
  if (!null_counts.empty()) out += "; NULLs: " + text::joined(null_counts, ", ");
  return out;
}

}  // namespace

std::string judged_prompt(const JudgeRequest& judge) {
  std::string out = fenced(result_prompt(*judge.result, kMostJudgedRows, judge.trial) + "\n\n" +
                           counted(*judge.result));
  if (!judge.doubts.empty())
    out += "\n\nWhat speaks against it:\n" + fenced(text::joined(judge.doubts, "\n"));
  if (!judge.other) return out;
  if (judge.other->withheld)
    return out +
           "\n\nAnother reading of the question, which may be wrong, gives other rows. It reads "
           "private columns and is not shown.";
  const auto& rows = judge.other->rows;
  out +=
      "\n\nAnother reading of the question, which may be wrong, is:\n" + fenced(judge.other->sql);
  if (rows) out += "\nIt gives:\n" + fenced(result_prompt(*rows, kMostJudgedRows));
  return out;
}

}  // namespace ask::reason
