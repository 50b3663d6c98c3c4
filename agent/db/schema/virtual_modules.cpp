#include "agent/db/schema/virtual_modules.h"

#include <algorithm>
#include <iterator>

#include "agent/common/text.h"
#include "agent/sql/lex.h"

namespace ask::db {
namespace {

// Sorted.
constexpr std::string_view kNeverRead[] = {"bytecode",       "completion",    "csv",
                                           "dbstat",         "eval",          "fsdir",
                                           "lsmode",         "pragma",        "sqlite_btreeinfo",
                                           "sqlite_dbdata",  "sqlite_dbpage", "sqlite_dbptr",
                                           "sqlite_memstat", "sqlite_stmt",   "statement",
                                           "stmt",           "tables_used",   "zipfile"};
static_assert(std::is_sorted(std::begin(kNeverRead), std::end(kNeverRead)));

// Index of the token after USING; 0 if there is none.
size_t module_at(const std::vector<sql::Token>& tokens) {
  const auto word = [&](size_t i, std::string_view w) {
    return i < tokens.size() && tokens[i].kind == sql::TokenKind::kWord &&
           text::equal_nocase(tokens[i].text, w);
  };
  if (!word(0, "CREATE") || !word(1, "VIRTUAL")) return 0;
  for (size_t i = 2; i + 1 < tokens.size(); ++i)
    if (word(i, "USING")) return i + 1;
  return 0;
}

}  // namespace

std::string module_of(std::string_view sql) {
  const auto tokens = sql::lex(sql);
  const size_t at = tokens ? module_at(*tokens) : 0;
  return at == 0 ? "" : text::lower(sql::text_of((*tokens)[at]));
}

bool never_read_module(std::string_view name) {
  return name.starts_with("pragma_") || name.starts_with("shell_") || name == "ask" ||
         name.starts_with("ask_") ||
         std::binary_search(std::begin(kNeverRead), std::end(kNeverRead), name);
}

// The argument may be written content=docs, content='docs', "content=docs" or with spaces.
std::string content_table(std::string_view sql) {
  const auto tokens = sql::lex(sql);
  const size_t at = tokens ? module_at(*tokens) : 0;
  if (at == 0 || !text::lower(sql::text_of((*tokens)[at])).starts_with("fts")) return "";
  const auto unquoted = [](std::string_view name) {
    name = text::trimmed(name);
    if (name.size() >= 2 && std::string_view("'\"`[").find(name.front()) != name.npos)
      name = name.substr(1, name.size() - 2);
    return std::string(name);
  };
  for (size_t i = at + 1; i < tokens->size(); ++i) {
    const std::string one = sql::text_of((*tokens)[i]);
    const std::string_view rest = text::trimmed(one);
    if (!text::equal_nocase(rest.substr(0, 7), "content")) continue;
    const std::string_view after = text::trimmed(rest.substr(7));
    if (after.starts_with('=')) return unquoted(after.substr(1));
    if (after.empty() && i + 2 < tokens->size() && (*tokens)[i + 1].text == "=")
      return unquoted(sql::text_of((*tokens)[i + 2]));
  }
  return "";
}

bool shows_schema(std::string_view sql) {
  return text::lower(content_table(sql)).starts_with("sqlite_");
}

}  // namespace ask::db
