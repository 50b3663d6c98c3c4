// The mention lattice: every reading of every span of the question, before anything is decided.
// lexer.h makes the tokens, linker.h the mentions; the beam (beam.h) walks over them.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "agent/db/snapshot.h"
#include "agent/reason/builtin/periods.h"

namespace ask::builtin {

struct Token {
  std::string text;    // as written
  std::string folded;  // lower case, no accents
  std::string stem;    // Snowball English (Porter2) of `folded`
  std::string lemma;   // singular noun / base verb by rules and the irregular list, else `folded`
  uint32_t begin = 0, end = 0;  // bytes in the question
  bool quoted = false;          // stood in quotes; then the whole quoted text is one token
  bool capitalised = false;     // upper-case first letter, and not only because it opens a sentence
  bool punctuation = false;
};

enum class MentionKind { kTable, kColumn, kValue, kNumber, kDate, kKeyword, kFiller };

// What function words and phrases ask for. One phrase can have several keyword mentions.
enum class Keyword {
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
struct Dimension {
  std::string_view word;    // "age", "price", "size", ... a hint for choosing the column; may be ""
  bool descending = false;  // "oldest" by age: true; "youngest": false; by birth date the other way
};

// One reading of tokens [begin, end). Only the fields of its kind are set.
struct Mention {
  uint32_t begin = 0, end = 0;
  MentionKind kind = MentionKind::kFiller;
  float score = 0;       // 0-1: how well the words fit; see linker.h for the scale
  uint32_t table = 0;    // kTable, kColumn, kValue: index into Catalog::tables
  uint32_t column = 0;   // kColumn, kValue
  std::string text;      // kValue: as stored (or as quoted, when stored nowhere: see found)
  bool found = true;     // kValue: stands in the data
  bool partial = false;  // kValue: the words stand inside a longer stored value, `text`
  // Set when two columns of the table hold together what is meant. kColumn: "full name" is `column`
  // and `rest_column`. kValue: "Linda Smith" is `text` in `column` and `rest` in `rest_column`.
  uint32_t rest_column = 0xFFFFFFFF;
  // kColumn: the product with this column is meant ("revenue"); with the table alone, the sum of
  // the column ("units sold").
  uint32_t factor_table = 0xFFFFFFFF, factor = 0xFFFFFFFF;
  std::string rest;
  double number = 0;      // kNumber; kKeyword kTopN
  bool ordinal = false;   // kNumber: "third"
  std::string_view unit;  // kNumber: "money", "minute" when it was said with the number
  std::string from, to;   // kDate: see dates.h
  bool relative = false;
  Period period = Period::kWhole;
  Keyword keyword = Keyword::kAnd;
  Dimension dimension;  // kKeyword: kSuperlative, comparatives ("older than")
};

struct Lattice {
  std::vector<Token> tokens;
  std::vector<Mention> mentions;   // by begin, then longest first, then best score first
  std::vector<uint32_t> first_at;  // index of the first mention beginning at token i; size tokens+1
};

}  // namespace ask::builtin
