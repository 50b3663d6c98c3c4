// Query shapes that phrases of the question ask for, applied to logical forms.
#include "agent/engine/adjust/asked_shape.h"

#include "test/unit/engine/adjust/library.h"

namespace ask::engine::asked_shape_test {
namespace {

using namespace library;

class AskedShape : public Library {
 protected:
  // The query in the shape, or "" if it cannot take it.
  std::string shaped(const QueryShape& shape, LogicalForm form) const {
    return take_shape(shape, facts_, db_.graph(), form) ? sql(form) : "";
  }
  std::string shaped(const QueryShape& shape, QueryBlock block) const {
    return shaped(shape, form_of(std::move(block)));
  }
};

TEST_F(AskedShape, RowsWithoutPartnersAreKeptByALeftJoin) {
  QueryShape shape;
  shape.all_rows = true;
  QueryBlock loans =
      select("loans", {{column("members.name")}, count("loans")}, {table("members")});
  loans.group = {column("members.id")};
  EXPECT_EQ(shaped(shape, loans),
            "SELECT members.name, count(loans.id) FROM members LEFT JOIN loans ON "
            "loans.member_id = members.id GROUP BY members.id");
  loans.where = {{compared(column("loans.lent_on"), Op::kGreater, "2024-01-01")}};
  EXPECT_EQ(shaped(shape, loans), "");  // the condition would drop the rows again
  EXPECT_EQ(shaped(shape, select("members", {{column("members.name")}})), "");  // no join
}

TEST_F(AskedShape, ValuesSideBySideAreGroupsOfTheirColumn) {
  QueryShape shape;
  shape.side_by_side = true;
  QueryBlock both = select("supplies", {count("supplies")});
  const ColumnExpr colour = column("supplies.colour");
  both.where = {{compared(colour, Op::kEqual, "white")}, {compared(colour, Op::kEqual, "black")}};
  EXPECT_EQ(shaped(shape, both),
            "SELECT supplies.colour, count(*) FROM supplies WHERE supplies.colour = 'white' OR "
            "supplies.colour = 'black' GROUP BY supplies.colour");
  both.where.pop_back();
  EXPECT_EQ(shaped(shape, both), "");
}

TEST_F(AskedShape, ADifferenceSubtractsTheSecondValueOrTheFirstIfReversed) {
  QueryShape shape;
  shape.difference = true;
  QueryBlock block = select("members", {count("members")});
  const ColumnExpr city = column("members.city");
  block.where = {{compared(city, Op::kEqual, "Oslo"), compared(city, Op::kEqual, "Rome")}};
  const std::string oslo = "count(*) FILTER (WHERE members.city = 'Oslo')",
                    rome = "count(*) FILTER (WHERE members.city = 'Rome')";
  EXPECT_EQ(shaped(shape, block), "SELECT " + oslo + " - " + rome + " AS difference FROM members");
  shape.reversed = true;
  EXPECT_EQ(shaped(shape, block), "SELECT " + rome + " - " + oslo + " AS difference FROM members");
  block.select = {{column("members.name")}};
  EXPECT_EQ(shaped(shape, block), "");  // names have no difference
}

TEST_F(AskedShape, TheAverageReplacesZero) {
  QueryShape shape;
  shape.than_average = true;
  QueryBlock block = select("books", {{column("books.title")}});
  block.where = {{compared(column("books.price"), Op::kGreater, int64_t{0})}};
  EXPECT_EQ(shaped(shape, block),
            "SELECT books.title FROM books WHERE books.price > (SELECT avg(books.price) FROM "
            "books)");
  block.where[0][0].value = int64_t{5};
  EXPECT_EQ(shaped(shape, block), "");
}

TEST_F(AskedShape, EveryComparesTheCountWithThatOfTheTable) {
  QueryShape shape;
  shape.every = {"book"};
  QueryBlock block =
      select("members", {{column("members.name")}}, {table("loans"), table("books")});
  EXPECT_EQ(shaped(shape, block),
            "SELECT members.name FROM members JOIN loans ON loans.member_id = members.id JOIN "
            "books ON loans.book_id = books.id GROUP BY members.id HAVING count(DISTINCT "
            "books.id) = (SELECT count(*) FROM books)");
  shape.every = {"concert"};
  EXPECT_EQ(shaped(shape, block), "");
}

TEST_F(AskedShape, TheRankingMeasureIsShownUnlessItMustBeACount) {
  QueryShape shape;
  shape.with_measure = true;
  QueryBlock dearest = select("books", {{column("books.title")}});
  dearest.order = {{{column("books.price")}, true}};
  dearest.limit = 1;
  EXPECT_EQ(shaped(shape, dearest),
            "SELECT books.title, books.price FROM books ORDER BY books.price DESC LIMIT 1");
  shape.with_count = true;
  EXPECT_EQ(shaped(shape, dearest), "");
}

TEST_F(AskedShape, TheDateNamedByAVerbIsShownOnce) {
  QueryShape shape;
  shape.when = "return";
  QueryBlock loans = select("loans", {{column("loans.id")}});
  EXPECT_EQ(shaped(shape, loans), "SELECT loans.id, loans.returned_on FROM loans");
  loans.select.push_back({column("loans.returned_on")});
  EXPECT_EQ(shaped(shape, loans), "SELECT loans.id, loans.returned_on FROM loans");
  EXPECT_EQ(shaped(shape, select("members", {{column("members.name")}})), "");  // has no date
}

TEST_F(AskedShape, AnAverageOfTwoValuesIsOneForEachUnlessTheyAreAlternatives) {
  QueryBlock block = select("supplies", {{column("supplies.stock_qty"), Aggregate::kAverage}});
  const ColumnExpr colour = column("supplies.colour");
  block.where = {{compared(colour, Op::kEqual, "white"), compared(colour, Op::kEqual, "black")}};
  EXPECT_EQ(shaped({}, block),
            "SELECT supplies.colour, avg(supplies.stock_qty) FROM supplies WHERE "
            "supplies.colour = 'white' OR supplies.colour = 'black' GROUP BY supplies.colour");
  QueryShape either;
  either.alternatives = true;
  EXPECT_EQ(shaped(either, block),
            "SELECT avg(supplies.stock_qty) FROM supplies WHERE supplies.colour = 'white' OR "
            "supplies.colour = 'black'");
}

}  // namespace
}  // namespace ask::engine::asked_shape_test
