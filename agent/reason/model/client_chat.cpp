#include "agent/reason/model/client_chat.h"

#include "agent/llm/from_settings.h"

namespace ask::reason {

Result<llm::Endpoint> endpoint_of(const Settings& settings, std::string_view step) {
  const auto choice = llm::model_choice(settings, step);
  if (!choice) return choice.error();
  if (llm::resolved_model(*choice, settings.environment()) == "builtin") return llm::Endpoint();
  return llm::endpoint_for(*choice, settings.environment());
}

Result<Endpoints> endpoints_of(const Settings& settings) {
  Endpoints out;
  for (const std::string_view step : kModelSteps) {
    auto endpoint = endpoint_of(settings, step);
    if (!endpoint) return endpoint.error();
    out.emplace(step, std::move(*endpoint));
  }
  return out;
}

Result<CallLimits> call_limits(const Settings& settings) {
  const auto caps = llm::caps(settings);
  const auto timeout = settings.integer(Setting::kModelTimeoutMs);
  auto record = settings.text(Setting::kRecord);
  if (!caps) return caps.error();
  if (!timeout) return timeout.error();
  if (!record) return record.error();
  return CallLimits{*caps, *timeout, std::move(*record)};
}

ClientChat::ClientChat(llm::Client& client, Endpoints endpoints, CallLimits limits,
                       Environment environment, Deadline deadline, llm::Cancelled cancelled,
                       CallFunction function)
    : client_(client),
      function_(std::move(function)),
      endpoints_(std::move(endpoints)),
      meter_(limits.caps),
      question_{.meter = meter_,
                .environment = std::move(environment),
                .deadline = deadline,
                .call_timeout_ms = limits.call_timeout_ms,
                .cancelled = std::move(cancelled),
                .record_file = std::move(limits.record_file)} {
  question_.observer = [this](const llm::Exchange& exchange) { answered_ |= exchange.status != 0; };
}

bool ClientChat::serves(std::string_view step) const {
  const auto found = endpoints_.find(step);
  return found != endpoints_.end() && is_model(found->second);
}

bool ClientChat::takes_tools(std::string_view step) const {
  const auto found = endpoints_.find(step);
  return found != endpoints_.end() && !found->second.function && client_.takes_tools(found->second);
}

std::string function_request(std::string_view name, const llm::ChatRequest& request) {
  llm::RequestShape shape;
  shape.model = name;
  shape.stream = shape.stream_options = false;
  return llm::find_provider("openai")->write(request, shape);
}

// The tokens are estimates: the function does not tell.
Result<llm::ChatReply> ClientChat::by_function(const llm::Endpoint& endpoint,
                                               const llm::ChatRequest& request) {
  if (question_.deadline.passed(Clock::now()))
    return Error{Code::kPipelineTimeout, "no time is left for the question (total_timeout_ms)"};
  const std::string body = function_request(endpoint.model, request);
  const auto reserved =
      meter_.reserve(endpoint.name(), true, body.size(), request.max_output_tokens);
  if (!reserved) return reserved.error();
  const auto started = Clock::now();
  auto text = function_(endpoint.model, body);
  llm::ChatReply out;
  if (text) {
    out.text = std::move(*text);
    out.usage = {llm::estimated_tokens(body.size()), llm::estimated_tokens(out.text.size()), true};
  }
  const std::chrono::duration<double, std::milli> took = Clock::now() - started;
  meter_.settle(request.step, *reserved, out.usage, took.count());
  if (!text) return text.error();
  out.request_body = body;
  out.reply_body = out.text;
  return out;
}

Result<llm::ChatReply> ClientChat::complete(const llm::ChatRequest& request) {
  return std::move(complete_all({&request, 1}).front());
}

std::vector<Result<llm::ChatReply>> ClientChat::complete_all(
    std::span<const llm::ChatRequest> requests) {
  std::vector<Result<llm::ChatReply>> out;
  std::vector<llm::Call> calls;
  std::vector<size_t> asked;  // index in `out` for each call
  for (const llm::ChatRequest& request : requests) {
    const auto endpoint = endpoints_.find(request.step);
    out.emplace_back(Error{Code::kInternal, "no model is known for the step " + request.step});
    if (endpoint == endpoints_.end()) continue;
    if (const auto gone = gone_.find(endpoint->second.id()); gone != gone_.end()) {
      out.back() = gone->second;
      continue;
    }
    if (endpoint->second.function) {
      out.back() = by_function(endpoint->second, request);
      continue;
    }
    asked.push_back(out.size() - 1);
    calls.push_back({endpoint->second, request});
  }
  answered_ = false;
  auto replies = client_.complete_all(calls, question_);
  for (size_t i = 0; i < calls.size(); ++i) {
    const bool network = calls[i].endpoint.provider != nullptr;
    const bool gave_none = network && !replies[i] && !answered_;
    if (gave_none && (replies[i].error().code == Code::kServiceUnavailable ||
                      replies[i].error().code == Code::kModelError))
      gone_.emplace(calls[i].endpoint.id(), replies[i].error());
    out[asked[i]] = std::move(replies[i]);
  }
  return out;
}

Spending ClientChat::spending() const {
  const llm::Spent& spent = meter_.spent();
  return {spent.calls, spent.tokens_in, spent.tokens_out, spent.cost};
}

}  // namespace ask::reason
