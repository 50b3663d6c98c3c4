// Faults of servers and networks, and the messages shown to the user.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <atomic>

#include "agent/common/text.h"
#include "llm_support.h"

namespace ask::llm::fault_test {
namespace {

using namespace std::chrono_literals;
using test::Received;
using test::Wire;

constexpr const char* kHead = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n";

// One attempt only: retries are tested elsewhere.
void no_retries(Asking& asking) { asking.question.call_timeout_ms = 900; }

std::string here(const Asking& asking) {
  return "127.0.0.1:" + std::to_string(asking.server.port());
}

double seconds_of(const std::function<void()>& body) {
  const auto start = Clock::now();
  body();
  return std::chrono::duration<double>(Clock::now() - start).count();
}

}  // namespace

TEST(Fault, BrokenConnectionsAreRetried) {
  for (const std::string& broken :
       {std::string(), std::string("HTTP/1.1 200 OK\r\nContent-Len"),
        std::string("garbage\r\n\r\n"),
        std::string(kHead) + "Content-Length: 1000\r\n\r\ndata: {}\n\n",
        std::string(kHead) + "Transfer-Encoding: chunked\r\n\r\n5\r\ndata:",
        std::string(kHead) + "Transfer-Encoding: chunked\r\n\r\nzz\r\n",
        std::string(kHead) + "\r\ndata: {\"choices\":[{\"delta\":{\"content\":\"half\"}}]}\n\n"}) {
    Asking asking;
    asking.server.then(test::raw(broken)).then(test::json(openai_text("whole")));
    EXPECT_EQ(asking.outcome(), "whole") << broken;
    EXPECT_EQ(asking.waits.size(), 1u) << broken;
  }
}

TEST(Fault, AResetConnectionIsReported) {
  Asking asking;
  no_retries(asking);
  asking.server.always([](Wire& wire, const Received&) { wire.reset(); });
  const std::string outcome = asking.outcome();
  EXPECT_TRUE(outcome.starts_with("SERVICE_UNAVAILABLE cannot reach " + here(asking) + ": "))
      << outcome;
}

TEST(Fault, AServerThatIsNotListeningIsReported) {
  Asking asking;
  no_retries(asking);
  int port = 0;
  {
    const test::LoopbackServer gone;
    port = gone.port();
  }
  const auto endpoint = endpoint_for({.model = "openai/m",
                                      .base_url = "http://127.0.0.1:" + std::to_string(port),
                                      .base_origin = SettingOrigin::kConnection},
                                     asking.question.environment);
  const auto reply =
      asking.client.complete({*endpoint, Asking::plain("write_sql")}, asking.question);
  EXPECT_TRUE(described(reply).starts_with("SERVICE_UNAVAILABLE cannot reach 127.0.0.1:"))
      << described(reply);
}

// feature 162
TEST(Fault, ASilentServerTimesOut) {
  Asking asking;
  asking.question.call_timeout_ms = 80;
  asking.server.always([](Wire& wire, const Received&) { wire.hold(); });
  std::string outcome;
  EXPECT_LT(seconds_of([&] { outcome = asking.outcome(); }), 1.0);
  EXPECT_EQ(outcome, "SERVICE_UNAVAILABLE cannot reach " + here(asking) + ": no answer in time");
  EXPECT_TRUE(asking.waits.empty());
  asking.server.open_gate();
}

TEST(Fault, AStalledReplyTimesOutWhenIdle) {
  test::LoopbackServer server;
  server.always([](Wire& wire, const Received&) {
    wire.send(std::string(kHead) + "Content-Length: 99\r\n\r\ndata: {}\n\n");
    wire.hold();
  });
  Http http;
  HttpRequest request;
  request.url = server.url();
  request.host = "host";
  request.limits.idle = 60ms;
  const auto replies = http.post({&request, 1}, {});
  ASSERT_FALSE(replies[0]);
  EXPECT_EQ(replies[0].error().message, "cannot reach host: it stopped in the middle of its reply");
}

TEST(Fault, AReplyIsCompleteBeforeTheConnectionCloses) {
  Asking asking;
  asking.server.always([](Wire& wire, const Received&) {
    const std::string body =
        "data: {\"choices\":[{\"delta\":{\"content\":\"forty\"},\"finish_reason\":\"stop\"}]}\n\n"
        "data: [DONE]\n\n";
    wire.send(fmt::format("{}Transfer-Encoding: chunked\r\n\r\n{:x}\r\n{}\r\n", kHead, body.size(),
                          body));
    wire.hold();
  });
  EXPECT_LT(seconds_of([&] { EXPECT_EQ(asking.outcome(), "forty"); }), 1.0);
  asking.server.open_gate();
}

TEST(Fault, ATricklingReplyIsStoppedByTheTotalTimeout) {
  std::atomic<bool> over = false;  // outlives the server and its thread
  Asking asking;
  asking.question.call_timeout_ms = 100;
  asking.server.always([&](Wire& wire, const Received&) {
    wire.send(std::string(kHead) + "\r\n");
    while (!over && wire.send(": hi\n")) {
    }
  });
  EXPECT_LT(seconds_of([&] { asking.outcome(); }), 1.0);
  over = true;
}

// feature 162
TEST(Fault, AnEndlessReplyIsStopped) {
  std::atomic<size_t> sent = 0;  // these two outlive the server and its thread
  const std::string block(1u << 20, 'x');
  Asking asking;
  asking.question.call_timeout_ms = 60'000;
  const auto flood = [&](Wire& wire, const Received&) {
    wire.send(std::string(kHead) + "Content-Length: 104857600\r\n\r\n");
    for (sent = 0; sent < 100 && wire.send(block); ++sent) {
    }
    wire.close();
  };
  for (int i = 0; i < 4; ++i) asking.server.then(flood);
  EXPECT_EQ(asking.outcome(), "MODEL_ERROR the reply of " + here(asking) +
                                  " is too large: it has more than 16777216 bytes");
  EXPECT_EQ(asking.server.count(), 1u) << "asked again";
  EXPECT_TRUE(asking.waits.empty());
  EXPECT_LT(sent, 40u);
}

TEST(Fault, EndlessHeadersAreStopped) {
  test::LoopbackServer server;
  server.always([](Wire& wire, const Received&) {
    wire.send("HTTP/1.1 200 OK\r\n");
    while (wire.send("X-More: " + std::string(1000, 'x') + "\r\n")) {
    }
    wire.close();
  });
  Http http;
  HttpRequest request;
  request.url = server.url();
  request.host = "host";
  const auto replies = http.post({&request, 1}, {});
  ASSERT_FALSE(replies[0]);
  EXPECT_EQ(replies[0].error().message,
            "the reply of host is too large: it has more than 262144 bytes");
}

TEST(Fault, RedirectsAreNotFollowed) {
  Asking asking;
  asking.server.always(
      test::json("", 302, "Location: " + asking.server.url("/elsewhere") + "\r\n"));
  EXPECT_EQ(asking.outcome(), "MODEL_ERROR openai at " + here(asking) +
                                  " answers with a redirect (HTTP 302), which is not followed: set "
                                  "base_url to where it leads");
  EXPECT_EQ(asking.server.count(), 1u);
}

TEST(Fault, AnErrorInTheMiddleOfAStream) {
  Asking asking;
  asking.server
      .then(test::stream("data: {\"choices\":[{\"delta\":{\"content\":\"half\"}}]}\n\n"
                         "data: {\"error\":{\"message\":\"lost\",\"code\":502}}\n\n"))
      .then(test::json(openai_text("whole")));
  EXPECT_EQ(asking.outcome(), "whole");
  asking.server.then(test::stream("data: {\"error\":{\"message\":\"lost\",\"code\":400}}\n\n"));
  EXPECT_EQ(asking.outcome(),
            "MODEL_ERROR openai at " + here(asking) + " answers with error 400: lost");
}

// feature 68
TEST(Fault, UselessRepliesAreErrors) {
  const std::pair<std::string, std::string> kCases[] = {
      {R"({"choices":[{"message":{"content":null},"finish_reason":"stop"}]})",
       "MODEL_ERROR the reply of openai/m is empty"},
      {R"({"choices":[]})", "MODEL_ERROR the reply of openai/m is empty"},
      {R"({"choices":[{"message":{"content":null,"refusal":"no"},"finish_reason":"stop"}]})",
       "MODEL_ERROR the model openai/m refuses to answer"},
      {R"({"choices":[{"message":{"content":"x"},"finish_reason":"content_filter"}]})",
       "MODEL_ERROR the model openai/m refuses to answer"},
      {R"({"choices":[{"message":{"content":"SELECT"},"finish_reason":"length"}],)"
       R"("usage":{"completion_tokens":9}})",
       "MODEL_ERROR the reply of openai/m was cut off at 9 tokens"},
      {"[1,2]", "MODEL_ERROR openai at HERE answers with what is not a chat completion"},
      {"<html>It works!</html>",
       "MODEL_ERROR openai at HERE answers with what is not a chat completion"}};
  for (const auto& [body, wanted] : kCases) {
    Asking asking;
    asking.server.always(test::json(body));
    std::string text = wanted;
    if (const size_t at = text.find("HERE"); at != text.npos) text.replace(at, 4, here(asking));
    EXPECT_EQ(asking.outcome(), text) << body;
    EXPECT_EQ(asking.server.count(), 1u) << body;
    EXPECT_EQ(asking.exchanges.at(0).reply_body, body);
  }
}

// feature 203
TEST(Fault, AKeyIsMaskedInEveryText) {
  Asking asking;
  asking.server.then(test::json(R"({"error":{"message":"bad key sk-openai"}})", 400))
      .then(test::json(R"({"error":{"message":"Incorrect API key provided: sk-o***nai"}})", 401))
      .then(test::json(openai_text("your key is sk-openai")));
  EXPECT_EQ(asking.outcome(),
            "MODEL_ERROR openai at " + here(asking) + " answers HTTP 400: bad key ***");
  EXPECT_EQ(asking.outcome(), "MISSING_LLM openai at " + here(asking) +
                                  " refuses the key in OPENAI_API_KEY (HTTP 401)");
  EXPECT_EQ(asking.outcome(), "your key is sk-openai");  // replies are not changed
  for (const Exchange& exchange : asking.exchanges)
    for (const std::string& text : {exchange.request_body, exchange.reply_body, exchange.error})
      EXPECT_EQ(text.find("sk-openai"), text.npos) << text;
}

// feature 93
TEST(Fault, ErrorTextsAreShortAndClean) {
  Asking asking;
  asking.server.then(test::json("<html>" + std::string(5000, 'x'), 400))
      .then(test::json("plain\n\x01text " + std::string(5000, 'y'), 400));
  EXPECT_EQ(asking.outcome(), "MODEL_ERROR openai at " + here(asking) + " answers HTTP 400");
  const std::string outcome = asking.outcome();
  EXPECT_LT(outcome.size(), 300u);
  EXPECT_TRUE(outcome.starts_with("MODEL_ERROR openai at " + here(asking) +
                                  " answers HTTP 400: plain  text yyy"));
}

// feature 164
TEST(Fault, CancellingIsDetectedAtOnce) {
  Asking asking;
  asking.server.always([](Wire& wire, const Received&) { wire.hold(); });
  Clock::time_point asked{};
  asking.question.cancelled = [&] {
    if (asking.server.count() == 0) return false;
    if (asked == Clock::time_point()) asked = Clock::now();
    return Clock::now() - asked > 20ms;  // so that a later check detects it, not the first
  };
  EXPECT_EQ(asking.outcome(), "CANCELLED cancelled");
  EXPECT_LT(std::chrono::duration<double>(Clock::now() - asked).count(), 0.2);
  asking.server.open_gate();
}

// feature 164
TEST(Fault, CancellingEndsAWait) {
  Asking asking;
  asking.server.always(test::json("{}", 503));
  asking.question.cancelled = [&] { return !asking.exchanges.empty(); };
  EXPECT_EQ(asking.outcome(), "CANCELLED cancelled");
  EXPECT_EQ(asking.server.count(), 1u);
}

// feature 164
TEST(Fault, ARealWaitChecksOften) {
  int looks = 0;
  const bool slept = real_sleep()(10s, [&] { return ++looks > 2; });
  EXPECT_FALSE(slept);
  EXPECT_EQ(looks, 3);
}

TEST(Fault, OneFailedCallDoesNotAffectTheOthers) {
  Asking asking;
  asking.server.always([](Wire& wire, const Received& got) {
    if (got.header("x-ask-step") == "bad") return wire.close();
    test::json(openai_text("good"))(wire, got);
  });
  asking.question.call_timeout_ms = 900;
  std::vector<ModelCall> calls;
  for (const char* step : {"a", "bad", "c"})
    calls.push_back({asking.endpoint("openai"), Asking::plain(step)});
  const auto replies = asking.client.complete_all(calls, asking.question);
  EXPECT_EQ(described(replies[0]), "good");
  EXPECT_EQ(replies[1].error().code, Code::kServiceUnavailable);
  EXPECT_EQ(described(replies[2]), "good");
}

}  // namespace ask::llm::fault_test
