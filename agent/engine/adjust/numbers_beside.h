// Further numbers of a question, shown side by side: "how many loans and how many of them are
// overdue" (rewrite/rewrite_numbers.cpp).
#pragma once
#include <vector>

#include "agent/engine/ir/logical_form.h"

namespace ask::engine {

struct NumberBeside {
  QueryBlock block;     // of the question about it; without a SELECT list if it is not understood
  bool among = false;   // of the rows that the first number counts
  bool summed = false;  // their sum, not their number
  bool whole = false;   // of all rows that the first number counts some of
};

// The block without the arcs that it was built from, which are those of another question.
QueryBlock without_origins(QueryBlock block);

// Adds the numbers to the form of the first one. False if they do not belong together: one among
// the rows of the first has all of its conditions and one more, one of the whole has fewer, any
// other restricts the same columns, since a condition may hold for both.
bool add_numbers_beside(const std::vector<NumberBeside>& numbers, LogicalForm& form);

}  // namespace ask::engine
