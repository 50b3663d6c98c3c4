#include "agent/engine/ground/filters.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/ground/amount_words.h"
#include "agent/engine/ground/column_resolution.h"
#include "agent/engine/ground/composite.h"
#include "agent/engine/ground/date_columns.h"
#include "agent/engine/ground/dates.h"
#include "agent/engine/ground/durations.h"
#include "agent/engine/ground/filter_columns.h"
#include "agent/engine/ground/implied_sums.h"
#include "agent/engine/ground/negation.h"
#include "agent/engine/ground/operands.h"
#include "agent/engine/ground/role_references.h"
#include "agent/engine/ground/values.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/event_state_words.h"
#include "agent/engine/lexicon/word_classes_dates.h"
#include "agent/engine/text/calendar.h"
#include "agent/engine/text/morphology.h"

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

// The condition on the last value: of "Linda Smith" in two columns that on the first name. Null if
// there is none.
PendingCondition* last_value(GroundingState& state) {
  auto& conditions = state.conditions;
  size_t i = conditions.size();
  if (i == 0) return nullptr;
  const auto continues = [](const PendingCondition& c) { return c.is_or && c.condition.negated; };
  while (--i > 0 &&
         (conditions[i - 1].position == conditions[i].position || continues(conditions[i]))) {
  }
  return &conditions[i];
}

// "members other than Frank Ames": the value goes on with a name that is denied, in another column
// of the row. It does not before a noun: "not cancelled Oslo orders".
bool continues_denied(const GroundingInput& input, GroundingState& state, const Filter& filter,
                      const Condition& c) {
  const PendingCondition* before = last_value(state);
  if (before == nullptr || state.conditions.back().position < 0 || !before->condition.negated ||
      before->condition.op != Op::kEqual || c.negated || filter.chained || filter.is_or ||
      filter.column != kNoArc)
    return false;
  const ArcId first =
      input.sketch.filters[static_cast<size_t>(state.conditions.back().position)].value;
  const ColumnExpr denied = before->condition.column;
  if (first == kNoArc || input.arcs[first].end != input.arcs[filter.value].begin ||
      denied == c.column || denied.table != c.column.table || denied.via != c.column.via)
    return false;
  const auto after = input.arcs.beginning_at(input.arcs[filter.value].end);
  return std::none_of(after.begin(), after.end(),
                      [](const Arc& arc) { return arc.kind == MentionKind::kTable; });
}

// The table whose rows are counted and nothing else: "how many members"; else the entity. kNone if
// there is another aggregate.
uint32_t listed_or_counted(const GroundingState& state) {
  const QueryBlock& block = state.block;
  if (!selects_aggregate(block)) return state.entity;
  const bool counts =
      block.select.size() == 1 && block.group.empty() && block.select[0].fn == Aggregate::kCount;
  return counts ? block.select[0].column.table : kNone;
}

// True if the rows do something with the value: "who borrowed A", "how many members borrowed A".
bool is_done_with(const Arcs& arcs, size_t value, bool counts) {
  for (size_t t = 0; t < value; ++t)
    if (text::is_one_of(arcs.word(t), {"who", "that", "which"})) return true;
  while (value > 0 && arcs.is(value - 1, kArticle)) --value;
  return counts && value > 0 && has_long_past_suffix(arcs.token(value - 1).folded);
}

// The token of "and" before the value, over its article: "and also a filling". `value` if there is
// none.
size_t and_before(const Arcs& arcs, size_t value) {
  size_t t = value;
  while (t > 0 && (arcs.is(t - 1, kArticle) || arcs.word(t - 1) == "also")) --t;
  return t > 0 && arcs.is(t - 1, kAndWord) ? t - 1 : value;
}

// "a crown and a filling": one of each is said of both.
bool is_one_of_each(const Arcs& arcs, size_t first, size_t second) {
  return first > 0 && text::is_one_of(arcs.word(first - 1), {"a", "an"}) && second > 0 &&
         text::is_one_of(arcs.word(second - 1), {"a", "an"});
}

