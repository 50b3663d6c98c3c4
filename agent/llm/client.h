// Asks chat models. One Client serves one connection to the database; it keeps what outlives a
// question: open connections to servers, what servers refuse, and which are left alone for now.
//
//   Client client;
//   Meter meter({.calls = 30});
//   Question question{.meter = meter, .environment = process_environment()};
//   auto reply = client.complete({*endpoint_for(choice, environment), request}, question);
#pragma once
#include <map>
#include <memory>
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

// One request as it went out and what came back, for the trace; also of failed ones. No key.
struct Exchange {
  std::string step, endpoint;
  std::string request_body, reply_body;
  int attempt = 1;
  int status = 0;  // 0: no answer
  Usage usage;
  double ms = 0;
  std::string error;  // "" when it went well
};

// What the calls of one question share.
struct Question {
  Meter& meter;
  Environment environment = {};
  Deadline deadline = {};            // of the whole question
  int64_t call_timeout_ms = 60'000;  // of one call with all of its tries; 0: none
  Cancelled cancelled = {};          // asked at least every 100 ms
  std::string record_file = {};      // "" for none
  std::function<void(const Exchange&)> observer = {};
};

struct Call {
  Endpoint endpoint;
  ChatRequest request;
};

// In front of the message of a refusal of tools, so that a recording tells it from others.
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

  // A usable reply: with text or tool calls, whole, not refused. Errors:
  //   kServiceUnavailable  no answer, or 408/429/5xx after all tries, or left alone by the breaker
  //   kModelError          the server refuses the request, answers with what is of no use, or shows
  //                        a certificate that is not trusted
  //                        (kNoTools in front of it: the server takes no tools, which
  //                        takes_tools() says from then on)
  //   kMissingLlm          no key, or a key that the server refuses
  //   kBudget              a cap of the meter
  //   kPipelineTimeout     the deadline of the question
  //   kCancelled           `cancelled` said so
  Result<ChatReply> complete(const Call& call, Question& question);
  // The same for several at once, in parallel; one result each, in order.
  std::vector<Result<ChatReply>> complete_all(std::span<const Call> calls, Question& question);
  // False: the server has refused tools, and a request that offers some would fail again.
  bool takes_tools(const Endpoint& endpoint);
  // The body that `complete` would send first, while the meter has room for it. Sends nothing.
  std::string preview(const Call& call);

 private:
  struct Server {
    RequestShape shape;
    Breaker breaker;
  };
  struct Job;
  Server& server(const Endpoint& endpoint);
  void replay(Job& job, Question& question);
  bool start(Job& job, Question& question, HttpRequest& http);
  void read(Job& job, Question& question, Result<HttpReply>& http);
  void judge(Job& job, const Result<HttpReply>& http, ParsedReply& reading);
  void fail(Job& job, Error error, std::optional<Clock::duration> wait);
  // True: some calls want another try.
  bool wait_for(std::span<Job> jobs, Question& question);

  Parts parts_;
  Http http_;
  std::map<std::string, Server> servers_;
  std::map<std::string, Replay> replays_;
};

}  // namespace ask::llm
