#include "agent/engine/rewrite/rewrite_spoken.h"

#include <algorithm>

#include "agent/engine/lexicon/event_state_words.h"
#include "agent/engine/lexicon/spoken_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

bool ends_sentence(const std::string& word) {
  return !word.empty() && std::string_view(".?!").find(word.back()) != std::string_view::npos;
}

// The first word of the last sentence.
size_t last_sentence(const WordSequence& words) {
  size_t at = words.size() - 1;
  while (at > 0 && !ends_sentence(words[at - 1])) --at;
  return at;
}

// Takes words [from, to) out; a mark after the last of them stays.
void drop_words(WordSequence& words, size_t from, size_t to) {
  const std::string mark = end_mark(words[to - 1]);
  words.erase(from, to);
  if (from > 0 && !mark.empty() && end_mark(words[from - 1]).empty()) words.add(from - 1, mark);
}

// "right, who ...", "all told, how many ...", "remind me, which ..."
void drop_openers(WordSequence& words, const IsName& is_name) {
  for (int rounds = 0; rounds < 3; ++rounds) {
    bool dropped = false;
    for (const std::string_view opener : kSpokenOpeners) {
      const size_t count = phrase_length(words, 0, opener);
      if (count == 0 || count + 3 > words.size() || end_mark(words[count - 1]).empty() ||
          words[count - 1].ends_with('?') || (count == 1 && is_name(plain(words, 0))))
        continue;
      words.erase(0, count);
      dropped = true;
      break;
    }
    if (!dropped) return;
  }
}

// "who was it that checked it" -> "who checked it"
void drop_cleft(WordSequence& words) {
  for (size_t i = 1; i + 3 < words.size() && i < 5; ++i)
    if (is_any(words, i, {"was", "is"}) && is_any(words, i + 1, {"it"}) &&
        is_any(words, i + 2, {"that", "who"}) &&
        is_any(words, 0, {"who", "which", "what", "where", "when"}))
      return words.erase(i, i + 3);
}

// "what they're called" -> "their names", "what the category's called" -> "the category's name";
// not at the start of a question.
void rewrite_called(WordSequence& words) {
  for (size_t i = 1; i + 2 < words.size(); ++i) {
    if (!is_any(words, i, {"what"}) || ends_sentence(words[i - 1])) continue;
    for (const auto& row : kCalledSubjects) {
      if (with_straight_apostrophes(plain(words, i + 1)) != row[0]) continue;
      const bool be = is_any(words, i + 2, kBeing);
      const size_t at = be ? i + 3 : i + 2;
      const bool verb = be || row[0].find('\'') != row[0].npos || row[0] == "its";
      if (!verb || !is_any(words, at, kNamingParticiples)) continue;
      const std::string mark = end_mark(words[at]);
      const std::string name = row[1] == "their" ? "names" : "name";
      return replace(words, i, at + 1 - i, {std::string(row[1]), name + mark});
    }
    if (!is_any(words, i + 1, {"the", "each", "every"})) continue;
    for (size_t k = i + 3; k < words.size() && k < i + 6; ++k) {
      if (!is_any(words, k, kNamingParticiples)) continue;
      const std::string mark = end_mark(words[k]);
      const bool be = is_any(words, k - 1, kBeing);
      const bool one = is_any(words, k - 1, {"is", "was"});
      if (!be && !has_genitive_suffix(with_straight_apostrophes(plain(words, k - 1)))) break;
      if (!be) {
        replace(words, k, 1, {"name" + mark});
        return words.erase(i, i + 1);
      }
      if (is_any(words, k - 2, {"one"}) || k < i + 4)
        return replace(words, i, k + 1 - i, {"their", "names" + mark});
      const WordSequence noun = words.part(i + 1, k - 1);
      WordSequence by{"the", one ? "name" : "names", "of"};
      by.append(noun);
      by.end_with(mark);
      return replace(words, i, k + 1 - i, by);
    }
  }
}

