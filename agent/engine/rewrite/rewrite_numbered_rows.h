// Rewrites of numbers before or after a noun: "order 15" becomes "order with order id 15"; the
// number of rows of a ranking; lower bounds of a count.
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

// The digits of a small number, "5" of "five" too; "" for any other word.
std::string digits_of_number(const std::string& word);

// The number before a ranking: "our five best customers" -> "our best 5 customers".
void rewrite_number_of_best(WordSequence& words);

// Bounds after their number: "admitted five times or more" -> "admitted at least 5 times".
void rewrite_or_more(WordSequence& words);

// A number of a measure before the rows: "two bedroom flats", "5-star reviews" -> "reviews with 5
// star".
void rewrite_numbered_measures(WordSequence& words, const SchemaPhrases& phrases);

// "order 15" -> "order with order id 15"
void rewrite_numbered_rows(WordSequence& words, const SchemaPhrases& phrases);

}  // namespace ask::engine
