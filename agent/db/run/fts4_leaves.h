// Reads the leaves of an index of FTS3 or FTS4, which hold how often a word is in a document.
// The other tables (_docsize, _stat) are not trusted: the author of the file controls them.
#pragma once
#include <cstdint>
#include <span>
#include <unordered_map>

namespace ask::db {

class Fts4Leaves {
 public:
  // `documents`: sum the places of all words of a document. That needs ascending ids.
  explicit Fts4Leaves(bool documents) : sums_(documents) {}

  // False if SQLite could not read the node either, or it has too many documents to sum. A node
  // that is not a leaf is skipped.
  bool add(std::span<const unsigned char> node);

  // Places in the largest document: of one word, or of all words that are summed.
  double most() const { return most_; }

 private:
  bool add_list(std::span<const unsigned char> list);
  bool count(int64_t document, double places);

  bool sums_;
  double most_ = 0;
  std::unordered_map<int64_t, double> documents_;
};

}  // namespace ask::db
