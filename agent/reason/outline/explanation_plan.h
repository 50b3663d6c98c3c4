// The plan of a question for the causes of a change ("why did revenue fall in May?") without a
// model.
#pragma once
#include <cstdint>
#include <optional>
#include <string>

#include "agent/common/result.h"
#include "agent/reason/reasoner.h"

namespace ask::reason {

// Keeps the plan of the last question for causes: one question is planned in parts, then as a
// whole, and a plan takes a few hundred readings of short questions.
class ExplanationPlanner {
 public:
  // The tasks that show the causes of a change: it as a whole, then by a few dimensions. Nullopt:
  // the question asks for no causes, or they cannot be found. `cache` may be null. Errors
  // (kCannotAnswer): it names a period that cannot be compared.
  Result<std::optional<QueryPlan>> plan(const Ask& ask, const Links& links,
                                        engine::EngineCache* cache);

 private:
  struct Planned {
    std::string question;
    uint64_t snapshot;  // its id
    Links links;
    Result<std::optional<QueryPlan>> plan;
  };
  std::optional<Planned> last_;
};

}  // namespace ask::reason
