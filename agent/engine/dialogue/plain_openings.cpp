#include "agent/engine/dialogue/plain_openings.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/follow_up_openings.h"
#include "agent/engine/lexicon/follow_up_words.h"

namespace ask::engine::dialogue {
namespace {

constexpr std::string_view kMarks = ".,:;!?- ";

// Where the word at `at` ends.
size_t word_end(std::string_view text, size_t at) {
  return std::min(text.find_first_of(kMarks, at), text.size());
}

// Where what follows the marks at `at` begins.
size_t after_marks(std::string_view text, size_t at) {
  return std::min(text.find_first_not_of(kMarks, at), text.size());
}

// "which", "list", "what's"
bool opens_request(std::string_view word) {
  constexpr std::string_view kIs = "'s";
  if (word.ends_with(kIs)) word.remove_suffix(kIs.size());
  return text::is_one_of(word, kTurnQuestionWords) || text::is_one_of(word, kTurnRequestWords);
}

// The length of the phrase that opens the text at `at`, with the marks after it; 0 if there is
// none. `open`: it may be followed by a question without a mark.
size_t phrase_at(std::string_view text, size_t at, std::span<const std::string_view> phrases,
                 bool open) {
  for (const std::string_view phrase : phrases) {
    if (!text.substr(at).starts_with(phrase)) continue;
    const size_t end = at + phrase.size();
    if (end >= text.size() || kMarks.find(text[end]) == kMarks.npos) continue;
    const size_t next = after_marks(text, end);
    const bool mark = text.substr(end, next - end).find_first_not_of(' ') != std::string_view::npos;
    const std::string_view word = text.substr(next, word_end(text, next) - next);
    if (next < text.size() && (mark || (open && opens_request(word)))) return next - at;
  }
  return 0;
}

// Where "btw" at the end begins; the size if there is none.
size_t before_closing(std::string_view folded) {
  const size_t last = folded.find_last_not_of(kMarks);
  if (last == folded.npos) return folded.size();
  const std::string_view said = folded.substr(0, last + 1);
  for (const std::string_view phrase : kClosingSubjectChanges) {
    if (said.size() <= phrase.size() + 1 || !said.ends_with(phrase)) continue;
    const size_t at = said.size() - phrase.size();
    if (said[at - 1] != ' ' && said[at - 1] != ',') continue;
    const size_t end = said.find_last_not_of(" ,", at - 1);
    if (end != said.npos) return end + 1;
  }
  return folded.size();
}

}  // namespace

std::optional<Opening> without_opening(std::string_view question) {
  std::string folded = text::folded(question);
  if (folded.size() != question.size()) return std::nullopt;
  Opening out;
  if (const size_t end = before_closing(folded); end < folded.size()) {
    folded.resize(end);
    question = question.substr(0, end);
    out.changes_subject = true;
  }
  size_t at = after_marks(folded, 0);
  bool found = false;
  while (at < folded.size()) {
    const size_t subject = phrase_at(folded, at, kSubjectChanges, true);
    const size_t length = subject > 0 ? subject : phrase_at(folded, at, kExclamations, false);
    out.changes_subject |= subject > 0;
    if (length > 0) {
      found = true;
      at += length;
      continue;
    }
    const size_t end = word_end(folded, at);
    const std::string_view word = std::string_view(folded).substr(at, end - at);
    if (found ||
        !(text::is_one_of(word, kSmallTalk) || text::is_one_of(word, kOpeningConjunctions)))
      break;
    at = after_marks(folded, end);
  }
  if ((!found && !out.changes_subject) || at >= folded.size()) return std::nullopt;
  if (!found) at = 0;
  out.rest = std::string(question.substr(at));
  return out;
}

namespace {

enum class Remark : uint8_t { kNone, kPart, kWhole };

// What stands before a mark: a remark that is no request, or words that only stand beside one.
Remark remark_in(std::string_view folded, bool dismissing) {
  constexpr size_t kLongestRemark = 8;  // words
  size_t words = 0;
  bool says = false;
  for (size_t at = after_marks(folded, 0); at < folded.size();) {
    const size_t end = std::min(folded.find(' ', at), folded.size());
    const std::string_view word = folded.substr(at, end - at);
    if (words == 0 && text::is_one_of(word, {"the", "those", "these", "this"}))
      return Remark::kNone;  // "the good one, ..." is a row
    says |= text::is_one_of(word, kRemarkWords) ||
            (dismissing && text::is_one_of(word, kTopicEndingWords));
    if (++words > kLongestRemark ||
        !(text::is_one_of(word, kRemarkWords) || text::is_one_of(word, kTopicEndingWords) ||
          text::is_one_of(word, kRemarkFillers) || text::is_one_of(word, kSmallTalk) ||
          text::is_one_of(word, kCorrectingWords)))
      return Remark::kNone;
    at = std::min(folded.find_first_not_of(' ', end), folded.size());
  }
  return says ? Remark::kWhole : Remark::kPart;
}

}  // namespace

size_t after_remarks(std::string_view question, bool dismissing) {
  constexpr std::string_view kRemarkEnds = ".,:;!?";
  const std::string folded = text::folded(question);
  if (folded.size() != question.size()) return 0;
  size_t out = 0;
  for (size_t at = 0; at < folded.size();) {
    const size_t end = folded.find_first_of(kRemarkEnds, at);
    if (end == folded.npos) break;
    const Remark remark = remark_in(std::string_view(folded).substr(at, end - at), dismissing);
    if (remark == Remark::kNone) break;
    at = after_marks(folded, end);
    if (remark == Remark::kWhole) out = at;
  }
  const std::string_view first = std::string_view(folded).substr(out, word_end(folded, out) - out);
  const bool asks = opens_request(first) || text::is_one_of(first, kOpeningConjunctions);
  return out < folded.size() && asks ? out : 0;
}

std::string without_politeness(std::string question) {
  std::string folded = text::folded(question);
  if (folded.size() != question.size()) return question;
  for (const std::string_view opening : kPoliteOpenings) {
    if (!folded.starts_with(opening)) continue;
    question.erase(0, opening.size());
    folded.erase(0, opening.size());
    break;
  }
  for (const auto& [typed, plain] : kTotalPhrases) {
    const size_t at = folded.find(typed);
    if (at == folded.npos || at == 0 || folded[at - 1] != ' ') continue;
    const size_t end = at + typed.size();
    if (folded.find_first_not_of(kMarks, end) != folded.npos) continue;
    question.replace(at, typed.size(), plain);
    break;
  }
  return question;
}

}  // namespace ask::engine::dialogue
