#include "agent/check/statement_rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "agent/common/contains.h"

namespace ask::sql {
namespace {

constexpr size_t kLongestStatement = 1'000'000;

// The first word of the statement in upper case, after space and comments.
std::string first_word(std::string_view sql) {
  size_t i = 0;
  for (;;) {
    i = std::min(sql.find_first_not_of(" \t\r\n\f;", i), sql.size());
    if (sql.substr(i, 2) == "--") {
      i = std::min(sql.find('\n', i), sql.size());
    } else if (sql.substr(i, 2) == "/*") {
      const size_t end = sql.find("*/", i + 2);
      i = end == sql.npos ? sql.size() : end + 2;
    } else {
      break;
    }
  }
  std::string word;
  for (; i < sql.size() && word.size() < 20; ++i) {
    const char c = sql[i];
    if ((c >= 'a' && c <= 'z')) {
      word += static_cast<char>(c - 'a' + 'A');
    } else if ((c >= 'A' && c <= 'Z') || c == '_') {
      word += c;
    } else {
      break;
    }
  }
  return word;
}

constexpr std::string_view kStatements[] = {
    "ALTER",   "ANALYZE", "ATTACH",   "BEGIN",     "COMMIT", "CREATE", "DELETE",
    "DETACH",  "DROP",    "END",      "EXPLAIN",   "INSERT", "PRAGMA", "REINDEX",
    "RELEASE", "REPLACE", "ROLLBACK", "SAVEPOINT", "UPDATE", "VACUUM"};

Finding refused(std::string_view what) {
  return finding(Code::kSafeguardViolation, what,
                 fmt::format("{} is refused: ask only reads", what), "write one SELECT");
}

// The verb after the WITH queries, "" if there is no WITH or no verb is found.
std::string verb_after_with(const StatementText& script) {
  for (size_t i = script.word(0, "WITH") ? 1 : script.size(); i < script.size(); ++i) {
    if (script.symbol(i, "(")) i = script.closing(i);
    for (const std::string_view verb :
         {"SELECT", "VALUES", "INSERT", "REPLACE", "UPDATE", "DELETE"})
      if (script.word(i, verb)) return std::string(verb);
  }
  return "";
}

}  // namespace

std::optional<Finding> refuse_text(std::string_view sql, bool change) {
  if (sql.size() > kLongestStatement)
    return finding(Code::kSafeguardViolation, "",
                   fmt::format("the statement is longer than {} bytes", kLongestStatement));
  if (const size_t nul = sql.find('\0'); nul != sql.npos)
    return finding(Code::kInvalidText, "",
                   fmt::format("the statement has a NUL byte at byte {}", nul));
  const std::string word = first_word(sql);
  if (change && (word == "INSERT" || word == "REPLACE" || word == "UPDATE" || word == "DELETE" ||
                 word == "CREATE" || word == "ALTER" || word == "DROP"))
    return std::nullopt;  // review_change examines it
  if (contains(kStatements, word)) return refused(word);
  return std::nullopt;
}

std::optional<Finding> refuse_more(const StatementText& script) {
  size_t end = 0;
  while (end + 1 < script.size() && !script.symbol(end, ";")) ++end;
  for (size_t i = end; i + 1 < script.size(); ++i)
    if (!script.symbol(i, ";"))
      return finding(Code::kSafeguardViolation, script.value(i),
                     "there must be exactly one statement", "write one SELECT and nothing else");
  if (end == 0) return finding(Code::kSyntaxError, "", "there is no statement", "write one SELECT");
  return std::nullopt;
}

std::optional<Finding> refuse_script(const StatementText& script) {
  if (std::optional<Finding> more = refuse_more(script)) return more;
  const std::string verb = verb_after_with(script);
  if (!verb.empty() && verb != "SELECT" && verb != "VALUES") return refused(verb);
  return std::nullopt;
}

std::optional<Finding> refuse_hidden_ways(const StatementText& script) {
  for (size_t i = 0; i + 2 < script.size(); ++i)
    if (script.word(i, "INDEXED") && script.word(i + 1, "BY"))
      return finding(Code::kSecurityViolation, "INDEXED BY",
                     "INDEXED BY is refused where a policy hides a part of the database");
  // SQLite does not report the columns that NATURAL compares, so they could be hidden ones.
  for (size_t i = 0; i < script.size(); ++i)
    if (script.word(i, "NATURAL"))
      return finding(Code::kSecurityViolation, "NATURAL",
                     "NATURAL JOIN is refused where a policy hides a part of the database",
                     "join with ON and name the columns");
  return std::nullopt;
}

std::optional<Finding> refuse_compiled(const CompiledFacts& compiled, const StatementText& script) {
  if (!compiled.statement) return finding(Code::kSyntaxError, "", "there is no statement");
  for (size_t i = script.size() - 1; i-- > 0 && script.token(i).at >= compiled.tail;)
    if (!script.symbol(i, ";"))
      return finding(Code::kSafeguardViolation, "", "there must be exactly one statement");
  if (compiled.explain) return refused("EXPLAIN");
  if (!compiled.read_only || compiled.columns == 0)
    return refused("a statement that gives no rows or changes data");
  if (compiled.parameters > 0)
    return finding(Code::kSyntaxError, "?", "a parameter has no value here",
                   "write the value itself");
  return std::nullopt;
}

Finding hidden_part(const db::Table* table) {
  if (table == nullptr)
    return finding(Code::kSecurityViolation, "",
                   "the statement takes in something that may not be read",
                   "name tables with their schema and columns with their table");
  return finding(Code::kSecurityViolation, table->name,
                 fmt::format("the statement takes in a part of \"{}\" that may not be read",
                             shown(table->name)),
                 "name its columns one by one, without * and rowid");
}

}  // namespace ask::sql
