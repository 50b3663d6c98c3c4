// Helpers of the script runner: rows as text, matching of rows, and capture of output.
#pragma once
#include <fcntl.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <regex>
#include <string>
#include <vector>

// With a sanitizer linked in, its reports must not end in the captured file.
extern "C" void __sanitizer_set_report_fd(void* fd) __attribute__((weak));

namespace ask::test {

using Lines = std::vector<std::string>;

inline std::string replaced(std::string text, const std::string& from, const std::string& to) {
  if (from.empty()) return text;
  for (size_t at = 0; (at = text.find(from, at)) != text.npos; at += to.size())
    text.replace(at, from.size(), to);
  return text;
}

// Redirects stdout and stderr to a file while the script runs, so that any output is noticed.
struct Captured {
  int out = dup(1), err = dup(2), file = -1;
  off_t seen = 0;

  explicit Captured(const std::string& path) : file(open(path.c_str(), O_RDWR | O_CREAT, 0600)) {
    fflush(nullptr);
    dup2(file, 1);
    dup2(file, 2);
    if (__sanitizer_set_report_fd)
      __sanitizer_set_report_fd(reinterpret_cast<void*>(static_cast<intptr_t>(err)));
  }
  // Output since the last call.
  std::string fresh() {
    fflush(nullptr);
    struct stat info {};
    fstat(file, &info);
    std::string text(static_cast<size_t>(info.st_size - seen), '\0');
    if (pread(file, text.data(), text.size(), seen) < 0) text = "(unreadable)";
    seen = info.st_size;
    return text;
  }
  void restore() {
    fflush(nullptr);
    dup2(out, 1);
    dup2(err, 2);
  }
};

struct Result {
  Lines rows;
  std::string error;
};

inline std::string cell(sqlite3_stmt* stmt, int i) {
  if (sqlite3_column_type(stmt, i) == SQLITE_NULL) return "NULL";
  const bool blob = sqlite3_column_type(stmt, i) == SQLITE_BLOB;
  const auto* data = static_cast<const char*>(
      blob ? sqlite3_column_blob(stmt, i) : static_cast<const void*>(sqlite3_column_text(stmt, i)));
  const std::string bytes(data ? data : "", static_cast<size_t>(sqlite3_column_bytes(stmt, i)));
  if (!blob) return replaced(replaced(bytes, "\n", "\\n"), std::string(1, '\0'), "\\0");
  std::string hex = "X'";
  for (const unsigned char c : bytes) {
    hex += "0123456789ABCDEF"[c >> 4];
    hex += "0123456789ABCDEF"[c & 15];
  }
  return hex + "'";
}

inline Result query(sqlite3* db, const std::string& sql) {
  Result result;
  sqlite3_stmt* stmt = nullptr;
  const char* tail = "";
  int rc = sqlite3_prepare_v2(db, sql.c_str(), -1, &stmt, &tail);
  while (rc == SQLITE_OK || rc == SQLITE_ROW) {
    rc = stmt ? sqlite3_step(stmt) : SQLITE_DONE;
    if (rc != SQLITE_ROW) break;
    std::string row;
    for (int i = 0; i < sqlite3_column_count(stmt); ++i) row += (i > 0 ? "|" : "") + cell(stmt, i);
    result.rows.push_back(row.empty() ? "(empty)" : row);
  }
  if (rc != SQLITE_DONE) result.error = sqlite3_errmsg(db);
  sqlite3_finalize(stmt);
  if (result.error.empty() && tail[strspn(tail, " \t\r\n;")] != '\0')
    result.error = "query: more than one statement";
  return result;
}

inline bool row_matches(const std::string& wanted, const std::string& got) {
  if (wanted == got || wanted == "<any>") return true;
  if (wanted.size() < 3 || wanted.front() != '/' || wanted.back() != '/') return false;
  return std::regex_match(got, std::regex(wanted.substr(1, wanted.size() - 2)));
}

inline bool rows_match(const Lines& wanted, const Lines& got) {
  if (wanted.size() != got.size()) return false;
  for (size_t i = 0; i < got.size(); ++i)
    if (!row_matches(wanted[i], got[i])) return false;
  return true;
}

inline std::string joined(const Lines& lines, const char* prefix = "") {
  std::string text;
  for (const auto& line : lines) text += prefix + line + "\n";
  return text;
}

}  // namespace ask::test
