#include "agent/reason/retrieval.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string>

#include "agent/common/text.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/text/identifier_words.h"
#include "agent/engine/text/morphology.h"
#include "agent/engine/text/tokenizer.h"
#include "agent/reason/vector_cache.h"

namespace ask::reason {
namespace {

constexpr double kSaturation = 1.2, kLengthShare = 0.75;  // BM25: k1 and b
constexpr double kSynonymWeight = 0.6, kTrigramWeight = 0.3;
constexpr double kAlikeTrigrams = 0.5;   // share of trigrams from which two words are alike
constexpr double kRelevanceShare = 0.7;  // MMR: against novelty
// How much a word counts by where it stands.
constexpr double kInTableName = 3, kInTableNote = 1.5, kInColumnName = 1, kInColumnNote = 0.5;
constexpr size_t kMostQueryWords = 100, kMostColumnsRead = 400;
constexpr size_t kPoolFactor = 4;   // candidates for MMR, by the number wanted
constexpr double kRankOffset = 60;  // reciprocal rank fusion: 1 / (60 + rank)
constexpr float kStopWord = 0.7F;

using TermWeights = std::map<std::string, double, std::less<>>;

// The words of a table and what they weigh; the names as written, for trigrams.
struct TableText {
  TermWeights terms;
  double length = 0;
  std::set<std::string, std::less<>> named;  // the words of its name, lemmas
  std::string name;                          // folded, letters and digits only
};

void add_term(TableText& out, std::string_view word, double weight) {
  if (word.empty()) return;
  out.terms[engine::lemma(word)] += weight;
  out.length += weight;
}

void add_name(TableText& out, std::string_view name, double weight) {
  for (const std::string& word : engine::name_words(name)) add_term(out, word, weight);
}

void add_prose(TableText& out, std::string_view prose, double weight) {
  for (const engine::Token& token : engine::tokenize(text::repaired_utf8(prose)))
    if (!token.punctuation && engine::filler(token.folded) < kStopWord)
      add_term(out, token.folded, weight);
}

std::vector<TableText> table_texts(const db::Catalog& catalog) {
  std::vector<TableText> out(catalog.tables.size());
  for (size_t t = 0; t < out.size(); ++t) {
    const db::Table& table = catalog.tables[t];
    add_name(out[t], table.name, kInTableName);
    for (const std::string& word : engine::name_words(table.name))
      out[t].named.insert(engine::lemma(word));
    add_prose(out[t], table.description, kInTableNote);
    for (const char c : text::folded(table.name))
      if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) out[t].name += c;
    for (size_t c = 0; c < std::min(table.columns.size(), kMostColumnsRead); ++c) {
      const db::Column& column = table.columns[c];
      if (column.role == db::ColumnRole::kHidden || column.ignored) continue;
      add_name(out[t], column.name, kInColumnName);
      add_prose(out[t], column.description, kInColumnNote);
    }
  }
  for (const db::NotedName& noted : catalog.noted) {
    if (noted.kind == db::NotedKind::kValue) continue;
    for (size_t t = 0; t < out.size(); ++t)
      if (catalog.tables[t].name == noted.table && catalog.tables[t].schema == noted.schema)
        add_prose(out[t], noted.phrase,
                  noted.kind == db::NotedKind::kTable ? kInTableName : kInColumnName);
  }
  return out;
}

std::set<std::string_view> trigrams(std::string_view word) {
  std::set<std::string_view> out;
  for (size_t i = 0; i + 3 <= word.size(); ++i) out.insert(word.substr(i, 3));
  return out;
}

// The share of the trigrams of the word that the name has.
double trigram_share(std::string_view word, std::string_view name) {
  const auto of_word = trigrams(word), of_name = trigrams(name);
  if (of_word.size() < 2) return 0;
  const auto common = std::count_if(of_word.begin(), of_word.end(),
                                    [&](std::string_view part) { return of_name.contains(part); });
  return static_cast<double>(common) / static_cast<double>(of_word.size());
}

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

class Bm25 {
 public:
  explicit Bm25(const std::vector<TableText>& texts) : texts_(texts) {
    for (const TableText& one : texts) {
      mean_length_ += one.length / static_cast<double>(texts.size());
      for (const auto& [term, weight] : one.terms) ++tables_with_[term];
      for (const std::string& term : one.named) ++tables_named_[term];
    }
  }
  double score(const TableText& one, const TermWeights& query) const {
    double out = 0;
    for (const auto& [term, counts] : query) {
      const auto found = one.terms.find(term);
      if (found == one.terms.end()) continue;
      const double norm = kSaturation * (1 - kLengthShare +
                                         kLengthShare * one.length / std::max(1.0, mean_length_));
      out += counts * rarity(term) * found->second * (kSaturation + 1) / (found->second + norm);
      // A word that most tables have in a column may be the name of one.
      if (one.named.contains(term)) out += counts * rarity_of(tables_named_, term);
    }
    return out;
  }
  double rarity(std::string_view term) const { return rarity_of(tables_with_, term); }
  bool knows(std::string_view term) const { return tables_with_.contains(term); }

