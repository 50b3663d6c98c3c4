#include "agent/engine/schema/schema_model.h"

#include "agent/engine/schema/noted_names.h"
#include "agent/engine/text/tokenizer.h"

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
  if (!catalog.noted.empty()) {
    db::Catalog plain = catalog;
    plain.noted.clear();
    plain_ = std::make_shared<const db::Catalog>(std::move(plain));
  }
  if (said_roles.empty()) return;
  db::Catalog others = catalog;
  for (db::Table& table : others.tables)
    std::erase_if(table.foreign_keys, [](const db::ForeignKey& key) { return key.by_role; });
  without_roles = std::make_shared<const EngineSchema>(others);
}

std::shared_ptr<const EngineSchema> EngineSchema::without_notes() const {
  if (without_notes_ == nullptr && plain_ != nullptr)
    without_notes_ = std::make_shared<const EngineSchema>(*plain_);
  return without_notes_;
}

const ToldColumns& EngineSchema::told_columns(const ColumnFacts& column_facts) const {
  if (!told_columns_) told_columns_ = engine::told_columns(column_facts);
  return *told_columns_;
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

bool says_noted_in_passing(std::string_view question, const SchemaIndex& index) {
  if (index.noted().empty()) return false;
  bool says = false;
  const std::vector<Token> tokens = tokenize(question);
  for (size_t t = 0; t < tokens.size(); ++t) {
    says |= index.noted().has_word(tokens[t].folded);
    for (const PhraseMatch& match : index.noted().matches(tokens, t)) {
      says = true;
      if (match.whole && !match.derived &&
          (match.phrase->kind == db::NotedKind::kCondition ||
           match.phrase->kind == db::NotedKind::kMeasure))
        return false;
    }
  }
  return says;
}

std::shared_ptr<const EngineSchema> EngineCache::get(const db::Snapshot& snapshot) {
  if (schema_ == nullptr || of_ != snapshot.id.number()) {
    schema_ = std::make_shared<const EngineSchema>(snapshot.catalog);
    of_ = snapshot.id.number();
  }
  return schema_;
}

}  // namespace ask::engine
