// Conditions that relate rows to the present.
#include "agent/engine/adjust/time_conditions.h"

#include "test/unit/engine/adjust/library.h"

namespace ask::engine::time_conditions_test {
namespace {

using namespace library;

class TimeConditions : public Library {
 protected:
  std::string with_shape(const QueryShape& shape, QueryBlock block) const {
    return add_time_conditions(shape, facts_, db_.graph(), block) ? sql(block) : "";
  }
  QueryBlock readings() const { return select("readings", {{column("readings.title")}}); }
  QueryBlock latest() const {
    QueryBlock block = readings();
    block.order = {{{column("readings.held_on")}, true}};
    block.limit = 1;
    return block;
  }
};

TEST_F(TimeConditions, UpcomingAndPastCompareTheDateWithToday) {
  QueryShape shape;
  shape.upcoming = true;
  EXPECT_EQ(with_shape(shape, readings()),
            "SELECT readings.title FROM readings WHERE readings.held_on >= date('now')");
  shape.upcoming = false, shape.past = true;
  EXPECT_EQ(with_shape(shape, readings()),
            "SELECT readings.title FROM readings WHERE readings.held_on < date('now')");
  EXPECT_EQ(with_shape(shape, select("books", {{column("books.title")}})), "");  // no date
  QueryBlock dated = readings();
  dated.where = {{compared(column("readings.held_on"), Op::kGreater, "2024-02-01")}};
  EXPECT_EQ(with_shape(shape, dated),
            "SELECT readings.title FROM readings WHERE readings.held_on > '2024-02-01'");
}

TEST_F(TimeConditions, OverdueRowsWereDueAndHaveNoCompletionDate) {
  QueryShape shape;
  shape.overdue = true;
  EXPECT_EQ(with_shape(shape, select("loans", {{column("loans.id")}})),
            "SELECT loans.id FROM loans WHERE loans.due_on < date('now') AND loans.returned_on "
            "IS NULL");
  // One row for each member, however many overdue loans.
  EXPECT_EQ(with_shape(shape, select("members", {{column("members.name")}})),
            "SELECT DISTINCT members.name FROM members JOIN loans ON loans.member_id = "
            "members.id WHERE loans.due_on < date('now') AND loans.returned_on IS NULL");
}

TEST_F(TimeConditions, TheLastRowIsNotInTheFuture) {
  QueryBlock block = latest();
  leave_out_future(arcs("the last reading"), facts_, kToday, block);
  EXPECT_EQ(sql(block),
            "SELECT readings.title FROM readings WHERE readings.held_on <= date('now') ORDER BY "
            "readings.held_on DESC LIMIT 1");
  block = latest();
  leave_out_future(arcs("the last reading"), facts_, "2024-12-31", block);
  EXPECT_EQ(block, latest());  // no row is later
  leave_out_future(arcs("the last upcoming reading"), facts_, kToday, block);
  EXPECT_EQ(block, latest());
  leave_out_future(arcs("the dearest reading"), facts_, kToday, block);
  EXPECT_EQ(block, latest());
}

TEST_F(TimeConditions, ARecentPeriodEndsTodayIfThereAreLaterDates) {
  QueryBlock block = readings();
  block.where = {{against_today(column("readings.held_on"), Op::kGreaterEqual)}};
  block.where[0][0].value = "-30 days";
  const QueryBlock before = block;
  end_at_today(facts_, "2024-12-31", block);
  EXPECT_EQ(block, before);
  end_at_today(facts_, kToday, block);
  EXPECT_EQ(sql(block),
            "SELECT readings.title FROM readings WHERE readings.held_on >= date('now', '-30 "
            "days') AND readings.held_on < date('now', '+1 day')");
}

TEST_F(TimeConditions, WhenAsksForTheLastOrFirstDate) {
  const auto shown = [&](std::string_view question) {
    QueryBlock block = select("readings", {{column("readings.held_on")}});
    show_last_or_first_date(arcs(question), facts_, block);
    return sql(block);
  };
  const std::string all = "SELECT readings.held_on FROM readings";
  EXPECT_EQ(shown("when did we last hold a reading"),
            all + " ORDER BY readings.held_on DESC LIMIT 1");
  EXPECT_EQ(shown("when was the first reading held"), all);  // "the first": not of the verb
  EXPECT_EQ(shown("when was one first held"), all + " ORDER BY readings.held_on LIMIT 1");
  EXPECT_EQ(shown("which did we last hold"), all);
}

TEST_F(TimeConditions, AsksForLastUnlessTheFutureIsNamed) {
  EXPECT_TRUE(asks_for_last(arcs("the most recent reading")));
  EXPECT_TRUE(asks_for_last(arcs("the last reading")));
  EXPECT_FALSE(asks_for_last(arcs("the last upcoming reading")));
  EXPECT_FALSE(asks_for_last(arcs("the first reading")));
}

TEST_F(TimeConditions, DatesAreComparableAndNamedByTheirColumn) {
  EXPECT_TRUE(is_comparable_date(facts_, column("readings.held_on")));
  EXPECT_FALSE(is_comparable_date(facts_, column("readings.guests")));
  EXPECT_TRUE(is_column_mentioned(arcs("readings by guests"), column("readings.guests")));
  EXPECT_FALSE(is_column_mentioned(arcs("readings by title"), column("readings.guests")));
}

TEST_F(TimeConditions, ALimitAppliesToTheRowsThatAreAggregated) {
  LogicalForm dearest = form_of(select("books", {{column("books.price"), Aggregate::kAverage}}));
  dearest.block.order = {{{column("books.price")}, true}};
  dearest.block.limit = 2;
  nest_first_rows(facts_, db_.graph(), false, dearest);
  EXPECT_EQ(sql(dearest),
            "SELECT avg(books.price) FROM books WHERE books.id IN (SELECT books.id FROM books "
            "ORDER BY books.price DESC LIMIT 2)");
  LogicalForm loans = form_of(select("loans", {count("loans")}, {table("books")}));
  loans.block.order = {{{column("books.price")}, true}};
  loans.block.limit = 1;
  nest_first_rows(facts_, db_.graph(), false, loans);
  EXPECT_EQ(sql(loans),
            "SELECT count(*) FROM loans JOIN books ON loans.book_id = books.id WHERE books.id IN "
            "(SELECT books.id FROM books ORDER BY books.price DESC LIMIT 1)");
  LogicalForm listed = form_of(select("books", {{column("books.title")}}));
  listed.block.order = dearest.block.order;
  listed.block.limit = 2;
  const LogicalForm before = listed;
  nest_first_rows(facts_, db_.graph(), false, listed);
  EXPECT_EQ(listed, before);
}

}  // namespace
}  // namespace ask::engine::time_conditions_test
