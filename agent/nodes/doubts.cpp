#include "agent/nodes/doubts.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "agent/common/text.h"
#include "agent/score/band.h"

namespace ask {
namespace {

constexpr size_t kMostDoubtRows = 10'000;  // compared for repeated rows
constexpr size_t kMostWarnings = 5;

bool holds_null(const Value& value) { return std::holds_alternative<std::monostate>(value); }

// The number of columns without a value; 0 if there are no rows.
size_t empty_columns(const ResultSet& rows) {
  size_t out = 0;
  for (size_t c = 0; c < rows.columns.size() && !rows.rows.empty(); ++c)
    out += std::all_of(rows.rows.begin(), rows.rows.end(),
                       [&](const auto& row) { return c >= row.size() || holds_null(row[c]); });
  return out;
}

// Duplicate rows of texts: a join has repeated what was to be listed once.
size_t repeated_names(const ResultSet& rows) {
  std::set<std::string> seen;
  size_t out = 0;
  for (size_t i = 0; i < std::min(rows.rows.size(), kMostDoubtRows); ++i) {
    std::string key;
    for (const Value& value : rows.rows[i]) {
      const auto* text = std::get_if<std::string>(&value);
      if (!text) return 0;
      key += std::to_string(text->size()) + ":" + *text;
    }
    out += !seen.insert(std::move(key)).second;
  }
  return out;
}

void doubt_rows(const Attempt& attempt, std::vector<std::string>& out) {
  const ResultSet& rows = *attempt.result;
  if (rows.rows.empty()) out.emplace_back("there are no rows");
  if (const size_t empty = empty_columns(rows); empty > 0)
    out.push_back(empty == rows.columns.size()
                      ? "there is no value but NULL"
                      : fmt::format("{} of {} columns hold only NULL", empty, rows.columns.size()));
  if (rows.truncated() && !attempt.trial) out.emplace_back("the rows are cut");
  if (const size_t repeated = repeated_names(rows); repeated > 0)
    out.push_back(fmt::format("{} of {} rows repeat one before them", repeated, rows.rows.size()));
}

}  // namespace

std::vector<std::string> doubts(const TaskState& task, const Attempt& attempt) {
  std::vector<std::string> out;
  if (!attempt.result) return out;
  doubt_rows(attempt, out);
  size_t warnings = 0;
  for (const sql::Finding& finding : attempt.check.findings)
    if (finding.severity == Severity::kWarning && ++warnings <= kMostWarnings)
      out.push_back(finding.message);
  if (attempt.draft.confidence < score::kUnanswered) out.emplace_back("the writer was not sure");
  if (const auto& vote = attempt.draft.agreement; vote && vote->share() <= 0.5)
    out.push_back(fmt::format("only {} of {} drafts give these rows", vote->same, vote->drafts));
  if (std::any_of(task.attempts.begin(), task.attempts.end() - 1,
                  [](const Attempt& before) { return before.judgement.has_value(); }))
    out.emplace_back("an earlier attempt was judged wrong");
  return out;
}

std::vector<size_t> tables_read(const db::Catalog& catalog, const sql::Check& check) {
  std::vector<size_t> out;
  for (size_t i = 0; i < catalog.tables.size(); ++i) {
    const db::Table& table = catalog.tables[i];
    if (std::any_of(check.reads.begin(), check.reads.end(), [&](const sql::ColumnRead& read) {
          return text::equal_nocase(read.table, table.name) &&
                 text::equal_nocase(read.schema, table.schema);
        }))
      out.push_back(i);
  }
  return out;
}

}  // namespace ask
