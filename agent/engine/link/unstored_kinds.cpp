#include "agent/engine/link/unstored_kinds.h"

#include <algorithm>
#include <string_view>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// True if the word is an everyday word for what `noun` says.
bool is_kind_of(const std::string& word, std::string_view noun) {
  return contains(everyday_meanings(word), noun);
}

// True if a text of the column is another kind of the noun than the word is.
bool stores_kinds(const db::Column& column, std::string_view noun, const std::string& word) {
  const auto& few = column.statistics.few;
  return std::any_of(few.begin(), few.end(), [&](const auto& stored) {
    const std::string kind = lemma(text::folded(stored.first));
    return kind != word && is_kind_of(kind, noun);
  });
}

}  // namespace

void drop_unstored_kinds(const std::vector<Token>& tokens, const db::Catalog& catalog,
                         const SchemaIndex& index, std::vector<Mention>& mentions) {
  constexpr float kRowsWord = 0.75F;
  constexpr size_t kMostColumns = 200;
  const auto is_unstored = [&](const Mention& m) {
    if (m.kind != MentionKind::kTable || m.match != MatchKind::kSynonym || m.score >= kRowsWord ||
        m.end != m.begin + 1 || index.table(m.table).words.empty())
      return false;
    const std::string& word = tokens[m.begin].lemma;
    const std::string_view noun = index.word(index.table(m.table).words.back()).lemma;
    const db::Table& table = catalog.tables[m.table];
    if (!is_kind_of(word, noun) || is_kind_of(std::string(noun), word) ||
        keeps_people(index, m.table) || table.columns.size() > kMostColumns)
      return false;
    const auto stores = [&](const db::Table& rows) {
      return std::any_of(rows.columns.begin(), rows.columns.end(),
                         [&](const db::Column& c) { return stores_kinds(c, noun, word); });
    };
    return stores(table) || std::any_of(table.foreign_keys.begin(), table.foreign_keys.end(),
                                        [&](const db::ForeignKey& key) {
                                          const db::Table* parent = catalog.find(key);
                                          return parent != nullptr && parent != &table &&
                                                 parent->columns.size() <= kMostColumns &&
                                                 stores(*parent);
                                        });
  };
  std::erase_if(mentions, is_unstored);
}

}  // namespace ask::engine
