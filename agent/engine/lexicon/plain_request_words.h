// Words of follow-ups that are put into the words of the rules, and those that replace them.
// Lower case.
#pragma once
#include <string_view>
#include <utility>

namespace ask::engine {

// "most days at the top"
inline constexpr std::string_view kTopEnds[] = {" at the top", " on the top", " on top", " at top"};
// "sorted, most orders first"
inline constexpr std::string_view kOrderedLeads[] = {"sorted,", "ordered,", "ranked,",
                                                     "sorted",  "ordered",  "ranked"};
// "do the same for Rome", "show me the same thing for Rome"
inline constexpr std::string_view kRepeatingVerbs[] = {"do", "show", "give"};
inline constexpr std::string_view kRepeatedNouns[] = {"thing", "again",  "question", "list",
                                                      "count", "figure", "figures",  "numbers"};
// "are any of them open?", "is that more than last year?"
inline constexpr std::string_view kWhetherForms[] = {"are", "were", "have", "had", "do",
                                                     "did", "is",   "was",  "has", "does"};
// "is one of them open?", "some of those open?": how many there are is not asked.
inline constexpr std::string_view kSomeWords[] = {"any",    "one",     "some",
                                                  "anyone", "anybody", "someone"};
inline constexpr std::string_view kComparedAmounts[] = {
    "more", "less", "higher", "lower", "fewer", "better", "worse", "up", "down"};
// "who does it belong to": to whom it belongs.
inline constexpr std::string_view kPossessedForms[] = {"belong", "belongs"};
// Verbs that divide an answer into groups, with "that" or "it": "break it down by town".
inline constexpr std::string_view kGroupingVerbs[] = {"break", "split", "group", "divide", "show",
                                                      "list",  "give",  "count", "do"};
// Before the groups that are no longer wanted: "by town instead of by school".
inline constexpr std::pair<std::string_view, std::string_view> kReplacedGroups[] = {
    {"instead", "of"}, {"rather", "than"}};
// Those that divide the groups of the answer further.
inline constexpr std::string_view kSplittingVerbs[] = {"break", "split", "divide"};
inline constexpr std::string_view kGroupedParticiples[] = {"broken", "split", "grouped", "divided"};
// "by how they paid", and the group that it is.
inline constexpr std::string_view kPaymentForms[] = {"paid", "pay"};
inline constexpr std::string_view kByMethod = "by method";
// "only counting the paid ones"
inline constexpr std::string_view kCountedForms[] = {"count",   "counting", "include", "including",
                                                    "look",    "looking",  "take",    "taking",
                                                    "consider"};
// "which comes out longest", and the end that "on top" is.
inline constexpr std::string_view kOutcomeForms[] = {"comes", "came", "come"};
inline constexpr std::string_view kTopEnd = "highest";
// "how much money is that": a sum.
inline constexpr std::string_view kMoneyNoun = "money", kInTotal = "in total";
// "what are they worth?", to which "what did they come to?" is reworded.
inline constexpr std::string_view kWorthAdjective = "worth", kTheirWorth = "what are they worth";
// "which clerk did most?"
inline constexpr std::string_view kHavingMost[] = {"did", "had", "has", "have", "made", "got"};
// "how much did we take?"
inline constexpr std::string_view kTurnoverForms[] = {"take", "taken", "make", "made",  "get",
                                                    "got",  "earn",  "earned", "bill", "invoice",
                                                    "charge", "charged"};
// "how much of each is in stock?", reworded.
inline constexpr std::string_view kStockOfEach = "how many have we got of each";
// "how many is that in numbers?", "what's that in money?"
inline constexpr std::string_view kBareNumberNouns[] = {"numbers", "number", "figures", "figure",
                                                    "terms"};
inline constexpr std::string_view kPlainFigures[] = {"absolute", "actual", "real", "plain", "raw"};
// "which of the two has the better score?"
inline constexpr std::string_view kPairComparatives[] = {
    "better",  "worse", "higher", "lower",  "bigger", "larger",  "smaller", "greater", "longer",
    "shorter", "older", "newer",  "younger", "cheaper", "dearer", "heavier", "lighter", "earlier",
    "later",   "faster", "slower", "deeper", "wider",  "stronger", "weaker"};
// Names of what rows are worth, before what they cost or earn.
inline constexpr std::string_view kValueColumns[] = {"value", "worth", "valuation"};
// "everyone else", "the remaining ones"
inline constexpr std::string_view kUniversalPronouns[] = {"everyone", "everybody", "everything",
                                                          "all", "anyone"};
inline constexpr std::string_view kExceptionAdverb = "else", kRemainingParticiple = "remaining";
// "the other way round", "flip it round"
inline constexpr std::string_view kRoundAdverbs[] = {"round", "around", "about", "over"};
inline constexpr std::string_view kTurningVerbs[] = {"flip", "reverse", "reversed", "backwards",
                                                     "turn"};
inline constexpr std::string_view kWayNoun = "way", kTurnedNouns[] = {"order", "list"};
inline constexpr std::string_view kReverseOrder = "in reverse order";
// The number before those of kNumbersFromTwo.
inline constexpr std::string_view kNumberOne = "one";
// "hasn't been paid yet"
inline constexpr std::string_view kNotYetForms[] = {"hasn't", "haven't", "hasnt", "havent"};
inline constexpr std::string_view kUnpaidState = "unpaid", kPaidState = "paid";
// "half an hour", "an hour and a half"
inline constexpr std::string_view kHalfNoun = "half", kHourNoun = "hour";
inline constexpr std::string_view kHalfHour = "30 minutes", kWholeHour = "60 minutes",
                                  kHourAndHalf = "90 minutes";
// "april I wanted", "I meant april"
inline constexpr std::string_view kMeaningForms[] = {"meant", "mean", "wanted", "said", "want"};
// "I was asking about april", after "I"; and what comes between them and what is meant.
inline constexpr std::string_view kMeaningPhrases[] = {
    "meant",          "wanted",           "was after",       "was asking about",
    "was asking for", "was looking for",  "was thinking of", "asked about",
    "asked for",      "should have said", "meant to ask",    "meant to say"};
// Phrases that open a correction: "scratch that, ...".
inline constexpr std::string_view kCorrectingPhrases[] = {
    "scratch that", "strike that", "my mistake", "my bad", "correction", "typo"};
// "everyone apart from Ben", "everything but the Main arena"
inline constexpr std::string_view kAsideAdverbs[] = {"apart", "aside"};
inline constexpr std::string_view kAllButForms[] = {"except", "but", "without", "excluding",
                                                    "besides"};
// "including 2024", "from April onwards"
inline constexpr std::string_view kTurnIncludingForms[] = {"including", "incl", "incl."};
inline constexpr std::string_view kTurnOnwardAdverbs[] = {"on", "onwards", "onward"};
// "how does 2024 look?"
inline constexpr std::string_view kLookingForms[] = {"look", "looks", "go"};
// "the whole year together", "all months together"
inline constexpr std::string_view kEntireWords[] = {"whole", "full", "entire"};
inline constexpr std::string_view kAllOfGroups[] = {"of",    "the",   "months",
                                                    "years", "weeks", "days"};
// "what does that make in total?"
inline constexpr std::string_view kMakingVerbs[] = {"make",  "bring", "earn",
                                                    "raise", "yield", "fetch"};
// Verbs of what is needed: "I want to see the unpaid invoices"; and a request in its place.
inline constexpr std::string_view kKnowingVerbs[] = {"see", "know"};
inline constexpr std::string_view kShowRequest = "show ", kAddRequest = "add ";
// "what are the five worth?", "where are the two based?"
inline constexpr std::string_view kStatesOfRows[] = {kWorthAdjective, "called", "based", "named"};
// "put the price next to it", "show it alongside"
inline constexpr std::string_view kNextAdverb = "next";
inline constexpr std::string_view kBesideForms[] = {"beside", "besides", "alongside"};
// "now I need the unpaid invoices"
inline constexpr std::string_view kNeedingVerbs[] = {"need", "want", "require"};
// How a clause begins that tells what the answer is for.
inline constexpr std::string_view kPurposes[] = {
    " so i can ",       " so we can ",     " so that i can ", " so that we can ", " if we have it",
    " if we have them", " if you have it", " if possible",    " if there is one"};

// Before the period of a price: "show the price per day too".
inline constexpr std::string_view kShowThePrice = "show the price per ";

}  // namespace ask::engine
