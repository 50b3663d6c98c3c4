// Output lists that end a question and replace its first outputs: "books after 2010, title and page
// count", "most viewed property? address and number of viewings", "... Return the name and the
// total."
#pragma once
#include "agent/engine/parse/rules/rule_context.h"

namespace ask::engine {

// The output list that ends the question. `orders`: see QuestionLayout::ordering.
TokenRange find_output_list(const Arcs& arcs, const std::bitset<kMostTokens>& orders);

// True if the preceding word continues or begins a list of outputs.
bool is_listed(const RuleContext& context, size_t begin);

// Applied before the first token of the list.
void open_output_list(const RuleContext& context, ParserState& state);

// "... and the total": repeats the aggregate mentioned before, or the order key.
bool repeat_aggregate(const RuleContext& context, const ParserState& state, ParserState& next);

// The list replaces the outputs mentioned before it; their tables remain part of the query.
void close_output_list(const RuleContext& context, ParserState& state);

}  // namespace ask::engine
