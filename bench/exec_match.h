// Execution accuracy: runs two statements and compares their rows with the rules of the evaluation:
// as multisets, or in order if the gold query orders them; columns by position; numbers with a
// tolerance of 1e-6.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/value.h"

struct sqlite3;

namespace ask::bench {

struct Outcome {
  bool ran = false;
  std::string error;
  int columns = 0;
  std::vector<std::vector<Value>> rows;
};

Outcome run(sqlite3* db, const std::string& sql);
bool orders_at_top(std::string_view sql);
// "" if the results are equal, else what differs.
std::string difference(const Outcome& gold, const Outcome& got, bool ordered);
// True if the results are equal when columns may change places.
bool equal_in_any_columns(const Outcome& gold, const Outcome& got, bool ordered);

}  // namespace ask::bench
