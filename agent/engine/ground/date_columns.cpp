#include "agent/engine/ground/date_columns.h"

#include <algorithm>
#include <span>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/ground/column_resolution.h"
#include "agent/engine/ground/dates.h"
#include "agent/engine/ground/named_dates.h"
#include "agent/engine/lexicon/act_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/scales.h"
#include "agent/engine/lexicon/word_classes_dates.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/schema/act_dates.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/gradable_columns.h"
#include "agent/engine/schema/noted_names.h"
#include "agent/engine/schema/time_spans.h"
#include "agent/engine/text/event_verbs.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// True if token `verb` is the verb of "did": "how many parcels did we deliver".
bool asks_done(const Arcs& arcs, size_t verb) {
  const Token& token = arcs.token(verb);
  const bool done_by_us =
      verb > 0 && text::is_one_of(arcs.token(verb - 1).folded, kDoersBeforeVerb);
  if (token.folded != token.lemma || !(done_by_us || is_relational_verb(token.lemma))) return false;
  for (size_t t = verb; t-- > 0 && verb - t <= 3;)
    if (arcs.token(t).folded == "did") return true;
  return false;
}

// True for verbs of events that the dates of a row itself record.
bool is_row_event_verb(std::string_view verb) { return text::is_one_of(verb, kRowEventVerbs); }

// The date of the only table of events that the joins between the tables of the query pass.
ColumnExpr date_on_the_way(const GroundingInput& input, const GroundingState& state) {
  std::vector<uint32_t> ends = state.near;
  for (const PendingCondition& t : state.conditions)
    if (!t.in_negation && t.condition.column.valid()) ends.push_back(t.condition.column.table);
  const std::vector<uint32_t> terminals = join_terminals(state.entity, ends);
  if (terminals.size() < 2) return {};
  std::vector<JoinStep> way;
  if (!input.graph.join(terminals, nullptr, way)) return {};
  ColumnExpr found;
  for (const JoinStep& step : way) {
    const bool named = contains(terminals, step.table);
    if (named || !input.graph.to_one(step.table, state.entity)) continue;
    const ScaleMatch match = match_scale(input.facts, step.table, scales::kDate);
    if (match.score <= 0 || !input.facts.temporal(match.column)) continue;
    if (found.valid()) return {};
    found = match.column;
  }
  return found;
}

// The date of the only dated table that refers to the people, if a verb before token `date` names
// an action of theirs: "who taught on 3 May" of the lessons.
ColumnExpr date_of_only_event(const GroundingInput& input, const GroundingState& state,
                              size_t date) {
  if (!keeps_people(input.facts.index(), state.entity)) return {};
  bool event_verb = false;
  for (size_t t = date; t-- > 0 && date - t <= 6;) {
    const Token& verb = input.arcs.token(t);
    if (verb.quoted) return {};
    if (is_row_event_verb(verb.lemma)) return {};
    event_verb |= verb.lemma != verb.folded &&
                  (is_relational_verb(verb.lemma) || has_past_suffix(verb.folded));
  }
  if (!event_verb) return {};
  ColumnExpr found;
  for (const uint32_t e : input.graph.of(state.entity)) {
    const JoinEdge& edge = input.graph.edges()[e];
    if (edge.parent != state.entity || edge.child == state.entity ||
        (found.valid() && edge.child == found.table))
      continue;
    const ScaleMatch match = match_scale(input.facts, edge.child, scales::kDate);
    if (match.score <= 0 || !input.facts.temporal(match.column)) continue;
    if (found.valid()) return {};
    found = match.column;
  }
  return found;
}

