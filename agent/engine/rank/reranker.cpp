#include "agent/engine/rank/reranker.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string>

#include "agent/engine/rank/reranker_weights.h"

namespace ask::engine {
namespace {

using QueryWeights = std::array<float, kQueryLooks>;

// What the words of the question add to the weights of the looks.
QueryWeights weights_by_words(const Units& units) {
  QueryWeights out{};
  const auto all = word_looks();
  for (const std::string& words : words_and_pairs(units)) {
    auto row =
        std::lower_bound(all.begin(), all.end(), words,
                         [](const WordLook& r, const std::string& w) { return r.words < w; });
    for (; row != all.end() && row->words == words; ++row)
      out[static_cast<size_t>(row->look)] += row->weight;
  }
  return out;
}

float score_of(const Rank& rank, const QueryWeights& said) {
  float score = beam_weight() * rank.beam_score;
  for (size_t i = 0; i < kSignals; ++i)
    score += weight(static_cast<Signal>(i)).rank * rank.signs.signals[i];
  for (size_t i = 0; i < kLooks; ++i) score += weight(static_cast<Look>(i)).rank * rank.looks[i];
  for (size_t i = 0; i < kQueryLooks; ++i) score += said[i] * rank.looks[i];
  return score;
}

}  // namespace

std::vector<std::string> words_and_pairs(const Units& units) {
  std::vector<std::string> out;
  std::string before;
  for (size_t t = 0; t < units.tokens(); ++t) {
    const Token& token = units.token(t);
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

void set_chances(std::vector<Rank>& ranks) {
  double all = 0;
  for (Rank& r : ranks) {
    r.chance = std::exp(static_cast<double>(r.score - ranks[0].score));
    all += r.chance;
  }
  for (Rank& r : ranks) r.chance /= all;
  for (Rank& r : ranks)
    for (const Rank& other : ranks) {
      if (other.denotation.rows == r.denotation.rows) r.chance_of_rows += other.chance;
      if (other.denotation.loosely == r.denotation.loosely) r.chance_loosely += other.chance;
    }
}

std::vector<Rank> rank(const RankContext& context, std::vector<Reading>& readings) {
  const size_t n = std::min(readings.size(), kSecondLook);
  if (n == 0) return {};
  const Said said(context.units, context.traits);
  const QueryWeights by_words = weights_by_words(context.units);
  std::vector<Rank> found(n);
  for (size_t i = 0; i < n; ++i) {
    const Reading& reading = readings[i];
    Rank& r = found[i];
    r.signs = read_signs(context.units, reading, context.yes_no);
    r.looks = look_at(reading, context.units, context.traits, context.graph, said);
    r.denotation = denotation(reading.meaning, context.traits, context.graph);
    r.beam_score = reading.score;
    r.score = score_of(r, by_words);
  }
  std::vector<size_t> order(n);
  std::iota(order.begin(), order.end(), size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](size_t a, size_t b) { return found[a].score > found[b].score; });
  std::vector<Reading> first;
  std::vector<Rank> ranks;
  for (const size_t i : order) {
    first.push_back(std::move(readings[i]));
    ranks.push_back(std::move(found[i]));
  }
  std::move(first.begin(), first.end(), readings.begin());
  set_chances(ranks);
  return ranks;
}

}  // namespace ask::engine
