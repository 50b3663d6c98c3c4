// Trigger words of the rewrites. Every word of a question is looked up once, and a rewrite runs
// only if one of its trigger words occurs.
#pragma once
#include <cstdint>
#include <string_view>

namespace ask::engine {

// A set of words, listed in triggers.cpp. At most 64 sets.
enum class Trigger : uint8_t {
  // of normalise()
  kRequest,
  kContrast,
  kUntil,
  kBy,
  kThan,
  kBreakdown,
  kEdge,
  kProvided,
  kSeries,
  // of rewrite_schema_phrases()
  kFar,
  kGet,
  kTitle,
  kAverage,
  kLongest,
  kNever,
  kPaid,
  kLookUp,
  kDigits,
  kNext,
  kUpcoming,
  kPast,
  kOverdue,
  kExpiry,
  kAge,
  kNo,
  kLow,
  kStock,
  kStockValue,
  kPresence,
  kRate,
  kPeriod,
  kPeople,
  kGiving,
  kTop,
  kUn,
  kOwe,
  kAttend,
  kVacant,
  kRowState,
  kEach,
  kKind,
  kTooLarge,
  kBound,
  // of rewrite()
  kDirection,
  kExclusion,
  kUnit,
  kTime,
  kTwice,
  kRelative,
  kLate,
  kAllRows,
  kVersus,
  kEvery,
  kOr,
  kNobody,
  kOngoing,
  kInOrder,
  kShared,
  // rewrites that also need words of the schema
  kSales,
  kMoneyVerb,
  kParentRole,
};

// One bit for each trigger.
using Triggers = uint64_t;

constexpr Triggers bit(Trigger trigger) { return Triggers{1} << static_cast<uint8_t>(trigger); }

// The triggers of a word in lower case without punctuation after it.
Triggers triggers_of(std::string_view plain);

}  // namespace ask::engine
