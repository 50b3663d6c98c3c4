#include "agent/engine/rewrite/rewrite_further_outputs.h"

#include <algorithm>
#include <optional>

#include "agent/common/words.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/official_words.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/rewrite/output_request_parser.h"
#include "agent/engine/rewrite/rewrite_event_questions.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr size_t kMaxFurther = 4;    // outputs after "with" without a comma
constexpr size_t kShortestRest = 1;  // words of the question without its end
constexpr size_t kLongestEnd = 64;   // words; a text of thousands is read in linear time

// A question that lists rows: nothing is counted, added up or grouped.
bool lists_rows(const WordSequence& words, size_t end) {
  for (size_t i = 0; i < end; ++i)
    if (is_any(words, i, kNoRowListWords)) return false;
  return true;
}

// "yachts over 9 metres": more than a noun, which the grammar reads with its columns.
bool restricts(const WordSequence& words, size_t end) {
  for (size_t i = 1; i < end; ++i)
    if (is_any(words, i, kRestrictionOpenings)) return true;
  return false;
}

// Two words beside the fillers restrict the rows: "Whitby pubs".
bool has_two_content_words(const WordSequence& words, size_t end) {
  size_t count = 0;
  for (size_t i = 0; i < end && count < 2; ++i) count += !is_any(words, i, kRequestFillers);
  return count == 2;
}

// "owner", "owner and berth": single things of each row, and no rows that it must have.
bool shows_singulars(const WordSequence& words, size_t at) {
  if (at >= words.size() || words.size() - at > kMaxFurther) return false;
  for (; at < words.size(); ++at) {
    const std::string word = plain(words, at);
    if (is_any(words, at, {"and", "the"})) continue;
    if (!is_plain_noun(word) || lemma(word) != word) return false;
  }
  return true;
}

// "loans that came back late", before ", film and festival": one sentence about rows, and no list
// of what is to be shown of them.
bool restricts_rows(const WordSequence& words, size_t end) {
  constexpr size_t kShortest = 4;
  if (end < kShortest) return false;
  bool rows = false;
  for (size_t i = 0; i < end; ++i) {
    const std::string mark = end_mark(words[i]);
    if (!mark.empty() && i + 1 < end) return false;
    rows |= i + 2 < end && has_plural_suffix(plain(words, i)) && is_plain_noun(plain(words, i));
  }
  return rows;
}

// True if the words before `i` may end there.
bool breaks_at(const WordSequence& words, size_t i) {
  const std::string& before = words[i - 1];
  return before.empty() || before == "-" ||
         std::string_view(",;:?.").find(before.back()) != std::string_view::npos;
}

// "who has them": a question about the rows that begins at word `at`.
bool asks_about_rows(const WordSequence& words, size_t at) {
  constexpr size_t kLongest = 6;  // words
  if (!is_any(words, at, {"who", "who's", "whos", "whose", "when", "where"})) return false;
  for (size_t i = at + 1; i < words.size() && i - at < kLongest; ++i) {
    if (breaks_at(words, i) || is_any(words, i, {"and", "&"})) return false;
    if (is_any(words, i, {"it", "them", "they", "those"})) return true;
  }
  return false;
}

// "late returns, who has them and which item": such a question before word `end`.
bool asks_before(const WordSequence& words, size_t end) {
  for (size_t i = 1; i < end; ++i)
    if ((breaks_at(words, i) || is_any(words, i - 1, {"and", "&", "with"})) &&
        asks_about_rows(words, i))
      return true;
  return false;
}

// A question whose rows can be asked about: none that is a number.
bool has_rows(const WordSequence& words, size_t end) {
  if (is_any(words, 0, kFigureOpenings)) return false;
  if (plain(words, 0) == "how" && is_any(words, 1, {"many", "much"})) return false;
  for (size_t i = 0; i < end; ++i)
    if (is_any(words, i, kGroupingOrComparing)) return false;
  return true;
}

// How many words before `end` say by what the rows are ordered.
size_t ranks_before(const WordSequence& words, size_t end) {
  size_t out = 0;
  for (size_t i = 0; i < end; ++i) {
    const std::string& word = plain(words, i);
    const bool bound = i > 0 && plain(words, i - 1) == "at";  // "at least 4"
    out += !bound &&
           (is_any(words, i, kRankWords) || (word.size() > 5 && has_superlative_suffix(word)));
  }
  return out;
}

bool is_ranked(const WordSequence& words, size_t end) { return ranks_before(words, end) > 0; }

std::string last_word(const std::string& phrase) {
  return phrase.substr(phrase.rfind(' ') + 1);  // all of one word, since npos + 1 is 0
}

