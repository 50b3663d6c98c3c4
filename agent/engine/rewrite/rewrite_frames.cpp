#include "agent/engine/rewrite/rewrite_frames.h"

#include <algorithm>
#include <vector>

#include "agent/common/text.h"
#include "agent/engine/lexicon/request_frame_words.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/lexicon/word_order_words.h"
#include "agent/engine/rewrite/request_openings.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr size_t kMostDropped = 30;  // words of what a request is for

struct Names {
  const IsName& any;        // of the schema or stored
  const IsName& in_schema;  // of the schema
  const IsName& is_stored;  // of the schema, or inside a stored text
};

// Words [begin, end).
struct Words {
  size_t begin, end;
};

bool one_of(const WordSequence& words, size_t i, std::span<const std::string_view> list) {
  return i < words.size() && text::is_one_of(bare(words, i), list);
}

bool has_digit(const std::string& word) {
  return word.find_first_of("0123456789") != std::string::npos;
}

// True for a word with a capital inside a sentence, which may be a name.
bool is_capitalised(const WordSequence& words, size_t i) {
  const std::string& word = words[i];
  if (word.empty() || word[0] < 'A' || word[0] > 'Z' || word == "I" || word.starts_with("I'"))
    return false;
  const bool first =
      i == 0 || std::string_view(".!?").find(words[i - 1].back()) != std::string_view::npos;
  return !first;
}

bool is_repeated(const WordSequence& words, const std::string& word, size_t from, size_t to) {
  const std::string base = lemma(word);
  for (size_t i = from; i < to; ++i)
    if (bare(words, i) == word || lemma(bare(words, i)) == base) return true;
  return false;
}

// True if word i, of words that end at `to`, may restrict the rows: it is a number, a name, a limit
// or a stored value that the words from `rest` on do not repeat.
bool restricts(const WordSequence& words, size_t i, size_t to, size_t rest, const Names& names) {
  const std::string word = bare(words, i);
  if (word.empty() || has_digit(word) || words[i].find_first_of("\"'(") == 0 || is_month(word) ||
      text::is_one_of(word, kLimitingWords))
    return true;
  const bool value = is_capitalised(words, i) ||
                     (word.size() > 3 && names.any(word) && !names.in_schema(word)) ||
                     (i + 1 < to && names.any(word + " " + bare(words, i + 1)));
  return value && !is_repeated(words, word, rest, words.size());
}

bool may_restrict(const WordSequence& words, size_t from, size_t to, size_t rest,
                  const Names& names) {
  for (size_t i = from; i < to; ++i)
    if (restricts(words, i, to, rest, names)) return true;
  return false;
}

// "not", "never", "haven't", and "inactive" where something is called active
bool is_denial(const WordSequence& words, size_t i, const Names& names) {
  const std::string word = bare(words, i);
  if (text::is_one_of(word, kLackingWords) || is_negative_contraction(word)) return true;
  for (const std::string_view prefix : kDenyingPrefixes)
    if (word.size() > prefix.size() + 3 && word.starts_with(prefix) &&
        names.in_schema(word.substr(prefix.size())))
      return true;
  return false;
}

// True if a clause that tells why a request is made describes its rows: it denies something, or has
// an adjective or a relative clause of a noun that the request has as well.
bool describes_rows(const WordSequence& words, const Words& clause, const Words& request,
                    const Names& names) {
  const auto asked = [&](const std::string& word) {
    return is_repeated(words, word, request.begin, request.end);
  };
  const auto is_row = [&](size_t i) {
    const std::string word = bare(words, i);
    return one_of(words, i, kNamedBefore) ||
           (word.size() > 2 && names.in_schema(lemma(word)) && asked(word));
  };
  for (size_t i = clause.begin; i < clause.end; ++i) {
    if (is_denial(words, i, names)) return true;
    const std::string word = bare(words, i);
    if (i > clause.begin && (one_of(words, i, kRelativeWords) || word == "that") && is_row(i - 1))
      return true;
    if (word.size() > 2 && names.in_schema(word) && !asked(word) &&
        (has_past_suffix(word) || (i + 1 < clause.end && is_row(i + 1))))
      return true;
  }
  return false;
}

// "for our report to the council", "before the newsletter goes out": no name of the data is what
// the answer is for.
bool is_purpose(const WordSequence& words, size_t to, const Names& names) {
  if (!one_of(words, 0, kBeforePurpose)) return false;
  for (size_t i = 1; i < to && i < 7; ++i) {
    if (one_of(words, i, kLimitingWords) || has_digit(words[i])) return false;
    if (one_of(words, i, kPurposeNouns) && !names.is_stored(bare(words, i)))
      return !may_restrict(words, 1, i, to, names);
  }
  return false;
}

