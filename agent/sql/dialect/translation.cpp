#include "agent/sql/dialect/translation.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "agent/common/stack.h"
#include "agent/sql/visit.h"

namespace ask::sql {
namespace {

constexpr size_t kMostTranslatedNodes = 100'000;
constexpr size_t kMostTranslatedDepth = 150;
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || !defined(__OPTIMIZE__)
constexpr size_t kBytesPerTranslatedLevel = 16000;
#else
constexpr size_t kBytesPerTranslatedLevel = 6000;
#endif

}  // namespace

Translation::Translation(Dialect to, const KnownTables& of)
    : dialect(to),
      tables(of),
      most_depth(std::min(kMostTranslatedDepth, stack_left() / 2 / kBytesPerTranslatedLevel)) {}

void Translation::refuse(std::string why) {
  if (failed()) return;
  error = Error{Code::kInvalidArgument, fmt::format("{} has no equivalent: {}",
                                                    is_postgres() ? "PostgreSQL" : "DuckDB", why)};
}

void Translation::spend(size_t nodes) {
  if ((spent += nodes) > kMostTranslatedNodes) refuse("the statement is too large");
}

void Translation::spend_copy(const Expr& expr) {
  spend(1);
  if (failed()) return;
  children(expr, {.expr = [&](const Expr& e) { spend_copy(e); },
                  .query = [&](const Query&) { spend(1000); }});
}

void Translation::enter() {
  if (++depth > most_depth) refuse("the statement is nested too deeply");
}

}  // namespace ask::sql
