// Default interpretation of pending constructions that no arc completed; end of the question.
#include "agent/engine/parse/parser.h"

namespace ask::engine {

void Parser::close_extreme(ParserState& s) const {
  Sketch& k = s.sketch;
  k.superlative = s.pending_superlative;
  if (s.pending_number != kNoArc) k.limit = s.pending_number;
  s.pending = Pending::kNothing;
  s.pending_number = kNoArc;
  s.pending_superlative = {};
  if (!k.outputs.empty() || !k.tables.empty()) s.clause = Clause::kModifier;
}

void Parser::settle_extreme(ParserState& s) const {
  const Superlative& e = s.pending_superlative;
  if (e.kind == SuperlativeKind::kColumn && e.arc == kNoArc) {
    const Arc& u = arcs_[e.hint];
    const bool known = !arcs_.mention(u).scale.word.empty();
    charge(s, known ? RuleFeature::kExtremeImplied : RuleFeature::kExtremeBare);
  } else {
    charge(s, RuleFeature::kMostAlone);
  }
  close_extreme(s);
}

// A number that no rule used becomes an equality filter; a number word is dropped.
void Parser::settle_number(ParserState& s) const {
  const ArcId id = s.pending_number;
  s.pending_number = kNoArc;
  const Arc& u = arcs_[id];
  const std::string& text = arcs_.token(u.begin).folded;
  const bool digits = !text.empty() && text[0] >= '0' && text[0] <= '9';
  if (!digits && u.kind == MentionKind::kNumber) {
    charge(s, RuleFeature::kSkipLight);
    return;
  }
  Filter f = filter(s);
  f.value = id;
  push(s, f);
  charge(s, u.kind == MentionKind::kDate ? RuleFeature::kFilterHint : RuleFeature::kNumberAlone);
  if (s.clause == Clause::kSelect && !s.sketch.outputs.empty()) s.clause = Clause::kModifier;
}

// "the number of users of each country that has at least two": a HAVING condition on the count.
bool Parser::how_many_of_group(const ParserState& s) const {
  const Sketch& k = s.sketch;
  const Filter& f = k.filters.back();
  return f.column == kNoArc && f.hint == kNoArc && f.op != Op::kEqual && !k.having.set &&
         !k.groups.empty() && k.outputs.size() > 0 && k.outputs.back().kind == OutputKind::kCount &&
         arcs_.mention(arcs_[f.value]).unit.empty();
}

void Parser::settle_count(ParserState& s) const {
  Sketch& k = s.sketch;
  bool fits = true;
  if (s.clause == Clause::kOrder) {
    fits = k.orders.push({kNoArc, Aggregate::kCount, false, false});
  } else {
    fits =
        k.outputs.push({kNoArc, kNoArc, OutputKind::kCount, Aggregate::kCount, s.distinct, false});
    s.distinct = false;
  }
  if (!fits) k.note(Feature::kUnsupported);
  charge(s, RuleFeature::kCountAlone);
}

// "above average": the average of the compared column.
void Parser::settle_compare(ParserState& s) const {
  if (s.aggregates.empty()) {
    if (s.pending_op != Op::kEqual) settle_dangling(s);
    return;
  }
  Filter f = filter(s);
  f.against = Against::kAggregate;
  f.scalar = s.aggregates[0];
  f.op = s.pending_op;
  f.hint = s.pending_arc;
  // "the names of the ports that are deeper than average": the adjective implies the column.
  const bool told = !arcs_.mention(arcs_[f.hint]).scale.word.empty();
  if (s.open != kNoArc && (quantity(s.open) || !told)) {
    f.column = s.open;
    take_left(s, s.open, arcs_[f.hint].begin);
  }
  s.aggregates.clear();
  push(s, f);
  s.inside = static_cast<int8_t>(s.sketch.filters.size()) - 1;
  if (f.column == kNoArc) charge(s, RuleFeature::kFilterImplied);
}

void Parser::settle_compared(ParserState& s) const {
  Sketch& k = s.sketch;
  const Filter f = k.filters.back();
  if (how_many_of_group(s)) {
    k.filters.pop();
    k.having = {true, false, kNoArc, f.value, f.high, Aggregate::kCount, f.op};
    return charge(s, RuleFeature::kHavingAlone);
  }
  const bool hinted = f.hint != kNoArc || !arcs_.mention(arcs_[f.value]).unit.empty();
  charge(s, hinted ? RuleFeature::kFilterHint : RuleFeature::kFilterImplied);
}

void Parser::settle_dangling(ParserState& s) const {
  s.sketch.note(Feature::kDanglingComparison);
  charge(s, RuleFeature::kDanglingComparison);
}

void Parser::settle(ParserState& s) const {
  if (s.pending == Pending::kNothing || s.cues.empty()) return settle_pending(s);
  const Sketch before = s.sketch;
  settle_pending(s);
  place_cues(before, s.sketch, s.cues, repeated(s), s.cues);
}

void Parser::settle_pending(ParserState& s) const {
  const Pending pending = s.pending;
  s.pending = Pending::kNothing;
  switch (pending) {
    case Pending::kNothing:
    case Pending::kValue:
      break;
    case Pending::kCount:
      settle_count(s);
      break;
    case Pending::kSuperlative:
      settle_extreme(s);
      break;
    case Pending::kCompare:
      settle_compare(s);
      break;
    case Pending::kBetween:
      settle_dangling(s);
      break;
    case Pending::kCompared:
      settle_compared(s);
      break;
    case Pending::kLike:
      charge(s, RuleFeature::kSkipLight);
      break;
    case Pending::kLikeIn:
      charge(s, RuleFeature::kFilterImplied);
      break;
    case Pending::kHaving:
      s.sketch.having = {};
      charge(s, RuleFeature::kDanglingComparison);
      break;
    case Pending::kNumber:
      settle_number(s);
      break;
  }
  s.pending_arc = kNoArc;
}

// The aggregates that no column completed.
void Parser::settle_aggregates(ParserState& s) const {
  Sketch& k = s.sketch;
  if (s.aggregates.empty()) return;
  bool used = false;
  for (const Output& o : k.outputs) used |= o.fn != Aggregate::kPlain && o.fn != Aggregate::kCount;
  if (!used && k.outer == Aggregate::kPlain && s.aggregates[0] == Aggregate::kAverage &&
      k.outputs.size() == 1 && k.outputs[0].kind == OutputKind::kCount &&
      k.outputs[0].arc != kNoArc) {
    k.outer = Aggregate::kAverage;  // "how many <table> does a <table> have on average"
  } else if (!used && s.aggregates[0] == Aggregate::kAverage &&
             k.superlative.kind == SuperlativeKind::kColumn &&
             k.superlative.fn == Aggregate::kPlain) {
    k.superlative.fn = Aggregate::kAverage;  // "has the best paid <table> on average"
  } else if (!used && s.clause != Clause::kOrder) {
    k.note(Feature::kDanglingAggregate);
    charge(s, RuleFeature::kDanglingAggregate);
  }
}

void Parser::finish(ParserState& s) const {
  settle(s);
  const Sketch settled = s.sketch;
  settle_aggregates(s);
  place_cues(settled, s.sketch, s.cues, {}, s.cues);
  Sketch& k = s.sketch;
  if (s.negated) {
    k.note(Feature::kDanglingNegation);
    charge(s, RuleFeature::kDanglingNegation);
  }
  if (s.only) k.note(Feature::kUnsupported);
  if (s.clause == Clause::kGroup && k.groups.empty()) charge(s, RuleFeature::kEmptyGroup);
  for (size_t i = 0; i < k.open_columns.size(); ++i) {
    charge(s, RuleFeature::kUnusedColumn);
    const int word = previous_content_token(arcs_[k.open_columns[i]].begin);
    if (word >= 0 && (arcs_.token(static_cast<size_t>(word)).folded == "by" ||
                      arcs_.token(static_cast<size_t>(word)).folded == "per"))
      charge(s, RuleFeature::kUnusedBy);
  }
  close_list(s);
}

}  // namespace ask::engine
