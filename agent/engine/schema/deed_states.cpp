#include "agent/engine/schema/deed_states.h"

#include <algorithm>
#include <string>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/db/statistics/value_index.h"
#include "agent/engine/lexicon/deed_words.h"
#include "agent/engine/lexicon/state_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr StateClass kFailed = 2, kPaid = 4, kUnpaid = 5, kPending = 6, kCompleted = 7,
                     kCancelled = 8, kRejected = 10, kShipped = 11, kUnshipped = 12,
                     kDelivered = 13, kPlanned = 14, kReturned = 16, kDelayed = 23, kMissed = 25,
                     kWithdrawn = 29, kWaitlisted = 34;
constexpr StateClass kNotDone[] = {kFailed,  kUnpaid,  kPending, kCancelled, kRejected,  kUnshipped,
                                   kPlanned, kDelayed, kMissed,  kWithdrawn, kWaitlisted};
constexpr StateClass kNotBegun[] = {kPending,   kCancelled, kRejected,
                                    kUnshipped, kPlanned,   kWaitlisted};
// Ends that the rows with the other states did not come to.
constexpr StateClass kBadEnds[] = {kFailed, kCancelled, kRejected, kMissed, kWithdrawn};
// States in the order in which a row takes them.
constexpr StateClass kStages[] = {kPaid, kShipped, kDelivered, kReturned, kCompleted};

class StatesOfEvents {
 public:
  StatesOfEvents(const ColumnFacts& column_facts, ColumnExpr column, std::string_view stem)
      : facts_(column_facts), column_(column), stem_(stem) {}

  DeedRows rows_of(std::string_view participle) const {
    const bool opening = is_opening(stem_), own = names_rows();
    const bool dated = is_always_dated();
    if (opening && (own || dated)) return DeedRows::kAll;
    const bool bad_end = is_of(participle, kBadEnds);
    size_t others = 0, not_done = 0;
    bool later = false;
    for (const auto& [value, rows] : facts_.column(column_).statistics.few) {
      const std::string state = db::ValueIndex::normalised(value);
      if (state == db::ValueIndex::normalised(participle)) continue;
      ++others;
      not_done += opening ? is_not_begun(state) : bad_end || is_not_done(state);
      later |= stage(state) > stage(db::ValueIndex::normalised(participle));
    }
    if (opening)
      return not_done == 0        ? DeedRows::kAll
             : not_done == others ? DeedRows::kWithState
                                  : DeedRows::kUnclear;
    if (not_done == 0) return own || dated ? DeedRows::kAll : DeedRows::kUnclear;
    return later || dated ? DeedRows::kUnclear : DeedRows::kWithState;
  }

 private:
  bool is_opening(std::string_view stem) const {
    return std::any_of(std::begin(kOpeningVerbs), std::end(kOpeningVerbs),
                       [&](std::string_view verb) { return stemmer_.stem(verb) == stem; });
  }

  bool has_stem(const SchemaItem& item) const {
    const SchemaIndex& index = facts_.index();
    return std::any_of(item.words.begin(), item.words.end(),
                       [&](uint32_t w) { return index.word(w).stem == stem_; });
  }

  bool names_rows() const { return has_stem(facts_.index().table(column_.table)); }

  // "hired_on", which no row lacks.
  bool is_always_dated() const {
    for (uint32_t c = 0; c < facts_.index().columns(column_.table); ++c) {
      const ColumnExpr date{column_.table, c};
      if (facts_.temporal(date) && has_stem(facts_.index().column(column_.table, c)) &&
          facts_.column(date).statistics.missing() == 0)
        return true;
    }
    return false;
  }

  static bool is_of(std::string_view state, std::span<const StateClass> classes) {
    const auto own = stored_state_classes(db::ValueIndex::normalised(state));
    return std::any_of(own.begin(), own.end(), [&](StateClass c) { return contains(classes, c); });
  }

  static size_t stage(std::string_view state) {
    for (size_t s = std::size(kStages); s > 0; --s)
      if (is_of(state, {&kStages[s - 1], 1})) return s;
    return 0;
  }

  // "not delivered", "undelivered"
  bool denies(const std::string& state) const {
    const size_t blank = state.find(' ');
    if (blank != std::string::npos)
      return text::is_one_of(std::string_view(state).substr(0, blank), kNegations);
    return has_negative_prefix(state) && stemmer_.stem(state.substr(2)) == stem_;
  }

  bool is_not_begun(const std::string& state) const {
    return is_of(state, kNotBegun) || text::is_one_of(state, kApplicantStates) || denies(state);
  }

  // Whoever has borrowed something has not returned it.
  bool is_not_done(const std::string& state) const {
    return is_of(state, kNotDone) || text::is_one_of(state, kStatesOfNothing) || denies(state) ||
           is_not_begun(state) || is_opening(stemmer_.stem(state));
  }

  const ColumnFacts& facts_;
  const ColumnExpr column_;
  const std::string_view stem_;
  const Stemmer stemmer_;
};

}  // namespace

DeedRows rows_of_deed(const ColumnFacts& column_facts, ColumnExpr column,
                      std::string_view participle, std::string_view stem) {
  return StatesOfEvents(column_facts, column, stem).rows_of(participle);
}

}  // namespace ask::engine
