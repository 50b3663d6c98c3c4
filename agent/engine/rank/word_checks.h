// Which coverage checks apply to a word of the question, by the word and its neighbours. The same
// for every candidate, so computed once for each question.
#pragma once
#include <cstdint>
#include <vector>

#include "agent/engine/parse/arcs.h"
#include "agent/engine/schema/column_facts.h"

namespace ask::engine {

// The check is the function of the same name in one of coverage_lost_*.cpp: kRest is lost_rest().
enum class WordCheck : uint8_t {
  // lost_word(), whose table has them in this order
  kComplement,
  kAdverbial,
  kOccasion,
  kEachOf,
  kRest,
  kAdjective,
  kUniversal,
  kPattern,
  kStandard,
  kPercent,
  kLevel,
  kEnd,
  kOtherEnd,
  kEventOfShare,
  kEventTime,
  kAmount,
  kCost,
  kDenial,
  kUnit,
  kBound,
  kCurrency,
  kMisfit,
  kEnding,
  // coverage_lost_mentions.h
  kCompanion,
  kName,
  kGrouping,
  kSecondKey,
  kEach,  // sums_over_each()
  kNoted,
  kPeople,
  kSameness,
  kParticiple,
  kCounted,
  kNoun,
  kQualifier,  // qualifies_rows()
  kVerb,       // lost_predicate()
  kSameWord,   // Feature::kSameWords
  // parts of the question: coverage_losses.cpp, coverage_lost_parts.h, ..._tables.h, ..._states.h
  kPresent,  // the question as a whole: loses_present()
  kSecondQuestion,
  kFigure,
  kAskedAmount,
  kOutOf,
  kOwnAverage,
  kRate,
  kValueOfRows,
  kPaidMark,
  kStateOfVerb,
  kEventOfDate,
  kTime,
  kOutcome,
  kTarget,  // loses_bound()
  kOwned,
  kEventOfFirst,
  kRoleOfVerb,
  kStanding
};

class WordChecks {
 public:
  WordChecks(const Arcs& arcs, const ColumnFacts& column_facts);

  bool concern(size_t token, WordCheck check) const {
    return token < of_tokens_.size() && (of_tokens_[token] & bit(check)) != 0;
  }
  // ... any token.
  bool concern(WordCheck check) const { return (all_ & bit(check)) != 0; }
  // True if a check of lost_word() concerns the token.
  bool concern_word(size_t token) const {
    return (of_tokens_[token] & ((bit(WordCheck::kEnding) << 1) - 1)) != 0;
  }

  static uint64_t bit(WordCheck check) { return uint64_t{1} << static_cast<uint8_t>(check); }

 private:
  std::vector<uint64_t> of_tokens_;
  uint64_t all_ = 0;
};

}  // namespace ask::engine
