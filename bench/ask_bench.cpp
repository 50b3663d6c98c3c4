// What asking costs: loading, the first and later questions on schemas of several sizes, each node
// of the graph, memory. Times are medians; databases are files in the operating system's cache.
#include <benchmark/benchmark.h>
#include <malloc.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <memory>

#include "bench/schemas.h"

namespace ask::bench {
namespace {

using Clock = std::chrono::steady_clock;

Schema schema_of(const benchmark::State& state) { return static_cast<Schema>(state.range(0)); }

void timed(benchmark::State& state, auto&& body) {
  const auto start = Clock::now();
  body();
  state.SetIterationTime(std::chrono::duration<double>(Clock::now() - start).count());
}

double seconds_to_load() {
  Connection db(":memory:", false);
  const auto start = Clock::now();
  db.load();
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// The first load of a process also maps the libraries that the extension needs: a process each.
void load_first(benchmark::State& state) {
  for (auto _ : state) {
    double seconds = 0;
    FILE* child = popen("/proc/$PPID/exe --load-once", "r");
    if (!child || std::fscanf(child, "%lf", &seconds) != 1) state.SkipWithError("no child");
    if (child) pclose(child);
    state.SetIterationTime(seconds);
  }
}

void load_another(benchmark::State& state) {
  const Connection other(":memory:");
  for (auto _ : state) state.SetIterationTime(seconds_to_load());
}

void first_ask(benchmark::State& state) {
  const Schema schema = schema_of(state);
  const std::string& file = database(schema);
  for (auto _ : state) {
    Connection db(file);
    timed(state, [&] { db.value("SELECT ask(?1)", kQuestion[schema]); });
  }
  state.SetLabel(kName[schema]);
}

void later_ask(benchmark::State& state, const char* function) {
  const Schema schema = schema_of(state);
  Connection db(database(schema));
  const std::string sql = std::string("SELECT ") + function + "(?1)";
  db.value(sql, kQuestion[schema]);
  for (auto _ : state) db.value(sql, kQuestion[schema]);
  state.SetLabel(kName[schema]);
}

// Microseconds of each node of a later question, as ask_trace measures them.
void nodes(benchmark::State& state) {
  const Schema schema = schema_of(state);
  Connection db(database(schema));
  db.value("SELECT ask(?1)", kQuestion[schema]);
  sqlite3_stmt* stmt = nullptr;
  sqlite3_prepare_v2(db, "SELECT node, ms * 1000.0 FROM ask_trace(?1) WHERE event = 'node'", -1,
                     &stmt, nullptr);
  sqlite3_bind_text(stmt, 1, kQuestion[schema], -1, SQLITE_STATIC);
  for (auto _ : state) {
    while (sqlite3_step(stmt) == SQLITE_ROW) {
      const auto* node = reinterpret_cast<const char*>(sqlite3_column_text(stmt, 0));
      state.counters[std::string("us_") + node] += sqlite3_column_double(stmt, 1);
    }
    sqlite3_reset(stmt);
  }
  for (auto& [name, counter] : state.counters) counter.flags = benchmark::Counter::kAvgIterations;
  sqlite3_finalize(stmt);
  state.SetLabel(kName[schema]);
}

// Bytes that a connection holds more than one without the extension: SQLite's own and all of
// malloc.
void memory(benchmark::State& state) {
  const Schema schema = schema_of(state);
  const std::string& file = database(schema);
  const auto held = [] { return static_cast<double>(mallinfo2().uordblks); };
  const auto kept = std::make_unique<Connection>(":memory:");  // the library itself stays mapped
  double loaded = 0, asked = 0, sqlite = 0;
  for (auto _ : state) {
    Connection db(file, false);
    db.value("SELECT count(*) FROM sqlite_schema");  // what any host has: the schema, some pages
    const double before = held();
    db.load();
    loaded = held() - before;
    const auto sqlite_before = static_cast<double>(sqlite3_memory_used());
    if (schema != kEmpty) db.value("SELECT ask(?1)", kQuestion[schema]);
    asked = held() - before;
    sqlite = static_cast<double>(sqlite3_memory_used()) - sqlite_before;
  }
  state.counters["KiB_loaded"] = loaded / 1024;
  state.counters["KiB_after_ask"] = asked / 1024;
  state.counters["KiB_of_it_SQLite"] = sqlite / 1024;
  state.SetLabel(kName[schema]);
}

void once(benchmark::internal::Benchmark* bench) {  // a fresh connection each time
  bench->UseManualTime()->Iterations(1)->Repetitions(21)->ReportAggregatesOnly();
  bench->ComputeStatistics(
      "max", [](const std::vector<double>& v) { return *std::max_element(v.begin(), v.end()); });
}

BENCHMARK(load_first)->Apply(once)->Unit(benchmark::kMicrosecond);
BENCHMARK(load_another)->Apply(once)->Unit(benchmark::kMicrosecond);
BENCHMARK(first_ask)
    ->DenseRange(kShop, kHundredMegabytes)
    ->Apply(once)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(later_ask, ask, "ask")
    ->DenseRange(kShop, kHundredMegabytes)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(later_ask, ask_sql, "ask_sql")
    ->DenseRange(kShop, kHundredMegabytes)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK(nodes)->DenseRange(kShop, kHundredMegabytes)->Unit(benchmark::kMicrosecond);
BENCHMARK(memory)->DenseRange(kEmpty, kHundredMegabytes)->Iterations(3);

}  // namespace

}  // namespace ask::bench

int main(int argc, char** argv) {
  setenv("ASK_MODEL", "builtin", 1);
  if (argc == 2 && std::string(argv[1]) == "--load-once")
    return std::printf("%.9f\n", ask::bench::seconds_to_load()) < 0;
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
  benchmark::RunSpecifiedBenchmarks();
}
