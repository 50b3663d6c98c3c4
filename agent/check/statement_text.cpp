#include "agent/check/statement_text.h"

#include <algorithm>
#include <iterator>

#include "agent/common/text.h"
#include "agent/sql/keywords.h"

namespace ask::sql {
namespace {

constexpr std::string_view kEndOfFrom[] = {"SELECT", "WHERE", "GROUP",  "ORDER",     "HAVING",
                                           "LIMIT",  "UNION", "EXCEPT", "INTERSECT", "VALUES"};
constexpr std::string_view kEndOfOn[] = {
    "WHERE", "GROUP", "ORDER", "HAVING", "LIMIT",   "UNION",  "JOIN",      "LEFT",
    "RIGHT", "FULL",  "INNER", "CROSS",  "NATURAL", "EXCEPT", "INTERSECT", "USING"};

}  // namespace

Result<StatementText> StatementText::read(std::string_view sql) {
  Result<std::vector<Token>> tokens = lex(sql);
  if (!tokens) return tokens.error();
  return made_of(sql, std::move(*tokens));
}

Result<StatementText> StatementText::of(const Statement& statement) {
  const Result<std::vector<Token>>& tokens = statement.tokens();
  if (!tokens) return tokens.error();
  return made_of(statement.text(), *tokens);
}

StatementText StatementText::made_of(std::string_view sql, std::vector<Token> tokens) {
  StatementText script;
  script.work_ = std::string(sql);
  script.tokens_ = std::move(tokens);
  script.blanked_.assign(script.tokens_.size(), false);
  script.in_on_.assign(script.tokens_.size(), false);
  script.index_names();
  script.match_parentheses();
  script.find_tables();
  script.find_queries();
  script.find_conditions();
  return script;
}

bool StatementText::word(size_t i, std::string_view keyword) const {
  if (i >= tokens_.size() || tokens_[i].kind != TokenKind::kWord) return false;
  const std::string_view word = tokens_[i].text;
  return word.size() == keyword.size() && text::equal_nocase(word, keyword);
}

bool StatementText::symbol(size_t i, std::string_view symbol) const {
  return i < tokens_.size() && tokens_[i].kind == TokenKind::kSymbol && tokens_[i].text == symbol;
}

bool StatementText::name(size_t i) const {
  if (i >= tokens_.size()) return false;
  const Token& t = tokens_[i];
  return t.kind == TokenKind::kQuotedName ||
         (t.kind == TokenKind::kWord && keyword(t.text) != Keyword::kReserved);
}

std::string StatementText::value(size_t i) const { return text_of(tokens_[i]); }

DottedName StatementText::chain(size_t i) const {
  DottedName out{i, i, {}};
  if (!name(i) || blanked_[i]) return out;
  out.parts.push_back(value(i));
  while (symbol(out.last + 1, ".") && name(out.last + 2) && out.parts.size() < 3) {
    out.last += 2;
    out.parts.push_back(value(out.last));
  }
  return out;
}

size_t StatementText::token_at(size_t byte) const {
  const auto it = std::lower_bound(tokens_.begin(), tokens_.end(), byte,
                                   [](const Token& t, size_t at) { return t.at < at; });
  if (it == tokens_.end() || it->at != byte) return tokens_.size();
  return static_cast<size_t>(it - tokens_.begin());
}

void StatementText::match_parentheses() {
  closing_.assign(tokens_.size(), tokens_.size());
  std::vector<size_t> open;
  for (size_t i = 0; i < tokens_.size(); ++i) {
    if (symbol(i, "(")) open.push_back(i);
    if (!symbol(i, ")") || open.empty()) continue;
    closing_[open.back()] = i;
    open.pop_back();
  }
}

size_t StatementText::look_up(const Positions& positions, std::string_view name) {
  const auto it = positions.find(text::lower(name));
  return it == positions.end() ? std::string::npos : it->second;
}

void StatementText::index_names() {
  for (size_t i = 0; i < tokens_.size(); ++i) {
    const TokenKind kind = tokens_[i].kind;
    if (kind != TokenKind::kWord && kind != TokenKind::kQuotedName && kind != TokenKind::kString)
      continue;
    const std::string name = text::lower(value(i));
    positions_.try_emplace(name, tokens_[i].at);
    if (symbol(i + 1, "(")) calls_.try_emplace(name, tokens_[i].at);
  }
}

void StatementText::blank(size_t first, size_t last, char mark) {
  const size_t from = tokens_[first].at, to = tokens_[last].at + tokens_[last].text.size();
  std::fill(work_.begin() + static_cast<std::ptrdiff_t>(from),
            work_.begin() + static_cast<std::ptrdiff_t>(to), ' ');
  work_[from] = mark;
  for (size_t i = first; i <= last; ++i) blanked_[i] = true;
}

void StatementText::blank_text(size_t i) {
  blank(i, i, '\'');
  work_[tokens_[i].at + 1] = '\'';
}

bool StatementText::text_expected(size_t i) const {
  const std::string inner = value(i);
  const bool plain = std::all_of(inner.begin(), inner.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == ' ' || static_cast<unsigned char>(c) >= 0x80;
  });
  if (!plain || inner.empty()) return true;
  if (i == 0) return false;
  if (tokens_[i - 1].kind == TokenKind::kSymbol) {
    for (const std::string_view comparison : {"=", "==", "!=", "<>", "<", ">", "<=", ">="})
      if (symbol(i - 1, comparison)) return true;
    size_t k = i - 1;  // IN ("a", "b"
    while (symbol(k, ",") && k >= 2) k -= 2;
    return symbol(k, "(") && k > 0 && word(k - 1, "IN");
  }
  constexpr std::string_view kBefore[] = {"LIKE", "GLOB", "IS", "THEN", "ELSE", "BETWEEN"};
  const bool upper_bound = word(i - 1, "AND") && i > 2 && word(i - 3, "BETWEEN");
  return upper_bound || any_word(i - 1, kBefore) ||
         (word(i - 1, "NOT") && i > 1 && word(i - 2, "IS"));
}

