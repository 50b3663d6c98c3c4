// Result keys: logical forms that give the same rows have equal keys.
#include "agent/engine/rank/result_key.h"

#include "test/unit/engine/school.h"

namespace ask::engine::result_key_test {
namespace {

using namespace school;

class ResultKeys : public School {
 protected:
  ResultKey of(const QueryBlock& block) const {
    LogicalForm form;
    form.block = block;
    return of(form);
  }
  ResultKey of(const LogicalForm& form) const { return result_key(form, facts(), db_.graph()); }
  template <class Form>
  bool same(const Form& a, const Form& b) const {
    return of(a).rows == of(b).rows;
  }
  template <class Form>
  bool nearly(const Form& a, const Form& b) const {
    return of(a).loosely == of(b).loosely;
  }
};

TEST_F(ResultKeys, CountingKeysCountsRows) {
  const QueryBlock rows = select(kPupils, {{kAllPupils, Aggregate::kCount}});
  const QueryBlock keys = select(kPupils, {{kPupilId, Aggregate::kCount, true}});
  const QueryBlock ages = select(kPupils, {{kAge, Aggregate::kCount, true}});
  EXPECT_TRUE(same(rows, keys));
  EXPECT_FALSE(same(rows, ages));
  EXPECT_TRUE(nearly(rows, ages));
}

TEST_F(ResultKeys, AnUnusedParentMakesNoDifference) {
  const QueryBlock alone = select(kPupils, {{kAge}});
  EXPECT_TRUE(same(alone, select(kPupils, {{kAge}}, {kSchools})));
  EXPECT_FALSE(same(select(kSchools, {{kCity}}), select(kSchools, {{kCity}}, {kPupils})));
  // The key of the parent is stored in the child too.
  EXPECT_TRUE(same(select(kPupils, {{kOfSchool}}), select(kPupils, {{kSchoolId}}, {kSchools})));
}

TEST_F(ResultKeys, RepetitionsMakeADifference) {
  QueryBlock names = select(kSchools, {{kSchoolName}}), cities = select(kSchools, {{kCity}});
  QueryBlock once = names, towns = cities;
  once.distinct = towns.distinct = true;
  EXPECT_TRUE(same(names, once));
  EXPECT_FALSE(same(cities, towns));
  EXPECT_TRUE(nearly(cities, towns));
}

TEST_F(ResultKeys, AKeyAndAUniqueNameGiveTheSameGroups) {
  QueryBlock by_name = select(kSchools, {{kSchoolName}, {kAllPupils, Aggregate::kCount}});
  by_name.tables = {kPupils};
  QueryBlock by_key = by_name, by_city = by_name;
  by_name.group = {kSchoolName};
  by_key.group = {kSchoolId};
  by_city.group = {kCity};
  EXPECT_TRUE(same(by_name, by_key));
  EXPECT_FALSE(same(by_name, by_city));
}

TEST_F(ResultKeys, TheOrderOfOutputsAndConditionsMakesNoDifference) {
  QueryBlock a = select(kPupils, {{kPupilName}, {kAge}}),
             b = select(kPupils, {{kAge}, {kPupilName}});
  const Condition young = compared(kAge, Op::kLess, int64_t{9}),
                  ada = compared(kPupilName, Op::kEqual, "Ada");
  a.where = {{young}, {ada}};
  b.where = {{ada}, {young}};
  EXPECT_TRUE(same(a, b));
  b.where = {{ada, young}};  // a disjunction
  EXPECT_FALSE(same(a, b));
  b.where = {{ada}, {young}};
  b.where[0][0].negated = true;
  EXPECT_FALSE(same(a, b));
}

TEST_F(ResultKeys, ValuesAndLimitsAreParts) {
  QueryBlock nine = select(kPupils, {{kPupilName}}), real = nine, ten = nine;
  nine.where = {{compared(kAge, Op::kEqual, int64_t{9})}};
  real.where = {{compared(kAge, Op::kEqual, 9.0)}};
  ten.where = {{compared(kAge, Op::kEqual, int64_t{10})}};
  EXPECT_TRUE(same(nine, real));
  EXPECT_FALSE(same(nine, ten));
  QueryBlock first = nine, second = nine;
  first.order = second.order = {{{kAge}, true}};
  first.limit = 1;
  second.limit = 2;
  EXPECT_FALSE(same(first, second));
  EXPECT_FALSE(same(nine, first));
}

TEST_F(ResultKeys, ASetOperatorRemovesDuplicates) {
  LogicalForm rows, once;
  rows.block = select(kSchools, {{kCity}});
  once.block = rows.block;
  once.block.distinct = true;
  EXPECT_FALSE(same(rows, once));
  rows.op = once.op = SetOperator::kUnion;
  rows.right = once.right = {select(kPupils, {{kPupilName}})};
  EXPECT_TRUE(same(rows, once));
  once.op = SetOperator::kExcept;
  EXPECT_FALSE(same(rows, once));
}

}  // namespace
}  // namespace ask::engine::result_key_test
