// What a model replied to each step -> what it means. Tolerant in form (prose or a fence around the
// JSON), strict in content. Errors: kModelError with what is wrong.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"
#include "agent/reason/reasoner.h"

namespace ask::reason {

// The first JSON object in the text, as text; "" when there is none.
std::string object_in(std::string_view text);

Result<GateVerdict> read_gate(std::string_view reply);
// The tables that are named and exist, as indices, each once; unknown names are dropped.
// A reply that is no list of names is an empty list.
std::vector<size_t> read_link(std::string_view reply, const db::Catalog& catalog);
Result<QueryPlan> read_plan(std::string_view reply);
// Errors besides: kNoDatasource when the reply says that no table holds what is asked for.
Result<Draft> read_draft(std::string_view reply);
// Never fails: what cannot be read is .5 and .5; numbers beyond 0-1 are brought back.
Judgement read_judgement(std::string_view reply);

}  // namespace ask::reason