// A sentence after the question that says what to show: "I'd like their names." -> "Give their
// names.", "Their names will do." -> "Give their names."
void rewrite_wanted(WordSequence& words) {
  constexpr size_t kLongestWanted = 14;
  size_t from = last_sentence(words);
  if (from == 0 || words.size() - from > kLongestWanted) return;
  for (const std::string_view ending : kBesideEndings) {
    const size_t count = static_cast<size_t>(std::count(ending.begin(), ending.end(), ' ')) + 1;
    if (words.size() - from < count + 2 || phrase_length(words, words.size() - count, ending) == 0)
      continue;
    drop_words(words, words.size() - count, words.size());
    if (words.back().ends_with(',')) words.cut_last(words.size() - 1);
    break;
  }
  for (const std::string_view opening : kWantedOpenings) {
    const size_t count = phrase_length(words, from, opening);
    if (count == 0 || from + count >= words.size() ||
        is_any(words, from + count, {"to", "if", "it", "that", "you"}))
      continue;
    if (is_any(words, from + count, {"me", "us"})) return;
    return replace(words, from, count, {"Give", "me"});
  }
  for (const std::string_view ending : kWantedEndings) {
    const size_t count = static_cast<size_t>(std::count(ending.begin(), ending.end(), ' ')) + 1;
    if (words.size() - from < count + 1 || phrase_length(words, words.size() - count, ending) == 0)
      continue;
    drop_words(words, words.size() - count, words.size());
    if (is_any(words, from, {"just", "only"})) words.erase(from, from + 1);
    return replace(words, from, 0, {"Give", "me"});
  }
}

// "starting with the youngest and working up to the oldest" -> ", youngest first"
void rewrite_starting_with(WordSequence& words) {
  for (size_t i = 2; i + 3 < words.size(); ++i) {
    if (!is_any(words, i, kSpokenStartingForms) || !is_any(words, i + 1, {"with", "from", "at"}) ||
        !is_any(words, i + 2, {"the"}))
      continue;
    const std::string best = plain(words, i + 3);
    if (best.size() < 5 || !has_superlative_suffix(best)) return;
    size_t end = i + 4;
    while (end < words.size() && is_any(words, end, {"and", "then", "one", "ones"})) ++end;
    if (end < words.size() && !is_any(words, end, kOrderMovements)) return;
    for (size_t k = end; k < words.size(); ++k)
      if (ends_sentence(words[k]) && k + 1 < words.size()) return;
    const std::string mark = end_mark(words.back());
    const QuestionWord first{best, words.word(i + 3).source};
    words.resize(i);
    if (end_mark(words.back()).empty()) words.end_with(",");
    return replace(words, i, 0, {first, "first" + mark});
  }
}

// "Put the biggest pile at the top.", "Start with whoever did the most." -> ", highest first"
void rewrite_order_sentence(WordSequence& words) {
  const size_t from = last_sentence(words);
  if (from < 3 || words.size() - from > 10 || words.size() - from < 4) return;
  if (!is_any(words, from, kPuttingForms) &&
      !(is_any(words, from, {"please"}) && is_any(words, from + 1, kPuttingForms)))
    return;
  bool most = false, least = false, top = false;
  for (size_t i = from + 1; i < words.size(); ++i) {
    const bool high = is_any(words, i, kMostSuperlatives),
               low = is_any(words, i, kLeastSuperlatives);
    if (!high && !low && !is_any(words, i, kOrderedThings) && !is_any(words, i, kPuttingForms))
      return;
    if (!most && !least) most = high, least = low;
    top |= is_any(words, i, kFirstPlaces);
  }
  if ((!most && !least) || (!top && !is_any(words, from, kBeginningVerbs))) return;
  words.resize(from);
  words.cut_last(from - 1, end_mark(words[from - 1]).size());
  words.end_with(",");
  replace(words, from, 0, {most ? "highest" : "lowest", "first"});
}

// "If a few are level, give me all of them.": rows that share the first place are always shown.
void drop_tie_sentence(WordSequence& words) {
  const size_t from = last_sentence(words);
  if (from < 3 || !is_any(words, from, kTieOpenings)) return;
  bool tie = false, all = false;
  for (size_t i = from; i < words.size(); ++i) {
    tie |= is_any(words, i, kSharedPlaceWords);
    all |= is_any(words, i, kAllShown);
    if (is_any(words, i, kOrderOfShared)) return;
  }
  if (tie && all && words.size() - from < 18) words.resize(from);
}

