#include "agent/engine/link/values_of_owners.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "agent/common/words.h"

namespace ask::engine {
namespace {

constexpr float kOwnRowsNamed = 0.9F;

bool is_whole_value(const Mention& m) {
  return m.kind == MentionKind::kValue && m.found && !m.partial && !m.inside &&
         m.null_test == NullTest::kNotTested;
}

// True if the words before the value are the rows that store it: "the cast of".
bool follows_own_rows(const std::vector<Mention>& mentions, const Mention& value) {
  return std::any_of(mentions.begin(), mentions.end(), [&](const Mention& rows) {
    return rows.kind == MentionKind::kTable && rows.table == value.table &&
           rows.score >= kOwnRowsNamed && rows.end + 1 == value.begin;
  });
}

}  // namespace

void take_values_of_owners(std::span<const Token> tokens, const db::Catalog& catalog,
                           const SchemaIndex& index, std::vector<Mention>& mentions) {
  const auto is_owner = [&](const Mention& value, const Mention& own) {
    return is_whole_value(value) && value.begin == own.begin && value.end == own.end &&
           value.table != own.table && index.column_roles(value.table, value.column).naming &&
           catalog.refers(catalog.tables[own.table], catalog.tables[value.table]);
  };
  const auto names_owner = [&](const Mention& own) {
    return is_whole_value(own) && own.begin > 1 && tokens[own.begin - 1U].folded == "of" &&
           follows_own_rows(mentions, own) &&
           std::any_of(mentions.begin(), mentions.end(),
                       [&](const Mention& value) { return is_owner(value, own); });
  };
  std::vector<Mention> kept;  // each is compared with all others
  std::remove_copy_if(mentions.begin(), mentions.end(), std::back_inserter(kept), names_owner);
  if (kept.size() < mentions.size()) mentions = std::move(kept);
}

}  // namespace ask::engine
