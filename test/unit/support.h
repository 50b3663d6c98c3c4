// Shared by unit tests: a database that is by default in memory, with SQLite's API set up for the
// agent.
#pragma once
#include <string>
#include <string_view>
#include <vector>

struct sqlite3;

namespace ask::test {

class Database {
 public:
  explicit Database(std::string_view script = "", const std::string& file = ":memory:");
  ~Database();  // fails the test if a statement is not finalized
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;

  operator sqlite3*() const { return db_; }
  void run(std::string_view script);  // fails the test on error
  // Rows of one statement, cells joined by '|', NULL as "NULL"; an error as one row "error: ...".
  std::vector<std::string> rows(std::string_view sql);

 private:
  sqlite3* db_ = nullptr;
};

inline bool has(const std::string& text, std::string_view part) {
  return text.find(part) != text.npos;
}
inline std::string str(std::string_view text) { return std::string(text); }

// A new empty folder, removed with its contents on destruction. Its name is unique: ctest runs
// tests in parallel, and two checkouts may test at once.
class TempFolder {
 public:
  TempFolder();
  ~TempFolder();
  TempFolder(const TempFolder&) = delete;
  TempFolder& operator=(const TempFolder&) = delete;

  std::string path() const { return path_; }
  std::string operator/(std::string_view name) const { return path_ + "/" + std::string(name); }

 private:
  std::string path_;
};

// Sets an environment variable during its lifetime and unsets it afterwards.
class Variable {
 public:
  Variable(std::string name, const std::string& value);
  ~Variable();
  Variable(const Variable&) = delete;
  Variable& operator=(const Variable&) = delete;

 private:
  std::string name_;
};

}  // namespace ask::test
