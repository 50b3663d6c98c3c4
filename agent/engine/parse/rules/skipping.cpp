// Expansion of a parser state, and skipped words with their effect on the clause: "that" begins a
// modifier, "and" continues a list.
#include <algorithm>

#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/parse/parser.h"

namespace ask::engine {

void Parser::emit(ParserState&& state, RuleFeature rule, float factor) {
  charge(state, rule, factor);
  out_.push_back(std::move(state));
}

void Parser::gain(ParserState& s, const Arc& u) const {
  size_t content = 0;
  for (size_t i = u.begin; i < u.end; ++i) content += arcs_.filler[i] < 0.7F;
  content = std::max<size_t>(content, 1);
  const auto words = static_cast<float>(content);
  switch (u.kind) {
    case MentionKind::kTable:
    case MentionKind::kColumn:
      charge(s, u.kind == MentionKind::kTable ? RuleFeature::kTableWord : RuleFeature::kSchemaWord,
             u.score * words);
      charge(s, RuleFeature::kLongSpan, words - 1);
      charge(s, RuleFeature::kWeakLink, 1 - u.score);
      break;
    case MentionKind::kValue:
      charge(s, RuleFeature::kValueWord, u.score * words);
      charge(s, RuleFeature::kLongSpan, words - 1);
      charge(s, RuleFeature::kWeakValue, 1 - u.score);
      break;
    case MentionKind::kCue:
      charge(s, RuleFeature::kKeywordWord, u.score * static_cast<float>(u.end - u.begin));
      charge(s, RuleFeature::kWeakKeyword, 1 - u.score);
      break;
    case MentionKind::kNumber:
    case MentionKind::kDate:
      charge(s, RuleFeature::kNumberWord, u.score);
      break;
    default:
      break;
  }
}

ParserState Parser::after(const ParserState& state, ArcId id) const {
  const Arc& u = arcs_[id];
  ParserState next = state;
  next.position = u.end;
  next.last = id;
  next.last_end = u.end;
  gain(next, u);
  for (size_t i = u.begin; i < u.end && i < 128; ++i) next.explained.set(i);
  next.path = paths_.extended(state.path, id);
  return next;
}

// True if the word is a verb by what follows: "show me ...", "list the ...", "show number of ...".
bool Parser::opens_request(size_t token) const {
  if (token + 1 >= arcs_.tokens()) return false;
  const std::string& next = arcs_.token(token + 1).folded;
  return arcs_.is(token + 1, kArticle) || next == "me" || next == "us" ||
         next == kCardinalityNoun || next == "how" || next == "which";
}

void Parser::expand(const ParserState& state) {
  const size_t t = state.position;
  for (size_t i = arcs_.first_at[t]; i < arcs_.first_at[t + 1]; ++i) {
    const auto id = static_cast<ArcId>(i);
    // "Show ..." opens a request; ignore weak synonym links of the verb.
    if (arcs_.is(t, kRequest) && (t == 0 || arcs_.is(t - 1, kStop)) &&
        arcs_.all[i].kind != MentionKind::kCue && arcs_.all[i].end == t + 1 &&
        (arcs_.all[i].score < 0.9F || opens_request(t)))
      continue;
    if (qualifies_own_table(id)) continue;
    if (in_list(t) && arcs_.all[i].kind == MentionKind::kNumber) continue;  // "name first"
    if (in_list(t) && arcs_.all[i].kind == MentionKind::kCue &&
        arcs_.all[i].cue == Cue::kSuperlative)
      continue;
    const size_t first = out_.size();
    if (!orders_.test(t))
      apply_rules(state, id);
    else if (arcs_.all[i].kind == MentionKind::kCue && arcs_.all[i].cue == Cue::kSuperlative)
      orders(state, id);
    carry_cues(state, id, first);
  }
  skip(state);
}

void Parser::apply_rules(const ParserState& state, ArcId id) {
  switch (arcs_[id].kind) {
    case MentionKind::kTable:
      return table(state, id);
    case MentionKind::kColumn:
      return column(state, id);
    case MentionKind::kValue:
      return value(state, id);
    case MentionKind::kNumber:
    case MentionKind::kDate:
      return number(state, id);
    case MentionKind::kCue:
      return cue(state, id);
    case MentionKind::kFiller:
      return;
  }
}

void Parser::skip_cost(ParserState& s, size_t t) const {
  const float filler = arcs_.filler[t];
  if (filler < 0.4F)
    charge(s, RuleFeature::kSkipUnknown);
  else if (filler < 0.65F)
    charge(s, RuleFeature::kSkipLight);
  float named = 0, table = 0;
  bool opens = false, superlative = false;
  for (size_t i = arcs_.first_at[t]; i < arcs_.first_at[t + 1]; ++i) {
    const Arc& u = arcs_.all[i];
    if (u.kind == MentionKind::kTable || u.kind == MentionKind::kColumn)
      named = std::max(named, u.score);
    if (u.kind == MentionKind::kTable) table = std::max(table, u.score);
    if (u.kind == MentionKind::kCue && u.score >= 0.8F) opens = true;
    if (u.kind == MentionKind::kCue && u.cue == Cue::kSuperlative && u.score > 0.85F &&
        !arcs_.is(t, kArticle) && !inside_name(t))
      superlative = true;
  }
  if (superlative) charge(s, RuleFeature::kSkipExtreme);
  if (named > 0.6F && filler < 0.65F && !acts(t)) charge(s, RuleFeature::kSkipNamed, named);
  if (opens && filler < 0.65F) charge(s, RuleFeature::kSkipKeyword);
  if (table > 0.7F && loses_group(s, t)) {
    s.sketch.note(Feature::kUnsupported);
    charge(s, RuleFeature::kUnusedBy);
  }
  const std::string_view led = t > 0 ? std::string_view(arcs_.token(t - 1).folded) : "";
  if ((led == "by" || led == "per" || led == "each" || led == "every") &&
      period_named(arcs_.token(t).lemma) != Period::kWhole)
    charge(s, RuleFeature::kUnusedBy, 1.6F);
  if (arcs_.token(t).folded == "per" && !inside_name(t)) charge(s, RuleFeature::kSkipPer);
}

// True if a column arc covers the token: "pages per minute".
bool Parser::inside_name(size_t token) const {
  for (size_t i = 0; i < arcs_.all.size(); ++i) {
    const Arc& u = arcs_.all[i];
    if (u.begin <= token && token < u.end && u.kind == MentionKind::kColumn) return true;
    if (u.begin > token) break;
  }
  return false;
}

// Updates the clause for the tokens that follow the skipped word.
void Parser::clause_after_word(ParserState& s, size_t t) const {
  Sketch& k = s.sketch;
  if (arcs_.is(t, kBe | kDo)) {
    if (s.clause == Clause::kSelect && !k.outputs.empty()) s.clause = Clause::kModifier;
    return;
  }
  if (arcs_.is(t, kRequest) && t > 0 && anything(s)) {
    if (t + 1 < arcs_.tokens() && arcs_.token(t + 1).folded == "only" && !k.outputs.empty()) {
      s.clause = Clause::kModifier;  // "Show only those with ...": filters the previous outputs
      return;
    }
    s.clause = Clause::kSelect;
    if (arcs_.is(t - 1, kStop)) s.second_sentence = static_cast<int8_t>(k.outputs.size());
    return;
  }
  if (arcs_.is(t, kQuestionWord) && t > 0 && arcs_.is(t - 1, kStop) && anything(s)) {
    s.clause = Clause::kSelect;
    s.second_sentence = static_cast<int8_t>(k.outputs.size());
    return;
  }
  if (arcs_.is(t, kRelation)) {
    const std::string& word = arcs_.token(t).folded;
    if ((word == "who" || word == "which" || word == "that" || word == "whose") && t > 0 &&
        !arcs_.is(t - 1, kOrWord))
      s.is_or = false;  // "from A or B who ..."
    const bool opening = s.clause == Clause::kSelect && !anything(s);
    if (!opening && s.clause != Clause::kOrder) {
      if (s.clause == Clause::kGroup && (arcs_.is(t, kBe) || arcs_.token(t).lemma == "have"))
        return;
      s.clause = Clause::kModifier;
    }
    return;
  }
  if (arcs_.is(t, kComma) && s.clause == Clause::kGroup) s.clause = Clause::kSelect;
  if (arcs_.is(t, kOrWord)) s.is_or = true;
  if (arcs_.is(t, kAndWord)) s.is_or = false;
}

// Ends the pending construction where the skipped word separates it from what follows.
void Parser::skip_pending(ParserState& next, size_t t) const {
  const std::string& word = arcs_.token(t).folded;
  if (arcs_.filler[t] < 0.4F && next.pending != Pending::kCompare &&
      next.pending != Pending::kNothing && next.pending != Pending::kLike &&
      next.pending != Pending::kHaving)
    settle(next);
  if (next.pending == Pending::kCompared && arcs_.is(t, kAndWord | kOrWord | kComma | kStop))
    settle(next);
  if (next.pending == Pending::kCompared && is_occasion_noun(word) &&
      next.sketch.filters.back().column == kNoArc && next.sketch.filters.back().hint == kNoArc) {
    const Filter f = next.sketch.filters.back();  // "more than 5 times"
    next.sketch.filters.pop();
    next.sketch.having = {true, false, kNoArc, f.value, f.high, Aggregate::kCount, f.op};
    next.pending = Pending::kNothing;
  }
  if (arcs_.is(t, kStop)) {
    settle(next);
    next.open = kNoArc;
    next.in_negation = false;
    next.inside = -1;
  }
}

// Words without an arc that are an order key or an output: "by popularity", "details of".
void Parser::skip_noun(ParserState& next, size_t t) const {
  const std::string& word = arcs_.token(t).folded;
  if (next.clause == Clause::kOrder && next.sketch.orders.empty() && is_frequency_noun(word))
    next.sketch.orders.push({kNoArc, Aggregate::kCount, false, false});
  if (next.clause == Clause::kSelect && next.sketch.outputs.empty() && is_whole_row_noun(word))
    next.sketch.star = true, charge(next, RuleFeature::kAllColumns);
}

// "<figure> by ..." opens a group, "top 5 by ..." an order.
void Parser::skip_by(const ParserState& state, ParserState& next, size_t t) {
  const Sketch& k = state.sketch;
  const bool figure =
      !k.outputs.empty() && (k.outputs.back().kind == OutputKind::kCount ||
                             k.outputs.back().fn != Aggregate::kPlain || adds_up(k.outputs.back()));
  if (state.clause == Clause::kSelect && figure) {
    ParserState group = next;
    group.clause = Clause::kGroup;
    emit(std::move(group), RuleFeature::kByGroups);
    bool grouped = false;  // "average rating by product"
    for (size_t i = arcs_.first_at[t + 1]; t + 1 < arcs_.tokens() && i < arcs_.first_at[t + 2]; ++i)
      grouped |=
          (arcs_.all[i].kind == MentionKind::kTable || arcs_.all[i].kind == MentionKind::kColumn) &&
          arcs_.all[i].score >= 0.7F && figure_by(state, arcs_.all[i]);
    if (grouped) charge(next, RuleFeature::kUnusedBy, 2);
  }
  if ((k.limit != kNoArc || k.first_only) && k.orders.empty()) {
    ParserState order = next;
    order.clause = Clause::kOrder;
    order.sketch.directed = order.sketch.descending = true;
    emit(std::move(order), RuleFeature::kByOrders);
  }
}

void Parser::skip(const ParserState& state) {
  const size_t t = state.position;
  ParserState next = state;
  next.position = static_cast<uint16_t>(t + 1);
  skip_cost(next, t);
  skip_pending(next, t);
  skip_noun(next, t);
  if (arcs_.token(t).folded == "by") skip_by(state, next, t);
  if (in_list(t)) {
    ParserState said = next;
    if (figure(state, said)) {
      emit(std::move(said), RuleFeature::kSaidFigure);
      charge(next, RuleFeature::kDanglingAggregate);
    }
  } else {
    clause_after_word(next, t);
  }
  if (t + 1 == list_) open_list(next);
  if (arcs_.is(t, kAndWord) && state.in_negation) {
    ParserState left = next;
    left.in_negation = false;
    emit(std::move(left), RuleFeature::kLeaveNegation);
    emit(std::move(next), RuleFeature::kStayInNegation);
    return;
  }
  emit(std::move(next));
}

bool Parser::between(size_t begin, size_t end, uint16_t classes) const {
  for (size_t i = begin; i < end; ++i)
    if (arcs_.is(i, classes)) return true;
  return false;
}

int Parser::previous_content_token(size_t at) const {
  int i = static_cast<int>(at) - 1;
  while (i >= 0 && arcs_.is(static_cast<size_t>(i), kArticle)) --i;
  return i;
}

bool Parser::quantity(ArcId id) const {
  const Arc& u = arcs_[id];
  if (u.kind != MentionKind::kColumn) return false;
  const float best = arcs_.mention(u).score;
  for (size_t i = 0; i < u.count; ++i) {
    const Mention& m = arcs_.mention(u, i);
    if (m.score >= best - 0.1F && column_facts_.quantity({m.table, m.column})) return true;
  }
  return false;
}

}  // namespace ask::engine
