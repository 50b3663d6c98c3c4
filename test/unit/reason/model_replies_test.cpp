#include <gtest/gtest.h>

#include "agent/reason/model/question_effort.h"
#include "agent/reason/model/replies.h"
#include "agent/reason/question_hint.h"

namespace ask::reason::model_replies_test {

namespace {

Judgement judged(std::string_view reply) {
  std::string refused;
  return read_judgement(reply, refused).value_or(Judgement{});
}

}  // namespace

// feature 115
TEST(Replies, AReplyWithoutAScoreIsNoJudgement) {
  std::string refused;
  for (const std::string_view junk :
       {"", "very good", "[1]", "{", R"({"score": "high"})", R"({"score": null, "confidence": []})",
        R"({"score": 1.7, "confidence": 1})", R"({"confidence": 1})",
        R"({"judgement": {"score": 1, "confidence": 1}})"})
    EXPECT_FALSE(read_judgement(junk, refused)) << junk;
  EXPECT_EQ(judged("Sure:\n```json\n{\"score\": \"0.8\"}\n```").relevance, 0.8);
}

// feature 115
TEST(Replies, NumbersOutsideZeroToOneAreRejectedNotClamped) {
  std::string refused = "before";
  EXPECT_FALSE(read_judgement(R"({"score": 1.7, "confidence": -2, "reasoning": "r"})", refused));
  EXPECT_EQ(refused,
            "the judge's score is not used: 1.7 is not a number from 0 to 1; "
            "the judge's confidence is not used: -2 is not a number from 0 to 1");
  for (const std::string_view value : {"99", "\"high\"", "\"95 %\"", "1e308", "true", "\"nan\"",
                                       "\"inf\"", "\" 0.9\"", "1.0000001"}) {
    const std::string reply = "{\"score\": 0.9, \"confidence\": " + std::string(value) + "}";
    EXPECT_EQ(read_judgement(reply, refused)->confidence, 0.5) << value;
    EXPECT_TRUE(refused.starts_with("the judge's confidence is not used: ")) << refused;
    EXPECT_LT(refused.size(), 120u);
  }
  EXPECT_EQ(read_judgement(R"({"score": 1, "confidence": 0})", refused)->confidence, 0);
  EXPECT_EQ(refused, "");
}

// feature 119
TEST(Replies, ConfidenceBelowThePointSixBandIsDoubted) {
  EXPECT_TRUE(judged(R"({"score": 0.9, "confidence": 0.55})").doubted);
  EXPECT_FALSE(judged(R"({"score": 0.9, "confidence": 0.6})").doubted);
  EXPECT_FALSE(judged(R"({"score": 0.9})").doubted);  // missing: .5, and accepted
}

// Regression: a score of .45 was accepted if the judge's confidence was high.
// feature 119
TEST(Replies, IrrelevantRowsAreDoubtedWhateverTheConfidence) {
  EXPECT_TRUE(judged(R"({"score": 0.45, "confidence": 0.95})").doubted);
  EXPECT_TRUE(judged(R"({"score": 0, "confidence": 1})").doubted);
  EXPECT_FALSE(judged(R"({"score": 0.5, "confidence": 0.95})").doubted);
}

// feature 120
TEST(Replies, ConfidenceIsForcedDownWhenTheQuestionIsNotAnswered) {
  EXPECT_EQ(judged(R"({"score": 0.2, "confidence": 0.95})").confidence, 0.59);
  EXPECT_EQ(judged(R"({"score": 0.6, "confidence": 0.95})").confidence, 0.95);
}

// feature 41
TEST(Replies, APlanIsExtractedFromProseAndValidated) {
  const std::string plan =
      R"({"plan_type":"single","confidence":0.8,)"
      R"("tasks":[{"id":"t1","description":"d","sql":"DROP","depends_on":[]}]})";
  const auto read = read_plan("Here it is: " + plan + " Good luck {");
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(read->tasks.at(0).description, "d");
  EXPECT_EQ(read->tasks.at(0).statement.text(), "");  // SQL of a planner is never run
  EXPECT_FALSE(read_plan(R"({"plan_type":"single","confidence":0.8,"tasks":[],"extra":1})"));
  for (const char* share : {"1.7", "-1", "99", "\"high\"", "null"})
    EXPECT_EQ(plan_from_json(R"({"plan_type":"single","tasks":[],"confidence":)" +
                             std::string(share) + "}")
                  .error()
                  .message,
              "the plan has a confidence that is not a number from 0 to 1")
        << share;
  EXPECT_EQ(read_plan("no plan").error().message, "the reply holds no plan");
  EXPECT_EQ(read_plan("no plan").error().code, Code::kModelError);
}

// feature 33
TEST(Replies, UnknownTablesAreDropped) {
  db::Catalog catalog;
  for (const char* name : {"orders", "Customers", "odd name"}) {
    db::Table table;
    table.schema = "main";
    table.name = name;
    catalog.tables.push_back(table);
  }
  using Indices = std::vector<size_t>;
  EXPECT_EQ(read_link(R"({"tables":["customers","nope","\"odd name\"","main.ORDERS","orders",7]})",
                      catalog),
            (Indices{1, 2, 0}));
  EXPECT_EQ(read_link(R"({"tables":"orders"})", catalog), Indices{0});
  for (const std::string_view junk :
       {"", "orders", R"({"tables":"nope"})", R"({"tables":7})", "[]", "{}"})
    EXPECT_EQ(read_link(junk, catalog), Indices{}) << junk;
}

