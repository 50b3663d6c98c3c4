// Question + what is known of the database -> lattice: every reading of every span.
//
// Scores of schema mentions: 1 the very words; .97 another form of them; .93 the same stem; .75 a
// synonym; .5-.6 an abbreviation or a slip of the pen. Words of the name that the question does not
// say lower it, but for words that the table's name says already ("name" for singer.singer_name)
// and units ("weight" for weight_kg).
// Scores of values: 1 quoted; .96 several words; .95 one capitalised word; .9 by another name of
// the country or state; .85 another form; .75 one lower-case word of a column with few values;
// .55 inside the only longer value of its column that has these words, .45 inside one of a few
// (partial); .4 found nowhere (found = false), .6 if quoted.
// Fillers: 1 the word carries nothing ("the"); .7 it only binds ("with"); .5 a verb or noun that
// can be left out without loss, mostly ("located", "information"); .4 another verb that only ties
// one thing to another ("produced").
#pragma once
#include <memory>
#include <string_view>

#include "agent/db/statistics/snapshot.h"
#include "agent/engine/link/lattice.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// Same question, same snapshot: same lattice. `index` must be of `snapshot.catalog`.
// Any text is allowed; invalid UTF-8 is repaired first, and token positions are those of the
// repaired text.
Lattice link(std::string_view question, const db::Snapshot& snapshot, const SchemaIndex& index);

}  // namespace ask::engine
