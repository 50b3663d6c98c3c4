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

void mark(Card& card, Dimension d, Scored scored) {
  Mark& m = card.marks[static_cast<size_t>(d)];
  m.score = std::clamp(scored.score, 0.0, 1.0);
  m.reason = std::move(scored.reason);
}

// The dimensions that rest on what others say of the rows.
void mark_opinions(Card& card, const Evidence& evidence) {
  const Scored correct = correctness(evidence);
  mark(card, kSemanticAccuracy, semantic_accuracy(evidence, correct));
  mark(card, kCorrectness, correct);
}

void add_up(Card& card) {
  card.overall = 0;
  for (const Mark& m : card.marks) card.overall += m.weight * m.score;
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
  for (size_t i = 0; i < kDimensions; ++i)
    card.marks[i] = {static_cast<Dimension>(i), weights[i], 0, ""};
  mark_opinions(card, evidence);
  mark(card, kEfficiency,
       efficiency(evidence.result, sql::complexity_level(card.complexity),
                  size_of(evidence, facts)));
  mark(card, kSafety, safety(evidence.check));
  mark(card, kCompleteness, completeness(evidence.result, evidence.trial));
  const bool refused = evidence.check && is_refused(*evidence.check);
  mark(card, kBestPractices, refused ? Scored{0, "it does not only read"} : best_practices(query));
  mark(card, kPlanQuality,
       evidence.result ? plan_quality(facts, narrowed(shape)) : Scored{0, "it did not run"});
  add_up(card);
  return card;
}

void take_opinion(Card& card, const Evidence& evidence) {
  mark_opinions(card, evidence);
  add_up(card);
}

}  // namespace ask::score
