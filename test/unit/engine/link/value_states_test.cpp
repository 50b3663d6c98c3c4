#include "agent/engine/link/value_states.h"

#include <gtest/gtest.h>

#include "agent/engine/link/value_events.h"
#include "agent/engine/link/value_opposites.h"
#include "agent/engine/link/value_prices.h"
#include "test/unit/engine/link/value_mentions.h"

namespace ask::engine::value_states_test {
namespace {

using value_mentions::added;
using value_mentions::Asked;
using value_mentions::Measured;
using value_mentions::Strings;

constexpr const char* kSchool = R"(
  CREATE TABLE orders(id INTEGER PRIMARY KEY, title TEXT, status TEXT);
  INSERT INTO orders VALUES(1, 'chairs', 'Canceled'), (2, 'desks', 'Shipped');
  CREATE TABLE members(id INTEGER PRIMARY KEY, name TEXT, active INTEGER, resident INTEGER);
  INSERT INTO members VALUES(1, 'Ann', 1, 0), (2, 'Bo', 0, 1);
  CREATE TABLE absences(id INTEGER PRIMARY KEY, reason TEXT, excused INTEGER, listed INTEGER);
  INSERT INTO absences VALUES(1, 'ill', 1, 0), (2, 'late', 0, 1);
  CREATE TABLE tickets(id INTEGER PRIMARY KEY, subject TEXT, opened_on TEXT, closed_on TEXT);
  INSERT INTO tickets VALUES(1, 'door', '2024-01-01', NULL),
                            (2, 'roof', '2024-01-02', '2024-02-01');
  CREATE TABLE courses(id INTEGER PRIMARY KEY, title TEXT, price REAL);
  INSERT INTO courses VALUES(1, 'chess', 0), (2, 'art', 10), (3, 'judo', 20), (4, 'go', 25);
  CREATE TABLE books(id INTEGER PRIMARY KEY, title TEXT, price REAL);
  INSERT INTO books VALUES(1, 'a', 5), (2, 'b', 10), (3, 'c', 20), (4, 'd', 25);
)";

class ValueStates : public testing::Test {
 protected:
  template <class Test>
  bool is(Test test, std::string_view question, std::string_view word) const {
    const Asked asked(db_, question);
    return test(asked.context, asked.at(word));
  }

  const Measured db_{kSchool};
};

// feature 60
TEST_F(ValueStates, AnActionIsNoState) {
  EXPECT_TRUE(is(is_action, "who opens the most tickets", "opens"));
  EXPECT_TRUE(is(is_action, "members who opened a ticket", "opened"));
  EXPECT_TRUE(is(is_action, "how many tickets did they open", "open"));
  EXPECT_FALSE(is(is_action, "tickets that are open", "open"));
  EXPECT_FALSE(is(is_action, "open tickets", "open"));
}

// feature 60
TEST_F(ValueStates, AdjectivesPrecedeRowsOrFollowVerbs) {
  EXPECT_TRUE(is(is_adjectival, "open tickets", "open"));
  EXPECT_TRUE(is(is_adjectival, "which tickets are open", "open"));
  EXPECT_TRUE(is(is_adjectival, "tickets cancelled", "cancelled"));
  EXPECT_FALSE(is(is_adjectival, "members who live in Rome", "live"));
}

TEST_F(ValueStates, TheLongestPhraseOfAState) {
  const Asked asked(db_, "members that are no longer active today");
  std::string found;
  const uint32_t begin = asked.at("no");
  EXPECT_EQ(state_phrase_end(asked.context, begin, found), begin + 3);
  EXPECT_EQ(found, "no longer active");
  EXPECT_EQ(state_phrase_end(asked.context, 0, found), 0u);
}

// feature 60
TEST_F(ValueStates, StoredTextsOfTheSameMeaning) {
  EXPECT_EQ(added(db_, "cancelled orders", add_states),
            Strings{"cancelled=orders.status:Canceled"});
  EXPECT_EQ(added(db_, "late orders", add_states), Strings{});
}

// feature 60
TEST_F(ValueStates, BooleanColumnsOfTheStateOrItsOpposite) {
  EXPECT_EQ(added(db_, "active members", add_states), Strings{"active=members.active:1"});
  EXPECT_EQ(added(db_, "inactive members", add_states), Strings{"inactive=members.active:0"});
  EXPECT_EQ(added(db_, "inactive tickets", add_states), Strings{});  // a state of other rows
}

// feature 60
TEST_F(ValueStates, OppositesOfTheNamesOfFlags) {
  EXPECT_EQ(added(db_, "unexcused absences", add_opposite_flags),
            Strings{"unexcused=absences.excused:0"});
  EXPECT_EQ(added(db_, "non-resident members", add_opposite_flags),
            Strings{"non resident=members.resident:0"});
  EXPECT_EQ(added(db_, "absences no longer listed", add_opposite_flags),
            Strings{"no longer listed=absences.listed:0"});
  EXPECT_EQ(added(db_, "excused absences", add_opposite_flags), Strings{});
}

// feature 60
TEST_F(ValueStates, DatesOfEventsThatAreMissingOrKnown) {
  EXPECT_EQ(added(db_, "open tickets", add_event_states), Strings{"open=tickets.closed_on:NULL"});
  EXPECT_EQ(added(db_, "closed tickets", add_event_states),
            Strings{"closed=tickets.closed_on:NOT NULL"});
  EXPECT_EQ(added(db_, "open orders", add_event_states), Strings{});
  EXPECT_EQ(added(db_, "members who never closed tickets", add_event_states), Strings{});
}

TEST_F(ValueStates, PricesOfZero) {
  EXPECT_EQ(added(db_, "free courses", add_zero_prices), Strings{"free=courses.price:0"});
  EXPECT_EQ(added(db_, "courses that cost nothing", add_zero_prices),
            Strings{"cost nothing=courses.price:0"});
  EXPECT_EQ(added(db_, "courses that are for free", add_zero_prices),
            Strings{"for free=courses.price:0"});
  EXPECT_EQ(added(db_, "free books", add_zero_prices), Strings{});  // no book is free
}

}  // namespace
}  // namespace ask::engine::value_states_test
