#include "agent/engine/rewrite/rewrite_dates_of_people.h"

#include <algorithm>
#include <string>

#include "agent/common/text.h"
#include "agent/engine/lexicon/irregular_forms.h"
#include "agent/engine/lexicon/people_question_words.h"
#include "agent/engine/lexicon/word_classes_dates.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr size_t kLongestDateQuestion = 14;  // words
constexpr std::string_view kJoin = "join", kLeave = "leave";

// What happened to the row that words [from, to) name; nothing if there are none.
struct AskedDate {
  std::string verb;
  size_t from = 0, to = 0;
};

bool is_auxiliary(const WordSequence& words, size_t i) { return is_any(words, i, {"did", "does"}); }
bool is_copula(const WordSequence& words, size_t i) { return is_any(words, i, {"is", "was"}); }

// The verb of which the word is a form, if it is one of coming or leaving; "" otherwise.
std::string event_verb(const std::string& word) {
  const std::string_view irregular = irregular_base(word);
  const std::string base = irregular.empty() ? lemma(word) : std::string(irregular);
  return text::is_one_of(base, kJoinVerbs) || text::is_one_of(base, kLeavingVerbs) ? base : "";
}

class DateReader {
 public:
  explicit DateReader(const WordSequence& words) : words_(words), size_(words.size()) {
    if (size_ > 3 && is_any(words_, size_ - 1, {"us", "here"}) &&
        !is_any(words_, size_ - 2, {"with", "at", "been"}))
      --size_;  // "when did Ann leave us"
  }

  AskedDate read() const {
    for (const AskedDate& found : {of_verb(), since(), become(), noun(), genitive()})
      if (found.to > found.from && !found.verb.empty()) return found;
    return {};
  }

 private:
  // "[on] what day", "when"; 0 if the question does not begin so.
  size_t after_when() const {
    size_t at = 0;
    if (is_any(words_, 0, kShowingVerbs) || is_any(words_, 0, {"tell"}))
      at = is_any(words_, 1, {"me", "us"}) ? 2 : 1;
    if (is_any(words_, at, {"when"})) return at + 1;
    if (is_any(words_, at, {"on"})) ++at;
    return is_any(words_, at, {"what", "which"}) && is_any(words_, at + 1, kDayTables) ? at + 2 : 0;
  }

  // "what day did Ann leave", "when Ann left", "when has Ann left", "Ann left when"
  AskedDate of_verb() const {
    const size_t when = after_when();
    if (when == 0) {
      if (size_ < 3 || !is_any(words_, size_ - 1, {"when"})) return {};
      return {event_verb(plain(words_, size_ - 2)), 0, size_ - 2};
    }
    const bool help = is_auxiliary(words_, when) || is_any(words_, when, {"has", "had"});
    if (is_copula(words_, when)) return {};
    return {event_verb(plain(words_, size_ - 1)), help ? when + 1 : when, size_ - 1};
  }

  // "since when has Ann been with us", "since when is Ann a vet", "since when has Ann been gone"
  AskedDate since() const {
    if (!is_any(words_, 0, {"since"}) || !is_any(words_, 1, {"when"})) return {};
    if (!is_copula(words_, 2) && !is_any(words_, 2, {"has"})) return {};
    for (size_t i = 4; i < size_; ++i) {
      const bool been = is_any(words_, i, {"been"});
      const size_t next = been ? i + 1 : i;
      if (is_any(words_, next, kAbsentWords) && next + 1 == size_)
        return {std::string(kLeave), 3, i};
      const bool role = is_any(words_, next, {"a", "an", "our"}) && next + 2 == words_.size();
      if (role || (is_any(words_, next, kPresentPlaces) && next + 2 >= words_.size()))
        return {std::string(kJoin), 3, i};
    }
    return {};
  }

  // "when did Ann become a vet"
  AskedDate become() const {
    if (!is_any(words_, 0, {"when"}) || !is_auxiliary(words_, 1) || size_ < 6 ||
        !is_any(words_, size_ - 3, {"become"}) || !is_any(words_, size_ - 2, {"a", "an"}))
      return {};
    return {std::string(kJoin), 2, size_ - 3};
  }

  std::string event_of(size_t i) const {
    for (const DateOfEvent& date : kDatesOfEvents)
      if (plain(words_, i) == date.word) return std::string(date.verb);
    return {};
  }

  size_t after_request() const {
    size_t at = 0;
    if (is_any(words_, 0, {"what", "when"}) && is_copula(words_, 1))
      at = 2;
    else if (is_any(words_, 0, {"what's"}))
      at = 1;
    return is_any(words_, at, {"the"}) ? at + 1 : at;
  }

  // "leaving date of Ann", "last day of Ann"
  AskedDate noun() const {
    const size_t at = after_request();
    if (!is_any(words_, at + 1, kDayTables) || !is_any(words_, at + 2, {"of", "for"})) return {};
    const bool last = is_any(words_, at, {"last"}) && is_any(words_, at + 1, {"day"});
    return {last ? std::string(kLeave) : event_of(at), at + 3, size_};
  }

  // "Ann's leaving date", "when was Ann's last day"
  AskedDate genitive() const {
    if (size_ < 3 || !is_any(words_, size_ - 1, kDayTables) ||
        !has_genitive_suffix(with_straight_apostrophes(plain(words_, size_ - 3))))
      return {};
    const bool last = is_any(words_, size_ - 2, {"last"}) && is_any(words_, size_ - 1, {"day"});
    return {last ? std::string(kLeave) : event_of(size_ - 2), after_request(), size_ - 2};
  }

  const WordSequence& words_;
  size_t size_;
};

std::string row_text(const WordSequence& words, size_t from, size_t to) {
  std::string out = with_straight_apostrophes(unmarked_text(words, from, to));
  if (has_genitive_suffix(out)) out.resize(out.size() - 2);
  return out;
}

}  // namespace

void rewrite_dates_of_people(WordSequence& words, const SchemaPhrases& phrases) {
  if (words.size() < 3 || words.size() > kLongestDateQuestion || !phrases.row_attribute) return;
  const AskedDate asked = DateReader(words).read();
  if (asked.to <= asked.from) return;
  size_t from = asked.from;
  if (is_any(words, from, {"the", "our", "my"}) && from + 1 < asked.to) ++from;
  const bool lead = from + 1 < asked.to && phrases.names_row(plain(words, from));
  for (const size_t at : {from, lead ? from + 1 : from}) {
    const std::string instead =
        phrases.row_attribute(RowAttribute::kDate, asked.verb, row_text(words, at, asked.to));
    if (!instead.empty())
      return replace(words, 0, words.size(), words_of(instead + end_mark(words.back())));
  }
}

}  // namespace ask::engine
