#include "agent/service/ossie.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/json_text.h"
#include "agent/common/text.h"
#include "agent/db/schema/note.h"
#include "agent/sql/object_name.h"
#include "agent/sql/parse.h"
#include "agent/sql/render.h"
#include "agent/sql/visit.h"

namespace ask {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view kVersion = "0.2.0.dev0";

Json expression(std::string_view sql) {
  return {{"dialects", Json::array({{{"dialect", "ANSI_SQL"}, {"expression", sql}}})}};
}

// What a note says beyond the specification.
void put_extension(Json& item, Json data) {
  if (data.empty()) return;
  item["custom_extensions"] =
      Json::array({{{"vendor_name", kOssieVendor}, {"data", json_text(std::move(data))}}});
}

void put_unit(Json& item, const std::string& unit) {
  if (!unit.empty()) put_extension(item, {{"unit", unit}});
}

void put_words(Json& item, std::string_view description, const std::vector<std::string>& synonyms) {
  if (!description.empty()) item["description"] = description;
  if (!synonyms.empty()) item["ai_context"] = {{"synonyms", synonyms}};
}

// The name of a measure or condition as it is noted, which its phrase has in words: "net_revenue".
std::string own_name(const db::NotedName& name) {
  const auto parts = sql::object_parts(name.object);
  return parts && !parts->empty() ? parts->back().text : name.phrase;
}

// The expression with the dataset as what its columns are qualified with.
std::string qualified(const std::string& expression, const std::string& dataset) {
  auto query = sql::parse("SELECT " + expression);
  if (!query) return expression;
  sql::Expr& expr = query->cores[0].items[0].expr;
  sql::change_columns(expr, [&](sql::ColumnRef& column) { column.table = dataset; });
  return sql::render(expr);
}

std::string name_of(const db::Catalog& catalog, const db::Table& table) {
  return db::object_name(catalog, text::quoted(table.schema) + "." + text::quoted(table.name));
}

class Exporter {
 public:
  explicit Exporter(const db::Catalog& catalog) : catalog_(catalog) {}

  Json model() const {
    Json out = {{"version", kVersion}, {"name", "main"}, {"datasets", Json::array()}};
    Json relationships = Json::array();
    for (const db::Table& table : catalog_.tables) {
      out["datasets"].push_back(dataset(table));
      for (const db::ForeignKey& key : table.foreign_keys)
        relationships.push_back(
            {{"name", fmt::format("{}_{}", name_of(catalog_, table), key.columns[0])},
             {"from", name_of(catalog_, table)},
             {"to", parent_of(key)},
             {"from_columns", key.columns},
             {"to_columns", key.parent_columns}});
    }
    if (!relationships.empty()) out["relationships"] = std::move(relationships);
    Json metrics = Json::array();
    for (const NamedExpression& named : expressions()) {
      if (!named.name->aggregate) continue;
      const db::Table* table = catalog_.find(named.name->schema, named.name->table);
      const std::string dataset = table == nullptr ? "" : name_of(catalog_, *table);
      Json metric = {{"name", own_name(*named.name)},
                     {"expression", expression(qualified(named.name->sql, dataset))}};
      put_words(metric, named.name->description, named.synonyms);
      Json more = Json::object();
      if (!named.name->unit.empty()) more["unit"] = named.name->unit;
      if (named.name->columns.empty()) more["dataset"] = dataset;  // count(*)
      put_extension(metric, std::move(more));
      metrics.push_back(std::move(metric));
    }
    if (!metrics.empty()) out["metrics"] = std::move(metrics);
    return out;
  }

 private:
  struct NamedExpression {  // a measure or condition, and its further phrases
    const db::NotedName* name;
    std::vector<std::string> synonyms;
  };
  std::vector<NamedExpression> expressions() const {
    std::vector<NamedExpression> out;
    for (const db::NotedName& name : catalog_.noted) {
      if (name.sql.empty()) continue;
      if (!out.empty() && out.back().name->object == name.object)
        out.back().synonyms.push_back(name.phrase);
      else
        out.push_back({&name, {}});
    }
    return out;
  }

  std::string parent_of(const db::ForeignKey& key) const {
    const db::Table* parent = catalog_.find(key);
    return parent == nullptr ? key.parent_table : name_of(catalog_, *parent);
  }

  std::vector<std::string> synonyms(const db::Table& table, std::string_view column) const {
    std::vector<std::string> out;
    for (const db::NotedName& name : catalog_.noted) {
      if (name.schema != table.schema || name.table != table.name) continue;
      const bool table_expression = column.empty() && name.kind == db::NotedKind::kTable;
      const bool of_column = name.kind == db::NotedKind::kColumn && name.columns.front() == column;
      if (table_expression || of_column) out.push_back(name.phrase);
    }
    return out;
  }

  Json dataset(const db::Table& table) const {
    Json out = {{"name", name_of(catalog_, table)},
                {"source", (table.schema == "main" ? "main." : "") + name_of(catalog_, table)}};
    std::vector<std::pair<int, std::string>> key;
    for (const db::Column& c : table.columns)
      if (c.primary_key > 0) key.emplace_back(c.primary_key, c.name);
    std::sort(key.begin(), key.end());
    for (const auto& [position, name] : key) out["primary_key"].push_back(name);
    put_words(out, table.description, synonyms(table, ""));
    for (const db::Column& c : table.columns)
      if (c.role != db::ColumnRole::kHidden) out["fields"].push_back(field(table, c));
    for (const NamedExpression& named : expressions()) {
      const db::NotedName& name = *named.name;
      if (name.aggregate || name.schema != table.schema || name.table != table.name) continue;
      Json field = {{"name", own_name(name)}, {"expression", expression(name.sql)}};
      if (name.kind == db::NotedKind::kCondition) field["datatype"] = "Boolean";
      put_words(field, name.description, named.synonyms);
      put_unit(field, name.unit);
      out["fields"].push_back(std::move(field));
    }
    Json more = Json::object();
    if (!table.questions.empty()) more["questions"] = table.questions;
    if (table.ignored) more["ignore"] = true;
    put_extension(out, std::move(more));
    return out;
  }

  Json field(const db::Table& table, const db::Column& c) const {
    Json out = {{"name", c.name}, {"expression", expression(text::quoted(c.name))}};
    put_words(out, c.description, synonyms(table, c.name));
    Json more = Json::object();
    if (!c.unit.empty()) more["unit"] = c.unit;
    for (const db::NotedName& name : catalog_.noted)
      if (name.kind == db::NotedKind::kValue && name.schema == table.schema &&
          name.table == table.name && name.columns.front() == c.name)
        more["values"][name.value].push_back(name.phrase);
    if (c.is_private) more["private"] = true;
    if (c.ignored) more["ignore"] = true;
    put_extension(out, std::move(more));
    return out;
  }

  const db::Catalog& catalog_;
};

}  // namespace

Result<std::string> semantic_model(Session& session) {
  const auto known = session.snapshot(false);
  if (!known) return known.error();
  if ((*known)->catalog.tables.empty())
    return Error{Code::kNoTables, "the database has no tables to describe"};
  return json_text(Exporter((*known)->catalog).model());
}

}  // namespace ask
