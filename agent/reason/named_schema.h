// An attached database that a question names: "suppliers in the archive", "archive suppliers",
// "archive.suppliers".
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "agent/db/statistics/snapshot.h"
#include "agent/engine/schema/schema_model.h"

namespace ask::reason {

struct NamedSchema {
  std::string schema;
  std::string question;  // without the words that name it
};

// Nullopt: the question names none or several, or the word names something else besides, such as a
// column or a stored value. REQUIRES: `index` was built from `snapshot`.
std::optional<NamedSchema> named_schema(std::string_view question, const db::Snapshot& snapshot,
                                        const engine::SchemaIndex& index);

// True if the tables are of several databases, so that a question may name one.
bool has_several_schemas(const db::Catalog& catalog);

}  // namespace ask::reason
