// Every state of the beam with every choice of tables for the units that could be several.
#include <algorithm>

#include "agent/engine/ground/ground.h"

namespace ask::engine {
namespace {

constexpr size_t kMostAmbiguous = 3, kMostChoices = 4, kMostPicks = 12;
constexpr float kClose = 0.32F;

struct Ambiguous {
  UnitId unit;
  std::vector<uint32_t> tables;
};

std::vector<Ambiguous> ambiguous_units(const Units& units, const Sketch& sketch) {
  std::vector<Ambiguous> out;
  for (const UnitId id : sketch.tables) {
    const Unit& u = units.all[static_cast<size_t>(id)];
    if (u.kind != MentionKind::kTable || u.count < 2 || out.size() == kMostAmbiguous) continue;
    if (std::any_of(out.begin(), out.end(), [&](const Ambiguous& a) { return a.unit == id; }))
      continue;
    Ambiguous a{id, {}};
    for (size_t i = 0; i < u.count && a.tables.size() < kMostChoices; ++i)
      if (units.mention(u, i).score >= u.score - kClose)
        a.tables.push_back(units.mention(u, i).table);
    if (a.tables.size() > 1) out.push_back(std::move(a));
  }
  return out;
}

// The same words mean the same table.
bool consistent(const Units& units, const std::vector<Pick>& picks) {
  for (size_t i = 0; i < picks.size(); ++i)
    for (size_t j = 0; j < i; ++j) {
      const Unit& a = units.all[static_cast<size_t>(picks[i].unit)];
      const Unit& b = units.all[static_cast<size_t>(picks[j].unit)];
      if (picks[i].table == picks[j].table || a.end - a.begin != b.end - b.begin) continue;
      bool same = true;
      for (size_t k = 0; k < static_cast<size_t>(a.end - a.begin); ++k)
        same &= units.token(a.begin + k).lemma == units.token(b.begin + k).lemma;
      if (same) return false;
    }
  return true;
}

// Each choice of tables and variants that the state leaves open, until `visit` says that it is
// done.
using Visit = std::function<bool(const std::vector<Pick>&, Variant)>;

void each_choice(const Units& units, const State& state, const Visit& visit) {
  const auto ambiguous = ambiguous_units(units, state.sketch);
  std::vector<size_t> choice(ambiguous.size(), 0);
  for (size_t tried = 0; tried < kMostPicks; ++tried) {
    std::vector<Pick> picks;
    for (size_t i = 0; i < ambiguous.size(); ++i)
      picks.push_back({ambiguous[i].unit, ambiguous[i].tables[choice[i]]});
    if (consistent(units, picks))
      for (const Variant variant :
           {Variant{true, false, false}, Variant{false, false, false}, Variant{true, true, false},
            Variant{true, false, true}, Variant{true, true, true}}) {
        if (!variant.group_first && state.sketch.groups.empty()) continue;
        if (variant.drop_unused && state.sketch.tables.size() < 2) continue;
        if (visit(picks, variant)) return;
      }
    size_t i = 0;
    while (i < choice.size() && ++choice[i] == ambiguous[i].tables.size()) choice[i++] = 0;
    if (i == choice.size()) break;
  }
}

}  // namespace

Origins origins_of(const CompletionContext& context, const State& state,
                   const std::function<bool(Reading&)>& same) {
  Origins out;
  each_choice(context.units, state, [&](const std::vector<Pick>& picks, Variant variant) {
    Origins found;
    auto reading = complete(context, state, picks, variant, &found);
    if (!reading || !same(*reading)) return false;
    out = std::move(found);
    return true;
  });
  return out;
}

std::vector<Reading> complete_all(const CompletionContext& context,
                                  const std::vector<State>& states) {
  std::vector<Reading> out;
  for (const State& state : states)
    each_choice(context.units, state, [&](const std::vector<Pick>& picks, Variant variant) {
      if (auto reading = complete(context, state, picks, variant))
        out.push_back(std::move(*reading));
      return false;
    });
  std::stable_sort(out.begin(), out.end(),
                   [](const Reading& a, const Reading& b) { return a.score > b.score; });
  std::vector<Reading> distinct;
  for (Reading& reading : out) {
    const bool known = std::any_of(distinct.begin(), distinct.end(),
                                   [&](const Reading& d) { return d.meaning == reading.meaning; });
    if (!known) distinct.push_back(std::move(reading));
  }
  return distinct;
}

}  // namespace ask::engine
