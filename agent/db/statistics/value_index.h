// Which stored text values a question names: normalised value -> where it stands, by exact match of
// n-grams. Built within a budget of rows, bytes and time, so that a large table costs a bounded
// sample and never a full scan.
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
  // How a value or a span of the question is normalised: folded, punctuation to single spaces,
  // trimmed. Both sides go through this.
  static std::string normalised(std::string_view text);

  // Where exactly this (already normalised) text is stored, in the order added; empty when nowhere.
  std::vector<ValueHit> find(std::string_view normalised) const;
  // Where longer values hold these (already normalised) words in a row: "acme" finds "Acme Corp",
  // "jazz at" finds "Jazz at Noon" but not "Jazz". At most `max`, in the order added; what costs
  // too much to find is left out.
  std::vector<ValueHit> containing(std::string_view normalised, size_t max) const;
  // Where texts are stored that differ from this (already normalised) one by at most `slips`
  // letters and begin with the same: those with the fewest slips. Empty when there are too many to
  // look at.
  std::vector<ValueHit> nearly(std::string_view normalised, size_t slips) const;
  // The value as stored, for a hit. Good until the next add.
  std::string_view original(const ValueHit& hit) const;
  // Some value starts with this normalised word: a cheap test before longer n-grams are tried.
  bool starts_with_word(std::string_view normalised_word) const;

  // Adds where a value stands; the same place and text twice is the caller's to avoid. A value
  // without a letter or digit is left out.
  void add(uint32_t table, uint32_t column, std::string_view value);
  size_t bytes() const;                                // memory held, about
  size_t values() const { return originals_.size(); }  // distinct texts by column
  size_t longest() const { return longest_; }          // words in the longest value

  bool complete = true;  // false: a budget cut it, values may be missing

 private:
  // A piece of text_.
  struct Piece {
    uint32_t from = 0, size = 0;
  };
  // One normalised text. Hits and postings are chains through their `next`, in the order added.
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

  std::string text_;  // every text, one after the other
  std::vector<Piece> originals_;
  std::vector<Key> keys_;
  std::vector<Hit> hits_;
  std::vector<Word> words_;
  std::vector<Posting> postings_;
  IdTable key_table_, word_table_;
  size_t longest_ = 0;
};

}  // namespace ask::db
