#include "agent/engine/schema/schema_index.h"

#include <algorithm>
#include <numeric>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/engine/lexicon/abbreviations.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/schema/ambiguous_abbreviations.h"
#include "agent/engine/schema/column_prefixes.h"
#include "agent/engine/schema/column_roles.h"
#include "agent/engine/schema/noted_names.h"
#include "agent/engine/schema/person_names.h"
#include "agent/engine/schema/time_spans.h"
#include "agent/engine/text/currencies.h"
#include "agent/engine/text/identifier_words.h"
#include "agent/engine/text/morphology.h"
#include "agent/engine/text/tokenizer.h"

namespace ask::engine {
namespace {

// Scores of a verb for its noun, or the reverse, and of two nouns of one verb.
constexpr float kEveryday = 0.7F, kDerived = 0.8F, kDerivedTwice = 0.6F;
constexpr float kClipped = 0.75F;  // of an abbreviation that no list has
constexpr float kCutShort = 0.8F;  // of what an abbreviation begins: "technician" for "tech"
constexpr size_t kShortestCut = 4;
constexpr float kTypo = 0.82F, kTypos = 0.6F;  // scores of one typo, or of several possible ones

using PartCounts = std::unordered_map<std::string, uint32_t>;

// How often each name part occurs in this schema; frequent parts help to split glued names.
PartCounts count_parts(const db::Catalog& catalog) {
  PartCounts counts;
  const auto add = [&](std::string_view name, uint32_t weight) {
    for (std::string& part : name_parts(name)) {
      if (part.size() < 4) continue;
      if (std::string base = lemma(part); base != part) counts[std::move(base)] += weight;
      counts[std::move(part)] += weight;
    }
  };
  for (const db::Table& table : catalog.tables) {
    add(table.name, 2);
    for (const db::Column& column : table.columns) add(column.name, 1);
  }
  return counts;
}

void keep_best(std::vector<SchemaIndex::Similar>& similar) {
  std::sort(similar.begin(), similar.end(), [](const auto& a, const auto& b) {
    if (a.word != b.word) return a.word < b.word;
    return a.score != b.score ? a.score > b.score : a.match < b.match;
  });
  similar.erase(std::unique(similar.begin(), similar.end(),
                            [](const auto& a, const auto& b) { return a.word == b.word; }),
                similar.end());
  std::stable_sort(similar.begin(), similar.end(),
                   [](const auto& a, const auto& b) { return a.score > b.score; });
}

// How a name of these parts writes the word: as it is, glued to others, or as an abbreviation.
MatchKind spelling(std::string_view word, std::string_view name,
                   const std::vector<std::string>& parts) {
  if (contains(parts, word)) return MatchKind::kExact;
  return text::folded(name).find(word) != std::string::npos ? MatchKind::kGlued
                                                            : MatchKind::kAbbreviation;
}

}  // namespace

SchemaIndex::SchemaIndex(const db::Catalog& catalog) {
  const PartCounts counts = count_parts(catalog);
  const KnownWord known = [&](std::string_view word) {
    const auto found = counts.find(std::string(word));
    return found != counts.end() && found->second >= 2;
  };
  std::unordered_map<std::string, std::vector<std::string>> seen;  // cache by name
  const auto words_of = [&](const std::string& name) {
    const auto [at, fresh] = seen.try_emplace(name);
    if (fresh) at->second = name_words(name, known);
    return at->second;
  };
  const ColumnPrefixes prefixes(catalog);
  const auto words_of_column = [&](uint32_t t, const db::Column& column) {
    ColumnPrefixes::Split split;
    const std::string& name = column.name;
    const db::Table& table = catalog.tables[t];
    if (!prefixes.split(t, name, split)) return words_of(without_ambiguity(table, column, name));
    std::vector<std::string> words =
        name_words(without_ambiguity(table, column, split.rest), known);
    if (split.table == t) return words;
    std::vector<std::string> owned = table_words(catalog.tables[split.table].name, known);
    owned.insert(owned.end(), words.begin(), words.end());
    return owned;
  };
  for (uint32_t t = 0; t < catalog.tables.size(); ++t) {
    const db::Table& table = catalog.tables[t];
    table_items_.push_back(static_cast<uint32_t>(items_.size()));
    views_.push_back(table.kind == db::TableKind::kView);
    add_item(t, kNone, table.name,
             table.ignored ? std::vector<std::string>() : table_words(table.name, known));
    for (uint32_t c = 0; c < table.columns.size(); ++c) {
      const bool ignored = table.ignored || table.columns[c].ignored;
      if (!ignored) add_joined(static_cast<uint32_t>(items_.size()), table.columns[c].name);
      add_item(t, c, table.columns[c].name,
               ignored ? std::vector<std::string>() : words_of_column(t, table.columns[c]));
    }
    if (!table.ignored) add_joined(table_items_.back(), table.name);
    if (!table.ignored) add_abbreviations(table.name);
  }
  index_words();
  noted_ = std::make_shared<NotedNames>(catalog, *this);
  has_notes_ = !noted_->empty();
  for (uint32_t t = 0; t < catalog.tables.size(); ++t) {
    add_column_roles(catalog.tables[t], t, *this, column_roles_);
    name_columns_.push_back(best_name_column(catalog.tables[t], t, *this));
  }
  find_person_names(catalog);
  code_tables_ = find_code_tables(catalog, *this);
  FoundSpans spans = time_spans(catalog, *this);
  durations_ = std::move(spans.durations);
  ongoing_ = std::move(spans.ongoing);
  plans_ = std::move(spans.plans);
  for (const ColumnRoles& roles : column_roles_)
    if (roles.unit != kNoUnit && !contains(units_, roles.unit)) units_.push_back(roles.unit);
  for (const db::NotedName& name : catalog.noted)
    if (const UnitId unit = unit_noted(name.unit); unit != kNoUnit && !contains(units_, unit))
      units_.push_back(unit);
}

const CodeTable* SchemaIndex::codes_of(uint32_t t, uint32_t c) const {
  for (const CodeTable& codes : code_tables_)
    for (const ColumnExpr& reference : codes.references)
      if (reference.table == t && reference.column == c) return &codes;
  return nullptr;
}

bool SchemaIndex::names(std::string_view word) const {
  return ids_.contains(word) || noted_->has_word(word);
}

bool SchemaIndex::names_element(std::string_view word) const {
  return ids_.contains(word) || noted_->names_element(word);
}

bool SchemaIndex::converts_to(UnitId asked) const {
  if (unit_info(asked).dimension == UnitDimension::kTime && !(durations_.empty() && plans_.empty()))
    return true;
  return std::any_of(units_.begin(), units_.end(),
                     [&](UnitId own) { return own != asked && units_in(asked, own) != 0; });
}

bool SchemaIndex::measures(UnitDimension dimension) const {
  return std::any_of(units_.begin(), units_.end(),
                     [&](UnitId own) { return unit_info(own).dimension == dimension; });
}

void SchemaIndex::find_person_names(const db::Catalog& catalog) {
  person_names_ = engine::person_names(catalog, *this);
  for (const PersonName& pair : person_names_) {
    if (!pair.names_rows) continue;
    name_columns_[pair.table] = pair.first;
    column_roles_[table_items_[pair.table] - pair.table + pair.first].naming = true;
  }
}

const SchemaIndex::PersonName* SchemaIndex::row_names(uint32_t t) const {
  const auto found =
      std::lower_bound(person_names_.begin(), person_names_.end(), t,
                       [](const PersonName& pair, uint32_t table) { return pair.table < table; });
  return found != person_names_.end() && found->table == t && found->names_rows ? &*found : nullptr;
}

uint32_t SchemaIndex::columns(uint32_t t) const {
  const uint32_t end =
      t + 1 < tables() ? table_items_[t + 1] : static_cast<uint32_t>(items_.size());
  return end - table_items_[t] - 1;
}

uint32_t SchemaIndex::intern(const std::string& text) {
  const auto [at, fresh] = ids_.try_emplace(text, static_cast<uint32_t>(words_.size()));
  if (fresh) words_.push_back({text, {}, {}});
  return at->second;
}

void SchemaIndex::add_item(uint32_t table, uint32_t column, std::string_view name,
                           const std::vector<std::string>& words) {
  SchemaItem item{table, column, {}, {}, 0, false};
  const std::vector<std::string> parts = name_parts(name);
  for (const std::string& word : words) {
    item.words.push_back(intern(word));
    item.spelt.push_back(spelling(word, name, parts));
  }
  std::vector<std::string_view> texts;
  for (const uint32_t word : item.words) texts.emplace_back(words_[word].text);
  short_names_.add(parts, item.words, texts);
  size_t letters = 0;
  for (const std::string& part : parts) letters += part.size();
  item.parts = static_cast<uint32_t>(parts.size());
  item.unbroken = letters == name.size();
  items_.push_back(std::move(item));
}

// For "hometown" in the question and home_town in the schema, or AirportCode typed as one word.
void SchemaIndex::add_joined(uint32_t item, std::string_view name) {
  const std::string letters = text::joined(name_parts(name), "");
  const auto add = [&](const std::string& written) {
    Ids& ids = joined_[written];
    if (ids.empty() || ids.back() != item) ids.push_back(item);
  };
  add(letters);
  // "songwriter" of songwriters, which is split into two words
  const bool split = item < items_.size() && items_[item].column == kNone &&
                     items_[item].parts == 1 && items_[item].words.size() > 1;
  if (split && has_plural_suffix(letters)) add(lemma(letters));
}

// "tech" may be a technician as well as technology, which it is taken for.
void SchemaIndex::add_abbreviations(std::string_view name) {
  for (const std::string& part : name_parts(name)) {
    const std::string_view longer = part.size() < kShortestCut ? "" : expansion(part);
    const auto word = ids_.find(longer);
    if (longer.empty() || word == ids_.end()) continue;
    Ids& ids = cut_short_[part];
    add_once(ids, word->second);
  }
}

void SchemaIndex::index_words() {
  const Stemmer stemmer;
  for (uint32_t id = 0; id < words_.size(); ++id) {
    SchemaWord& word = words_[id];
    word.lemma = lemma(word.text);
    word.stem = stemmer.stem(word.text);
    by_lemma_[word.lemma].push_back(id);
    by_stem_[word.stem].push_back(id);
    const std::string lemma_stem = stemmer.stem(word.lemma);
    if (lemma_stem != word.stem) by_stem_[lemma_stem].push_back(id);
  }
  sorted_.resize(words_.size());
  std::iota(sorted_.begin(), sorted_.end(), 0U);
  std::sort(sorted_.begin(), sorted_.end(),
            [&](uint32_t a, uint32_t b) { return words_[a].text < words_[b].text; });
  first_posting_.assign(words_.size() + 1, 0);
  for (const SchemaItem& item : items_)
    for (const uint32_t word : item.words) ++first_posting_[word + 1];
  std::partial_sum(first_posting_.begin(), first_posting_.end(), first_posting_.begin());
  postings_.resize(first_posting_.back());
  std::vector<uint32_t> next(first_posting_.begin(), first_posting_.end() - 1);
  for (uint32_t i = 0; i < items_.size(); ++i)
    for (uint32_t p = 0; p < items_[i].words.size(); ++p)
      postings_[next[items_[i].words[p]]++] = {i, p};
}

std::span<const SchemaIndex::Posting> SchemaIndex::postings(uint32_t word) const {
  return std::span(postings_).subspan(first_posting_[word],
                                      first_posting_[word + 1] - first_posting_[word]);
}

std::span<const uint32_t> SchemaIndex::words_of(std::string_view lemma) const {
  const auto found = by_lemma_.find(lemma);
  return found == by_lemma_.end() ? std::span<const uint32_t>{} : found->second;
}

void SchemaIndex::add_tables_ending_in(uint32_t word, std::vector<uint32_t>& out) const {
  for (const Posting& posting : postings(word)) {
    const SchemaItem& item = items_[posting.item];
    if (item.column == kNone && posting.position + 1 == item.words.size())
      out.push_back(item.table);
  }
}

std::span<const uint32_t> SchemaIndex::joined(std::string_view letters) const {
  const auto found = joined_.find(letters);
  return found == joined_.end() ? std::span<const uint32_t>{} : found->second;
}

void SchemaIndex::add_similar(std::string_view lemma, float score, MatchKind match,
                              std::vector<Similar>& out) const {
  for (const uint32_t word : words_of(lemma)) out.push_back({word, score, match});
}

std::vector<SchemaIndex::Similar> SchemaIndex::similar(std::string_view folded,
                                                       std::string_view lemma,
                                                       std::string_view stem) const {
  std::vector<Similar> out;
  if (const auto found = ids_.find(folded); found != ids_.end())
    out.push_back({found->second, 1, MatchKind::kExact});
  add_similar(lemma, 0.97F, MatchKind::kForm, out);
  if (lemma != folded) add_similar(folded, 0.97F, MatchKind::kForm, out);
  if (const auto found = by_stem_.find(stem); found != by_stem_.end() && folded.size() > 2)
    for (const uint32_t word : found->second) out.push_back({word, 0.93F, MatchKind::kStem});
  if (const std::string_view longer = expansion(folded); !longer.empty())
    add_similar(longer, 0.95F, MatchKind::kAbbreviation, out);  // "max salary", "avg rating"
  add_consonants(folded, out);
  for (const std::string_view other : synonyms(lemma))
    add_similar(other, 0.75F, MatchKind::kSynonym, out);
  if (lemma != folded)
    for (const std::string_view other : synonyms(folded))
      add_similar(other, 0.75F, MatchKind::kSynonym, out);
  const bool own = std::any_of(out.begin(), out.end(),
                               [](const Similar& similar) { return similar.score > kDerived; });
  if (!own) add_derived(lemma, out);
  const bool named = std::any_of(out.begin(), out.end(), [](const Similar& similar) {
    return similar.match != MatchKind::kSynonym;
  });
  if (!named) {
    for (const std::string_view other : everyday_meanings(lemma))
      add_similar(other, kEveryday, MatchKind::kSynonym, out);
    if (lemma != folded)
      for (const std::string_view other : everyday_meanings(folded))
        add_similar(other, kEveryday, MatchKind::kSynonym, out);
  }
  if (!own && abbreviates()) add_short_names(folded, lemma, out);
  if (out.empty()) add_clipped(lemma, out);
  const bool known = !out.empty();
  add_cut_short(folded, out);
  add_partial(folded, out);
  if (!known) add_misspelt(folded, lemma, out);
  keep_best(out);
  return out;
}

bool SchemaIndex::close_to(std::string_view word) const {
  if (names(word)) return true;
  std::vector<Similar> typos;
  add_misspelt(word, lemma(word), typos);
  return !typos.empty();
}

// Words derived from the same verb: "rental" for "rent", and with less weight "sale" for "seller".
void SchemaIndex::add_derived(std::string_view lemma, std::vector<Similar>& out) const {
  for (const std::string_view word : derived_words(lemma)) {
    add_similar(word, kDerived, MatchKind::kDerived, out);
    for (const std::string_view other : derived_words(word))
      if (other != lemma) add_similar(other, kDerivedTwice, MatchKind::kDerived, out);
  }
}

// Schema words that are written without vowels: bdgt for "budget".
void SchemaIndex::add_consonants(std::string_view folded, std::vector<Similar>& out) const {
  std::string bare;
  for (const char c : folded)
    if (bare.empty() || !is_vowel(c)) bare += c;
  if (bare.size() < 3 || bare == folded || is_common_word(bare)) return;
  if (const auto found = ids_.find(bare); found != ids_.end())
    out.push_back({found->second, 0.9F, MatchKind::kAbbreviation});
}

// "patients" for the table pt, where most names are short.
void SchemaIndex::add_short_names(std::string_view folded, std::string_view lemma,
                                  std::vector<Similar>& out) const {
  auto found = short_names_.plain(folded, lemma);
  if (found.empty() && out.empty()) found = short_names_.loose(lemma);
  for (const ShortNames::Match& match : found)
    out.push_back({match.word, match.score, MatchKind::kAbbreviation});
  if (out.empty()) add_short_synonyms(lemma, out);
}

// "premises" for the table loc: the only short name of what the word is another word for.
void SchemaIndex::add_short_synonyms(std::string_view lemma, std::vector<Similar>& out) const {
  constexpr float kLess = 0.85F;
  std::vector<Similar> found;
  const auto add = [&](std::string_view other) {
    for (const ShortNames::Match& match : short_names_.plain(other, other))
      found.push_back({match.word, match.score * kLess, MatchKind::kSynonym});
  };
  for (const std::string_view other : synonyms(lemma)) add(other);
  for (const std::string_view other : everyday_meanings(lemma)) add(other);
  keep_best(found);
  if (found.size() == 1) out.push_back(found[0]);
}

// The only schema word, of a few letters and no English word, whose letters occur in this one in
// their order, including the first and the last one: rte for "route".
void SchemaIndex::add_clipped(std::string_view lemma, std::vector<Similar>& out) const {
  constexpr size_t kShortest = 3, kLongest = 5;
  if (lemma.size() < kLongest || filler(lemma) > 0) return;
  uint32_t only = 0;
  size_t found = 0;
  for (uint32_t id = 0; id < words_.size(); ++id) {
    const std::string& text = words_[id].text;
    if (text.size() < kShortest || text.size() > kLongest || text.size() + 1 >= lemma.size() ||
        2 * text.size() + 1 < lemma.size() || text[0] != lemma[0] || text.back() != lemma.back() ||
        is_common_word(text))
      continue;
    size_t at = 0;
    for (const char c : lemma) at += at < text.size() && text[at] == c ? 1U : 0U;
    if (at == text.size()) only = id, ++found;
  }
  if (found == 1) out.push_back({only, kClipped, MatchKind::kAbbreviation});
}

// Words that an abbreviation of the schema begins: "instruments" where it has "instr".
void SchemaIndex::add_cut_short(std::string_view folded, std::vector<Similar>& out) const {
  for (size_t n = kShortestCut; n + 2 < folded.size() && n < 12 && !cut_short_.empty(); ++n)
    if (const auto found = cut_short_.find(folded.substr(0, n)); found != cut_short_.end())
      for (const uint32_t word : found->second)
        out.push_back({word, kCutShort, MatchKind::kAbbreviation});
}

// Prefix matches: a schema word that begins the question word (avail, "availability") or reverse.
void SchemaIndex::add_partial(std::string_view folded, std::vector<Similar>& out) const {
  if (folded.size() < 4 || folded.size() > 40) return;
  for (size_t n = 3; n < folded.size(); ++n) {
    const auto found = ids_.find(folded.substr(0, n));
    if (found == ids_.end()) continue;
    const bool most = n >= 4 && n * 10 >= folded.size() * 6;
    if (most || n + 1 < folded.size())
      out.push_back({found->second, most ? 0.6F : 0.5F, MatchKind::kBeginning});
  }
  auto at =
      std::lower_bound(sorted_.begin(), sorted_.end(), folded,
                       [&](uint32_t id, std::string_view text) { return words_[id].text < text; });
  for (; at != sorted_.end() && words_[*at].text.starts_with(folded); ++at)
    if (folded.size() * 10 >= words_[*at].text.size() * 6)
      out.push_back({*at, 0.6F, MatchKind::kBeginning});
}

// Typos, by edit distance. Stop words and common schema words are taken as spelled correctly. One
// typo of exactly one word of the schema counts more than from several.
void SchemaIndex::add_misspelt(std::string_view folded, std::string_view lemma,
                               std::vector<Similar>& out) const {
  if (folded.size() < 5 || folded.size() > 30 || filler(folded) > 0 || is_common_word(folded) ||
      is_common_word(lemma))
    return;
  const size_t limit = folded.size() >= 8 ? 2 : 1;
  const size_t first = out.size();
  std::string_view only;
  bool several = false;
  for (uint32_t id = 0; id < words_.size(); ++id) {
    const std::string& text = words_[id].text;
    if (text.size() < 4 || text[0] != folded[0] || text.size() + limit + 1 < folded.size() ||
        folded.size() + limit + 1 < text.size())
      continue;
    const size_t typos = std::min(text::edit_distance(folded, text, limit),
                                  text::edit_distance(lemma, words_[id].lemma, limit));
    if (typos > limit) continue;
    if (typos == 1 && text.size() >= 5) {
      several |= !only.empty() && only != words_[id].lemma;
      only = words_[id].lemma;
    }
    out.push_back({id, typos == 1 ? kTypo : kTypos, MatchKind::kTypo});
  }
  if (several || only.empty())
    for (size_t i = first; i < out.size(); ++i) out[i].score = kTypos;
}

bool SchemaIndex::has_word(const SchemaItem& item, std::string_view word) const {
  return std::any_of(item.words.begin(), item.words.end(), [&](uint32_t id) {
    return words_[id].text == word || words_[id].lemma == word;
  });
}

bool SchemaIndex::has_any_word(const SchemaItem& item,
                               std::span<const std::string_view> words) const {
  return std::any_of(words.begin(), words.end(),
                     [&](std::string_view word) { return has_word(item, word); });
}

std::string SchemaIndex::text(const SchemaItem& item) const {
  std::string out;
  for (const uint32_t id : item.words) out += (out.empty() ? "" : " ") + words_[id].text;
  return out;
}

std::string SchemaIndex::lemmas(const SchemaItem& item) const {
  std::string out;
  for (const uint32_t id : item.words) out += (out.empty() ? "" : " ") + words_[id].lemma;
  return out;
}

std::vector<uint32_t> SchemaIndex::measures(uint32_t t) const {
  std::vector<uint32_t> out;
  for (uint32_t c = 0; c < columns(t); ++c)
    if (column_roles(t, c).measure) out.push_back(c);
  return out;
}

}  // namespace ask::engine
