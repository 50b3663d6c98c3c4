#include "bench/measure_talks.h"

#include <sqlite3.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>

#include "bench/exec_match.h"
#include "bench/measure_data.h"

namespace ask::bench {
namespace {

using nlohmann::json;

constexpr const char* kInSession = R"({"session":"talk"})";

// The database in a file, since ask_sql reads statistics on a connection of its own.
class OnDisk {
 public:
  OnDisk(const std::vector<std::string>& folders, const std::string& name) {
    for (const std::string& folder : folders) {
      for (const std::string& in : {folder, folder + "/db"}) {
        const std::string file = in + "/" + name;
        std::ifstream script(file + ".sql");
        if (db != nullptr) continue;
        if (std::filesystem::exists(file + ".sqlite"))
          open(file + ".sqlite", "");
        else if (script)
          open("", std::string(std::istreambuf_iterator<char>(script), {}));
      }
    }
    if (db == nullptr) open("", "SELECT ask_demo('" + name + "')");
  }
  ~OnDisk() {
    sqlite3_close(db);
    if (!copy_.empty()) std::filesystem::remove(copy_);
  }
  OnDisk(const OnDisk&) = delete;
  OnDisk& operator=(const OnDisk&) = delete;
  sqlite3* db = nullptr;

 private:
  void open(const std::string& file, const std::string& script) {
    if (!file.empty()) {
      sqlite3_open_v2(file.c_str(), &db, SQLITE_OPEN_READONLY, nullptr);
      return;
    }
    const std::string name = "ask_measure_talks_" + std::to_string(getpid()) + ".sqlite";
    copy_ = (std::filesystem::temp_directory_path() / name).string();
    std::filesystem::remove(copy_);
    sqlite3_open(copy_.c_str(), &db);
    if (sqlite3_exec(db, script.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
      std::cerr << "measure: " << sqlite3_errmsg(db) << "\n";
  }
  std::string copy_;
};

struct Answer {
  std::optional<std::string> sql;  // or it was declined
  std::string why;
};

Answer asked(sqlite3* db, const std::string& question, const char* options) {
  Answer out;
  sqlite3_stmt* statement = nullptr;
  sqlite3_prepare_v2(db, "SELECT ask_sql(?, ?)", -1, &statement, nullptr);
  sqlite3_bind_text(statement, 1, question.c_str(), -1, SQLITE_STATIC);
  sqlite3_bind_text(statement, 2, options, -1, SQLITE_STATIC);
  if (sqlite3_step(statement) == SQLITE_ROW)
    out.sql = reinterpret_cast<const char*>(sqlite3_column_text(statement, 0));
  else
    out.why = sqlite3_errmsg(db);
  sqlite3_finalize(statement);
  return out;
}

std::string verdict(sqlite3* db, const json& turn, const Answer& answer) {
  if (!answer.sql) return "declined";
  const Outcome got = run(db, *answer.sql);
  std::vector<std::string> golds = turn.value("gold_alternatives", std::vector<std::string>{});
  golds.insert(golds.begin(), turn["gold_sql"].get<std::string>());
  const bool ordered = turn.value("order_matters", false);
  const bool right = std::any_of(golds.begin(), golds.end(), [&](const std::string& gold) {
    const Outcome wanted = run(db, gold);
    return wanted.ran && difference(wanted, got, ordered).empty();
  });
  return right ? "right" : "wrong";
}

void print(const char* what, const std::map<std::string, size_t>& counts) {
  size_t all = 0;
  for (const auto& [name, n] : counts) all += n;
  std::cout << what << ": " << all;
  for (const char* name : {"right", "wrong", "declined"}) {
    const auto found = counts.find(name);
    const size_t n = found == counts.end() ? 0 : found->second;
    std::cout << ", " << name << " " << n;
    if (all > 0) std::cout << " (" << 100 * n / all << " %)";
  }
  std::cout << "\n";
}

}  // namespace

bool measure_talks(const std::string& file, const std::vector<std::string>& folders, bool show) {
  std::ifstream in(file);
  std::map<std::string, size_t> first, follow;
  std::map<std::string, std::map<std::string, size_t>> later;  // by turn
  for (std::string line; std::getline(in, line);) {
    const json talk = json::parse(line);
    const OnDisk on_disk(folders, talk["db"]);
    bool began_right = false;
    size_t number = 0;
    for (const json& turn : talk["turns"]) {
      const std::string question = turn["question"];
      const Answer answer = asked(on_disk.db, question, kInSession);
      const std::string found = verdict(on_disk.db, turn, answer);
      if (++number == 1) {
        ++first[found];
        began_right = found == "right";
      } else if (began_right) {
        ++follow[found];
        ++later["turn " + std::to_string(number)][found];
      }
      if (show)
        std::cout << found << " | " << talk.value("id", "") << " " << number << " | " << question
                  << " | " << (answer.sql ? *answer.sql : answer.why) << "\n";
    }
  }
  print("first turns", first);
  print("follow-ups after a right first turn", follow);
  for (const auto& [name, counts] : later) print(("  " + name).c_str(), counts);
  return !first.empty();
}

void measure_alone(const std::vector<std::string>& folders) {
  size_t all = 0, differ = 0;
  for (const std::string& folder : folders) {
    std::ifstream in(folder + "/questions.jsonl");
    std::unique_ptr<OnDisk> on_disk;
    std::string name;
    for (std::string line; std::getline(in, line);) {
      const json q = json::parse(line);
      if (name != q["db"] || !on_disk) {
        name = q["db"];
        on_disk.reset();
        on_disk = std::make_unique<OnDisk>(std::vector<std::string>{folder}, name);
      }
      const std::string question = q["question"];
      const Answer alone = asked(on_disk->db, question, "{}");
      const Answer after = asked(on_disk->db, question, kInSession);
      ++all;
      if (alone.sql == after.sql && alone.why == after.why) continue;
      ++differ;
      if (held_out(folder, name)) continue;
      std::cout << name << " | " << question << "\n  alone: " << alone.sql.value_or(alone.why)
                << "\n  after: " << after.sql.value_or(after.why) << "\n";
    }
  }
  std::cout << all << " questions that stand alone, " << differ
            << " answered otherwise in a conversation\n";
}

}  // namespace ask::bench
