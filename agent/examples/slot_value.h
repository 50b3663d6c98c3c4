// Converts words of a question to the value of a slot.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "agent/db/statistics/snapshot.h"
#include "agent/examples/question_template.h"

namespace ask::examples {

struct SlotValue {
  std::string shown;                                     // the value, for people
  std::vector<std::pair<std::string, std::string>> sql;  // names in SQL, and their values
};

// The stored spelling of a text, if a row has it in that column (indices into the catalog). Called
// for columns whose values were not all read.
using FindStored =
    std::function<std::optional<std::string>(size_t table, size_t column, const std::string& text)>;

// Words of a question as a value of the slot; nothing if they are not one. A {text} takes no
// function words ("or", "not"), unless it is quoted.
std::optional<SlotValue> slot_value(const Slot& slot, std::string_view words,
                                    const db::Snapshot& snapshot, const FindStored& stored);
// A value of the slot that occurs.
std::optional<SlotValue> sample_value(const Slot& slot, const db::Snapshot& snapshot);

// False for "1.000", which is a thousand to some; for "1/2/2024", whose month some read first.
bool clear_number(std::string_view words);
bool clear_date(std::string_view words);

// From one ISO date to another; 0 if one is none.
int days_between(std::string_view from, std::string_view to);
// The day before an ISO date; "" if it is not one.
std::string day_before(std::string_view iso);

}  // namespace ask::examples
