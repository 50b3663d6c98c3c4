// Applies all rewrites to a question, with what they need of the schema and the stored values.
#pragma once
#include <string_view>

#include "agent/db/statistics/snapshot.h"
#include "agent/engine/rewrite/question_rewriter.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/schema_model.h"

namespace ask::engine {

// What the question is rewritten against. All must outlive the rewriting only.
struct RewriteContext {
  const db::Snapshot& snapshot;
  const EngineSchema& schema;
  const ColumnFacts& column_facts;
};

// The question as the linker reads it. Phrases that a note defines stay as they are. Without
// `further_outputs` the further outputs at its end are left there, for the grammar to read. With
// `restated` a list of all outputs there is taken off; the result is empty if there is none.
Rewritten reworded_question(std::string_view question, const RewriteContext& context,
                            bool further_outputs, bool restated = false);

}  // namespace ask::engine
