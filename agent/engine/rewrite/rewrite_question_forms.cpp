// Rewrites of whole questions into the usual order: "what do X add up to" -> "what is the total of
// X", "biggest X, who was it for" -> "who has the biggest X".
#include "agent/common/words.h"
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {
namespace {

// The question mark or full stop that ends the question, or nothing.
std::string final_mark(const Words& words) {
  if (words.empty() || words.back().empty()) return {};
  const char last = words.back().back();
  return last == '?' || last == '.' || last == '!' ? std::string(1, last) : std::string();
}

// "what do my bills add up to", "what does it come to for Linda"
void name_sum(Words& words) {
  if (words.size() < 5 || plain(words, 0) != "what" ||
      !text::is_one_of(plain(words, 1), {"do", "does", "did"}))
    return;
  for (size_t i = 3; i + 1 < words.size(); ++i) {
    const bool adds = plain(words, i) == "add" && plain(words, i + 1) == "up" &&
                      plain(words, i + 2) == "to";
    const bool comes = text::is_one_of(plain(words, i), {"come", "amount"}) &&
                       plain(words, i + 1) == "to";
    if (!adds && !comes) continue;
    const size_t end = i + (adds ? 3 : 2);
    const std::string mark = end == words.size() ? final_mark(words) : "";
    words.erase(words.begin() + static_cast<std::ptrdiff_t>(i),
                words.begin() + static_cast<std::ptrdiff_t>(end));
    if (!mark.empty()) words.back() += mark;
    return replace(words, 0, 2, {"what", "is", "the", "total", "of"});
  }
}

bool ranks(const std::string& word) {
  return text::is_one_of(word, {"most", "least", "best", "worst"}) ||
         (word.size() > 5 && word.ends_with("est"));
}

// True if the words from `from` on only ask who: "who was it for", "and whose is it".
bool only_asks_who(const Words& words, size_t from) {
  if (words.size() - from > 6 || !text::is_one_of(plain(words, from), {"who", "whose"}))
    return false;
  for (size_t i = from + 1; i < words.size(); ++i) {
    const std::string word = plain(words, i);
    if (!text::is_one_of(word, {"is",   "was", "are", "were", "did",  "has", "had",  "it",
                                "that", "for", "by",  "with", "from", "got", "made", "this"}) &&
        !word.ends_with("ing"))
      return false;
  }
  return true;
}

// "biggest transfer fee, who was it for", "the longest slot and who is playing it"
void name_whose(Words& words) {
  if (text::is_one_of(plain(words, 0), {"who", "which", "how", "when", "where"})) return;
  for (size_t i = 2; i < words.size(); ++i) {
    const bool apart = words[i - 1].ends_with(',') || words[i - 1].ends_with('.') ||
                       text::is_one_of(plain(words, i - 1), {"and", "-"});
    if (!apart || !only_asks_who(words, i)) continue;
    size_t end = i;
    while (end > 1 && text::is_one_of(plain(words, end - 1), {"and", "-", ""})) --end;
    size_t from = 0;
    while (from < end && text::is_one_of(plain(words, from), {"what", "is", "was", "show", "me",
                                                               "our", "the", "give", "tell"}))
      ++from;
    bool ranked = false;
    for (size_t k = from; k < end; ++k) ranked |= ranks(plain(words, k));
    if (!ranked) return;
    const std::string mark = final_mark(words);
    Words meant{"who", "has", "the"};
    for (size_t k = from; k < end; ++k) meant.push_back(words[k]);
    while (!meant.back().empty() && text::is_one_of(meant.back().substr(meant.back().size() - 1),
                                                    {",", "."}))
      meant.back().pop_back();
    meant.back() += mark;
    words = std::move(meant);
    return;
  }
}

}  // namespace

void name_question(Words& words) {
  name_sum(words);
  name_whose(words);
}

}  // namespace ask::engine
