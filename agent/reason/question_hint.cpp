#include "agent/reason/question_hint.h"

#include <algorithm>

#include "agent/common/text.h"
#include "agent/common/word_bytes.h"

namespace ask::reason {
namespace {

constexpr std::string_view kHintWords[] = {"hint:", "hints:", "evidence:", "external knowledge:"};
constexpr int kMostUnclosed = 20;  // brackets without an end, after which no further is looked at

void add_hint(std::string& hints, std::string_view hint) {
  hint = text::trimmed(hint);
  if (hint.empty()) return;
  if (!hints.empty()) hints += '\n';
  hints += hint;
}

// Where a hint word begins that is not a part of a longer word; npos if there is none.
size_t hint_word(std::string_view text, size_t& end) {
  const std::string low = text::lower(text);
  size_t best = text.npos;
  for (const std::string_view word : kHintWords) {
    const size_t at = low.find(word);
    if (at >= best || (at > 0 && text::is_word_byte(text[at - 1]))) continue;
    best = at;
    end = at + word.size();
  }
  return best;
}

// The position after the bracket that closes the one at `open`; npos if none does.
size_t after_bracket(std::string_view text, size_t open) {
  int depth = 0;
  for (size_t i = open; i < text.size(); ++i) {
    if (text[i] == '(' || text[i] == '[') ++depth;
    if ((text[i] == ')' || text[i] == ']') && --depth == 0) return i + 1;
  }
  return text.npos;
}

// Brackets of a call or a list of arguments ("count(*)", "f(x)") belong to the word before them.
bool opens_hint(std::string_view text, size_t at) {
  return (text[at] == '(' || text[at] == '[') && (at == 0 || !text::is_word_byte(text[at - 1]));
}

}  // namespace

HintedQuestion split_hint(std::string_view text) {
  HintedQuestion out;
  std::string_view rest = text;
  size_t end = 0;
  if (const size_t at = hint_word(rest, end); at != rest.npos) {
    add_hint(out.hint, rest.substr(end));
    rest = rest.substr(0, at);
  }
  std::string hints;
  int unclosed = 0;
  for (size_t i = 0; i < rest.size();) {
    const bool opens = unclosed < kMostUnclosed && opens_hint(rest, i);
    const size_t after = opens ? after_bracket(rest, i) : rest.npos;
    if (after == rest.npos) {
      unclosed += opens;
      out.question += rest[i++];
      continue;
    }
    add_hint(hints, rest.substr(i + 1, after - i - 2));
    i = after;
  }
  // A bracket that was opened before a hint word stays open: "(Hint: ...)".
  std::string_view question = text::trimmed(out.question);
  while (!question.empty() && (question.back() == '(' || question.back() == '['))
    question = text::trimmed(question.substr(0, question.size() - 1));
  add_hint(hints, out.hint);
  if (question.empty()) return {std::string(text), ""};
  return {std::string(question), std::move(hints)};
}

}  // namespace ask::reason
