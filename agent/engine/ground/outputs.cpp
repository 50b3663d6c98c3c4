#include "agent/engine/ground/outputs.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/ground/amount_words.h"
#include "agent/engine/ground/column_resolution.h"
#include "agent/engine/ground/composite.h"
#include "agent/engine/ground/dates.h"
#include "agent/engine/ground/group_having.h"
#include "agent/engine/ground/implied_sums.h"
#include "agent/engine/ground/question_word_outputs.h"
#include "agent/engine/ground/role_references.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// The first mention of the entity's table among those of the sketch.
ArcId arc_of_entity(const GroundingInput& input, const GroundingState& state) {
  for (const ArcId id : input.sketch.tables)
    if (input.table_of(id) == state.entity) return id;
  return kNoArc;
}

// True for superlatives of size, which do not apply to dates.
bool asks_size(const Arcs& arcs) {
  for (size_t t = 0; t < arcs.tokens(); ++t)
    for (const std::string_view word : kSizeSuperlatives)
      if (arcs.token(t).folded == word) return true;
  return false;
}

bool asks_age(const Arcs& arcs, const Arc& arc) {
  return arc.kind == MentionKind::kCue && arc.end - arc.begin == 2 &&
         arcs.token(arc.begin).folded == "how" &&
         arcs.token(arc.begin + 1U).folded == kAgeAdjective;
}

// "how old was she when she painted it": not the age of the painting.
bool asks_past_age(const Arcs& arcs) {
  for (size_t t = 0; t < arcs.tokens(); ++t)
    if (arcs.token(t).folded == kTimeQuestionWord) return true;
  return false;
}

// "rent collected", "total rent" of rent_payment, whose only column of that name is rent_year: the
// amount of the rows. Invalid for other nouns.
ColumnExpr amount_handed_over(const GroundingInput& input, const Arc& noun, bool sums) {
  if (!names_money(input.arcs, noun) || !(sums || handed_over(input.arcs, noun.end))) return {};
  for (size_t i = 0; i < noun.count; ++i) {
    const Mention& m = input.arcs.mention(noun, i);
    if (m.kind == MentionKind::kColumn && input.facts.measure({m.table, m.column})) return {};
    if (m.kind != MentionKind::kColumn && m.kind != MentionKind::kTable) return {};
  }
  return input.facts.amount_of(input.arcs.mention(noun, 0).table);
}

// True for the verb or adjective after the noun of its rows and before a date, which is not an
// output: "payments due last month", "classes start after 6 pm".
bool is_row_predicate(const GroundingInput& input, const Arc& arc, ColumnExpr c) {
  if (arc.kind != MentionKind::kColumn || c.whole() || !input.facts.temporal(c) ||
      input.arcs.says(arc, kTemporalNouns))
    return false;
  const auto starts = [&](MentionKind kind, size_t t) {
    return std::any_of(input.arcs.all.begin(), input.arcs.all.end(),
                       [&](const Arc& a) { return a.kind == kind && a.begin == t; });
  };
  const SchemaIndex& index = input.facts.index();
  if (arc.end < 2 || arc.end - arc.begin > 2) return false;
  const size_t noun = arc.end - 2U;  // "payments due" may be one arc
  return index.has_word(index.table(c.table), input.arcs.token(noun).lemma) &&
         (starts(MentionKind::kDate, arc.end) || starts(MentionKind::kDate, arc.end + 1U));
}

// True for the participle before the rows, or of rows that go without their noun, which is not an
// output: "registered donors who never came", "registered but never had a parcel".
bool is_leading_participle(const GroundingInput& input, const Arc& arc, ColumnExpr c) {
  if (arc.kind != MentionKind::kColumn || arc.begin != 0 || arc.end != 1 || c.whole() ||
      input.arcs.tokens() < 3 || input.sketch.outputs.size() != 1 ||
      !has_past_suffix(input.arcs.token(0).folded) || !input.facts.temporal(c) ||
      text::is_one_of(input.arcs.token(1).lemma, kTemporalNouns))
    return false;
  for (size_t t = 1; t < 4 && t < input.arcs.tokens(); ++t)
    if (input.arcs.token(t).folded == "of") return false;  // "shipped at of order 12"
  return true;
}

