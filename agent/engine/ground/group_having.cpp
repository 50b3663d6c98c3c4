#include "agent/engine/ground/group_having.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/ground/column_resolution.h"
#include "agent/engine/ground/dates.h"
#include "agent/engine/ground/durations.h"
#include "agent/engine/ground/implied_sums.h"
#include "agent/engine/ground/operands.h"
#include "agent/engine/ground/role_references.h"
#include "agent/engine/lexicon/scales.h"
#include "agent/engine/lexicon/word_classes_columns.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/gradable_columns.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// True if the query aggregates a column of another table.
bool aggregates_elsewhere(const QueryBlock& block, uint32_t table) {
  const auto elsewhere = [&](const ValueExpr& term) {
    return term.fn != Aggregate::kPlain && term.column.table != table;
  };
  return (block.having && elsewhere(block.having->term)) ||
         std::any_of(block.select.begin(), block.select.end(), elsewhere) ||
         std::any_of(block.order.begin(), block.order.end(),
                     [&](const Ordering& part) { return elsewhere(part.term); });
}

// True if a word of the question is the name of the column.
bool names_column(const GroundingInput& input, const ColumnExpr& c) {
  constexpr float kItself = 0.9F;
  return std::any_of(input.arcs.all.begin(), input.arcs.all.end(), [&](const Arc& arc) {
    return arc.kind == MentionKind::kColumn && arc.score >= kItself &&
           best_column(input.arcs, arc) == c;
  });
}

// "the country of the artist who made the most songs": what is shown is of one row of the table,
// whose children are counted or added up, so that rows which share it are no group.
bool describes_one_row(const GroundingInput& input, const GroundingState& state,
                       const ColumnExpr& c) {
  const Superlative& superlative = input.sketch.superlative;
  if (superlative.kind == SuperlativeKind::kUnset || state.block.limit != 1 ||
      input.sketch.outputs.empty() || input.sketch.outputs[0].arc == kNoArc)
    return false;
  const bool counts_others = superlative.arc != kNoArc &&
                             input.arcs[superlative.arc].kind == MentionKind::kTable &&
                             input.table_of(superlative.arc) != c.table;
  if (!counts_others && !aggregates_elsewhere(state.block, c.table)) return false;
  const Arc& shown = input.arcs[input.sketch.outputs[0].arc];
  return std::any_of(input.sketch.tables.begin(), input.sketch.tables.end(), [&](ArcId id) {
    const Arc& rows = input.arcs[id];
    return rows.begin >= shown.end && rows.begin > 0 && input.table_of(id) == c.table &&
           input.arcs.is(rows.begin - 1U, kArticle) &&
           !has_plural_suffix(input.arcs.token(rows.end - 1U).folded);
  });
}

// The group key where the question gives none but an aggregate in SELECT, ORDER BY or HAVING needs
// one: the plain outputs, or the key of their table.
void group_by_outputs(const GroundingInput& input, GroundingState& state) {
  if (state.plain_outputs.empty()) {
    const ColumnExpr key = input.facts.key_of(state.entity);
    if (key.valid() && compares_aggregate(state.block)) state.block.group = {key};
    return;
  }
  const ColumnExpr c = state.plain_outputs[0];
  const ColumnExpr key = input.facts.key_of(c.table);
  bool others = false;
  for (const uint32_t t : state.needed) others |= t != c.table;
  const bool named = !input.facts.text(c) || input.facts.unique(c) ||
                     keeps_people(input.facts.index(), c.table) ||
                     text::is_one_of(input.facts.last_word(c), kNamingColumns);
  if (key == c) {
    state.block.group = {c};
  } else if (key.valid() && state.plain_outputs.size() == 1 &&
             describes_one_row(input, state, c)) {
    state.block.group = {key};
  } else if (!named && state.plain_outputs.size() == 1 && names_column(input, c)) {
    state.block.group = {c};  // "which street": several addresses may have the same
  } else if (key.valid() && state.plain_outputs.size() == 1 && c == input.facts.name_of(c.table) &&
             aggregates_elsewhere(state.block, c.table)) {
    state.block.group = {key};  // two customers may have the same name
  } else if (others && key.valid() && !input.facts.of(c).reference &&
             (state.plain_outputs.size() > 1 || c == input.facts.name_of(c.table) ||
              (!state.mentioned.empty() && state.mentioned[0] == c.table &&
               input.facts.unique(c)))) {
    state.block.group = {key};
  } else {
    state.block.group.assign(state.plain_outputs.begin(), state.plain_outputs.end());
  }
}

