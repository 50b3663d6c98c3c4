// The two ends of a movement: "flights from Lisbon to Paris" where a flight refers to its airports
// by one key for its start and one for its end.
#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/ground/grounder.h"
#include "agent/engine/lexicon/word_classes.h"
#include "agent/engine/text/identifier_words.h"

namespace ask::engine {
Grounder::MoveEnd Grounder::move_end(const Arc& value) const {
  size_t t = value.begin;
  while (t > 0 && arcs_.is(t - 1, kArticle)) --t;
  if (t == 0) return MoveEnd::kNeither;
  const std::string& led = arcs_.token(t - 1).folded;
  if (led == "from") return MoveEnd::kStart;
  return led == "to" || led == "into" ? MoveEnd::kEnd : MoveEnd::kNeither;
}

// The key by which a row of `child` refers to the start or the end of its movement in `parent`;
// kNone unless there is exactly one for each.
uint32_t Grounder::move_key(uint32_t child, uint32_t parent, MoveEnd end) const {
  uint32_t start_key = kNone, end_key = kNone;
  for (const uint32_t e : graph_.between(child, parent)) {
    const Edge& edge = graph_.edges()[e];
    if (edge.child != child || edge.child_columns.size() != 1) continue;
    const uint32_t key = edge.child_columns[0];
    bool starts = false, ends = false;
    const auto read = [&](std::string_view word) {
      starts |= text::is_one_of(word, kStartKeyWords);
      ends |= text::is_one_of(word, kEndKeyWords);
    };
    for (const std::string& part : name_parts(column_facts_.table(child).columns[key].name))
      read(part);
    for (const uint32_t w : column_facts_.index().column(child, key).words)
      read(column_facts_.index().word(w).text);
    if (starts == ends) continue;
    uint32_t& known = starts ? start_key : end_key;
    if (known != kNone) return kNone;
    known = key;
  }
  if (start_key == kNone || end_key == kNone) return kNone;
  return end == MoveEnd::kStart ? start_key : end_key;
}

// True if another filter has the value of the other end of a movement, in one of the same columns.
bool Grounder::names_other_end(const Filter& filter) const {
  if (filter.value == kNoArc || arcs_[filter.value].kind != MentionKind::kValue) return false;
  const Arc& value = arcs_[filter.value];
  const MoveEnd end = move_end(value);
  if (end == MoveEnd::kNeither) return false;
  const auto holds = [&](const Arc& u, const Mention& held) {
    for (size_t i = 0; i < u.count; ++i)
      if (arcs_.mention(u, i).table == held.table && arcs_.mention(u, i).column == held.column)
        return true;
    return false;
  };
  return std::any_of(sketch_.filters.begin(), sketch_.filters.end(), [&](const Filter& other) {
    if (other.value == kNoArc || arcs_[other.value].kind != MentionKind::kValue) return false;
    const MoveEnd its = move_end(arcs_[other.value]);
    if (its == MoveEnd::kNeither || its == end) return false;
    for (size_t i = 0; i < value.count; ++i)
      if (holds(arcs_[other.value], arcs_.mention(value, i))) return true;
    return false;
  });
}

// The column of the value read through the key of its end, if the question names both ends of a
// movement of the entity or of a mentioned table; else the column itself.
ColumnExpr Grounder::through_move(const Filter& filter, const Mention& held) const {
  const ColumnExpr column{held.table, held.column};
  if (held.table == entity_ || !names_other_end(filter)) return column;
  const MoveEnd end = move_end(arcs_[filter.value]);
  std::vector<uint32_t> children{entity_};
  children.insert(children.end(), mentioned_.begin(), mentioned_.end());
  for (const uint32_t child : children) {
    const uint32_t key = child == held.table ? kNone : move_key(child, held.table, end);
    if (key == kNone) continue;
    ColumnExpr through = column;
    through.via = key;
    through.via_table = child;
    return through;
  }
  return column;
}

}  // namespace ask::engine
