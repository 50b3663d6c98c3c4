// What the sampled rows say of one column, gathered cell by cell.
#pragma once
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/hash_table.h"
#include "agent/db/schema/catalog.h"

struct sqlite3_stmt;

namespace ask::db {

class ColumnSample {
 public:
  static constexpr size_t kLongestText = 80;  // bytes; longer ones are no values to ask for

  // Takes the cell of the current row. Gives the bytes that it looked at.
  size_t add(sqlite3_stmt* stmt, int column);
  // Writes statistics and refines the kind. `complete`: the rows were the whole table.
  void finish(Column& column, bool complete) const;
  // Calls `each(text)` for every distinct text of at most kLongestText bytes, in the order met,
  // until it says false.
  template <class Each>
  void for_texts(Each&& each) const {
    for (const Entry& e : entries_)
      if (e.size > 0 && !each(at(e))) return;
  }

 private:
  // One distinct value. The 64-bit hash stands for it; short texts are kept as well.
  struct Entry {
    uint64_t hash;
    int64_t count;
    uint32_t from, size;  // in texts_; size 0: not kept
  };

  std::string_view at(const Entry& e) const { return {texts_.data() + e.from, e.size}; }
  Entry* enter(uint64_t hash);  // counts; null when the value was known
  void add_integer(int64_t value);
  void add_real(double value);
  void add_text(std::string_view value);
  void put_range(ColumnStatistics& out) const;
  void put_frequent(ColumnStatistics& out) const;
  DataKind refined(const Column& column) const;
  DataKind number_kind(const Column& column, int64_t reals) const;
  int64_t kinds(DataKind kind) const { return kinds_[static_cast<size_t>(kind)]; }

  std::vector<Entry> entries_;
  IdTable table_;
  std::string texts_;
  int64_t rows_ = 0, nulls_ = 0;
  // Distinct values by what they are; text_kinds: of texts, by what they look like.
  int64_t integers_ = 0, reals_ = 0, texts_seen_ = 0, blobs_ = 0;
  int64_t kinds_[10] = {};
  int64_t low_ = std::numeric_limits<int64_t>::max();  // of integers, texts that are ones too
  int64_t high_ = std::numeric_limits<int64_t>::min();
  int64_t integer_min_ = std::numeric_limits<int64_t>::max();
  int64_t integer_max_ = std::numeric_limits<int64_t>::min();
  double real_min_ = std::numeric_limits<double>::infinity();
  double real_max_ = -std::numeric_limits<double>::infinity();
  std::string text_min_, text_max_;
};

}  // namespace ask::db
