// The words by which a question is compared with a taught one: as they were typed but for the case
// of ASCII letters and punctuation at their ends. Nothing that can carry meaning is left out:
// signs, units, accents and inflections count.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ask::examples {

struct Word {
  std::string key;              // in lower case
  uint32_t begin = 0, end = 0;  // bytes of the text
  bool empty = false;           // "please" at either end, "the" as the first: may be left out
};

// `begins`, `ends`: it is the whole question, and not a part of it between slots.
// REQUIRES: valid UTF-8.
std::vector<Word> words_of(std::string_view text, bool begins = true, bool ends = true);
// Without "what is", "show me", "could you give me" and their like, and "the" after them.
std::vector<Word> without_lead_in(std::vector<Word> words);
// The keys of those that are not empty.
std::vector<std::string> keys_of(const std::vector<Word>& words);

}  // namespace ask::examples
