// How well the built-in engine answers folders of questions:
//   measure FOLDER... [--split tune|held|all] [--every N] [--out predictions.jsonl]
//           [--lost previous.jsonl] [--failures failures.jsonl] [--dump readings.jsonl]
//           [--readings] [--readme README.md]
//   measure FOLDER --question DB TEXT [--notes]      with --notes: under the notes of the database
//   measure --talks TALKS.jsonl [--show] FOLDER...    conversations (measure_talks.h); each FOLDER
//                                                     holds databases
//   measure --alone FOLDER...                         the questions again, in one conversation
//   measure --notes [--show] [--only DB,DB] FOLDER... without and with notes (measure_notes.h)
// FOLDER holds questions.jsonl and the databases (measure_data.h). A line has id, db, question and
// gold_sql, which is "", null or absent if the database cannot answer it; optionally
// gold_alternatives (any of them is right too) and order_matters (by default, if gold orders). Of
// questions that are held out only totals are shown. --lost compares with what an earlier run wrote
// by --out, --dump is what bench/fit reads, --readings tells how often one of the first three rows
// of ask_readings is right, and --readme writes the table of README.md.
#include <sqlite3.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>

#include "bench/exec_match.h"
#include "bench/measure_data.h"
#include "bench/measure_engine.h"
#include "bench/measure_notes.h"
#include "bench/measure_talks.h"
#include "bench/measure_totals.h"
#include "ext/entry.h"

namespace ask::bench {
namespace {

using nlohmann::json;

struct Options {
  std::vector<std::string> folders;
  std::string split = "tune", out, lost, failures, db, text, dump, readme;
  std::string talks, only;
  bool show = false, alone = false, notes = false, readings = false;
  size_t every = 1;
};

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
    else if (a == "--readings")
      o.readings = true;
    else if (a == "--readme")
      o.readme = next();
    else if (a == "--talks")
      o.talks = next();
    else if (a == "--show")
      o.show = true;
    else if (a == "--alone")
      o.alone = true;
    else if (a == "--only")
      o.only = next();
    else if (a == "--notes")
      o.notes = true;
    else if (a == "--databases")
      continue;  // what follows are folders
    else if (a == "--question")
      o.db = next(), o.text = next();
    else
      o.folders.push_back(a);
  }
  return o;
}

std::map<std::string, bool> read_lost(const std::string& path) {
  std::map<std::string, bool> out;
  std::ifstream in(path);
  for (std::string line; std::getline(in, line);) {
    const json j = json::parse(line, nullptr, false);
    if (j.is_object() && j.contains("right")) out[j["id"]] = j["right"];
  }
  return out;
}

std::string line_of(const json& row) {
  return row.dump(-1, ' ', false, json::error_handler_t::replace) + "\n";
}

// A question of a folder, with what became of it.
struct Asked {
  std::string id, set, db, question, gold_sql, difficulty;
  std::vector<std::string> alternatives;
  bool ordered = false, held = false, right = false;
  Prediction prediction;
  std::string why = "declined";  // it is not right
};

Asked asked_from(const json& q, const std::string& set) {
  Asked out;
  out.id = q["id"], out.set = set, out.db = q["db"], out.question = q["question"];
  out.difficulty = q.value("difficulty", "-");
  out.alternatives = q.value("gold_alternatives", out.alternatives);
  if (q.contains("gold_sql") && q["gold_sql"].is_string()) out.gold_sql = q["gold_sql"];
  out.ordered = q.value("order_matters", orders_at_top(out.gold_sql));
  return out;
}

// The results of the gold query and of its alternatives; empty if the gold query does not run.
std::vector<Outcome> gold_outcomes(sqlite3* db, const Asked& asked) {
  std::vector<Outcome> out{run(db, asked.gold_sql)};
  if (!out[0].ran) return {};
  for (const std::string& sql : asked.alternatives)
    if (Outcome other = run(db, sql); other.ran) out.push_back(std::move(other));
  return out;
}

// "" if the results of `sql` equal one of `golds`, else how they differ from the first.
std::string difference_from_any(sqlite3* db, const std::vector<Outcome>& golds,
                                const std::string& sql, bool ordered) {
  const Outcome got = run(db, sql);
  for (const Outcome& gold : golds)
    if (difference(gold, got, ordered).empty()) return "";
  return difference(golds[0], got, ordered);
}

