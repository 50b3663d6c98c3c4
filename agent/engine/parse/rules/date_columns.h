// Rules for date columns as predicates of events: "hired since March", "not shipped yet".
#pragma once
#include "agent/engine/parse/rules/rule_context.h"

namespace ask::engine {

// True for an event date that may be NULL: "disbanded" for disbanded_year.
bool is_event_date(const RuleContext& context, ArcId id);

// A condition that the event happened, or did not: "not shipped yet".
void filter_by_event(const RuleContext& context, const ParserState& state, ArcId id);

// True if the word is a date part that does not occur in the column's name: "month" for order_date.
bool is_only_date_part(const RuleContext& context, ArcId id);

// "albums released in 2019", "hired since March": the date column is a filter, not an output.
bool restricts_by_date(const RuleContext& context, const ParserState& state, ArcId id);

// True if a relative date ("last month") begins at the token or after its article.
bool is_relative_date_at(const Arcs& arcs, size_t token);

}  // namespace ask::engine
