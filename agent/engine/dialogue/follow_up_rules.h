// The rules that complete a follow-up, in their order.
#pragma once
#include <optional>

#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// Of a question that depends on the one before. Nullopt: no rule fits.
std::optional<FollowUp> read_follow_up(const Turn& turn);
// The same of a question that does not ask whether all rows are in a state.
std::optional<FollowUp> read_by_rules(const Turn& turn);
// The same of the previous question with another form. Nullopt also if that is not understood.
std::optional<FollowUp> read_with(const Turn& turn, const LogicalForm& form, const Utterance& now);
// Of a short question about the rows of the previous question, if it is read with them.
std::optional<FollowUp> read_elliptic(const Turn& turn);
// Of a question that may depend on the previous one.
std::optional<FollowUp> read_what_fits(const Turn& turn);

// Of "who ordered the most?" after chosen rows: the first of these.
std::optional<FollowUp> read_first_of_listed(const Turn& turn);

// The follow-up as the end of the question before it, where nothing else reads it.
std::optional<FollowUp> read_as_end(const Turn& turn);

}  // namespace ask::engine::dialogue
