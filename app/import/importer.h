// Imports files of delimited text into typed tables.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "app/import/column_type.h"
#include "app/sql/database.h"

namespace ask::app {

struct ImportedColumn {
  std::string name;
  ColumnType type;
  bool key = false;  // the primary key
};

struct Imported {
  std::string table;
  std::vector<ImportedColumn> columns;
  int64_t rows = 0;
  std::vector<std::string> notes;  // sentences about what was made of odd rows and values

  // "2 integers, 1 date, 3 texts; key id"
  std::string summary() const;
};

// Called now and then with the part that is done, 0 to 1, of reading types or of inserting rows;
// false ends the import.
using ImportProgress = std::function<bool(double share, const char* doing)>;

// Makes a table that is named after the file, with the columns of its first line, and fills it. A
// column of different integers that is called id, or customer_id in customers.csv, becomes its
// primary key, which joins with other tables are found by. The file is read twice: what type a
// column has is only known at its end. Errors: what CsvReader has; rows with more values than the
// header, by their lines; a table of that name; cancelled. They leave a part of the table: REQUIRES
// a transaction that is rolled back then.
Result<Imported> import_csv(Database& db, const std::string& file, const ImportProgress& progress);

}  // namespace ask::app