// True if words [0, to) say something of the rows that those from `rest` on do not say again.
bool says_more(const WordSequence& words, size_t to, size_t rest, const FrameNames& names) {
  if (may_restrict(words, 0, to, rest, names)) return true;
  for (size_t i = 0; i < to; ++i) {
    const std::string word = plain(words, i);
    if (is_any(words, i, {"how"}) && is_any(words, i + 1, {"many", "much"})) return true;
    if (is_ranking_word(words, i)) return true;
    if (word.size() > 2 && (names.in_schema(word) || names.in_schema(lemma(word))) &&
        !is_repeated(words, word, rest, words.size()))
      return true;
  }
  return false;
}

// ", as in who's treasurer?", ", I mean who pays?": the question in other words.
void keep_restatement(WordSequence& words, const FrameNames& names) {
  for (size_t i = 3; i + 3 < words.size(); ++i) {
    if (!words[i - 1].ends_with(',')) continue;
    for (const std::string_view phrase : kRestatements) {
      const size_t count = phrase_length(words, i, phrase);
      if (count == 0 || !is_any(words, i + count, {"who", "who's", "which", "what", "how"}))
        continue;
      for (size_t k = i + count + 1; k < words.size(); ++k)
        if (is_any(words, k, {"it", "them", "they", "that", "he", "she", "there", "one"})) return;
      if (says_more(words, i, i + count, names)) return;
      return words.erase(0, i + count);
    }
  }
}

// "which guests came back, i.e. have stayed twice" -> "which guests have stayed twice"
void keep_restated_predicate(WordSequence& words, const FrameNames& names,
                             const IsName& names_row) {
  if (!is_any(words, 0, {"which", "what"}) || !names_row(plain(words, 1))) return;
  for (size_t i = 3; i + 2 < words.size(); ++i) {
    if (!words[i - 1].ends_with(',')) continue;
    for (const std::string_view phrase : kRestatements) {
      const size_t count = phrase_length(words, i, phrase);
      if (count == 0 || !is_any(words, i + count, kRestatedPredicates)) continue;
      for (size_t k = 2; k < i; ++k)
        if (names.any(plain(words, k)) || is_any(words, k, {"not", "no", "never"})) return;
      return words.erase(2, i + count);
    }
  }
}

// "whose email are we missing" -> "who has no email"; a book that is missing is no such detail.
void rewrite_whose_missing(WordSequence& words, const FrameNames& names, const IsName& names_row) {
  if (!is_any(words, 0, {"whose"})) return;
  for (size_t i = 2; i + 1 < words.size() && i < 5; ++i) {
    size_t end = i;
    if (is_any(words, i, {"are"}) && is_any(words, i + 1, {"we"}) &&
        is_any(words, i + 2, kMissingForms))
      end = i + 3;
    else if (is_any(words, i, {"is"}) && is_any(words, i + 1, kMissingForms) &&
             !names.any(plain(words, i + 1)))
      end = i + 2;
    else if (is_any(words, i, {"don't", "haven't"}) && is_any(words, i + 1, {"we"}) &&
             is_any(words, i + 2, kHeldForms))
      end = i + 3;
    if (end == i) continue;
    const std::string noun = lemma(plain(words, i - 1));
    if (!names.in_schema(noun) || names_row(noun)) continue;
    drop_words(words, i, end);
    return replace(words, 0, 1, {"who", "has", "no"});
  }
}

// "if you lump all the Garrowby flats together" -> "for all the Garrowby flats"
void rewrite_together(WordSequence& words) {
  for (size_t i = 3; i + 4 < words.size(); ++i) {
    if (!is_any(words, i, {"if", "when"}) || !is_any(words, i + 1, {"you", "we"}) ||
        !is_any(words, i + 2, kTogetherVerbs))
      continue;
    size_t end = i + 3;
    while (end < words.size() && !is_any(words, end, kTogetherAdverbs)) ++end;
    if (end == i + 3 || end + 1 < words.size()) return;
    drop_words(words, end, end + 1);
    return replace(words, i, 3, {"for"});
  }
}

