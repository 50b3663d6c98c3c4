#include "agent/common/word_table.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace ask {
namespace {

TEST(WordTable, KeepsOneValueForEachWord) {
  std::vector<std::string> words;
  for (int i = 0; i < 1000; ++i) words.push_back("word" + std::to_string(i));
  WordTable<int> table;
  EXPECT_EQ(table.find("word1"), nullptr);
  for (int i = 0; i < 1000; ++i) table[words[static_cast<size_t>(i)]] = i;
  table["word7"] += 1000;
  for (int i = 0; i < 1000; ++i) {
    const int* found = table.find("word" + std::to_string(i));
    ASSERT_NE(found, nullptr);
    EXPECT_EQ(*found, i == 7 ? 1007 : i);
  }
  EXPECT_FALSE(table.contains("word"));
  EXPECT_FALSE(table.contains(""));
  table[""];
  EXPECT_TRUE(table.contains(""));
}

}  // namespace
}  // namespace ask
