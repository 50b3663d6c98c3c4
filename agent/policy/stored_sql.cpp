#include "agent/policy/stored_sql.h"

#include <algorithm>
#include <string>
#include <vector>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/db/schema/virtual_modules.h"
#include "agent/sql/lex.h"

namespace ask::sql {
namespace {

// The definitions between the outer parentheses, each as a token range [first, last).
std::vector<std::pair<size_t, size_t>> definitions(const std::vector<Token>& tokens) {
  std::vector<std::pair<size_t, size_t>> out;
  int depth = 0;
  size_t from = 0;
  for (size_t i = 0; i < tokens.size(); ++i) {
    if (is_symbol(tokens[i], "(") && ++depth == 1) from = i + 1;
    const bool ends = is_symbol(tokens[i], ")") && --depth == 0;
    if (!ends && !(depth == 1 && is_symbol(tokens[i], ","))) continue;
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
    if (first >= last || !text::equal_nocase(text_of((*tokens)[first]), table.columns[column].name))
      continue;
    for (size_t i = first + 1; i < last; ++i)
      if (text::equal_nocase(text_of((*tokens)[i]), other)) return true;
    return false;
  }
  return true;
}

namespace {

constexpr size_t kMostCalls = 2000;

// Operators and keywords that call the function of their name; an application may override it.
constexpr std::string_view kFunctionOperators[] = {
    "like", "glob", "regexp", "match", "current_date", "current_time", "current_timestamp"};

class GeneratedCalls {
 public:
  GeneratedCalls(const db::Table& table, const std::vector<Token>& tokens)
      : table_(table), tokens_(tokens), visited_(table.columns.size()) {}

  bool read(size_t column) {
    for (const auto& [first, last] : definitions(tokens_)) {
      if (first >= last ||
          !text::equal_nocase(text_of(tokens_[first]), table_.columns[column].name))
        continue;
      for (size_t i = first + 1; i + 1 < last; ++i)
        if (text::equal_nocase(tokens_[i].text, "AS") && is_symbol(tokens_[i + 1], "("))
          return expression(i + 1, last);
      return false;
    }
    return false;
  }

  std::vector<std::string> calls;

 private:
  bool expression(size_t from, size_t last) {
    for (size_t i = from; i < last && calls.size() < kMostCalls; ++i) {
      const std::string low = text::lower(text_of(tokens_[i]));
      if (calls_function(tokens_, i)) calls.push_back(low);
      const bool name =
          tokens_[i].kind == TokenKind::kWord || tokens_[i].kind == TokenKind::kQuotedName;
      if (name && !other_column(low)) return false;
    }
    return true;
  }

  // Visits each generated column once; SQLite forbids one that refers to itself.
  bool other_column(const std::string& low) {
    for (size_t c = 0; c < table_.columns.size(); ++c) {
      const db::ColumnRole role = table_.columns[c].role;
      if (role != db::ColumnRole::kGeneratedVirtual || visited_[c] ||
          !text::equal_nocase(table_.columns[c].name, low))
        continue;
      visited_[c] = 1;
      if (!read(c)) return false;
    }
    return true;
  }

  const db::Table& table_;
  const std::vector<Token>& tokens_;
  std::vector<char> visited_;
};

}  // namespace

bool calls_function(const std::vector<Token>& tokens, size_t at) {
  const Token& token = tokens[at];
  if (is_symbol(token, "->") || is_symbol(token, "->>")) return true;
  if (token.kind != TokenKind::kWord && token.kind != TokenKind::kQuotedName) return false;
  if (at + 1 < tokens.size() && is_symbol(tokens[at + 1], "(")) return true;
  return token.kind == TokenKind::kWord &&
         text::is_one_of(text::lower(token.text), kFunctionOperators);
}

std::vector<std::string> stored_calls(std::string_view sql) {
  std::vector<std::string> out;
  const auto tokens = lex(sql);
  for (size_t i = 0; tokens && i + 1 < tokens->size(); ++i)
    if (calls_function(*tokens, i)) out.push_back(text::lower(text_of((*tokens)[i])));
  return out;
}

std::optional<std::vector<std::string>> generated_calls(const db::Table& table, size_t column) {
  const auto tokens = lex(table.sql);
  if (!tokens) return std::nullopt;
  GeneratedCalls out(table, *tokens);
  if (!out.read(column)) return std::nullopt;
  return std::move(out.calls);
}

bool arguments_name(const db::Table& table, std::string_view other) {
  const auto tokens = lex(table.sql);
  if (!tokens || tokens->size() < 2) return true;
  const std::string wanted = text::lower(other);
  bool arguments = false;
  for (const Token& token : *tokens) {
    arguments = arguments || is_symbol(token, "(");
    // An argument may be an assignment of its own ('content=docs'), so a substring counts.
    if (arguments && text::lower(text_of(token)).find(wanted) != std::string::npos) return true;
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
  constexpr std::string_view kHarmless[] = {"fts3", "fts4", "fts5", "rtree", "rtree_i32"};
  return text::is_one_of(db::module_of(table.sql), kHarmless);
}

}  // namespace ask::sql
