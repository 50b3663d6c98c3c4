#include "agent/engine/ground/movements.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/role_key_words.h"
#include "agent/engine/lexicon/word_classes_tables.h"
#include "agent/engine/text/identifier_words.h"

namespace ask::engine {
namespace {

enum class MoveEnd : uint8_t { kNeither, kStart, kEnd };

MoveEnd move_end(const Arcs& arcs, const Arc& value) {
  size_t t = value.begin;
  while (t > 0 && arcs.is(t - 1, kArticle)) --t;
  if (t == 0) return MoveEnd::kNeither;
  const std::string& previous = arcs.token(t - 1).folded;
  if (text::is_one_of(previous, kFromWords)) return MoveEnd::kStart;
  if (text::is_one_of(previous, kTowardsWords)) return MoveEnd::kEnd;
  // "English to Polish"
  return value.end + 1U < arcs.tokens() && arcs.token(value.end).folded == "to" ? MoveEnd::kStart
                                                                                : MoveEnd::kNeither;
}

// The key by which a row of `child` refers to the start or the end of its movement in `parent`;
// kNone unless there is exactly one for each.
uint32_t move_key(const GroundingInput& input, uint32_t child, uint32_t parent, MoveEnd end) {
  uint32_t start_key = kNone, end_key = kNone;
  for (const uint32_t e : input.graph.between(child, parent)) {
    const JoinEdge& edge = input.graph.edges()[e];
    if (edge.child != child || edge.child_columns.size() != 1) continue;
    const uint32_t key = edge.child_columns[0];
    bool starts = false, ends = false;
    const auto read = [&](std::string_view word) {
      starts |= text::is_one_of(word, kStartKeyWords);
      ends |= text::is_one_of(word, kEndKeyWords);
    };
    for (const std::string& part : name_parts(input.facts.table(child).columns[key].name))
      read(part);
    for (const uint32_t w : input.facts.index().column(child, key).words)
      read(input.facts.index().word(w).text);
    if (starts == ends) continue;
    uint32_t& known = starts ? start_key : end_key;
    if (known != kNone) return kNone;
    known = key;
  }
  if (start_key == kNone || end_key == kNone) return kNone;
  return end == MoveEnd::kStart ? start_key : end_key;
}

}  // namespace

namespace {

// The only table beside the entity that refers to both ends, of several the only one that links
// rows: the languages of translators. kNone if there is none.
uint32_t table_of_moves(const GroundingInput& input, uint32_t entity, uint32_t parent) {
  std::vector<uint32_t> all, links;
  for (const uint32_t e : input.graph.of(parent)) {
    const JoinEdge& edge = input.graph.edges()[e];
    if (edge.child == parent || input.graph.distance(edge.child, entity) > 1 ||
        move_key(input, edge.child, parent, MoveEnd::kStart) == kNone)
      continue;
    add_once(all, edge.child);
    if (edge.link) add_once(links, edge.child);
  }
  const auto& best = links.empty() ? all : links;
  return best.size() == 1 ? best[0] : kNone;
}

}  // namespace

bool names_other_end(const GroundingInput& input, const Filter& filter) {
  if (filter.value == kNoArc || input.arcs[filter.value].kind != MentionKind::kValue) return false;
  const Arc& value = input.arcs[filter.value];
  const MoveEnd end = move_end(input.arcs, value);
  if (end == MoveEnd::kNeither) return false;
  const auto holds = [&](const Arc& arc, const Mention& held) {
    for (size_t i = 0; i < arc.count; ++i)
      if (input.arcs.mention(arc, i).table == held.table &&
          input.arcs.mention(arc, i).column == held.column)
        return true;
    return false;
  };
  return std::any_of(
      input.sketch.filters.begin(), input.sketch.filters.end(), [&](const Filter& other) {
        if (other.value == kNoArc || input.arcs[other.value].kind != MentionKind::kValue)
          return false;
        const MoveEnd its = move_end(input.arcs, input.arcs[other.value]);
        if (its == MoveEnd::kNeither || its == end) return false;
        for (size_t i = 0; i < value.count; ++i)
          if (holds(input.arcs[other.value], input.arcs.mention(value, i))) return true;
        return false;
      });
}

ColumnExpr movement_column(const GroundingInput& input, const GroundingState& state,
                           const Filter& filter, const Mention& held) {
  const ColumnExpr column{held.table, held.column};
  if (held.table == state.entity || !names_other_end(input, filter)) return column;
  const MoveEnd end = move_end(input.arcs, input.arcs[filter.value]);
  std::vector<uint32_t> children{state.entity};
  children.insert(children.end(), state.mentioned.begin(), state.mentioned.end());
  if (const uint32_t between = table_of_moves(input, state.entity, held.table); between != kNone)
    children.push_back(between);
  for (const uint32_t child : children) {
    const uint32_t key = child == held.table ? kNone : move_key(input, child, held.table, end);
    if (key == kNone) continue;
    ColumnExpr through = column;
    through.via = key;
    through.via_table = child;
    return through;
  }
  return column;
}

}  // namespace ask::engine
