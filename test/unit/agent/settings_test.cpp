#include "agent/settings/settings.h"

#include <gtest/gtest.h>

#include <map>

namespace ask::settings_test {
namespace {

Environment variables(std::map<std::string, std::string> values) {
  return [values](const std::string& name) -> std::optional<std::string> {
    const auto found = values.find(name);
    if (found == values.end()) return std::nullopt;
    return found->second;
  };
}

std::string why(const Status& status) { return status ? "" : status.error().message; }

}  // namespace

// feature 167
TEST(Settings, EachEnvironmentVariableIsRead) {
  for (const SettingSpec& s : setting_specs()) {
    std::string variable = "ASK_";
    for (const char c : s.name) variable += static_cast<char>(std::toupper(c));
    const std::string value = s.kind == SettingKind::kChoice
                                  ? std::string(s.choices.substr(s.choices.rfind('|') + 1))
                              : s.id == Setting::kWeights    ? "strict"
                              : s.id == Setting::kPrices     ? "{}"
                              : s.kind == SettingKind::kText ? "x"
                              : s.kind == SettingKind::kReal ? "1"
                                                             : "100";
    // max_retries and candidates take less
    const std::string fits = s.high < 100 && s.kind == SettingKind::kInteger ? "1" : value;
    const Settings settings(variables({{variable, fits}}));
    EXPECT_EQ(*settings.text(s.id), fits) << s.name;
    EXPECT_EQ(settings.origin(s.id), SettingOrigin::kEnvironment) << s.name;
  }
}

// feature 167
TEST(Settings, ABadVariableIsNamed) {
  const Settings settings(variables({{"ASK_MAX_RETRIES", "many"}}));
  EXPECT_EQ(settings.integer(Setting::kMaxRetries).error().message,
            "environment variable ASK_MAX_RETRIES takes a whole number from 0 to 20, not \"many\"");
  EXPECT_EQ(why(settings.validate()), settings.integer(Setting::kMaxRetries).error().message);
}

// feature 168
TEST(Settings, OptionsOverrideConnectionEnvironmentAndDefault) {
  Settings settings(variables({{"ASK_MAX_ROWS", "7"}}));
  EXPECT_EQ(*settings.integer(Setting::kMaxRows), 7);
  ASSERT_TRUE(settings.set("max_rows", "8", SettingOrigin::kConnection));
  EXPECT_EQ(*settings.integer(Setting::kMaxRows), 8);
  auto call = settings.with_options(R"({"max_rows": 9})");
  ASSERT_TRUE(call);
  EXPECT_EQ(*call->integer(Setting::kMaxRows), 9);
  EXPECT_EQ(call->origin(Setting::kMaxRows), SettingOrigin::kCall);
  EXPECT_EQ(*settings.integer(Setting::kMaxRows), 8);
  ASSERT_TRUE(settings.reset(Setting::kMaxRows));
  EXPECT_EQ(*settings.integer(Setting::kMaxRows), 7);
  EXPECT_EQ(*Settings(variables({})).integer(Setting::kMaxRows), 1000);
}

TEST(Settings, ErrorsNameTheAcceptedValues) {
  Settings settings(variables({}));
  const auto set = [&](const char* name, const char* value) {
    return why(settings.set(name, value, SettingOrigin::kConnection));
  };
  EXPECT_EQ(set("max_rows", "0"),
            "setting max_rows takes a whole number from 1 to 10000000, not \"0\"");
  EXPECT_EQ(set("max_rows", "1.5"),
            "setting max_rows takes a whole number from 1 to 10000000, not \"1.5\"");
  EXPECT_EQ(set("min_confidence", "nan"),
            "setting min_confidence takes a number from 0 to 1, not \"nan\"");
  EXPECT_EQ(set("share", "all"), "setting share takes one of schema, values, results, not \"all\"");
  EXPECT_EQ(set("max_row", "1"), "no setting \"max_row\"; did you mean max_rows or max_cost?");
  EXPECT_EQ(set("zzzzzzzz", "1"),
            "no setting \"zzzzzzzz\"; SELECT name FROM ask_settings lists them");
  EXPECT_EQ(set("model.paint", "x"),
            "no setting \"model.paint\"; the steps are gate, resolve, link, plan, write, judge, "
            "refine, summarize, enrich, outline");
}

// feature 201
TEST(Settings, FilesHostsAndKeysCannotBeSetInSql) {
  Settings settings(variables({}));
  for (const char* name :
       {"record", "prompts_dir", "api_key_env", "allowed_hosts", "replay_dir", "tasks_dir"}) {
    EXPECT_NE(why(settings.set(name, "x", SettingOrigin::kConnection))
                  .find("comes only from the environment variable ASK_"),
              std::string::npos)
        << name;
    EXPECT_FALSE(settings.with_options(std::string("{\"") + name + "\": \"x\"}")) << name;
  }
}

// feature 202
TEST(Settings, ALockCannotBeRemoved) {
  Settings settings(variables({}));
  ASSERT_TRUE(settings.set("lock", "on", SettingOrigin::kConnection));
  const std::string locked = "the settings of this connection are locked; open another connection";
  EXPECT_EQ(why(settings.set("max_rows", "5", SettingOrigin::kConnection)), locked);
  EXPECT_EQ(why(settings.set("lock", "off", SettingOrigin::kConnection)), locked);
  EXPECT_EQ(why(settings.reset(Setting::kLock)), locked);
  EXPECT_FALSE(settings.with_options(R"({"max_rows": 5})"));
  EXPECT_TRUE(settings.with_options(""));
}

TEST(Settings, OptionsMustBeAJsonObject) {
  const Settings settings(variables({}));
  for (const char* options : {"5", "[1]", "{", "max_rows=5", "\"x\"", "null"})
    EXPECT_EQ(settings.with_options(options).error().message,
              R"(options must be a JSON object, as in {"max_rows": 10})")
        << options;
  EXPECT_EQ(settings.with_options(R"({"max_rows": {}})").error().message,
            "option \"max_rows\" must be text, a number or true or false");
  EXPECT_EQ(
      *settings.with_options(R"({"allow_functions": ["a", "b"]})")->text(Setting::kAllowFunctions),
      "a,b");
}

}  // namespace ask::settings_test
