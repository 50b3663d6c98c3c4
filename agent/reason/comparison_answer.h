// Answers to comparisons: their sentences and tables.
#pragma once
#include <string>

#include "agent/reason/answer.h"
#include "agent/reason/comparison.h"

namespace ask::reason {

// The rows of shown_rows() for a comparison: its groups, then four columns for each measure.
ShownRows comparison_rows(const Comparison& comparison, const ResultSet& result, bool in_cents);

// The answer in words: a sentence for one row, a table with notes for groups.
//   91 orders in 2024, 82 in 2023: 9 more (+11 %)
std::string comparison_text(const Comparison& comparison, const ResultSet& result, bool in_cents);

// What a measure is called: "revenue", "number of orders". REQUIRES: m < its number of measures.
std::string measure_words(const Comparison& comparison, size_t m);

}  // namespace ask::reason
