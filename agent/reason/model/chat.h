// Interface of a chat model: over the network, scripted by a test, or a preview that sends nothing.
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
  // The replies to independent requests, in the same order. Implementations may send them in
  // parallel.
  virtual std::vector<Result<llm::ChatReply>> complete_all(
      std::span<const llm::ChatRequest> requests) {
    std::vector<Result<llm::ChatReply>> out;
    for (const llm::ChatRequest& request : requests) out.push_back(complete(request));
    return out;
  }
  // False if settings assign this step to the built-in engine.
  virtual bool serves(std::string_view /*step*/) const { return true; }
  // False if the step's server is known to reject tools.
  virtual bool takes_tools(std::string_view /*step*/) const { return true; }
  virtual Spending spending() const { return {}; }
};

}  // namespace ask::reason
