// The table-valued functions: a table of specs, and one virtual-table implementation for all of
// them. A spec has the columns and a row source. Rows are produced on demand, so LIMIT stops the
// work.
#pragma once
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"
#include "agent/common/value.h"
#include "agent/session.h"

struct sqlite3;

namespace ask::ext {

// Iterates over rows.
class Rows {
 public:
  virtual ~Rows() = default;
  // Moves to the next row; false at the end. Must be called before the first cell.
  virtual Result<bool> next() = 0;
  // Output column `column` (its position in the declaration) of the current row.
  virtual Value cell(int column) const = 0;
};

// The text of each argument, in order; "" if it is missing or NULL.
using Arguments = std::vector<std::string>;

struct TableSpec {
  std::string_view name;
  std::string_view columns;  // as in CREATE TABLE x(...); arguments are HIDDEN
  int first_argument;        // position of the first argument column
  int least, most;           // arguments
  bool pure;                 // reads compiled-in data only, so it is allowed in views
  Result<std::unique_ptr<Rows>> (*open)(Session&, const Arguments&);
  std::string_view signature, meaning, example;
};

std::span<const TableSpec> tables();
int register_tables(sqlite3* db, const std::shared_ptr<Session>& session);
void unregister_tables(sqlite3* db);

// Rows that are known from the start.
class ListedRows final : public Rows {
 public:
  explicit ListedRows(std::vector<std::vector<Value>> rows) : rows_(std::move(rows)) {}
  Result<bool> next() override { return ++at_ <= rows_.size(); }
  Value cell(int column) const override {
    const auto& row = rows_[at_ - 1];
    const auto i = static_cast<size_t>(column);
    return i < row.size() ? row[i] : Value();
  }

 private:
  std::vector<std::vector<Value>> rows_;
  size_t at_ = 0;
};

}  // namespace ask::ext
