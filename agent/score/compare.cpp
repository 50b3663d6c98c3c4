#include "agent/score/compare.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "agent/common/text.h"
#include "agent/score/compare_rows.h"
#include "agent/sql/lex.h"
#include "agent/sql/parse.h"

namespace ask::score {
namespace {

constexpr size_t kSample = 500;      // unmatched rows of each side to compare pairwise
constexpr double kAlmost = 0.99;     // upper bound of the scores of different results
constexpr double kOutOfPlace = 0.5;  // weight of a matching row in the wrong position

size_t width(const ResultSet& result) {
  return !result.rows.empty() ? result.rows[0].size() : result.columns.size();
}

double share(size_t part, size_t whole) {
  return whole == 0 ? 1 : static_cast<double>(part) / static_cast<double>(whole);
}

// At most kSample of the rows, evenly spread.
std::vector<size_t> sampled(const std::vector<size_t>& rows) {
  if (rows.size() <= kSample) return rows;
  std::vector<size_t> out;
  for (size_t i = 0; i < kSample; ++i) out.push_back(rows[i * rows.size() / kSample]);
  return out;
}

std::vector<size_t> all_of(const std::vector<Row>& rows) {
  std::vector<size_t> out(rows.size());
  for (size_t i = 0; i < out.size(); ++i) out[i] = i;
  return out;
}

double cells_found(const Row& gold, const Row& got) {
  size_t found = 0;
  for (size_t c = 0; c < std::min(gold.size(), got.size()); ++c)
    found += same_value(gold[c], got[c]) ? 1 : 0;
  return share(found, std::max(gold.size(), got.size()));
}

// Matches the rows that `common` left over greedily with their nearest rows, each used once, and
// returns the sum of the shares of matching cells.
double nearest(const ResultSet& gold, const ResultSet& got, const MatchedRows& common) {
  const auto xs = sampled(common.gold), ys = sampled(common.got);
  if (xs.empty() || ys.empty()) return 0;
  std::vector<bool> used(ys.size(), false);
  double sum = 0;
  for (const size_t x : xs) {
    double best = 0;
    size_t at = ys.size();
    for (size_t j = 0; j < ys.size() && best < 1; ++j) {
      if (used[j]) continue;
      const double found = cells_found(gold.rows[x], got.rows[ys[j]]);
      if (found > best) best = found, at = j;
    }
    if (at < ys.size()) used[at] = true;
    sum += best;
  }
  const double scale =
      share(std::min(common.gold.size(), common.got.size()), std::min(xs.size(), ys.size()));
  return sum * scale;
}

struct ColumnSummary {
  size_t rows = 0, nulls = 0, numbers = 0;
  double sum = 0;
  std::set<int> kinds;  // 1 number, 2 text, 3 blob
  double mean() const { return numbers == 0 ? 0 : sum / static_cast<double>(numbers); }
};

ColumnSummary facts_of(const ResultSet& result, size_t column) {
  ColumnSummary out;
  for (const Row& row : result.rows) {
    ++out.rows;
    const Value& value = row[column];
    if (is_number(value)) {
      out.sum += number(value);
      ++out.numbers;
      out.kinds.insert(1);
    } else if (std::holds_alternative<std::monostate>(value)) {
      ++out.nulls;
    } else {
      out.kinds.insert(std::holds_alternative<std::string>(value) ? 2 : 3);
    }
  }
  return out;
}

double mean_similarity(const ColumnSummary& gold, const ColumnSummary& got) {
  if (got.numbers == 0) return 0;
  const double x = gold.mean(), y = got.mean();
  if (same_value(x, y)) return 1;
  const double larger = std::max(std::fabs(x), std::fabs(y));
  const double apart = std::fabs(x - y) / larger;
  return std::isfinite(apart) ? std::max(0.0, 1 - apart) : 0;
}

double type_overlap(const ColumnSummary& gold, const ColumnSummary& got) {
  if (gold.kinds == got.kinds) return 1;
  const bool common = std::any_of(gold.kinds.begin(), gold.kinds.end(),
                                  [&](int kind) { return got.kinds.count(kind) > 0; });
  return common ? 0.7 : 0.3;
}

// Numbers, nulls and types. A column that only one result has scores 0.
void compare_columns(const ResultSet& gold, const ResultSet& got, Similarity& out) {
  const size_t both = std::min(width(gold), width(got)), all = std::max(width(gold), width(got));
  double numbers = 0, nulls = 0, types = 0;
  size_t number_columns = 0;
  for (size_t c = 0; c < width(gold); ++c) {
    const ColumnSummary x = facts_of(gold, c);
    const bool holds_numbers = x.numbers > 0;
    number_columns += holds_numbers ? 1 : 0;
    if (c >= both) continue;
    const ColumnSummary y = facts_of(got, c);
    if (holds_numbers) numbers += mean_similarity(x, y);
    nulls += 1 - std::fabs(share(x.nulls, x.rows) - share(y.nulls, y.rows));
    types += type_overlap(x, y);
  }
  out.numbers = number_columns == 0 ? 1 : numbers / static_cast<double>(number_columns);
  out.nulls = all == 0 ? 1 : nulls / static_cast<double>(all);
  out.types = all == 0 ? 1 : types / static_cast<double>(all);
}

size_t rows_in_place(const ResultSet& gold, const ResultSet& got) {
  size_t out = 0;
  for (size_t i = 0; i < std::min(gold.rows.size(), got.rows.size()); ++i)
    out += same_row(gold.rows[i], got.rows[i]) ? 1 : 0;
  return out;
}

ResultComparison verdict(const ResultSet& gold, const ResultSet& got, const MatchedRows& common,
                         bool ordered, size_t in_place) {
  ResultComparison out;
  const size_t rows = gold.rows.size();
  if (width(gold) != width(got))
    out.difference = fmt::format("columns: {} for {}", width(got), width(gold));
  else if (gold.truncated() || got.truncated())
    out.difference = "cut";
  else if (rows != got.rows.size())
    out.difference = fmt::format("rows: {} for {}", got.rows.size(), rows);
  else if (std::max(common.pairs, in_place) != rows)
    out.difference = "values differ";
  else if (ordered && in_place != rows)
    out.difference = "order differs";
  out.same = out.difference.empty();
  return out;
}

void blend(const ResultSet& gold, const ResultSet& got, ResultComparison& out) {
  const Similarity& s = out.similarity;
  const double match = .5 * out.rows_found + .3 * out.columns_found +
                       (gold.rows.size() == got.rows.size() ? .1 : 0) +
                       (width(gold) == width(got) ? .1 : 0);
  const double semantic = .5 * s.values + .2 * s.numbers + .15 * s.nulls + .15 * s.types;
  out.match = out.same ? 1 : std::min(kAlmost, match);
  out.semantic = out.same ? 1 : std::min(kAlmost, semantic);
}

bool orders_outside_parentheses(const sql::Statement& statement) {
  int depth = 0;
  bool order = false;
  const Result<std::vector<sql::Token>>& tokens = statement.tokens();
  if (!tokens) return false;
  for (const sql::Token& token : *tokens) {
    if (token.text == "(") ++depth;
    if (token.text == ")") --depth;
    if (order && text::equal_nocase(token.text, "by")) return true;
    order = depth == 0 && text::equal_nocase(token.text, "order");
  }
  return false;
}

}  // namespace

bool order_counts(const sql::Statement& statement) {
  const Result<sql::Query>& query = statement.query();
  return query ? !query->order_by.empty() : orders_outside_parentheses(statement);
}

ResultComparison compare(const ResultSet& gold, const ResultSet& got, bool ordered) {
  const bool alike = width(gold) == width(got);
  const MatchedRows common = alike ? common_rows(gold.rows, got.rows)
                                   : MatchedRows{0, all_of(gold.rows), all_of(got.rows)};
  const size_t in_place = ordered && alike ? rows_in_place(gold, got) : common.pairs;
  ResultComparison out = verdict(gold, got, common, ordered, in_place);
  if (out.same) {
    out.rows_found = out.columns_found = out.match = out.semantic = 1;
    out.similarity = {1, 1, 1, 1};
    return out;
  }
  if (got.rows.empty() || gold.rows.empty()) return out;  // nothing in common

  const size_t rows = std::max(gold.rows.size(), got.rows.size());
  const size_t elsewhere = common.pairs - std::min(common.pairs, in_place);
  const double placed =
      static_cast<double>(in_place) + kOutOfPlace * static_cast<double>(elsewhere);
  out.rows_found = placed / static_cast<double>(rows);
  size_t columns = 0;
  for (size_t c = 0; c < std::min(width(gold), width(got)); ++c)
    columns += same_column(gold.rows, got.rows, c) ? 1 : 0;
  out.columns_found = share(columns, std::max(width(gold), width(got)));
  out.similarity.values = (placed + nearest(gold, got, common)) / static_cast<double>(rows);
  compare_columns(gold, got, out.similarity);
  blend(gold, got, out);
  return out;
}

}  // namespace ask::score
