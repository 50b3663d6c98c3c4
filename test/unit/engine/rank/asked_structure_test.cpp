// Structures that a question asks for, words that checks apply to, and the calibration map.
#include "agent/engine/rank/asked_structure.h"

#include "agent/engine/rank/calibration.h"
#include "agent/engine/rank/feature_weights.h"
#include "agent/engine/rank/mentioned_items.h"
#include "agent/engine/rank/word_checks.h"
#include "agent/engine/rank/word_weights.h"
#include "test/unit/engine/school.h"

namespace ask::engine::asked_structure_test {
namespace {

using namespace school;

class AskedStructures : public School {
 protected:
  AskedStructure of(const std::string& question) {
    read_.emplace(question, db_.snapshot(), db_.schema());
    return asked_structure(read_->arcs());
  }
  std::optional<Interpretation> read_;
};

TEST_F(AskedStructures, EachNamesTheEntityOfTheFirstRows) {
  const AskedStructure each = of("the oldest pupil in each city");
  ASSERT_NE(each.each, nullptr);
  EXPECT_EQ(read_->arcs().text(*each.each), "city");
  EXPECT_EQ(of("the oldest pupil").each, nullptr);
}

TEST_F(AskedStructures, AGroupConditionComparesAnAggregate) {
  EXPECT_TRUE(of("schools with an average age above 9").group_condition);
  EXPECT_FALSE(of("pupils with an age above 9").group_condition);
}

TEST_F(AskedStructures, MentionsOfTablesAndColumns) {
  const Interpretation asked = read("the age of pupils");
  const MentionedItems items(asked.arcs(), asked.column_facts());
  EXPECT_TRUE(items.table(kPupils));
  EXPECT_FALSE(items.table(kSchools));
  EXPECT_TRUE(items.column(kAge));
  EXPECT_FALSE(items.column(kCity));
}

TEST_F(AskedStructures, ChecksApplyToWordsAndTheirNeighbours) {
  const Interpretation asked = read("how many pupils per school are not there");
  const WordChecks checks(asked.arcs(), asked.column_facts());
  EXPECT_TRUE(checks.concern(WordCheck::kLevel));  // "per"
  EXPECT_TRUE(checks.concern(3, WordCheck::kLevel));
  EXPECT_FALSE(checks.concern(2, WordCheck::kLevel));
  EXPECT_TRUE(checks.concern(2, WordCheck::kNoun) || checks.concern(2, WordCheck::kCounted));
  EXPECT_FALSE(checks.concern(WordCheck::kPercent));
  EXPECT_FALSE(checks.concern(99, WordCheck::kLevel));  // after the last token
  EXPECT_TRUE(checks.concern_word(3));
}

TEST(Calibration, TheMapIsLinearBetweenItsKnotsAndConstantBeyond) {
  const CalibrationKnot knots[] = {{0.2, 0.1}, {0.6, 0.5}, {0.8, 0.9}};
  EXPECT_DOUBLE_EQ(calibrate(0, knots), 0.1);
  EXPECT_DOUBLE_EQ(calibrate(0.4, knots), 0.3);
  EXPECT_DOUBLE_EQ(calibrate(0.7, knots), 0.7);
  EXPECT_DOUBLE_EQ(calibrate(1, knots), 0.9);
  double before = 0;
  for (const CalibrationKnot& knot : calibration_knots()) {
    EXPECT_GE(knot.right, before);  // monotonic
    before = knot.right;
  }
}

TEST(Calibration, UnseenDatabasesLowerTheConfidence) {
  EXPECT_EQ(shift_to_unseen(0), 0);
  EXPECT_EQ(shift_to_unseen(1), 1);
  for (const double sure : {0.3, 0.5, 0.8}) EXPECT_LT(shift_to_unseen(sure), sure);
  EXPECT_LT(shift_to_unseen(0.5), shift_to_unseen(0.6));
  EXPECT_EQ(shift_to_fragment(0), 0);
  for (const double likely : {0.3, 0.5, 0.7}) EXPECT_LT(shift_to_fragment(likely), likely);
}

TEST(FeatureWeights, EachFeatureHasAName) {
  for (size_t i = 0; i < kFeatures; ++i) EXPECT_FALSE(name(static_cast<Feature>(i)).empty()) << i;
  const auto words = word_weights();
  EXPECT_TRUE(std::is_sorted(words.begin(), words.end(),
                             [](const auto& a, const auto& b) { return a.words < b.words; }));
}

}  // namespace
}  // namespace ask::engine::asked_structure_test
