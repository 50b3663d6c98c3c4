// States of rows that no column stores as such: a place is taken while a row that refers to it has
// no end, people are former while only ended rows do, a test waits while its result is missing.
// Each state with its words; lower case, words separated by single blanks.
#pragma once
#include <cstdint>
#include <string_view>

namespace ask::engine {

enum class RowState : uint8_t {
  kUnstated,
  kTaken,      // a row that refers to it lasts: "occupied", "rented"
  kFree,       // none does: "vacant"
  kAvailable,  // the same, and it has not come to its own end: "available", "ready to rent"
  kAway,       // a row that refers to it, and that ends when it comes back, lasts: "on loan"
  kAtHome,     // none does: "on the shelf"
  kHolding,    // of people: a row that refers to them lasts
  kFormer,     // of people: rows refer to them, and all of those have ended
  kOpen,       // none of the dates has come that end the row itself: "ongoing", "pending"
  kUndecided,  // the result is missing: "not marked yet"
  kDecided,
  kExpired,  // the only date until which the rows hold has passed: "lapsed"
  kValid,    // it has not, or there is none: "still good"
  kGiven,    // it is known who gave it
  kBroken,   // a row about its repair has no end
  kIntact,
};

constexpr RowState opposite_of(RowState state) {
  switch (state) {
    case RowState::kTaken: return RowState::kFree;
    case RowState::kFree: return RowState::kTaken;
    case RowState::kAvailable: return RowState::kUnstated;
    case RowState::kAway: return RowState::kAtHome;
    case RowState::kAtHome: return RowState::kAway;
    case RowState::kUndecided: return RowState::kDecided;
    case RowState::kDecided: return RowState::kUndecided;
    case RowState::kExpired: return RowState::kValid;
    case RowState::kValid: return RowState::kExpired;
    case RowState::kBroken: return RowState::kIntact;
    case RowState::kIntact: return RowState::kBroken;
    default: return RowState::kUnstated;
  }
}

struct RowStateWords {
  RowState state;
  std::string_view adjectives;   // before the noun; separated by '|'
  std::string_view participles;  // after "are" at the end, or with a word of the present only
  std::string_view predicates;   // after "are", "currently" and the like
  std::string_view phrases;      // after the noun, without such a word too
};

// clang-format off
inline constexpr RowStateWords kRowStates[] = {
    {RowState::kTaken,
     "occupied|tenanted|rented-out|let-out",
     "taken|rented|rented out|let|let out|leased|leased out|booked out|hired|hired out",
     "occupied|tenanted",
     "in use"},
    {RowState::kFree,
     "vacant|unoccupied|unlet|untenanted|unrented",
     "",
     "free|empty|vacant|unoccupied|unlet|untenanted|unrented|standing empty|lying empty",
     "standing empty|lying empty"},
    {RowState::kAvailable,
     "available|rentable|lettable",
     "",
     "available|available to rent|available for rent|available to borrow|available for loan|"
     "available to hire|available for hire|free to rent|free to use|ready to rent|ready to let|"
     "up for rent|up for let|to let|empty and ready to rent|free and ready to rent",
     "available|available to rent|available for rent|available to borrow|available for loan|"
     "available to hire|available for hire|to let|ready to rent"},
    {RowState::kAway,
     "loaned-out|lent-out|checked-out|hired-out",
     "borrowed|loaned|loaned out|lent|lent out|checked out|signed out|hired out|taken out",
     "out|away|on loan|out on loan|on hire|out on hire|with a borrower|with borrowers|"
     "with a customer|with customers|with a member|with members",
     "out|on loan|out on loan|on hire|out on hire|out at the moment|out right now"},
    {RowState::kAtHome,
     "",
     "",
     "on the shelf|on the shelves|on our shelves|back on the shelf|in the store|in the yard|"
     "in the depot|at the depot",
     "on the shelf|on the shelves|on our shelves"},
    {RowState::kFormer,
     "former|past|previous|ex|ex-|one-time",
     "",
     "",
     ""},
    {RowState::kOpen,
     "ongoing|open|pending|outstanding|unfinished",
     "",
     "ongoing|open|still open|running|still running|still going|still on|pending|"
     "still pending|unfinished|under way|underway|in progress|waiting|still waiting|"
     "still in the queue|going on",
     "still open|still running|still going|still waiting|still pending|in progress"},
    {RowState::kUndecided,
     "undecided|unmarked|ungraded|unscored|unsettled|unresolved",
     "",
     "undecided|unmarked|ungraded|unscored|unsettled|up in the air",
     ""},
    {RowState::kDecided,
     "",
     "",
     "decided|marked|graded|scored|settled|assessed|evaluated|judged",
     ""},
    {RowState::kExpired,
     "expired|lapsed|out-of-date",
     "",
     "expired|lapsed|run out|out of date|no longer valid|no longer good|not valid any more",
     "expired|lapsed|no longer valid"},
    {RowState::kValid,
     "valid|unexpired|in-date",
     "",
     "valid|still valid|still good|good|unexpired|in date|in force|still current|still in force|"
     "good today|still good today|still running",
     "still valid|still good|in date|in force"},
    {RowState::kGiven,
     "donated|gifted",
     "",
     "donated|gifted|given to us|donated to us|given by members|donated by members",
     "donated to us|given to us|given by members|donated by members|members gave us|"
     "members have given us|members donated|members have donated|people gave us|"
     "we were given|people donated"},
    {RowState::kBroken,
     "broken|faulty",
     "",
     "broken|faulty|being repaired|being mended|being fixed|being serviced|under repair|in repair|"
     "in for repair|out of order|out of action|waiting for repair|waiting to be repaired|"
     "waiting to be mended|waiting to be fixed|awaiting repair|in need of repair|"
     "at the repair shop|in the workshop|at the workshop|still in the workshop",
     "under repair|in repair|in for repair|being repaired|waiting to be mended|"
     "waiting for repair|waiting to be repaired|waiting to be fixed|awaiting repair|"
     "out of order|in the workshop|at the workshop"},
    {RowState::kIntact,
     "",
     "",
     "in working order",
     "in working order"},
};
// clang-format on

// Who holds what others let, lend or give them, as people of that role only.
inline constexpr std::string_view kHolders[] = {
    "tenant",  "occupant", "occupier", "renter", "lodger",     "lessee",  "leaseholder", "resident",
    "boarder", "inmate",   "patient",  "guest",  "plotholder", "subletter", "inpatient", "hirer"};
// What comes back when the row that holds it ends.
inline constexpr std::string_view kReturnColumns[] = {"returned", "return", "back", "in",
                                                      "returndate"};
// Words of the date after which a row waits for nothing, besides those of its end.
inline constexpr std::string_view kTerminalColumns[] = {
    "cancelled", "canceled", "withdrawn", "picked",   "fulfilled", "voided",   "closed",
    "resolved",  "fixed",    "repaired",  "finished", "completed", "redeemed", "discharged",
    "decided",   "answered", "lapsed",    "expired",  "shipped",   "delivered", "paid",
    "received",  "served",   "dispatched", "sent",    "settled",   "collected"};
// Words of the column with the outcome of a row.
inline constexpr std::string_view kResultColumns[] = {"result",   "outcome", "grade",   "mark",
                                                      "decision", "verdict", "score"};
// Words of the column that says who gave a thing.
inline constexpr std::string_view kGiverColumns[] = {"donated", "donor", "donator", "giver",
                                                     "gifted"};
// Lemmas of the rows about a repair of a thing.
inline constexpr std::string_view kRepairRows[] = {"repair", "fault", "defect", "breakdown",
                                                   "damage"};
// What lasts until a date, besides the words of that column: "whose card is still good".
inline constexpr std::string_view kLastingProofs[] = {"card", "membership", "subscription", "pass"};
// Predicates of states that are stored, instead of everyday ones.
inline constexpr std::string_view kStoredRunning[] = {"running", "active", "in progress",
                                                      "ongoing", "open", "current"};
inline constexpr std::string_view kStoredOver[] = {"finished", "completed", "ended", "over",
                                                   "concluded", "done"};
// "courses that still need a teacher"
inline constexpr std::string_view kLackingVerbs[] = {"need", "needs", "lack", "lacks"};
inline constexpr std::string_view kBeforeLacking[] = {"still", "that", "which", "who", "currently",
                                                      "also"};
// Words for what is not asked of people any more: "let them off".
inline constexpr std::string_view kForgivenWords[] = {"waived", "forgiven"};
// Words of the present beside a participle: "tools currently borrowed".
inline constexpr std::string_view kTodayAdverbs[] = {"currently", "now", "presently", "still"};
// Words that make a question one about other times than now.
inline constexpr std::string_view kOtherTimes[] = {
    "was",   "were",   "had",    "did",       "been",  "month",  "months",   "week",
    "weeks", "year",   "years",  "quarter",   "ever",  "ago",    "quarters", "yesterday",
    "since", "before", "after",  "until",     "will",  "during", "history",  "tomorrow",
    "next",  "weekend", "tonight", "between"};
// Words that make a participle no state: of how often, how long or when it happened.
inline constexpr std::string_view kFrequencyWords[] = {
    "monthly", "weekly",  "yearly",  "daily",    "often",  "frequently", "times",  "usually",
    "typically", "average", "longest", "shortest", "first", "last",       "latest", "normally",
    "recently", "next",    "when",    "days",     "long",   "once",       "twice",  "generally"};
// Words of how long and how often, besides which no state of today is asked for.
inline constexpr std::string_view kLastingWords[] = {"long", "often", "times", "duration",
                                                     "frequently", "hours"};
// Words that make groups of rows, or rank them.
inline constexpr std::string_view kAmountComparisons[] = {"most", "least", "more", "fewer", "less"};
inline constexpr std::string_view kGroupingWords[] = {"per", "each", "every", "by", "to"};
// Words of the date of a payment, of what is forgiven and of what was called off.
inline constexpr std::string_view kPaymentColumns[] = {"paid", "payment", "settled", "cleared"};
inline constexpr std::string_view kForgivenColumns[] = {"waived", "written",   "writeoff",
                                                        "voided", "forgiven",  "void",
                                                        "waiver", "writtenoff"};
inline constexpr std::string_view kCalledOffColumns[] = {"cancelled", "canceled", "withdrawn",
                                                         "voided"};
// Words by which what has not happened is still to happen.
inline constexpr std::string_view kAwaitingWords[] = {"still",   "yet",      "waiting",
                                                      "waits",   "awaiting", "already",
                                                      "pending", "outstanding"};
// Words between the noun and its state.
inline constexpr std::string_view kBeforeRowState[] = {"are",     "is",    "currently", "still",
                                                       "that",    "which", "there",     "now",
                                                       "who",     "just",  "all",       "already",
                                                       "actually", "yet"};
// Words after it.
inline constexpr std::string_view kAfterRowState[] = {
    "on",  "in",   "at",      "by",  "per",  "for", "and", "but",  "with", "without",
    "have", "has", "right",   "now", "just", "of",  "that", "who", "than",
    "yet", "currently", "today", "from", "so", "each"};
// Words before a participle that make it no state of today: "the most borrowed tools".
inline constexpr std::string_view kBeforeOtherState[] = {"most", "least",      "more", "less",
                                                      "often", "frequently", "ever", "recently",
                                                      "last", "first",      "newly", "never"};
// Words between the rows and the denial of others.
inline constexpr std::string_view kBeforeDenial[] = {"with", "have", "has", "that", "which",
                                                     "who",  "do",   "does", "currently"};
// Before a state of rows that must not exist: "without a current lease".
inline constexpr std::string_view kBeforeDeniedRows[] = {"a", "an", "any", "the", "one", "single"};

// What is away, without "are" only right after its noun.
inline constexpr std::string_view kBareAway = "out";
// "what should be coming back this week"
inline constexpr std::string_view kDueBackPhrases[] = {
    "due back",        "coming back",          "expected back",  "to be returned",
    "due to be back",  "due to come back",     "to come back",   "supposed to come back",
    "due to be returned", "going to be returned"};
inline constexpr std::string_view kPastDue[] = {"last", "yesterday", "late", "ago", "overdue"};
// Words before a state that make it no state of today, or a perfect.
inline constexpr std::string_view kPastForms[] = {"was",     "were",   "had",    "did",
                                                  "have",    "has",    "been",   "haven't",
                                                  "hasn't",  "weren't", "wasn't", "didn't",
                                                  "don't",   "doesn't", "hadn't", "become"};
// Words of a place after a participle of today: "are rented on floor 2".
inline constexpr std::string_view kPlaceWordsAfter[] = {"on", "in", "at", "and", "but"};

}  // namespace ask::engine
