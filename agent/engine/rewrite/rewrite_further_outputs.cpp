// Further columns that the end of a question asks for: "which talks did she give, and at which
// event", ", with email and phone", "and who gave it". The end is taken out, and what it names is
// added to the query of the rest (ground/further_outputs.h).
#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// Words that are no noun of a column.
constexpr std::string_view kNoPlainNouns[] = {
    "that",    "than",   "where",   "who",    "whom",    "when",   "how",     "per",    "each",
    "every",   "not",    "without", "never",  "none",    "last",   "first",   "latest", "next",
    "total",   "sum",    "average", "avg",    "most",    "least",  "more",    "less",   "fewer",
    "count",   "number", "many",    "much",   "only",    "all",    "any",     "both",   "least",
    "highest", "lowest", "oldest",  "newest", "biggest", "sorted", "ordered", "sort",   "order",
    "please",  "for",    "from",    "with",   "which",   "what",   "and",     "the",    "in",
    "on",      "at",     "to",      "by",     "of",      "are",    "was",     "were",   "has",
    "have",    "had"};
// Words of questions that do not simply list rows.
constexpr std::string_view kNoRowList[] = {
    "how",    "average", "avg",       "mean",       "total",   "sum",     "per", "each",
    "every",  "number",  "count",     "percentage", "percent", "share",   "or",  "vs",
    "either", "also",    "including", "include",    "without", "compare", "than"};

constexpr size_t kLongestNoun = 3;   // words of one output
constexpr size_t kLongestVerb = 4;   // words behind it: "was it given at"
constexpr size_t kMostFurther = 4;   // outputs
constexpr size_t kShortestRest = 1;  // words of the question without its end

bool plain_noun(const std::string& word) {
  if (word.size() < 3 || word.find_first_not_of("abcdefghijklmnopqrstuvwxyz-") != word.npos)
    return false;
  return !text::is_one_of(word, kNoPlainNouns);
}

bool owner_word(const std::string& word) {
  return text::is_one_of(word, {"their", "its", "his", "her", "the", "our"});
}

// One noun phrase at `at`; moves `at` behind it. "" if there is none.
std::string noun_at(const Words& words, size_t& at) {
  if (owner_word(plain(words, at))) ++at;
  std::string out;
  const auto number = [&] { return plain(words, at) == "number"; };  // "berth number"
  for (size_t n = 0; n < kLongestNoun && (plain_noun(plain(words, at)) || (n > 0 && number()));
       ++n) {
    out += (out.empty() ? "" : " ") + plain(words, at);
    if (words[at++].back() == ',') break;
  }
  return out;
}

// "email", "email and phone", "supplier, material": to the end of the question.
bool list_to_end(const Words& words, size_t at, std::vector<std::string>& out) {
  while (at < words.size()) {
    if (!out.empty() && plain(words, at) == "and") ++at;
    const std::string noun = noun_at(words, at);
    if (noun.empty() || out.size() == kMostFurther) return false;
    out.push_back(noun);
    if (at < words.size() && plain(words, at) != "and" && !words[at - 1].ends_with(','))
      return false;
  }
  return !out.empty();
}

bool helping(const std::string& word) {
  return text::is_one_of(word, {"is", "was", "are", "were", "do", "did", "does", "has", "had", "it",
                                "that", "they", "them", "this", "he", "she"});
}

// "on what stage", "at which event was it", "what reason": to the end of the question.
bool which_to_end(const Words& words, size_t at, std::vector<std::string>& out) {
  if (says(words, at, {"on", "in", "at", "from", "for", "to", "by", "with"})) ++at;
  if (!says(words, at, {"which", "what"})) return false;
  const std::string noun = noun_at(words, ++at);
  if (noun.empty() || noun.find(' ') != noun.npos) return false;
  if (words.size() - at > kLongestVerb || (at < words.size() && !helping(plain(words, at))))
    return false;
  out.push_back(noun);
  return true;
}

// "who gave it", "who was it sold to": to the end of the question.
bool who_to_end(const Words& words, size_t at, std::vector<std::string>& out) {
  if (plain(words, at) != "who" || words.size() - at > kLongestVerb + 1 || words.size() - at < 3)
    return false;
  bool refers = false;
  for (size_t i = at + 1; i < words.size(); ++i)
    refers |= says(words, i, {"it", "that", "them", "this", "one"});
  if (refers) out.emplace_back("who");
  return refers;
}

// A question that lists rows: nothing is counted, added up or grouped.
bool lists_rows(const Words& words, size_t end) {
  for (size_t i = 0; i < end; ++i)
    if (says(words, i, kNoRowList)) return false;
  return true;
}

// "yachts over 9 metres": more than a noun, which the grammar reads with its columns.
bool restricts(const Words& words, size_t end) {
  for (size_t i = 1; i < end; ++i)
    if (says(words, i,
             {"over", "under", "above", "below", "on", "after", "before", "since", "hired", "built",
              "still", "without"}))
      return true;
  return false;
}

// "owner", "owner and berth": single things of each row, and no rows that it must have.
bool shows_singulars(const Words& words, size_t at) {
  if (at >= words.size() || words.size() - at > kMostFurther) return false;
  for (; at < words.size(); ++at) {
    const std::string word = plain(words, at);
    if (word != "and" && (!plain_noun(word) || lemma(word) != word)) return false;
  }
  return true;
}

}  // namespace

void name_further_outputs(Words& words, Shape& shape) {
  for (size_t i = kShortestRest; i < words.size(); ++i) {
    const bool beside = plain(words, i) == "with" && restricts(words, i) &&
                        shows_singulars(words, i + 1);  // "boats built before 1990 with owner"
    const bool comma = beside || words[i - 1].ends_with(',') || plain(words, i - 1).empty();
    size_t at = i;
    const bool joined = plain(words, at) == "and" && ++at < words.size();
    if (!comma && !joined) continue;
    const std::string word = plain(words, at);
    std::vector<std::string> found;
    const bool with = comma && text::is_one_of(word, {"with", "plus"});
    // "... and what is their phone"
    size_t what = joined && text::is_one_of(word, {"what", "whats", "what's"}) ? at + 1 : 0;
    if (what > 0 && word == "what") what = says(words, what, {"is", "are"}) ? what + 1 : 0;
    const bool told = what > 0 && owner_word(plain(words, what));
    const bool theirs =
        (comma || restricts(words, i - 1)) && owner_word(word) && word != "the" && word != "our";
    if (!(with && list_to_end(words, at + 1, found)) &&
        !(theirs && list_to_end(words, at, found)) && !(told && list_to_end(words, what, found))) {
      found.clear();
      if (!which_to_end(words, at, found) && !who_to_end(words, at, found)) continue;
    }
    if (!lists_rows(words, i)) return;
    const char last = words.back().back();
    words.resize(i);
    while (words.back().size() > 1 && (words.back().back() == ',' || words.back().back() == '-'))
      words.cut_last(words.size() - 1);
    if (last == '?' || last == '.') words.end_with({&last, 1});
    shape.further = std::move(found);
    return;
  }
}

}  // namespace ask::engine
