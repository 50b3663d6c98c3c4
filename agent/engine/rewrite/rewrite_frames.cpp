#include "agent/engine/rewrite/rewrite_frames.h"

#include <algorithm>
#include <vector>

#include "agent/common/text.h"
#include "agent/engine/lexicon/request_frame_words.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/lexicon/word_order_words.h"
#include "agent/engine/rewrite/frame_clauses.h"
#include "agent/engine/rewrite/request_openings.h"
#include "agent/engine/rewrite/rewrite_afterthoughts.h"
#include "agent/engine/rewrite/rewrite_conditions_first.h"
#include "agent/engine/rewrite/rewrite_preambles.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr size_t kMostDropped = 30;  // words of what a request is for
constexpr size_t kFewestFramed = 5;

// "posters" for a stored "Poster", and "poster" for "Posters"
bool in_some_number(const IsName& is_name, std::string_view word) {
  return is_name(word) || is_name(lemma(word)) || is_name(std::string(word) + "s");
}

// "for our report to the council", "before the newsletter goes out": no name of the data is what
// the answer is for.
bool is_purpose(const WordSequence& words, size_t to, const FrameNames& names) {
  if (!is_bare_any(words, 0, kBeforePurpose)) return false;
  for (size_t i = 1; i < to && i < 7; ++i) {
    if (is_bare_any(words, i, kLimitingWords) || has_digit(words[i])) return false;
    if (is_bare_any(words, i, kPurposeNouns) && !names.is_stored(bare(words, i)))
      return !may_restrict(words, 1, i, to, names);
  }
  return false;
}

// True if words [0, to) are a clause with a subject and a verb that is about no rows.
bool is_clause(const WordSequence& words, size_t to, const FrameNames& names, bool so) {
  const bool verb_of_request = !so && is_any(words, to, kContextVerbs);
  bool verb = verb_of_request, named = false, relative = false, requested = false;
  for (size_t i = 0; i < to; ++i) {
    verb |= is_bare_any(words, i, kContextVerbs);
    relative |= is_bare_any(words, i, kRelativeWords);
    named |= names.in_schema(bare(words, i));
    if (words[i].ends_with('?')) return false;
    requested |= request_opening_end(words, i) > i;
  }
  if (!verb || (!so && (relative || (requested && named)))) return false;
  return is_bare_any(words, 0, kContextSubjects) || (verb_of_request && !named);
}

// True if the words before the request that begins at `to` tell why it is made.
bool is_context(const WordSequence& words, size_t to, size_t rest, const FrameNames& names) {
  if (to > kMostDropped) return false;
  if (is_bare_any(words, 0, kBeforePurpose)) return is_purpose(words, to, names);
  if (is_bare_any(words, 0, kRestrictingOpenings) || may_restrict(words, 0, to, rest, names))
    return false;
  bool ranks = false, ranked = false;
  for (size_t i = 0; i < words.size(); ++i) (i < to ? ranks : ranked) |= is_ranking_word(words, i);
  if (ranks && !ranked) return false;
  const std::string& last = words[to - 1];
  const bool comma = last.ends_with(',');
  if (comma && is_bare_any(words, 0, kGreetingWords)) return true;
  if (is_bare_any(words, 0, kReasonOpenings) || is_any(words, 0, {"to"}))
    return comma || is_any(words, to, {"i", "we"});
  const bool so = is_bare_any(words, to - 1, kBeforeJoinedRequest);
  const bool ended =
      !last.empty() && std::string_view(";:.!").find(last.back()) != std::string_view::npos;
  const bool own_subject = is_any(words, to, kContextVerbs);
  return (so || ended || own_subject) && is_clause(words, to, names, so) &&
         !describes_rows(words, {0, to}, {to, words.size()}, names);
}

// "if you wouldn't mind", "when you have a moment", "many thanks"
bool drop_courtesy(WordSequence& words) {
  for (size_t i = words.size() > 9 ? words.size() - 9 : 2; i < words.size(); ++i) {
    if (!is_bare_any(words, i, kCourtesyOpenings) ||
        (is_any(words, i, {"at"}) && !is_any(words, i + 1, {"your"})) ||
        (is_any(words, i, {"many"}) && !is_any(words, i + 1, kThanks)))
      continue;
    bool all = i + 1 < words.size() || is_any(words, i, kThanks);
    for (size_t k = i; k < words.size(); ++k) all &= is_bare_any(words, k, kCourtesyWords);
    if (!all) continue;
    cut_from(words, i);
    return true;
  }
  return false;
}

// The first of the words at the end that neither begin a request nor may restrict the rows.
size_t plain_end(const WordSequence& words, const FrameNames& names) {
  size_t from = words.size();
  while (from > 0 && words.size() - from < kMostDropped &&
         request_opening_end(words, from - 1) <= from - 1 &&
         !restricts(words, from - 1, words.size(), words.size(), names))
    --from;
  return from;
}

