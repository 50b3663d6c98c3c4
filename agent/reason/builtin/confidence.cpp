#include "agent/reason/builtin/confidence.h"

#include <algorithm>
#include <cmath>

#include "agent/reason/builtin/confidence_weights.h"

namespace ask::builtin {
namespace {

class Judge {
 public:
  Judge(const Interpretation& in, size_t at)
      : in_(in), reading_(in.readings()[at]), state_(*reading_.state), at_(at) {}

  Confidence run();

 private:
  float& set(Signal s) { return out_.signals[static_cast<size_t>(s)]; }
  void set(Signal s, bool yes) { set(s) = yes ? 1.0F : 0.0F; }
  float tally(Rule rule) const { return reading_.tally[static_cast<size_t>(rule)]; }
  bool noted(Note note) const { return state_.sketch.noted(note); }

  void words();
  void links();
  void losses();
  void phrases();
  void shape();
  void collect(const Block& block);
  bool realised(const Mention& value) const;
  void refuse();

  const Interpretation& in_;
  const Reading& reading_;
  const State& state_;
  const size_t at_;
  Confidence out_;
  std::vector<db::Value> literals_;
  bool average_ = false, sum_ = false, count_ = false, extreme_ = false, negated_ = false,
       compared_ = false, either_ = false, grouped_ = false;
  int blocks_ = 0, conditions_ = 0;
};

void Judge::collect(const Block& block) {
  ++blocks_;
  const auto term = [&](const Term& t) {
    average_ |= t.fn == Aggregate::kAverage;
    sum_ |= t.fn == Aggregate::kSum;
    count_ |= t.fn == Aggregate::kCount;
    extreme_ |= t.fn == Aggregate::kMinimum || t.fn == Aggregate::kMaximum;
  };
  for (const Term& t : block.select) term(t);
  for (const Ordering& o : block.order) term(o.term);
  extreme_ |= block.limit.has_value();
  grouped_ |= !block.group.empty();
  if (block.limit) literals_.emplace_back(*block.limit);
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

bool Judge::realised(const Mention& m) const {
  for (const db::Value& v : literals_) {
    if (const auto* text = std::get_if<std::string>(&v))
      if (*text == m.text || (!m.rest.empty() && *text == m.rest) ||
          (!m.text.empty() && text->find(m.text) != text->npos))
        return true;
    if (const auto* number = std::get_if<int64_t>(&v))
      if (std::to_string(*number) == m.text || m.number == static_cast<double>(*number) ||
          m.from.starts_with(std::to_string(*number)))
        return true;
    if (const auto* number = std::get_if<double>(&v))
      if (m.number == *number) return true;
    if (const auto* text = std::get_if<std::string>(&v); text != nullptr && m.number != 0)
      if (text->find(std::to_string(static_cast<int64_t>(m.number))) != text->npos) return true;
    if (const auto* text = std::get_if<std::string>(&v); text != nullptr && !m.from.empty())
      if (text->find(m.from.substr(0, 4)) != text->npos ||
          (!m.to.empty() && text->find(m.to.substr(0, 4)) != text->npos))
        return true;
  }
  return false;
}

// Numbers, texts and names of the question that the query does not contain.
void Judge::losses() {
  const Units& units = in_.units();
  for (size_t t = 0; t < units.tokens(); ++t) {
    const Token& token = units.token(t);
    const bool digits = !token.text.empty() && token.text[0] >= '0' && token.text[0] <= '9';
    if (!digits && !token.quoted && !token.capitalised) continue;
    bool known = false, schema = false;
    for (const Unit& u : units.all) {
      if (t < u.begin || t >= u.end) continue;
      if (u.kind == MentionKind::kTable || u.kind == MentionKind::kColumn ||
          (u.kind == MentionKind::kKeyword && !digits))
        schema |= u.begin < 128 && state_.explained.test(u.begin);
      if (u.kind != MentionKind::kValue && u.kind != MentionKind::kNumber &&
          u.kind != MentionKind::kDate && u.kind != MentionKind::kKeyword)
        continue;
      for (size_t i = 0; i < u.count; ++i) known |= realised(units.mention(u, i));
    }
    if (known || (schema && !token.quoted && !digits)) continue;
    for (const db::Value& v : literals_)
      if (const auto* text = std::get_if<std::string>(&v))
        known |= text->find(token.text) != text->npos;
    if (known) continue;
    if (digits)
      set(Signal::kLostNumber) += 1;
    else if (token.quoted)
      set(Signal::kLostValue) += 1;
    else if (units.filler[t] < 0.4F)
      set(Signal::kLostName) += 1;
  }
}

// Function words that the query does not act on.
void Judge::phrases() {
  const Units& units = in_.units();
  bool average = false, total = false, count = false, extreme = false, negation = false,
       group = false, either = false, comparison = false, order = false;
  for (const Unit& u : units.all) {
    if (u.kind != MentionKind::kKeyword || u.score < 0.75F) continue;
    switch (u.keyword) {
      case Keyword::kAverage:
        average = true;
        break;
      case Keyword::kSum:
        total = true;
        break;
      case Keyword::kCount:
        count = true;
        break;
      case Keyword::kMost:
      case Keyword::kLeast:
      case Keyword::kSuperlative:
        extreme = true;
        break;
      case Keyword::kNot:
      case Keyword::kExcept:
        negation = true;
        break;
      case Keyword::kEach:
        group = true;
        break;
      case Keyword::kOr:
        either = true;
        break;
      case Keyword::kOrderBy:
        order = true;
        break;
      case Keyword::kMore:
      case Keyword::kLess:
      case Keyword::kAtLeast:
      case Keyword::kAtMost:
      case Keyword::kBetween:
      case Keyword::kAfter:
      case Keyword::kBefore:
        comparison = true;
        break;
      default:
        break;
    }
  }
  const bool ordered = !reading_.meaning.block.order.empty();
  set(Signal::kLostAverage, average && !average_);
  set(Signal::kLostTotal, total && !sum_ && !count_);
  set(Signal::kLostCount, count && !count_ && !sum_);
  set(Signal::kLostExtreme, extreme && !extreme_ && !ordered);
  set(Signal::kLostNegation, negation && !negated_);
  set(Signal::kLostGroup, group && !grouped_);
  set(Signal::kLostOr, either && !either_ && reading_.meaning.op == SetOperator::kAlone);
  set(Signal::kLostComparison, comparison && !compared_);
  set(Signal::kLostBoth, state_.sketch.both && reading_.meaning.op == SetOperator::kAlone);
  set(Signal::kLostOrder, order && !ordered);
}

void Judge::shape() {
  const Block& block = reading_.meaning.block;
  const float joins = reading_[Fact::kJoins];
  set(Signal::kOneJoin, joins == 1);
  set(Signal::kTwoJoins, joins == 2);
  set(Signal::kManyJoins, joins >= 3);
  set(Signal::kImplied) = reading_[Fact::kImpliedColumn];
  set(Signal::kGuessedValue) = reading_[Fact::kGuessedValue];
  set(Signal::kChildGuess) = reading_[Fact::kChildGuess];
  set(Signal::kBadType) = reading_[Fact::kBadType];
  set(Signal::kNoColumn) = reading_[Fact::kNoColumn] + reading_[Fact::kLostFilter];
  set(Signal::kSingleRowGroups) = reading_[Fact::kSingleRowGroups];
  set(Signal::kDanglingNegation,
      reading_[Fact::kDanglingNegation] > 0 || noted(Note::kDanglingNegation));
  set(Signal::kDanglingComparison, noted(Note::kDanglingComparison));
  set(Signal::kDanglingAggregate, noted(Note::kDanglingAggregate));
  set(Signal::kUnusedColumn) = static_cast<float>(state_.sketch.open_columns.size());
  set(Signal::kUnsupported, noted(Note::kUnsupported) || noted(Note::kOverflow));
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
      {Signal::kUnsupported, "shares, ratios and differences are not supported"},
      {Signal::kSingleRowGroups, "each group would be a single row"},
      {Signal::kNothingLinked, "no word names anything in the database"},
  };
  for (const Row& row : kRows)
    if (out_.signals[static_cast<size_t>(row.signal)] > 0) {
      out_.refusal = row.why;
      return;
    }
  if (set(Signal::kUnknownShare) > 0.35F) out_.refusal = "too many words are not understood";
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
  out_.value = 1 / (1 + std::exp(-std::clamp(x, -30.0, 30.0)));
  if (!out_.refusal.empty()) out_.value = std::min(out_.value, kRefused);
  return std::move(out_);
}

}  // namespace

Confidence judge_reading(const Interpretation& interpretation, size_t at) {
  return Judge(interpretation, at).run();
}

}  // namespace ask::builtin
