#include "agent/engine/schema/column_facts.h"

#include <gtest/gtest.h>

#include "test/unit/engine/measured.h"

namespace ask::engine::column_facts_test {
namespace {

constexpr const char* kFirm = R"(
  CREATE TABLE people(id INTEGER PRIMARY KEY, name TEXT, birth_date TEXT);
  INSERT INTO people VALUES(1, 'Ann', '1990-01-02'), (2, 'Bo', '1980-03-04'), (3, 'Cy', NULL);
  CREATE TABLE staff(person_id INTEGER UNIQUE REFERENCES people(id), grade INTEGER,
                     manager_id INTEGER REFERENCES staff(person_id), remote TEXT, wing TEXT,
                     is_fired INTEGER, left_year INTEGER);
  INSERT INTO staff VALUES(1, 3, NULL, 'Y', 'N', 0, NULL), (2, 4, 1, 'N', 'S', 0, 2020),
                          (3, 4, 1, 'Y', 'S', 0, NULL);
  CREATE TABLE sites(code TEXT PRIMARY KEY, size INTEGER, rate REAL);
  INSERT INTO sites VALUES('N1', 50, 1.5), ('S1', 70, 2.5);
  CREATE TABLE films(id INTEGER PRIMARY KEY, title TEXT, director_id INTEGER REFERENCES people(id),
                     people_id INTEGER REFERENCES people(id));
  INSERT INTO films VALUES(1, 'Up', 1, 2), (2, 'Up', 2, 1);
  CREATE TABLE payments(id INTEGER PRIMARY KEY, amount REAL, done INTEGER);
  INSERT INTO payments VALUES(1, 7.5, 1), (2, 8.5, 0);
  CREATE TABLE trips(id INTEGER PRIMARY KEY, start_date TEXT, end_date TEXT, start_time TEXT,
                     end_time TEXT);
  INSERT INTO trips VALUES(1, '2024-01-01', '2024-01-03', '2024-01-01 08:00', '2024-01-03 09:00');
)";

class Facts : public testing::Test {
 protected:
  ColumnExpr of(std::string_view name) const { return db_.column(name); }
  std::string name(ColumnExpr c) const { return db_.name(c); }

  const measured::Measured db_{kFirm};
  const ColumnFacts facts_ = db_.facts();
};

TEST_F(Facts, NumbersTextsAndDates) {
  EXPECT_TRUE(facts_.numeric(of("sites.size")));
  EXPECT_FALSE(facts_.numeric(of("people.name")));
  EXPECT_TRUE(facts_.text(of("people.name")));
  EXPECT_FALSE(facts_.text(of("people.birth_date")));
  EXPECT_TRUE(facts_.birth_date(of("people.birth_date")));
  EXPECT_FALSE(facts_.birth_date(of("trips.start_date")));
  EXPECT_TRUE(facts_.quantity(of("sites.size")));
  EXPECT_FALSE(facts_.quantity(of("people.name")));
  EXPECT_TRUE(facts_.intensive(of("sites.rate")));
  EXPECT_FALSE(facts_.intensive(of("sites.size")));
}

TEST_F(Facts, FlagsByTheirValues) {
  EXPECT_TRUE(facts_.flag(of("staff.remote")));
  EXPECT_TRUE(facts_.flag(of("payments.done")));
  EXPECT_TRUE(facts_.flag(of("staff.is_fired")));  // nobody was: its name decides
  EXPECT_FALSE(facts_.flag(of("staff.grade")));
  EXPECT_FALSE(facts_.flag(of("staff.wing")));  // north and south
  EXPECT_EQ(facts_.flag_value(of("staff.remote"), true), Value(std::string("Y")));
  EXPECT_EQ(facts_.flag_value(of("staff.remote"), false), Value(std::string("N")));
  EXPECT_EQ(facts_.flag_value(of("payments.done"), true), Value(int64_t{1}));
}

TEST_F(Facts, WordsOfAName) {
  EXPECT_EQ(facts_.first_word(of("people.birth_date")), "birth");
  EXPECT_EQ(facts_.last_word(of("people.birth_date")), "date");
  EXPECT_TRUE(facts_.has_word(of("people.birth_date"), "birth"));
  EXPECT_FALSE(facts_.has_word({db_.table("people"), kNone}, "person"));
}

TEST_F(Facts, KeysAndNamesOfRows) {
  EXPECT_EQ(name(facts_.key_of(db_.table("people"))), "people.id");
  EXPECT_EQ(name(facts_.key_of(db_.table("sites"))), "sites.code");
  EXPECT_EQ(name(facts_.name_of(db_.table("people"))), "people.name");
  EXPECT_EQ(name(facts_.name_of(db_.table("staff"))), "people.name");  // of the person
  EXPECT_TRUE(facts_.single_key(of("people.id")));
  EXPECT_TRUE(facts_.single_key(of("staff.person_id")));
  EXPECT_FALSE(facts_.single_key(of("staff.grade")));
  EXPECT_TRUE(facts_.unique(of("people.name")));
  EXPECT_FALSE(facts_.unique(of("films.title")));
  EXPECT_TRUE(facts_.calls_one_row(of("people.name"), kNone));
  EXPECT_FALSE(facts_.calls_one_row(of("films.title"), kNone));
  EXPECT_TRUE(facts_.calls_one_row(of("films.title"), 0));
}

TEST_F(Facts, ForeignKeysAndTheirRoles) {
  EXPECT_EQ(name(facts_.referred(of("films.director_id"))), "people.id");
  EXPECT_FALSE(facts_.referred(of("films.title")).valid());
  EXPECT_TRUE(facts_.names_role(of("films.director_id")));
  EXPECT_FALSE(facts_.names_role(of("films.people_id")));
  EXPECT_TRUE(facts_.own_reference(of("staff.manager_id")));
  EXPECT_FALSE(facts_.own_reference(of("films.director_id")));
  std::string_view called;
  EXPECT_EQ(name(facts_.parent_role(called)), "staff.manager_id");
  EXPECT_EQ(called, "manager");
}

TEST_F(Facts, NullableColumns) {
  EXPECT_TRUE(facts_.has_null_column_named("left"));
  EXPECT_FALSE(facts_.has_null_column_named("grade"));
}

TEST_F(Facts, TheAmountOfARow) {
  EXPECT_EQ(name(facts_.amount_of(db_.table("payments"))), "payments.amount");
  EXPECT_FALSE(facts_.amount_of(db_.table("sites")).valid());  // two measures
  EXPECT_FALSE(facts_.amount_of(db_.table("people")).valid());
}

TEST_F(Facts, UnitsOfDurations) {
  const auto between = [&](std::string_view end, std::string_view start) {
    ColumnExpr out = of(end);
    out.adjust = ColumnExpr::Adjust::kSince;
    out.less_table = of(start).table;
    out.less = of(start).column;
    return out;
  };
  EXPECT_EQ(facts_.unit_of_duration(between("trips.end_date", "trips.start_date")), kDays);
  EXPECT_EQ(facts_.unit_of(between("trips.end_time", "trips.start_time")), kHours);
  EXPECT_TRUE(facts_.measure(between("trips.end_date", "trips.start_date")));
  EXPECT_FALSE(facts_.temporal(between("trips.end_date", "trips.start_date")));
}

}  // namespace
}  // namespace ask::engine::column_facts_test
