// Index from normalised text values to the columns that store them, for exact matches of the
// n-grams of a question. Built within a budget of rows, bytes and time, so that a large table costs
// a bounded sample and never a full scan.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/hash_table.h"

namespace ask::db {

struct ValueHit {
  uint32_t table = 0;   // index into Catalog::tables
  uint32_t column = 0;  // index into Table::columns
  uint32_t text = 0;    // index into ValueIndex::originals
};

class ValueIndex {
 public:
  // Normalises a value or a span of the question: case folded, punctuation to single spaces,
  // trimmed. Apply it to both sides.
  static std::string normalised(std::string_view text);
  // True if that is `wanted`. The first letter refuses most texts before one is copied.
  static bool normalises_to(std::string_view text, std::string_view wanted);

  // Exact occurrences of this normalised text, in the order added; empty if none.
  std::vector<ValueHit> find(std::string_view normalised) const;
  // Occurrences of longer values that contain these normalised words in sequence: "acme" finds
  // "Acme Corp", "jazz at" finds "Jazz at Noon" but not "Jazz". At most `max`, in the order added;
  // words too common to search for are left out.
  std::vector<ValueHit> containing(std::string_view normalised, size_t max) const;
  // Occurrences of texts within edit distance `typos` of this normalised one that begin with the
  // same letter: only those at the smallest distance. Empty if there are too many to examine.
  std::vector<ValueHit> nearly(std::string_view normalised, size_t typos) const;
  // The stored spelling of a hit. Valid until the next add.
  std::string_view original(const ValueHit& hit) const;
  // True if a value starts with this normalised word: a cheap test before longer n-grams are tried.
  bool starts_with_word(std::string_view normalised_word) const;

  // Adds an occurrence of a value; the caller must not add the same place and text twice. A value
  // without a letter or digit is ignored.
  void add(uint32_t table, uint32_t column, std::string_view value);
  size_t bytes() const;                                // approximate memory use
  size_t values() const { return originals_.size(); }  // distinct texts by column
  size_t longest() const { return longest_; }          // words in the longest value

  bool complete = true;  // false: values may be missing because a budget ran out

 private:
  // A substring of text_.
  struct Piece {
    uint32_t from = 0, size = 0;
  };
  // One normalised text. Hits and postings are linked lists through `next`, in the order added.
  struct Key {
    Piece text;
    uint32_t first_hit, last_hit;
  };
  struct Hit {
    ValueHit place;
    uint32_t next;
  };
  struct Word {
    Piece text;
    uint32_t first_posting, last_posting, postings;
    bool leads;  // some key starts with it
  };
  struct Posting {
    uint32_t key, next;
  };

  std::string_view at(Piece piece) const { return {text_.data() + piece.from, piece.size}; }
  uint32_t key_of(std::string_view normalised);
  void add_words(uint32_t key);
  uint32_t word_of(std::string_view word, Piece place);
  const Word* find_word(std::string_view word) const;

  std::string text_;  // all texts, concatenated
  std::vector<Piece> originals_;
  std::vector<Key> keys_;
  std::vector<Hit> hits_;
  std::vector<Word> words_;
  std::vector<Posting> postings_;
  IdTable key_table_, word_table_;
  size_t longest_ = 0;
};

}  // namespace ask::db
