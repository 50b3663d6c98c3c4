// Words for what has not been done to rows yet, and for rows that wait for somebody. Lower case;
// words of a phrase are separated by single blanks.
#pragma once
#include <string_view>

namespace ask::engine {

// "haven't been", "have not", "aren't", and what may be between that and the participle.
inline constexpr std::string_view kUndoneHelpers[] = {"haven't", "hasn't",  "havent", "hasnt",
                                                      "aren't",  "isn't",   "arent",  "isnt",
                                                      "wasn't",  "weren't", "wasnt",  "werent"};
inline constexpr std::string_view kUndoneAdverbs[] = {"been",  "yet", "got", "gotten", "actually",
                                                      "still", "so",  "far", "even"};
inline constexpr std::string_view kBeforeUndone[] = {
    "that", "which", "have", "has", "are", "is", "still", "we", "who", "were", "was", "you"};
// Words after the participle that add nothing.
inline constexpr std::string_view kAfterUndone[] = {"yet", "so",  "far",  "as",
                                                    "at",  "all", "them", "it"};
inline constexpr std::string_view kYetAdverbs[] = {"yet", "still", "far"};
// "nobody has come to collect", "nobody came in to pick up"
inline constexpr std::string_view kFetchingForms[] = {"come", "came", "been", "bothered", "turned"};
inline constexpr std::string_view kAfterComingForms[] = {"in", "up", "back", "and",
                                                         "to", "by", "round"};

// "shifts (that) we still have nobody for", "with nobody on them", "nobody is down for".
inline constexpr std::string_view kNoPeople[] = {"nobody", "no one", "no-one", "noone", "no body"};
inline constexpr std::string_view kOurHaving[] = {"have", "have got", "'ve got",   "got",
                                                  "find", "found",    "have found"};
inline constexpr std::string_view kManning[] = {
    "for",           "on",           "to do",        "to cover",     "to work",
    "assigned",      "assigned to",  "booked",       "booked for",   "booked on",
    "booked in for", "down for",     "down to do",   "rostered",     "rostered on",
    "lined up for",  "lined up",     "working on",   "working",      "covering",
    "doing",         "put down for", "allocated",    "allocated to", "scheduled",
    "scheduled for", "working at",   "taking",       "down",         "put on",
    "named for",     "named",        "rostered for", "picked for"};
inline constexpr std::string_view kManningObjects[] = {"them", "it", "yet", "so", "far", "each"};
// "that still need somebody", "still to be covered", "uncovered".
inline constexpr std::string_view kNeedingPeople[] = {
    "need somebody",       "need someone",         "needs somebody",      "needs someone",
    "need covering",       "needs covering",       "need cover",          "needs cover",
    "need filling",        "needs filling",        "need people",         "need staff",
    "need staffing",       "lack somebody",        "are uncovered",       "are unfilled",
    "are unstaffed",       "are not covered",      "are not filled",      "aren't covered",
    "aren't filled",       "are not staffed",      "to be covered",       "to be filled",
    "to be staffed",       "haven't been covered", "haven't been filled", "have not been covered",
    "have not been filled"};
inline constexpr std::string_view kUnmannedAdjectives[] = {"uncovered", "unfilled", "unstaffed",
                                                           "unmanned"};

// "how many repairs has Ann finished": words of a name at most, and what may follow.
inline constexpr std::string_view kAfterDoneBy[] = {"so", "far", "already", "altogether", "for",
                                                    "us", "in",  "total",   "overall",    "ever",
                                                    "up", "to",  "now"};
inline constexpr std::string_view kDoneForms[] = {"done", "do"};

}  // namespace ask::engine
