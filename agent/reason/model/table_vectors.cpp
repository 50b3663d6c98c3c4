#include "agent/reason/model/table_vectors.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/sha256.h"
#include "agent/common/text.h"
#include "agent/reason/retrieval/chunks.h"

namespace ask::reason {
namespace {

constexpr size_t kLongestAsked = 2000;  // bytes of a question

struct MissingVector {
  std::string key, text;
};

// The vector of the chunk, or null.
const Vector* vector_of(const VectorSource& source, const Chunk& chunk) {
  for (const std::string& hash : chunk.hashes)
    if (const Vector* found = source.cache->find(VectorCache::key(source.model, source.dims, hash)))
      return found;
  return nullptr;
}

std::vector<MissingVector> missing_vectors(const VectorSource& source,
                                           const std::vector<Chunk>& all) {
  std::vector<MissingVector> out;
  for (const Chunk& chunk : all)
    if (!chunk.disproved && vector_of(source, chunk) == nullptr)
      out.push_back(
          {VectorCache::key(source.model, source.dims, chunk.hashes.front()), chunk.text});
  return out;
}

// How near each table and column is to the question. Errors: vectors of several lengths.
Result<TableVectors> compared(const VectorSource& source, const std::vector<Chunk>& all,
                              const Vector& to, const db::Catalog& catalog) {
  TableVectors out;
  out.to_question.assign(catalog.tables.size(), 0);
  out.own.resize(catalog.tables.size());
  for (const db::Table& table : catalog.tables) out.columns.emplace_back(table.columns.size());
  for (const Chunk& chunk : all) {
    const Vector* of = chunk.disproved ? nullptr : vector_of(source, chunk);
    if (of == nullptr) continue;
    if (of->size() != to.size())
      return Error{Code::kModelError,
                   fmt::format("the vectors of the schema have {} numbers and that of the question "
                               "{}; DELETE FROM ask_index and SELECT ask_index() makes them anew",
                               of->size(), to.size())};
    const float similarity = cosine(to, *of);
    float& nearest = out.to_question[chunk.table];
    nearest = std::max(nearest, similarity);
    if (chunk.column != Chunk::kNoColumn) out.columns[chunk.table][chunk.column] = similarity;
    if (chunk.kind == "table") out.own[chunk.table] = *of;
  }
  return out;
}

}  // namespace

Result<TableVectors> table_vectors(Chat& chat, const ModelOptions& options, const Ask& ask,
                                   RetrievalCache& cache) {
  const VectorSource& source = options.vectors;
  const auto known = cache.chunks(ask.snapshot, options.share >= Share::kValues);
  const std::vector<Chunk>& all = *known;
  std::vector<MissingVector> missing = missing_vectors(source, all);
  if (!missing.empty() && source.load) {
    source.load(source.model, source.dims);
    missing = missing_vectors(source, all);
  }
  if (missing.size() > kMostChunksAtOnce)
    return Error{Code::kBudget,
                 fmt::format("{} chunks of the schema have no vector, and a question gets at most "
                             "{}; SELECT ask_index() makes and keeps them",
                             missing.size(), kMostChunksAtOnce)};
  const std::string question = text::shortened(text::repaired_utf8(ask.question), kLongestAsked);
  const std::string asked = VectorCache::key(source.model, source.dims, sha256_hex(question));
  if (source.cache->find(asked) == nullptr) missing.push_back({asked, question});
  std::vector<std::string> texts;
  for (const MissingVector& one : missing) texts.push_back(one.text);
  if (!texts.empty()) {
    auto vectors = chat.embed(texts);
    if (!vectors) return vectors.error();
    for (size_t i = 0; i < missing.size(); ++i)
      source.cache->put(missing[i].key, std::move((*vectors)[i]));
  }
  const Vector* to = source.cache->find(asked);
  if (to == nullptr)
    return Error{Code::kBudget, "the vectors of the schema take more memory than is kept for them"};
  return compared(source, all, *to, ask.snapshot.catalog);
}

}  // namespace ask::reason
