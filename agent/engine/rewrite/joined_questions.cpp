#include "agent/engine/rewrite/joined_questions.h"

#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {
namespace {

constexpr size_t kLongestJoined = 40;   // of the whole question
constexpr size_t kFewestFirst = 3;  // of its first one
constexpr size_t kFewestSecond = 3;

constexpr std::string_view kQuestionOpenings[] = {"how",  "when", "where",  "who",    "whose",
                                                  "what", "which", "what's", "who's", "whats"};
constexpr std::string_view kRowPronouns[] = {"it", "they", "them", "he", "she"};
constexpr std::string_view kOwnerPronouns[] = {"its", "their", "his", "her"};

bool refers(const WordSequence& words, size_t from, size_t to) {
  for (size_t i = from; i < to; ++i)
    if (is_any(words, i, kRowPronouns) || is_any(words, i, kOwnerPronouns)) return true;
  return false;
}

// True if a further question begins at word `at`.
bool begins_question(const WordSequence& words, size_t at) {
  return is_any(words, at, kQuestionOpenings) && words.size() - at >= kFewestSecond;
}

}  // namespace

JoinedQuestions joined_questions(std::string_view question) {
  JoinedQuestions out;
  const WordSequence words = WordSequence::of_question(question);
  if (words.size() > kLongestJoined) return out;
  for (size_t i = kFewestFirst; i < words.size(); ++i) {
    const bool joint = is_any(words, i, {"and", "&"}) && i + 1 < words.size();
    const size_t at = joint ? i + 1 : i;
    if (!joint && end_mark(words[i - 1]).empty()) continue;
    if (!begins_question(words, at) || refers(words, 0, i) ||
        !refers(words, at, words.size()))
      continue;
    WordSequence first = words.part(0, i);
    while (first.back().size() > 1 && !end_mark(first.back()).empty())
      first.cut_last(first.size() - 1);
    out.first = first.text();
    out.second = words.part(at, words.size()).text();
    return out;
  }
  return out;
}

std::string rows_one_by_one(std::string_view question) {
  const WordSequence words = WordSequence::of_question(question);
  for (size_t i = 0; i + 1 < words.size(); ++i)
    if (is_any(words, i, {"each", "every"}) && !is_any(words, i + 1, {"of", "one"}))
      return "each " + plain(words, i + 1);
  return {};
}

std::string with_rows_named(std::string_view question, std::string_view rows) {
  const WordSequence words = WordSequence::of_question(question);
  std::string out;
  bool found = false;
  for (size_t i = 0; i < words.size(); ++i) {
    const bool owner = is_any(words, i, kOwnerPronouns);
    const bool row = owner || is_any(words, i, kRowPronouns);
    found |= row;
    if (!out.empty()) out += ' ';
    out += row ? std::string(rows) + (owner ? "'s" : "") + end_mark(words[i]) : words[i];
  }
  return found ? out : std::string();
}

}  // namespace ask::engine
