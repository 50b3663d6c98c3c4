// Whether a query shows what a question asks of its rows in parts (rewrite/asked_parts.h).
#pragma once
#include <span>

#include "agent/engine/adjust/further_output_links.h"
#include "agent/engine/ir/logical_form.h"
#include "agent/engine/rewrite/asked_parts.h"
#include "agent/engine/schema/column_facts.h"

namespace ask::engine {

// True if the part, whose readings are the likeliest first, names something that the query neither
// shows nor uses. What no table has is not counted: it may be a word of a condition.
bool leaves_out(std::span<const FurtherOutput> readings, const ColumnFacts& column_facts,
                const QueryBlock& block);

// How many things the block shows: the two names of a person are one.
size_t shown_things(const SchemaIndex& index, const QueryBlock& block);

// True if both find the same rows.
bool finds_same_rows(const QueryBlock& one, const QueryBlock& other);

// True if both find the same rows and show the same of them.
bool shows_same(const QueryBlock& parts, const QueryBlock& whole);

// True if the reading in parts shows all that the whole one shows of the same rows, and more.
bool shows_more(const QueryBlock& parts, const QueryBlock& whole);

// True if the part asks how to reach somebody, by telephone or mail.
bool asks_contact(const AskedPart& part);

// True if the reading in parts shows what the whole one only requires to be known: "members with
// phone and email". Of one thing only if it is how to reach them, since others may be a condition.
bool shows_required(const AskedParts& way, const QueryBlock& parts, const QueryBlock& whole);

// True if only the reading in parts says which rows they are, or shows the measure of the first.
bool names_more(const ColumnFacts& column_facts, const QueryBlock& parts, const QueryBlock& whole);

}  // namespace ask::engine
