#include "agent/sql/sight_text.h"

#include <algorithm>
#include <string>
#include <vector>

#include "agent/common/text.h"
#include "agent/sql/lex.h"

namespace ask::sql {
namespace {

std::string plain(const Token& token) {
  const bool quoted = token.kind == TokenKind::kQuotedName || token.kind == TokenKind::kString;
  return quoted ? unquoted(token) : std::string(token.text);
}

bool is(const Token& token, std::string_view symbol) {
  return token.kind == TokenKind::kSymbol && token.text == symbol;
}

// The definitions between the outer parentheses, each as [first, last) of the tokens.
std::vector<std::pair<size_t, size_t>> definitions(const std::vector<Token>& tokens) {
  std::vector<std::pair<size_t, size_t>> out;
  int depth = 0;
  size_t from = 0;
  for (size_t i = 0; i < tokens.size(); ++i) {
    if (is(tokens[i], "(") && ++depth == 1) from = i + 1;
    const bool ends = is(tokens[i], ")") && --depth == 0;
    if (!ends && !(depth == 1 && is(tokens[i], ","))) continue;
    out.emplace_back(from, i);
    from = i + 1;
    if (ends) break;
  }
  return out;
}

}  // namespace

bool definition_names(const db::Table& table, size_t column, std::string_view other) {
  const auto tokens = lex(table.sql);
  if (!tokens) return true;
  for (const auto& [first, last] : definitions(*tokens)) {
    if (first >= last || !text::equal_nocase(plain((*tokens)[first]), table.columns[column].name))
      continue;
    for (size_t i = first + 1; i < last; ++i)
      if (text::equal_nocase(plain((*tokens)[i]), other)) return true;
    return false;
  }
  return true;
}

bool arguments_name(const db::Table& table, std::string_view other) {
  const auto tokens = lex(table.sql);
  if (!tokens || tokens->size() < 2) return true;
  const std::string wanted = text::lower(other);
  bool arguments = false;
  for (const Token& token : *tokens) {
    arguments = arguments || is(token, "(");
    // An argument may be a text of its own ('content=docs'), so a part of it counts.
    if (arguments && text::lower(plain(token)).find(wanted) != std::string::npos) return true;
  }
  return false;
}

bool names_word(const db::Table& table, std::string_view word) {
  const auto tokens = lex(table.sql);
  return !tokens || std::any_of(tokens->begin(), tokens->end(), [&](const Token& token) {
    return token.kind == TokenKind::kWord && text::equal_nocase(token.text, word);
  });
}

bool harmless_module(const db::Table& table) {
  const auto tokens = lex(table.sql);
  for (size_t i = 0; tokens && i + 1 < tokens->size(); ++i) {
    if (!text::equal_nocase((*tokens)[i].text, "USING")) continue;
    for (const std::string_view module : {"fts3", "fts4", "fts5", "rtree", "rtree_i32"})
      if (text::equal_nocase(plain((*tokens)[i + 1]), module)) return true;
  }
  return false;
}

}  // namespace ask::sql
