#include "agent/check/compared_literals.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/sql/visit.h"

namespace ask::sql {
namespace {

constexpr size_t kMostCompared = 100;

// A table of FROM, under its alias or name.
struct InScope {
  std::string name;
  const db::Table* table;  // null: something else, which could have any column
};
using Scope = std::vector<InScope>;

class LiteralCollector {
 public:
  explicit LiteralCollector(const db::Catalog& catalog) : catalog_(catalog) {}

  void query(const Query& query, const Scope& outer) {
    const size_t known = with_.size();
    for (const CommonTable& table : query.with) with_.push_back(table.name);
    for (const CommonTable& table : query.with) this->query(*table.query, outer);
    for (const Core& core : query.cores) this->core(core, outer);
    with_.resize(known);
  }

  std::vector<ComparedText> out;

 private:
  void sources(const std::vector<Source>& from, Scope& scope) {
    for (const Source& source : from) {
      if (const auto* ref = std::get_if<TableRef>(&source.item)) {
        const bool with = ref->schema.empty() &&
                          std::any_of(with_.begin(), with_.end(), [&](const std::string& name) {
                            return text::equal_nocase(name, ref->name);
                          });
        const db::Table* table =
            with || ref->arguments ? nullptr : catalog_.find(ref->schema, ref->name);
        scope.push_back({ref->alias.empty() ? ref->name : ref->alias, table});
      } else if (const auto* derived = std::get_if<Derived>(&source.item)) {
        scope.push_back({derived->alias, nullptr});
      } else {
        sources(std::get<Nested>(source.item).sources, scope);
      }
    }
  }

  void core(const Core& core, const Scope& outer) {
    Scope scope;
    sources(core.from, scope);
    for (const InScope& one : outer) scope.push_back(one);
    const Visitor visitor{[&](const Expr& e) { expr(e, scope); },
                          [&](const Query& q) { query(q, scope); }};
    children(core, visitor);
  }

  void expr(const Expr& e, const Scope& scope) {
    if (const auto* binary = std::get_if<Binary>(&e.node);
        binary && (binary->op == BinaryOp::kEqual || binary->op == BinaryOp::kIs)) {
      compare(*binary->left, *binary->right, scope);
      compare(*binary->right, *binary->left, scope);
    }
    if (const auto* list = std::get_if<InList>(&e.node); list && !list->negated)
      for (const Expr& item : list->items) compare(*list->operand, item, scope);
    const Visitor visitor{[&](const Expr& inner) { expr(inner, scope); },
                          [&](const Query& q) { query(q, scope); }};
    children(e, visitor);
  }

  void compare(const Expr& left, const Expr& right, const Scope& scope) {
    const auto* column = std::get_if<ColumnRef>(&left.node);
    const auto* literal = std::get_if<Literal>(&right.node);
    const auto* text = literal ? std::get_if<std::string>(&literal->value) : nullptr;
    if (!column || !text || out.size() >= kMostCompared) return;
    for (const InScope& one : scope) {
      if (!column->table.empty() && !text::equal_nocase(column->table, one.name)) continue;
      if (!one.table) return;  // the column could be one of its columns
      const db::Column* found = one.table->find(column->column);
      if (!found) continue;
      ComparedText compared{one.table, found, *text};
      if (!contains(out, compared)) out.push_back(std::move(compared));
      return;
    }
  }

  const db::Catalog& catalog_;
  std::vector<std::string> with_;
};

}  // namespace

std::vector<ComparedText> compared_texts(const Query& query, const db::Catalog& catalog) {
  LiteralCollector collector(catalog);
  collector.query(query, {});
  return std::move(collector.out);
}

}  // namespace ask::sql
