// Counts the words of a full-text search, whatever the tokenizer of its table makes of them.
#pragma once
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ask::db {

// How a tokenizer may split a text. By default: a word is a sequence of letters and digits.
struct Tokenizer {
  bool any = false;     // each character may be a word, and any two words may count as the same
  bool stems = false;   // words are the same if they differ in how they end
  std::string special;  // ASCII characters that may separate words or belong to one, lower case
  bool operator==(const Tokenizer&) const = default;
};

// At most; several searches add up.
struct SearchWords {
  double words = 0, prefixes = 0;  // prefixes: written like 'wor*'
  double bytes = 0;
  bool phrases = false;  // some words have to follow each other
  bool near = false;     // NEAR

  // Most words that may be the same word of a document.
  double alike() const;
  void add(const SearchWords& other);
  // Each count becomes the larger of the two.
  void widen(const SearchWords& other);

  double anywhere = 0;  // of `words`, those that may be the same as any other
  // ... and those that are not, by what they have in common; that may be listed several times.
  std::vector<std::pair<std::string, double>> same;
};

SearchWords count_words(std::string_view search, const Tokenizer& tokenizer);
// The counts of `search` that hold for each of the tokenizers.
SearchWords count_words(std::string_view search, const std::vector<Tokenizer>& tokenizers);
// Of a search that is not known, but has at most so many bytes.
SearchWords most_words(double bytes, const std::vector<Tokenizer>& tokenizers);

}  // namespace ask::db
