#include "agent/engine/rewrite/output_request_parser.h"

#include "agent/common/words.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/formal_words.h"
#include "agent/engine/lexicon/irregular_forms.h"
#include "agent/engine/lexicon/role_verbs.h"
#include "agent/engine/lexicon/spoken_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_people.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr size_t kLongestNoun = 3;    // words of one output
constexpr size_t kLongestClause = 6;  // words after a question word: "was it given at"
constexpr size_t kMaxOutputRequests = 5;

bool is_helping_verb(const std::string& word) {
  return text::is_one_of(word, {"is", "was", "are", "were", "do", "did", "does", "has", "had",
                                "have", "will", "would", "be", "been"});
}

// "it", "them": the rows of the rest.
bool refers_to_rows(const std::string& word) {
  return text::is_one_of(word, {"it", "that", "this", "these", "those", "they", "them", "he", "she",
                                "her", "him", "there", "one"});
}

// Words of a clause that do not name what is asked for.
bool is_function_word(const std::string& word) {
  return is_helping_verb(word) || refers_to_rows(word) ||
         text::is_one_of(word, kFurtherOutputFunctionWords);
}

bool is_plain_word(const std::string& word) {
  return word.size() >= 2 && word.find_first_not_of("abcdefghijklmnopqrstuvwxyz") == word.npos;
}

bool is_question_word(const std::string& word) {
  return text::is_one_of(word,
                         {"who", "whom", "whose", "when", "where", "which", "what", "how", "why"});
}

// "who" of "who's" and "whos".
std::string_view without_copula(std::string_view word) {
  if (has_genitive_suffix(word)) return word.substr(0, word.size() - 2);
  for (const std::string_view typed : {"whos", "whats"})
    if (word == typed) return word.substr(0, word.size() - 1);
  return word;
}

bool leads_question(const std::string& word) {
  return text::is_one_of(
      word, {"on", "in", "at", "from", "for", "to", "by", "with", "until", "since", "of", "about"});
}

}  // namespace

bool is_owed(const OutputRequest& request) {
  return request.kind == OutputRequest::Kind::kAmount && request.word == kOwedForms[0];
}

bool is_owner_word(const std::string& word) {
  return text::is_one_of(word, {"their", "its", "his", "her", "the", "our"});
}

bool is_row_owner(const std::string& word) {
  return is_owner_word(word) && word != "the" && word != "our";
}

bool is_plain_noun(const std::string& word) {
  if (word.size() < 3 || word.find_first_not_of("abcdefghijklmnopqrstuvwxyz-") != word.npos)
    return false;
  return !text::is_one_of(word, kNoColumnNouns);
}

// True at the end of the question, and before "please" and ", dearest first" there.
bool OutputRequestParser::done() const {
  if (at_ >= words_.size()) return true;
  const size_t left = words_.size() - at_ - (is_any(words_, words_.size() - 1, {"please"}) ? 1 : 0);
  if (left == 0) return true;
  return left == 2 && plain(words_, at_ + 1) == "first" && words_[at_ - 1].ends_with(',');
}

// One noun phrase; "" if there is none.
std::string OutputRequestParser::noun() {
  if (is_owner_word(plain(words_, at_))) ++at_;
  if (is_any(words_, at_, {"both", "two"}) && is_any(words_, at_ + 1, kComparedNumbers)) {
    at_ += 2;
    return std::string(kBothNumbers);
  }
  std::string out;
  for (size_t n = 0; n < kLongestNoun && !(n > 0 && done()); ++n) {
    std::string word = plain(words_, at_);
    const bool owner = word.size() > 4 && has_genitive_suffix(word);  // "the winner's name"
    if (owner) word.resize(word.size() - 2);
    if (refers_to_rows(word) || is_helping_verb(word)) break;         // "which port they use"
    if (!is_plain_noun(word) && !(n > 0 && word == "number")) break;  // "berth number"
    if (n > 0 && refers_to_rows(plain(words_, at_ + 1))) break;       // "which driver took it"
    out += (out.empty() ? "" : " ") + word;
    if (words_.last_char(at_++) == ',') break;
  }
  return named_first(std::move(out));
}

