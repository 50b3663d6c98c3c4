#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "agent/llm/from_settings.h"
#include "llm_support.h"

namespace ask::llm::llm_settings_test {
namespace {

Settings settings_of(Asking& asking) { return Settings(asking.question.environment); }

// The request of a step with these settings.
std::string asked(Asking& asking, const Settings& settings, const std::string& step) {
  const auto choice = model_choice(settings, step);
  if (!choice) return choice.error().message;
  const auto endpoint = endpoint_for(*choice, settings.environment());
  if (!endpoint) return std::string(name(endpoint.error().code)) + " " + endpoint.error().message;
  return described(asking.client.complete({*endpoint, Asking::plain(step)}, asking.question));
}

}  // namespace

// feature 169
TEST(LlmSettings, EachStepHasItsModel) {
  Asking asking;
  asking.server.always(test::json(openai_text("x")));
  asking.variables["OPENAI_BASE_URL"] = asking.server.url("/v1");
  asking.variables["ASK_MODEL_JUDGE"] = "openai/judge-model";
  Settings settings = settings_of(asking);
  ASSERT_TRUE(settings.set("model.write", "openai/org/writer", SettingOrigin::kConnection));
  ASSERT_TRUE(settings.set("model", "openai/all", SettingOrigin::kConnection));
  for (const char* step : {"plan", "write_sql", "judge"})
    EXPECT_EQ(asked(asking, settings, step), "x");
  const auto journal = asking.server.journal();
  const auto model = [&](size_t i) { return nlohmann::json::parse(journal[i].body)["model"]; };
  EXPECT_EQ(model(0), "all");
  EXPECT_EQ(model(1), "org/writer");
  EXPECT_EQ(model(2), "judge-model");
  for (const auto& got : journal) EXPECT_EQ(got.header("authorization"), "Bearer sk-openai");
}

// feature 201
TEST(LlmSettings, SqlCannotChooseAHostOrAKey) {
  Asking asking;
  asking.server.always(test::json(openai_text("x")));
  Settings settings = settings_of(asking);
  ASSERT_TRUE(settings.set("model", "openai/m", SettingOrigin::kConnection));
  ASSERT_TRUE(settings.set("base_url", "http://198.51.100.1/", SettingOrigin::kConnection));
  EXPECT_EQ(asked(asking, settings, "plan"),
            "SECURITY_VIOLATION requests may not go to 198.51.100.1:80: allow the host with "
            "ASK_ALLOWED_HOSTS in the environment of the process");
  const auto options = settings.with_options(R"({"base_url":")" + asking.server.url() + "\"}");
  ASSERT_TRUE(options);
  EXPECT_EQ(asked(asking, *options, "plan"), "x");
  EXPECT_EQ(asking.server.journal().at(0).header("authorization"), "");
  asking.variables["ASK_BASE_URL"] = asking.server.url();
  EXPECT_EQ(asked(asking, settings_of(asking), "plan"), "x");
  EXPECT_EQ(asking.server.journal().at(1).header("authorization"), "Bearer sk-openai");
}

// feature 170
TEST(LlmSettings, Caps) {
  Asking asking;
  Settings settings = settings_of(asking);
  asking.variables["ASK_MAX_CALLS"] = "5";
  const auto got = caps(settings);
  ASSERT_TRUE(got);
  EXPECT_EQ(got->calls, 5);
  EXPECT_EQ(got->tokens, 200000);
  EXPECT_EQ(got->cost, 0);
  asking.variables["ASK_MAX_COST"] = "cheap";
  EXPECT_EQ(caps(settings).error().code, Code::kInvalidSetting);
}

}  // namespace ask::llm::llm_settings_test