// Of the table: declines are counted by themselves.
std::string row_of(const Asked& asked) {
  if (asked.gold_sql.empty()) return asked.set == "declines" ? asked.set : asked.set + ", declines";
  return asked.set + (asked.held && !asked.set.ends_with("unread") ? ", held out" : "");
}

// Whether the results of `sql` equal one of `golds`, with columns in any order.
bool equals_any(sqlite3* db, const std::vector<Outcome>& golds, const std::string& sql,
                bool ordered) {
  const Outcome got = run(db, sql);
  return std::any_of(golds.begin(), golds.end(),
                     [&](const Outcome& gold) { return equal_in_any_columns(gold, got, ordered); });
}

// The SQL of the first readings that the asker chooses from.
std::vector<std::string> first_readings(sqlite3* db, const std::string& question) {
  const std::unique_ptr<char, decltype(&sqlite3_free)> sql(
      sqlite3_mprintf("SELECT sql FROM ask_readings(%Q) LIMIT 3", question.c_str()), sqlite3_free);
  std::vector<std::string> out;
  for (const auto& row : run(db, sql.get()).rows) out.push_back(std::get<std::string>(row[0]));
  return out;
}

class Measurement {
 public:
  explicit Measurement(const Options& options)
      : options_(options),
        out_(file(options.out)),
        failures_(file(options.failures)),
        dump_(file(options.dump)),
        previous_(read_lost(options.lost)) {}

  void folder(const std::string& path);
  int report() const;

 private:
  static std::string file(const std::string& path) { return path.empty() ? "/dev/null" : path; }
  bool ask(Asked& asked, Totals& totals);
  bool dump(const Asked& asked, const std::vector<Outcome>& golds);
  bool is_among_readings(const Asked& asked, const std::vector<Outcome>& golds) const;
  void note(const Asked& asked);

  const Options& options_;
  std::ofstream out_, failures_, dump_;
  const std::map<std::string, bool> previous_;
  std::unique_ptr<Database> open_;
  std::unique_ptr<EngineUnderTest> engine_;
  AllTotals totals_;
  std::vector<std::string> lost_, won_;
};

// False: gold does not run.
bool Measurement::ask(Asked& asked, Totals& totals) {
  using Clock = std::chrono::steady_clock;
  const auto start = Clock::now();
  asked.prediction = engine_->answer(asked.question, !options_.dump.empty());
  const double ms = std::chrono::duration<double, std::milli>(Clock::now() - start).count();
  if (!asked.gold_sql.empty()) {
    const std::vector<Outcome> golds = gold_outcomes(open_->db, asked);
    if (golds.empty()) return false;
    if (!asked.prediction.sql.empty())
      asked.why = difference_from_any(open_->db, golds, asked.prediction.sql, asked.ordered);
    asked.right = asked.why.empty();
    if (!options_.dump.empty()) totals.add_oracle(dump(asked, golds));
    if (options_.readings) totals.add_choice(is_among_readings(asked, golds));
  }
  totals.add(asked.prediction.confidence, asked.right, ms, asked.difficulty, asked.db);
  return true;
}

// True: one of the readings is right.
bool Measurement::dump(const Asked& asked, const std::vector<Outcome>& golds) {
  const auto sparse = [](const std::vector<float>& values) {
    json pairs = json::array();
    for (size_t i = 0; i < values.size(); ++i)
      if (values[i] != 0) pairs.push_back({i, values[i]});
    return pairs;
  };
  json row{{"id", asked.id},
           {"set", asked.set},
           {"db", asked.db},
           {"question", asked.question},
           {"gold", asked.gold_sql},
           {"refused", asked.prediction.refused},
           {"words", asked.prediction.words},
           {"tokens", asked.prediction.tokens},
           {"tables", asked.prediction.tables},
           {"candidates", json::array()}};
  bool any = false;
  for (const Candidate& c : asked.prediction.candidates) {
    const bool right = equals_any(open_->db, golds, c.sql, asked.ordered);
    any |= right;
    row["candidates"].push_back({{"right", right},
                                 {"score", c.beam_score},
                                 {"rank", c.rank_score},
                                 {"tally", sparse(c.rule_counts)},
                                 {"features", sparse(c.features)},
                                 {"rows", c.rows},
                                 {"loosely", c.loosely},
                                 {"sql", c.sql}});
  }
  dump_ << line_of(row);
  return any;
}

