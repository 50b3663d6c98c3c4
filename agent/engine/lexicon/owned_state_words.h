// Words of clauses that say in which state somebody's rows are. Lower case; words of a phrase are
// separated by single blanks.
#pragma once
#include <array>
#include <string_view>

namespace ask::engine {

// What a word does in such a clause, as a letter. Words that add nothing have a blank.
struct OwnedStateWord {
  std::string_view phrase;
  std::string_view roles;
};
// H: have, be or do; N: not; O: no; A: all; S: whose; W: who; L: where; Y: exactly; M: more than;
// G: at least; X: but; &: and; T: them; E: everything; t: to; 1: one
inline constexpr OwnedStateWord kOwnedStateWords[] = {
    {"at least one of", "1"},
    {"at least one", "1"},
    {"at least", "G"},
    {"more than", "M"},
    {"as well as", "&"},
    {"and also", "&"},
    {"every one of", "A"},
    {"all of", "A"},
    {"each of", "A"},
    {"for whom", "L"},
    {"for which", "L"},
    {"so far", " "},
    {"a single", "1"},
    {"not yet", "N"},
    {"no one", "?"},
    {"where", "L"},
    {"whose", "S"},
    {"who", "W"},
    {"that", "W"},
    {"which", "W"},
    {"have", "H"},
    {"has", "H"},
    {"had", "H"},
    {"having", "H"},
    {"with", "H"},
    {"'ve", "H"},
    {"got", "H"},
    {"is", "H"},
    {"are", "H"},
    {"was", "H"},
    {"were", "H"},
    {"been", "H"},
    {"be", "H"},
    {"did", "H"},
    {"do", "H"},
    {"does", "H"},
    {"not", "N"},
    {"haven't", "HN"},
    {"hasn't", "HN"},
    {"hadn't", "HN"},
    {"aren't", "HN"},
    {"isn't", "HN"},
    {"wasn't", "HN"},
    {"weren't", "HN"},
    {"don't", "HN"},
    {"doesn't", "HN"},
    {"didn't", "HN"},
    {"havent", "HN"},
    {"hasnt", "HN"},
    {"arent", "HN"},
    {"isnt", "HN"},
    {"dont", "HN"},
    {"doesnt", "HN"},
    {"didnt", "HN"},
    {"without", "HO"},
    {"no", "O"},
    {"all", "A"},
    {"every", "A"},
    {"each", "A"},
    {"only", "Y"},
    {"exactly", "Y"},
    {"just", "Y"},
    {"precisely", "Y"},
    {"but", "X"},
    {"and", "&"},
    {"also", "&"},
    {"them", "T"},
    {"ones", "T"},
    {"everything", "E"},
    {"to", "t"},
    {"one", "1"},
    {"any", " "},
    {"a", " "},
    {"an", " "},
    {"some", " "},
    {"their", " "},
    {"his", " "},
    {"her", " "},
    {"its", " "},
    {"the", " "},
    {"of", " "},
    {"our", " "},
    {"still", " "},
    {"currently", " "},
    {"already", " "},
    {"yet", " "},
    {"both", " "},
    {"now", " "},
};

// R: the rows; V: done; U: not done; n: a number.
inline constexpr std::string_view kAllDoneClauses[] = {
    "SRHAV",   "SRAHV",  "SRHAHV", "ASRHV",  "HYVR",   "YHVR",   "HARV",
    "LARHV",   "LRHAV",  "HRATV",  "HRATHV", "HRXOUT", "HRXOUR", "HRXHOUR",
    "HRXHOUT", "HR&OUR", "HVAR",   "VAR",    "HVE",    "VE",     "LRAHV"};
inline constexpr std::string_view kSomeUndoneClauses[] = {
    "SRHNAV", "SRHNAHV", "HNVAR", "HNVE",    "HNV1R", "HRWHNV", "HRWHNHV",
    "HRNV",   "HRWHNAV", "HRtHV", "HRWHtHV", "HRtV",  "HtVR"};
inline constexpr std::string_view kNoneUndoneClauses[] = {"HOUR",  "HNHUR",  "HORWHNV", "HORWHNHV",
                                                          "HORNV", "HORtHV", "HORU"};
inline constexpr std::string_view kSomeOfBothClauses[] = {
    "HV&UR",  "HU&VR",    "HVR&UR",   "HUR&VR",  "HVR&UT",
    "HUR&VT", "HURW&HVR", "HVRW&HUR", "H1V&1UR", "H1U&1VR"};
inline constexpr std::string_view kNumberUndoneClauses[] = {
    "HYnUR", "YHnUR", "HMnUR", "HGnUR", "HYnRWHNV", "HYnRWHNHV", "HYnRNV", "HYnRU"};

// Of how many it is asked.
inline constexpr std::string_view kCountingOpenings[] = {"how", "number", "count"};
// Words of a question before those who have the rows.
inline constexpr std::string_view kBeforeOwners[] = {
    "which", "what", "list", "show", "me",   "the",   "all",    "of",    "our",       "names",
    "name",  "how",  "many", "give", "find", "those", "number", "count", "different", "us"};

}  // namespace ask::engine
