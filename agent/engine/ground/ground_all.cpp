// Grounds every state of the beam with every combination of tables for its ambiguous table arcs
// and every ShapeChoice.
#include <algorithm>
#include <numeric>

#include "agent/engine/ground/ground.h"

namespace ask::engine {
namespace {

constexpr size_t kMostChoices = 4, kMostPicks = 12;
constexpr float kClose = 0.32F;
static_assert(std::is_nothrow_move_constructible_v<Candidate>);

struct Ambiguous {
  ArcId arc;
  std::vector<uint32_t> tables;
};

std::vector<Ambiguous> ambiguous_units(const Arcs& arcs, const Sketch& sketch) {
  std::vector<Ambiguous> out;
  for (const ArcId id : sketch.tables) {
    const Arc& u = arcs[id];
    if (u.kind != MentionKind::kTable || u.count < 2 || out.size() == kMostAmbiguous) continue;
    if (std::any_of(out.begin(), out.end(), [&](const Ambiguous& a) { return a.arc == id; }))
      continue;
    Ambiguous a{id, {}};
    for (size_t i = 0; i < u.count && a.tables.size() < kMostChoices; ++i)
      if (arcs.mention(u, i).score >= u.score - kClose)
        a.tables.push_back(arcs.mention(u, i).table);
    if (a.tables.size() > 1) out.push_back(std::move(a));
  }
  return out;
}

// False if two arcs with the same words are bound to different tables.
bool consistent(const Arcs& arcs, const TableChoices& picks) {
  for (size_t i = 0; i < picks.size(); ++i)
    for (size_t j = 0; j < i; ++j) {
      const Arc& a = arcs[picks[i].arc];
      const Arc& b = arcs[picks[j].arc];
      if (picks[i].table == picks[j].table || a.end - a.begin != b.end - b.begin) continue;
      bool same = true;
      for (size_t k = 0; k < static_cast<size_t>(a.end - a.begin); ++k)
        same &= arcs.token(a.begin + k).lemma == arcs.token(b.begin + k).lemma;
      if (same) return false;
    }
  return true;
}

// The shapes that the state leaves open.
std::vector<ShapeChoice> shapes_of(const Sketch& sketch) {
  std::vector<ShapeChoice> out;
  for (const ShapeChoice shape : {ShapeChoice{true, false, false}, ShapeChoice{false, false, false},
                                  ShapeChoice{true, true, false}, ShapeChoice{true, false, true},
                                  ShapeChoice{true, true, true}}) {
    if (!shape.group_first && sketch.groups.empty()) continue;
    if (shape.drop_unused && sketch.tables.size() < 2) continue;
    out.push_back(shape);
  }
  return out;
}

// Grounds the state with each choice of tables and shapes that it leaves open.
void ground_each(const GroundingContext& context, const ParserState& state,
                 const std::function<void(Candidate&&)>& keep) {
  const auto ambiguous = ambiguous_units(context.arcs, state.sketch);
  const std::vector<ShapeChoice> shapes = shapes_of(state.sketch);
  std::vector<size_t> choice(ambiguous.size(), 0);
  for (size_t tried = 0; tried < kMostPicks; ++tried) {
    TableChoices picks;
    for (size_t i = 0; i < ambiguous.size(); ++i)
      picks.push({ambiguous[i].arc, ambiguous[i].tables[choice[i]]});
    if (consistent(context.arcs, picks)) ground(context, state, picks, shapes, keep);
    size_t i = 0;
    while (i < choice.size() && ++choice[i] == ambiguous[i].tables.size()) choice[i++] = 0;
    if (i == choice.size()) break;
  }
}

}  // namespace

std::vector<Candidate> ground_all(const GroundingContext& context,
                                  const std::vector<ParserState>& states) {
  std::vector<Candidate> out;
  for (const ParserState& state : states)
    ground_each(context, state,
                [&](Candidate&& candidate) { out.push_back(std::move(candidate)); });
  std::vector<size_t> order(out.size());  // candidates are large: sorted by index, and moved once
  std::iota(order.begin(), order.end(), size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](size_t a, size_t b) { return out[a].score > out[b].score; });
  std::vector<Candidate> distinct;
  distinct.reserve(out.size());
  for (const size_t i : order) {
    const bool known = std::any_of(distinct.begin(), distinct.end(), [&](const Candidate& d) {
      return d.logical_form == out[i].logical_form;
    });
    if (!known) distinct.push_back(std::move(out[i]));
  }
  return distinct;
}

}  // namespace ask::engine
