#include "agent/sql/stored_expansion_cost.h"

#include <algorithm>
#include <array>

#include "agent/common/text.h"
#include "agent/sql/expansion_cost_text.h"
#include "agent/sql/keywords.h"

namespace ask::sql {
namespace {

constexpr int kMostNestedViews = 100;  // nesting depth of views
constexpr double kVirtualTable = 100;

using Tokens = std::vector<Token>;

bool is_keyword(const Tokens& tokens, size_t i, std::string_view keyword) {
  return i < tokens.size() && is_word(tokens[i], keyword);
}
bool symbol(const Tokens& tokens, size_t i, std::string_view symbol) {
  return i < tokens.size() && tokens[i].kind == TokenKind::kSymbol && tokens[i].text == symbol;
}

// The token after CREATE [TEMP] VIEW [IF NOT EXISTS] [schema.]name, or after CREATE [UNIQUE] INDEX
// likewise; 0 for any other statement.
size_t after_name(const Tokens& tokens, std::string_view kind) {
  size_t i = 1;
  if (!is_keyword(tokens, 0, "create")) return 0;
  if (is_keyword(tokens, i, "temp") || is_keyword(tokens, i, "temporary")) ++i;
  if (is_keyword(tokens, i, "unique")) ++i;
  if (!is_keyword(tokens, i, kind)) return 0;
  ++i;
  if (is_keyword(tokens, i, "if") && is_keyword(tokens, i + 1, "not")) i += 3;
  return symbol(tokens, i + 1, ".") ? i + 3 : i + 1;
}

// A column of a CREATE TABLE: its name and, if generated, the tokens of its expression.
struct DeclaredColumn {
  std::string name;
  size_t from = 0, to = 0;
};

// The token that closes the `(` at i; the end if there is none.
size_t closing(const Tokens& tokens, size_t i) {
  for (int depth = 0; i < tokens.size(); ++i) {
    if (symbol(tokens, i, "(")) ++depth;
    if (symbol(tokens, i, ")") && --depth == 0) return i;
  }
  return tokens.size();
}

bool begins_constraint(const Tokens& tokens, size_t i) {
  static constexpr std::array<std::string_view, 5> kWords = {"constraint", "primary", "unique",
                                                             "check", "foreign"};
  return std::any_of(kWords.begin(), kWords.end(),
                     [&](std::string_view w) { return is_keyword(tokens, i, w); });
}

std::vector<DeclaredColumn> columns_of(const Tokens& tokens) {
  std::vector<DeclaredColumn> out;
  size_t i = after_name(tokens, "table");
  if (i == 0 || !symbol(tokens, i, "(")) return out;
  const size_t end = closing(tokens, i);
  for (bool first = true; ++i < end;) {
    if (first && begins_constraint(tokens, i)) return out;
    if (first) out.push_back({text::lower(text_of(tokens[i]))});
    first = symbol(tokens, i, ",");
    if (!symbol(tokens, i, "(")) continue;
    const size_t close = closing(tokens, i);
    if (!out.empty() && is_keyword(tokens, i - 1, "as")) {
      out.back().from = i + 1;
      out.back().to = close;
    }
    i = close;
  }
  return out;
}

// Lower-case text of a name; "" for any other token. A string can be the name of a column.
std::string name_at(const Tokens& tokens, size_t i) {
  if (i >= tokens.size()) return "";
  const TokenKind kind = tokens[i].kind;
  const bool name = kind == TokenKind::kWord || kind == TokenKind::kQuotedName ||
                    (kind == TokenKind::kString && tokens[i].text.size() > 1);
  return name ? text::lower(text_of(tokens[i])) : "";
}

// SQLite inlines the expression of a generated column wherever the column is read, including in
// other generated columns.
class Generated {
 public:
  explicit Generated(const Tokens& tokens) : tokens_(tokens), columns_(columns_of(tokens)) {
    sizes_.resize(columns_.size());
    for (size_t c = 0; c < columns_.size(); ++c) by_name_.try_emplace(columns_[c].name, c);
  }

  ExpansionCost expansion_cost() {
    ExpansionCost out;
    for (size_t c = 0; c < columns_.size(); ++c)
      out.columns.emplace_back(columns_[c].name, size(c, 0));
    return out;
  }

  // The nodes of the generated columns that the constraints name.
  double constraints() {
    const size_t open = after_name(tokens_, "table");
    double sum = 0;
    if (columns_.empty()) return sum;
    const size_t end = closing(tokens_, open);
    for (size_t i = open + 1, column = 0; i < end; ++i) {
      if (symbol(tokens_, i, ",")) ++column;
      if (is_keyword(tokens_, i, "unique") && column < columns_.size() &&
          columns_[column].to > columns_[column].from)
        sum += size(column, 0);
      if (!symbol(tokens_, i, "(")) continue;
      const size_t close = closing(tokens_, i);
      if (!is_keyword(tokens_, i - 1, "as"))
        for (size_t at = i + 1; at < close; ++at)
          if (const auto found = by_name_.find(name_at(tokens_, at)); found != by_name_.end())
            sum += size(found->second, 0) - 1;  // a plain column is not a copy
      i = close;
    }
    return std::min(sum, kTooHeavy);
  }