// The date of the row that lines without a date belong to: of the order, where its lines are added
// up for a customer, and also where they are for a product, to which an order does not lead.
// Invalid if there is none or more than one.
ColumnExpr date_of_header(const GroundingInput& input, const GroundingState& state,
                          uint32_t lines) {
  const auto only_date = [&](bool on_the_way) {
    ColumnExpr found;
    for (const uint32_t e : input.graph.of(lines)) {
      const JoinEdge& edge = input.graph.edges()[e];
      if (edge.child != lines || edge.parent == lines || edge.parent == state.entity ||
          (on_the_way && lines != state.entity && !input.graph.to_one(edge.parent, state.entity)))
        continue;
      const ScaleMatch match = match_scale(input.facts, edge.parent, scales::kDate);
      if (match.score <= 0 || !input.facts.temporal(match.column) ||
          dates_row(input.facts, match.column))
        continue;
      if (found.valid() && !(found == match.column)) return ColumnExpr{};
      found = match.column;
    }
    return found;
  };
  const ColumnExpr found = only_date(true);
  return found.valid() ? found : only_date(false);
}

// The date of the rows to which rows without a date belong that a condition is on: of the
// rehearsal, where somebody was absent. Invalid if there is none.
ColumnExpr date_of_tested(const GroundingInput& input, const GroundingState& state) {
  for (const PendingCondition& t : state.conditions) {
    const ColumnExpr c = t.condition.column;
    if (!c.valid() || t.in_negation || c.table == state.entity ||
        !input.graph.to_one(c.table, state.entity) ||
        match_scale(input.facts, c.table, scales::kDate).score > 0)
      continue;
    if (const ColumnExpr header = date_of_header(input, state, c.table); header.valid())
      return header;
  }
  return {};
}

// The date of the rows whose amount the answer shows or is ordered by: "top 3 countries by donation
// amount in 2024" means when was donated, and not when the donor was met first. Invalid if there is
// none.
ColumnExpr date_of_measure(const GroundingInput& input, const GroundingState& state) {
  const auto date_of = [&](const ColumnExpr& measure) {
    if (!measure.valid() || measure.table == state.entity ||
        !input.graph.to_one(measure.table, state.entity))
      return ColumnExpr{};
    const ColumnExpr date = date_of_rows(input.facts, measure.table);
    return date.valid() ? date : date_of_header(input, state, measure.table);
  };
  for (const ValueExpr& shown : state.block.select) {
    const ColumnExpr c = shown.column;
    const bool adds = c.adds_up() || shown.fn == Aggregate::kSum || shown.fn == Aggregate::kAverage;
    if (c.valid() && !c.whole() && c.via == kNone &&
        (adds || (!input.sketch.groups.empty() && input.facts.measure(c))))
      if (const ColumnExpr date = date_of(c); date.valid()) return date;
  }
  const auto date_of_order = [&](ArcId arc) {
    if (arc == kNoArc || input.arcs[arc].kind != MentionKind::kColumn) return ColumnExpr{};
    const ColumnExpr by = best_column(input.arcs, input.arcs[arc]);
    return by.valid() && input.facts.measure(by) ? date_of(by) : ColumnExpr{};
  };
  for (const OrderPart& part : input.sketch.orders)
    if (const ColumnExpr date = date_of_order(part.arc); date.valid()) return date;
  return date_of_order(input.sketch.superlative.arc);  // "which site has the most takings in 2024"
}

// The date of the event that was mentioned last before a date, with nothing but its count and
// prepositions in between: "customers who ordered more than once in 2024". The table of the event
// refers to the entity. Invalid if there is none.
ColumnExpr date_of_event_before(const GroundingInput& input, const GroundingState& state,
                                size_t date) {
  const Arc* last = nullptr;
  for (const Arc& arc : input.arcs.all)
    if (arc.kind == MentionKind::kTable && arc.score >= 0.75F && arc.end <= date &&
        (last == nullptr || arc.end > last->end))
      last = &arc;
  if (last == nullptr) return {};
  for (size_t t = last->end; t < date; ++t) {
    const Token& token = input.arcs.token(t);
    const bool number = !token.folded.empty() && token.folded[0] >= '0' && token.folded[0] <= '9';
    if (!number && !token.punctuation && !text::is_one_of(token.folded, kBetweenEventAndDate))
      return {};
  }
  const uint32_t event = input.arcs.mention(*last).table;
  if (event == state.entity || !input.graph.to_one(event, state.entity)) return {};
  return date_of_rows(input.facts, event);
}