bool StatementText::is_query(std::string_view name) const {
  return std::any_of(queries_.begin(), queries_.end(),
                     [&](const NamedQuery& q) { return text::equal_nocase(q.name, name); });
}

// name [. name] [(] or [[AS] alias]
NamedTable StatementText::table_at(size_t i) const {
  NamedTable out;
  out.token = i;
  const bool dotted = symbol(i + 1, ".") && i + 2 < tokens_.size();
  out.name = value(dotted ? i + 2 : i);
  if (dotted) out.schema = value(i);
  size_t next = i + (dotted ? 3 : 1);
  if (symbol(next, "(")) {
    out.call = true;
    next = closing(next) + 1;
  }
  const bool as = word(next, "AS");
  if (as) ++next;
  if (name(next) && (as || tokens_[next].kind == TokenKind::kQuotedName ||
                     (keyword(tokens_[next].text) != Keyword::kJoin && !word(next, "WINDOW"))))
    out.alias = value(next);
  return out;
}

void StatementText::find_tables() {
  std::vector<bool> outer;  // in_from of the enclosing parentheses
  bool in_from = false, expected = false;
  for (size_t i = 0; i < tokens_.size(); ++i) {
    if (symbol(i, "(")) {
      outer.push_back(in_from);
      in_from = expected;  // FROM (a, b)
    } else if (symbol(i, ")")) {
      in_from = !outer.empty() && outer.back();
      if (!outer.empty()) outer.pop_back();
      expected = false;
    } else if (word(i, "FROM") && !(i > 0 && word(i - 1, "DISTINCT") && i > 1 &&
                                    (word(i - 2, "IS") || word(i - 2, "NOT")))) {
      in_from = expected = true;
    } else if (word(i, "JOIN")) {
      expected = true;
    } else if (symbol(i, ",")) {
      expected = in_from;
    } else if (any_word(i, kEndOfFrom)) {
      in_from = expected = false;
    } else if (expected && (name(i) || tokens_[i].kind == TokenKind::kString)) {
      tables_.push_back(table_at(i));
      expected = false;
      if (!tables_.back().schema.empty()) i += 2;
    }
  }
}

// Reads one "name [(columns)] AS [[NOT] MATERIALIZED] (body)" at token i; returns the token after
// it.
size_t StatementText::query_at(size_t i) {
  if (!name(i)) return tokens_.size();
  NamedQuery query;
  query.name = value(i++);
  if (symbol(i, "(")) i = closing(i) + 1;
  if (!word(i, "AS")) return tokens_.size();
  ++i;
  if (word(i, "NOT")) ++i;
  if (word(i, "MATERIALIZED")) ++i;
  if (!symbol(i, "(")) return tokens_.size();
  query.first = i;
  query.last = closing(i);
  queries_.push_back(query);
  return query.last + 1;
}

void StatementText::find_queries() {
  for (size_t start = 0; start < tokens_.size(); ++start) {
    if (!word(start, "WITH")) continue;
    size_t i = start + (word(start + 1, "RECURSIVE") ? 2 : 1);
    while ((i = query_at(i)) < tokens_.size() && symbol(i, ",")) ++i;
  }
}

void StatementText::find_conditions() {
  bool any = false;
  for (size_t i = 0; i < tokens_.size() && !any; ++i) any = word(i, "ON");
  if (!any) return;
  std::vector<bool> open{false};
  for (size_t i = 0; i < tokens_.size(); ++i) {
    if (symbol(i, ")") && open.size() > 1) open.pop_back();
    if (word(i, "ON")) {
      open.back() = true;
    } else if (any_word(i, kEndOfOn) || symbol(i, ",")) {
      if (!symbol(i, ",") || open.size() == 1) open.back() = false;
    }
    in_on_[i] = open.back();
    if (symbol(i, "(")) open.push_back(open.back());
  }
}

}  // namespace ask::sql
