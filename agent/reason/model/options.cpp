#include "agent/reason/model/options.h"

namespace ask::reason {

Result<Share> share_in_force(const Settings& settings) {
  const auto share = settings.text(Setting::kShare);
  if (!share) return share.error();
  return *share == "schema"   ? Share::kSchema
         : *share == "values" ? Share::kValues
                              : Share::kResults;
}

Result<ModelOptions> model_options(const Settings& settings) {
  const auto share = share_in_force(settings);
  const auto tools = settings.text(Setting::kTools);
  const auto tool_calls = settings.integer(Setting::kMaxToolCalls);
  const auto budget = settings.integer(Setting::kSchemaBudgetTokens);
  const auto temperature = settings.real(Setting::kTemperature);
  const auto seed = settings.integer(Setting::kSeed);
  const auto folder = settings.text(Setting::kPromptsDir);
  const auto plan = settings.text(Setting::kPlan);
  const auto judge = settings.text(Setting::kJudge);
  const auto summary = settings.text(Setting::kSummary);
  const auto strategy = settings.text(Setting::kStrategy);
  const auto cascade = settings.real(Setting::kCascadeConfidence);
  if (!share) return share.error();
  if (!tools) return tools.error();
  if (!plan) return plan.error();
  if (!judge) return judge.error();
  if (!summary) return summary.error();
  if (!strategy) return strategy.error();
  if (!cascade) return cascade.error();
  if (!tool_calls) return tool_calls.error();
  if (!budget) return budget.error();
  if (!temperature) return temperature.error();
  if (!seed) return seed.error();
  if (!folder) return folder.error();
  const auto link_k = settings.integer(Setting::kLinkK);
  if (!link_k) return link_k.error();
  const auto form = settings.text(Setting::kForm);
  if (!form) return form.error();
  ModelOptions out;
  out.share = *share;
  out.tools = *tools == "off" || *tool_calls == 0 ? ToolUseMode::kOff
              : *tools == "on"                    ? ToolUseMode::kOn
                                                  : ToolUseMode::kAuto;
  out.schema_budget_tokens = *budget;
  out.temperature = *temperature;
  out.seed = *seed;
  out.plan = *plan;
  out.judge = *judge;
  out.summary = *summary;
  out.strategy = *strategy == "cascade" ? Strategy::kCascade
                 : *strategy == "vote"  ? Strategy::kVote
                                        : Strategy::kModel;
  out.cascade_confidence = *cascade;
  out.prompts_dir = *folder;
  out.link_k = static_cast<size_t>(*link_k);
  out.tree = *form == "tree";
  return out;
}

}  // namespace ask::reason
