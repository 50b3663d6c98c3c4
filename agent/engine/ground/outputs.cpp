#include "agent/engine/ground/outputs.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/ground/column_resolution.h"
#include "agent/engine/ground/dates.h"
#include "agent/engine/ground/group_having.h"
#include "agent/engine/ground/implied_sums.h"
#include "agent/engine/ground/outputs_asked.h"
#include "agent/engine/ground/role_references.h"
#include "agent/engine/ground/said_amounts.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// The first mention of the entity's table among those of the sketch.
ArcId arc_of_entity(const GroundingInput& in, const Grounding& g) {
  for (const ArcId id : in.sketch.tables)
    if (in.table_of(id) == g.entity) return id;
  return kNoArc;
}

// True for superlatives of size, which do not apply to dates.
bool asks_size(const Arcs& arcs) {
  for (size_t t = 0; t < arcs.tokens(); ++t)
    for (const std::string_view word : kSizeSuperlatives)
      if (arcs.token(t).folded == word) return true;
  return false;
}

bool asks_age(const Arcs& arcs, const Arc& u) {
  return u.kind == MentionKind::kCue && u.end - u.begin == 2 &&
         arcs.token(u.begin).folded == "how" && arcs.token(u.begin + 1U).folded == kAgeAdjective;
}

// "rent collected", "total rent" of rent_payment, whose only column of that name is rent_year: the
// amount of the rows. Invalid for other nouns.
ColumnExpr amount_handed_over(const GroundingInput& in, const Arc& noun, bool sums) {
  if (!names_money(in.arcs, noun) || !(sums || handed_over(in.arcs, noun.end))) return {};
  for (size_t i = 0; i < noun.count; ++i) {
    const Mention& m = in.arcs.mention(noun, i);
    if (m.kind == MentionKind::kColumn && in.facts.measure({m.table, m.column})) return {};
    if (m.kind != MentionKind::kColumn && m.kind != MentionKind::kTable) return {};
  }
  return in.facts.amount_of(in.arcs.mention(noun, 0).table);
}

// True for the verb or adjective behind the noun of its rows and before a date, which is no output:
// "payments due last month", "classes start after 6 pm".
bool tells_of_rows(const GroundingInput& in, const Arc& u, ColumnExpr c) {
  if (u.kind != MentionKind::kColumn || c.whole() || !in.facts.temporal(c) ||
      in.arcs.says(u, kMomentNouns))
    return false;
  const auto starts = [&](MentionKind kind, size_t t) {
    return std::any_of(in.arcs.all.begin(), in.arcs.all.end(),
                       [&](const Arc& a) { return a.kind == kind && a.begin == t; });
  };
  const SchemaIndex& index = in.facts.index();
  if (u.end < 2 || u.end - u.begin > 2) return false;
  const size_t noun = u.end - 2U;  // "payments due" may be one arc
  return index.has_word(index.table(c.table), in.arcs.token(noun).lemma) &&
         (starts(MentionKind::kDate, u.end) || starts(MentionKind::kDate, u.end + 1U));
}

// "how many tickets were refunded", where a column tells how many of each row's were.
ColumnExpr counted_as_done(const GroundingInput& in, const Arc& rows, uint32_t table) {
  size_t at = rows.end;
  while (at < in.arcs.tokens() &&
         text::is_one_of(in.arcs.token(at).folded,
                         {"were", "was", "are", "have", "has", "been", "got"}))
    ++at;
  if (at == rows.end || at >= in.arcs.tokens() || !has_past_suffix(in.arcs.token(at).folded))
    return {};
  for (size_t i = in.arcs.first_at[at]; i < in.arcs.first_at[at + 1]; ++i) {
    const Arc& u = in.arcs.all[i];
    if (u.kind != MentionKind::kColumn || u.end != at + 1 || u.score < 0.97F) continue;
    const ColumnExpr c = best_column(in.arcs, u);
    if (c.table == table && in.facts.measure(c) && !in.facts.flag(c)) return c;
  }
  return {};
}

