#include "agent/engine/rewrite/question_rewriter.h"

#include <algorithm>
#include <array>
#include <initializer_list>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {
namespace {

// Adjectives and nouns of coordinations such as "first and last names", which share the noun.
constexpr std::array<std::string_view, 10> kAdjectives = {
    "first",    "last",   "middle",    "start",   "end",
    "starting", "ending", "departure", "arrival", "family"};
constexpr std::array<std::string_view, 10> kNouns = {"name",  "names", "date",  "dates", "time",
                                                     "times", "year",  "years", "city",  "station"};

// Rewrites a yes/no question ("Is there any ...") to ask for the rows; returns true if it did.
bool open_yes_no(Words& words) {
  const std::string first = plain(words, 0), second = plain(words, 1), third = plain(words, 2);
  const bool be = first == "is" || first == "are" || first == "was" || first == "were";
  const bool helps =
      first == "do" || first == "does" || first == "did" || first == "has" || first == "have";
  size_t skip = 0;
  if (be && second == "there")
    skip = third == "any" || third == "a" || third == "an" ? 3 : 2;
  else if (helps && second == "any")
    skip = 2;
  else if (be && second == "any")
    skip = 2;
  else if (helps && (second == "we" || second == "you") && third == "have")
    skip = plain(words, 3) == "any" || plain(words, 3) == "a" ? 4 : 3;
  if (skip == 0 || skip >= words.size()) return false;
  replace(words, 0, skip, {"which"});
  return true;
}

// "longest serving member" -> "earliest member": the one who came first.
void name_longest_serving(Words& words) {
  for (size_t i = 0; i < words.size(); ++i) {
    const std::string word = plain(words, i);
    const bool two =
        word == "longest" && text::is_one_of(plain(words, i + 1), {"serving", "standing"});
    if (two || text::is_one_of(word, {"longest-serving", "longest-standing"}))
      return replace(words, i, two ? 2 : 1, {"earliest"});
  }
}

bool holds_any(const Words& words, std::initializer_list<std::string_view> parts) {
  const std::string lower = text::lower(words.text());
  return std::any_of(parts.begin(), parts.end(),
                     [&](std::string_view part) { return lower.find(part) != std::string::npos; });
}

// "how long ...", "took more than an hour", "how many days between ..."
bool may_tell_of_time(const Words& words) {
  for (size_t i = 0; i < words.size(); ++i) {
    const std::string word = plain(words, i);
    if (word == "long" || word == "longest" || word == "shortest" ||
        (word.size() > 3 &&
         (word.starts_with("too") || word.starts_with("tak") || word.starts_with("last"))))
      return true;
    if (unit_info(unit_said(word)).dimension == Dimension::kTime) return true;
  }
  return false;
}

}  // namespace

bool may_tell_of_sales(const Words& words) {
  return holds_any(words, {"spen",    "earn",     "make",     "made",    "sell",     "sold",
                           "popular", "value",    "total",    "amount",  "worth",    "largest",
                           "biggest", "smallest", "how many", "money",   "how much", "paid",
                           "paying",  "discount", "best",     "top ",    "worst",    "generated",
                           "brought", "took in",  "income",   "did we",  "gross",    "average",
                           "avg",     "mean ",    "late",     "on time", "early",    "overdue"});
}

bool may_tell_of_superior(const Words& words) {
  return holds_any(words, {"boss", "report", "manage", "supervise", "led", "lead", "sub"});
}

void mend(Words& words, const IsName& is_name, const IsName& in_schema, const IsName& is_stored) {
  mend_informal(words, is_name);
  mend_spelling(words, is_stored);
  name_requests(words);
  name_phrases(words, in_schema);
}

bool rewrite(Words& words, const SalesWords& sales, const Superior& parent_role,
             const MayMiss& missing, const Converts& converts, Shape& shape) {
  if (words.empty()) words.push_back("");
  name_question(words);
  if (!name_second_question(words, shape)) name_further_outputs(words, shape);
  name_exclusion(words);
  name_unit(words, converts, shape);
  if (may_tell_of_time(words) && (converts(kMinutes) || converts(kHours))) name_durations(words);
  name_difference(words, shape);
  name_sales(words, sales, shape);
  name_shape(words, sales, shape);
  if (!parent_role.word.empty()) name_superior(words, parent_role);
  name_longest_serving(words);
  name_absence(words, missing);
  const bool yes_no = open_yes_no(words);
  for (size_t i = 0; i + 1 < words.size(); ++i) {  // "sort first by a, then by b"
    const std::string word = text::lower(words[i]);
    if ((word == "first" || word == "lastly" || word == "finally" || word == "secondly") &&
        text::lower(words[i + 1]) == "by")
      words.erase(i, i + 1);
  }
  for (size_t i = 0; i + 3 < words.size(); ++i) {
    const std::string second = text::lower(words[i + 2]);
    const std::string joint = text::lower(words[i + 1]);
    std::string noun = text::lower(words[i + 3]);
    while (!noun.empty() && (noun.back() < 'a' || noun.back() > 'z')) noun.pop_back();
    if (text::is_one_of(text::lower(words[i]), kAdjectives) &&
        text::is_one_of(second, kAdjectives) && (joint == "and" || joint == "or") &&
        text::is_one_of(noun, kNouns))
      replace(words, i + 1, 0, {noun});
  }
  return yes_no;
}

}  // namespace ask::engine
