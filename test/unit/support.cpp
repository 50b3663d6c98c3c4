#include "test/unit/support.h"

#include <gtest/gtest.h>
#include <sqlite3.h>

#include <cstdlib>
#include <filesystem>

#include "ext/entry.h"

namespace ask::test {
namespace {

// From here on every connection of this program loads the extension that is linked in.
[[maybe_unused]] const int kLoaded =
    sqlite3_auto_extension(reinterpret_cast<void (*)()>(sqlite3_ask_init));

}  // namespace

Database::Database(std::string_view script, const std::string& file) {
  EXPECT_EQ(sqlite3_open(file.c_str(), &db_), SQLITE_OK) << sqlite3_errmsg(db_);
  run(script);
}

Database::~Database() {
  EXPECT_EQ(sqlite3_next_stmt(db_, nullptr), nullptr) << "a statement was left open";
  EXPECT_EQ(sqlite3_close(db_), SQLITE_OK);
}

void Database::run(std::string_view script) {
  char* why = nullptr;
  EXPECT_EQ(sqlite3_exec(db_, std::string(script).c_str(), nullptr, nullptr, &why), SQLITE_OK)
      << why << "\nin: " << script;
  sqlite3_free(why);
}

std::vector<std::string> Database::rows(std::string_view sql) {
  std::vector<std::string> out;
  sqlite3_stmt* stmt = nullptr;
  int rc = sqlite3_prepare_v2(db_, sql.data(), static_cast<int>(sql.size()), &stmt, nullptr);
  while (rc == SQLITE_OK || rc == SQLITE_ROW) {
    rc = sqlite3_step(stmt);
    if (rc != SQLITE_ROW) break;
    std::string row;
    for (int i = 0; i < sqlite3_column_count(stmt); ++i) {
      if (i > 0) row += '|';
      const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(stmt, i));
      row += text ? text : "NULL";
    }
    out.push_back(row);
  }
  if (rc != SQLITE_DONE) out.push_back(std::string("error: ") + sqlite3_errmsg(db_));
  sqlite3_finalize(stmt);
  return out;
}

TempFolder::TempFolder()
    : path_((std::filesystem::temp_directory_path() / "ask_unit_XXXXXX").string()) {
  EXPECT_NE(mkdtemp(path_.data()), nullptr) << path_;
}

TempFolder::~TempFolder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

Variable::Variable(std::string name, const std::string& value) : name_(std::move(name)) {
  setenv(name_.c_str(), value.c_str(), 1);
}

Variable::~Variable() { unsetenv(name_.c_str()); }

}  // namespace ask::test

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  // A key in the environment must not send the tests to a model.
  for (const char* variable : {"ASK_MODEL", "OPENAI_API_KEY", "ANTHROPIC_API_KEY"})
    unsetenv(variable);
  return RUN_ALL_TESTS();
}
