#include "agent/reason/model/question_effort.h"

#include <algorithm>
#include <string>

#include "agent/common/text.h"

namespace ask::reason {
namespace {

constexpr size_t kMostSimpleWords = 20, kMostSimpleBytes = 200;
constexpr std::string_view kJoining[] = {
    "then",        "those", "these",   "afterwards", "next",   "finally", "compare", "compared",
    "versus",      "vs",    "based",   "using",      "first",  "second",  "step",    "steps",
    "correlation", "trend", "analyze", "analyse",    "report", "why"};

}  // namespace

bool easy_question(std::string_view question) {
  const std::string text = text::folded(text::trimmed(question));
  if (text.size() > kMostSimpleBytes) return false;
  size_t words = 0;
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
      return false;
    if (word.empty()) continue;
    if (std::find(std::begin(kJoining), std::end(kJoining), word) != std::end(kJoining))
      return false;
    if (++words > kMostSimpleWords) return false;
    word.clear();
  }
  return true;
}

}  // namespace ask::reason
