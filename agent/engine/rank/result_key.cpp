#include "agent/engine/rank/result_key.h"

#include <algorithm>
#include <functional>
#include <string>

#include "agent/common/contains.h"

namespace ask::engine {
namespace {

uint64_t mixed(uint64_t a, uint64_t b) {
  a = (a ^ b) * 0x9E3779B97F4A7C15ULL;
  return a ^ (a >> 29);
}

uint64_t of_value(const Value& v) {
  if (const auto* i = std::get_if<int64_t>(&v))
    return mixed(1, std::hash<double>{}(static_cast<double>(*i)));
  if (const auto* d = std::get_if<double>(&v)) return mixed(1, std::hash<double>{}(*d));
  if (const auto* text = std::get_if<std::string>(&v))
    return mixed(2, std::hash<std::string>{}(*text));
  return v.index();
}

// A query block in normal form: joins resolved, redundant parent tables removed.
class NormalForm {
 public:
  NormalForm(const QueryBlock& block, const ColumnFacts& column_facts, const SchemaGraph& graph)
      : block_(block), column_facts_(column_facts), graph_(graph) {
    find_tables();
    find_columns();
    while (drop_parent()) {
    }
    find_base();
  }

  uint64_t run(bool loosely) const;

 private:
  void find_tables();
  void find_columns();
  bool drop_parent();
  void find_base();
  void use(ColumnExpr c) {
    if (!c.valid()) return;
    if (c.via != kNone)
      used_.push_back({c.via_table, c.via});
    else
      used_.push_back({c.table, c.column});
    if (c.product()) used_.push_back({c.factor_table, c.factor});
    if (c.less_table != kNone) used_.push_back({c.less_table, c.less});
  }
  // The representative of the columns that the joins make equal to this one.
  ColumnExpr same_as(ColumnExpr c) const;
  bool one_row(ColumnExpr c) const;  // no two rows of the join share a value
  uint64_t of(ColumnExpr c) const;
  uint64_t of(const ValueExpr& term, bool loosely) const;
  uint64_t of(const Condition& condition) const;
  uint64_t of_group(ColumnExpr c) const;
  bool shows_row(const ValueExpr& t) const;  // its name or its key
  bool names_one_row() const;
  bool is_implied(const std::vector<Condition>& any) const;
  bool repeats() const;

