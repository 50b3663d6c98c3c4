// Follow-ups for further outputs of the rows: "email?", "show their phone too", "where do they
// live?".
#pragma once

#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// "show their emails too", "add the venue name"
RuleResult add_outputs_named(const Turn& turn);
// "where do they live?", "what do they do?", "why?", "how can I reach them?": the columns of their
// rows with a place, a job, a reason or a number to call.
RuleResult attributes_of_rows(const Turn& turn);
// "when?", "when was that?": the date by which the rows were chosen, else their only date.
RuleResult dates_of_rows(const Turn& turn);
// "when were they made?": the date that is called by the verb.
// "when was the last one?"
RuleResult date_of_end(const Turn& turn);
RuleResult dates_by_verb(const Turn& turn);
// "who is the author?", "what's the address?" of the rows that were answered.
RuleResult output_of_noun(const Turn& turn);

}  // namespace ask::engine::dialogue
