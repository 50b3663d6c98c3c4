#include "agent/engine/rank/confidence.h"

#include <algorithm>
#include <cmath>

#include "agent/engine/rank/calibration.h"
#include "agent/engine/rank/reranker_weights.h"

namespace ask::engine {
namespace {

constexpr double kNever = 1e-3;  // no chance is nearer to 0 or 1

}  // namespace

// A query that leaves out what the question says is wrong, however well the rest fits.
std::string_view refusal(const Rank& rank) {
  struct Row {
    Signal signal;
    std::string_view why;
  };
  constexpr Row kRows[] = {
      {Signal::kLostNumber, "a number of the question plays no part"},
      {Signal::kLostValue, "a text in quotes plays no part"},
      {Signal::kDanglingNegation, "it is not clear what is negated"},
      {Signal::kLostNegation, "the negation plays no part"},
      {Signal::kDanglingComparison, "it is not clear what is compared"},
      {Signal::kBadType, "text is taken for numbers"},
      {Signal::kNoColumn, "no column fits a condition"},
      {Signal::kLostAverage, "the average plays no part"},
      {Signal::kLostBoth, "it is not clear what holds of both"},
      {Signal::kUnsupported, "a part of the question plays no part"},
      {Signal::kSingleRowGroups, "each group would be a single row"},
      {Signal::kGuessedValue, "a name or text of the question stands nowhere in the data"},
      {Signal::kWeakCount, "it is not clear what is counted"},
      {Signal::kNothingLinked, "no word names anything in the database"},
  };
  for (const Row& row : kRows)
    if (rank.signs[row.signal] > 0) return row.why;
  struct LookRow {
    Look look;
    std::string_view why;
  };
  constexpr LookRow kLookRows[] = {
      {Look::kImpossible, "no row can meet all the conditions"},
      {Look::kGroupElsewhere, "it is not clear which row of a group is to be shown"},
      {Look::kExtremeOfMany, "it is not clear by what it is ordered"},
      {Look::kOrderInGroups, "it is not clear by which row of a group it is ordered"},
      {Look::kGroupAggregated, "each group would have a single value"},
  };
  for (const LookRow& row : kLookRows)
    if (rank.looks[static_cast<size_t>(row.look)] > 0) return row.why;
  // "Which artists are married?" must not list all artists.
  return rank.signs.unexplained.empty() ? "" : "not every word is understood";
}

Standings standings(const std::vector<Rank>& ranks, size_t at, size_t words, size_t tables) {
  Standings out{};
  const auto set = [&](Standing s) -> float& { return out[static_cast<size_t>(s)]; };
  const Rank& own = ranks[at];
  const auto log_odds_of = [](double p) {
    p = std::clamp(p, kNever, 1 - kNever);
    return static_cast<float>(std::log(p / (1 - p)));
  };
  double next = 0, spread = 0;
  size_t different = 0;
  for (size_t i = 0; i < ranks.size(); ++i) {
    if (ranks[i].denotation.rows != own.denotation.rows)
      next = std::max(next, ranks[i].chance_of_rows);
    const bool first = std::none_of(
        ranks.begin(), ranks.begin() + static_cast<std::ptrdiff_t>(i),
        [&](const Rank& before) { return before.denotation.rows == ranks[i].denotation.rows; });
    if (!first) continue;
    ++different;
    if (ranks[i].chance_of_rows > 1e-9)
      spread -= ranks[i].chance_of_rows * std::log(ranks[i].chance_of_rows);
  }
  set(Standing::kBias) = 1;
  set(Standing::kLogOdds) = log_odds_of(own.chance_of_rows);
  set(Standing::kChanceOfRows) = static_cast<float>(own.chance_of_rows);
  set(Standing::kNextChance) = static_cast<float>(next);
  set(Standing::kSpread) = static_cast<float>(spread);
  set(Standing::kDifferent) = static_cast<float>(different) / 10;
  set(Standing::kChance) = static_cast<float>(own.chance);
  set(Standing::kLooseLogOdds) = log_odds_of(own.chance_loosely);
  set(Standing::kLooseChance) = static_cast<float>(own.chance_loosely);
  set(Standing::kNearlySure) = own.chance_of_rows > 0.9 ? 1.0F : 0.0F;
  set(Standing::kSure) = own.chance_of_rows > 0.97 ? 1.0F : 0.0F;
  set(Standing::kUnsure) = own.chance_of_rows < 0.6 ? 1.0F : 0.0F;
  set(Standing::kVeryUnsure) = own.chance_of_rows < 0.4 ? 1.0F : 0.0F;
  set(Standing::kScorePerWord) = own.beam_score / static_cast<float>(std::max<size_t>(4, words));
  set(Standing::kTables) = std::log2(static_cast<float>(tables) + 1) / 4;
  return out;
}

double log_odds(const Standings& standings, const Rank& rank) {
  double x = 0;
  for (size_t i = 0; i < kStandings; ++i)
    x += weight(static_cast<Standing>(i)).weight * standings[i];
  for (size_t i = 0; i < kSignals; ++i)
    x += weight(static_cast<Signal>(i)).confidence * rank.signs.signals[i];
  for (size_t i = 0; i < kLooks; ++i) x += weight(static_cast<Look>(i)).confidence * rank.looks[i];
  return x;
}

double stepped(double x, std::span<const Step> all) {
  if (x <= all.front().from) return all.front().right;
  for (size_t i = 1; i < all.size(); ++i) {
    if (x > all[i].from) continue;
    const double part = (x - all[i - 1].from) / (all[i].from - all[i - 1].from);
    return all[i - 1].right + part * (all[i].right - all[i - 1].right);
  }
  return all.back().right;
}

Confidence judge_reading(const std::vector<Rank>& ranks, size_t at, std::span<const Token> tokens,
                         size_t tables) {
  Confidence out;
  if (at >= ranks.size()) return out;
  const Rank& rank = ranks[at];
  for (const uint16_t t : rank.signs.unexplained) out.unexplained.push_back(tokens[t].text);
  out.refusal = refusal(rank);
  const double x = log_odds(standings(ranks, at, tokens.size(), tables), rank);
  out.value = of_unread(stepped(1 / (1 + std::exp(-std::clamp(x, -30.0, 30.0))), steps()));
  if (!out.refusal.empty()) out.value = std::min(out.value, kRefused);
  return out;
}

}  // namespace ask::engine
