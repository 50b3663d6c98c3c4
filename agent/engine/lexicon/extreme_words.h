// Words around a superlative that say no more than it does, or that say by what it ranks. Lower
// case.
#pragma once
#include <string_view>

namespace ask::engine {

// Participles before "by" and what rows are ranked by: "our best customer going by invoices".
inline constexpr std::string_view kGoingByForms[] = {"going", "judging", "measured"};

// Verbs by which somebody or something comes to have the most of something, as lemmas: "racked up
// the most fines", "pulled in the most visits". None says what becomes of the rows.
inline constexpr std::string_view kGainingVerbs[] = {
    "pull",    "rack",     "run",   "ring",    "pile",     "stack",      "tot",    "rake",
    "notch",   "chalk",    "clock", "knock",   "draw",     "attract",    "gain",   "gather",
    "collect", "amass",    "earn",  "score",   "bag",      "land",       "hit",    "accumulate",
    "get",     "see",      "find",  "have",    "receive",  "produce",    "cause",  "generate",
    "take",    "bring",    "put",   "make",    "give",     "hold",       "keep",   "carry",
    "boast",   "sport",    "net",   "pack",    "suffer",   "experience", "build",  "go",
    "rustle",  "stump",    "cough", "fork",    "chip",     "dish",       "bash",   "churn",
    "crank",   "shift",    "field", "command", "register", "log",        "record", "post",
    "turn",    "drum",     "haul",  "reel",    "do",       "handle",     "tally",  "mount"};
// Words before such a verb: "the sponsor that has put in most".
inline constexpr std::string_view kBeforeYielding[] = {"that", "who", "has", "have", "had"};
// Particles of those verbs.
inline constexpr std::string_view kGainingParticles[] = {"in",   "up",   "out", "on",  "over",
                                                         "down", "away", "us",  "off", "through"};
// Words of the upper and the lower end of what they come to have.
inline constexpr std::string_view kGainedExtremes[] = {
    "most",     "fewest", "least",  "biggest",  "largest", "highest", "greatest",
    "smallest", "lowest", "fattest", "heaviest", "longest", "best",    "worst"};
// What is to be paid for several rows together: "the biggest repair bill".
inline constexpr std::string_view kOwedTotalNouns[] = {"bill",  "bills", "tab",
                                                        "costs", "spend", "total"};
// "the greatest number of", "the largest amount of"
inline constexpr std::string_view kUpperEnds[] = {"greatest", "largest", "biggest", "highest"};
inline constexpr std::string_view kAmountOfNouns[] = {"number", "amount", "quantity", "volume",
                                                      "total"};
// Where things are kept, after a superlative and what it ranks: "the dearest part in the drawer".
inline constexpr std::string_view kStores[] = {
    "drawer",  "drawers",    "shelf",     "shelves",    "cupboard", "cupboards", "cellar",
    "store",   "storeroom",  "stockroom", "stores",     "rack",     "racks",     "barn",
    "shed",    "warehouse",  "house",     "place",      "building", "workshop",  "window",
    "counter", "showroom",   "lot",       "forecourt",  "freezer",  "fridge",    "larder",
    "pantry",  "kitchen",    "garage",    "clock",      "odometer", "market",    "menu",
    "circuit", "road",       "wall",      "walls",      "field",    "fields",    "bench",
    "floor",   "books",      "payroll",   "card",       "programme", "calendar", "diary",
    "station", "depot",      "stable",    "stables",    "pound",    "grounds",   "estate"};
// Superlatives that rank by time or by speed, of which the lower end may be the highest number.
inline constexpr std::string_view kTurnedSuperlatives[] = {
    "latest",  "earliest", "newest",   "oldest",  "youngest", "eldest", "soonest", "freshest",
    "stalest", "fastest",  "quickest", "slowest", "nearest",  "closest", "farthest", "furthest",
    "rarest",  "greenest", "calmest",  "driest"};
inline constexpr std::string_view kLowerSuperlatives[] = {
    "smallest", "lowest",  "shortest", "lightest",  "cheapest", "quietest", "worst",   "least",
    "thinnest", "narrowest", "weakest", "coldest",  "coolest",  "poorest",  "easiest", "shallowest",
    "tiniest",  "briefest",  "slimmest", "emptiest", "softest",  "mildest",  "fewest"};
// Words after the measure by which rows are ranked: "by rating in each town".
inline constexpr std::string_view kAfterRankingMeasure[] = {
    "in", "for", "of", "per", "each", "on", "at", "from", "among", "across", "and", "with",
    "within", "since", "during", "over"};
// All others, with whom somebody is compared: "more than anyone".
inline constexpr std::string_view kComparedPeople[] = {"anyone",   "anybody", "everyone",
                                                       "everybody", "anything", "any"};
// Participles after "ever" that say no more than that there was such a row: "the highest figure we
// have ever measured".
inline constexpr std::string_view kEverParticiples[] = {
    "measured", "recorded", "seen",  "had",    "got",     "taken",  "made",   "done",   "given",
    "received", "logged",   "noted", "known",  "found",   "caught", "grown",  "brewed", "baked",
    "issued",   "charged",  "sent",  "written", "put",    "run",    "held",   "played", "reached",
    "achieved", "set",      "met",   "handled", "dealt",  "came",   "faced",  "landed", "hit",
    "managed",  "paid",     "billed", "weighed", "counted", "observed", "produced", "hosted"};
// Before a participle: "was sold last", "the last to be sold".
inline constexpr std::string_view kBeingVerbs[] = {"be", "been", "was", "were", "is", "get", "got"};
// Verbs after "anyone" that say no more than that there was such a row: "the longest stay anyone
// had".
inline constexpr std::string_view kLightDeeds[] = {"had", "got", "did", "made", "has", "took"};
// Words for several kinds of rows as one: "all platforms together".
inline constexpr std::string_view kAsOneWords[] = {"together", "combined", "alike", "included"};
inline constexpr std::string_view kEverWord = "ever";

// After "all" and "any": "than all the rest".
inline constexpr std::string_view kOthersNouns[] = {"other", "others", "rest"};
// After "how much": "how much in all", "how much altogether".
inline constexpr std::string_view kInAllWords[] = {"in",    "all",     "altogether",
                                                   "total", "overall", "together"};
// Scales of what adds up over the rows of each: "the biggest donor".
inline constexpr std::string_view kAddedUpScales[] = {"size", "gift", "money", "debt", "profit"};
// Scales of amounts, which no date measures: the day of a payment is no pay.
inline constexpr std::string_view kAmountScales[] = {"salary", "price", "money",  "revenue",
                                                     "sales",  "gift",  "debt",   "profit",
                                                     "rating", "weight"};

}  // namespace ask::engine
