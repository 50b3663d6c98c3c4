#include "agent/llm/client.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "llm_support.h"

namespace ask::llm::client_test {
namespace {

using nlohmann::json;
using test::LoopbackServer;
using test::Received;

const std::string kOpenAiStream =
    "data: {\"model\":\"served\",\"choices\":[{\"delta\":{\"content\":\"fo\"}}]}\n\n"
    ": still here\n\n"
    "data: {\"choices\":[{\"delta\":{\"content\":\"rty\"},\"finish_reason\":\"stop\"}]}\n\n"
    "data: {\"choices\":[],\"usage\":{\"prompt_tokens\":7,\"completion_tokens\":2}}\n\n"
    "data: [DONE]\n\n";
const std::string kAnthropicWhole =
    R"({"model":"served","content":[{"type":"text","text":"forty"}],"stop_reason":"end_turn",
    "usage":{"input_tokens":7,"output_tokens":2}})";
const std::string kAnthropicStream =
    "event: message_start\ndata: {\"type\":\"message_start\",\"message\":{\"model\":\"served\","
    "\"usage\":{\"input_tokens\":7,\"output_tokens\":1}}}\n\n"
    "data: {\"type\":\"content_block_delta\",\"index\":0,\"delta\":{\"text\":\"forty\"}}\n\n"
    "data: {\"type\":\"message_delta\",\"delta\":{\"stop_reason\":\"end_turn\"},"
    "\"usage\":{\"output_tokens\":2}}\n\ndata: {\"type\":\"message_stop\"}\n\n";
const std::string kOllamaWhole =
    R"({"model":"served","message":{"content":"forty"},"done":true,"prompt_eval_count":7,
    "eval_count":2})";
const std::string kOllamaStream =
    "{\"model\":\"served\",\"message\":{\"content\":\"for\"},\"done\":false}\n"
    "{\"model\":\"served\",\"message\":{\"content\":\"ty\"},\"done\":true,\"prompt_eval_count\":7,"
    "\"eval_count\":2}\n";

}  // namespace

TEST(Client, SupportsAllProtocolsStreamedAndWhole) {
  struct Case {
    std::string provider, whole, streamed, path;
  };
  for (const Case& c : {Case{"openai", openai_text("forty"), kOpenAiStream, "/v1/chat/completions"},
                        Case{"anthropic", kAnthropicWhole, kAnthropicStream, "/v1/messages"},
                        Case{"ollama", kOllamaWhole, kOllamaStream, "/api/chat"}}) {
    Asking asking;
    asking.server.then(test::json(c.whole)).then(test::stream(c.streamed));
    for (int i = 0; i < 2; ++i) {
      const auto reply = asking.ask(c.provider);
      ASSERT_TRUE(reply) << c.provider << ": " << reply.error().message;
      EXPECT_EQ(reply->text, "forty");
      EXPECT_EQ(reply->model, "served");
      EXPECT_EQ(reply->usage.in, 7);
      EXPECT_EQ(reply->usage.out, 2);
      EXPECT_FALSE(reply->usage.estimated);
      EXPECT_EQ(reply->request_body, asking.server.journal().back().body);
    }
    EXPECT_EQ(asking.server.journal()[0].path, c.path);
    EXPECT_EQ(asking.meter.spent().calls, 2);
    EXPECT_EQ(asking.meter.spent().tokens_in, 14);
  }
}

TEST(Client, HeadersGiveTheStepTheTraceAndTheKey) {
  Asking asking;
  asking.server.always(test::json(openai_text("x")));
  ChatRequest request = Asking::plain("judge\r\nX-Evil: 1");
  ASSERT_TRUE(asking.ask("openai", request));
  const Received got = asking.server.journal()[0];
  EXPECT_EQ(got.method, "POST");
  EXPECT_EQ(got.header("x-ask-step"), "judge__X-Evil__1");
  EXPECT_EQ(got.header("x-ask-trace"), "t-1");
  EXPECT_EQ(got.header("x-evil"), "");
  EXPECT_EQ(got.header("content-type"), "application/json");
  EXPECT_EQ(got.header("authorization"), "Bearer sk-openai");
  EXPECT_EQ(json::parse(got.body)["temperature"], 0.0);
  EXPECT_EQ(json::parse(got.body)["seed"], 42);
}

