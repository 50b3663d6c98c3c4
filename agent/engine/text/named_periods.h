// Periods that have a name or a place in a longer one: "summer 2024", "last summer", "on Christmas
// Eve 2023", "since Easter 2025", "Q3", "H1 2024", "the first week of May 2024", "last May".
// Seasons are the meteorological ones of the northern hemisphere. Without a year, seasons, quarters
// and fixed holidays recur in every year.
#pragma once
#include <optional>
#include <span>
#include <string_view>

#include "agent/engine/text/dates.h"

namespace ask::engine {

// The period that begins at token `begin`.
std::optional<DateSpan> named_period_at(std::span<const Token> tokens, uint32_t begin);

// True for the first word of a season or of a holiday and for "q3", which may also be a stored
// value: "Autumn 2023" of a term.
bool is_period_name(std::string_view folded);

}  // namespace ask::engine
