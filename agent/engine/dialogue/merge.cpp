#include "agent/engine/dialogue/merge.h"

#include <algorithm>
#include <set>

#include "agent/common/contains.h"
#include "agent/common/value_number.h"

namespace ask::engine {
namespace {

// The ends of the range that a comparison allows; null where it is open.
struct Range {
  const Value* low = nullptr;
  const Value* high = nullptr;
  bool with_low = false, with_high = false;  // the end itself is in the range
};

std::optional<Range> range_of(const Condition& c) {
  if (!c.sub.empty() || c.other.valid() || c.negated || c.from_today) return std::nullopt;
  switch (c.op) {
    case Op::kGreater:
    case Op::kGreaterEqual:
      return Range{&c.value, nullptr, c.op == Op::kGreaterEqual, false};
    case Op::kLess:
    case Op::kLessEqual:
      return Range{nullptr, &c.value, false, c.op == Op::kLessEqual};
    case Op::kBetween:
    case Op::kRange:
      return Range{&c.value, &c.high, true, c.op == Op::kBetween};
    default:
      return std::nullopt;
  }
}

// True if a range that ends at `high` lies before one that begins at `low`.
bool lies_before(const Value* high, const Value* low, bool both_with) {
  if (high == nullptr || low == nullptr) return false;
  const auto a = as_number(*high), b = as_number(*low);
  if (a && b) return *a < *b || (*a == *b && !both_with);
  const auto* date = std::get_if<std::string>(high);
  const auto* other = std::get_if<std::string>(low);
  return date != nullptr && other != nullptr && (*date < *other || (*date == *other && !both_with));
}

// The tables of a membership, without that of its rows.
std::set<uint32_t> tables_of(const Condition& in) {
  std::set<uint32_t> out(in.sub[0].tables.begin(), in.sub[0].tables.end());
  out.insert(in.sub[0].entity);
  out.erase(in.column.table);
  return out;
}

}  // namespace

bool all_plain(const QueryBlock& b) {
  return std::all_of(b.select.begin(), b.select.end(),
                     [](const ValueExpr& v) { return v.fn == Aggregate::kPlain; });
}

bool is_plain(const QueryBlock& b) {
  return b.group.empty() && !b.having && !b.limit && b.outer == Aggregate::kPlain &&
         b.best_of.empty() && std::all_of(b.select.begin(), b.select.end(), [](const ValueExpr& v) {
           return v.fn == Aggregate::kPlain;
         });
}

bool mentions(const QueryBlock& b, uint32_t table) {
  return b.entity == table || contains(b.tables, table);
}

bool fits(const QueryBlock& block, const ColumnFacts& facts) {
  const db::Catalog& catalog = facts.catalog();
  const auto place = [&](uint32_t table, uint32_t column) {
    if (table == kNone) return true;
    return table < catalog.tables.size() &&
           (column == kNone || column < catalog.tables[table].columns.size());
  };
  const auto column = [&](const ColumnExpr& c) {
    return place(c.table, c.column) && place(c.factor_table, c.factor) &&
           place(c.via_table, c.via) && place(c.less_table, c.less) &&
           (c.expression == kNone || c.expression < catalog.noted.size());
  };
  const auto blocks = [&](const std::vector<QueryBlock>& all) {
    return std::all_of(all.begin(), all.end(),
                       [&](const QueryBlock& sub) { return fits(sub, facts); });
  };
  const auto condition = [&](const Condition& c) {
    return column(c.column) && column(c.other) && blocks(c.sub);
  };
  const auto term = [&](const ValueExpr& v) {
    return column(v.column) && column(v.along) &&
           std::all_of(v.within.begin(), v.within.end(), column) &&
           std::all_of(v.only.begin(), v.only.end(), condition);
  };
  const bool tables = std::all_of(block.tables.begin(), block.tables.end(),
                                  [&](uint32_t t) { return place(t, kNone); });
  const bool where = std::all_of(block.where.begin(), block.where.end(), [&](const auto& clause) {
    return std::all_of(clause.begin(), clause.end(), condition);
  });
  return place(block.entity, kNone) && tables && where &&
         std::all_of(block.select.begin(), block.select.end(), term) &&
         std::all_of(block.group.begin(), block.group.end(), column) &&
         std::all_of(block.best_of.begin(), block.best_of.end(), column) &&
         std::all_of(block.order.begin(), block.order.end(),
                     [&](const Ordering& o) { return term(o.term); }) &&
         (!block.neighbours || term(block.neighbours->term)) &&
         (!block.having || (term(block.having->term) && blocks(block.having->sub)));
}

void ungroup(QueryBlock& block) {
  const bool plain = std::all_of(block.select.begin(), block.select.end(),
                                 [](const ValueExpr& v) { return v.fn == Aggregate::kPlain; }) &&
                     std::all_of(block.order.begin(), block.order.end(),
                                 [](const Ordering& o) { return o.term.fn == Aggregate::kPlain; });
  if (!plain || block.group.empty() || block.having || block.limit ||
      block.outer != Aggregate::kPlain || !block.best_of.empty())
    return;
  block.group.clear();
  block.distinct = true;
}

bool is_state_condition(const Condition& c, const ColumnFacts& facts) {
  return c.sub.empty() && !c.column.whole() &&
         (c.op == Op::kIsNull || (c.op == Op::kEqual && facts.flag(c.column)));
}

void need_table(QueryBlock& block, uint32_t table) {
  if (table == kNone || table == block.entity) return;
  add_once(block.tables, table);
}

void need_tables(QueryBlock& block, const QueryBlock& of) {
  need_table(block, of.entity);
  for (const uint32_t t : of.tables) need_table(block, t);
}

void need_shown(QueryBlock& block) {
  const auto need = [&](const ColumnExpr& c) {
    need_table(block, c.home());
    need_table(block, c.factor_table);
    need_table(block, c.joined_less());
  };
  for (const ValueExpr& v : block.select) need(v.column);
  for (const GroupKey& g : block.group) need(g);
  for (const Ordering& o : block.order) need(o.term.column);
}

bool contradict(const Condition& a, const Condition& b) {
  const auto one = range_of(a), two = range_of(b);
  if (!one || !two || !(a.column == b.column)) return false;
  return lies_before(one->high, two->low, one->with_high && two->with_low) ||
         lies_before(two->high, one->low, two->with_high && one->with_low);
}

bool replaces(const Condition& now, const Condition& before) {
  if (!(now.column == before.column)) return false;
  const bool members = !now.sub.empty() || !before.sub.empty();
  if (members) {
    // "above average", then "below average"
    const auto side = [](Op op) {
      return op == Op::kGreater || op == Op::kGreaterEqual ? 1
             : op == Op::kLess || op == Op::kLessEqual     ? -1
                                                           : 0;
    };
    if (side(now.op) * side(before.op) == -1) return now.sub == before.sub && !now.other.valid();
    // "those without orders", then "those with orders"
    return now.op == Op::kIn && before.op == Op::kIn && !now.sub.empty() && !before.sub.empty() &&
           tables_of(now) == tables_of(before) && now.negated != before.negated &&
           now.sub[0].having.has_value() == before.sub[0].having.has_value();
  }
  if (now.other.valid() || before.other.valid()) return now.other == before.other;
  // "over 50", then "under 100": both hold. "Under 20" takes the place of it.
  const auto here = range_of(now), there = range_of(before);
  if (here && there && !(here->low && here->high)) {
    const bool same_end =
        (here->low && there->low && !there->high) || (here->high && there->high && !there->low);
    if (!same_end) return contradict(now, before);
  }
  if (now.negated && before.negated && !(now.value == before.value)) return false;
  // "without the cancelled ones" leaves what was chosen.
  return !now.negated || before.negated || now.value == before.value;
}

size_t merge_where(std::vector<std::vector<Condition>>& into,
                   const std::vector<std::vector<Condition>>& clauses, bool instead) {
  size_t replaced = 0;
  std::vector<bool> taken(into.size(), false);
  for (const auto& clause : clauses) {
    if (clause.empty()) continue;
    size_t at = into.size();
    for (size_t i = 0; i < taken.size() && at == into.size(); ++i) {
      const auto& old = into[i];
      const bool same =
          !taken[i] && !old.empty() && std::all_of(old.begin(), old.end(), [&](const Condition& c) {
            return replaces(clause[0], c) ||
                   (instead && c.sub.empty() && !c.other.valid() && c.column == clause[0].column);
          });
      if (same) at = i;
    }
    if (at < taken.size()) {
      into[at] = clause;
      taken[at] = true;
      ++replaced;
    } else if (!contains(into, clause)) {
      into.push_back(clause);
    }
  }
  return replaced;
}

size_t add_outputs(std::vector<ValueExpr>& into, const std::vector<ValueExpr>& outputs) {
  size_t added = 0;
  for (const ValueExpr& v : outputs) {
    if (contains(into, v)) continue;
    into.push_back(v);
    ++added;
  }
  return added;
}

std::vector<std::vector<Condition>> as_membership(const QueryBlock& block, uint32_t table,
                                                  const ColumnFacts& facts) {
  const ColumnExpr key = facts.key_of(table);
  if (!key.valid()) return {};
  Condition in;
  in.column = key;
  in.op = Op::kIn;
  QueryBlock sub = block;
  sub.select = {{key}};
  sub.distinct = false;
  sub.ties = false;
  if (!sub.limit) sub.order.clear();
  in.sub.push_back(std::move(sub));
  return {{std::move(in)}};
}

bool of_one_column(const std::vector<Condition>& clause) {
  return !clause.empty() && std::all_of(clause.begin(), clause.end(), [&](const Condition& c) {
    return c.sub.empty() && !c.other.valid() && c.op == Op::kEqual &&
           c.column == clause[0].column && c.negated == clause[0].negated;
  });
}

}  // namespace ask::engine
