#include "agent/nodes/write_request.h"

#include <algorithm>
#include <cctype>

#include "agent/check/from_settings.h"
#include "agent/check/inline_results.h"
#include "agent/common/contains.h"
#include "agent/common/json_text.h"
#include "agent/common/text.h"
#include "agent/examples/masked.h"
#include "agent/nodes/recall.h"
#include "agent/tools/tools.h"

namespace ask {
namespace {

std::vector<reason::TaskResult> earlier_results(const State& state, const reason::Task& task) {
  std::vector<reason::TaskResult> out;
  for (const TaskState& other : state.tasks)
    if (contains(task.depends_on, other.task.id)) out.push_back(other.outcome());
  return out;
}

// Finds names of kept results ("df_12") in a text. Not sorted, may repeat.
std::vector<std::string> named_results(const std::string& text) {
  constexpr std::string_view kPrefix = "df_";
  const auto digit = [&](size_t i) { return i < text.size() && text[i] >= '0' && text[i] <= '9'; };
  const auto word = [&](size_t i) {
    return i < text.size() && (std::isalnum(static_cast<unsigned char>(text[i])) || text[i] == '_');
  };
  std::vector<std::string> out;
  for (size_t at = text.find(kPrefix); at != text.npos; at = text.find(kPrefix, at + 1)) {
    size_t end = at + kPrefix.size();
    while (digit(end)) ++end;
    if (word(end) || !digit(end - 1) || (at > 0 && word(at - 1))) continue;
    out.push_back(text.substr(at, end - at));
  }
  return out;
}

// The kept results of the tasks that this one depends on, and those that the question names.
Result<std::vector<reason::KeptTable>> kept_tables(const State& state, const reason::Task& task) {
  std::vector<reason::KeptTable> out;
  const KeptResults* kept_results = state.services.kept_results;
  if (!kept_results) return out;
  const auto rules = check_rules(state.settings);
  if (!rules) return rules.error();
  std::vector<std::string> wanted =
      named_results(text::lower(state.question + " " + task.description));
  for (const TaskState& other : state.tasks)
    if (contains(task.depends_on, other.task.id)) wanted.push_back(other.kept_id);
  if (!state.kept_before.empty()) wanted.push_back(state.kept_before);
  std::sort(wanted.begin(), wanted.end(), [](const std::string& a, const std::string& b) {
    return std::pair(a.size(), a) < std::pair(b.size(), b);
  });
  wanted.erase(std::unique(wanted.begin(), wanted.end()), wanted.end());
  const db::Catalog& catalog = state.snapshot->catalog;
  for (const std::string& id : wanted) {
    const auto kept = kept_results->readable(id, {catalog, state.services.checker, *rules});
    if (!kept) return kept.error();
    if (*kept && !catalog.find("", id))
      out.push_back({(*kept)->id, (*kept)->description,
                     sql::distinct_columns((*kept)->result->columns),
                     (*kept)->result->rows.size()});
  }
  return out;
}

constexpr size_t kMostSampledTables = 8;

// With sample_rows > 0: the first rows of the best linked tables; tables that cannot be read are
// skipped.
Result<std::vector<reason::SampledRows>> sampled(const State& state) {
  std::vector<reason::SampledRows> out;
  const auto rows = state.settings.integer(Setting::kSampleRows);
  const auto share = reason::share_in_force(state.settings);
  if (!rows) return rows.error();
  if (!share) return share.error();
  const bool wanted = *rows > 0 && *share == reason::Share::kResults && state.goal != Goal::kSql;
  if (!wanted || state.links.names_first || state.services.reasoner.name() == "builtin") return out;
  const ToolBox box{state.services.db, state.services.checker, state.settings, *state.snapshot};
  for (const size_t index : state.links.tables) {
    if (out.size() == kMostSampledTables) break;
    const db::Table& table = state.snapshot->catalog.tables[index];
    auto answer =
        run_tool(box, "sample_rows",
                 json_text({{"table", table.schema + "." + table.name}, {"limit", *rows}}));
    if (!answer && answer.error().code == Code::kCancelled) return answer.error();
    // A view may read private columns.
    if (answer && answer->result && !answer->result->withheld)
      out.push_back({table.name, std::move(*answer->result)});
  }
  return out;
}

// True if a model may not see stored values: a taught question may name them in any of its words,
// and so may its SQL.
Result<bool> masks_examples(const State& state) {
  const auto share = reason::share_in_force(state.settings);
  if (!share) return share.error();
  return *share < reason::Share::kValues && state.services.reasoner.name() != "builtin";
}

// The taught questions most like this task. Their SQL may run for this role; SQL that reads private
// columns is left out, since its literals may be their values.
std::vector<reason::NearExample> near_examples(const State& state, const reason::Task& task,
                                               bool mask) {
  constexpr size_t kMost = 3, kMostLooked = 12;
  constexpr size_t kLongestSql = 1'500;  // bytes of SQL
  constexpr double kAlike = 0.05;
  std::vector<reason::NearExample> out;
  if (!state.library) return out;
  size_t looked = 0;
  for (const auto& [entry, similarity] : state.library->nearest(task.description)) {
    if (similarity < kAlike || out.size() == kMost || ++looked > kMostLooked) break;
    const db::Example& example = *entry->example;
    if (!example.right || example.sql.size() > kLongestSql || !entry->problem.empty()) continue;
    const auto sample = examples::sample(example, *state.snapshot);
    if (!sample || !may_show(state, sample->sql)) continue;
    const db::Catalog& catalog = state.snapshot->catalog;
    if (mask)
      out.push_back({examples::masked_question(example.question, task.description, catalog),
                     examples::masked_sql(example.sql, catalog), similarity});
    else
      out.push_back({example.question, example.sql, similarity});
  }
  return out;
}

// SQL that feedback marked as wrong, as far as a model may see it.
std::vector<std::string> rejected(const State& state, bool mask) {
  constexpr size_t kMost = 3;
  constexpr size_t kLongestSql = 1'500;  // bytes
  std::vector<std::string> out;
  for (const std::string& sql : state.rejected)
    if (out.size() < kMost && sql.size() <= kLongestSql && may_show(state, sql))
      out.push_back(mask ? examples::masked_sql(sql, state.snapshot->catalog) : sql);
  return out;
}

// The links of the question that are about the schema of the task; all its tables if none is.
reason::Links cut_links(const State& state, const std::string& schema) {
  const auto& tables = state.snapshot->catalog.tables;
  const auto inside = [&](size_t table) {
    return text::equal_nocase(tables[table].schema, schema);
  };
  reason::Links out = state.links;
  out.tables.clear();
  out.reasons.clear();
  for (size_t i = 0; i < state.links.tables.size(); ++i) {
    if (!inside(state.links.tables[i])) continue;
    out.tables.push_back(state.links.tables[i]);
    out.reasons.push_back(i < state.links.reasons.size() ? state.links.reasons[i] : "");
  }
  constexpr size_t kMostUnlinked = 30;
  for (size_t t = 0; out.reasons.empty() && t < tables.size(); ++t)
    if (inside(t) && out.tables.size() < kMostUnlinked) out.tables.push_back(t);
  out.reasons.resize(out.tables.size(), "the part is about " + schema);
  return out;
}

// Offers only tools whose output the share setting allows. ask_sql gets no tool that reads user
// tables.
Status offer_tools(const State& state, const TaskState& task, reason::WriteRequest& request) {
  const auto tools = state.settings.text(Setting::kTools);
  const auto most = state.settings.integer(Setting::kMaxToolCalls);
  const auto share = reason::share_in_force(state.settings);
  if (!tools) return tools.error();
  if (!most) return most.error();
  if (!share) return share.error();
  if (*tools == "off" || *most == 0) return Done{};
  request.tools = tools_on_offer(*share, state.goal != Goal::kSql);
  request.turns = task.turns;
  request.tool_calls_left = std::max<int64_t>(0, *most - state.tool_calls);
  return Done{};
}

}  // namespace

Result<reason::WriteRequest> write_request(const State& state, const TaskState& task) {
  const auto least = state.settings.real(Setting::kMinConfidence);
  if (!least) return least.error();
  const std::string& schema = task.task.schema;
  const auto own =
      schema.empty() ? nullptr : std::make_shared<const reason::Links>(cut_links(state, schema));
  reason::WriteRequest request{task.task, own ? *own : state.links, std::nullopt, *least,
                               earlier_results(state, task.task)};
  request.own_links = own;
  request.change = state.change;
  request.conversation = state.conversation;
  const auto mask = masks_examples(state);
  if (!mask) return mask.error();
  request.examples = near_examples(state, task.task, *mask);
  request.rejected = rejected(state, *mask);
  const auto plan = state.settings.text(Setting::kPlan);
  if (!plan) return plan.error();
  request.may_split = *plan == "auto" && state.goal == Goal::kAnswer && !state.change &&
                      state.tasks.size() == 1 && task.attempts.empty() && !state.feedback;
  const auto reading = state.settings.integer(Setting::kReading);
  if (!reading) return reading.error();
  if (state.settings.origin(Setting::kReading) != SettingOrigin::kDefault && !state.reports())
    request.reading = static_cast<size_t>(*reading);
  const auto rules = check_rules(state.settings);
  if (!rules) return rules.error();
  request.may_run = [&state, rules = *rules](const std::string& sql) {
    const auto check = state.services.checker.check(sql, state.snapshot->catalog, rules);
    return check && check->runnable && !check->changes;
  };
  if (auto offered = offer_tools(state, task, request); !offered) return offered.error();
  auto samples = sampled(state);
  if (!samples) return samples.error();
  request.samples = std::move(*samples);
  auto kept = kept_tables(state, task.task);
  if (!kept) return kept.error();
  request.kept = std::move(*kept);
  return request;
}

}  // namespace ask