// True if some request can be no further row or value: "date and what we did".
bool lists_outputs(const std::vector<OutputRequest>& requests) {
  return std::any_of(requests.begin(), requests.end(), [](const OutputRequest& r) {
    return r.kind != OutputRequest::Kind::kNoun || r.word == kDoneThing ||
           text::is_one_of(last_word(r.word), kListedOutputNouns);
  });
}

bool is_figure(const OutputRequest& r) { return r.kind == OutputRequest::Kind::kAmount; }

// "show and episode title": what one of several things is called.
bool names_owned_output(const OutputRequest& r) {
  return r.word.find(' ') != r.word.npos && text::is_one_of(last_word(r.word), kListedOutputNouns);
}

// The end of a question that names further outputs: from word `begin` to word `end`.
class QuestionEnd {
 public:
  QuestionEnd(const WordSequence& words, size_t begin) : words_(words), begin_(begin) {
    joined_ = is_any(words, begin, {"and", "&"}) && begin + 1 < words.size();
    together_ = !joined_ && is_any(words, begin, kBesideWords) && plain(words, begin + 1) == "with";
    at_ = begin + (joined_ || together_ ? 1 : 0);
  }

  bool read() { return nouns() || list() || questions(); }
  size_t count() const { return requests_.size(); }
  // Takes the end out of the question, but for the order that it may say.
  void take_out(WordSequence& words, QueryShape& shape);

 private:
  bool nouns();
  bool list();
  bool questions();
  bool names_owner(size_t at) const;
  bool asks_what_is_owed() const;
  bool asks_for_rows(size_t end) const;
  bool lists_questions(const std::vector<OutputRequest>& requests) const;
  bool asks_for_people(const std::vector<OutputRequest>& requests) const;
  std::string verb_before() const;
  bool counts_rows() const { return plain(words_, 0) == "how" && plain(words_, 1) == "many"; }
  bool take(OutputRequestParser& reader) {
    requests_ = std::move(reader.requests());
    end_ = reader.end();
    return true;
  }

  const WordSequence& words_;
  size_t begin_, at_, end_ = 0;
  bool joined_ = false, together_ = false, only_ = false;
  std::vector<OutputRequest> requests_;
};

// "with email", "and their phone", "and what is their phone"
bool QuestionEnd::nouns() {
  const std::string& word = plain(words_, at_);
  // Called only where it decides: it looks at all words before, and a text has many ends.
  const auto restricted = [this] {
    return has_two_content_words(words_, begin_) || restricts(words_, begin_);
  };
  const bool singulars = plain(words_, begin_) == "with" && shows_singulars(words_, begin_ + 1);
  const bool several = words_.size() > begin_ + 2;
  // "boats built before 1990 with owner"
  const bool beside = singulars && (several || restricted());
  const bool comma = words_[begin_ - 1].ends_with(',') || words_[begin_ - 1].empty();
  size_t what = joined_ && text::is_one_of(word, {"what", "whats", "what's"}) ? at_ + 1 : 0;
  if (what > 0 && word == "what") what = is_any(words_, what, {"is", "are"}) ? what + 1 : 0;
  const bool possessive = what > 0 && is_owner_word(plain(words_, what));
  const bool theirs = is_row_owner(word) && (comma || restricted());
  const bool owned = is_row_owner(plain(words_, at_ + 1)) || names_owner(at_ + 1);
  const bool with = (comma || beside || owned || together_ || asks_what_is_owed()) &&
                    text::is_one_of(word, {"with", "plus"});
  if (!with && !theirs && !possessive) return false;
  if (possessive && counts_rows()) {  // "how many refunds, and what is their total"
    OutputRequestParser figures(words_, what);
    return figures.list() && figures.requests().size() == 1 &&
           figures.requests()[0].kind == OutputRequest::Kind::kAmount && take(figures);
  }
  OutputRequestParser reader(words_, with ? at_ + 1 : theirs ? at_ : what);
  if (!reader.nouns() || !lists_rows(words_, begin_)) return false;
  take(reader);
  for (OutputRequest& request : requests_) request.beside = with && !comma && !owned && !together_;
  return true;
}

// "the owner's name", "each owner's phone"
bool QuestionEnd::names_owner(size_t at) const {
  if (is_any(words_, at, {"the", "each"})) ++at;
  const std::string& owner = plain(words_, at);
  constexpr size_t kShortest = 5;
  return owner.size() > kShortest && has_genitive_suffix(owner) && at + 1 < words_.size();
}

