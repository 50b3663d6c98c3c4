// Linker: question and database snapshot -> mention lattice. Covers schema linking, value linking,
// cues, numbers, dates and stop words.
//
// Scores of schema mentions: 1 exact words; .97 same lemma; .95 expanded abbreviation; .93 same
// stem; .75 synonym; .5-.6 prefix or typo. Words of the name that are missing from the question
// lower the score. Exceptions: words that repeat the table's name ("name" for singer.singer_name)
// and units ("weight" for weight_kg).
// Scores of values: 1 quoted; .96 several words; .95 one capitalised word; .9 another name of the
// same country or state; .85 another inflection; .75 one lower-case word of a column with few
// values; .7 typo; .55 part of the only stored value of its column that contains the words, .45 if
// there are up to three (partial); .4 not stored (found = false), .6 if quoted.
// Scores of fillers: 1 no content ("the"); .7 function word ("with"); .5 verb or noun that can
// usually be ignored ("located", "information"); .4 other relational verb ("produced").
#pragma once
#include <memory>
#include <span>
#include <string_view>

#include "agent/db/statistics/snapshot.h"
#include "agent/engine/link/lattice.h"
#include "agent/engine/schema/schema_index.h"
#include "agent/engine/schema/told_states.h"

namespace ask::engine {

// Deterministic. REQUIRES: `index` was built from `snapshot.catalog`.
// Accepts any text. Invalid UTF-8 is repaired first; token positions refer to the repaired text.
Lattice link(std::string_view question, const db::Snapshot& snapshot, const SchemaIndex& index,
             UnitId asked = kNoUnit, std::span<const SaidInstead> told = {});

}  // namespace ask::engine
