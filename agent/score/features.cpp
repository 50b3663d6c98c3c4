#include "agent/score/features.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/sql/complexity.h"
#include "agent/sql/render.h"
#include "agent/sql/visit.h"

namespace ask::score {
namespace {

using sql::BinaryOp;
using sql::Expr;

constexpr int kDeepestQuery = 200;

// The expression as text, without table qualifiers and in lower case except literals: "o"."Total" +
// 1 and "Total" + 1 are the same.
std::string plain(const Expr& expr) {
  const std::string full = sql::render(expr);
  std::string out;
  for (size_t i = 0; i < full.size();) {
    const char quote = full[i];
    if (quote != '"' && quote != '\'') {
      out += full[i++];
      continue;
    }
    size_t end = i + 1;
    while (end < full.size() &&
           (full[end] != quote || (end + 1 < full.size() && full[end + 1] == quote)))
      end += full[end] == quote ? 2 : 1;
    end = std::min(end + 1, full.size());
    const bool qualifies = quote == '"' && end < full.size() && full[end] == '.';
    if (!qualifies)
      out += quote == '"' ? text::lower(full.substr(i, end - i)) : full.substr(i, end - i);
    i = qualifies ? end + 1 : end;
  }
  return out;
}

bool is_literal(const Expr& expr) { return std::holds_alternative<sql::Literal>(expr.node); }
bool is_column(const Expr& expr) { return std::holds_alternative<sql::ColumnRef>(expr.node); }

bool is_arithmetic(BinaryOp op) {
  return op == BinaryOp::kAdd || op == BinaryOp::kSubtract || op == BinaryOp::kMultiply ||
         op == BinaryOp::kDivide || op == BinaryOp::kModulo;
}

// Bytes of feature text per statement; features beyond that are not compared.
constexpr size_t kMostText = 2'000'000;

class FeatureCollector {
 public:
  Features take(const sql::Query& query) {
    const sql::QueryCounts shape = sql::query_counts(query);
    out_.subqueries = shape.subqueries + shape.common_tables;
    out_.set_operations = shape.set_operations;
    const sql::Core& first = query.cores.front();
    out_.distinct = first.distinct;
    for (const sql::SelectItem& item : first.items) out_.outputs.insert(text_of(item.expr));
    for (const sql::OrderTerm& term : query.order_by)
      out_.order.push_back(text_of(resolved(first, term.expr)) + (term.descending ? " desc" : ""));
    if (query.limit) out_.limit = text_of(*query.limit);
    if (query.offset) out_.limit += " offset " + text_of(*query.offset);
    walk(query);
    return std::move(out_);
  }

 private:
  std::string text_of(const Expr& expr) {
    if (written_ > kMostText) return "";
    std::string out = plain(expr);
    written_ += out.size() + 1;
    return out;
  }

  // Resolves ORDER BY 2, or ORDER BY alias, to the output expression.
  static const Expr& resolved(const sql::Core& core, const Expr& expr) {
    if (const auto* literal = std::get_if<sql::Literal>(&expr.node))
      if (const auto* n = std::get_if<int64_t>(&literal->value))
        if (*n >= 1 && *n <= static_cast<int64_t>(core.items.size()))
          return core.items[static_cast<size_t>(*n - 1)].expr;
    if (const auto* column = std::get_if<sql::ColumnRef>(&expr.node);
        column && column->table.empty())
      for (const sql::SelectItem& item : core.items)
        if (!item.alias.empty() && text::equal_nocase(item.alias, column->column)) return item.expr;
    return expr;
  }

  void walk(const sql::Query& query) {
    if (++depth_ <= kDeepestQuery) {
      const size_t known = common_.size();
      for (const sql::CommonTable& table : query.with) common_.push_back(text::lower(table.name));
      for (const sql::CommonTable& table : query.with) walk(*table.query);
      for (const sql::Core& core : query.cores) walk(core);
      for (const sql::OrderTerm& term : query.order_by) walk(term.expr);
      common_.resize(known);
    }
    --depth_;
  }

  void walk(const sql::Core& core) {
    sources(core.from);
    if (core.where) conditions(*core.where);
    if (core.having) conditions(*core.having);
    for (const Expr& group : core.group_by) out_.groups.insert(text_of(resolved(core, group)));
    sql::children(core, visitor());
  }

  void sources(const std::vector<sql::Source>& list) {
    for (const sql::Source& source : list) {
      if (const auto* nested = std::get_if<sql::Nested>(&source.item)) sources(nested->sources);
      if (const auto* table = std::get_if<sql::TableRef>(&source.item)) {
        const std::string name = text::lower(table->name);
        if (!contains(common_, name)) out_.tables.insert(name);
      }
      if (source.on) conditions(*source.on);
      for (const std::string& column : source.using_columns)
        out_.joins.insert(
            join_of(text::quoted(text::lower(column)), text::quoted(text::lower(column))));
      if (&source != &list.front()) kind(source.join);
    }
  }

  void kind(sql::JoinKind join) {
    if (join == sql::JoinKind::kLeft) out_.joins.insert("left");
    if (join == sql::JoinKind::kRight) out_.joins.insert("right");
    if (join == sql::JoinKind::kFull) out_.joins.insert("full");
  }

  static std::string join_of(std::string a, std::string b) {
    if (b < a) std::swap(a, b);
    return a + " = " + b;
  }

  // Each term of a conjunction; an equality of two columns is a join.
  void conditions(const Expr& expr) {
    for (const Expr* term : sql::terms(expr, BinaryOp::kAnd)) {
      const auto* binary = std::get_if<sql::Binary>(&term->node);
      if (binary && binary->op == BinaryOp::kEqual && is_column(*binary->left) &&
          is_column(*binary->right))
        out_.joins.insert(join_of(text_of(*binary->left), text_of(*binary->right)));
      else if (binary && is_literal(*binary->right))
        filter(*term, *binary->right);
      else if (binary && is_literal(*binary->left))
        filter(*term, *binary->left);
      else
        out_.conditions.insert(text_of(*term));
    }
  }

  void filter(const Expr& whole, const Expr& literal) {
    const std::string constant = text_of(literal);
    std::string subject = text_of(whole);
    if (const size_t at = subject.rfind(constant); at != subject.npos)
      subject.replace(at, constant.size(), "?");
    out_.filters.insert({std::move(subject), constant});
  }

  void walk(const Expr& expr) {
    if (const auto* call = std::get_if<sql::Call>(&expr.node)) {
      if (call->over)
        out_.windows.insert(text::lower(call->name));
      else if (sql::is_aggregate(*call))
        out_.aggregates.insert(text_of(expr));
      else
        out_.functions.insert(text::lower(call->name));
    }
    const auto* binary = std::get_if<sql::Binary>(&expr.node);
    if ((binary && is_arithmetic(binary->op)) || std::holds_alternative<sql::Case>(expr.node))
      out_.calculations.insert(text_of(expr));
    sql::children(expr, visitor());
  }

  sql::Visitor visitor() {
    return {.expr = [this](const Expr& e) { walk(e); },
            .query = [this](const sql::Query& q) { walk(q); }};
  }

  Features out_;
  std::vector<std::string> common_;
  int depth_ = 0;
  size_t written_ = 0;
};

}  // namespace

Features features(const sql::Query& query) { return FeatureCollector().take(query); }

}  // namespace ask::score
