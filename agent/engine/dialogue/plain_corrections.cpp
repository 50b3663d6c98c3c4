#include "agent/engine/dialogue/plain_corrections.h"

#include <algorithm>

#include "agent/engine/lexicon/follow_up_openings.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/plain_request_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine::dialogue {
namespace {

constexpr size_t kLongestPart = 4;  // words of what is corrected, and of what replaces it

bool ends_in_comma(const std::string& word) { return !word.empty() && word.back() == ','; }

std::string without_comma(std::string text) {
  while (ends_in_comma(text)) text.pop_back();
  return text;
}

// Words that lead over to a correction: "oh sorry,".
size_t correction_begin(const RequestWords& words, bool& corrects) {
  size_t at = 0;
  for (; at < words.size(); ++at) {
    const std::string word = without_comma(words[at]);
    if (text::is_one_of(word, kCorrectingWords))
      corrects = true;
    else if (!text::is_one_of(word, kSmallTalk) || word == "and")
      break;
  }
  return at;
}

// Where "i meant", "i wanted" at the end begins; the size if there is none.
size_t meaning_at_end(const RequestWords& words) {
  const size_t end = words.size();
  return end > 2 && words.is(end - 2, {"i"}) && words.is_in(end - 1, kMeaningForms) ? end - 2 : end;
}

// It names a value and asks for nothing.
bool is_value(const RequestWords& words, size_t from, size_t to) {
  if (from >= to || to - from > kLongestPart) return false;
  for (size_t i = from; i < to; ++i) {
    const std::string word = without_comma(words[i]);
    if (text::is_one_of(word, kTurnQuestionWords) || text::is_one_of(word, kTurnRequestWords) ||
        text::is_one_of(word, kArrangingVerbs) || text::is_one_of(word, kAddingVerbs) ||
        text::is_one_of(word, {"only", "just", "by", "per", "also", "and"}))
      return false;
  }
  return true;
}

bool is_number(std::string_view word) { return !word.empty() && word[0] >= '0' && word[0] <= '9'; }

// "no, not december, april I wanted", "not 2023 but 2022" -> "no, april"; "2022, not 2023" ->
// "no, 2022"
Plain not_this(const RequestWords& words) {
  bool corrects = false;
  const size_t at = correction_begin(words, corrects);
  const size_t end = meaning_at_end(words);
  corrects |= end < words.size();
  if (words.is(at, {"not"})) {
    for (size_t i = at + 1; i + 1 < end && i <= at + kLongestPart; ++i) {
      const bool but = words.is(i + 1, {"but"});
      if (!ends_in_comma(words[i]) && !but) continue;
      const size_t from = i + (but ? 2 : 1);
      if (!is_value(words, at + 1, i + 1) || !is_value(words, from, end)) return std::nullopt;
      // "not Leeds, York" after rows of all towns denies both.
      if (!corrects && !(is_number(words[at + 1]) && is_number(words[from]))) return std::nullopt;
      return "no, " + without_comma(words.typed(from, end));
    }
    return std::nullopt;
  }
  const bool means = words.is(at, {"i"}) && words.is_in(at + 1, kMeaningForms);
  const size_t from = at + (means ? 2 : 0);
  if (!corrects && !means) return std::nullopt;
  for (size_t i = from + 1; i + 1 < end; ++i)
    if (words.is(i, {"not"}) && is_value(words, from, i) && is_value(words, i + 1, end))
      return "no, " + without_comma(words.typed(from, i));
  return std::nullopt;
}

// "may I mean" -> "no, may"
Plain meant_value(const RequestWords& words) {
  bool corrects = false;
  const size_t at = correction_begin(words, corrects), end = meaning_at_end(words);
  if (end == words.size() || words.is(at, {"not"}) || !is_value(words, at, end) ||
      words[end + 1] == kMeaningForms[4])
    return std::nullopt;
  return "no, " + without_comma(words.typed(at, end));
}

// "where she lives" -> "where does she live", "who they are" -> "who are they"; as it is if it is
// no such clause.
std::string as_question(const RequestWords& words, size_t at) {
  if (words.size() != at + 3 || !words.is_in(at, kTurnQuestionWords) ||
      !words.is(at + 1, {"he", "she", "it", "they"}))
    return words.typed(at, words.size());
  const std::string& verb = words[at + 2];
  if (words.is_in(at + 2, kFormsOfBeAndHave)) return words[at] + " " + verb + " " + words[at + 1];
  const bool many = words.is(at + 1, {"they"});
  return words[at] + (many ? " do " : " does ") + words[at + 1] + " " + (many ? verb : lemma(verb));
}

// "oh wait I wanted 2024", "no sorry, I meant where she lives" -> "no, 2024"
Plain meant_at_start(const RequestWords& words) {
  bool corrects = false;
  const size_t at = correction_begin(words, corrects);
  if (!words.is(at, {"i"})) return std::nullopt;
  size_t from = 0;
  for (const std::string_view phrase : kMeaningPhrases) {
    const auto length = static_cast<size_t>(std::count(phrase.begin(), phrase.end(), ' ')) + 1;
    if (length + at + 1 > from && words.span(at + 1, at + 1 + length) == phrase)
      from = at + 1 + length;
  }
  if (from == 0 || from >= words.size() || words.is(from, {"to"})) return std::nullopt;
  // "I wanted a list of ..." is no correction.
  if (!corrects && !words.is(at + 1, {kMeaningForms[0]})) return std::nullopt;
  return "no, " + as_question(words, from);
}

// "scratch that, only the red ones" -> "no, only the red ones"
Plain correcting_phrase(const RequestWords& words) {
  for (const std::string_view phrase : kCorrectingPhrases) {
    const auto length = static_cast<size_t>(std::count(phrase.begin(), phrase.end(), ' ')) + 1;
    if (words.size() > length && without_comma(words.span(0, length)) == phrase)
      return "no, " + words.typed(length, words.size());
  }
  return std::nullopt;
}

// "what about May?", "sorry, May" -> "what about in May": no other "may" is alone.
Plain lone_month(const RequestWords& words) {
  const size_t last = words.size() - 1;
  if (words.size() > 6 || !words.is_in(last, kAmbiguousMonths)) return std::nullopt;
  if (last == 0) return "in " + words.typed(0, 1);
  const std::string before = without_comma(words[last - 1]);
  if (!text::is_one_of(before, kBeforeMonth)) return std::nullopt;
  const size_t kept = before == "for" ? last - 1 : last;
  return words.typed(0, kept) + (kept > 0 ? " in " : "in ") + words.typed(last, last + 1);
}

// "who are those patients?", "which buyers are that" -> "which patients are they"
Plain pointed_rows(const RequestWords& words) {
  const size_t at = words.begin(), end = words.size();
  const auto pointed = [&](size_t i) { return words.is(i, {"those", "these"}); };
  const auto be = [&](size_t i) { return words.is(i, {"are", "were"}); };
  if (words.is(at, {"who", "which", "what"}) && be(at + 1) && pointed(at + 2) &&
      (end == at + 4 || end == at + 5) && !words.is(at + 3, {"ones"}))
    return "which " + words.rest(at + 3) + " are they";
  if (words.is(at, {"which", "what"}) && end == at + 4 && be(at + 2) &&
      (pointed(at + 3) || words.is(at + 3, {"that", "this"})) && !words.is(at + 1, {"ones"}))
    return "which " + words[at + 1] + " are they";
  return std::nullopt;
}

// "put the target next to it", "show the email beside them" -> "add the target"
Plain put_beside(const RequestWords& words) {
  const size_t at = words.begin();
  if (!words.is_in(at, kPlacingVerbs) && !words.is_in(at, kAddingVerbs)) return std::nullopt;
  for (size_t i = at + 2; i < words.size() && i < at + 6; ++i) {
    const bool next = words.is(i, {kNextAdverb}) && words.is(i + 1, {"to"});
    const size_t object = i + (next ? 2 : 1);
    if (!next && !words.is_in(i, kBesideForms)) continue;
    const bool alone = object == words.size() && !next;
    const bool rows = object + 1 == words.size() &&
                      words.is(object, {"it", "them", "that", "those", "these", "each"});
    if (alone || rows) return std::string(kAddRequest) + words.span(at + 1, i);
  }
  return std::nullopt;
}

// "and now i need the dogs on a diet" -> "show the dogs on a diet"
Plain needed(const RequestWords& words) {
  size_t at = 0;
  while (words.is_in(at, kSmallTalk)) ++at;
  if (at == 0 || !words.is(at, {"i", "we"}) || !words.is_in(at + 1, kNeedingVerbs))
    return std::nullopt;
  at += 2;
  if (words.is(at, {"to"}) && words.is_in(at + 1, kKnowingVerbs)) at += 2;
  if (!words.is(at, {"the", "all"}) || words.is(at + 1, {"ones", "others", "same"}))
    return std::nullopt;
  return std::string(kShowRequest) + words.rest(at);
}

}  // namespace

