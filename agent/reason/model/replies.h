// Parses the model's reply to each step. Tolerant of form (prose or a code fence around the JSON),
// strict about content. Errors: kModelError with the reason.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"
#include "agent/reason/reasoner.h"

namespace ask::reason {

// The text of the first JSON object in `text`; "" if there is none.
std::string object_in(std::string_view text);

Result<GateVerdict> read_gate(std::string_view reply);
// Catalog indices of the tables that the reply names, without duplicates; unknown names are
// dropped. Empty if the reply is not a list of names.
std::vector<size_t> read_link(std::string_view reply, const db::Catalog& catalog);
Result<QueryPlan> read_plan(std::string_view reply);
// A plan in parts, or tasks after all. Errors: kModelError if it cannot be used, also for a schema
// that no table of the catalog is in; kNoDatasource if it maps no part of the question.
Result<QueryPlan> read_parts(std::string_view reply, const db::Catalog& catalog);
// SQL, or tasks if the reply has two or more and `may_split`. Errors besides: kNoDatasource if the
// reply says that no table holds the data.
Result<Draft> read_draft(std::string_view reply, bool may_split = false);
// Nullopt without a score from 0 to 1. Any other confidence becomes 0.5. `refused`
// says what was given instead; "" if nothing was refused.
std::optional<Judgement> read_judgement(std::string_view reply, std::string& refused);

}  // namespace ask::reason
