// States that last until an event, as typed: with the event in whose absence they hold, and
// the wording of that condition.
#pragma once
#include <string_view>

namespace ask::engine {

struct OngoingState {
  std::string_view phrase, instead, event;
};
inline constexpr OngoingState kOngoingStates[] = {
    {"still alive", "without a death", "death"},     {"still living", "without a death", "death"},
    {"alive", "without a death", "death"},           {"not died", "no death", "death"},
    {"still checked out", "not returned", "return"}, {"still on loan", "not returned", "return"},
    {"still out", "not returned", "return"}};

// Objects of "has" that name nothing: "who still has something out".
inline constexpr std::string_view kUnnamedThings[] = {"something", "anything", "things", "stuff"};

}  // namespace ask::engine
