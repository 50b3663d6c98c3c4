// The requests of one question to a chat model: prefetched, streamed and recorded for the trace.
#pragma once
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "agent/reason/model/chat.h"

namespace ask::reason {

class ModelExchanges {
 public:
  // `model`: its name in the trace unless a reply names another; `stand_in`: who replaces it.
  // REQUIRES: all outlive the object.
  ModelExchanges(Chat& chat, const std::string& model, const Reasoner& stand_in)
      : chat_(chat), model_(model), stand_in_(stand_in) {}

  // Sends a request, unless its reply was prefetched, and records the exchange and its cost.
  // Errors: kCancelled while the words of a streamed reply are awaited: the call is made again.
  Result<llm::ChatReply> exchange(const llm::ChatRequest& request);
  Result<std::string> complete(const llm::ChatRequest& request);  // the text of the reply
  // Sends the requests in parallel; exchange() takes the reply to the identical request.
  void prefetch(std::span<const llm::ChatRequest> requests);
  // Records why the stand-in was used; with `caveat` the user is shown it.
  void note(std::string why, bool caveat = false);
  // What was recorded since the last call.
  std::vector<ModelExchange> take() { return std::exchange(recorded_, {}); }

  void stream(bool on);
  bool waiting() const { return waiting_.has_value(); }
  std::optional<StreamedWords> next_words();

 private:
  Chat& chat_;
  const std::string& model_;
  const Reasoner& stand_in_;
  std::vector<ModelExchange> recorded_;
  std::map<std::string, Result<llm::ChatReply>> ahead_;  // prefetched, by canonical request
  bool streams_ = false;
  std::optional<std::string> waiting_;             // the canonical request whose words are coming
  std::optional<Result<llm::ChatReply>> at_once_;  // the reply to it, if it came as a whole
  // The exchanges of this call, for when it is made again.
  std::vector<std::pair<std::string, Result<llm::ChatReply>>> received_;
};

}  // namespace ask::reason
