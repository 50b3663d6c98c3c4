#include "agent/reason/links.h"

#include <algorithm>
#include <numeric>
#include <tuple>

#include "agent/reason/reasoner.h"

namespace ask::reason {

void Links::keep_best(size_t most) {
  if (keep_all) return;
  reasons.resize(tables.size());
  const size_t own = tables.size() - bridges;
  if (own <= most) return;
  const auto from = static_cast<ptrdiff_t>(most), to = static_cast<ptrdiff_t>(own);
  tables.erase(tables.begin() + from, tables.begin() + to);
  reasons.erase(reasons.begin() + from, reasons.begin() + to);
  linked = std::min(most, linked);
}

bool same_tables(const Links& a, const Links& b) {
  return std::tie(a.tables, a.reasons, a.keep_all) == std::tie(b.tables, b.reasons, b.keep_all);
}

Links all_tables(const Ask& ask, std::string_view why) {
  Links out;
  out.tables.resize(ask.snapshot.catalog.tables.size());
  std::iota(out.tables.begin(), out.tables.end(), size_t{0});
  out.reasons.assign(out.tables.size(), std::string(why));
  out.keep_all = true;
  return out;
}

}  // namespace ask::reason
