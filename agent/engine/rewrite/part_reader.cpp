#include "agent/engine/rewrite/part_reader.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/lexicon/average_words.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/irregular_forms.h"
#include "agent/engine/lexicon/learner_words.h"
#include "agent/engine/lexicon/mistaken_words.h"
#include "agent/engine/lexicon/role_verbs.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_people.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/lexicon/word_order_words.h"
#include "agent/engine/rewrite/rewrite_event_questions.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr size_t kLongestPhrase = 5;  // words of a noun phrase
constexpr size_t kLongestAfter = 8;   // words of the clause after it
constexpr size_t kMostContent = 2;    // words of a clause that are no function words

std::string verb_base(const std::string& verb) {
  const std::string_view irregular = irregular_base(verb);
  return irregular.empty() ? lemma(verb) : std::string(irregular);
}

bool is_letters(const std::string& word) {
  return word.size() > 1 && word.find_first_not_of("abcdefghijklmnopqrstuvwxyz'-") == word.npos;
}

bool may_open_question(const std::string& word) {
  return text::is_one_of(word, {"on", "in", "at", "from", "for", "to", "by", "with", "until",
                                "till", "since", "of", "about", "under", "after"});
}

// "who" of "who's", "whos"; "" for a word that asks nothing.
std::string_view asking(std::string_view word) {
  if (has_genitive_suffix(word)) word = word.substr(0, word.size() - 2);
  for (const std::string_view asked : {"who", "what", "where", "when", "how"})
    if (word.size() == asked.size() + 1 && word.starts_with(asked) && word.back() == 's')
      return asked;
  constexpr std::string_view kAsking[] = {"who",   "whom", "whose", "when", "where",
                                          "which", "what", "how",   "why"};
  for (const std::string_view asked : kAsking)
    if (word == asked) return asked;
  return {};
}

const MeasureWord* measure_word(std::span<const MeasureWord> words, std::string_view word) {
  for (const MeasureWord& measure : words)
    if (measure.word == word) return &measure;
  return nullptr;
}

}  // namespace

PartReader::PartReader(const WordSequence& words, size_t from, size_t to) {
  for (size_t i = from; i < to; ++i) {
    std::string word = with_straight_apostrophes(plain(words, i));
    while (!word.empty() && std::string_view("(\"").find(word[0]) != std::string_view::npos)
      word.erase(0, 1);
    while (!word.empty() && std::string_view(")\":;,.?!").find(word.back()) != word.npos)
      word.pop_back();
    if (!word.empty()) words_.push_back(std::move(word));
  }
  size_t open = 0;
  while (open < words_.size() && text::is_one_of(words_[open], kPartOpenings)) ++open;
  if (is(open, {"as"}) && is(open + 1, {"well"})) open += is(open + 2, {"as"}) ? 3 : 2;
  if (open > 0 && open == words_.size() && is(open - 1, kRequestNouns)) --open;  // of a show
  words_.erase(words_.begin(), words_.begin() + static_cast<std::ptrdiff_t>(open));
  const auto ends = [&] {
    const size_t n = words_.size();
    if (n > 2 && is(n - 2, {"as"}) && is(n - 1, {"well"})) return size_t{2};
    return n > 0 && is(n - 1, kPartEndings) ? size_t{1} : size_t{0};
  };
  while (const size_t ending = ends()) words_.resize(words_.size() - ending);
}

const std::string& PartReader::word(size_t i) const {
  static const std::string kNoWord;
  return i < words_.size() ? words_[i] : kNoWord;
}

bool PartReader::is(size_t i, std::span<const std::string_view> any) const {
  return i < words_.size() && text::is_one_of(words_[i], any);
}

bool PartReader::is(size_t i, std::initializer_list<std::string_view> any) const {
  return i < words_.size() && text::is_one_of(words_[i], any);
}

std::string PartReader::text(size_t from, size_t to) const {
  std::string out;
  for (size_t i = from; i < to; ++i) {
    if (!out.empty()) out += ' ';
    out += words_[i];
  }
  return out;
}

void PartReader::add(Kind kind, std::string_view word) {
  for (const OutputRequest& known : out_->readings)
    if (known.kind == kind && known.word == word) return;
  out_->readings.push_back({kind, std::string(word)});
}

// The words from `from` on that are no function words. False if they are none of a clause about the
// rows.
bool PartReader::read_clause(size_t from, std::vector<std::string>& content) const {
  if (words_.size() > from + kLongestAfter) return false;
  for (size_t i = from; i < words_.size(); ++i) {
    if (is(i, kClauseSubjects) || is(i, kClauseHelpers) || is(i, kClauseFillers)) continue;
    if (!is_letters(words_[i])) return false;
    content.push_back(words_[i]);
  }
  return content.size() <= kMostContent;
}

