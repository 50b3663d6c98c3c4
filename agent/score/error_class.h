// Error classes of wrong queries: six classes with twelve subclasses, for reports. A query is
// classified by the checker's findings, by SQLite's error, and, if it ran, by how its tree differs
// from that of the gold query.
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
  kWrongSchemaLinking,  // schema_error: some tables are wrong
  kWrongColumn,
  kWrongTable,
  kWrongDataAnalysis,  // analysis_error: other groups, order, limit or DISTINCT
  kWrongPlanning,      // other sub-queries or set operators
  kWrongCalculation,   // other aggregates or arithmetic
  kSyntaxError,        // sql_error
  kWrongFilter,
  kWrongJoin,
  kWrongFunction,
  kPromptTooLong,  // prompt_error
  kWrongKnowledge  // knowledge_error: the right condition with a wrong constant
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
  double confidence = 1;  // .95 by an unknown name, .9 by an error message, .85 by a join, filter
                          // or function, .8 by the analysis, .7 or .6 by the row match, else .5
  std::string evidence;   // in words
};

struct ToClassify {
  std::string_view sql, gold_sql;                // gold_sql may be ""
  const sql::Check* check = nullptr;             // null: never checked
  const Error* error = nullptr;                  // why it did not run, or was never written
  const ResultComparison* comparison = nullptr;  // with the gold rows; may be null
};
Classified classify(const ToClassify& query);

}  // namespace ask::score
