#include "agent/reason/retrieval/retrieval.h"

#include <algorithm>
#include <map>
#include <string>
#include <unordered_map>

#include "agent/common/sha256.h"
#include "agent/common/text.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/text/identifier_words.h"
#include "agent/engine/text/morphology.h"
#include "agent/engine/text/tokenizer.h"
#include "agent/reason/retrieval/chunks.h"
#include "agent/reason/retrieval/schema_alone.h"
#include "agent/reason/retrieval/vector_cache.h"
#include "agent/reason/retrieval/word_index.h"

namespace ask::reason {
namespace {

constexpr double kSynonymWeight = 0.6;
constexpr double kRelevanceShare = 0.7;  // MMR: against novelty
// Weights of a word by its position.
constexpr double kInTableName = 3, kInTableNote = 1.5, kInColumnName = 1, kInColumnNote = 0.5;
constexpr size_t kMostQueryWords = 100;
constexpr size_t kMostColumnsRead = 400;         // of a table, for what the table is about
constexpr size_t kMostColumnsIndexed = 200'000;  // of all tables
constexpr size_t kPoolFactor = 4;                // candidates for MMR, by the number wanted
constexpr size_t kMostDiverse = 100;  // beyond this number tables are in the order of relevance
constexpr size_t kMostColumnsLedBy = 8;
constexpr double kRankOffset = 60;  // reciprocal rank fusion: 1 / (60 + rank)
constexpr float kStopWord = 0.7F;
constexpr size_t kMostIndexes = 2;

// The lemmas of the text and their synonyms, with what each counts.
TermWeights query_terms(std::string_view question) {
  TermWeights out;
  for (const engine::Token& token : engine::tokenize(text::repaired_utf8(question))) {
    if (token.punctuation || engine::filler(token.folded) >= kStopWord) continue;
    if (out.size() >= kMostQueryWords) break;
    out[token.lemma] = 1;
    for (const auto& words : {engine::synonyms(token.lemma), engine::everyday_meanings(token.lemma),
                              engine::derived_words(token.lemma)})
      for (const std::string_view word : words) {
        double& weight = out[std::string(word)];
        weight = std::max(weight, kSynonymWeight);
      }
  }
  return out;
}

// Reciprocal rank fusion: what ranks high in either list is near the front.
template <class Found, class Key>
std::vector<Found> fused(std::initializer_list<const std::vector<Found>*> lists, Key key) {
  std::map<decltype(key(Found())), Found> all;
  for (const std::vector<Found>* list : lists)
    for (size_t rank = 0; rank < list->size(); ++rank) {
      const auto [at, is_new] = all.try_emplace(key((*list)[rank]), (*list)[rank]);
      Found& one = at->second;
      one.score = (is_new ? 0 : one.score) + 1 / (kRankOffset + static_cast<double>(rank + 1));
      one.by_words |= (*list)[rank].by_words;
      one.by_vectors |= (*list)[rank].by_vectors;
    }
  std::vector<Found> out;
  for (auto& [place, found] : all) out.push_back(found);
  return out;
}

// Fills the documents of a schema. Names repeat, so their words are kept.
class Indexer {
 public:
  explicit Indexer(const db::Catalog& catalog) {
    for (const db::NotedName& noted : catalog.noted)
      if (noted.kind != db::NotedKind::kValue)
        noted_[noted.schema + '\0' + noted.table].push_back(&noted);
  }

  WordIndex::IndexedDocument table(const db::Table& table) {
    WordIndex::IndexedDocument out;
    for (const std::string& lemma : lemmas(table.name)) add(out, lemma, kInTableName, true, true);
    add_prose(out, table.description, kInTableNote, true);
    for (size_t c = 0; c < std::min(table.columns.size(), kMostColumnsRead); ++c) {
      if (!may_be_asked(table.columns[c])) continue;
      for (const std::string& lemma : lemmas(table.columns[c].name))
        add(out, lemma, kInColumnName, false, false);
      add_prose(out, table.columns[c].description, kInColumnNote, false);
    }
    for (const db::NotedName* noted : noted_of(table)) {
      const bool whole = noted->kind != db::NotedKind::kColumn;
      add_prose(out, noted->phrase,
                noted->kind == db::NotedKind::kTable ? kInTableName : kInColumnName, whole);
      if (whole) add_prose(out, noted->description, kInColumnNote, true);
    }
    return out;
  }

