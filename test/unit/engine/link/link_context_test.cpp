#include <gtest/gtest.h>

#include "agent/engine/link/value_columns.h"
#include "agent/engine/link/value_matches.h"
#include "agent/engine/link/value_scores.h"
#include "test/unit/engine/link/value_mentions.h"

namespace ask::engine::link_context_test {
namespace {

using value_mentions::Asked;
using value_mentions::Measured;
using value_mentions::Strings;

constexpr const char* kClinic = R"(
  CREATE TABLE stages(id INTEGER PRIMARY KEY, name TEXT);
  INSERT INTO stages VALUES(1, 'planned'), (2, 'cancelled');
  CREATE TABLE donors(id INTEGER PRIMARY KEY, name TEXT, city TEXT, blood TEXT, country TEXT,
                      status TEXT, opted_in INTEGER, vip TEXT);
  INSERT INTO donors VALUES
    (1, 'Ann', 'Ohio', 'O-', 'CAN', 'open', 0, 'Y'),
    (2, 'Bob', 'Rome', 'O+', 'USA', 'on hold', 1, 'N'),
    (3, 'Cy', 'Rome', 'A+', 'USA', 'open', 1, 'N'), (4, 'Di', 'Oslo', 'A-', 'CAN', 'gone', 1, 'Y');
  CREATE TABLE visits(id INTEGER PRIMARY KEY, donor_id INTEGER REFERENCES donors(id),
                      stage_id INTEGER REFERENCES stages(id), note TEXT);
  INSERT INTO visits VALUES(1, 1, 1, 'came late'), (2, 2, 2, 'left early');
)";

class LinkedValues : public testing::Test {
 protected:
  const Measured db_{kClinic};
};

// feature 36
TEST_F(LinkedValues, TablesAreFoundAtTheStartOfTheirNoun) {
  const Asked asked(db_, "old donors of Rome, by city");
  const uint32_t donors = db_.table("donors"), visits = db_.table("visits");
  EXPECT_TRUE(table_begins_at(asked.context, 1, donors));
  EXPECT_FALSE(table_begins_at(asked.context, 0, donors));
  EXPECT_FALSE(table_begins_at(asked.context, 1, visits));
  EXPECT_TRUE(is_mentioned(asked.context, donors));
  EXPECT_FALSE(is_mentioned(asked.context, visits));
  EXPECT_TRUE(ends_clause(asked.context, asked.at("Rome")));
  EXPECT_TRUE(ends_clause(asked.context, asked.at("city")));
  EXPECT_FALSE(ends_clause(asked.context, 0));
}

// feature 36
TEST_F(LinkedValues, AValueIsNearTheNameOfItsColumnOrTable) {
  const auto near = [&](std::string_view question, std::string_view word, bool by_column) {
    const Asked asked(db_, question);
    const uint32_t t = asked.at(word);
    return near_mention(asked.context, t, t + 1, asked.hit("ohio"), by_column);
  };
  EXPECT_TRUE(near("the city of Ohio", "Ohio", true));
  EXPECT_TRUE(near("whose city is Ohio", "Ohio", true));
  EXPECT_FALSE(near("the city and then Ohio", "Ohio", true));
  EXPECT_TRUE(near("Ohio donors", "Ohio", false));
  EXPECT_FALSE(near("Ohio donors", "Ohio", true));
  EXPECT_FALSE(near("Ohio visits", "Ohio", false));
}

TEST_F(LinkedValues, ALookupTableIsShortAndReferredTo) {
  const Asked asked(db_, "visits");
  EXPECT_TRUE(is_lookup_table(asked.context, db_.table("visits"), db_.table("stages")));
  EXPECT_FALSE(is_lookup_table(asked.context, db_.table("donors"), db_.table("stages")));
}

// feature 36
TEST_F(LinkedValues, ColumnsAreClassifiedByTheirValues) {
  const Asked asked(db_, "donors");
  EXPECT_TRUE(holds_codes(asked.context, asked.hit("ann")) == false);
  const auto codes = db_.snapshot().values.find("can");
  ASSERT_EQ(codes.size(), 1u);
  EXPECT_TRUE(holds_codes(asked.context, codes[0]));
  EXPECT_TRUE(is_state_column(asked.context, asked.hit("gone")));
  EXPECT_FALSE(is_state_column(asked.context, asked.hit("ohio")));
  EXPECT_TRUE(is_name_column(asked.context, asked.hit("ann")));
  EXPECT_FALSE(is_name_column(asked.context, asked.hit("gone")));
  EXPECT_TRUE(is_categorical(asked.context, asked.hit("gone")));
}

TEST(ValueColumns, ManyDistinctTextsAreNotCategories) {
  std::string script = "CREATE TABLE notes(id INTEGER PRIMARY KEY, text TEXT, kind TEXT);";
  for (int i = 0; i < 40; ++i)
    script += "INSERT INTO notes VALUES(" + std::to_string(i) + ", 'note " + std::to_string(i) +
              "', 'kind " + std::to_string(i % 4) + "');";
  const Measured db(script);
  const Asked asked(db, "notes");
  EXPECT_FALSE(is_categorical(asked.context, asked.hit("note 7")));
  EXPECT_TRUE(is_categorical(asked.context, asked.hit("kind 3")));
}

// feature 60
TEST_F(LinkedValues, TruthValuesBelongToBooleanColumns) {
  const auto of = [&](std::string_view name, bool holds) {
    const ColumnExpr c = db_.column(name);
    return truth_value(db_.catalog().tables[c.table].columns[c.column].statistics, holds);
  };
  EXPECT_EQ(of("donors.opted_in", true) + of("donors.opted_in", false), "10");
  EXPECT_EQ(of("donors.vip", true) + of("donors.vip", false), "YN");
  EXPECT_EQ(of("donors.city", true), "");
  EXPECT_EQ(of("donors.id", true), "");
}

// feature 36
TEST_F(LinkedValues, MatchesOfASpanAreSortedByScore) {
  const Asked asked(db_, "of some type");
  std::vector<ValueMatch> matches;
  collect_stored(asked.context, "rome", 0.5F, MatchKind::kExact, matches);
  collect_stored(asked.context, "gone", 0.8F, MatchKind::kForm, matches);
  std::vector<Mention> values;
  add_matches(asked.context, 2, 3, matches, values);
  EXPECT_EQ(asked.texts(values), (Strings{"type=donors.status:gone", "type=donors.city:Rome"}));
  EXPECT_EQ(values[0].match, MatchKind::kForm);
  EXPECT_FLOAT_EQ(values[0].score, 0.8F);
}

// "O-" and "O+" are normalised to the same word.
TEST_F(LinkedValues, AmongValuesWithEqualLettersTheExactOneWins) {
  const Asked asked(db_, "donors of type O-");
  std::vector<ValueMatch> matches;
  collect_stored(asked.context, "o", 1, MatchKind::kExact, matches);
  EXPECT_EQ(asked.texts(matches), (Strings{"donors.blood:O-", "donors.blood:O+"}));
  std::vector<Mention> values;
  const uint32_t t = asked.at("O");
  add_matches(asked.context, t, t + 1, matches, values);
  EXPECT_EQ(asked.texts(values), Strings{"O=donors.blood:O-"});
}

TEST_F(LinkedValues, MatchesNextToTheirColumnScoreSlightlyHigher) {
  const auto score = [&](std::string_view question) {
    const Asked asked(db_, question);
    std::vector<ValueMatch> matches;
    collect_stored(asked.context, "ohio", 0.5F, MatchKind::kExact, matches);
    std::vector<Mention> values;
    const uint32_t t = asked.at("Ohio");
    add_matches(asked.context, t, t + 1, matches, values);
    return values.at(0).score;
  };
  EXPECT_FLOAT_EQ(score("the city of Ohio"), 0.54F);
  EXPECT_FLOAT_EQ(score("seen in Ohio"), 0.5F);
}

// feature 36
TEST_F(LinkedValues, AWordWithAnotherMeaningScoresLower) {
  const auto score = [&](std::string_view question, std::string_view word, std::string_view text) {
    const Asked asked(db_, question);
    return word_score(asked.context, asked.at(word), asked.hit(text));
  };
  EXPECT_FLOAT_EQ(score("visits from Ohio", "Ohio", "ohio"), 0.95F);
  EXPECT_FLOAT_EQ(score("the city of ohio", "ohio", "ohio"), 0.85F);
  EXPECT_FLOAT_EQ(score("visits from ohio", "ohio", "ohio"), 0.75F);
  EXPECT_FLOAT_EQ(score("what can visits", "can", "can"), 0);                // not the code CAN
  EXPECT_FLOAT_EQ(score("open donors", "open", "open"), 0.85F);              // the state
  EXPECT_FLOAT_EQ(score("donors who opened a visit", "opened", "open"), 0);  // the verb
}

}  // namespace
}  // namespace ask::engine::link_context_test
