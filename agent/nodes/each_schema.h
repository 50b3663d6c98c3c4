// A question that is asked of several attached databases: "how many customers are there in main and
// in the archive?"
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agent/nodes/state.h"

namespace ask::nodes {

struct EachSchema {
  std::string sql;      // gives the rows of each database, its name first
  std::string reading;  // of the question, in words
};

// `question` names no database any more. Nullopt: the built-in engine does not read it alike in all
// of them, is not sure of it in one, or reads it as rows in an order of their own.
Result<std::optional<EachSchema>> of_each_schema(State& state, std::string_view question,
                                                 const std::vector<std::string>& schemas);

}  // namespace ask::nodes