// "how many <table>", unless the number is stored or the sum of amounts is asked for.
void add_count_of_table(const GroundingInput& input, GroundingState& state, const Output& output,
                        const Origin& from) {
  const uint32_t t = input.table_of(output.arc);
  const ColumnExpr as_column =
      t == state.entity ? ColumnExpr{} : count_column(input, output.arc, state.entity);
  if (as_column.valid() && !output.distinct) {  // "number of employees" is a column
    const bool whole =
        input.sketch.groups.empty() && state.plain_outputs.empty() && input.sketch.filters.empty();
    return state.add_output({as_column, whole ? Aggregate::kSum : Aggregate::kPlain}, from);
  }
  state.require(t);
  const ColumnExpr amount = input.facts.amount_of(t), key = input.facts.key_of(t);
  if (amount.valid() && sums_amounts(input.arcs, input.arcs[output.arc]))
    return state.add_output({amount, Aggregate::kSum}, from);
  if (output.distinct && state.mentioned.size() > 1 && key.valid())
    return state.add_output({key, Aggregate::kCount, true}, from);
  if (const ColumnExpr done = counted_as_done(input, input.arcs[output.arc], t); done.valid())
    return state.add_output({done, Aggregate::kSum}, from);
  state.add_output({{t, kNone}, Aggregate::kCount}, from);
}

// True if a group, or the dates of a condition, have many rows of the table of a measure that is
// counted: "how many bottles were sold in 2024".
bool counts_many_rows(const GroundingInput& input, ColumnExpr measure) {
  return std::any_of(input.sketch.groups.begin(), input.sketch.groups.end(),
                     [&](ArcId group) {
                       return input.arcs[group].kind == MentionKind::kTable &&
                              input.table_of(group) != measure.table &&
                              input.graph.to_one(measure.table, input.table_of(group));
                     }) ||
         std::any_of(input.sketch.filters.begin(), input.sketch.filters.end(),
                     [&](const Filter& f) {
                       return f.value != kNoArc && input.arcs[f.value].kind == MentionKind::kDate;
                     });
}

// True for "revenue", "takings": money, whatever the table is that the word is taken for.
bool names_revenue(const Arcs& arcs, const Arc& noun) {
  return is_turnover_noun(arcs.token(noun.end - 1U).lemma) || arcs.says(noun, kTakingsNouns) ||
         arcs.says(noun, kRevenueNouns);
}

bool add_count(const GroundingInput& input, GroundingState& state, const Output& output,
               const Origin& from) {
  if (output.arc == kNoArc)
    return state.add_output({{state.entity, kNone}, Aggregate::kCount}, from), true;
  const Arc& arc = input.arcs[output.arc];
  if (arc.kind == MentionKind::kTable) {
    if (asks_share(input.sketch) && names_revenue(input.arcs, arc))
      state.score.count_unexpressed();  // a share of the money, and not of the rows
    add_count_of_table(input, state, output, from);
    return true;
  }
  const ColumnExpr c = resolve_column(input, state, output.arc, state.owner);
  if (!c.valid()) return false;
  bool total = false;
  for (const std::string_view word : kQuantityNouns) total |= input.facts.has_word(c, word);
  if (input.facts.measure(c) && !output.distinct) {
    const bool many =
        counts_many_rows(input, c) || asks_share(input.sketch) || adds_up_counted(input, c);
    const bool plain =
        (!total && !many && (!input.sketch.filters.empty() || !input.sketch.groups.empty())) ||
        (input.sketch.outputs.size() > 1 && input.sketch.groups.empty() &&
         !asks_share(input.sketch));
    state.add_output(
        {c, implied_aggregate(input, state, c, plain ? Aggregate::kPlain : Aggregate::kSum)}, from);
  } else if (output.distinct) {
    state.add_output({c, Aggregate::kCount, true}, from);
  } else if (input.facts.of(c).reference || input.facts.identifier(c) ||
             input.facts.single_key(c)) {
    state.require(c.table);
    // "how many customers" linked only to orders.customer_id: it is unclear what to count.
    if (arc.score < 0.8F) ++state.score.features[Feature::kWeakCount];
    const bool each =
        is_noted_name(input.arcs, arc, c) && input.facts.of(c).reference;  // "how many recipients"
    state.add_output({each ? c : ColumnExpr{c.table, kNone}, Aggregate::kCount, each}, from);
  } else if (is_row_predicate(input, arc, c) && !output.distinct) {
    state.require(c.table);  // "how many classes start after 6 pm"
    state.add_output({{c.table, kNone}, Aggregate::kCount}, from);
  } else if (input.facts.temporal(c) && arc.end == arc.begin + 1 && !output.distinct &&
             has_past_suffix(input.arcs.token(arc.end - 1U).folded)) {
    state.require(c.table);  // "how many joined": rows that have the date
    state.add_output({c, Aggregate::kCount}, from);
  } else {
    state.add_output({c, Aggregate::kCount, true}, from);
  }
  return true;
}

