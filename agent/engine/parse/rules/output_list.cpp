#include "agent/engine/parse/rules/output_list.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/parse/rules/arc_predicates.h"
#include "agent/engine/parse/rules/companions.h"
#include "agent/engine/parse/rules/defaults.h"
#include "agent/engine/parse/rules/filters.h"

namespace ask::engine {
namespace {

bool is_polite(std::string_view word) { return text::is_one_of(word, kBetweenListItems); }

bool precedes_first_output(std::string_view word) {
  return text::is_one_of(word, kBeforeFirstOutput);
}

// The end of the list item that begins at the token; 0 if there is none.
size_t list_item_end(const Arcs& arcs, size_t t) {
  constexpr float kSure = 0.55F;
  size_t end = 0;
  for (const Arc& arc : arcs.beginning_at(t)) {
    const bool names =
        (arc.kind == MentionKind::kColumn || arc.kind == MentionKind::kTable) && arc.score >= kSure;
    const bool counts =
        arc.kind == MentionKind::kCue &&
        (arc.cue == Cue::kCount || arc.cue == Cue::kSum || arc.cue == Cue::kAverage ||
         arc.cue == Cue::kDistinct ||
         ((arc.cue == Cue::kMinimum || arc.cue == Cue::kMaximum) && arc.score > 0.95F));
    if (names || counts) end = std::max<size_t>(end, arc.end);
  }
  const Token& token = arcs.token(t);
  if (end == 0 && (token.lemma == kLabelNoun || is_figure_noun(token.lemma))) end = t + 1;
  return end;
}

// True if [from, to) consists of the names of tables, columns and aggregates only.
bool is_output_list(const Arcs& arcs, const std::bitset<kMostTokens>& orders, size_t from,
                    size_t to) {
  bool any = false;
  for (size_t t = from; t < to;) {
    if (orders.test(t)) return false;
    const bool joins =
        arcs.is(t, kArticle | kAndWord | kComma | kOfWord | kPossessive | kRequest | kStop) ||
        arcs.token(t).punctuation || is_polite(arcs.token(t).folded) ||
        (arcs.token(t).folded == "that" && any) ||
        (arcs.is(t, kBe) && t + 1 < to && arcs.token(t + 1).folded == "enough");
    const std::string& word = arcs.token(t).folded;
    const std::string_view previous = t > from ? arcs.word(t - 1) : "";
    const bool places = ((word == "in" || word == "for") && any) ||
                        (word == "with" && is_accompaniment_adverb(previous)) ||
                        (word == "by" && previous == kSequenceParticiple) ||
                        (from == 0 && precedes_first_output(word)) ||
                        (from == 0 && arcs.is(t, kBe));
    if (const size_t end = list_item_end(arcs, t); end != 0 && !arcs.is(t, kRequest))
      any = true, t = end;
    else if (joins || places)
      ++t;
    else
      return false;
  }
  return any;
}

}  // namespace

TokenRange find_output_list(const Arcs& arcs, const std::bitset<kMostTokens>& orders) {
  const size_t n = arcs.tokens();
  for (size_t t = 1; t + 1 < n; ++t) {
    const Token& token = arcs.token(t);
    if (!token.punctuation || token.folded == "'s" || list_item_end(arcs, t) != 0) continue;
    const bool comma = arcs.is(t, kComma);
    if (!comma && !arcs.is(t, kStop) && token.folded != "-" && token.folded != "(") continue;
    if (comma && (arcs.is(t + 1, kAndWord | kOrWord) || is_polite(arcs.token(t + 1).folded)))
      continue;  // ", and their emails": a further output, not a new list
    if (!is_output_list(arcs, orders, t + 1, n) ||
        (!arcs.is(t, kStop) && is_output_list(arcs, orders, 0, t)))
      continue;
    return {t + 1, SIZE_MAX};
  }
  return {};
}

bool is_listed(const RuleContext& context, size_t begin) {
  const Arcs& arcs = context.arcs;
  const TokenRange& list = context.layout.output_list;
  const size_t word = token_before_owner(arcs, begin);
  return word == kNoToken || arcs.is(word, kAndWord | kComma | kRequest | kStop) ||
         is_adding_with(context, word, begin) ||
         (list.contains(begin) && (begin == list.begin || !list.contains(word) ||
                                   arcs.word(word) == "plus" || arcs.word(word) == "then"));
}

void open_output_list(const RuleContext& context, ParserState& state) {
  settle(context, state);
  const Sketch& sketch = state.sketch;
  const size_t begin = context.layout.output_list.begin;
  if (context.arcs.is(begin - 1, kComma) && !context.arcs.is(begin, kRequest)) {
    if (state.clause == Clause::kOrder && sketch.limit == kNoArc && !sketch.first_only)
      return;  // "by year, title"
    if (!sketch.outputs.empty()) {
      const Output& o = sketch.outputs.back();
      const bool goes_on =
          state.clause == Clause::kSelect && o.arc == state.last && state.last_end + 1U == begin;
      if (o.kind == OutputKind::kColumn && o.fn == Aggregate::kPlain &&
          (goes_on || o.owner != kNoArc || sketch.owner != kNoArc))
        return;  // "the names of those that ..., age": a further output
    }
  }
  if (!state.aggregates.empty()) context.charge(state, RuleFeature::kDanglingAggregate);
  state.aggregates.clear();
  state.clause = Clause::kSelect;
  state.open = kNoArc;
  leave_subqueries(state);
  state.second_sentence = static_cast<int8_t>(sketch.outputs.size());
}

bool repeat_aggregate(const RuleContext& context, const ParserState& state, ParserState& next) {
  const Arcs& arcs = context.arcs;
  const size_t t = state.position;
  if (!is_figure_noun(arcs.token(t).lemma)) return false;
  if (state.last != kNoArc && state.last_end == t) return false;  // "page count"
  const bool alone = t + 1 >= arcs.tokens() || arcs.is(t + 1, kAndWord | kComma | kStop | kBe) ||
                     arcs.token(t + 1).punctuation || is_polite(arcs.token(t + 1).folded);
  if (!alone) return false;
  settle(context, next);
  const std::string& word = arcs.token(t).lemma;
  const Aggregate fn = text::is_one_of(word, kAverageLemmas)   ? Aggregate::kAverage
                       : text::is_one_of(word, kRowCountNouns) ? Aggregate::kCount
                                                               : Aggregate::kSum;
  if (t < 128) next.explained.set(t);
  next.clause = Clause::kSelect;
  return next.sketch.outputs.push({.kind = OutputKind::kPrevious, .fn = fn});
}

void close_output_list(const RuleContext& context, ParserState& state) {
  const Arcs& arcs = context.arcs;
  Sketch& sketch = state.sketch;
  if (state.second_sentence < 0 ||
      static_cast<size_t>(state.second_sentence) >= sketch.outputs.size())
    return;
  const auto first = static_cast<size_t>(state.second_sentence);
  bool early_figure = false, late_figure = false;
  for (size_t i = first; i < sketch.outputs.size(); ++i) {
    Output& late = sketch.outputs[i];
    if (late.kind == OutputKind::kColumn &&
        late.fn == Aggregate::kPlain)  // "total hours ...: hours"
      for (size_t e = 0; e < first; ++e)
        if (sketch.outputs[e].kind == OutputKind::kColumn &&
            sketch.outputs[e].fn != Aggregate::kPlain && sketch.outputs[e].arc != kNoArc &&
            best_column(arcs, arcs[sketch.outputs[e].arc]) == best_column(arcs, arcs[late.arc]))
          late.fn = sketch.outputs[e].fn;
    for (size_t e = first; e-- > 0 && late.kind == OutputKind::kPrevious;) {
      const Output& early = sketch.outputs[e];
      const bool same = early.fn == late.fn ||
                        (late.fn == Aggregate::kSum && early.fn == Aggregate::kCount) ||
                        (late.fn == Aggregate::kCount && early.fn == Aggregate::kSum);
      if (early.fn != Aggregate::kPlain && same) {
        late = early;
      } else if (early.fn == Aggregate::kPlain && early.kind == OutputKind::kColumn &&
                 is_quantity(context, early.arc) && late.fn != Aggregate::kCount) {
        const Aggregate fn = late.fn;
        late = early;
        late.fn = fn;
      }
    }
  }
  for (size_t i = 0; i < sketch.outputs.size(); ++i)
    (i < first ? early_figure : late_figure) |= sketch.outputs[i].fn != Aggregate::kPlain;
  if (first == 0 || (early_figure && !late_figure)) return;
  // "Find the shops with ... . Return their names.": the second sentence defines the outputs.
  for (size_t i = 0; i < first; ++i) {
    const Output& o = sketch.outputs[i];
    if (o.kind != OutputKind::kTable) continue;
    sketch.tables.push(o.arc);
    if (sketch.owner == kNoArc) sketch.owner = o.arc;
  }
  for (size_t i = 0; i < first; ++i) sketch.outputs.erase(0);
  sketch.listed = true;
  sketch.note(Feature::kSecondSentence);
  context.charge(state, RuleFeature::kRestartOutput);
}

}  // namespace ask::engine
