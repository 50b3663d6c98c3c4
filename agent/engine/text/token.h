// A word, number, quoted text or punctuation mark of a question.
#pragma once
#include <cstdint>
#include <string>

namespace ask::engine {

struct Token {
  std::string text;    // as written
  std::string folded;  // lower case, no accents
  std::string stem;    // Snowball English (Porter2) of `folded`
  std::string lemma;   // singular noun / base verb by rules and the irregular list, else `folded`
  uint32_t begin = 0, end = 0;  // bytes in the question
  bool quoted = false;          // stood in quotes; then the whole quoted text is one token
  bool capitalised = false;     // upper-case first letter, and not only because it opens a sentence
  bool punctuation = false;
};

}  // namespace ask::engine
