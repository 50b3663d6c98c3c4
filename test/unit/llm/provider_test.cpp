#include "agent/llm/provider.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "agent/llm/json_read.h"

namespace ask::llm::provider_test {
namespace {

using nlohmann::json;

const Provider& provider(std::string_view name) { return *find_provider(name); }

// A parsed body in one line: "finish|text|reasoning|calls|in/out", or "error: …".
std::string understood(std::string_view name, std::string_view body) {
  const ParsedReply r = parse_reply_body(provider(name), body);
  if (r.error)
    return fmt::format("error: {}|{}|{}|{}", r.error->message, r.error->type, r.error->code,
                       r.error->param);
  if (!r.recognised) return "not recognised";
  std::string calls;
  for (const ToolCall& c : r.reply.tool_calls)
    calls += fmt::format("{}:{}({})", c.id, c.name, c.arguments);
  return fmt::format("{}{}|{}|{}|{}|{}/{}{}", r.complete ? "" : "incomplete ",
                     llm::name(r.reply.finish), r.reply.text, r.reply.reasoning, calls,
                     r.reply.usage.in, r.reply.usage.out, r.reply.usage.estimated ? "~" : "");
}

std::string events(std::initializer_list<std::string_view> documents) {
  std::string out;
  for (const std::string_view document : documents) out += fmt::format("data: {}\n\n", document);
  return out;
}

}  // namespace

TEST(Provider, OpenAiReplies) {
  const auto got = [](std::string_view text) { return understood("openai", text); };
  EXPECT_EQ(got(R"({"choices":[{"index":0,"message":{"role":"assistant","content":"hi"},
    "finish_reason":"stop"}],"usage":{"prompt_tokens":3,"completion_tokens":1},"extra":[1]})"),
            "stop|hi|||3/1");
  EXPECT_EQ(got(R"({"choices":[{"message":{"content":null,"reasoning_content":"hm",
    "tool_calls":[{"function":{"name":"run","arguments":{"n":1}}},
                  {"id":"b","function":{"name":"run","arguments":"{}"}},
                  {"id":"c"}, 7]},"finish_reason":"stop"}],"usage":null})"),
            "tool_calls||hm|call_1:run({\"n\":1})b:run({})|0/0~");
  EXPECT_EQ(got(R"({"choices":[{"message":{"content":[{"type":"text","text":"a"},"b",
    {"type":"image"}]},"finish_reason":"length"}],"usage":{"prompt_tokens":-4}})"),
            "length|ab|||0/0~");
  EXPECT_EQ(
      got(R"({"choices":[{"message":{"content":null,"refusal":"no"},"finish_reason":"stop"}]})"),
      "refusal||||0/0~");
  EXPECT_EQ(got(R"({"choices":[{"message":{"content":"x"},"finish_reason":"content_filter"}]})"),
            "refusal|x|||0/0~");
  EXPECT_EQ(got(R"({"choices":[{"message":{"content":"<think>so\nit is</think>\n 42"}}]})"),
            "unknown|42|so\nit is||0/0~");
  EXPECT_EQ(got(R"({"choices":[{"message":{"content":"so</think>42"}}]})"), "unknown|42|so||0/0~");
  EXPECT_EQ(got(R"({"choices":[{"message":{"content":"<think>on and on"}}]})"),
            "unknown||on and on||0/0~");
  EXPECT_EQ(got(R"({"choices":[{"message":{"content":"\ud83d\ude00 \ud83d x \\ud83d"}}]})"),
            "unknown|\xF0\x9F\x98\x80 \xEF\xBF\xBD x \\ud83d|||0/0~");
  EXPECT_EQ(got("{\"choices\":[{\"message\":{\"content\":\"a\xFF\"}}]}"),
            "unknown|a\xEF\xBF\xBD|||0/0~");
  EXPECT_EQ(got(R"({"choices":[{"message":{"function_call":{"name":"f","arguments":"{}"}}}]})"),
            "tool_calls|||call_1:f({})|0/0~");
}

