#include "bench/exec_match.h"

#include <sqlite3.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numeric>

namespace ask::bench {
namespace {

using Clock = std::chrono::steady_clock;
using Row = std::vector<Value>;

constexpr size_t kMostRows = 200000;
constexpr std::chrono::seconds kLimit{5};

int late(void* end) { return Clock::now() > *static_cast<Clock::time_point*>(end) ? 1 : 0; }

Value value_at(sqlite3_stmt* stmt, int i) {
  const auto bytes = [&] { return static_cast<size_t>(sqlite3_column_bytes(stmt, i)); };
  switch (sqlite3_column_type(stmt, i)) {
    case SQLITE_INTEGER:
      return static_cast<int64_t>(sqlite3_column_int64(stmt, i));
    case SQLITE_FLOAT:
      return sqlite3_column_double(stmt, i);
    case SQLITE_TEXT: {
      const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(stmt, i));
      return std::string(text, bytes());
    }
    case SQLITE_BLOB: {
      const auto* data = static_cast<const char*>(sqlite3_column_blob(stmt, i));
      return Blob{data == nullptr ? "" : std::string(data, bytes())};
    }
    default:
      return std::monostate{};
  }
}

bool number(const Value& v, double& out) {
  if (const auto* i = std::get_if<int64_t>(&v)) return out = static_cast<double>(*i), true;
  if (const auto* d = std::get_if<double>(&v)) return out = *d, true;
  return false;
}

bool same(const Value& a, const Value& b) {
  double x = 0, y = 0;
  if (number(a, x) && number(b, y))
    return x == y || std::abs(x - y) <= 1e-6 * std::max({1.0, std::abs(x), std::abs(y)});
  return a == b;
}

bool same_row(const Row& a, const Row& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), same);
}

// Texts first, then numbers: rows that agree but for rounding come to stand at the same place.
bool before(const Row& a, const Row& b) {
  const auto rank = [](const Value& v) {
    double x = 0;
    return number(v, x) ? 1 : std::holds_alternative<std::monostate>(v) ? 0 : 2;
  };
  for (size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
    if (rank(a[i]) != rank(b[i])) return rank(a[i]) < rank(b[i]);
    const auto* x = std::get_if<std::string>(&a[i]);
    const auto* y = std::get_if<std::string>(&b[i]);
    if (x != nullptr && y != nullptr && *x != *y) return *x < *y;
  }
  for (size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
    double x = 0, y = 0;
    if (number(a[i], x) && number(b[i], y) && !same(a[i], b[i])) return x < y;
  }
  return false;
}

}  // namespace

Outcome run(sqlite3* db, const std::string& sql) {
  Outcome out;
  sqlite3_stmt* stmt = nullptr;
  if (sqlite3_prepare_v2(db, sql.c_str(), -1, &stmt, nullptr) != SQLITE_OK || stmt == nullptr) {
    out.error = sqlite3_errmsg(db);
    sqlite3_finalize(stmt);
    return out;
  }
  Clock::time_point end = Clock::now() + kLimit;
  sqlite3_progress_handler(db, 2000, late, &end);
  out.columns = sqlite3_column_count(stmt);
  int rc = SQLITE_ROW;
  while ((rc = sqlite3_step(stmt)) == SQLITE_ROW && out.rows.size() <= kMostRows) {
    Row row;
    for (int i = 0; i < out.columns; ++i) row.push_back(value_at(stmt, i));
    out.rows.push_back(std::move(row));
  }
  out.ran = rc == SQLITE_DONE && out.columns > 0;
  if (!out.ran) out.error = rc == SQLITE_ROW ? "too many rows" : sqlite3_errmsg(db);
  sqlite3_progress_handler(db, 0, nullptr, nullptr);
  sqlite3_finalize(stmt);
  return out;
}

bool orders_at_top(std::string_view sql) {
  int depth = 0;
  for (size_t i = 0; i < sql.size(); ++i) {
    const char c = sql[i];
    if (c == '\'' || c == '"' || c == '`') {
      i = sql.find(c, i + 1);
      if (i == sql.npos) return false;
    } else if (c == '(') {
      ++depth;
    } else if (c == ')') {
      --depth;
    } else if (depth == 0 && (c == 'o' || c == 'O') && i + 5 < sql.size() &&
               sqlite3_strnicmp(sql.data() + i, "order", 5) == 0 &&
               (i == 0 || std::isalnum(static_cast<unsigned char>(sql[i - 1])) == 0)) {
      size_t j = i + 5;
      while (j < sql.size() && std::isspace(static_cast<unsigned char>(sql[j])) != 0) ++j;
      if (j > i + 5 && j + 1 < sql.size() && sqlite3_strnicmp(sql.data() + j, "by", 2) == 0)
        return true;
    }
  }
  return false;
}

std::string difference(const Outcome& gold, const Outcome& got, bool ordered) {
  if (!got.ran) return got.error.empty() ? "no prediction" : got.error;
  if (gold.columns != got.columns)
    return "columns: " + std::to_string(got.columns) + " for " + std::to_string(gold.columns);
  if (gold.rows.size() != got.rows.size())
    return "rows: " + std::to_string(got.rows.size()) + " for " + std::to_string(gold.rows.size());
  if (std::equal(gold.rows.begin(), gold.rows.end(), got.rows.begin(), same_row)) return "";
  auto a = gold.rows, b = got.rows;
  std::sort(a.begin(), a.end(), before);
  std::sort(b.begin(), b.end(), before);
  if (!std::equal(a.begin(), a.end(), b.begin(), same_row)) return "values differ";
  return ordered ? "order differs" : "";
}

bool equal_in_any_columns(const Outcome& gold, const Outcome& got, bool ordered) {
  constexpr int kMostTurned = 5;
  if (difference(gold, got, ordered).empty()) return true;
  if (!got.ran || gold.columns != got.columns || gold.columns > kMostTurned ||
      gold.rows.size() != got.rows.size())
    return false;
  std::vector<size_t> places(static_cast<size_t>(gold.columns));
  std::iota(places.begin(), places.end(), size_t{0});
  while (std::next_permutation(places.begin(), places.end())) {
    Outcome turned{true, "", got.columns, {}};
    for (const Row& row : got.rows) {
      Row& out = turned.rows.emplace_back();
      for (const size_t place : places) out.push_back(row[place]);
    }
    if (difference(gold, turned, ordered).empty()) return true;
  }
  return false;
}

}  // namespace ask::bench