// feature 201
TEST(Client, AnAddressSetInSqlGetsNoKey) {
  Asking asking;
  asking.server.always(test::json(openai_text("x")));
  for (const SettingOrigin origin : {SettingOrigin::kConnection, SettingOrigin::kCall})
    ASSERT_TRUE(asking.client.complete(
        {asking.endpoint("openai", "", origin), Asking::plain("write_sql")}, asking.question));
  asking.server.always(test::json(kAnthropicWhole));
  ASSERT_TRUE(asking.client.complete(
      {asking.endpoint("anthropic", "", SettingOrigin::kConnection), Asking::plain("write_sql")},
      asking.question));
  ASSERT_TRUE(asking.ask("anthropic"));
  const auto journal = asking.server.journal();
  for (size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(journal[i].header("authorization"), "");
    EXPECT_EQ(journal[i].header("x-api-key"), "");
  }
  EXPECT_EQ(journal[3].header("x-api-key"), "sk-anthropic");
  EXPECT_EQ(journal[3].header("anthropic-version"), "2023-06-01");
}

TEST(Client, OneConnectionServesManyQuestions) {
  Asking asking;
  asking.server.always(test::stream(kOpenAiStream));
  for (int i = 0; i < 5; ++i) EXPECT_EQ(asking.outcome(), "forty");
  for (const Received& got : asking.server.journal()) EXPECT_EQ(got.connection, 1);
}

TEST(Client, IndependentCallsAreSentTogether) {
  Asking asking;
  // The server replies only after it has received all requests: sequential calls would hang.
  for (int i = 0; i < 4; ++i)
    asking.server.then([&](test::Wire& wire, const Received& got) {
      asking.server.wait_for(4);
      test::json(openai_text(got.header("x-ask-step")))(wire, got);
    });
  std::vector<ModelCall> calls;
  for (const char* step : {"a", "b", "c", "d"})
    calls.push_back({asking.endpoint("openai"), Asking::plain(step)});
  const auto replies = asking.client.complete_all(calls, asking.question);
  ASSERT_EQ(replies.size(), 4u);
  for (size_t i = 0; i < 4; ++i) EXPECT_EQ(described(replies[i]), calls[i].request.step);
}

// feature 131
TEST(Client, ABatchStopsAtTheCap) {
  Asking asking;
  asking.meter = Meter({.calls = 2});
  asking.server.always(test::json(openai_text("x")));
  const std::vector<ModelCall> calls(3, {asking.endpoint("openai"), Asking::plain("write_sql")});
  const auto replies = asking.client.complete_all(calls, asking.question);
  EXPECT_EQ(described(replies[1]), "x");
  EXPECT_EQ(described(replies[2]),
            "BUDGET_EXCEEDED max_calls reached: the limit of one question is 2 calls");
  EXPECT_EQ(asking.server.count(), 2u);
}

// feature 131
TEST(Client, RetriesCountAsCalls) {
  Asking asking;
  asking.meter = Meter({.calls = 2});
  asking.server.always(test::json("{}", 503));
  EXPECT_EQ(asking.outcome(),
            "BUDGET_EXCEEDED max_calls reached: the limit of one question is 2 calls");
  EXPECT_EQ(asking.server.count(), 2u);
}

// feature 130
TEST(Client, BackoffGrowsUntilItGivesUp) {
  Asking asking;
  asking.server.always(test::json(R"({"error":{"message":"busy\nnow"}})", 503));
  EXPECT_EQ(asking.outcome(),
            "SERVICE_UNAVAILABLE openai at 127.0.0.1:" + std::to_string(asking.server.port()) +
                " answers HTTP 503: busy now");
  EXPECT_EQ(asking.waits, (std::vector<int64_t>{1250, 2250, 4250}));
  EXPECT_EQ(asking.server.count(), 4u);
  EXPECT_EQ(asking.exchanges.size(), 4u);
  EXPECT_EQ(asking.exchanges[3].attempt, 4);
  EXPECT_EQ(asking.exchanges[3].status, 503);
}

// feature 130
TEST(Client, PermanentErrorsAreNotRetried) {
  Asking asking;
  asking.server.always(test::json(R"({"error":{"message":"no such model","code":"x"}})", 404));
  EXPECT_EQ(asking.outcome().substr(0, 19), "MODEL_ERROR openai ");
  asking.server.always(
      test::json(R"({"error":{"message":"pay","type":"insufficient_quota"}})", 429));
  EXPECT_EQ(asking.outcome().substr(0, 19), "MODEL_ERROR openai ");
  EXPECT_EQ(asking.server.count(), 2u);
  EXPECT_TRUE(asking.waits.empty());
}

TEST(Client, RetryAfterIsObeyedWithinTheDeadline) {
  Asking asking;
  asking.server.then(test::json("{}", 429, "Retry-After: 12\r\n"))
      .then(test::json("{}", 429, "retry-after: Wed, 14 Oct 2026 17:47:00 GMT\r\n"))
      .then(test::json(openai_text("at last")));
  EXPECT_EQ(asking.outcome(), "at last");
  EXPECT_EQ(asking.waits, (std::vector<int64_t>{12000, 20000}));
  asking.server.always(test::json("{}", 429, "Retry-After: 90\r\n"));
  EXPECT_EQ(asking.outcome().substr(0, 19), "SERVICE_UNAVAILABLE");  // 90 s is too long
  EXPECT_EQ(asking.waits.size(), 2u);
}

