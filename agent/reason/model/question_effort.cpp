#include "agent/reason/model/question_effort.h"

#include <algorithm>
#include <string>
#include <vector>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/reason/question_hint.h"

namespace ask::reason {
namespace {

constexpr size_t kMostSimpleWords = 40;
constexpr std::string_view kJoining[] = {
    "then",        "those", "these",   "afterwards", "next",   "finally", "compare", "compared",
    "versus",      "vs",    "based",   "using",      "first",  "second",  "step",    "steps",
    "correlation", "trend", "analyze", "analyse",    "report", "why"};
constexpr std::string_view kComparing[] = {"compare",    "compares", "compared", "comparing",
                                           "comparison", "versus",   "vs"};
constexpr std::string_view kReasons[] = {"why",         "explain", "explains",
                                         "explanation", "reason",  "reasons"};
// "How do the sales develop?"
constexpr std::string_view kBehindHow[] = {"do",  "does", "did", "is",    "are",  "was",
                                           "has", "have", "can", "could", "come", "should"};

constexpr std::string_view kDialectWords[] = {
    "date",    "dates",   "day",     "days",        "week",     "weeks",   "month",      "months",
    "monthly", "quarter", "year",    "years",       "yearly",   "weekly",  "daily",      "ago",
    "since",   "latest",  "newest",  "oldest",      "earliest", "running", "cumulative", "previous",
    "rank",    "ranked",  "ranking", "consecutive", "moving",   "growth"};

struct QuestionShape {
  std::vector<std::string> words;  // case-folded
  bool one_sentence = true;
};

QuestionShape shape_of(std::string_view question) {
  const std::string asked = split_hint(question).question;
  const std::string text = text::folded(text::trimmed(asked));
  QuestionShape out;
  std::string word;
  for (size_t i = 0; i <= text.size(); ++i) {
    const char c = i < text.size() ? text[i] : ' ';
    const bool part = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '\'' || c == '_' ||
                      static_cast<unsigned char>(c) >= 0x80;
    if (part) {
      word += c;
      continue;
    }
    // A second sentence: an end mark followed by a space; not "U.S. sales".
    const bool end_mark = (c == '.' && word.size() > 1) || c == '?' || c == '!' || c == ';';
    if (end_mark && i + 1 < text.size() && (text[i + 1] == ' ' || text[i + 1] == '\n'))
      out.one_sentence = false;
    if (!word.empty()) out.words.push_back(std::move(word));
    word.clear();
  }
  return out;
}

template <size_t n>
bool says_one_of(const QuestionShape& shape, const std::string_view (&words)[n]) {
  return std::any_of(shape.words.begin(), shape.words.end(),
                     [&](const std::string& word) { return text::is_one_of(word, words); });
}

}  // namespace

bool easy_question(std::string_view question) {
  const QuestionShape shape = shape_of(question);
  return shape.one_sentence && shape.words.size() <= kMostSimpleWords &&
         !says_one_of(shape, kJoining);
}

bool compares(std::string_view question) {
  const QuestionShape shape = shape_of(question);
  if (says_one_of(shape, kComparing)) return true;
  for (size_t i = 1; i < shape.words.size(); ++i)
    if (shape.words[i] == "between" && shape.words[i - 1].starts_with("difference")) return true;
  return false;
}

bool asks_why(std::string_view question) {
  const QuestionShape shape = shape_of(question);
  if (says_one_of(shape, kReasons)) return true;
  for (size_t i = 1; i < shape.words.size(); ++i)
    if (shape.words[i - 1] == "how" && text::is_one_of(shape.words[i], kBehindHow)) return true;
  return false;
}

bool needs_dialect(std::string_view question) {
  return says_one_of(shape_of(question), kDialectWords);
}

}  // namespace ask::reason
