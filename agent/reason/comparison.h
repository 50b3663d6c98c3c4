// Comparisons without a model. A question that compares two things is split into two questions that
// differ in that thing only (comparison_split.h); the engine reads both, and one SELECT gives both
// values with their change:
//
//   How many orders in 2024 compared with 2023?
//   -> 2024  2023  change  percent
//        91    82       9     11.0
#pragma once
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agent/db/statistics/snapshot.h"
#include "agent/engine/schema/schema_model.h"
#include "agent/reason/comparison_sides.h"
#include "agent/reason/comparison_split.h"
#include "agent/sql/tree.h"

namespace ask::reason {

// What the words of an answer need to know of a comparison.
struct Comparison {
  std::string first, second;  // the two things; the change is that from the second to the first
  std::string place;          // the preposition before them, or ""
  ComparisonGoal goal = ComparisonGoal::kBoth;
  bool less = false;
  bool dates = false;    // they are periods
  bool kinds = false;    // they are nouns: "artists" and "albums"
  sql::Query side = {};  // the query of the first thing
  // The columns of `side` that name a group, and its measures. The result has the former, then four
  // columns for each measure: first, second, change, percent.
  std::vector<size_t> keys = {}, measures = {};
  std::array<ComparedColumns, 2> sides = {};  // of the queries of comparison_queries()
};

struct ComparisonDraft {
  std::string sql, reading;
  std::string first_sql, second_sql;            // of each thing; `sql` joins the two
  std::string first_question, second_question;  // what was asked of each thing
  double confidence = 0;                        // the smaller one of the two readings
  std::shared_ptr<const Comparison> comparison;
};

struct ComparisonReading {
  // Nullopt: the question compares nothing, or what it compares is not understood.
  std::optional<ComparisonDraft> draft;
  // It compares for certain: the engine must not read it as another question.
  bool certain = false;
  bool dates = false;         // it compares periods
  std::string unread = {};    // then a question about one side, or "" if there is none
  std::string declined = {};  // and the message
};

// REQUIRES: `schema` was built from `snapshot`.
ComparisonReading read_comparison(std::string_view question, const db::Snapshot& snapshot,
                                  const std::shared_ptr<const engine::EngineSchema>& schema);

}  // namespace ask::reason