// "members who borrowed A and B": each of two named rows that a row of the entity may have several
// of. "customers from A and B" have one of them.
bool asks_for_each(const GroundingInput& input, const GroundingState& state, const Filter& filter,
                   const PendingCondition& pending) {
  const ColumnExpr column = pending.condition.column;
  const uint32_t named = column.table;
  const uint32_t rows = listed_or_counted(state);
  if (filter.is_or || state.entity == kNone || rows == kNone || named == rows ||
      column.via != kNone || input.graph.to_one(rows, named))
    return false;
  const auto& filters = input.sketch.filters;
  const size_t next = static_cast<size_t>(pending.position) + 1;
  const size_t begin = input.arcs[filter.value].begin;
  if (pending.position < 1 || and_before(input.arcs, begin) == begin ||
      filters[next - 2].chained || (next < filters.size() && filters[next].chained))
    return false;
  const ArcId first = filters[next - 2].value;
  if (first == kNoArc) return false;
  const size_t first_begin = input.arcs[first].begin;
  if (is_one_of_each(input.arcs, first_begin, begin)) return true;
  return begin == and_before(input.arcs, begin) + 1 && input.facts.name_of(named) == column &&
         input.facts.of(column).naming &&
         is_done_with(input.arcs, first_begin, selects_aggregate(state.block));
}

// Both values are wanted, in rows of their own: of what is listed the rows in common, of what is
// counted by a condition each. Rows of events have one each and do not tell who has both.
void ask_for_each(GroundingState& state, PendingCondition& first, PendingCondition& second) {
  second.chained = false;
  if (listed_or_counted(state) != state.entity) return state.score.count_unexpressed();
  first.each = second.each = selects_aggregate(state.block);
}

// "<column> is <value>". False if the value cannot be bound.
bool ground_value(const GroundingInput& input, GroundingState& state, const Filter& filter,
                  PendingCondition pending) {
  if (!bind_value(input, state, filter, pending)) return false;
  Condition& c = pending.condition;
  if (const auto* text = std::get_if<std::string>(&c.value); text != nullptr && c.op == Op::kEqual)
    c.column = through_kind(input, state.entity, c.column, *text);
  if (!state.conditions.empty() && state.conditions.back().position >= 0 && c.column.via == kNone) {
    // "whose manager is Ann Adler": the last name is the manager's, too
    const ArcId before =
        input.sketch.filters[static_cast<size_t>(state.conditions.back().position)].value;
    const ColumnExpr first = state.conditions.back().condition.column;
    if (before != kNoArc && first.via != kNone && first.table == c.column.table &&
        input.arcs[before].end == input.arcs[filter.value].begin)
      c.column.via = first.via, c.column.via_table = first.via_table;
  }
  PendingCondition* before = last_value(state);
  if (filter.chained && before != nullptr && before->condition.op == Op::kEqual &&
      before->condition.column == c.column) {
    if (before->condition.negated)  // "except a and b", "not a or b": neither
      c.negated = true, pending.is_or = false;
    else if (asks_for_each(input, state, filter, pending))
      ask_for_each(state, *before, pending);
    else if (!input.sketch.both && state.conditions.back().condition.column == c.column)
      pending.is_or = true;
  }
  if (continues_denied(input, state, filter, c)) c.negated = pending.is_or = true;
  state.conditions.push_back(pending);
  if (pending.rest == nullptr) return true;
  if (pending.is_or) return state.score.count_unexpressed(), true;
  const ColumnExpr first = c.column;  // "Linda Smith" in two columns
  pending.is_or = c.negated;          // not she, but any other Linda and any other Smith
  c.column = {pending.rest->table, pending.rest->rest_column};
  c.column.via = first.via;
  c.column.via_table = first.via_table;
  c.value = pending.rest->rest;
  pending.chained = false;
  state.conditions.push_back(std::move(pending));
  return true;
}

