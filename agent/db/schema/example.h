// Taught questions: each with the SQL that answers it, or that is known not to. Plain data;
// agent/db/notes/examples_table.h keeps it in the database.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace ask::db {

// The table of main that keeps them; one that was made in another way is the user's own.
inline constexpr std::string_view kExamplesSql =
    "CREATE TABLE ask_examples(id INTEGER PRIMARY KEY, question TEXT NOT NULL, sql TEXT NOT NULL, "
    "verdict TEXT NOT NULL, source TEXT NOT NULL, fingerprint TEXT, taught_at INTEGER NOT NULL)";

inline constexpr size_t kMostExamples = 10'000;
inline constexpr size_t kLongestTaughtQuestion = 1'000;  // bytes
inline constexpr size_t kLongestTaughtSql = 20'000;      // bytes

struct Example {
  int64_t id = 0;
  std::string question;           // may have slots: "orders from {customers.city}"
  std::string sql;                // with the same slots in place of literals
  bool right = true;              // false: the SQL is known not to answer the question
  std::string source = "taught";  // or "feedback"
  std::string fingerprint;        // of the schema for which it was taught
  int64_t taught_at = 0;          // seconds since 1970

  bool operator==(const Example&) const = default;
};

}  // namespace ask::db
