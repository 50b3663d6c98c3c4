#include "agent/tools/tool_bodies.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/check/checked_sql.h"
#include "agent/check/from_settings.h"
#include "agent/check/inline_results.h"
#include "agent/common/json_text.h"
#include "agent/common/text.h"
#include "agent/db/schema/schema_text.h"

namespace ask::tools {
namespace {

using nlohmann::json;
using Json = nlohmann::ordered_json;

constexpr int64_t kFewRows = 3, kMostRows = 5;  // rows of a sample: default, maximum

std::string brief_text(std::string_view text) {
  return text::shortened(text::repaired_utf8(text), 60);
}

Json text_or_null(const std::string& text) { return text.empty() ? Json() : Json(text); }

ToolAnswer answer(const Json& found, std::vector<std::string> lines) {
  return {json_text(found), std::move(lines), std::nullopt};
}

// Row counts and measured keys are facts of the data.
bool may_show_facts(const ToolBox& box) { return box.share >= reason::Share::kValues; }

// Finds a table given as "table" or "schema.table".
Result<const db::Table*> find_table(const ToolBox& box, const std::string& wanted) {
  if (const db::Table* table = box.snapshot.catalog.find("", wanted)) return table;
  std::vector<std::string> names;
  for (const db::Table& table : box.snapshot.catalog.tables) {
    if (text::equal_nocase(table.schema + "." + table.name, wanted)) return &table;
    names.push_back(table.name);
  }
  const auto near = text::nearest(wanted, names, 2);
  return Error{Code::kTableNotFound,
               fmt::format("no table \"{}\"{}", brief_text(wanted),
                           near.empty() ? "; list_tables names them"
                                        : "; did you mean " + text::joined(near, " or ") + "?")};
}

Result<const db::Table*> table_argument(const ToolBox& box, const json& arguments) {
  return find_table(box, arguments["table"].get_ref<const std::string&>());
}

// The texts of an argument that takes one, or several under another name.
std::vector<std::string> texts_of(const json& arguments, const char* one, const char* several) {
  std::vector<std::string> out;
  if (arguments.contains(one)) out.push_back(arguments[one].get<std::string>());
  if (arguments.contains(several))
    for (const json& text : arguments[several]) out.push_back(text.get<std::string>());
  return out;
}

// What notes call a table (no column) or a column.
std::vector<std::string> synonyms_of(const db::Catalog& catalog, const db::Table& table,
                                     const db::Column* column) {
  std::vector<std::string> out;
  for (const db::NotedName& name : catalog.noted)
    if (name.kind == (column ? db::NotedKind::kColumn : db::NotedKind::kTable) &&
        name.schema == table.schema && name.table == table.name &&
        (!column || name.columns.front() == column->name))
      out.push_back(name.phrase);
  return out;
}

Json key_list(const db::Table& table, bool measured) {
  Json keys = Json::array();
  for (const db::ForeignKey& key : reason::keys_of(table, measured))
    keys.push_back({{"table", table.name},
                    {"columns", key.columns},
                    {"parent_table", key.parent_table},
                    {"parent_columns", key.parent_columns},
                    {"implied", key.implied}});
  return keys;
}

void add_key_lines(const db::Table& table, bool measured, std::vector<std::string>& lines) {
  for (const db::ForeignKey& key : reason::keys_of(table, measured))
    lines.push_back(fmt::format("{}({}) -> {}({}){}", table.name, text::joined(key.columns, ", "),
                                key.parent_table, text::joined(key.parent_columns, ", "),
                                key.implied ? " (not declared)" : ""));
}

Result<ToolAnswer> checked_rows(const ToolBox& box, const std::string& sql) {
  const auto rules = check_rules(box.settings);
  if (!rules) return rules.error();
  const auto limits = run_limits(box.settings);
  if (!limits) return limits.error();
  auto made = checked(sql, box.snapshot.catalog, box.checker, box.kept_results, *rules);
  if (!made) return made.error();
  // Whether it fails, and how long it takes, may be made to depend on a private value.
  if (box.for_model && made->check.runnable && (made->check.reads_private || made->withheld)) {
    ResultSet none;
    none.withheld = true;
    return ToolAnswer{
        "", {}, std::move(none), sql, made->statement.text(), std::move(made->lineage)};
  }
  auto result = run_checked(box.db, made->statement.text(), made->check, *limits);
  if (!result) return result.error();
  return ToolAnswer{
      "", {}, std::move(*result), sql, made->statement.text(), std::move(made->lineage)};
}

}  // namespace

Result<ToolAnswer> list_tables(const ToolBox& box, const json&) {
  Json out = Json::array();
  std::vector<std::string> lines;
  for (const db::Table& table : box.snapshot.catalog.tables) {
    const bool counted = table.row_count >= 0 && may_show_facts(box);
    out.push_back({{"schema", table.schema},
                   {"table", table.name},
                   {"kind", name(table.kind)},
                   {"rows", counted ? Json(table.row_count) : Json()}});
    std::string line = table.schema == "main" ? table.name : table.schema + "." + table.name;
    if (table.kind == db::TableKind::kView) line += " (view)";
    if (counted) line += fmt::format(" ({} rows)", table.row_count);
    lines.push_back(std::move(line));
  }
  return answer(out, std::move(lines));
}

namespace {

Json described_table(const db::Catalog& catalog, const db::Table& table, bool measured,
                     std::vector<std::string>& lines) {
  Json columns = Json::array();
  const std::string text = reason::schema_text(table, measured);
  lines.push_back(text);
  if (!table.description.empty()) lines.push_back(table.name + ": " + table.description);
  for (const db::Column& column : table.columns) {
    columns.push_back({{"name", column.name},
                       {"type", column.declared_type},
                       {"kind", name(column.kind)},
                       {"primary_key", column.primary_key},
                       {"not_null", column.not_null}});
    if (!column.description.empty()) columns.back()["description"] = column.description;
    if (!column.unit.empty()) columns.back()["unit"] = column.unit;
    if (const auto also = synonyms_of(catalog, table, &column); !also.empty())
      columns.back()["synonyms"] = also;
    if (!column.description.empty()) lines.push_back(column.name + ": " + column.description);
  }
  // Member by member: the library leaks a list of members when memory runs out in between.
  Json out = Json::object();
  out["schema"] = table.schema;
  out["table"] = table.name;
  out["text"] = text;
  out["columns"] = std::move(columns);
  out["foreign_keys"] = key_list(table, measured);
  if (!table.description.empty()) out["description"] = table.description;
  if (const auto also = synonyms_of(catalog, table, nullptr); !also.empty()) out["synonyms"] = also;
  return out;
}

}  // namespace

// One table as an object, several as a list.
Result<ToolAnswer> describe_table(const ToolBox& box, const json& arguments) {
  const std::vector<std::string> names = texts_of(arguments, "table", "tables");
  if (names.empty()) return Error{Code::kInvalidArgument, "needs \"table\" as text"};
  Json all = Json::array();
  std::vector<std::string> lines;
  for (const std::string& wanted : names) {
    const auto found = find_table(box, wanted);
    if (!found) return found.error();
    all.push_back(described_table(box.snapshot.catalog, **found, may_show_facts(box), lines));
  }
  return answer(arguments.contains("tables") ? all : all[0], std::move(lines));
}

Result<ToolAnswer> foreign_keys(const ToolBox& box, const json& arguments) {
  Json out = Json::array();
  std::vector<std::string> lines;
  const auto add = [&](const db::Table& table) {
    for (Json& key : key_list(table, may_show_facts(box))) out.push_back(std::move(key));
    add_key_lines(table, may_show_facts(box), lines);
  };
  if (arguments.contains("table")) {
    const auto table = table_argument(box, arguments);
    if (!table) return table.error();
    add(**table);
  } else {
    for (const db::Table& table : box.snapshot.catalog.tables) add(table);
  }
  if (lines.empty()) lines.emplace_back("(no foreign keys)");
  return answer(out, std::move(lines));
}

namespace {

constexpr std::string_view kFullTextModules[] = {"using fts5", "using fts4", "using fts3"};
constexpr size_t kMostFullText = 5;  // tables that have a keyword

struct FoundTable {
  size_t table = 0;
  std::string why;
};

// Tables that hold a text: as it is, in a longer one, or with a typo. Needs share=values.
std::vector<FoundTable> tables_holding(const ToolBox& box, const std::string& text) {
  constexpr size_t kMostHits = 20;
  const db::ValueIndex& values = box.snapshot.values;
  const std::string wanted = db::ValueIndex::normalised(text);
  auto hits = values.find(wanted);
  if (hits.empty()) hits = values.containing(wanted, kMostHits);
  if (hits.empty()) hits = values.nearly(wanted, 1);
  std::vector<FoundTable> out;
  for (const db::ValueHit& hit : hits) {
    if (out.size() == kMostHits) break;
    const db::Table& table = box.snapshot.catalog.tables[hit.table];
    out.push_back({hit.table, fmt::format("holds \"{}\" in {}", brief_text(values.original(hit)),
                                          table.columns[hit.column].name)});
  }
  return out;
}

bool is_full_text(const db::Catalog& catalog, const db::Table& table) {
  if (table.kind != db::TableKind::kVirtual) return false;
  const db::Table* whole = catalog.unfiltered().find(table.schema, table.name);
  const std::string sql = whole == nullptr ? "" : text::lower(whole->sql);
  return std::any_of(std::begin(kFullTextModules), std::end(kFullTextModules),
                     [&](std::string_view module) { return sql.find(module) != sql.npos; });
}

// Full-text tables that have the words of a text next to each other. Needs share=values.
std::vector<FoundTable> full_text_tables(const ToolBox& box, const std::string& text) {
  std::vector<FoundTable> out;
  const db::Catalog& catalog = box.snapshot.catalog;
  std::string phrase = text;
  std::replace(phrase.begin(), phrase.end(), '"', ' ');
  for (size_t t = 0; t < catalog.tables.size() && out.size() < kMostFullText; ++t) {
    const db::Table& table = catalog.tables[t];
    const bool hidden = std::any_of(table.columns.begin(), table.columns.end(),
                                    [](const db::Column& c) { return c.is_private; });
    if (hidden || table.restricted || !is_full_text(catalog, table)) continue;
    const std::string name = text::quoted(table.name);
    const auto rows = checked_rows(
        box, fmt::format("SELECT count(*) FROM (SELECT 1 FROM {0}.{1} WHERE {1} MATCH {2} LIMIT 1)",
                         text::quoted(table.schema), name, text::literal('"' + phrase + '"')));
    if (rows && rows->result && !rows->result->rows.empty() &&
        rows->result->rows[0][0] == Value(int64_t{1}))
      out.push_back({t, fmt::format("its text has \"{}\"", brief_text(text))});
  }
  return out;
}

// The tables of a keyword. Needs share=values.
std::vector<FoundTable> tables_with(const ToolBox& box, const std::string& keyword) {
  std::vector<FoundTable> out = tables_holding(box, keyword);
  for (FoundTable& one : full_text_tables(box, keyword)) out.push_back(std::move(one));
  return out;
}

}  // namespace

// The tables of all queries, those that more of them rank high first; then those of the keywords.
Result<ToolAnswer> search_schema(const ToolBox& box, const json& arguments) {
  const auto most = box.settings.integer(Setting::kLinkK);
  if (!most) return most.error();
  constexpr size_t kLongest = 16'384;  // bytes; same limit as for questions
  const std::vector<std::string> queries = texts_of(arguments, "query", "queries");
  const std::vector<std::string> keywords = texts_of(arguments, "", "keywords");
  if (queries.empty() && keywords.empty())
    return Error{Code::kInvalidArgument, "needs \"query\" as text"};
  for (const auto* texts : {&queries, &keywords})
    for (const std::string& text : *texts)
      if (text.size() > kLongest)
        return Error{Code::kInvalidArgument,
                     fmt::format("\"query\" has {} bytes; the limit is {}", text.size(), kLongest)};
  const bool values_too = box.share >= reason::Share::kValues;
  const db::Snapshot bare = values_too ? db::Snapshot() : without_data(box.snapshot);
  const db::Snapshot& searched = values_too ? box.snapshot : bare;
  std::vector<FoundTable> found;
  std::vector<double> rank(box.snapshot.catalog.tables.size(), 0);  // sum of 1 / place
  for (const std::string& query : queries) {
    auto links = reason::make_builtin(values_too ? box.engine : nullptr)->link({query, searched});
    if (!links) return links.error();
    for (size_t i = 0; i < links->tables.size(); ++i) {
      rank[links->tables[i]] += 1.0 / static_cast<double>(i + 1);
      found.push_back({links->tables[i], i < links->reasons.size() ? links->reasons[i] : ""});
    }
  }
  for (const std::string& keyword : keywords)
    for (FoundTable& one : values_too ? tables_with(box, keyword) : std::vector<FoundTable>()) {
      rank[one.table] += 1.0;
      found.push_back(std::move(one));
    }
  std::stable_sort(found.begin(), found.end(), [&](const FoundTable& a, const FoundTable& b) {
    return rank[a.table] > rank[b.table];
  });
  std::vector<bool> listed(rank.size(), false);
  Json out = Json::array();
  std::vector<std::string> lines;
  for (const FoundTable& one : found) {
    if (listed[one.table] || out.size() == static_cast<size_t>(*most)) continue;
    listed[one.table] = true;
    const db::Table& table = box.snapshot.catalog.tables[one.table];
    const std::string text = reason::schema_text(table, values_too);
    out.push_back(
        {{"schema", table.schema}, {"table", table.name}, {"text", text}, {"why", one.why}});
    if (!table.description.empty()) out.back()["description"] = table.description;
    lines.push_back(text + (one.why.empty() ? "" : " -- " + one.why));
  }
  if (lines.empty()) lines.emplace_back("(no table is about that)");
  return answer(out, std::move(lines));
}

Result<ToolAnswer> sample_rows(const ToolBox& box, const json& arguments) {
  const auto table = table_argument(box, arguments);
  if (!table) return table.error();
  const int64_t limit = arguments.contains("limit")
                            ? std::clamp<int64_t>(arguments["limit"].get<int64_t>(), 1, kMostRows)
                            : kFewRows;
  std::vector<std::string> columns;
  for (const db::Column& column : (*table)->columns)
    if (!column.is_private && column.role != db::ColumnRole::kHidden)
      columns.push_back(text::quoted(column.name));
  if (columns.empty())
    return Error{
        Code::kInvalidArgument,
        fmt::format("table \"{}\" has no columns that may be shown", brief_text((*table)->name))};
  auto out = checked_rows(
      box, "SELECT " + text::joined(columns, ", ") + " FROM " + text::quoted((*table)->schema) +
               "." + text::quoted((*table)->name) + " LIMIT " + std::to_string(limit));
  if (out) out->sql.clear();  // the model did not write this query
  return out;
}

Result<ToolAnswer> list_results(const ToolBox& box, const json&) {
  Json out = Json::array();
  std::vector<std::string> lines;
  const auto rules = check_rules(box.settings);
  if (!rules) return rules.error();
  std::vector<KeptResult> results;
  if (box.kept_results) {
    auto readable = box.kept_results->readable({box.snapshot.catalog, box.checker, *rules});
    if (!readable) return readable.error();
    results = std::move(*readable);
  }
  for (const KeptResult& kept : results) {
    const auto columns = sql::distinct_columns(kept.result->columns);
    out.push_back({{"id", kept.id},
                   {"description", text_or_null(kept.description)},
                   {"columns", columns},
                   {"rows", kept.result->rows.size()},
                   {"sql", text_or_null(kept.sql)}});
    lines.push_back(fmt::format("{}({}): {} rows", kept.id, text::joined(columns, ", "),
                                kept.result->rows.size()));
    if (!kept.description.empty()) lines.back() += " -- " + brief_text(kept.description);
  }
  if (lines.empty()) lines.emplace_back("(nothing is kept)");
  return answer(out, std::move(lines));
}

Result<ToolAnswer> run_query(const ToolBox& box, const json& arguments) {
  return checked_rows(box, arguments["sql"].get<std::string>());
}

}  // namespace ask::tools
