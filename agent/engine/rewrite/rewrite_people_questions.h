// Brings questions about people, and what belongs to whom, into one form: "what age is Ann" -> "how
// old is Ann", "whose dog is Rex" -> "who does Rex belong to", "owners with phone numbers" ->
// "owners with their phone numbers".
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {

// What is shown of people, and participles after their nouns: "tel of Ann", "owners with phone
// numbers", "houses owned by Ann". `in_schema`: a word of the schema; `is_name`: or a stored
// value; `names_row`: a noun of a table.
void rewrite_details(WordSequence& words, const IsName& in_schema, const IsName& is_name,
                     const IsName& names_row, const ColumnTests& columns);

// Ages, payments, and whose something is. `is_name`: a word of the schema or a stored value.
void rewrite_people_questions(WordSequence& words, const IsName& is_name, const IsName& names_row);

// "for every species the heaviest pet", "heaviest pet by species" -> "heaviest pet per species",
// "name the 3 vets with the most visits" -> "the 3 vets with the most visits".
void rewrite_best_rows(WordSequence& words, const IsName& names_row, const ColumnTests& columns);

}  // namespace ask::engine
