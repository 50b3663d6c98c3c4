// Dates that notes call by a verb: what happened to rows ("moved out"), beside when it did.
#pragma once
#include <span>
#include <vector>

#include "agent/db/schema/catalog.h"
#include "agent/engine/link/lattice.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

constexpr float kNotedScore = 0.97F;  // score of a noted word, as of a name in another form

// "moved", "sent"
bool is_past_form(const Token& verb);
// "how many left", "which students left": the date is not an output next to the rows.
bool follows_rows(std::span<const Token> tokens, const Mention& date,
                  const std::vector<Mention>& mentions);
// "which ganger put up the most scaffolds", where scaffolds have the date: it counts those to which
// that happened. Not after "who", which may be any people of theirs.
bool counts_dated_rows(std::span<const Token> tokens, const Mention& date,
                       const std::vector<Mention>& mentions);
// "renters who moved out", "have left": the verb of what happened to the rows, at a date.
// `counts`: counts_dated_rows().
bool is_noted_event(std::span<const Token> tokens, const Mention& date, bool counts,
                    const db::Catalog& catalog, const SchemaIndex& index,
                    const std::vector<Mention>& mentions);
// That it happened to the row.
Mention noted_event_of(Mention date);

}  // namespace ask::engine
