// Reranks the best candidates, now that each is a complete query: a log-linear model over the beam
// score, the features of ir/feature.h, and query features crossed with words of the question, such
// as DISTINCT with "different".
#pragma once
#include <string>
#include <vector>

#include "agent/engine/parse/arcs.h"
#include "agent/engine/rank/coverage_features.h"
#include "agent/engine/rank/implausible_shapes.h"
#include "agent/engine/rank/query_features.h"
#include "agent/engine/rank/result_key.h"

namespace ask::engine {

inline constexpr size_t kMostReranked = 40;  // number of candidates to rerank

// The features, score and posterior of one reranked candidate.
struct RankedCandidate {
  FeatureVector features;  // without the posterior ones
  UncoveredWords uncovered;
  ImplausibleShape implausible = ImplausibleShape::kPlausible;
  ResultKey result_key;
  float beam_score = 0;
  float score = 0;
  double rule_log_odds = 0;      // see rule_confidence.h
  double posterior = 0;          // of this candidate, over all reranked ones
  double posterior_of_rows = 0;  // summed over candidates with the same result
  double posterior_loosely = 0;  // ... ignoring duplicates and ties
};

struct RankContext {
  const Arcs& arcs;
  const ColumnFacts& column_facts;
  const SchemaGraph& graph;
  bool yes_no;
};

// The unigrams and bigrams of the question, sorted and without duplicates. Bigrams include "^" and
// the first word. Numbers become "#", quoted texts "'".
std::vector<std::string> words_and_pairs(const Arcs& arcs);

// Sets the posteriors (softmax of the scores) from scores and result keys. REQUIRES: best first.
void set_posteriors(std::vector<RankedCandidate>& ranks);

// Reorders the first kMostReranked candidates, best first, and returns their features in that
// order.
std::vector<RankedCandidate> rank(const RankContext& context, std::vector<Candidate>& candidates);

}  // namespace ask::engine
