// The features of a query, and of its fit to the question.
#include "agent/engine/rank/query_features.h"

#include "test/unit/engine/school.h"

namespace ask::engine::query_features_test {
namespace {

using namespace school;

class QueryFeatures : public School {
 protected:
  // The features of a block as the first reading of the question, which has `joins` joins.
  FeatureVector of(const std::string& question, QueryBlock block, size_t joins = 0) const {
    const Interpretation in = read(question);
    EXPECT_FALSE(in.candidates().empty()) << question;
    Candidate candidate = in.candidates().front();
    candidate.logical_form = {};
    candidate.logical_form.block = std::move(block);
    candidate.joins = joins;
    FeatureVector out(candidate.features);
    add_query_features(candidate, in.arcs(), in.column_facts(), in.graph(),
                       MentionedItems(in.arcs(), in.column_facts()), out);
    return out;
  }
};

TEST_F(QueryFeatures, MentionedItemsKnowTheTablesAndColumnsOfTheQuestion) {
  const Interpretation in = read("What is the age of pupils?");
  const MentionedItems mentioned(in.arcs(), in.column_facts());
  EXPECT_TRUE(mentioned.table(kPupils));
  EXPECT_FALSE(mentioned.table(kSchools));
  EXPECT_TRUE(mentioned.column(kAge));
  EXPECT_FALSE(mentioned.column(kCity));
}

TEST_F(QueryFeatures, PartsOfTheQueryAreCounted) {
  QueryBlock block = select(kSchools, {{kSchoolName}, {kAllPupils, Aggregate::kCount}}, {kPupils});
  block.group = {kSchoolName};
  block.order = {{{kAllPupils, Aggregate::kCount}, true}};
  block.limit = 1;
  block.where = {{compared(kCity, Op::kEqual, "Rome"), compared(kCity, Op::kEqual, "Oslo")}};
  const FeatureVector got = of("Which school has the most pupils?", block, 1);
  for (const Feature one :
       {Feature::kGroup, Feature::kGroupFirst, Feature::kCountRows, Feature::kMixedOutput,
        Feature::kTwoOutputs, Feature::kOrderCount, Feature::kDescending, Feature::kLimitOne,
        Feature::kOneJoin, Feature::kOr, Feature::kTwoConditions})
    EXPECT_EQ(got[one], 1) << static_cast<int>(one);
  for (const Feature none : {Feature::kDistinct, Feature::kHaving, Feature::kAscending,
                             Feature::kLimitMany, Feature::kNoJoin, Feature::kSum, Feature::kNotIn,
                             Feature::kGroupElsewhere, Feature::kImpossible, Feature::kRepeats})
    EXPECT_EQ(got[none], 0) << static_cast<int>(none);
}

TEST_F(QueryFeatures, UnmentionedItemsAreCounted) {
  const std::string question = "What is the age of pupils?";
  EXPECT_EQ(of(question, select(kPupils, {{kAge}}))[Feature::kOutputUnmentioned], 0);
  EXPECT_EQ(of(question, select(kPupils, {{kAge}, {kOfSchool}}))[Feature::kOutputUnmentioned], 1);
  const FeatureVector joined = of(question, select(kPupils, {{kAge}}, {kSchools}), 1);
  EXPECT_EQ(joined[Feature::kTableUnmentioned], 1);
  EXPECT_EQ(joined[Feature::kJoinOnlyUnmentioned], 1);
  QueryBlock ordered = select(kPupils, {{kAge}});
  ordered.order = {{{kOfSchool}, false}};
  EXPECT_EQ(of(question, ordered)[Feature::kOrderUnmentioned], 1);
  QueryBlock restricted = select(kPupils, {{kAge}});
  restricted.where = {{compared(kOfSchool, Op::kEqual, int64_t{1})}};
  EXPECT_EQ(of(question, restricted)[Feature::kConditionUnmentioned], 1);
}

TEST_F(QueryFeatures, ImpossibleConditionsAreCounted) {
  QueryBlock block = select(kPupils, {{kAge}});
  block.where = {{compared(kPupilName, Op::kEqual, "Ada")},
                 {compared(kPupilName, Op::kEqual, "Ben")}};
  EXPECT_EQ(of("What is the age of Ada?", block)[Feature::kImpossible], 1);
  block.where.pop_back();
  EXPECT_EQ(of("What is the age of Ada?", block)[Feature::kImpossible], 0);
  QueryBlock old = select(kPupils, {{kPupilName}});
  old.where = {{compared(kAge, Op::kEqual, int64_t{40})}};
  EXPECT_EQ(of("pupils of age 40", old)[Feature::kOutOfRange], 1);
  old.where[0][0].value = int64_t{9};
  EXPECT_EQ(of("pupils of age 9", old)[Feature::kOutOfRange], 0);
}

TEST_F(QueryFeatures, AnUngroupedOutputIsCounted) {
  QueryBlock block = select(kPupils, {{kPupilName}, {kAllPupils, Aggregate::kCount}});
  block.group = {kOfSchool};
  EXPECT_EQ(of("pupils of each school", block)[Feature::kGroupElsewhere], 1);
  block.select[0] = {kOfSchool};
  EXPECT_EQ(of("pupils of each school", block)[Feature::kGroupElsewhere], 0);
}

}  // namespace
}  // namespace ask::engine::query_features_test
