// The attached databases that a question names: "suppliers in the archive", "archive suppliers",
// "archive.suppliers", "orders in main compared with archive".
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agent/db/statistics/snapshot.h"
#include "agent/engine/schema/schema_model.h"

namespace ask::reason {

struct NamedSchemas {
  std::vector<std::string> schemas;  // one, or several that the question is about
  // Without the words that name it, or them: "" for several that are not side by side.
  std::string question;
  bool alone = false;  // nothing else is asked: "and in the archive?"
  // The only database lacks the table that the question names, which another one has: a message
  // that names both. Else "".
  std::string absent = {};
};

// Nullopt: the question names none, or the word names something else besides, such as a column or
// a stored value. `follows`: there is an earlier question, so that a name alone may follow it.
// REQUIRES: `index` was built from `snapshot`.
std::optional<NamedSchemas> named_schemas(std::string_view question, const db::Snapshot& snapshot,
                                          const engine::SchemaIndex& index, bool follows);

// A name like "archive.customer" of which one part is a database or a table and the other is none,
// reported with the way out; "" if the question has none.
std::string unknown_in_schema(std::string_view question, const db::Snapshot& snapshot,
                              const engine::SchemaIndex& index);

// The question with the words that name the database, before its mark: "how many orders are there
// in archive?".
std::string in_schema(std::string_view question, std::string_view schema);

// True if the tables are of several databases, so that a question may name one.
bool has_several_schemas(const db::Catalog& catalog);

}  // namespace ask::reason