// "with skipper and what is owed"
bool QuestionEnd::asks_what_is_owed() const {
  OutputRequestParser reader(words_, at_ + 1);
  return reader.nouns() && std::any_of(reader.requests().begin(), reader.requests().end(), is_owed);
}

// ": title and minutes", "- date, driver and route please", "- I need the plate and the model",
// "? Owner and what they owe"
bool QuestionEnd::list() {
  const std::string& before = words_[begin_ - 1];
  const bool marked = before == "-" || before.ends_with(':');
  const bool comma = before.ends_with(',');  // "parties in 2023, date and what we did"
  const bool sentence = before.ends_with('?') || before.ends_with('.');
  size_t at = begin_;
  if (is_any(words_, at, {"just", "only"})) ++at;
  if (is_any(words_, at, {"i"}) && is_any(words_, at + 1, kNeedVerbs)) ++at;
  // not "show and date", of a show
  const bool request = is_any(words_, at, kOutputRequestVerbs) && !words_[at].ends_with(',') &&
                       !is_any(words_, at + 1, {"and", "&"});
  if (request) ++at;
  if (request && is_any(words_, at, {"me", "us"})) ++at;
  if (joined_ || !(marked || comma || sentence)) return false;
  if (comma && !marked && asks_about_rows(words_, begin_))
    return false;  // ", who has them and what is their phone"
  OutputRequestParser reader(words_, at);
  if (!reader.list() || reader.requests().size() < 2 || !has_rows(words_, begin_) ||
      ranks_before(words_, begin_) > 1)  // "the oldest and the youngest, name and age"
    return false;
  const auto is_noun = [](const OutputRequest& r) {
    return r.kind == OutputRequest::Kind::kNoun && r.word != kDoneThing;
  };
  if (sentence && request &&
      (is_ranked(words_, begin_) ||
       std::any_of(reader.requests().begin(), reader.requests().end(), is_figure)))
    return false;  // read as it is
  if (std::none_of(reader.requests().begin(), reader.requests().end(), is_noun) ||
      (comma && !request && !lists_outputs(reader.requests()) &&
       !(shows_singulars(words_, begin_) && restricts_rows(words_, begin_))))
    return false;
  if (comma && !marked && is_ranked(words_, begin_) &&
      std::all_of(reader.requests().begin(), reader.requests().end(), is_noun) &&
      std::none_of(reader.requests().begin(), reader.requests().end(), names_owned_output))
    return false;  // "the biggest budgets, name and budget" is read as it is
  // "when was it last seen, by whom and in what state": what is asked first is shown, too
  only_ = !comma || marked || request || !is_any(words_, 0, kOwnOutputOpenings);
  return take(reader);
}

// "and who took it", "- when and how long": questions about the rows.
bool QuestionEnd::questions() {
  const bool with = plain(words_, at_) == "with";
  if (with && !is_any(words_, at_ + 1, {"who", "whose", "when", "where"})) return false;
  const bool marked = words_[begin_ - 1].ends_with(':');
  OutputRequestParser reader(words_, at_ + (with ? 1 : 0), marked);
  if (!reader.questions()) return false;
  if (is_ranked(words_, begin_) && is_any(words_, at_, {"what", "what's", "whats"}) &&
      (is_any(words_, at_ + 1, {"the"}) || is_any(words_, at_ + 2, {"the"})))
    return false;  // "the closest vote, and what was the motion"
  const auto& requests = reader.requests();
  const bool counted = std::any_of(requests.begin(), requests.end(), is_figure);
  const bool much = counts_rows() && requests.size() == 1 && counted && requests[0].word.empty() &&
                    !is_any(words_, at_ + 1, {"many", "long", "often"});
  // "how many were lost and which ones were they": the rows, beside which no number is needed
  const bool listed = counts_rows() && !counted && asks_for_rows(reader.end());
  if (!much && !listed && (!has_rows(words_, begin_) || (counted && !is_ranked(words_, begin_))))
    return false;
  only_ = asks_for_people(requests) || lists_questions(requests);
  return take(reader);
}

// ": who complained and about what?": no key of the rows.
bool QuestionEnd::lists_questions(const std::vector<OutputRequest>& requests) const {
  const std::string& before = words_[begin_ - 1];
  return (before == "-" || before.ends_with(':')) && requests.size() > 1 &&
         !is_ranked(words_, begin_) &&
         !is_any(words_, 0, {"who", "whose", "which", "what", "when", "where", "how"});
}

