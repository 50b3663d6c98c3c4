#include "agent/llm/retry.h"

#include <gtest/gtest.h>

namespace ask::llm::retry_test {
namespace {

using namespace std::chrono_literals;

constexpr int64_t kWallClock = 1792000000;

int64_t ms(Clock::duration d) {
  return std::chrono::duration_cast<std::chrono::milliseconds>(d).count();
}

ChatRequest full_request() {
  ChatRequest out;
  out.schema = ResponseSchema{"answer", "{}"};
  out.temperature = 0;
  out.seed = 42;
  return out;
}

}  // namespace

// feature 130
TEST(Retry, BackoffDoublesUpToTenSeconds) {
  EXPECT_EQ(ms(backoff(0, 0)), 1000);
  EXPECT_EQ(ms(backoff(1, 0)), 2000);
  EXPECT_EQ(ms(backoff(2, 0)), 4000);
  EXPECT_EQ(ms(backoff(3, 0.5)), 8250);
  EXPECT_EQ(ms(backoff(4, 0)), 10000);
  EXPECT_EQ(ms(backoff(3, 0.999)), 8499);
  EXPECT_EQ(ms(backoff(60, 0.999)), 10000);
}

// feature 130
TEST(Retry, OnlyTransientFailuresAreRetried) {
  for (const int status : {408, 429, 500, 502, 503, 504, 529})
    EXPECT_TRUE(worth_retrying(status)) << status;
  for (const int status : {200, 301, 400, 401, 402, 403, 404, 413, 422, 501})
    EXPECT_FALSE(worth_retrying(status)) << status;
}

TEST(Retry, RetryAfterIsSecondsOrADate) {
  EXPECT_EQ(ms(*retry_after("3", kWallClock)), 3000);
  EXPECT_EQ(ms(*retry_after("0.25", kWallClock)), 250);
  EXPECT_EQ(ms(*retry_after("-4", kWallClock)), 0);
  EXPECT_EQ(ms(*retry_after("1e300", kWallClock)), 1'000'000'000);
  EXPECT_EQ(ms(*retry_after("nan", kWallClock)), 0);
  EXPECT_EQ(ms(*retry_after("Wed, 14 Oct 2026 17:46:50 GMT", kWallClock)), 10'000);
  EXPECT_EQ(ms(*retry_after("Mon, 12 Oct 2020 00:00:00 GMT", kWallClock)), 0);
  EXPECT_FALSE(retry_after("soon", kWallClock));
  EXPECT_FALSE(retry_after("", kWallClock));
}

// feature 165
TEST(Breaker, OpensAfterFiveFailuresAndClosesAfterATrial) {
  Breaker breaker;
  Clock::time_point now{};
  for (int i = 0; i < 4; ++i) {
    EXPECT_TRUE(breaker.allow(now));
    breaker.failed(now);
  }
  EXPECT_TRUE(breaker.allow(now));
  breaker.succeeded();  // a success in between resets the count
  for (int i = 0; i < 5; ++i) {
    EXPECT_TRUE(breaker.allow(now)) << i;
    breaker.failed(now);
  }
  EXPECT_FALSE(breaker.allow(now));
  EXPECT_FALSE(breaker.allow(now + 59s));
  EXPECT_EQ(breaker.time_until_closed(now + 59s), 1s);
  EXPECT_TRUE(breaker.allow(now + 60s));
  EXPECT_FALSE(breaker.allow(now + 60s));  // one trial, not two
  breaker.failed(now + 60s);
  EXPECT_FALSE(breaker.allow(now + 119s));
  EXPECT_TRUE(breaker.allow(now + 120s));
  breaker.unknown();  // a cancelled trial is inconclusive
  EXPECT_TRUE(breaker.allow(now + 121s));
  breaker.succeeded();
  for (int i = 0; i < 4; ++i) {
    EXPECT_TRUE(breaker.allow(now + 121s));
    breaker.failed(now + 121s);
  }
  EXPECT_TRUE(breaker.allow(now + 121s));
}

// Error messages of real servers, and the parameter that each makes the client omit.
TEST(Quirks, RefusedParametersAreRecognized) {
  struct Case {
    int status;
    ApiError error;
    void (*wanted)(RequestShape&);
  };
  const Case kCases[] = {
      {400,
       {"Unsupported value: 'temperature' does not support 0 with this model. Only the default "
        "(1) value is supported.",
        "invalid_request_error", "unsupported_value", "temperature"},
       [](RequestShape& s) { s.temperature = false; }},
      {400,
       {"`temperature` is deprecated for this model.", "invalid_request_error", "", ""},
       [](RequestShape& s) { s.temperature = false; }},
      {422,
       {"Extra inputs are not permitted", "", "", "seed"},
       [](RequestShape& s) { s.seed = false; }},
      {500, {"Unsupported param: seed", "", "", ""}, [](RequestShape& s) { s.seed = false; }},
      {400,
       {"Unsupported parameter: 'max_tokens' is not supported with this model. Use "
        "'max_completion_tokens' instead.",
        "", "unsupported_parameter", "max_tokens"},
       [](RequestShape& s) {
         s.token_field = TokenField::kMaxCompletionTokens;
         s.token_field_changed = true;
       }},
      {400,
       {"max_tokens is too large: 4096", "", "", "max_tokens"},
       [](RequestShape& s) {
         s.token_field = TokenField::kNone;
         s.token_field_changed = true;
       }},
      {400,
       {"This response_format type is unavailable now: not supported", "", "", ""},
       [](RequestShape& s) { s.form = ReplyFormat::kObject; }},
      {400,
       {"Invalid parameter: 'response_format' of type 'json_schema' is not supported", "", "",
        "response_format"},
       [](RequestShape& s) { s.form = ReplyFormat::kObject; }},
      {500,
       {"failed to parse grammar", "server_error", "500", ""},
       [](RequestShape& s) { s.form = ReplyFormat::kObject; }},
      {400,
       {"stream_options is not supported", "", "", ""},
       [](RequestShape& s) { s.stream_options = false; }},
      {400,
       {"Your organization must be verified to stream this model.", "", "", "stream"},
       [](RequestShape& s) { s.stream = false; }},
  };
  for (const Case& c : kCases) {
    RequestShape shape, wanted;
    c.wanted(wanted);
    EXPECT_TRUE(adapt(shape, full_request(), c.status, c.error)) << c.error.message;
    EXPECT_EQ(shape, wanted) << c.error.message;
  }
}

TEST(Quirks, OtherErrorsChangeNothing) {
  const std::pair<int, ApiError> kCases[] = {
      {400, {"Invalid value for 'content'", "", "", "messages.[0].content"}},
      {500, {"internal error in the stream", "", "", ""}},
      {500, {"upstream error: cannot connect", "", "", ""}},
      {429, {"temperature is not supported", "", "", "temperature"}},
      {400, {"the model does not exist", "", "", "model"}},
  };
  for (const auto& [status, error] : kCases) {
    RequestShape shape;
    EXPECT_FALSE(adapt(shape, full_request(), status, error)) << error.message;
    EXPECT_EQ(shape, RequestShape());
  }
  ChatRequest bare;  // a parameter that was not sent cannot be refused
  RequestShape shape;
  EXPECT_FALSE(adapt(shape, bare, 400, {"temperature is not supported", "", "", "temperature"}));
}

TEST(Quirks, EachAdaptationIsMadeOnce) {
  RequestShape shape;
  const ApiError form{"response_format is not supported", "", "", "response_format"};
  EXPECT_TRUE(adapt(shape, full_request(), 400, form));
  EXPECT_TRUE(adapt(shape, full_request(), 400, form));
  EXPECT_EQ(shape.form, ReplyFormat::kPlain);
  EXPECT_FALSE(adapt(shape, full_request(), 400, form));
  const ApiError tokens{"max_tokens is not supported, nor is max_completion_tokens", "", "", ""};
  EXPECT_TRUE(adapt(shape, full_request(), 400, tokens));
  EXPECT_TRUE(adapt(shape, full_request(), 400, tokens));
  EXPECT_EQ(shape.token_field, TokenField::kNone);
  EXPECT_FALSE(adapt(shape, full_request(), 400, tokens));
}

TEST(Quirks, ErrorsInsideAReplyHaveAStatus) {
  EXPECT_EQ(effective_status(200, {"", "overloaded_error", "", ""}), 529);
  EXPECT_EQ(effective_status(200, {"", "", "429", ""}), 429);
  EXPECT_EQ(effective_status(200, {"", "invalid_request_error", "", ""}), 400);
  EXPECT_EQ(effective_status(200, {"who knows", "", "", ""}), 500);
  EXPECT_EQ(effective_status(429, {"", "insufficient_quota", "insufficient_quota", ""}), 402);
  EXPECT_EQ(effective_status(503, {"", "", "400", ""}), 503);
}

}  // namespace ask::llm::retry_test
