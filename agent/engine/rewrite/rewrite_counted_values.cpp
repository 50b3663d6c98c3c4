#include "agent/engine/rewrite/rewrite_counted_values.h"

#include "agent/common/words.h"
#include "agent/engine/lexicon/mistaken_words.h"
#include "agent/engine/lexicon/redundant_words.h"
#include "agent/engine/lexicon/schema_phrase_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/lexicon/word_classes_trade.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr size_t kLongestValue = 4, kLongestKind = 3;  // words

bool we(const std::string& word) { return text::is_one_of(word, {"we", "i", "you", "they"}); }

// The end of "did we sell", "have been sold", "sold" at `at`; 0 if there is no such phrase.
size_t after_sold(const WordSequence& words, size_t at) {
  const auto sold = [&](size_t i) { return plain(words, i) == "sold"; };
  if (is_any(words, at, {"did", "do", "have", "had"}) && we(plain(words, at + 1)))
    return is_any(words, at + 2, kSellingForms) ? at + 3 : 0;
  if (is_any(words, at, {"have", "has"}) && plain(words, at + 1) == "been") ++at;
  if (is_any(words, at, kPassiveAuxiliaries)) ++at;
  return sold(at) ? at + 1 : 0;
}

// The end of "are left", "do we have", "have we got in stock" at `at`.
size_t after_left(const WordSequence& words, size_t at) {
  const auto left = [&](size_t i) {
    if (is_any(words, i, kRemainingForms)) return i + 1;
    const bool kept = is_any(words, i, {"in", "on"}) && is_any(words, i + 1, kStockPlaces);
    return kept ? i + 2 : 0;
  };
  if (plain(words, at) == "do" && we(plain(words, at + 1)) && plain(words, at + 2) == "have") {
    at += plain(words, at + 3) == "still" ? 4 : 3;
    const size_t end = left(at);
    return end > 0 ? end : at;
  }
  if (plain(words, at) == "have" && we(plain(words, at + 1)) && plain(words, at + 2) == "got") {
    const size_t end = left(at + 3);
    return end > 0 ? end : at + 3;
  }
  while (is_any(words, at, kBeforeRemaining)) ++at;
  return left(at);
}

// "how many hedgehogs did we treat" -> "how many hedgehog patients did we treat", where the table
// of the hedgehog has one row for each kind of animal
bool rewrite_counted_kind(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t end = std::min(words.size(), 2 + kLongestKind); end > 2; --end) {
    const std::string phrase = plain_text(words, 2, end), singular = with_last_lemma(phrase);
    if (phrase == singular || (end == 3 && phrases.names_row(phrase)) ||
        !phrases.is_value(singular))
      continue;
    const std::string rows = phrases.rows_of_kind(singular);
    if (rows.empty()) return false;
    for (size_t i = end; i < words.size(); ++i)  // "how many hedgehogs are patients"
      if (phrases.names_row(plain(words, i))) return false;
    WordSequence by = words_of(singular + " " + rows);
    by.end_with(end_mark(words[end - 1]));
    replace(words, 2, end - 2, by);
    return true;
  }
  return false;
}

// "bottles sold per month" -> "total quantity of bottles ...", where nothing is called so
bool rewrite_sold_per(WordSequence& words, const SchemaPhrases& phrases) {
  if (phrases.sold.empty() || phrases.is_value("sold")) return false;
  const bool number = is_any(words, 0, kRowCountNouns) && is_any(words, 1, {"of"});
  const size_t from = number ? 2 : 0;
  size_t at = from;
  while (at < from + kLongestKind && at < words.size() && end_mark(words[at]).empty() &&
         plain(words, at) != "sold")
    ++at;
  if (at == from || plain(words, at) != "sold" || !end_mark(words[at]).empty() ||
      !is_any(words, at + 1, {"per", "by", "each", "every"}) ||
      !has_plural_suffix(plain(words, at - 1)) ||
      phrases.names_row(plain(words, at - 1)) || phrases.is_name(lemma(plain(words, at - 1))) ||
      phrases.is_amount(plain(words, at - 1)) || phrases.is_amount(plain_text(words, from, at + 1)))
    return false;
  words.erase(at, at + 1);
  WordSequence by = words_of("total " + phrases.sold + " of");
  return replace(words, 0, from, std::move(by)), true;
}

}  // namespace

