#include "agent/engine/rank/coverage_features.h"

#include <algorithm>

#include "agent/engine/rank/coverage_extractor.h"

namespace ask::engine {

void SignReader::collect(const Block& block) {
  ++blocks_;
  const auto term = [&](const Term& t) {
    average_ |= t.fn == Aggregate::kAverage;
    sum_ |= t.fn == Aggregate::kSum;
    count_ |= t.fn == Aggregate::kCount;
    extreme_ |= t.fn == Aggregate::kMinimum || t.fn == Aggregate::kMaximum;
    for (const Condition& c : t.only) {
      negated_ |= c.negated || c.op == Op::kIsNull;
      literals_.push_back(c.value);
      literals_.push_back(c.high);
      compared_ |= (c.op != Op::kEqual && c.op != Op::kIn) || !c.sub.empty();
    }
  };
  average_ |= block.outer == Aggregate::kAverage;
  count_ |= block.outer == Aggregate::kCount;
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
void SignReader::words() {
  float unknown = 0;
  for (size_t t = 0; t < units_.tokens(); ++t) {
    if (units_.filler[t] >= 0.4F || units_.token(t).punctuation) continue;
    if (t < 128 && state_.explained.test(t)) continue;
    unknown += 1;
    out_.unexplained.push_back(static_cast<uint16_t>(t));
  }
  const auto n = static_cast<float>(units_.tokens());
  set(Signal::kUnknownWords) = std::min(4.0F, unknown);
  set(Signal::kUnknownShare) = unknown / std::max(6.0F, n);
  set(Signal::kAllKnown, unknown == 0);
  set(Signal::kLong) = std::max(0.0F, n - 14) / 10;
  float same = 0;
  for (size_t t = 0; t < units_.tokens(); ++t)
    for (const std::string_view word :
         {"same", "also", "those", "whose", "another", "any", "some", "all", "other"})
      same += units_.token(t).folded == word;
  set(Signal::kSameWords, same > 0);
}

// Columns of several tables are meant as well as each other.
bool SignReader::of_several_tables(const Unit& u) const {
  for (size_t i = 1; i < u.count; ++i)
    if (units_.mention(u, i).table != units_.mention(u).table &&
        units_.mention(u, i).score > u.score - 0.05F)
      return true;
  return false;
}

void SignReader::links() {
  float linked = 0, unfound = 0, ambiguous = 0;
  bool named = false;
  for (const Unit& u : units_.all) {
    const bool used = u.begin < 128 && state_.explained.test(u.begin);
    if (!used) continue;
    named |= u.kind == MentionKind::kTable || u.kind == MentionKind::kValue ||
             (u.kind == MentionKind::kColumn && (u.score > 0.8F || !of_several_tables(u)));
    linked += u.kind == MentionKind::kTable || u.kind == MentionKind::kColumn ||
              u.kind == MentionKind::kValue;
    if (u.kind != MentionKind::kValue) continue;
    unfound += !units_.mention(u).found;
    ambiguous += u.count > 1;
  }
  const auto& sketch = state_.sketch;
  const auto weak = [&](UnitId id) {
    if (id == kNoUnit) return;
    const float score = units_.all[static_cast<size_t>(id)].score;
    if (score < 0.8F) set(Signal::kWeakLinks) += 1;
    if (score < 0.65F) set(Signal::kVeryWeakLinks) += 1;
  };
  for (const Output& o : sketch.outputs) weak(o.unit);
  for (const UnitId t : sketch.tables) weak(t);
  for (const Filter& f : sketch.filters) weak(f.column);
  for (const UnitId g : sketch.groups) weak(g);
  if (linked > 0 && !named)  // "list all labels" of tables that all have names
    for (const Output& o : sketch.outputs)
      if (o.unit != kNoUnit && units_.all[static_cast<size_t>(o.unit)].kind == MentionKind::kColumn)
        out_.unexplained.push_back(units_.all[static_cast<size_t>(o.unit)].begin);
  set(Signal::kNothingLinked, linked == 0);
  set(Signal::kValueUnfound) = unfound;
  set(Signal::kAmbiguousValue) = std::min(3.0F, ambiguous);
}

void SignReader::shape() {
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
  set(Signal::kUnsupported, lost_part_ || (yes_no_ && !reading_.meaning.yes_no) ||
                                noted(Note::kUnsupported) || noted(Note::kOverflow));
  set(Signal::kLateOutput, noted(Note::kLateOutput));
  set(Signal::kSecondSentence, noted(Note::kSecondSentence));
  set(Signal::kSubquery, blocks_ > 1 + static_cast<int>(reading_.meaning.right.size()));
  set(Signal::kMixedSelect) = tally(Rule::kMixedSelect);
  set(Signal::kSkippedNames) = tally(Rule::kSkipNamed);
  set(Signal::kSkippedPhrases) = tally(Rule::kSkipKeyword);
  set(Signal::kFarOutput) = tally(Rule::kFarOutput);
  set(Signal::kFarFilter) = tally(Rule::kFarFilter);
  set(Signal::kUnusedTable) = tally(Rule::kUnusedChild) + tally(Rule::kUnusedParent);
  set(Signal::kBridge) = tally(Rule::kBridgeTable);
  set(Signal::kGroupUnasked) = tally(Rule::kGroupUnasked);
}

Signs SignReader::run() {
  collect(reading_.meaning.block);
  for (const Block& right : reading_.meaning.right) collect(right);
  words();
  links();
  losses();
  phrases();
  shape();
  return std::move(out_);
}

Signs read_signs(const Units& units, const Reading& reading, bool yes_no) {
  return SignReader(units, reading, yes_no).run();
}

}  // namespace ask::engine