bool is_superlative(const WordSequence& words, size_t i) {
  const std::string word = bare(words, i);
  return (word.size() > 5 && has_superlative_suffix(word) &&
          !text::is_one_of(word, kNoSuperlatives)) ||
         text::is_one_of(word, kIrregularSuperlatives);
}

// True if words [0, to) are a clause with a subject and a verb that is about no rows.
bool is_clause(const WordSequence& words, size_t to, const Names& names, bool so) {
  const bool verb_of_request = !so && is_any(words, to, kContextVerbs);
  bool verb = verb_of_request, named = false, relative = false, requested = false;
  for (size_t i = 0; i < to; ++i) {
    verb |= one_of(words, i, kContextVerbs);
    relative |= one_of(words, i, kRelativeWords);
    named |= names.in_schema(bare(words, i));
    if (words[i].ends_with('?')) return false;
    requested |= request_opening_end(words, i) > i;
  }
  if (!verb || (!so && (relative || (requested && named)))) return false;
  return one_of(words, 0, kContextSubjects) || (verb_of_request && !named);
}

// True if the words before the request that begins at `to` tell why it is made.
bool is_context(const WordSequence& words, size_t to, size_t rest, const Names& names) {
  if (to > kMostDropped) return false;
  if (one_of(words, 0, kBeforePurpose)) return is_purpose(words, to, names);
  if (one_of(words, 0, kRestrictingOpenings) || may_restrict(words, 0, to, rest, names))
    return false;
  bool ranks = false, ranked = false;
  for (size_t i = 0; i < words.size(); ++i) (i < to ? ranks : ranked) |= is_superlative(words, i);
  if (ranks && !ranked) return false;
  const std::string& last = words[to - 1];
  const bool comma = last.ends_with(',');
  if (comma && one_of(words, 0, kGreetingWords)) return true;
  if (one_of(words, 0, kReasonOpenings) || is_any(words, 0, {"to"}))
    return comma || is_any(words, to, {"i", "we"});
  const bool so = one_of(words, to - 1, kBeforeJoinedRequest);
  const bool ended =
      !last.empty() && std::string_view(";:.!").find(last.back()) != std::string_view::npos;
  const bool own_subject = is_any(words, to, kContextVerbs);
  return (so || ended || own_subject) && is_clause(words, to, names, so) &&
         !describes_rows(words, {0, to}, {to, words.size()}, names);
}

// True if the request from `rest` on speaks of rows that only the words before it name.
bool refers_back(const WordSequence& words, size_t begin, size_t rest, const Names& names) {
  if (is_any(words, rest, kNamedBeforeFirst)) return true;
  bool named = false;
  for (size_t i = 0; i < begin; ++i) {
    const std::string word = bare(words, i);
    named |= word.size() > 2 && names.in_schema(lemma(word));
  }
  size_t last = words.size() - 1;
  while (last > rest && one_of(words, last, kPoliteAdverbs)) --last;
  return named && one_of(words, last, kNamedBefore);
}

// Cuts the words from `at` on, with the punctuation before them; the mark at the end stays.
void cut_from(WordSequence& words, size_t at) {
  const std::string& last = words.back();
  const std::string mark = !last.empty() && (last.back() == '?' || last.back() == '.')
                               ? last.substr(last.size() - 1)
                               : "";
  words.resize(at);
  while (!words.empty() && words.size() > 1 &&
         (one_of(words, words.size() - 1, kBeforeJoinedRequest) || words.back() == "-"))
    words.resize(words.size() - 1);
  while (words.back().size() > 1 &&
         std::string_view(",;:.?!").find(words.back().back()) != std::string_view::npos)
    words.cut_last(words.size() - 1);
  if (!mark.empty()) words.end_with(mark);
}

// "if you wouldn't mind", "when you have a moment", "many thanks"
bool drop_courtesy(WordSequence& words) {
  for (size_t i = words.size() > 9 ? words.size() - 9 : 2; i < words.size(); ++i) {
    if (!one_of(words, i, kCourtesyOpenings) ||
        (is_any(words, i, {"at"}) && !is_any(words, i + 1, {"your"})))
      continue;
    bool all = i + 1 < words.size() || is_any(words, i, kThanks);
    for (size_t k = i; k < words.size(); ++k) all &= one_of(words, k, kCourtesyWords);
    if (!all) continue;
    cut_from(words, i);
    return true;
  }
  return false;
}