// True if a word of the question, or the verb that it derives from, is in the table's name:
// "rented" for rental.
bool mentions_table_name(const GroundingInput& input, uint32_t table) {
  const SchemaIndex& index = input.facts.index();
  for (size_t t = 0; t < input.arcs.tokens(); ++t) {
    const std::string& word = input.arcs.token(t).lemma;
    const bool verb = has_past_suffix(input.arcs.token(t).folded);
    if (input.arcs.filler[t] < 0.4F && index.has_word(index.table(table), word)) return true;
    if (verb && word.size() >= 4)
      for (const uint32_t w : index.table(table).words)
        if (index.word(w).lemma.starts_with(word) && index.word(w).lemma.size() <= word.size() + 3)
          return true;
  }
  return false;
}

// Detects groups that are single rows ("the state with the most" of a table of states). Counts the
// rows of an unmentioned child table instead, if exactly one qualifies; otherwise charges the
// candidate.
bool find_counted_child(const GroundingInput& input, GroundingState& state) {
  if (state.block.group.empty() || !compares_aggregate(state.block)) return true;
  std::vector<uint32_t> tables = state.needed;
  for (const ValueExpr& t : state.block.select) tables.push_back(t.column.table);
  for (const ColumnExpr& group : state.block.group) tables.push_back(group.table);
  for (const Ordering& o : state.block.order) tables.push_back(o.term.column.table);
  if (state.block.having) tables.push_back(state.block.having->term.column.table);
  for (const uint32_t t : state.mentioned) tables.push_back(t);
  const uint32_t only = tables[0];
  for (const uint32_t t : tables)
    if (t != only) return true;
  for (const PendingCondition& t : state.conditions)
    if (t.condition.column.table != only) return true;
  bool single = false;
  const auto named = [&](const ColumnExpr& c) {  // "the most common full name"
    return std::any_of(input.arcs.all.begin(), input.arcs.all.end(), [&](const Arc& arc) {
      return arc.kind == MentionKind::kColumn && best_column(input.arcs, arc) == c;
    });
  };
  for (const ColumnExpr& group : state.block.group)
    single |= input.facts.single_key(group) ||
              (group == input.facts.name_of(only) &&
               (input.facts.unique(group) ||
                (input.facts.index().row_names(only) != nullptr && !named(group))));
  if (!single) return true;
  // Each group is one row, so the rows to count must be those of a child table.
  uint32_t child = kNone;
  float best = 0;
  size_t children = 0;
  for (const uint32_t e : input.graph.of(only)) {
    const JoinEdge& edge = input.graph.edges()[e];
    if (edge.parent != only || edge.child == only) continue;
    ++children;
    const float similarity = mentions_table_name(input, edge.child) ? 1 : 0.1F;
    if (similarity > best) best = similarity, child = edge.child;
  }
  if (best < 0.6F)  // "the most rented film": rentals are of copies of films
    for (uint32_t t = 0; t < input.facts.catalog().tables.size(); ++t) {
      const uint32_t far = input.graph.distance(only, t);
      if (far >= 2 && far <= 3 && input.graph.to_one(t, only) && mentions_table_name(input, t)) {
        child = t;
        best = 1;
        break;
      }
    }
  if (child != kNone && (children == 1 || best >= 0.6F)) {
    state.require(child);
    state.score.count(Feature::kChildGuess, RuleFeature::kChildGuess);
    const ColumnExpr key = input.facts.key_of(only);
    if (key.valid()) state.block.group = {{key, state.block.group[0].from}};
  } else {
    state.score.count(Feature::kSingleRowGroups, RuleFeature::kSingleRowGroups);
  }
  return true;
}

