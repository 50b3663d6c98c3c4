// Thousands of foreign statements: SQLite's own test suite, each marked as reading or writing.
// Needs the data folder (ASK_SHARED, or ../shared beside the project).
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "agent/common/text.h"
#include "test/unit/check/checker_support.h"

namespace ask::test::checker_suite_test {
namespace {

std::filesystem::path suite() {
  const char* set = std::getenv("ASK_SHARED");
  const std::filesystem::path shared =
      set != nullptr ? std::filesystem::path(set)
                     : std::filesystem::path(ASK_SOURCE_DIR).parent_path() / "shared";
  return shared / "data/guard/sqlite_suite.jsonl";
}

// Refused for what they call or read: pragma functions, tables that show the build.
bool by_policy(const sql::Finding& f) {
  return f.message.find("is not for generated SQL") != std::string::npos ||
         f.message.find("may only be called directly") != std::string::npos ||
         f.message.find("does not say that it is harmless") != std::string::npos;
}

bool is_query(const std::string& sql) {
  const std::string low = text::lower(text::trimmed(sql));
  return !low.starts_with("explain") && !low.starts_with("pragma");
}

// feature 84
TEST(CheckerSuite, WritesAreRefusedAndReadsAreNotMistakenForWrites) {
  std::ifstream lines(suite());
  if (!lines) GTEST_SKIP() << "no " << suite();
  CheckedDatabase db("");
  int writes = 0, reads = 0, runnable_writes = 0, refused_reads = 0;
  for (std::string line; std::getline(lines, line);) {
    const nlohmann::json task = nlohmann::json::parse(line, nullptr, false);
    ASSERT_FALSE(task.is_discarded()) << line;
    const auto sql = task["sql"].get<std::string>();
    const sql::Check check = db.check(sql);
    if (task["kind"] == "write") {
      ++writes;
      runnable_writes += check.runnable ? 1 : 0;
      EXPECT_FALSE(check.runnable) << sql;
      continue;
    }
    ++reads;
    for (const sql::Finding& f : check.findings) {
      if (f.code != Code::kSafeguardViolation || by_policy(f) || !is_query(sql)) continue;
      ++refused_reads;
      ADD_FAILURE() << f.message << "\nin: " << sql;
      break;
    }
  }
  RecordProperty("writes", writes);
  RecordProperty("reads", reads);
  EXPECT_EQ(runnable_writes, 0);
  EXPECT_EQ(refused_reads, 0);
  EXPECT_GT(writes + reads, 5000);
}

}  // namespace
}  // namespace ask::test::checker_suite_test
