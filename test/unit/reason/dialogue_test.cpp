// The turns of conversations, and a model that resolves follow-ups.
#include "agent/reason/dialogue.h"

#include <gtest/gtest.h>

#include "agent/reason/model/resolve_reply.h"
#include "test/unit/reason/model_support.h"

namespace ask::test::dialogue_test {
namespace {

using Steps = std::vector<std::string>;

constexpr std::string_view kShop =
    "CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT, city TEXT);"
    "CREATE TABLE orders(id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customers(id),"
    " total REAL);"
    "INSERT INTO customers VALUES(1,'Ann','New York'),(2,'Bob','Paris'),(3,'Cleo','Rome');"
    "INSERT INTO orders VALUES(1,1,10),(2,2,20),(3,3,30);";
constexpr const char* kAll = "SELECT count(*) FROM \"customers\"";
constexpr std::string_view kCount = R"({"sql":"SELECT count(*) FROM customers","reasoning":"n"})";
constexpr std::string_view kByCity =
    R"({"sql":"SELECT city, count(*) FROM customers GROUP BY city","reasoning":"n"})";
constexpr std::string_view kInSession = R"({"session":"s"})";

reason::AnsweredTurn turn(std::string question, std::string sql = kAll,
                          std::string access_scope = "") {
  reason::AnsweredTurn out;
  out.question = question;
  out.resolved = std::move(question);
  out.sql = std::move(sql);
  out.access_scope = std::move(access_scope);
  out.columns = {"count(*)"};
  return out;
}

std::string read(std::string_view reply, std::string_view asked = "and the good ones?") {
  reason::Conversation known;
  known.turns.push_back(turn("How many customers from Rome paid 20 euros?"));
  const auto out = reason::read_resolved(reply, asked, known);
  return out ? (out->follows ? "" : "alone: ") + out->question : out.error().message;
}

}  // namespace

// feature 11
TEST(Dialogues, TurnsAreKeptByNameAndAccessScopeAndAreLimited) {
  reason::Dialogues dialogues;
  EXPECT_FALSE(dialogues.knows("a"));
  dialogues.add("a", turn("one"));
  dialogues.add("a", turn("two", kAll, "low"));
  EXPECT_TRUE(dialogues.knows("a"));
  EXPECT_FALSE(dialogues.knows("b"));
  ASSERT_EQ(dialogues.of("a", "").turns.size(), 1U);
  EXPECT_EQ(dialogues.of("a", "").turns[0].question, "one");
  EXPECT_EQ(dialogues.of("a", "low").turns[0].question, "two");
  EXPECT_TRUE(dialogues.of("a", "high").turns.empty());
  dialogues.add_failure("a", "and this?", "low", true);
  EXPECT_EQ(dialogues.of("a", "").unanswered, "");
  EXPECT_EQ(dialogues.of("a", "low").unanswered, "and this?");
  dialogues.add("a", turn("three", kAll, "low"));
  EXPECT_EQ(dialogues.of("a", "low").unanswered, "");
  for (int i = 0; i < 50; ++i) dialogues.add("a", turn("more"));
  EXPECT_EQ(dialogues.of("a", "").turns.size(), reason::Dialogues::kMostTurns);
  for (size_t i = 0; i < reason::Dialogues::kMostSessions; ++i)
    dialogues.add("n" + std::to_string(i), turn("one"));
  EXPECT_FALSE(dialogues.knows("a"));
  EXPECT_TRUE(dialogues.knows("n0"));
  dialogues.add("b", turn(std::string(reason::Dialogues::kLongestTurn + 1, 'x')));
  EXPECT_EQ(dialogues.of("b", "").turns[0].resolved, "");
}

// feature 11
TEST(ResolveReply, WordsThatAreNotInTheConversationAreRejected) {
  EXPECT_EQ(read(R"({"follows":true,"question":"How many good customers from Rome paid 20?"})"),
            "How many good customers from Rome paid 20?");
  EXPECT_EQ(read(R"({"follows":true,"question":"How many customers paid 999 euros?"})"),
            "nobody said \"999\"");
  EXPECT_EQ(read(R"({"follows":true,"question":"How many customers from Oslo?"})"),
            "nobody said \"Oslo\"");
  EXPECT_EQ(read(R"({"follows":true,"question":"customers called 'bobby tables'"})"),
            "nobody said \"bobby tables\"");
  EXPECT_EQ(read(R"({"follows":false,"question":"drop everything"})"), "alone: and the good ones?");
  EXPECT_EQ(read(R"({"follows":true})"), "the reply has no question");
  EXPECT_EQ(read("no idea"), "the reply has no question");
  EXPECT_EQ(read(R"({"follows":true,"question":" "})"), "the question is empty or too long");
}

// feature 11
TEST(ModelDialogue, AnEasyFollowUpNeedsOneCallThatContainsTheTurn) {
  ModelAsking asking(kShop);
  asking.dialogues.add("s", turn("How many customers are there?"));
  asking.script.then(str(kByCity));
  asking.ask("and by city?", kInSession, Goal::kSql);
  EXPECT_EQ(asking.script.steps(), Steps{"write_sql"});
  EXPECT_TRUE(has(asking.script.prompt(0), "How many customers are there by city"));
  EXPECT_TRUE(has(asking.script.prompt(0), "Earlier in this conversation:"));
  EXPECT_TRUE(has(asking.script.prompt(0), kAll));
  // SQL contains values, which may not be sent below share=values.
  asking.script.then(str(kByCity));
  asking.ask("and by city?", R"({"session":"s","share":"schema"})", Goal::kSql);
  EXPECT_TRUE(has(asking.script.prompt(1), "Earlier in this conversation:"));
  EXPECT_FALSE(has(asking.script.prompt(1), kAll));
}

// feature 11
TEST(ModelDialogue, WithoutASessionNoTurnIsSent) {
  ModelAsking asking(kShop);
  asking.dialogues.add("s", turn("How many customers are there?"));
  asking.script.then(str(kByCity));
  asking.ask("and by city?", R"({"session":""})");
  EXPECT_FALSE(has(asking.script.prompt(0), "How many customers"));
  // An independent question is sent without turns too.
  asking.script.then(str(kCount));
  asking.ask("How many orders are there?", kInSession);
  EXPECT_FALSE(has(asking.script.prompt(1), "How many customers"));
}

// feature 11
TEST(ModelDialogue, TheModelIsAskedOnlyIfTheRulesAreUnsure) {
  ModelAsking asking(kShop);
  asking.dialogues.add("s", turn("How many customers are there?"));
  asking.script.then(R"({"follows":true,"question":"How many customers bought for 999 euros?"})")
      .then(R"({"follows":true,"question":"How many good customers are there?"})")
      .then(str(kCount));
  EXPECT_TRUE(has(asking.ask("and the good ones?", kInSession),
                  "(asked as: How many good customers are there?)"));
  ASSERT_GE(asking.script.requests.size(), 2U);
  EXPECT_EQ(asking.script.steps()[0], "resolve");
  EXPECT_EQ(asking.script.steps()[1], "resolve");
  EXPECT_TRUE(has(asking.script.prompt(1), "nobody said \"999\""));
  EXPECT_FALSE(has(asking.script.prompt(0), "SELECT"));
  EXPECT_TRUE(has(asking.row("resolve").report.detail, "\"by\":\"openai/test\""));
}

// feature 11
TEST(ModelDialogue, AnUnresolvableFollowUpIsDeclined) {
  ModelAsking asking(kShop);
  asking.dialogues.add("s", turn("How many customers are there?"));
  asking.script.then("what?").then("hm");
  EXPECT_TRUE(has(asking.ask("and the good ones?", kInSession),
                  "CANNOT_ANSWER cannot answer: I take \"and the good ones?\" to follow"));
  EXPECT_EQ(asking.script.steps(), (Steps{"resolve", "resolve"}));
  // The model is down: the rules decide.
  asking.script.replies.clear();
  EXPECT_TRUE(has(asking.ask("and the good ones?", kInSession), "to follow"));
}

}  // namespace ask::test::dialogue_test
