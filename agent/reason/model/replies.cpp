#include "agent/reason/model/replies.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/json_text.h"
#include "agent/common/number.h"
#include "agent/common/one_line.h"
#include "agent/common/text.h"
#include "agent/reason/decomposition.h"
#include "agent/reason/decomposition_reader.h"
#include "agent/reason/model/sql_reply.h"
#include "agent/score/band.h"
#include "agent/sql/explain/explain.h"
#include "agent/sql/parse.h"

namespace ask::reason {
namespace {

using nlohmann::json;

constexpr int kMostStarts = 20;  // opening braces that are tried
constexpr size_t kLongestReading = 200;
constexpr size_t kLongestNumber = 40;  // bytes shown of an invalid one
// Models do not report their confidence in SQL; the judge estimates it.
constexpr double kDraftConfidence = 0.75;
constexpr size_t kMostDraftTasks = 8;
constexpr double kTrusted = 0.6;   // below this confidence a result is doubted
constexpr double kRelevant = 0.5;  // below this the rows do not answer the question

// The end of the object that starts at `from`, npos if it is not closed.
size_t object_end(std::string_view text, size_t from) {
  int depth = 0;
  bool in_text = false;
  for (size_t i = from; i < text.size(); ++i) {
    const char c = text[i];
    if (in_text) {
      if (c == '\\') ++i;
      if (c == '"') in_text = false;
    } else if (c == '"') {
      in_text = true;
    } else if (c == '{' || c == '[') {
      ++depth;
    } else if (c == '}' || c == ']') {
      if (--depth == 0) return i + 1;
    }
  }
  return text.npos;
}

json parsed(std::string_view reply) {
  const std::string object = object_in(reply);
  return object.empty() ? json() : parsed_sorted_json(object);
}

// A number from 0 to 1, possibly written as a string; nullopt if there is none. What is there
// instead is described in `refused`.
std::optional<double> share(const json& object, const char* key, std::string& refused) {
  if (!object.contains(key)) return std::nullopt;
  const json& value = object[key];
  std::optional<double> out;
  if (value.is_number()) out = value.get<double>();
  if (value.is_string()) out = text::number<double>(value.get_ref<const std::string&>());
  if (out && *out >= 0 && *out <= 1) return out;
  refused += fmt::format("{}the judge's {} is not used: {} is not a number from 0 to 1",
                         refused.empty() ? "" : "; ", key,
                         text::shortened(sorted_json_text(value), kLongestNumber));
  return std::nullopt;
}

std::string text_of(const json& object, const char* key) {
  return object.contains(key) && object[key].is_string() ? object[key].get<std::string>() : "";
}

std::string first_line(std::string_view text) {
  const std::string_view trimmed = text::trimmed(text);
  return text::shortened(text::one_line(trimmed.substr(0, trimmed.find('\n'))), kLongestReading);
}

// Strips the schema and quotes from a table name.
std::string bare_name(std::string_view name) {
  std::string out;
  for (const char c : text::trimmed(name))
    if (c != '"' && c != '`' && c != '[' && c != ']') out += c;
  return out;
}

bool has_name(const db::Table& table, const std::string& name) {
  return text::equal_nocase(table.name, name) ||
         text::equal_nocase(table.schema + "." + table.name, name);
}

}  // namespace

std::string object_in(std::string_view text) {
  size_t from = text.find('{');
  for (int i = 0; i < kMostStarts && from != text.npos; ++i, from = text.find('{', from + 1)) {
    const size_t end = object_end(text, from);
    if (end == text.npos) continue;
    const std::string_view object = text.substr(from, end - from);
    if (json::accept(object)) return std::string(object);
  }
  return "";
}

Result<GateVerdict> read_gate(std::string_view reply) {
  const json object = parsed(reply);
  if (!object.is_object() || !object.contains("is_question") || !object["is_question"].is_boolean())
    return Error{Code::kModelError, "the reply does not say whether it is a question"};
  GateVerdict out;
  out.is_question = object["is_question"].get<bool>();
  out.reason = first_line(text_of(object, "reason"));
  if (!out.is_question && out.reason.empty()) out.reason = "That is not a question about the data.";
  return out;
}

std::vector<size_t> read_link(std::string_view reply, const db::Catalog& catalog) {
  std::vector<size_t> out;
  const json object = parsed(reply);
  if (!object.is_object() || !object.contains("tables")) return out;
  const json& listed = object["tables"];
  const json tables = listed.is_string() ? json::array({listed}) : listed;  // one, without its list
  if (!tables.is_array()) return out;
  for (const json& item : tables) {
    if (!item.is_string()) continue;
    const std::string name = bare_name(item.get_ref<const std::string&>());
    for (size_t i = 0; i < catalog.tables.size(); ++i)
      if (has_name(catalog.tables[i], name) && !contains(out, i)) out.push_back(i);
  }
  return out;
}

Result<QueryPlan> read_plan(std::string_view reply) {
  const std::string object = object_in(reply);
  if (object.empty()) return Error{Code::kModelError, "the reply holds no plan"};
  auto plan = plan_from_json(object);
  if (!plan) return Error{Code::kModelError, plan.error().message};
  // Ignore SQL from the planner: only write_sql writes SQL.
  for (Task& task : plan->tasks) task.statement = {};
  return plan;
}

namespace {

// The schemas that tables are in.
std::vector<std::string> schemas_of(const db::Catalog& catalog) {
  std::vector<std::string> out;
  for (const db::Table& table : catalog.tables) add_once(out, table.schema);
  return out;
}

// Spells the schema of each part as the catalog does.
Status name_schemas(Decomposition& parts, const db::Catalog& catalog) {
  bool changed = false;
  const std::vector<std::string> all = schemas_of(catalog);
  for (SubQuery& query : parts.sub_queries) {
    if (query.schema.empty()) continue;
    const auto found = std::find_if(all.begin(), all.end(), [&](const std::string& schema) {
      return text::equal_nocase(schema, query.schema);
    });
    if (found == all.end())
      return Error{Code::kModelError,
                   fmt::format("the plan names the schema \"{}\"; there {} {}",
                               text::shortened(query.schema, 60), all.size() == 1 ? "is" : "are",
                               text::joined(all, ", "))};
    changed = changed || query.schema != *found;
    query.schema = *found;
  }
  if (!changed) return Done{};
  auto again = settled(std::move(parts));  // the ids are those of the content
  if (!again) return Error{Code::kModelError, again.error().message};
  parts = std::move(*again);
  return Done{};
}

}  // namespace

Result<QueryPlan> read_parts(std::string_view reply, const db::Catalog& catalog) {
  const std::string object = object_in(reply);
  if (object.empty()) return Error{Code::kModelError, "the reply holds no plan"};
  if (parsed(object).contains("plan_type")) return read_plan(reply);
  auto parts = decomposition_from_json(object);
  if (!parts) return Error{Code::kModelError, parts.error().message};
  if (auto named = name_schemas(*parts, catalog); !named) return named.error();
  if (parts->sub_queries.empty())
    return Error{Code::kNoDatasource,
                 fmt::format("the database holds nothing about it: {}",
                             parts->unmapped.front().detail.empty()
                                 ? parts->unmapped.front().intent
                                 : first_line(parts->unmapped.front().detail))};
  return plan_of(std::move(*parts));
}

namespace {

// Recognises {"sql": "", "reasoning": "..."}: the model says that no table holds the data.
std::optional<std::string> says_no_data(std::string_view reply) {
  const json object = parsed(reply);
  if (!object.is_object() || !object.contains("sql")) return std::nullopt;
  const json& sql = object["sql"];  // of another type it is a mistake, which is asked for again
  const bool none =
      sql.is_null() || (sql.is_string() && text::trimmed(text_of(object, "sql")).empty());
  const std::string why = first_line(text_of(object, "reasoning"));
  return none && !why.empty() ? std::optional(why) : std::nullopt;
}

}  // namespace

namespace {

// Recognises {"tasks": [...], "sql": ""}: the question takes several queries.
std::optional<Result<QueryPlan>> wants_tasks(std::string_view reply) {
  json object = parsed(reply);
  if (!object.is_object() || !object.contains("tasks") || !object["tasks"].is_array())
    return std::nullopt;
  json& tasks = object["tasks"];
  if (tasks.empty() || !text::trimmed(text_of(object, "sql")).empty()) return std::nullopt;
  const auto bad = [](std::string why) { return Error{Code::kModelError, std::move(why)}; };
  if (tasks.size() < 2 || tasks.size() > kMostDraftTasks)
    return bad(fmt::format("the reply holds {} tasks", tasks.size()));
  for (json& task : tasks) {
    if (!task.is_object()) return bad("the reply holds a task that is not an object");
    task["sql"] = "";
    if (!task.contains("depends_on")) task["depends_on"] = json::array();
  }
  auto plan = plan_from_json(sorted_json_text(
      {{"plan_type", "multi-sequential"}, {"confidence", kDraftConfidence}, {"tasks", tasks}}));
  if (!plan) return bad(plan.error().message);
  return plan;
}

}  // namespace

Result<Draft> read_draft(std::string_view reply, bool may_split) {
  if (auto plan = wants_tasks(reply)) {
    if (!*plan) return plan->error();
    if (!may_split) return Error{Code::kModelError, "the reply holds tasks, where SQL is due"};
    Draft out;
    out.tasks = std::move((*plan)->tasks);
    out.reasoning = text_of(parsed(reply), "reasoning");
    out.confidence = kDraftConfidence;
    return out;
  }
  if (auto why = says_no_data(reply))
    return Error{Code::kNoDatasource, "the database holds nothing about it: " + *why};
  auto read = sql::parse_sql_reply(reply);
  if (!read) return Error{Code::kModelError, read.error().message};
  if (read->sql.find('\0') != read->sql.npos)
    return Error{Code::kModelError, "the reply holds SQL with a NUL byte"};
  Draft out;
  out.statement = std::move(read->sql);
  // Describes what the SQL does, by code instead of the model's words.
  if (const Result<sql::Query>& query = out.statement.query())
    out.reading = first_line(sql::explain(*query));
  out.reasoning = std::move(read->reasoning);
  out.confidence = kDraftConfidence;
  out.level = Level::kLikely;
  return out;
}

std::optional<Judgement> read_judgement(std::string_view reply, std::string& refused) {
  refused.clear();
  const json object = parsed(reply);
  if (!object.is_object()) return std::nullopt;
  Judgement out;
  const auto relevance = share(object, "score", refused);
  const auto confidence = share(object, "confidence", refused);
  if (!relevance) return std::nullopt;
  out.relevance = *relevance;
  out.confidence = confidence.value_or(0.5);
  out.reasoning = text_of(object, "reasoning");
  if (out.reasoning.empty()) out.reasoning = "the judge gave no reason";
  // High confidence with low relevance means: confident that the rows are wrong.
  const bool irrelevant = out.relevance < kRelevant;
  out.doubted = irrelevant || confidence.value_or(1) < kTrusted;
  if (irrelevant) out.confidence = std::min(out.confidence, score::kUnanswered);
  return out;
}

}  // namespace ask::reason