// True if the noun of a sum is linked to an amount with another name: "the total of the bills".
bool says_total(const GroundingInput& input, const Arc& arc, ColumnExpr c) {
  if (is_amount_of_verb(input.arcs, arc)) return input.facts.measure(c);
  const bool noun = arc.end >= input.arcs.tokens() || input.arcs.filler[arc.end] >= 0.6F ||
                    input.arcs.token(arc.end).punctuation;  // not "total revenue"
  return arc.kind == MentionKind::kColumn && arc.end == arc.begin + 1 && noun &&
         input.arcs.says(arc, kSumWords) && input.facts.measure(c) &&
         std::none_of(std::begin(kSumLemmas), std::end(kSumLemmas),
                      [&](std::string_view word) { return input.facts.has_word(c, word); });
}

// "total price of bookings per customer" of bookings.total_price: their sum, although the words are
// the name of what each booking has. Not so for "total prices" and beside other outputs.
bool is_total_of_rows(const GroundingInput& input, const Arc& arc, ColumnExpr c) {
  const Token& first = input.arcs.token(arc.begin);
  const Token& last = input.arcs.token(arc.end - 1U);
  return arc.kind == MentionKind::kColumn && arc.end == arc.begin + 2 &&
         text::is_one_of(first.lemma, kSumLemmas) && last.lemma == last.folded &&
         input.sketch.outputs.size() == 1 && input.facts.measure(c) &&
         std::none_of(input.sketch.filters.begin(), input.sketch.filters.end(),
                      [&](const Filter& f) { return f.column == input.arcs.id_of(arc); }) &&
         input.facts.has_word(c, first.lemma) && input.facts.has_word(c, last.lemma);
}

// Adds the last name if "full name" is linked to separate columns for first and last name.
void add_rest_of_name(const GroundingInput& input, GroundingState& state, const Arc& names,
                      ColumnExpr first, const Origin& from) {
  for (size_t i = 0; i < names.count; ++i) {
    const Mention& m = input.arcs.mention(names, i);
    if (m.kind == MentionKind::kColumn && m.rest_column != kNone &&
        ColumnExpr{m.table, m.column} == first)
      return state.add_output({{m.table, m.rest_column}, Aggregate::kPlain}, from);
  }
}

// "the customers", "the total of orders": the name of each row, or the aggregate of its amount.
bool bind_table_output(const GroundingInput& input, GroundingState& state, const Output& output,
                       const Origin& from) {
  const uint32_t t = input.table_of(output.arc);
  state.require(t);
  if (output.fn != Aggregate::kPlain) {
    const ColumnExpr amount = input.facts.amount_of(t);
    if (!amount.valid()) return false;
    state.add_output({amount, output.fn}, from);
    return true;
  }
  const ColumnExpr name =
      asks_for_items(input, output.arc) ? item_name(input, t) : input.facts.name_of(t);
  if (!name.valid() || name.whole()) return false;
  state.add_output({name, Aggregate::kPlain}, from);
  return true;
}

// Counts an aggregate that the values of the column do not allow.
void check_aggregate(const GroundingInput& input, GroundingState& state, Aggregate fn,
                     ColumnExpr c) {
  const bool sums = fn == Aggregate::kSum || fn == Aggregate::kAverage;
  const bool superlative = fn == Aggregate::kMaximum || fn == Aggregate::kMinimum;
  const bool key = input.facts.identifier(c) || input.facts.of(c).reference;
  const bool computed = c.expression != kNone;
  const bool year = fn == Aggregate::kSum && input.facts.temporal(c);  // never added up
  if ((sums && !computed && (!input.facts.numeric(c) || key || year)) ||
      (superlative && input.facts.temporal(c) && asks_size(input.arcs)))
    state.score.count(Feature::kBadType, RuleFeature::kBadType);
}

