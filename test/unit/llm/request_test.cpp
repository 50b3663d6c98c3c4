#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "agent/llm/provider.h"

namespace ask::llm::request_test {
namespace {

using nlohmann::json;

const Provider& provider(std::string_view name) { return *find_provider(name); }

ChatRequest conversation() {
  ChatRequest out;
  out.messages = {
      {.role = Role::kSystem, .text = "rules"},
      {.role = Role::kUser, .text = "how many \xFF?"},
      {.role = Role::kAssistant, .tool_calls = {{"c1", "run", "{\"n\":1}"}, {"c2", "run", "junk"}}},
      {.role = Role::kTool, .text = "7", .tool_call_id = "c1", .tool_name = "run"},
      {.role = Role::kTool, .text = "8", .tool_call_id = "c2", .tool_name = "run"},
      {.role = Role::kAssistant, .text = "15"}};
  out.temperature = 0;
  out.seed = 42;
  out.max_output_tokens = 100;
  return out;
}

std::string body(std::string_view name, const ChatRequest& request, RequestShape shape = {}) {
  if (shape.model.empty()) shape.model = "m";
  return provider(name).write(request, shape);
}

}  // namespace

// feature 170
TEST(ProviderRequest, OpenAiRequest) {
  const json got = json::parse(body("openai", conversation()));
  EXPECT_EQ(got, json::parse(R"({"model":"m","stream":true,"stream_options":{"include_usage":true},
    "temperature":0.0,"seed":42,"max_tokens":100,"messages":[
    {"role":"system","content":"rules"},
    {"role":"user","content":"how many \ufffd?"},
    {"role":"assistant","content":null,"tool_calls":[
      {"id":"c1","type":"function","function":{"name":"run","arguments":"{\"n\":1}"}},
      {"id":"c2","type":"function","function":{"name":"run","arguments":"junk"}}]},
    {"role":"tool","content":"7","tool_call_id":"c1"},
    {"role":"tool","content":"8","tool_call_id":"c2"},
    {"role":"assistant","content":"15"}]})"));
}

TEST(ProviderRequest, AnthropicRequest) {
  const json got = json::parse(body("anthropic", conversation()));
  EXPECT_EQ(got, json::parse(R"({"model":"m","stream":true,"temperature":0.0,"max_tokens":100,
    "system":"rules","messages":[
    {"role":"user","content":[{"type":"text","text":"how many \ufffd?"}]},
    {"role":"assistant","content":[{"type":"tool_use","id":"c1","name":"run","input":{"n":1}},
                                   {"type":"tool_use","id":"c2","name":"run","input":{}}]},
    {"role":"user","content":[{"type":"tool_result","tool_use_id":"c1","content":"7"},
                              {"type":"tool_result","tool_use_id":"c2","content":"8"}]},
    {"role":"assistant","content":[{"type":"text","text":"15"}]}]})"));
}

TEST(ProviderRequest, OllamaRequest) {
  ChatRequest request = conversation();
  EXPECT_EQ(json::parse(body("ollama", request)), json::parse(R"({"model":"m","stream":true,
    "options":{"num_ctx":8192,"num_predict":100,"temperature":0.0,"seed":42},"messages":[
    {"role":"system","content":"rules"},
    {"role":"user","content":"how many \ufffd?"},
    {"role":"assistant","content":"","tool_calls":[
      {"function":{"name":"run","arguments":{"n":1}}},{"function":{"name":"run","arguments":{}}}]},
    {"role":"tool","content":"7","tool_name":"run"},
    {"role":"tool","content":"8","tool_name":"run"},
    {"role":"assistant","content":"15"}]})"));
  request.messages[0].text = std::string(30000, 'x');
  EXPECT_EQ(json::parse(body("ollama", request))["options"]["num_ctx"], 16384);
}

// feature 143
TEST(ProviderRequest, ToolsAndReplyForms) {
  ChatRequest request;
  request.messages = {{.text = "q"}};
  request.tools = {{"run", "runs", R"({"type":"object","properties":{"sql":{"type":"string"}}})"},
                   {"odd", "has no schema", "[]"}};
  const json schema = json::parse(request.tools[0].schema);
  for (const char* name : {"openai", "ollama"}) {
    const json got = json::parse(body(name, request));
    EXPECT_EQ(
        got["tools"][0],
        (json{{"type", "function"},
              {"function", {{"name", "run"}, {"description", "runs"}, {"parameters", schema}}}}));
    EXPECT_EQ(got["tools"][1]["function"]["parameters"], json::object());
  }
  EXPECT_EQ(json::parse(body("anthropic", request))["tools"][0],
            (json{{"name", "run"}, {"description", "runs"}, {"input_schema", schema}}));

  request.tools.clear();
  request.schema = ResponseSchema{"answer", R"({"type":"object"})"};
  const json type = {{"type", "object"}};
  const auto formed = [&](const char* name, ReplyFormat form) {
    RequestShape shape;
    shape.form = form;
    return json::parse(body(name, request, shape));
  };
  const std::string hint =
      "Reply with one JSON object and nothing else. It follows this JSON "
      "schema:\n{\"type\":\"object\"}\n";
  EXPECT_EQ(
      formed("openai", ReplyFormat::kSchema)["response_format"],
      (json{{"type", "json_schema"}, {"json_schema", {{"name", "answer"}, {"schema", type}}}}));
  EXPECT_EQ(formed("openai", ReplyFormat::kSchema)["messages"].size(), 1u);
  EXPECT_EQ(formed("openai", ReplyFormat::kObject)["response_format"],
            (json{{"type", "json_object"}}));
  EXPECT_EQ(formed("openai", ReplyFormat::kObject)["messages"][0]["content"], hint);
  EXPECT_FALSE(formed("openai", ReplyFormat::kPlain).contains("response_format"));
  EXPECT_EQ(formed("openai", ReplyFormat::kPlain)["messages"][0]["content"], hint);
  EXPECT_EQ(formed("ollama", ReplyFormat::kSchema)["format"], type);
  EXPECT_EQ(formed("ollama", ReplyFormat::kObject)["format"], "json");
  EXPECT_EQ(formed("anthropic", ReplyFormat::kSchema)["tool_choice"],
            (json{{"type", "tool"}, {"name", "answer"}}));
  EXPECT_EQ(formed("anthropic", ReplyFormat::kPlain)["system"], hint);
}

TEST(ProviderRequest, RefusedParametersAreLeftOut) {
  ChatRequest request = conversation();
  RequestShape shape;
  shape.temperature = shape.seed = shape.stream = false;
  shape.token_field = TokenField::kNone;
  json got = json::parse(body("openai", request, shape));
  for (const char* gone :
       {"temperature", "seed", "stream_options", "max_tokens", "max_completion_tokens"})
    EXPECT_FALSE(got.contains(gone)) << gone;
  EXPECT_EQ(got["stream"], false);
  shape.token_field = TokenField::kMaxCompletionTokens;
  EXPECT_EQ(json::parse(body("openai", request, shape))["max_completion_tokens"], 100);
}

}  // namespace ask::llm::request_test
