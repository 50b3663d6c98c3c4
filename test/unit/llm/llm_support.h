// Shared by the tests of the chat client: a question with a simulated clock, and an endpoint on the
// loopback server.
#pragma once
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "agent/llm/client.h"
#include "loopback_server.h"

namespace ask::llm {

class Asking {
 public:
  Asking();

  // From the environment, so that the key is sent; from SQL, so that it is not.
  Endpoint endpoint(std::string_view provider, std::string_view path = "",
                    SettingOrigin origin = SettingOrigin::kEnvironment) const;
  Result<ChatReply> ask(std::string_view provider = "openai",
                        ChatRequest request = plain("write_sql"));
  std::string outcome(std::string_view provider = "openai");  // the text, or "CODE message"
  static ChatRequest plain(std::string step);

  std::map<std::string, std::string> variables = {{"OPENAI_API_KEY", "sk-openai"},
                                                  {"ANTHROPIC_API_KEY", "sk-anthropic"}};
  test::LoopbackServer server;
  Clock::time_point now = Clock::now();
  std::vector<int64_t> waits;  // milliseconds of every wait; the waits are simulated
  Meter meter{Caps{.calls = 100}};
  std::vector<Exchange> exchanges;
  CallContext question{.meter = meter};
  Client client;
};

inline std::string described(const Result<ChatReply>& reply) {
  return reply ? reply->text : std::string(name(reply.error().code)) + " " + reply.error().message;
}

inline std::string openai_text(std::string_view text) {
  return R"({"model":"served","choices":[{"message":{"content":")" + std::string(text) +
         R"("},"finish_reason":"stop"}],"usage":{"prompt_tokens":7,"completion_tokens":2}})";
}

}  // namespace ask::llm
