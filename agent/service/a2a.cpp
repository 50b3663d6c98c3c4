#include "agent/service/a2a.h"

#include <fmt/format.h>

#include <optional>
#include <vector>

#include "agent/common/json_size.h"
#include "agent/common/json_text.h"
#include "agent/common/known_members.h"
#include "agent/common/text.h"
#include "agent/db/connection/interrupt.h"
#include "agent/db/connection/private_database.h"
#include "agent/service/a2a_schema.h"

namespace ask {
namespace {

using Json = nlohmann::ordered_json;

constexpr size_t kLongestMessage = 4'000'000;  // bytes
constexpr size_t kLongestSchema = 1'000'000;   // bytes
constexpr size_t kLongestTaskId = 1000;        // bytes

constexpr std::string_view kMembers[] = {"question", "schema", "dialect", "task_id", "options"};

struct Request {
  std::string question, schema;
  std::string options;  // JSON, "" for none
};
struct Answer {
  std::string sql, reasoning;
};

std::string reply(const Answer& answer, const Json& task_id) {
  return json_text({{"sql", answer.sql}, {"reasoning", answer.reasoning}, {"task_id", task_id}});
}

std::string refusal(const Json& task_id, const Error& error) {
  return json_text({{"sql", ""},
                    {"reasoning", ""},
                    {"task_id", task_id},
                    {"error", error.message},
                    {"code", name(error.code)}});
}

Error wrong(std::string message) { return {Code::kInvalidArgument, std::move(message)}; }

// A string member; "" if it is absent or null.
Result<std::string> text_in(const Json& message, const char* key) {
  const auto found = message.find(key);
  if (found == message.end() || found->is_null()) return std::string();
  if (!found->is_string()) return wrong(fmt::format("\"{}\" must be text", key));
  return found->get<std::string>();
}

// The options of the question as JSON, "" for none. Who sends a message is a stranger, and sets
// nothing but which reading is meant.
Result<std::string> options_in(const Json& message) {
  const auto options = message.find("options");
  if (options == message.end() || options->is_null()) return std::string();
  if (!options->is_object()) return wrong("\"options\" must be an object");
  constexpr std::string_view kOptions[] = {"reading"};
  if (auto unknown = unknown_member(*options, kOptions); !unknown.empty())
    return wrong("\"options\" " + unknown);
  return json_text(*options);
}

Result<Request> read(const Json& message) {
  if (auto unknown = unknown_member(message, kMembers); !unknown.empty()) return wrong(unknown);
  auto question = text_in(message, "question");
  if (!question) return question.error();
  if (text::trimmed(*question).empty()) return wrong("\"question\" is missing or empty");
  const auto dialect = text_in(message, "dialect");
  if (!dialect) return dialect.error();
  const std::string_view dialect_name = text::trimmed(*dialect);
  if (!dialect_name.empty() && !text::equal_nocase(dialect_name, "sqlite") &&
      !text::equal_nocase(dialect_name, "sqlite3"))
    return wrong(fmt::format("the dialect \"{}\" is not spoken here; sqlite is",
                             text::shortened(text::repaired_utf8(dialect_name), 60)));
  const auto form = message.find("schema");
  const bool as_text = form == message.end() || form->is_null() || form->is_string();
  if (!as_text && !form->is_object())
    return wrong("\"schema\" must be DDL as text, or an object with \"tables\"");
  auto schema = as_text ? text_in(message, "schema") : schema_as_ddl(*form);
  if (!schema) return schema.error();
  if (schema->size() > kLongestSchema)
    return wrong(fmt::format("\"schema\" is longer than {} bytes", kLongestSchema));
  if (text::trimmed(*schema).empty()) schema->clear();
  auto options = options_in(message);
  if (!options) return options.error();
  return Request{std::move(*question), std::move(*schema), std::move(*options)};
}

Result<Answer> answered(Session& session, const Request& request) {
  auto started = session.start(request.question, request.options, Goal::kSql);
  if (!started) return started.error();
  if (auto done = session.finish(**started); !done) return done.error();
  const State& state = (*started)->walk.state();
  const Attempt* attempt = state.last_attempt();
  if (!attempt) return Error{Code::kNotAQuestion, "there is no SQL for that: " + state.answer};
  const reason::Draft& draft = attempt->draft;
  return Answer{draft.statement.text(), draft.reading.empty() ? draft.reasoning : draft.reading};
}

Result<Answer> answered_for_schema(Session& session, const Request& request) {
  auto database = db::PrivateDatabase::open(session.db());
  if (!database) return database.error();
  const auto total = session.settings.integer(Setting::kTotalTimeoutMs);
  if (!total) return total.error();
  const auto deadline = Deadline::in(Clock::now(), *total);
  const auto defined = database->define(request.schema, [&]() -> Status {
    if (db::interrupted(session.db())) return Error{Code::kCancelled, "interrupted"};
    if (!deadline.passed(Clock::now())) return Done{};
    return Error{Code::kPipelineTimeout, "the schema took longer than total_timeout_ms"};
  });
  if (!defined) return defined.error();
  if (*defined == 0) return wrong("\"schema\" holds no CREATE TABLE");
  Session inner(database->handle(), session.settings.environment(), session.db());
  inner.settings = session.settings;
  auto answer = answered(inner, request);
  session.take_usage(inner);
  return answer;
}

}  // namespace

std::string a2a_error(std::string_view why) { return refusal("", wrong(std::string(why))); }

std::string answer_a2a(Session& session, std::string_view message) {
  if (message.size() > kLongestMessage)
    return a2a_error(fmt::format("the message is longer than {} bytes", kLongestMessage));
  if (has_huge_object(message))
    return a2a_error("an object of the message has more than 5000 members");
  const Json parsed = parsed_json(message);
  if (!parsed.is_object())
    return a2a_error(R"(the message must be a JSON object, as in {"question": "How many ...?"})");
  Json task_id = "";
  if (const auto found = parsed.find("task_id"); found != parsed.end() && !found->is_null()) {
    if (found->is_structured() || json_text(*found).size() > kLongestTaskId)
      return a2a_error("\"task_id\" must be a short text or a number");
    task_id = *found;
  }
  auto request = read(parsed);
  if (!request) return refusal(task_id, request.error());
  const auto answer = request->schema.empty() ? answered(session, *request)
                                              : answered_for_schema(session, *request);
  return answer ? reply(*answer, task_id) : refusal(task_id, answer.error());
}

}  // namespace ask
