#include "agent/engine/dialogue/request_words.h"

#include "agent/common/text.h"
#include "agent/engine/lexicon/follow_up_openings.h"
#include "agent/engine/lexicon/plain_request_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/text/numbers.h"

namespace ask::engine::dialogue {
namespace {

constexpr std::string_view kEndMarks = ".!?";

}  // namespace

RequestWords::RequestWords(std::string_view question) {
  std::string folded = text::folded(question);
  while (!folded.empty() && kEndMarks.find(folded.back()) != kEndMarks.npos) folded.pop_back();
  words_ = text::split(folded, ' ');
  std::erase(words_, "");
  typed_ = text::split(question.substr(0, std::min(folded.size(), question.size())), ' ');
  std::erase(typed_, "");
  if (typed_.size() != words_.size()) typed_ = words_;
  while (words_.size() > 1 && words_.back() == kPoliteWord) words_.pop_back();
}

size_t RequestWords::begin() const { return is_in(0, kRequestOpenings) ? 1 : 0; }

std::string number_at(const RequestWords& words, size_t at) {
  if (at >= words.size()) return "";
  if (words[at].find_first_not_of("0123456789") == std::string::npos) return words[at];
  if (words[at] == kNumberOne) return "1";
  for (size_t n = 0; n < std::size(kNumbersFromTwo); ++n)
    if (words[at] == kNumbersFromTwo[n]) return std::to_string(n + 2);
  return "";
}

}  // namespace ask::engine::dialogue
