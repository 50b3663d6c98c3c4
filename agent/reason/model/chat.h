// A chat model as the reasoner sees it: over the network, scripted by a test, or a preview that
// sends nothing.
#pragma once
#include <span>
#include <string_view>
#include <vector>

#include "agent/common/result.h"
#include "agent/llm/types.h"
#include "agent/reason/reasoner.h"

namespace ask::reason {

class Chat {
 public:
  virtual ~Chat() = default;
  // Errors: those of llm::Client::complete.
  virtual Result<llm::ChatReply> complete(const llm::ChatRequest& request) = 0;
  // The replies to requests that do not wait for each other, in their order; at the same time where
  // the chat can.
  virtual std::vector<Result<llm::ChatReply>> complete_all(
      std::span<const llm::ChatRequest> requests) {
    std::vector<Result<llm::ChatReply>> out;
    for (const llm::ChatRequest& request : requests) out.push_back(complete(request));
    return out;
  }
  // False: a setting gives this step to the built-in engine.
  virtual bool serves(std::string_view /*step*/) const { return true; }
  // False: this step's server is known to refuse tools.
  virtual bool takes_tools(std::string_view /*step*/) const { return true; }
  virtual Spending spending() const { return {}; }
};

}  // namespace ask::reason
