// What people tell of rows, where the schema calls it otherwise: "which parcels went missing" of
// those that are stored as lost. The linker reads a word in place of the phrase as that state.
#pragma once
#include <vector>

#include "agent/engine/rewrite/reworded_question.h"
#include "agent/engine/schema/told_states.h"

namespace ask::engine {

// Puts a word in place of each phrase that some column says; appends what it stands for.
void take_told_states(WordSequence& words, const RewriteContext& context,
                      std::vector<SaidInstead>& told);
// What it would append of a question. A phrase that a note defines tells nothing.
std::vector<SaidInstead> told_in_question(std::string_view question,
                                          const RewriteContext& context);

}  // namespace ask::engine