// The date column that a note names by the words at token `t` before a date: "moved in". Invalid if
// there is none; `state_named` becomes true if they are a noted state of rows.
ColumnExpr noted_date(const GroundingInput& input, const GroundingState& state, size_t t,
                      size_t date, bool& state_named) {
  const NotedNames& noted = input.facts.index().noted();
  for (const PhraseMatch& match : noted.matches(input.arcs.lattice->tokens, t)) {
    const ColumnExpr c{match.phrase->table, match.phrase->column};
    if (match.derived || match.end > date || !contains(state.near, c.table)) continue;
    if (match.phrase->kind == db::NotedKind::kColumn && input.facts.temporal(c)) return c;
    state_named |= match.whole && (match.phrase->kind == db::NotedKind::kValue ||
                                   match.phrase->kind == db::NotedKind::kCondition);
  }
  return {};
}

// True for a word of a stored value: "washer" of "who hired the pressure washer in 2025".
bool is_in_value(const Arcs& arcs, size_t token) {
  return std::any_of(arcs.all.begin(), arcs.all.end(), [&](const Arc& arc) {
    return arc.kind == MentionKind::kValue && arc.score >= 0.75F && arc.begin <= token &&
           token < arc.end;
  });
}

// The table with a date that token `verb` names; kNone if there is none.
uint32_t dated_rows_named(const GroundingInput& input, size_t verb) {
  constexpr float kExact = 0.9F;
  for (const Arc& arc : input.arcs.beginning_at(verb)) {
    if (arc.kind != MentionKind::kTable || arc.score < kExact) continue;
    const ColumnExpr date = date_of_rows(input.facts, input.arcs.mention(arc).table);
    if (date.valid()) return date.table;
  }
  return kNone;
}

// "which beers were first brewed in May"
bool asks_first(const Arcs& arcs) {
  for (size_t t = 0; t < arcs.tokens(); ++t)
    if (text::is_one_of(arcs.token(t).folded, kFirstEventWords)) return true;
  return false;
}

// The only date of the table that the verb names, with `own` also by a like word; with `first` also
// that of the first such event. Invalid if there is none or several.
ColumnExpr date_named_by(const ColumnFacts& facts, uint32_t table, const Token& verb, bool own,
                         bool first) {
  const SchemaIndex& index = facts.index();
  ColumnExpr found;
  for (uint32_t i = 0; i < facts.table(table).columns.size(); ++i) {
    const ColumnExpr c{table, i};
    if (!facts.stores_day(c) ||
        (!first && index.has_any_word(index.column(table, i), kFirstEventWords)))
      continue;
    const auto& words = index.column(table, i).words;
    const bool names_verb = std::any_of(words.begin(), words.end(), [&](uint32_t w) {
      const SchemaWord& word = index.word(w);
      return word.text == verb.folded || word.lemma == verb.lemma || word.stem == verb.stem ||
             (own && same_milestone(verb.folded, word.text)) ||
             (verb.folded == kReceiptParticiple && word.text == kPaymentParticiple);
    });
    if (!names_verb) continue;
    if (found.valid()) return {};
    found = c;
  }
  return found;
}