// "how many <table>", unless the number is stored or the sum of amounts is asked for.
void add_count_of_table(const GroundingInput& in, Grounding& g, const Output& o,
                        const Origin& from) {
  const uint32_t t = in.table_of(o.arc);
  const ColumnExpr as_column = t == g.entity ? ColumnExpr{} : count_column(in, o.arc, g.entity);
  if (as_column.valid() && !o.distinct) {  // "number of employees" is a column
    const bool whole =
        in.sketch.groups.empty() && g.plain_outputs.empty() && in.sketch.filters.empty();
    return g.add_output({as_column, whole ? Aggregate::kSum : Aggregate::kPlain}, from);
  }
  g.require(t);
  const ColumnExpr amount = in.facts.amount_of(t), key = in.facts.key_of(t);
  if (amount.valid() && sums_amounts(in.arcs, in.arcs[o.arc]))
    return g.add_output({amount, Aggregate::kSum}, from);
  if (o.distinct && g.mentioned.size() > 1 && key.valid())
    return g.add_output({key, Aggregate::kCount, true}, from);
  if (const ColumnExpr done = counted_as_done(in, in.arcs[o.arc], t); done.valid())
    return g.add_output({done, Aggregate::kSum}, from);
  g.add_output({{t, kNone}, Aggregate::kCount}, from);
}

// True if a group, or the dates of a condition, have many rows of the table of a measure that is
// counted: "how many bottles were sold in 2024".
bool counts_many_rows(const GroundingInput& in, ColumnExpr measure) {
  return std::any_of(in.sketch.groups.begin(), in.sketch.groups.end(),
                     [&](ArcId group) {
                       return in.arcs[group].kind == MentionKind::kTable &&
                              in.table_of(group) != measure.table &&
                              in.graph.to_one(measure.table, in.table_of(group));
                     }) ||
         std::any_of(in.sketch.filters.begin(), in.sketch.filters.end(), [&](const Filter& f) {
           return f.value != kNoArc && in.arcs[f.value].kind == MentionKind::kDate;
         });
}

bool add_count(const GroundingInput& in, Grounding& g, const Output& o, const Origin& from) {
  if (o.arc == kNoArc) return g.add_output({{g.entity, kNone}, Aggregate::kCount}, from), true;
  const Arc& u = in.arcs[o.arc];
  if (u.kind == MentionKind::kTable) {
    add_count_of_table(in, g, o, from);
    return true;
  }
  const ColumnExpr c = resolve_column(in, g, o.arc, g.owner);
  if (!c.valid()) return false;
  bool total = false;
  for (const std::string_view word : kQuantityNouns) total |= in.facts.has_word(c, word);
  if (in.facts.measure(c) && !o.distinct) {
    const bool many = counts_many_rows(in, c);
    const bool plain =
        (!total && !many && (!in.sketch.filters.empty() || !in.sketch.groups.empty())) ||
        (in.sketch.outputs.size() > 1 && in.sketch.groups.empty());
    g.add_output({c, implied_aggregate(in, g, c, plain ? Aggregate::kPlain : Aggregate::kSum)},
                 from);
  } else if (o.distinct) {
    g.add_output({c, Aggregate::kCount, true}, from);
  } else if (in.facts.of(c).reference || in.facts.identifier(c) || in.facts.single_key(c)) {
    g.require(c.table);
    // "how many customers" linked only to orders.customer_id: it is unclear what to count.
    if (u.score < 0.8F) ++g.score.features[Feature::kWeakCount];
    const bool each =
        is_noted_name(in.arcs, u, c) && in.facts.of(c).reference;  // "how many recipients"
    g.add_output({each ? c : ColumnExpr{c.table, kNone}, Aggregate::kCount, each}, from);
  } else if (tells_of_rows(in, u, c) && !o.distinct) {
    g.require(c.table);  // "how many classes start after 6 pm"
    g.add_output({{c.table, kNone}, Aggregate::kCount}, from);
  } else if (in.facts.temporal(c) && u.end == u.begin + 1 && !o.distinct &&
             has_past_suffix(in.arcs.token(u.end - 1U).folded)) {
    g.require(c.table);  // "how many joined": rows that have the date
    g.add_output({c, Aggregate::kCount}, from);
  } else {
    g.add_output({c, Aggregate::kCount, true}, from);
  }
  return true;
}

// True if the noun of a sum is linked to an amount with another name: "the total of the bills".
bool says_total(const GroundingInput& in, const Arc& u, ColumnExpr c) {
  if (says_verb(in.arcs, u)) return in.facts.measure(c);
  const bool noun = u.end >= in.arcs.tokens() || in.arcs.filler[u.end] >= 0.6F ||
                    in.arcs.token(u.end).punctuation;  // not "total revenue"
  return u.kind == MentionKind::kColumn && u.end == u.begin + 1 && noun &&
         in.arcs.says(u, kSumWords) && in.facts.measure(c) &&
         std::none_of(std::begin(kSumLemmas), std::end(kSumLemmas),
                      [&](std::string_view word) { return in.facts.has_word(c, word); });
}

