#include "agent/sql/dialect.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/stack.h"
#include "agent/common/text.h"
#include "agent/sql/dialect_translator.h"
#include "agent/sql/render.h"
#include "agent/sql/render_writer.h"
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

std::optional<Dialect> dialect_named(std::string_view name) {
  if (text::equal_nocase(name, "sqlite") || text::equal_nocase(name, "sqlite3"))
    return Dialect::kSqlite;
  if (text::equal_nocase(name, "postgresql") || text::equal_nocase(name, "postgres"))
    return Dialect::kPostgresql;
  if (text::equal_nocase(name, "duckdb")) return Dialect::kDuckdb;
  return std::nullopt;
}

Result<std::string> render_for(const Query& query, Dialect dialect, const KnownTables& tables) {
  if (dialect == Dialect::kSqlite) return render(query);
  Translator translator(dialect, tables);
  const Query translated = translator.whole(query);
  if (translator.error()) return *translator.error();
  Writer writer(dialect);
  writer.query(translated);
  return writer.take();
}

Translator::Translator(Dialect dialect, const KnownTables& tables)
    : dialect_(dialect), tables_(tables) {
  most_depth_ = std::min(kMostTranslatedDepth, stack_left() / 2 / kBytesPerTranslatedLevel);
}

void Translator::spend(size_t nodes) {
  if ((spent_ += nodes) > kMostTranslatedNodes) refuse("the statement is too large");
}

void Translator::spend_copy(const Expr& expr) {
  spend(1);
  if (failed()) return;
  children(expr, {.expr = [&](const Expr& e) { spend_copy(e); },
                  .query = [&](const Query&) { spend(1000); }});
}

void Translator::refuse(std::string why) {
  if (failed()) return;
  error_ = Error{Code::kInvalidArgument, fmt::format("{} has no equivalent: {}",
                                                     is_postgres() ? "PostgreSQL" : "DuckDB", why)};
}

Expr called(std::string name, std::vector<Expr> arguments) {
  return {Call{std::move(name), std::move(arguments)}};
}
Expr cast_to(Expr operand, std::string type) { return {Cast{std::move(operand), std::move(type)}}; }
Expr number_node(int64_t value) { return {Literal{value}}; }
Expr text_node(std::string value) { return {Literal{std::move(value)}}; }
Expr truth_node(bool value) { return called(value ? "true" : "false", {}); }

}  // namespace ask::sql