 private:
  using TableCounts = std::map<std::string, size_t, std::less<>>;

  double rarity_of(const TableCounts& counts, std::string_view term) const {
    const auto found = counts.find(term);
    const double with = found == counts.end() ? 0 : static_cast<double>(found->second);
    return std::log(1 + (static_cast<double>(texts_.size()) - with + 0.5) / (with + 0.5));
  }

  const std::vector<TableText>& texts_;
  TableCounts tables_with_, tables_named_;
  double mean_length_ = 0;
};

// Jaccard of the words.
double alikeness(const TableText& a, const TableText& b) {
  size_t common = 0;
  for (const auto& [term, weight] : a.terms) common += b.terms.contains(term);
  const size_t all = a.terms.size() + b.terms.size() - common;
  return all == 0 ? 0 : static_cast<double>(common) / static_cast<double>(all);
}

// Of the vectors of both, else Jaccard of the words.
class Alikeness {
 public:
  Alikeness(const std::vector<TableText>& texts, const TableVectors* vectors)
      : texts_(texts), vectors_(vectors) {}
  double of(size_t a, size_t b) const {
    if (vectors_ != nullptr && !vectors_->own[a].empty() && !vectors_->own[b].empty())
      return cosine(vectors_->own[a], vectors_->own[b]);
    return alikeness(texts_[a], texts_[b]);
  }

 private:
  const std::vector<TableText>& texts_;
  const TableVectors* vectors_;
};

// Maximal marginal relevance: each next one is relevant and says something new.
std::vector<RetrievedTable> diverse(const std::vector<RetrievedTable>& pool, const Alikeness& alike,
                                    size_t most) {
  std::vector<RetrievedTable> out;
  std::vector<char> taken(pool.size());
  const double best = pool.empty() ? 1 : pool.front().score;
  while (out.size() < std::min(most, pool.size())) {
    size_t next = pool.size();
    double worth = -2;
    for (size_t i = 0; i < pool.size(); ++i) {
      if (taken[i]) continue;
      double nearest = 0;
      for (const RetrievedTable& chosen : out)
        nearest = std::max(nearest, alike.of(pool[i].table, chosen.table));
      const double value = kRelevanceShare * pool[i].score / best - (1 - kRelevanceShare) * nearest;
      if (value > worth) {
        worth = value;
        next = i;
      }
    }
    taken[next] = 1;
    out.push_back(pool[next]);
  }
  return out;
}

// Best first, ties by name; at most `most`.
void keep_first(const db::Catalog& catalog, std::vector<RetrievedTable>& pool, size_t most) {
  std::stable_sort(pool.begin(), pool.end(), [&](const auto& a, const auto& b) {
    return a.score != b.score ? a.score > b.score
                              : catalog.tables[a.table].name < catalog.tables[b.table].name;
  });
  if (pool.size() > most) pool.resize(most);
}

// Reciprocal rank fusion of the tables found by words with those whose vectors are near.
std::vector<RetrievedTable> merged(const db::Catalog& catalog,
                                   const std::vector<RetrievedTable>& by_words,
                                   const TableVectors& vectors, size_t most) {
  std::vector<RetrievedTable> near;
  for (size_t t = 0; t < catalog.tables.size(); ++t)
    if (!catalog.tables[t].ignored && vectors.to_question[t] > 0)
      near.push_back({t, vectors.to_question[t], false, true});
  keep_first(catalog, near, most);
  std::map<size_t, RetrievedTable> all;
  for (const std::vector<RetrievedTable>& list : {by_words, near})
    for (size_t rank = 0; rank < list.size(); ++rank) {
      const RetrievedTable& found = list[rank];
      RetrievedTable& one =
          all.try_emplace(found.table, RetrievedTable{found.table, 0, false}).first->second;
      one.score += 1 / (kRankOffset + static_cast<double>(rank + 1));
      one.by_words |= found.by_words;
      one.by_vectors |= found.by_vectors;
    }
  std::vector<RetrievedTable> out;
  for (const auto& [table, found] : all) out.push_back(found);
  keep_first(catalog, out, most);
  return out;
}

}  // namespace

std::vector<RetrievedTable> retrieved_tables(const db::Catalog& catalog, std::string_view text,
                                             size_t most, const TableVectors* vectors) {
  const std::vector<TableText> texts = table_texts(catalog);
  const Bm25 index(texts);
  const TermWeights query = query_terms(text);
  std::vector<RetrievedTable> pool;
  for (size_t t = 0; t < texts.size(); ++t) {
    if (catalog.tables[t].ignored) continue;
    double score = index.score(texts[t], query);
    for (const auto& [term, counts] : query)
      if (counts == 1 && !index.knows(term))
        if (const double share = trigram_share(term, texts[t].name); share >= kAlikeTrigrams)
          score += kTrigramWeight * share * index.rarity(term);
    if (score > 0) pool.push_back({t, score});
  }
  keep_first(catalog, pool, kPoolFactor * most);
  if (vectors != nullptr) pool = merged(catalog, pool, *vectors, kPoolFactor * most);
  return diverse(pool, Alikeness(texts, vectors), most);
}

}  // namespace ask::reason
