// Rows that are ranked by a measure: "artists by tickets sold" -> "top 10 artists by tickets sold"
// with QueryShape::every_row, "top artist by revenue" -> "top 1 artist by revenue". An order that
// is not a choice of a row: ", most loans first" -> "sorted by number of loans in descending
// order".
#pragma once
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

// Rankings: "artists by tickets sold" -> "top 10 artists by tickets sold" with
// QueryShape::every_row.
void rewrite_ranking(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape);

// ", most loans first" -> "sorted by number of loans in descending order"
void rewrite_order_of_counts(WordSequence& words, const SchemaPhrases& phrases);

// "number of orders per customer, busiest customer first" -> "... in descending order", where the
// figures are what is ranked
void rewrite_order_of_figures(WordSequence& words);

// "monthly visits in 2024" -> "number of visits per month in 2024"
void rewrite_counts_per_period(WordSequence& words, const SchemaPhrases& phrases);

}  // namespace ask::engine
