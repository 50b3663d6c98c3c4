// Names of rows that a follow-up gives in part: "and Gareth?" after the start date of Priya Nair is
// about Gareth Pugh, "just the MedLine ones" after suppliers about MedLine Wholesale.
#pragma once
#include <string>

#include "agent/engine/dialogue/base.h"
#include "agent/engine/dialogue/utterance.h"

namespace ask::engine::dialogue {

// The question with the whole stored names of what the previous question shows or is restricted
// to. Only words that mean nothing else are taken for a part of a name, and only if one value has
// them. "" if there are none.
std::string with_whole_names(const Utterance& now, const Base& base,
                             const DialogueContext& context);

}  // namespace ask::engine::dialogue
