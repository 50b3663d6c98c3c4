#include "agent/reason/model/make_reasoner.h"

#include <fmt/format.h>

#include "agent/check/model_function.h"
#include "agent/common/today.h"
#include "agent/db/connection/interrupt.h"
#include "agent/db/run/call_function.h"
#include "agent/reason/model/client_chat.h"
#include "agent/reason/model/fallback.h"

namespace ask::reason {
namespace {

constexpr std::string_view kBuiltin = "builtin";

std::string name_of(const Endpoints& endpoints) {
  if (const auto& write = endpoints.find("write_sql")->second; is_model(write)) return write.name();
  for (const auto& [step, endpoint] : endpoints)
    if (step != kEmbedStep && is_model(endpoint)) return endpoint.name();
  return std::string(kBuiltin);
}

Result<ModelOptions> options_for(const Settings& settings, const Endpoints& endpoints,
                                 const ReasonerInputs& inputs) {
  auto options = model_options(settings);
  if (!options) return options.error();
  options->name = name_of(endpoints);
  options->trace_id = inputs.trace_id;
  options->always_plan = inputs.always_plan;
  options->today = today();
  options->retrieval = inputs.retrieval;
  const auto dims = settings.integer(Setting::kEmbedDims);
  if (!dims) return dims.error();
  if (const auto vectors = endpoints.find(kEmbedStep); vectors != endpoints.end())
    options->vectors = {vectors->second.name(), *dims, inputs.vectors, inputs.load_vectors};
  return options;
}

// Stores the first request; fails every call.
class PreviewChat final : public Chat {
 public:
  PreviewChat(llm::Client& client, Endpoints endpoints, int64_t embed_dims, std::string& body)
      : client_(client), endpoints_(std::move(endpoints)), embed_dims_(embed_dims), body_(body) {}

  Result<llm::ChatReply> complete(const llm::ChatRequest& request) override {
    const llm::Endpoint& endpoint = endpoints_.find(request.step)->second;
    if (body_.empty() && endpoint.function) body_ = function_request(endpoint.model, request);
    if (body_.empty()) body_ = client_.preview({endpoints_.find(request.step)->second, request});
    return Error{Code::kCancelled, "only a preview"};
  }
  Result<std::vector<std::vector<float>>> embed(std::span<const std::string> texts) override {
    const auto endpoint = endpoints_.find(kEmbedStep);
    if (body_.empty() && endpoint != endpoints_.end())
      body_ = client_.preview({endpoint->second, embed_request(texts, embed_dims_)});
    return Error{Code::kCancelled, "only a preview"};
  }
  bool serves(std::string_view step) const override {
    const auto found = endpoints_.find(step);
    return found != endpoints_.end() && is_model(found->second);
  }
  bool takes_tools(std::string_view step) const override {
    const auto found = endpoints_.find(step);
    return found != endpoints_.end() && !found->second.function &&
           client_.takes_tools(found->second);
  }

 private:
  llm::Client& client_;
  Endpoints endpoints_;
  int64_t embed_dims_;
  std::string& body_;
};

CallFunction calls_of(sqlite3* db) {
  return [db](const std::string& name, const std::string& request) -> Result<std::string> {
    if (auto may = sql::may_be_model(db, name); !may) return may.error();
    return db::call_function(db, name, request);
  };
}

std::unique_ptr<Reasoner> with_engine(std::unique_ptr<Chat> chat, ModelOptions options,
                                      const ReasonerInputs& inputs) {
  return std::make_unique<Fallback>(std::move(chat), std::move(options),
                                    make_builtin(inputs.engine, inputs.retrieval),
                                    make_builtin(inputs.engine, inputs.retrieval));
}

}  // namespace

Result<std::string> model_in_force(const Settings& settings) {
  const auto endpoints = endpoints_of(settings);
  if (!endpoints) return endpoints.error();
  return name_of(*endpoints);
}

Result<std::unique_ptr<Reasoner>> make_reasoner(const Settings& settings, ReasonerInputs inputs) {
  const auto alone = builtin_serves_all(settings);
  if (!alone) return alone.error();
  if (*alone) return make_builtin(inputs.engine, inputs.retrieval);
  auto endpoints = endpoints_of(settings);
  if (!endpoints) return endpoints.error();
  auto options = options_for(settings, *endpoints, inputs);
  if (!options) return options.error();
  // The readings are the engine's, so the number of one means the engine.
  const bool chosen = settings.origin(Setting::kReading) != SettingOrigin::kDefault;
  if (chosen || options->name == kBuiltin) return make_builtin(inputs.engine, inputs.retrieval);
  auto limits = call_limits(settings);
  if (!limits) return limits.error();
  auto chat = std::make_unique<ClientChat>(
      inputs.client(), std::move(*endpoints), std::move(*limits), settings.environment(),
      inputs.deadline, [db = inputs.db] { return db::interrupted(db); }, calls_of(inputs.db));
  return with_engine(std::move(chat), std::move(*options), inputs);
}

Result<std::unique_ptr<Chat>> make_chat(const Settings& settings, std::string_view step,
                                        const ReasonerInputs& inputs) {
  auto endpoint = endpoint_of(settings, step);
  if (!endpoint) return endpoint.error();
  if (!is_model(*endpoint))
    return Error{Code::kMissingLlm,
                 fmt::format("this takes a model: ask_config('model', 'provider/model') sets one "
                             "for all steps, model.{} for this alone",
                             step)};
  auto limits = call_limits(settings);
  if (!limits) return limits.error();
  Endpoints endpoints;
  endpoints.emplace(step, std::move(*endpoint));
  return std::unique_ptr<Chat>(std::make_unique<ClientChat>(
      inputs.client(), std::move(endpoints), std::move(*limits), settings.environment(),
      inputs.deadline, [db = inputs.db] { return db::interrupted(db); }, calls_of(inputs.db)));
}

Result<std::unique_ptr<Reasoner>> make_preview(const Settings& settings, ReasonerInputs inputs,
                                               std::string& body) {
  auto endpoints = endpoints_of(settings);
  if (!endpoints) return endpoints.error();
  auto options = options_for(settings, *endpoints, inputs);
  if (!options) return options.error();
  if (options->name == kBuiltin)
    return Error{Code::kMissingLlm,
                 "nothing would be sent: the built-in engine answers; ask_config('model', "
                 "'provider/model') sets a model"};
  auto chat = std::make_unique<PreviewChat>(inputs.client(), std::move(*endpoints),
                                            options->vectors.dims, body);
  return with_engine(std::move(chat), std::move(*options), inputs);
}

}  // namespace ask::reason
