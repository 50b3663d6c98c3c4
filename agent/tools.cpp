#include "agent/tools.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/json_text.h"
#include "agent/common/text.h"
#include "agent/db/row_json.h"
#include "agent/reason/schema_text.h"

namespace ask {
namespace {

using Json = nlohmann::ordered_json;
using Body = Result<Json> (*)(Session&, const Json&);

std::string shown(std::string_view text) { return text::shortened(text::repaired_utf8(text), 60); }

Result<std::string> text_argument(const Json& arguments, const char* key) {
  if (!arguments.contains(key) || !arguments[key].is_string())
    return Error{Code::kInvalidArgument, fmt::format("needs \"{}\" as text", key)};
  return arguments[key].get<std::string>();
}

// "table" or "schema.table", as the catalog knows it.
Result<const db::Table*> table_argument(const db::Snapshot& snapshot, const Json& arguments) {
  const auto wanted = text_argument(arguments, "table");
  if (!wanted) return wanted.error();
  if (const db::Table* table = snapshot.catalog.find("", *wanted)) return table;
  std::vector<std::string> names;
  for (const db::Table& table : snapshot.catalog.tables) {
    if (text::equal_nocase(table.schema + "." + table.name, *wanted)) return &table;
    names.push_back(table.name);
  }
  const auto near = text::nearest(*wanted, names, 2);
  return Error{Code::kTableNotFound,
               fmt::format("no table \"{}\"{}", shown(*wanted),
                           near.empty() ? "; list_tables names them"
                                        : "; did you mean " + text::joined(near, " or ") + "?")};
}

Json keys_of(const db::Table& table) {
  Json keys = Json::array();
  for (const db::ForeignKey& key : table.foreign_keys)
    keys.push_back({{"table", table.name},
                    {"columns", key.columns},
                    {"parent_table", key.parent_table},
                    {"parent_columns", key.parent_columns},
                    {"implied", key.implied}});
  return keys;
}

Json rows_of(const db::ResultSet& result) {
  Json rows = Json::array();
  for (const auto& row : result.rows)
    rows.push_back(Json::parse(db::row_json(result.columns, row)));
  return {
      {"columns", result.columns}, {"rows", std::move(rows)}, {"truncated", result.truncated()}};
}

Result<Json> checked_rows(Session& session, std::string_view sql) {
  const auto check = session.check(sql);
  if (!check) return check.error();
  if (!check->runnable) return check->error();
  const auto result = session.run(sql);
  if (!result) return result.error();
  return rows_of(*result);
}

Result<Json> list_tables(Session& session, const Json&) {
  const auto snapshot = session.snapshot(true);
  if (!snapshot) return snapshot.error();
  Json out = Json::array();
  for (const db::Table& table : (*snapshot)->catalog.tables)
    out.push_back({{"schema", table.schema},
                   {"table", table.name},
                   {"kind", name(table.kind)},
                   {"rows", table.row_count < 0 ? Json() : Json(table.row_count)}});
  return out;
}

Result<Json> describe_table(Session& session, const Json& arguments) {
  const auto snapshot = session.snapshot(true);
  if (!snapshot) return snapshot.error();
  const auto table = table_argument(**snapshot, arguments);
  if (!table) return table.error();
  Json columns = Json::array();
  for (const db::Column& column : (*table)->columns)
    columns.push_back({{"name", column.name},
                       {"type", column.declared_type},
                       {"kind", name(column.kind)},
                       {"primary_key", column.primary_key},
                       {"not_null", column.not_null}});
  return Json{{"table", (*table)->name},
              {"text", reason::schema_text(**table)},
              {"columns", std::move(columns)},
              {"foreign_keys", keys_of(**table)}};
}

Result<Json> foreign_keys(Session& session, const Json& arguments) {
  const auto snapshot = session.snapshot(false);
  if (!snapshot) return snapshot.error();
  if (arguments.contains("table")) {
    const auto table = table_argument(**snapshot, arguments);
    if (!table) return table.error();
    return keys_of(**table);
  }
  Json out = Json::array();
  for (const db::Table& table : (*snapshot)->catalog.tables)
    for (Json& key : keys_of(table)) out.push_back(std::move(key));
  return out;
}

Result<Json> search_schema(Session& session, const Json& arguments) {
  const auto query = text_argument(arguments, "query");
  if (!query) return query.error();
  const auto snapshot = session.snapshot(true);
  if (!snapshot) return snapshot.error();
  const auto links = session.link(*query, **snapshot);
  if (!links) return links.error();
  Json out = Json::array();
  for (size_t i = 0; i < links->tables.size(); ++i) {
    const db::Table& table = (*snapshot)->catalog.tables[links->tables[i]];
    out.push_back({{"table", table.name},
                   {"text", reason::schema_text(table)},
                   {"why", i < links->reasons.size() ? links->reasons[i] : ""}});
  }
  return out;
}

Result<Json> sample_rows(Session& session, const Json& arguments) {
  const auto snapshot = session.snapshot(false);
  if (!snapshot) return snapshot.error();
  const auto table = table_argument(**snapshot, arguments);
  if (!table) return table.error();
  int64_t limit = 3;
  if (arguments.contains("limit")) {
    if (!arguments["limit"].is_number_integer())
      return Error{Code::kInvalidArgument, "needs \"limit\" as a whole number from 1 to 5"};
    limit = std::clamp<int64_t>(arguments["limit"].get<int64_t>(), 1, 5);
  }
  std::vector<std::string> columns;
  for (const db::Column& column : (*table)->columns)
    if (!column.is_private && column.role != db::ColumnRole::kHidden)
      columns.push_back(text::quoted(column.name));
  if (columns.empty())
    return Error{
        Code::kInvalidArgument,
        fmt::format("table \"{}\" has no columns that may be shown", shown((*table)->name))};
  return checked_rows(
      session, "SELECT " + text::joined(columns, ", ") + " FROM " + text::quoted((*table)->schema) +
                   "." + text::quoted((*table)->name) + " LIMIT " + std::to_string(limit));
}

Result<Json> run_query(Session& session, const Json& arguments) {
  const auto sql = text_argument(arguments, "sql");
  if (!sql) return sql.error();
  return checked_rows(session, *sql);
}

// JSON Schemas of the arguments.
constexpr std::string_view kNothing =
    R"({"type":"object","properties":{},"additionalProperties":false})";
constexpr std::string_view kTable = R"({"type":"object","properties":{"table":{"type":"string"}},)"
                                    R"("required":["table"],"additionalProperties":false})";
constexpr std::string_view kMaybeTable =
    R"({"type":"object","properties":{"table":{"type":"string"}},"additionalProperties":false})";
constexpr std::string_view kQuery = R"({"type":"object","properties":{"query":{"type":"string"}},)"
                                    R"("required":["query"],"additionalProperties":false})";
constexpr std::string_view kSample = R"({"type":"object","properties":{"table":{"type":"string"},)"
                                     R"("limit":{"type":"integer","minimum":1,"maximum":5}},)"
                                     R"("required":["table"],"additionalProperties":false})";
constexpr std::string_view kSql = R"({"type":"object","properties":{"sql":{"type":"string"}},)"
                                  R"("required":["sql"],"additionalProperties":false})";

constexpr Tool kTools[] = {
    {"list_tables", "every table and view with its row count", kNothing},
    {"describe_table", "columns, types and keys of one table", kTable},
    {"foreign_keys", "the foreign keys of one table or of all", kMaybeTable},
    {"search_schema", "tables that a text is about, best first", kQuery},
    {"sample_rows", "up to five rows of one table", kSample},
    {"run_query", "the rows of one SELECT, checked and limited", kSql},
};
constexpr Body kBodies[] = {list_tables,   describe_table, foreign_keys,
                            search_schema, sample_rows,    run_query};
static_assert(std::size(kTools) == std::size(kBodies), "every tool needs a body");

}  // namespace

std::span<const Tool> tools() { return kTools; }

Result<std::string> run_tool(Session& session, std::string_view name, std::string_view arguments) {
  const std::string_view given = text::trimmed(arguments).empty() ? "{}" : arguments;
  for (size_t i = 0; i < std::size(kTools); ++i) {
    if (kTools[i].name != name) continue;
    const Json parsed = Json::parse(given, nullptr, false);
    if (!parsed.is_object())
      return Error{Code::kInvalidArgument,
                   fmt::format("the arguments of {} must be a JSON object, as in {{}}", name)};
    const auto result = kBodies[i](session, parsed);
    if (!result)
      return Error{result.error().code, fmt::format("{}: {}", name, result.error().message)};
    return json_text(*result);
  }
  std::vector<std::string> known;
  for (const Tool& tool : kTools) known.emplace_back(tool.name);
  return Error{Code::kInvalidArgument,
               fmt::format("no tool \"{}\"; there are {}", shown(name), text::joined(known, ", "))};
}

}  // namespace ask
