// Coverage checks of columns and tables that the parse has read and of which the query makes
// nothing: "what is the wage of each game master" without the wage, "ordered but never reviewed" of
// all who never reviewed.
#pragma once
#include <cstdint>
#include <vector>

#include "agent/engine/rank/coverage_context.h"

namespace ask::engine {

// True if a table, column or value that the query uses covers the token.
bool is_used_otherwise(const CoverageContext& context, size_t token);

// The tokens of nouns that surely name a column and that the query does not use.
std::vector<uint16_t> lost_columns(const CoverageContext& context);

// True for "directed" beside an undeclared key director_id that the query does not use: it was
// taken for one that only relates two kinds of rows.
bool loses_role(const CoverageContext& context, size_t token);

// True if the query lacks a table that the question asks for beside others or whose rows it
// requires: "boats and their owners" of boats, "ordered but never reviewed".
bool loses_table(const CoverageContext& context);

// True for "what is the print insured for", where nothing of the query is about an insurance.
bool loses_final_participle(const CoverageContext& context);

// True for "joined in 2022 and left", where the query has no condition on who left.
bool loses_last_event(const CoverageContext& context);

// True for "members who paid and have no phone", where the query has nothing of payments.
bool loses_act(const CoverageContext& context);

// True for "the last episode of a show" read as all of them.
bool loses_rank(const CoverageContext& context);

}  // namespace ask::engine
