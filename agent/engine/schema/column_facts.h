// Shorthand over the catalog and its index: what the rules and the completion ask of columns.
#pragma once
#include <string_view>

#include "agent/db/statistics/snapshot.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

class Traits {
 public:
  Traits(const db::Snapshot& snapshot, const SchemaIndex& index)
      : snapshot_(snapshot), index_(index) {}

  const db::Catalog& catalog() const { return snapshot_.catalog; }
  const db::Table& table(uint32_t t) const { return snapshot_.catalog.tables[t]; }
  const db::Column& column(ColumnId c) const { return table(c.table).columns[c.column]; }
  const SchemaIndex& index() const { return index_; }
  const ColumnTraits& of(ColumnId c) const { return index_.traits(c.table, c.column); }

  bool numeric(ColumnId c) const;  // numbers are stored: sums and comparisons make sense
  bool measure(ColumnId c) const { return !c.whole() && of(c).measure; }
  // Numbers that are compared and ordered by: measures and years.
  bool quantity(ColumnId c) const;
  bool temporal(ColumnId c) const { return !c.whole() && of(c).temporal; }
  bool text(ColumnId c) const;
  bool identifier(ColumnId c) const { return !c.whole() && of(c).identifier; }
  // What the column of a foreign key refers to, or nothing.
  ColumnId referred(ColumnId c) const;
  // ... where the key says as what: director_id.
  bool names_role(ColumnId c) const;
  // Refers to a row of the same table: manager_id.
  bool own_reference(ColumnId c) const;
  // Refers to the row above another one of its table, and is `called` "manager"; or none.
  ColumnId superior(std::string_view& called) const;
  // Some column that is empty for some rows has the word in its name.
  bool may_miss(std::string_view word) const;
  // Says yes or no of a row: 0 and 1, Y and N, ...
  bool flag(ColumnId c) const;
  // Its two values.
  const Value& flag_value(ColumnId c, bool yes) const;
  bool has_word(ColumnId c, std::string_view word) const;
  std::string_view first_word(ColumnId c) const;
  std::string_view last_word(ColumnId c) const;
  // The column that names a row, else the key, else the first column.
  ColumnId name_of(uint32_t table) const;
  // The only primary key column, or an identifier with as many values as rows; else invalid.
  ColumnId key_of(uint32_t table) const;
  bool single_key(ColumnId c) const;
  // Every row has another value, as far as is known.
  bool unique(ColumnId c) const;

 private:
  ColumnId inherited_name(uint32_t table) const;

  const db::Snapshot& snapshot_;
  const SchemaIndex& index_;
};

}  // namespace ask::engine
