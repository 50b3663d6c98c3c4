// Grounding of operands: numbers, dates, durations and amounts, converted to their column's form.
#include "agent/engine/ground/operands.h"

#include "agent/engine/ground/amount_words.h"
#include "agent/engine/ground/date_columns.h"
#include "agent/engine/ground/dates.h"
#include "agent/engine/ground/durations.h"
#include "agent/engine/ground/filter_columns.h"
#include "agent/engine/ground/values.h"
#include "test/unit/engine/ground/grounding_fixture.h"

namespace ask::engine::grounding_test {

inline constexpr const char* kFlights = R"(
  CREATE TABLE airports(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, city TEXT NOT NULL);
  INSERT INTO airports VALUES(1, 'Portela', 'Lisbon'), (2, 'Orly', 'Paris'), (3, 'Tegel', 'Berlin');
  CREATE TABLE pilots(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, licensed TEXT,
                      supervisor_id INTEGER REFERENCES pilots(id));
  INSERT INTO pilots VALUES(1, 'Ada', 'yes', NULL), (2, 'Ben', 'no', 1);
  CREATE TABLE flights(id INTEGER PRIMARY KEY, origin_id INTEGER NOT NULL REFERENCES airports(id),
                       destination_id INTEGER NOT NULL REFERENCES airports(id),
                       pilot_id INTEGER NOT NULL REFERENCES pilots(id), year INTEGER,
                       duration_seconds INTEGER, fare_cents INTEGER, opens_at TEXT,
                       departed_on TEXT NOT NULL, cancelled_on TEXT);
  INSERT INTO flights VALUES
    (1, 1, 2, 1, 2023, 7200, 9900, '09:30', '2023-05-01', NULL),
    (2, 2, 1, 2, 2023, 7500, 8900, '10:00', '2023-06-01', '2023-05-20'),
    (3, 2, 3, 1, 2024, 5400, 7900, '18:15', '2024-02-01', NULL);
)";

class GroundingOperands : public GroundingPhases {
 protected:
  enum : uint32_t { kAirports, kPilots, kFlightRows };
  GroundingOperands() : GroundingPhases(kFlights) {}
  ColumnExpr flight(uint32_t c) const { return {kFlightRows, c}; }
  ColumnExpr year() const { return flight(4); }
  ColumnExpr duration() const { return flight(5); }
  ColumnExpr fare() const { return flight(6); }
  ColumnExpr opens_at() const { return flight(7); }
  ColumnExpr departed() const { return flight(8); }

  // The condition `column op number` with the only number of the question.
  Condition with_number(std::string_view question, std::string_view number, ColumnExpr column,
                        Op op = Op::kGreater) {
    ask(question);
    Filter filter;
    filter.op = op;
    filter.value = arc(number, MentionKind::kNumber);
    PendingCondition pending;
    pending.condition.column = column;
    pending.condition.op = op;
    state_after_.emplace(about(kFlightRows));
    set_number(in(), *state_after_, pending, filter);
    return pending.condition;
  }
  // The condition `column op date` with the only date of the question.
  Condition with_date(std::string_view question, std::string_view date, ColumnExpr column,
                      Op op = Op::kEqual) {
    ask(question);
    PendingCondition pending;
    pending.condition.column = column;
    pending.condition.op = op;
    state_after_.emplace(about(kFlightRows));
    set_date(in(), *state_after_, pending, arcs_.mention(arcs_[arc(date, MentionKind::kDate)]));
    return pending.condition;
  }
  float unexpressed() const { return lost(*state_after_); }

  std::optional<GroundingState> state_after_;
};

TEST_F(GroundingOperands, YearsAndRangesAreRecognised) {
  EXPECT_TRUE(is_year(int64_t{1999}));
  EXPECT_FALSE(is_year(int64_t{12}));
  EXPECT_FALSE(is_year(1999.5));
  EXPECT_TRUE(is_range(Op::kBetween));
  EXPECT_FALSE(is_range(Op::kEqual));
  EXPECT_FALSE(is_range(Op::kLike));
}

TEST_F(GroundingOperands, TextIsALiteralWithTheTypeOfItsColumn) {
  EXPECT_EQ(literal_for(*facts_, duration(), "12"), Value(int64_t{12}));
  EXPECT_EQ(literal_for(*facts_, duration(), "12.5"), Value(12.5));
  EXPECT_EQ(literal_for(*facts_, duration(), "12a"), Value(std::string("12a")));
  EXPECT_EQ(literal_for(*facts_, {kAirports, 1}, "12"), Value(std::string("12")));
  EXPECT_EQ(literal_for(*facts_, duration(), ""), Value(std::string()));
}

