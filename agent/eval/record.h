// The outcome of one sample of a task, and its row in ask_eval.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/value.h"
#include "agent/settings/score_weights.h"

namespace ask::eval {

enum class Verdict {
  kRight,     // the same rows as the gold query
  kWrong,     // other rows
  kDeclined,  // abstained
  kFailed,    // no rows: SQL refused or failed, model unavailable, timeout
  kNoGold     // no gold rows to compare with; excluded from all figures
};
std::string_view name(Verdict verdict);  // "right", "wrong", "declined", "failed", "no gold"
// kNoGold for an unknown name.
Verdict verdict_of(std::string_view name);

struct Record {
  std::string model, task, question, difficulty;
  std::vector<std::string> tags;
  int64_t sample = 1;
  Verdict verdict = Verdict::kFailed;
  bool valid = false;               // the SQL was allowed and ran
  std::optional<bool> routed = {};  // reads the same tables as gold; unknown in older rows
  double score = 0;                 // overall score of the card; 0 without SQL
  std::array<double, score::kDimensions> dimensions = {};
  std::string error_class = {};  // "" when right
  std::string reason = {};       // why it is not right, "" when right
  std::string sql = {}, gold_sql = {};
  double ms = 0;
  int64_t tokens = 0;
  double cost = 0;  // US dollars
  std::string detail = "{}";
};

// The columns of ask_eval, in order.
enum class EvalColumn {
  kKind,
  kModel,
  kTask,
  kQuestion,
  kDifficulty,
  kTags,
  kSample,
  kVerdict,
  kAccuracy,
  kValid,
  kScore,
  kCorrectness,
  kEfficiency,
  kSafety,
  kCompleteness,
  kSemanticAccuracy,
  kBestPractices,
  kPlanQuality,
  kErrorClass,
  kReason,
  kSql,
  kGoldSql,
  kMs,
  kTokens,
  kCost,
  kN,
  kShare,
  kDetail,
  kCount
};
inline constexpr size_t kColumns = static_cast<size_t>(EvalColumn::kCount);
std::string_view name(EvalColumn column);  // as in the table
using Cells = std::array<Value, kColumns>;

// A row of kind "task"; `n`: the number of task rows so far, including this one.
Cells cells_of(const Record& record, int64_t n);

}  // namespace ask::eval
