#include "agent/engine/rewrite/rewrite_event_questions.h"

#include <string>
#include <utility>

#include "agent/engine/lexicon/event_nouns.h"
#include "agent/engine/lexicon/event_question_words.h"
#include "agent/engine/lexicon/irregular_forms.h"
#include "agent/engine/lexicon/learner_words.h"
#include "agent/engine/lexicon/official_time_words.h"
#include "agent/engine/lexicon/spoken_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/lexicon/word_classes_time.h"

namespace ask::engine {
namespace {

constexpr size_t kNoWord = static_cast<size_t>(-1);
constexpr size_t kLongestEachNoun = 3;  // words

// The first past form from `from` on that is no name; kNoWord if there is none.
size_t first_done(const WordSequence& words, size_t from, const IsName& is_stored) {
  for (size_t i = from; i < words.size(); ++i)
    if (words[i][0] >= 'a' && !is_any(words, i, {"been", "had", "got"}) &&
        is_done_form(plain(words, i)) && !is_stored(plain(words, i)))
      return i;
  return kNoWord;
}

// Where "how often", "how many times" ends, that begins at `at`; 0 if it does not.
size_t after_how_often(const WordSequence& words, size_t at) {
  if (plain(words, at) != kHowWord) return 0;
  if (plain(words, at + 1) == kOftenWord) return at + 2;
  const bool times = plain(words, at + 1) == kManyWord && is_any(words, at + 2, kTimesNouns);
  return times ? at + 3 : 0;
}

// Where the noun of "each machine" ends, that begins at `at`; 0 if no rows are called so.
size_t after_each_noun(const WordSequence& words, size_t at, const IsName& names_row) {
  if (!is_any(words, at, {"each", "every"})) return 0;
  for (size_t end = at + 2; end <= at + 1 + kLongestEachNoun && end <= words.size(); ++end)
    if (names_row(plain(words, end - 1))) return end;
  return 0;
}

// "how often was each machine hired in May" -> "how often hired per machine in May"; `noun` ends at
// `to`, and `verb` follows it.
void count_per_row(WordSequence& words, size_t from, size_t to, size_t verb) {
  WordSequence by{"how", "often", words.plain_word(verb), "per"};
  append(by, words.part(from, to));
  by.cut_last(by.size() - 1, end_mark(by.back()).size());
  by.end_with(end_mark(words[verb]));
  replace(words, 0, verb + 1, std::move(by));
}

// "for each machine, how often was it hired"
bool rewrite_for_each(WordSequence& words, const IsName& names_row) {
  if (!is_any(words, 0, {"for"})) return false;
  const size_t noun = after_each_noun(words, 1, names_row);
  const size_t often = noun == 0 ? 0 : after_how_often(words, noun);
  if (often == 0) return false;
  size_t verb = often;
  if (is_any(words, verb, kBeing) || is_any(words, verb, kPerfectForms)) ++verb;
  if (verb == often || !is_any(words, verb, {"it", "they"})) return false;
  if (is_any(words, ++verb, {"been"})) ++verb;
  if (!is_done_form(plain(words, verb))) return false;
  count_per_row(words, 2, noun, verb);
  return true;
}

// "how many times was the Heron hired" -> "how often has the Heron been hired", "how often has each
// machine been hired" -> "how often hired per machine"
bool rewrite_how_often(WordSequence& words, const IsName& names_row, const IsName& is_stored) {
  const size_t help = after_how_often(words, 0);
  if (help == 0) return false;
  const bool be = is_any(words, help, kBeing), has = is_any(words, help, kPerfectForms);
  if (!be && !has && !is_any(words, help, {"did", "do", "does"})) return false;
  const size_t verb = first_done(words, help + 2, is_stored);
  if (verb == kNoWord) return false;
  const bool becomes = is_any(words, verb - 1, kGettingForms);
  const size_t to = becomes || (has && is_any(words, verb - 1, {"been"})) ? verb - 1 : verb;
  if (!be && to == verb) return false;  // "how often did we have it repaired"
  if (after_each_noun(words, help + 1, names_row) == to) {
    count_per_row(words, help + 2, to, verb);
    return true;
  }
  if (has || to <= help + 1) return false;
  WordSequence by{"how", "often", "has"};
  append(by, words.part(help + 1, to));
  by.push_back("been");
  replace(words, 0, verb, std::move(by));
  return true;
}

// "number of times the Heron was hired"
bool rewrite_number_of_times(WordSequence& words) {
  const size_t at = is_any(words, 0, {"the"}) ? 1 : 0;
  if (!is_any(words, at, kRowCountNouns) || !is_any(words, at + 1, {"of"}) ||
      !is_any(words, at + 2, kTimesNouns))
    return false;
  for (size_t be = at + 4; be + 1 < words.size(); ++be) {
    const bool was = is_any(words, be, kBeing);
    const bool has = is_any(words, be, kPerfectForms) && is_any(words, be + 1, {"been"});
    const size_t verb = has ? be + 2 : be + 1;
    if ((!was && !has) || !is_done_form(plain(words, verb))) continue;
    WordSequence by{"how", "often", "has"};
    append(by, words.part(at + 3, be));
    by.push_back("been");
    replace(words, 0, verb, std::move(by));
    return true;
  }
  return false;
}

// "when has the Heron last been hired" -> "when was the Heron last hired"
bool rewrite_last_been(WordSequence& words) {
  if (!is_any(words, 0, {"when"}) || !is_any(words, 1, kPerfectForms)) return false;
  for (size_t i = 3; i + 1 < words.size(); ++i) {
    if (!is_any(words, i, {"been"}) || !is_any(words, i - 1, kLastAdjectives)) continue;
    replace(words, i, 1, {});
    replace(words, 1, 1, {"was"});
    return true;
  }
  return false;
}

// "when was Ann Lee here last" -> "when was Ann Lee last here"
bool rewrite_here_last(WordSequence& words) {
  const size_t last = words.size() - 1;
  if (!is_any(words, 0, {"when"}) || last < 3 || !is_any(words, last, kLastAdjectives) ||
      !is_any(words, last - 1, kPresenceAdverbs))
    return false;
  const std::string mark = end_mark(words[last]);
  WordSequence by{"last", words.plain_word(last - 1)};
  by.end_with(mark);
  replace(words, last - 1, 2, std::move(by));
  return true;
}

// "how many times has Ann been here", "how many times did Ann come" -> "how often ..."
bool rewrite_times(WordSequence& words) {
  const size_t help = after_how_often(words, 0);
  if (help != 3 || (!is_any(words, help, kPerfectForms) && !is_any(words, help, {"did"})))
    return false;
  for (size_t i = help + 2; i < words.size(); ++i) {
    const bool been = is_any(words, i, kPresenceAdverbs) && is_any(words, i - 1, {"been"});
    if (!been && !is_any(words, i, {kComeVerb})) continue;
    replace(words, 0, help, {"how", "often"});
    return true;
  }
  return false;
}

// "since when do we have the Heron" -> "when did we get the Heron", "since when is Ann with us" ->
// "when did Ann start"
bool rewrite_since_when(WordSequence& words) {
  if (!is_any(words, 0, {"since"}) || !is_any(words, 1, {"when"}) || words.size() < 5) return false;
  const bool doer = is_any(words, 3, {"we", "i", "you"});
  if (doer && is_any(words, 2, {"do", "have"}) && is_any(words, 4, kOwnedForms) &&
      words.size() > 5) {
    replace(words, 0, 5, {"when", "did", words.plain_word(3), "get"});
    return true;
  }
  size_t end = words.size();
  const std::string mark = end_mark(words[end - 1]);
  if (is_any(words, end - 1, {"us"}) && is_any(words, end - 2, {"with"}))
    end -= 2;
  else if (is_any(words, end - 1, {"here"}))
    --end;
  else
    return false;
  if (is_any(words, end - 1, kBeingThere)) --end;
  if (is_any(words, end - 1, {"been"})) --end;
  if (end <= 3 || !is_any(words, 2, {"is", "has", "does", "was"})) return false;
  WordSequence by{"when", "did"};
  append(by, words.part(3, end));
  by.push_back("start");
  by.end_with(mark);
  replace(words, 0, words.size(), std::move(by));
  return true;
}

// "the last time the Heron was hired" -> "when was the Heron last hired", "last time we hired it"
// -> "when did we last hire it"
bool rewrite_last_time(WordSequence& words) {
  size_t at = 0;
  if (is_any(words, 0, {"when"}) && is_any(words, 1, {"was", "is"})) at = 2;
  if (is_any(words, at, {"the"})) ++at;
  if (!is_any(words, at, kLastAdjectives) || plain(words, at + 1) != kTimeNoun) return false;
  size_t from = at + 2;
  if (is_any(words, from, {"that"})) ++from;
  const bool doers = is_any(words, from, {"we", "i", "you", "they"});
  if (doers && is_done_form(plain(words, from + 1)) && from + 2 < words.size()) {
    const std::string verb = lemma(plain(words, from + 1));
    replace(words, 0, from + 2, {"when", "did", words.plain_word(from), "last", verb});
    return true;
  }
  for (size_t be = from + 1; be + 1 < words.size(); ++be) {
    if (!is_any(words, be, kBeing) || !is_done_form(plain(words, be + 1))) continue;
    WordSequence by{"when", "was"};
    append(by, words.part(from, be));
    by.push_back("last");
    replace(words, 0, be + 1, std::move(by));
    return true;
  }
  return false;
}

// "date of the last hire of the Heron", "latest hire date of the Heron" -> "when was the last hire
// of the Heron"; where the schema has no such word.
bool rewrite_last_date(WordSequence& words, const IsName& is_name, const IsName& names_row) {
  size_t at = 0;
  if (is_any(words, 0, {"what"}) && is_any(words, 1, {"is", "was"})) at = 2;
  if (is_any(words, at, {"the"})) ++at;
  const bool first = is_any(words, at, kDayNouns) && is_any(words, at + 1, {"of"});
  size_t last = first ? at + 2 : at;
  if (first && is_any(words, last, {"the", "its"})) ++last;
  if (!is_any(words, last, kLastAdjectives) || !names_row(plain(words, last + 1))) return false;
  const size_t noun = first ? at : last + 2;
  if (!is_any(words, noun, kDayNouns) || is_name(plain(words, noun))) return false;
  if (!first) replace(words, noun, 1, {});
  replace(words, 0, last + 1, {"when", "was", "the", "last"});
  return true;
}

// "who's hired the Heron" -> "who has hired the Heron", but "who's booked on the tour" and "who is
// Fred Day".
bool rewrite_who_has(WordSequence& words, const IsName& is_stored) {
  const bool joined = is_any(words, 0, {"who's", "whos"});
  if (!joined && (!is_any(words, 0, {"who"}) || !is_any(words, 1, {"is"}))) return false;
  const size_t verb = joined ? 1 : 2;
  if (verb + 1 >= words.size() || !is_done_form(plain(words, verb)) || words[verb][0] < 'a' ||
      is_stored(plain(words, verb)) || !end_mark(words[verb]).empty() ||
      is_any(words, verb + 1, kAfterPassive))
    return false;
  replace(words, 0, verb, {"who", "has"});
  return true;
}

// "hires a month", "how many hires do we get a month" -> "... hires per month"
bool rewrite_rows_a_period(WordSequence& words, const IsName& names_row) {
  const size_t last = words.size() - 1;
  const size_t rows = is_any(words, 0, {"how"}) && is_any(words, 1, {"many"}) ? 2 : 0;
  if (last < rows + 2 || !is_any(words, last - 1, {"a", "an"}) ||
      !is_any(words, last, kPeriodNouns) || !names_row(plain(words, rows)))
    return false;
  for (size_t i = rows + 1; i + 1 < last; ++i)
    if (rows == 0 || !is_any(words, i, kBetweenRowsAndPeriod)) return false;
  replace(words, rows + 1, last - rows - 1, {"per"});
  return true;
}

}  // namespace

bool is_done_form(const std::string& word) {
  if (word.size() > 3 && has_past_suffix(word)) return true;
  const std::string_view base = irregular_base(word);
  return !base.empty() && is_past_of(word, base);
}

void rewrite_event_questions(WordSequence& words, const IsName& is_name, const IsName& names_row,
                             const IsName& is_stored) {
  if (words.size() < 3) return;
  (void)(rewrite_for_each(words, names_row) || rewrite_how_often(words, names_row, is_stored) ||
         rewrite_number_of_times(words) || rewrite_here_last(words) || rewrite_times(words) ||
         rewrite_since_when(words) || rewrite_last_been(words) || rewrite_last_time(words) ||
         rewrite_last_date(words, is_name, names_row) || rewrite_who_has(words, is_stored) ||
         rewrite_rows_a_period(words, names_row));
}

}  // namespace ask::engine
