#include "llm_support.h"

namespace ask::llm {

Asking::Asking()
    : client({.now = [this] { return now; },
              .sleep =
                  [this](Clock::duration time, const Cancelled& cancelled) {
                    if (cancelled && cancelled()) return false;
                    waits.push_back(
                        std::chrono::duration_cast<std::chrono::milliseconds>(time).count());
                    now += time;
                    return true;
                  },
              .random = [] { return 0.5; },
              .wall_clock = [] { return int64_t{1792000000}; }}) {
  question.environment = [this](const std::string& name) -> std::optional<std::string> {
    const auto found = variables.find(name);
    return found == variables.end() ? std::nullopt : std::optional<std::string>(found->second);
  };
  question.observer = [this](const Exchange& e) { exchanges.push_back(e); };
}

Endpoint Asking::endpoint(std::string_view provider, std::string_view path,
                          SettingOrigin origin) const {
  ModelChoice choice{
      .model = std::string(provider) + "/m", .base_url = server.url(path), .base_origin = origin};
  return *endpoint_for(choice, question.environment);
}

ChatRequest Asking::plain(std::string step) {
  ChatRequest out;
  out.step = std::move(step);
  out.trace_id = "t-1";
  out.messages = {{.text = "how many?"}};
  out.temperature = 0;
  out.seed = 42;
  return out;
}

Result<ChatReply> Asking::ask(std::string_view provider, ChatRequest request) {
  return client.complete({endpoint(provider), std::move(request)}, question);
}

std::string Asking::outcome(std::string_view provider) { return described(ask(provider)); }

}  // namespace ask::llm