// The end of the nouns from `at` on: before what begins a clause.
size_t PartReader::noun_end(size_t at) const {
  size_t end = at;
  while (end < words_.size() && end - at < kLongestPhrase && is_letters(words_[end]) &&
         !is(end, kClauseSubjects) && !is(end, kClauseHelpers) && asking(words_[end]).empty() &&
         !(end > at && is(end, {"for", "with", "to", "at", "on"})))
    ++end;
  return end;
}

// Each beginning of the nouns from `at` on after which a clause about the rows may come, the
// longest first.
void PartReader::add_prefixes(size_t at, size_t most, Kind kind) {
  const size_t end = std::min(noun_end(at), at + most);
  for (size_t to = end; to > at; --to) {
    std::vector<std::string> content;
    const bool verb = to < words_.size() && is(to - 1, kClauseFillers);
    if (!verb && read_clause(to, content) && content.size() < 2) add(kind, text(at, to));
  }
}

bool PartReader::read_who(size_t at, bool receives) {
  std::vector<std::string> content;
  if (!read_clause(at, content)) return false;
  std::string verb = content.empty() ? std::string() : content.back();
  if (text::is_one_of(verb_base(verb), kSendingVerbs) && is(words_.size() - 1, {"for", "to"}))
    verb.clear();  // "who were they sent to"
  for (size_t i = at; i < words_.size() && verb.empty(); ++i)
    receives |= is(i, {"for", "to"}) && (i > at || words_.size() == at + 1);
  if (text::is_one_of(verb_base(verb), kReachVerbs)) verb.clear();
  add(Kind::kWho, verb.empty() && receives ? std::string(kForSomebody) : verb);
  return true;
}

bool PartReader::read_when(size_t at) {
  std::vector<std::string> content;
  if (!read_clause(at, content)) return false;
  for (const std::string& verb : content) add(Kind::kWhen, verb);
  if (content.empty()) add(Kind::kWhen, "");
  return true;
}

bool PartReader::read_where(size_t at) {
  std::vector<std::string> content;
  if (!read_clause(at, content)) return false;
  add(Kind::kWhere, content.empty() ? std::string() : content.back());
  return true;
}

// "what date was it due", "what day does it run", "what year was it built"
bool PartReader::read_day(size_t noun) {
  const bool date = is(noun, kAskedDays);
  if (!date && !is(noun, kAskedTimes)) return false;
  std::vector<std::string> content;
  if (!read_clause(noun + 1, content)) return false;
  if (!date) {
    for (const std::string& verb : content) add(Kind::kNoun, verb_base(verb) + " " + word(noun));
    add(Kind::kNoun, word(noun));
  }
  if (!is(noun, kTimesOfDay))
    for (const std::string& verb : content) add(Kind::kWhen, verb);
  if (date && content.empty()) add(Kind::kWhen, "");
  if (date) add(Kind::kNoun, word(noun));
  return true;
}

// "what they gave", "what does each one cost", "what was it for"
bool PartReader::read_what_clause(size_t at) {
  std::vector<std::string> content;
  if (!read_clause(at, content) || content.size() > 1) return false;
  if (content.empty()) {
    bool says = false;  // not "what is it"
    for (size_t i = at; i < words_.size(); ++i) says |= is(i, kDoingWords);
    if (!says) return false;
    add(Kind::kNoun, is(at, {"for"}) || is(words_.size() - 1, {"for"}) ? kReasonNoun : kDoneThing);
    add(Kind::kNoun, kDoneThing);
    return true;
  }
  const std::string verb = verb_base(content[0]);
  if (text::is_one_of(content[0], kWrongWords)) {
    add(Kind::kNoun, kProblemNoun);
    return true;
  }
  if (const MeasureWord* measure = measure_word(kMeasureVerbs, verb)) {
    for (std::string_view rest = measure->nouns; !rest.empty();) {
      const size_t gap = std::min(rest.find(' '), rest.size());
      add(Kind::kNoun, rest.substr(0, gap));
      rest.remove_prefix(std::min(gap + 1, rest.size()));
    }
    if (verb != "weigh") add(Kind::kAmount, kRowAmount);
    return true;
  }
  if (text::is_one_of(content[0], kOwedForms)) add(Kind::kAmount, kOwedForms[0]);
  if (text::is_one_of(verb, kPartAmountVerbs)) {
    add(Kind::kAmount, kRowAmount);
    return true;
  }
  if (text::is_one_of(verb, {"worth"})) {
    add(Kind::kNoun, "value");
    add(Kind::kAmount, kRowAmount);
    return true;
  }
  if (text::is_one_of(verb, kRemarkVerbs)) add(Kind::kNoun, kReasonNoun);  // a remark
  add(Kind::kNoun, verb);
  const bool act = is(at, kClauseSubjects) || is(at, {"did", "do", "does"});
  if (act && !is(at, {"it"})) add(Kind::kThing, content[0]);
  return true;
}