  const QueryBlock& block_;
  const ColumnFacts& column_facts_;
  const SchemaGraph& graph_;
  std::vector<uint32_t> tables_, edges_;
  std::vector<std::vector<ColumnExpr>> equal_;  // equivalence classes of columns under the joins
  std::vector<ColumnExpr> used_;
  uint32_t base_ = kNone;  // the joins do not multiply the rows of this table
};

void NormalForm::find_tables() {
  tables_.push_back(block_.entity);
  for (const uint32_t t : block_.tables)
    if (!contains(tables_, t)) tables_.push_back(t);
  std::vector<JoinStep> steps;
  graph_.join(tables_, nullptr, steps);
  for (const JoinStep& step : steps) {
    edges_.push_back(step.edge);
    for (const uint32_t t : {graph_.edges()[step.edge].child, graph_.edges()[step.edge].parent})
      if (!contains(tables_, t)) tables_.push_back(t);
  }
  for (const uint32_t e : edges_) {
    const JoinEdge& edge = graph_.edges()[e];
    for (size_t i = 0; i < edge.child_columns.size(); ++i) {
      const ColumnExpr a{edge.child, edge.child_columns[i]}, b{edge.parent, edge.parent_columns[i]};
      std::vector<ColumnExpr> all{a, b};
      std::erase_if(equal_, [&](const std::vector<ColumnExpr>& known) {
        const bool touches = contains(known, a) || contains(known, b);
        if (touches) all.insert(all.end(), known.begin(), known.end());
        return touches;
      });
      equal_.push_back(std::move(all));
    }
  }
}

void NormalForm::find_columns() {
  for (const ValueExpr& t : block_.select) {
    if (!t.column.whole() || t.fn == Aggregate::kPlain) use(t.column);
    for (const Condition& c : t.only) use(c.column);
  }
  for (const auto& any : block_.where)
    for (const Condition& c : any) {
      use(c.column);
      use(c.other);
    }
  for (const ColumnExpr& g : block_.group) use(g);
  for (const ColumnExpr& g : block_.best_of) use(g);
  for (const Ordering& o : block_.order)
    if (!o.term.column.whole()) use(o.term.column);
  if (block_.having && !block_.having->term.column.whole()) use(block_.having->term.column);
}

// Removes a leaf parent table of which at most the key is used, since the child has the key too.
// False if there is none.
bool NormalForm::drop_parent() {
  for (size_t i = 0; i < edges_.size(); ++i) {
    const JoinEdge& edge = graph_.edges()[edges_[i]];
    size_t joins = 0;
    for (const uint32_t e : edges_)
      joins += graph_.edges()[e].child == edge.parent || graph_.edges()[e].parent == edge.parent;
    if (joins != 1 || edge.child == edge.parent) continue;
    const bool needed = std::any_of(used_.begin(), used_.end(), [&](ColumnExpr c) {
      return c.table == edge.parent && !contains(edge.parent_columns, c.column);
    });
    if (needed) continue;
    std::erase(tables_, edge.parent);
    edges_.erase(edges_.begin() + static_cast<std::ptrdiff_t>(i));
    return true;
  }
  return false;
}

void NormalForm::find_base() {
  for (const uint32_t b : tables_)
    if (std::all_of(tables_.begin(), tables_.end(),
                    [&](uint32_t t) { return t == b || graph_.to_one(b, t); })) {
      base_ = b;
      return;
    }
}

ColumnExpr NormalForm::same_as(ColumnExpr c) const {
  if (c.via != kNone) return c;
  ColumnExpr best = c;
  bool stays = contains(tables_, c.table);
  for (const auto& all : equal_) {
    if (!contains(all, ColumnExpr{c.table, c.column})) continue;
    for (const ColumnExpr& other : all) {
      if (!contains(tables_, other.table)) continue;
      if (!stays || other.table < best.table ||
          (other.table == best.table && other.column < best.column)) {
        best.table = other.table;
        best.column = other.column;
        stays = true;
      }
    }
  }
  return best;
}

bool NormalForm::one_row(ColumnExpr c) const {
  if (base_ == kNone || c.whole() || c.via != kNone) return false;
  if (c.table == base_) return column_facts_.unique(c);
  for (const auto& all : equal_)
    if (contains(all, ColumnExpr{c.table, c.column}))
      for (const ColumnExpr& other : all)
        if (other.table == base_ && column_facts_.unique(other)) return true;
  return false;
}

uint64_t NormalForm::of(ColumnExpr c) const {
  if (!c.valid()) return 3;
  if (c.whole()) return mixed(4, c.table);
  const ColumnExpr s = same_as(c);
  uint64_t h = mixed(mixed(mixed(5, s.table), s.column), static_cast<uint64_t>(c.period));
  if (c.product()) h = mixed(h, of(ColumnExpr{c.factor_table, c.factor}));
  if (c.shown != kNoUnit) h = mixed(h, c.shown);
  if (c.expression != kNone) h = mixed(mixed(h, 11), c.expression);
  if (c.adjust != ColumnExpr::Adjust::kAsIs)
    h = mixed(mixed(h, static_cast<uint64_t>(c.adjust)), of(ColumnExpr{c.less_table, c.less}));
  return c.via == kNone ? h : mixed(mixed(h, c.via), c.via_table);
}

uint64_t NormalForm::of(const ValueExpr& t, bool loosely) const {
  const bool rows = t.fn == Aggregate::kCount &&
                    (t.column.whole() || loosely || (t.distinct && one_row(t.column)));
  uint64_t h = mixed(6, static_cast<uint64_t>(t.fn));
  h = mixed(h, rows ? 7 : of(t.column));
  h = mixed(h, (t.distinct && !rows ? 1U : 0U) + (t.of_all ? 2U : 0U));
  for (const Condition& c : t.only) h = mixed(h, of(c));
  if (t.series != Series::kItself) h = mixed(mixed(h, 13), static_cast<uint64_t>(t.series));
  return t.along.valid() ? mixed(h, of(t.along)) : h;
}

uint64_t NormalForm::of(const Condition& c) const {
  uint64_t h = mixed(of(c.column), static_cast<uint64_t>(c.op));
  h = mixed(h, (c.negated ? 1U : 0U) + (c.from_today ? 2U : 0U) + (c.in_numerator ? 4U : 0U));
  h = mixed(mixed(h, of_value(c.value)), of_value(c.high));
  if (c.other.valid()) h = mixed(h, of(c.other));
  for (const Value& value : c.also) h = mixed(h, of_value(value));
  for (const QueryBlock& sub : c.sub)
    h = mixed(h, NormalForm(sub, column_facts_, graph_).run(true));
  return h;
}

// All unique columns of a table give the same groups.
uint64_t NormalForm::of_group(ColumnExpr c) const {
  const ColumnExpr s = same_as(c);
  return c.via == kNone && column_facts_.unique(s) ? mixed(8, s.table) : of(c);
}

bool NormalForm::shows_row(const ValueExpr& t) const {
  const ColumnExpr c = t.column;
  if (t.fn != Aggregate::kPlain || c.whole() || c.via != kNone || c.period != Period::kWhole ||
      c.product() || c.expression != kNone || c.adjust != ColumnExpr::Adjust::kAsIs)
    return false;
  return c == column_facts_.name_of(c.table) || c == column_facts_.key_of(c.table) ||
         column_facts_.unique(c);
}

// True if the conditions name one row of the base: by a unique column, or a person by both names.
bool NormalForm::names_one_row() const {
  std::vector<uint32_t> named;
  for (const auto& any : block_.where) {
    if (any.size() != 1 || any[0].op != Op::kEqual || any[0].negated || !any[0].sub.empty() ||
        any[0].other.valid() || any[0].column.via != kNone || any[0].column.table != base_)
      continue;
    if (one_row(any[0].column)) return true;
    named.push_back(any[0].column.column);
  }
  if (named.size() < 2) return false;
  const SchemaIndex::PersonName* person = column_facts_.index().row_names(base_);
  return person != nullptr && contains(named, person->first) && contains(named, person->last);
}

// True if the condition only says that a value is known which another one compares.
bool NormalForm::is_implied(const std::vector<Condition>& any) const {
  if (any.size() != 1 || any[0].op != Op::kIsNull || !any[0].negated || any[0].in_numerator)
    return false;
  const auto same = [&](ColumnExpr c) {
    const ColumnExpr& known = any[0].column;
    return c.valid() && c.table == known.table && c.column == known.column &&
           c.via == known.via && c.via_table == known.via_table;
  };
  return std::any_of(block_.where.begin(), block_.where.end(), [&](const auto& other) {
    return other.size() == 1 && other[0].op != Op::kIsNull && other[0].op != Op::kHolds &&
           !other[0].in_numerator && (same(other[0].column) || same(other[0].other));
  });
}

// True if the rows may contain duplicates, so that DISTINCT matters.
bool NormalForm::repeats() const {
  if (block_.limit == 1 || (base_ != kNone && names_one_row())) return false;
  for (const ValueExpr& t : block_.select)
    if (t.fn == Aggregate::kPlain && block_.group.empty() && one_row(t.column)) return false;
  if (block_.group.empty()) return true;
  return !std::all_of(block_.group.begin(), block_.group.end(), [&](ColumnExpr g) {
    return std::any_of(block_.select.begin(), block_.select.end(), [&](const ValueExpr& t) {
      return t.fn == Aggregate::kPlain && !t.column.whole() && of_group(t.column) == of_group(g);
    });
  });
}

uint64_t NormalForm::run(bool loosely) const {
  uint64_t h = 9, joins = 0, all = 0;
  for (const uint32_t e : edges_) joins += mixed(10, e);
  h = mixed(h, edges_.empty() ? mixed(11, tables_.empty() ? kNone : tables_[0]) : joins);
  uint64_t outputs = 0;  // in any order
  for (const ValueExpr& t : block_.select)
    outputs += mixed(18, loosely && shows_row(t) ? mixed(8, t.column.table) : of(t, loosely));
  h = mixed(h, outputs);
  std::vector<uint64_t> conditions;
  for (const auto& any : block_.where) {
    uint64_t either = 0;
    for (const Condition& c : any) either += of(c);
    if (!is_implied(any)) conditions.push_back(mixed(12, either));
  }
  std::sort(conditions.begin(), conditions.end());
  conditions.erase(std::unique(conditions.begin(), conditions.end()), conditions.end());
  for (const uint64_t condition : conditions) all += condition;
  h = mixed(h, all);
  std::vector<uint64_t> groups;
  for (const ColumnExpr& g : block_.group) groups.push_back(mixed(13, of_group(g)));
  std::sort(groups.begin(), groups.end());
  groups.erase(std::unique(groups.begin(), groups.end()), groups.end());
  for (const uint64_t g : groups) h = mixed(h, g);
  if (block_.having) {
    const Having& having = *block_.having;
    h = mixed(mixed(h, of(having.term, loosely)), static_cast<uint64_t>(having.op));
    h = mixed(mixed(h, of_value(having.value)), of_value(having.high));
    if (!having.sub.empty()) h = mixed(h, 17);
  }
  for (const Ordering& o : block_.order) {
    h = mixed(mixed(h, of(o.term, loosely)), o.descending ? 14 : 15);
    if (loosely) break;
  }
  h = mixed(h, static_cast<uint64_t>(block_.limit.value_or(-1)));
  h = mixed(h, static_cast<uint64_t>(block_.offset.value_or(0)));
  h = mixed(h, static_cast<uint64_t>(block_.combine) * 16 + static_cast<uint64_t>(block_.outer));
  for (const ColumnExpr& g : block_.best_of) h = mixed(h, of_group(g));
  if (block_.all_rows) h = mixed(h, 16);
  return mixed(h, block_.distinct && !loosely && repeats() ? 1 : 0);
}

}  // namespace

ResultKey result_key(const LogicalForm& logical_form, const ColumnFacts& column_facts,
                     const SchemaGraph& graph) {
  const bool alone = logical_form.op == SetOperator::kAlone;  // set operators remove duplicates
  const auto kind = static_cast<uint64_t>(logical_form.op) * 2 + (logical_form.yes_no ? 1 : 0);
  ResultKey out{kind, kind};
  const auto add = [&](const QueryBlock& block) {
    const NormalForm denoted(block, column_facts, graph);
    out.loosely = mixed(out.loosely, denoted.run(true));
    out.rows = mixed(out.rows, denoted.run(!alone));
  };
  add(logical_form.block);
  for (const QueryBlock& right : logical_form.right) add(right);
  for (const QueryBlock& other : logical_form.beside) add(other);
  return out;
}

}  // namespace ask::engine