TEST_F(GroundingOperands, DurationsAreConvertedToTheUnitOfTheColumn) {
  EXPECT_EQ(with_number("flights longer than 2 hours", "2 hours", duration()).value,
            Value(int64_t{7200}));
  EXPECT_EQ(with_number("flights longer than 90 minutes", "90 minutes", duration()).value,
            Value(int64_t{5400}));
  EXPECT_EQ(with_number("flights longer than 90", "90", duration()).value, Value(int64_t{90}));
  EXPECT_FALSE(measures_time(arcs_, arcs_[arc("90", MentionKind::kNumber)]));
  ask("flights longer than 2 hours");
  EXPECT_TRUE(measures_time(arcs_, arcs_[arc("2", MentionKind::kNumber)]));
}

TEST_F(GroundingOperands, ANumberComparedWithATextHasABadType) {
  const ColumnExpr licensed{kPilots, 2};
  with_number("pilots above 5", "5", licensed);
  EXPECT_EQ(state_after_->score.features[Feature::kBadType], 1);
  EXPECT_EQ(with_number("pilots of 5", "5", licensed, Op::kEqual).value, text("5"));
  EXPECT_EQ(state_after_->score.features[Feature::kBadType], 0);
}

TEST_F(GroundingOperands, AmountsOfMoneyAreConvertedToCents) {
  ask("flights under 80");
  const ArcId eighty = arc("80", MentionKind::kNumber);
  EXPECT_EQ(stored_amount(in(), eighty, fare()), Value(int64_t{8000}));
  EXPECT_EQ(stored_amount(in(), eighty, duration()), Value(int64_t{80}));
  ask("flights under 80 cents");
  EXPECT_EQ(stored_amount(in(), arc("80", MentionKind::kNumber), fare()), Value(int64_t{80}));
}

TEST_F(GroundingOperands, AYearComparedWithADateIsAPatternOrABound) {
  const Condition in_2023 = with_number("flights with 2023", "2023", departed(), Op::kEqual);
  EXPECT_EQ(in_2023.op, Op::kLike);
  EXPECT_EQ(in_2023.value, text("2023%"));
  const Condition after = with_number("flights over 2023", "2023", departed(), Op::kGreater);
  EXPECT_EQ(after.op, Op::kGreaterEqual);
  EXPECT_EQ(after.value, text("2024-01-01"));
  EXPECT_EQ(with_number("flights under 2023", "2023", departed(), Op::kLess).value,
            text("2023-01-01"));
  with_number("flights over 2023", "2023", opens_at());
  EXPECT_EQ(unexpressed(), 1);  // a year has no time of day
}

TEST_F(GroundingOperands, ADateIsAYearNumberAPatternADayOrARange) {
  EXPECT_EQ(with_date("flights in 2023", "2023", year()).value, Value(int64_t{2023}));
  const Condition month = with_date("flights in May 2023", "May 2023", departed());
  EXPECT_EQ(month.op, Op::kLike);
  EXPECT_EQ(month.value, text("2023-05%"));
  with_date("flights in May 2023", "May 2023", year());
  EXPECT_EQ(unexpressed(), 1);  // the column has no months
  const Condition day = with_date("flights on 2023-05-01", "2023-05-01", departed());
  EXPECT_EQ(day.op, Op::kEqual);
  EXPECT_EQ(day.value, text("2023-05-01"));
  const Condition since = with_date("flights after May 2023", "May 2023", departed(), Op::kGreater);
  EXPECT_EQ(since.op, Op::kGreaterEqual);  // after its end
  EXPECT_EQ(since.value, text("2023-06-01"));
  EXPECT_TRUE(with_date("flights of last month", "last month", departed()).from_today);
}

TEST_F(GroundingOperands, OnlyIsoDatesAreComparable) {
  EXPECT_TRUE(iso_dates(*facts_, departed()));
  EXPECT_FALSE(iso_dates(*facts_, opens_at()));
}

TEST_F(GroundingOperands, ADateColumnIsReducedToThePeriodOfItsArc) {
  ask("month of departure");
  ColumnExpr c = departed();
  Arc month = arcs_.all[0];
  month.begin = 0, month.end = 1;
  take_period(in(), month, c);
  EXPECT_EQ(c.period, Period::kMonth);
  c = {kAirports, 1};
  take_period(in(), month, c);
  EXPECT_EQ(c.period, Period::kWhole);  // not a date
}

