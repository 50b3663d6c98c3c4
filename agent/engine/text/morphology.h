// Morphology: lemmas by rules and a list of irregular forms, stems by the Snowball stemmer.
#pragma once
#include <memory>
#include <string>
#include <string_view>

struct sb_stemmer;

namespace ask::engine {

// The singular of a noun or the base form of a verb; any other word is returned unchanged.
// REQUIRES: folded text.
std::string lemma(std::string_view folded);

// Snowball English stemmer (Porter2). Not thread safe, but cheap to create: one object per use.
class Stemmer {
 public:
  Stemmer();
  std::string stem(std::string_view folded) const;

 private:
  struct Delete {
    void operator()(sb_stemmer* p) const;
  };
  std::unique_ptr<sb_stemmer, Delete> stemmer_;
};

}  // namespace ask::engine
