// More rows of the people of the answer than those that named them: "all her dogs?".
#pragma once

#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// "all her dogs?", "how many dogs has she got?" after who owns a dog: of all of hers.
RuleResult all_of_people(const Turn& turn);
// The people of the answer, however they were found: "her dogs?" after who owns Bella is of all her
// dogs. Nullopt: the follow-up is not about more rows than the one that named them.
std::optional<LogicalForm> people_themselves(const Turn& turn);
// "her unpaid bills?", "does she have unpaid bills?", "are there open bills for it?" -> "show her
// unpaid bills"; "" if it is otherwise.
std::string possessions_asked(const Turn& turn);

}  // namespace ask::engine::dialogue
