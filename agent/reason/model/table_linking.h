// The tables that a model is shown: all that fit, those that the engine is sure of, or those that
// retrieval finds; the model chooses among them.
#pragma once
#include "agent/reason/model/model_context.h"

namespace ask::reason {

// All tables while they fit into the prompt's budget, those that the engine links first. Else the
// engine's links for an easy question that it is sure of; else all tables by name, if tools can
// describe them; else the model chooses among the 3 * link_k that are nearest: unknown names in
// its reply are dropped, and if none is left, all tables are linked. Of wide tables the columns
// worth showing are marked where not all tables fit.
Result<Links> linked_tables(const ModelContext& ctx, const Ask& ask);

}  // namespace ask::reason
