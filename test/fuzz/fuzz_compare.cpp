// feature 114. Two results. Oracles: a result equals itself; the verdict is symmetric; scores are
// from 0 to 1; 1 only for equal results; comparison with order is never milder than without.
#include <algorithm>
#include <cmath>
#include <cstring>

#include "agent/score/compare.h"
#include "test/fuzz/fuzz.h"

namespace {

using namespace ask;
using fuzz::require;

Value value(std::string_view bytes) {
  if (bytes.empty()) return {};
  const std::string rest(bytes.substr(1));
  switch (bytes[0] % 5) {
    case 0:
      return static_cast<int64_t>(std::strtoll(rest.c_str(), nullptr, 10));
    case 1:
      return std::strtod(rest.c_str(), nullptr);
    case 2:
      return Blob{rest};
    case 3:
      return std::monostate();
    default:
      return rest;
  }
}

ResultSet result(fuzz::Pieces& pieces) {
  const std::string_view head = pieces.next();
  const size_t columns = head.empty() ? 1 : 1 + static_cast<unsigned char>(head[0]) % 4;
  const size_t rows = head.size() < 2 ? 0 : static_cast<unsigned char>(head[1]) % 8;
  ResultSet out;
  out.columns.assign(columns, "c");
  out.rows.resize(rows);
  for (auto& row : out.rows)
    for (size_t i = 0; i < columns; ++i) row.push_back(value(pieces.next()));
  return out;
}

bool share(double x) { return x >= 0 && x <= 1; }

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  fuzz::Pieces pieces(fuzz::view(data, size));
  const ResultSet a = result(pieces), b = result(pieces);
  for (const bool ordered : {false, true}) {
    const score::ResultComparison self = score::compare(a, a, ordered);
    require(self.same && self.match == 1, "not equal to itself", self.difference);
    const score::ResultComparison ab = score::compare(a, b, ordered),
                                  ba = score::compare(b, a, ordered);
    require(ab.same == ba.same, "the verdict depends on the side", ab.difference);
    for (const score::ResultComparison& c : {ab, ba}) {
      require(c.same == c.difference.empty(), "a difference without a name", c.difference);
      require(share(c.match) && share(c.semantic) && share(c.rows_found) && share(c.columns_found),
              "beyond 0 to 1");
      require((c.match == 1) == c.same, "1 for what is not the same", c.difference);
    }
  }
  if (score::compare(a, b, true).same)
    require(score::compare(a, b, false).same, "the same in order, and not without");
  // If order does not count, any order of the rows is equal.
  ResultSet turned = a;
  std::reverse(turned.rows.begin(), turned.rows.end());
  require(score::compare(a, turned, false).same, "rows the other way round are not the same");
  (void)score::order_counts(pieces.rest());
  return 0;
}
