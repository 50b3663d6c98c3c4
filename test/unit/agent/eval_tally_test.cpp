// feature 174, feature 175, feature 176: the totals of an evaluation.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "agent/eval/tally.h"

namespace ask::eval::eval_tally_test {
namespace {

Record record(std::string model, std::string task, int64_t sample, Verdict verdict) {
  Record out;
  out.model = std::move(model);
  out.task = std::move(task);
  out.sample = sample;
  out.verdict = verdict;
  out.valid = verdict == Verdict::kRight || verdict == Verdict::kWrong;
  out.score = verdict == Verdict::kRight ? 1 : 0;
  out.ms = 10;
  if (verdict != Verdict::kRight) out.error_class = std::string(name(verdict));
  return out;
}

template <class T>
T at(const Cells& cells, EvalColumn column) {
  return std::get<T>(cells[static_cast<size_t>(column)]);
}

std::vector<Cells> of_kind(const Tally& tally, const std::string& kind) {
  std::vector<Cells> out;
  for (const Cells& cells : tally.summary())
    if (at<std::string>(cells, EvalColumn::kKind) == kind) out.push_back(cells);
  return out;
}

}  // namespace

TEST(EvalTally, PassAtKIsTheShareOfTasksWithARightSample) {  // feature 174
  Tally tally;
  for (const int64_t sample : {1, 2, 3, 4}) {
    tally.add(record("m", "a", sample, sample == 1 ? Verdict::kRight : Verdict::kWrong));
    tally.add(record("m", "b", sample, Verdict::kFailed));
  }
  const auto model = of_kind(tally, "model");
  ASSERT_EQ(model.size(), 1U);
  EXPECT_EQ(at<double>(model[0], EvalColumn::kAccuracy), 0.125);
  EXPECT_EQ(at<double>(model[0], EvalColumn::kValid), 0.5);
  EXPECT_EQ(at<int64_t>(model[0], EvalColumn::kSample), 4);
  const auto detail = nlohmann::json::parse(at<std::string>(model[0], EvalColumn::kDetail));
  EXPECT_EQ(detail["pass_at"]["1"], 0.125);
  EXPECT_EQ(detail["pass_at"]["2"], 0.25);
  EXPECT_EQ(detail["pass_at"]["4"], 0.5);
  EXPECT_EQ(detail["accuracy_when_answered"], 0.25);
}

TEST(EvalTally, SharesOfClassesAddUpToAHundred) {  // feature 176
  Tally tally;
  int n = 0;
  for (const Verdict v : {Verdict::kWrong, Verdict::kDeclined, Verdict::kFailed, Verdict::kRight})
    for (int i = 0; i < 7 - 2 * static_cast<int>(v); ++i)
      tally.add(record("m", std::to_string(++n), 1, v));
  double sum = 0;
  for (const Cells& cells : of_kind(tally, "class")) sum += at<double>(cells, EvalColumn::kShare);
  EXPECT_NEAR(sum, 100, 1e-9);
}

TEST(EvalTally, TheBetterModelIsRankedFirstAndEqualsShareARank) {  // feature 175
  Tally tally;
  tally.add(record("errs", "a", 1, Verdict::kWrong));
  tally.add(record("good", "a", 1, Verdict::kRight));
  tally.add(record("declines", "a", 1, Verdict::kDeclined));
  tally.add(record("good too", "a", 1, Verdict::kRight));
  std::vector<std::string> order;
  for (const Cells& cells : of_kind(tally, "rank"))
    order.push_back(at<std::string>(cells, EvalColumn::kTask) + " " +
                    at<std::string>(cells, EvalColumn::kModel));
  EXPECT_EQ(order, (std::vector<std::string>{"1 good", "1 good too", "3 declines", "4 errs"}));
}

TEST(EvalTally, WithoutGoldNothingCounts) {  // feature 174
  Tally tally;
  tally.add(record("m", "a", 1, Verdict::kNoGold));
  const auto model = of_kind(tally, "model");
  ASSERT_EQ(model.size(), 1U);
  EXPECT_EQ(at<int64_t>(model[0], EvalColumn::kN), 0);
  EXPECT_TRUE(
      std::holds_alternative<std::monostate>(model[0][static_cast<size_t>(EvalColumn::kAccuracy)]));
  EXPECT_TRUE(of_kind(tally, "class").empty());
}

}  // namespace ask::eval::eval_tally_test