// The column that HAVING aggregates. A group of the entity is one row of it, so that a column of
// the rows that belong to it is meant before its own; of rows that are totalled, their amount.
ColumnExpr aggregated_column(const GroundingInput& input, GroundingState& state, ArcId id) {
  const ColumnExpr found = resolve_column(input, state, id, kNone, Want::kNumber);
  if (!found.valid() || found.whole()) return found;
  if (input.facts.identifier(found)) {
    const auto measures = input.facts.index().measures(found.table);
    return measures.size() == 1 ? ColumnExpr{found.table, measures[0]} : ColumnExpr{};
  }
  const Arc& arc = input.arcs[id];
  if (found.table != state.entity || !input.sketch.groups.empty() ||
      arc.kind != MentionKind::kColumn)
    return found;
  for (const ColumnExpr& shown : state.plain_outputs)
    if (shown != input.facts.key_of(found.table) && shown != input.facts.name_of(found.table))
      return found;  // grouped by what rows share
  for (size_t i = 0; i < arc.count; ++i) {
    const ColumnExpr c = column_of(input.arcs.mention(arc, i));
    if (c.valid() && c.table != found.table && input.facts.measure(c) &&
        input.graph.to_one(c.table, found.table))
      return c;
  }
  return found;
}

// True if a list at the end of the question names all outputs; group keys are not added to it.
bool lists_all_outputs(const GroundingInput& input, const GroundingState& state) {
  return input.sketch.listed && !state.plain_outputs.empty();
}

// "average amount per payment", "average passengers per duty by route": a row is not a group of its
// own amount.
void average_over_rows(const GroundingInput& input, GroundingState& state) {
  if (state.block.having || !state.block.order.empty() || state.block.select.empty()) return;
  const auto own = [&](uint32_t rows) {
    return std::all_of(state.block.select.begin(), state.block.select.end(),
                       [&](const ValueExpr& t) {
                         return t.fn == Aggregate::kAverage && t.column.table == rows &&
                                !t.column.adds_up();
                       });
  };
  std::erase_if(state.group_tables, [&](const GroupTable& by) { return own(by.table); });
  std::erase_if(state.group_columns, [&](const GroupKey& by) {
    return by == input.facts.key_of(by.table) && own(by.table);
  });
}

// "subscriptions per month": by their own date, and not by the months of a table that repeats them
// and that nothing else in the question is about. Returns `c` where that does not apply.
ColumnExpr own_period(const GroundingInput& input, const GroundingState& state, const Arc& arc,
                      ColumnExpr c) {
  const Period period = period_named(input.arcs.token(arc.begin).lemma);
  if (period == Period::kWhole || !c.valid() || c.whole() || c.table == state.entity ||
      input.graph.to_one(state.entity, c.table))
    return c;
  for (const Arc& other : input.arcs.all)
    for (size_t i = 0; other.begin != arc.begin && other.score >= 0.7F && i < other.count; ++i)
      if ((other.kind == MentionKind::kTable || other.kind == MentionKind::kColumn) &&
          input.arcs.mention(other, i).table == c.table)
        return c;
  ColumnExpr own = match_scale(input.facts, state.entity, scales::kDate).column;
  if (!own.valid() || !input.facts.temporal(own) || input.facts.numeric(own) ||
      !iso_dates(input.facts, own))
    return c;
  own.period = period;
  return own;
}

