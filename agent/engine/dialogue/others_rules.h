// Others of the kind that the previous question named: "what else does she host?".
#pragma once

#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// "what else does she host?", "is she on any other shows?" after who hosts a show: the other rows
// of the kind of that show which the people of the answer are linked with.
RuleResult others_of_people(const Turn& turn);
// True if others than the rows of the previous question are asked for.
bool asks_for_others(const Turn& turn);

// "all her dogs?", "how many dogs has she got?" after who owns a dog: of all of hers.
RuleResult all_of_people(const Turn& turn);
// The people of the answer, however they were found: "her dogs?" after who owns Bella is of all her
// dogs. Nullopt: the follow-up is not about more rows than the one that named them.
std::optional<LogicalForm> people_themselves(const Turn& turn);
// "her unpaid bills?", "does she have unpaid bills?", "are there open bills for it?" -> "show her
// unpaid bills"; "" if it is otherwise.
std::string possessions_asked(const Turn& turn);

}  // namespace ask::engine::dialogue