// "name" before "of the course" -> "course name": what the rows of the second noun have.
std::string OutputRequestParser::named_first(std::string out) {
  const bool ends = out.empty() || out.find(' ') != out.npos || words_.last_char(at_ - 1) == ',';
  if (ends || !is_any(words_, at_, {"of"})) return out;
  size_t at = at_ + 1;
  if (is_owner_word(plain(words_, at)) || is_any(words_, at, {"each"})) ++at;
  const std::string& of = plain(words_, at);
  if (!is_plain_noun(of) || refers_to_rows(of)) return out;
  at_ = at + 1;
  return lemma(of) + " " + out;
}

// "the number of goals", "total", "and that average": what the rows are ordered by.
bool OutputRequestParser::measure() {
  size_t at = at_;
  if (is_any(words_, at, {"the", "that", "its", "their"})) ++at;
  if (!is_any(words_, at, kFurtherOutputAmountNouns)) return false;
  const bool ends = words_[at].ends_with(',');
  ++at;
  std::string counted;
  if (!ends && plain(words_, at) == "of") {
    if (is_owner_word(plain(words_, ++at))) ++at;
    counted = plain(words_, at++);
    if (!is_plain_word(counted)) return false;
  } else if (plain(words_, at - 1) == kRowAmount) {
    counted = kRowAmount;
  }
  at_ = at;
  out_.push_back({OutputRequest::Kind::kAmount, std::move(counted), false});
  return true;
}

// "the production it was for", "the society that has it": says again what the rows are to it.
void OutputRequestParser::relative_clause() {
  const size_t end = clause_end();
  const bool opens = refers_to_rows(plain(words_, at_)) || is_any(words_, at_, {"which", "who"});
  if (end <= at_ + 1 || !opens) return;
  for (size_t i = at_; i < end; ++i) {
    const std::string& word = plain(words_, i);
    if (!is_function_word(word) && !is_any(words_, i, kBelongingForms) && i != at_) return;
  }
  at_ = end;
}

bool OutputRequestParser::list() {
  listing_ = true;
  while (!done()) {
    if (!out_.empty() && is_any(words_, at_, {"and", "plus", "&"})) ++at_;
    if (out_.size() == kMaxOutputRequests) return false;
    if (!measure() && !question()) {
      std::string found = noun();
      if (found.empty()) return false;
      out_.push_back({OutputRequest::Kind::kNoun, std::move(found), false});
      relative_clause();
    }
    if (!done() && !is_any(words_, at_, {"and", "plus", "&"}) && !words_[at_ - 1].ends_with(','))
      return false;
  }
  return !out_.empty();
}

bool OutputRequestParser::nouns() {
  while (!done()) {
    if (!out_.empty() && is_any(words_, at_, {"and", "plus"})) ++at_;
    if (out_.size() == kMaxOutputRequests) return false;
    const size_t before = at_;
    if (question()) {
      if (out_.back().kind == OutputRequest::Kind::kAmount && !is_owed(out_.back())) return false;
    } else {
      if (at_ > before) return false;
      std::string found = noun();
      if (found.empty()) return false;
      out_.push_back({OutputRequest::Kind::kNoun, std::move(found), false});
      if (!done()) relative_clause();
    }
    if (!done() && !is_any(words_, at_, {"and", "plus"}) && !words_[at_ - 1].ends_with(','))
      return false;
  }
  return !out_.empty();
}

// The place after the clause that goes on at `at_`.
size_t OutputRequestParser::clause_end() const {
  size_t end = at_;
  if (end > 0 && words_[end - 1].ends_with(',')) return end;
  while (end < words_.size() && !is_any(words_, end, {"and", "&", ""})) {
    const std::string& word = words_[end++];
    if (word.ends_with(',') || word.ends_with(';')) break;
  }
  return end;
}

