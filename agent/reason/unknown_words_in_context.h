// The roles in questions of the words that the built-in engine does not understand.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/reason/reasoner.h"

namespace ask::reason {

struct UnknownWordInContext {
  std::string word;  // as written
  // What the words around it make it: "table" (what rows are called), "value" (a state of rows) or
  // "column" (an amount); "" if they do not show it.
  std::string_view kind = "";
  bool joined = false;  // the next one of the question follows it at once
};

// The words of the question that the built-in engine does not understand in this schema.
std::vector<UnknownWordInContext> unknown_words_in_context(const Ask& ask,
                                                           engine::EngineCache& cache);

}  // namespace ask::reason
