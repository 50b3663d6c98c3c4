// Retrieval of the tables that a text is about, for schemas too large to be shown: BM25 over the
// words of names, descriptions and notes, and trigrams for names that are written as one word. With
// vectors the two rankings are merged.
//
//   retrieved_tables(catalog, "how much did each shop take?", 8)   // store_sales, stores, ...
#pragma once
#include <cstddef>
#include <string_view>
#include <vector>

#include "agent/db/schema/catalog.h"

namespace ask::reason {

struct RetrievedTable {
  size_t table = 0;                          // index into the catalog
  double score = 0;                          // above 0
  bool by_words = true, by_vectors = false;  // what it was found by
};

// By index into the catalog: the similarity to the question of the chunk that is nearest to it, and
// the vector of the table's own chunk; 0 and empty if unknown.
struct TableVectors {
  std::vector<float> to_question = {};
  std::vector<std::vector<float>> own = {};
};

// At most `most`, best first; ignored tables are left out. Of tables that nearly say the same
// (their words are mostly equal) the later ones come behind what is new: maximal marginal
// relevance. With `vectors` the lists of both are merged by reciprocal rank. The same arguments
// give the same list.
std::vector<RetrievedTable> retrieved_tables(const db::Catalog& catalog, std::string_view text,
                                             size_t most, const TableVectors* vectors = nullptr);

}  // namespace ask::reason
