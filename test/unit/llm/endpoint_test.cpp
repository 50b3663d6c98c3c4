#include "agent/llm/endpoint.h"

#include <gtest/gtest.h>

#include <map>

namespace ask::llm::endpoint_test {
namespace {

Environment environment(std::map<std::string, std::string> values) {
  return [values](const std::string& name) -> std::optional<std::string> {
    const auto found = values.find(name);
    return found == values.end() ? std::nullopt : std::optional<std::string>(found->second);
  };
}

const std::map<std::string, std::string> kKeys = {{"OPENAI_API_KEY", "sk-openai"},
                                                  {"ANTHROPIC_API_KEY", "sk-anthropic"}};

// "url key" of the endpoint, or "CODE message".
std::string asked(const ModelChoice& choice, std::map<std::string, std::string> values = kKeys) {
  const Environment env = environment(std::move(values));
  const auto endpoint = endpoint_for(choice, env);
  if (!endpoint) return std::string(name(endpoint.error().code)) + " " + endpoint.error().message;
  const auto key = key_for(*endpoint, env);
  if (!key) return std::string(name(key.error().code)) + " " + key.error().message;
  return endpoint->url + " " + *key;
}

ModelChoice by_sql(std::string base_url, std::string model = "openai/m") {
  return {.model = std::move(model),
          .base_url = std::move(base_url),
          .base_origin = SettingOrigin::kConnection};
}

std::map<std::string, std::string> with(std::string name, std::string value) {
  auto out = kKeys;
  out[std::move(name)] = std::move(value);
  return out;
}

std::string refused(std::string_view authority) {
  return "SECURITY_VIOLATION requests may not go to " + std::string(authority) +
         ": allow the host with ASK_ALLOWED_HOSTS in the environment of the process";
}

}  // namespace

TEST(Endpoint, EachProviderHasItsOwnServer) {
  EXPECT_EQ(asked({.model = "openai/gpt-4.1"}),
            "https://api.openai.com:443/v1/chat/completions sk-openai");
  EXPECT_EQ(asked({.model = "anthropic/claude"}),
            "https://api.anthropic.com:443/v1/messages sk-anthropic");
  EXPECT_EQ(asked({.model = "ollama/qwen:7b"}), "http://127.0.0.1:11434/api/chat ");
}

// feature 169
TEST(Endpoint, BaseUrlsOfTheEnvironment) {
  const auto openai = [](std::string url) {
    return asked({.model = "openai/org/model"}, with("OPENAI_BASE_URL", std::move(url)));
  };
  EXPECT_EQ(openai("http://gateway:8080/v1/"), "http://gateway:8080/v1/chat/completions sk-openai");
  EXPECT_EQ(openai("http://gateway:8080"), "http://gateway:8080/v1/chat/completions sk-openai");
  EXPECT_EQ(openai("https://h/openai/v9"), "https://h:443/openai/v9/chat/completions sk-openai");
  const auto ollama = [](std::string host) {
    return asked({.model = "ollama/m"}, with("OLLAMA_HOST", std::move(host)));
  };
  EXPECT_EQ(ollama("box"), "http://box:11434/api/chat ");
  EXPECT_EQ(ollama("box:99"), "http://box:99/api/chat ");
  EXPECT_EQ(ollama(":99"), "http://127.0.0.1:99/api/chat ");
  EXPECT_EQ(ollama("0.0.0.0"), "http://127.0.0.1:11434/api/chat ");
  EXPECT_EQ(ollama("[::1]"), "http://[::1]:11434/api/chat ");
  EXPECT_EQ(ollama("[::1]:99"), "http://[::1]:99/api/chat ");
  EXPECT_EQ(ollama("https://box/ollama"), "https://box:443/ollama/api/chat ");
}

TEST(Endpoint, ThePathOfAnthropicIsNotDoubled) {
  for (const char* base : {"http://localhost:1", "http://localhost:1/v1"})
    EXPECT_EQ(asked(by_sql(base, "anthropic/m")), "http://localhost:1/v1/messages ");
  EXPECT_EQ(asked(by_sql("http://localhost:1/a", "anthropic/m")),
            "http://localhost:1/a/v1/messages ");
}

// feature 201
TEST(Endpoint, SqlCannotChooseAHost) {
  EXPECT_EQ(asked(by_sql("http://198.51.100.1/")), refused("198.51.100.1:80"));
  EXPECT_EQ(asked(by_sql("https://api.openai.com.evil.com/v1")),
            refused("api.openai.com.evil.com:443"));
  EXPECT_EQ(asked(by_sql("http://api.openai.com/v1")),
            refused("api.openai.com:80"));  // unencrypted
  EXPECT_EQ(asked(by_sql("https://api.openai.com:8443/v1")), refused("api.openai.com:8443"));
  // The host of another provider is refused too.
  EXPECT_EQ(asked(by_sql("https://api.openai.com/v1", "anthropic/m")),
            refused("api.openai.com:443"));
  for (const char* trick :
       {"http://127.0.0.1.evil.com", "http://localhost.evil.com", "http://notlocalhost",
        "http://[::ffff:127.0.0.1]", "http://[::2]", "http://128.0.0.1", "http://0.0.0.0",
        "http://127.0.0.1e", "http://169.254.169.254/latest", "http://127.evil.com", "http:///v1"})
    EXPECT_EQ(asked(by_sql(trick)).substr(0, 18), "SECURITY_VIOLATION") << trick;
  for (const char* trick :
       {"http://localhost@evil.com", "http://user:pass@localhost/", "http://127.0.0.1#@evil.com",
        "http://localhost/?x=1", "file:///etc/passwd", "gopher://localhost", "localhost:8080", "",
        "http://", "http://localhost:0", "http://localhost:99999", "http://a b/",
        "http://localhost\\@evil.com", "http://[fe80::1%25eth0]/", "http://localhost../",
        "http://localhost/\r\nX: y", "http://ex\xC3\xA4mple/", "unix:/tmp/x", "http:localhost"}) {
    if (!*trick) continue;
    EXPECT_EQ(asked(by_sql(trick)).substr(0, 15), "INVALID_SETTING") << trick;
  }
}

// feature 201
TEST(Endpoint, LoopbackSetBySqlIsReachedWithoutAKey) {
  for (const char* here :
       {"http://127.0.0.1:5", "http://localhost:5", "http://LOCALHOST:5", "http://localhost.:5",
        "http://[::1]:5", "http://127.1:5", "http://2130706433:5", "http://127.255.255.254:5"}) {
    const std::string got = asked(by_sql(here));
    EXPECT_TRUE(got.ends_with(":5/v1/chat/completions ")) << here << ": " << got;
  }
  // Also if the environment names the same server: only an address set by the environment gets the
  // key.
  EXPECT_EQ(asked(by_sql("http://127.0.0.1:5"), with("OPENAI_BASE_URL", "http://127.0.0.1:5")),
            "http://127.0.0.1:5/v1/chat/completions ");
  EXPECT_EQ(asked({.model = "openai/m"}, with("OPENAI_BASE_URL", "http://127.0.0.1:5")),
            "http://127.0.0.1:5/v1/chat/completions sk-openai");
}

// feature 201
TEST(Endpoint, HostsThatTheEnvironmentAllows) {
  ModelChoice choice = by_sql("https://Gate.Corp.:8443/v1");
  choice.allowed_hosts = "other, gate.corp";
  EXPECT_EQ(asked(choice), "https://gate.corp:8443/v1/chat/completions ");  // and no key
  choice.allowed_hosts = "gate.corp:8443";
  EXPECT_EQ(asked(choice), "https://gate.corp:8443/v1/chat/completions ");
  choice.allowed_hosts = "gate.corp:443, corp, *.corp, ,";
  EXPECT_EQ(asked(choice), refused("gate.corp:8443"));
  // The server of OPENAI_BASE_URL may be called, at any path, but a call set up in SQL gets no key.
  const auto env = with("OPENAI_BASE_URL", "https://gate.corp:8443/v1");
  choice.allowed_hosts = "";
  EXPECT_EQ(asked(choice, env), "https://gate.corp:8443/v1/chat/completions ");
  EXPECT_EQ(asked(by_sql("http://gate.corp:8443/v1"), env), refused("gate.corp:8443"));
  // ASK_BASE_URL comes from the environment, but only an allowed host is called.
  choice = {
      .model = "openai/m", .base_url = "http://x/v1", .base_origin = SettingOrigin::kEnvironment};
  EXPECT_EQ(asked(choice), refused("x:80"));
  choice.allowed_hosts = "x";
  EXPECT_EQ(asked(choice), "http://x:80/v1/chat/completions sk-openai");
}

TEST(Endpoint, AutoUsesTheEnvironment) {
  const auto model = [](std::map<std::string, std::string> values, std::string key_env = "") {
    return resolved_model({.api_key_env = std::move(key_env)}, environment(std::move(values)));
  };
  EXPECT_EQ(model({}), "builtin");
  EXPECT_EQ(model({{"OPENAI_API_KEY", "  "}}), "builtin");
  EXPECT_EQ(model({{"ANTHROPIC_API_KEY", "k"}}), "anthropic/claude-haiku-4-5");
  EXPECT_EQ(model(kKeys), "openai/gpt-4.1-mini");
  EXPECT_EQ(model({{"ASK_MODEL", "ollama/x"}, {"OPENAI_API_KEY", "k"}}), "ollama/x");
  EXPECT_EQ(model({{"ASK_MODEL", "auto"}, {"OPENAI_API_KEY", "k"}}), "openai/gpt-4.1-mini");
  EXPECT_EQ(model({{"MINE", "k"}}, "MINE"), "openai/gpt-4.1-mini");
  EXPECT_EQ(asked({}, {}),
            "MISSING_LLM no model is set: ask_config('model', 'provider/model') sets one");
}

// feature 201
TEST(Endpoint, AKeyOfOneProviderIsNotSentToAnother) {
  ModelChoice choice{.model = "anthropic/m", .api_key_env = "MINE"};
  EXPECT_EQ(asked(choice, {{"MINE", "sk-mine"}}),
            "MISSING_LLM anthropic needs a key: set ANTHROPIC_API_KEY in the environment of the "
            "process");
  EXPECT_EQ(asked(choice, {{"MINE", "sk-mine"}, {"ASK_MODEL", "anthropic/other"}}),
            "https://api.anthropic.com:443/v1/messages sk-mine");
  choice.model = "openai/m";
  EXPECT_EQ(asked(choice, {{"MINE", "sk-mine"}}),
            "https://api.openai.com:443/v1/chat/completions sk-mine");
}

// feature 92
TEST(Endpoint, KeysAreReadAtUseAndNeverShown) {
  EXPECT_EQ(asked({.model = "openai/m"}, {}),
            "MISSING_LLM openai needs a key: set OPENAI_API_KEY in the environment of the process");
  EXPECT_EQ(asked({.model = "openai/m"}, {{"OPENAI_API_KEY", "sk-1\r\nHost: evil"}}),
            "INVALID_SETTING OPENAI_API_KEY holds a character that no key has");
  EXPECT_EQ(asked({.model = "openai/m"}, {{"OPENAI_API_KEY", "sk-1\n"}}),
            "https://api.openai.com:443/v1/chat/completions sk-1");
}

TEST(Endpoint, UnknownModelsAreRefused) {
  for (const char* bad : {"nobody/x", "openai/", "/x", "replay"})
    EXPECT_EQ(asked({.model = bad}),
              "INVALID_SETTING model takes auto, builtin, openai/…, anthropic/…, ollama/…, "
              "openrouter/…, mistral/…, gemini/…, groq/…, azure/…, lmstudio/…, vllm/…, "
              "replay/FILE, function/NAME, not \"" +
                  std::string(bad) + "\"");
}

// feature 223
TEST(Endpoint, AModelWithoutItsProviderGetsASuggestion) {
  for (const auto& [given, meant] : {std::pair{"gpt-4o", "openai/gpt-4o"},
                                     {"claude-haiku-4-5", "anthropic/claude-haiku-4-5"},
                                     {"OpenAI/gpt-4o", "openai/gpt-4o"},
                                     {"antropic/claude", "anthropic/claude"},
                                     {"qwen2.5:7b", "ollama/qwen2.5:7b"},
                                     {"meta-llama/llama-3", "ollama/llama-3"}}) {
    const std::string why = "no model \"" + std::string(given) + "\"; did you mean " + meant + "?";
    EXPECT_EQ(asked({.model = given}), "INVALID_SETTING " + why);
    EXPECT_EQ(check_model_name(given).error().message, why);
  }
  for (const char* good : {"", "auto", "builtin", "replay/x", "groq/llama", "openrouter/a/b"})
    EXPECT_TRUE(check_model_name(good)) << good;
}

// feature 223
TEST(Endpoint, CompatibleHostsHaveTheirUrlAndKey) {
  const auto at = [](std::string model, std::map<std::string, std::string> values) {
    return asked({.model = std::move(model)}, std::move(values));
  };
  EXPECT_EQ(at("openrouter/meta/llama", {{"OPENROUTER_API_KEY", "k"}}),
            "https://openrouter.ai:443/api/v1/chat/completions k");
  EXPECT_EQ(at("mistral/small", {{"MISTRAL_API_KEY", "k"}}),
            "https://api.mistral.ai:443/v1/chat/completions k");
  EXPECT_EQ(at("gemini/flash", {{"GEMINI_API_KEY", "k"}}),
            "https://generativelanguage.googleapis.com:443/v1beta/openai/chat/completions k");
  EXPECT_EQ(at("groq/llama", {{"GROQ_API_KEY", "k"}}),
            "https://api.groq.com:443/openai/v1/chat/completions k");
  EXPECT_EQ(at("lmstudio/any", {}), "http://127.0.0.1:1234/v1/chat/completions ");
  EXPECT_EQ(at("vllm/any", {{"VLLM_API_KEY", "k"}, {"VLLM_BASE_URL", "http://gpu:8000/v1"}}),
            "http://gpu:8000/v1/chat/completions k");
  EXPECT_EQ(at("azure/mine", {{"AZURE_OPENAI_API_KEY", "k"},
                              {"AZURE_OPENAI_ENDPOINT", "https://me.openai.azure.com"}}),
            "https://me.openai.azure.com:443/openai/v1/chat/completions k");
  EXPECT_EQ(at("azure/mine", {{"AZURE_OPENAI_API_KEY", "k"}}),
            "INVALID_SETTING azure has no server of its own: set AZURE_OPENAI_ENDPOINT in the "
            "environment of the process, or base_url");
  EXPECT_EQ(at("groq/llama", kKeys),
            "MISSING_LLM groq needs a key: set GROQ_API_KEY in the environment of the process");
}

// Regression: a gateway given by the provider's own variable names was refused.
// feature 223
TEST(Endpoint, AnthropicGatewayOfTheEnvironmentIsUsed) {
  EXPECT_EQ(asked({.model = "anthropic/m"}, with("ANTHROPIC_BASE_URL", "https://gate.example")),
            "https://gate.example:443/v1/messages sk-anthropic");
  EXPECT_EQ(asked({.model = "anthropic/m"}, with("ANTHROPIC_BASE_URL", "https://gate.example/v1")),
            "https://gate.example:443/v1/messages sk-anthropic");
}

// feature 223
TEST(Endpoint, ANameWithASpaceIsNoModel) {
  for (const std::string_view name :
       {"openai/gpt 4o", "function/a b", "openai/gpt-4o\n", "openai/gpt\t4o", "openai/ gpt-4o"}) {
    const auto known = check_model_name(name);
    ASSERT_FALSE(known) << name;
    EXPECT_TRUE(known.error().message.find("has a space") != std::string::npos)
        << known.error().message;
  }
  EXPECT_TRUE(check_model_name("replay/monday talks.jsonl"));
  EXPECT_TRUE(check_model_name("openrouter/meta-llama/llama-3.1-8b:free"));
}

}  // namespace ask::llm::endpoint_test
