// Counts including rows without partners, stored bounds, spellings, units, and parallel numbers.
#include "agent/engine/adjust/asked_unit.h"
#include "agent/engine/adjust/numbers_beside.h"
#include "agent/engine/adjust/spellings.h"
#include "agent/engine/adjust/stored_bounds.h"
#include "agent/engine/adjust/zero_counts.h"
#include "test/unit/engine/adjust/library.h"

namespace ask::engine::counts_and_bounds_test {
namespace {

using namespace library;

class CountsAndBounds : public Library {
 protected:
  LogicalForm loans_of_members(Op op, int64_t bound) const {
    QueryBlock block = select("members", {{column("members.name")}}, {table("loans")});
    block.group = {column("members.id")};
    block.having = Having{count("loans"), op, bound, {}, {}};
    return form_of(block);
  }
};

TEST_F(CountsAndBounds, AnUpperBoundOfACountKeepsRowsWithoutPartners) {
  LogicalForm few = loans_of_members(Op::kLess, 2);
  keep_zero_counts(facts_, db_.graph(), few);
  EXPECT_EQ(sql(few),
            "SELECT members.name FROM members LEFT JOIN loans ON loans.member_id = members.id "
            "GROUP BY members.id HAVING count(loans.id) < 2");
  LogicalForm many = loans_of_members(Op::kGreater, 2);
  const LogicalForm before = many;
  keep_zero_counts(facts_, db_.graph(), many);
  EXPECT_EQ(many, before);
}

TEST_F(CountsAndBounds, AConditionOnTheCountedRowsMovesIntoTheCount) {
  LogicalForm few = loans_of_members(Op::kLessEqual, 1);
  few.block.where = {{compared(column("loans.lent_on"), Op::kGreater, "2024-01-31")},
                     {compared(column("members.city"), Op::kEqual, "Oslo")}};
  keep_zero_counts(facts_, db_.graph(), few);
  EXPECT_EQ(sql(few),
            "SELECT members.name FROM members LEFT JOIN loans ON loans.member_id = members.id "
            "WHERE members.city = 'Oslo' GROUP BY members.id HAVING count(loans.id) FILTER "
            "(WHERE loans.lent_on > '2024-01-31') <= 1");
}

TEST_F(CountsAndBounds, AnAverageOfCountsIncludesZeros) {
  LogicalForm average = form_of(select("loans", {count("loans")}, {table("members")}));
  average.block.group = {column("members.id")};
  average.block.outer = Aggregate::kAverage;
  count_empty_groups(facts_, db_.graph(), average);
  EXPECT_TRUE(average.block.all_rows);
  EXPECT_EQ(average.block.entity, table("members"));
  EXPECT_EQ(average.block.select[0].column, column("loans.id"));
  average.block.all_rows = false;
  average.block.where = {{compared(column("loans.lent_on"), Op::kGreater, "2024-01-31")}};
  count_empty_groups(facts_, db_.graph(), average);
  EXPECT_FALSE(average.block.all_rows);
}

TEST_F(CountsAndBounds, TheMinimumOfAllRowsIsComparedWithTheStoredMinimum) {
  QueryBlock block = select("supplies", {{column("supplies.name")}});
  Condition below = compared(column("supplies.stock_qty"), Op::kLess, {});
  below.sub = {select("supplies", {{column("supplies.stock_qty"), Aggregate::kMinimum}})};
  EXPECT_TRUE(beyond_all_rows(below));
  block.where = {{below}};
  compare_with_stored_bounds(facts_, block);
  EXPECT_EQ(sql(block),
            "SELECT supplies.name FROM supplies WHERE supplies.stock_qty < supplies.min_qty");
  Condition above = below;
  above.op = Op::kGreater;
  EXPECT_FALSE(beyond_all_rows(above));  // above the minimum of all rows: most rows
  above.sub[0].select[0].fn = Aggregate::kMaximum;
  EXPECT_TRUE(beyond_all_rows(above));
  block.where = {{above}};
  const QueryBlock before = block;
  compare_with_stored_bounds(facts_, block);
  EXPECT_EQ(block, before);  // no maximum is stored
}

TEST_F(CountsAndBounds, OtherSpellingsOfAValueAreAlternatives) {
  LogicalForm in_rome = form_of(select("members", {{column("members.name")}}));
  in_rome.block.where = {{compared(column("members.city"), Op::kEqual, "Rome")}};
  add_spellings(facts_, db_.snapshot().values, in_rome);
  EXPECT_EQ(sql(in_rome),
            "SELECT members.name FROM members WHERE members.city = 'Rome' OR members.city = "
            "'rome'");
  in_rome.block.where = {{compared(column("members.city"), Op::kEqual, "Rome")}};
  in_rome.block.where[0][0].negated = true;
  add_spellings(facts_, db_.snapshot().values, in_rome);
  EXPECT_EQ(sql(in_rome),
            "SELECT members.name FROM members WHERE members.city <> 'Rome' AND members.city <> "
            "'rome'");
  LogicalForm in_oslo = form_of(select("members", {{column("members.name")}}));
  in_oslo.block.where = {{compared(column("members.city"), Op::kEqual, "Oslo")}};
  const LogicalForm before = in_oslo;
  add_spellings(facts_, db_.snapshot().values, in_oslo);
  EXPECT_EQ(in_oslo, before);
}

TEST_F(CountsAndBounds, DurationsAreShownInTheUnitOfTheQuestion) {
  LogicalForm time = form_of(select("books", {{column("books.reading_minutes")}}));
  EXPECT_TRUE(show_in_unit(unit_named("hour"), facts_, time));
  EXPECT_EQ(sql(time), "SELECT books.reading_minutes / 60.0 AS hours FROM books");
  LogicalForm price = form_of(select("books", {{column("books.price")}}));
  EXPECT_FALSE(show_in_unit(unit_named("hour"), facts_, price));
}

TEST_F(CountsAndBounds, ACountAmongOthersSharesTheirConditionsAndAddsOne) {
  const QueryBlock all = select("loans", {count("loans")});
  QueryBlock open = all;
  open.where = {{compared(column("loans.returned_on"), Op::kIsNull, {})}};
  LogicalForm form = form_of(all);
  ASSERT_TRUE(add_numbers_beside({{open, true, false}}, form));
  EXPECT_EQ(form.beside, (std::vector<QueryBlock>{open}));
  form = form_of(open);
  EXPECT_FALSE(add_numbers_beside({{all, true, false}}, form));
  form = form_of(open);
  EXPECT_FALSE(add_numbers_beside({{open, true, false}}, form));  // a count of all of them
  form = form_of(all);
  EXPECT_FALSE(add_numbers_beside({{open, true, true}}, form));  // a count, not a sum
  EXPECT_FALSE(add_numbers_beside({{{}, true, false}}, form));   // not understood
  EXPECT_TRUE(add_numbers_beside({}, form));
}

TEST_F(CountsAndBounds, ParallelNumbersRestrictTheSameColumn) {
  QueryBlock oslo = select("members", {count("members")}), rome = oslo, named = oslo;
  oslo.where = {{compared(column("members.city"), Op::kEqual, "Oslo")}};
  rome.where = {{compared(column("members.city"), Op::kEqual, "Rome")}};
  named.where = {{compared(column("members.name"), Op::kEqual, "Ada")}};
  LogicalForm form = form_of(oslo);
  EXPECT_TRUE(add_numbers_beside({{rome, false, false}}, form));
  form = form_of(oslo);
  EXPECT_FALSE(add_numbers_beside({{named, false, false}}, form));
  EXPECT_FALSE(add_numbers_beside({{oslo, false, false}}, form));  // the same number twice
}

TEST_F(CountsAndBounds, OriginsOfAnotherQuestionAreRemovedEverywhere) {
  QueryBlock block = select("members", {{column("members.name")}});
  block.select[0].from = {1};
  block.where = {{compared(column("members.city"), Op::kEqual, "Oslo")}};
  block.where[0][0].from = {2};
  block.order = {{{column("members.name")}, false, {3}}};
  const QueryBlock bare = without_origins(block);
  EXPECT_TRUE(bare.select[0].from.empty());
  EXPECT_TRUE(bare.where[0][0].from.empty());
  EXPECT_TRUE(bare.order[0].from.empty());
}

}  // namespace
}  // namespace ask::engine::counts_and_bounds_test
