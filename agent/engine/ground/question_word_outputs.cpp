#include "agent/engine/ground/question_word_outputs.h"

#include <algorithm>
#include <span>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/event_nouns.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/official_time_words.h"
#include "agent/engine/lexicon/people_question_words.h"
#include "agent/engine/lexicon/word_classes_columns.h"
#include "agent/engine/lexicon/word_classes_dates.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/gradable_columns.h"

namespace ask::engine {
namespace {

// True if there is a subject between "did" and the verb.
bool has_subject_before(const Arcs& arcs, size_t verb) {
  for (size_t t = 2; t < verb; ++t)
    if (!arcs.is(t, kArticle)) return true;
  return false;
}

// The name column of the only table that rows of `from` refer to, directly or over a table without
// names, and that keeps no people: the book of a loan's copy. Invalid if there are none or several.
ColumnExpr referred_item(const GroundingInput& input, uint32_t from, uint32_t except, int steps) {
  ColumnExpr found, far;
  for (const uint32_t e : input.graph.of(from)) {
    const JoinEdge& edge = input.graph.edges()[e];
    if (edge.child != from || edge.parent == from || edge.parent == except ||
        (except != kNone && input.graph.to_one(except, edge.parent)))
      continue;
    const ColumnExpr name = input.facts.name_of(edge.parent);
    if (holds_people(input.facts.index(), edge.parent) || !name.valid()) continue;
    const bool names = input.facts.of(name).naming;
    const ColumnExpr here =
        names || steps <= 1 ? name : referred_item(input, edge.parent, except, steps - 1);
    if (!here.valid() || !input.facts.of(here).naming) continue;
    ColumnExpr& of = names ? found : far;
    if (of.valid() && !(of == here)) return {};
    of = here;
  }
  return found.valid() ? found : far;
}

// "what did", "what has"
bool asks_what(const Arcs& arcs) {
  return arcs.token(0).folded == "what" && arcs.tokens() > 1 &&
         (arcs.is(1, kDo) || text::is_one_of(arcs.token(1).folded, kPerfectForms));
}

// The word is a verb: one that only connects rows, or none of the name of the table.
bool is_verb_of(const GroundingInput& input, const Arc& arc) {
  const Token& word = input.arcs.token(arc.begin);
  if (is_relational_verb(word.lemma)) return true;
  const SchemaIndex& index = input.facts.index();
  const auto& words = index.table(input.arcs.mention(arc).table).words;
  return std::none_of(words.begin(), words.end(),
                      [&](uint32_t w) { return index.word(w).stem == word.stem; });
}

// The only text of the rows with one of the words in its name. Invalid if there is none; `several`:
// or there are several.
ColumnExpr text_called(const GroundingInput& input, uint32_t t,
                       std::span<const std::string_view> words, bool& several) {
  const SchemaIndex& index = input.facts.index();
  ColumnExpr found;
  for (uint32_t c = 0; c < index.columns(t); ++c) {
    const ColumnExpr column{t, c};
    if (!input.facts.text(column) || input.facts.temporal(column) || input.facts.flag(column) ||
        input.facts.of(column).reference || !index.has_any_word(index.column(t, c), words))
      continue;
    several |= found.valid();
    found = column;
  }
  return several ? ColumnExpr{} : found;
}

// The only thing that the rows refer to and that the question does not name, by what it is called:
// the machine of repairs.
ColumnExpr other_thing(const GroundingInput& input, uint32_t t) {
  ColumnExpr found;
  for (const uint32_t e : input.graph.of(t)) {
    const JoinEdge& edge = input.graph.edges()[e];
    const uint32_t parent = edge.parent;
    if (edge.child != t || parent == t || holds_people(input.facts.index(), parent)) continue;
    const bool named = std::any_of(
        input.sketch.filters.begin(), input.sketch.filters.end(), [&](const Filter& f) {
          return f.value != kNoArc && input.arcs[f.value].kind == MentionKind::kValue &&
                 input.arcs.mention(input.arcs[f.value]).table == parent;
        });
    const ColumnExpr name = input.facts.name_of(parent);
    if (named || !name.valid() || name.whole()) continue;
    if (found.valid()) return {};
    found = name;
  }
  return found;
}

// What the rows are of: the product of sprayings, the machine of repairs, what was done on jobs.
ColumnExpr described_thing(const GroundingInput& input, uint32_t t) {
  bool several = false;
  ColumnExpr found = text_called(input, t, kThingColumns, several);
  if (!found.valid() && !several) found = other_thing(input, t);
  if (!found.valid() && !several) found = text_called(input, t, kDeedColumns, several);
  if (!found.valid() && !several) found = text_called(input, t, kDeedKindColumns, several);
  return found;
}

// "when was the van last in": the rows are ranked by their date.
bool ranks_by_date(const GroundingInput& input) {
  const Superlative& rank = input.sketch.superlative;
  return rank.kind == SuperlativeKind::kColumn && rank.hint != kNoArc &&
         input.arcs.mention(input.arcs[rank.hint]).scale.word == scales::kDate;
}

// "when was the piano last tuned", but not "when was the last piano built".
bool asks_when_last(const Arcs& arcs) {
  for (size_t t = 2; t < arcs.tokens(); ++t)
    if (text::is_one_of(arcs.token(t).folded, kLastOrFirst))
      return !arcs.is(t - 1, kArticle | kPossessive | kOwnPronoun);
  return false;
}

// The date of what the rows are, as of a birth or when they were made.
bool dates_thing(const GroundingInput& input, ColumnExpr date) {
  const SchemaIndex& index = input.facts.index();
  const SchemaItem& item = index.column(date.table, date.column);
  return index.has_any_word(item, kLifeDateWords) || index.has_any_word(item, kMadeDateWords) ||
         (holds_people(index, date.table) && dates_row(input.facts, date));
}

// The date by which rows that last are ranked, if it is the one on which they begin.
ColumnExpr beginning_of(const GroundingInput& input, uint32_t rows) {
  const ColumnExpr date = match_scale(input.facts, rows, scales::kDate).column;
  for (const TimeSpan& span : input.facts.index().durations())
    if (date.valid() && span.table == rows && span.start == date.column) return date;
  return {};
}

// "when was the piano last tuned": the date of the jobs, where jobs store what was done and each
// belongs to a piano. Invalid if there is none.
ColumnExpr date_of_deed(const GroundingInput& input, const GroundingState& state) {
  uint32_t rows = state.entity;
  const auto each_value = [&](auto use) {
    for (const Filter& f : input.sketch.filters)
      if (f.value != kNoArc && !f.negated && input.arcs[f.value].kind == MentionKind::kValue)
        use(input.arcs.mention(input.arcs[f.value]));
  };
  each_value([&](const Mention& value) {
    if (input.graph.to_one(value.table, rows)) rows = value.table;
  });
  bool stored = false, belongs = rows != state.entity;
  each_value([&](const Mention& value) {
    const bool key = input.facts.of({value.table, value.column}).reference;
    stored |= value.table == rows && !key;
    belongs |= key || (value.table != rows && input.graph.to_one(rows, value.table));
  });
  if (!stored || !belongs || contains(state.mentioned, rows)) return {};
  const ColumnExpr date = match_scale(input.facts, rows, scales::kDate).column;
  return date.valid() && !dates_thing(input, date) ? date : ColumnExpr{};
}

}  // namespace

bool answers_question_word(const GroundingInput& input, const GroundingState& state) {
  const std::string& word = input.arcs.token(0).folded;
  const bool who = word == "who", when = word == "when" && input.arcs.is(1, kBe | kDo),
             where = word == "where" && input.arcs.is(1, kBe | kDo);
  if (asks_what(input.arcs) && input.sketch.outputs.empty() && !state.mentioned.empty())
    return !(state.block.select.size() == 1 &&
             state.block.select[0].column == input.facts.name_of(state.mentioned[0]));  // the agent
  if (word == "whose")
    return std::any_of(
        state.block.select.begin(), state.block.select.end(),
        [&](const ValueExpr& t) { return holds_people(input.facts.index(), t.column.home()); });
  const bool much = word == "how" && input.arcs.token(1).folded == "much";
  if (!who && !when && !where && !much) return true;
  return std::any_of(state.block.select.begin(), state.block.select.end(), [&](const ValueExpr& t) {
    if (much) return t.fn != Aggregate::kPlain || input.facts.measure(t.column);
    if (t.column.whole()) return t.fn == Aggregate::kPlain;
    if (when)
      return input.facts.temporal(t.column) || input.facts.has_word(t.column, kCalendarYear) ||
             input.facts.has_word(t.column, kCalendarDay) ||
             input.facts.has_word(t.column, kTemporalNoun);
    if (where)
      return place_score(input.facts, t.column) > 0 &&
             !(t.column == input.facts.name_of(state.entity));
    return t.fn == Aggregate::kPlain && input.facts.text(t.column) &&
           !input.facts.identifier(t.column);
  });
}

ColumnExpr column_asked_for(const GroundingInput& input, const GroundingState& state, Cue word) {
  if (state.entity == kNone) return {};
  if (word == Cue::kWhere) {
    ColumnExpr best;
    float score = 0;
    const auto consider = [&](uint32_t table, float penalty) {
      for (uint32_t c = 0; c < input.facts.table(table).columns.size(); ++c) {
        const ColumnExpr column{table, c};
        const float here = place_score(input.facts, column) - penalty;
        if (input.facts.name_of(state.entity) == column || here <= score) continue;
        best = column, score = here;
      }
    };
    consider(state.entity, 0);
    for (uint32_t t = 0; !best.valid() && t < input.facts.catalog().tables.size(); ++t)
      if (input.graph.distance(state.entity, t) == 1 && input.graph.to_one(state.entity, t))
        consider(t, 0);
    return best;
  }
  const bool ranked = ranks_by_date(input);
  if (const ColumnExpr date = ranked ? date_of_deed(input, state) : ColumnExpr{}; date.valid())
    return date;
  if (!contains(state.mentioned, state.entity)) return {};
  std::vector<ColumnExpr> dates, own;
  for (uint32_t c = 0; c < input.facts.table(state.entity).columns.size(); ++c) {
    const ColumnExpr column{state.entity, c};
    if (!input.facts.temporal(column)) continue;
    dates.push_back(column);
    for (const uint32_t w : input.facts.index().table(state.entity).words)
      if (input.facts.has_word(column, input.facts.index().word(w).lemma)) {
        own.push_back(column);
        break;
      }
  }
  if (asks_when_last(input.arcs))
    std::erase_if(dates, [&](ColumnExpr date) { return dates_thing(input, date); });
  if (dates.size() == 1) return dates[0];
  if (own.size() != 1 && ranked) return beginning_of(input, state.entity);
  return own.size() == 1 ? own[0] : ColumnExpr{};
}

bool asks_for_items(const GroundingInput& input, ArcId id) {
  const Arc& arc = input.arcs[id];
  const ColumnExpr name = input.facts.name_of(input.table_of(id));
  return asks_what(input.arcs) && arc.end <= arc.begin + 2 && is_verb_of(input, arc) &&
         has_subject_before(input.arcs, arc.begin) &&
         !(name.valid() && input.facts.of(name).naming);
}

ColumnExpr item_name(const GroundingInput& input, uint32_t t) {
  ColumnExpr found;
  for (const uint32_t e : input.graph.of(t)) {
    const JoinEdge& line = input.graph.edges()[e];
    if (line.parent != t || line.child == t) continue;
    const ColumnExpr name = referred_item(input, line.child, t, 1);
    if (!name.valid()) continue;
    if (found.valid() && !(found == name)) return {};
    found = name;
  }
  if (!found.valid()) found = referred_item(input, t, kNone, 2);
  return found.valid() ? found : described_thing(input, t);
}

bool names_rows_by_kind(const GroundingInput& input, const Arc& arc, ColumnExpr c) {
  if (arc.kind != MentionKind::kColumn || arc.end != arc.begin + 1 || c.whole() || c.via != kNone ||
      input.sketch.outputs.size() != 1)
    return false;
  const Token& noun = input.arcs.token(arc.begin);
  const SchemaIndex& index = input.facts.index();
  const auto& words = index.column(c.table, c.column).words;
  return noun.lemma != noun.folded && words.size() == 2 &&
         !index.has_word(index.table(c.table), noun.lemma) &&
         index.word(words[0]).lemma == noun.lemma &&
         text::is_one_of(index.word(words[1]).lemma, kKindNouns);
}

}  // namespace ask::engine
