// The columns that measure gradable adjectives: maps the scale of a gradable adjective ("age" of
// "oldest") to the column that measures it, and finds the columns that hold places.
#pragma once
#include <string_view>

#include "agent/engine/lexicon/scales.h"
#include "agent/engine/schema/column_facts.h"

namespace ask::engine {

// How well the column measures the scale.
ScaleMatch match_column(const ColumnFacts& column_facts, ColumnExpr column, std::string_view scale);
// The column of the table that measures the scale best, by scale_words() of lexicon.h.
ScaleMatch match_scale(const ColumnFacts& column_facts, uint32_t table, std::string_view scale);

// The date that says when the rows of the table were; invalid if they have none.
ColumnExpr date_of_rows(const ColumnFacts& column_facts, uint32_t table);

// True for a date of when the row itself began or ended, such as a birth, a hire or a sign-up, and
// not of an event.
bool dates_row(const ColumnFacts& column_facts, ColumnExpr column);

// True for a date on which a row stops being valid: valid_until, lic_exp_dt.
bool is_expiry_date(const ColumnFacts& column_facts, ColumnExpr column);

// True if the rows of the table are places: "in Germany" restricts the venue, not the artist.
bool is_place(const ColumnFacts& column_facts, uint32_t table);
// How well the column gives a location; 0 if it does not.
float place_score(const ColumnFacts& column_facts, ColumnExpr column);

}  // namespace ask::engine
