// The sentences of findings about names: what is wrong, and which real names are near.
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

// A finding and the byte of the statement it is about (npos: not known).
struct Found {
  Finding finding;
  size_t at = std::string::npos;
};

// Names of any length and any bytes, fit for a sentence.
std::string shown(std::string_view name);
Finding finding(Code code, std::string_view object, std::string message, std::string hint = "");

class Hints {
 public:
  Hints(const StatementText& script, const StandIns& stand_ins);

  Finding no_table(std::string_view schema, std::string_view name) const;
  Finding not_in_from(std::string_view name) const;
  // `parts`: [[schema.]table.]column as written; `in_quotes`: the column stands in double quotes.
  Finding no_column(const std::vector<std::string>& parts, bool in_quotes) const;
  // A name in double quotes that SQLite takes for a text: a warning.
  Finding quoted_text(std::string_view text) const;
  // Likewise, where a hidden column could have that name: an error.
  Finding text_in_quotes(std::string_view text) const;
  // So like a column of the tables used that it is probably one, misspelt.
  bool may_be_column(std::string_view name) const;
  Finding no_function(std::string_view name, const db::HostFunctions& functions) const;
  Finding ambiguous(std::string_view column) const;
  Finding not_shared(std::string_view column) const;  // a column of USING that some side lacks
  // A policy hides a part of the tables used: whether a name exists must not be told by it.
  bool restricted() const;

  // The table that FROM knows by this alias or name; null when there is none in the catalog.
  const db::Table* table_called(std::string_view name) const;
  // FROM knows something by this name: a table, a subquery, a WITH query.
  bool in_from(std::string_view name) const;
  // The real tables that the statement names.
  const std::vector<const db::Table*>& used() const { return used_; }
  // The real table that a missing one was probably meant to be; null when none is near.
  const db::Table* probably(std::string_view table) const;

 private:
  std::string column_elsewhere(std::string_view column) const;

  const StatementText& script_;
  const StandIns& stand_ins_;
  std::vector<const db::Table*> used_;
  mutable std::map<std::string, const db::Table*> probably_;  // asked again for every column
};

// Does the table have this column? The row id has three names in a table that has one.
bool has_column(const db::Table& table, std::string_view column);

}  // namespace ask::sql