// Charges the candidate for the place of the group keys in SELECT, before or after the outputs.
void charge_group_order(const GroundingInput& input, GroundingScore& score) {
  // "For each <group>, ...": whether the key comes first in SELECT as it does in the question.
  const bool group_mentioned_first =
      !input.sketch.outputs.empty() && input.sketch.groups[0] < input.sketch.outputs[0].arc;
  const bool first = input.group_first;
  bool how_many = false;
  for (size_t t = 0; t + 1 < input.arcs.tokens(); ++t)
    how_many |= input.arcs.token(t).folded == "how" && input.arcs.token(t + 1).folded == "many";
  if (how_many && first) score.charge(RuleFeature::kHowManyGroupFirst);
  if (!group_mentioned_first)
    score.charge(first ? RuleFeature::kLateGroupFirst : RuleFeature::kLateGroupLast);
  else if (!first)
    score.charge(RuleFeature::kEarlyGroupLast);
  if (!first && says_per_group(input)) score.charge(RuleFeature::kPerGroupLast);
}

// "per customer and machine": the keys before or after the figure in the order of the question.
void show_keys_as_asked(const GroundingInput& input, QueryBlock& block) {
  const auto place = [&](const ValueExpr& shown) {
    uint32_t first = kNone;
    for (const ArcId id : shown.from)
      if (input.arcs[id].kind != MentionKind::kCue)
        first = std::min(first, uint32_t{input.arcs[id].begin});
    return first;
  };
  const auto is_key = [&](const ValueExpr& shown) {
    return shown.fn == Aggregate::kPlain && place(shown) != kNone &&
           std::any_of(block.group.begin(), block.group.end(), [&](const GroupKey& key) {
             return key.home() == shown.column.home();
           });
  };
  for (auto from = block.select.begin(); from != block.select.end();) {
    from = std::find_if(from, block.select.end(), is_key);
    const auto to = std::find_if_not(from, block.select.end(), is_key);
    std::stable_sort(from, to, [&](const ValueExpr& a, const ValueExpr& b) {
      return place(a) < place(b);
    });
    from = to;
  }
}

// Adds the keys that the question names to GROUP BY, and to SELECT unless they are shown there or
// the question lists all outputs. `counted`: HAVING or ORDER BY aggregates rows.
void add_named_groups(const GroundingInput& input, GroundingState& state, bool counted) {
  for (const GroupTable& rows : state.group_tables) {
    const uint32_t t = rows.table;
    const Origin from = origin_of_group(input.cues, rows.arc);
    const ColumnExpr name = input.facts.name_of(t), key = input.facts.key_of(t);
    state.block.group.push_back({key.valid() ? key : name, from});
    const bool shown = std::any_of(
        state.block.select.begin(), state.block.select.end(),
        [&](const ValueExpr& s) { return s.fn == Aggregate::kPlain && s.column.table == t; });
    if (!shown && name.valid() && !lists_all_outputs(input, state))
      state.block.select.insert(
          input.group_first ? state.block.select.begin() : state.block.select.end(),
          shown_key({name, from}));
  }
  charge_group_order(input, state.score);
  for (const GroupKey& c : state.group_columns) {
    state.block.group.push_back(c);
    const bool shown = std::any_of(state.block.select.begin(), state.block.select.end(),
                                   [&](const ValueExpr& s) { return s.column == c; });
    if (lists_all_outputs(input, state) && !shown) state.score.charge(RuleFeature::kMixedSelect);
    if (shown || lists_all_outputs(input, state)) continue;
    if (selects_aggregate(state.block) && !input.group_first)
      state.block.select.push_back(shown_key(c));
    else if (selects_aggregate(state.block) || !counted)
      state.block.select.insert(state.block.select.begin(), shown_key(c));
  }
  if (selects_aggregate(state.block)) show_keys_as_asked(input, state.block);
  if (!selects_aggregate(state.block) && !counted) state.block.group.clear();
  for (const GroupKey& group : state.block.group)  // periods in chronological order
    if (group.period != Period::kWhole && state.block.order.empty() && !state.block.limit)
      state.block.order.push_back({shown_key(group), false});
}

}  // namespace

