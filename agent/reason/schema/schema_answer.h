// Answers questions about the schema from the snapshot that the asking role sees, without a model.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/value.h"
#include "agent/db/statistics/snapshot.h"
#include "agent/reason/schema/schema_question.h"
#include "agent/reason/schema/schema_request.h"

namespace ask::engine {
class EngineCache;
}

namespace ask::reason {

struct SchemaAnswer {
  std::string text;
  ResultSet rows;
  std::string sql = {};  // if set, its rows are the answer, and `text` and `rows` are empty
};
// Bounded length. `cache` may be null.
SchemaAnswer schema_answer(const SchemaRequest& request, const db::Snapshot& snapshot,
                           engine::EngineCache* cache);

// A name for a sentence: valid UTF-8 on one line, shortened.
std::string shown_name(std::string_view name);
// With the schema before it, unless that is main or temp.
std::string shown_name(const db::Table& table);

}  // namespace ask::reason
