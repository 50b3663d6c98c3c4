#include "agent/reason/notes.h"

#include <gtest/gtest.h>

namespace ask::reason::notes_test {

// feature 101
TEST(Notes, EachIsAddedWhereItApplies) {
  using Notes = std::vector<std::string>;
  ResultSet result;
  EXPECT_EQ(notes(result), Notes{"no rows"});
  result.rows = {{Value(int64_t{1})}, {Value(int64_t{2})}};
  EXPECT_EQ(notes(result), Notes{});
  result.row_cut = true;
  EXPECT_EQ(notes(result), Notes{"cut at 2 rows (max_rows)"});
  result.row_cut = false;
  result.byte_cut = true;
  EXPECT_EQ(notes(result), Notes{"cut after 2 rows (max_bytes)"});
  result.byte_cut = false;
  result.ms = 1500;
  EXPECT_EQ(notes(result), Notes{"slow: 1500 ms"});
}

}  // namespace ask::reason::notes_test
