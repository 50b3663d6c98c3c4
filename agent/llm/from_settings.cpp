#include "agent/llm/from_settings.h"

namespace ask::llm {

Result<std::string> model_of(const Settings& settings, std::string_view step) {
  return step == "embed" ? settings.text(Setting::kEmbed)
                         : settings.model_for(step == "write_sql" ? "write" : step);
}

Result<ModelChoice> model_choice(const Settings& settings, std::string_view step) {
  ModelChoice out;
  auto model = model_of(settings, step);
  if (!model) return model.error();
  out.model = std::move(*model);
  out.base_origin = settings.origin(Setting::kBaseUrl);
  struct ChoiceSetting {
    Setting setting;
    std::string ModelChoice::*member;
  };
  constexpr ChoiceSetting kRows[] = {{Setting::kBaseUrl, &ModelChoice::base_url},
                                     {Setting::kAllowedHosts, &ModelChoice::allowed_hosts},
                                     {Setting::kApiKeyEnv, &ModelChoice::api_key_env},
                                     {Setting::kReplayDir, &ModelChoice::replay_dir}};
  for (const ChoiceSetting& row : kRows) {
    auto value = settings.text(row.setting);
    if (!value) return value.error();
    out.*row.member = std::move(*value);
  }
  return out;
}

std::vector<std::string> secrets(const Settings& settings) {
  std::vector<std::string> variables;
  for (const Provider& provider : providers())
    if (!provider.key_variable.empty()) variables.emplace_back(provider.key_variable);
  if (const auto own = settings.text(Setting::kApiKeyEnv); own && !own->empty())
    variables.push_back(*own);
  std::vector<std::string> out;
  for (const std::string& variable : variables)
    if (auto value = settings.environment()(variable); value && !value->empty())
      out.push_back(std::move(*value));
  return out;
}

Result<Caps> caps(const Settings& settings) {
  const auto calls = settings.integer(Setting::kMaxCalls);
  if (!calls) return calls.error();
  const auto tokens = settings.integer(Setting::kMaxTokens);
  if (!tokens) return tokens.error();
  const auto cost = settings.real(Setting::kMaxCost);
  if (!cost) return cost.error();
  const auto text = settings.text(Setting::kPrices);
  if (!text) return text.error();
  auto prices = prices_from(*text);
  if (!prices) return Error{prices.error().code, "setting prices " + prices.error().message};
  return Caps{*calls, *tokens, *cost, std::move(*prices)};
}

}  // namespace ask::llm
