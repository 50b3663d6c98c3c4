// What became of one task, and how a row of ask_eval shows it.
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
  kRight,     // the rows of the gold query
  kWrong,     // other rows
  kDeclined,  // it said that it cannot answer
  kFailed,    // no rows: SQL that is refused or fails, a model that is not there, no time left
  kNoGold     // the gold query itself gives nothing to compare with: left out of every figure
};
std::string_view name(Verdict verdict);  // "right", "wrong", "declined", "failed", "no gold"
// kNoGold for a name that is none.
Verdict verdict_of(std::string_view name);

struct Record {
  std::string model, task, question, difficulty;
  std::vector<std::string> tags;
  int64_t sample = 1;
  Verdict verdict = Verdict::kFailed;
  bool valid = false;               // there was SQL that may run, and it ran
  std::optional<bool> routed = {};  // it reads the tables that gold reads; not known of old rows
  double score = 0;                 // of the card; 0 without SQL
  std::array<double, score::kDimensions> dimensions = {};
  std::string error_class = {};  // "" when right
  std::string reason = {};       // what was wrong, "" when right
  std::string sql = {}, gold_sql = {};
  double ms = 0;
  int64_t tokens = 0;
  double cost = 0;  // US dollars
  std::string detail = "{}";
};

// The columns of ask_eval, in their order.
enum class Column {
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
inline constexpr size_t kColumns = static_cast<size_t>(Column::kCount);
std::string_view name(Column column);  // as in the table
using Cells = std::array<Value, kColumns>;

// A row of kind "task"; `n`: how many are done with this one.
Cells cells_of(const Record& record, int64_t n);

}  // namespace ask::eval
