// Wording of the findings about names: what is wrong, and which existing names are similar.
#pragma once
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "agent/check/checker.h"
#include "agent/check/function_rules.h"
#include "agent/check/stand_ins.h"
#include "agent/check/statement_text.h"

namespace ask::sql {

// A finding and the byte offset in the statement that it is about (npos: unknown).
struct LocatedFinding {
  Finding finding;
  size_t at = std::string::npos;
};

// Makes a name of any length and any bytes printable.
std::string shown(std::string_view name);
Finding finding(Code code, std::string_view object, std::string message, std::string hint = "");

class Hints {
 public:
  Hints(const StatementText& script, const StandIns& stand_ins);

  Finding no_table(std::string_view schema, std::string_view name) const;
  Finding not_in_from(std::string_view name) const;
  // `parts`: [[schema.]table.]column as written; `in_quotes`: the column was in double quotes.
  Finding no_column(const std::vector<std::string>& parts, bool in_quotes) const;
  // Warns of a name in double quotes that SQLite reads as a string literal.
  Finding quoted_text(std::string_view text) const;
  // The same as an error, where a hidden column could have that name.
  Finding text_in_quotes(std::string_view text) const;
  // True if the name is close enough to a column of the tables used to be a misspelling of it.
  bool may_be_column(std::string_view name) const;
  Finding no_function(std::string_view name, const db::HostFunctions& functions) const;
  Finding ambiguous(std::string_view column) const;
  Finding not_shared(std::string_view column) const;  // a USING column that one side lacks
  // True if a policy hides a part of the tables used: messages must not reveal whether a name
  // exists.
  bool restricted() const;

  // The table that FROM calls by this alias or name; null if there is none in the catalog.
  const db::Table* table_called(std::string_view name) const;
  // True if FROM has something of this name: a table, a subquery, a WITH query.
  bool in_from(std::string_view name) const;
  // The existing tables that the statement names.
  const std::vector<const db::Table*>& used() const { return used_; }
  // The existing table that a missing one was probably meant to be; null if none is similar.
  const db::Table* probably(std::string_view table) const;

 private:
  std::string column_elsewhere(std::string_view column) const;

  const StatementText& script_;
  const StandIns& stand_ins_;
  std::vector<const db::Table*> used_;
  mutable std::map<std::string, const db::Table*> probably_;  // a cache: looked up for every column
};

// True if the table has this column, or `column` is one of the three names of the row id and the
// table has one.
bool has_column(const db::Table& table, std::string_view column);

}  // namespace ask::sql