bool ground_having(const GroundingInput& input, GroundingState& state) {
  const HavingPart& h = input.sketch.having;
  if (!h.set) return true;
  Having having;
  having.op = h.op;
  // "the trip on 13 September": no number of rows
  if (h.fn == Aggregate::kCount && h.value != kNoArc &&
      input.arcs[h.value].kind == MentionKind::kDate)
    return false;
  having.from = {h.arc, h.value, h.high};
  having.from.add(cues_of(input.cues, CueSlot::kHaving));
  having.value = number_of(input.arcs, h.value);
  if (h.high != kNoArc) having.high = upper_number_of(input.arcs, h.high);
  having.term = {{state.entity, kNone}, Aggregate::kCount};
  if (h.fn == Aggregate::kCount && h.value != kNoArc &&
      measures_time(input.arcs, input.arcs[h.value]))
    state.score.count_unexpressed();  // "took more than 3 days": no 3 rows
  if (h.fn != Aggregate::kCount) {
    having.term = {aggregated_column(input, state, h.arc), h.fn};
    if (h.fn == Aggregate::kSum && input.facts.temporal(having.term.column))  // "paid over 500"
      having.term.column = input.facts.amount_of(having.term.column.table);
    if (!having.term.column.valid()) return false;
    state.require(having.term.column.table);
    having.value = stored_amount(input, h.value, having.term.column);
    if (h.high != kNoArc) having.high = stored_amount(input, h.high, having.term.column, true);
  } else if (h.arc != kNoArc) {
    if (input.arcs[h.arc].kind == MentionKind::kTable) {
      const ColumnExpr key = input.facts.key_of(input.table_of(h.arc));
      state.require(input.table_of(h.arc));
      if (h.distinct && key.valid()) having.term = {key, Aggregate::kCount, true};
    } else {
      const ColumnExpr c = resolve_column(input, state, h.arc, state.owner);
      if (!c.valid()) return false;
      state.require(c.table);
      if (h.distinct) having.term = {c, Aggregate::kCount, true};
    }
  }
  state.block.having = having;
  return true;
}

bool ground_groups(const GroundingInput& input, GroundingState& state, const GroupKey& mode) {
  const bool counted = compares_aggregate(state.block);
  average_over_rows(input, state);
  if (!state.group_columns.empty() || !state.group_tables.empty()) {
    add_named_groups(input, state, counted);
  } else if (mode.valid()) {
    state.block.group = {mode};
  } else if (counted || (selects_aggregate(state.block) && !state.plain_outputs.empty())) {
    group_by_outputs(input, state);
  }
  if (!find_counted_child(input, state)) return false;
  if (state.block.having && state.block.group.empty()) {
    const ColumnExpr key = input.facts.key_of(state.entity);
    if (!key.valid()) return false;
    state.block.group = {key};
  }
  if (state.block.having && state.block.having->term.fn == Aggregate::kSum &&
      state.block.group.size() == 1 && state.block.having->term.column.table == state.entity &&
      state.block.group[0] == input.facts.key_of(state.entity))  // the sum of a single row
    state.score.count(Feature::kSingleRowGroups, RuleFeature::kSingleRowGroups, 4);
  return true;
}

void bind_groups(const GroundingInput& input, GroundingState& state) {
  for (const ArcId id : input.sketch.groups) {
    const Arc& arc = input.arcs[id];
    if (arc.kind == MentionKind::kTable) {
      const uint32_t t = input.table_of(id);
      state.require(t);
      state.group_tables.push_back({t, id});
    } else {
      ColumnExpr c = shown_column(input, resolve_column(input, state, id, state.owner), arc);
      if (arc.kind == MentionKind::kColumn && arc.end - arc.begin <= 3) {
        take_period(input, arc, c);
        c = own_period(input, state, arc, c);
      }
      if (c.valid())
        state.group_columns.push_back({c, origin_of_group(input.cues, id)});
      else if (arc.kind == MentionKind::kCue)
        state.score.count_unexpressed();
    }
  }
}

}  // namespace ask::engine
