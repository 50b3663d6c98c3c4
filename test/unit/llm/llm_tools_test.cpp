// Tool calls on the wire: how each provider encodes calls and results, and what the client learns
// from a server without tools.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "agent/llm/json_read.h"
#include "llm_support.h"

namespace ask::llm::llm_tools_test {
namespace {

using nlohmann::json;

// A question, two calls in one turn, and their results, one of them failed.
ChatRequest conversation() {
  ChatRequest request = Asking::plain("write_sql");
  request.messages = {
      {.text = "q"},
      {.role = Role::kAssistant,
       .text = "",
       .tool_calls = {{"a", "show", R"({"t":1})"}, {"b", "run", "not json"}}},
      {.role = Role::kTool, .text = "one", .tool_call_id = "a", .tool_name = "show"},
      {.role = Role::kTool,
       .text = "no",
       .tool_call_id = "b",
       .tool_name = "run",
       .tool_failed = true}};
  request.tools = {{"show", "shows", R"({"type":"object","properties":{}})"}};
  return request;
}

json body(std::string_view provider, const ChatRequest& request, const RequestShape& shape = {}) {
  return json::parse(find_provider(provider)->write(request, shape));
}

json error_body(std::string_view message) { return {{"error", {{"message", message}}}}; }

}  // namespace

// feature 147
TEST(LlmTools, CallsAndResultsAreEncodedInOrder) {
  const json openai = body("openai", conversation())["messages"];
  ASSERT_EQ(openai.size(), 4u);
  EXPECT_EQ(openai[1]["content"], nullptr);
  EXPECT_EQ(openai[1]["tool_calls"][0],
            (json{{"id", "a"},
                  {"type", "function"},
                  {"function", {{"name", "show"}, {"arguments", R"({"t":1})"}}}}));
  EXPECT_EQ(openai[1]["tool_calls"][1]["function"]["arguments"], "not json");
  EXPECT_EQ(openai[2], (json{{"role", "tool"}, {"content", "one"}, {"tool_call_id", "a"}}));
  EXPECT_EQ(openai[3]["tool_call_id"], "b");

  const json anthropic = body("anthropic", conversation())["messages"];
  ASSERT_EQ(anthropic.size(), 3u) << "the results are one turn of the user";
  EXPECT_EQ(anthropic[1]["content"][0],
            (json{{"type", "tool_use"}, {"id", "a"}, {"name", "show"}, {"input", {{"t", 1}}}}));
  EXPECT_EQ(anthropic[1]["content"][1]["input"], json::object());
  EXPECT_EQ(anthropic[2]["content"][0],
            (json{{"type", "tool_result"}, {"tool_use_id", "a"}, {"content", "one"}}));
  EXPECT_EQ(anthropic[2]["content"][1]["is_error"], true);

  const json ollama = body("ollama", conversation())["messages"];
  EXPECT_EQ(ollama[1]["tool_calls"][0],
            (json{{"function", {{"name", "show"}, {"arguments", {{"t", 1}}}}}}));
  EXPECT_EQ(ollama[2], (json{{"role", "tool"}, {"content", "one"}, {"tool_name", "show"}}));
}

TEST(LlmTools, AreDisabledForTheFinalAnswer) {
  ChatRequest request = conversation();
  EXPECT_FALSE(body("openai", request).contains("tool_choice"));
  EXPECT_FALSE(body("anthropic", request).contains("tool_choice"));
  request.tools_closed = true;
  EXPECT_EQ(body("openai", request)["tool_choice"], "none");
  EXPECT_EQ(body("openai", request)["tools"].size(), 1u);
  EXPECT_EQ(body("anthropic", request)["tool_choice"], (json{{"type", "none"}}));
  EXPECT_FALSE(body("ollama", request).contains("tools"));
  request.tools.clear();
  EXPECT_FALSE(body("openai", request).contains("tool_choice"));
  request = conversation();
  request.tools_closed = true;
  RequestShape shape;
  shape.tool_choice = false;
  EXPECT_FALSE(body("openai", request, shape).contains("tool_choice"));
}

TEST(LlmTools, StreamedArgumentsAndParallelCallsAreAssembled) {
  const std::string body = R"(data: {"choices":[{"delta":{"tool_calls":[{"index":0,"id":"x",)"
                           R"("function":{"name":"run","arguments":"{\"sql\":"}}]}}]})"
                           "\n\n"
                           R"(data: {"choices":[{"delta":{"tool_calls":[{"index":1,"id":"y",)"
                           R"("function":{"name":"list","arguments":""}},)"
                           R"({"index":0,"function":{"arguments":"\"SELECT 1\"}"}}]}}]})"
                           "\n\n"
                           R"(data: {"choices":[{"delta":{},"finish_reason":"tool_calls"}]})"
                           "\n\ndata: [DONE]\n\n";
  const ParsedReply read = parse_reply_body(*find_provider("openai"), body);
  EXPECT_EQ(read.reply.tool_calls,
            (std::vector<ToolCall>{{"x", "run", R"({"sql":"SELECT 1"})"}, {"y", "list", ""}}));
  EXPECT_EQ(read.reply.finish, Finish::kToolCalls);
}

TEST(LlmTools, AServerWithoutToolsIsRemembered) {
  for (const std::string_view message :
       {"registry.ollama.ai/library/gemma:2b does not support tools",
        "\"auto\" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set",
        "tools param requires --jinja flag", "Unsupported parameter: 'tools'",
        "No endpoints found that support tool use",
        "Function calling is not enabled for this model",
        "this-model does not support Function Calling",
        "`tool calling` is not supported with this model"}) {
    Asking asking;
    asking.server.then(test::json(error_body(message).dump(), 400))
        .always(test::json(openai_text("SELECT 1")));
    const Endpoint endpoint = asking.endpoint("openai");
    EXPECT_TRUE(asking.client.takes_tools(endpoint));
    const auto refused = asking.ask("openai", conversation());
    ASSERT_FALSE(refused) << message;
    EXPECT_EQ(refused.error().code, Code::kModelError) << message;
    EXPECT_EQ(asking.server.count(), 1u) << "what was asked counted on tools";
    EXPECT_FALSE(asking.client.takes_tools(endpoint)) << message;
    EXPECT_EQ(asking.outcome(), "SELECT 1");
  }
}

TEST(LlmTools, OtherErrorsAreNotMistakenForARefusal) {
  for (const std::string_view message : {"Invalid schema for function 'show'",
                                         "internal error in tools", "the prompt is too long"}) {
    Asking asking;
    asking.server.always(test::json(error_body(message).dump(), 400));
    EXPECT_FALSE(asking.ask("openai", conversation()));
    EXPECT_EQ(asking.client.takes_tools(asking.endpoint("openai")), true) << message;
  }
  // A server with tools but without tool_choice loses only the latter.
  Asking asking;
  asking.server.then(test::json(error_body("Unsupported parameter: 'tool_choice'").dump(), 400))
      .always(test::json(openai_text("SELECT 1")));
  ChatRequest closed = conversation();
  closed.tools_closed = true;
  EXPECT_TRUE(asking.ask("openai", closed));
  EXPECT_TRUE(asking.client.takes_tools(asking.endpoint("openai")));
  EXPECT_FALSE(json::parse(asking.server.journal()[1].body).contains("tool_choice"));
}

}  // namespace ask::llm::llm_tools_test
