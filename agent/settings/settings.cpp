#include "agent/settings/settings.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

#include "agent/common/display_width.h"
#include "agent/common/json_text.h"
#include "agent/common/number.h"
#include "agent/common/text.h"
#include "agent/settings/prices.h"
#include "agent/settings/score_weights.h"

namespace ask {
namespace {

using enum SettingKind;
using S = Setting;
Status check_weights(std::string_view value) {
  if (auto weights = score::weights_from(value); !weights) return weights.error();
  return Done{};
}

Status check_prices(std::string_view value) {
  if (auto prices = prices_from(value); !prices) return prices.error();
  return Done{};
}

Status check_session(std::string_view value) {
  constexpr size_t kLongestName = 200;
  if (value.size() <= kLongestName) return Done{};
  return Error{
      Code::kInvalidSetting,
      fmt::format("takes a name of at most {} bytes, and this has {}", kLongestName, value.size())};
}

constexpr double kMany = 9e15;  // limit of integers without a tighter range

// clang-format off
constexpr SettingSpec kSpecs[] = {
  {S::kModel, "model", kText, "auto", 0, 0, "", false, "builtin, or provider/model; auto takes ASK_MODEL, else a key in the environment, else builtin", check_model_text},
  {S::kBaseUrl, "base_url", kText, "", 0, 0, "", false, "an OpenAI-compatible server"},
  {S::kTemperature, "temperature", kReal, "0", 0, 2, "", false, "how freely a model chooses words"},
  {S::kSeed, "seed", kInteger, "42", 0, 2147483647, "", false, "seed for a model that takes one"},
  {S::kShare, "share", kChoice, "results", 0, 0, "schema|values|results", false, "what may leave the machine", nullptr, false, true},
  {S::kMode, "mode", kChoice, "read", 0, 0, "read|write", false, "write allows one data-changing statement, inside a savepoint", nullptr, true, true},
  {S::kDryRun, "dry_run", kChoice, "off", 0, 0, "off|on", false, "on: a statement that changes data is run, reported and taken back", nullptr, true, true},
  {S::kMaxRetries, "max_retries", kInteger, "3", 0, 20, "", false, "further attempts at a task that fails"},
  {S::kRefine, "refine", kChoice, "off", 0, 0, "off|on", false, "on: a model says how to fix a failed attempt before the next one is written"},
  {S::kTrialRows, "trial_rows", kInteger, "0", 0, 20, "", false, "rows of a trial run that is judged before the whole query runs; 0 is none"},
  {S::kScoreThreshold, "score_threshold", kReal, "0.7", 0, 1, "", false, "score below which a task is tried again"},
  {S::kWeights, "weights", kText, "default", 0, 0, "default, strict, performance, quality or a JSON object of dimension and weight", false, "how much each dimension of a score counts", check_weights},
  {S::kPlan, "plan", kChoice, "auto", 0, 0, "auto|on|off", false, "whether a model plans the tasks of a question in a call of its own; auto: where it compares or spans attached databases"},
  {S::kPlanForm, "plan_form", kChoice, "auto", 0, 0, "auto|tasks|dag", false, "dag: a question is planned as sub-queries whose results are combined; tasks: it never is; auto: where a model plans and the question compares or spans attached databases, or where one part of it alone is understood"},
  {S::kJudge, "judge", kChoice, "auto", 0, 0, "auto|always|off", false, "whether a model judges rows; auto: where something is doubtful about them"},
  {S::kJudgeAnswer, "judge_answer", kChoice, "off", 0, 0, "off|on", false, "on: the answer in words is judged as well, and the trace says how relevant it is"},
  {S::kSummary, "summary", kChoice, "auto", 0, 0, "auto|model|code", false, "who words the answer of a model's question; auto: code, but for several results and for why and how"},
  {S::kMaxCalls, "max_calls", kInteger, "30", 0, 10000, "", false, "model calls for one question"},
  {S::kMaxTokens, "max_tokens", kInteger, "200000", 0, kMany, "", false, "model tokens for one question"},
  {S::kMaxCost, "max_cost", kReal, "0", 0, 1e6, "", false, "cost of one question in US dollars; 0 is no cap"},
  {S::kPrices, "prices", kText, "", 0, 0, "a JSON object of model and [US dollars per million tokens in, out]; \"*\" stands for any model", false, "what models cost, where that is not known, as behind a gateway", check_prices},
  {S::kModelTimeoutMs, "model_timeout_ms", kInteger, "60000", 0, 86400000, "", false, "longest model call; 0 is no limit"},
  {S::kQueryTimeoutMs, "query_timeout_ms", kInteger, "30000", 0, 86400000, "", false, "longest generated query; 0 is no limit and leaves the progress handler alone"},
  {S::kTotalTimeoutMs, "total_timeout_ms", kInteger, "180000", 0, 86400000, "", false, "longest question; 0 is no limit"},
  {S::kTimeLimit, "time_limit", kChoice, "handler", 0, 0, "handler|thread", false, "what ends a late query: handler borrows the progress handler; thread leaves it alone and interrupts, your own statement too"},
  {S::kMaxRows, "max_rows", kInteger, "1000", 1, 10000000, "", false, "rows kept of a result; a cut result says so"},
  {S::kMaxBytes, "max_bytes", kInteger, "10000000", 1, 2000000000, "", false, "bytes kept of a result; a cut result says so"},
  {S::kSchemaBudgetTokens, "schema_budget_tokens", kInteger, "6000", 100, 1000000, "", false, "how much schema a prompt may hold"},
  {S::kLinkK, "link_k", kInteger, "8", 1, 1000, "", false, "how many tables schema linking chooses at the most"},
  {S::kEmbed, "embed", kText, "", 0, 0, "", false, "provider/model that gives vectors of texts, by which the tables of a large schema are found too; none: by their words alone", check_model_text},
  {S::kEmbedDims, "embed_dims", kInteger, "256", 1, 4096, "", false, "numbers of a vector, where the model can choose"},
  {S::kSampleRows, "sample_rows", kInteger, "0", 0, 5, "", false, "rows of each chosen table that a prompt shows, where share allows it"},
  {S::kTools, "tools", kChoice, "auto", 0, 0, "auto|on|off", false, "whether a model may look at schema and data by tools before it writes SQL; auto: where it helps"},
  {S::kMaxToolCalls, "max_tool_calls", kInteger, "10", 0, 100, "", false, "tool calls for one question"},
  {S::kStrategy, "strategy", kChoice, "model", 0, 0, "model|cascade|vote", false, "cascade: the built-in engine answers where it is sure, a model the rest; vote: drafts of the model and the engine's are run, and most equal rows win"},
  {S::kCascadeConfidence, "cascade_confidence", kReal, "0.9", 0, 1, "", false, "confidence from which the built-in engine answers by itself (strategy=cascade)"},
  {S::kCandidates, "candidates", kInteger, "1", 1, 16, "", false, "drafts that a model writes of one query and that vote by their rows; from 2 on, as with strategy=vote"},
  {S::kMinConfidence, "min_confidence", kReal, "0.5", 0, 1, "", false, "the built-in engine declines below it"},
  {S::kReading, "reading", kInteger, "1", 1, 100, "", false, "which reading of the question counts, by its number in ask_readings; chosen, it is answered however doubtful"},
  {S::kForm, "form", kChoice, "sql", 0, 0, "sql|tree", false, "what a model writes: SQL, or a query tree that is rendered"},
  {S::kDialect, "dialect", kChoice, "sqlite", 0, 0, "sqlite|postgresql|duckdb", false, "the SQL that ask_sql gives; what runs is always SQLite's"},
  {S::kColumns, "columns", kChoice, "lenient", 0, 0, "lenient|strict", false, "strict: a text that its column does not hold, or a join over no key, is tried again; lenient: a warning"},
  {S::kExpectColumns, "expect_columns", kText, "", 0, 0, "", false, "the columns that a result must have, by name and with commas, an empty name for any; columns that only have another name are renamed, other SQL is tried again"},
  {S::kRole, "role", kText, "", 0, 0, "", false, "who asks; several roles with commas", nullptr, true, true},
  {S::kPolicy, "policy", kText, "", 0, 0, "", false, "what each role may see: JSON, or the name of a table of main", nullptr, true, true},
  {S::kSchema, "schema", kText, "", 0, 0, "", false, "the attached databases that a question is about, by name and with commas; none for all of them"},
  {S::kSession, "session", kText, "", 0, 0, "a name of at most 200 bytes", false, "a name; questions with the same name are one conversation", check_session},
  {S::kExamples, "examples", kChoice, "on", 0, 0, "on|off", false, "off: taught questions are neither recalled nor shown to a model"},
  {S::kSchemaMismatch, "schema_mismatch", kChoice, "warn", 0, 0, "warn|fail|ignore", false, "when the schema changes while a question is worked on, or something was kept or taught for another one"},
  {S::kKeptMb, "kept_mb", kInteger, "64", 0, 10000, "", false, "memory for results that later questions may read as tables, in megabytes; 0: none outlives its question"},
  {S::kSchemaCacheTtlS, "schema_cache_ttl_s", kInteger, "300", 0, 31536000, "", false, "age at which the schema is read again; 0 reads it each time"},
  {S::kValueIndexRows, "value_index_rows", kInteger, "10000", 0, 100000000, "", false, "rows sampled of each table for statistics and stored values; 0 reads none"},
  {S::kValueIndexMb, "value_index_mb", kInteger, "16", 0, 4096, "", false, "memory for the index of stored values"},
  {S::kValueIndexMs, "value_index_ms", kInteger, "250", 0, 600000, "", false, "time for sampling"},
  {S::kAllowFunctions, "allow_functions", kText, "", 0, 0, "", false, "further functions that generated SQL may call, with commas"},
  {S::kPromptsDir, "prompts_dir", kText, "", 0, 0, "", true, "a folder with prompt templates of your own"},
  {S::kRecord, "record", kText, "", 0, 0, "", true, "a file to record model calls to"},
  {S::kApiKeyEnv, "api_key_env", kText, "", 0, 0, "", true, "the variable that holds the key"},
  {S::kAllowedHosts, "allowed_hosts", kText, "", 0, 0, "", true, "further hosts that requests may go to, with commas"},
  {S::kReplayDir, "replay_dir", kText, "", 0, 0, "", true, "the folder that replay/FILE reads from"},
  {S::kTasksDir, "tasks_dir", kText, "", 0, 0, "", true, "the folder that ask_eval reads files of tasks from"},
  {S::kAuditLog, "audit_log", kText, "", 0, 0, "", true, "a file that gets a JSON line for each question: who was asked what, what ran, how it ended", nullptr, false, true},
  {S::kAuditLogMb, "audit_log_mb", kReal, "10", 0.001, 1e6, "", true, "size at which the audit log is renamed and started again; three older ones stay"},
  {S::kVerbose, "verbose", kChoice, "off", 0, 0, "off|on", false, "on: each step is written to SQLite's error log (SQLITE_CONFIG_LOG)"},
  {S::kStream, "stream", kChoice, "off", 0, 0, "off|on", false, "on: ask_trace gives a model's words as they come, as rows with the event delta"},
  {S::kFormat, "format", kChoice, "plain", 0, 0, "plain|table|list|text|json", false, "what ask gives: the answer alone, or JSON with the rows as a table, a list or text; json is a document also when the question fails"},
  {S::kReport, "report", kChoice, "summary", 0, 0, "summary|analysis", false, "what ask_outline and ask_report are to show: what there is, or what changed between the last two full periods and what explains it"},
  {S::kLock, "lock", kChoice, "off", 0, 0, "off|on", false, "on: no setting of this connection can change from then on", nullptr, false, true},
};
// clang-format on

consteval bool in_order() {
  for (size_t i = 0; i < std::size(kSpecs); ++i)
    if (static_cast<size_t>(kSpecs[i].id) != i) return false;
  return std::size(kSpecs) == kSettingCount;
}
static_assert(in_order(), "kSpecs must list every Setting in the order of the enum");

constexpr std::string_view kSteps[] = {"gate",  "resolve", "link",      "plan",   "write",
                                       "judge", "refine",  "summarize", "enrich", "outline"};
constexpr std::string_view kStepPrefix = "model.";

std::string variable_of(std::string_view name) {
  std::string out = "ASK_";
  for (const char c : name) {
    if (c == '.')
      out += '_';
    else
      out += c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c;
  }
  return out;
}

// The environment variable of each setting, built once.
const std::string& variable_of(Setting id) {
  static const auto names = [] {
    std::array<std::string, kSettingCount> out;
    for (const SettingSpec& s : kSpecs) out[static_cast<size_t>(s.id)] = variable_of(s.name);
    return out;
  }();
  return names[static_cast<size_t>(id)];
}

// The environment variable of the model of each step.
const std::string& variable_of_model(size_t step) {
  static const auto names = [] {
    std::array<std::string, std::size(kSteps)> out;
    for (size_t i = 0; i < out.size(); ++i)
      out[i] = variable_of(std::string(kStepPrefix) + std::string(kSteps[i]));
    return out;
  }();
  return names[step];
}

Status check_value(const SettingSpec& spec, std::string_view value, std::string_view where) {
  bool good = true;
  if (spec.kind == kInteger) {
    const auto n = text::number<int64_t>(value);
    good = n && static_cast<double>(*n) >= spec.low && static_cast<double>(*n) <= spec.high;
  } else if (spec.kind == kReal) {
    const auto n = text::number<double>(value);
    good = n && std::isfinite(*n) && *n >= spec.low && *n <= spec.high;
  } else if (spec.kind == kChoice) {
    good = false;
    for (const std::string& choice : text::split(spec.choices, '|')) good |= choice == value;
  } else {
    good = text::valid_utf8(value) && value.find('\0') == value.npos;
  }
  if (good && spec.check) {
    if (const auto held = spec.check(value); !held)
      return Error{Code::kInvalidSetting, fmt::format("{} {}", where, held.error().message)};
  }
  if (good) return Done{};
  return Error{Code::kInvalidSetting, fmt::format("{} takes {}, not \"{}\"", where, takes(spec),
                                                  text::shortened(text::repaired_utf8(value), 60))};
}

bool blank(std::string_view value) { return text::trimmed(value).empty(); }

// Options that belong to a single question and lift no limit: `lock` leaves them to the caller.
bool is_of_the_question(std::string_view name, std::string_view value) {
  return name == "reading" || name == "format" || name == "session" || name == "report" ||
         (name == "mode" && value == "read");
}

// `option`: of a call; "" for a setting of the connection.
Error locked_error(std::string_view option = "") {
  std::string message = "the settings of this connection are locked; open another connection";
  if (!option.empty()) message += fmt::format(" (option \"{}\")", option);
  return {Code::kSettingsLocked, std::move(message)};
}

bool known_step(std::string_view step) {
  for (const std::string_view known : kSteps)
    if (known == step) return true;
  return false;
}

// A JSON scalar as the text that set() takes; an array as a comma-separated list.
std::optional<std::string> scalar_text(const nlohmann::json& value) {
  if (value.is_string()) return value.get<std::string>();
  if (value.is_boolean()) return value.get<bool>() ? "on" : "off";
  if (value.is_number()) return sorted_json_text(value);
  if (!value.is_array()) return std::nullopt;
  std::vector<std::string> items;
  for (const auto& item : value) {
    if (!item.is_string()) return std::nullopt;
    items.push_back(item.get<std::string>());
  }
  return text::joined(items, ",");
}

// A setting with its own validation may be given as a JSON object.
std::optional<std::string> option_text(std::string_view key, const nlohmann::json& value) {
  const auto found = value.is_object() ? find_setting(key) : Error{};
  if (found && (*found)->check) return sorted_json_text(value);
  return scalar_text(value);
}

}  // namespace

Status check_model_text(std::string_view model) {
  constexpr size_t kLongestModel = 300;
  constexpr std::string_view kRefused = "\"'`\\";
  const auto fine = [&] {
    if (model.size() > kLongestModel || !text::valid_utf8(model)) return false;
    for (std::string_view rest = model; !rest.empty();) {
      const uint32_t point = text::next_point(rest);
      const bool control = point < 0x20 || (point >= 0x7F && point < 0xA0);
      const bool line = point >= 0x2028 && point <= 0x202E;     // separators, changes of direction
      const bool isolate = point >= 0x2066 && point <= 0x2069;  // the same
      const bool quote = point < 0x80 && kRefused.find(static_cast<char>(point)) != kRefused.npos;
      if (control || line || isolate || quote) return false;
    }
    return true;
  };
  if (fine()) return Done{};
  return Error{Code::kInvalidSetting,
               fmt::format("takes a name of at most {} bytes without line breaks, control "
                           "characters, quotes and backslashes",
                           kLongestModel)};
}

std::string_view name(SettingOrigin origin) {
  constexpr std::string_view kNames[] = {"default", "environment", "connection", "call"};
  return kNames[static_cast<size_t>(origin)];
}

std::span<const SettingSpec> setting_specs() { return kSpecs; }
const SettingSpec& spec(Setting id) { return kSpecs[static_cast<size_t>(id)]; }

std::string takes(const SettingSpec& spec) {
  if (spec.kind == kChoice) {
    return "one of " + text::joined(text::split(spec.choices, '|'), ", ");
  }
  const std::string_view what = spec.kind == kInteger ? "a whole number" : "a number";
  if (spec.kind == kText) return spec.choices.empty() ? "text" : std::string(spec.choices);
  return fmt::format("{} from {} to {}", what, spec.low, spec.high);
}

Result<const SettingSpec*> find_setting(std::string_view name) {
  std::vector<std::string> names;
  for (const SettingSpec& s : kSpecs) {
    if (s.name == name) return &s;
    names.emplace_back(s.name);
  }
  const auto near = text::nearest(name, names, 2);
  const std::string shown = text::shortened(text::repaired_utf8(name), 60);
  const std::string way_out = near.empty()
                                  ? std::string("SELECT name FROM ask_settings lists them")
                                  : fmt::format("did you mean {}?", text::joined(near, " or "));
  return Error{Code::kInvalidSetting, fmt::format("no setting \"{}\"; {}", shown, way_out)};
}

Environment process_environment() {
  return [](const std::string& variable) -> std::optional<std::string> {
    const char* value = std::getenv(variable.c_str());
    return value ? std::optional<std::string>(value) : std::nullopt;
  };
}

Settings::Settings(Environment environment) : environment_(std::move(environment)) {}

std::optional<std::string> Settings::from_environment(const SettingSpec& s) const {
  auto value = environment_(variable_of(s.id));
  if (value && value->empty() && !s.guards) value.reset();
  return value;
}

Status Settings::check_environment(const SettingSpec& s, std::string_view value) {
  if (s.guards && blank(value))
    return Error{Code::kInvalidSetting,
                 fmt::format("environment variable {} is blank; give it a value, or unset it",
                             variable_of(s.id))};
  return check_value(s, value, "environment variable " + variable_of(s.id));
}

Result<Settings::Held> Settings::in_force(Setting id) const {
  const SettingSpec& s = spec(id);
  if (const auto& held = held_[static_cast<size_t>(id)]) return *held;
  if (auto value = from_environment(s)) {
    if (auto good = check_environment(s, *value); !good) return good.error();
    return Held{std::move(*value), SettingOrigin::kEnvironment};
  }
  return Held{std::string(s.fallback), SettingOrigin::kDefault};
}

const std::string* Settings::value_held(Setting id) const {
  const auto& held = held_[static_cast<size_t>(id)];
  return held ? &held->value : nullptr;
}

Result<std::string> Settings::text(Setting id) const {
  if (const std::string* value = value_held(id)) return *value;
  auto held = in_force(id);
  if (!held) return held.error();
  return std::move(held->value);
}

Result<int64_t> Settings::integer(Setting id) const {
  if (const std::string* value = value_held(id)) return text::number<int64_t>(*value).value_or(0);
  auto held = in_force(id);
  if (!held) return held.error();
  return text::number<int64_t>(held->value).value_or(0);
}

Result<double> Settings::real(Setting id) const {
  if (const std::string* value = value_held(id)) return text::number<double>(*value).value_or(0);
  auto held = in_force(id);
  if (!held) return held.error();
  return text::number<double>(held->value).value_or(0);
}

SettingOrigin Settings::origin(Setting id) const {
  const auto held = in_force(id);
  return held ? held->origin : SettingOrigin::kEnvironment;
}

Result<std::string> Settings::model_for(std::string_view step) const {
  const auto known = std::find(std::begin(kSteps), std::end(kSteps), step);
  if (frozen_models_.empty() || known == std::end(kSteps)) return find_model(step);
  return frozen_models_[static_cast<size_t>(known - std::begin(kSteps))];
}

void Settings::visit_models(
    const std::function<void(const Result<std::string>& model)>& visit) const {
  for (const auto& model : frozen_models_) visit(model);
  if (!frozen_models_.empty()) return;
  for (const std::string_view step : kSteps) visit(find_model(step));
}

Result<std::string> Settings::find_model(std::string_view step) const {
  const auto known = std::find(std::begin(kSteps), std::end(kSteps), step);
  return find_model(step, known == std::end(kSteps)
                              ? variable_of(fmt::format("model.{}", step))
                              : variable_of_model(static_cast<size_t>(known - std::begin(kSteps))));
}

Result<std::string> Settings::find_model(std::string_view step, const std::string& variable) const {
  if (const auto found = step_models_.find(step); found != step_models_.end())
    return found->second.value;
  if (const auto value = environment_(variable); value && !value->empty()) {
    if (const auto good = check_model_text(*value); !good)
      return Error{good.error().code,
                   fmt::format("environment variable {} {}", variable, good.error().message)};
    return *value;
  }
  return text(Setting::kModel);
}

Status Settings::set(std::string_view name, std::string_view value, SettingOrigin origin) {
  frozen_models_.clear();
  const bool settled =
      locked() && !(origin == SettingOrigin::kCall && is_of_the_question(name, value));
  // For a call with options the error names the one that is wrong or not allowed.
  if (settled && origin != SettingOrigin::kCall) return locked_error();
  if (name.starts_with(kStepPrefix)) {
    const std::string_view step = name.substr(kStepPrefix.size());
    if (!known_step(step))
      return Error{Code::kInvalidSetting,
                   fmt::format("no setting \"{}\"; the steps are {}", text::shortened(name, 60),
                               fmt::join(kSteps, ", "))};
    if (const auto good = check_model_text(value); !good)
      return Error{good.error().code, fmt::format("setting {} {}", name, good.error().message)};
    if (settled) return locked_error(name);
    step_models_.insert_or_assign(std::string(step), Held{std::string(value), origin});
    return Done{};
  }
  const auto found = find_setting(name);
  if (!found) return found.error();
  const SettingSpec& s = **found;
  if (s.environment_only)
    return Error{Code::kInvalidSetting,
                 fmt::format("setting {} comes only from the environment variable {}", s.name,
                             variable_of(s.id))};
  if (auto open = open_to_sql(s.id); !open) return open;
  if (s.guards && !value.empty() && blank(value))
    return Error{Code::kInvalidSetting,
                 fmt::format("setting {} takes no blank text; NULL resets it", s.name)};
  if (auto good = check_value(s, value, fmt::format("setting {}", s.name)); !good) return good;
  if (settled) return locked_error(s.name);
  held_[static_cast<size_t>(s.id)] = Held{std::string(value), origin};
  return Done{};
}

Status Settings::open_to_sql(Setting id) const {
  const SettingSpec& s = spec(id);
  if (!s.environment_wins || !from_environment(s)) return Done{};
  return Error{Code::kSettingsLocked,
               fmt::format("setting {} is given by the environment variable {}, and SQL cannot "
                           "change it",
                           s.name, variable_of(s.id))};
}

Status Settings::reset(Setting id) {
  if (locked()) return locked_error();
  if (auto open = open_to_sql(id); !open) return open;
  held_[static_cast<size_t>(id)].reset();
  frozen_models_.clear();
  return Done{};
}

bool Settings::locked() const {
  const auto held = in_force(Setting::kLock);
  return !held || held->value == "on";
}

Status Settings::freeze() {
  for (const SettingSpec& s : kSpecs) {
    auto& held = held_[static_cast<size_t>(s.id)];
    if (held) continue;
    if (auto value = from_environment(s)) {
      if (auto good = check_environment(s, *value); !good) return good.error();
      held.emplace(std::move(*value), SettingOrigin::kEnvironment);
    } else {
      held.emplace(std::string(s.fallback), SettingOrigin::kDefault);
    }
  }
  frozen_models_.reserve(std::size(kSteps));
  for (const std::string_view step : kSteps) frozen_models_.push_back(find_model(step));
  return Done{};
}

Status Settings::validate() const {
  for (const SettingSpec& s : kSpecs)
    if (auto held = in_force(s.id); !held) return held.error();
  return Done{};
}

Result<Settings> Settings::with_options(std::string_view json) const {
  Settings out = *this;
  if (json.empty()) return out;
  const auto parsed = parsed_sorted_json(json);
  if (!parsed.is_object())
    return Error{Code::kInvalidArgument,
                 R"(options must be a JSON object, as in {"max_rows": 10})"};
  for (const auto& [key, value] : parsed.items()) {
    const auto scalar = option_text(key, value);
    if (!scalar)
      return Error{Code::kInvalidSetting,
                   fmt::format("option \"{}\" must be text, a number or true or false",
                               text::shortened(key, 60))};
    if (auto good = out.set(key, *scalar, SettingOrigin::kCall); !good) return good.error();
  }
  return out;
}

}  // namespace ask
