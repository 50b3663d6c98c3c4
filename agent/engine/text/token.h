// Token of a question: a word, number, quoted text or punctuation mark.
#pragma once
#include <algorithm>
#include <cstdint>
#include <string>

namespace ask::engine {

// Bytes [begin, end) of the question as it was asked.
struct SourceSpan {
  uint32_t begin = 0, end = 0;
  bool empty() const { return begin == end; }
};

// From the first byte of both to the last.
inline SourceSpan hull(SourceSpan a, SourceSpan b) {
  if (a.empty()) return b;
  if (b.empty()) return a;
  return {std::min(a.begin, b.begin), std::max(a.end, b.end)};
}

struct Token {
  std::string text;    // as written
  std::string folded;  // lower case, no accents
  std::string stem;    // Snowball English (Porter2) of `folded`
  std::string lemma;   // singular noun or base form of a verb, else `folded`; see morphology.h
  uint32_t begin = 0, end = 0;  // byte range in the question, including quotes
  SourceSpan source;            // the same before the question was reworded
  bool quoted = false;          // the whole text between quotation marks, as one token
  bool capitalised = false;     // upper-case first letter that is not merely a sentence start
  bool punctuation = false;
  bool after_hyphen = false;  // a hyphen, which is not a token, ties it to the token before
};

}  // namespace ask::engine
