#include "agent/reason/builtin/confidence.h"

#include <algorithm>
#include <cmath>

#include "agent/reason/builtin/confidence_judge.h"
#include "agent/reason/builtin/confidence_weights.h"

namespace ask::builtin {
void Judge::collect(const Block& block) {
  ++blocks_;
  const auto term = [&](const Term& t) {
    average_ |= t.fn == Aggregate::kAverage;
    sum_ |= t.fn == Aggregate::kSum;
    count_ |= t.fn == Aggregate::kCount;
    extreme_ |= t.fn == Aggregate::kMinimum || t.fn == Aggregate::kMaximum;
    for (const Condition& c : t.only) {
      ++conditions_;
      negated_ |= c.negated || c.op == Op::kIsNull;
      literals_.push_back(c.value);
      literals_.push_back(c.high);
      compared_ |= (c.op != Op::kEqual && c.op != Op::kIn) || !c.sub.empty();
    }
  };
  average_ |= block.outer == Aggregate::kAverage;
  grouped_ |= !block.best_of.empty();
  combined_ |= block.combine != Combine::kApart;
  for (const Term& t : block.select) term(t);
  for (const Ordering& o : block.order) term(o.term);
  extreme_ |= block.limit.has_value() && !block.order.empty();
  grouped_ |= !block.group.empty();
  if (block.limit) literals_.emplace_back(*block.limit + block.offset.value_or(0));
  if (block.having) {
    term(block.having->term);
    compared_ = true;
    literals_.push_back(block.having->value);
    literals_.push_back(block.having->high);
  }
  for (const auto& any : block.where) {
    either_ |= any.size() > 1;
    for (const Condition& c : any) {
      ++conditions_;
      negated_ |= c.negated || c.op == Op::kIsNull;
      compared_ |= (c.op != Op::kEqual && c.op != Op::kIn) || !c.sub.empty();
      either_ |= c.op == Op::kGreaterEqual || c.op == Op::kLessEqual;
      literals_.push_back(c.value);
      literals_.push_back(c.high);
      for (const Block& sub : c.sub) collect(sub);
    }
  }
}

// Words that no unit of the winning reading covers.
void Judge::words() {
  const Units& units = in_.units();
  float unknown = 0;
  for (size_t t = 0; t < units.tokens(); ++t) {
    if (units.filler[t] >= 0.4F || units.token(t).punctuation) continue;
    if (t < 128 && state_.explained.test(t)) continue;
    unknown += 1;
    out_.unexplained.push_back(units.token(t).text);
  }
  const auto n = static_cast<float>(units.tokens());
  set(Signal::kUnknownWords) = std::min(4.0F, unknown);
  set(Signal::kUnknownShare) = unknown / std::max(6.0F, n);
  set(Signal::kAllKnown, unknown == 0);
  set(Signal::kLong) = std::max(0.0F, n - 14) / 10;
  float same = 0;
  for (size_t t = 0; t < units.tokens(); ++t)
    for (const std::string_view word :
         {"same", "also", "those", "whose", "another", "any", "some", "all", "other"})
      same += units.token(t).folded == word;
  set(Signal::kSameWords, same > 0);
}

void Judge::links() {
  const Units& units = in_.units();
  float linked = 0, unfound = 0, ambiguous = 0;
  for (const Unit& u : units.all) {
    const bool used = u.begin < 128 && state_.explained.test(u.begin);
    if (!used) continue;
    linked += u.kind == MentionKind::kTable || u.kind == MentionKind::kColumn ||
              u.kind == MentionKind::kValue;
    if (u.kind != MentionKind::kValue) continue;
    unfound += !units.mention(u).found;
    ambiguous += u.count > 1;
  }
  const auto& sketch = state_.sketch;
  const auto weak = [&](UnitId id) {
    if (id == kNoUnit) return;
    const float score = units.all[static_cast<size_t>(id)].score;
    if (score < 0.8F) set(Signal::kWeakLinks) += 1;
    if (score < 0.65F) set(Signal::kVeryWeakLinks) += 1;
  };
  for (const Output& o : sketch.outputs) weak(o.unit);
  for (const UnitId t : sketch.tables) weak(t);
  for (const Filter& f : sketch.filters) weak(f.column);
  for (const UnitId g : sketch.groups) weak(g);
  set(Signal::kNothingLinked, linked == 0);
  set(Signal::kValueUnfound) = unfound;
  set(Signal::kAmbiguousValue) = std::min(3.0F, ambiguous);
  const auto& all = in_.readings();
  const float margin = at_ + 1 < all.size() ? reading_.score - all[at_ + 1].score : 3;
  set(Signal::kMargin) = std::clamp(margin, 0.0F, 3.0F);
  set(Signal::kAlone, all.size() == 1);
  set(Signal::kScorePerWord) =
      reading_.score / static_cast<float>(std::max<size_t>(4, units.tokens()));
}

void Judge::shape() {
  const Block& block = reading_.meaning.block;
  const float joins = reading_[Fact::kJoins];
  set(Signal::kOneJoin, joins == 1);
  set(Signal::kTwoJoins, joins == 2);
  set(Signal::kManyJoins, joins >= 3);
  set(Signal::kImplied) = reading_[Fact::kImpliedColumn];
  set(Signal::kGuessedValue) = reading_[Fact::kGuessedValue];
  set(Signal::kWeakCount) = reading_[Fact::kWeakCount];
  set(Signal::kChildGuess) = reading_[Fact::kChildGuess];
  set(Signal::kBadType) = reading_[Fact::kBadType];
  set(Signal::kNoColumn) = reading_[Fact::kNoColumn] + reading_[Fact::kLostFilter];
  set(Signal::kSingleRowGroups) = reading_[Fact::kSingleRowGroups];
  set(Signal::kDanglingNegation,
      reading_[Fact::kDanglingNegation] > 0 || noted(Note::kDanglingNegation));
  set(Signal::kDanglingComparison, noted(Note::kDanglingComparison));
  set(Signal::kDanglingAggregate, noted(Note::kDanglingAggregate));
  set(Signal::kUnusedColumn) = static_cast<float>(state_.sketch.open_columns.size());
  set(Signal::kUnsupported, lost_part_ || (in_.yes_no() && !reading_.meaning.yes_no) ||
                                noted(Note::kUnsupported) || noted(Note::kOverflow));
  set(Signal::kLateOutput, noted(Note::kLateOutput));
  set(Signal::kSecondSentence, noted(Note::kSecondSentence));
  set(Signal::kSubquery, blocks_ > 1 + static_cast<int>(reading_.meaning.right.size()));
  set(Signal::kIntersect, reading_.meaning.op != SetOperator::kAlone);
  set(Signal::kGroup, grouped_);
  set(Signal::kHaving, block.having.has_value());
  set(Signal::kLimit, block.limit.has_value());
  set(Signal::kConditions) = static_cast<float>(std::min(3, conditions_));
  set(Signal::kOutputs) = static_cast<float>(std::min<size_t>(4, block.select.size()));
  set(Signal::kMixedSelect) = tally(Rule::kMixedSelect);
  set(Signal::kSkippedNames) = tally(Rule::kSkipNamed);
  set(Signal::kSkippedPhrases) = tally(Rule::kSkipKeyword);
  set(Signal::kFarOutput) = tally(Rule::kFarOutput);
  set(Signal::kFarFilter) = tally(Rule::kFarFilter);
  set(Signal::kUnusedTable) = tally(Rule::kUnusedChild) + tally(Rule::kUnusedParent);
  set(Signal::kBridge) = tally(Rule::kBridgeTable);
  set(Signal::kGroupUnasked) = tally(Rule::kGroupUnasked);
}

// A query that leaves out what the question says is wrong, however well the rest fits.
void Judge::refuse() {
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
      {Signal::kUnsupported, "a part of the question plays no part"},
      {Signal::kSingleRowGroups, "each group would be a single row"},
      {Signal::kGuessedValue, "a name or text of the question stands nowhere in the data"},
      {Signal::kWeakCount, "it is not clear what is counted"},
      {Signal::kNothingLinked, "no word names anything in the database"},
  };
  for (const Row& row : kRows)
    if (out_.signals[static_cast<size_t>(row.signal)] > 0) {
      out_.refusal = row.why;
      return;
    }
  // "Which artists are married?" must not list all artists.
  if (!out_.unexplained.empty()) out_.refusal = "not every word is understood";
}

Confidence Judge::run() {
  set(Signal::kBias) = 1;
  collect(reading_.meaning.block);
  for (const Block& right : reading_.meaning.right) collect(right);
  words();
  links();
  losses();
  phrases();
  shape();
  refuse();
  double x = 0;
  for (size_t i = 0; i < kSignals; ++i) x += confidence_weight(i) * out_.signals[i];
  out_.value = 1 / (1 + std::exp(-kTempered * std::clamp(x, -30.0, 30.0)));
  if (!out_.refusal.empty()) out_.value = std::min(out_.value, kRefused);
  return std::move(out_);
}

Confidence judge_reading(const Interpretation& interpretation, size_t at) {
  return Judge(interpretation, at).run();
}

}  // namespace ask::builtin
