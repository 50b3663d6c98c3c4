// Answers questions about the schema from the snapshot that the asking role sees, without a model.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/value.h"
#include "agent/db/statistics/snapshot.h"
#include "agent/reason/schema/schema_question.h"

namespace ask::engine {
class EngineCache;
}

namespace ask::reason {

// A question about the schema with its tables and columns found in the catalog.
struct SchemaRequest {
  SchemaTopic topic;
  std::vector<uint32_t> tables = {};  // indices into the catalog
  struct Column {
    uint32_t table, column;
  };
  std::vector<Column> columns = {};  // for kMeaning
  int64_t rows = 0;                  // for kRows
};

// The first of the questions whose object the catalog has and whose words mean the schema, not
// data of that name. Nullopt: the question is about the data.
std::optional<SchemaRequest> schema_request(const std::vector<SchemaQuestion>& questions,
                                            const db::Catalog& catalog);

struct SchemaAnswer {
  std::string text;
  ResultSet rows;
  std::string sql = {};  // if set, its rows are the answer, and `text` and `rows` are empty
};
// Bounded length. `cache` may be null.
SchemaAnswer schema_answer(const SchemaRequest& request, const db::Snapshot& snapshot,
                           engine::EngineCache* cache);

// The table that a text names: exactly, else by its words ("Order Details" for order_detail).
std::optional<uint32_t> table_named(std::string_view text, const db::Catalog& catalog);

// A name for a sentence: valid UTF-8 on one line, shortened.
std::string shown_name(std::string_view name);
// With the schema before it, unless that is main or temp.
std::string shown_name(const db::Table& table);

}  // namespace ask::reason
