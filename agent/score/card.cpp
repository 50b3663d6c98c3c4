#include "agent/score/card.h"

#include <algorithm>

#include "agent/score/completeness.h"
#include "agent/score/correctness.h"
#include "agent/score/plan_quality.h"
#include "agent/score/practices.h"
#include "agent/score/safety.h"
#include "agent/score/timing.h"
#include "agent/sql/parse.h"

namespace ask::score {
namespace {

using enum Dimension;
constexpr Dimension kStyle[] = {kEfficiency, kBestPractices, kPlanQuality};

bool narrowed(const sql::QueryCounts& shape) {
  return shape.where || shape.where_conditions > 0 || shape.joins > 0;
}

// The number of rows that it returns or reads, whichever is larger.
double size_of(const Evidence& evidence, const PlanFacts& facts) {
  const double given = evidence.result ? static_cast<double>(evidence.result->rows.size()) : 0;
  return std::max({given, facts.largest_scan, facts.visited});
}

}  // namespace

double Card::substance() const {
  double out = overall;
  for (const Dimension d : kStyle) out += of(d).weight * (1 - of(d).score);
  return out;
}

Card score(const Evidence& evidence, const Weights& weights) {
  Card card;
  const Result<sql::Query>& parsed = evidence.sql.query();
  const sql::Query* query = parsed ? &*parsed : nullptr;
  const sql::QueryCounts shape = query ? sql::query_counts(*query) : sql::QueryCounts{};
  card.complexity = query ? sql::complexity(shape) : 0;
  const PlanFacts facts = evidence.check
                              ? plan_facts(evidence.check->query_plan, query, evidence.catalog)
                              : PlanFacts{};
  const auto mark = [&](Dimension d, Scored scored) {
    const auto at = static_cast<size_t>(d);
    card.marks[at] = {d, weights[at], std::clamp(scored.score, 0.0, 1.0), std::move(scored.reason)};
  };
  const Scored correct = correctness(evidence);
  mark(kCorrectness, correct);
  mark(kEfficiency, efficiency(evidence.result, sql::complexity_level(card.complexity),
                               size_of(evidence, facts)));
  mark(kSafety, safety(evidence.check));
  mark(kCompleteness, completeness(evidence.result, evidence.trial));
  mark(kSemanticAccuracy, semantic_accuracy(evidence, correct));
  const bool refused = evidence.check && is_refused(*evidence.check);
  mark(kBestPractices, refused ? Scored{0, "it is no read"} : best_practices(query));
  mark(kPlanQuality,
       evidence.result ? plan_quality(facts, narrowed(shape)) : Scored{0, "it did not run"});
  for (const Mark& m : card.marks) card.overall += m.weight * m.score;
  return card;
}

}  // namespace ask::score
