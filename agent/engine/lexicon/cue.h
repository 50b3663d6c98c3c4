// Cues: the operations that function words and phrases of a question signal.
#pragma once
#include <string_view>

namespace ask::engine {

// The operation that a cue phrase signals. A span can have mentions of several cues.
enum class Cue {
  kCount,
  kSum,
  kAverage,
  kMinimum,
  kMaximum,  // "how many", "total", "average", "lowest"
  kDistinct,
  kEach,
  kOrderBy,
  kAscending,
  kDescending,  // "different", "per", "sorted by", "a to z"
  kMost,
  kLeast,
  kTopN,  // "most", "fewest", "top 5" (number = N)
  kMore,
  kLess,
  kAtLeast,
  kAtMost,
  kEqual,
  kNotEqual,
  kBetween,  // comparisons of numbers or dates
  kAfter,
  kBefore,
  kNot,
  kOnly,
  kBoth,
  kAnd,
  kOr,
  kEither,
  kExcept,  // negation and sets
  kContains,
  kStartsWith,
  kEndsWith,  // LIKE
  kAboveAverage,
  kBelowAverage,
  kThanAny,
  kThanAll,
  kWho,
  kWhere,
  kWhen,
  kWhich,
  kWhat,
  kHowMuch,  // question words
  kList,     // "show", "list", "give me", "find"
  kWith,
  kWhose,
  kOf,
  kFor,
  kBy,
  kIn,
  kThat,  // words that begin a modifier
  kIsNull,
  kNotNull,
  kShare,
  kRatio,
  kDifference,
  kSuperlative,  // "oldest", "cheapest": see GradableScale
  kPeriod,       // "month", "monthly": GradableScale::word is the period
  kSoFar,        // "running total"
  kMedian
};

// The scale of a gradable adjective ("age" of "oldest"), which implies the compared column.
struct GradableScale {
  std::string_view word;    // "age", "price", "size", ...; a key of scale_words(), may be ""
  bool descending = false;  // true for "oldest", false for "youngest"; reversed for a birth date
};

}  // namespace ask::engine
