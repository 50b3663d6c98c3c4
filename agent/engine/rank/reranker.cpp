#include "agent/engine/rank/reranker.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <string>

#include "agent/common/words.h"
#include "agent/engine/rank/asked_structure.h"
#include "agent/engine/rank/feature_weights.h"
#include "agent/engine/rank/rule_confidence.h"
#include "agent/engine/rank/word_weights.h"

namespace ask::engine {
namespace {

using QueryWeights = std::array<float, kQueryFeatures>;

// The sum that the question's words add to the weight of each query feature.
QueryWeights weights_by_words(const Arcs& arcs) {
  QueryWeights out{};
  const auto all = word_weights();
  for (const std::string& words : words_and_pairs(arcs)) {
    auto row =
        std::lower_bound(all.begin(), all.end(), words,
                         [](const WordWeight& r, const std::string& w) { return r.words < w; });
    for (; row != all.end() && row->words == words; ++row)
      out[static_cast<size_t>(row->feature) - kFirstQueryFeature] += row->weight;
  }
  return out;
}

float score_of(const RankedCandidate& rank, const QueryWeights& by_words) {
  float score = beam_weight() * rank.beam_score;
  for (size_t i = 0; i < kRankedFeatures; ++i)
    score += weight(static_cast<Feature>(i)).rank * rank.features[i];
  for (size_t i = 0; i < kQueryFeatures; ++i)
    score += by_words[i] * rank.features[kFirstQueryFeature + i];
  return score;
}

// A query whose groups do not determine what it shows is declined whatever its rank
// (abstention_reason), and one without a structure that is asked for is wrong, so they do not take
// the place of one that could be right. Unlike the fitted weights, these two are set by hand.
constexpr float kIllFormed = 6;
// Likewise for a query that does not use a table or column that the question names; less, since
// names are linked to more than what is meant.
constexpr float kNameUnplaced = 0.5F;

bool ill_grouped(const RankedCandidate& rank) {
  return rank.features[Feature::kGroupElsewhere] > 0 ||
         rank.features[Feature::kOrderInGroups] > 0 || rank.features[Feature::kGroupAggregated] > 0;
}

}  // namespace

std::vector<std::string> words_and_pairs(const Arcs& arcs) {
  std::vector<std::string> out;
  std::string before;
  for (size_t t = 0; t < arcs.tokens(); ++t) {
    const Token& token = arcs.token(t);
    std::string word = token.quoted ? "'" : token.folded;
    if (!token.quoted && !word.empty() && word[0] >= '0' && word[0] <= '9') word = "#";
    out.push_back(t == 0 ? "^ " + word : before + " " + word);
    out.push_back(word);
    before = std::move(word);
  }
  std::sort(out.begin(), out.end());
  out.erase(std::unique(out.begin(), out.end()), out.end());
  return out;
}

void set_posteriors(std::vector<RankedCandidate>& ranks) {
  double all = 0;
  for (RankedCandidate& r : ranks) {
    r.posterior = std::exp(static_cast<double>(r.score - ranks[0].score));
    all += r.posterior;
  }
  for (RankedCandidate& r : ranks) r.posterior /= all;
  for (RankedCandidate& r : ranks)
    for (const RankedCandidate& other : ranks) {
      if (other.result_key.rows == r.result_key.rows) r.posterior_of_rows += other.posterior;
      if (other.result_key.loosely == r.result_key.loosely) r.posterior_loosely += other.posterior;
    }
}

std::vector<RankedCandidate> rank(const RankContext& context, std::vector<Candidate>& candidates) {
  const size_t n = std::min(candidates.size(), kMostReranked);
  if (n == 0) return {};
  const MentionedItems mentioned(context.arcs, context.column_facts);
  const WordChecks checks(context.arcs, context.column_facts);
  const AskedStructure asked = asked_structure(context.arcs);
  const QueryWeights by_words = weights_by_words(context.arcs);
  std::vector<RankedCandidate> found(n);
  for (size_t i = 0; i < n; ++i) {
    const Candidate& candidate = candidates[i];
    RankedCandidate& r = found[i];
    r.features = FeatureVector(candidate.features);
    r.uncovered = add_coverage_features(context.arcs, checks, context.column_facts, context.graph,
                                        candidate, context.yes_no, r.features);
    add_query_features(candidate, context.arcs, context.column_facts, context.graph, mentioned,
                       r.features);
    r.result_key = result_key(candidate.logical_form, context.column_facts, context.graph);
    r.beam_score = candidate.score;
    r.rule_log_odds = rule_log_odds(candidate.rule_counts);
    r.implausible =
        implausible_shape(candidate, context.arcs, context.column_facts, context.graph, mentioned);
    const bool ill =
        r.implausible != ImplausibleShape::kPlausible || ill_grouped(r) ||
        lacks_asked_structure(context.arcs, context.column_facts, asked, candidate, r.uncovered);
    r.score = score_of(r, by_words) - (ill                             ? kIllFormed
                                       : !r.uncovered.unplaced.empty() ? kNameUnplaced
                                                                       : 0);
  }
  std::vector<size_t> order(n);
  std::iota(order.begin(), order.end(), size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](size_t a, size_t b) { return found[a].score > found[b].score; });
  std::vector<Candidate> first;
  std::vector<RankedCandidate> ranks;
  for (const size_t i : order) {
    first.push_back(std::move(candidates[i]));
    ranks.push_back(std::move(found[i]));
  }
  std::move(first.begin(), first.end(), candidates.begin());
  set_posteriors(ranks);
  return ranks;
}

}  // namespace ask::engine
