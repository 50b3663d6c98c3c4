// The table-valued functions: one table of specs, one virtual-table implementation for all. A spec
// says its columns and gives a source of rows; a row is made when SQLite asks for it, so LIMIT
// stops the work.
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

// Gives rows one by one.
class Rows {
 public:
  virtual ~Rows() = default;
  // Goes to the next row; false at the end. Called once before the first cell.
  virtual Result<bool> next() = 0;
  // The value of output column `column` (position in the declaration) of the row at hand.
  virtual Value cell(int column) const = 0;
};

// The text of each argument, in order; "" where it was not given or NULL.
using Arguments = std::vector<std::string>;

struct Table {
  std::string_view name;
  std::string_view columns;  // as in CREATE TABLE x(...); arguments are HIDDEN columns
  int first_argument;        // position of the first argument column
  int least, most;           // arguments
  bool pure;                 // only reads what is compiled in: allowed in views
  Result<std::unique_ptr<Rows>> (*open)(Session&, const Arguments&);
  std::string_view signature, meaning, example;
};

std::span<const Table> tables();
int register_tables(sqlite3* db, const std::shared_ptr<Session>& session);
void unregister_tables(sqlite3* db);

// Rows that are all there from the start.
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
