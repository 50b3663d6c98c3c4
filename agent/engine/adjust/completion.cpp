#include "agent/engine/adjust/completion.h"

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/adjust/row_display.h"
#include "agent/engine/adjust/rows_once.h"
#include "agent/engine/adjust/series.h"
#include "agent/engine/adjust/spellings.h"
#include "agent/engine/adjust/zero_counts.h"

namespace ask::engine {
namespace {

// "per customer who has any": a clause restricts the rows.
bool has_restricting_clause(const Arcs& arcs) {
  for (size_t t = 1; t < arcs.tokens(); ++t)
    if (text::is_one_of(arcs.token(t).folded,
                        {"who", "that", "which", "whose", "where", "with", "any"}))
      return true;
  return false;
}

// "artists by number of concerts": all of them, each with what it is ordered by.
void order_every_row(QueryBlock& block) {
  block.limit.reset();
  for (const Ordering& part : block.order) add_once(block.select, part.term);
}

}  // namespace

void complete_query(const GroundingContext& context, const QueryShape& shape,
                    const db::ValueIndex& values, const SchemaGraph::Preference& preference,
                    Candidate& candidate) {
  LogicalForm& form = candidate.logical_form;
  keep_zero_counts(context.column_facts, context.graph, form);
  if (!has_restricting_clause(context.arcs))
    count_empty_groups(context.column_facts, context.graph, form);
  aggregate_rows_once(context.column_facts, context.graph, preference, form);
  if (shape.every_row) order_every_row(form.block);
  complete_display(context, candidate);
  add_spellings(context.column_facts, values, form);
  if (asks_for_groups(shape.series) && candidate[Feature::kLostShape] == 0 &&
      !take_series(shape.series, context.column_facts, context.graph, form))
    candidate.features[Feature::kLostShape] = 1;
}

}  // namespace ask::engine
