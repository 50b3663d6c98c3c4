#include "agent/llm/meter.h"

#include <gtest/gtest.h>

namespace ask::llm::meter_test {

// feature 131
TEST(Meter, ACallOverTheLimitIsRefused) {
  Meter meter({.calls = 2});
  for (int i = 0; i < 2; ++i) {
    auto held = meter.reserve("m", Host::kLoopback, 30, 100);
    ASSERT_TRUE(held);
    meter.settle(*held, {10, 5, false}, 2);
  }
  const auto refused = meter.reserve("m", Host::kLoopback, 30, 100);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, Code::kBudget);
  EXPECT_EQ(refused.error().message, "max_calls reached: the limit of one question is 2 calls");
  EXPECT_EQ(meter.spent(), (Spent{2, 20, 10, 0, 4, false}));
}

// feature 131
TEST(Meter, ParallelCallsStayWithinTheLimit) {
  Meter meter({.calls = 10, .tokens = 1000});
  const auto first = meter.reserve("m", Host::kLoopback, 297, 600);  // 100 in, 600 out
  ASSERT_TRUE(first);
  EXPECT_EQ(first->tokens_out, 600);
  const auto second = meter.reserve("m", Host::kLoopback, 297, 600);
  ASSERT_TRUE(second);
  EXPECT_EQ(second->tokens_out, 200);  // the rest after the first reservation
  const auto third = meter.reserve("m", Host::kLoopback, 297, 600);
  ASSERT_FALSE(third);
  EXPECT_EQ(third.error().code, Code::kBudget);
  EXPECT_EQ(third.error().message, "max_tokens reached: the limit of one question is 1000 tokens");
  EXPECT_EQ(meter.spent().calls, 2);  // a refused one does not count
  meter.settle(*first, {100, 10, false}, 0);
  EXPECT_TRUE(
      meter.reserve("m", Host::kLoopback, 297, 600));  // the unused part of the first is free again
}

// feature 131
TEST(Meter, CostIsLimitedForKnownPrices) {
  Meter meter({.calls = 10, .tokens = 0, .cost = 0.01});
  const auto held = meter.reserve("gpt-4.1-2025-04-14", Host::kRemote, 297, 100000);
  ASSERT_TRUE(held);
  EXPECT_EQ(held->tokens_out, 1225);  // (0.01 - 100 * 2e-6) / 8e-6
  EXPECT_EQ(meter.reserve("gpt-4.1", Host::kRemote, 297, 1000).error().message,
            "max_cost reached: the limit of one question is 0.01 US dollars");
  meter.settle(*held, {100, 200, false}, 0);
  EXPECT_DOUBLE_EQ(meter.spent().cost, 0.0018);
  EXPECT_EQ(meter.reserve("some-model", Host::kRemote, 9, 10).error().message,
            "max_cost cannot be kept: no price is known for some-model; the setting prices gives "
            "it, as in {\"some-model\": [2.5, 10]}, or max_tokens is the limit instead");
  EXPECT_TRUE(meter.reserve("some-model", Host::kOwn, 9, 10));  // a local model is free
}

// Regression: a gateway on this machine counted as free, so max_cost did not limit its spending.
// feature 131
TEST(Meter, ALocalGatewayIsFreeOnlyWithoutACostLimit) {
  Meter capped({.calls = 10, .tokens = 0, .cost = 0.01});
  EXPECT_EQ(capped.reserve("some-model", Host::kLoopback, 9, 10).error().code, Code::kBudget);
  const auto listed = capped.reserve("gpt-4.1", Host::kLoopback, 297, 100000);
  ASSERT_TRUE(listed);
  EXPECT_EQ(listed->tokens_out, 1225);
  Meter priced(
      {.calls = 10, .tokens = 0, .cost = 0.01, .prices = *prices_from(R"({"*": [0, 0]})")});
  EXPECT_TRUE(priced.reserve("some-model", Host::kLoopback, 9, 10));
  Meter uncapped({.calls = 10, .tokens = 0, .cost = 0});
  EXPECT_TRUE(uncapped.reserve("some-model", Host::kLoopback, 9, 10));
  EXPECT_TRUE(uncapped.reserve("some-model", Host::kRemote, 9, 10));
}

// feature 157
TEST(Meter, SettledCallsAddUp) {
  Meter meter({});
  for (const bool estimated : {false, true, false}) {
    auto held = meter.reserve("m", Host::kLoopback, 3, 10);
    ASSERT_TRUE(held);
    meter.settle(*held, {7, 3, estimated}, 1.5);
  }
  EXPECT_EQ(meter.spent(), (Spent{3, 21, 9, 0, 4.5, true}));
}

TEST(Meter, APriceAppliesToItsModelOnly) {
  EXPECT_DOUBLE_EQ(price_of("gpt-4.1-mini", false)->in, 0.4);
  EXPECT_DOUBLE_EQ(price_of("gpt-4.1", false)->in, 2.0);
  EXPECT_DOUBLE_EQ(price_of("gpt-4.1-mini-2025-04-14", false)->out, 1.6);
  EXPECT_DOUBLE_EQ(price_of("claude-haiku-4-5-20251001", false)->out, 5.0);
  EXPECT_DOUBLE_EQ(price_of("claude-opus-4-20250514", false)->out, 75.0);
  EXPECT_DOUBLE_EQ(price_of("claude-opus-4-5", false)->out, 25.0);
  EXPECT_DOUBLE_EQ(price_of("claude-3-5-haiku-latest", false)->in, 0.8);
  EXPECT_DOUBLE_EQ(price_of("gpt-5-pro", true)->in, 0.0);
  for (const char* unknown : {"llama", "gpt-5.9", "gpt-5.4-pro", "gpt-4o-audio-preview", "o3-pro",
                              "gpt-4.1-2025x", "claude-opus-4-7", ""})
    EXPECT_FALSE(price_of(unknown, false)) << unknown;
}

// Regression: a gateway on this machine was free, whatever model it forwards to.
// feature 223
TEST(Meter, ConfiguredPricesTakePrecedence) {
  const auto prices = prices_from(R"({"gpt-4.1": [1, 2], "*": [10, 20]})");
  ASSERT_TRUE(prices);
  Meter meter({.calls = 10, .tokens = 0, .cost = 0, .prices = *prices});
  for (const char* model : {"gpt-4.1", "of-a-gateway"}) {
    const auto held = meter.reserve(model, Host::kLoopback, 3, 10);
    ASSERT_TRUE(held);
    meter.settle(*held, {1'000'000, 1'000'000, false}, 1);
  }
  EXPECT_DOUBLE_EQ(meter.spent().cost, 33);
  EXPECT_TRUE(prices_from("")->empty());
  for (const char* bad : {"x", "[]", R"({"m": 3})", R"({"m": [1]})", R"({"m": [1, -2]})",
                          R"({"m": [1, "2"]})", R"({"m": [1, 1e300]})"})
    EXPECT_FALSE(prices_from(bad)) << bad;
}

}  // namespace ask::llm::meter_test