// What follows "which" or "what".
bool PartReader::read_which(size_t at) {
  if (at == words_.size()) {
    add(Kind::kNoun, kDoneThing);
    return true;
  }
  if (is(at, {"one", "ones"})) {
    add(Kind::kNoun, word(at));
    return at + 1 == words_.size();
  }
  const bool copula = is(at, {"is", "are", "was", "were"});
  if (copula && (is(at + 1, {"their", "its", "his", "her", "the", "our"}))) {
    words_.erase(words_.begin(), words_.begin() + static_cast<std::ptrdiff_t>(at + 1));
    return read_noun();
  }
  const bool plain_noun = is_letters(word(at)) && !is(at, kClauseSubjects) &&
                          !is(at, kClauseHelpers) && !is(at, kClauseFillers);
  if (!plain_noun) return read_what_clause(at);
  if (is(at, kAskedKinds)) {
    std::vector<std::string> content;
    if (is(at + 1, {"of"})) {
      if (!read_clause(at + 3, content)) return false;
      add(Kind::kNoun, word(at + 2) + " " + lemma(word(at)));
      add(Kind::kNoun, word(at + 2));
      return true;
    }
    for (const std::string_view name : kKindTableNouns) add(Kind::kNoun, name);
    return read_clause(at + 1, content);
  }
  if (read_day(at)) return true;
  const size_t before = out_->readings.size();
  add_prefixes(at, 3, Kind::kNoun);
  return out_->readings.size() > before;
}

bool PartReader::read_how_many(size_t at) {
  const size_t before = out_->readings.size();
  std::vector<std::string> content;
  if (!is(at, kLeftForms)) add_prefixes(at, 3, Kind::kMany);
  if (out_->readings.size() > before) return true;
  if (!read_clause(at, content)) return false;
  add(Kind::kMany, "");
  return true;
}

bool PartReader::read_how_much(size_t at) {
  if (is(at, kClauseSubjects) || is(at, kClauseHelpers) || at == words_.size()) {
    if (at < words_.size() && !read_what_clause(at)) return false;
    std::erase_if(out_->readings, [](const OutputRequest& r) {
      return r.word == kDoneThing || r.word == kReasonNoun;
    });
    add(Kind::kAmount, kRowAmount);
    return true;
  }
  add_prefixes(at, 2, Kind::kNoun);
  return !out_->readings.empty();
}

bool PartReader::read_how(size_t at) {
  if (is(at, {"many"})) return read_how_many(at + 1);
  if (is(at, {"much"})) return read_how_much(at + 1);
  for (const DegreeAdjective& degree : kDegreeAdjectives) {
    if (word(at) != degree.word) continue;
    std::vector<std::string> content;
    if (!read_clause(at + 1, content)) return false;
    add(Kind::kDegree, degree.scale);
    return true;
  }
  return false;
}

bool PartReader::read_question(size_t at, std::string_view asked) {
  out_->question = true;
  const bool led = at > 1;
  if (asked == "who" || asked == "whom") return read_who(at, led && is(at - 2, {"for", "to"}));
  if (asked == "when") return read_when(at);
  if (asked == "where") return read_where(at);
  if (asked == "how") return read_how(at);
  if (asked == "why") {
    std::vector<std::string> content;
    add(Kind::kNoun, kReasonNoun);
    return read_clause(at, content);
  }
  if (asked == "whose") {
    std::vector<std::string> content;
    add(Kind::kWho, kBelongingVerbs[0]);
    return read_clause(at, content);
  }
  if (led && is(at - 2, {"about"}) && at == words_.size()) {
    add(Kind::kNoun, kDoneThing);
    return true;
  }
  return read_which(at);
}

// "total hours", "number of visits", "the amount", "number"
bool PartReader::read_figure() {
  const size_t n = words_.size();
  if (n > 1 && is(0, kSumOpenings)) {
    add(Kind::kSum, text(1, n));
    return noun_end(1) == n;
  }
  const size_t owner = is(2, {"their", "the", "our", "its"}) ? 3 : 2;
  if (n > owner && is(0, kCountOpenings) && is(1, {"of"})) {
    add(Kind::kMany, text(owner, n));
    return noun_end(owner) == n;
  }
  return false;
}

