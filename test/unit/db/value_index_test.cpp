#include <gtest/gtest.h>

#include "agent/db/statistics/value_index.h"

namespace ask::db::value_index_test {
namespace {

std::vector<std::string> texts(const ValueIndex& index, const std::vector<ValueHit>& hits) {
  std::vector<std::string> out;
  for (const ValueHit& hit : hits)
    out.push_back(std::to_string(hit.table) + "." + std::to_string(hit.column) + " " +
                  std::string(index.original(hit)));
  return out;
}
using Texts = std::vector<std::string>;

TEST(DbValueIndex, TextAndValuesAreNormalisedAlike) {
  EXPECT_EQ(ValueIndex::normalised("  Acme,  Corp. "), "acme corp");
  EXPECT_EQ(ValueIndex::normalised("O'Brien-Smith"), "o brien smith");
  EXPECT_EQ(ValueIndex::normalised("São Paulo"), "sao paulo");
  EXPECT_EQ(ValueIndex::normalised("“Quoted” – so…"), "quoted so");
  EXPECT_EQ(ValueIndex::normalised("東京、日本"), "東京 日本");
  EXPECT_EQ(ValueIndex::normalised("50\xC2\xA0%"), "50");
  EXPECT_EQ(ValueIndex::normalised("+-*/"), "");
  EXPECT_EQ(ValueIndex::normalised(std::string_view("a\0b", 3)), "a b");
  EXPECT_EQ(ValueIndex::normalised("bad \xFF\xE2 byte"), "bad \xFF\xE2 byte");
  EXPECT_TRUE(ValueIndex::normalises_to("  No-Show", "no show"));
  EXPECT_TRUE(ValueIndex::normalises_to("Élan", "elan"));
  EXPECT_TRUE(ValueIndex::normalises_to("?", ""));
  EXPECT_FALSE(ValueIndex::normalises_to("Show", "no show"));
}

TEST(DbValueIndex, FindsExactlyTheStoredValues) {
  ValueIndex index;
  EXPECT_TRUE(index.find("jazz").empty());
  index.add(0, 1, "Jazz");
  index.add(2, 0, "JAZZ");
  index.add(2, 1, "jazz");
  index.add(0, 1, "Jazz at Noon");
  index.add(0, 1, "---");
  EXPECT_EQ(index.values(), 4u);
  EXPECT_EQ(index.longest(), 3u);
  EXPECT_EQ(texts(index, index.find("jazz")), (Texts{"0.1 Jazz", "2.0 JAZZ", "2.1 jazz"}));
  EXPECT_EQ(texts(index, index.find("jazz at noon")), Texts{"0.1 Jazz at Noon"});
  EXPECT_TRUE(index.find("noon").empty());
  EXPECT_TRUE(index.find("").empty());
}

TEST(DbValueIndex, FirstWordsAreKnown) {
  ValueIndex index;
  EXPECT_FALSE(index.starts_with_word("acme"));
  index.add(0, 0, "Acme Corp");
  EXPECT_TRUE(index.starts_with_word("acme"));
  EXPECT_FALSE(index.starts_with_word("corp"));
  EXPECT_FALSE(index.starts_with_word("acme corp"));
  EXPECT_FALSE(index.starts_with_word("ac"));
}

TEST(DbValueIndex, ConsecutiveWordsAreFoundInsideLongerValues) {
  ValueIndex index;
  for (const char* value :
       {"Acme Corp", "The Acme Corp", "Acme", "Acmeville Corp", "Corp Acme", "Acme Acme Corp"})
    index.add(3, 4, value);
  EXPECT_EQ(texts(index, index.containing("acme corp", 9)),
            (Texts{"3.4 The Acme Corp", "3.4 Acme Acme Corp"}));
  EXPECT_EQ(texts(index, index.containing("acme", 3)),
            (Texts{"3.4 Acme Corp", "3.4 The Acme Corp", "3.4 Corp Acme"}));
  EXPECT_EQ(index.containing("acme", 9).size(), 4u);  // find() finds "Acme" itself
  EXPECT_TRUE(index.containing("corp the", 9).empty());
  EXPECT_TRUE(index.containing("nowhere corp", 9).empty());
  EXPECT_TRUE(index.containing("", 9).empty());
  EXPECT_TRUE(index.containing("acme", 0).empty());
}

TEST(DbValueIndex, ManyValuesStaySmallAndAreAllFound) {
  ValueIndex index;
  constexpr uint32_t kMany = 20000;
  for (uint32_t i = 0; i < kMany; ++i) index.add(0, 0, "customer number " + std::to_string(i));
  EXPECT_EQ(index.values(), kMany);
  for (uint32_t i = 0; i < kMany; i += 7) {
    const std::string value = "customer number " + std::to_string(i);
    const auto hits = index.find(value);
    ASSERT_EQ(hits.size(), 1u) << value;
    EXPECT_EQ(index.original(hits[0]), value);
  }
  EXPECT_EQ(texts(index, index.containing("number 19999", 9)), Texts{"0.0 customer number 19999"});
  EXPECT_LT(index.bytes(), kMany * 200u);
}

}  // namespace
}  // namespace ask::db::value_index_test
