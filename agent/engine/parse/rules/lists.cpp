// Output lists at the end of a question: "books after 2010, title and page count", "most viewed
// property? address and number of viewings", "... Return the name and the total."
#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/parse/parser.h"

namespace ask::engine {
namespace {

bool polite(std::string_view word) { return text::is_one_of(word, kBetweenListItems); }

bool leads_in(std::string_view word) { return text::is_one_of(word, kBeforeFirstOutput); }

}  // namespace

// The end of the list item that begins at the token; 0 if there is none.
size_t Parser::list_item(size_t t) const {
  constexpr float kSure = 0.55F;
  size_t end = 0;
  for (size_t i = arcs_.first_at[t]; i < arcs_.first_at[t + 1]; ++i) {
    const Arc& u = arcs_.all[i];
    const bool names =
        (u.kind == MentionKind::kColumn || u.kind == MentionKind::kTable) && u.score >= kSure;
    const bool counts = u.kind == MentionKind::kCue &&
                        (u.cue == Cue::kCount || u.cue == Cue::kSum || u.cue == Cue::kAverage ||
                         u.cue == Cue::kDistinct ||
                         ((u.cue == Cue::kMinimum || u.cue == Cue::kMaximum) && u.score > 0.95F));
    if (names || counts) end = std::max<size_t>(end, u.end);
  }
  const Token& token = arcs_.token(t);
  if (end == 0 && (token.lemma == kLabelNoun || is_figure_noun(token.lemma))) end = t + 1;
  return end;
}

// True if [from, to) consists of the names of tables, columns and aggregates only.
bool Parser::lists_only(size_t from, size_t to) const {
  bool any = false;
  for (size_t t = from; t < to;) {
    if (orders_.test(t)) return false;
    const bool joins =
        arcs_.is(t, kArticle | kAndWord | kComma | kOfWord | kPossessive | kRequest | kStop) ||
        arcs_.token(t).punctuation || polite(arcs_.token(t).folded) ||
        (arcs_.token(t).folded == "that" && any) ||
        (arcs_.is(t, kBe) && t + 1 < to && arcs_.token(t + 1).folded == "enough");
    const std::string& word = arcs_.token(t).folded;
    const std::string_view led = t > from ? std::string_view(arcs_.token(t - 1).folded) : "";
    const bool places = ((word == "in" || word == "for") && any) ||
                        (word == "with" && is_accompaniment_adverb(led)) ||
                        (word == "by" && led == kSequenceParticiple) ||
                        (from == 0 && leads_in(word)) || (from == 0 && arcs_.is(t, kBe));
    if (const size_t end = list_item(t); end != 0 && !arcs_.is(t, kRequest))
      any = true, t = end;
    else if (joins || places)
      ++t;
    else
      return false;
  }
  return any;
}

void Parser::find_list() {
  const size_t n = arcs_.tokens();
  for (size_t t = 1; t + 1 < n; ++t) {
    const Token& token = arcs_.token(t);
    if (!token.punctuation || token.folded == "'s" || list_item(t) != 0) continue;
    const bool comma = arcs_.is(t, kComma);
    if (!comma && !arcs_.is(t, kStop) && token.folded != "-" && token.folded != "(") continue;
    if (comma && (arcs_.is(t + 1, kAndWord | kOrWord) || polite(arcs_.token(t + 1).folded)))
      continue;  // ", and their emails": a further output, not a new list
    if (!lists_only(t + 1, n) || (!arcs_.is(t, kStop) && lists_only(0, t))) continue;
    list_ = t + 1;
    return;
  }
}

// The end of the name at the token that may be shown with each row: a column, or a table in the
// singular, of which a row has one; 0 if there is none. `owned`: behind "their" or "its".
size_t Parser::companion(size_t t, bool owned) const {
  constexpr float kSure = 0.8F, kSureColumn = 0.6F;
  size_t end = 0;
  for (size_t i = arcs_.first_at[t]; i < arcs_.first_at[t + 1]; ++i) {
    const Arc& u = arcs_.all[i];
    if (u.score < (u.kind == MentionKind::kColumn ? kSureColumn : kSure) || u.end <= end) continue;
    const Token& noun = arcs_.token(u.end - 1U);
    const bool one = u.kind == MentionKind::kTable && (owned || noun.folded == noun.lemma);
    if (one || u.kind == MentionKind::kColumn) end = u.end;
  }
  return end;
}

// "open invoices with client and amount", "products with price": names behind "with" that nothing
// is said of are shown with each row. A single column of which some rows have no value is rather a
// condition: "customers with email".
void Parser::find_companions() {
  const size_t n = arcs_.tokens();
  for (size_t with = 1; with + 1 < n; ++with) {
    if (arcs_.token(with).folded != "with" || arcs_.token(with).quoted) continue;
    size_t items = 0, t = with + 1;
    bool owned = false, open = true, missing = false;
    while (t < n && !arcs_.is(t, kStop)) {
      const std::string& word = arcs_.token(t).folded;
      if (arcs_.is(t, kAndWord | kComma)) {
        if (open && !arcs_.is(t, kAndWord)) break;
        open = true, owned = false, ++t;
      } else if (open && (arcs_.is(t, kOwnPronoun) || word == "the")) {
        owned |= word != "the", ++t;
      } else if (const size_t end = open ? companion(t, owned) : 0; end != 0) {
        for (size_t i = arcs_.first_at[t]; i < arcs_.first_at[t + 1]; ++i)
          if (const Arc& u = arcs_.all[i]; u.kind == MentionKind::kColumn && u.end == end) {
            const db::ColumnStatistics& known =
                column_facts_.column(best_column(arcs_, u)).statistics;
            missing |= known.rows == 0 || known.missing() > 0 || flag(static_cast<ArcId>(i));
          }
        ++items, t = end, open = false;
      } else {
        break;
      }
    }
    if (items == 0 || open || (t < n && !arcs_.is(t, kStop)) || (items == 1 && missing && !owned))
      continue;
    companions_ = with + 1;
    companions_end_ = t;
    return;
  }
}

// True if the preceding word continues or begins a list of outputs.
bool Parser::listed(size_t begin) const {
  int word = previous_content_token(begin);
  if (word >= 0 && arcs_.is(static_cast<size_t>(word), kOwnPronoun))
    word = previous_content_token(static_cast<size_t>(word));
  return word < 0 || arcs_.is(static_cast<size_t>(word), kAndWord | kComma | kRequest | kStop) ||
         added_with(word, begin) ||
         (in_list(begin) && (begin == list_ || !in_list(static_cast<size_t>(word)) ||
                             arcs_.token(static_cast<size_t>(word)).folded == "plus" ||
                             arcs_.token(static_cast<size_t>(word)).folded == "then"));
}

void Parser::open_list(ParserState& s) const {
  settle(s);
  const Sketch& k = s.sketch;
  if (arcs_.is(list_ - 1, kComma) && !arcs_.is(list_, kRequest)) {
    if (s.clause == Clause::kOrder && k.limit == kNoArc && !k.first_only)
      return;  // "by year, title"
    if (!k.outputs.empty()) {
      const Output& o = k.outputs.back();
      const bool goes_on =
          s.clause == Clause::kSelect && o.arc == s.last && s.last_end + 1U == list_;
      if (o.kind == OutputKind::kColumn && o.fn == Aggregate::kPlain &&
          (goes_on || o.owner != kNoArc || k.owner != kNoArc))
        return;  // "the names of those that ..., age": a further output
    }
  }
  if (!s.aggregates.empty()) charge(s, RuleFeature::kDanglingAggregate);
  s.aggregates.clear();
  s.clause = Clause::kSelect;
  s.open = kNoArc;
  s.in_negation = false;
  s.inside = -1;
  s.second_sentence = static_cast<int8_t>(k.outputs.size());
}

// "... and the total": repeats the aggregate mentioned before, or the order key.
bool Parser::figure(const ParserState& state, ParserState& next) const {
  const size_t t = state.position;
  if (!is_figure_noun(arcs_.token(t).lemma)) return false;
  if (state.last != kNoArc && state.last_end == t) return false;  // "page count"
  const bool alone = t + 1 >= arcs_.tokens() || arcs_.is(t + 1, kAndWord | kComma | kStop | kBe) ||
                     arcs_.token(t + 1).punctuation || polite(arcs_.token(t + 1).folded);
  if (!alone) return false;
  settle(next);
  const std::string& word = arcs_.token(t).lemma;
  const Aggregate fn = text::is_one_of(word, kAverageLemmas)   ? Aggregate::kAverage
                       : text::is_one_of(word, kRowCountNouns) ? Aggregate::kCount
                                                               : Aggregate::kSum;
  if (t < 128) next.explained.set(t);
  next.clause = Clause::kSelect;
  return next.sketch.outputs.push({kNoArc, kNoArc, OutputKind::kPrevious, fn, false, false});
}

// The list replaces the outputs mentioned before it; their tables remain part of the query.
void Parser::close_list(ParserState& s) const {
  Sketch& k = s.sketch;
  if (s.second_sentence < 0 || static_cast<size_t>(s.second_sentence) >= k.outputs.size()) return;
  const auto first = static_cast<size_t>(s.second_sentence);
  bool early_figure = false, late_figure = false;
  for (size_t i = first; i < k.outputs.size(); ++i) {
    Output& late = k.outputs[i];
    if (late.kind == OutputKind::kColumn &&
        late.fn == Aggregate::kPlain)  // "total hours ...: hours"
      for (size_t e = 0; e < first; ++e)
        if (k.outputs[e].kind == OutputKind::kColumn && k.outputs[e].fn != Aggregate::kPlain &&
            k.outputs[e].arc != kNoArc &&
            best_column(arcs_, arcs_[k.outputs[e].arc]) == best_column(arcs_, arcs_[late.arc]))
          late.fn = k.outputs[e].fn;
    for (size_t e = first; e-- > 0 && late.kind == OutputKind::kPrevious;) {
      const Output& early = k.outputs[e];
      const bool same = early.fn == late.fn ||
                        (late.fn == Aggregate::kSum && early.fn == Aggregate::kCount) ||
                        (late.fn == Aggregate::kCount && early.fn == Aggregate::kSum);
      if (early.fn != Aggregate::kPlain && same) {
        late = early;
      } else if (early.fn == Aggregate::kPlain && early.kind == OutputKind::kColumn &&
                 quantity(early.arc) && late.fn != Aggregate::kCount) {
        const Aggregate fn = late.fn;
        late = early;
        late.fn = fn;
      }
    }
  }
  for (size_t i = 0; i < k.outputs.size(); ++i)
    (i < first ? early_figure : late_figure) |= k.outputs[i].fn != Aggregate::kPlain;
  if (first == 0 || (early_figure && !late_figure)) return;
  // "Find the shops with ... . Return their names.": the second sentence defines the outputs.
  for (size_t i = 0; i < first; ++i) {
    const Output& o = k.outputs[i];
    if (o.kind != OutputKind::kTable) continue;
    k.tables.push(o.arc);
    if (k.owner == kNoArc) k.owner = o.arc;
  }
  for (size_t i = 0; i < first; ++i) k.outputs.erase(0);
  k.listed = true;
  k.note(Feature::kSecondSentence);
  charge(s, RuleFeature::kRestartOutput);
}

}  // namespace ask::engine
