// How well the built-in engine answers a folder of questions:
//   measure FOLDER [--split tune|held|all] [--every N] [--out predictions.jsonl]
//           [--lost previous.jsonl] [--failures failures.jsonl] [--question DB TEXT]
// FOLDER holds questions.jsonl (id, db, question, gold_sql) and db/<db>.sqlite; a database without
// a file is the demo of that name, as in bench/everyday. A database is held out when the sum of the
// bytes of its name is divisible by 5: of those only totals are shown.
#include <sqlite3.h>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <iostream>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>

#include "bench/exec_match.h"
#include "bench/measure_engine.h"
#include "ext/entry.h"

namespace ask::bench {
namespace {

using nlohmann::json;

struct Options {
  std::string folder, split = "tune", out, lost, failures, db, text, dump;
  size_t every = 1;
};

bool held_out(const std::string& db) {
  for (const char* demo : {"shop", "music", "enterprise"})
    if (db == demo) return false;
  unsigned sum = 0;
  for (const char c : db) sum += static_cast<unsigned char>(c);
  return sum % 5 == 0;
}

Options read_options(int argc, char** argv) {
  Options o;
  for (int i = 1; i < argc; ++i) {
    const std::string a = argv[i];
    const auto next = [&] { return i + 1 < argc ? std::string(argv[++i]) : std::string(); };
    if (a == "--split")
      o.split = next();
    else if (a == "--every")
      o.every = std::max<size_t>(1, std::stoul(next()));
    else if (a == "--out")
      o.out = next();
    else if (a == "--lost")
      o.lost = next();
    else if (a == "--failures")
      o.failures = next();
    else if (a == "--dump")
      o.dump = next();
    else if (a == "--question")
      o.db = next(), o.text = next();
    else
      o.folder = a;
  }
  return o;
}

struct Totals {
  size_t asked = 0, right = 0, answered = 0, oracle = 0;
  std::vector<std::pair<double, bool>> graded;  // confidence, right
  std::vector<double> ms;
  std::map<std::string, std::pair<size_t, size_t>> by_difficulty;

