// Comparisons: "older than 30", "between 5 and 10", "more than 3 orders", "contains 'x'".
#include <algorithm>

#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/scales.h"
#include "agent/engine/parse/parser.h"

namespace ask::engine {

Filter Parser::filter(const ParserState& s) const {
  Filter f;
  f.negated = s.negated;
  f.is_or = s.is_or;
  f.in_negation = s.in_negation;
  f.inside = s.inside;
  f.only = s.only;
  return f;
}

void Parser::push(ParserState& s, const Filter& f) const {
  if (!s.sketch.filters.push(f)) {
    s.sketch.note(Feature::kUnsupported);
    s.sketch.filters.back() = f;  // the following tokens refer to the last filter
  }
  s.negated = false;
  s.only = false;
  s.is_or = false;  // "in Germany or France with a rating above 3": the last one holds of both
}

// True if a mention of the column measures the scale of the adjective ("older": age, birth date).
bool Parser::is_on_scale(ArcId column, ArcId hint) const {
  const std::string_view scale = arcs_.mention(arcs_[hint]).scale.word;
  if (scale.empty()) return true;
  const Arc& u = arcs_[column];
  for (size_t i = 0; i < u.count; ++i) {
    const Mention& m = arcs_.mention(u, i);
    const ColumnExpr c{m.table, m.column};
    if (scale == scales::kDate && column_facts_.temporal(c)) return true;
    for (const ScaleWord& word : scale_words(scale))
      if (column_facts_.has_word(c, word.word)) return true;
  }
  return false;
}

// True if a new clause or phrase begins in [begin, end): "the salary of doctors who ..."
bool Parser::parted(size_t begin, size_t end) const {
  for (size_t i = begin; i < end; ++i) {
    const std::string& w = arcs_.token(i).folded;
    if (w == "that" || w == "which" || w == "who" || w == "in" || w == "with" || w == "for" ||
        w == "of" || w == "from")
      return true;
  }
  return false;
}

// The preceding column that a comparison at token `begin` applies to, or kNoArc.
ArcId Parser::left_of(const ParserState& s, size_t begin, ArcId hint, bool number) const {
  if (s.open == kNoArc) return kNoArc;
  const Arc& u = arcs_[s.open];
  if (hint != kNoArc && u.kind == MentionKind::kColumn && !is_on_scale(s.open, hint)) return kNoArc;
  if (s.open_is_modifier) return s.open;
  if (begin - s.open_end > 6 || parted(s.open_end, begin)) return kNoArc;
  if (u.kind == MentionKind::kColumn && number && !quantity(s.open)) return kNoArc;
  return s.open;
}

// Marks column `left` as used by the comparison at `begin`: it is no longer open. It stops being an
// output too, unless it is the only one or the comparison is in another clause.
void Parser::take_left(ParserState& s, ArcId left, size_t begin) const {
  if (left == kNoArc) return;
  Sketch& k = s.sketch;
  for (size_t i = 0; i < k.open_columns.size(); ++i)
    if (k.open_columns[i] == left) {
      k.open_columns.erase(i);
      break;
    }
  if (s.open_is_modifier) {
    s.open = kNoArc;
    return;
  }
  const bool kept = left == s.open && parted(s.open_end, begin);
  for (size_t i = kept ? 0 : k.outputs.size(); i-- > 0;)
    if (k.outputs[i].arc == left && (k.outputs.size() > 1 || !k.tables.empty())) {
      k.outputs.erase(i);
      charge(s, RuleFeature::kFilterSelected);
    }
  s.open = kNoArc;
}

// "shipped after the required date", "spent more than their budget": a column against a column of
// the same row. True if nothing can follow that it is compared with instead.
bool Parser::against_column(const ParserState& state, ArcId id) {
  const ColumnExpr right = best_column(arcs_, arcs_[id]);
  if (!right.valid() || (!quantity(id) && !column_facts_.temporal(right))) return false;
  const size_t end = arcs_[id].end;
  if (end < arcs_.tokens() && !arcs_.is(end, kAndWord | kOrWord | kComma | kStop | kRelation))
    return false;
  const size_t begin = arcs_[state.pending_arc].begin;
  ArcId left = state.open;
  if (left != kNoArc && state.open_end > begin) return false;  // "after the required date"
  if (left != kNoArc) {
    const ColumnExpr c = best_column(arcs_, arcs_[left]);
    const bool fits = c.valid() && !(c == right) &&
                      column_facts_.temporal(c) == column_facts_.temporal(right) &&
                      (quantity(left) || column_facts_.temporal(c));
    if (!fits || (!state.open_is_modifier && begin - state.open_end > 3)) left = kNoArc;
  }
  ParserState next = after(state, id);
  Filter f = filter(next);
  f.column = left;
  f.other = id;
  f.op = state.pending_op;
  take_left(next, left, begin);
  push(next, f);
  next.pending = Pending::kNothing;
  if (next.clause == Clause::kSelect) next.clause = Clause::kModifier;
  emit(std::move(next), left != kNoArc ? RuleFeature::kFilterLeft : RuleFeature::kFilterImplied);
  return left != kNoArc;
}

void Parser::compare(const ParserState& state, ArcId id) {
  const Arc& u = arcs_[id];
  Op op = comparison(u.cue);
  ParserState next = after(state, id);
  const bool between = u.cue == Cue::kBetween;
  if (u.cue == Cue::kAfter && arcs_.says(u, {"since"})) op = Op::kGreaterEqual;
  if (state.pending == Pending::kHaving && !between) {
    next.pending_op = op;
    return emit(std::move(next));
  }
  if (state.pending == Pending::kNumber && !between) {
    // "3 or more", "30 years old"
    const std::string& first = arcs_.token(u.begin).folded;
    if (first != "or" && first != "and" && !is_year_noun(first)) {
      settle(next);
    } else {
      Filter f = filter(next);
      f.op = op;
      f.value = next.pending_number;
      if (!arcs_.mention(u).scale.word.empty()) f.hint = id;
      f.column = f.hint == kNoArc ? left_of(state, u.begin, kNoArc, true) : kNoArc;
      take_left(next, f.column);
      push(next, f);
      next.pending_number = kNoArc;
      next.pending = f.column == kNoArc ? Pending::kCompared : Pending::kNothing;
      return emit(std::move(next),
                  f.column == kNoArc ? RuleFeature::kFilterRight : RuleFeature::kFilterLeft);
    }
  } else if (state.pending == Pending::kCompare && !between) {
    next.pending_op = op;  // "is equal to or more than"
    next.pending_arc = id;
    return emit(std::move(next));
  } else {
    settle(next);
    if (arcs_.is(u.begin, kOrWord) && u.end - u.begin == 2 && !next.sketch.filters.empty()) {
      next.is_or = true;  // "above 50 or below 20"
      op = op == Op::kLessEqual ? Op::kLess : op == Op::kGreaterEqual ? Op::kGreater : op;
    }
  }
  next.pending = between ? Pending::kBetween : Pending::kCompare;
  next.pending_arc = id;
  next.pending_op = op;
  next.pending_number = kNoArc;
  if (u.cue == Cue::kNotEqual) next.negated = true;
  emit(std::move(next));
}

void Parser::average_comparison(const ParserState& state, ArcId id, bool above) {
  ParserState next = after(state, id);
  settle(next);
  next.pending = Pending::kCompare;
  next.pending_op = above ? Op::kGreater : Op::kLess;
  next.pending_arc = id;
  next.aggregates.clear();
  next.aggregates.push(Aggregate::kAverage);
  if (next.clause == Clause::kSelect) next.clause = Clause::kModifier;
  emit(std::move(next), RuleFeature::kCompareAverage);
}

// "older than any ...", "than all ...": compares with the minimum or maximum over those rows.
void Parser::quantified(const ParserState& state, ArcId id, bool all) {
  if (state.pending != Pending::kCompare || !state.aggregates.empty()) return;
  ParserState next = after(state, id);
  const bool greater = state.pending_op == Op::kGreater || state.pending_op == Op::kGreaterEqual;
  Filter f = filter(next);
  f.against = Against::kAggregate;
  f.op = state.pending_op;
  f.scalar = greater == all ? Aggregate::kMaximum : Aggregate::kMinimum;
  f.hint = state.pending_arc;
  f.column = left_of(state, arcs_[id].begin, f.hint, true);
  take_left(next, f.column);
  push(next, f);
  next.inside = static_cast<int8_t>(next.sketch.filters.size()) - 1;
  next.pending = Pending::kNothing;
  next.clause = Clause::kModifier;
  emit(std::move(next), RuleFeature::kCompareAverage);
}

void Parser::like(const ParserState& state, ArcId id, int8_t where) {
  if (orders_.test(arcs_[id].end - 1U) ||
      (arcs_[id].end < kMostTokens && orders_.test(arcs_[id].end)))
    return;  // "starting with the oldest"
  size_t text = arcs_[id].end;
  while (text < arcs_.tokens() && arcs_.is(text, kArticle)) ++text;
  for (size_t i = text < arcs_.tokens() ? arcs_.first_at[text] : arcs_.all.size();
       where != 0 && i < arcs_.all.size() && arcs_.all[i].begin == text; ++i)
    if (arcs_.all[i].kind == MentionKind::kDate) return;  // "leases ending in 2026"
  ParserState next = after(state, id);
  settle(next);
  next.pending = Pending::kLike;
  next.pending_arc = id;
  next.pending_op = Op::kLike;
  next.pending_superlative = {};
  next.pending_superlative.arc = where;
  emit(std::move(next));
}

}  // namespace ask::engine