// "shipped after required": two columns of one row.
void add_column_comparison(const GroundingInput& input, GroundingState& state, const Filter& filter,
                           PendingCondition pending) {
  Condition& c = pending.condition;
  c.other = resolve_column(input, state, filter.other);
  c.column = filter.column != kNoArc ? resolve_column(input, state, filter.column)
                                     : counterpart(input.facts, c.other);
  if (!c.column.valid() || !c.other.valid() || c.column == c.other ||
      c.column.table != c.other.table ||
      input.facts.temporal(c.column) != input.facts.temporal(c.other))
    return state.score.count_unexpressed();
  state.conditions.push_back(std::move(pending));
}

// "hired before their manager": with the same column of the row that this one refers to.
bool add_own_comparison(const GroundingInput& input, GroundingState& state, const Filter& filter,
                        PendingCondition pending) {
  Condition& c = pending.condition;
  const ColumnExpr reference = resolve_column(input, state, filter.own);
  if (c.column.table != reference.table || !input.facts.own_reference(reference)) return false;
  // "earn more than their manager" without a column of earnings
  if (filter.op != Op::kEqual && !input.facts.numeric(c.column) && !input.facts.temporal(c.column))
    return state.score.count_unexpressed(), true;
  c.other = c.column;
  c.other.via = reference.column;
  c.other.via_table = reference.table;
  state.conditions.push_back(std::move(pending));
  return true;
}

// "customers with a revenue above 1000": a comparison of a sum is HAVING. False if it is none.
bool add_sum_comparison(const GroundingInput& input, GroundingState& state, const Filter& filter,
                        const Condition& c) {
  if (filter.right != RightOperand::kArc || !c.column.adds_up() || filter.value == kNoArc ||
      state.block.having ||
      implied_aggregate(input, state, c.column, Aggregate::kPlain) != Aggregate::kSum ||
      input.facts.temporal(c.column))
    return false;
  // "orders with a margin over 15": each order has one margin, that of its product.
  if (c.column.expression != kNone && c.column.table != state.entity &&
      input.graph.to_one(state.entity, c.column.table))
    return false;
  state.block.having = Having{{c.column, Aggregate::kSum},
                              c.op,
                              stored_amount(input, filter.value, c.column),
                              {},
                              {},
                              c.from};
  if (filter.high != kNoArc)
    state.block.having->high = stored_amount(input, filter.high, c.column, true);
  return true;
}

// "above the average <column>"
void bind_aggregate(const GroundingInput& input, GroundingState& state, const Filter& filter,
                    PendingCondition& pending) {
  const ColumnExpr column = pending.condition.column;
  pending.scalar = filter.scalar;
  pending.scalar_column =
      filter.scalar_column == kNoArc
          ? column
          : resolve_column(input, state, filter.scalar_column, kNone, Want::kNumber);
  if (!pending.scalar_column.valid()) pending.scalar_column = column;
  const bool mean_date = filter.scalar == Aggregate::kAverage && input.facts.temporal(column) &&
                         column.period != Period::kAge && !column.duration() &&
                         !input.facts.has_word(column, kCalendarYear);
  if (mean_date || (!input.facts.quantity(column) && !input.facts.temporal(column)))
    state.score.count(Feature::kBadType, RuleFeature::kBadType);
}

// "taller than Bo Hay": with the same column of the row of that name. False if it is not such a
// comparison.
bool add_row_comparison(const GroundingInput& input, GroundingState& state, const Filter& filter,
                        PendingCondition& pending) {
  if (!compares_with_row(input.arcs, filter)) return false;
  const Mention& m = input.arcs.mention(input.arcs[filter.value]);
  Condition& c = pending.condition;
  if (c.column.table != m.table || c.column.via != kNone || c.negated ||
      (!input.facts.quantity(c.column) && !input.facts.temporal(c.column)))
    return state.score.count_unexpressed(), true;
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
  state.conditions.push_back(std::move(pending));
  return true;
}

