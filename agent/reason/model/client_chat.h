// The network chat of one question: an endpoint per step, one usage meter, one deadline.
#pragma once
#include <functional>
#include <map>
#include <set>
#include <string>

#include "agent/llm/client.h"
#include "agent/reason/model/chat.h"
#include "agent/settings/settings.h"

namespace ask::reason {

// The step of vectors (setting embed), and the most texts of one request.
inline constexpr std::string_view kEmbedStep = "embed";
inline constexpr size_t kMostTexts = 256;
// The steps that may use a model, as spelled in the header X-Ask-Step.
inline constexpr std::string_view kModelSteps[] = {
    "gate", "resolve", "link", "plan", "write_sql", "judge", "refine", "summarize", "outline"};

// The endpoint of a step; without provider and replay file, the built-in engine serves it. Errors:
// an unknown model, a host that is not allowed.
Result<llm::Endpoint> endpoint_of(const Settings& settings, std::string_view step);
// Endpoints of all steps, by step name; of kEmbedStep only if `embed` is set.
using Endpoints = std::map<std::string, llm::Endpoint, std::less<>>;
Result<Endpoints> endpoints_of(const Settings& settings);
// True where one setting gives all steps to the built-in engine and no vectors are wanted, as by
// default; the endpoints need not be looked at then. Errors: those of endpoint_of().
Result<bool> builtin_serves_all(const Settings& settings);
inline bool is_model(const llm::Endpoint& endpoint) {
  return endpoint.provider || !endpoint.replay_file.empty() || endpoint.function;
}
// What a function of the connection is given: the body of a request in OpenAI's form.
std::string function_request(std::string_view name, const llm::ChatRequest& request);
// Calls such a function and returns its text.
using CallFunction =
    std::function<Result<std::string>(const std::string& name, const std::string& request)>;

// For the vectors of the first kMostTexts of the texts.
llm::ChatRequest embed_request(std::span<const std::string> texts, int64_t dims);

struct CallLimits {
  llm::Caps caps;
  int64_t call_timeout_ms = 60'000;
  std::string record_file;
  int64_t embed_dims = 256;
};
Result<CallLimits> call_limits(const Settings& settings);

class ClientChat final : public Chat {
 public:
  // REQUIRES: `client` outlives it.
  ClientChat(llm::Client& client, Endpoints endpoints, CallLimits limits, Environment environment,
             Deadline deadline, llm::Cancelled cancelled, CallFunction function);

  // A server that did not respond at all is not called again for this question, since each step
  // would wait for the timeout.
  Result<llm::ChatReply> complete(const llm::ChatRequest& request) override;
  std::vector<Result<llm::ChatReply>> complete_all(
      std::span<const llm::ChatRequest> requests) override;
  bool begin(const llm::ChatRequest& request) override;
  std::optional<llm::ReplyPiece> next() override { return client_.next(*streamed_); }
  Result<llm::ChatReply> end() override;
  // In requests of at most 256 texts, which are sent in parallel.
  Result<std::vector<std::vector<float>>> embed(std::span<const std::string> texts) override;
  bool serves(std::string_view step) const override;
  bool takes_tools(std::string_view step) const override;
  Spending spending() const override;

 private:
  void note_gone(const llm::Endpoint& endpoint, const Result<llm::ChatReply>& reply);
  Result<llm::ChatReply> by_function(const llm::Endpoint& endpoint,
                                     const llm::ChatRequest& request);

  llm::Client& client_;
  CallFunction function_;
  Endpoints endpoints_;
  int64_t embed_dims_;
  llm::Meter meter_;
  llm::CallContext question_;
  std::shared_ptr<llm::Client::Streamed> streamed_;
  std::string streamed_from_;          // endpoint of it
  bool answered_ = false;              // any attempt of the current calls got a response
  std::map<std::string, Error> gone_;  // unresponsive servers, by endpoint id
};

}  // namespace ask::reason