TEST(Provider, OpenAiStreams) {
  EXPECT_EQ(
      understood(
          "openai",
          ": hi\n\n" +
              events({R"({"model":"m1","choices":[{"index":0,"delta":{"role":"assistant",)"
                      R"("content":""}}]})",
                      R"({"choices":[{"index":0,"delta":{"content":"a\ud83d"}}]})",
                      R"({"choices":[{"index":1,"delta":{"content":"another choice"}}]})",
                      R"({"choices":[{"index":0,"delta":{"content":"\ude00b",)"
                      R"("reasoning_content":"hm"}}]})",
                      R"({"choices":[{"index":0,"delta":{},"finish_reason":"stop"}],"usage":null})",
                      R"({"choices":[],"usage":{"prompt_tokens":9,"completion_tokens":4}})",
                      "[DONE]"})),
      "stop|a\xF0\x9F\x98\x80"
      "b|hm||9/4");
  EXPECT_EQ(
      understood("openai", events({R"({"choices":[{"delta":{"tool_calls":[{"index":0,"id":"a",)"
                                   R"("function":{"name":"run","arguments":""}}]}}]})",
                                   R"({"choices":[{"delta":{"tool_calls":[{"index":0,"function":{)"
                                   R"("arguments":"{\"n\""}}]}}]})",
                                   R"({"choices":[{"delta":{"tool_calls":[{"index":0,"function":{)"
                                   R"("arguments":":1}"}}]}}]})",
                                   R"({"choices":[{"delta":{"tool_calls":[{"index":0,"id":"b",)"
                                   R"("function":{"name":"two","arguments":"{}"}}]}}]})",
                                   R"({"choices":[{"delta":{"tool_calls":[{"index":7,"id":"c",)"
                                   R"("function":{"name":"three"}}]}}]})",
                                   R"({"choices":[{"delta":{},"finish_reason":"tool_calls"}]})"})),
      "tool_calls|||a:run({\"n\":1})b:two({})c:three()|0/0~");
  EXPECT_EQ(understood("openai", events({R"({"choices":[{"delta":{"content":"cut"}}]})"})),
            "incomplete unknown|cut|||0/0~");
  EXPECT_EQ(understood("openai", events({R"({"choices":[{"delta":{"content":"a"}}]})",
                                         R"({"error":{"message":"gone","code":502}})",
                                         R"({"choices":[{"delta":{"content":"b"}}]})"})),
            "error: gone||502|");
}

TEST(Provider, AnthropicReplies) {
  EXPECT_EQ(understood("anthropic", R"({"type":"message","content":[
    {"type":"thinking","thinking":"hm"},{"type":"text","text":"hi "},{"type":"text","text":"you"},
    {"type":"tool_use","id":"t","name":"run","input":{"n":1}},{"type":"new kind"}, null],
    "stop_reason":"tool_use","usage":{"input_tokens":3,"cache_read_input_tokens":4,
    "output_tokens":5}})"),
            "tool_calls|hi you|hm|t:run({\"n\":1})|7/5");
}

TEST(Provider, AnthropicStreams) {
  EXPECT_EQ(
      understood(
          "anthropic",
          "event: message_start\n" +
              events(
                  {R"({"type":"message_start","message":{"usage":{"input_tokens":8,)"
                   R"("output_tokens":1}}})",
                   R"({"type":"ping"})",
                   R"({"type":"content_block_start","index":0,"content_block":{)"
                   R"("type":"text","text":""}})",
                   R"({"type":"content_block_delta","index":0,"delta":{)"
                   R"("type":"text_delta","text":"a"}})",
                   R"({"type":"content_block_delta","index":0,"delta":{)"
                   R"("type":"thinking_delta","thinking":"h"}})",
                   R"({"type":"content_block_start","index":1,"content_block":{)"
                   R"("type":"tool_use","id":"t","name":"run","input":{}}})",
                   R"({"type":"content_block_delta","index":1,"delta":{"partial_json":"{\"n\":"}})",
                   R"({"type":"content_block_delta","index":1,"delta":{"partial_json":"1}"}})",
                   R"({"type":"message_delta","delta":{"stop_reason":"tool_use"},)"
                   R"("usage":{"output_tokens":6}})",
                   R"({"type":"message_stop"})"})),
      "tool_calls|a|h|t:run({\"n\":1})|8/6");
  EXPECT_EQ(understood("anthropic",
                       "event: error\ndata: {\"type\":\"error\",\"error\":"
                       "{\"type\":\"overloaded_error\",\"message\":\"Overloaded\"}}\n\n"),
            "error: Overloaded|overloaded_error||");
}

TEST(Provider, OllamaReplies) {
  EXPECT_EQ(understood("ollama", R"({"message":{"content":"hi","thinking":"hm"},"done":true,
    "done_reason":"stop","prompt_eval_count":3,"eval_count":1})"),
            "stop|hi|hm||3/1");
  EXPECT_EQ(
      understood(
          "ollama",
          "{\"message\":{\"content\":\"a\"},\"done\":false}\n"
          "{\"message\":{\"tool_calls\":[{\"function\":{\"name\":\"f\",\"arguments\":{\"n\":1}}}]}}"
          "\n"
          "{\"message\":{\"tool_calls\":[{\"function\":{\"name\":\"g\",\"arguments\":{}}}]}}\n"
          "{\"message\":{\"content\":\"b\"},\"done\":true,\"eval_count\":2}"),
      "tool_calls|ab||call_1:f({\"n\":1})call_2:g({})|0/2~");
  EXPECT_EQ(
      understood("ollama", "{\"message\":{\"content\":\"a\"}}\n{\"error\":\"out of memory\"}\n"),
      "error: out of memory|||");
}

