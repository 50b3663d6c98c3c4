#include "agent/engine/schema/schema_model.h"

namespace ask::engine {

EngineSchema::EngineSchema(const db::Catalog& catalog)
    : index(catalog),
      graph(catalog),
      roles(key_roles(graph, index)),
      sales(sales_words(catalog, index)),
      said_roles(roles_to_be_said(catalog, graph, index)) {
  const std::vector<uint32_t> restating = restating_views(catalog);
  if (!restating.empty()) {
    views = names_of_views(catalog, restating);
    without_views = std::make_shared<const EngineSchema>(without_tables(catalog, restating));
  }
  if (said_roles.empty()) return;
  db::Catalog others = catalog;
  for (db::Table& table : others.tables)
    std::erase_if(table.foreign_keys, [](const db::ForeignKey& key) { return key.by_role; });
  without_roles = std::make_shared<const EngineSchema>(others);
}

std::shared_ptr<const EngineSchema> schema_for(std::string_view question,
                                               std::shared_ptr<const EngineSchema> schema) {
  if (schema->without_roles == nullptr || says_role(question, schema->said_roles, schema->index))
    return schema;
  return schema->without_roles;
}

std::shared_ptr<const EngineSchema> first_schema_for(
    std::string_view question, const std::shared_ptr<const EngineSchema>& schema) {
  const bool without = schema->without_views != nullptr && !says_view(question, schema->views);
  return schema_for(question, without ? schema->without_views : schema);
}

std::shared_ptr<const EngineSchema> EngineCache::get(const db::Snapshot& snapshot) {
  if (schema_ == nullptr || of_ != snapshot.id.number()) {
    schema_ = std::make_shared<const EngineSchema>(snapshot.catalog);
    of_ = snapshot.id.number();
  }
  return schema_;
}

}  // namespace ask::engine