  WordIndex::IndexedDocument column(const db::Table& table, const db::Column& column) {
    WordIndex::IndexedDocument out;
    for (const std::string& lemma : lemmas(column.name)) add(out, lemma, kInColumnName, true, true);
    add_prose(out, column.description, kInColumnNote, true);
    for (const db::NotedName* noted : noted_of(table))
      if (noted->kind == db::NotedKind::kColumn && noted->columns.front() == column.name)
        add_prose(out, noted->phrase, kInColumnName, true);
    return out;
  }

 private:
  static void add(WordIndex::IndexedDocument& out, const std::string& word, double weight,
                  bool names, bool describes) {
    if (word.empty()) return;
    WordIndex::Entry& entry = out[word];
    entry.weight += weight;
    entry.names |= names;
    entry.describes |= describes;
  }
  static void add_prose(WordIndex::IndexedDocument& out, std::string_view prose, double weight,
                        bool describes) {
    if (prose.empty()) return;
    for (const engine::Token& token : engine::tokenize(text::repaired_utf8(prose)))
      if (!token.punctuation && engine::filler(token.folded) < kStopWord)
        add(out, engine::lemma(token.folded), weight, false, describes);
  }
  const std::vector<std::string>& lemmas(const std::string& name) {
    const auto [at, is_new] = lemmas_.try_emplace(name);
    if (is_new)
      for (const std::string& word : engine::name_words(name))
        at->second.push_back(engine::lemma(word));
    return at->second;
  }
  const std::vector<const db::NotedName*>& noted_of(const db::Table& table) {
    static const std::vector<const db::NotedName*> kNone;
    const auto found = noted_.find(table.schema + '\0' + table.name);
    return found == noted_.end() ? kNone : found->second;
  }

  std::unordered_map<std::string, std::vector<const db::NotedName*>> noted_;
  std::unordered_map<std::string, std::vector<std::string>> lemmas_;
};

}  // namespace

struct Retrieval::Index {
  struct ColumnPlace {
    uint32_t table, column;
  };
  WordIndex tables, columns;        // documents of `tables` are tables of the catalog
  std::vector<ColumnPlace> places;  // of the documents of `columns`
  std::vector<uint32_t> first;      // document of the first column of each table, and the end
  std::vector<uint32_t> order;      // rank of a table by name
  std::vector<char> ignored;        // of each table

  // Best first, ties by name; at most `most`.
  template <class Found>
  void keep_first(std::vector<Found>& pool, size_t most) const {
    std::stable_sort(pool.begin(), pool.end(), [&](const Found& a, const Found& b) {
      return a.score != b.score ? a.score > b.score : order[a.table] < order[b.table];
    });
    if (pool.size() > most) pool.resize(most);
  }