// The text to search for: the words of the question, even if a stored value has them in it.
std::string text_of_pattern(const Arcs& arcs, const Arc& arc) {
  if (arc.kind != MentionKind::kValue || arcs.mention(arc).partial) return arcs.text(arc);
  return arcs.mention(arc).text;
}

// The pattern of "contains", "starts with": "orders contain books" is none of a key.
void set_pattern(const GroundingInput& input, GroundingState& state, const Filter& filter,
                 Condition& c) {
  const Arc& arc = input.arcs[filter.value];
  const std::string text = text_of_pattern(input.arcs, arc);
  c.value = (filter.like == 1 ? "" : "%") + text + (filter.like == 2 ? "" : "%");
  if (input.facts.numeric(c.column) && (filter.column == kNoArc || text.find('.') != text.npos))
    state.score.count(Feature::kBadType, RuleFeature::kBadType);  // no part of a key
}

// The operand of the condition, whose column is bound. False if the filter has none to compare
// with and is lost.
bool set_operand(const GroundingInput& input, GroundingState& state, const Filter& filter,
                 PendingCondition& pending) {
  if (filter.right == RightOperand::kAggregate) {
    bind_aggregate(input, state, filter, pending);
  } else if (filter.op == Op::kLike) {
    set_pattern(input, state, filter, pending.condition);
  } else if (filter.op != Op::kIsNull) {
    set_number(input, state, pending, filter);
    return !std::holds_alternative<std::monostate>(pending.condition.value);
  }
  return true;
}

// "out of print" of a column in_print: its false value.
bool says_out_of(const Arcs& arcs, ArcId mention, const ColumnFacts& facts, ColumnExpr flag) {
  if (mention == kNoArc || facts.first_word(flag) != "in") return false;
  const size_t begin = arcs[mention].begin;
  return begin >= 2 && arcs.token(begin - 1).folded == "of" &&
         arcs.token(begin - 2).folded == "out";
}

bool add_flag(const GroundingInput& input, GroundingState& state, const Filter& filter,
              PendingCondition pending) {
  Condition& c = pending.condition;
  if (!input.facts.flag(c.column)) return false;
  // "has not paid their sub" of sub_paid: its word says no more than the value before it.
  if (!filter.negated && !filter.is_or &&
      std::any_of(state.conditions.begin(), state.conditions.end(), [&](const PendingCondition& p) {
        return p.condition.column == c.column && p.condition.op == Op::kEqual;
      }))
    return true;
  c.op = Op::kEqual;
  // "members who never attended": no row of theirs has the flag, as deny_values() has it
  c.negated = filter.negated && says_never_before(input.arcs, input.arcs[filter.column].begin) &&
              c.column.home() != state.entity && !input.graph.to_one(state.entity, c.column.home());
  const bool denied = filter.negated && !c.negated;
  c.value = input.facts.flag_value(
      c.column, denied == says_out_of(input.arcs, filter.column, input.facts, c.column));
  state.conditions.push_back(std::move(pending));
  return true;
}

// "in 2024 or in 2025": the parser adds a date when it reads what comes after it, so that it has
// the "or" before it or after it.
bool follows_or(const Arcs& arcs, const Filter& filter) {
  if (filter.value == kNoArc) return filter.is_or;
  const Arc& value = arcs[filter.value];
  const bool year = value.kind == MentionKind::kNumber && value.end == value.begin + 1 &&
                    parsed_year(arcs.word(value.begin)) > 0;
  if (value.kind != MentionKind::kDate && !year) return filter.is_or;
  size_t at = value.begin;
  while (at > 0 && text::is_one_of(arcs.word(at - 1), kBeforeAlternativeDate)) --at;
  if (at > 0 && arcs.word(at - 1) == kNorWord) return filter.in_negation;
  if (at > 0 && arcs.is(at - 1, kOrWord)) return true;
  return filter.is_or && (year || !arcs.is(value.end, kOrWord));
}

