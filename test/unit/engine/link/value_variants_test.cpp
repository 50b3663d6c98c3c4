#include "agent/engine/link/value_variants.h"

#include <gtest/gtest.h>

#include "agent/engine/link/value_codes.h"
#include "test/unit/engine/link/value_mentions.h"

namespace ask::engine::value_variants_test {
namespace {

using value_mentions::added;
using value_mentions::Asked;
using value_mentions::Measured;
using value_mentions::Strings;

constexpr const char* kClub = R"(
  CREATE TABLE rooms(id INTEGER PRIMARY KEY, label TEXT, street TEXT, place TEXT);
  INSERT INTO rooms VALUES(1, 'LAB2', 'Franklin Ave', 'In Workshop'),
                          (2, 'LAB3', 'Mt Hood', 'In Stock');
  CREATE TABLE firms(id INTEGER PRIMARY KEY, name TEXT, country TEXT, home TEXT);
  INSERT INTO firms VALUES(1, 'Acme Inc', 'AU', 'United States'), (2, 'Widgets', 'NZ', 'Canada');
  CREATE TABLE crew(id INTEGER PRIMARY KEY, name TEXT, rank TEXT);
  INSERT INTO crew VALUES(1, 'Ann', 'CPT'), (2, 'Bo', 'SGT'), (3, 'Cy', 'SGT');
  CREATE TABLE jobs(id INTEGER PRIMARY KEY, title TEXT, status TEXT);
  INSERT INTO jobs VALUES(1, 'paint', 'C'), (2, 'sand', 'P'), (3, 'wash', 'P');
  CREATE TABLE trips(id INTEGER PRIMARY KEY, title TEXT, status TEXT);
  INSERT INTO trips VALUES(1, 'north', 'X'), (2, 'south', 'D'), (3, 'east', 'D');
)";

class ValueVariants : public testing::Test {
 protected:
  Strings variants(const std::string& text) const {
    const Asked asked(db_, text);
    std::vector<ValueMatch> out;
    collect_variants(asked.context, text, out);
    return asked.texts(out);
  }
  Strings apart(std::string_view question) const {
    const Asked asked(db_, question);
    std::vector<ValueMatch> out;
    collect_written_apart(asked.context, 0, asked.size(), out);
    return asked.texts(out);
  }
  Strings shortened(std::string_view question, std::string_view word) const {
    const Asked asked(db_, question);
    std::vector<ValueMatch> out;
    collect_shortened(asked.context, asked.at(word), out);
    return asked.texts(out);
  }

  const Measured db_{kClub};
};

// feature 60
TEST_F(ValueVariants, OtherNamesAndCodesOfPlaces) {
  EXPECT_EQ(variants("usa"), Strings{"firms.home:United States"});
  EXPECT_EQ(variants("australia"), Strings{"firms.country:AU"});
}

// feature 60
TEST_F(ValueVariants, SingularAndPlural) {
  EXPECT_EQ(variants("widget"), Strings{"firms.name:Widgets"});
  EXPECT_EQ(variants("lab2s"), Strings{"rooms.label:LAB2"});
}

// feature 60
TEST_F(ValueVariants, StreetsMountainsAndCompanies) {
  EXPECT_EQ(variants("franklin avenue"), Strings{"rooms.street:Franklin Ave"});
  EXPECT_EQ(variants("mount hood"), Strings{"rooms.street:Mt Hood"});
  EXPECT_EQ(variants("acme"), Strings{"firms.name:Acme Inc"});
  EXPECT_EQ(variants("widgets inc"), Strings{"firms.name:Widgets"});
}

TEST_F(ValueVariants, BlanksAndArticlesMissingInTheStoredText) {
  EXPECT_EQ(apart("lab 2"), Strings{"rooms.label:LAB2"});
  EXPECT_EQ(apart("in the workshop"), Strings{"rooms.place:In Workshop"});
  EXPECT_EQ(apart("in workshop"), Strings{});  // stored as it is worded
}

// feature 60
TEST_F(ValueVariants, AWordForItsCode) {
  EXPECT_EQ(shortened("which captain", "captain"), Strings{"crew.rank:CPT"});
  EXPECT_EQ(shortened("which sergeant", "sergeant"), Strings{});  // not a prefix
  EXPECT_EQ(shortened("which corporal", "corporal"), Strings{});
}

// feature 60
TEST_F(ValueVariants, AStateForItsLetter) {
  EXPECT_EQ(added(db_, "completed jobs", add_state_codes), Strings{"completed=jobs.status:C"});
  EXPECT_EQ(added(db_, "pending jobs", add_state_codes), Strings{"pending=jobs.status:P"});
  EXPECT_EQ(added(db_, "cancelled trips", add_state_codes), Strings{"cancelled=trips.status:X"});
  EXPECT_EQ(added(db_, "completed rooms", add_state_codes), Strings{});  // of an unnamed table
}

}  // namespace
}  // namespace ask::engine::value_variants_test
