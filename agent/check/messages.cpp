// Classifies the SQLite compile errors that end the search for phantoms as findings.
#include "agent/check/messages.h"

#include <fmt/format.h>

#include "agent/common/text.h"

namespace ask::sql {
namespace {

// The part of `message` between `before` and `suffix`; "" if they are missing.
std::string between(const std::string& message, std::string_view before, std::string_view suffix) {
  const size_t from = message.find(before);
  if (from == std::string::npos) return "";
  const size_t start = from + before.size();
  const size_t end = suffix.empty() ? message.size() : message.find(suffix, start);
  return end == std::string::npos ? "" : message.substr(start, end - start);
}

bool has(const std::string& message, std::string_view part) {
  return message.find(part) != std::string::npos;
}

Finding syntax_error(const std::string& message, int offset) {
  if (has(message, "incomplete input"))
    return finding(Code::kSyntaxError, "", "incomplete input: the statement ends too early",
                   "write the whole statement");
  std::string object = between(message, "near \"", "\": syntax error");
  if (object.empty()) object = between(message, "unrecognized token: \"", "");
  if (object.ends_with('"')) object.pop_back();
  std::string sentence = shown(message);
  if (offset >= 0) sentence += fmt::format(" at byte {}", offset);
  return finding(Code::kSyntaxError, object, std::move(sentence));
}

Finding classified(const std::string& message, int offset) {
  if (has(message, "misuse of aggregate") || has(message, "misuse of window") ||
      has(message, "aggregate functions are not allowed") ||
      has(message, "misuse of aliased aggregate") ||
      has(message, "may not be used as a window function"))
    return finding(Code::kAggregateMisuse, between(message, "function ", "("), shown(message),
                   "use aggregates in the select list, HAVING or ORDER BY");
  if (message.starts_with("unsafe use of"))
    return finding(Code::kSafeguardViolation, between(message, "unsafe use of ", ""),
                   shown(message));
  // The host's authorizer denies a table or column by a result code, a function by message only.
  if (message.starts_with("not authorized to use function: "))
    return finding(Code::kSecurityViolation, between(message, "function: ", ""), shown(message));
  if (message.starts_with("ambiguous column name: "))
    return finding(Code::kAmbiguousColumn, between(message, "name: ", ""), shown(message));
  for (const auto& [words, code] : {std::pair{"no such table: ", Code::kTableNotFound},
                                    std::pair{"no such column: ", Code::kColumnNotFound},
                                    std::pair{"no such function: ", Code::kFunctionNotFound}})
    if (message.starts_with(words))
      return finding(code, between(message, words, ""), shown(message));
  if (has(message, " has no column named "))
    return finding(Code::kColumnNotFound, between(message, " has no column named ", ""),
                   shown(message));
  if (has(message, "does not match any column in the result set"))
    return finding(Code::kColumnNotFound, "ORDER BY", shown(message),
                   "order a compound SELECT by a column of its result");
  for (const std::string_view words :
       {"term out of range", "do not have the same number of result columns",
        "GROUP BY clause is required", "values for", "sub-select returns"})
    if (has(message, words))
      return finding(Code::kInvalidPlanStructure, "", shown(message),
                     "name columns that are there, as many as are wanted");
  return syntax_error(message, offset);
}

}  // namespace

LocatedFinding compile_error(const std::string& message, int offset, const StatementText* script) {
  LocatedFinding out{classified(message, offset), std::string::npos};
  if (offset >= 0) out.at = static_cast<size_t>(offset);
  if (offset < 0 && script != nullptr && !out.finding.object.empty())
    out.at = script->position(out.finding.object);
  return out;
}

}  // namespace ask::sql
