// Words by which people name the roles of keys, whatever the schema calls them. Lower case.
#pragma once
#include <string_view>

namespace ask::engine {

// Lemmas of who met whom.
inline constexpr std::string_view kMeetingVerbs[] = {"play", "meet", "face", "host", "visit"};
inline constexpr std::string_view kMeetingWords[] = {"against",   "versus",   "vs",    "opponent",
                                                     "opponents", "unbeaten", "defeat"};
// Nouns of what each side has at the end, and of who has more.
inline constexpr std::string_view kScoreNouns[] = {"goal", "score", "leg", "point", "pts", "run",
                                                   "try",  "game",  "set", "frame", "win"};
inline constexpr std::string_view kWinnerNouns[] = {"winner", "victor"};
// What rows are called where two sides meet, whatever the schema calls them.
inline constexpr std::string_view kMeetingNouns[] = {"match",   "matches",  "game",    "games",
                                                     "fixture", "fixtures", "meeting", "meetings"};
// Prepositions of the start and of the end of a movement, before the place.
inline constexpr std::string_view kFromWords[] = {"from"};
inline constexpr std::string_view kTowardsWords[] = {"to", "into", "for", "towards", "toward"};
// Words between rows and those that they are linked with: "persons who have two friends".
inline constexpr std::string_view kHavingWords[] = {"have", "has", "had", "having",
                                                    "with", "without"};
// Words between those and the noun of the links, which say how many there are.
inline constexpr std::string_view kBeforeLinks[] = {
    "no",   "any",   "some", "many",    "more", "less",  "fewer", "than",
    "at",   "least", "most", "exactly", "only", "other", "over",  "under"};
// Nouns of how it ended.
inline constexpr std::string_view kNounsOfOutcome[] = {"wins", "victories", "losses", "defeats",
                                                       "draws"};
// Forms of verbs and nouns of how it ended for who is named.
inline constexpr std::string_view kWonForms[] = {"win",   "wins",   "won",       "winning", "beat",
                                                 "beats", "beaten", "victories", "defeated"};
inline constexpr std::string_view kBeatForms[] = {"beat", "beats", "beaten", "defeated"};
inline constexpr std::string_view kLostForms[] = {"lose",   "loses",  "lost",
                                                  "losing", "losses", "defeats"};
inline constexpr std::string_view kDrawnForms[] = {"draw", "draws", "drew", "drawn"};
inline constexpr std::string_view kPlayedForms[] = {"play", "plays", "played", "playing",
                                                    "face", "faced", "meet",   "met"};
inline constexpr std::string_view kAgainstWords[] = {"against", "v", "vs", "vs.", "versus"};
// Words that say with which side: "the white pieces".
inline constexpr std::string_view kPieceNouns[] = {"pieces", "side", "team", "ground"};
// Words between the rows and how they ended.
inline constexpr std::string_view kEndingWords[] = {"ended", "finished", "in", "were", "there"};
// How rows that nobody won are stored.
inline constexpr std::string_view kDrawnResult = "draw";
// Words by which rows are counted, and those that need no noun of the rows.
inline constexpr std::string_view kCountingWords[] = {"many", "number", "count", "often"};
inline constexpr std::string_view kHowOftenWords[] = {"times", "often"};
// Words between the rows and the name of who met in them.
inline constexpr std::string_view kBeforeMet[] = {"of", "by", "involving"};
// Words before rows of which there is none.
inline constexpr std::string_view kAnyRows[] = {"any", "single"};
// Words around "both teams" where their names are to be shown.
inline constexpr std::string_view kNamesNoun[] = {"names"};
inline constexpr std::string_view kBeforeBoth[] = {"with",  "and", "showing",   "plus", "the",
                                                   "names", "of",  "including", "show"};
// Words around who met that add nothing.
inline constexpr std::string_view kMeetingHelpers[] = {
    "did",   "does", "do",    "has",   "have", "had", "been", "was", "were", "is",  "are",
    "there", "that", "which", "their", "its",  "the", "a",    "an",  "all",  "ever"};
inline constexpr std::string_view kMeetingPrepositions[] = {
    "of", "by", "for", "involving", "at", "with", "as", "between", "and", "to"};
// Words before them that ask for the rows or for how many.
inline constexpr std::string_view kAskingForMeetings[] = {
    "how", "many", "number", "of",    "count", "list", "show",  "me",
    "all", "the",  "which",  "what",  "give",  "find", "times", "is",
    "are", "were", "please", "there", "often", "every"};

// Words of a hierarchy: the key may be called otherwise.
inline constexpr std::string_view kSuperiorRoles[] = {"boss", "manager", "supervisor", "superior"};
inline constexpr std::string_view kHierarchyWords[] = {"boss",   "bosses", "manager",   "manages",
                                                       "team",   "report", "reports",   "under",
                                                       "manage", "line",   "supervisor"};
// Words of kin, by the role of the key.
inline constexpr std::string_view kKinRoleWords[] = {"mother", "father", "dam", "sire", "parent"};
inline constexpr std::string_view kKinWords[] = {
    "mother", "father", "dam",     "sire",  "parent",   "mum",   "mom",       "dad",
    "calf",   "calves", "kid",     "kids",  "lamb",     "lambs", "offspring", "child",
    "foal",   "foals",  "progeny", "young", "children", "born",  "descend",   "descendants"};

}  // namespace ask::engine
