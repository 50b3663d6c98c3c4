#include "app/server/schema_route.h"

#include "agent/common/json_text.h"

namespace ask::app {
namespace {

using SchemaJson = nlohmann::ordered_json;

constexpr std::string_view kSchemaPath = "/schema/";

// Tables with their columns, from the rows of ask_schema.
Result<SchemaJson> schema_of(Database& db) {
  auto row = db.prepare(
      "SELECT schema, table_name, row_count, column_name, type, primary_key, not_null, "
      "foreign_key, description FROM ask_schema");
  if (!row) return row.error();
  SchemaJson tables = SchemaJson::array();
  std::string last;
  while (true) {
    const auto more = row->step();
    if (!more) return more.error();
    if (!*more) return SchemaJson{{"tables", std::move(tables)}};
    const std::string table = row->text(0) + '\0' + row->text(1);
    if (table != last)
      tables.push_back({{"schema", row->text(0)},
                        {"name", row->text(1)},
                        {"row_count", row->null(2) ? SchemaJson() : SchemaJson(row->integer(2))},
                        {"columns", SchemaJson::array()}});
    last = table;
    SchemaJson column = {{"name", row->text(3)},
                         {"type", row->text(4)},
                         {"primary_key", row->integer(5) > 0},
                         {"not_null", row->integer(6) > 0},
                         {"foreign_key", row->null(7) ? SchemaJson() : SchemaJson(row->text(7))}};
    if (!row->null(8)) column["description"] = row->text(8);
    tables.back()["columns"].push_back(std::move(column));
  }
}

// What is kept, or reads the schema with `lease` and keeps that. Errors: as SQLite has them.
Result<SchemaTextCache::Text> schema_text(Service& service, const PoolKey& key,
                                          Pool::Lease& lease) {
  const FileState state = state_of(service.pool.preset(key.preset)->file);
  // Another request may have read it while this one waited.
  if (auto kept = service.schema_cache.find(key.preset, key.role, state)) return kept;
  const auto schema = schema_of(lease.db());
  if (!schema) return schema.error();
  auto text = std::make_shared<const std::string>(json_text(*schema) + "\n");
  service.schema_cache.keep(key.preset, key.role, state, text);
  return SchemaTextCache::Text(text);
}

}  // namespace

void give_schema(Service& service, const httplib::Request& request, httplib::Response& response) {
  const std::string id = request.path.substr(kSchemaPath.size());
  const ServedDatabase* const preset = service.pool.preset(id);
  if (!preset) return refuse(response, {404, "NOT_FOUND", "there is no such preset"});
  auto key = pool_key_of(service, request, response);
  if (!key) return;
  key->preset = id;
  if (const auto kept = service.schema_cache.find(id, key->role, state_of(preset->file)))
    return response.set_content(*kept, kJsonType);
  const auto held =
      HeldConnection::take(service, service.schemas, *key, HeldConnection::Reads::kNothing);
  if (!held) return refuse(response, held.error());
  const auto text = schema_text(service, *key, (*held)->lease());
  if (!text) return refuse(response, text.error());
  response.set_content(**text, kJsonType);
}

}  // namespace ask::app
