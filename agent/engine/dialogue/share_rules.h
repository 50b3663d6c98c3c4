// "as a percentage?" after a number of rows: the share that they are of all rows.
#pragma once
#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// True if it asks for a share and names nothing: "as a percentage", "what percent is that?".
bool asks_for_share(const Utterance& u);
// "what share was cancelled?", "what percentage of them are insured?": of which rows is said by
// what some of them are.
bool asks_share_of_some(const Utterance& u);
RuleResult share_of_rows(const Turn& turn);
// "what percentage of all nurses is that?", "what share are they of the RNs?": of the rows that are
// named, the table's or those of one condition of the previous question.
RuleResult share_of_named(const Turn& turn);
// "how many is that?" after a share for each group: the number that it is the share of.
RuleResult number_of_share(const Turn& turn);
// The number of rows whose share the previous question takes; nullopt if it takes none.
std::optional<LogicalForm> without_share(const Turn& turn);
// The share that the rows of a follow-up are, which was read of the number of rows.
RuleResult with_share(const Turn& turn, FollowUp counted);

}  // namespace ask::engine::dialogue
