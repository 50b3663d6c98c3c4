// Builds HTTP requests and classifies the replies. The pure part of the client; internal.
#pragma once
#include <string>

#include "agent/llm/client.h"

namespace ask::llm {

HttpRequest http_request(const Endpoint& endpoint, const ChatRequest& request,
                         const std::string& key, const std::string& body);

// Completes what the protocol left open: estimated usage, the model's name, a forced tool call as
// text, an error from a body that is not JSON.
void finish_reading(ParsedReply& reading, const ModelCall& call, size_t request_bytes,
                    const HttpReply& http);

struct ReplyOutcome {
  bool usable = false;         // the reply can be used as it is
  bool retryable = false;      // a retry may help
  bool trips_breaker = false;  // counts as a failure for the circuit breaker
  int status = 0;              // effective HTTP status
  Error error;                 // set unless `usable`
};
ReplyOutcome classify_reply(const Endpoint& endpoint, const HttpReply& http,
                            const ParsedReply& reading, const std::string& key);

Error timeout_error(const Endpoint& endpoint, bool whole_question);
Error breaker_open_error(const Endpoint& endpoint, Clock::duration left);

}  // namespace ask::llm
