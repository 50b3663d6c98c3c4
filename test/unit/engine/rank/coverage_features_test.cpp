// Parts of the question that a query omits.
#include "agent/engine/rank/coverage_features.h"

#include "test/unit/engine/school.h"

namespace ask::engine::coverage_features_test {
namespace {

using namespace school;

class CoverageFeatures : public School {
 protected:
  struct Covered {
    FeatureVector features;
    UncoveredWords words;
    float operator[](Feature f) const { return features[f]; }
  };
  // The coverage of a block in the place of the first reading of the question.
  Covered of(const std::string& question, QueryBlock block) const {
    const Interpretation in = read(question);
    EXPECT_FALSE(in.candidates().empty()) << question;
    Candidate candidate = in.candidates().front();
    candidate.logical_form = {};
    candidate.logical_form.block = std::move(block);
    Covered out{FeatureVector(candidate.features), {}};
    out.words =
        add_coverage_features(in.arcs(), WordChecks(in.arcs(), in.column_facts()),
                              in.column_facts(), in.graph(), candidate, in.yes_no(), out.features);
    return out;
  }
};

TEST_F(CoverageFeatures, AnUnexplainedWordIsReported) {
  const QueryBlock count = select(kPupils, {{kAllPupils, Aggregate::kCount}});
  const Covered plain = of("How many pupils are there?", count);
  EXPECT_EQ(plain[Feature::kUnknownWords], 0);
  EXPECT_EQ(plain[Feature::kAllKnown], 1);
  EXPECT_TRUE(plain.words.unexplained.empty());
  const Covered married = of("How many pupils are married?", count);
  EXPECT_EQ(married[Feature::kUnknownWords], 1);
  EXPECT_EQ(married[Feature::kAllKnown], 0);
  EXPECT_EQ(married.words.unexplained, std::vector<uint16_t>{4});
}

TEST_F(CoverageFeatures, ALostNumberIsCounted) {
  QueryBlock old = select(kPupils, {{kPupilName}});
  EXPECT_EQ(of("pupils older than 9", old)[Feature::kLostNumber], 1);
  old.where = {{compared(kAge, Op::kGreater, int64_t{9})}};
  EXPECT_EQ(of("pupils older than 9", old)[Feature::kLostNumber], 0);
}

TEST_F(CoverageFeatures, ALostStoredNameIsCounted) {
  QueryBlock of_rome = select(kSchools, {{kSchoolName}});
  EXPECT_EQ(of("schools in Rome", of_rome)[Feature::kLostName], 1);
  of_rome.where = {{compared(kCity, Op::kEqual, "Rome")}};
  EXPECT_EQ(of("schools in Rome", of_rome)[Feature::kLostName], 0);
}

TEST_F(CoverageFeatures, ALostAggregateOrExtremeIsCounted) {
  const std::string average = "What is the average age of pupils?";
  EXPECT_EQ(of(average, select(kPupils, {{kAge}}))[Feature::kLostAverage], 1);
  EXPECT_EQ(of(average, select(kPupils, {{kAge, Aggregate::kAverage}}))[Feature::kLostAverage], 0);
  EXPECT_GT(of(average, select(kPupils, {{kAge, Aggregate::kSum}}))[Feature::kLostAverage], 1)
      << "a sum in its place";
  const std::string oldest = "Who is the oldest pupil?";
  QueryBlock block = select(kPupils, {{kPupilName}});
  EXPECT_EQ(of(oldest, block)[Feature::kLostExtreme], 1);
  block.order = {{{kAge}, true}};
  block.limit = 1;
  EXPECT_EQ(of(oldest, block)[Feature::kLostExtreme], 0);
}

TEST_F(CoverageFeatures, MissingGroupOrNegationIsCounted) {
  const std::string each = "number of pupils for each age";
  QueryBlock block = select(kPupils, {{kAllPupils, Aggregate::kCount}});
  EXPECT_EQ(of(each, block)[Feature::kLostGroup], 1);
  EXPECT_GT(of("number of pupils by age", block)[Feature::kLostGroup], 1) << "a named key";
  EXPECT_GT(of("number of pupils by school", block)[Feature::kLostGroup], 1) << "a named table";
  block.group = {kAge};
  EXPECT_GT(of("number of pupils by age", block)[Feature::kLostGroup], 1) << "a hidden key";
  EXPECT_EQ(of(each, block)[Feature::kLostGroup], 0);
  QueryBlock others = select(kSchools, {{kSchoolName}});
  others.where = {{compared(kCity, Op::kEqual, "Rome")}};
  EXPECT_EQ(of("schools that are not in Rome", others)[Feature::kLostNegation], 1);
  others.where[0][0].negated = true;
  EXPECT_EQ(of("schools that are not in Rome", others)[Feature::kLostNegation], 0);
}

}  // namespace
}  // namespace ask::engine::coverage_features_test
