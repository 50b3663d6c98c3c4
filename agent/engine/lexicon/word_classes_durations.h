// Classes of words of questions about durations, periods of a price, delays and room for people.
// Lower case; inflected forms as typed.
#pragma once
#include <array>
#include <string_view>

namespace ask::engine {

// Adjectives of a mean.
inline constexpr std::string_view kMeanAdjectives[] = {"average", "avg", "mean", "typical"};
// Verbs of how long something takes.
inline constexpr std::string_view kLastingVerbs[] = {
    "take", "takes", "took", "taken", "last", "lasts", "lasted", "run", "be", "stay", "go"};
// Subjects and adverbs that do not name what lasts: "how long does it usually take".
inline constexpr std::string_view kGenericSubjects[] = {
    "it",     "we",      "you",       "they",     "us",       "people",
    "things", "usually", "typically", "normally", "generally"};
// Words between a unit of time and "between": "days passed between".
inline constexpr std::string_view kBeforeInterval[] = {"are", "were",    "is",   "there",
                                                       "was", "passed",  "pass", "went",
                                                       "by",  "elapsed", "lie",  "usually"};
// Forms of "take" before how long.
inline constexpr std::string_view kTakingForms[] = {"took", "take", "takes", "taken"};
// Forms of "take" and "last" before how long.
inline constexpr std::string_view kLastingForms[] = {"took",   "take", "takes",   "taking",
                                                     "lasted", "last", "lasting", "lasts"};
// Periods that a price is for.
inline constexpr std::string_view kPricePeriods[] = {"day",  "night", "hour",
                                                     "week", "month", "year"};
// Measures that a price is for: as they are asked for, and in the names of columns.
inline constexpr std::array<std::array<std::string_view, 2>, 8> kPriceMeasures = {
    {{"kilo", "kg"},
     {"kg", "kg"},
     {"kilogram", "kg"},
     {"litre", "litre"},
     {"liter", "liter"},
     {"metre", "metre"},
     {"mile", "mile"},
     {"head", "head"}}};
// Periods that a price is for, as adjectives: "daily price".
inline constexpr std::string_view kPriceAdjectives[] = {"daily", "weekly", "monthly", "hourly",
                                                        "nightly"};
// Last words of a question for the date of an event.
inline constexpr std::string_view kHappeningWords[] = {"on", "happening", "held", "scheduled",
                                                       "planned"};
// Verbs after "how long does it".
inline constexpr std::string_view kDurationVerbs[] = {"last", "take", "run", "go"};
// Those for whom there is room.
inline constexpr std::string_view kSeatedPeople[] = {"people",   "guests",     "persons",
                                                     "visitors", "spectators", "passengers"};
// Verbs of those who find room.
inline constexpr std::string_view kFittingVerbs[] = {"fit", "fits", "sleep", "sit"};
// Verbs of what gives people room.
inline constexpr std::string_view kHoldingVerbs[] = {"hold", "fit",   "seat",
                                                     "take", "sleep", "accommodate"};
// Participles of how a column is stored.
inline constexpr std::string_view kStorageParticiples[] = {"stored", "saved", "kept", "recorded"};
// Words of a departure.
inline constexpr std::string_view kDepartureForms[] = {"left", "departed", "leave", "depart",
                                                       "off"};
// Lemmas of verbs of leaving and coming, and the particles with which they say an event and no
// state: "went out", "came in".
inline constexpr std::string_view kDepartureVerbs[] = {"go", "come", "send", "give", "bring"};
inline constexpr std::string_view kDepartureParticles[] = {"out", "in", "back", "off", "away"};
// Adjectives of what comes after it was due, behind a unit of time: "days late".
inline constexpr std::string_view kLateAdjectives[] = {"late", "overdue"};
// Comparatives of an amount of time, before "than" and after "or".
inline constexpr std::string_view kMoreOrLess[] = {"more",  "longer",  "later",  "less",
                                                   "fewer", "shorter", "earlier"};
inline constexpr std::string_view kMoreTimeWords[] = {"more", "longer", "later"};
// Prepositions between an amount of time and the date from which it counts.
inline constexpr std::string_view kAfterDateWords[] = {"after", "following"};
// Nouns of a point in time after the word that says which: "the planned date".
inline constexpr std::string_view kInstantNouns[] = {"date", "day", "time"};
// Words before a participle that belong to it: "that were delivered".
inline constexpr std::string_view kBeforeDone[] = {"were", "was",  "are",   "is",  "that", "got",
                                                   "have", "been", "which", "who", "we",   "had"};
// Words before "late" that belong to it: "delivered late".
inline constexpr std::string_view kBeforeLate[] = {
    "turned",    "up",       "arrived",  "were",   "was",     "are",  "delivered", "came",
    "shipped",   "returned", "got",      "that",   "which",   "went", "out",       "is",
    "completed", "finished", "there",    "in",     "running", "left", "departed",  "landed",
    "brought",   "back",     "paid",     "handed", "took",    "off",  "who",       "been",
    "have",      "has",      "resolved", "closed"};
// Those of them for the end of work, of a way or of a loan, which no payment is.
inline constexpr std::string_view kFinishingForms[] = {
    "finished", "completed", "delivered", "returned", "arrived",  "landed",
    "departed", "shipped",   "resolved",  "closed",   "brought",  "back"};
// Words after "late" where nothing was due: "late fees".
inline constexpr std::string_view kAfterOtherLate[] = {"fee",    "fees",    "in",     "as",
                                                       "charge", "charges", "payment"};
// Verbs of a passive after "to": "how long does it take to get repaired".
inline constexpr std::string_view kBecomingVerbs[] = {"get", "be"};
// Forms of verbs before a participle: "until it gets delivered".
inline constexpr std::string_view kPassiveForms[] = {"is", "was", "gets", "got"};
// Words after "the longest" where its noun is left out.
inline constexpr std::string_view kAfterExtremeLength[] = {"in", "on", "overall"};
// Words before a participle as one end of a time: "between being invoiced and getting paid".
inline constexpr std::string_view kPassiveGerunds[] = {"being", "getting"};
// States between the two dates of a row: "the average time a book is out".
inline constexpr std::string_view kLastingStates[] = {"out",  "away",  "kept", "in",   "here",
                                                      "open", "used",  "lent", "hired", "rented"};
// Words before a number that bounds a length.
inline constexpr std::string_view kBeforeLengthBound[] = {"than", "over",   "under",    "least",
                                                          "most", "within", "exceeding"};
// Words after "within 3 days" that make it no length of the row.
inline constexpr std::string_view kAfterOtherWithin[] = {"of", "from", "after", "before", "ago"};
// Adverbs between a verb and whether a row still holds: "are not yet expired".
inline constexpr std::string_view kStateAdverbs[] = {"already", "now", "still", "not", "yet"};
// Words of rows that have ended.
inline constexpr std::string_view kExpiredWords[] = {"expired", "lapsed"};
// Forms of verbs of an end that is to come: "whose licence expires in May".
inline constexpr std::string_view kExpiringForms[] = {"expires", "expire", "lapses", "expired",
                                                      "lapsed"};
// Forms of "run" in "run out".
inline constexpr std::string_view kRunForms[] = {"run", "ran"};
inline constexpr std::string_view kPresentRunForms[] = {"runs", "running"};
// Words after such a verb that begin a time.
inline constexpr std::string_view kBeforeExpiryTime[] = {"in",     "before",  "after", "by",
                                                         "on",     "during",  "this",  "next",
                                                         "within", "between", "up",    "soon"};
// What still holds.
inline constexpr std::string_view kValidWords[] = {"valid", "unexpired"};
// Adjectives of what was to be done: "overdue for a service".
inline constexpr std::string_view kDueAdjectives[] = {"overdue", "due"};
// Forms of "take" before "place" at the end: "when is it taking place".
inline constexpr std::string_view kTakingPlaceForms[] = {"taking", "take"};
// Forms of verbs of an arrival.
inline constexpr std::string_view kArrivalForms[] = {"landed", "arrived", "arrive"};
// Adverbs before "under": "no longer under guarantee".
inline constexpr std::string_view kBeforeCover[] = {"still", "not", "no", "longer", "currently"};

// Words before the end of a wait: "days till a decision".
inline constexpr std::string_view kUntilWords[] = {"until", "till", "before", "til"};
// Those who wait, and words before what they wait for.
inline constexpr std::string_view kWaitingSubjects[] = {
    "a",  "an",   "the", "our", "their",  "my",    "your", "we",   "i",
    "us", "they", "you", "it",  "people", "there", "each", "every"};
// Verbs of what is waited for: "until it gets paid", "until we are paid".
inline constexpr std::string_view kWaitedForVerbs[] = {"get", "gets", "is",   "are",  "be",
                                                       "was", "were", "have", "being"};
// Forms of "stay" after who stays.
inline constexpr std::string_view kStayedForms[] = {"stayed", "stay", "stays"};
inline constexpr std::string_view kWaitForms[] = {"wait", "waiting", "waited", "waits"};
// Adjectives of who takes the most and the least time.
inline constexpr std::string_view kSlowestWords[] = {"slowest"};
inline constexpr std::string_view kFastestWords[] = {"fastest", "quickest"};
inline constexpr std::string_view kMostTimeWords[] = {"longest", "highest", "greatest"};
inline constexpr std::string_view kLeastTimeWords[] = {"shortest", "lowest"};
// Forms of what happened once: "took longest to pay", "was slowest".
inline constexpr std::string_view kPastTakingForms[] = {"took", "taken", "was"};
// What is waited for until something is paid.
inline constexpr std::string_view kAwaitedMoney[] = {"money", "payment"};
// Words after "average stay" that do not belong to its name.
inline constexpr std::string_view kAfterAverageStay[] = {"per", "by", "in",  "for",  "of",
                                                         "at",  "on", "and", "each", "from"};
// "last" as a verb: the words before it, and those after it that say for how long.
inline constexpr std::string_view kLastingVerb = "last";
inline constexpr std::string_view kBeforeLasting[] = {
    "that", "which", "who", "to", "they", "does", "do", "did", "will", "would", "can", "must"};
inline constexpr std::string_view kAfterLasting[] = {
    "more",  "less", "longer",  "fewer", "at",      "over",  "under",
    "about", "for",  "between", "up",    "exactly", "beyond"};

}  // namespace ask::engine
