#include "agent/eval/record.h"

#include "agent/common/text.h"

namespace ask::eval {
namespace {

constexpr std::string_view kVerdicts[] = {"right", "wrong", "declined", "failed", "no gold"};
constexpr std::string_view kNames[] = {"kind",
                                       "model",
                                       "task",
                                       "question",
                                       "difficulty",
                                       "tags",
                                       "sample",
                                       "verdict",
                                       "accuracy",
                                       "valid",
                                       "score",
                                       "correctness",
                                       "efficiency",
                                       "safety",
                                       "completeness",
                                       "semantic_accuracy",
                                       "best_practices",
                                       "plan_quality",
                                       "error_class",
                                       "reason",
                                       "sql",
                                       "gold_sql",
                                       "ms",
                                       "tokens",
                                       "cost",
                                       "n",
                                       "share",
                                       "detail"};
static_assert(std::size(kNames) == kColumns);

Value text_or_null(const std::string& text) { return text.empty() ? Value() : Value(text); }

}  // namespace

std::string_view name(Verdict verdict) { return kVerdicts[static_cast<size_t>(verdict)]; }

Verdict verdict_of(std::string_view name) {
  for (size_t i = 0; i < std::size(kVerdicts); ++i)
    if (kVerdicts[i] == name) return static_cast<Verdict>(i);
  return Verdict::kNoGold;
}

std::string_view name(EvalColumn column) { return kNames[static_cast<size_t>(column)]; }

Cells cells_of(const Record& record, int64_t n) {
  const bool counts = record.verdict != Verdict::kNoGold;
  Cells out;
  const auto put = [&out](EvalColumn column, Value value) {
    out[static_cast<size_t>(column)] = std::move(value);
  };
  put(EvalColumn::kKind, std::string("task"));
  put(EvalColumn::kModel, record.model);
  put(EvalColumn::kTask, record.task);
  put(EvalColumn::kQuestion, record.question);
  put(EvalColumn::kDifficulty, text_or_null(record.difficulty));
  put(EvalColumn::kTags, text_or_null(text::joined(record.tags, ",")));
  put(EvalColumn::kSample, record.sample);
  put(EvalColumn::kVerdict, std::string(name(record.verdict)));
  if (counts) {
    put(EvalColumn::kAccuracy, int64_t{record.verdict == Verdict::kRight});
    put(EvalColumn::kValid, int64_t{record.valid});
    put(EvalColumn::kScore, record.score);
    for (size_t d = 0; d < score::kDimensions; ++d)
      out[static_cast<size_t>(EvalColumn::kCorrectness) + d] = record.dimensions[d];
  }
  put(EvalColumn::kErrorClass, text_or_null(record.error_class));
  put(EvalColumn::kReason, text_or_null(record.reason));
  put(EvalColumn::kSql, text_or_null(record.sql));
  put(EvalColumn::kGoldSql, text_or_null(record.gold_sql));
  put(EvalColumn::kMs, record.ms);
  put(EvalColumn::kTokens, record.tokens);
  put(EvalColumn::kCost, record.cost);
  put(EvalColumn::kN, n);
  put(EvalColumn::kDetail, record.detail);
  return out;
}

}  // namespace ask::eval
