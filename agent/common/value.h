// SQL values and in-memory result sets.
#pragma once
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace ask {

struct Blob {
  std::string bytes;
  bool operator==(const Blob&) const = default;
};

// NULL, INTEGER, REAL, TEXT (UTF-8, as stored, not checked), BLOB.
using Value = std::variant<std::monostate, int64_t, double, std::string, Blob>;

struct ResultSet {
  std::vector<std::string> columns;  // names as SQLite reports them, may repeat
  std::vector<std::vector<Value>> rows;
  size_t bytes = 0;       // of text and blobs kept
  bool row_cut = false;   // more rows exist than max_rows
  bool byte_cut = false;  // max_bytes was reached
  double ms = 0;          // time spent stepping
  bool withheld = false;  // derived from private columns: for the user, never for a model
  int64_t changed = -1;   // rows changed by the statement itself; -1: read-only
  bool undone = false;    // a dry run: the changes were rolled back

  bool truncated() const { return row_cut || byte_cut; }
};

// For display: integers plain, reals with up to 15 significant digits, NULL as "NULL", a blob as
// x'..' truncated to 16 bytes.
std::string display(const Value& value);

}  // namespace ask
