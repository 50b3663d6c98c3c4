#include "agent/model_step.h"

#include <fmt/format.h>

#include <chrono>
#include <utility>

#include "agent/db/connection/random.h"

namespace ask {

Result<ModelStep> Session::begin_model_step(const Settings& in_force, std::string_view step) {
  auto audit = audit_log(in_force);
  if (!audit) return audit.error();
  if (auto good = audit->writable(); !good) return good.error();
  const auto total = in_force.integer(Setting::kTotalTimeoutMs);
  if (!total) return total.error();
  const auto endpoint = reason::endpoint_of(in_force, step);
  if (!endpoint) return endpoint.error();
  auto options = reason::model_options(in_force);
  if (!options) return options.error();
  options->name = endpoint->name();
  options->trace_id = db::random_hex(8);
  const Clock::time_point begun = now_();
  auto chat = reason::make_chat(in_force, step,
                                {[this]() -> llm::Client& { return client(); }, host_,
                                 Deadline::in(begun, *total), options->trace_id});
  if (!chat) return chat.error();
  return ModelStep{std::move(*chat), std::move(*options), std::move(*audit), begun};
}

Status Session::end_model_step(const ModelStep& step, std::string_view what, const Status& done) {
  const reason::Spending spent = step.chat->spending();
  const double ms = std::chrono::duration<double, std::milli>(now_() - step.begun).count();
  const auto scope = access_scope();
  log_.add_usage({step.options.name, 1, spent.calls, spent.tokens_in, spent.tokens_out, ms,
                  spent.cost, scope ? *scope : ""});
  const Status logged =
      step.audit.append({step.options.trace_id, std::string(what), step.options.name,
                         std::string(done ? "ok" : name(done.error().code)), "", -1, spent.calls,
                         spent.tokens_in, spent.tokens_out, ms, spent.cost});
  return done ? logged : done;
}

Result<Settings> model_step_settings(const Settings& settings, std::string_view options) {
  auto out = settings.with_options(options);
  if (!out) return out.error();
  if (auto good = out->freeze(); !good) return good.error();
  for (const Setting id : {Setting::kRole, Setting::kPolicy})
    if (out->origin(id) == SettingOrigin::kCall)
      return Error{
          Code::kInvalidSetting,
          fmt::format("{} cannot be set for this call alone; ask_config sets it", spec(id).name)};
  return out;
}

}  // namespace ask