// True if the rows themselves are counted, and nothing of theirs is added up: people, and things
// that the question names and that are no money: "total tickets refunded".
bool counts_rows(const GroundingInput& input, uint32_t table) {
  constexpr float kSurelyNamed = 0.8F;
  if (holds_people(input.facts.index(), table)) return true;
  return std::any_of(input.arcs.all.begin(), input.arcs.all.end(), [&](const Arc& arc) {
    return arc.kind == MentionKind::kTable && arc.score >= kSurelyNamed &&
           input.arcs.mention(arc).table == table && !names_money(input.arcs, arc);
  });
}

// "total fines paid", where a flag shows which fines are paid: the sum of the amounts of these.
// False if the column is none, or the amounts of its rows are not clear.
bool add_sum_of_flagged(const GroundingInput& input, GroundingState& state, const Output& output,
                        ColumnExpr flag, const Origin& from) {
  if (output.fn != Aggregate::kSum || !input.facts.flag(flag) || flag.via != kNone) return false;
  const ColumnExpr amount = input.facts.amount_of(flag.table);
  if (!amount.valid() || counts_rows(input, flag.table)) return false;
  PendingCondition& holds = state.conditions.emplace_back();
  holds.condition.column = flag;
  holds.condition.value = input.facts.flag_value(flag, true);
  holds.condition.from = from;
  state.require(amount.table);
  state.add_output({amount, Aggregate::kSum}, from);
  return true;
}

// The column of an output as the words around it mean it: an age, the row that a key refers to.
ColumnExpr column_in_context(const GroundingInput& input, GroundingState& state,
                             const Output& output, ColumnExpr c) {
  const Arc& arc = input.arcs[output.arc];
  if (output.fn == Aggregate::kPlain && !input.arcs.says(arc, kIdentifierNouns))
    c = shown_column(input, c, arc);
  const bool other_age = input.facts.made_year(c) && asks_past_age(input.arcs);
  if (asks_age(input.arcs, arc) && gives_age(input.facts, c) && !other_age)
    c.period = Period::kAge;
  else if (asks_age(input.arcs, arc) &&
           (input.facts.temporal(c) || input.facts.has_word(c, kCalendarYear)))
    state.score.count_unexpressed();  // a start date is not an age
  if (output.fn == Aggregate::kPlain && input.facts.flag(c) && input.sketch.outputs.size() == 1 &&
      is_person_word(input.arcs.token(arc.end - 1U).lemma))
    state.score.count_unexpressed();  // "the captain of Rovers" is somebody, and no yes or no
  check_aggregate(input, state, output.fn, c);
  if (output.fn == Aggregate::kPlain &&
      (is_row_predicate(input, arc, c) || is_leading_participle(input, arc, c) ||
       names_rows_by_kind(input, arc, c)))
    if (const ColumnExpr name = input.facts.name_of(c.table); name.valid() && !name.whole())
      return name;
  return c;
}

bool bind_column_output(const GroundingInput& input, GroundingState& state, const Output& output,
                        const Origin& from) {
  const Arc& arc = input.arcs[output.arc];
  const bool plain = output.fn == Aggregate::kPlain;
  if (const ColumnExpr amount = amount_handed_over(input, arc, output.fn == Aggregate::kSum);
      amount.valid() && (plain || output.fn == Aggregate::kSum)) {
    state.require(amount.table);
    state.add_output({amount, Aggregate::kSum}, from);
    return true;
  }
  const uint32_t owner = output.owner != kNoArc ? input.table_of(output.owner) : state.owner;
  const bool sums = output.fn == Aggregate::kSum || output.fn == Aggregate::kAverage;
  ColumnExpr c =
      resolve_column(input, state, output.arc, owner, sums ? Want::kNumber : Want::kAny, true);
  if (!c.valid() || c.whole()) return false;
  if (add_sum_of_flagged(input, state, output, c, from)) return true;
  c = column_in_context(input, state, output, c);
  if (output.fn == Aggregate::kSum && input.facts.temporal(c))  // "how much has been paid"
    if (const ColumnExpr amount = input.facts.amount_of(c.table); amount.valid()) c = amount;
  const size_t before = state.block.select.size();
  const bool total = plain && says_total(input, arc, c);
  Aggregate fn = output.fn;
  if (total || (plain && is_total_of_rows(input, arc, c)))
    fn = Aggregate::kSum;
  else if (plain && c.expression != kNone && says_average(input.arcs, arc))
    fn = Aggregate::kAverage;
  else
    fn = implied_aggregate(input, state, c, fn);
  state.add_output({c, fn}, from);
  if (state.block.select.size() == before) state.score.charge(RuleFeature::kSameOutput);
  if (plain && !total) add_rest_of_name(input, state, arc, c, from);
  return true;
}

