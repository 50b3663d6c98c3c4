#include "agent/reason/model/retry_guard.h"

#include <algorithm>

#include "agent/common/text.h"
#include "agent/sql/parse.h"
#include "agent/sql/render.h"

namespace ask::reason {
namespace {

constexpr size_t kMostFixes = 5, kMostFixBytes = 1000;

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// "2. Join by id" -> "Join by id"; "" for a line without a number.
std::string_view numbered(std::string_view line) {
  line = text::trimmed(line);
  size_t digits = 0;
  while (digits < line.size() && is_digit(line[digits])) ++digits;
  if (digits == 0 || digits > 2 || digits == line.size()) return {};
  if (line[digits] != '.' && line[digits] != ')') return {};
  return text::trimmed(line.substr(digits + 1));
}

}  // namespace

bool same_sql(const sql::Statement& a, const sql::Statement& b) {
  if (a.text() == b.text()) return true;
  const Result<sql::Query>&left = a.query(), &right = b.query();
  return left && right && sql::render(*left) == sql::render(*right);
}

std::string complaint(const Result<Draft>& draft, const std::optional<Feedback>& feedback) {
  if (!draft)
    return draft.error().code == Code::kNoDatasource
               ? ""
               : "That holds no SELECT for SQLite. Answer with the JSON object only: "
                 R"({"sql": "SELECT ...", "reasoning": "..."})";
  const bool tried = feedback && std::any_of(feedback->tried.begin(), feedback->tried.end(),
                                             [&](const std::string& before) {
                                               return same_sql(draft->statement, before);
                                             });
  return tried ? "That is the same SQL again, which has failed. Write it in another way." : "";
}

std::string not_in(std::string_view message, const std::string& hints) {
  std::vector<std::string> out;
  for (const std::string& line : text::split(hints, '\n')) {
    bool known = true;
    for (std::string_view rest = line; known && !rest.empty();) {
      const size_t end = rest.find("; ");
      known = message.find(rest.substr(0, end)) != message.npos;
      rest.remove_prefix(end == rest.npos ? rest.size() : end + 2);
    }
    if (!known) out.push_back(line);
  }
  return text::joined(out, "\n");
}

std::string read_fixes(std::string_view reply) {
  std::string out;
  size_t count = 0;
  for (const std::string& line : text::split(reply, '\n')) {
    const std::string_view fix = numbered(line);
    if (fix.empty() || sql::parse(fix)) continue;
    const std::string next = std::to_string(++count) + ". " + std::string(fix) + "\n";
    if (count > kMostFixes || out.size() + next.size() > kMostFixBytes) break;
    out += next;
  }
  return std::string(text::trimmed(out));
}

}  // namespace ask::reason
