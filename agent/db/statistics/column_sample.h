// Accumulates the statistics of one column over the sampled rows, cell by cell.
#pragma once
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/hash_table.h"
#include "agent/db/schema/catalog.h"
#include "agent/db/statistics/value_form.h"

struct sqlite3_stmt;

namespace ask::db {

class ColumnSample {
 public:
  static constexpr size_t kLongestText = 80;  // bytes; questions do not quote longer values

  static constexpr size_t kRowsInOrder = 64;

  // Adds the cell of the current row. Returns the number of bytes examined.
  size_t add(sqlite3_stmt* stmt, int column);
  // Stores the statistics and refines the column's kind. `complete`: the sample was the whole
  // table.
  void finish(Column& column, bool complete) const;
  // Calls `each(text)` for every distinct text of at most kLongestText bytes, in order of first
  // occurrence, until it returns false.
  template <class Each>
  void for_texts(Each&& each) const {
    for (const Entry& e : entries_)
      if (e.size > 0 && !each(at(e))) return;
  }
  // The text of one of the first kRowsInOrder rows added; "" if it has none that is kept.
  std::string_view text_of(size_t row) const {
    return row < order_.size() && order_[row] < entries_.size() ? at(entries_[order_[row]])
                                                                : std::string_view();
  }

 private:
  // One distinct value, identified by its 64-bit hash; short texts are also stored.
  struct Entry {
    uint64_t hash;
    int64_t count;
    uint32_t from, size;  // in texts_; size 0: not stored
  };

  std::string_view at(const Entry& e) const { return {texts_.data() + e.from, e.size}; }
  Entry* enter(uint64_t hash);  // increments the count; null if the value was known
  void add_integer(int64_t value);
  void add_real(double value);
  void add_text(std::string_view value);
  void put_range(ColumnStatistics& out) const;
  void put_frequent(ColumnStatistics& out) const;
  void put_few(ColumnStatistics& out) const;
  void keep_first(Value value);
  DataKind refined(const Column& column) const;
  char list_separator() const;
  DataKind number_kind(const Column& column, int64_t reals) const;
  int64_t kinds(DataKind kind) const { return kinds_[static_cast<size_t>(kind)]; }

  std::vector<Entry> entries_;
  IdTable table_;
  std::vector<Value> first_;
  std::vector<uint32_t> order_;  // the values of the first rows, as indices of entries_
  std::string texts_;
  int64_t rows_ = 0, nulls_ = 0;
  // Counts of distinct values by storage class; kinds_: texts by what they look like.
  int64_t integers_ = 0, reals_ = 0, texts_seen_ = 0, blobs_ = 0;
  int64_t kinds_[10] = {};
  int64_t low_ = std::numeric_limits<int64_t>::max();  // including integers stored as text
  int64_t high_ = std::numeric_limits<int64_t>::min();
  int64_t integer_min_ = std::numeric_limits<int64_t>::max();
  int64_t integer_max_ = std::numeric_limits<int64_t>::min();
  double real_min_ = std::numeric_limits<double>::infinity();
  double real_max_ = -std::numeric_limits<double>::infinity();
  std::string text_min_, text_max_;
  FormSample form_;
};

}  // namespace ask::db