bool bind_output(const GroundingInput& input, GroundingState& state, const Output& output,
                 const Origin& from) {
  switch (output.kind) {
    case OutputKind::kCount:
      return add_count(input, state, output, from);
    case OutputKind::kPrevious:
      state.figure_at = state.block.select.size();
      return true;
    case OutputKind::kTable:
      return bind_table_output(input, state, output, from);
    case OutputKind::kColumn:
      break;
  }
  return output.role != kNoArc ? add_output_of_role(input, state, output, from)
                               : bind_column_output(input, state, output, from);
}

// "which order took the longest to deliver": the order, and not how long it took.
void show_row_of_longest(const GroundingInput& input, GroundingState& state) {
  if (state.block.select.size() != 1 || state.block.order.size() != 1 || !state.block.limit ||
      state.block.select[0] != state.block.order[0].term ||
      !state.block.select[0].column.duration())
    return;
  const ColumnExpr name = input.facts.name_of(state.entity);
  if (input.sketch.outputs.size() != 1 || input.sketch.outputs[0].arc == kNoArc || !name.valid() ||
      name.whole())
    return;
  const uint16_t measure = input.arcs[input.sketch.outputs[0].arc].begin;
  const bool mentioned =
      std::any_of(input.arcs.all.begin(), input.arcs.all.end(), [&](const Arc& arc) {
        return arc.kind == MentionKind::kTable && arc.score >= 0.9F && arc.end <= measure &&
               input.arcs.mention(arc).table == state.entity;
      });
  if (!mentioned) return;
  state.block.select[0].column = name;
  state.plain_outputs = {name};
}

// True for one measure by another of several rows, whose list says nothing without their names:
// "margin in percent on our mains".
bool lists_rates(const GroundingInput& input, const GroundingState& state) {
  if (state.block.select.size() != 1 || input.sketch.outputs.size() != 1 ||
      !input.sketch.groups.empty() || input.sketch.superlative.kind != SuperlativeKind::kUnset)
    return false;
  const ValueExpr& only = state.block.select[0];
  const ColumnExpr name = input.facts.name_of(state.entity);
  const auto names_row = [&](const Filter& f) {
    const Arc* arc = f.value == kNoArc ? nullptr : &input.arcs[f.value];
    return arc != nullptr && arc->kind == MentionKind::kValue &&
           input.arcs.mention(*arc).table == name.table &&
           input.arcs.mention(*arc).column == name.column;
  };
  return only.fn == Aggregate::kPlain && only.column.rate() && only.column.table == state.entity &&
         name.valid() && !name.whole() && name.table == state.entity &&
         !input.facts.identifier(name) &&
         std::none_of(input.sketch.filters.begin(), input.sketch.filters.end(), names_row);
}

// True for a short request of one measure of all rows, whose list is of little use without their
// names: "ticket prices, dearest first".
bool lists_measures(const GroundingInput& input, const GroundingState& state) {
  if (lists_rates(input, state)) return true;
  if (input.arcs.tokens() == 0 || input.arcs.is(0, kQuestionWord | kRequest | kBe | kDo) ||
      state.block.select.size() != 1 || input.sketch.outputs.size() != 1 ||
      !input.sketch.groups.empty() || !input.sketch.filters.empty() || state.block.distinct ||
      input.sketch.distinct || input.sketch.superlative.kind != SuperlativeKind::kUnset)
    return false;
  const ValueExpr& only = state.block.select[0];
  const ColumnExpr name = input.facts.name_of(state.entity);
  return only.fn == Aggregate::kPlain && only.column.table == state.entity &&
         input.facts.measure(only.column) && name.valid() && !name.whole() &&
         name.table == state.entity && !input.facts.identifier(name);
}

