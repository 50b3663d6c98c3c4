// Words of what is asked of each row after the rows themselves: "..., whose is it, the day rate and
// how many are left". Lower case.
#pragma once
#include <array>
#include <string_view>

namespace ask::engine {

// Words before a part that say only that it is asked for.
inline constexpr std::string_view kPartOpenings[] = {
    "and",  "&",    "plus", "with", "also", "then",    "including", "incl", "showing", "show",
    "give", "need", "want", "i",    "me",   "just",    "tell",      "us",   "list",    "together",
    "along", "so",  "-",    "i'd",  "like", "include", "or",        "too",  "get",     "see"};
// Words after a part that add nothing to it.
inline constexpr std::string_view kPartEndings[] = {"please", "pls",    "plz", "too", "also",
                                                    "thanks", "thanx", "thx", "exactly", "now",
                                                    "respectively", "ta", "currently", "today"};
// Words that join a part to the rows before it, where no comma does.
inline constexpr std::string_view kPartJoints[] = {"and",  "&",       "with",  "plus", "including",
                                                   "incl", "showing", "along", "together"};
// What is referred to by "of each", "for them", "of it" after a part.
inline constexpr std::string_view kPartOwners[] = {"it",   "them", "each", "those",
                                                   "these", "one",  "they"};
// Pronouns before the verb of a clause that says again what the part is to the rows.
inline constexpr std::string_view kClauseSubjects[] = {
    "it",  "they", "them", "he", "she", "we",    "i",   "you",  "each", "that",
    "who", "which", "there", "this", "those", "these", "one", "us", "anyone", "everyone"};
// Verbs that only help another one, and forms that are contracted with a pronoun.
inline constexpr std::string_view kClauseHelpers[] = {
    "is",   "was",  "are",     "were",  "do",      "did",  "does",  "has",   "had",   "have",
    "will", "would", "be",     "been",  "can",     "could", "should", "must", "might", "got",
    "they've", "they're", "it's", "we've", "we're", "theyve", "theyre", "its", "get",
    "gets",
    "to", "going", "being", "supposed", "having"};
// Other words of such a clause.
inline constexpr std::string_view kClauseFillers[] = {
    "for",  "by",   "with", "from", "to",    "of",   "at",      "in",    "on",        "up",
    "out",  "off",  "back", "so",   "far",   "now",  "exactly", "last",  "first",     "altogether",
    "please", "currently", "after", "into", "over", "about", "still", "left", "actually", "all",
    "the",  "their", "a", "an", "his", "her", "our", "my", "then", "ever", "meant", "already",
    "yet",
    "down", "through", "under", "together", "each", "again", "and"};
// Words that restrict rows, which a part has none of.
inline constexpr std::string_view kNoPartWords[] = {
    "not",  "no",     "without", "never", "over", "under", "above",  "below",  "since", "before",
    "after", "between", "more",  "less",  "than", "most",  "least",  "if",     "or",    "because",
    "fewer", "highest", "lowest", "only", "except", "but", "average", "per", "by", "in", "from",
    "during", "until", "within", "who", "whose", "where", "when", "that", "which", "what", "how",
    "is", "are", "was", "were", "has", "have", "had", "do", "does", "did", "every", "vs", "versus",
    "compare", "compared", "then", "would", "will", "can", "same", "other", "another", "percent"};
// Nouns of an amount of money that no column needs to be called by.
inline constexpr std::string_view kPartMoneyNouns[] = {"amount", "amounts", "money", "cash",
                                                   "sum",    "value",   "cost",  "price",
                                                   "charge", "fee",     "bill",  "total"};
// Words before what is added up, and before what is counted.
inline constexpr std::string_view kSumOpenings[] = {"total", "combined", "overall", "altogether"};
inline constexpr std::string_view kCountOpenings[] = {"number", "count", "no"};
// What rows are told by: "need number, amount and date".
inline constexpr std::string_view kToldByNouns[] = {"number", "no", "ref", "reference", "num"};
// Verbs of an amount that is given or asked for: "what did we charge", "what they gave".
inline constexpr std::string_view kPartAmountVerbs[] = {
    "pay",   "charge", "give",  "donate", "spend", "raise", "owe",   "earn", "bring",
    "fetch", "bid",    "offer", "come",   "make",  "take",  "quote", "ask",  "lose", "win"};
// Verbs of getting in touch, whoever it is with.
inline constexpr std::string_view kReachVerbs[] = {"call", "contact", "phone", "ring",  "ask",
                                                   "email", "reach",  "chase", "write", "speak",
                                                   "talk",  "thank",  "tell"};

// Adjectives after "how", and the scale of each.
struct DegreeAdjective {
  std::string_view word, scale;
};
inline constexpr DegreeAdjective kDegreeAdjectives[] = {
    {"long", "length"},   {"old", "age"},      {"tall", "height"},  {"high", "height"},
    {"heavy", "weight"},  {"big", "size"},     {"large", "size"},   {"far", "distance"},
    {"fast", "speed"},    {"deep", "depth"},   {"expensive", "price"}, {"dear", "price"},
    {"wide", "width"},    {"strong", "power"},
};
// What is in stock: "how many are left".
inline constexpr std::string_view kLeftForms[] = {"left", "remaining", "stock", "remain", "hand"};
// Columns with how many of the thing of a row there are.
inline constexpr std::string_view kPieceColumns[] = {"quantity", "qty",   "copies", "copy",
                                                     "stock",    "owned", "pieces", "units"};
// Words of a clause after "what" that ask what was done: "what did they do", "what was it for".
inline constexpr std::string_view kDoingWords[] = {"for", "about", "do", "did", "done", "happened",
                                                   "happens", "of"};
// Nouns that say that a day, or another time, is asked for: "on what date was it due".
inline constexpr std::string_view kAskedDays[] = {"date", "day", "night", "dates", "days"};
inline constexpr std::string_view kAskedTimes[] = {"year", "month", "time", "weekday"};
inline constexpr std::string_view kTimesOfDay[] = {"time", "weekday"};
// Nouns that say that the kind is asked for.
inline constexpr std::string_view kAskedKinds[] = {"kind", "sort", "type", "kinds", "types"};
// Nouns that say nothing of what is asked for: "the contact person".
inline constexpr std::string_view kVaguePartNouns[] = {"person", "details", "detail", "info",
                                                       "information"};
// Verbs of what somebody said or wrote.
inline constexpr std::string_view kRemarkVerbs[] = {"say", "write", "complain", "remark", "report",
                                                    "note", "mention"};
// Tables of the places of events.
inline constexpr std::string_view kEventPlaces[] = {
    "venue",   "port",    "depot",   "station", "site",   "branch",  "hall",    "room",
    "court",   "ground",  "pitch",   "home",    "house",  "pub",     "studio",  "location",
    "place",   "shop",    "store",   "office",  "clinic", "hospital", "ward",   "centre",
    "center",  "school",  "club",    "field",   "farm",   "garden",  "plot",    "cottage",
    "property", "flat",   "church",  "tower",   "harbour", "harbor", "marina",  "berth",
    "airport", "warehouse", "kitchen", "stop",  "stage",  "theatre", "theater", "stadium",
    "track",   "lab",     "workshop", "premises", "town",  "city",   "village", "gallery",
    "museum",  "library", "hotel",   "camp",    "base",   "area",    "zone",    "address",
    "apiary",  "stable",  "kennel",  "greenhouse", "glasshouse", "yard", "building", "block",
    "floor",   "wing",    "estate",  "campus", "pier",    "dock",    "quay",
    "garage",  "pool",    "rink",    "bar",     "cafe",   "kiosk",   "region",  "district"};
// Columns with a telephone number.
inline constexpr std::string_view kTelephoneColumns[] = {"phone", "telephone", "mobile", "tel"};

}  // namespace ask::engine