// The first of the words at the end that neither begin a request nor may restrict the rows.
size_t plain_end(const WordSequence& words, const Names& names) {
  size_t from = words.size();
  while (from > 0 && words.size() - from < kMostDropped &&
         request_opening_end(words, from - 1) <= from - 1 &&
         !restricts(words, from - 1, words.size(), words.size(), names))
    --from;
  return from;
}

// "so that I can ring them", ", as we want to put it on the board", "so the office knows"
bool drop_reason(WordSequence& words, const Names& names) {
  size_t from = 0;  // see plain_end(); not known yet
  for (size_t i = 3; i + 2 < words.size(); ++i) {
    const bool so = is_any(words, i, {"so"});
    const bool because = is_any(words, i, {"because"}) ||
                         (is_any(words, i, {"as", "since"}) && words[i - 1].ends_with(','));
    if (!so && !because) continue;
    const size_t at = so && is_any(words, i + 1, {"that"}) ? i + 2 : i + 1;
    const bool subject = one_of(words, at, kReasonSubjects) ||
                         (words[i - 1].ends_with(',') && one_of(words, at, kReasonDeterminers));
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

// True if the words before a purpose at `i` may have it as their object or their date: "paid for
// the insurance", "opened before the audit".
bool takes_purpose(const WordSequence& words, size_t i) {
  for (size_t k = 0; k < i; ++k)
    if (text::is_one_of(lemma(bare(words, k)), kVerbsWithPurpose)) return true;
  return !is_any(words, i, {"for"}) && has_past_suffix(bare(words, i - 1)) &&
         !is_any(words, i - 1, kSortingParticiples);
}

// "... for the newsletter", "... before the audit"
bool drop_purpose(WordSequence& words, const Names& names) {
  const size_t last = words.size() - 1;
  size_t end = last;
  while (end > 3 && one_of(words, end, kPoliteAdverbs)) --end;
  if (!one_of(words, end, kPurposeNouns) || names.is_stored(bare(words, end))) return false;
  for (size_t i = end; i-- > 3 && end - i < 5;) {
    if (is_any(words, i, {"of"})) return false;
    if (!one_of(words, i, kBeforePurpose)) continue;
    if (!is_any(words, i + 1, {"the", "our", "my", "a", "an"}) || takes_purpose(words, i) ||
        may_restrict(words, i + 1, end, end, names))
      return false;
    cut_from(words, i);
    return true;
  }
  return false;
}

std::vector<Words> openings_of(const WordSequence& words) {
  constexpr size_t kMost = 4;
  std::vector<Words> out;
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
    if (!one_of(words, i, kRepeatedRequests)) return false;
  return words.size() - at < 7;
}

// "a list of all the plots" -> "all the plots"
size_t past_list(const WordSequence& words, size_t at) {
  size_t end = at;
  while (is_any(words, end, kBeforeListNoun)) ++end;
  return one_of(words, end, kListNouns) && is_any(words, end + 1, {"of"}) && end + 2 < words.size()
             ? end + 2
             : at;
}

}  // namespace

void drop_frames(WordSequence& words, const IsName& is_name, const IsName& in_schema,
                 const IsName& is_stored) {
  const Names names{is_name, in_schema, is_stored};
  constexpr size_t kFewest = 5;
  if (words.size() < kFewest) return;
  while (words.size() > kFewest &&
         (drop_courtesy(words) || drop_reason(words, names) || drop_purpose(words, names))) {
  }
  std::vector<Words> openings = openings_of(words);
  if (!openings.empty() && repeats_request(words, openings.back().end)) {
    if (openings.size() == 1) return;
    cut_from(words, openings.back().begin);
    openings.pop_back();
  }
  if (openings.empty()) return;
  const auto [begin, end] = openings.back();
  if (end + 1 >= words.size() || is_any(words, end, {"if", "whether", "that"})) return;
  const size_t rows = past_list(words, end);
  if (begin > 0 &&
      (!is_context(words, begin, end, names) || refers_back(words, begin, rows, names)))
    return;
  const bool stays = is_indirect_question(words, end) || is_computing_verb(words, end) ||
                     is_any(words, end, {"for"});
  if (stays) return words.erase(0, end);
  replace(words, 0, rows, {"list"});
}

}  // namespace ask::engine
