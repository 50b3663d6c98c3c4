#include "agent/engine/explain/cue_labels.h"

#include <array>

namespace ask::engine {
namespace {

// In the order of enum Cue.
constexpr std::array<std::string_view, static_cast<size_t>(Cue::kMedian) + 1> kLabels = {
    "count",
    "sum",
    "average",
    "minimum",
    "maximum",
    "without repetition",
    "for each",
    "in order",
    "lowest first",
    "highest first",
    "the most",
    "the fewest",
    "the first",
    "more than",
    "less than",
    "at least",
    "at most",
    "equal to",
    "not equal to",
    "between",
    "after",
    "before",
    "not",
    "only",
    "both",
    "and",
    "or",
    "either",
    "except",
    "contains",
    "starts with",
    "ends with",
    "above the average",
    "below the average",
    "than any",
    "than all",
    "who",
    "where",
    "when",
    "which",
    "what",
    "sum",
    "list",
    "with",
    "whose",
    "of",
    "for",
    "by",
    "in",
    "that",
    "is missing",
    "is not missing",
    "share",
    "ratio",
    "difference",
    "the extreme",
    "part of a date",
    "so far",
    "median"};
static_assert(kLabels.back() == "median", "a cue without a label");

}  // namespace

std::string_view label(PartKind part) {
  switch (part) {
    case PartKind::kOutput:
      return "output";
    case PartKind::kCondition:
      return "condition";
    case PartKind::kGroup:
      return "group";
    case PartKind::kHaving:
      return "condition on groups";
    case PartKind::kOrder:
      return "order";
    case PartKind::kLimit:
      return "limit";
    case PartKind::kDistinct:
      return "distinct";
  }
  return "";
}

std::string_view label(Cue cue) { return kLabels[static_cast<size_t>(cue)]; }

}  // namespace ask::engine