Plain plain_correction(const RequestWords& words) {
  constexpr Plain (*kForms[])(const RequestWords&) = {
      not_this,          meant_value,  lone_month, meant_at_start,
      correcting_phrase, pointed_rows, put_beside, needed};
  for (const auto form : kForms)
    if (Plain plain = form(words)) return plain;
  return std::nullopt;
}

std::string corrected_value(std::string_view question, std::string_view before) {
  const RequestWords words(question), earlier(before);
  bool corrects = false;
  const size_t at = correction_begin(words, corrects), end = meaning_at_end(words);
  size_t denied = at + 1, denied_end = 0, meant = 0, meant_end = end;
  if (words.is(at, {"not"})) {
    for (size_t i = at + 1; i + 1 < end && meant == 0; ++i)
      if (ends_in_comma(words[i]) || words.is(i + 1, {"but"})) {
        denied_end = i + 1;
        meant = i + (words.is(i + 1, {"but"}) ? 2 : 1);
      }
  } else {
    for (size_t i = at + 1; i + 1 < end && denied_end == 0; ++i)
      if (words.is(i, {"not"})) {
        meant = at;
        meant_end = i;
        denied = i + 1;
        denied_end = end;
      }
  }
  if (denied_end == 0 || !is_value(words, denied, denied_end) || !is_value(words, meant, meant_end))
    return "";
  const auto said = [&](const std::string& value) {
    return (" " + earlier.rest(0) + " ").find(" " + value + " ") != std::string::npos;
  };
  for (size_t i = 0; i < earlier.size(); ++i)
    if (earlier.is_in(i, kRowsLeftOutWords)) return "";
  if (!said(without_comma(words.span(denied, denied_end))) ||
      said(without_comma(words.span(meant, meant_end))))
    return "";
  return "no, " + without_comma(words.typed(meant, meant_end));
}

}  // namespace ask::engine::dialogue
