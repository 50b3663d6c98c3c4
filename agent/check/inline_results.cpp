#include "agent/check/inline_results.h"

#include <fmt/format.h>

#include <cmath>
#include <set>

#include "agent/check/statement_text.h"
#include "agent/common/contains.h"
#include "agent/common/text.h"

namespace ask::sql {
namespace {

constexpr size_t kMostRows = 1000;
constexpr size_t kMostInlineBytes = 200'000;  // written out; a statement may have a million bytes

std::string hex_literal(std::string_view bytes) {
  std::string out = "x'";
  for (const char c : bytes) out += fmt::format("{:02x}", static_cast<unsigned char>(c));
  return out + "'";
}

struct LiteralWriter {
  std::string operator()(std::monostate) const { return "NULL"; }
  std::string operator()(int64_t v) const { return fmt::format("{}", v); }
  std::string operator()(double v) const {
    if (std::isnan(v)) return "NULL";
    if (std::isinf(v)) return v > 0 ? "9e999" : "-9e999";
    std::string out = fmt::format("{:.17g}", v);
    return out.find_first_of(".e") == out.npos ? out + ".0" : out;
  }
  std::string operator()(const std::string& v) const {
    return text::valid_utf8(v) ? text::literal(v) : "CAST(" + hex_literal(v) + " AS TEXT)";
  }
  std::string operator()(const Blob& v) const { return hex_literal(v.bytes); }
};

// The result as VALUES; "" if it is too large.
std::string written_out(const ResultSet& result) {
  if (result.truncated() || result.rows.size() > kMostRows || result.columns.empty()) return "";
  if (result.rows.empty()) {
    std::string nulls = "NULL";
    for (size_t i = 1; i < result.columns.size(); ++i) nulls += ",NULL";
    return "SELECT " + nulls + " WHERE 0";
  }
  std::string out = "VALUES ";
  for (size_t r = 0; r < result.rows.size(); ++r) {
    out += r == 0 ? "(" : ",(";
    for (size_t c = 0; c < result.rows[r].size(); ++c) {
      if (c > 0) out += ',';
      out += value_literal(result.rows[r][c]);
    }
    out += ')';
    if (out.size() > kMostInlineBytes) return "";
  }
  return out;
}

// The statement without trailing tokens, on lines of its own because it may end with a comment.
Result<std::string> as_body(const std::string& sql) {
  const auto script = StatementText::read(sql);
  if (!script) return script.error();
  size_t end = 0;
  while (end + 1 < script->size() && !script->symbol(end, ";")) ++end;
  return "\n" + sql.substr(0, script->token(end).at) + "\n";
}

Result<std::string> as_query(const InlineResult& kept) {
  std::vector<std::string> columns;
  for (const std::string& column : distinct_columns(kept.result->columns))
    columns.push_back(text::quoted(column));
  std::string body = written_out(*kept.result);
  if (body.empty()) {
    auto again = as_body(kept.sql);
    if (!again) return again.error();
    body = std::move(*again);
  }
  return fmt::format("{}({}) AS ({})", text::quoted(kept.name), text::joined(columns, ","), body);
}

}  // namespace

bool can_be_written_out(const ResultSet& result) { return !written_out(result).empty(); }

std::string value_literal(const Value& value) { return std::visit(LiteralWriter{}, value); }

std::vector<std::string> distinct_columns(const std::vector<std::string>& columns) {
  std::vector<std::string> out;
  std::set<std::string> taken;
  for (size_t i = 0; i < columns.size(); ++i) {
    std::string base = text::repaired_utf8(columns[i]);
    if (text::trimmed(base).empty() || base.find('\0') != base.npos)
      base = fmt::format("c{}", i + 1);
    std::string name = base;
    for (int n = 2; !taken.insert(text::lower(name)).second; ++n)
      name = fmt::format("{}_{}", base, n);
    out.push_back(std::move(name));
  }
  return out;
}

std::vector<std::string> bare_tables(const Statement& statement) {
  std::vector<std::string> out;
  const auto script = StatementText::of(statement);
  if (!script) return out;
  for (const NamedTable& table : script->tables()) {
    const std::string name = text::lower(table.name);
    const bool bare = table.schema.empty() && !table.call && !script->is_query(table.name);
    if (bare && !contains(out, name)) out.push_back(name);
  }
  return out;
}

Result<std::string> with_results(const Statement& statement,
                                 const std::vector<InlineResult>& results) {
  const std::string& sql = statement.text();
  const auto script = StatementText::of(statement);
  if (!script) return script.error();
  std::vector<std::string> queries;
  for (const InlineResult& kept : results) {
    auto query = as_query(kept);
    if (!query) return query.error();
    queries.push_back(std::move(*query));
  }
  if (queries.empty()) return sql;
  const bool has_with = script->word(0, "WITH");
  const bool recursive = has_with && script->word(1, "RECURSIVE");
  const size_t from = script->token(recursive ? 2 : has_with ? 1 : 0).at;
  return fmt::format("WITH {}{}{}{}", recursive ? "RECURSIVE " : "", text::joined(queries, ", "),
                     has_with ? ", " : " ", sql.substr(from));
}

}  // namespace ask::sql