void rewrite_counted_values(WordSequence& words, const SchemaPhrases& phrases) {
  if (rewrite_sold_per(words, phrases)) return;
  if (plain(words, 0) == "how" && plain(words, 1) == "many" && words.size() > 2 &&
      rewrite_counted_kind(words, phrases))
    return;
  if (plain(words, 0) != "how" || plain(words, 1) != "many" ||
      (phrases.stock.empty() && phrases.sold.empty() && phrases.sales.empty()))
    return;
  if (phrases.is_value("sold")) return;  // a state of the rows
  for (size_t at = 3; at < words.size() && at <= 2 + kLongestValue; ++at) {
    const size_t sold = after_sold(words, at), left = after_left(words, at);
    if (sold == 0 && (left == 0 || left != words.size())) continue;
    const std::string value = plain_text(words, 2, at), one = with_last_lemma(value);
    const std::string last = plain(words, at - 1);
    if (phrases.names_row(last) || (!phrases.is_value(value) && !phrases.is_value(one))) return;
    const std::string mark = end_mark(words.back());
    WordSequence by;
    if (sold > 0 && !phrases.sold.empty())
      by = words_of("what is the total " + phrases.sold + " of");
    else if (sold > 0 && !phrases.sales.empty())
      by = words_of("how many " + phrases.sales + " for");
    else if (sold == 0 && !phrases.stock.empty())
      by = words_of("what is the " + phrases.stock + " of");
    else
      return;
    const size_t end = sold > 0 ? sold : left;
    words.erase(at, end);
    if (end_mark(words.back()).empty()) words.end_with(mark);
    return replace(words, 0, 2, by);
  }
}

namespace {

// "how many people signed up for the course" -> "how many enrolments for the course"
bool rewrite_sign_ups(WordSequence& words, const SchemaPhrases& phrases) {
  size_t at = 2;
  if (is_any(words, at, kAnyPersonNouns)) ++at;
  if (at > 2 && phrases.names_row(plain(words, 2))) return false;
  while (is_any(words, at, {"have", "has", "had", "did"})) ++at;
  const bool up = is_any(words, at, kSigningForms) && is_any(words, at + 1, {"up"});
  if (!up && !is_any(words, at, kSigningUpForms)) return false;
  at += up ? 2 : 1;
  if (!is_any(words, at, {"for", "on", "in", "to"}) || at + 1 >= words.size()) return false;
  std::string rows;
  for (const std::string_view noun : kSignUpRows)
    if (phrases.names_row(noun)) {
      if (!rows.empty()) return false;
      rows = noun;
    }
  if (rows.empty()) return false;
  return replace(words, 0, at + 1, {"how", "many", rows, "for"}), true;
}

}  // namespace

void rewrite_counted_events(WordSequence& words, const SchemaPhrases& phrases) {
  if (is_any(words, 0, {"how"}) && is_any(words, 1, {"many"}) && rewrite_sign_ups(words, phrases))
    return;
  if (!is_any(words, 0, {"how"}) || !is_any(words, 1, {"many"}) || words.size() < 6) return;
  const std::string counted = plain(words, 2);
  if (!helping_word(words, 3) || !phrases.names_row(counted)) return;
  const bool all = is_any(words, 4, {"the", "our", "all"});
  const size_t at = all ? 5 : 4;
  const size_t verb = at + 1, rest = verb + 1;
  if (rest > words.size() || !text::is_one_of(lemma(plain(words, verb)), kProducingVerbs) ||
      !phrases.belongs(counted, plain(words, at)))
    return;
  if (rest < words.size() && (!all || !is_any(words, rest, kBeforePeriodOfRows))) return;
  replace(words, 3, rest - 3, {"are", "there" + end_mark(words[verb])});
}

}  // namespace ask::engine