  std::vector<RetrievedTable> by_words(const TermWeights& query, size_t most, bool& named) const;
  std::vector<RetrievedTable> merged(const std::vector<RetrievedTable>& by_words,
                                     const TableVectors& vectors, size_t most) const;
  std::vector<RetrievedTable> diverse(const std::vector<RetrievedTable>& pool,
                                      const TableVectors* vectors, size_t most) const;
  std::vector<RetrievedColumn> columns_of(const TermWeights& query, std::span<const size_t> tables,
                                          size_t most) const;
  // The tables of the columns first, in their order.
  void lead(const std::vector<RetrievedColumn>& columns, std::vector<RetrievedTable>& pool) const;
};

// `named`: a word describes a table as a whole, not of its columns alone.
std::vector<RetrievedTable> Retrieval::Index::by_words(const TermWeights& query, size_t most,
                                                       bool& named) const {
  const WordIndex::Scores scores = tables.scores(query);
  std::vector<RetrievedTable> pool;
  for (size_t t = 0; t < scores.of.size(); ++t) {
    if (ignored[t] || scores.of[t] <= 0) continue;
    pool.push_back({t, scores.of[t]});
    named |= scores.describes[t] != 0;
  }
  keep_first(pool, most);
  return pool;
}

std::vector<RetrievedTable> Retrieval::Index::merged(const std::vector<RetrievedTable>& by_words,
                                                     const TableVectors& vectors,
                                                     size_t most) const {
  std::vector<RetrievedTable> near;
  for (size_t t = 0; t < ignored.size(); ++t)
    if (!ignored[t] && vectors.to_question[t] > 0)
      near.push_back({t, vectors.to_question[t], false, true});
  keep_first(near, most);
  std::vector<RetrievedTable> out = fused<RetrievedTable>(
      {&by_words, &near}, [](const RetrievedTable& one) { return one.table; });
  keep_first(out, most);
  return out;
}

// Maximal marginal relevance: each next one is relevant and says something new. Tables are alike
// by the vectors of both, else by Jaccard of their words.
std::vector<RetrievedTable> Retrieval::Index::diverse(const std::vector<RetrievedTable>& pool,
                                                      const TableVectors* vectors,
                                                      size_t most) const {
  const auto alike = [&](size_t a, size_t b) -> double {
    if (vectors != nullptr && !vectors->own[a].empty() && !vectors->own[b].empty())
      return cosine(vectors->own[a], vectors->own[b]);
    return tables.similarity(static_cast<uint32_t>(a), static_cast<uint32_t>(b));
  };
  most = std::min(most, pool.size());
  const size_t weighed = std::min(pool.size(), kPoolFactor * kMostDiverse);
  const double best = pool.empty() ? 1 : pool.front().score;
  std::vector<RetrievedTable> out;
  std::vector<char> taken(pool.size());
  std::vector<double> nearest(weighed);  // similarity to the nearest that was chosen
  while (out.size() < std::min(most, kMostDiverse)) {
    size_t next = pool.size();
    double worth = -2;
    for (size_t i = 0; i < weighed; ++i) {
      if (taken[i]) continue;
      if (!out.empty()) nearest[i] = std::max(nearest[i], alike(pool[i].table, out.back().table));
      const double value =
          kRelevanceShare * pool[i].score / best - (1 - kRelevanceShare) * nearest[i];
      if (value > worth) {
        worth = value;
        next = i;
      }
    }
    taken[next] = 1;
    out.push_back(pool[next]);
  }
  for (size_t i = 0; i < pool.size() && out.size() < most; ++i)
    if (!taken[i]) out.push_back(pool[i]);
  return out;
}

std::vector<RetrievedColumn> Retrieval::Index::columns_of(const TermWeights& query,
                                                          std::span<const size_t> within,
                                                          size_t most) const {
  const WordIndex::Scores scores = columns.scores(query);
  std::vector<RetrievedColumn> out;
  for (const size_t t : within)
    for (uint32_t at = first[t]; at < first[t + 1]; ++at)
      if (scores.of[at] > 0) out.push_back({t, places[at].column, scores.of[at]});
  keep_first(out, most);
  return out;
}

void Retrieval::Index::lead(const std::vector<RetrievedColumn>& led_by,
                            std::vector<RetrievedTable>& pool) const {
  std::vector<RetrievedTable> out;
  const auto has = [&](size_t table) {
    return std::any_of(out.begin(), out.end(), [&](const auto& one) { return one.table == table; });
  };
  for (const RetrievedColumn& one : led_by)
    if (!has(one.table)) out.push_back({one.table, one.score});
  const double scale = out.empty() || pool.empty() ? 1 : out.back().score / pool.front().score;
  for (RetrievedTable one : pool) {
    if (has(one.table)) continue;
    one.score *= std::min(1.0, scale);
    out.push_back(one);
  }
  pool = std::move(out);
}

Retrieval::Retrieval(const db::Catalog& catalog) {
  auto index = std::make_unique<Index>();
  Indexer indexer(catalog);
  const size_t size = catalog.tables.size();
  std::vector<uint32_t> by_name(size);
  for (uint32_t t = 0; t < size; ++t) {
    const db::Table& table = catalog.tables[t];
    by_name[t] = t;
    index->ignored.push_back(table.ignored);
    index->tables.add(indexer.table(table), table.name);
    index->first.push_back(static_cast<uint32_t>(index->places.size()));
    for (uint32_t c = 0; c < table.columns.size(); ++c) {
      const db::Column& column = table.columns[c];
      if (table.ignored || !may_be_asked(column) || index->places.size() == kMostColumnsIndexed)
        continue;
      index->columns.add(indexer.column(table, column), column.name);
      index->places.push_back({t, c});
    }
  }
  index->first.push_back(static_cast<uint32_t>(index->places.size()));
  index->tables.finish();
  index->columns.finish();
  std::stable_sort(by_name.begin(), by_name.end(), [&](uint32_t a, uint32_t b) {
    return catalog.tables[a].name < catalog.tables[b].name;
  });
  index->order.resize(size);
  for (uint32_t rank = 0; rank < size; ++rank) index->order[by_name[rank]] = rank;
  index_ = std::move(index);
}

Retrieval::~Retrieval() = default;

Retrieved Retrieval::tables(std::string_view text, size_t most, const TableVectors* vectors) const {
  Retrieved out;
  const TermWeights query = query_terms(text);
  bool named = false;
  std::vector<RetrievedTable> pool = index_->by_words(query, kPoolFactor * most, named);
  if (!named && !pool.empty()) {
    std::vector<size_t> all;
    for (size_t t = 0; t < index_->ignored.size(); ++t) all.push_back(t);
    out.columns = index_->columns_of(query, all, kMostColumnsLedBy);
    index_->lead(out.columns, pool);
  }
  if (vectors != nullptr) pool = index_->merged(pool, *vectors, kPoolFactor * most);
  out.tables = index_->diverse(pool, vectors, most);
  return out;
}

std::vector<RetrievedColumn> Retrieval::columns(std::string_view text,
                                                std::span<const size_t> tables, size_t most,
                                                const TableVectors* vectors) const {
  std::vector<RetrievedColumn> out =
      index_->columns_of(query_terms(text), tables, kPoolFactor * most);
  if (vectors == nullptr || vectors->columns.empty()) {
    if (out.size() > most) out.resize(most);
    return out;
  }
  std::vector<RetrievedColumn> near;
  for (const size_t t : tables)
    for (uint32_t at = index_->first[t]; at < index_->first[t + 1]; ++at)
      if (const float similarity = vectors->columns[t][index_->places[at].column]; similarity > 0)
        near.push_back({t, index_->places[at].column, similarity, false, true});
  index_->keep_first(near, kPoolFactor * most);
  out = fused<RetrievedColumn>(
      {&out, &near}, [](const RetrievedColumn& one) { return std::pair(one.table, one.column); });
  index_->keep_first(out, most);
  return out;
}

namespace {

// SHA-256 of the names and notes of a schema, in its order.
std::string words_of(const db::Catalog& catalog) {
  std::string all;
  const auto add = [&](std::string_view text) {
    all += std::to_string(text.size());
    all += ':';
    all += text;
  };
  for (const db::Table& table : catalog.tables) {
    add(table.schema);
    add(table.name);
    add(table.description);
    all += table.ignored ? 'i' : 'a';
    for (const db::Column& column : table.columns) {
      add(column.name);
      add(column.description);
      all += may_be_asked(column) ? 'a' : 'i';
    }
    all += ';';
  }
  for (const db::NotedName& noted : catalog.noted) {
    if (noted.kind == db::NotedKind::kValue) continue;
    all += std::to_string(static_cast<int>(noted.kind));
    for (const std::string* text : {&noted.schema, &noted.table, &noted.phrase, &noted.description})
      add(*text);
    for (const std::string& column : noted.columns) add(column);
    all += ';';
  }
  return sha256_hex(all);
}

}  // namespace

std::shared_ptr<const Retrieval> RetrievalCache::of(const db::Snapshot& snapshot) {
  const auto use = [&](std::vector<Known>::iterator known) {
    known->snapshot = snapshot.id.number();
    std::rotate(known, known + 1, known_.end());
    return known_.back().index;
  };
  for (auto known = known_.begin(); known != known_.end(); ++known)
    if (known->snapshot == snapshot.id.number()) return use(known);
  std::string words = words_of(snapshot.catalog);
  for (auto known = known_.begin(); known != known_.end(); ++known)
    if (known->words == words) return use(known);
  if (known_.size() >= kMostIndexes) known_.erase(known_.begin());
  known_.push_back({snapshot.id.number(), std::move(words),
                    std::make_shared<const Retrieval>(snapshot.catalog)});
  return known_.back().index;
}

std::shared_ptr<const std::vector<Chunk>> RetrievalCache::chunks(const db::Snapshot& snapshot,
                                                                 bool values) {
  const std::pair wanted(snapshot.id.number(), values);
  if (chunks_ == nullptr || chunks_of_ != wanted) {
    chunks_ = std::make_shared<const std::vector<Chunk>>(reason::chunks(snapshot.catalog, values));
    chunks_of_ = wanted;
  }
  return chunks_;
}

SchemaAlone& RetrievalCache::alone() {
  if (alone_ == nullptr) alone_ = std::make_shared<SchemaAlone>();
  return *alone_;
}

}  // namespace ask::reason
