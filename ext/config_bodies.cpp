// The functions about the connection: ask_config, ask_info, ask_demo, ask_tool.
#include <fmt/format.h>

#include <charconv>

#include "agent/common/json_text.h"
#include "agent/common/text.h"
#include "agent/db/connection/sqlite_build.h"
#include "agent/db/run/create_view.h"
#include "agent/llm/endpoint.h"
#include "agent/llm/from_settings.h"
#include "agent/reason/model/make_reasoner.h"
#include "agent/session_tools.h"
#include "agent/tools/tools.h"
#include "demos.h"
#include "ext/bodies.h"

namespace ask::ext {
namespace {

constexpr std::string_view kStep = "model.";

// The value of a setting with its own SQL type.
Result<Value> in_force(const Settings& settings, Setting id) {
  switch (spec(id).kind) {
    case SettingKind::kInteger: {
      auto value = settings.integer(id);
      if (!value) return value.error();
      return Value(*value);
    }
    case SettingKind::kReal: {
      auto value = settings.real(id);
      if (!value) return value.error();
      return Value(*value);
    }
    default: {
      auto value = settings.text(id);
      if (!value) return value.error();
      return Value(std::move(*value));
    }
  }
}

// Rejects a base URL when it is set instead of on the first question. Whether a host is allowed may
// depend on the provider; without one, an OpenAI-compatible server is assumed.
Status base_url_allowed(Settings trial, const std::string& url) {
  if (auto set = trial.set("base_url", url, SettingOrigin::kConnection); !set) return set;
  auto choice = llm::model_choice(trial, "write_sql");
  if (!choice) return choice.error();
  if (llm::resolved_model(*choice, trial.environment()) == "builtin") choice->model = "openai/any";
  const auto endpoint = llm::endpoint_for(*choice, trial.environment());
  if (!endpoint) return endpoint.error();
  return Done{};
}

// Of a setting that names a model, what `value` is not a model for; all others are fine.
Status model_known(std::string_view name, const std::string& value) {
  const bool embeds = name == spec(Setting::kEmbed).name;
  if (!embeds && name != spec(Setting::kModel).name && !name.starts_with(kStep)) return Done{};
  if (const auto good = check_model_text(value); !good)
    return Error{good.error().code, fmt::format("setting {} {}", name, good.error().message)};
  return embeds ? llm::check_embed_name(value) : llm::check_model_name(value);
}

}  // namespace

Result<Value> ask_config(const FunctionCall& call) {
  const auto name = call.text(0);
  if (!name) return name.error();
  Settings& settings = call.session().settings;
  const bool step = name->starts_with(kStep);
  if (call.count() == 2 && !call.null(1)) {
    const auto value = call.text(1);
    if (!value) return value.error();
    if (*name == spec(Setting::kBaseUrl).name && !value->empty())
      if (auto good = base_url_allowed(settings, *value); !good) return good.error();
    if (auto known = model_known(*name, *value); !known) return known.error();
    if (*name == spec(Setting::kPolicy).name && text::trimmed(*value).starts_with('{'))
      if (const auto policy = sql::read_policy(text::trimmed(*value)); !policy)
        return policy.error();
    if (auto done = settings.set(*name, *value, SettingOrigin::kConnection); !done)
      return done.error();
  }
  if (step) {
    auto model = settings.model_for(std::string_view(*name).substr(kStep.size()));
    if (!model) return model.error();
    return Value(std::move(*model));
  }
  const auto found = find_setting(*name);
  if (!found) return found.error();
  if (call.count() == 2 && call.null(1)) {
    if (auto done = settings.reset((*found)->id); !done) return done.error();
  }
  if ((*found)->id == Setting::kPolicy && policy_is_hidden(settings)) {
    const auto policy = settings.text(Setting::kPolicy);
    if (!policy) return policy.error();
    return Value(std::string(policy->empty() ? "" : "(set, and not shown)"));
  }
  return in_force(settings, (*found)->id);
}

namespace {

// The server of the model in force, as host:port; "" for the built-in engine and recorded replies.
std::string model_host(const Settings& settings) {
  const auto choice = llm::model_choice(settings, "write_sql");
  if (!choice || llm::resolved_model(*choice, settings.environment()) == "builtin") return "";
  const auto endpoint = llm::endpoint_for(*choice, settings.environment());
  return endpoint && endpoint->provider ? endpoint->base.authority() : "";
}

}  // namespace

Result<Value> ask_error(const FunctionCall& call) {
  const Error& last = call.session().last_failure();
  if (last.code == Code::kOk) return Value();
  return Value(json_text({{"code", name(last.code)}, {"message", last.message}}));
}

Result<Value> ask_info(const FunctionCall& call) {
  Session& session = call.session();
  const auto model = reason::model_in_force(session.settings);
  nlohmann::ordered_json info = {{"version", ASK_VERSION},
                                 {"model", model ? *model : "unavailable"},
                                 {"dialect", "sqlite"},
                                 {"sqlite_version", db::library_version()}};
  if (!model) info["problem"] = model.error().message;
  if (const auto host = model_host(session.settings); !host.empty()) info["host"] = host;
  for (const Setting id : {Setting::kScoreThreshold, Setting::kMinConfidence}) {
    const auto value = session.settings.real(id);
    if (!value) return value.error();
    info[std::string(spec(id).name)] = *value;
  }
  const auto retries = session.settings.integer(Setting::kMaxRetries);
  if (!retries) return retries.error();
  info["max_retries"] = *retries;
  auto limits = nlohmann::ordered_json::object();
  for (const Setting id :
       {Setting::kMaxRows, Setting::kMaxBytes, Setting::kQueryTimeoutMs, Setting::kModelTimeoutMs,
        Setting::kTotalTimeoutMs, Setting::kMaxCalls, Setting::kMaxTokens}) {
    const auto value = session.settings.integer(id);
    if (!value) return value.error();
    limits[std::string(spec(id).name)] = *value;
  }
  info["limits"] = std::move(limits);
  const auto share = session.settings.text(Setting::kShare);
  if (!share) return share.error();
  info["share"] = *share;
  return Value(json_text(info));
}

Result<Value> ask_demo(const FunctionCall& call) {
  const auto name = call.text(0);
  if (!name) return name.error();
  std::vector<std::string> known;
  for (const demos::Text& demo : demos::all()) {
    known.emplace_back(demo.name);
    if (demo.name != *name) continue;
    if (auto done = db::fill_empty_main(call.session().db(), demo.text); !done) return done.error();
    const auto snapshot = call.session().snapshot(true);
    if (!snapshot) return Value(*name);  // a policy may hide everything
    int64_t tables = 0, rows = 0;
    for (const db::Table& table : (*snapshot)->catalog.tables) {
      if (table.schema != "main" || table.kind == db::TableKind::kView) continue;
      ++tables;
      rows += std::max<int64_t>(0, table.row_count);
    }
    return Value(fmt::format("{}: {} tables, {} rows", *name, tables, rows));
  }
  return Error{Code::kInvalidArgument, fmt::format("no demo \"{}\"; there are {}",
                                                   text::shortened(text::repaired_utf8(*name), 60),
                                                   text::joined(known, ", "))};
}

Result<Value> ask_tool(const FunctionCall& call) {
  const auto name = call.text(0);
  if (!name) return name.error();
  const auto arguments = call.text(1);
  if (!arguments) return arguments.error();
  auto result = call_tool(call.session(), *name, *arguments);
  if (!result) return result.error();
  return Value(std::move(*result));
}

}  // namespace ask::ext
