// What goes out for a call, and what an answer to it means. The pure half of the client; internal.
#pragma once
#include <string>

#include "agent/llm/client.h"

namespace ask::llm {

HttpRequest http_request(const Endpoint& endpoint, const ChatRequest& request,
                         const std::string& key, const std::string& body);

// Fills in what the protocol left open: usage from the text where the server said none, the name of
// the model, the forced tool call as text, an error out of a body that is no JSON.
void finish_reading(ParsedReply& reading, const Call& call, size_t request_bytes,
                    const HttpReply& http);

struct ReplyOutcome {
  bool good = false;   // a reply to use
  bool again = false;  // another try can help
  bool dead = false;   // counts against the server
  int status = 0;      // that the answer stands for
  Error error;         // set unless good
};
ReplyOutcome classify_reply(const Endpoint& endpoint, const HttpReply& http,
                            const ParsedReply& reading, const std::string& key);

Error timeout_error(const Endpoint& endpoint, bool whole_question);
Error breaker_open_error(const Endpoint& endpoint, Clock::duration left);

}  // namespace ask::llm
