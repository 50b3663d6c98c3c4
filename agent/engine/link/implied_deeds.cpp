#include "agent/engine/link/implied_deeds.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/lexicon/lexicon.h"

namespace ask::engine {
namespace {

// True for "never V", "have not V" and "didn't V", where V is token i.
bool denied_before(std::span<const Token> tokens, uint32_t i) {
  for (uint32_t k = i; k-- > 0 && k + 4 > i;)
    if (text::is_one_of(tokens[k].folded, {"never", "not"}) || tokens[k].folded.ends_with("n't"))
      return true;
  return false;
}

// The only dated table with a foreign key to `doer`, or where none is dated the only one that links
// it to other rows; kNone if there are none or several.
uint32_t only_deed(const db::Catalog& catalog, const SchemaIndex& index, uint32_t doer) {
  uint32_t found = kNone, link = kNone;
  size_t dates = 0, links = 0;
  for (uint32_t t = 0; t < catalog.tables.size(); ++t) {
    const db::Table& table = catalog.tables[t];
    if (t == doer || index.is_view(t) || !catalog.refers(table, catalog.tables[doer])) continue;
    bool dated = false;
    for (uint32_t c = 0; c < index.columns(t); ++c) dated |= index.column_facts(t, c).temporal;
    if (dated) found = t, ++dates;
    if (!dated && table.foreign_keys.size() > 1) link = t, ++links;
  }
  if (dates > 0) return dates == 1 ? found : kNone;
  return links == 1 ? link : kNone;
}

}  // namespace

void add_deeds(std::span<const Token> tokens, const db::Catalog& catalog, const SchemaIndex& index,
               std::vector<Mention>& mentions) {
  constexpr float kDeed = 0.75F;
  for (uint32_t i = 2; i < tokens.size(); ++i) {
    if (tokens[i].quoted || !is_relational_verb(tokens[i].lemma) || !denied_before(tokens, i))
      continue;
    const bool linked = std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
      const bool stored = m.kind == MentionKind::kValue && m.found && !m.partial && !m.inside;
      return m.begin <= i && i < m.end && (m.score >= 0.6F || stored);
    });
    const bool has_object = std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
      return m.kind == MentionKind::kTable && m.begin > i && m.begin - i <= 3 && m.score >= 0.7F;
    });  // "did not file any claims"
    if (linked || has_object) continue;
    uint32_t doer = kNone;
    for (const float known : {0.9F, 0.75F})
      for (const Mention& m : mentions)
        if (m.kind == MentionKind::kTable && m.end <= i && m.score >= known &&
            (known > 0.8F || doer == kNone))
          doer = m.table;
    const uint32_t deed = doer == kNone ? kNone : only_deed(catalog, index, doer);
    if (deed == kNone) continue;
    Mention mention;
    mention.begin = i;
    mention.end = i + 1;
    mention.kind = MentionKind::kTable;
    mention.score = kDeed;
    mention.table = deed;
    mentions.push_back(std::move(mention));
  }
}

}  // namespace ask::engine
