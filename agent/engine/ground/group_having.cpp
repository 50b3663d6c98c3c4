#include "agent/engine/ground/group_having.h"

#include <algorithm>

#include "agent/engine/ground/column_resolution.h"
#include "agent/engine/ground/dates.h"
#include "agent/engine/ground/durations.h"
#include "agent/engine/ground/implied_sums.h"
#include "agent/engine/ground/operands.h"
#include "agent/engine/ground/role_references.h"
#include "agent/engine/lexicon/scales.h"
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

// The group key where the question gives none but an aggregate in SELECT, ORDER BY or HAVING needs
// one: the plain outputs, or the key of their table.
void group_by_outputs(const GroundingInput& in, Grounding& g) {
  if (g.plain_outputs.empty()) {
    const ColumnExpr key = in.facts.key_of(g.entity);
    if (key.valid() && compares_aggregate(g.block)) g.block.group = {key};
    return;
  }
  const ColumnExpr c = g.plain_outputs[0];
  const ColumnExpr key = in.facts.key_of(c.table);
  bool others = false;
  for (const uint32_t t : g.needed) others |= t != c.table;
  if (key == c) {
    g.block.group = {c};
  } else if (key.valid() && g.plain_outputs.size() == 1 && c == in.facts.name_of(c.table) &&
             aggregates_elsewhere(g.block, c.table)) {
    g.block.group = {key};  // two customers may have the same name
  } else if (others && key.valid() && !in.facts.of(c).reference &&
             (g.plain_outputs.size() > 1 || c == in.facts.name_of(c.table) ||
              (!g.mentioned.empty() && g.mentioned[0] == c.table && in.facts.unique(c)))) {
    g.block.group = {key};
  } else {
    g.block.group.assign(g.plain_outputs.begin(), g.plain_outputs.end());
  }
}

// True if a word of the question, or the verb that it derives from, is in the table's name:
// "rented" for rental.
bool says_table(const GroundingInput& in, uint32_t table) {
  const SchemaIndex& index = in.facts.index();
  for (size_t t = 0; t < in.arcs.tokens(); ++t) {
    const std::string& word = in.arcs.token(t).lemma;
    const bool verb = has_past_suffix(in.arcs.token(t).folded);
    if (in.arcs.filler[t] < 0.4F && index.has_word(index.table(table), word)) return true;
    if (verb && word.size() >= 4)
      for (const uint32_t w : index.table(table).words)
        if (index.word(w).lemma.starts_with(word) && index.word(w).lemma.size() <= word.size() + 3)
          return true;
  }
  return false;
}

// Detects groups that are single rows ("the state with the most" of a table of states). Counts the
// rows of an unmentioned child table instead, if one stands out; otherwise charges the candidate.
bool find_counted_child(const GroundingInput& in, Grounding& g) {
  if (g.block.group.empty() || !compares_aggregate(g.block)) return true;
  std::vector<uint32_t> tables = g.needed;
  for (const ValueExpr& t : g.block.select) tables.push_back(t.column.table);
  for (const ColumnExpr& group : g.block.group) tables.push_back(group.table);
  for (const Ordering& o : g.block.order) tables.push_back(o.term.column.table);
  if (g.block.having) tables.push_back(g.block.having->term.column.table);
  for (const uint32_t t : g.mentioned) tables.push_back(t);
  const uint32_t only = tables[0];
  for (const uint32_t t : tables)
    if (t != only) return true;
  for (const PendingCondition& t : g.conditions)
    if (t.condition.column.table != only) return true;
  bool single = false;
  const auto named = [&](const ColumnExpr& c) {  // "the most common full name"
    return std::any_of(in.arcs.all.begin(), in.arcs.all.end(), [&](const Arc& u) {
      return u.kind == MentionKind::kColumn && best_column(in.arcs, u) == c;
    });
  };
  for (const ColumnExpr& group : g.block.group)
    single |= in.facts.single_key(group) ||
              (group == in.facts.name_of(only) &&
               (in.facts.unique(group) ||
                (in.facts.index().row_names(only) != nullptr && !named(group))));
  if (!single) return true;
  // Each group is one row, so the rows to count must be those of a child table.
  uint32_t child = kNone;
  float best = 0;
  size_t children = 0;
  for (const uint32_t e : in.graph.of(only)) {
    const Edge& edge = in.graph.edges()[e];
    if (edge.parent != only || edge.child == only) continue;
    ++children;
    const float similarity = says_table(in, edge.child) ? 1 : 0.1F;
    if (similarity > best) best = similarity, child = edge.child;
  }
  if (best < 0.6F)  // "the most rented film": rentals are of copies of films
    for (uint32_t t = 0; t < in.facts.catalog().tables.size(); ++t) {
      const uint32_t far = in.graph.distance(only, t);
      if (far >= 2 && far <= 3 && in.graph.to_one(t, only) && says_table(in, t)) {
        child = t;
        best = 1;
        break;
      }
    }
  if (child != kNone && (children == 1 || best >= 0.6F)) {
    g.require(child);
    g.score.count(Feature::kChildGuess, RuleFeature::kChildGuess);
    const ColumnExpr key = in.facts.key_of(only);
    if (key.valid()) g.block.group = {{key, g.block.group[0].from}};
  } else {
    g.score.count(Feature::kSingleRowGroups, RuleFeature::kSingleRowGroups);
  }
  return true;
}