// Adds the conditions of the filter; one that cannot be expressed is counted as lost. False if the
// candidate makes no sense with it.
bool ground_filter(const GroundingInput& input, GroundingState& state, const Filter& filter,
                   int8_t position) {
  PendingCondition pending;
  pending.is_or = follows_or(input.arcs, filter);
  pending.chained = filter.chained;
  pending.in_negation = filter.in_negation;
  pending.inside = filter.inside;
  pending.position = position;
  pending.only = filter.only;
  Condition& c = pending.condition;
  c.op = filter.op;
  c.negated = filter.negated;
  c.in_numerator = is_in_numerator(input, filter);
  c.from = {filter.column,        filter.hint, filter.value, filter.high,
            filter.scalar_column, filter.own,  filter.other};
  c.from.add(cues_of(input.cues, CueSlot::kFilter,
                     {filter.value, filter.column, filter.scalar_column, filter.hint}));
  if (filter.right == RightOperand::kArc && filter.value != kNoArc &&
      input.arcs[filter.value].kind == MentionKind::kValue && filter.op == Op::kEqual)
    return ground_value(input, state, filter, std::move(pending));
  if (filter.other != kNoArc)
    return add_column_comparison(input, state, filter, std::move(pending)), true;
  c.column = filter_column(input, state, filter, c);
  if (!c.column.valid() && filter.op == Op::kLike) c.column = input.facts.name_of(state.entity);
  if (!c.column.valid() || c.column.whole()) return state.score.count_unexpressed(), true;
  if (c.op == Op::kEqual && filter.value != kNoArc &&
      input.arcs[filter.value].kind == MentionKind::kDate &&
      ends_in_before(input.arcs, filter.column))
    c.op = Op::kLess;
  if (filter.own != kNoArc) return add_own_comparison(input, state, filter, std::move(pending));
  if (filter.op == Op::kFlag) return add_flag(input, state, filter, std::move(pending));
  if (add_row_comparison(input, state, filter, pending)) return true;
  if (add_sum_comparison(input, state, filter, c) || !set_operand(input, state, filter, pending))
    return true;
  state.conditions.push_back(std::move(pending));
  if (filter.value != kNoArc && filter.right == RightOperand::kArc)
    add_other_weekday(state, input.arcs.mention(input.arcs[filter.value]));
  return true;
}

// Has columns searched in the tables that some filter is unambiguously on, for the other filters.
void find_filter_tables(const GroundingInput& input, GroundingState& state) {
  std::vector<uint32_t> found;
  if (input.sketch.superlative.arc != kNoArc) {  // "with the most units sold in 2023"
    const ColumnExpr by = best_column(input.arcs, input.arcs[input.sketch.superlative.arc]);
    if (by.valid() && by.adds_up()) found.push_back(by.table);
  }
  for (const Filter& f : input.sketch.filters) {
    const ArcId id = f.column != kNoArc ? f.column : f.value;
    if (id == kNoArc) continue;
    const Arc& arc = input.arcs[id];
    if (arc.kind != MentionKind::kColumn && arc.kind != MentionKind::kValue) continue;
    uint32_t only = kNone;
    bool one = true;
    for (size_t i = 0; i < arc.count && one; ++i) {
      const Mention& m = input.arcs.mention(arc, i);
      if (m.score < arc.score - 0.1F || (arc.kind == MentionKind::kValue && !m.found)) continue;
      one = only == kNone || only == m.table;
      only = m.table;
    }
    if (one && only != kNone) found.push_back(only);
  }
  for (const uint32_t t : found) state.search_in(t);
}

}  // namespace

bool ground_filters(const GroundingInput& input, GroundingState& state) {
  find_filter_tables(input, state);
  for (size_t i = 0; i < input.sketch.filters.size(); ++i) {
    const Filter& f = input.sketch.filters[i];
    if (!ground_filter(input, state, f, static_cast<int8_t>(i))) return false;
  }
  drop_dated_states(input, state);
  if (!state.conditions.empty()) state.conditions[0].is_or = false;
  return true;
}

}  // namespace ask::engine
