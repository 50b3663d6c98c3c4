// Weighing what is given as text.
#include <algorithm>
#include <unordered_map>

#include "agent/common/text.h"
#include "agent/sql/keywords.h"
#include "agent/sql/parser.h"
#include "agent/sql/weight.h"

namespace ask::sql {
namespace {

bool word(const Token& token, std::string_view keyword) {
  return token.kind == TokenKind::kWord && text::equal_nocase(token.text, keyword);
}

bool is_name(const Token& token) {
  return token.kind == TokenKind::kQuotedName || token.kind == TokenKind::kString ||
         (token.kind == TokenKind::kWord && keyword(token.text) != Keyword::kReserved);
}

// Without INDEXED BY and NOT INDEXED, which a query tree has no place for and which copy nothing.
std::vector<Token> without_hints(const std::vector<Token>& tokens) {
  std::vector<Token> out;
  for (size_t i = 0; i < tokens.size(); ++i) {
    const bool more = i + 2 < tokens.size() && i > 0;
    if (more && word(tokens[i], "indexed") && word(tokens[i + 1], "by") && is_name(tokens[i + 2]))
      i += 2;
    else if (more && word(tokens[i], "not") && word(tokens[i + 1], "indexed") &&
             (is_name(tokens[i - 1]) || tokens[i - 1].text == ")"))
      i += 1;
    else
      out.push_back(tokens[i]);
  }
  return out;
}

double work(const Token& token) {
  switch (token.kind) {
    case TokenKind::kEnd:
    case TokenKind::kSymbol:
      return 0;
    case TokenKind::kWord:
    case TokenKind::kQuotedName:
      return 1;
    default:
      return kListedValue;
  }
}

}  // namespace

std::optional<Query> query_of(const std::vector<Token>& tokens) {
  Parser parser(without_hints(tokens));
  Query query = parser.statement();
  if (parser.error()) return std::nullopt;
  return query;
}

// Each SELECT may name what the one inside it gives as often as it names anything, and copies it
// as often. A trigger has several statements.
double rough_weight(const std::vector<Token>& tokens, const TableWeight& tables) {
  double sum = 0, growth = 1, most = 1, base = 1;
  std::unordered_map<std::string, double> named;
  for (size_t i = 0; i < tokens.size(); ++i) {
    base += work(tokens[i]);
    if (word(tokens[i], "select") || tokens[i].text == ";") {
      growth = std::min(growth * most, kTooHeavy);
      most = 1;
      named.clear();
    }
    if (tokens[i].text == ";" || tokens[i].kind == TokenKind::kEnd) {
      sum = std::min(sum + growth * most * base, kTooHeavy);
      growth = base = 1;
    }
    if (!is_name(tokens[i]) || tokens[i + 1].text == "(") continue;
    TableRef table{"", text::lower(text_of(tokens[i]))};
    const bool dotted = i > 1 && tokens[i - 1].text == "." && is_name(tokens[i - 2]);
    if (dotted) table.schema = text_of(tokens[i - 2]);
    // 'text' is a name only where a table is named, or behind a dot.
    if (dotted || tokens[i].kind != TokenKind::kString) most = std::max(most, ++named[table.name]);
    if (const Weight* known = tables(table)) base += known->all() * known->arms;
  }
  return sum;
}

double weight(std::string_view sql, const TableWeight& tables) {
  const Result<std::vector<Token>> tokens = lex(sql);
  if (!tokens) return 0;
  if (const auto query = query_of(*tokens)) return weight(*query, tables).nodes;
  return rough_weight(*tokens, tables);
}

}  // namespace ask::sql