// True if a list at the end of the question names all outputs; group keys are not added to it.
bool lists_all_outputs(const GroundingInput& in, const Grounding& g) {
  return in.sketch.listed && !g.plain_outputs.empty();
}

// "average amount per payment": a row is no group of its own amount.
void average_over_rows(const GroundingInput& in, Grounding& g) {
  if (g.group_tables.size() + g.group_columns.size() != 1 || g.block.having ||
      !g.block.order.empty() || g.block.select.empty())
    return;
  const ColumnExpr by = g.group_tables.empty() ? g.group_columns[0] : ColumnExpr{};
  const uint32_t rows = by.valid() ? by.table : g.group_tables[0];
  if (by.valid() && by != in.facts.key_of(rows)) return;
  const bool own =
      std::all_of(g.block.select.begin(), g.block.select.end(), [&](const ValueExpr& t) {
        return t.fn == Aggregate::kAverage && t.column.table == rows && !t.column.adds_up();
      });
  if (own) g.group_tables.clear(), g.group_columns.clear();
}

// "subscriptions per month": by their own date, and not by the months of a table that repeats them
// and that nothing else in the question is about. Returns `c` where that does not apply.
ColumnExpr own_period(const GroundingInput& in, const Grounding& g, const Arc& u, ColumnExpr c) {
  const Period period = period_named(in.arcs.token(u.begin).lemma);
  if (period == Period::kWhole || !c.valid() || c.whole() || c.table == g.entity ||
      in.graph.to_one(g.entity, c.table))
    return c;
  for (const Arc& other : in.arcs.all)
    for (size_t i = 0; other.begin != u.begin && other.score >= 0.7F && i < other.count; ++i)
      if ((other.kind == MentionKind::kTable || other.kind == MentionKind::kColumn) &&
          in.arcs.mention(other, i).table == c.table)
        return c;
  ColumnExpr own = match_scale(in.facts, g.entity, scales::kDate).column;
  if (!own.valid() || !in.facts.temporal(own) || in.facts.numeric(own) || !iso_dates(in.facts, own))
    return c;
  own.period = period;
  return own;
}

// Charges the candidate for the place of the group keys in SELECT, before or behind the outputs.
void charge_group_order(const GroundingInput& in, GroundingScore& score) {
  // "For each <group>, ...": whether the key comes first in SELECT as it does in the question.
  const bool said_first =
      !in.sketch.outputs.empty() && in.sketch.groups[0] < in.sketch.outputs[0].arc;
  const bool first = in.group_first;
  bool how_many = false;
  for (size_t t = 0; t + 1 < in.arcs.tokens(); ++t)
    how_many |= in.arcs.token(t).folded == "how" && in.arcs.token(t + 1).folded == "many";
  if (how_many && first) score.charge(RuleFeature::kHowManyGroupFirst);
  if (!said_first)
    score.charge(first ? RuleFeature::kLateGroupFirst : RuleFeature::kLateGroupLast);
  else if (!first)
    score.charge(RuleFeature::kEarlyGroupLast);
  if (!first && says_per_group(in)) score.charge(RuleFeature::kPerGroupLast);
}

