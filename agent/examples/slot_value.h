// What some words of a question give to a slot.
#pragma once
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "agent/db/statistics/snapshot.h"
#include "agent/engine/text/token.h"
#include "agent/examples/question_template.h"

namespace ask::examples {

struct SlotValue {
  std::string shown;                                     // the value, for people
  std::vector<std::pair<std::string, std::string>> sql;  // names in SQL, and what they stand for
};

// Tokens [begin, end) of the question as a value of the slot; nothing if they are none.
std::optional<SlotValue> slot_value(const Slot& slot, std::string_view question,
                                    const std::vector<engine::Token>& tokens, uint32_t begin,
                                    uint32_t end, const db::Snapshot& snapshot);
// A value of the slot that occurs.
std::optional<SlotValue> sample_value(const Slot& slot, const db::Snapshot& snapshot);

// The day before an ISO date; "" if it is none.
std::string day_before(std::string_view iso);

}  // namespace ask::examples