TEST(Provider, ErrorsInEveryFormat) {
  const auto got = [](std::string_view text) { return understood("openai", text); };
  EXPECT_EQ(got(R"({"error":{"message":"m","type":"t","code":400,"param":"p"}})"),
            "error: m|t|400|p");
  EXPECT_EQ(got(R"({"error":{"code":null,"message":null,"status":"S","metadata":{"raw":"r"}}})"),
            "error: r|S||");
  EXPECT_EQ(got(R"({"error":"text"})"), "error: text|||");
  EXPECT_EQ(got(R"({"object":"error","message":"m","code":40303})"), "error: m||40303|");
  EXPECT_EQ(got(R"({"detail":"Not Found"})"), "error: Not Found|||");
  EXPECT_EQ(got(R"({"detail":[{"loc":["body","seed"],"msg":"Extra inputs"}]})"),
            "error: Extra inputs|||seed");
  EXPECT_EQ(got(R"([{"error":{"message":"m","code":429}}])"), "error: m||429|");
  EXPECT_EQ(got(R"({"error":{},"choices":[{"message":{"content":"x"}}]})"), "unknown|x|||0/0~");
}

// feature 115
TEST(Provider, MalformedRepliesAreRejected) {
  const std::string deep(100000, '[');
  const std::string deep_object = "{\"choices\":" + deep;
  for (const std::string_view junk :
       {std::string_view(""), std::string_view("null"), std::string_view("<html>"),
        std::string_view("[]"), std::string_view("\0\0", 2), std::string_view(deep),
        std::string_view(deep_object), std::string_view("data: junk\n\n"),
        std::string_view("{\"choices\":[{\"mess"), std::string_view("\xFF\xFE{")})
    for (const Provider& p : providers())
      EXPECT_EQ(understood(p.name, junk), "not recognised") << p.name << " " << junk.substr(0, 40);
  // Every field with the wrong type, one after the other.
  const json whole = json::parse(
      R"({"model":"m","message":{"content":"a",
"tool_calls":[{"function":{"name":"f","arguments":"{}"}}]},
      "done":true,"content":[{"type":"text","text":"a"}],"usage":{"prompt_tokens":1},
      "choices":[{"index":0,"delta":{"content":"a"},"message":{"content":"a","tool_calls":
      [{"index":0,"id":"i","function":{"name":"f","arguments":"{}"}}]},"finish_reason":"stop"}]})");
  std::set<std::string> places;
  const json flat = whole.flatten();
  for (const auto& [path, unused] : flat.items())
    for (std::string at = path; !at.empty(); at = at.substr(0, at.rfind('/'))) places.insert(at);
  for (const std::string& place : places)
    for (const json& wrong : {json(nullptr), json(7), json(-1e300), json(true), json("x"),
                              json::array({1, nullptr}), json::object({{"a", 1}})}) {
      json bent = whole;
      bent[json::json_pointer(place)] = wrong;
      const std::string document = bent.dump();
      for (const Provider& p : providers()) {
        EXPECT_TRUE(parse_reply_body(p, document).recognised);
        EXPECT_TRUE(parse_reply_body(p, "data: " + document + "\n\n").recognised ||
                    p.framing == StreamReader::Framing::kLines);
      }
    }
}

// feature 93
TEST(Provider, UntrustedTextIsSanitized) {
  EXPECT_EQ(safe_text("Incorrect key sk-12345, not\n\x1b[31m sk-12345\xFF", {"sk-12345", ""}),
            "Incorrect key ***, not  [31m ***\xEF\xBF\xBD");
  EXPECT_EQ(safe_text(std::string(5000, 'x'), {}).size(), 200u);
}

TEST(Provider, TheEndIsDetectedBeforeTheConnectionCloses) {
  const auto ends = [](const char* name, std::string_view bytes) {
    EndWatch watch(provider(name));
    return watch.feed(bytes);
  };
  EXPECT_TRUE(ends("openai", "data: {}\n\ndata: [DONE]\n\n"));
  EXPECT_FALSE(ends("openai", "data: {\"choices\":\"[DONE]\"}\n\n"));
  EXPECT_FALSE(ends("openai", "data: {\"done\":true}\n\n"));
  EXPECT_TRUE(ends("anthropic", "event: message_stop\ndata: {\"type\":\"message_stop\"}\n\n"));
  EXPECT_TRUE(ends("ollama", "{\"message\":{},\"done\":true}\n"));
  EXPECT_FALSE(ends("ollama", "{\"message\":{\"content\":\"\\\"done\\\":true\"}}\n"));
}

// feature 223
TEST(Provider, TheNameOfAModelIsOneShortLine) {
  EXPECT_EQ(reported_model_name(" gpt\r\nX-Evil: 1\x1b[31m "), "gpt  X-Evil: 1 [31m");
  EXPECT_EQ(reported_model_name(std::string(1000, 'x')).size(), 100u);
  const auto reply = parse_reply_body(
      *find_provider("openai"), R"({"model":"a\nb","choices":[{"message":{"content":"x"}}]})");
  EXPECT_EQ(reply.reply.model, "a b");
}

}  // namespace ask::llm::provider_test