 private:
  double size(size_t c, int depth) {
    if (sizes_[c] > 0) return sizes_[c];
    if (sizes_[c] < 0 || depth > kMostNestedViews) return kTooHeavy;  // circular: SQLite refuses it
    sizes_[c] = -1;
    double sum = 1;
    for (size_t i = columns_[c].from; i < columns_[c].to; ++i) {
      const TokenKind kind = tokens_[i].kind;
      const bool name = kind == TokenKind::kWord || kind == TokenKind::kQuotedName;
      const auto found = name ? by_name_.find(text::lower(text_of(tokens_[i]))) : by_name_.end();
      sum += found == by_name_.end() ? 1 : size(found->second, depth + 1);
    }
    return sizes_[c] = std::min(sum, kTooHeavy);
  }

  const Tokens& tokens_;
  std::vector<DeclaredColumn> columns_;
  std::vector<double> sizes_;  // 0: unknown, -1: being computed
  std::unordered_map<std::string, size_t> by_name_;
};

ExpansionCost table_expansion_cost(const Definition& definition) {
  ExpansionCost out;
  for (const std::string& column : definition.columns)
    out.columns.emplace_back(text::lower(column), 1);
  if (definition.sql.empty()) return out;
  const auto tokens = lex(definition.sql);
  if (!tokens) return {kTooHeavy};
  if (is_keyword(*tokens, 1, "virtual")) {
    if (out.columns.empty()) out.nodes = kVirtualTable;
    return out;
  }
  return Generated(*tokens).expansion_cost();
}

}  // namespace

double DefinitionCosts::add(const std::vector<Token>& statement) {
  size_t from = 0;  // what EXPLAIN is put before is compiled the same
  if (is_keyword(statement, 0, "explain"))
    from = is_keyword(statement, 1, "query") && is_keyword(statement, 2, "plan") ? 3 : 1;
  const double own =
      from == 0 ? cost(statement)
                : cost({statement.begin() + static_cast<std::ptrdiff_t>(from), statement.end()});
  all_ = std::min(own > kHeaviest ? kTooHeavy : all_ + own, kTooHeavy);
  return own;
}

double DefinitionCosts::cost(const std::vector<Token>& statement) {
  if (const size_t columns = after_name(statement, "table")) {
    Generated generated(statement);
    auto& sizes = tables_[name_at(statement, columns - 1)];
    for (const auto& [name, size] : generated.expansion_cost().columns)
      sizes[name] = std::max(sizes[name], size);
    return generated.constraints();
  }
  size_t i = after_name(statement, "index");
  if (i == 0 || !is_keyword(statement, i, "on")) return 0;
  const auto table = tables_.find(name_at(statement, ++i));
  double sum = 0;
  if (table == tables_.end()) return sum;
  while (++i < statement.size()) {
    const auto column = table->second.find(name_at(statement, i));
    if (column != table->second.end()) sum += column->second - 1;  // a plain column is not a copy
  }
  return std::min(sum, kTooHeavy);
}

const ExpansionCost* StoredExpansionCosts::of(std::string_view schema, std::string_view name) {
  const auto definition = find_(schema, name);
  if (!definition) return nullptr;
  const std::string key = text::lower(definition->schema) + '\0' + text::lower(definition->name);
  static const ExpansionCost kEndless{kTooHeavy};
  const auto [it, fresh] = known_.try_emplace(key);
  std::optional<ExpansionCost>& known = it->second;  // stays valid when others are added
  if (fresh) {
    ExpansionCost expansion_cost =
        ++depth_ > kMostNestedViews ? kEndless : definition_cost(*definition);
    --depth_;
    known = std::move(expansion_cost);
  }
  if (known) return &*known;
  // A view that reads itself, which SQLite refuses at once; but under a rough estimate the name may
  // be something else.
  static const ExpansionCost kItself;
  return rough_ > 0 ? &kEndless : &kItself;
}

double StoredExpansionCosts::of_statement(const Statement& statement) {
  return expansion_cost(statement,
                        [&](const TableRef& table) { return of(table.schema, table.name); });
}

ExpansionCost StoredExpansionCosts::definition_cost(const Definition& definition) {
  return definition.view ? view_expansion_cost(definition) : table_expansion_cost(definition);
}

// Names in a view resolve in its own schema, except for a temporary view.
ExpansionCost StoredExpansionCosts::view_expansion_cost(const Definition& definition) {
  auto tokens = lex(definition.sql);
  if (definition.sql.empty() || !tokens) return {kTooHeavy};
  size_t i = after_name(*tokens, "view");
  if (i == 0) return {};  // not a CREATE VIEW
  std::vector<std::string> names;
  if (symbol(*tokens, i, "("))
    for (const size_t end = closing(*tokens, i); i < end; i += 2)
      if (i + 1 < end) names.push_back(text::lower(text_of((*tokens)[i + 1])));
  while (i < tokens->size() && !is_keyword(*tokens, i, "as")) ++i;
  if (i >= tokens->size()) return {kTooHeavy};
  tokens->erase(tokens->begin(), tokens->begin() + static_cast<std::ptrdiff_t>(i) + 1);
  const std::string own = text::equal_nocase(definition.schema, "temp") ? "" : definition.schema;
  const TableExpansionCost tables = [&](const TableRef& table) {
    return of(table.schema.empty() ? own : table.schema, table.name);
  };
  const auto query = query_of(*tokens);
  rough_ += !query;
  ExpansionCost out =
      query ? expansion_cost(*query, tables) : ExpansionCost{rough_expansion_cost(*tokens, tables)};
  rough_ -= !query;
  for (size_t c = 0; c < std::min(names.size(), out.columns.size()); ++c)
    out.columns[c].first = names[c];
  return out;
}

}  // namespace ask::sql
