// Conditions on the existence of rows in to-many tables. Each becomes a sub-query of its own (IN or
// NOT IN), since joining several would multiply the rows.
#include <algorithm>

#include "agent/engine/ground/grounder.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {

// The tables of a sub-query from the entity to `table`: the table and the mentioned ones that fix
// the join path ("ordered" goes through orders, not reviews).
std::vector<uint32_t> Grounder::through(uint32_t table) const {
  std::vector<uint32_t> out{table};
  if (graph_.distance(entity_, table) < 2) return out;
  for (const uint32_t t : mentioned_)
    if (t != entity_ && t != table && (!used(t) || !graph_.to_one(entity_, t))) out.push_back(t);
  return out;
}

// "customers who bought X": a verb that is a synonym of a table fixes the join path to X.
void Grounder::go_by_verbs() {
  bool far = false;
  for (const PendingCondition& t : tests_) {
    const uint32_t d = graph_.distance(entity_, t.condition.column.table);
    far |= d >= 1 && d < SchemaGraph::kFar && !t.in_negation && t.inside < 0;
  }
  if (!far) return;
  for (const Arc& u : arcs_.all) {
    const Token& word = arcs_.token(u.begin);
    if (u.kind != MentionKind::kTable || u.end != u.begin + 1 || u.score < 0.65F ||
        has_plural_suffix(word.folded) || !is_relational_verb(word.lemma))
      continue;
    const uint32_t t = arcs_.mention(u).table;
    if (t == entity_ || graph_.distance(entity_, t) != 1) continue;
    ways_.push_back(t);
    if (std::find(mentioned_.begin(), mentioned_.end(), t) == mentioned_.end())
      mentioned_.push_back(t);
    require(t);
  }
}

// True if the question lists the two tables as alternatives: "orders or reviews", "neither orders
// nor reviews". `only_or`: only with "or".
bool Grounder::apart(uint32_t first, uint32_t second, bool only_or) const {
  for (size_t i = 0; i < arcs_.all.size(); ++i)
    for (size_t j = i + 1; j < arcs_.all.size(); ++j) {
      const Arc &a = arcs_.all[i], &b = arcs_.all[j];
      if (a.kind != MentionKind::kTable || b.kind != MentionKind::kTable || b.begin <= a.end ||
          b.begin - a.end > 3)
        continue;
      if (arcs_.mention(a).table != first || arcs_.mention(b).table != second) continue;
      for (size_t t = a.end; t < b.begin; ++t)
        if (arcs_.is(t, kOrWord) ||
            (!only_or && (arcs_.is(t, kAndWord | kComma) || arcs_.token(t).folded == "nor")))
          return true;
    }
  return false;
}

// "not <value>" in a to-many table: no row may have the value (NOT IN). Positive conditions on the
// same table then become an IN of their own: "ordered in 2022 but not in 2024".
void Grounder::deny_values(std::vector<PendingCondition>& main) {
  if (!column_facts_.key_of(entity_).valid()) return;
  const auto of_many = [&](const Condition& c) {
    return c.op != Op::kIn && c.op != Op::kIsNull && c.sub.empty() && c.column.table != entity_ &&
           !graph_.to_one(entity_, c.column.table);
  };
  const auto nest = [&](PendingCondition& t, bool negated) {
    const uint32_t other = t.condition.column.table;
    auto in = semi_join(through(other), {t});
    if (!in) return;
    in->negated = negated;
    t.condition = std::move(*in);
    std::erase_if(tests_,
                  [&](const PendingCondition& known) { return known.position == t.position; });
  };
  std::vector<uint32_t> denied;
  for (PendingCondition& t : main)
    if (t.condition.negated && of_many(t.condition)) {
      denied.push_back(t.condition.column.table);
      nest(t, true);
    }
  for (PendingCondition& t : main)
    if (!t.condition.negated && !t.is_or && !counts() && !aggregates() && of_many(t.condition) &&
        std::find(denied.begin(), denied.end(), t.condition.column.table) != denied.end())
      nest(t, false);
  if (denied.empty()) return;
  for (const uint32_t t : denied)
    if (!used(t)) std::erase(needed_, t);
  for (const uint32_t t : mentioned_)
    if (t != entity_ && !used(t) && !counts()) std::erase(needed_, t);
}

// "artists with both albums and concerts", "with albums or concerts": requires rows in each table,
// or in one of them, by IN conditions.
bool Grounder::require_each(std::vector<PendingCondition>& main) {
  std::vector<uint32_t> each;
  for (const uint32_t t : mentioned_)
    if (t != entity_ && !used(t) && !graph_.to_one(entity_, t)) each.push_back(t);
  if (each.size() != 2 || aggregates() || counts()) return true;
  const bool either = apart(each[0], each[1], true);
  if (!sketch_.both && !either) return true;
  for (const uint32_t t : each) {
    auto in = semi_join({t}, {});
    if (!in) return false;
    in->negated = false;
    std::erase(needed_, t);
    PendingCondition test;
    test.condition = std::move(*in);
    test.is_or = either && t == each[1];
    main.push_back(std::move(test));
  }
  return true;
}

// True if the table is mentioned before any negation.
bool Grounder::affirmed(uint32_t table) const {
  size_t no = arcs_.tokens(), said = no;
  for (const Arc& u : arcs_.all)
    if (u.kind == MentionKind::kCue && u.score > 0.6F &&
        (u.cue == Cue::kNot || u.cue == Cue::kExcept))
      no = std::min<size_t>(no, u.begin);
  for (const ArcId id : sketch_.tables)
    if (table_of(id) == table) said = std::min<size_t>(said, arcs_[id].begin);
  return said < no;
}

// "customers who have orders but no reviews": requires at least one order.
void Grounder::require_some(std::vector<PendingCondition>& main) {
  if (counts() || aggregates() || !block_.group.empty()) return;
  std::vector<uint32_t> denied{entity_};
  denied.insert(denied.end(), negated_.begin(), negated_.end());
  std::vector<JoinStep> way;
  graph_.join(denied, nullptr, way);
  for (const JoinStep& step : way) denied.push_back(step.table);
  for (const uint32_t t : std::vector<uint32_t>(mentioned_)) {
    const bool other = !used(t) && !graph_.to_one(entity_, t) && affirmed(t) &&
                       std::find(denied.begin(), denied.end(), t) == denied.end();
    if (!other || std::find(needed_.begin(), needed_.end(), t) == needed_.end()) continue;
    auto in = semi_join({t}, {});
    if (!in) return;
    in->negated = false;
    std::erase(needed_, t);
    main.emplace_back().condition = std::move(*in);
  }
}

}  // namespace ask::engine