// "when was each made": the rows, one by one.
bool OutputRequestParser::is_each_row(size_t i) const {
  return plain(words_, i) == "each" && i > at_ && is_helping_verb(plain(words_, i - 1));
}

bool OutputRequestParser::refers(size_t end) const {
  for (size_t i = at_; i < end; ++i)
    if (refers_to_rows(plain(words_, i)) || is_each_row(i)) return true;
  return false;
}

// The word of the clause that is none of its function words; `known` is false if there are several.
std::string OutputRequestParser::verb(size_t end, bool& known) const {
  std::string out;
  known = end - at_ <= kLongestClause;
  for (size_t i = at_; i < end; ++i) {
    const std::string& word = plain(words_, i);
    const bool held = word == "got" && (is_helping_verb(plain(words_, i - 1)) ||
                                        without_copula(plain(words_, i - 1)) == "who");
    if (is_function_word(word) || is_each_row(i) || held) continue;  // "who's got them"
    known &= out.empty() && is_plain_word(word);
    out = word;
  }
  return out;
}

// "what we did", "what was it for", "about what": what describes the row. `about`: that is before.
bool OutputRequestParser::done_thing(bool about) {
  const size_t end = clause_end();
  if (end == at_ && !about) return false;
  for (size_t i = at_; i < end; ++i)
    if (!is_any(words_, i, kDoneThingWords)) return false;
  at_ = end;
  out_.push_back({OutputRequest::Kind::kNoun, std::string(kDoneThing), false});
  return true;
}

// "what's wrong with it", "what is the matter with them"
bool OutputRequestParser::wrong() {
  const size_t end = clause_end();
  bool found = false;
  for (size_t i = at_; i < end; ++i) {
    const bool wrong = is_any(words_, i, kWrongWords);
    if (!wrong && !is_function_word(plain(words_, i)) && !is_any(words_, i, {"the"})) return false;
    found |= wrong;
  }
  if (!found) return false;
  at_ = end;
  out_.push_back({OutputRequest::Kind::kNoun, std::string(kProblemNoun), false});
  return true;
}

// "why", "why were they cancelled"
bool OutputRequestParser::why() {
  const size_t end = clause_end();
  bool known = true;
  verb(end, known);
  if (!known || (end > at_ && !refers(end))) return false;
  at_ = end;
  out_.push_back({OutputRequest::Kind::kNoun, std::string(kReasonNoun), false});
  return true;
}

// "what they bought", "what did she sing": what the events of the verb are of.
bool OutputRequestParser::acted() {
  const size_t end = clause_end();
  bool known = true;
  std::string done = verb(end, known);
  size_t subject = at_, verb_at = at_;
  while (subject < end && !refers_to_rows(plain(words_, subject))) ++subject;
  while (verb_at < end && plain(words_, verb_at) != done) ++verb_at;
  if (!known || done.empty() || subject >= verb_at ||  // not "what colour is it"
      is_any(words_, subject, {"it", "that", "this"}) ||
      text::is_one_of(lemma(done), kNumberObjectVerbs))
    return false;
  if (is_helping_verb(plain(words_, at_)) && !is_any(words_, at_, {"did", "do", "does"}))
    return false;  // "what was it called"
  at_ = end;
  out_.push_back({OutputRequest::Kind::kThing, std::move(done), false});
  return true;
}

// "what did they come to", "what were they worth": the amount, or the sum of the amounts; "what
// does each cost": the price, unless the rows are counted.
bool OutputRequestParser::worth() {
  const size_t end = clause_end();
  bool amounts = false, costs = false;
  for (size_t i = at_; i < end; ++i) {
    const std::string& word = plain(words_, i);
    const bool cost = text::is_one_of(word, kCostNames);
    const bool named = cost || text::is_one_of(lemma(word), kAmountingVerbs) ||
                       text::is_one_of(word, kWorthAdjectives) ||
                       (word == "add" && plain(words_, i + 1) == "up");
    if (!named && !is_function_word(word) && !is_each_row(i)) return false;
    amounts |= named;
    costs |= cost;
  }
  if (!amounts || !refers(end)) return false;
  at_ = end;
  if (costs && plain(words_, 0) != "how")
    out_.push_back({OutputRequest::Kind::kNoun, std::string(kPriceNames[0]), false});
  else
    out_.push_back({OutputRequest::Kind::kAmount, "", false});
  return true;
}

