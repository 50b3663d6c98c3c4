// Retrieval over large schemas: the tables that a question is about, and the columns worth showing.
//   cmake --workflow --preset bench && build/bench/bench/retrieval_bench --benchmark_repetitions=9
#include <benchmark/benchmark.h>

#include <string>

#include "agent/reason/retrieval/retrieval.h"

namespace {

namespace db = ask::db;
using ask::reason::Retrieval;

// Tables of 20 columns with names of two or three words of these, as a warehouse has them.
db::Catalog catalog_of(int64_t tables) {
  constexpr const char* kSubjects[] = {"customer",  "order",    "invoice",  "product",  "supplier",
                                       "shipment",  "employee", "contract", "campaign", "warehouse",
                                       "payment",   "refund",   "ticket",   "sensor",   "vehicle",
                                       "insurance", "patient",  "course",   "booking",  "account"};
  constexpr const char* kParts[] = {"history", "line",   "status", "detail", "summary",
                                    "archive", "budget", "plan",   "log",    "target"};
  constexpr const char* kColumns[] = {"amount",   "created_at", "updated_at", "region_code",
                                      "currency", "quantity",   "unit_price", "discount",
                                      "note",     "owner_id",   "start_date", "end_date",
                                      "priority", "is_active",  "category",   "source_system",
                                      "tax_rate", "weight_kg",  "email"};
  db::Catalog out;
  for (int64_t t = 0; t < tables; ++t) {
    const auto n = static_cast<size_t>(t);
    const std::string subject = kSubjects[n % std::size(kSubjects)];
    db::Table& table = out.tables.emplace_back();
    table.schema = "main";
    table.name = subject + "_" + kParts[n / std::size(kSubjects) % std::size(kParts)] + "_" +
                 std::to_string(t);
    if (t % 10 == 0) table.description = "what " + subject + " teams report each month";
    table.columns.emplace_back().name = subject + "_id";
    for (const char* name : kColumns) table.columns.emplace_back().name = name;
  }
  return out;
}

constexpr const char* kQuestions[] = {
    "What was the average discount of the orders of each supplier last year?",
    "how many refunds were paid to customers whose contract has ended?",
    "Which vehicles weigh more than all shipments of the warehouse together?",
    "total premium by month"};

void build(benchmark::State& state) {
  const db::Catalog catalog = catalog_of(state.range(0));
  for (auto _ : state) benchmark::DoNotOptimize(Retrieval(catalog).tables("x", 1));
}
BENCHMARK(build)->Arg(1000)->Unit(benchmark::kMillisecond);

// With the index at hand, as for every question but the first: tables, then columns of those.
void retrieve(benchmark::State& state) {
  const db::Catalog catalog = catalog_of(state.range(0));
  const Retrieval index(catalog);
  size_t question = 0;
  for (auto _ : state) {
    const char* text = kQuestions[question++ % std::size(kQuestions)];
    const auto found = index.tables(text, 24);
    std::vector<size_t> tables;
    for (const auto& one : found.tables) tables.push_back(one.table);
    benchmark::DoNotOptimize(index.columns(text, tables, 12));
  }
}
BENCHMARK(retrieve)->Arg(100)->Arg(1000)->Arg(10000)->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