// The date column that the verb or adjective before a date names: "shipped last month" of
// shipped_on, "placed" of ordered_on, "due" of due_on. Of the entity's tables first, else of the
// tables that refer to them. Invalid if there is none or several.
ColumnExpr date_of_verb(const GroundingInput& input, const GroundingState& state, size_t date) {
  const SchemaIndex& index = input.facts.index();
  uint32_t rows = kNone;  // what the verb names: "hired" of hires, which have a date of their own
  const bool first = asks_first(input.arcs);
  const auto of_table = [&](uint32_t t, const Token& verb) {
    return date_named_by(input.facts, t, verb, rows == kNone || rows == t, first);
  };
  size_t between = 0;  // words before the date but for those of stored values
  for (size_t t = date; t-- > 0 && between < 4;) {
    between += is_in_value(input.arcs, t) ? 0 : 1;
    const Token& verb = input.arcs.token(t);
    if (verb.punctuation || verb.quoted || input.arcs.is(t, kAndWord | kOrWord)) return {};
    if (const std::string_view phrasal =
            phrasal_event_noun(verb.lemma, input.arcs.token(t + 1).folded);
        !phrasal.empty()) {
      Token login = verb;
      login.folded = login.lemma = phrasal;
      for (const uint32_t near : state.near)
        if (const ColumnExpr c = of_table(near, login); c.valid()) return c;
      return {};
    }
    rows = dated_rows_named(input, t);
    bool noted_state = false;
    if (const ColumnExpr c = noted_date(input, state, t, date, noted_state); c.valid()) return c;
    if (verb.folded != verb.lemma && !has_plural_suffix(verb.folded))
      if (const ColumnExpr c = end_of_near_rows(input, state, verb); c.valid()) return c;
    const bool asked = t > 0 && asks_done(input.arcs, t);
    if (!asked && !may_name_date(verb.folded)) continue;
    for (const uint32_t near : state.near)
      if (const ColumnExpr c = of_table(near, verb); c.valid()) return c;
    for (const uint32_t near : state.near)
      if (const uint32_t c = date_of_like_verb(index, near, verb);
          c != kNone && (rows == kNone || rows == near))
        return {near, c};
    if (noted_state) return {};  // a date of other rows does not date the state
    ColumnExpr found;
    for (const uint32_t near : state.near)
      for (const uint32_t e : input.graph.of(near)) {
        const uint32_t child = input.graph.edges()[e].child;
        if (child == near || (found.valid() && found.table == child)) continue;
        const ColumnExpr c = of_table(child, verb);
        if (c.valid() && found.valid()) return {};
        if (c.valid()) found = c;
      }
    for (const uint32_t near : state.near)
      if (!found.valid()) found = date_named_by(input.facts, near, verb, rows == kNone, true);
    return found;
  }
  return {};
}

// True if the entity's own rows have no date, or only that of their creation.
bool dates_only_rows(const GroundingInput& input, const GroundingState& state) {
  const ScaleMatch own = match_scale(input.facts, state.entity, scales::kDate);
  return own.score <= 0 || !input.facts.temporal(own.column) || dates_row(input.facts, own.column);
}

// The date of the event that the question mentions, where the query's own dates only record the
// creation of its rows. Invalid if there is none, or several.
ColumnExpr date_of_event(const GroundingInput& input, const GroundingState& state, size_t date) {
  if (!dates_only_rows(input, state)) return {};
  if (const ColumnExpr found_date = date_on_the_way(input, state); found_date.valid())
    return found_date;
  if (const ColumnExpr found_date = date_of_tested(input, state); found_date.valid())
    return found_date;
  return state.near.size() == 1 ? date_of_only_event(input, state, date) : ColumnExpr{};
}

// The date of an event that the query is about beside its entity: "who called in sick in June"
// means the day of the shift, not the one on which the person started. The table of the event
// refers to the entity, and the question names it or has a condition on it. Invalid unless there is
// one.
ColumnExpr event_date(const GroundingInput& input, const GroundingState& state) {
  for (const ColumnExpr& group : state.group_columns)  // "revenue per month for 2023"
    if (input.facts.temporal(group)) {
      ColumnExpr date = group;
      date.period = Period::kWhole;
      return date;
    }
  if (const ColumnExpr found_date = date_of_measure(input, state); found_date.valid())
    return found_date;
  const ScaleMatch own = match_scale(input.facts, state.entity, scales::kDate);
  if (own.score > 0 && !dates_row(input.facts, own.column)) return {};
  const bool adds =
      std::any_of(state.block.select.begin(), state.block.select.end(), [](const ValueExpr& t) {
        return t.column.adds_up() || t.fn == Aggregate::kSum || t.fn == Aggregate::kAverage;
      });
  if (own.score <= 0 && adds)  // "quantity sold in Germany in 2023": when it was ordered
    if (const ColumnExpr header = date_of_header(input, state, state.entity); header.valid())
      return header;
  ColumnExpr found;
  std::vector<uint32_t> tables = state.mentioned;
  for (const Arc& arc : input.arcs.all)  // "admitted" for admissions, which need no other mention
    if (arc.kind == MentionKind::kTable && arc.score >= 0.75F && arc.end == arc.begin + 1 &&
        is_relational_verb(input.arcs.token(arc.begin).lemma))
      tables.push_back(input.arcs.mention(arc).table);
  for (const PendingCondition& t : state.conditions)
    if (!t.in_negation) tables.push_back(t.condition.column.table);
  for (const uint32_t t : tables) {
    if (t == state.entity || !input.graph.to_one(t, state.entity) ||
        (found.valid() && found.table == t))
      continue;
    const ColumnExpr date = date_of_rows(input.facts, t);
    if (!date.valid()) continue;
    if (found.valid()) return {};
    found = date;
  }
  return found;
}

}  // namespace

