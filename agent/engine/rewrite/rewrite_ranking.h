// Rows that are ranked by a measure: "artists by tickets sold" -> "top 10 artists by tickets sold"
// with QueryShape::every_row, "top artist by revenue" -> "top 1 artist by revenue". An order that
// is not a choice of a row: ", most loans first" -> "sorted by number of loans in descending
// order".
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

// Rankings: "artists by tickets sold" -> "top 10 artists by tickets sold" with
// QueryShape::every_row, "dearest boat by hourly rate in every kind" -> "which boat with the
// highest hourly rate in every kind", "longest route in km" -> "which route with the highest km".
void rewrite_ranked_rows(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape);

// "more trips than anyone else" -> "the most trips"; drops "of all", "all shops together" and
// "anyone had" after a superlative.
void rewrite_compared_with_all(WordSequence& words, const IsName& in_schema);

// ", most loans first" -> "sorted by number of loans in descending order"
void rewrite_order_of_counts(WordSequence& words, const SchemaPhrases& phrases);

// "number of orders per customer, busiest customer first" -> "... in descending order", where the
// figures are what is ranked
void rewrite_order_of_figures(WordSequence& words);

// "monthly visits in 2024" -> "number of visits per month in 2024"
void rewrite_counts_per_period(WordSequence& words, const SchemaPhrases& phrases);

}  // namespace ask::engine
