// All rewrites of a question with a real schema, and their look-ups in it.
#include "agent/engine/rewrite/reworded_question.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "agent/engine/rewrite/noted_phrases.h"
#include "agent/engine/rewrite/schema_phrases_of.h"
#include "test/unit/engine/measured.h"

namespace ask::engine {
namespace {

constexpr const char* kClub = R"(
  CREATE TABLE members(id INTEGER PRIMARY KEY, name TEXT, joined_on DATE, coupon_code TEXT,
                       referred_by INTEGER REFERENCES members(id));
  INSERT INTO members VALUES(1, 'Ann', '2020-01-01', 'X1', NULL), (2, 'Ben', '2021-01-01', NULL, 1),
                            (3, 'Cy', '2022-01-01', NULL, 1);
  CREATE TABLE bookings(id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES members(id),
                        court TEXT, minutes INTEGER);
  INSERT INTO bookings VALUES(1, 1, 'North', 60), (2, 2, 'South', 90);
)";

class RewordedQuestion : public testing::Test {
 protected:
  RewordedQuestion() : db_(kClub), facts_(db_.facts()) {}
  std::string reworded(std::string_view question) {
    return reworded_question(question, context(), Ending::kTaken).text;
  }
  RewriteContext context() { return {db_.snapshot(), *db_.schema(), facts_}; }
  SchemaPhrases phrases(std::string_view question) {
    return schema_phrases_of(WordSequence::of_question(question), facts_, *db_.schema());
  }

  measured::Measured db_;
  ColumnFacts facts_;
};

TEST_F(RewordedQuestion, UsesTheWordsOfTheSchema) {
  EXPECT_EQ(reworded("whats the nr of bookings?"), "what is the number of bookings?");
  EXPECT_EQ(reworded("booking 2"), "booking with id 2");
  EXPECT_EQ(reworded("who did Ann refer?"), "members whose referred by is Ann?");
  EXPECT_EQ(reworded("members with a coupon"), "members whose coupon is not null");
  EXPECT_EQ(reworded("members called Ann"), "members called Ann");
  EXPECT_EQ(reworded(""), "");
  EXPECT_EQ(reworded("?!"), "?!");
  EXPECT_EQ(reworded(std::string(3, '\xff')), std::string(3, '\xff'));
}

TEST_F(RewordedQuestion, KeepsTheSourceOfItsWords) {
  const std::string question = "whats the nr of bookings?";
  const Rewritten out = reworded_question(question, context(), Ending::kTaken);
  const QuestionWord& number = out.words.word(3);
  EXPECT_EQ(number.text, "number");
  EXPECT_EQ(question.substr(number.source.begin, number.source.end - number.source.begin), "nr");
  EXPECT_FALSE(out.yes_no);
  EXPECT_TRUE(reworded_question("Are there any bookings?", context(), Ending::kTaken).yes_no);
}

TEST_F(RewordedQuestion, LooksUpPhrasesOfTheSchema) {
  const SchemaPhrases found = phrases("who did Ann refer?");
  EXPECT_TRUE(found.is_name("bookings"));
  EXPECT_FALSE(found.is_name("xyzzy"));
  EXPECT_TRUE(found.names_row("booking"));
  EXPECT_EQ(found.key_of("booking"), "id");
  EXPECT_EQ(found.key_of("bookings"), "");
  ASSERT_EQ(found.roles.size(), 1U);
  EXPECT_EQ(found.roles[0].role_name, "referred by");
  EXPECT_EQ(found.roles[0].rows, "members");
  EXPECT_TRUE(found.roles[0].is_role_verb("referred"));
  EXPECT_FALSE(found.roles[0].is_role_verb("booked"));
  EXPECT_TRUE(found.belongs("bookings", "members"));
  EXPECT_FALSE(found.belongs("members", "bookings"));
  EXPECT_EQ(found.often_missing("members", "coupon"), "coupon");
  EXPECT_EQ(found.often_missing("members", "name"), "");
  EXPECT_EQ(found.only_child("member"), "");  // bookings, and members themselves
}

TEST_F(RewordedQuestion, HidesNoPhrasesWithoutNotes) {
  const NotedPhrases noted("members of 2020", *db_.schema(), db_.snapshot().values);
  WordSequence words = noted.hidden();
  EXPECT_EQ(words.text(), "members of 2020");
  noted.show(words);
  EXPECT_EQ(words.text(), "members of 2020");
}

}  // namespace
}  // namespace ask::engine
