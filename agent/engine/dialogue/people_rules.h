// The people that the rows belong to: "whose are they?", "who has them?".
#pragma once

#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// "whose were they?": the people that the rows belong to.
RuleResult owners_of_rows(const Turn& turn);
// "who were they?" after rows that are not people: those that the rows belong to.
RuleResult owning_people(const Turn& turn);
// "who hosted them?" of ceremonies with a host_id, "who are their supervisors?"
RuleResult people_of_role(const Turn& turn);
// "who directed them?" where a column of the rows is called "director".
RuleResult makers_of_rows(const Turn& turn);
// "who did she teach?": the people whom the rows are for, or who worked on them.
RuleResult objects_of_people(const Turn& turn);
// "who is handling each of them?", "who has them?", "who booked those?": the people that the rows
// refer to by the role that the verb names.
RuleResult people_of_rows(const Turn& turn);

// "who guides it?" where a table is called "guides": the people whose noun is the verb.
RuleResult people_of_own_verb(const Turn& turn);

}  // namespace ask::engine::dialogue
