// Plain wording of corrections, and of requests that point at rows by their noun.
#pragma once

#include "agent/engine/dialogue/request_words.h"

namespace ask::engine::dialogue {

// "sorry, not 2023, 2022" -> "no, 2022", "who are those patients?" -> "which patients are they",
// "put the target next to it" -> "add the target".
Plain plain_correction(const RequestWords& words);

// "not Leeds, York", "York, not Leeds" after a question about Leeds -> "no, York"; "" if the
// question before does not say the first, or leaves rows out.
std::string corrected_value(std::string_view question, std::string_view before);

}  // namespace ask::engine::dialogue
