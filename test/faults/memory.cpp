// Out of memory: at the n-th allocation of SQLite, or at the n-th operator new, once or
// permanently.
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>

#include "test/faults/tries.h"

namespace ask::faults {
namespace {

constexpr std::string_view kQuestion = "SELECT ask('How many customers are there?')";

bool reports_out_of_memory(const SqlResult& result) {
  if ((result.rc & 0xff) == SQLITE_NOMEM || result.rc == SQLITE_IOERR_NOMEM) return true;
  return result.error.find("out of memory") != std::string::npos;
}

// An error in the last row, after the rows that are always returned.
bool reported_by_row(const SqlResult& result, const SqlResult& usual) {
  if (result.rows.empty() || result.rows.size() > usual.rows.size() + 1) return false;
  return result.rows.back().find("OUT_OF_MEMORY") != std::string::npos;
}

void judge(const Operation& op, const SqlResult& result, const SqlResult& usual,
           const std::string& where, Tally& tally) {
  if (result.good() && result.rows == usual.rows) {
    ++tally.unharmed;
  } else if (result.good() && op.rows_may_report && reported_by_row(result, usual)) {
    ++tally.errors;
  } else if (result.good()) {
    problem(where, "another answer: " + (result.rows.empty() ? "none" : result.rows.back()));
  } else {
    ++tally.errors;
    if (!reports_out_of_memory(result))
      problem(where, "the error does not say what happened: " + std::to_string(result.rc) + " " +
                         result.error);
  }
}

// nlohmann::json leaks the parts of a value if memory runs out in an initializer list: its
// constructor throws, so its destructor does not run.
constexpr int64_t kLeftByJson = 16;

constexpr std::string_view kRegistered =
    "SELECT name FROM pragma_function_list WHERE name LIKE 'ask%' UNION ALL "
    "SELECT name FROM pragma_module_list WHERE name LIKE 'ask%' ORDER BY 1";

const std::vector<std::string>& all_registered() {
  static const std::vector<std::string> all = World().run(kRegistered).rows;
  return all;
}

// Runs one call with one fault, in a connection of its own. False: the call had fewer events.
bool once(const Operation& op, const Trap& trap, const SqlResult& usual, Tally& tally) {
  const std::string where = std::string(op.name) +
                            (trap.site == Site::kNew ? " new " : " sqlite ") +
                            (trap.lasting ? "from " : "at ") + std::to_string(trap.at);
  const int64_t news = live_news();
  const int64_t used = sqlite3_memory_used();
  bool struck = false;
  {
    const bool loading = op.sql.empty();
    const World world(":memory:", !loading);
    world.must(schema());
    set(trap);
    const SqlResult result = loading ? world.load() : world.run(op.sql);
    tally.events = std::max(tally.events, events());
    struck = clear();
    if (struck) {
      ++tally.strikes;
      judge(op, result, usual, where, tally);
      check_usable(world, where);
      if (loading && !world.load().good()) problem(where, "cannot be loaded afterwards");
      if (loading && world.run(kRegistered).rows != all_registered())
        problem(where, "half of it is loaded afterwards");
      const SqlResult again = world.run(loading ? kQuestion : op.sql);
      const bool there_already = op.name == "ask_view" && result.good();
      if (!there_already && (!again.good() || (!loading && again.rows != usual.rows)))
        problem(where, "does not work afterwards: " + again.error);
    }
  }
  if (live_news() > news + (trap.site == Site::kNew ? kLeftByJson : 0))
    problem(where, std::to_string(live_news() - news) + " objects leaked");
  if (sqlite3_memory_used() != used)
    problem(where, std::to_string(sqlite3_memory_used() - used) + " bytes of SQLite leaked");
  return struck;
}

std::vector<Operation>& all_operations() {
  static std::vector<Operation> all = {
      {"load", ""},
      {"ask", kQuestion},
      {"ask join", "SELECT ask('the 2 customers with the most orders')"},
      {"ask typed", "SELECT ask('SELECT name, upper(city) FROM customers ORDER BY 1')"},
      {"ask_sql", "SELECT ask_sql('customers with the most orders')"},
      {"ask_plan", "SELECT ask_plan('customers in Paris')"},
      {"ask_rows", "SELECT n, row, c1 FROM ask_rows('customers in Paris')"},
      {"ask_trace", "SELECT event, node, status, sql FROM ask_trace('How many orders are there?')",
       true},
      {"ask_trace join",
       "SELECT event, node, status, sql, detail ->> '$.parts' FROM "
       "ask_trace('customers with an order')",
       true},
      {"ask_schema", "SELECT table_name, column_name, type, min, max, frequent FROM ask_schema",
       false, true},
      {"ask_check", "SELECT code, object, hint FROM ask_check('SELECT nme, f(1) FROM customer')"},
      {"ask_check view", "SELECT code, object FROM ask_check('SELECT total FROM big_orders')"},
      {"ask_explain", "SELECT ask_explain('SELECT count(*) FROM customers')"},
      {"ask_explain join",
       "SELECT ask_explain('SELECT 1 FROM customers c JOIN orders o ON o.a = c.b')"},
      {"ask_tree", "SELECT ask_render(ask_tree('SELECT a, 1 FROM b WHERE c IN (1, ''x'')'))"},
      {"ask_view", "SELECT ask_view('v', 'customers in Paris')"},
      {"ask_config", "SELECT ask_config('max_rows', 100)"},
      {"ask_settings", "SELECT name, value FROM ask_settings"},
      {"ask_tool", "SELECT ask_tool('describe_table', '{\"table\":\"orders\"}')", false, true},
      {"ask_info", "SELECT ask_info()"},
      {"ask_error", "SELECT ask_error() IS NULL"},
      {"ask_mcp",
       "SELECT ask_mcp('{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":"
       "{\"name\":\"ask\",\"arguments\":{\"question\":\"How many customers are there?\"}}}')"
       " ->> '$.result.content[0].text'",
       true},
  };
  return all;
}

SqlResult usual_answer(const Operation& op) {
  const World world(":memory:", !op.sql.empty());
  world.must(schema());
  if (op.sql.empty()) return world.load();
  const SqlResult usual = world.run(op.sql);
  if (!usual.good()) problem(std::string(op.name), "fails without a strike: " + usual.error);
  return usual;
}

}  // namespace

const std::vector<Operation>& operations() { return all_operations(); }

void only(std::string_view name) {
  std::erase_if(all_operations(), [&](const Operation& op) { return op.name != name; });
}

int64_t after(int64_t n, int sparse) { return sparse == 0 ? n + 1 : n + 1 + n / sparse; }

void Tally::print(const std::string& what) const {
  std::printf("%-28s %7lld events %7lld strikes %7lld errors %7lld unharmed\n", what.c_str(),
              static_cast<long long>(events), static_cast<long long>(strikes),
              static_cast<long long>(errors), static_cast<long long>(unharmed));
  std::fflush(stdout);
}

void try_memory(int sparse) {
  {
    const World world;  // does the one-time initialisation, so that it is no leak
    world.must(schema());
    for (const Operation& op : operations())
      if (!op.sql.empty()) world.run(op.sql);
    all_registered();
  }
  for (const Site site : {Site::kSqliteMemory, Site::kNew})
    for (const Operation& op : operations()) {
      const SqlResult usual = usual_answer(op);  // also does the one-time initialisation
      Tally tally;
      for (const bool lasting : {false, true})
        for (int64_t n = 1; once(op, {.site = site, .at = n, .lasting = lasting}, usual, tally);)
          n = after(n, sparse);
      tally.print(std::string(op.name) + (site == Site::kNew ? ", new" : ", sqlite"));
    }
}

// In the child: the fault, and then the same question. The exit code is the outcome.
static int first_question_of_a_process(int64_t n) {
  Tally tally;
  const Operation op{"first ask", kQuestion};
  const SqlResult usual{SQLITE_DONE, "", {"There are 3 customers."}};
  const World world;
  world.must(schema());
  set({.site = Site::kNew, .at = n});
  const SqlResult result = world.run(op.sql);
  const bool struck = clear();
  if (!struck) return 1;
  const std::string where = "first ask at " + std::to_string(n);
  judge(op, result, usual, where, tally);
  if (world.run(op.sql).rows != usual.rows) problem(where, "does not work afterwards");
  return problems() > 0 ? 2 : tally.errors > 0 ? 3 : 4;
}

void try_cold(int sparse) {
  Tally tally;
  for (int64_t n = 1;; n = after(n, sparse)) {
    std::fflush(stdout);
    const pid_t child = fork();
    if (child == 0) {
      const int code = first_question_of_a_process(n);
      std::fflush(stdout);
      _exit(code);
    }
    int status = 0;
    waitpid(child, &status, 0);
    if (!WIFEXITED(status) || WEXITSTATUS(status) == 2)
      problem("first ask of a process, new " + std::to_string(n), "the process did not survive");
    else if (WEXITSTATUS(status) == 1)
      break;
    ++tally.strikes;
    tally.events = n;
    ++(WEXITSTATUS(status) == 3 ? tally.errors : tally.unharmed);
  }
  tally.print("first ask of a process, new");
}

}  // namespace ask::faults
