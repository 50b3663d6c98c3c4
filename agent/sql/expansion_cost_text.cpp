#include "agent/sql/expansion_cost_text.h"

#include <algorithm>
#include <unordered_map>

#include "agent/common/text.h"
#include "agent/sql/expansion_cost.h"
#include "agent/sql/keywords.h"
#include "agent/sql/parser.h"

namespace ask::sql {
namespace {

bool is_sql_word(const Token& token, std::string_view keyword) {
  return token.kind == TokenKind::kWord && text::equal_nocase(token.text, keyword);
}

bool is_table_name(const Token& token) {
  return token.kind == TokenKind::kQuotedName || token.kind == TokenKind::kString ||
         (token.kind == TokenKind::kWord && keyword(token.text) != Keyword::kReserved);
}

// Drops INDEXED BY and NOT INDEXED, which the query tree cannot represent and which copy nothing.
std::vector<Token> without_hints(const std::vector<Token>& tokens) {
  std::vector<Token> out;
  for (size_t i = 0; i < tokens.size(); ++i) {
    const bool more = i + 2 < tokens.size() && i > 0;
    if (more && is_sql_word(tokens[i], "indexed") && is_sql_word(tokens[i + 1], "by") &&
        is_table_name(tokens[i + 2]))
      i += 2;
    else if (more && is_sql_word(tokens[i], "not") && is_sql_word(tokens[i + 1], "indexed") &&
             (is_table_name(tokens[i - 1]) || tokens[i - 1].text == ")"))
      i += 1;
    else
      out.push_back(tokens[i]);
  }
  return out;
}

// True for the table in INSERT INTO t(a) and in CREATE INDEX i ON t(a), which is not a function.
bool lists_columns(const std::vector<Token>& tokens, size_t i) {
  while (i > 1 && tokens[i - 1].text == ".") i -= 2;
  return i > 0 && (is_sql_word(tokens[i - 1], "into") || is_sql_word(tokens[i - 1], "on"));
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

// Counts what SQLite may compare pairwise. Lists after IN and VALUES are excluded.
class Pairs {
 public:
  void add(const std::vector<Token>& tokens, size_t i) {
    const Token& token = tokens[i];
    names_ += is_table_name(token);
    whens_ += is_sql_word(token, "when");
    if (token.text == "(" && token.kind == TokenKind::kSymbol) {
      calls_ += i > 0 && is_table_name(tokens[i - 1]);
      const bool in = i > 0 && is_sql_word(tokens[i - 1], "in");
      levels_.push_back({0, in || levels_.back().listed});
    } else if (token.text == ")" && levels_.size() > 1) {
      close();
    } else if (token.text == ",") {
      ++levels_.back().commas;
    } else if (is_sql_word(token, "values")) {
      levels_.back().listed = true;
    } else if (is_sql_word(token, "select")) {
      levels_.back().listed = false;
    }
  }
  void columns(double more) { columns_ += more; }
  double nodes() {
    while (levels_.size() > 1) close();
    close();
    levels_.assign(1, {});
    return (lists_ + calls_ * calls_ + whens_ * whens_) / 150 +
           names_ * (columns_ + longest_) / 1000;
  }

 private:
  struct Level {
    double commas = 0;
    bool listed = false;
  };
  void close() {
    const Level level = levels_.back();
    levels_.pop_back();
    if (level.listed) return;
    lists_ += level.commas * level.commas;
    longest_ = std::max(longest_, level.commas);
  }

  std::vector<Level> levels_{1};
  double names_ = 0, calls_ = 0, whens_ = 0, lists_ = 0, columns_ = 0, longest_ = 0;
};

// Assumes that each SELECT copies the one inside it as often as it uses its most frequent name. A
// trigger has several statements.
double rough_expansion_cost(const std::vector<Token>& tokens, const TableExpansionCost& tables) {
  double sum = 0, growth = 1, most = 1, base = 1;
  Pairs pairs;
  std::unordered_map<std::string, double> named;
  for (size_t i = 0; i < tokens.size(); ++i) {
    base += work(tokens[i]);
    pairs.add(tokens, i);
    if (is_sql_word(tokens[i], "select") || tokens[i].text == ";") {
      growth = std::min(growth * most, kTooHeavy);
      most = 1;
      named.clear();
    }
    if (tokens[i].text == ";" || tokens[i].kind == TokenKind::kEnd) {
      sum = std::min(sum + growth * most * base, kTooHeavy);
      growth = base = 1;
    }
    if (!is_table_name(tokens[i])) continue;
    if (tokens[i + 1].text == "(" && !lists_columns(tokens, i)) continue;
    TableRef table{"", text::lower(text_of(tokens[i]))};
    const bool dotted = i > 1 && tokens[i - 1].text == "." && is_table_name(tokens[i - 2]);
    if (dotted) table.schema = text_of(tokens[i - 2]);
    // 'text' is a name only where a table is expected, or after a dot.
    if (dotted || tokens[i].kind != TokenKind::kString) most = std::max(most, ++named[table.name]);
    const ExpansionCost* known = tables(table);
    if (known) base += known->all() * known->arms;
    if (known) pairs.columns(static_cast<double>(known->columns.size()));
  }
  return std::min(sum + pairs.nodes(), kTooHeavy);
}

double expansion_cost(const Statement& statement, const TableExpansionCost& tables) {
  const Result<std::vector<Token>>& tokens = statement.tokens();
  if (!tokens) return 0;
  if (const Result<Query>& query = statement.query()) return expansion_cost(*query, tables).nodes;
  if (const auto query = query_of(*tokens)) return expansion_cost(*query, tables).nodes;
  return rough_expansion_cost(*tokens, tables);
}

}  // namespace ask::sql