bool Measurement::is_among_readings(const Asked& asked, const std::vector<Outcome>& golds) const {
  const auto readings = first_readings(open_->db, asked.question);
  return std::any_of(readings.begin(), readings.end(), [&](const std::string& sql) {
    return equals_any(open_->db, golds, sql, asked.ordered);
  });
}

void Measurement::note(const Asked& asked) {
  const Prediction& p = asked.prediction;
  out_ << line_of({{"id", asked.id},
                   {"sql", p.sql},
                   {"confidence", p.confidence},
                   {"right", asked.right},
                   {"reason", p.reason}});
  if (!asked.right && !asked.held)
    failures_ << line_of({{"id", asked.id},
                          {"db", asked.db},
                          {"question", asked.question},
                          {"gold", asked.gold_sql},
                          {"got", p.sql},
                          {"why", asked.why},
                          {"reason", p.reason},
                          {"confidence", p.confidence}});
  if (const auto was = previous_.find(asked.id);
      was != previous_.end() && was->second != asked.right)
    (asked.right ? won_ : lost_).push_back(asked.id);
}

void Measurement::folder(const std::string& path) {
  std::ifstream in(path + "/questions.jsonl");
  const std::string name = std::filesystem::path(path + "/").parent_path().filename();
  std::string database;
  size_t n = 0;
  for (std::string line; std::getline(in, line);) {
    Asked asked = asked_from(json::parse(line), name);
    asked.held = held_out(path, asked.db);
    if (options_.split != "all" && asked.held != (options_.split == "held")) continue;
    if (n++ % options_.every != 0) continue;
    if (database != asked.db) {
      engine_.reset();
      open_ = std::make_unique<Database>(path, asked.db);
      engine_ = std::make_unique<EngineUnderTest>(open_->db);
      database = asked.db;
    }
    if (ask(asked, totals_[row_of(asked)])) note(asked);
  }
}

int Measurement::report() const {
  const Database settings("", "shop");
  const Outcome found = run(settings.db, "SELECT CAST(ask_config('min_confidence') AS REAL)");
  const auto* from = found.ran ? std::get_if<double>(&found.rows[0][0]) : nullptr;
  if (from == nullptr) return 1;
  for (const auto& [name, totals] : totals_)
    std::cout << name << ": " << totals.text(*from, !options_.dump.empty(), options_.readings);
  if (!options_.lost.empty()) {
    std::cout << "won " << won_.size() << ", lost " << lost_.size() << "\nwon:";
    for (const std::string& id : won_) std::cout << " " << id;
    std::cout << "\nlost:";
    for (const std::string& id : lost_) std::cout << " " << id;
    std::cout << "\n";
  }
  if (options_.readme.empty() || write_readme(options_.readme, totals_, *from)) return 0;
  std::cerr << "measure: " << options_.readme << " has no marks for the table\n";
  return 1;
}

int one_question(const Options& o) {
  const Database db(o.folders[0], o.db);
  if (o.notes && !read_notes(o.folders[0], o.db, db.db)) return 1;
  EngineUnderTest engine(db.db);
  std::cout << engine.explain(o.text);
  return 0;
}

}  // namespace
}  // namespace ask::bench

int main(int argc, char** argv) {
  sqlite3_auto_extension(reinterpret_cast<void (*)()>(sqlite3_ask_init));
  const ask::bench::Options options = ask::bench::read_options(argc, argv);
  if (options.folders.empty()) {
    std::cerr << "measure: needs a folder of questions, as in measure bench/everyday\n";
    return 1;
  }
  if (!options.talks.empty())
    return ask::bench::measure_talks(options.talks, options.folders, options.show) ? 0 : 1;
  if (options.alone) {
    ask::bench::measure_alone(options.folders);
    return 0;
  }
  if (!options.db.empty()) return ask::bench::one_question(options);
  if (options.notes)
    return ask::bench::measure_notes(options.folders, options.only, options.show) ? 0 : 1;
  ask::bench::Measurement measurement(options);
  for (const std::string& folder : options.folders) measurement.folder(folder);
  return measurement.report();
}
