#include "agent/engine/ground/filters.h"

#include <algorithm>

#include "agent/engine/ground/column_resolution.h"
#include "agent/engine/ground/composite.h"
#include "agent/engine/ground/date_columns.h"
#include "agent/engine/ground/dates.h"
#include "agent/engine/ground/durations.h"
#include "agent/engine/ground/filter_columns.h"
#include "agent/engine/ground/implied_sums.h"
#include "agent/engine/ground/operands.h"
#include "agent/engine/ground/said_amounts.h"
#include "agent/engine/ground/values.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/word_classes.h"

namespace ask::engine {
namespace {

// The column that is compared with `of` where the question does not name it: what was done against
// when it was due, else the only other date of the table, or its only other amount ("over budget").
// Invalid if there are several.
ColumnExpr counterpart(const ColumnFacts& facts, ColumnExpr of) {
  const auto any_word = [&](ColumnExpr c, const auto& words) {
    const SchemaIndex& index = facts.index();
    return std::any_of(words.begin(), words.end(), [&](std::string_view word) {
      return index.has_word(index.column(c.table, c.column), word);
    });
  };
  if (!of.valid() || of.whole()) return {};
  const bool date = facts.temporal(of), due = date && any_word(of, kDueDateWords);
  ColumnExpr found, done;
  size_t many = 0, done_many = 0;
  for (uint32_t c = 0; c < facts.table(of.table).columns.size(); ++c) {
    const ColumnExpr column{of.table, c};
    if (column == of || !(date ? facts.temporal(column) : facts.measure(column))) continue;
    found = column, ++many;
    if (due && any_word(column, kDoneDateWords)) done = column, ++done_many;
  }
  if (done_many == 1) return done;
  return many == 1 ? found : ColumnExpr{};
}

// "<column> is <value>". False if the value cannot be bound.
bool add_value(const GroundingInput& in, Grounding& g, const Filter& f, PendingCondition test) {
  if (!bind_value(in, g, f, test)) return false;
  Condition& c = test.condition;
  if (!g.conditions.empty() && g.conditions.back().position >= 0 && c.column.via == kNone) {
    // "whose manager is Ann Adler": the last name is the manager's, too
    const ArcId before = in.sketch.filters[static_cast<size_t>(g.conditions.back().position)].value;
    const ColumnExpr first = g.conditions.back().condition.column;
    if (before != kNoArc && first.via != kNone && first.table == c.column.table &&
        in.arcs[before].end == in.arcs[f.value].begin)
      c.column.via = first.via, c.column.via_table = first.via_table;
  }
  if (f.chained && !g.conditions.empty() && g.conditions.back().condition.column == c.column &&
      g.conditions.back().condition.op == Op::kEqual) {
    if (g.conditions.back().condition.negated)  // "except a and b", "not a or b": neither
      c.negated = true, test.is_or = false;
    else if (!in.sketch.both)
      test.is_or = true;
  }
  g.conditions.push_back(test);
  if (test.rest == nullptr || test.is_or || c.negated) return true;
  const ColumnExpr first = c.column;  // "Linda Smith" in two columns
  c.column = {test.rest->table, test.rest->rest_column};
  c.column.via = first.via;
  c.column.via_table = first.via_table;
  c.value = test.rest->rest;
  test.chained = false;
  g.conditions.push_back(std::move(test));
  return true;
}

// "shipped after required": two columns of one row.
void add_column_comparison(const GroundingInput& in, Grounding& g, const Filter& f,
                           PendingCondition test) {
  Condition& c = test.condition;
  c.other = resolve_column(in, g, f.other);
  c.column = f.column != kNoArc ? resolve_column(in, g, f.column) : counterpart(in.facts, c.other);
  if (!c.column.valid() || !c.other.valid() || c.column == c.other ||
      c.column.table != c.other.table || in.facts.temporal(c.column) != in.facts.temporal(c.other))
    return g.score.count_unexpressed();
  g.conditions.push_back(std::move(test));
}

// "hired before their manager": with the same column of the row that this one refers to.
bool add_own_comparison(const GroundingInput& in, Grounding& g, const Filter& f,
                        PendingCondition test) {
  Condition& c = test.condition;
  const ColumnExpr reference = resolve_column(in, g, f.own);
  if (c.column.table != reference.table || !in.facts.own_reference(reference)) return false;
  // "earn more than their manager" without a column of earnings
  if (f.op != Op::kEqual && !in.facts.numeric(c.column) && !in.facts.temporal(c.column))
    return g.score.count_unexpressed(), true;
  c.other = c.column;
  c.other.via = reference.column;
  c.other.via_table = reference.table;
  g.conditions.push_back(std::move(test));
  return true;
}

// "customers with a revenue above 1000": a comparison of a sum is HAVING. False if it is none.
bool add_sum_comparison(const GroundingInput& in, Grounding& g, const Filter& f,
                        const Condition& c) {
  if (f.against != Against::kArc || !c.column.adds_up() || f.value == kNoArc || g.block.having ||
      implied_aggregate(in, g, c.column, Aggregate::kPlain) != Aggregate::kSum)
    return false;
  // "orders with a margin over 15": each order has one margin, that of its product.
  if (c.column.expression != kNone && c.column.table != g.entity &&
      in.graph.to_one(g.entity, c.column.table))
    return false;
  g.block.having = Having{
      {c.column, Aggregate::kSum}, c.op, stored_amount(in, f.value, c.column), {}, {}, c.from};
  if (f.high != kNoArc) g.block.having->high = stored_amount(in, f.high, c.column, true);
  return true;
}

// "above the average <column>"
void compare_with_aggregate(const GroundingInput& in, Grounding& g, const Filter& f,
                            PendingCondition& test) {
  const ColumnExpr column = test.condition.column;
  test.scalar = f.scalar;
  test.scalar_column = f.scalar_column == kNoArc
                           ? column
                           : resolve_column(in, g, f.scalar_column, kNone, Want::kNumber);
  if (!test.scalar_column.valid()) test.scalar_column = column;
  const bool mean_date = f.scalar == Aggregate::kAverage && in.facts.temporal(column) &&
                         column.period != Period::kAge && !column.duration() &&
                         !in.facts.has_word(column, kCalendarYear);
  if (mean_date || (!in.facts.quantity(column) && !in.facts.temporal(column)))
    g.score.count(Feature::kBadType, RuleFeature::kBadType);
}

// "taller than Bo Hay": with the same column of the row of that name. False if it is no such
// comparison.
bool add_row_comparison(const GroundingInput& in, Grounding& g, const Filter& f,
                        PendingCondition& test) {
  if (!compares_with_row(in.arcs, f)) return false;
  const Mention& m = in.arcs.mention(in.arcs[f.value]);
  Condition& c = test.condition;
  if (c.column.table != m.table || c.column.via != kNone || c.negated ||
      (!in.facts.quantity(c.column) && !in.facts.temporal(c.column)))
    return g.score.count_unexpressed(), true;
  QueryBlock row;
  row.entity = m.table;
  row.tables = {m.table};
  row.select = {{c.column, Aggregate::kPlain}};
  Condition name;
  name.column = {m.table, m.column};
  name.value = m.text;
  row.where = {{name}};
  if (m.rest_column != kNone) {
    name.column = {m.table, m.rest_column};
    name.value = m.rest;
    row.where.push_back({name});
  }
  c.sub = {std::move(row)};
  g.conditions.push_back(std::move(test));
  return true;
}

// What texts are to contain: the words as they were said, though a stored one has them in it.
std::string text_of_pattern(const Arcs& arcs, const Arc& u) {
  if (u.kind != MentionKind::kValue || arcs.mention(u).partial) return arcs.text(u);
  return arcs.mention(u).text;
}

// The pattern of "contains", "starts with": "orders contain books" is none of a key.
void set_pattern(const GroundingInput& in, Grounding& g, const Filter& f, Condition& c) {
  const Arc& u = in.arcs[f.value];
  const std::string text = text_of_pattern(in.arcs, u);
  c.value = (f.like == 1 ? "" : "%") + text + (f.like == 2 ? "" : "%");
  if (in.facts.numeric(c.column) && (f.column == kNoArc || text.find('.') != text.npos))
    g.score.count(Feature::kBadType, RuleFeature::kBadType);  // no part of a key
}

// The operand of the condition, whose column is bound. False if the filter has none to compare
// with and is lost.
bool set_operand(const GroundingInput& in, Grounding& g, const Filter& f, PendingCondition& test) {
  if (f.against == Against::kAggregate) {
    compare_with_aggregate(in, g, f, test);
  } else if (f.op == Op::kLike) {
    set_pattern(in, g, f, test.condition);
  } else if (f.op != Op::kIsNull) {
    set_number(in, g, test, f);
    return !std::holds_alternative<std::monostate>(test.condition.value);
  }
  return true;
}

// "out of print" of a column in_print: its false value.
bool says_out_of(const Arcs& arcs, ArcId said, const ColumnFacts& facts, ColumnExpr flag) {
  if (said == kNoArc || facts.first_word(flag) != "in") return false;
  const size_t begin = arcs[said].begin;
  return begin >= 2 && arcs.token(begin - 1).folded == "of" &&
         arcs.token(begin - 2).folded == "out";
}

bool add_flag(const GroundingInput& in, Grounding& g, const Filter& f, PendingCondition test) {
  Condition& c = test.condition;
  if (!in.facts.flag(c.column)) return false;
  c.op = Op::kEqual;
  c.value = in.facts.flag_value(c.column,
                                f.negated == says_out_of(in.arcs, f.column, in.facts, c.column));
  c.negated = false;
  g.conditions.push_back(std::move(test));
  return true;
}

// Adds the conditions of the filter; one that cannot be expressed is counted as lost. False if the
// candidate makes no sense with it.
bool add_filter(const GroundingInput& in, Grounding& g, const Filter& f, int8_t position) {
  PendingCondition test;
  test.is_or = f.is_or;
  test.chained = f.chained;
  test.in_negation = f.in_negation;
  test.inside = f.inside;
  test.position = position;
  test.only = f.only;
  Condition& c = test.condition;
  c.op = f.op;
  c.negated = f.negated;
  c.part = is_in_numerator(in, f);
  c.from = {f.column, f.hint, f.value, f.high, f.scalar_column, f.own, f.other};
  c.from.add(cues_of(in.cues, Slot::kFilter, {f.value, f.column, f.scalar_column, f.hint}));
  if (f.against == Against::kArc && f.value != kNoArc &&
      in.arcs[f.value].kind == MentionKind::kValue && f.op == Op::kEqual)
    return add_value(in, g, f, std::move(test));
  if (f.other != kNoArc) return add_column_comparison(in, g, f, std::move(test)), true;
  c.column = filter_column(in, g, f, c);
  if (!c.column.valid() && f.op == Op::kLike) c.column = in.facts.name_of(g.entity);
  if (!c.column.valid() || c.column.whole()) return g.score.count_unexpressed(), true;
  if (c.op == Op::kEqual && f.value != kNoArc && in.arcs[f.value].kind == MentionKind::kDate &&
      ends_in_before(in.arcs, f.column))
    c.op = Op::kLess;
  if (f.own != kNoArc) return add_own_comparison(in, g, f, std::move(test));
  if (f.op == Op::kFlag) return add_flag(in, g, f, std::move(test));
  if (add_row_comparison(in, g, f, test)) return true;
  if (add_sum_comparison(in, g, f, c) || !set_operand(in, g, f, test)) return true;
  g.conditions.push_back(std::move(test));
  if (f.value != kNoArc && f.against == Against::kArc)
    add_other_weekday(g, in.arcs.mention(in.arcs[f.value]));
  return true;
}

// Adds to Grounding::near the tables that some filter is unambiguously on, so that other filters
// are resolved there as well.
void find_filter_tables(const GroundingInput& in, Grounding& g) {
  std::vector<uint32_t> found;
  if (in.sketch.superlative.arc != kNoArc) {  // "with the most units sold in 2023"
    const ColumnExpr by = best_column(in.arcs, in.arcs[in.sketch.superlative.arc]);
    if (by.valid() && by.adds_up()) found.push_back(by.table);
  }
  for (const Filter& f : in.sketch.filters) {
    const ArcId id = f.column != kNoArc ? f.column : f.value;
    if (id == kNoArc) continue;
    const Arc& u = in.arcs[id];
    if (u.kind != MentionKind::kColumn && u.kind != MentionKind::kValue) continue;
    uint32_t only = kNone;
    bool one = true;
    for (size_t i = 0; i < u.count && one; ++i) {
      const Mention& m = in.arcs.mention(u, i);
      if (m.score < u.score - 0.1F || (u.kind == MentionKind::kValue && !m.found)) continue;
      one = only == kNone || only == m.table;
      only = m.table;
    }
    if (one && only != kNone) found.push_back(only);
  }
  for (const uint32_t t : found) g.search_in(t);
}

}  // namespace

bool ground_filters(const GroundingInput& in, Grounding& g) {
  find_filter_tables(in, g);
  for (size_t i = 0; i < in.sketch.filters.size(); ++i) {
    const Filter& f = in.sketch.filters[i];
    if (!add_filter(in, g, f, static_cast<int8_t>(i))) return false;
  }
  drop_dated_states(in, g);
  if (!g.conditions.empty()) g.conditions[0].is_or = false;
  return true;
}

}  // namespace ask::engine
