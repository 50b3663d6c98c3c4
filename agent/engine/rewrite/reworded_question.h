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

// What becomes of the end of a question that asks for more about its rows.
enum class Ending : uint8_t {
  kLeft,        // it stays there, for the grammar to read
  kTaken,       // further outputs are taken off
  kTakenFirst,  // the same, before the rest is read as what is said of the rows
  kListed,      // a list of all outputs is taken off
  kReworded     // further outputs are taken off, after what happened to rows became what they are
};

// The question as the linker reads it. Phrases that a note defines stay as they are. With kListed
// the result is empty if there is no such list, and with kReworded if nothing is reworded.
// `told`: what people tell of rows may be said by the schema in other words.
Rewritten reworded_question(std::string_view question, const RewriteContext& context,
                            Ending ending, bool told = false);

}  // namespace ask::engine