// feature 163
TEST(Client, TheDeadlineOfTheQuestionEndsTheRetries) {
  Asking asking;
  asking.server.always(test::json("{}", 500));
  asking.question.deadline = Deadline{asking.now + std::chrono::milliseconds(2000)};
  EXPECT_EQ(asking.outcome().substr(0, 19), "SERVICE_UNAVAILABLE");
  EXPECT_EQ(asking.waits, (std::vector<int64_t>{1250}));
  asking.now += std::chrono::seconds(1);
  EXPECT_EQ(asking.outcome(),
            "PIPELINE_TIMEOUT the time for the question is over (total_timeout_ms)");
  EXPECT_EQ(asking.server.count(), 2u);
}

// feature 165
TEST(Client, ADeadServerIsNotCalledAgain) {
  Asking asking;
  asking.server.always(test::json("{}", 500));
  asking.outcome();  // four attempts
  EXPECT_EQ(asking.server.count(), 4u);
  EXPECT_EQ(asking.outcome(),
            "SERVICE_UNAVAILABLE openai at 127.0.0.1:" + std::to_string(asking.server.port()) +
                " failed 5 times in a row and is left alone for another 59 s");
  EXPECT_EQ(asking.server.count(), 5u);
  asking.outcome();
  EXPECT_EQ(asking.server.count(), 5u);  // fails at once
  asking.server.always(test::json(openai_text("back")));
  asking.now += std::chrono::seconds(61);
  EXPECT_EQ(asking.outcome(), "back");
}

TEST(Client, RefusedParametersAreDroppedOnceAndRemembered) {
  Asking asking;
  asking.server
      .then(test::json(
          R"({"error":{"message":"x","code":"unsupported_value","param":"temperature"}})", 400))
      .then(test::json(R"({"error":{"message":"Unknown parameter: 'seed'"}})", 500))
      .then(test::json(R"({"error":{"message":"max_tokens is not supported"}})", 422))
      .always(test::json(openai_text("fine")));
  EXPECT_EQ(asking.outcome(), "fine");
  EXPECT_EQ(asking.outcome(), "fine");
  const auto journal = asking.server.journal();
  ASSERT_EQ(journal.size(), 5u);
  EXPECT_TRUE(asking.waits.empty());
  for (size_t i = 3; i < 5; ++i) {
    const json body = json::parse(journal[i].body);
    EXPECT_FALSE(body.contains("temperature"));
    EXPECT_FALSE(body.contains("seed"));
    EXPECT_FALSE(body.contains("max_tokens"));
    EXPECT_EQ(body["max_completion_tokens"], 4096);
  }
}

TEST(Client, UnsupportedReplyFormatsFallBackStepByStep) {
  Asking asking;
  ChatRequest request = Asking::plain("write_sql");
  request.schema = ResponseSchema{"answer", R"({"type":"object"})"};
  const auto refusal =
      test::json(R"({"error":{"message":"This response_format is not supported"}})", 400);
  asking.server.then(refusal).then(refusal).always(test::json(openai_text("{}")));
  EXPECT_TRUE(asking.ask("openai", request));
  const auto journal = asking.server.journal();
  ASSERT_EQ(journal.size(), 3u);
  EXPECT_EQ(json::parse(journal[0].body)["response_format"]["type"], "json_schema");
  EXPECT_EQ(json::parse(journal[1].body)["response_format"]["type"], "json_object");
  EXPECT_FALSE(json::parse(journal[2].body).contains("response_format"));
}

TEST(Client, AReplyFormRequestedAsAToolIsReturnedAsText) {
  Asking asking;
  ChatRequest request = Asking::plain("write_sql");
  request.schema = ResponseSchema{"answer", R"({"type":"object"})"};
  asking.server.then(test::json(
      R"({"content":[{"type":"tool_use","id":"t","name":"answer","input":{"sql":"SELECT 1"}}],
      "stop_reason":"tool_use"})"));
  const auto reply = asking.ask("anthropic", request);
  ASSERT_TRUE(reply);
  EXPECT_EQ(reply->text, "{\"sql\":\"SELECT 1\"}");
  EXPECT_TRUE(reply->tool_calls.empty());
  EXPECT_EQ(reply->finish, Finish::kStop);
  EXPECT_TRUE(reply->usage.estimated);
  EXPECT_GT(reply->usage.in, 10);
}

}  // namespace ask::llm::client_test