  void print() const {
    const auto share = [](size_t a, size_t b) {
      return b == 0 ? 0.0 : 100.0 * static_cast<double>(a) / static_cast<double>(b);
    };
    std::printf("right %zu of %zu: %.2f %%, answered %.1f %%, right among all readings %.1f %%\n",
                right, asked, share(right, asked), share(answered, asked), share(oracle, asked));
    for (const auto& [name, n] : by_difficulty)
      std::printf("  %-12s %5.1f %% of %zu\n", name.c_str(), share(n.first, n.second), n.second);
    for (const double at : {0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9}) {
      size_t kept = 0, good = 0;
      for (const auto& [confidence, ok] : graded)
        if (confidence >= at) ++kept, good += ok;
      std::printf("  confidence >= %.1f: answers %.1f %%, right %.1f %%\n", at, share(kept, asked),
                  share(good, kept));
    }
    double error = 0;
    for (int bin = 0; bin < 10; ++bin) {
      double sum = 0, good = 0;
      for (const auto& [confidence, ok] : graded)
        if (std::min(9, static_cast<int>(confidence * 10)) == bin) sum += confidence, good += ok;
      error += std::abs(sum - good);
    }
    auto sorted = ms;
    std::sort(sorted.begin(), sorted.end());
    if (!sorted.empty())
      std::printf("  calibration error %.3f; ms p50 %.3f p95 %.3f p99 %.3f\n",
                  error / static_cast<double>(std::max<size_t>(1, graded.size())),
                  sorted[sorted.size() / 2], sorted[sorted.size() * 95 / 100],
                  sorted[sorted.size() * 99 / 100]);
  }
};

struct Database {
  Database(const std::string& folder, const std::string& name) {
    const std::string path = folder + "/db/" + name + ".sqlite";
    if (sqlite3_open_v2(path.c_str(), &db, SQLITE_OPEN_READONLY, nullptr) == SQLITE_OK) return;
    sqlite3_close(db);
    sqlite3_open(":memory:", &db);
    sqlite3_exec(db, ("SELECT ask_demo('" + name + "')").c_str(), nullptr, nullptr, nullptr);
  }
  ~Database() { sqlite3_close(db); }
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;
  sqlite3* db = nullptr;
};

std::map<std::string, bool> read_lost(const std::string& path) {
  std::map<std::string, bool> out;
  std::ifstream in(path);
  for (std::string line; std::getline(in, line);) {
    const json j = json::parse(line, nullptr, false);
    if (j.is_object() && j.contains("right")) out[j["id"]] = j["right"];
  }
  return out;
}

int measure(const Options& o) {
  std::ifstream in(o.folder + "/questions.jsonl");
  std::ofstream out(o.out.empty() ? "/dev/null" : o.out);
  std::ofstream failures(o.failures.empty() ? "/dev/null" : o.failures);
  std::ofstream dump(o.dump.empty() ? "/dev/null" : o.dump);
  const auto previous = read_lost(o.lost);
  std::map<std::string, std::unique_ptr<Database>> open;
  std::map<std::string, std::unique_ptr<EngineUnderTest>> engines;
  Totals totals;
  std::vector<std::string> lost, won;
  size_t n = 0;
  for (std::string line; std::getline(in, line);) {
    const json q = json::parse(line);
    const std::string name = q["db"], id = q["id"], gold_sql = q["gold_sql"];
    if (o.split != "all" && held_out(name) != (o.split == "held")) continue;
    if (n++ % o.every != 0) continue;
    if (!open.contains(name)) {
      engines.clear();
      open.clear();
      open[name] = std::make_unique<Database>(o.folder, name);
      engines[name] = std::make_unique<EngineUnderTest>(open[name]->db);
    }
    sqlite3* db = open[name]->db;
    const auto start = std::chrono::steady_clock::now();
    const Prediction p = engines[name]->answer(q["question"]);
    totals.ms.push_back(
        std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start)
            .count());
    ++totals.asked;
    std::string why = "declined";
    bool ok = false;
    if (!gold_sql.empty()) {
      const Outcome gold = run(db, gold_sql);
      if (!gold.ran) {
        --totals.asked;
        continue;
      }
      const bool ordered = orders_at_top(gold_sql);
      if (!p.sql.empty()) why = difference(gold, run(db, p.sql), ordered);
      ok = why.empty();
      if (!o.dump.empty()) {
        json row{{"id", id},
                 {"db", name},
                 {"right", ok},
                 {"signals", p.signals},
                 {"candidates", json::array()}};
        bool any = false;
        for (const Candidate& c : p.candidates) {
          const bool right = difference(gold, run(db, c.sql), ordered).empty();
          any |= right;
          row["candidates"].push_back(
              {{"right", right}, {"score", c.score}, {"f", c.features}, {"sql", c.sql}});
        }
        totals.oracle += any;
        dump << row.dump(-1, ' ', false, json::error_handler_t::replace) << "\n";
      }
    }
    totals.right += ok;
    totals.answered += !p.sql.empty();
    totals.graded.emplace_back(p.confidence, ok);
    auto& [good, all] = totals.by_difficulty[q.value("difficulty", "-")];
    ++all;
    good += ok;
    out << json{{"id", id}, {"sql", p.sql}, {"confidence", p.confidence}, {"right", ok}}.dump()
        << "\n";
    if (!ok && !held_out(name))
      failures
          << json{{"id", id},     {"db", name}, {"question", q["question"]}, {"gold", gold_sql},
                  {"got", p.sql}, {"why", why}, {"confidence", p.confidence}}
                 .dump(-1, ' ', false, json::error_handler_t::replace)
          << "\n";
    if (const auto was = previous.find(id); was != previous.end() && was->second != ok)
      (ok ? won : lost).push_back(id);
  }
  totals.print();
  if (!o.lost.empty()) {
    std::printf("won %zu, lost %zu:", won.size(), lost.size());
    for (const std::string& id : lost) std::printf(" %s", id.c_str());
    std::printf("\n");
  }
  return 0;
}

int one_question(const Options& o) {
  const Database db(o.folder, o.db);
  EngineUnderTest engine(db.db);
  std::cout << engine.explain(o.text);
  return 0;
}

}  // namespace
}  // namespace ask::bench

int main(int argc, char** argv) {
  sqlite3_auto_extension(reinterpret_cast<void (*)()>(sqlite3_ask_init));
  const ask::bench::Options options = ask::bench::read_options(argc, argv);
  if (!options.db.empty()) return ask::bench::one_question(options);
  return ask::bench::measure(options);
}
