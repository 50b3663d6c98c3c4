#include "agent/engine/schema/gradable_columns.h"

#include <gtest/gtest.h>

#include "agent/engine/lexicon/scales.h"
#include "test/unit/engine/measured.h"

namespace ask::engine::gradable_columns_test {
namespace {

constexpr const char* kZoo = R"(
  CREATE TABLE zoos(id INTEGER PRIMARY KEY, name TEXT, city TEXT);
  INSERT INTO zoos VALUES(1, 'North', 'Oslo'), (2, 'South', 'Rome');
  CREATE TABLE venues(id INTEGER PRIMARY KEY, name TEXT);
  INSERT INTO venues VALUES(1, 'Hall'), (2, 'Park');
  CREATE TABLE animals(id INTEGER PRIMARY KEY, name TEXT, age INTEGER, born TEXT, fed_at TEXT,
                       weight INTEGER, food_price REAL, arrival_date TEXT);
  INSERT INTO animals VALUES
    (1, 'Leo', 4, '2020-01-01', '08:30', 190, 9.5, '2021-02-03'),
    (2, 'Kim', 7, '2017-05-01', '09:30', 80, 3.5, '2019-02-03');
)";

class GradableColumns : public testing::Test {
 protected:
  std::string best(std::string_view table, std::string_view scale) const {
    const ScaleMatch match = match_scale(facts_, db_.table(table), scale);
    return match.score > 0 ? (match.reversed ? "-" : "") + db_.name(match.column) : "";
  }
  float score(std::string_view column, std::string_view scale) const {
    return match_column(facts_, db_.column(column), scale).score;
  }

  const measured::Measured db_{kZoo};
  const ColumnFacts facts_ = db_.facts();
};

TEST_F(GradableColumns, AreFoundByTheirAdjective) {
  EXPECT_EQ(best("animals", scales::kAge), "animals.age");
  EXPECT_EQ(best("animals", scales::kDate), "animals.arrival_date");
  EXPECT_EQ(best("zoos", scales::kAge), "");
}

TEST_F(GradableColumns, AnEarlierBirthIsAGreaterAge) {
  const ScaleMatch born = match_column(facts_, db_.column("animals.born"), scales::kAge);
  EXPECT_GT(born.score, 0);
  EXPECT_TRUE(born.reversed);
  EXPECT_GT(score("animals.age", scales::kAge), born.score);
}

TEST_F(GradableColumns, KeysAndTextsMeasureNothing) {
  EXPECT_EQ(score("animals.id", scales::kAge), 0);
  EXPECT_EQ(score("animals.name", scales::kAge), 0);
}

// "latest" uses the dates of events, not the birth dates of its rows.
TEST_F(GradableColumns, BirthAndDeathDatesComeLast) {
  EXPECT_LT(score("animals.born", scales::kDate), score("animals.arrival_date", scales::kDate));
  EXPECT_GT(score("animals.born", scales::kDate), 0);
}

TEST_F(GradableColumns, ADurationMeasuresHowLongAndHowFast) {
  ColumnExpr lasting = db_.column("animals.arrival_date");
  lasting.less_table = lasting.table;
  lasting.less = db_.column("animals.born").column;
  lasting.adjust = ColumnExpr::Adjust::kSince;
  ASSERT_TRUE(lasting.duration());
  EXPECT_TRUE(match_column(facts_, lasting, scales::kSpeed).reversed);
  EXPECT_EQ(match_column(facts_, lasting, scales::kAge).score, 0);
}

TEST_F(GradableColumns, DatesOfTheRowItself) {
  EXPECT_TRUE(dates_row(facts_, db_.column("animals.born")));
  EXPECT_FALSE(dates_row(facts_, db_.column("animals.fed_at")));
}

TEST_F(GradableColumns, Places) {
  EXPECT_TRUE(is_place(facts_, db_.table("venues")));
  EXPECT_FALSE(is_place(facts_, db_.table("animals")));
  EXPECT_GT(place_score(facts_, db_.column("zoos.city")), 0.3F);
  EXPECT_FLOAT_EQ(place_score(facts_, db_.column("venues.name")), 0.3F);
  EXPECT_EQ(place_score(facts_, db_.column("animals.name")), 0);
  EXPECT_EQ(place_score(facts_, db_.column("animals.weight")), 0);
}

}  // namespace
}  // namespace ask::engine::gradable_columns_test