// A noun phrase, and after it who has it or a clause: "the price", "phone of the tutor", "the event
// each backed".
bool PartReader::read_noun() {
  size_t at = 0;
  while (is(at, {"the", "a", "an", "their", "its", "his", "her", "our", "each", "any", "all"})) {
    out_->owned |= is(at, {"their", "its", "his", "her"});
    ++at;
  }
  words_.erase(words_.begin(), words_.begin() + static_cast<std::ptrdiff_t>(at));
  size_t n = words_.size();
  if (n > 2 && is(n - 1, kPartOwners) && is(n - 2, {"of", "for"})) words_.resize(n -= 2);
  if (n > 1 && is(n - 1, {"each", "there"})) words_.resize(--n);
  for (size_t i = 0; i + 1 < n; ++i)  // "hours a week"
    if (i > 0 && is(i, {"a", "an", "/"})) words_[i] = "per";
  if (n == 0) return false;
  const size_t before = out_->readings.size();
  if (read_figure()) return true;
  out_->readings.resize(before);
  if (n == 1 && is(0, {"count"})) {
    add(Kind::kMany, "");
    return true;
  }
  size_t end = 0;
  while (end < n && is_letters(words_[end]) && !is(end, kClauseSubjects) &&
         !(end > 0 && is(end, kNoPartWords) && word(end) != "per") &&
         !(is(end, {"for", "to", "with", "at", "on"})))
    ++end;
  std::vector<std::string> content;
  if (end == 0 || end > kLongestPhrase || is(0, kNoPartWords) || !read_clause(end, content))
    return false;
  if (end < n && is(end, kNoPartWords) && !is(end, {"that", "which", "who", "in", "by", "from"}))
    return false;
  if (end == 1 && (has_past_suffix(words_[0]) || is_done_form(words_[0]))) return false;
  bool owned = false;  // "name of the reviewer"
  for (size_t of = 1; of + 1 < end; ++of)
    owned |= is(of, {"of"}) && is(of + 1, {"the", "each", "our", "their", "its"});
  if (!owned) add(Kind::kNoun, text(0, end));
  for (size_t of = 1; of + 1 < end; ++of)
    if (is(of, {"of"})) {
      const size_t from = is(of + 1, {"the", "each", "our", "their", "its"}) ? of + 2 : of + 1;
      if (from < end) add(Kind::kNoun, text(from, end) + " " + text(0, of));
      if (from < end && of == 1 && is(0, kNamesOnly)) add(Kind::kNoun, text(from, end));
    }
  if (owned && !is(0, kNamesOnly))  // "the user name of its author"
    for (size_t of = 1; of + 1 < end; ++of)
      if (is(of, {"of"})) add(Kind::kNoun, text(0, of));
  if (end == 2 && (is(1, kNamesOnly) || is(1, kVaguePartNouns))) add(Kind::kNoun, word(0));
  if (end == 2 && is(0, kAskedDays) && has_past_suffix(word(1))) add(Kind::kWhen, word(1));
  if (end == 2 && is(1, kCountedTwice)) {  // "the vet's number"
    const std::string& owner = word(0);
    add(Kind::kNoun, (has_genitive_suffix(owner) ? owner.substr(0, owner.size() - 2) : owner) +
                         " phone");
  }
  if (end == 1 && is(0, kPartMoneyNouns)) add(Kind::kAmount, kRowAmount);
  return true;
}

bool PartReader::read(AskedPart& out) {
  out_ = &out;
  const bool led = may_open_question(word(0)) && !asking(word(1)).empty();
  const std::string_view asked = asking(word(led ? 1 : 0));
  if (!asked.empty() && asked != word(led ? 1 : 0))  // "what's"
    words_.insert(words_.begin() + (led ? 2 : 1), "is");
  if (!asked.empty()) return read_question(led ? 2 : 1, asked) && !out.readings.empty();
  if (words_.size() == 2 && is(1, {"when", "where", "who"})) {  // "valid until when", "due when"
    out.question = true;
    add(word(1) == "when" ? Kind::kWhen : word(1) == "who" ? Kind::kWho : Kind::kWhere, word(0));
    return !is(0, kNoPartWords) || is(0, {"from", "since", "until"});
  }
  return read_noun() && !out.readings.empty();
}

}  // namespace ask::engine
