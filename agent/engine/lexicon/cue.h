// What a word or phrase of a question asks for: an aggregate, an order, a comparison, a set ...
#pragma once
#include <string_view>

namespace ask::engine {

// What function words and phrases ask for. One phrase can have several cue mentions.
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
  kThat,  // role words: modifiers start here
  kIsNull,
  kNotNull,
  kShare,
  kRatio,
  kDifference,
  kSuperlative,  // "oldest", "cheapest": see `dimension`
  kPeriod,       // "month", "monthly": see `dimension`
  kSoFar,        // "running total"
  kMedian
};

// A comparison's or a superlative's dimension that the adjective itself implies.
struct Scale {
  std::string_view word;    // "age", "price", "size", ... a hint for choosing the column; may be ""
  bool descending = false;  // "oldest" by age: true; "youngest": false; by birth date the other way
};

}  // namespace ask::engine