ColumnExpr date_column(const GroundingInput& input, GroundingState& state, const Filter& filter) {
  const uint16_t begin = input.arcs[filter.value].begin;
  if (const ColumnExpr found_date = date_of_verb(input, state, begin); found_date.valid()) {
    const Arc& date = input.arcs[filter.value];
    const bool part =
        std::any_of(input.arcs.all.begin(), input.arcs.all.end(), [&](const Arc& longer) {
          return longer.kind == MentionKind::kDate && longer.begin < date.begin &&
                 longer.end >= date.end;
        });
    if (part)
      state.score.count(Feature::kImplied, RuleFeature::kImpliedColumn);  // 2018 of "October 2018"
    return found_date;
  }
  if (const ColumnExpr act = date_of_named_act(input, state); act.valid()) return act;
  if (const ColumnExpr shown = date_shown_before(input, begin); shown.valid()) return shown;
  for (const ArcId t : input.sketch.tables)
    if (input.arcs[t].end <= begin && begin - input.arcs[t].end <= 1 &&
        !contains(input.sketch.groups, t)) {
      const ScaleMatch match = match_scale(input.facts, input.table_of(t), scales::kDate);
      const Token& last = input.arcs.token(begin - 1);  // "who donated last year": not of who it is
      const bool event_verb = input.arcs[t].end < begin && has_past_suffix(last.folded);
      // "revenue of boats in August 2025": not when they were built
      if (input.facts.numeric(match.column) && date_of_measure(input, state).valid()) continue;
      if (match.score > 0 && input.facts.temporal(match.column) && !event_verb) return match.column;
    }
  if (filter.negated && !state.conditions.empty() &&
      input.facts.temporal(state.conditions.back().condition.column))
    return state.conditions.back().condition.column;
  if (const ColumnExpr found_date = date_of_event_before(input, state, begin); found_date.valid())
    return found_date;
  if (const ColumnExpr found_date = event_date(input, state); found_date.valid()) return found_date;
  return date_of_event(input, state, begin);
}

ColumnExpr date_column_at(const GroundingInput& input, const GroundingState& state, size_t at) {
  if (const ColumnExpr found_date = date_of_verb(input, state, at); found_date.valid())
    return found_date;  // "due before"
  if (const ColumnExpr act = date_of_named_act(input, state); act.valid()) return act;
  if (const ColumnExpr found_date = date_of_event_before(input, state, at); found_date.valid())
    return found_date;
  if (dates_only_rows(input, state))
    if (const ColumnExpr found_date = event_date(input, state); found_date.valid())
      return found_date;
  return date_of_event(input, state, at);
}

