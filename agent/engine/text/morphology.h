// Words to their base forms: by rules and a list of irregular forms (lemma), by Snowball (stem).
#pragma once
#include <memory>
#include <string>
#include <string_view>

struct sb_stemmer;

namespace ask::engine {

// Singular of a noun, base of a verb; the word itself when it is neither or not understood.
// REQUIRES: folded text.
std::string lemma(std::string_view folded);

// Snowball English (Porter2). Not thread safe, and cheap to make: one object per use.
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
