// Asides that say a condition of a question again: "(not closed)", ", that is, who have no phone".
#pragma once
#include <memory>
#include <optional>
#include <string_view>

#include "agent/engine/engine.h"

namespace ask::engine {

// How sure the rest of the question makes it, if the aside only repeats a condition of the reading.
std::optional<Confidence> without_aside(std::string_view question, const db::Snapshot& snapshot,
                                        const std::shared_ptr<const EngineSchema>& schema,
                                        const RuleWeights& weights, Rows rows, const Arcs& arcs,
                                        const LogicalForm& form);

}  // namespace ask::engine
