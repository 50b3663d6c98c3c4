// Logical form to query tree: joins, groups, sub-queries and set operators, as rendered SQL.
#include "agent/engine/generate/generator.h"

#include "agent/sql/render.h"
#include "test/unit/engine/school.h"

namespace ask::engine::generator_test {
namespace {

using namespace school;

class Generator : public School {
 protected:
  std::string sql(LogicalForm form) const {
    const auto query = build(form, facts(), db_.graph(), nullptr);
    return query ? sql::render(*query) : query.error().message;
  }
  std::string sql(QueryBlock block) const {
    LogicalForm form;
    form.block = std::move(block);
    return sql(std::move(form));
  }
};

// feature 39
TEST_F(Generator, JoinsTheUsedTables) {
  EXPECT_EQ(sql(select(kPupils, {{kAge}})), R"(SELECT "pupils"."age" FROM "pupils")");
  QueryBlock of_city = select(kPupils, {{kPupilName}}, {kSchools});
  of_city.where = {{compared(kCity, Op::kEqual, "Rome")}};
  EXPECT_EQ(sql(of_city),
            R"(SELECT "pupils"."name" FROM "pupils" JOIN "schools" ON )"
            R"("pupils"."school_id" = "schools"."id" WHERE "schools"."city" = 'Rome')");
}

TEST_F(Generator, GroupsBeforeComparingGroups) {
  QueryBlock crowded =
      select(kSchools, {{kSchoolName}, {kAllPupils, Aggregate::kCount}}, {kPupils});
  crowded.group = {kSchoolId};
  crowded.having = Having{{kAllPupils, Aggregate::kCount}, Op::kGreater, int64_t{1}, {}, {}};
  crowded.order = {{{kAllPupils, Aggregate::kCount}, true}};
  crowded.limit = 2;
  EXPECT_EQ(sql(crowded), R"(SELECT "schools"."name", count(*) FROM "schools" JOIN "pupils" ON )"
                          R"("pupils"."school_id" = "schools"."id" GROUP BY "schools"."id" HAVING )"
                          R"(count(*) > 1 ORDER BY count(*) DESC LIMIT 2)");
}

TEST_F(Generator, ASubQueryReturnsTheComparedColumn) {
  QueryBlock none = select(kSchools, {{kSchoolName}});
  Condition belongs = compared(kSchoolId, Op::kIn, {});
  belongs.negated = true;
  belongs.sub = {select(kPupils, {{kOfSchool}})};
  none.where = {{belongs}};
  EXPECT_EQ(sql(none),
            R"(SELECT "schools"."name" FROM "schools" WHERE "schools"."id" NOT IN (SELECT )"
            R"("pupils"."school_id" FROM "pupils"))");
  QueryBlock older = select(kPupils, {{kPupilName}});
  Condition above = compared(kAge, Op::kGreater, {});
  above.sub = {select(kPupils, {{kAge, Aggregate::kAverage}})};
  older.where = {{above}};
  EXPECT_EQ(sql(older), R"(SELECT "pupils"."name" FROM "pupils" WHERE "pupils"."age" > (SELECT )"
                        R"(avg("pupils"."age") FROM "pupils"))");
}

TEST_F(Generator, ClausesAreConjunctionsOfDisjunctions) {
  QueryBlock block = select(kPupils, {{kPupilName}});
  block.where = {
      {compared(kAge, Op::kLess, int64_t{9}), compared(kAge, Op::kGreaterEqual, int64_t{10})},
      {compared(kPupilName, Op::kLike, "A%")}};
  EXPECT_EQ(sql(block), R"(SELECT "pupils"."name" FROM "pupils" WHERE ("pupils"."age" < 9 OR )"
                        R"("pupils"."age" >= 10) AND "pupils"."name" LIKE 'A%')");
}

TEST_F(Generator, SetOperatorsAndParallelValues) {
  LogicalForm both;
  both.block = select(kPupils, {{kPupilName}});
  both.block.where = {{compared(kAge, Op::kEqual, int64_t{9})}};
  both.op = SetOperator::kExcept;
  both.right = {select(kPupils, {{kPupilName}})};
  both.right[0].where = {{compared(kAge, Op::kEqual, int64_t{10})}};
  EXPECT_EQ(sql(both), R"(SELECT "pupils"."name" FROM "pupils" WHERE "pupils"."age" = 9 EXCEPT )"
                       R"(SELECT "pupils"."name" FROM "pupils" WHERE "pupils"."age" = 10)");
  LogicalForm beside;
  beside.block = select(kPupils, {{kAllPupils, Aggregate::kCount}});
  beside.beside = {select(kSchools, {{{kSchools, kNone}, Aggregate::kCount}})};
  EXPECT_EQ(sql(beside),
            R"(SELECT (SELECT count(*) FROM "pupils") AS "pupils", (SELECT count(*) FROM )"
            R"("schools") AS "schools")");
}

TEST_F(Generator, TiesKeepAllRowsWithTheFirstValue) {
  QueryBlock oldest = select(kPupils, {{kPupilName}});
  oldest.order = {{{kAge}, true}};
  oldest.limit = 1;
  EXPECT_EQ(sql(oldest), R"(SELECT "pupils"."name" FROM "pupils" ORDER BY "pupils"."age" DESC )"
                         R"(LIMIT 1)");
  oldest.ties = true;
  EXPECT_EQ(sql(oldest), R"(SELECT "pupils"."name" FROM "pupils" WHERE "pupils"."age" = (SELECT )"
                         R"(max("pupils"."age") FROM "pupils"))");
}

TEST_F(Generator, AYesNoQuestionBecomesExists) {
  LogicalForm form;
  form.block = select(kPupils, {{kPupilName}});
  form.yes_no = true;
  EXPECT_EQ(sql(form), R"(SELECT EXISTS (SELECT "pupils"."name" FROM "pupils") AS "exists")");
}

}  // namespace
}  // namespace ask::engine::generator_test
