#include "agent/reason/model/client_chat.h"

#include <algorithm>

#include "agent/llm/from_settings.h"

namespace ask::reason {

namespace {

Result<llm::Endpoint> chat_endpoint(const llm::ModelChoice& choice,
                                    const Environment& environment) {
  if (llm::resolved_model(choice, environment) == "builtin") return llm::Endpoint();
  return llm::endpoint_for(choice, environment);
}

}  // namespace

Result<llm::Endpoint> endpoint_of(const Settings& settings, std::string_view step) {
  const auto model = llm::model_of(settings, step);
  if (!model) return model.error();
  if (step == kEmbedStep && model->empty()) return llm::Endpoint();
  const auto choice = llm::model_choice(settings, step);
  if (!choice) return choice.error();
  if (step != kEmbedStep) return chat_endpoint(*choice, settings.environment());
  return llm::embed_endpoint_for(*choice, settings.environment());
}

Result<bool> builtin_serves_all(const Settings& settings) {
  const auto first = llm::model_of(settings, kModelSteps[0]);
  if (!first) return first.error();
  bool same = true;  // an error makes a difference, which endpoints_of() reports
  settings.visit_models(
      [&](const Result<std::string>& model) { same = same && model && *model == *first; });
  if (!same) return false;
  const auto vectors = llm::model_of(settings, kEmbedStep);
  if (!vectors) return vectors.error();
  if (!vectors->empty()) return false;
  const auto endpoint = endpoint_of(settings, kModelSteps[0]);
  if (!endpoint) return endpoint.error();
  return !is_model(*endpoint);
}

Result<Endpoints> endpoints_of(const Settings& settings) {
  Endpoints out;
  std::map<std::string, llm::Endpoint> of_models;  // most steps have the same
  for (const std::string_view step : kModelSteps) {
    const auto model = llm::model_of(settings, step);
    if (!model) return model.error();
    auto known = of_models.find(*model);
    if (known == of_models.end()) {
      auto endpoint = endpoint_of(settings, step);
      if (!endpoint) return endpoint.error();
      known = of_models.emplace(*model, std::move(*endpoint)).first;
    }
    out.emplace(step, known->second);
  }
  auto vectors = endpoint_of(settings, kEmbedStep);
  if (!vectors) return vectors.error();
  if (is_model(*vectors)) out.emplace(kEmbedStep, std::move(*vectors));
  return out;
}

llm::ChatRequest embed_request(std::span<const std::string> texts, int64_t dims) {
  const auto first = texts.first(std::min(kMostTexts, texts.size()));
  llm::ChatRequest out;
  out.step = kEmbedStep;
  out.max_output_tokens = 0;
  out.embed = llm::EmbedInput{{first.begin(), first.end()}, dims};
  return out;
}

Result<CallLimits> call_limits(const Settings& settings) {
  const auto caps = llm::caps(settings);
  const auto timeout = settings.integer(Setting::kModelTimeoutMs);
  auto record = settings.text(Setting::kRecord);
  const auto dims = settings.integer(Setting::kEmbedDims);
  if (!caps) return caps.error();
  if (!timeout) return timeout.error();
  if (!record) return record.error();
  if (!dims) return dims.error();
  return CallLimits{*caps, *timeout, std::move(*record), *dims};
}

ClientChat::ClientChat(llm::Client& client, Endpoints endpoints, CallLimits limits,
                       Environment environment, Deadline deadline, llm::Cancelled cancelled,
                       CallFunction function)
    : client_(client),
      function_(std::move(function)),
      endpoints_(std::move(endpoints)),
      embed_dims_(limits.embed_dims),
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

// The tokens are estimates: the function does not report them.
Result<llm::ChatReply> ClientChat::by_function(const llm::Endpoint& endpoint,
                                               const llm::ChatRequest& request) {
  if (question_.deadline.passed(Clock::now()))
    return Error{Code::kPipelineTimeout, "no time is left for the question (total_timeout_ms)"};
  const std::string body = function_request(endpoint.model, request);
  const auto reserved =
      meter_.reserve(endpoint.model, endpoint.host(), body.size(), request.max_output_tokens);
  if (!reserved) return reserved.error();
  const auto started = Clock::now();
  auto text = function_(endpoint.model, body);
  llm::ChatReply out;
  if (text) {
    out.text = std::move(*text);
    out.usage = {llm::estimated_tokens(body.size()), llm::estimated_tokens(out.text.size()), true};
  }
  const std::chrono::duration<double, std::milli> took = Clock::now() - started;
  meter_.settle(*reserved, out.usage, took.count());
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
  std::vector<llm::ModelCall> calls;
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
    note_gone(calls[i].endpoint, replies[i]);
    out[asked[i]] = std::move(replies[i]);
  }
  return out;
}

void ClientChat::note_gone(const llm::Endpoint& endpoint, const Result<llm::ChatReply>& reply) {
  if (endpoint.provider == nullptr || reply || answered_) return;
  const Code code = reply.error().code;
  if (code == Code::kServiceUnavailable || code == Code::kModelError)
    gone_.emplace(endpoint.id(), reply.error());
}

bool ClientChat::begin(const llm::ChatRequest& request) {
  const auto endpoint = endpoints_.find(request.step);
  if (endpoint == endpoints_.end() || endpoint->second.function ||
      gone_.contains(endpoint->second.id()))
    return false;
  answered_ = false;
  streamed_ = client_.begin({endpoint->second, request}, question_);
  streamed_from_ = request.step;
  return streamed_ != nullptr;
}

Result<llm::ChatReply> ClientChat::end() {
  auto reply = client_.end(*streamed_);
  streamed_.reset();
  note_gone(endpoints_.find(streamed_from_)->second, reply);
  return reply;
}

Result<std::vector<std::vector<float>>> ClientChat::embed(std::span<const std::string> texts) {
  if (!serves(kEmbedStep)) return Chat::embed(texts);
  std::vector<llm::ChatRequest> requests;
  for (size_t from = 0; from < texts.size(); from += kMostTexts)
    requests.push_back(embed_request(texts.subspan(from), embed_dims_));
  std::vector<std::vector<float>> out;
  for (auto& reply : complete_all(requests)) {
    if (!reply) return reply.error();
    for (auto& vector : reply->vectors) out.push_back(std::move(vector));
  }
  const bool alike = std::all_of(out.begin(), out.end(), [&](const auto& vector) {
    return vector.size() == out.front().size();
  });
  if (out.size() != texts.size() || !alike)
    return Error{Code::kModelError, "the vectors are not those of the texts"};
  return out;
}

Spending ClientChat::spending() const {
  const llm::Spent& spent = meter_.spent();
  return {spent.calls, spent.tokens_in, spent.tokens_out, spent.cost};
}

}  // namespace ask::reason