// Adds the last name if "full name" is linked to separate columns for first and last name.
void add_rest_of_name(const GroundingInput& in, Grounding& g, const Arc& names, ColumnExpr first,
                      const Origin& from) {
  for (size_t i = 0; i < names.count; ++i) {
    const Mention& m = in.arcs.mention(names, i);
    if (m.kind == MentionKind::kColumn && m.rest_column != kNone &&
        ColumnExpr{m.table, m.column} == first)
      return g.add_output({{m.table, m.rest_column}, Aggregate::kPlain}, from);
  }
}

bool bind_output(const GroundingInput& in, Grounding& g, const Output& o, const Origin& from) {
  if (o.kind == OutputKind::kCount) return add_count(in, g, o, from);
  if (o.kind == OutputKind::kPrevious) return g.figure_at = g.block.select.size(), true;
  if (o.kind == OutputKind::kTable) {
    const uint32_t t = in.table_of(o.arc);
    if (o.fn != Aggregate::kPlain) {
      const ColumnExpr amount = in.facts.amount_of(t);
      g.require(t);
      if (!amount.valid()) return false;
      g.add_output({amount, o.fn}, from);
      return true;
    }
    const ColumnExpr name = asks_for_items(in, o.arc) ? item_name(in, t) : in.facts.name_of(t);
    g.require(t);
    if (!name.valid() || name.whole()) return false;
    g.add_output({name, Aggregate::kPlain}, from);
    return true;
  }
  if (o.role != kNoArc) return add_output_of_role(in, g, o, from);
  if (const ColumnExpr amount = amount_handed_over(in, in.arcs[o.arc], o.fn == Aggregate::kSum);
      amount.valid() && (o.fn == Aggregate::kPlain || o.fn == Aggregate::kSum)) {
    g.require(amount.table);
    g.add_output({amount, Aggregate::kSum}, from);
    return true;
  }
  const uint32_t owner = o.owner != kNoArc ? in.table_of(o.owner) : g.owner;
  const bool sums = o.fn == Aggregate::kSum || o.fn == Aggregate::kAverage;
  ColumnExpr c = resolve_column(in, g, o.arc, owner, sums ? Want::kNumber : Want::kAny, true);
  if (!c.valid() || c.whole()) return false;
  if (o.fn == Aggregate::kPlain && !in.arcs.says(in.arcs[o.arc], kIdentifierNouns))
    c = referred_column(in, c, in.arcs[o.arc]);
  if (asks_age(in.arcs, in.arcs[o.arc]) && in.facts.birth_date(c) && iso_dates(in.facts, c))
    c.period = Period::kAge;
  else if (asks_age(in.arcs, in.arcs[o.arc]) &&
           (in.facts.temporal(c) || in.facts.has_word(c, kCalendarYear)))
    g.score.count_unexpressed();  // a start date is not an age
  if (o.fn == Aggregate::kPlain && in.facts.flag(c) && in.sketch.outputs.size() == 1 &&
      is_person_word(in.arcs.token(in.arcs[o.arc].end - 1U).lemma))
    g.score.count_unexpressed();  // "the captain of Rovers" is somebody, and no yes or no
  const bool superlative = o.fn == Aggregate::kMaximum || o.fn == Aggregate::kMinimum;
  const bool key = in.facts.identifier(c) || in.facts.of(c).reference;
  const bool computed = c.expression != kNone;
  const bool year = o.fn == Aggregate::kSum && in.facts.temporal(c);  // never added up
  if ((sums && !computed && (!in.facts.numeric(c) || key || year)) ||
      (superlative && in.facts.temporal(c) && asks_size(in.arcs)))
    g.score.count(Feature::kBadType, RuleFeature::kBadType);
  if (o.fn == Aggregate::kPlain && tells_of_rows(in, in.arcs[o.arc], c))
    if (const ColumnExpr name = in.facts.name_of(c.table); name.valid() && !name.whole()) c = name;
  const size_t before = g.block.select.size();
  const bool total = o.fn == Aggregate::kPlain && says_total(in, in.arcs[o.arc], c);
  const bool mean = o.fn == Aggregate::kPlain && computed && says_average(in.arcs, in.arcs[o.arc]);
  g.add_output({c, total  ? Aggregate::kSum
                   : mean ? Aggregate::kAverage
                          : implied_aggregate(in, g, c, o.fn)},
               from);
  if (g.block.select.size() == before) g.score.charge(RuleFeature::kSameOutput);
  if (o.fn == Aggregate::kPlain && !total) add_rest_of_name(in, g, in.arcs[o.arc], c, from);
  return true;
}

