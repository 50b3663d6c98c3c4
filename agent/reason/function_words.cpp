#include "agent/reason/function_words.h"

#include "agent/common/text.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/text/tokenizer.h"

namespace ask::reason {

std::vector<std::string> function_words(std::string_view question) {
  std::vector<std::string> out;
  for (const engine::Token& token : engine::tokenize(text::repaired_utf8(question)))
    if (const float filler = engine::filler(token.folded); filler >= 0.7F && filler < 1)
      out.push_back(token.folded);
  return out;
}

bool says_word(std::string_view question, std::string_view word) {
  for (const engine::Token& token : engine::tokenize(text::repaired_utf8(question)))
    if (token.folded == text::folded(word)) return true;
  return false;
}

}  // namespace ask::reason
