#include "agent/engine/link/implied_owners.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/lexicon/owner_words.h"
#include "agent/engine/link/key_targets.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/row_owners.h"

namespace ask::engine {
namespace {

// The only people whom the rows of the table belong to, and who do not work on them.
uint32_t owners_of(const KeyTargets& keys, const SchemaIndex& index, uint32_t table) {
  uint32_t found = kNone;
  for (const uint32_t parent : keys.of(table)) {
    if (parent == table || !holds_people(index, parent) || keeps_staff(index, parent) ||
        keeps_unpaid_staff(index, parent))
      continue;
    if (found != kNone) return kNone;
    found = parent;
  }
  return found;
}

// The table of the rows that are named, or of the stored value, nearest to token `at`.
uint32_t rows_beside(const std::vector<Mention>& mentions, uint32_t at) {
  constexpr float kNamed = 0.8F, kStored = 0.6F;
  uint32_t found = kNone, nearest = kNone;
  for (const Mention& m : mentions) {
    const bool rows = (m.kind == MentionKind::kTable && m.score >= kNamed) ||
                      (m.kind == MentionKind::kValue && m.found && !m.inside && m.score >= kStored);
    const uint32_t gap = m.begin > at ? m.begin - at : at - m.begin;
    if (!rows || m.begin == at || gap >= nearest) continue;
    nearest = gap;
    found = m.table;
  }
  return found;
}

}  // namespace

void add_owners(std::span<const Token> tokens, const db::Catalog& catalog, const SchemaIndex& index,
                std::vector<Mention>& mentions) {
  constexpr float kMeant = 0.85F, kLinked = 0.6F;
  for (uint32_t at = 0; at < tokens.size(); ++at) {
    const Token& token = tokens[at];
    if (token.quoted || !text::is_one_of(token.lemma, kNounsOfOwners) || index.names(token.lemma))
      continue;
    if (std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
          return m.begin <= at && at < m.end && m.score >= kLinked;
        }))
      continue;
    const uint32_t rows = rows_beside(mentions, at);
    if (rows == kNone) return;
    const uint32_t owners = owners_of(KeyTargets(catalog), index, rows);
    if (owners == kNone) return;
    Mention mention;
    mention.begin = at;
    mention.end = at + 1;
    mention.kind = MentionKind::kTable;
    mention.match = MatchKind::kPerson;
    mention.score = kMeant;
    mention.table = owners;
    mentions.push_back(std::move(mention));
    return;
  }
}

}  // namespace ask::engine
