// Settings of a connection and of one call. Precedence: call options > ask_config > environment
// ASK_<NAME> > default. The table in settings.cpp is the only list of them.
#pragma once
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"

namespace ask {

enum class Setting {
  kModel,
  kBaseUrl,
  kTemperature,
  kSeed,
  kShare,
  kMode,
  kDryRun,
  kMaxRetries,
  kRefine,
  kTrialRows,
  kScoreThreshold,
  kWeights,
  kPlan,
  kPlanForm,
  kJudge,
  kJudgeAnswer,
  kSummary,
  kMaxCalls,
  kMaxTokens,
  kMaxCost,
  kPrices,
  kModelTimeoutMs,
  kQueryTimeoutMs,
  kTotalTimeoutMs,
  kTimeLimit,
  kMaxRows,
  kMaxBytes,
  kSchemaBudgetTokens,
  kLinkK,
  kEmbed,
  kEmbedDims,
  kSampleRows,
  kTools,
  kMaxToolCalls,
  kStrategy,
  kCascadeConfidence,
  kCandidates,
  kMinConfidence,
  kReading,
  kForm,
  kDialect,
  kColumns,
  kExpectColumns,
  kRole,
  kPolicy,
  kSchema,
  kSession,
  kExamples,
  kSchemaMismatch,
  kKeptMb,
  kSchemaCacheTtlS,
  kValueIndexRows,
  kValueIndexMb,
  kValueIndexMs,
  kAllowFunctions,
  kPromptsDir,
  kRecord,
  kApiKeyEnv,
  kAllowedHosts,
  kReplayDir,
  kTasksDir,
  kAuditLog,
  kAuditLogMb,
  kVerbose,
  kStream,
  kFormat,
  kReport,
  kLock,
  kCount
};
constexpr size_t kSettingCount = static_cast<size_t>(Setting::kCount);

enum class SettingKind { kText, kInteger, kReal, kChoice };
enum class SettingOrigin { kDefault, kEnvironment, kConnection, kCall };
std::string_view name(SettingOrigin origin);  // "default", "environment", "connection", "call"

struct SettingSpec {
  Setting id;
  std::string_view name;
  SettingKind kind;
  std::string_view fallback;  // the default as text; "" for none
  double low, high;           // inclusive range of numbers
  std::string_view choices;   // for kChoice "read|write"; for kText a description of valid values
  bool environment_only;      // SQL cannot set it: it would grant a file, host or key
  std::string_view meaning;   // one sentence for ask_settings
  // Additional validation of kText, with the error as a clause that follows the name. Such a
  // setting may be given as a JSON object in the options of a call.
  Status (*check)(std::string_view) = nullptr;
  bool environment_wins = false;  // if set in the environment, SQL cannot change it
  // A security setting whose default is permissive: a variable that is set but blank, as by
  // ASK_POLICY="$(cat missing)", is an error. For other settings "" means unset.
  bool guards = false;
};
std::span<const SettingSpec> setting_specs();
const SettingSpec& spec(Setting id);
std::string takes(const SettingSpec& spec);  // "a whole number from 1 to 20", "one of a, b", "text"
// Whether a text can be the name of a model: it gets into requests, messages and the trace. The
// error is a clause that follows the name of the setting.
Status check_model_text(std::string_view model);
// Finds a setting by name. Errors: unknown; suggests similar names.
Result<const SettingSpec*> find_setting(std::string_view name);

// Reads an environment variable: nullopt if unset, "" if empty. A parameter, so that tests can
// replace the environment.
using Environment = std::function<std::optional<std::string>(const std::string&)>;
Environment process_environment();

class Settings {
 public:
  // Reads nothing yet: environment values are looked up on use, so that loading stays silent and
  // the question that uses an invalid value reports it.
  explicit Settings(Environment environment);

  // The value in force, validated. Errors: kInvalidSetting with the name and the valid values.
  Result<std::string> text(Setting id) const;
  Result<int64_t> integer(Setting id) const;
  Result<double> real(Setting id) const;
  SettingOrigin origin(Setting id) const;
  // "model.<step>" falls back to "model".
  Result<std::string> model_for(std::string_view step) const;
  // Calls `visit` with what model_for() returns for each step, without copies after freeze().
  void visit_models(const std::function<void(const Result<std::string>& model)>& visit) const;

  // Errors: unknown name, invalid value, environment only or set there, locked. A failed call
  // changes nothing.
  Status set(std::string_view name, std::string_view value, SettingOrigin origin);
  // Restores the environment's value or the default. Errors: locked.
  Status reset(Setting id);
  // A copy with the options of one call applied: a JSON object, or "" or null for none.
  Result<Settings> with_options(std::string_view json) const;
  bool locked() const;
  // Checks all values in force, so that an invalid environment variable is reported at once.
  Status validate() const;
  // Reads the environment now, once for all settings: from then on it is not looked at again. For
  // the settings of one question. Errors: as validate().
  Status freeze();
  const Environment& environment() const { return environment_; }

 private:
  struct Held {
    Held(std::string text, SettingOrigin from) : value(std::move(text)), origin(from) {}
    std::string value;
    SettingOrigin origin;
  };
  std::optional<std::string> from_environment(const SettingSpec& s) const;
  static Status check_environment(const SettingSpec& s, std::string_view value);
  Result<std::string> find_model(std::string_view step) const;
  Result<std::string> find_model(std::string_view step, const std::string& variable) const;
  Result<Held> in_force(Setting id) const;
  const std::string* value_held(Setting id) const;  // null: look in the environment
  Status open_to_sql(Setting id) const;
  Environment environment_;
  // By setting. A vector, so that a move, as of the state of a question, copies no value.
  std::vector<std::optional<Held>> held_ = std::vector<std::optional<Held>>(kSettingCount);
  std::map<std::string, Held, std::less<>> step_models_;  // step -> model
  std::vector<Result<std::string>> frozen_models_;        // of each step; empty before freeze()
};

}  // namespace ask
