// Streaming of a reply, at the client.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "llm_support.h"
#include "test/unit/support.h"

namespace ask::llm::streamed_test {
namespace {

std::string head() {
  return "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n";
}

std::string event(std::string_view text) {
  return "data: " + nlohmann::json{{"choices", {{{"delta", {{"content", text}}}}}}}.dump() + "\n\n";
}

}  // namespace

// feature 154
TEST(Streamed, AfterABrokenAttemptTheStreamStartsAgain) {
  Asking asking;
  asking.server
      .then([](test::Wire& wire, const test::Received&) {
        wire.send(head() + event("half of ") + event("it "));
        wire.close();
      })
      .then([](test::Wire& wire, const test::Received&) {
        wire.send(head() + event("all of ") + event("it"));
        wire.hold();  // until the first words are read
        wire.send(event(" now") + "data: [DONE]\n\n");
        wire.close();
      });
  const auto streamed =
      asking.client.begin({asking.endpoint("openai"), Asking::plain("write_sql")}, asking.question);
  ASSERT_TRUE(streamed);
  std::string words[2];
  while (const auto piece = asking.client.next(*streamed)) {
    words[piece->attempt - 1] += piece->text;
    if (words[1] == "all of ") asking.server.open_gate();
  }
  EXPECT_EQ(words[1], "all of it now");
  EXPECT_TRUE(words[0].empty() || std::string("half of it ").starts_with(words[0])) << words[0];
  const auto reply = asking.client.end(*streamed);
  ASSERT_TRUE(reply);
  EXPECT_EQ(reply->text, "all of it now");
  EXPECT_EQ(asking.waits.size(), 1u) << "between the attempts";
  EXPECT_EQ(asking.meter.spent().calls, 2);
}

// feature 154
TEST(Streamed, FailuresGiveTheUsualErrors) {
  Asking asking;
  asking.server.then(test::json(R"({"error":{"message":"no such model"}})", 404));
  const auto streamed =
      asking.client.begin({asking.endpoint("openai"), Asking::plain("write_sql")}, asking.question);
  while (const auto piece = asking.client.next(*streamed)) EXPECT_EQ(piece->text, "");
  const auto reply = asking.client.end(*streamed);
  ASSERT_FALSE(reply);
  EXPECT_EQ(reply.error().code, Code::kModelError);
  // A recorded reply is delivered at once.
  Endpoint replayed;
  replayed.replay_file = "r";
  EXPECT_FALSE(asking.client.begin({replayed, Asking::plain("write_sql")}, asking.question));
}

// feature 154
TEST(Streamed, WordsEndAtWhiteSpaceAndReasoningIsExcluded) {
  WordWatch watch(*find_provider("openai"), 1000);
  const auto fed = [&](std::string_view text) {
    watch.feed(event(text));
    return watch.take();
  };
  EXPECT_EQ(fed("<think>a b "), "");
  EXPECT_EQ(fed("c</think>on"), "");
  EXPECT_EQ(fed("e tw"), "one ");
  EXPECT_EQ(fed("o\nthree"), "two\n");
  EXPECT_EQ(watch.take(), "");
  EXPECT_EQ(watch.rest("one two\nthree"), "three");
  EXPECT_EQ(watch.rest("another text"), "");
  WordWatch at_once(*find_provider("openai"), 1000);
  EXPECT_EQ(at_once.rest("one two"), "one two");
  WordWatch small(*find_provider("openai"), 4);
  small.feed(event("one two "));
  EXPECT_EQ(small.take(), "one two ");
  small.feed(event("three "));
  EXPECT_EQ(small.take(), "") << "the rest comes with the reply";
  EXPECT_EQ(small.rest("one two three "), "three ");
}

}  // namespace ask::llm::streamed_test