// "who out of the setters has put up more" -> "which setter has put up more"
void rewrite_who_out_of(WordSequence& words, const IsName& in_schema) {
  if (!is_any(words, 0, {"who"}) || !is_any(words, 1, {"out"}) || !is_any(words, 2, {"of"})) return;
  size_t noun = 3;
  while (is_any(words, noun, {"the", "our", "all", "my"})) ++noun;
  if (noun == 3 || noun + 2 >= words.size() || !in_schema(lemma(plain(words, noun)))) return;
  const bool one = is_any(words, noun + 1, {"has", "is", "was", "does"});
  if (one) replace(words, noun, 1, {lemma(plain(words, noun))});
  replace(words, 0, noun, {"which"});
}

// "over at Gasworks" -> "at Gasworks", "back in June" -> "in June"
void drop_place_adverbs(WordSequence& words) {
  for (size_t i = 0; i + 2 < words.size(); ++i) {
    const bool verb_before =
        i > 0 && !words[i - 1].ends_with(',') &&
        (has_verbal_suffix(plain(words, i - 1)) || is_any(words, i - 1, kVerbsWithParticle));
    if (is_any(words, i, kPlaceAdverbs) && is_any(words, i + 1, {"at"}) && !verb_before)
      return words.erase(i, i + 1);
    if (is_any(words, i, {"back"}) && is_any(words, i + 1, {"in"}) && !verb_before &&
        (is_month(plain(words, i + 2)) || may_be_year(plain(words, i + 2))))
      return words.erase(i, i + 1);
  }
}

// ", do we?", ", right?"
void drop_tag(WordSequence& words) {
  for (size_t i = words.size() > 5 ? words.size() - 5 : 3; i < words.size(); ++i) {
    if (i < 3 || !words[i - 1].ends_with(',') || words.size() - i > 4) continue;
    bool all = true;
    for (size_t k = i; k < words.size(); ++k) all &= is_any(words, k, kTagWords);
    if (!all) continue;
    const std::string mark = end_mark(words.back());
    words.resize(i);
    words.cut_last(i - 1);
    return words.end_with(mark);
  }
}

void rewrite_idioms(WordSequence& words) {
  for (size_t i = 0; i < words.size(); ++i)
    for (const SpokenIdiom& idiom : kSpokenIdioms) {
      const size_t count = phrase_length(words, i, idiom.phrase);
      if (count == 0) continue;
      if (idiom.phrase == "all in" && i + count < words.size() &&
          end_mark(words[i + count - 1]).empty())
        continue;
      if (idiom.plain.empty()) {
        drop_words(words, i, i + count);
        if (i >= words.size()) return;
        continue;
      }
      WordSequence by = words_of(idiom.plain);
      by.end_with(end_mark(words[i + count - 1]));
      replace(words, i, count, by);
    }
}

// The number that the word is, up to 12; 0 for another.
size_t spelled_number(const std::string& word) {
  const auto* at = std::find(std::begin(kSmallNumbers), std::end(kSmallNumbers), word);
  if (at != std::end(kSmallNumbers)) return static_cast<size_t>(at - kSmallNumbers) + 1;
  for (size_t n = 1; n <= std::size(kSmallNumbers); ++n)
    if (word == std::to_string(n)) return n;
  return 0;
}

// "1 or 2 stars" -> "1 to 2 stars": there is none between them.
void rewrite_neighbouring_numbers(WordSequence& words) {
  for (size_t i = 0; i + 3 < words.size(); ++i) {
    const size_t least = spelled_number(words[i]);
    if (least == 0 || !is_any(words, i + 1, {"or"}) || spelled_number(words[i + 2]) != least + 1)
      continue;
    words.set(i, std::to_string(least));
    words.set(i + 1, "to");
    words.set(i + 2, std::to_string(least + 1));
  }
}

}  // namespace

void rewrite_spoken(WordSequence& words, const FrameNames& names, const IsName& names_row) {
  constexpr size_t kFewest = 4;
  if (words.size() < kFewest) return;
  drop_openers(words, names.any);
  drop_tie_sentence(words);
  rewrite_order_sentence(words);
  keep_restatement(words, names);
  keep_restated_predicate(words, names, names_row);
  drop_cleft(words);
  rewrite_idioms(words);
  rewrite_neighbouring_numbers(words);
  rewrite_called(words);
  rewrite_wanted(words);
  rewrite_starting_with(words);
  rewrite_whose_missing(words, names, names_row);
  rewrite_together(words);
  rewrite_who_out_of(words, names.in_schema);
  drop_place_adverbs(words);
  drop_tag(words);
}

}  // namespace ask::engine
