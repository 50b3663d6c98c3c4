// Words for the state of a row: "cancelled", "no longer active", "paid in full". Classes of words
// with one meaning, to find the stored value or the boolean column that a question means.
#pragma once
#include <cstdint>
#include <span>
#include <string_view>

namespace ask::engine {

using StateClass = uint8_t;
inline constexpr StateClass kNoState = 0xFF;
inline constexpr StateClass kActive = 0, kInactive = 1;  // of a row itself
inline constexpr uint32_t kLongestState = 4;             // words of a phrase

// The classes of a phrase, normalised like a stored value; empty if it names no state.
std::span<const StateClass> state_classes(std::string_view phrase);
// All phrases of the class.
std::span<const std::string_view> state_phrases(StateClass state);
// The number of classes.
StateClass state_count();
// The class of rows that are not in this state, or kNoState.
StateClass opposite_state(StateClass state);
// True if a column whose name has this word holds states: "status", "outcome".
bool names_states(std::string_view word);

// A state that follows from whether an event is dated: rows without a closing date are "open".
struct EventState {
  std::span<const std::string_view> column_words;  // one of them occurs in the name of the date
  bool happened = false;                           // the date is known; else it is NULL
};

// The events that the phrase, normalised like a stored value, names; empty if there are none.
std::span<const EventState> event_states(std::string_view phrase);

}  // namespace ask::engine
