// What is left of an amount of a row after the rows that refer to it: of the price of a job after
// its payments, of the places of a course after its bookings, of a budget after its expenses.
#pragma once
#include <string_view>
#include <vector>

#include "agent/db/schema/catalog.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/holdings.h"

namespace ask::engine {

enum class RemainderKind : uint8_t { kDebt, kPlaces, kBudget };

struct Remainder {
  uint32_t table = kNone, whole = kNone;
  uint32_t rows = kNone, amount = kNone;  // those that refer to it; each is one if kNone
  ColumnExpr expression() const;
};

// Of each table at most one of a kind, and none where several columns or tables may be meant.
std::vector<Remainder> remainders(const db::Catalog& catalog, const SchemaIndex& index,
                                  RemainderKind kind);

// How many the rows of the table have room for; kNone if there is no such column, or several.
uint32_t room_column(const SchemaIndex& index, uint32_t table);

// How many places of a row are taken, and how many it, or the row that it belongs to, has: the
// tickets sold of a concert, the seats of its venue.
struct StoredPlaces {
  ColumnExpr taken, room;
};
// Of each table at most one, and none where several columns may be meant.
std::vector<StoredPlaces> stored_places(const db::Catalog& catalog, const SchemaIndex& index);

// True if a column stores what is left, so that it does not follow from other rows.
bool stores_remainders(const SchemaIndex& index);

// The rows of the table, or of `any` that is clear, with free places, or those without one.
RowCondition rows_with_places(const ColumnFacts& column_facts, uint32_t table, bool any, bool full);

// True for what is owed. REQUIRES: remainder.less_rows().
bool is_debt(const SchemaIndex& index, ColumnExpr remainder);

// The conditions on the rows of the table that were not called off: bookings that were not
// cancelled.
AllOf rows_that_count(const ColumnFacts& column_facts, uint32_t table);

}  // namespace ask::engine