// "so that I can ring them", ", as we want to put it on the board", "so the office knows"
bool drop_reason(WordSequence& words, const FrameNames& names) {
  size_t from = 0;  // see plain_end(); not known yet
  for (size_t i = 3; i + 2 < words.size(); ++i) {
    const bool so = is_any(words, i, {"so"});
    const bool because = is_any(words, i, {"because"}) ||
                         (is_any(words, i, {"as", "since"}) && words[i - 1].ends_with(','));
    if (!so && !because) continue;
    const size_t at = so && is_any(words, i + 1, {"that"}) ? i + 2 : i + 1;
    const bool subject =
        is_bare_any(words, at, kReasonSubjects) ||
        (words[i - 1].ends_with(',') && is_bare_any(words, at, kReasonDeterminers));
    if (!subject) continue;
    if (from == 0) from = plain_end(words, names);
    const bool own = is_any(words, at, {"i", "we"}) && is_negative_contraction(bare(words, at + 1));
    const size_t rest = own ? at + 2 : i + 1;  // "so we don't forget" denies nothing of the rows
    if (i + 1 < from || request_opening_end(words, i) > i ||
        describes_rows(words, {rest, words.size()}, {0, i}, names))
      continue;
    cut_from(words, i);
    return true;
  }
  return false;
}

std::vector<WordRange> openings_of(const WordSequence& words) {
  constexpr size_t kMost = 4;
  std::vector<WordRange> out;
  for (size_t i = 0; i < words.size() && out.size() < kMost;) {
    const size_t end = request_opening_end(words, i);
    if (end > i) out.push_back({i, end});
    i = std::max(end, i + 1);
  }
  return out;
}

// "could you work that out please?": asks for what was said before.
bool repeats_request(const WordSequence& words, size_t at) {
  for (size_t i = at; i < words.size(); ++i)
    if (!is_bare_any(words, i, kRepeatedRequests)) return false;
  return words.size() - at < 7;
}

// The noun of a list is one of the data, or asks for all columns: "the summary of each exam".
bool is_detail(const WordSequence& words, size_t at, const FrameNames& names) {
  return is_bare_any(words, at, kAllColumnsNouns) || names.in_schema(bare(words, at));
}

// "a list of all the plots" -> "all the plots"
size_t past_list(const WordSequence& words, size_t at, const FrameNames& names) {
  size_t end = at;
  while (is_any(words, end, kBeforeListNoun)) ++end;
  if (!is_bare_any(words, end, kListNouns) || end + 2 >= words.size() ||
      is_detail(words, end, names))
    return at;
  if (words[end].ends_with(':')) return end + 1;
  return end_mark(words[end]).empty() && is_any(words, end + 1, kAfterListNoun) ? end + 2 : at;
}

// Takes out what is before and after a request; see drop_frames().
void drop_clauses(WordSequence& words, const FrameNames& names, const FrameNames& purposes) {
  while (words.size() > kFewestFramed && (drop_courtesy(words) || drop_reason(words, names) ||
                                          drop_afterthought(words, purposes))) {
  }
  while (words.size() > kFewestFramed && drop_preamble(words, purposes)) {
  }
}

}  // namespace

void drop_frames(WordSequence& words, const IsName& is_name, const IsName& in_schema,
                 const IsName& is_stored, bool values_read) {
  if (words.size() < kFewestFramed) return;
  const IsName is_value = [&](std::string_view word) { return is_name(word) && !in_schema(word); };
  const IsName any = [&](std::string_view word) {
    return is_name(word) || in_some_number(is_value, word);
  };
  const IsName stored = [&](std::string_view word) { return in_some_number(is_stored, word); };
  const IsName may_be_stored = [&](std::string_view word) { return !values_read || stored(word); };
  const FrameNames names{any, in_schema, stored};
  drop_clauses(words, names, {any, in_schema, may_be_stored});
  rewrite_conditions_first(words, names);
  std::vector<WordRange> openings = openings_of(words);
  if (!openings.empty() && repeats_request(words, openings.back().end)) {
    if (openings.size() == 1) return;
    cut_from(words, openings.back().begin);
    openings.pop_back();
  }
  if (openings.empty()) return;
  auto [begin, end] = openings.back();
  if (end > begin + 2 && is_bare_any(words, end - 2, kListNouns) &&
      is_detail(words, end - 2, names)) {  // "we are compiling a summary of"
    end -= 2;
    while (end > begin + 1 && is_any(words, end - 1, kBeforeListNoun)) --end;
  }
  if (end + 1 >= words.size() || is_any(words, end, {"if", "whether", "that"})) return;
  const size_t rows = past_list(words, end, names);
  if (begin > 0 &&
      (!is_context(words, begin, end, names) || refers_back(words, begin, rows, names)))
    return;
  const bool stays = is_indirect_question(words, end) || is_computing_verb(words, end) ||
                     is_any(words, end, {"for"});
  if (stays) return words.erase(0, end);
  replace(words, 0, rows, {"list"});
}

}  // namespace ask::engine
