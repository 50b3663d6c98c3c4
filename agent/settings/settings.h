// Settings of a connection and of one call. Precedence: call options > ask_config > environment
// ASK_<NAME> > default. The table in settings.cpp is the only list of them.
#pragma once
#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

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
  kJudgeAnswer,
  kMaxCalls,
  kMaxTokens,
  kMaxCost,
  kModelTimeoutMs,
  kQueryTimeoutMs,
  kTotalTimeoutMs,
  kMaxRows,
  kMaxBytes,
  kSchemaBudgetTokens,
  kLinkK,
  kSampleRows,
  kTools,
  kMaxToolCalls,
  kCandidates,
  kMinConfidence,
  kForm,
  kColumns,
  kExpectColumns,
  kRole,
  kPolicy,
  kSession,
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
  kFormat,
  kLock,
  kCount
};
constexpr size_t kSettingCount = static_cast<size_t>(Setting::kCount);

enum class SettingKind { kText, kInteger, kReal, kChoice };
enum class Origin { kDefault, kEnvironment, kConnection, kCall };
std::string_view name(Origin origin);  // "default", "environment", "connection", "call"

struct SettingSpec {
  Setting id;
  std::string_view name;
  SettingKind kind;
  std::string_view fallback;  // the default, as text; "" for none
  double low, high;           // inclusive range of numbers
  std::string_view choices;   // for kChoice: "read|write"; for kText: what it takes, in words
  bool environment_only;      // SQL cannot set it: it would give SQL a file, a host or a key
  std::string_view meaning;   // one sentence for ask_settings
  bool available = true;      // false: only the default is taken; nothing is silently ignored
  // For kText: what else must hold, as a clause to stand behind the name; such a setting may be
  // given as a JSON object among the options of a call.
  Status (*check)(std::string_view) = nullptr;
  bool environment_wins = false;  // once the environment says it, SQL cannot change it
  // Its default allows more than a value may: a variable that is set and blank, as by
  // ASK_POLICY="$(cat missing)", is an error for it. For other settings "" means not set.
  bool guards = false;
};
std::span<const SettingSpec> setting_specs();
const SettingSpec& spec(Setting id);
std::string takes(const SettingSpec& spec);  // "a whole number from 1 to 20", "one of a, b", "text"
// By name, else an error that names the nearest settings.
Result<const SettingSpec*> find_setting(std::string_view name);

// Reads one variable of the environment, "" where it is set and empty; passed in so that tests have
// their own.
using Environment = std::function<std::optional<std::string>(const std::string&)>;
Environment process_environment();

class Settings {
 public:
  // Reads nothing yet: environment values are looked up at use, so that a bad one is reported by
  // the question that uses it and loading stays silent.
  explicit Settings(Environment environment);

  // The value in force, checked. Errors: kInvalidSetting naming the variable and what it takes.
  Result<std::string> text(Setting id) const;
  Result<int64_t> integer(Setting id) const;
  Result<double> real(Setting id) const;
  Origin origin(Setting id) const;
  // "model.<step>" falls back to "model".
  Result<std::string> model_for(std::string_view step) const;

  // Errors: unknown name, bad value, environment-only or said by it, locked. Nothing changes then.
  Status set(std::string_view name, std::string_view value, Origin origin);
  // Back to the environment's value or the default. Errors: locked.
  Status reset(Setting id);
  // A copy with the options of one call (a JSON object; "" and null: none).
  Result<Settings> with_options(std::string_view json) const;
  bool locked() const;
  // Checks every value in force, so that a bad environment variable is found at once.
  Status validate() const;
  const Environment& environment() const { return environment_; }

 private:
  struct Held {
    std::string value;
    Origin origin;
  };
  std::optional<std::string> from_environment(const SettingSpec& s) const;
  Result<Held> in_force(Setting id) const;
  Status open_to_sql(Setting id) const;
  Environment environment_;
  std::array<std::optional<Held>, kSettingCount> held_;
  std::map<std::string, Held, std::less<>> step_models_;  // step -> model
};

}  // namespace ask
