// Columns that record the event of a row: who did it, when and where.
#pragma once
#include <cstdint>
#include <string_view>

#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"
#include "agent/engine/text/token.h"

namespace ask::engine {

// The person who did it, by a column whose name derives from the verb: the row that a key refers to
// ("who conducted it" of conductor_id) or a text ("who deposited them" of depositor). Invalid if
// there is none.
ColumnExpr doer_of(const ColumnFacts& column_facts, const SchemaGraph& graph, const Token& verb,
                   uint32_t table);

// What the row is called that the key refers to. Invalid for a column that is not such a key.
ColumnExpr referred_name(const ColumnFacts& column_facts, ColumnExpr key);

// The date of the table that the verb, a lemma with its particle ("sign up"), names. Invalid if
// there is none.
ColumnExpr verb_date(const ColumnFacts& column_facts, std::string_view verb, uint32_t table);
// verb_date(), else the only date of the table, else, if the verb means that a row began, the date
// of its creation.
ColumnExpr implied_verb_date(const ColumnFacts& column_facts, std::string_view verb,
                             uint32_t table);

// The year of the table that the verb, a lemma, names: year_made. Invalid if there is none.
ColumnExpr verb_year(const ColumnFacts& column_facts, std::string_view verb, uint32_t table);

// The place of the table that the verb, a lemma, names: found_at, place_of_birth. Invalid if there
// is none.
ColumnExpr verb_place(const ColumnFacts& column_facts, std::string_view verb, uint32_t table);
// The best column of places of the table, or of a table that its rows refer to. Invalid if there is
// none.
ColumnExpr place_of(const ColumnFacts& column_facts, const SchemaGraph& graph, uint32_t table);

}  // namespace ask::engine
