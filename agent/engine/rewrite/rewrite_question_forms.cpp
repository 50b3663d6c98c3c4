#include "agent/engine/rewrite/rewrite_question_forms.h"

#include "agent/common/words.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/lexicon/word_classes_trade.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// The question mark or full stop that ends the question, or nothing.
std::string final_mark(const WordSequence& words) {
  const char last = words.last_char(words.size() - 1);
  return last == '?' || last == '.' || last == '!' ? std::string(1, last) : std::string();
}

// "what do my bills add up to", "what does it come to for Linda"
void rewrite_sum(WordSequence& words) {
  if (words.size() < 5 || plain(words, 0) != "what" || !is_any(words, 1, {"do", "does", "did"}))
    return;
  for (size_t i = 3; i + 1 < words.size(); ++i) {
    const bool adds =
        plain(words, i) == "add" && plain(words, i + 1) == "up" && plain(words, i + 2) == "to";
    const bool comes = is_any(words, i, kAmountingVerbs) && plain(words, i + 1) == "to";
    if (!adds && !comes) continue;
    const size_t end = i + (adds ? 3 : 2);
    const std::string mark = end == words.size() ? final_mark(words) : "";
    words.erase(i, end);
    if (!mark.empty()) words.end_with(mark);
    return replace(words, 0, 2, {"what", "is", "the", "total", "of"});
  }
}

// "what did the incidents cost", "what do our drivers earn in total"
void rewrite_amount(WordSequence& words) {
  if (words.size() < 4 || plain(words, 0) != "what" || !is_any(words, 1, {"do", "does", "did"}))
    return;
  size_t last = words.size() - 1;
  if (is_any(words, last, kAfterIn) && plain(words, last - 1) == "in")
    last -= 2;
  else if (is_any(words, last, kSumAdverbs))
    --last;
  const bool paid = is_any(words, 3, kPaidForVerbs) && is_any(words, 2, {"we", "i", "they", "you"});
  if (paid || (last > 2 && is_any(words, last, kAmountObjectVerbs)))
    replace(words, 0, 1, {"how", "much"});
}

// "tickets per month, most first", "the most common at the top" -> "highest first"
void rewrite_direction(WordSequence& words) {
  for (size_t i = 1; i < words.size(); ++i) {
    if (!words[i - 1].ends_with(',') && !is_any(words, i - 1, {"with", "-"})) continue;
    size_t from = i;
    if (plain(words, from) == "the") ++from;
    const std::string word = plain(words, from);
    const bool most = text::is_one_of(word, kDescendingSuperlatives);
    const bool least = text::is_one_of(word, kAscendingSuperlatives);
    if (!most && !least) continue;
    size_t end = from + 1;
    if (is_any(words, end, kCommonnessWords)) ++end;
    if (plain(words, end) == "first") {
      ++end;
    } else if (is_any(words, end, {"at", "on"})) {
      if (plain(words, ++end) == "the") ++end;
      if (plain(words, end++) != "top") continue;
    } else {
      continue;
    }
    if (end != words.size()) continue;
    const std::string mark = final_mark(words);
    if (!words[i - 1].ends_with(',') && i > 1) --i, words.add(i - 1, ",");
    replace(words, i, words.size() - i, {most ? "highest" : "lowest", "first" + mark});
    return;
  }
}

// "what is the revenue by category", "... for each category": a heading, "revenue by category".
void rewrite_heading(WordSequence& words) {
  if (words.size() < 6 || words.size() > 10 || plain(words, 0) != "what" ||
      !is_any(words, 1, {"is", "are", "was", "were"}) || !is_any(words, 2, {"the", "our", "my"}))
    return;
  const size_t by = words.size() - 2;
  const bool each = plain(words, by) == "each" && plain(words, by - 1) == "for";
  if (!each && !is_any(words, by, {"by", "per"})) return;
  bool money = false;
  for (size_t i = 3; i < by; ++i) {
    const std::string word = plain(words, i);
    // No clause: "that were sold by", "of orders placed by".
    if (has_past_suffix(word) || text::is_one_of(word, kAfterHeading)) return;
    money |= text::is_one_of(word, kMoneyHeadings);
  }
  if (each && !money) return;
  words.erase(0, 3);
  if (each) replace(words, by - 4, 2, {"by"});
}

}  // namespace

void rewrite_question(WordSequence& words) {
  rewrite_heading(words);
  rewrite_sum(words);
  rewrite_amount(words);
  if (words.has(Trigger::kDirection)) rewrite_direction(words);
}

}  // namespace ask::engine
