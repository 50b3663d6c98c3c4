#include "agent/reason/model/options.h"

namespace ask::reason {

Result<ModelOptions> model_options(const Settings& settings) {
  const auto share = settings.text(Setting::kShare);
  const auto budget = settings.integer(Setting::kSchemaBudgetTokens);
  const auto temperature = settings.real(Setting::kTemperature);
  const auto seed = settings.integer(Setting::kSeed);
  const auto folder = settings.text(Setting::kPromptsDir);
  if (!share) return share.error();
  if (!budget) return budget.error();
  if (!temperature) return temperature.error();
  if (!seed) return seed.error();
  if (!folder) return folder.error();
  ModelOptions out;
  out.share = *share == "schema"   ? Share::kSchema
              : *share == "values" ? Share::kValues
                                   : Share::kResults;
  out.schema_budget_tokens = *budget;
  out.temperature = *temperature;
  out.seed = *seed;
  out.prompts_dir = *folder;
  return out;
}

}  // namespace ask::reason
