#include "agent/reason/model/sql_reply.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

#include "agent/common/json_text.h"
#include "agent/common/one_line.h"
#include "agent/common/text.h"
#include "agent/reason/model/sql_reply_yaml.h"

namespace ask::sql {
namespace {

using nlohmann::json;
constexpr size_t kLongestReply = 1'000'000;

bool starts_word(std::string_view text, std::string_view word) {
  if (text.size() < word.size() || !text::equal_nocase(text.substr(0, word.size()), word))
    return false;
  if (text.size() == word.size()) return true;
  const char next = text[word.size()];
  return !((next >= 'a' && next <= 'z') || (next >= 'A' && next <= 'Z') || next == '_');
}

// True if the text starts like a statement, including forbidden ones: the checker explains why.
bool looks_like_sql(std::string_view text) {
  constexpr std::array<std::string_view, 20> kVerbs = {
      "select", "with",   "values",  "insert",  "update",  "delete",   "replace",
      "create", "drop",   "alter",   "pragma",  "attach",  "detach",   "begin",
      "commit", "vacuum", "analyze", "reindex", "explain", "savepoint"};
  return std::any_of(kVerbs.begin(), kVerbs.end(),
                     [&](std::string_view verb) { return starts_word(text, verb); });
}

// Removes <think>…</think> and similar blocks. An unclosed one extends to the end.
std::string without_reasoning(std::string_view text, std::string& reasoning) {
  std::string out;
  while (!text.empty()) {
    size_t open = text.npos;
    std::string_view close;
    for (const auto& [begin, end] :
         {std::pair<std::string_view, std::string_view>{"<think>", "</think>"},
          {"<thinking>", "</thinking>"},
          {"<reasoning>", "</reasoning>"}}) {
      const size_t at = text.find(begin);
      if (at < open) {
        open = at;
        close = end;
      }
    }
    out += text.substr(0, open);
    if (open == text.npos) break;
    const size_t end = text.find(close, open);
    reasoning += text.substr(open + close.size() - 1,
                             end == text.npos ? end : end - open - close.size() + 1);
    if (end == text.npos) break;
    text.remove_prefix(end + close.size());
  }
  return out;
}

std::string_view without_semicolons(std::string_view sql) {
  sql = text::trimmed(sql);
  while (!sql.empty() && sql.back() == ';') sql = text::trimmed(sql.substr(0, sql.size() - 1));
  return sql;
}

// Prepends the missing verb to "name FROM t".
std::string with_verb(std::string_view sql) {
  if (looks_like_sql(sql) || sql.starts_with('(') || sql.starts_with('{') || sql.starts_with('['))
    return std::string(sql);
  const std::string low = " " + text::lower(sql) + " ";
  const bool has_from = low.find(" from ") != low.npos || low.find("\nfrom ") != low.npos;
  return has_from ? "SELECT " + std::string(sql) : std::string(sql);
}

// Removes quotes around the whole SQL, and the doubling of quotes inside.
std::string unquoted(std::string_view sql) {
  constexpr std::string_view kQuotes = "'\"`";
  if (sql.size() < 2 || sql.front() != sql.back() || kQuotes.find(sql.front()) == kQuotes.npos)
    return std::string(sql);
  const char quote = sql.front();
  const std::string_view inside = sql.substr(1, sql.size() - 2);
  if (!looks_like_sql(text::trimmed(inside))) return std::string(sql);
  std::string single;
  for (size_t i = 0; i < inside.size(); ++i) {
    single += inside[i];
    if (inside[i] != quote) continue;
    if (i + 1 == inside.size() || inside[i + 1] != quote) return std::string(inside);
    ++i;
  }
  return single;
}

// The statement to run: unquoted, with its verb.
std::string statement(std::string_view sql) {
  return with_verb(without_semicolons(unquoted(without_semicolons(sql))));
}

std::optional<SqlReply> from_json(std::string_view text) {
  const json parsed = parsed_sorted_json(text);
  if (!parsed.is_object() || !parsed.contains("sql") || !parsed["sql"].is_string())
    return std::nullopt;
  SqlReply reply{parsed["sql"].get<std::string>(), ""};
  if (parsed.contains("reasoning") && parsed["reasoning"].is_string())
    reply.reasoning = parsed["reasoning"].get<std::string>();
  return reply;
}

// A JSON object surrounded by prose: from the first to the last brace.
std::optional<SqlReply> from_json_in_prose(std::string_view text) {
  const size_t open = text.find('{'), close = text.rfind('}');
  if (open == text.npos || close == text.npos || close < open) return std::nullopt;
  return from_json(text.substr(open, close - open + 1));
}

// The member "sql" of JSON that is not well-formed, or not the outermost: a comma too many, a line
// break within a text, an object within another. The last one counts, as with fences.
std::optional<SqlReply> from_broken_json(std::string_view text) {
  constexpr std::string_view kKey = "\"sql\"";
  const size_t key = text.rfind(kKey);
  if (key == text.npos) return std::nullopt;
  size_t at = text.find_first_not_of(" \t\r\n", key + kKey.size());
  if (at == text.npos || text[at] != ':') return std::nullopt;
  at = text.find_first_not_of(" \t\r\n", at + 1);
  if (at == text.npos || text[at] != '"') return std::nullopt;
  std::string literal = "\"";
  for (++at; at < text.size() && text[at] != '"'; ++at) {
    if (text[at] == '\\' && at + 1 < text.size()) literal += text[at++];
    const bool control = static_cast<unsigned char>(text[at]) < 0x20;
    literal += control ? ' ' : text[at];
  }
  if (at >= text.size()) return std::nullopt;
  const json value = parsed_sorted_json(literal + '"');
  if (!value.is_string()) return std::nullopt;
  return SqlReply{value.get<std::string>(), ""};
}

struct Fence {
  std::string_view label, body;
  size_t begin, end;
};

std::optional<Fence> next_fence(std::string_view text, size_t from) {
  const size_t open = text.find("```", from);
  if (open == text.npos) return std::nullopt;
  const size_t line = text.find('\n', open);
  const size_t start = line == text.npos ? open + 3 : line + 1;
  const size_t close = text.find("```", start);
  const size_t end = close == text.npos ? text.size() : close;
  std::string_view label = text::trimmed(text.substr(open + 3, start - open - 3));
  std::string_view body = text.substr(start, end - start);
  if (line == text.npos || line > end) {  // ```SELECT 1```
    body = text.substr(open + 3, end > open + 3 ? end - open - 3 : 0);
    label = {};
    if (starts_word(body, "sql")) body.remove_prefix(3);
  }
  return Fence{label, body, open, close == text.npos ? text.size() : close + 3};
}

// A YAML key `sql` whose scalar reads as a statement.
std::optional<SqlReply> from_yaml(std::string_view text) {
  SqlReply reply;
  for (auto& [key, value] : read_yaml(text)) {
    if (key == "sql" && looks_like_sql(statement(value))) reply.sql = std::move(value);
    if (key == "reasoning") reply.reasoning = std::move(value);
  }
  if (reply.sql.empty()) return std::nullopt;
  return reply;
}

// A statement that starts on its own line and ends at a semicolon, an empty line or the end.
std::optional<SqlReply> from_prose(std::string_view text) {
  size_t line = 0;
  while (line < text.size()) {
    const std::string_view rest = text.substr(line);
    if (starts_word(rest, "select") || starts_word(rest, "with") || starts_word(rest, "values")) {
      const size_t stop = std::min(rest.find(";\n"), rest.find("\n\n"));
      return SqlReply{std::string(rest.substr(0, stop)),
                      std::string(text::trimmed(text.substr(0, line)))};
    }
    const size_t end = text.find('\n', line);
    if (end == text.npos) break;
    line = end + 1;
  }
  return std::nullopt;
}

std::optional<SqlReply> from_fences(std::string_view text) {
  std::optional<SqlReply> best;
  for (auto fence = next_fence(text, 0); fence; fence = next_fence(text, fence->end)) {
    std::optional<SqlReply> found = from_json(fence->body);
    const std::string_view body = text::trimmed(fence->body);
    if (!found && !looks_like_sql(body)) found = from_yaml(fence->body);
    const std::string candidate = with_verb(unquoted(body));
    if (!found && looks_like_sql(candidate)) found = SqlReply{candidate, ""};
    if (!found) continue;
    if (found->reasoning.empty()) found->reasoning = text::trimmed(text.substr(0, fence->begin));
    // The last fence wins, since models correct themselves further down; SQL wins over other
    // fences.
    best = std::move(found);
  }
  return best;
}

}  // namespace

Result<SqlReply> parse_sql_reply(std::string_view text) {
  if (text.size() > kLongestReply)
    return Error{Code::kSqlGenFailed, fmt::format("the reply has {} bytes", text.size())};
  std::string reasoning;
  // Bare SQL is used unchanged: its literals may contain text like a tag or a fence.
  const bool bare = looks_like_sql(text::trimmed(text));
  const std::string visible = bare ? std::string(text) : without_reasoning(text, reasoning);
  const std::string_view whole = text::trimmed(visible);

  std::optional<SqlReply> found;
  if (bare && whole.find("\n\n") == whole.npos) found = SqlReply{std::string(whole), ""};
  if (!found) found = from_json(whole);
  if (!found && whole.starts_with('{')) found = from_broken_json(whole);
  if (!found) found = from_fences(whole);
  if (!found) found = from_yaml(visible);
  if (!found) found = from_json_in_prose(whole);
  if (!found) found = from_prose(whole);
  if (!found && looks_like_sql(statement(whole))) found = SqlReply{std::string(whole), ""};
  if (found) found->sql = statement(found->sql);
  if (!found || text::trimmed(found->sql).empty() || !looks_like_sql(found->sql))
    return Error{Code::kSqlGenFailed, fmt::format("the reply holds no SQL: \"{}\"",
                                                  text::shortened(text::one_line(whole), 120))};
  if (found->reasoning.empty()) found->reasoning = text::trimmed(reasoning);
  return *found;
}

}  // namespace ask::sql
