// SQL of single terms: periods, relative dates, ratios, medians, and columns in a stored form.
#include "agent/engine/generate/terms.h"

#include "agent/engine/generate/generator_builder.h"
#include "agent/engine/generate/stored_forms.h"
#include "agent/sql/render.h"
#include "test/unit/engine/school.h"

namespace ask::engine::terms_test {
namespace {

using db::ValueForm;

sql::Expr x() { return {sql::ColumnRef{"", "x"}}; }
// Without the quotes of names.
template <class Tree>
std::string text_of(const Tree& tree) {
  std::string out = sql::render(tree);
  std::erase(out, '"');
  return out;
}
db::Column stored_as(ValueForm form, char separator = '/') {
  db::Column column;
  column.kind = db::DataKind::kDate;
  column.statistics.form = form;
  column.statistics.separator = separator;
  return column;
}

TEST(Terms, PartsOfDates) {
  EXPECT_EQ(text_of(part_of(x(), Period::kYear)), "strftime('%Y', x)");
  EXPECT_EQ(text_of(part_of(x(), Period::kYear, true)), "strftime('%Y', x, 'unixepoch')");
  EXPECT_EQ(text_of(part_of(x(), Period::kDay)), "date(x)");
  EXPECT_EQ(text_of(part_of(x(), Period::kWhole)), "x");
  EXPECT_EQ(text_of(part_of(x(), Period::kQuarter)),
            "strftime('%Y', x) || '-Q' || ((strftime('%m', x) + 2) / 3)");
}

TEST(Terms, FactorsAreWrittenAsIntegers) {
  EXPECT_EQ(text_of(scaled(x(), 1)), "x");
  EXPECT_EQ(text_of(scaled(x(), 60)), "x * 60");
  EXPECT_EQ(text_of(scaled(x(), 1.0 / 60)), "x / 60.0");
  EXPECT_EQ(text_of(scaled(x(), 0.3)), "x * 0.3");
  EXPECT_EQ(text_of(scaled(x(), 0)), "x");  // the factor is unknown
}

TEST(Terms, ModifiersOfTodayAreSeparated) {
  EXPECT_EQ(text_of(from_today("")), "date('now')");
  EXPECT_EQ(text_of(from_today("start of month|-1 month")),
            "date('now', 'start of month', '-1 month')");
}

TEST(Terms, TwoAggregatesAreCombinedAsRealNumbers) {
  EXPECT_EQ(text_of(combined(Combine::kPercent, x(), x())), "100.0 * x / x");
  EXPECT_EQ(text_of(combined(Combine::kRatio, x(), x())), "1.0 * x / x");
  EXPECT_EQ(text_of(combined(Combine::kDifference, x(), x())), "x - x");
  QueryBlock block;
  block.select.resize(2);
  EXPECT_EQ(combined_name(block), "");
  block.combine = Combine::kRatio;
  EXPECT_EQ(combined_name(block), "ratio");
  block.select[1].distinct = true;
  EXPECT_EQ(combined_name(block), "average");  // an average per counted row
}

TEST(Terms, QueriesAroundOneItem) {
  sql::Core core;
  core.items = {{x(), ""}};
  sql::Query query;
  query.cores = {core};
  EXPECT_EQ(text_of(whether(query)), "SELECT EXISTS (SELECT x) AS exists");
  EXPECT_NE(text_of(median(core)).find("row_number() OVER"), std::string::npos);
  EXPECT_EQ(function(Aggregate::kAverage), "avg");
  EXPECT_EQ(function(Aggregate::kSum), "sum");
}

TEST(StoredForms, DatesInOtherFormsBecomeIsoDates) {
  EXPECT_EQ(text_of(iso_date(stored_as(ValueForm::kPlain), x())), "x");
  EXPECT_EQ(text_of(iso_date(stored_as(ValueForm::kCompactDate), x())),
            "substr(x, 1, 4) || '-' || substr(x, 5, 2) || '-' || substr(x, 7, 2)");
  EXPECT_EQ(text_of(iso_date(stored_as(ValueForm::kUnixSeconds), x())), "date(x, 'unixepoch')");
  EXPECT_EQ(text_of(iso_date(stored_as(ValueForm::kUnixMilliseconds), x())),
            "date(x / 1000, 'unixepoch')");
  EXPECT_EQ(text_of(iso_date(stored_as(ValueForm::kYearMonth), x())), "x || '-01'");
  EXPECT_EQ(text_of(iso_date(stored_as(ValueForm::kDayFirst), x())),
            "substr(x, -4) || printf('-%02d-%02d', substr(x, instr(x, '/') + 1), x)");
}

TEST(StoredForms, NumbersInTextsAreCast) {
  db::Column price = stored_as(ValueForm::kNumberText);
  price.kind = db::DataKind::kReal;
  EXPECT_EQ(text_of(comparable_form(price, x())), "CAST(x AS REAL)");
  price.statistics.gaps = db::Gaps::kEmpty;
  EXPECT_EQ(text_of(comparable_form(price, x())), "CAST(nullif(x, '') AS REAL)");
  EXPECT_EQ(text_of(comparable_form(stored_as(ValueForm::kPlain), x())), "x");
}

TEST(StoredForms, ConditionsOnDaysBecomeRangesOfTimestamps) {
  const db::Column seconds = stored_as(ValueForm::kUnixSeconds);
  Op op = Op::kEqual;
  Value value = std::string("2024-05-05"), high;
  EXPECT_TRUE(adapt_comparison(seconds, op, value, high));
  EXPECT_EQ(op, Op::kRange);
  EXPECT_EQ(text_of(bound(seconds, value)), "unixepoch('2024-05-05')");
  EXPECT_EQ(text_of(bound(seconds, high)), "unixepoch(date('2024-05-05', '+1 day'))");
  op = Op::kLike, value = std::string("2024-12%");
  EXPECT_TRUE(adapt_comparison(seconds, op, value, high));
  EXPECT_EQ(value, Value(std::string("2024-12-01")));
  EXPECT_EQ(high, Value(std::string("2025-01-01")));
  op = Op::kGreater, value = std::string("2024-05-05");
  EXPECT_TRUE(adapt_comparison(seconds, op, value, high));
  EXPECT_EQ(op, Op::kGreaterEqual);  // from the next day on
}

TEST(StoredForms, CompactDatesAreComparedAsNumbers) {
  Op op = Op::kLess;
  Value value = std::string("2024-05-05"), high;
  EXPECT_TRUE(adapt_comparison(stored_as(ValueForm::kCompactDate), op, value, high));
  EXPECT_EQ(value, Value(int64_t{20240505}));
  op = Op::kIsNull;
  EXPECT_FALSE(adapt_comparison(stored_as(ValueForm::kCompactDate), op, value, high));
}

class BuilderOfTerms : public school::School {};

TEST_F(BuilderOfTerms, TermsConditionsAndJoinsOfABlock) {
  const ColumnFacts own = facts();
  const SchemaGraph::Preference none;
  Builder builder(own, db_.graph(), none);
  EXPECT_EQ(text_of(builder.term({school::kAge, Aggregate::kAverage})), "avg(pupils.age)");
  EXPECT_EQ(text_of(builder.term({school::kPupilId, Aggregate::kCount, true})),
            "count(DISTINCT pupils.id)");
  auto above = builder.condition(school::compared(school::kAge, Op::kGreater, int64_t{9}));
  ASSERT_TRUE(above);
  EXPECT_EQ(text_of(*above), "pupils.age > 9");
  const auto joins = builder.joins(school::select(school::kPupils, {}, {school::kSchools}));
  ASSERT_TRUE(joins);
  ASSERT_EQ(joins->size(), 1u);
  EXPECT_EQ(text_of(builder.on(db_.graph().edges()[(*joins)[0].edge])),
            "pupils.school_id = schools.id");
}

}  // namespace
}  // namespace ask::engine::terms_test