// "what share of the donation income": what is shared is the sum of the amounts of the rows that
// the word before names, and not their number.
void share_amount(const GroundingInput& input, GroundingState& state) {
  if (!asks_share(input.sketch) || state.block.select.size() != 2 ||
      input.sketch.outputs.size() != 2 || input.sketch.outputs[0].arc == kNoArc ||
      input.sketch.outputs[1].arc == kNoArc)
    return;
  const ValueExpr& rows = state.block.select[0];
  ValueExpr& amount = state.block.select[1];
  if (rows.fn != Aggregate::kCount || !rows.column.whole() || amount.fn != Aggregate::kPlain ||
      amount.column.table != rows.column.table || !input.facts.measure(amount.column) ||
      input.facts.intensive(amount.column) || input.facts.flag(amount.column) ||
      input.arcs[input.sketch.outputs[0].arc].end != input.arcs[input.sketch.outputs[1].arc].begin)
    return;
  amount.fn = Aggregate::kSum;
  amount.from.add(rows.from);
  state.block.select.erase(state.block.select.begin());
  state.plain_outputs.clear();
}

}  // namespace

bool ground_outputs(const GroundingInput& input, GroundingState& state) {
  for (const Output& o : input.sketch.outputs)
    if (!bind_output(input, state, o, origin_of(input.cues, o))) return false;
  share_amount(input, state);
  if (input.sketch.outputs.empty())
    for (const ArcId id : input.sketch.tables) {  // "what did customers from Portugal buy"
      if (!asks_for_items(input, id)) continue;
      if (!bind_output(input, state,
                       {id, kNoArc, OutputKind::kTable, Aggregate::kPlain, false, false}, {id}))
        return false;
    }
  const Origin from{arc_of_entity(input, state)};
  bind_groups(input, state);
  if (state.block.select.empty() && state.group_columns.empty() && state.group_tables.empty() &&
      state.figure_at == SIZE_MAX) {
    const ColumnExpr name = input.facts.name_of(state.entity);
    if (!name.valid() || name.whole()) return false;
    if (input.sketch.star)
      state.add_output({{state.entity, kNone}, Aggregate::kPlain}, from);
    else
      state.add_output({name, Aggregate::kPlain}, from);
  } else if (input.sketch.star && state.block.select.size() == 1 &&
             state.plain_outputs.size() == 1 &&
             state.plain_outputs[0] == input.facts.name_of(state.plain_outputs[0].table)) {
    state.block.select[0].column = {state.plain_outputs[0].table, kNone};
    state.plain_outputs.clear();
  }
  if (lists_measures(input, state)) {
    ValueExpr name{input.facts.name_of(state.entity)};
    name.from = from;
    state.block.select.insert(state.block.select.begin(), std::move(name));
  }
  state.answers_word = answers_question_word(input, state);
  if (!state.answers_word && input.arcs.token(0).folded != "whose") state.score.count_unexpressed();
  for (const ColumnExpr& c : state.plain_outputs) state.search_in(c.home());
  for (const ValueExpr& t : state.block.select) state.search_in(t.column.home());
  return true;
}

bool place_figure(const GroundingInput& input, GroundingState& state) {
  show_row_of_longest(input, state);
  if (!state.block.order.empty() && state.block.order[0].term.fn == Aggregate::kSum)
    for (ValueExpr& t : state.block.select)  // ranked by the sum: show the sum
      if (t.fn == Aggregate::kPlain && t.column == state.block.order[0].term.column) {
        std::erase(state.plain_outputs, t.column);
        const Origin shown = t.from;
        t = state.block.order[0].term;
        t.from.add(shown);
      }
  if (state.figure_at == SIZE_MAX) return true;
  if (state.block.order.empty()) return false;
  const ValueExpr& figure = state.block.order[0].term;
  if (figure.fn == Aggregate::kPlain && !input.facts.quantity(figure.column)) return false;
  std::erase(state.block.select, figure);
  const size_t at = std::min(state.figure_at, state.block.select.size());
  state.block.select.insert(state.block.select.begin() + static_cast<std::ptrdiff_t>(at), figure);
  return true;
}

}  // namespace ask::engine
