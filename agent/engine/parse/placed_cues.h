// Assignment of cues to slots of the sketch: "average" to an output, "most" to the order. The
// parser places a cue in the slots that it fills or changes; grounding adds the cues of a slot to
// the Origin of what it builds from it.
#pragma once
#include <cstdint>
#include <initializer_list>

#include "agent/engine/ir/inline_vector.h"
#include "agent/engine/ir/sketch.h"

namespace ask::engine {

// kWaiting: the cue has no slot yet. kComposite: shares, ratios, running totals and aggregates of
// aggregates, which are about all aggregates of the query.
enum class CueSlot : uint8_t {
  kWaiting,
  kOutput,
  kFilter,
  kNegation,
  kGroup,
  kHaving,
  kSuperlative,
  kOrder,
  kLimit,
  kDistinct,
  kComposite
};

// What a cue that was consumed makes the parser wait for, and so which slots it can fill. kNothing:
// it changed the sketch at once.
enum class Awaited : uint8_t {
  kNothing,
  kAggregate,
  kComparison,
  kSuperlative,
  kNegation,
  kGroup,
  kOrder,
  kDistinct,
  kRestriction
};

// `of`, and `fn` of an output, distinguish the slots of a kind. `fn` of a waiting cue is the
// aggregate that it names.
struct PlacedCue {
  ArcId cue = kNoArc;
  CueSlot slot = CueSlot::kWaiting;
  Awaited awaited = Awaited::kNothing;
  Aggregate fn = Aggregate::kPlain;
  ArcId of = kNoArc;
  bool operator==(const PlacedCue&) const = default;
};
using PlacedCues = InlineVector<PlacedCue, 12>;

// What the parser goes on to wait for although a slot was filled: "average age and weight", "each
// city and year".
struct Repeated {
  bool aggregates = false, groups = false;
};

// Places the cues of `cues` that wait, or whose slots are gone, in the slots that `after` has and
// `before` has not, but for those that cues were placed in since `earlier`.
void place_cues(const Sketch& before, const Sketch& after, const PlacedCues& earlier,
                Repeated repeated, PlacedCues& cues);

// The cues that ask for a slot that is of one of `arcs`.
Origin cues_of(const PlacedCues& cues, CueSlot slot, std::initializer_list<ArcId> arcs = {kNoArc},
               Aggregate fn = Aggregate::kPlain);

// What an output and a group come from.
Origin origin_of(const PlacedCues& cues, const Output& output);
Origin origin_of_group(const PlacedCues& cues, ArcId group);

}  // namespace ask::engine
