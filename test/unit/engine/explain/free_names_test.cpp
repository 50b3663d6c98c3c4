#include "agent/engine/explain/free_names.h"

#include <gtest/gtest.h>

#include "test/unit/engine/school.h"

namespace ask::engine::free_names_test {
namespace {

using school::kAge;
using school::kCity;
using school::kPupils;

class FreeNames : public school::School {
 protected:
  bool free(const std::string& phrase, uint32_t table, int64_t column = -1,
            std::string_view stored = {}) const {
    const Interpretation in = read(phrase);
    return is_free_name(in, {table, column, stored});
  }
};

// feature 36
TEST_F(FreeNames, AnUnusedPhraseIsFree) {
  EXPECT_TRUE(free("urchins", kPupils));
  EXPECT_TRUE(free("sea urchins", kPupils));
  EXPECT_TRUE(free("pupils", kPupils));  // already a name of the table
}

TEST_F(FreeNames, FunctionWordsAndNumbersAreNotFree) {
  EXPECT_FALSE(free("the urchins", kPupils));
  EXPECT_FALSE(free("more urchins", kPupils));
  EXPECT_FALSE(free("7 urchins", kPupils));
  EXPECT_FALSE(free("urchins of May 2020", kPupils));
}

TEST_F(FreeNames, NamesWithAnotherMeaningAreNotFree) {
  EXPECT_FALSE(free("schools", kPupils));
  EXPECT_FALSE(free("Oslo", kPupils));
  EXPECT_FALSE(free("age", kPupils));
}

// "pupil level" for a column of pupils.
TEST_F(FreeNames, ANameOfAColumnMayContainItsTable) {
  EXPECT_TRUE(free("pupil maturity", kPupils, kAge.column));
  EXPECT_FALSE(free("pupil maturity", kCity.table, kCity.column));
}

TEST(BaseForm, WordByWord) {
  EXPECT_EQ(base_form("Sold Items"), "sell item");
  EXPECT_EQ(base_form("sell-item"), base_form("Sold Items"));
}

}  // namespace
}  // namespace ask::engine::free_names_test
