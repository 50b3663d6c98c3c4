#include "agent/llm/client.h"

#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <random>

#include "agent/common/secrets.h"
#include "agent/common/text.h"
#include "agent/llm/client_job.h"
#include "agent/llm/reply_outcome.h"

namespace ask::llm {

using std::chrono::duration_cast;
using std::chrono::milliseconds;

Client::Client(Parts parts) : parts_(std::move(parts)) {
  if (!parts_.random)
    parts_.random = [engine = std::minstd_rand(std::random_device()())]() mutable {
      return std::uniform_real_distribution<double>()(engine);
    };
  if (!parts_.wall_clock)
    parts_.wall_clock = [] { return static_cast<int64_t>(std::time(nullptr)); };
}

// A replay has an entry too, but only to record whether it takes tools.
Client::Server& Client::server(const Endpoint& endpoint) {
  const auto [at, is_new] = servers_.try_emplace(endpoint.id());
  if (is_new && endpoint.provider)
    at->second.shape = first_shape(*endpoint.provider, endpoint.model, endpoint.own);
  return at->second;
}

bool Client::takes_tools(const Endpoint& endpoint) { return server(endpoint).shape.tools; }

std::string Client::preview(const ModelCall& call) {
  const Endpoint& endpoint = call.endpoint;
  if (!endpoint.provider) return canonical(call.request);
  return request_body(*endpoint.provider, call.request, server(endpoint).shape);
}

Result<ChatReply> Client::complete(const ModelCall& call, CallContext& question) {
  return std::move(complete_all({&call, 1}, question).front());
}

std::vector<Result<ChatReply>> Client::complete_all(std::span<const ModelCall> calls,
                                                    CallContext& question) {
  std::vector<Job> jobs(calls.size());
  for (size_t i = 0; i < calls.size(); ++i) {
    jobs[i].call = &calls[i];
    jobs[i].deadline =
        Deadline::in(parts_.now(), question.call_timeout_ms).sooner(question.deadline);
    if (calls[i].endpoint.provider) jobs[i].server = &server(calls[i].endpoint);
    if (!jobs[i].server) replay(jobs[i], question);
  }
  do {
    std::vector<HttpRequest> requests;
    std::vector<Job*> sent;
    for (Job& job : jobs) {
      HttpRequest request;
      if (job.out || !start(job, question, request)) continue;
      requests.push_back(std::move(request));
      sent.push_back(&job);
    }
    auto replies = http_.post(requests, question.cancelled);
    for (size_t i = 0; i < sent.size(); ++i) read(*sent[i], question, replies[i]);
  } while (wait_for(jobs, question));
  std::vector<Result<ChatReply>> out;
  for (Job& job : jobs) out.push_back(concluded(job, question));
  return out;
}

Result<ChatReply> Client::concluded(Job& job, CallContext& question) {
  const bool kept = job.server && !question.record_file.empty() &&
                    (*job.out || job.out->error().code != Code::kCancelled);
  if (kept)
    if (auto done = record(question.record_file, job.call->request, *job.out, job.key); !done)
      job.out = done.error();
  return std::move(*job.out);
}

void Client::replay(Job& job, CallContext& question) {
  const std::string& file = job.call->endpoint.replay_file;
  const ChatRequest& request = job.call->request;
  auto found = replays_.find(file);
  if (found == replays_.end()) {
    auto opened = Replay::open(file);
    if (!opened) return void(job.out = opened.error());
    found = replays_.emplace(file, std::move(*opened)).first;
  }
  const auto reserved = question.meter.reserve("replay", Host::kOwn, 0, request.max_output_tokens);
  if (!reserved) return void(job.out = reserved.error());
  job.out = found->second.answer(request);
  const bool usable = static_cast<bool>(*job.out);
  if (!usable && job.out->error().message.starts_with(kNoTools))
    server(job.call->endpoint).shape.tools = false;
  const TokenUsage usage = usable ? (*job.out)->usage : TokenUsage();
  question.meter.settle(*reserved, usage, 0);
  if (question.observer)
    question.observer({request.step, job.call->endpoint.name(), canonical(request),
                       usable ? (*job.out)->reply_body : "", 1, 0, usage, 0,
                       usable ? "" : job.out->error().message});
}

// Prepares the next attempt. True if `http` is to be sent, false if the job is over.
bool Client::start(Job& job, CallContext& question, HttpRequest& http) {
  const Endpoint& endpoint = job.call->endpoint;
  const auto now = parts_.now();
  job.wait = Clock::duration::zero();
  if (job.deadline.passed(now)) {
    job.out = timeout_error(endpoint, question.deadline.passed(now));
    return false;
  }
  auto key = key_for(endpoint, question.environment);
  if (!key) return job.out = key.error(), false;
  auto trust = endpoint.base.scheme == "https" ? trust_of(question.environment) : Trust();
  if (!trust) return job.out = trust.error(), false;
  if (!job.server->breaker.allow(now)) {
    job.out = breaker_open_error(endpoint, job.server->breaker.time_until_closed(now));
    return false;
  }
  ChatRequest request = job.call->request;
  job.sent = job.server->shape;
  job.body = request_body(*endpoint.provider, request, job.sent);
  auto reserved = question.meter.reserve(job.sent.model, endpoint.host(), job.body.size(),
                                         request.max_output_tokens);
  if (!reserved) {
    job.server->breaker.unknown();
    return job.out = reserved.error(), false;
  }
  job.reservation = *reserved;
  // The budget may permit less.
  if (!request.embed && request.max_output_tokens != job.reservation.tokens_out) {
    request.max_output_tokens = job.reservation.tokens_out;
    job.body = endpoint.provider->write(request, job.sent);
  }
  job.key = std::move(*key);
  ++job.attempts;
  http = http_request(endpoint, request, job.key, job.body);
  http.trust = std::move(*trust);
  const bool endless = job.deadline.at == Clock::time_point::max();
  http.limits.total = endless
                          ? milliseconds(0)
                          : duration_cast<milliseconds>(job.deadline.at - now) + milliseconds(1);
  return true;
}

void Client::read(Job& job, CallContext& question, Result<HttpReply>& http) {
  const Endpoint& endpoint = job.call->endpoint;
  Exchange exchange{
      job.call->request.step, endpoint.name(), job.body, "", job.attempts, 0, {}, 0, ""};
  ParsedReply reading;
  if (http) {
    const auto& embed = job.call->request.embed;
    reading = embed ? read_vectors(http->body, embed->texts.size())
                    : parse_reply_body(*endpoint.provider, http->body);
    finish_reading(reading, *job.call, job.body.size(), *http);
    exchange.status = static_cast<int>(http->status);
    exchange.ms = http->ms;
    exchange.usage = reading.reply.usage;
    exchange.reply_body = without_secrets(reading.reply.reply_body, {job.key}, "***");
  }
  question.meter.settle(job.reservation, exchange.usage, exchange.ms);
  reading.reply.request_body = std::move(job.body);
  handle_reply(job, http, reading);
  if (question.deadline.passed(parts_.now()) && job.out && !*job.out &&
      job.out->error().code == Code::kServiceUnavailable)
    job.out = timeout_error(endpoint, true);
  if (!question.observer) return;
  if (job.out && !*job.out) exchange.error = job.out->error().message;
  if (!job.out) exchange.error = job.last_error.message;
  question.observer(exchange);
}

// Acts on a response: finish, retry, or fail.
void Client::handle_reply(Job& job, const Result<HttpReply>& http, ParsedReply& reading) {
  Server& server = *job.server;
  if (!http) {
    if (http.error().code == Code::kCancelled) {
      server.breaker.unknown();
      return void(job.out = http.error());
    }
    server.breaker.failed(parts_.now());
    if (http.error().code == Code::kModelError) return fail(job, http.error(), std::nullopt);
    return fail(job, http.error(), backoff(job.failures, parts_.random()));
  }
  const ReplyOutcome outcome = classify_reply(job.call->endpoint, *http, reading, job.key);
  RequestShape learned = job.sent;
  if (reading.error && adapt(learned, job.call->request, outcome.status, *reading.error)) {
    // Keep what a parallel call has learned meanwhile; try that first.
    if (server.shape == job.sent) server.shape = learned;
    server.shape.tools = server.shape.tools && learned.tools;
    server.breaker.succeeded();
    job.last_error = outcome.error;
    // The prompt relies on tools, so the caller must rewrite it.
    if (job.sent.tools && !learned.tools)
      job.out = Error{Code::kModelError, std::string(kNoTools) + outcome.error.message};
    return;
  }
  if (outcome.trips_breaker) {
    server.breaker.failed(parts_.now());
  } else {
    server.breaker.succeeded();
  }
  if (outcome.usable) return void(job.out = std::move(reading.reply));
  if (!outcome.retryable) return fail(job, outcome.error, std::nullopt);
  const auto server_delay = retry_after(http->retry_after, parts_.wall_clock());
  fail(job, outcome.error, server_delay ? *server_delay : backoff(job.failures, parts_.random()));
}

// Fails the job, or schedules a retry after `wait`; nullopt if a retry cannot help.
void Client::fail(Job& job, Error error, std::optional<Clock::duration> wait) {
  const bool in_time = wait && (job.deadline.at == Clock::time_point::max() ||
                                *wait < job.deadline.at - parts_.now());
  job.last_error = error;
  if (!in_time || ++job.failures >= kMostAttempts) return void(job.out = std::move(error));
  job.wait = *wait;
}

// Waits until all unfinished jobs may retry; false if all are over. They wait together, since the
// slowest determines the total time anyway.
bool Client::wait_for(std::span<Job> jobs, CallContext& question) {
  bool open = false;
  Clock::duration longest{};
  for (const Job& job : jobs) {
    if (job.out) continue;
    open = true;
    longest = std::max(longest, job.wait);
  }
  if (!open || longest == Clock::duration::zero()) return open;
  if (parts_.sleep(longest, question.cancelled)) return true;
  for (Job& job : jobs)
    if (!job.out) job.out = Error{Code::kCancelled, "cancelled"};
  return false;
}

}  // namespace ask::llm