// "what they owe us", "how much is still owed": the amount that has not been paid.
bool OutputRequestParser::owed() {
  const size_t end = clause_end();
  bool owes = false;
  for (size_t i = at_; i < end; ++i) {
    const std::string& word = plain(words_, i);
    const bool debt = text::is_one_of(word, kOwedForms);
    if (!debt && !is_function_word(word) && !text::is_one_of(word, kBesideOwed)) return false;
    owes |= debt;
  }
  if (!owes) return false;
  at_ = end;
  out_.push_back({OutputRequest::Kind::kAmount, std::string(kOwedForms[0]), false});
  return true;
}

// "who is the skipper", "what's their phone": what goes on after the question word.
bool OutputRequestParser::names_one() const {
  const std::string& word = plain(words_, at_ - 1);
  const std::string_view asked = without_copula(word);
  const bool contracted = asked != word;
  if (!contracted && !is_any(words_, at_, kBeing)) return false;
  const std::string& owner = plain(words_, at_ + (contracted ? 0 : 1));
  if (asked == "what" && owner == "the") {  // "what is the problem", "what's the date of it"
    const size_t noun = at_ + (contracted ? 1 : 2);
    const bool of_it = is_any(words_, noun + 1, {"of", "with"}) && noun + 3 == words_.size();
    return (noun + 1 == words_.size() || of_it) && !is_any(words_, noun, kFurtherOutputAmountNouns);
  }
  if (asked == "what") return is_row_owner(owner);
  return asked == "who" && is_owner_word(owner);
}

// "which stage", "what reason was it", "which one": what the row is called
bool OutputRequestParser::which(bool named) {
  const bool row = is_any(words_, at_, {"one", "ones"});
  if (named && is_any(words_, at_, kBeing)) ++at_;
  std::string found = row ? std::string(kRowPronoun) : noun();
  if (found.empty()) return false;
  if (row) found = plain(words_, at_++);
  if (named && is_any(words_, at_, {"of", "with"}) && refers_to_rows(plain(words_, at_ + 1)))
    at_ += 2;  // "what's the date of it"
  const size_t end = clause_end();
  if (named && end > at_) return false;  // "who is the owner of the boat"
  if (end > at_) {
    bool known = true;
    verb(end, known);
    const bool clause = is_helping_verb(plain(words_, at_)) ||
                        refers_to_rows(plain(words_, at_)) ||
                        refers_to_rows(plain(words_, at_ + 1));  // "which driver took it"
    if (!known || !clause || !refers(end)) return false;
  }
  at_ = end;
  out_.push_back({OutputRequest::Kind::kNoun, std::move(found), false});
  return true;
}

// "how much", "how many hours", "how many minutes did it take", "how long was it", "how often"
bool OutputRequestParser::amount() {
  if (!is_any(words_, at_, {"many", "much", "long", "often"})) return false;
  if (is_any(words_, at_, {"much"})) {
    ++at_;
    if (owed()) return true;
    --at_;
  }
  const bool many = is_any(words_, at_, {"many"}), often = is_any(words_, at_, {"often"});
  ++at_;
  const size_t end = clause_end();
  std::string counted(often ? kTemporalNoun : std::string_view());
  if (many && at_ < end && !is_function_word(plain(words_, at_))) {
    counted = plain(words_, at_++);
    if (!is_plain_word(counted)) return false;
  }
  bool known = true;
  const std::string clause_verb = verb(end, known);
  known &= clause_verb.empty() || text::is_one_of(clause_verb, kFurtherOutputAmountWords);
  if (!known || (end > at_ && !refers(end))) return false;
  at_ = end;
  out_.push_back({OutputRequest::Kind::kAmount, std::move(counted), false});
  return true;
}

