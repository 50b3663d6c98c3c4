#include "agent/engine/schema/row_owners.h"

#include <algorithm>
#include <span>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/organisation_words.h"
#include "agent/engine/lexicon/word_classes_people.h"
#include "agent/engine/lexicon/word_classes_tables.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/key_roles.h"

namespace ask::engine {
namespace {

constexpr int kFarthest = 4;  // keys between a row and its people

template <class Words>
bool is_called_by(const SchemaIndex& index, uint32_t table, const Words& nouns) {
  const auto& words = index.table(table).words;
  return !words.empty() && text::is_one_of(index.word(words.back()).lemma, nouns);
}

// True for the short name of a table in the names of its columns: "boa" of "boat" in boa_own_id.
bool abbreviates(const SchemaIndex& index, uint32_t word, uint32_t table) {
  const auto& words = index.table(table).words;
  return std::any_of(words.begin(), words.end(), [&](uint32_t w) {
    return index.word(w).text.starts_with(index.word(word).text);
  });
}

}  // namespace

bool keeps_staff(const SchemaIndex& index, uint32_t table) {
  if (is_called_by(index, table, kStaffRoles)) return true;
  constexpr uint32_t kMostLookedAt = 40;
  const bool served =
      is_called_by(index, table, kServedPeople) && !is_called_by(index, table, kServedUnlessHired);
  if (served || !holds_people(index, table)) return false;
  const bool anybody = is_called_by(index, table, kPeopleTables);
  for (uint32_t c = 0; c < std::min(index.columns(table), kMostLookedAt); ++c) {
    const SchemaItem& column = index.column(table, c);
    const ColumnRoles& roles = index.column_roles(table, c);
    const bool key = roles.reference || roles.identifier || roles.measure;
    if (index.has_any_word(column, kEmployedColumns) ||
        (!anybody && !key && index.has_any_word(column, kJobColumns)))
      return true;
  }
  return false;
}

bool keeps_unpaid_staff(const SchemaIndex& index, uint32_t table) {
  return is_called_by(index, table, kUnpaidStaff);
}

RowOwner row_owner(const SchemaGraph& graph, const SchemaIndex& index, uint32_t table) {
  std::vector<uint32_t> level{table}, seen{table};
  for (int step = 0; step < kFarthest && !level.empty(); ++step) {
    std::vector<uint32_t> next;
    std::vector<RowOwner> owners, firms;
    for (const uint32_t t : level)
      for (const uint32_t e : graph.of(t)) {
        const JoinEdge& edge = graph.edges()[e];
        if (edge.child != t || edge.child_columns.size() != 1 || contains(seen, edge.parent))
          continue;
        if (!holds_people(index, edge.parent)) {
          next.push_back(edge.parent);
          if (is_called_by(index, edge.parent, kOwningOrganisations) && !holds_people(index, table))
            firms.push_back({edge.parent, {}});
          continue;
        }
        const ColumnExpr key{t, edge.child_columns[0]};
        auto roles = role_words(key, {edge.parent, edge.parent_columns[0]}, index);
        std::erase_if(roles, [&](uint32_t w) { return abbreviates(index, w, t); });
        const bool served = std::any_of(roles.begin(), roles.end(), [&](uint32_t w) {
          return text::is_one_of(index.word(w).lemma, kServedPeople) &&
                 !text::is_one_of(index.word(w).text, kOriginKeyWords);
        });
        if (keeps_staff(index, edge.parent) || keeps_unpaid_staff(index, edge.parent) ||
            (!roles.empty() && !served))
          continue;
        owners.push_back({edge.parent, served ? key : ColumnExpr{}});
      }
    if (owners.empty()) owners = std::move(firms);  // the company of a ship
    if (owners.size() == 1) return owners[0];
    if (!owners.empty()) return {};
    seen.insert(seen.end(), next.begin(), next.end());
    level = std::move(next);
  }
  return {};
}

}  // namespace ask::engine
