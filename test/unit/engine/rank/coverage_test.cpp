// feature 64: real-world SQL round-trips through the tree. Every gold statement of a set of
// questions is parsed and rendered, and both texts give the same rows. The set is not part of the
// project: its folder, which contains data/, is named by ASK_SHARED, or is "shared" beside the
// source folder.
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>

#include "agent/sql/parse.h"
#include "agent/sql/render.h"

namespace ask::sql::coverage_test {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

struct Question {
  std::string id, sql;
};
using Questions = std::map<std::string, std::vector<Question>>;  // by database

fs::path shared_folder() {
  const char* named = std::getenv("ASK_SHARED");
  return named ? fs::path(named) : fs::path(ASK_SOURCE_DIR).parent_path() / "shared";
}

Questions load(const fs::path& file) {
  Questions out;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) {
    const auto json = nlohmann::json::parse(line);
    out[json["db"]].push_back({json["id"], json["gold_sql"]});
  }
  return out;
}

// One connection for each database, read only; statements run at most two seconds.
class ReadOnly {
 public:
  explicit ReadOnly(const fs::path& file) {
    const std::string uri = "file:" + file.string() + "?mode=ro&immutable=1";
    EXPECT_EQ(sqlite3_open_v2(uri.c_str(), &db_, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, nullptr),
              SQLITE_OK);
    sqlite3_progress_handler(db_, 10'000, late, this);
  }
  ~ReadOnly() { EXPECT_EQ(sqlite3_close(db_), SQLITE_OK); }
  ReadOnly(const ReadOnly&) = delete;
  ReadOnly& operator=(const ReadOnly&) = delete;

  // Rows with the type of each cell; none if SQLite refuses the statement.
  std::optional<std::vector<std::string>> rows(const std::string& sql) {
    end_ = Clock::now() + std::chrono::seconds(2);
    sqlite3_stmt* stmt = nullptr;
    int rc = sqlite3_prepare_v2(db_, sql.c_str(), -1, &stmt, nullptr);
    std::vector<std::string> out;
    while (rc == SQLITE_OK || rc == SQLITE_ROW) {
      rc = sqlite3_step(stmt);
      if (rc == SQLITE_ROW) out.push_back(row(stmt));
    }
    if (rc != SQLITE_DONE) why_ = sqlite3_errmsg(db_);
    sqlite3_finalize(stmt);
    if (rc != SQLITE_DONE) return {};
    return out;
  }
  const std::string& why() const { return why_; }

 private:
  static int late(void* self) { return Clock::now() > static_cast<ReadOnly*>(self)->end_; }
  static std::string row(sqlite3_stmt* stmt) {
    std::string out;
    for (int i = 0; i < sqlite3_column_count(stmt); ++i) {
      out += static_cast<char>('0' + sqlite3_column_type(stmt, i));
      const auto* bytes = static_cast<const char*>(sqlite3_column_blob(stmt, i));
      if (bytes) out.append(bytes, static_cast<size_t>(sqlite3_column_bytes(stmt, i)));
      out += '\x1f';
    }
    return out;
  }

  sqlite3* db_ = nullptr;
  Clock::time_point end_;
  std::string why_;
};

// The error of the round trip, or "".
std::string failure(ReadOnly& db, const std::string& sql, std::vector<std::string> wanted) {
  const Result<Query> query = parse(sql);
  if (!query) return query.error().message;
  const std::string text = render(*query);
  const Result<Query> again = parse(text);
  if (!again || !(*again == *query)) return "does not parse to the same tree: " + text;
  std::optional<std::vector<std::string>> got = db.rows(text);
  if (!got) return db.why() + ": " + text;
  if (query->order_by.empty()) {
    std::sort(wanted.begin(), wanted.end());
    std::sort(got->begin(), got->end());
  }
  return *got == wanted ? "" : "other rows: " + text;
}

TEST(Coverage, GoldStatementsRoundTripThroughTheTree) {
  const fs::path folder = shared_folder() / "data" / "spider_train";
  if (!fs::exists(folder / "questions.jsonl"))
    GTEST_SKIP() << "no questions in " << folder << ": set ASK_SHARED to run this";
  int usable = 0, good = 0;
  for (const auto& [name, questions] : load(folder / "questions.jsonl")) {
    ReadOnly db(folder / "db" / (name + ".sqlite"));
    for (const Question& question : questions) {
      auto wanted = db.rows(question.sql);
      if (!wanted) continue;  // SQLite refuses it too
      ++usable;
      const std::string why = failure(db, question.sql, std::move(*wanted));
      good += why.empty();
      if (!why.empty()) std::cout << question.id << ": " << why << "\n    " << question.sql << "\n";
    }
  }
  ASSERT_GT(usable, 1000);
  const double share = 100.0 * good / usable;
  std::cout << good << " of " << usable << " gold statements (" << share << " %)\n";
  RecordProperty("share", std::to_string(share));
  EXPECT_GE(share, 98.0);
}

}  // namespace
}  // namespace ask::sql::coverage_test
