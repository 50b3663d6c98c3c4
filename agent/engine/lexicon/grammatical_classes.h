// Grammatical classes of words, by which the parser segments a question.
#pragma once
#include <cstdint>
#include <string_view>

namespace ask::engine {

// Bits; independent of what the word may mean in a schema.
enum WordClass : uint16_t {
  kComma = 1,
  kStop = 2,
  kAndWord = 4,
  kOrWord = 8,
  kBe = 16,
  kDo = 32,
  kRelation = 64,
  kRequest = 128,
  kPossessive = 256,
  kOfWord = 512,
  kArticle = 1024,
  kOwnPronoun = 2048,
  kBindsOwner = 4096,
  kQuestionWord = 8192
};

// The classes of the word, 0 if it has none.
uint16_t grammatical_classes(std::string_view folded);

}  // namespace ask::engine
