#include "agent/engine/explain/cue_labels.h"

#include <array>

namespace ask::engine {
namespace {

constexpr uint8_t kValues = kOutputPart | kHavingPart | kOrderPart | kConditionPart;
constexpr uint8_t kTests = kConditionPart | kHavingPart;
constexpr uint8_t kFirst = kOrderPart | kLimitPart;

// In the order of enum Cue.
constexpr std::array<Request, static_cast<size_t>(Cue::kMedian) + 1> kRequests = {{
    {"count", kValues, Aggregate::kCount},
    {"sum", kValues, Aggregate::kSum},
    {"average", kValues, Aggregate::kAverage},
    {"minimum", kValues, Aggregate::kMinimum},
    {"maximum", kValues, Aggregate::kMaximum},
    {"without repetition", kDistinctPart | kOutputPart},
    {"for each", kGroupPart},
    {"in order", kOrderPart},
    {"lowest first", kOrderPart},
    {"highest first", kOrderPart},
    {"the most", kFirst},
    {"the fewest", kFirst},
    {"the first", kFirst},
    {"more than", kTests},
    {"less than", kTests},
    {"at least", kTests},
    {"at most", kTests},
    {"equal to", kTests},
    {"not equal to", kTests},
    {"between", kTests},
    {"after", kTests},
    {"before", kTests},
    {"not", kTests},
    {"only", kTests},
    {"both", kTests},
    {"and", kTests},
    {"or", kTests},
    {"either", kTests},
    {"except", kTests},
    {"contains", kTests},
    {"starts with", kTests},
    {"ends with", kTests},
    {"above the average", kTests},
    {"below the average", kTests},
    {"than any", kTests},
    {"than all", kTests},
    {"who", kOutputPart},
    {"where", kOutputPart},
    {"when", kOutputPart},
    {"which", kOutputPart},
    {"what", kOutputPart},
    {"sum", kValues, Aggregate::kSum},
    {"list", kOutputPart},
    {"with", kTests},
    {"whose", kTests},
    {"of", kTests},
    {"for", kTests},
    {"by", kTests},
    {"in", kTests},
    {"that", kTests},
    {"is missing", kTests},
    {"is not missing", kTests},
    {"share", kOutputPart},
    {"ratio", kOutputPart},
    {"difference", kOutputPart},
    {"the extreme", kFirst},
    {"part of a date", kGroupPart | kOutputPart | kConditionPart},
    {"so far", kOutputPart},
    {"median", kOutputPart},
}};
static_assert(kRequests.back().says == "median", "a keyword asks for nothing");

}  // namespace

std::string_view name(PartKind part) {
  switch (part) {
    case kOutputPart:
      return "output";
    case kConditionPart:
      return "condition";
    case kGroupPart:
      return "group";
    case kHavingPart:
      return "condition on groups";
    case kOrderPart:
      return "order";
    case kLimitPart:
      return "limit";
    case kDistinctPart:
      return "distinct";
  }
  return "";
}

const Request& request(Cue cue) { return kRequests[static_cast<size_t>(cue)]; }

}  // namespace ask::engine
