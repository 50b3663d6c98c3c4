#include "agent/reason/model/table_vectors.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/sha256.h"
#include "agent/common/text.h"
#include "agent/reason/chunks.h"

namespace ask::reason {
namespace {

constexpr size_t kLongestAsked = 2000;  // bytes of a question

struct Wanted {
  std::string key, text;
};

// Those that the cache lacks.
std::vector<Wanted> missing(const VectorCache& cache, const std::vector<Wanted>& all) {
  std::vector<Wanted> out;
  for (const Wanted& one : all)
    if (cache.find(one.key) == nullptr) out.push_back(one);
  return out;
}

}  // namespace

Result<TableVectors> table_vectors(Chat& chat, const ModelOptions& options, const Ask& ask) {
  const VectorSource& source = options.vectors;
  const auto key_of = [&](std::string_view text) {
    return VectorCache::key(source.model, source.dims, sha256_hex(text));
  };
  const std::vector<Chunk> all = chunks(ask.snapshot.catalog, options.share >= Share::kValues);
  std::vector<Wanted> wanted;
  for (const Chunk& chunk : all) wanted.push_back({key_of(chunk.text), chunk.text});
  std::vector<Wanted> lacking = missing(*source.cache, wanted);
  if (!lacking.empty() && source.load) {
    source.load(source.model, source.dims);
    lacking = missing(*source.cache, wanted);
  }
  if (lacking.size() > kMostChunksAtOnce)
    return Error{Code::kBudget,
                 fmt::format("{} chunks of the schema have no vector, and a question gets at most "
                             "{}; SELECT ask_index() makes and keeps them",
                             lacking.size(), kMostChunksAtOnce)};
  const std::string question = text::shortened(text::repaired_utf8(ask.question), kLongestAsked);
  const std::string asked = key_of(question);
  if (source.cache->find(asked) == nullptr) lacking.push_back({asked, question});
  std::vector<std::string> texts;
  for (const Wanted& one : lacking) texts.push_back(one.text);
  if (!texts.empty()) {
    auto vectors = chat.embed(texts);
    if (!vectors) return vectors.error();
    for (size_t i = 0; i < lacking.size(); ++i)
      source.cache->put(lacking[i].key, std::move((*vectors)[i]));
  }
  TableVectors out;
  out.to_question.assign(ask.snapshot.catalog.tables.size(), 0);
  out.own.resize(ask.snapshot.catalog.tables.size());
  const Vector* to = source.cache->find(asked);
  for (size_t i = 0; i < all.size(); ++i) {
    const Vector* of = source.cache->find(wanted[i].key);
    if (to == nullptr || of == nullptr) continue;
    if (of->size() != to->size())
      return Error{Code::kModelError,
                   fmt::format("the vectors of the schema have {} numbers and that of the question "
                               "{}; DELETE FROM ask_index and SELECT ask_index() makes them anew",
                               of->size(), to->size())};
    float& nearest = out.to_question[all[i].table];
    nearest = std::max(nearest, cosine(*to, *of));
    if (all[i].kind == "table") out.own[all[i].table] = *of;
  }
  return out;
}

}  // namespace ask::reason
