#include "bench/fit_second.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>
#include <set>

#include "agent/engine/rank/calibration.h"
#include "agent/engine/rank/confidence.h"
#include "agent/engine/rank/feature_weights.h"
#include "agent/engine/rank/word_weights.h"
#include "bench/fit_parts.h"

namespace ask::bench {
namespace {

using engine::Feature;
using engine::kFeatures;
using engine::kFirstQueryFeature;
using engine::kQueryFeatures;
using engine::kRankedFeatures;

// Words of few databases would be learnt by heart.
constexpr size_t kFewestDatabases = 25, kFewestQuestions = 60;
// Indices of the reranker's features: the beam score, those of a candidate, and query features
// crossed with words.
constexpr size_t kFeatureAt = 1, kWordAt = kFeatureAt + kRankedFeatures;
constexpr auto kBias = static_cast<size_t>(Feature::kBias);
// Indices of the confidence model's features: those of a candidate, then the rules of its parse.
constexpr size_t kRuleAt = kFeatures, kConfidenceFeatures = kRuleAt + engine::kRules;
constexpr double kPullRank = 1e-4, kSparse = 1.5e-3, kPullConfidence = 2e-2;
constexpr int kConfidenceEpochs = 400;

// Index of query feature `feature` crossed with word number `word`.
constexpr size_t word_at(size_t word, size_t feature) {
  return kWordAt + word * kQueryFeatures + feature - kFirstQueryFeature;
}

std::vector<std::string> common_words(const std::vector<DumpedQuestion>& questions) {
  std::map<std::string, std::pair<size_t, std::set<std::string>>> seen;
  for (const DumpedQuestion& q : questions)
    for (const std::string& w : q.words) {
      ++seen[w].first;
      seen[w].second.insert(q.database);
    }
  std::vector<std::string> out;
  for (const auto& [w, where] : seen)
    if (where.first >= kFewestQuestions && where.second.size() >= kFewestDatabases)
      out.push_back(w);
  return out;
}

void set_features(std::vector<DumpedQuestion>& questions, const std::vector<std::string>& words) {
  for (DumpedQuestion& q : questions) {
    std::vector<uint32_t> known;
    for (const std::string& w : q.words) {
      const auto at = std::lower_bound(words.begin(), words.end(), w);
      if (at != words.end() && *at == w) known.push_back(static_cast<uint32_t>(at - words.begin()));
    }
    for (DumpedReading& r : q.candidates) {
      r.x = {{0, r.beam_score}};
      for (const auto& [i, v] : r.features) r.x.emplace_back(kFeatureAt + i, v);
      for (const auto& [i, v] : r.features)
        if (i >= kFirstQueryFeature && i < kFirstQueryFeature + kQueryFeatures)
          for (const uint32_t w : known) r.x.emplace_back(word_at(w, i), v);
    }
  }
}

std::vector<double> fit_rank(const std::vector<const DumpedQuestion*>& questions, size_t words) {
  std::vector<double> start(kWordAt + words * kQueryFeatures, 0);
  start[0] = 1;
  Descent how;
  how.pull = kPullRank;
  how.sparse = kSparse;
  how.sparse_from = kWordAt;
  const auto first = fit_readings(questions, start, how);
  how.frozen.resize(first.size(), false);
  for (size_t i = kWordAt; i < first.size(); ++i) how.frozen[i] = first[i] == 0;
  how.sparse = 0;
  return fit_readings(questions, start, how);
}

// The reading chosen for a question by a fit that did not see its database.
struct Chosen {
  const DumpedQuestion* question = nullptr;
  bool right = false;
  Features x;  // of the confidence
  double confidence = 0;
};

std::vector<double> scores_by(const DumpedQuestion& q, const std::vector<double>& weights) {
  std::vector<double> out;
  for (const DumpedReading& r : q.candidates) out.push_back(score(r.x, weights));
  return out;
}

std::vector<double> scores_in_force(const DumpedQuestion& q) {
  std::vector<double> out;
  for (const DumpedReading& r : q.candidates) out.push_back(r.rank_score);
  return out;
}

// The best reading by these scores of the candidates.
Chosen choose(const DumpedQuestion& q, const std::vector<double>& scores) {
  Chosen out{&q, false, {}, 0};
  if (q.candidates.empty()) return out;
  std::vector<size_t> order(q.candidates.size());
  for (size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::stable_sort(order.begin(), order.end(),
                   [&](size_t a, size_t b) { return scores[a] > scores[b]; });
  std::vector<engine::RankedCandidate> ranks;
  for (const size_t i : order) {
    engine::RankedCandidate rank;
    rank.beam_score = q.candidates[i].beam_score;
    rank.score = static_cast<float>(scores[i]);
    rank.result_key = {q.candidates[i].rows, q.candidates[i].loosely};
    ranks.push_back(std::move(rank));
  }
  engine::set_posteriors(ranks);
  const DumpedReading& best = q.candidates[order[0]];
  out.right = best.right;
  engine::FeatureVector features;
  for (const auto& [i, v] : best.features) features[static_cast<Feature>(i)] = v;
  engine::add_posterior_features(ranks, 0, q.tokens, q.tables, features);
  for (uint32_t i = 0; i < kFeatures; ++i)
    if (features[i] != 0) out.x.emplace_back(i, features[i]);
  for (const auto& [rule, count] : best.rule_counts)
    out.x.emplace_back(kRuleAt + rule, count);
  return out;
}

double posterior(const Features& x, const std::vector<double>& weights) {
  return 1 / (1 + std::exp(-score(x, weights)));
}

std::vector<double> fit_confidence(const std::vector<Chosen>& chosen, size_t without) {
  std::vector<double> w(kConfidenceFeatures, 0), squares(w.size(), 1e-6);
  for (int epoch = 0; epoch < kConfidenceEpochs; ++epoch) {
    std::vector<double> gradient(w.size(), 0);
    double n = 0;
    for (const Chosen& c : chosen) {
      if (part_of(c.question->database) == without || c.x.empty()) continue;
      ++n;
      const double d = posterior(c.x, w) - (c.right ? 1 : 0);
      for (const auto& [i, v] : c.x) gradient[i] += d * v;
    }
    for (size_t i = 0; i < w.size(); ++i) {
      const double g = gradient[i] / n + (i != kBias ? kPullConfidence * w[i] : 0);
      squares[i] = 0.95 * squares[i] + 0.05 * g * g;
      w[i] -= 0.03 * g / std::sqrt(squares[i] + 1e-8) / (1 + epoch / 60.0);
    }
  }
  return w;
}

// Isotonic regression by pooling of adjacent violators, with bins of a minimum size.
std::vector<engine::CalibrationKnot> fit_steps(const std::vector<Chosen>& chosen) {
  struct Bin {
    double confidence, right, n;  // sums
  };
  std::vector<std::pair<double, bool>> all;
  for (const Chosen& c : chosen)
    if (!c.x.empty() && !c.question->refused) all.emplace_back(c.confidence, c.right);
  std::sort(all.begin(), all.end());
  std::vector<Bin> bins;
  const size_t size = std::max<size_t>(1, all.size() / 12);
  for (size_t i = 0; i < all.size(); ++i) {
    if (i % size == 0 && all.size() - i >= size) bins.push_back({0, 0, 0});
    Bin& bin = bins.back();
    bin.confidence += all[i].first, bin.right += all[i].second ? 1 : 0, ++bin.n;
    const bool last = i + 1 == all.size() || ((i + 1) % size == 0 && all.size() - i - 1 >= size);
    while (last && bins.size() > 1 &&
           bins[bins.size() - 2].right / bins[bins.size() - 2].n >
               bins.back().right / bins.back().n) {
      Bin& before = bins[bins.size() - 2];
      before = {before.confidence + bins.back().confidence, before.right + bins.back().right,
                before.n + bins.back().n};
      bins.pop_back();
    }
  }
  std::vector<engine::CalibrationKnot> steps{{0, 0}};
  for (const Bin& bin : bins) steps.push_back({bin.confidence / bin.n, bin.right / bin.n});
  steps.push_back({1, std::max(steps.back().right, 0.98)});
  return steps;
}

void print_curve(const std::vector<Chosen>& chosen, const SecondFit& fit) {
  std::set<std::string> sets;
  for (const Chosen& c : chosen) sets.insert(c.question->set);
  for (const std::string& set : sets)
    for (const double from : {0.0, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.9}) {
      double all = 0, answered = 0, right = 0;
      for (const Chosen& c : chosen) {
        if (c.question->set != set) continue;
        ++all;
        if (engine::shift_to_unseen(engine::calibrate(c.confidence, fit.steps)) < from ||
            (c.question->refused && from > 0))
          continue;
        ++answered;
        right += c.right ? 1 : 0;
      }
      std::printf("%s, left out: from %.2f answers %.1f %%, right %.1f %%\n", set.c_str(), from,
                  100 * answered / all, 100 * right / std::max(1.0, answered));
    }
}

// The words of the weights in force, sorted.
std::vector<std::string> words_in_force() {
  std::set<std::string> words;
  for (const engine::WordWeight& row : engine::word_weights()) words.insert(std::string(row.words));
  return {words.begin(), words.end()};
}

std::vector<double> rank_in_force(const std::vector<std::string>& words) {
  std::vector<double> out(kWordAt + words.size() * kQueryFeatures, 0);
  out[0] = engine::beam_weight();
  for (size_t i = 0; i < kRankedFeatures; ++i)
    out[kFeatureAt + i] = weight(static_cast<Feature>(i)).rank;
  for (const engine::WordWeight& row : engine::word_weights()) {
    const auto at = std::lower_bound(words.begin(), words.end(), row.words) - words.begin();
    out[word_at(static_cast<size_t>(at), static_cast<size_t>(row.feature))] = row.weight;
  }
  return out;
}

// Fits the confidence model and its steps; `chosen` holds the first reading of each question.
void fit_chosen(std::vector<Chosen>& chosen, SecondFit& fit) {
  for (size_t part = 0; part < kParts; ++part) {
    const auto w = fit_confidence(chosen, part);
    for (Chosen& c : chosen)
      if (part_of(c.question->database) == part && !c.x.empty()) c.confidence = posterior(c.x, w);
  }
  fit.steps = fit_steps(chosen);
  print_curve(chosen, fit);
  fit.confidence = fit_confidence(chosen, kParts);
}

}  // namespace

int fit_confidence_only(std::vector<DumpedQuestion> questions, const std::string& folder) {
  SecondFit fit;
  fit.words = words_in_force();
  fit.rank = rank_in_force(fit.words);
  set_features(questions, fit.words);
  std::vector<Chosen> chosen;
  for (const DumpedQuestion& q : questions) chosen.push_back(choose(q, scores_in_force(q)));
  fit_chosen(chosen, fit);
  return write_tables(fit, folder) ? 0 : 1;
}

int fit_second(std::vector<DumpedQuestion> questions, const std::string& folder) {
  SecondFit fit;
  fit.words = common_words(questions);
  set_features(questions, fit.words);
  std::vector<Chosen> chosen;
  for (size_t part = 0; part < kParts; ++part) {
    const auto w = fit_rank(all_but(questions, part), fit.words.size());
    for (const DumpedQuestion& q : questions)
      if (part_of(q.database) == part) chosen.push_back(choose(q, scores_by(q, w)));
  }
  fit_chosen(chosen, fit);
  fit.rank = fit_rank(all_but(questions, kParts), fit.words.size());
  return write_tables(fit, folder) ? 0 : 1;
}

}  // namespace ask::bench
