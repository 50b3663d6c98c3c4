#include "agent/score/compare_rows.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <numeric>
#include <string_view>

#include "agent/common/hash_table.h"
#include "agent/score/compare.h"

namespace ask::score {
namespace {

constexpr double kAbsolute = 1e-6;
constexpr double kRelative = 1e-9;
constexpr size_t kMostToPair = 400;       // most rows of one hash for exact matching
constexpr size_t kMostTrials = 20000000;  // row comparisons spent on that

bool near(double x, double y) {
  if (x == y) return true;
  if (!std::isfinite(x) || !std::isfinite(y)) return false;
  const double larger = std::max(std::fabs(x), std::fabs(y));
  return std::fabs(x - y) <= std::max(kAbsolute, kRelative * larger);
}

// Buckets of the numbers in one column of both results. Numbers that are equal within the tolerance
// always share a bucket; a bucket rarely holds other numbers.
class NumberGroups {
 public:
  NumberGroups(const std::vector<Row>& gold, const std::vector<Row>& got, size_t column) {
    for (const auto* rows : {&gold, &got})
      for (const Row& row : *rows) add(row[column]);
    if (!reals_) return;
    std::sort(numbers_.begin(), numbers_.end());
    for (size_t i = 0; i < numbers_.size(); ++i)
      if (i == 0 || !near(numbers_[i - 1], numbers_[i])) starts_.push_back(numbers_[i]);
    numbers_ = {};
  }

  uint64_t of(const Value& value) const {
    if (!reals_) {  // a column of integers is compared exactly
      const int64_t exact = std::get<int64_t>(value);
      return mixed(static_cast<uint64_t>(exact) + 1);
    }
    const auto after = std::upper_bound(starts_.begin(), starts_.end(), number(value));
    return mixed(static_cast<uint64_t>(after - starts_.begin()) + 1);
  }

 private:
  void add(const Value& value) {
    if (!is_number(value)) return;
    reals_ = reals_ || std::holds_alternative<double>(value);
    numbers_.push_back(number(value));
  }
  std::vector<double> numbers_;
  std::vector<double> starts_;  // the smallest number of each bucket, ascending
  bool reals_ = false;
};

uint64_t hash(const Value& value, const NumberGroups& groups) {
  if (is_number(value)) return groups.of(value);
  if (const auto* text = std::get_if<std::string>(&value)) return hash_of(*text) + 2;
  if (const auto* blob = std::get_if<Blob>(&value)) return hash_of(blob->bytes) + 3;
  return 1;
}

// The hash of each row: equal rows have equal hashes.
std::vector<uint64_t> hashes(const std::vector<Row>& rows,
                             const std::vector<NumberGroups>& groups) {
  std::vector<uint64_t> out;
  out.reserve(rows.size());
  for (const Row& row : rows) {
    uint64_t h = 0;
    for (size_t c = 0; c < row.size(); ++c)
      h = mixed((h ^ hash(row[c], groups[c])) * 0x9E3779B97F4A7C15ULL + c);
    out.push_back(h);
  }
  return out;
}

// Orders rows by their numbers, so that matching rows of one hash are in the same position.
bool before(const Row& a, const Row& b) {
  for (size_t c = 0; c < a.size(); ++c)
    if (const double x = number(a[c]), y = number(b[c]); x != y) return x < y;
  return false;
}

// Matches the rows of both sides that have one hash, as many as possible.
class Pairing {
 public:
  Pairing(const std::vector<Row>& gold, const std::vector<Row>& got, size_t& trials)
      : gold_(gold), got_(got), trials_(trials) {}

  void pair(std::vector<size_t> gold, std::vector<size_t> got, MatchedRows& out) {
    std::sort(gold.begin(), gold.end(),
              [&](size_t a, size_t b) { return before(gold_[a], gold_[b]); });
    std::sort(got.begin(), got.end(), [&](size_t a, size_t b) { return before(got_[a], got_[b]); });
    xs_ = std::move(gold);
    ys_ = std::move(got);
    in_order();
    if (paired_ < std::min(xs_.size(), ys_.size()) && xs_.size() <= kMostToPair &&
        ys_.size() <= kMostToPair)
      all_ways();
    out.pairs += paired_;
    for (size_t j = 0; j < ys_.size(); ++j)
      if (partner_[j] == kNobody) out.got.push_back(ys_[j]);
    std::vector<bool> taken(xs_.size(), false);
    for (const size_t i : partner_)
      if (i != kNobody) taken[i] = true;
    for (size_t i = 0; i < xs_.size(); ++i)
      if (!taken[i]) out.gold.push_back(xs_[i]);
  }

