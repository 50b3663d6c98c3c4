// The single checks of the coverage features, on queries in place of a candidate's own.
#include <optional>

#include "agent/engine/rank/coverage_context.h"
#include "agent/engine/rank/coverage_lost_endings.h"
#include "agent/engine/rank/coverage_lost_mentions.h"
#include "agent/engine/rank/coverage_lost_parts.h"
#include "agent/engine/rank/coverage_lost_states.h"
#include "agent/engine/rank/coverage_lost_tables.h"
#include "agent/engine/rank/coverage_lost_words.h"
#include "test/unit/engine/school.h"

namespace ask::engine::coverage_checks_test {
namespace {

using namespace school;

const ValueExpr kCountPupils{kAllPupils, Aggregate::kCount};

class CoverageChecks : public School {
 protected:
  // The context of a block in the place of the first candidate of the question.
  const CoverageContext& of(const std::string& question, QueryBlock block) {
    read_.emplace(question, db_.snapshot(), db_.schema());
    EXPECT_FALSE(read_->candidates().empty()) << question;
    candidate_ = read_->candidates().front();
    candidate_->logical_form = {};
    candidate_->logical_form.block = std::move(block);
    checks_.emplace(read_->arcs(), read_->column_facts());
    context_.emplace(coverage_context(read_->arcs(), *checks_, read_->column_facts(),
                                      read_->graph(), *candidate_, read_->yes_no()));
    return *context_;
  }

 private:
  std::optional<Interpretation> read_;
  std::optional<Candidate> candidate_;
  std::optional<WordChecks> checks_;
  std::optional<CoverageContext> context_;
};

TEST_F(CoverageChecks, TheContextListsUsedColumnsAndOperations) {
  QueryBlock block = select(kPupils, {{kAge, Aggregate::kAverage}}, {kSchools});
  block.where = {{compared(kCity, Op::kGreater, "Rome")}};
  const CoverageContext& context = of("the average age of pupils of schools after Rome", block);
  EXPECT_TRUE(context.operations.average && context.operations.compared);
  EXPECT_FALSE(context.operations.sum || context.operations.grouped || context.operations.extreme);
  EXPECT_EQ(context.blocks, 1);
  EXPECT_EQ(context.literals.size(), 2U);  // of a condition, its value and its upper bound
  for (const ColumnExpr c : {kAge, kCity, ColumnExpr{kPupils, kNone}, ColumnExpr{kSchools, kNone}})
    EXPECT_NE(std::find(context.used.begin(), context.used.end(), c), context.used.end());
  EXPECT_EQ(joins(context).size(), 1U);
}

TEST_F(CoverageChecks, AWordNamesUsedOrUnusedColumns) {
  const std::string question = "the age of pupils";  // 1 age, 3 pupils
  EXPECT_EQ(naming(of(question, select(kPupils, {{kAge}})), 1), Naming::kUsed);
  EXPECT_EQ(naming(of(question, select(kSchools, {{kCity}})), 1), Naming::kUnused);
  EXPECT_EQ(naming(of(question, select(kSchools, {{kCity}})), 2), Naming::kNothing);
  EXPECT_TRUE(mentions_table(of(question, select(kPupils, {{kAge}})), kPupils));
  EXPECT_FALSE(mentions_table(of(question, select(kPupils, {{kAge}})), kSchools));
}

TEST_F(CoverageChecks, AKeyAfterByIsLostWithoutGroups) {
  const std::string question = "number of pupils by age";
  EXPECT_TRUE(lost_grouping(of(question, select(kPupils, {kCountPupils})), 4));
  QueryBlock grouped = select(kPupils, {{kAge}, kCountPupils});
  grouped.group = {kAge};
  EXPECT_FALSE(lost_grouping(of(question, grouped), 4));
}

TEST_F(CoverageChecks, PeopleAreLostIfOtherRowsAreCounted) {
  const std::string question = "how many people are in Rome";
  QueryBlock schools = select(kSchools, {{ColumnExpr{kSchools, kNone}, Aggregate::kCount}});
  schools.where = {{compared(kCity, Op::kEqual, "Rome")}};
  EXPECT_TRUE(lost_people(of(question, schools), 2));
  EXPECT_FALSE(lost_people(of(question, select(kPupils, {kCountPupils})), 2));
}

TEST_F(CoverageChecks, AnUnusedPhraseAtTheEndIsLost) {
  const QueryBlock pupils = select(kPupils, {{kPupilName}});
  EXPECT_TRUE(lost_ending(of("names of pupils and by whom", pupils), 5));
  EXPECT_TRUE(lost_ending(of("names of pupils since they joined", pupils), 3));
  EXPECT_FALSE(lost_ending(of("names of pupils", pupils), 2));
}

TEST_F(CoverageChecks, APredicateIsLostUnlessItIsPartOfAName) {
  const QueryBlock pupils = select(kPupils, {{kPupilName}});
  EXPECT_TRUE(lost_word(of("which pupils are nervous", pupils), 3));
  EXPECT_FALSE(lost_word(of("which pupils are nervous", pupils), 1));
  EXPECT_FALSE(lost_word(of("names of pupils", pupils), 2));
}

TEST_F(CoverageChecks, ATotalIsLostWithoutASum) {
  EXPECT_TRUE(loses_total(of("the total age of pupils", select(kPupils, {{kPupilName}}))));
  EXPECT_FALSE(
      loses_total(of("the total age of pupils", select(kPupils, {{kAge, Aggregate::kSum}}))));
}

TEST_F(CoverageChecks, AValueOutOfRangeIsNonsense) {
  QueryBlock block = select(kPupils, {{kPupilName}});
  block.where = {{compared(kOfSchool, Op::kGreater, int64_t{4000})}};
  EXPECT_TRUE(loses_state(of("pupils over 4000", block)));
  block.where = {{compared(kOfSchool, Op::kGreater, int64_t{1})}};
  EXPECT_FALSE(loses_state(of("pupils over 1", block)));
}

TEST_F(CoverageChecks, NotIsNoSeparateQuestionIfAConditionIsNegated) {
  QueryBlock block = select(kPupils, {{kPupilName}});
  Condition not_ten = compared(kAge, Op::kEqual, int64_t{10});
  not_ten.negated = true;
  block.where = {{compared(kAge, Op::kEqual, int64_t{9})}, {not_ten}};
  EXPECT_TRUE(loses_question_part(of("pupils aged 9 but not 10", block)));
  block.where.pop_back();
  EXPECT_FALSE(loses_question_part(of("pupils aged 9", block)));
}

TEST_F(CoverageChecks, RowsOfAnUnmentionedTableDoNotGroup) {
  QueryBlock block = select(kPupils, {{kAge}, kCountPupils});
  block.group = {kAge};
  EXPECT_FALSE(goes_by_other_tables(of("number of pupils per age", block)));
}

}  // namespace
}  // namespace ask::engine::coverage_checks_test
