// Words left out of the reading, and what they still do: "that" opens a modifier, "and" goes on.
#include <algorithm>

#include "agent/engine/parse/parser.h"

namespace ask::engine {

void Reader::emit(State&& state, Rule rule, float factor) {
  charge(state, rule, factor);
  out_.push_back(std::move(state));
}

void Reader::gain(State& s, const Unit& u) const {
  size_t content = 0;
  for (size_t i = u.begin; i < u.end; ++i) content += units_.filler[i] < 0.7F;
  content = std::max<size_t>(content, 1);
  const auto words = static_cast<float>(content);
  switch (u.kind) {
    case MentionKind::kTable:
    case MentionKind::kColumn:
      charge(s, u.kind == MentionKind::kTable ? Rule::kTableWord : Rule::kSchemaWord,
             u.score * words);
      charge(s, Rule::kLongSpan, words - 1);
      charge(s, Rule::kWeakLink, 1 - u.score);
      break;
    case MentionKind::kValue:
      charge(s, Rule::kValueWord, u.score * words);
      charge(s, Rule::kLongSpan, words - 1);
      charge(s, Rule::kWeakValue, 1 - u.score);
      break;
    case MentionKind::kKeyword:
      charge(s, Rule::kKeywordWord, u.score * static_cast<float>(u.end - u.begin));
      charge(s, Rule::kWeakKeyword, 1 - u.score);
      break;
    case MentionKind::kNumber:
    case MentionKind::kDate:
      charge(s, Rule::kNumberWord, u.score);
      break;
    default:
      break;
  }
}

State Reader::after(const State& state, UnitId id) const {
  const Unit& u = unit(id);
  State next = state;
  next.position = u.end;
  next.last = id;
  next.last_end = u.end;
  gain(next, u);
  for (size_t i = u.begin; i < u.end && i < 128; ++i) next.explained.set(i);
  if (trail_ != nullptr) {
    next.trail = static_cast<int32_t>(trail_->steps.size());
    trail_->steps.push_back({state.trail, id});
  }
  return next;
}

void Reader::expand(const State& state) {
  const size_t t = state.position;
  for (size_t i = units_.first_at[t]; i < units_.first_at[t + 1]; ++i) {
    const auto id = static_cast<UnitId>(i);
    // "Show ..." asks; it does not name what it happens to be a synonym of.
    if (units_.is(t, kRequest) && (t == 0 || units_.is(t - 1, kStop)) &&
        units_.all[i].kind != MentionKind::kKeyword && units_.all[i].end == t + 1 &&
        units_.all[i].score < 0.9F)
      continue;
    if (in_list(t) && units_.all[i].kind == MentionKind::kNumber) continue;  // "name first"
    if (in_list(t) && units_.all[i].kind == MentionKind::kKeyword &&
        units_.all[i].keyword == Keyword::kSuperlative)
      continue;
    if (orders_.test(t)) {
      if (units_.all[i].kind == MentionKind::kKeyword &&
          units_.all[i].keyword == Keyword::kSuperlative)
        orders(state, id);
      continue;
    }
    switch (units_.all[i].kind) {
      case MentionKind::kTable:
        table(state, id);
        break;
      case MentionKind::kColumn:
        column(state, id);
        break;
      case MentionKind::kValue:
        value(state, id);
        break;
      case MentionKind::kNumber:
      case MentionKind::kDate:
        number(state, id);
        break;
      case MentionKind::kKeyword:
        keyword(state, id);
        break;
      case MentionKind::kFiller:
        break;
    }
  }
  skip(state);
}

void Reader::skip_cost(State& s, size_t t) const {
  const float filler = units_.filler[t];
  if (filler < 0.4F)
    charge(s, Rule::kSkipUnknown);
  else if (filler < 0.65F)
    charge(s, Rule::kSkipLight);
  float named = 0;
  bool opens = false, extreme = false;
  for (size_t i = units_.first_at[t]; i < units_.first_at[t + 1]; ++i) {
    const Unit& u = units_.all[i];
    if (u.kind == MentionKind::kTable || u.kind == MentionKind::kColumn)
      named = std::max(named, u.score);
    if (u.kind == MentionKind::kKeyword && u.score >= 0.8F) opens = true;
    if (u.kind == MentionKind::kKeyword && u.keyword == Keyword::kSuperlative && u.score > 0.85F &&
        !units_.is(t, kArticle) && !inside_name(t))
      extreme = true;
  }
  if (extreme) charge(s, Rule::kSkipExtreme);
  if (named > 0.6F && filler < 0.65F && !acts(t)) charge(s, Rule::kSkipNamed, named);
  if (opens && filler < 0.65F) charge(s, Rule::kSkipKeyword);
  const std::string_view led = t > 0 ? std::string_view(units_.token(t - 1).folded) : "";
  if ((led == "by" || led == "per" || led == "each" || led == "every") &&
      period_named(units_.token(t).lemma) != Period::kWhole)
    charge(s, Rule::kUnusedBy, 1.6F);
  if (units_.token(t).folded == "per" && !inside_name(t)) charge(s, Rule::kSkipPer);
}

// The word may be part of a name: "pages per minute".
bool Reader::inside_name(size_t token) const {
  for (size_t i = 0; i < units_.all.size(); ++i) {
    const Unit& u = units_.all[i];
    if (u.begin <= token && token < u.end && u.kind == MentionKind::kColumn) return true;
    if (u.begin > token) break;
  }
  return false;
}

// What the word does to the role of what follows it.
void Reader::word_role(State& s, size_t t) const {
  Sketch& k = s.sketch;
  if (units_.is(t, kBe | kDo)) {
    if (s.role == Role::kSelect && !k.outputs.empty()) s.role = Role::kModifier;
    return;
  }
  if (units_.is(t, kRequest) && t > 0 && anything(s)) {
    if (t + 1 < units_.tokens() && units_.token(t + 1).folded == "only" && !k.outputs.empty()) {
      s.role = Role::kModifier;  // "Show only those with ...": what was asked for, of fewer rows
      return;
    }
    s.role = Role::kSelect;
    if (units_.is(t - 1, kStop)) s.second_sentence = static_cast<int8_t>(k.outputs.size());
    return;
  }
  if (units_.is(t, kQuestionWord) && t > 0 && units_.is(t - 1, kStop) && anything(s)) {
    s.role = Role::kSelect;
    s.second_sentence = static_cast<int8_t>(k.outputs.size());
    return;
  }
  if (units_.is(t, kRelation)) {
    const std::string& word = units_.token(t).folded;
    if ((word == "who" || word == "which" || word == "that" || word == "whose") && t > 0 &&
        !units_.is(t - 1, kOrWord))
      s.is_or = false;  // "from A or B who ..."
    const bool opening = s.role == Role::kSelect && !anything(s);
    if (!opening && s.role != Role::kOrder) {
      if (s.role == Role::kGroup && (units_.is(t, kBe) || units_.token(t).lemma == "have")) return;
      s.role = Role::kModifier;
    }
    return;
  }
  if (units_.is(t, kComma) && s.role == Role::kGroup) s.role = Role::kSelect;
  if (units_.is(t, kOrWord)) s.is_or = true;
  if (units_.is(t, kAndWord)) s.is_or = false;
}

void Reader::skip(const State& state) {
  const size_t t = state.position;
  State next = state;
  next.position = static_cast<uint16_t>(t + 1);
  skip_cost(next, t);
  const std::string& word = units_.token(t).folded;
  if (units_.filler[t] < 0.4F && next.pending != Pending::kCompare &&
      next.pending != Pending::kNothing && next.pending != Pending::kLike &&
      next.pending != Pending::kHaving)
    settle(next);
  if (next.pending == Pending::kCompared && units_.is(t, kAndWord | kOrWord | kComma | kStop))
    settle(next);
  if (next.pending == Pending::kCompared && (word == "times" || word == "time") &&
      next.sketch.filters.back().column == kNoUnit && next.sketch.filters.back().hint == kNoUnit) {
    const Filter f = next.sketch.filters.back();  // "more than 5 times"
    next.sketch.filters.pop();
    next.sketch.having = {true, false, kNoUnit, f.value, f.high, Aggregate::kCount, f.op};
    next.pending = Pending::kNothing;
  }
  if (units_.is(t, kStop)) {
    settle(next);
    next.open = kNoUnit;
    next.in_negation = false;
    next.inside = -1;
  }
  if (next.role == Role::kOrder && next.sketch.orders.empty() &&
      (word == "frequency" || word == "popularity" || word == "count" || word == "counts"))
    next.sketch.orders.push({kNoUnit, Aggregate::kCount, false, false});
  if (next.role == Role::kSelect && next.sketch.outputs.empty() &&
      (word == "details" || word == "information" || word == "info" || word == "detail" ||
       word == "records" || word == "record"))
    next.sketch.star = true, charge(next, Rule::kAllColumns);
  if (word == "by" && state.role == Role::kSelect && !state.sketch.outputs.empty()) {
    const Output& last = state.sketch.outputs.back();
    if (last.shape == OutputKind::kCount || last.fn != Aggregate::kPlain) {
      State group = next;
      group.role = Role::kGroup;
      emit(std::move(group), Rule::kByGroups);
    }
  }
  if (word == "by" && (state.sketch.limit != kNoUnit || state.sketch.first_only) &&
      state.sketch.orders.empty()) {
    State order = next;
    order.role = Role::kOrder;
    order.sketch.directed = order.sketch.descending = true;
    emit(std::move(order), Rule::kByOrders);
  }
  if (in_list(t)) {
    State said = next;
    if (figure(state, said)) {
      emit(std::move(said), Rule::kSaidFigure);
      charge(next, Rule::kDanglingAggregate);
    }
  } else {
    word_role(next, t);
  }
  if (t + 1 == list_) open_list(next);
  if (units_.is(t, kAndWord) && state.in_negation) {
    State left = next;
    left.in_negation = false;
    emit(std::move(left), Rule::kLeaveNegation);
    emit(std::move(next), Rule::kStayInNegation);
    return;
  }
  emit(std::move(next));
}

bool Reader::between(size_t begin, size_t end, uint16_t classes) const {
  for (size_t i = begin; i < end; ++i)
    if (units_.is(i, classes)) return true;
  return false;
}

int Reader::before(size_t at) const {
  int i = static_cast<int>(at) - 1;
  while (i >= 0 && units_.is(static_cast<size_t>(i), kArticle)) --i;
  return i;
}

bool Reader::quantity(UnitId id) const {
  const Unit& u = unit(id);
  if (u.kind != MentionKind::kColumn) return false;
  const float best = units_.mention(u).score;
  for (size_t i = 0; i < u.count; ++i) {
    const Mention& m = units_.mention(u, i);
    if (m.score >= best - 0.1F && traits_.quantity({m.table, m.column})) return true;
  }
  return false;
}

}  // namespace ask::engine
