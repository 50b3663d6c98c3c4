// Places in a question as it was asked, of words that were reworded before they were read.
#pragma once
#include <cstddef>
#include <string_view>
#include <vector>

namespace ask::engine {

struct Place {
  size_t begin = 0, end = 0;  // bytes
};

class Places {
 public:
  // `read`: the question as rewrite.h left it. Both must outlive it.
  Places(std::string_view asked, std::string_view read);

  // Where these bytes of the text that was read stand in the one that was asked. Words that were
  // put in stand for those in whose place they are, or for the word before them.
  Place asked(Place read) const;

 private:
  const bool same_;
  std::vector<Place> read_;   // words
  std::vector<Place> asked_;  // for each of them
  std::vector<bool> moved_;   // the word itself, only elsewhere
};

}  // namespace ask::engine
