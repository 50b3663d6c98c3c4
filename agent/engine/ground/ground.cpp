#include "agent/engine/ground/ground.h"

#include <algorithm>
#include <array>

#include "agent/engine/ground/accounting.h"
#include "agent/engine/ground/filters.h"
#include "agent/engine/ground/grounding.h"
#include "agent/engine/ground/group_having.h"
#include "agent/engine/ground/nesting.h"
#include "agent/engine/ground/order_limit.h"
#include "agent/engine/ground/outputs.h"
#include "agent/engine/ground/separate_counts.h"
#include "agent/engine/ground/shape_choice.h"
#include "agent/engine/ground/tables.h"
#include "agent/engine/ground/where.h"

namespace ask::engine {
namespace {

// The phases whose result the shape, but for its order of groups, does not affect. False if the
// sketch cannot be grounded with these tables.
bool ground_clauses(const GroundingInput& input, GroundingState& state) {
  if (!ground_tables(input, state) || !ground_outputs(input, state)) return false;
  if (!ground_filters(input, state)) return false;
  const GroupKey mode = ground_superlative(input, state);
  // The figure that the question lists is the one that it orders by.
  if (!ground_orders(input, state) || !place_figure(input, state)) return false;
  if (!ground_having(input, state) || !ground_groups(input, state, mode)) return false;
  return nest_outer_aggregate(input, state) && take_best_of_groups(input, state) &&
         make_running_total(input, state);
}

// The candidate of a shape that has the order of groups of `state`. Nullopt if it gives no query of
// its own.
std::optional<Candidate> complete_candidate(const GroundingInput& input, GroundingState state,
                                            const ParserState& parse, ShapeChoice shape) {
  Candidate candidate;
  candidate.state = &parse;
  if (counts_only_tables(input, state)) {
    if (shape.drop_unused || shape.distinct ||
        state.block.select.size() != input.sketch.outputs.size())
      return std::nullopt;
    count_tables(input, candidate.logical_form);
  } else if (!apply_shape_choice(input, state, shape) ||
             !ground_where(input, state, candidate.logical_form)) {
    return std::nullopt;
  }
  candidate.joins = account(input, state, candidate.logical_form, state.score);
  candidate.features = state.score.features;
  candidate.score = parse.score + state.score.total;
  candidate.rule_counts = state.score.rule_counts;
  candidate.picks = input.picks;
  candidate.answers_word = state.answers_word;
  candidate.columns = std::move(state.columns);
  return candidate;
}

}  // namespace

uint32_t table_of(const Arcs& arcs, const TableChoices& picks, ArcId id) {
  const Arc& arc = arcs[id];
  if (arc.kind == MentionKind::kColumn || arc.kind == MentionKind::kTable) {
    for (const TableChoice& pick : picks)
      if (pick.arc == id) return pick.table;
    return arcs.mention(arc).table;
  }
  return kNone;
}

void ground(const GroundingContext& context, const ParserState& parse, const TableChoices& picks,
            std::span<const ShapeChoice> shapes, const std::function<void(Candidate&&)>& keep) {
  struct Prepared {
    std::optional<GroundingState> grounding;
    bool grounds = false;
  };
  std::array<Prepared, 2> by_order;  // of the group keys: last, first
  for (const ShapeChoice& shape : shapes) {
    const GroundingInput input(context, parse, picks, shape.group_first);
    Prepared& prepared = by_order[shape.group_first ? 1 : 0];
    if (!prepared.grounding) {
      prepared.grounding.emplace(context.weights, parse);
      prepared.grounds = ground_clauses(input, *prepared.grounding);
    }
    if (!prepared.grounds || (shape.distinct && !may_be_distinct(prepared.grounding->block)))
      continue;
    const bool last = std::none_of(
        &shape + 1, shapes.data() + shapes.size(),
        [&](const ShapeChoice& other) { return other.group_first == shape.group_first; });
    auto candidate = complete_candidate(
        input, last ? std::move(*prepared.grounding) : *prepared.grounding, parse, shape);
    if (candidate) keep(std::move(*candidate));
  }
}

}  // namespace ask::engine