// "which order took the longest to deliver": the order, and not how long it took.
void show_row_of_longest(const GroundingInput& in, Grounding& g) {
  if (g.block.select.size() != 1 || g.block.order.size() != 1 || !g.block.limit ||
      g.block.select[0] != g.block.order[0].term || !g.block.select[0].column.duration())
    return;
  const ColumnExpr name = in.facts.name_of(g.entity);
  if (in.sketch.outputs.size() != 1 || in.sketch.outputs[0].arc == kNoArc || !name.valid() ||
      name.whole())
    return;
  const uint16_t measure = in.arcs[in.sketch.outputs[0].arc].begin;
  const bool said = std::any_of(in.arcs.all.begin(), in.arcs.all.end(), [&](const Arc& u) {
    return u.kind == MentionKind::kTable && u.score >= 0.9F && u.end <= measure &&
           in.arcs.mention(u).table == g.entity;
  });
  if (!said) return;
  g.block.select[0].column = name;
  g.plain_outputs = {name};
}

// True for a short request of one measure of all rows, which says little without their names:
// "ticket prices, dearest first".
bool lists_measures(const GroundingInput& in, const Grounding& g) {
  if (in.arcs.tokens() == 0 || in.arcs.is(0, kQuestionWord | kRequest | kBe | kDo) ||
      g.block.select.size() != 1 || in.sketch.outputs.size() != 1 || !in.sketch.groups.empty() ||
      !in.sketch.filters.empty() || g.block.distinct || in.sketch.distinct ||
      in.sketch.superlative.kind != SuperlativeKind::kUnset)
    return false;
  const ValueExpr& only = g.block.select[0];
  const ColumnExpr name = in.facts.name_of(g.entity);
  return only.fn == Aggregate::kPlain && only.column.table == g.entity &&
         in.facts.measure(only.column) && name.valid() && !name.whole() && name.table == g.entity &&
         !in.facts.identifier(name);
}

}  // namespace

bool ground_outputs(const GroundingInput& in, Grounding& g) {
  for (const Output& o : in.sketch.outputs)
    if (!bind_output(in, g, o, origin_of(in.cues, o))) return false;
  if (in.sketch.outputs.empty())
    for (const ArcId id : in.sketch.tables) {  // "what did customers from Portugal buy"
      if (!asks_for_items(in, id)) continue;
      if (!bind_output(in, g, {id, kNoArc, OutputKind::kTable, Aggregate::kPlain, false, false},
                       {id}))
        return false;
    }
  const Origin from{arc_of_entity(in, g)};
  bind_groups(in, g);
  if (g.block.select.empty() && g.group_columns.empty() && g.group_tables.empty() &&
      g.figure_at == SIZE_MAX) {
    const ColumnExpr name = in.facts.name_of(g.entity);
    if (!name.valid() || name.whole()) return false;
    if (in.sketch.star)
      g.add_output({{g.entity, kNone}, Aggregate::kPlain}, from);
    else
      g.add_output({name, Aggregate::kPlain}, from);
  } else if (in.sketch.star && g.block.select.size() == 1 && g.plain_outputs.size() == 1 &&
             g.plain_outputs[0] == in.facts.name_of(g.plain_outputs[0].table)) {
    g.block.select[0].column = {g.plain_outputs[0].table, kNone};
    g.plain_outputs.clear();
  }
  if (lists_measures(in, g)) {
    ValueExpr name{in.facts.name_of(g.entity)};
    name.from = from;
    g.block.select.insert(g.block.select.begin(), std::move(name));
  }
  if (!answers_question_word(in, g)) g.score.count_unexpressed();
  for (const ColumnExpr& c : g.plain_outputs) g.search_in(c.home());
  for (const ValueExpr& t : g.block.select) g.search_in(t.column.home());
  return true;
}

bool place_figure(const GroundingInput& in, Grounding& g) {
  show_row_of_longest(in, g);
  if (!g.block.order.empty() && g.block.order[0].term.fn == Aggregate::kSum)
    for (ValueExpr& t : g.block.select)  // ranked by the sum: show the sum
      if (t.fn == Aggregate::kPlain && t.column == g.block.order[0].term.column) {
        std::erase(g.plain_outputs, t.column);
        const Origin shown = t.from;
        t = g.block.order[0].term;
        t.from.add(shown);
      }
  if (g.figure_at == SIZE_MAX) return true;
  if (g.block.order.empty()) return false;
  const ValueExpr& figure = g.block.order[0].term;
  if (figure.fn == Aggregate::kPlain && !in.facts.quantity(figure.column)) return false;
  std::erase(g.block.select, figure);
  const size_t at = std::min(g.figure_at, g.block.select.size());
  g.block.select.insert(g.block.select.begin() + static_cast<std::ptrdiff_t>(at), figure);
  return true;
}

}  // namespace ask::engine
