// The functions that take a question: ask, ask_sql, ask_plan, ask_prompt, ask_view, ask_explain,
// ask_a2a, ask_mcp.
#include <fmt/format.h>

#include "agent/common/text.h"
#include "agent/db/run/create_view.h"
#include "agent/db/scratch/host_connection.h"
#include "agent/reason/decomposition.h"
#include "agent/service/a2a.h"
#include "agent/service/answer_json.h"
#include "agent/service/in_dialect.h"
#include "agent/service/mcp.h"
#include "agent/sql/explain/explain.h"
#include "agent/sql/explain/explain_joins.h"
#include "agent/sql/parse.h"
#include "ext/bodies.h"

namespace ask::ext {
namespace {

// Runs a question to its goal. Argument `at` is the question, the next one the options.
Result<std::unique_ptr<Question>> taken_to(Goal goal, const FunctionCall& call, int at) {
  auto question = call.text(at);
  if (!question) return question.error();
  const auto options = call.text(at + 1);
  if (!options) return options.error();
  auto started = call.session().start(std::move(*question), *options, goal);
  if (!started) return started.error();
  if (auto done = call.session().finish(**started); !done) return done.error();
  return std::move(*started);
}

// With the option format=json a failure is a document, like an answer.
Value answered_as_document(const FunctionCall& call, const std::string& options) {
  auto question = call.text(0);
  if (!question) return failure_document(question.error(), nullptr, "");
  auto started = call.session().start(std::move(*question), options, Goal::kAnswer);
  if (!started) return failure_document(started.error(), nullptr, "");
  const auto done = call.session().finish(**started);
  const Walk& walk = (*started)->walk;
  if (!done) return failure_document(done.error(), &walk.state(), walk.trace_id());
  return answer_document(walk.state(), walk.trace_id());
}

Error no_sql(const Question& question) {
  return {Code::kNotAQuestion, "there is no SQL for that: " + question.walk.state().answer};
}

// A temporary view hides a table of the same name, even from the host's own statements.
Status may_name_view(sqlite3* db, const db::Catalog& catalog, std::string_view name) {
  if (catalog.restricted)
    return Error{Code::kSecurityViolation,
                 "makes no view while a policy hides a part of the schema, since its name could be "
                 "that of a hidden table; ask_sql gives the SELECT"};
  for (const db::Table& table : catalog.tables)
    if (table.schema != "temp" && text::equal_nocase(table.name, name))
      return Error{Code::kInvalidArgument,
                   fmt::format("a view \"{}\" would hide the table {}.{}; choose another name",
                               name, table.schema, table.name)};
  if (text::lower(name).starts_with("pragma_") || db::host_has_module(db, name))
    return Error{Code::kInvalidArgument,
                 fmt::format("a view \"{0}\" would hide the table-valued function {0}(); choose "
                             "another name",
                             name)};
  return Done{};
}

// The view would embed rows of kept results, to which no policy applies any more.
Status may_be_view(const State& state, const Attempt& attempt) {
  if (state.snapshot->catalog.whole && attempt.lineage.parts.size() > 1)
    return Error{Code::kSecurityViolation,
                 "makes no view of kept results while a policy is in force, since their rows would "
                 "outlive it; ask_sql gives the SELECT"};
  return Done{};
}

}  // namespace

Result<Value> ask_body(const FunctionCall& call) {
  const auto options = call.text(1);
  if (!options) return options.error();
  if (wants_document(call.session().settings, *options))
    return answered_as_document(call, *options);
  auto question = taken_to(Goal::kAnswer, call, 0);
  if (!question) return question.error();
  const State& state = (*question)->walk.state();
  const auto format = state.settings.text(Setting::kFormat);
  if (!format) return format.error();
  return Value(*format == "plain" ? state.answer : formatted_answer(state, *format));
}

Result<Value> ask_sql(const FunctionCall& call) {
  auto question = taken_to(Goal::kSql, call, 0);
  if (!question) return question.error();
  const Attempt* attempt = (*question)->walk.state().last_attempt();
  const State& state = (*question)->walk.state();
  if (!attempt) return no_sql(**question);
  const auto dialect = state.settings.text(Setting::kDialect);
  if (!dialect) return dialect.error();
  auto sql = in_dialect(attempt->executable().text(), *dialect, state.snapshot->catalog);
  if (!sql) return sql.error();
  return Value(std::move(*sql));
}

Result<Value> ask_plan(const FunctionCall& call) {
  auto question = taken_to(Goal::kPlan, call, 0);
  if (!question) return question.error();
  const reason::QueryPlan& plan = (*question)->walk.state().plan;
  if (plan.tasks.empty()) return no_sql(**question);
  return Value(plan.parts ? reason::to_json(*plan.parts) : reason::to_json(plan));
}

Result<Value> ask_prompt(const FunctionCall& call) {
  auto question = call.text(0);
  if (!question) return question.error();
  const auto options = call.text(1);
  if (!options) return options.error();
  auto body = call.session().preview(std::move(*question), *options);
  if (!body) return body.error();
  return Value(std::move(*body));
}

Result<Value> ask_view(const FunctionCall& call) {
  const auto name = call.text(0);
  if (!name) return name.error();
  if (name->empty() || !text::valid_utf8(*name) || name->find('\0') != name->npos)
    return Error{Code::kInvalidArgument, "needs a name for the view, as in ask_view('top', '...')"};
  if (call.null(1))
    return Error{Code::kInvalidArgument,
                 "needs a question, as in ask_view('top', 'all customers')"};
  auto question = taken_to(Goal::kView, call, 1);
  if (!question) return question.error();
  const Attempt* attempt = (*question)->walk.state().last_attempt();
  if (!attempt) return no_sql(**question);
  if (auto good = may_name_view(call.session().db(),
                                (*question)->walk.state().snapshot->catalog.before_scope(), *name);
      !good)
    return good.error();
  if (auto good = may_be_view((*question)->walk.state(), *attempt); !good) return good.error();
  Value result(*name);
  if (auto good = call.reserve_result(name->size()); !good) return good.error();
  if (auto made = db::create_temp_view(call.session().db(), *name, attempt->executable().text());
      !made)
    return made.error();
  return result;
}

Result<Value> ask_a2a(const FunctionCall& call) {
  const auto message = call.text(0);
  if (!message) return Value(a2a_error("the message must be text"));
  return Value(answer_a2a(call.session(), *message));
}

Result<Value> ask_mcp(const FunctionCall& call) {
  const auto message = call.text(0);
  if (!message) return message.error();
  auto reply = answer_mcp(call.session(), *message);
  return reply ? Value(std::move(*reply)) : Value();
}

Result<Value> ask_explain(const FunctionCall& call) {
  const auto text = call.text(0);
  if (!text) return text.error();
  const auto query = sql::parse(*text);
  if (!query) return query.error();
  const std::string joins = sql::explain_joins(*query);
  return Value(sql::explain(*query) + (joins.empty() ? "" : " " + joins));
}

}  // namespace ask::ext
