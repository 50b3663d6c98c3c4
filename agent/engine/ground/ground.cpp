#include "agent/engine/ground/ground.h"

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
bool ground_clauses(const GroundingInput& in, Grounding& g) {
  if (!ground_tables(in, g) || !ground_outputs(in, g) || !ground_filters(in, g)) return false;
  ground_superlative(in, g);
  // The figure that the question lists is the one that it orders by.
  if (!ground_orders(in, g) || !place_figure(in, g)) return false;
  if (!ground_having(in, g) || !ground_groups(in, g)) return false;
  return nest_outer_aggregate(in, g) && take_best_of_groups(in, g) && make_running_total(in, g);
}

// The candidate of a shape that has the order of groups of `g`. Nullopt if it gives no query of its
// own.
std::optional<Candidate> complete(const GroundingInput& in, Grounding g, const ParserState& state,
                                  ShapeChoice shape) {
  Candidate candidate;
  candidate.state = &state;
  if (counts_only_tables(in, g)) {
    if (shape.drop_unused || shape.distinct || g.block.select.size() != in.sketch.outputs.size())
      return std::nullopt;
    count_tables(in, candidate.logical_form);
  } else if (!apply_shape_choice(in, g, shape) || !ground_where(in, g, candidate.logical_form)) {
    return std::nullopt;
  }
  candidate.joins = account(in, g, candidate.logical_form, g.score);
  candidate.features = g.score.features;
  candidate.score = state.score + g.score.total;
  candidate.rule_counts = g.score.rule_counts;
  candidate.picks = in.picks;
  candidate.columns = std::move(g.columns);
  return candidate;
}

}  // namespace

uint32_t table_of(const Arcs& arcs, const TableChoices& picks, ArcId id) {
  const Arc& u = arcs[id];
  if (u.kind == MentionKind::kColumn || u.kind == MentionKind::kTable) {
    for (const TableChoice& pick : picks)
      if (pick.arc == id) return pick.table;
    return arcs.mention(u).table;
  }
  return kNone;
}

void ground(const GroundingContext& context, const ParserState& state, const TableChoices& picks,
            std::span<const ShapeChoice> shapes, const std::function<void(Candidate&&)>& keep) {
  struct Prepared {
    std::optional<Grounding> grounding;
    bool grounds = false;
  };
  std::array<Prepared, 2> by_order;  // of the group keys: last, first
  for (const ShapeChoice& shape : shapes) {
    const GroundingInput in(context, state, picks, shape.group_first);
    Prepared& prepared = by_order[shape.group_first ? 1 : 0];
    if (!prepared.grounding) {
      prepared.grounding.emplace(context.weights, state);
      prepared.grounds = ground_clauses(in, *prepared.grounding);
    }
    if (!prepared.grounds || (shape.distinct && !may_be_distinct(prepared.grounding->block)))
      continue;
    auto candidate = complete(in, *prepared.grounding, state, shape);
    if (candidate) keep(std::move(*candidate));
  }
}

}  // namespace ask::engine
