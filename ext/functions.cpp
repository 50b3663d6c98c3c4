// SELECT ask('How many customers are there?');   -> There are 30 customers.
#include "ext/functions.h"

#include <fmt/format.h>

#include "agent/common/guard.h"
#include "ext/bodies.h"
#include "ext/caller.h"
SQLITE_EXTENSION_INIT3

namespace ask::ext {
namespace {

// clang-format off
constexpr Function kFunctions[] = {
    {"ask",        1, 2, true,  false, ask_body,     "ask(question [, options])",        "the answer, as text",                                       "SELECT ask('How many customers are there?')"},
    {"ask_sql",    1, 2, true,  false, ask_sql,      "ask_sql(question [, options])",    "the checked SELECT that answers it; nothing is run on a user table", "SELECT ask_sql('How many customers are there?')"},
    {"ask_plan",   1, 2, true,  false, ask_plan,     "ask_plan(question [, options])",   "the tasks that answer it and the confidence, as JSON",      "SELECT ask_plan('How many customers are there?')"},
    {"ask_chart",  1, 2, true,  false, ask_chart,    "ask_chart(question [, options])",  "a chart of its rows, as text, or with {\"as\": ...} as svg, vega or html", "SELECT ask_chart('How many orders are there per month?')"},
    {"ask_outline",1, 2, true,  false, ask_outline,  "ask_outline(question [, options])","the sections of a report and their questions, as Markdown; none of them is run", "SELECT ask_outline('sales report')"},
    {"ask_report", 1, 2, true,  false, ask_report,   "ask_report(question [, options])", "a report: one HTML file with charts, or with {\"format\": ...} markdown or json; {\"report\": \"analysis\"} tells what changed and why", "SELECT ask_report('sales report')"},
    {"ask_prompt", 1, 2, true,  false, ask_prompt,   "ask_prompt(question [, options])", "the first request that a model would get, as JSON; nothing is sent", "SELECT ask_prompt('How many customers are there?')"},
    {"ask_view",   2, 3, false, false, ask_view,     "ask_view(name, question [, options])", "makes a TEMP view of the SELECT that answers it",       "SELECT ask_view('top', 'the 5 customers with the most orders')"},
    {"ask_config", 1, 2, false, false, ask_config,   "ask_config(name [, value])",       "reads or sets one setting of this connection; NULL resets it", "SELECT ask_config('max_rows', 100)"},
    {"ask_info",   0, 0, false, false, ask_info,     "ask_info()",                       "version, model in force, limits and SQLite version, as JSON", "SELECT ask_info()"},
    {"ask_error",  0, 0, false, false, ask_error,    "ask_error()",                      "the code and message of the last failure in this connection, as JSON; NULL if there was none", "SELECT ask_error()"},
    {"ask_explain",1, 1, true,  true,  ask_explain,  "ask_explain(sql)",                 "what a SELECT does, in words",                              "SELECT ask_explain('SELECT count(*) FROM customers')"},
    {"ask_tree",   1, 1, true,  true,  ask_tree,     "ask_tree(sql)",                    "the query tree of a SELECT, as JSON; nothing is run",      "SELECT ask_tree('SELECT count(*) FROM customers')"},
    {"ask_render", 1, 2, true,  true,  ask_render,   "ask_render(tree [, dialect])",     "the SELECT that a query tree stands for, for sqlite, postgresql or duckdb; nothing is run", "SELECT ask_render('{\"select\": [{\"column\": \"name\"}], \"from\": [{\"table\": \"customers\"}]}')"},
    {"ask_demo",   1, 1, false, false, ask_demo,     "ask_demo(name)",                   "fills an empty main database with a demo: shop, music or enterprise", "SELECT ask_demo('music')"},
    {"ask_note",   1, 3, false, false, ask_note,     "ask_note(object [, text [, options]])", "notes what a table, column, measure or condition is; NULL takes it away", "SELECT ask_note('orders.total', 'in euros', '{\"synonyms\": [\"turnover\"]}')"},
    {"ask_note_suggest", 0, 0, false, false, ask_note_suggest, "ask_note_suggest()", "words that questions failed on, the most frequent first, as JSON", "SELECT ask_note_suggest()"},
    {"ask_enrich", 0, 1, false, false, ask_enrich,   "ask_enrich([options])",            "a model describes the tables: descriptions, other words and questions, kept as notes", "SELECT ask_enrich('{\"tables\": [\"orders\"]}')"},
    {"ask_index",  0, 1, false, false, ask_index,    "ask_index([options])",             "vectors of what the schema holds, kept for questions about large schemas; only what is new is sent", "SELECT ask_index()"},
    {"ask_teach",  1, 2, false, false, ask_teach,    "ask_teach(question [, sql])",      "teaches a question, with {slots} if need be, and its SQL; NULL forgets it, without sql the last answer was right", "SELECT ask_teach('orders from {customers.city}', 'SELECT orders.* FROM orders JOIN customers ON customers.id = orders.customer_id WHERE city = {customers.city}')"},
    {"ask_feedback", 2, 3, false, false, ask_feedback, "ask_feedback(trace_id, verdict [, sql])", "says that an answer was right or wrong, and the SQL that would be right; the trace_id may be last", "SELECT ask_feedback('last', 'right')"},
    {"ask_ossie",  0, 1, false, false, ask_ossie,    "ask_ossie([model])",               "schema and notes as an Apache Ossie semantic model; takes notes from one", "SELECT ask_ossie()"},
    {"ask_tool",   1, 2, false, false, ask_tool,     "ask_tool(name, arguments)",        "runs one of the agent's tools by hand; arguments and result are JSON", "SELECT ask_tool('list_tables', '{}')"},
    {"ask_a2a",    1, 1, true,  false, ask_a2a,      "ask_a2a(message)",                 "answers a JSON request {question, schema, dialect, task_id} with {sql, reasoning, task_id}", "SELECT ask_a2a('{\"question\": \"How many customers are there?\", \"task_id\": \"t1\"}')"},
    {"ask_mcp",    1, 1, true,  false, ask_mcp,      "ask_mcp(message)",                 "answers one JSON-RPC message of the Model Context Protocol; NULL for a notification", "SELECT ask_mcp('{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"tools/list\"}')"},
};
// clang-format on

// User data of a registered function; SQLite deletes it with the registration.
struct BoundFunction {
  const Function* function;
  std::shared_ptr<Session> session;
};

void report_error(sqlite3_context* ctx, const BoundFunction& bound, const Error& error) {
  const std::string message = fmt::format("{}: {}", bound.function->name, error.message);
  sqlite3_result_error(ctx, message.data(), static_cast<int>(message.size()));
  if (const int code = result_code(error); code != SQLITE_ERROR)
    sqlite3_result_error_code(ctx, code);
  bound.session->keep_failure(bound.function->name, error);
}

void answer(sqlite3_context* ctx, const BoundFunction& bound, int count, sqlite3_value** values) {
  const Function& function = *bound.function;
  if (!function.pure &&
      !named_by_caller(bound.session->db(), function.name, sql::NamedAs::kFunction))
    return report_error(ctx, bound, {Code::kSafeguardViolation, std::string(kNotNamed)});
  if (count < function.least || count > function.most)
    return report_error(ctx, bound,
                        {Code::kInvalidArgument,
                         fmt::format("takes {}, as in {}", function.signature, function.example)});
  const FunctionCall call(*bound.session, count, values);
  if (function.null_in_null_out && call.null(0)) return sqlite3_result_null(ctx);
  const auto result = function.body(call);
  if (!result) return report_error(ctx, bound, result.error());
  call.give(ctx, *result);
}

// The entry point of every function: converts exceptions to SQL errors.
void entry(sqlite3_context* ctx, int count, sqlite3_value** values) noexcept {
  const auto& bound = *static_cast<const BoundFunction*>(sqlite3_user_data(ctx));
  guarded([&] { answer(ctx, bound, count, values); }, [&] { sqlite3_result_error_nomem(ctx); },
          [&](const char* why) {
            sqlite3_log(SQLITE_INTERNAL, "%s: %s", bound.function->name.data(), why);
            sqlite3_result_error(ctx, "ask: internal error; SQLite's error log says more", -1);
          });
}

}  // namespace

std::span<const Function> functions() { return kFunctions; }

int register_functions(sqlite3* db, const std::shared_ptr<Session>& session) {
  for (const Function& function : kFunctions) {
    // DIRECTONLY: a view or trigger in someone's database file must not ask.
    const int flags =
        SQLITE_UTF8 | (function.pure ? SQLITE_INNOCUOUS | SQLITE_DETERMINISTIC : SQLITE_DIRECTONLY);
    const int rc = sqlite3_create_function_v2(
        db, function.name.data(), -1, flags, new BoundFunction{&function, session}, entry, nullptr,
        nullptr, [](void* bound) { delete static_cast<BoundFunction*>(bound); });
    if (rc != SQLITE_OK) return rc;  // SQLite has already deleted the BoundFunction
  }
  return SQLITE_OK;
}

void unregister_functions(sqlite3* db) {
  for (const Function& function : kFunctions)
    sqlite3_create_function_v2(db, function.name.data(), -1, SQLITE_UTF8, nullptr, nullptr, nullptr,
                               nullptr, nullptr);
}

}  // namespace ask::ext