// Adds the keys that the question names to GROUP BY, and to SELECT unless they are shown there or
// the question lists all outputs. `counted`: HAVING or ORDER BY aggregates rows.
void add_named_groups(const GroundingInput& in, Grounding& g, bool counted) {
  for (size_t i = 0; i < g.group_tables.size(); ++i) {
    const uint32_t t = g.group_tables[i];
    const Origin from = origin_of_group(in.cues, g.group_table_arcs[i]);
    const ColumnExpr name = in.facts.name_of(t), key = in.facts.key_of(t);
    g.block.group.push_back({key.valid() ? key : name, from});
    const bool shown = std::any_of(
        g.block.select.begin(), g.block.select.end(),
        [&](const ValueExpr& s) { return s.fn == Aggregate::kPlain && s.column.table == t; });
    if (!shown && name.valid() && !lists_all_outputs(in, g))
      g.block.select.insert(in.group_first ? g.block.select.begin() : g.block.select.end(),
                            shown_key({name, from}));
  }
  charge_group_order(in, g.score);
  for (const GroupKey& c : g.group_columns) {
    g.block.group.push_back(c);
    const bool shown = std::any_of(g.block.select.begin(), g.block.select.end(),
                                   [&](const ValueExpr& s) { return s.column == c; });
    if (lists_all_outputs(in, g) && !shown) g.score.charge(RuleFeature::kMixedSelect);
    if (shown || lists_all_outputs(in, g)) continue;
    if (selects_aggregate(g.block) && !in.group_first)
      g.block.select.push_back(shown_key(c));
    else if (selects_aggregate(g.block) || !counted)
      g.block.select.insert(g.block.select.begin(), shown_key(c));
  }
  if (!selects_aggregate(g.block) && !counted) g.block.group.clear();
  for (const GroupKey& group : g.block.group)  // periods in chronological order
    if (group.period != Period::kWhole && g.block.order.empty() && !g.block.limit)
      g.block.order.push_back({shown_key(group), false});
}

}  // namespace

bool ground_having(const GroundingInput& in, Grounding& g) {
  const HavingPart& h = in.sketch.having;
  if (!h.set) return true;
  Having having;
  having.op = h.op;
  having.from = {h.arc, h.value, h.high};
  having.from.add(cues_of(in.cues, Slot::kHaving));
  having.value = number_of(in.arcs, h.value);
  if (h.high != kNoArc) having.high = upper_number_of(in.arcs, h.high);
  having.term = {{g.entity, kNone}, Aggregate::kCount};
  if (h.fn == Aggregate::kCount && h.value != kNoArc && measures_time(in.arcs, in.arcs[h.value]))
    g.score.count_unexpressed();  // "took more than 3 days": no 3 rows
  if (h.fn != Aggregate::kCount) {
    having.term = {resolve_column(in, g, h.arc, kNone, Want::kNumber), h.fn};
    if (!having.term.column.valid()) return false;
    having.value = stored_amount(in, h.value, having.term.column);
    if (h.high != kNoArc) having.high = stored_amount(in, h.high, having.term.column, true);
  } else if (h.arc != kNoArc) {
    if (in.arcs[h.arc].kind == MentionKind::kTable) {
      const ColumnExpr key = in.facts.key_of(in.table_of(h.arc));
      g.require(in.table_of(h.arc));
      if (h.distinct && key.valid()) having.term = {key, Aggregate::kCount, true};
    } else {
      const ColumnExpr c = resolve_column(in, g, h.arc, g.owner);
      if (!c.valid()) return false;
      g.require(c.table);
      if (h.distinct) having.term = {c, Aggregate::kCount, true};
    }
  }
  g.block.having = having;
  return true;
}

bool ground_groups(const GroundingInput& in, Grounding& g) {
  const bool counted = compares_aggregate(g.block);
  average_over_rows(in, g);
  if (!g.group_columns.empty() || !g.group_tables.empty()) {
    add_named_groups(in, g, counted);
  } else if (g.mode_column.valid()) {
    g.block.group = {g.mode_column};
  } else if (counted || (selects_aggregate(g.block) && !g.plain_outputs.empty())) {
    group_by_outputs(in, g);
  }
  if (!find_counted_child(in, g)) return false;
  if (g.block.having && g.block.group.empty()) {
    const ColumnExpr key = in.facts.key_of(g.entity);
    if (!key.valid()) return false;
    g.block.group = {key};
  }
  if (g.block.having && g.block.having->term.fn == Aggregate::kSum && g.block.group.size() == 1 &&
      g.block.having->term.column.table == g.entity &&
      g.block.group[0] == in.facts.key_of(g.entity))  // the sum of a single row
    g.score.count(Feature::kSingleRowGroups, RuleFeature::kSingleRowGroups, 4);
  return true;
}

void bind_groups(const GroundingInput& in, Grounding& g) {
  for (const ArcId id : in.sketch.groups) {
    const Arc& u = in.arcs[id];
    if (u.kind == MentionKind::kTable) {
      const uint32_t t = in.table_of(id);
      g.require(t);
      g.group_tables.push_back(t);
      g.group_table_arcs.push_back(id);
    } else {
      ColumnExpr c = referred_column(in, resolve_column(in, g, id, g.owner), u);
      if (u.kind == MentionKind::kColumn && u.end - u.begin == 1) {
        take_period(in, u, c);
        c = own_period(in, g, u, c);
      }
      if (c.valid())
        g.group_columns.push_back({c, origin_of_group(in.cues, id)});
      else if (u.kind == MentionKind::kCue)
        g.score.count_unexpressed();
    }
  }
}

}  // namespace ask::engine
