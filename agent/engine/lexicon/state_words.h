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
inline constexpr StateClass kServiceable = 38;
// Words of a flag that is set while a thing is used: in_service, working.
inline constexpr std::string_view kWorkingThings[] = {"service", "use", "working", "operational",
                                                      "running", "operation", "operating"};
// From this class on, a phrase of several classes rather means the first of them.
inline constexpr StateClass kFirstOrdered = 35;

// The classes of a phrase, normalised like a stored value; empty if it names no state.
std::span<const StateClass> state_classes(std::string_view phrase);
// The classes of a text as a stored value or the name of a column.
std::span<const StateClass> stored_state_classes(std::string_view text);
// All texts by which the class is stored.
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
