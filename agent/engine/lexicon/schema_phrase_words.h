// Words in the names of a schema that phrases of a question refer to: lower case. The words that
// replace them are in agent/engine/rewrite/schema_phrases.h.
#pragma once
#include <string_view>

#include "agent/common/words.h"

namespace ask::engine {

// Verbs of putting one's name down, and what the rows are called that store it.
inline constexpr std::string_view kSigningUpForms[] = {"joined", "registered", "enrolled",
                                                       "enroled"};
inline constexpr std::string_view kSigningForms[] = {"signed", "sign"};
inline constexpr std::string_view kSignUpRows[] = {"enrolments", "enrollments", "registrations",
                                                   "signups", "participations"};

// "referred_by_id", "supplier_code": the rest of the name is the role of the key.
constexpr bool is_reference_noun(std::string_view word) {
  return text::equals_any(word, "id", "code", "number", "key");
}
// Words of the date until which something named lasts: warranty_end.
constexpr bool is_last_day(std::string_view word) { return text::equals_any(word, "end", "ends"); }
// A self-referencing key whose role is handled elsewhere.
inline constexpr std::string_view kParentRow = "parent";
// Dates since when people are here.
inline constexpr std::string_view kJoiningColumns[] = {"hire",  "join",   "start",  "entry",
                                                       "since", "employ", "signup", "registered"};
inline constexpr std::string_view kHiringWord = "hire";  // of those who work here
// "who joined first" -> "worker has the earliest hire date"
inline constexpr std::string_view kHasEarliest = "has the earliest ";
// "monthly fee of Premium" where several rows have that name.
inline constexpr std::string_view kDistinctAdjective = "different";
// What a row without a price costs.
inline constexpr std::string_view kRowTotal = "total";
// What is left to pay where a part may be paid.
inline constexpr std::string_view kOwedAmount = "outstanding amount", kOwedState = "outstanding";
// "qty_on_hand", and what is asked of it: "what is left".
inline constexpr std::string_view kOnHand = "hand", kRemainder = "left";
// Columns of which a place is a part: "without an address in Leeds".
inline constexpr std::string_view kPlaceColumns[] = {"address", "home", "branch", "site"};
// Asked of what is sold.
inline constexpr std::string_view kSellingForms[] = {"sold", "sell"};

}  // namespace ask::engine
