// The model's reply where the setting form is `tree`: a query tree as JSON instead of SQL. Tolerant
// of form (the tree alone, as a text, in prose), strict about the tree.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "agent/common/result.h"
#include "agent/reason/reasoner.h"

namespace ask::reason {

// The JSON Schema of the reply: {"tree": ..., "reasoning": ...}.
std::string tree_reply_form();

// A draft with the SQL of the tree. SQL instead of a tree is taken, and `wrote_sql` is set. Errors:
// kInvalidPlanStructure with the JSON pointer; kNoDatasource if the model says that no table holds
// the data; kModelError if there is neither a tree nor SQL.
Result<Draft> read_tree_draft(std::string_view reply, bool& wrote_sql);

// The draft of a reply whose tree is wrong: it fails the check, and the next attempt shows it.
Draft malformed_draft(std::string_view reply, const Error& why);

// The complaint to the model about such a reply; "" if the draft is usable or has another fault.
std::string tree_complaint(const Result<Draft>& draft);

// The query tree of a failed attempt, for the prompt of the next one; `sql` itself if it has none.
std::string tree_of_attempt(const std::string& sql);

}  // namespace ask::reason
