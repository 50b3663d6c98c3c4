// Layout of a question, computed once for all rules: superlatives that sort, output lists.
#pragma once
#include <bitset>
#include <cstddef>

#include "agent/engine/parse/arcs.h"
#include "agent/engine/schema/column_facts.h"

namespace ask::engine {

struct TokenRange {
  size_t begin = SIZE_MAX, end = SIZE_MAX;
  bool contains(size_t token) const { return token >= begin && token < end; }
};

struct QuestionLayout {
  std::bitset<kMostTokens> ordering;  // tokens of superlatives that sort: "newest first"
  TokenRange output_list;             // the output list that ends the question
  TokenRange companions;              // "with client and amount": what is shown too
};

QuestionLayout question_layout(const Arcs& arcs, const ColumnFacts& column_facts);

}  // namespace ask::engine
