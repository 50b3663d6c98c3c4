// Client for chat models. One per database connection; keeps what outlives a question: open HTTP
// connections, what each server rejects, and circuit breakers.
//
//   Client client;
//   Meter meter({.calls = 30});
//   Question question{.meter = meter, .environment = process_environment()};
//   auto reply = client.complete({*endpoint_for(choice, environment), request}, question);
#pragma once
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "agent/common/clock.h"
#include "agent/llm/endpoint.h"
#include "agent/llm/http.h"
#include "agent/llm/meter.h"
#include "agent/llm/record.h"
#include "agent/llm/retry.h"

namespace ask::llm {

// One HTTP exchange, for the trace; failed ones too. Contains no key.
struct Exchange {
  std::string step, endpoint;
  std::string request_body, reply_body;
  int attempt = 1;
  int status = 0;  // 0: no response
  TokenUsage usage;
  double ms = 0;
  std::string error;  // "" on success
};

// Shared by the calls of one question.
struct CallContext {
  Meter& meter;
  Environment environment = {};
  Deadline deadline = {};            // of the question
  int64_t call_timeout_ms = 60'000;  // of one call including its retries; 0 for none
  Cancelled cancelled = {};          // polled at least every 100 ms
  std::string record_file = {};      // recording file; "" for none
  std::function<void(const Exchange&)> observer = {};
};

struct ModelCall {
  Endpoint endpoint;
  ChatRequest request;
};

// A piece of the text of a reply that is still coming.
struct ReplyPiece {
  std::string text;  // "" if nothing has come
  int attempt = 1;   // a broken attempt is followed by another, which begins again
};

// Prefix of the message when a server rejects tools, so that a replay recognises this error.
inline constexpr std::string_view kNoTools = "takes no tools: ";

class Client {
 public:
  struct Parts {
    Now now = Clock::now;
    Sleep sleep = real_sleep();
    std::function<double()> random = {};       // in [0, 1)
    std::function<int64_t()> wall_clock = {};  // seconds since 1970
  };
  Client() : Client(Parts()) {}
  explicit Client(Parts parts);

  // Returns a complete reply with text or tool calls, without a refusal. Errors:
  //   kServiceUnavailable  no response, 408/429/5xx after all retries, or an open circuit breaker
  //   kModelError          the server rejects the request, its reply is unusable, or its TLS
  //                        certificate is not trusted (with the prefix kNoTools: the server rejects
  //                        tools, and takes_tools() is false from now on)
  //   kMissingLlm          no key, or the server rejects the key
  //   kBudget              a cap of the meter
  //   kPipelineTimeout     the deadline of the question
  //   kCancelled           `cancelled` returned true
  Result<ChatReply> complete(const ModelCall& call, CallContext& question);
  // Several calls in parallel; one result each, in order.
  std::vector<Result<ChatReply>> complete_all(std::span<const ModelCall> calls,
                                              CallContext& question);
  // A call whose words are streamed: next() until it gives nullopt, then end().
  // next() waits at most 100 ms, or until the server may be asked again; the words end at white
  // space, so that no secret is cut in two. A reply that comes at once is one piece. Null if the
  // call cannot be read so (a replay): complete() it. REQUIRES: `question` and this client outlive
  // it.
  class Streamed;
  std::shared_ptr<Streamed> begin(ModelCall call, CallContext& question);
  std::optional<ReplyPiece> next(Streamed& streamed);
  Result<ChatReply> end(Streamed& streamed);
  // False if the server has rejected tools before.
  bool takes_tools(const Endpoint& endpoint);
  // The body that complete() would send first if the meter permits. Sends nothing.
  std::string preview(const ModelCall& call);

 private:
  struct Server {
    RequestShape shape;
    Breaker breaker;
  };
  struct Job;
  Server& server(const Endpoint& endpoint);
  void replay(Job& job, CallContext& question);
  bool start(Job& job, CallContext& question, HttpRequest& http);
  void read(Job& job, CallContext& question, Result<HttpReply>& http);
  void handle_reply(Job& job, const Result<HttpReply>& http, ParsedReply& reading);
  void fail(Job& job, Error error, std::optional<Clock::duration> wait);
  // True if some calls are to be retried.
  bool wait_for(std::span<Job> jobs, CallContext& question);
  // What is left to do with a reply: it is recorded, if that is asked for.
  Result<ChatReply> concluded(Job& job, CallContext& question);

  Parts parts_;
  Http http_;
  std::map<std::string, Server> servers_;
  std::map<std::string, Replay> replays_;
};

}  // namespace ask::llm