ColumnExpr part_of_date(const GroundingInput& input, GroundingState& state, Period period,
                        ArcId date_part) {
  ColumnExpr c =
      date_of_verb(input, state, input.arcs[date_part].begin);  // "invoices paid per month"
  if (!c.valid()) c = date_of_named_act(input, state);
  if (c.valid() && input.facts.column(c).statistics.missing() > 0) {
    PendingCondition done;
    done.condition.column = c;
    done.condition.op = Op::kIsNull;
    done.condition.negated = true;
    done.condition.from = {date_part};
    const bool known =
        std::any_of(state.conditions.begin(), state.conditions.end(),
                    [&](const PendingCondition& t) { return t.condition == done.condition; });
    if (!known) state.conditions.push_back(std::move(done));
  }
  for (const Filter& f : input.sketch.filters)  // "claims reported in 2023 by month"
    if (!c.valid() && f.column == kNoArc && f.value != kNoArc &&
        input.arcs[f.value].kind == MentionKind::kDate)
      c = date_of_verb(input, state, input.arcs[f.value].begin);
  if (!c.valid()) c = date_of_amounts(input, state, implied_column(input, state, scales::kDate));
  if (!c.valid()) return {};
  if (input.facts.numeric(c)) return period == Period::kYear ? c : ColumnExpr{};
  if (!iso_dates(input.facts, c)) return {};
  c.period = period;
  return c;
}

ColumnExpr time_of_day(const GroundingInput& input, const GroundingState& state) {
  const auto mentions = [&](std::span<const std::string_view> words) {
    for (size_t t = 0; t < input.arcs.tokens(); ++t)
      if (text::is_one_of(input.arcs.token(t).lemma, words)) return true;
    return false;
  };
  const bool end = mentions(kClosingWords);
  for (const uint32_t t : state.near) {
    ColumnExpr first, fit;
    for (uint32_t i = 0; i < input.facts.table(t).columns.size(); ++i) {
      const ColumnExpr c{t, i};
      if (input.facts.column(c).kind != db::DataKind::kTime) continue;
      if (!first.valid()) first = c;
      bool fits = false;
      for (const std::string_view word : kOpeningColumns)
        fits |= !end && input.facts.has_word(c, word);
      for (const std::string_view word : kClosingColumns)
        fits |= end && input.facts.has_word(c, word);
      if (fits && !fit.valid()) fit = c;
    }
    if (fit.valid() || first.valid()) return fit.valid() ? fit : first;
  }
  return {};
}

void drop_dated_states(const GroundingInput& input, GroundingState& state) {
  const auto dated = [&](const PendingCondition& t) {
    const Condition& c = t.condition;
    return c.op != Op::kIsNull && c.sub.empty() && !c.other.valid() && !t.is_or &&
           t.position >= 0 && input.facts.temporal(c.column) &&
           input.sketch.filters[static_cast<size_t>(t.position)].column == kNoArc &&
           !std::holds_alternative<std::monostate>(c.value);
  };
  for (size_t i = state.conditions.size(); i-- > 1;)  // of the verb, and of its period
    if (state.conditions[i].condition.op == Op::kIsNull &&
        state.conditions[i].condition == state.conditions[0].condition &&
        !state.conditions[i].is_or)
      state.conditions.erase(state.conditions.begin() + static_cast<std::ptrdiff_t>(i));
  for (size_t i = 0; i < state.conditions.size(); ++i) {
    const Condition done = state.conditions[i].condition;
    if (done.op != Op::kIsNull || !done.negated || state.conditions[i].is_or ||
        (i + 1 < state.conditions.size() && state.conditions[i + 1].is_or) ||
        !input.facts.temporal(done.column))
      continue;
    const auto date = std::find_if(
        state.conditions.begin(), state.conditions.end(), [&](const PendingCondition& t) {
          const ColumnExpr c = t.condition.column;
          return dated(t) && c.table == done.column.table && c.via == done.column.via &&
                 t.inside == state.conditions[i].inside &&
                 t.in_negation == state.conditions[i].in_negation &&
                 input.facts.column(c).kind == input.facts.column(done.column).kind &&
                 input.facts.column(c).statistics.form ==
                     input.facts.column(done.column).statistics.form;
        });
    if (date == state.conditions.end()) continue;
    date->condition.column.column = done.column.column;
    state.conditions.erase(state.conditions.begin() + static_cast<std::ptrdiff_t>(i));
    return;
  }
}

}  // namespace ask::engine
