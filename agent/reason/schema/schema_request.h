// The tables and columns that a question about the schema names.
#pragma once
#include <optional>
#include <string_view>
#include <vector>

#include "agent/db/schema/catalog.h"
#include "agent/reason/schema/schema_question.h"

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

// The table that a text names: exactly, else by its words ("Order Details" for order_detail).
std::optional<uint32_t> table_named(std::string_view text, const db::Catalog& catalog);

}  // namespace ask::reason
