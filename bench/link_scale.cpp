#include "bench/link_scale.h"

#include <fmt/core.h>

#include <algorithm>
#include <ctime>

#include "agent/engine/link/linker.h"

namespace ask::bench {
namespace {

// A catalog of 1,000 tables with 10 columns each, of words that schemas like to use.
db::Snapshot large_snapshot() {
  constexpr const char* kThings[] = {"customer", "order",   "product", "invoice", "employee",
                                     "student",  "course",  "flight",  "airport", "song",
                                     "album",    "patient", "doctor",  "stadium", "team"};
  constexpr const char* kKinds[] = {"detail", "history", "status", "type",    "log", "item",
                                    "event",  "address", "note",   "summary", "map"};
  constexpr const char* kColumns[] = {"id",           "name",    "created_date", "status_code",
                                      "total_amount", "price",   "email",        "city",
                                      "parent_id",    "quantity"};
  db::Snapshot out;
  for (size_t t = 0; t < 1000; ++t) {
    db::Table table;
    table.schema = "main";
    table.name = fmt::format("{}_{}_{}", kThings[t % 15], kKinds[t / 15 % 11], t / 165);
    for (const char* name : kColumns) {
      db::Column column;
      column.name = fmt::format("{}{}", t % 3 == 0 ? std::string(kThings[t % 15]) + "_" : "", name);
      column.kind = db::DataKind::kText;
      table.columns.push_back(std::move(column));
    }
    out.catalog.tables.push_back(std::move(table));
  }
  return out;
}

}  // namespace

// Seconds of processor time; others may be using the machine.
double cpu_seconds() {
  timespec t{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return double(t.tv_sec) + double(t.tv_nsec) * 1e-9;
}

int link_scale() {
  const db::Snapshot snapshot = large_snapshot();
  const double start = cpu_seconds();
  const engine::SchemaIndex index(snapshot.catalog);
  fmt::print("1,000 tables: index {:.1f} ms\n", (cpu_seconds() - start) * 1e3);
  for (const char* question : {"How many customers are there?",
                               "Show the name and email of each customer and the total "
                               "amount of their orders, sorted by city",
                               "names of students whose invoice status is 'open'"}) {
    std::vector<double> ms;
    size_t mentions = 0;
    for (int i = 0; i < 101; ++i) {
      const double from = cpu_seconds();
      mentions = engine::link(question, snapshot, index).mentions.size();
      ms.push_back((cpu_seconds() - from) * 1e3);
    }
    std::sort(ms.begin(), ms.end());
    fmt::print("{:.2f} ms, {} mentions: {}\n", ms[50], mentions, question);
  }
  return 0;
}

}  // namespace ask::bench
