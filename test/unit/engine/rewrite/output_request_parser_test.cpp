#include "agent/engine/rewrite/output_request_parser.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace ask::engine {
namespace {

using Kind = OutputRequest::Kind;

TEST(OutputRequestParser, ReadsNouns) {
  const auto words = WordSequence::of_question("email and their phone");
  OutputRequestParser parser(words, 0);
  ASSERT_TRUE(parser.nouns());
  ASSERT_EQ(parser.requests().size(), 2U);
  EXPECT_EQ(parser.requests()[0].word, "email");
  EXPECT_EQ(parser.requests()[1].word, "phone");
  EXPECT_EQ(parser.end(), words.size());
}

TEST(OutputRequestParser, ReadsListsWithNumbers) {
  const auto words = WordSequence::of_question("title, year and the number of pages");
  OutputRequestParser parser(words, 0);
  ASSERT_TRUE(parser.list());
  ASSERT_EQ(parser.requests().size(), 3U);
  EXPECT_EQ(parser.requests()[1].word, "year");
  EXPECT_EQ(parser.requests()[2].kind, Kind::kAmount);
  EXPECT_EQ(parser.requests()[2].word, "pages");
}

TEST(OutputRequestParser, ReadsQuestionWords) {
  const auto words = WordSequence::of_question("who took it, when and how many hours");
  OutputRequestParser parser(words, 0);
  ASSERT_TRUE(parser.questions());
  ASSERT_EQ(parser.requests().size(), 3U);
  EXPECT_EQ(parser.requests()[0].kind, Kind::kWho);
  EXPECT_EQ(parser.requests()[0].word, "took");
  EXPECT_EQ(parser.requests()[1].kind, Kind::kWhen);
  EXPECT_EQ(parser.requests()[2].kind, Kind::kAmount);
  EXPECT_EQ(parser.requests()[2].word, "hours");
}

TEST(OutputRequestParser, StopsBeforeAnOrder) {
  const auto words = WordSequence::of_question("email, dearest first");
  OutputRequestParser parser(words, 0);
  ASSERT_TRUE(parser.nouns());
  EXPECT_EQ(parser.end(), 1U);
}

TEST(OutputRequestParser, RejectsOtherEnds) {
  for (const std::string_view end :
       {"who came late", "7 and 8", "", "email of the owner in Rome"}) {
    const auto words = WordSequence::of_question(end);
    EXPECT_FALSE(OutputRequestParser(words, 0).questions()) << end;
    EXPECT_FALSE(OutputRequestParser(words, 0).nouns()) << end;
  }
  const auto many = WordSequence::of_question("name, email, phone, town, street, age");
  EXPECT_FALSE(OutputRequestParser(many, 0).nouns());  // at most five
}

}  // namespace
}  // namespace ask::engine
