// Words for coming to what one booked, and for places that nobody has taken. Lower case.
#pragma once
#include <string_view>

namespace ask::engine {

// Whole names of flags of who came, and of who did not.
inline constexpr std::string_view kAttendanceFlags[] = {
    "attended", "attendance", "present", "turned up", "showed up", "checked in", "came", "showed"};
inline constexpr std::string_view kAbsenceFlags[] = {"dna",    "no show",        "noshow",
                                                     "absent", "did not attend", "missed"};
// Stored states of who did not come.
inline constexpr std::string_view kAbsenceStates[] = {"no show",        "noshow", "nosh",  "dna",
                                                      "did not attend", "absent", "missed"};
// The verb of the first flag, and the stored state that a question spells as it is.
inline constexpr std::string_view kComingVerb = "attend", kPlainAbsence = "no show";
// Verbs of coming, with their particles.
inline constexpr std::string_view kComingVerbs[] = {
    "turn up",  "turned up", "show up",  "showed up",  "shown up",   "make it",
    "made it",  "check in",  "check-in", "checked in", "checked-in", "attend",
    "attended", "show",      "come",     "came",       "appear",     "turn in"};
// Participles by which columns call how many came.
inline constexpr std::string_view kCameParticiples[] = {"came", "attended", "present", "turned up",
                                                        "showed up", "arrived"};
// The same where it is asked who did most often.
inline constexpr std::string_view kComesInForms[] = {"came in",   "comes in", "come in",
                                                     "came to",   "comes to", "came along",
                                                     "comes along", "signed in"};
// Nouns of who did not come: "no-shows". Two words are "no show".
inline constexpr std::string_view kNoShowNouns[] = {"no-show", "no-shows", "noshow", "noshows"};
// Words before a predicate no-show: "ended up as no-shows".
inline constexpr std::string_view kBeforeMissedPredicate[] = {
    "were", "was", "are", "is", "as", "ended", "up", "turned", "out", "to", "be"};
// What bookings are called by what is booked, and those who booked.
inline constexpr std::string_view kBookedNouns[] = {"places", "spots",  "spaces", "slots", "seats",
                                                    "people", "visits", "bookings"};
// Words after such a verb, if any.
inline constexpr std::string_view kAfterComing[] = {"for", "at", "to",  "on",   "in",
                                                    "and", "or", "yet", "last", "per"};
// Words that count rows: "number of no-shows".
inline constexpr std::string_view kBeforeCountedNoShows[] = {"of", "many"};
// Adjectives of what nobody has taken, and negated participles.
inline constexpr std::string_view kVacantAdjectives[] = {
    "free", "empty", "vacant", "unoccupied", "unlet", "untenanted", "unrented", "available"};
inline constexpr std::string_view kTakenParticiples[] = {"occupied", "let",  "taken",
                                                         "rented",   "used", "tenanted"};
// Who takes a place, and under what.
inline constexpr std::string_view kTakers[] = {
    "tenant", "tenants", "occupant",  "occupants", "occupier", "tenancy",   "tenancies",
    "lease",  "leases",  "occupiers", "holder",    "holders",  "plotholder"};
// Words between the negation and the verb of coming.
inline constexpr std::string_view kBeforeComing[] = {"actually", "even",   "bother", "to",
                                                     "really",   "simply", "ever"};
// All of those who booked, and words before their noun.
inline constexpr std::string_view kAllWhoCome[] = {"they",    "we",      "people", "anyone",
                                                   "anybody", "someone", "somebody"};
inline constexpr std::string_view kBeforeAllWhoCome[] = {"the", "our", "all", "any"};
// "no show", "no shows".
inline constexpr std::string_view kShowForms[] = {"show", "shows"};
// Words before no-shows that are asked for as they are.
inline constexpr std::string_view kBeforeNoShows[] = {"the", "any", "all", "were", "our"};
// Nouns of what was called off, the texts by which that is stored, and words before such a noun in
// a list of what is left out.
inline constexpr std::string_view kCancellationNouns[] = {"cancellation", "cancellations"};
inline constexpr std::string_view kCancelledStates[] = {"cancelled", "canceled", "canc",
                                                        "cxl",       "cancel",   "called off"};
inline constexpr std::string_view kBeforeListedState[] = {
    "counting", "excluding", "without", "and", "or", "nor", "except", "ignoring", "than"};
// "how many no-shows did we have"
inline constexpr std::string_view kHadForms[] = {"have", "had", "get"};
// Words before and after the predicate of what is free, and before who takes it.
inline constexpr std::string_view kBeforeVacant[] = {"are",  "is",    "currently", "still",
                                                     "that", "which", "there",     "now"};
inline constexpr std::string_view kAfterVacant[] = {"on",  "in",        "at",    "right",
                                                    "now", "currently", "today", "just"};
inline constexpr std::string_view kBeforeTaker[] = {"a", "any", "current", "active"};
// Words of the date on which a place becomes free.
inline constexpr std::string_view kEndColumns[] = {"end",      "ended", "ends",    "until",
                                                   "left",     "to",    "vacated", "collected",
                                                   "returned", "out",   "finish",  "checkout"};
// Words of the present after such a predicate.
inline constexpr std::string_view kPresentPhrases[] = {
    "at the moment", "right now", "just now", "now", "currently", "today", "at present"};

}  // namespace ask::engine