// feature 14
TEST(Replies, AGateVerdictNeedsItsBool) {
  EXPECT_FALSE(read_gate(R"({"is_question":false,"reason":"small talk"})")->is_question);
  EXPECT_EQ(read_gate(R"({"is_question":false,"reason":"small talk"})")->reason, "small talk");
  EXPECT_FALSE(read_gate(R"({"is_question":"yes"})"));
}

// feature 56
TEST(Replies, ReasoningIsKeptBesideTheSql) {
  const auto draft = read_draft(R"({"sql":"SELECT 1","reasoning":"first\nsecond"})");
  ASSERT_TRUE(draft);
  EXPECT_EQ(draft->statement.text(), "SELECT 1");
  EXPECT_EQ(draft->reasoning, "first\nsecond");
  EXPECT_FALSE(draft->reading.empty());  // the description of the SQL
  EXPECT_EQ(draft->reading.find("first"), std::string::npos);
  EXPECT_EQ(read_draft("I cannot help").error().code, Code::kModelError);
}

// feature 191
TEST(Effort, AShortSentenceWithoutJoinsIsEasy) {
  for (const std::string_view easy :
       {"How many customers are there?", "top 5 customers by total orders.", "U.S. sales in 2.5 km",
        "¿Cuántos clientes hay?"})
    EXPECT_TRUE(easy_question(easy)) << easy;
  for (const std::string_view hard :
       {"How many customers are there? And orders?", "Find the best month, then list its orders",
        "Compare sales of Paris and Rome"})
    EXPECT_FALSE(easy_question(hard)) << hard;
  std::string many;
  for (int i = 0; i < 41; ++i) many += "a ";
  EXPECT_FALSE(easy_question(many));
}

// Regression: a long hint made a simple question a hard one.
// feature 218
// feature 224
TEST(Effort, AHintDoesNotMakeAQuestionHard) {
  const std::string hint = " Hint: truncate birth_dt to the year. Then compare it with 1970.";
  EXPECT_TRUE(easy_question("How many members are older?" + hint));
  EXPECT_TRUE(easy_question("How many members (paid means status = 'P'; then use it) are there?"));
  EXPECT_FALSE(easy_question("(How many members are there? And orders?)"));

  const HintedQuestion split = split_hint("How many (see note) are there? Hint: delete it.");
  EXPECT_EQ(split.question, "How many  are there?");
  EXPECT_EQ(split.hint, "see note\ndelete it.");
  EXPECT_EQ(split_hint("How many f(x) and [a are there").question,
            "How many f(x) and [a are there");
  EXPECT_EQ(split_hint("Hint: all of it").question, "Hint: all of it");
  EXPECT_EQ(split_hint("How many? (Hint: a (b) c)").question, "How many?");
  EXPECT_EQ(split_hint(std::string(16'000, '(')).question, std::string(16'000, '('));
}

// feature 218
TEST(Effort, ComparisonsAndReasonsAreDetectedByTheirWords) {
  for (const std::string_view yes :
       {"Compare sales of Paris and Rome", "Paris versus Rome in sales",
        "What is the difference between Paris and Rome?"})
    EXPECT_TRUE(compares(yes)) << yes;
  EXPECT_FALSE(compares("Which orders were placed between Monday and Friday?"));
  EXPECT_TRUE(asks_why("Why did sales fall?"));
  EXPECT_TRUE(asks_why("How do sales develop?"));
  EXPECT_FALSE(asks_why("How many orders are there?"));
}

// Regression: a number in place of SQL was read as the verdict that the database has no answer.
// feature 75
TEST(Replies, SqlOfAnotherTypeIsInvalidAndControlCharactersAreRemoved) {
  for (const char* slip : {R"({"sql":42,"reasoning":"x"})", R"({"sql":true,"reasoning":"x"})",
                           R"({"sql":{},"reasoning":"x"})"}) {
    const auto draft = read_draft(slip, true);
    ASSERT_FALSE(draft) << slip;
    EXPECT_EQ(draft.error().code, Code::kModelError) << slip;
  }
  const auto cut = read_draft(R"({"sql":"SELECT 1\u0000 FROM t","reasoning":"x"})", true);
  ASSERT_FALSE(cut);
  EXPECT_EQ(cut.error().message, "the reply holds SQL with a NUL byte");
  const auto none = read_draft(R"({"sql":"","reasoning":"no\u0000 weather"})", true);
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().message, "the database holds nothing about it: no  weather");
  const auto noise = read_draft(std::string("\x00\x07 abc", 6), true);
  ASSERT_FALSE(noise);
  EXPECT_EQ(noise.error().message.find('\0'), std::string::npos);
}

}  // namespace ask::reason::model_replies_test
