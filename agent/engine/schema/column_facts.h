// Shorthand over the catalog and its index: what the rules and the completion ask of columns.
#pragma once
#include <string_view>

#include "agent/db/statistics/snapshot.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

class ColumnFacts {
 public:
  ColumnFacts(const db::Snapshot& snapshot, const SchemaIndex& index)
      : snapshot_(snapshot), index_(index) {}

  const db::Catalog& catalog() const { return snapshot_.catalog; }
  const db::Table& table(uint32_t t) const { return snapshot_.catalog.tables[t]; }
  const db::Column& column(ColumnExpr c) const { return table(c.table).columns[c.column]; }
  const SchemaIndex& index() const { return index_; }
  const ColumnRoles& of(ColumnExpr c) const { return index_.column_facts(c.table, c.column); }

  bool numeric(ColumnExpr c) const;  // numbers are stored: sums and comparisons make sense
  bool measure(ColumnExpr c) const { return !c.whole() && of(c).measure; }
  // Numbers that are compared and ordered by: measures and years.
  bool quantity(ColumnExpr c) const;
  bool temporal(ColumnExpr c) const { return !c.whole() && of(c).temporal; }
  bool text(ColumnExpr c) const;
  bool identifier(ColumnExpr c) const { return !c.whole() && of(c).identifier; }
  // What the column of a foreign key refers to, or nothing.
  ColumnExpr referred(ColumnExpr c) const;
  // ... where the key says as what: director_id.
  bool names_role(ColumnExpr c) const;
  // Refers to a row of the same table: manager_id.
  bool own_reference(ColumnExpr c) const;
  // Refers to the row above another one of its table, and is `called` "manager"; or none.
  ColumnExpr parent_role(std::string_view& called) const;
  // Some column that is empty for some rows has the word in its name.
  bool may_miss(std::string_view word) const;
  // Says yes or no of a row: 0 and 1, Y and N, ...
  bool flag(ColumnExpr c) const;
  // Its two values.
  const Value& flag_value(ColumnExpr c, bool yes) const;
  bool has_word(ColumnExpr c, std::string_view word) const;
  std::string_view first_word(ColumnExpr c) const;
  std::string_view last_word(ColumnExpr c) const;
  // The column that names a row, else the key, else the first column.
  ColumnExpr name_of(uint32_t table) const;
  // The only primary key column, or an identifier with as many values as rows; else invalid.
  ColumnExpr key_of(uint32_t table) const;
  bool single_key(ColumnExpr c) const;
  // Every row has another value, as far as is known.
  bool unique(ColumnExpr c) const;

 private:
  ColumnExpr inherited_name(uint32_t table) const;

  const db::Snapshot& snapshot_;
  const SchemaIndex& index_;
};

}  // namespace ask::engine
