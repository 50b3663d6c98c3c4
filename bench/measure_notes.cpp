#include "bench/measure_notes.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>

#include "agent/engine/rank/confidence.h"
#include "bench/exec_match.h"
#include "bench/measure_data.h"
#include "bench/measure_engine.h"

namespace ask::bench {
namespace {

using nlohmann::json;

struct Question {
  json line;
  Prediction prediction;
  bool right = false;
  bool can_be_answered() const {
    return !line.value("gold_sql", json()).is_null() && line["gold_sql"] != "";
  }
  bool answered() const {
    return !prediction.sql.empty() && prediction.confidence >= engine::kLikelyFrom;
  }
  // "" if it is right, or declined as it should be.
  std::string_view fault() const {
    if (answered()) return right ? "" : "wrong";
    if (!can_be_answered()) return "";
    return prediction.unknown.empty() ? "declined" : "unknown words";
  }
};

class Counts {
 public:
  void add(const Question& question) {
    ++(question.can_be_answered() ? answerable_ : unanswerable_);
    right_ += question.answered() && question.right;
    ++faults_[std::string(question.fault())];
  }
  std::string text() const {
    const auto count = [&](const char* fault) {
      const auto found = faults_.find(fault);
      return found == faults_.end() ? size_t{0} : found->second;
    };
    return fmt::format(
        "of {} questions right {}, declined for unknown words {}, declined otherwise {}; "
        "wrong {} of these and of {} that cannot be answered\n",
        answerable_, right_, count("unknown words"), count("declined"), count("wrong"),
        unanswerable_);
  }

 private:
  size_t answerable_ = 0, unanswerable_ = 0, right_ = 0;
  std::map<std::string, size_t> faults_;
};

bool is_right(sqlite3* db, const json& line, const std::string& sql) {
  std::vector<std::string> golds = line.value("gold_alternatives", std::vector<std::string>());
  golds.insert(golds.begin(), line["gold_sql"].get<std::string>());
  const bool ordered = line.value("order_matters", orders_at_top(golds[0]));
  const Outcome got = run(db, sql);
  return std::any_of(golds.begin(), golds.end(), [&](const std::string& gold) {
    const Outcome wanted = run(db, gold);
    return wanted.ran && difference(wanted, got, ordered).empty();
  });
}

void ask(const Database& database, std::vector<Question>& questions, Counts& counts) {
  EngineUnderTest engine(database.db);
  for (Question& question : questions) {
    question.prediction = engine.answer(question.line["question"], false);
    question.right = question.can_be_answered() && !question.prediction.sql.empty() &&
                     is_right(database.db, question.line, question.prediction.sql);
    counts.add(question);
  }
}

void print(const Question& question, std::string_view before) {
  const json row{{"id", question.line["id"]},
                 {"question", question.line["question"]},
                 {"gold", question.line.value("gold_sql", json())},
                 {"got", question.prediction.sql},
                 {"confidence", question.prediction.confidence},
                 {"reason", question.prediction.reason},
                 {"fault", question.fault()},
                 {"without notes", before}};
  std::cout << row.dump(-1, ' ', false, json::error_handler_t::replace) << "\n";
}

// The questions about each database of the folder that has notes.
std::map<std::string, std::vector<Question>> noted_questions(const std::string& folder) {
  std::map<std::string, std::vector<Question>> out;
  std::ifstream in(folder + "/questions.jsonl");
  for (std::string line; std::getline(in, line);) {
    Question question;
    question.line = json::parse(line);
    const std::string name = question.line["db"];
    if (std::filesystem::exists(folder + "/notes/" + name + ".sql"))
      out[name].push_back(std::move(question));
  }
  return out;
}

}  // namespace

bool read_notes(const std::string& folder, const std::string& name, sqlite3* db) {
  std::ifstream script(folder + "/notes/" + name + ".sql");
  const std::string notes(std::istreambuf_iterator<char>(script), {});
  if (script && sqlite3_exec(db, notes.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK)
    return true;
  std::cerr << "measure: notes of " << name << ": "
            << (script ? sqlite3_errmsg(db) : "no such file") << "\n";
  return false;
}

bool measure_notes(const std::vector<std::string>& folders, const std::string& only, bool show) {
  Counts without, with;
  size_t databases = 0;
  for (const std::string& folder : folders)
    for (auto& [name, questions] : noted_questions(folder)) {
      if (!only.empty() && ("," + only + ",").find("," + name + ",") == std::string::npos) continue;
      ++databases;
      const Database database(folder, name);
      ask(database, questions, without);
      std::vector<std::string> before;
      for (const Question& question : questions) before.emplace_back(question.fault());
      read_notes(folder, name, database.db);
      ask(database, questions, with);
      for (size_t i = 0; i < questions.size() && show; ++i)
        if (!questions[i].fault().empty() || !before[i].empty()) print(questions[i], before[i]);
    }
  std::cout << databases << " databases\nwithout notes: " << without.text()
            << "with notes:    " << with.text();
  return databases > 0;
}

}  // namespace ask::bench