 private:
  static constexpr size_t kNobody = static_cast<size_t>(-1);

  bool same(size_t i, size_t j) const { return same_row(gold_[xs_[i]], got_[ys_[j]]); }

  // Merges the two sorted sides.
  void in_order() {
    partner_.assign(ys_.size(), kNobody);
    paired_ = 0;
    for (size_t i = 0, j = 0; i < xs_.size() && j < ys_.size();) {
      if (same(i, j)) {
        partner_[j++] = i++;
        ++paired_;
      } else if (before(gold_[xs_[i]], got_[ys_[j]])) {
        ++i;
      } else {
        ++j;
      }
    }
  }

  // Maximum bipartite matching by augmenting paths, since rounding may sort the sides differently.
  void all_ways() {
    partner_.assign(ys_.size(), kNobody);
    paired_ = 0;
    for (size_t i = 0; i < xs_.size(); ++i) {
      seen_.assign(ys_.size(), false);
      if (place(i)) ++paired_;
    }
  }
  bool place(size_t i) {
    for (size_t j = 0; j < ys_.size(); ++j) {
      if (seen_[j] || trials_ == 0) continue;
      --trials_;
      if (!same(i, j)) continue;
      seen_[j] = true;
      if (partner_[j] != kNobody && !place(partner_[j])) continue;
      partner_[j] = i;
      return true;
    }
    return false;
  }

  const std::vector<Row>& gold_;
  const std::vector<Row>& got_;
  size_t& trials_;
  std::vector<size_t> xs_, ys_;  // row numbers
  std::vector<size_t> partner_;  // by index in ys_: its match in xs_
  std::vector<bool> seen_;
  size_t paired_ = 0;
};

std::vector<std::pair<uint64_t, size_t>> sorted(const std::vector<uint64_t>& hashes) {
  std::vector<std::pair<uint64_t, size_t>> out;
  out.reserve(hashes.size());
  for (size_t i = 0; i < hashes.size(); ++i) out.emplace_back(hashes[i], i);
  std::sort(out.begin(), out.end());
  return out;
}

}  // namespace

bool same_value(const Value& a, const Value& b) {
  if (a.index() == b.index() && !std::holds_alternative<double>(a)) return a == b;
  return is_number(a) && is_number(b) && near(*as_number(a), *as_number(b));
}

bool same_row(const Row& a, const Row& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), same_value);
}

MatchedRows common_rows(const std::vector<Row>& gold, const std::vector<Row>& got) {
  std::vector<NumberGroups> groups;
  const size_t columns = !gold.empty() ? gold[0].size() : !got.empty() ? got[0].size() : 0;
  for (size_t c = 0; c < columns; ++c) groups.emplace_back(gold, got, c);
  const auto xs = sorted(hashes(gold, groups)), ys = sorted(hashes(got, groups));
  MatchedRows out;
  size_t trials = kMostTrials;
  Pairing pairing(gold, got, trials);
  for (size_t i = 0, j = 0; i < xs.size() || j < ys.size();) {
    const uint64_t h = i == xs.size()   ? ys[j].first
                       : j == ys.size() ? xs[i].first
                                        : std::min(xs[i].first, ys[j].first);
    std::vector<size_t> left, right;
    for (; i < xs.size() && xs[i].first == h; ++i) left.push_back(xs[i].second);
    for (; j < ys.size() && ys[j].first == h; ++j) right.push_back(ys[j].second);
    pairing.pair(std::move(left), std::move(right), out);
  }
  std::sort(out.gold.begin(), out.gold.end());
  std::sort(out.got.begin(), out.got.end());
  return out;
}

bool same_column(const std::vector<Row>& gold, const std::vector<Row>& got, size_t column) {
  if (gold.size() != got.size()) return false;
  const auto cut = [column](const std::vector<Row>& rows) {
    std::vector<Row> out;
    out.reserve(rows.size());
    for (const Row& row : rows) out.push_back({row[column]});
    return out;
  };
  const auto xs = cut(gold), ys = cut(got);
  return common_rows(xs, ys).pairs == xs.size();
}

}  // namespace ask::score