// "rentals not brought back - who": people, and no names of the rows that they are asked of.
bool QuestionEnd::asks_for_people(const std::vector<OutputRequest>& requests) const {
  const std::string& before = words_[begin_ - 1];
  return (before == "-" || before.ends_with(':')) && requests.size() == 1 &&
         requests[0].kind == OutputRequest::Kind::kWho && !is_ranked(words_, begin_) &&
         !is_any(words_, 0, {"who", "whose", "which", "what", "when", "where", "how"});
}

// "which were they", "who are they"
bool QuestionEnd::asks_for_rows(size_t end) const {
  return end == words_.size() && is_any(words_, end - 1, {"they", "those"}) &&
         is_any(words_, end - 2, {"are", "were"});
}

// The verb of "who cancelled and when", "who left the firm in 2024 and when": a date of another
// event is not asked for.
std::string QuestionEnd::verb_before() const {
  constexpr size_t kFarthest = 6;  // words between them
  for (size_t at = begin_; at-- > 1 && begin_ - at <= kFarthest;) {
    const std::string& word = plain(words_, at);
    if (has_past_suffix(word) && is_plain_noun(word)) return word;
    if (at + 1 < begin_ && is_done_form(word) && !helping_word(words_, at) &&
        !is_any(words_, at, {"was", "were", "been", "got"}))
      return word;
  }
  return {};
}

void QuestionEnd::take_out(WordSequence& words, QueryShape& shape) {
  for (OutputRequest& request : requests_)
    if (request.kind == OutputRequest::Kind::kWhen && request.word.empty())
      request.word = verb_before();
  const char last = words.last_char(words.size() - 1);
  size_t end = std::min(end_, words.size());
  if (is_any(words, words.size() - 1, {"please"})) words.resize(words.size() - 1);
  end = std::min(end, words.size());
  const bool ordered = end < words.size();  // ", dearest first"
  words.erase(begin_, end);
  size_t rest = begin_ - 1;
  if (rest > 0 && words[rest] == "-") words.erase(rest, rest + 1), --rest;
  while (words[rest].size() > 1 &&
         std::string_view(",-;:?.").find(words[rest].back()) != std::string_view::npos)
    words.cut_last(rest);
  if (ordered) words.add(rest, ",");
  if (!ordered && (last == '?' || last == '.')) words.end_with({&last, 1});
  shape.further = std::move(requests_);
  shape.only_further = only_;
}

// "when and where was it": the second question word, to be taken out. 0 if there is none.
size_t second_question_word(const WordSequence& words) {
  if (words.size() < 5 || plain(words, 1) != "and") return 0;
  const std::string &first = plain(words, 0), &second = plain(words, 2);
  const auto asks = [](const std::string& word) {
    return text::is_one_of(word, {"when", "where", "who"});
  };
  return asks(first) && asks(second) && first != second ? 2 : 0;
}

// The "and" of "between order and delivery".
bool joins_interval(const WordSequence& words, size_t i) {
  constexpr size_t kLongestFirst = 6;  // words of the first end
  if (!is_any(words, i, {"and"})) return false;
  for (size_t k = i; k-- > 0 && i - k <= kLongestFirst && !is_any(words, k, {"and"});)
    if (is_any(words, k, {"between"})) return true;
  return false;
}

// The end of the question that asks for further outputs; `several`: for two or more.
std::optional<QuestionEnd> further_outputs_end(const WordSequence& words, bool several) {
  const size_t first = words.size() > kLongestEnd ? words.size() - kLongestEnd : kShortestRest;
  for (size_t i = first; i < words.size(); ++i) {
    if (!is_any(words, i, {"and", "&", "with"}) && !is_any(words, i, kBesideWords) &&
        !breaks_at(words, i))
      continue;
    if (joins_interval(words, i)) continue;
    QuestionEnd end(words, i);
    if (!end.read()) continue;
    if ((several && end.count() < 2) || asks_before(words, i)) return std::nullopt;
    return end;
  }
  return std::nullopt;
}

}  // namespace

bool asks_for_further_outputs(const WordSequence& words) {
  return second_question_word(words) > 0 || further_outputs_end(words, false);
}

void extract_further_outputs(WordSequence& words, bool several, QueryShape& shape) {
  if (const size_t second = second_question_word(words); second > 0 && !several) {
    const std::string& word = plain(words, second);
    shape.further = {{word == "who"    ? OutputRequest::Kind::kWho
                      : word == "when" ? OutputRequest::Kind::kWhen
                                       : OutputRequest::Kind::kWhere,
                      "", false}};
    words.erase(1, 3);
    return;
  }
  if (auto end = further_outputs_end(words, several)) end->take_out(words, shape);
}

}  // namespace ask::engine
