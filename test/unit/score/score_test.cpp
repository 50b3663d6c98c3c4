// The seven dimensions: weights, curves, limits and penalties.
#include <gtest/gtest.h>

#include <cmath>

#include "agent/score/card.h"
#include "agent/score/completeness.h"
#include "agent/score/correctness.h"
#include "agent/score/plan_quality.h"
#include "agent/score/practices.h"
#include "agent/score/safety.h"
#include "agent/score/timing.h"
#include "agent/sql/parse.h"

namespace ask::score::score_test {
namespace {


ResultSet result(std::vector<std::vector<Value>> rows, double ms = 1) {
  ResultSet out;
  for (size_t i = 0; i < (rows.empty() ? 1 : rows[0].size()); ++i) out.columns.push_back("c");
  out.rows = std::move(rows);
  out.ms = ms;
  return out;
}

sql::Check checked(std::vector<std::pair<Severity, Code>> findings) {
  sql::Check out;
  out.runnable = true;
  for (const auto& [severity, code] : findings) {
    out.findings.push_back({severity, code, "x", "why", ""});
    out.runnable &= severity < Severity::kError;
  }
  return out;
}

double practices(std::string_view sql) {
  const auto query = sql::parse(sql);
  return best_practices(query ? &*query : nullptr).score;
}

std::string refusal(std::string_view weights) {
  const auto out = weights_from(weights);
  return out ? "" : out.error().message;
}

}  // namespace

// feature 106
TEST(Score, EachPresetAddsUpToOne) {
  ASSERT_EQ(presets().size(), 4u);
  for (const Preset& preset : presets()) {
    double sum = 0;
    for (const double weight : preset.weights) sum += weight;
    EXPECT_NEAR(sum, 1, 1e-12) << preset.name;
    EXPECT_EQ(*weights_from(preset.name), preset.weights);
  }
  EXPECT_EQ(*weights_from(""), presets()[0].weights);
  // feature 105
  EXPECT_EQ(presets()[0].weights, (Weights{.35, .15, .20, .10, .10, .05, .05}));
}

// feature 106
TEST(Score, InvalidWeightsAreRefusedByNameOrSum) {
  const auto custom = weights_from(R"({"correctness": 0.6, "safety": 0.4})");
  ASSERT_TRUE(custom);
  EXPECT_EQ(*custom, (Weights{.6, 0, .4, 0, 0, 0, 0}));
  EXPECT_EQ(refusal(R"({"correctness": 0.6, "safety": 0.6})"), "has the sum 1.2; it must be 1");
  EXPECT_EQ(refusal("{}"), "has the sum 0; it must be 1");
  EXPECT_TRUE(refusal(R"({"speed": 1})").starts_with("names no dimension \"speed\"; they are "));
  for (const char* bad :
       {R"({"safety": -1, "correctness": 1})", R"({"safety": "1"})", R"({"safety": null})"})
    EXPECT_EQ(refusal(bad), "has a weight for safety that is no number from 0 to 1") << bad;
  EXPECT_EQ(refusal("fast"),
            "takes default, strict, performance, quality or a JSON object of dimension and weight, "
            "not \"fast\"");
  EXPECT_FALSE(refusal("[1]").empty());
  EXPECT_FALSE(refusal("{\"safety\": 1").empty());
}

// feature 108
TEST(Score, TimeLimitsByComplexityDialectAndRows) {
  using enum sql::Complexity;
  const struct {
    sql::Complexity level;
    const char* dialect;
    double rows, excellent;
  } kWanted[] = {
      {kSimple, "sqlite", 1, 5},       {kModerate, "sqlite", 1000, 10}, {kComplex, "sqlite", 1, 20},
      {kVeryComplex, "sqlite", 1, 40}, {kSimple, "sqlite", 1e6, 20},    {kSimple, "duckdb", 1, 10},
      {kModerate, "mysql", 10000, 60}, {kSimple, "bigquery", 0, 100},
  };
  for (const auto& w : kWanted) {
    const TimeLimits limits = time_limits(w.level, w.dialect, w.rows);
    EXPECT_NEAR(limits.excellent, w.excellent, 1e-9) << w.dialect << w.rows;
    EXPECT_NEAR(limits.good, 10 * w.excellent, 1e-9);
    EXPECT_NEAR(limits.acceptable, 100 * w.excellent, 1e-9);
  }
}

// feature 108
TEST(Score, TheTimeScoreFallsInFourStretches) {
  const TimeLimits limits{10, 100, 1000};
  const std::pair<double, double> kWanted[] = {{0, 1},     {10, 1},    {55, .9},
                                               {100, .8},  {550, .65}, {1000, .5},
                                               {3000, .3}, {6000, 0},  {1e9, 0}};
  for (const auto& [ms, score] : kWanted) EXPECT_NEAR(time_score(ms, limits), score, 1e-9) << ms;
}

// feature 109
TEST(Score, TheHallucinationCurve) {
  const std::pair<double, double> kWanted[] = {{0, 1},     {.6, .64}, {.8, .52}, {1.0, .4},
                                               {1.8, .16}, {3, .05},  {9, 0}};
  for (const auto& [penalty, score] : kWanted)
    EXPECT_NEAR(hallucination_score(penalty), score, 1e-12) << penalty;
  using enum Severity;
  EXPECT_NEAR(hallucination_penalty(checked({{kError, Code::kTableNotFound},
                                             {kError, Code::kColumnNotFound},
                                             {kError, Code::kFunctionNotFound},
                                             {kError, Code::kAmbiguousColumn},
                                             {kWarning, Code::kColumnNotFound}})),
              2.7, 1e-12);
}

// feature 110
TEST(Score, ValidationAndSafety) {
  using enum Severity;
  const std::pair<Severity, Code> warning{kWarning, Code::kPerformanceWarning};
  const std::pair<Severity, Code> error{kError, Code::kColumnNotFound};
  EXPECT_EQ(validation_score(checked({})), 1);
  EXPECT_NEAR(validation_score(checked({warning, warning})), .8, 1e-12);
  EXPECT_EQ(validation_score(checked({error})), .3);
  EXPECT_EQ(validation_score(checked({error, error})), .1);
  sql::Check undone;
  EXPECT_EQ(validation_score(undone), .5);
  EXPECT_EQ(safety(nullptr).score, 0);
  const sql::Check one = checked({error}), none = checked({});
  EXPECT_NEAR(safety(&one).score, .4 * .3 + .6 * .52, 1e-12);
  EXPECT_EQ(safety(&none).score, 1);
  const sql::Check garbage = checked({{kError, Code::kSyntaxError}});
  EXPECT_NEAR(safety(&garbage).score, .12, 1e-12);
  // feature 111
  const sql::Check refused = checked({{kCritical, Code::kSafeguardViolation}});
  EXPECT_EQ(safety(&refused).score, 0);
}

// feature 110
TEST(Score, ATruncatedResultIsNotComplete) {
  EXPECT_EQ(completeness(nullptr).score, 0);
  ResultSet rows = result({{int64_t{1}}, {int64_t{2}}});
  EXPECT_EQ(completeness(&rows).score, 1);
  rows.row_cut = true;
  EXPECT_EQ(completeness(&rows).score, .9);
  const ResultSet none = result({}), nulls = result({{int64_t{1}, {}}, {int64_t{2}, {}}});
  EXPECT_EQ(completeness(&none).score, .8);
  EXPECT_EQ(completeness(&nulls).score, .95);
  ResultSet broad = result({});
  broad.byte_cut = true;
  EXPECT_NEAR(completeness(&broad).score, .7, 1e-12);
}

// feature 113
TEST(Score, EachBadHabitCountsOnce) {
  const std::pair<const char*, double> kWanted[] = {
      {"SELECT a FROM t WHERE b = 1", 1},
      {"SELECT a FROM t", .95},
      {"SELECT a FROM t LIMIT 1", 1},
      {"SELECT count(*) FROM t", 1},
      {"SELECT 1", 1},
      {"SELECT * FROM t WHERE a = 1", .9},
      {"SELECT *, t.* FROM t WHERE a = 1", .9},
      {"SELECT t.a FROM t, u, v WHERE t.a = u.a AND u.a = v.a", .9},
      {"SELECT t.a FROM t JOIN u ON t.a = u.a WHERE t.b = 2", 1},
      {"SELECT DISTINCT a, count(*) FROM t GROUP BY a", .95},
      {"SELECT * FROM t, u", .75},
      {"SELECT FROM", 0}};
  for (const auto& [sql, score] : kWanted) EXPECT_NEAR(practices(sql), score, 1e-12) << sql;
}

// feature 105
TEST(Score, RunningIsNoEvidenceOfCorrectness) {
  const ResultSet rows = result({{int64_t{7}}}), none = result({}), null = result({{Value()}});
  const auto of = [](Evidence evidence) { return correctness(evidence).score; };
  Evidence e;
  EXPECT_EQ(of(e), 0);
  e.result = &rows;
  EXPECT_EQ(of(e), .5);
  e.result = &none;
  EXPECT_NEAR(of(e), .35, 1e-12);
  e.result = &null;
  EXPECT_NEAR(of(e), .25, 1e-12);
  e.result = &rows;
  e.second = SecondReading{true, .9};
  EXPECT_NEAR(of(e), .95, 1e-12);
  e.second = SecondReading{false, .9};
  EXPECT_NEAR(of(e), .275, 1e-12);
  e.second.reset();
  e.opinion = Opinion{1, .8};
  EXPECT_NEAR(of(e), .9, 1e-12);
  e.opinion = Opinion{.1, .9};  // irrelevant rows are not correct
  EXPECT_NEAR(of(e), .1, 1e-12);
  e.gold = compare(rows, rows, false);  // gold rows outweigh every opinion
  EXPECT_EQ(of(e), 1);
  e.gold = compare(null, rows, false);
  EXPECT_LT(of(e), .9);
}

// feature 105
TEST(Score, TheOverallScoreIsTheWeightedSum) {
  const sql::Check check = checked({});
  const ResultSet rows = result({{int64_t{7}}});
  Evidence e;
  e.sql = "SELECT * FROM t";
  e.check = &check;
  e.result = &rows;
  for (const Preset& preset : presets()) {
    const Card card = score(e, preset.weights);
    double sum = 0, style = 0;
    for (size_t i = 0; i < kDimensions; ++i) {
      EXPECT_EQ(card.marks[i].dimension, static_cast<Dimension>(i));
      EXPECT_FALSE(card.marks[i].reason.empty());
      sum += card.marks[i].weight * card.marks[i].score;
    }
    style = card.of(Dimension::kBestPractices).weight * .15;
    EXPECT_NEAR(card.overall, sum, 1e-12);
    EXPECT_NEAR(card.substance(), sum + style, 1e-12);
  }
}

}  // namespace ask::score::score_test
