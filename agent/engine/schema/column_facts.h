// Predicates and look-ups on columns, shared by the parser rules and grounding. Combines the
// catalog with its statistics and the SchemaIndex; both must outlive the object.
#pragma once
#include <string_view>

#include "agent/db/statistics/snapshot.h"
#include "agent/engine/schema/scale_match.h"
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
  const ColumnRoles& of(ColumnExpr c) const { return index_.column_roles(c.table, c.column); }

  // True if its values are days, with or without a time.
  bool stores_day(ColumnExpr c) const {
    return column(c).kind == db::DataKind::kDate || column(c).kind == db::DataKind::kDateTime;
  }
  // True if the column stores numbers, by its values or else its affinity.
  bool numeric(ColumnExpr c) const;
  bool measure(ColumnExpr c) const { return !c.whole() && (of(c).measure || c.duration()); }
  // True if it can be compared with a number and ordered by: a measure or a numeric date part such
  // as a year.
  bool quantity(ColumnExpr c) const;
  bool temporal(ColumnExpr c) const {
    return !c.whole() && of(c).temporal && c.period != Period::kAge && !c.duration();
  }
  // True if, by its name, its values are not added up: a price, a rate, a score.
  bool intensive(ColumnExpr c) const;
  // The unit of time in which a duration is shown if the question asks for none.
  UnitId unit_of_duration(ColumnExpr c) const;
  // The unit of the values: the one shown, else that of the column; kNoUnit if it is not known.
  UnitId unit_of(ColumnExpr c) const;
  // True for a date of birth, and for a number of its year, from which an age follows.
  bool birth_date(ColumnExpr c) const;
  bool birth_year(ColumnExpr c) const;
  bool made_year(ColumnExpr c) const;  // the year in which a thing was built
  bool year_number(ColumnExpr c) const;  // any year that is stored as a number
  bool text(ColumnExpr c) const;
  bool identifier(ColumnExpr c) const { return !c.whole() && of(c).identifier; }
  // The parent column of a single-column foreign key; invalid for other columns.
  ColumnExpr referred(ColumnExpr c) const;
  // True for a foreign key whose name contains a role name: "director" in director_id.
  bool names_role(ColumnExpr c) const;
  // True for a foreign key that references its own table, such as manager_id.
  bool own_reference(ColumnExpr c) const;
  // The first self-referencing foreign key to a parent row, such as the manager. Sets `called` to
  // its role name. Invalid if there is none.
  ColumnExpr parent_role(std::string_view& called) const;
  // True if the name of some column that contains NULLs has `word` in it.
  bool has_null_column_named(std::string_view word) const;
  // True for a boolean column, by its values: 0 and 1, Y and N, ...
  bool flag(ColumnExpr c) const;
  // The stored value for true or false. REQUIRES: flag(c).
  Value flag_value(ColumnExpr c, bool yes) const;
  bool has_word(ColumnExpr c, std::string_view word) const;
  std::string_view first_word(ColumnExpr c) const;
  std::string_view last_word(ColumnExpr c) const;
  // The display column of a row: its name column, possibly inherited from a parent row, else its
  // key, else the first column.
  ColumnExpr name_of(uint32_t table) const;
  // True if the values of the column, with those of the column `rest` of its table unless that is
  // kNone, are names of rows, one of each.
  bool calls_one_row(ColumnExpr name, uint32_t rest) const;
  // The single-column primary key, else an identifier whose values are unique; else invalid.
  ColumnExpr key_of(uint32_t table) const;
  bool single_key(ColumnExpr c) const;
  // True for a key by which people call the rows: fleet_no, piano_number; not for an id.
  bool numbers_rows(ColumnExpr key) const;
  // The only measure of the table, if it is the amount of each row: of a payment, or the score of a
  // mark. Invalid if there are several or none.
  ColumnExpr amount_of(uint32_t table) const;
  // True if its values are distinct, by a constraint or by the statistics.
  bool unique(ColumnExpr c) const;
  ScaleMatches& scales() const { return scales_; }  // for match_scale()

 private:
  bool born(ColumnExpr c) const;  // its name is about a birth
  ColumnExpr find_name(uint32_t table) const;
  ColumnExpr day_of(uint32_t t) const;
  ColumnExpr number_of(uint32_t t, ColumnExpr key) const;
  ColumnExpr inherited_name(uint32_t table) const;
  bool shared(ColumnExpr c) const;

  const db::Snapshot& snapshot_;
  const SchemaIndex& index_;
  mutable ScaleMatches scales_;
  mutable std::vector<ColumnExpr> names_;  // of name_of(), invalid before the first look
};

}  // namespace ask::engine