TEST_F(GroundingOperands, TheVerbBeforeADateSelectsItsColumn) {
  ask("flights cancelled in 2023");
  Filter filter;
  filter.value = arc("2023", MentionKind::kDate);
  GroundingState state = about(kFlightRows);
  EXPECT_EQ(date_column(in(), state, filter), flight(9));
  ask("flights departed in 2023");
  filter.value = arc("2023", MentionKind::kDate);
  EXPECT_EQ(date_column(in(), state, filter), departed());
}

TEST_F(GroundingOperands, APeriodOfANullableDateIsAlsoACondition) {
  ask("flights cancelled per month");
  GroundingState state = about(kFlightRows);
  const ColumnExpr c = part_of_date(in(), state, Period::kMonth, arc("month", MentionKind::kCue));
  EXPECT_EQ(c.column, 9u);
  EXPECT_EQ(c.period, Period::kMonth);
  ASSERT_EQ(state.conditions.size(), 1u);
  EXPECT_EQ(state.conditions[0].condition.op, Op::kIsNull);
  EXPECT_TRUE(state.conditions[0].condition.negated);
}

TEST_F(GroundingOperands, TimesOfDayAreFoundByTheirKind) {
  ask("flights after 18:00");
  EXPECT_EQ(time_of_day(in(), about(kFlightRows)), opens_at());
  EXPECT_FALSE(time_of_day(in(), about(kPilots)).valid());
}

TEST_F(GroundingOperands, AComparisonWithAStoredValueUsesItsRow) {
  ask("pilots older than Ada");
  Filter filter;
  filter.value = arc("Ada", MentionKind::kValue);
  filter.op = Op::kGreater;
  EXPECT_TRUE(compares_with_row(arcs_, filter));
  filter.op = Op::kEqual;
  EXPECT_FALSE(compares_with_row(arcs_, filter));
}

TEST_F(GroundingOperands, AValueIsBoundToANearbyColumn) {
  ask("airports in Paris");
  Filter filter;
  filter.value = arc("Paris", MentionKind::kValue);
  GroundingState state = about(kAirports);
  PendingCondition pending;
  ASSERT_TRUE(bind_value(in(), state, filter, pending));
  EXPECT_EQ(pending.condition.column, (ColumnExpr{kAirports, 2}));
  EXPECT_EQ(pending.condition.value, text("Paris"));
  const GroundingState none = about(kFlightRows);
  EXPECT_FALSE(has_one_value(in(), none, {kPilots, 1}));  // no output yet
  GroundingState listed = about(kFlightRows);
  listed.plain_outputs = {flight(0)};
  EXPECT_TRUE(has_one_value(in(), listed, {kPilots, 1}));
  listed.plain_outputs = {{kPilots, 1}};
  EXPECT_FALSE(has_one_value(in(), listed, departed()));  // a pilot has many flights
}

TEST(AmountWords, PredicatesOnTheWordsAroundAnAmount) {
  const auto snapshot = db::Snapshot{};
  const SchemaIndex index(snapshot.catalog);
  Lattice lattice;
  Arcs arcs;
  const auto ask = [&](std::string_view question) {
    lattice = link(question, snapshot, index);
    arcs = make_arcs(lattice);
  };
  const auto word = [&](std::string_view folded) {
    Arc out;
    for (size_t t = 0; t < arcs.tokens(); ++t)
      if (arcs.token(t).folded == folded)
        out.begin = static_cast<uint16_t>(t), out.end = static_cast<uint16_t>(t + 1);
    return out;
  };
  ask("the total of all fees");
  EXPECT_TRUE(names_money(arcs, word("fees")));
  EXPECT_FALSE(names_money(arcs, word("all")));
  EXPECT_FALSE(sums_amounts(arcs, word("total")));
  ask("total fees");
  EXPECT_TRUE(sums_amounts(arcs, word("fees")));
  ask("total visitors");
  EXPECT_FALSE(sums_amounts(arcs, word("visitors")));
  ask("rent collected in 2024");
  EXPECT_TRUE(handed_over(arcs, 1));
  EXPECT_FALSE(handed_over(arcs, 0));
  ask("average fees");
  EXPECT_TRUE(says_average(arcs, word("fees")));
  EXPECT_FALSE(says_average(arcs, word("average")));
  ask("what did we invest in 2024");
  EXPECT_TRUE(is_amount_of_verb(arcs, word("invest")));
  EXPECT_FALSE(is_amount_of_verb(arcs, word("what")));
  EXPECT_FALSE(no_year(arcs, kNoArc));
  EXPECT_FALSE(ends_in_before(arcs, kNoArc));
}

}  // namespace ask::engine::grounding_test