// "when", "when did it open", "where was it found", "who took it", "who was it sold to"; not "and
// who came late", which restricts the rows.
bool OutputRequestParser::clause_of(OutputRequest::Kind kind) {
  const size_t end = clause_end();
  bool known = true;
  std::string clause_verb = verb(end, known);
  const bool who = kind == OutputRequest::Kind::kWho;
  const std::string_view irregular = irregular_base(clause_verb);
  const bool sent = text::is_one_of(irregular.empty() ? lemma(clause_verb) : irregular,
                                    kSendingVerbs);
  for (size_t i = at_; i < end && who && (clause_verb.empty() || sent); ++i)
    if (is_any(words_, i, {"for", "to"})) {
      clause_verb = kForSomebody;  // "who is it for"
      break;
    }
  const bool listed = listing_ && who;                       // ", date and who led"
  const bool only = end == at_ + 1 && !clause_verb.empty();  // "who for"
  if (!known || (end > at_ && !listed && !only && !refers(end))) return false;
  at_ = end;
  out_.push_back({kind, std::move(clause_verb), false});
  return true;
}

bool OutputRequestParser::question() {
  const bool led = leads_question(plain(words_, at_)) && is_question_word(plain(words_, at_ + 1));
  const bool of_person = led && is_any(words_, at_, {"for", "to"});
  const bool about = led && is_any(words_, at_, {"about"});
  if (led) ++at_;
  const std::string& typed = plain(words_, at_);
  const std::string word(without_copula(typed));
  if (!is_question_word(word)) return false;
  if (is_any(words_, at_, {"what", "which"}) && is_any(words_, at_ - 1, {"on"}) &&
      is_any(words_, at_ + 1, kDayNouns)) {  // "and on what date"
    at_ += 2;
    return clause_of(OutputRequest::Kind::kWhen);
  }
  ++at_;
  if (word == "when") return clause_of(OutputRequest::Kind::kWhen);
  if (word == "where") return clause_of(OutputRequest::Kind::kWhere);
  if (word == "whose") return whose();
  if (word == "why") return why();
  if (word == "what" && (owed() || done_thing(about) || wrong() || worth())) return true;
  if (names_one()) return which(true);
  if (word == "whom" && of_person && clause_end() == at_) {  // "for whom"
    out_.push_back({OutputRequest::Kind::kWho, std::string(kForSomebody), false});
    return true;
  }
  if (word == "who" || word == "whom") return clause_of(OutputRequest::Kind::kWho);
  if (word == "what" && acted()) return true;
  if (word == "which" || (word == "what" && word == typed)) return which(false);
  return word == "how" && amount();
}

// "whose they are", "whose is it"
bool OutputRequestParser::whose() {
  const size_t end = clause_end();
  bool known = true;
  if (!verb(end, known).empty() || (end > at_ && !refers(end))) return false;
  at_ = end;
  out_.push_back({OutputRequest::Kind::kWho, std::string(kBelongingVerbs[0]), false});
  return true;
}

// Skips the separator between two requested outputs.
bool OutputRequestParser::separator() {
  const bool comma = words_[at_ - 1].ends_with(',');
  if (is_any(words_, at_, {"and", "&"})) return ++at_ < words_.size();
  return comma;
}

bool OutputRequestParser::questions() {
  if (!question()) return false;
  while (!done()) {
    if (!separator() || out_.size() == kMaxOutputRequests) return false;
    if (question()) continue;
    std::string found = noun();
    if (found.empty()) return false;
    out_.push_back({OutputRequest::Kind::kNoun, std::move(found), false});
  }
  return true;
}

}  // namespace ask::engine
