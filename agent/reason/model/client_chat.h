// The chat of one question over the network: the endpoint of each step, one meter, one deadline.
#pragma once
#include <map>
#include <set>
#include <string>

#include "agent/llm/client.h"
#include "agent/reason/model/chat.h"
#include "agent/settings/settings.h"

namespace ask::reason {

// The steps that may ask a model, as the header X-Ask-Step spells them.
inline constexpr std::string_view kModelSteps[] = {"gate",  "link",   "plan",     "write_sql",
                                                   "judge", "refine", "summarize"};

// Where a step is asked; no provider and no file: by the built-in engine. Errors: a model that is
// none, a host that requests may not go to.
Result<llm::Endpoint> endpoint_of(const Settings& settings, std::string_view step);
// All of them, by step.
using Endpoints = std::map<std::string, llm::Endpoint, std::less<>>;
Result<Endpoints> endpoints_of(const Settings& settings);
inline bool is_model(const llm::Endpoint& endpoint) {
  return endpoint.provider || !endpoint.replay_file.empty();
}

struct CallLimits {
  llm::Caps caps;
  int64_t call_timeout_ms = 60'000;
  std::string record_file;
};
Result<CallLimits> call_limits(const Settings& settings);

class ClientChat final : public Chat {
 public:
  // REQUIRES: `client` outlives it.
  ClientChat(llm::Client& client, Endpoints endpoints, CallLimits limits, Environment environment,
             Deadline deadline, llm::Cancelled cancelled);

  // A server that gave no answer at all to a call is not asked again for this question: each of the
  // steps would wait for it in vain.
  Result<llm::ChatReply> complete(const llm::ChatRequest& request) override;
  std::vector<Result<llm::ChatReply>> complete_all(
      std::span<const llm::ChatRequest> requests) override;
  bool serves(std::string_view step) const override;
  bool takes_tools(std::string_view step) const override;
  Spending spending() const override;

 private:
  llm::Client& client_;
  Endpoints endpoints_;
  llm::Meter meter_;
  llm::Question question_;
  bool answered_ = false;              // a try of the calls at work
  std::map<std::string, Error> gone_;  // by the id of the endpoint
};

}  // namespace ask::reason
