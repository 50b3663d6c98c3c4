// Words that repeat what the words beside them have said. Lower case.
#pragma once
#include <string_view>

namespace ask::engine {

// Beside a column of dates: "opening date".
inline constexpr std::string_view kRepeatedDateNouns[] = {"date", "dates", "day"};
// After a measure: "the fee amount", "listener figures".
inline constexpr std::string_view kRepeatedAmountNouns[] = {"amount",  "amounts", "figure",
                                                            "figures", "level",   "levels"};
// After a table: "kit item", "member records".
inline constexpr std::string_view kRepeatedRowNouns[] = {"item",    "items", "record",
                                                         "records", "entry", "entries"};
// After a stored value: "Gold status".
inline constexpr std::string_view kRepeatedValueNouns[] = {
    "status", "level", "tier", "standing", "basis", "category", "class", "type", "brand"};
// Endings of adjectives and participles, which after a stored value say more: "O negative".
inline constexpr std::string_view kAdjectiveEndings[] = {"ive",  "ed",   "ing", "ous",
                                                         "able", "less", "ful", "ic"};
// Adjectives before a name of the schema: "their respective owners".
inline constexpr std::string_view kEmptyAdjectives[] = {
    "respective", "corresponding", "associated", "relevant",  "related",
    "various",    "applicable",    "said",       "pertinent", "accompanying"};
// Adjectives after rows: "the ships concerned".
inline constexpr std::string_view kTrailingAdjectives[] = {"concerned", "involved", "affected",
                                                           "applicable", "respectively"};
// "in question": where all of the rows are.
inline constexpr std::string_view kPlacePhrases[][2] = {{"in", "question"}, {"in", "existence"}};
// Groups that people leave or join: "who have left the group".
inline constexpr std::string_view kLeftGroups[] = {
    "group",        "team",      "troop", "squad", "scheme", "organisation",
    "organization", "programme", "pack",  "crew",  "band"};

// Verbs by which somebody makes the rows that belong to him: "orders that customers placed". Not
// those of what happens to a row later: cancel, return, ship.
inline constexpr std::string_view kProducingVerbs[] = {
    "make", "place",  "write", "have",  "submit", "post", "give",  "file", "raise",
    "do",   "create", "book",  "leave", "send",   "log",  "order", "take"};
// Words before the period in which they did.
inline constexpr std::string_view kBeforePeriodOfRows[] = {
    "in",  "during", "since", "last",  "this",   "on",   "between",   "before", "after",
    "per", "by",     "each",  "every", "within", "from", "yesterday", "today",  "over"};

}  // namespace ask::engine
