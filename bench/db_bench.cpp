// What the agent pays before it thinks: reading a schema, measuring tables, finding stored values.
//   cmake --workflow --preset bench && build/bench/bench/db_bench
#include <benchmark/benchmark.h>
#include <sqlite3.h>

#include <cstdlib>
#include <string>

#include "agent/db/run/runner.h"
#include "agent/db/schema/schema_reader.h"
#include "agent/db/statistics/snapshot.h"
#include "ext/entry.h"

namespace {

namespace db = ask::db;
using ask::Clock;
using ask::db::MeasureBudget;
using ask::db::SchemaCache;

const MeasureBudget kBudget{10000, 16'000'000, 250};

// A database in memory, made by `script`.
struct Database {
  explicit Database(const std::string& script) {
    sqlite3_open(":memory:", &db);
    char* why = nullptr;
    sqlite3_exec(db, script.c_str(), nullptr, nullptr, &why);
    if (why) std::abort();
  }
  ~Database() { sqlite3_close(db); }
  sqlite3* db = nullptr;
};

std::string tables(int64_t count) {
  std::string sql = "BEGIN;";
  for (int64_t t = 0; t < count; ++t) {
    const std::string name = "t" + std::to_string(t), next = "t" + std::to_string((t + 1) % count);
    sql += "CREATE TABLE " + name + "(" + name + "_id INTEGER PRIMARY KEY, name TEXT UNIQUE," +
           " a REAL, b INT, c TEXT, d DATE, e, next INT REFERENCES " + next + ");";
  }
  return sql + "COMMIT;";
}

std::string rows(int64_t count) {
  return "CREATE TABLE big(id INTEGER PRIMARY KEY, customer TEXT, city TEXT, product TEXT,"
         " amount REAL, quantity INT, ordered TEXT, note TEXT);"
         "WITH n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<" +
         std::to_string(count) +
         ") INSERT INTO big SELECT i, 'Customer number ' || (i*7919 % 250000), 'City ' || (i%500),"
         " 'Product line ' || (i%5000), (i*13 % 10000) / 100.0, i % 50,"
         " date('2000-01-01', '+' || (i % 9000) || ' days'), 'note ' || i FROM n;";
}

void read_catalog(benchmark::State& state) {
  const Database database(tables(state.range(0)));
  for (auto _ : state) benchmark::DoNotOptimize(ask::db::read_catalog(database.db));
}
BENCHMARK(read_catalog)->Arg(10)->Arg(200)->Arg(1000)->Unit(benchmark::kMillisecond);

void first_snapshot(benchmark::State& state) {
  const Database database(rows(state.range(0)));
  for (auto _ : state) {
    SchemaCache cache;
    const auto snapshot = cache.get(database.db, db::Measuring::kHere, kBudget, 300, Clock::now());
    state.counters["values"] = static_cast<double>((*snapshot)->values.values());
    state.counters["index_bytes"] = static_cast<double>((*snapshot)->values.bytes());
  }
}
BENCHMARK(first_snapshot)->Arg(1000)->Arg(100000)->Arg(1000000)->Unit(benchmark::kMillisecond);

void later_snapshot(benchmark::State& state) {
  const Database database(rows(1000));
  SchemaCache cache;
  for (auto _ : state)
    benchmark::DoNotOptimize(
        cache.get(database.db, db::Measuring::kHere, kBudget, 300, Clock::now()));
}
BENCHMARK(later_snapshot)->Unit(benchmark::kMicrosecond);

void find_value(benchmark::State& state) {
  const Database database(rows(20000));
  SchemaCache cache;
  const auto snapshot = *cache.get(database.db, db::Measuring::kHere, kBudget, 300, Clock::now());
  for (auto _ : state) {
    benchmark::DoNotOptimize(snapshot->values.find("city 42"));
    benchmark::DoNotOptimize(snapshot->values.find("no such value"));
    benchmark::DoNotOptimize(snapshot->values.containing("number 7919", 20));
  }
}
BENCHMARK(find_value)->Unit(benchmark::kMicrosecond);

// What bounded runs cost ordinary queries: the bounds in force (a look at the clock every 100
// instructions, short values) against a look every 4,000 and SQLite's own limits. Compare with
//   db_bench --benchmark_filter=bounded_run --benchmark_repetitions=15
//            --benchmark_enable_random_interleaving=true --benchmark_report_aggregates_only=true
void bounded_run(benchmark::State& state, const char* sql, bool bounded) {
  static const Database database(rows(200'000));
  ask::db::RunLimits limits;
  if (!bounded) limits.bounds = {1'000'000'000, 50'000, 4000};
  for (auto _ : state) {
    const auto result = ask::db::run(database.db, sql, limits);
    if (!result) state.SkipWithError(result.error().message.c_str());
    benchmark::DoNotOptimize(result);
  }
}
constexpr const char* kSum = "SELECT sum(amount) FROM big WHERE quantity > 10";
constexpr const char* kGroup =
    "SELECT city, count(*), avg(amount) FROM big GROUP BY city ORDER BY 2 DESC LIMIT 10";
constexpr const char* kFew = "SELECT * FROM big WHERE id BETWEEN 1000 AND 1100";
BENCHMARK_CAPTURE(bounded_run, sum_unbounded, kSum, false)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(bounded_run, sum_bounded, kSum, true)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(bounded_run, group_unbounded, kGroup, false)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(bounded_run, group_bounded, kGroup, true)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(bounded_run, few_rows_unbounded, kFew, false)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(bounded_run, few_rows_bounded, kFew, true)->Unit(benchmark::kMicrosecond);

}  // namespace

int main(int argc, char** argv) {
  sqlite3_auto_extension(reinterpret_cast<void (*)()>(sqlite3_ask_init));
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
