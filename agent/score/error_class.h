// What kind of mistake a wrong query makes: six classes with twelve subclasses, as a report counts
// them. A query is classed by what the checker found, by what SQLite said, and, where it ran, by
// how its tree differs from that of the gold query.
#pragma once
#include <span>
#include <string>
#include <string_view>

#include "agent/check/checker.h"
#include "agent/common/result.h"
#include "agent/score/compare.h"

namespace ask::score {

enum class ErrorClass {
  kNoError,
  kWrongSchemaLinking,  // schema_error: tables of another part of the schema as well
  kWrongColumn,
  kWrongTable,
  kWrongDataAnalysis,  // analysis_error: other groups, another order, other rows kept
  kWrongPlanning,      // other steps: queries within queries, sets
  kWrongCalculation,   // other aggregates or arithmetic
  kSyntaxError,        // sql_error
  kWrongFilter,
  kWrongJoin,
  kWrongFunction,
  kPromptTooLong,  // prompt_error
  kWrongKnowledge  // knowledge_error: the right condition with another constant
};

struct ErrorClassFacts {
  ErrorClass id;
  std::string_view group;  // "schema_error", ... "no_error"
  std::string_view name;   // "wrong_column", ...
  std::string_view meaning;
};
const ErrorClassFacts& facts(ErrorClass id);
std::span<const ErrorClassFacts> all_error_classes();

struct Classified {
  ErrorClass id = ErrorClass::kNoError;
  double confidence = 1;  // .95 a name that does not exist, .9 a message, .85 a join, a filter or a
                          // function, .8 the analysis, .7 and .6 by how few rows match, else .5
  std::string evidence;   // in words
};

struct ToClassify {
  std::string_view sql, gold_sql;          // gold_sql "": there is none
  const sql::Check* check = nullptr;       // null: never checked
  const Error* error = nullptr;            // why it did not run, or was never written
  const Comparison* comparison = nullptr;  // with the gold rows; null: nothing to compare
};
Classified classify(const ToClassify& query);

}  // namespace ask::score
