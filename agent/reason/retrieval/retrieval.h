// Retrieval of what a text is about in a schema too large to be shown, in stages: the tables, by
// BM25 over the words of names, descriptions, noted names and columns, and by trigrams for names
// that are written as one word; if only columns have the words, the tables of the nearest columns
// first; then the columns worth showing. With vectors two rankings are merged.
//
//   Retrieval(catalog).tables("how much did each shop take?", 8)   // store_sales, stores, ...
#pragma once
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "agent/db/statistics/snapshot.h"

namespace ask::reason {

struct Chunk;
class SchemaAlone;

struct RetrievedTable {
  size_t table = 0;                          // index into the catalog
  double score = 0;                          // above 0
  bool by_words = true, by_vectors = false;  // what it was found by
};
struct RetrievedColumn {
  size_t table = 0;
  uint32_t column = 0;
  double score = 0;
  bool by_words = true, by_vectors = false;
};
struct Retrieved {
  std::vector<RetrievedTable> tables;  // best first
  // Those that led to tables, best first; empty if names and notes of tables were enough.
  std::vector<RetrievedColumn> columns;
};

// By index into the catalog: the similarity to the question of the chunk that is nearest to it, and
// the vector of the table's own chunk; 0 and empty if unknown.
struct TableVectors {
  std::vector<float> to_question = {};
  std::vector<std::vector<float>> own = {};
  std::vector<std::vector<float>> columns = {};  // similarity of each column; may be empty
};

// The index of one schema. Ignored tables and columns are never found. The same arguments give the
// same list; ties go by name.
class Retrieval {
 public:
  explicit Retrieval(const db::Catalog& catalog);
  ~Retrieval();
  Retrieval(const Retrieval&) = delete;
  Retrieval& operator=(const Retrieval&) = delete;

  // At most `most`. Of tables that nearly say the same (their words are mostly equal) the later
  // ones come after what is new: maximal marginal relevance. With `vectors` the lists of both are
  // merged by reciprocal rank.
  Retrieved tables(std::string_view text, size_t most, const TableVectors* vectors = nullptr) const;

  // The columns of these tables that the text is about, best first.
  std::vector<RetrievedColumn> columns(std::string_view text, std::span<const size_t> tables,
                                       size_t most, const TableVectors* vectors = nullptr) const;

 private:
  struct Index;
  std::unique_ptr<const Index> index_;
};

// The indexes of the last schemas of a connection. One serves all snapshots with the same names and
// notes in the same order: it holds nothing of the data.
class RetrievalCache {
 public:
  std::shared_ptr<const Retrieval> of(const db::Snapshot& snapshot);
  // The chunks of the schema (chunks.h), for its vectors; of one snapshot at a time.
  std::shared_ptr<const std::vector<Chunk>> chunks(const db::Snapshot& snapshot, bool values);
  // The schema without data (schema_alone.h), for share=schema.
  SchemaAlone& alone();

 private:
  struct Known {
    uint64_t snapshot;  // its id
    std::string words;  // SHA-256 of what is indexed
    std::shared_ptr<const Retrieval> index;
  };
  std::vector<Known> known_;  // last used last
  std::shared_ptr<const std::vector<Chunk>> chunks_;
  std::pair<uint64_t, bool> chunks_of_ = {0, false};  // id of the snapshot, with values
  std::shared_ptr<SchemaAlone> alone_;                // null until it is needed
};

}  // namespace ask::reason
