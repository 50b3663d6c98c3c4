// Rewrites of actions of people: "what did Ann Lee borrow" -> "which books did Ann Lee borrow",
// "people who never donated" -> "who never donated", "unserviced cars" -> "cars that are not
// serviced".
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

// "what did Ann buy" -> "which products did Ann buy"
void rewrite_objects(WordSequence& words, const SchemaPhrases& phrases);

// "people who never donated" -> "who never donated", if no table is called people
void drop_people(WordSequence& words, const SchemaPhrases& phrases);

// "in 2023 but not since" -> "in 2023 but not after 2023"
void rewrite_not_since(WordSequence& words);

// "our top donors" -> "our top 10 donors", "top boat by length" -> "top 1 boat by length"
void add_top_count(WordSequence& words, const SchemaPhrases& phrases);

// "top 3 for number of parcels" -> "top 3 clients by number of parcels"
void add_ranked_people(WordSequence& words, const SchemaPhrases& phrases);

// "phone number for ann lees mum" -> "parent phone of ann lee"
void rewrite_relatives(WordSequence& words, const SchemaPhrases& phrases);

// "who gave twice" -> "who donated twice", where a table keeps donations
void rewrite_giving(WordSequence& words, const SchemaPhrases& phrases);

// "unserviced cars" -> "cars that are not serviced"
void rewrite_not_done(WordSequence& words, const SchemaPhrases& phrases);

// "who still has to pay" -> "who has not paid", "donors we still need to thank" -> "donors that are
// not thanked", where what was done is a name of the schema
void rewrite_still_to_do(WordSequence& words, const SchemaPhrases& phrases);

// "signed up but never had a lesson" -> "who signed up but never had a lesson"
void rewrite_unsaid_people(WordSequence& words);

}  // namespace ask::engine
