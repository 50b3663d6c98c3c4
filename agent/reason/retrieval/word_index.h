// BM25 over documents of weighted words, and names that are alike by their trigrams.
#pragma once
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "agent/common/hash_table.h"

namespace ask::reason {

using TermWeights = std::map<std::string, double, std::less<>>;

class WordIndex {
 public:
  struct Entry {
    double weight = 0;
    bool names = false;      // it is a word of what the document is called
    bool describes = false;  // it describes the document as a whole
  };
  using IndexedDocument = std::map<std::string, Entry, std::less<>>;

  // Documents are numbered from 0 in the order of the calls. `name`: as it is written.
  void add(const IndexedDocument& words, std::string_view name);
  void finish();  // after the last one, before any look-up
  size_t size() const { return lengths_.size(); }

  struct Scores {
    std::vector<double> of;       // of each document; 0: it has none of the words
    std::vector<char> describes;  // a word describes the document as a whole
  };
  // The terms of the query with what each counts. Those that count 1 and that no document has are
  // looked for in names.
  Scores scores(const TermWeights& query) const;

  // Jaccard of the words of two documents, 0-1.
  double similarity(uint32_t a, uint32_t b) const;

 private:
  struct Posting {
    uint32_t document;
    double weight;
    bool names, describes;
  };
  struct Term {
    uint32_t id = 0;
    size_t named = 0;  // documents whose name has it
    std::vector<Posting> in = {};
  };
  struct Hash {
    using is_transparent = void;
    size_t operator()(std::string_view text) const { return hash_of(text); }
  };

  double rarity(size_t documents) const;
  void add_similar_names(const TermWeights& query, Scores& out) const;

  std::unordered_map<std::string, Term, Hash, std::equal_to<>> terms_;
  std::unordered_map<uint32_t, std::vector<uint32_t>> trigrams_;  // documents with it in the name
  std::vector<double> lengths_;
  std::vector<std::vector<uint32_t>> words_;  // ids of the terms of a document, sorted
  double mean_length_ = 0;
};

}  // namespace ask::reason
