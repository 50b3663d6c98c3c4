// Titles before the names of people.
#pragma once
#include <string_view>

namespace ask::engine {

inline constexpr std::string_view kTitlesOfPeople[] = {"dr",   "doctor", "prof", "professor",
                                                       "mr",   "mister", "mrs",  "ms",
                                                       "miss", "sir",    "rev",  "reverend"};
// A title in full, and as names mostly keep it.
struct LongTitle {
  std::string_view written, kept;
};
inline constexpr LongTitle kLongTitles[] = {
    {"doctor", "dr"}, {"professor", "prof"}, {"mister", "mr"}, {"reverend", "rev"}};

}  // namespace ask::engine
