// Mentions that the words around them rule out.
#pragma once
#include <vector>

#include "agent/engine/link/lattice.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// Drops such mentions: the number of "before 2016", the column "since" of "hired since 2019", the
// count of "phone numbers of customers", the stored text of "after 18:00", the amount of "cash
// payments" where 'cash' is stored, the date of "returned loans of Ann", and the column of "tools
// worth more than 150".
// Takes "best" of "best mark of each pupil" as the highest one.
void drop_misleading_mentions(const std::vector<Token>& tokens, const SchemaIndex& index,
                              std::vector<Mention>& mentions);

}  // namespace ask::engine
