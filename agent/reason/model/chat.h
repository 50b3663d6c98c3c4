// Interface of a chat model: over the network, scripted by a test, or a preview that sends nothing.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"
#include "agent/llm/client.h"
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
  // Sends a request whose words are streamed; false if there are none before the reply:
  // complete() it. Then next() until it gives nullopt, and end() for the reply.
  virtual bool begin(const llm::ChatRequest&) { return false; }
  virtual std::optional<llm::ReplyPiece> next() { return std::nullopt; }
  virtual Result<llm::ChatReply> end() { return Error{Code::kInternal, "nothing was begun"}; }
  // One vector for each text. Errors: those of llm::Client::complete; kMissingLlm if no model for
  // vectors is set.
  virtual Result<std::vector<std::vector<float>>> embed(std::span<const std::string>) {
    return Error{Code::kMissingLlm, "no model for vectors is set (embed)"};
  }
  // False if settings assign this step to the built-in engine.
  virtual bool serves(std::string_view /*step*/) const { return true; }
  // False if the step's server is known to reject tools.
  virtual bool takes_tools(std::string_view /*step*/) const { return true; }
  virtual Spending spending() const { return {}; }
};

}  // namespace ask::reason
