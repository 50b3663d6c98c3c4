// The rows of the previous question that a follow-up points at, for queries of other rows that
// belong to them: "which courses do they teach?", "who sold those?".
#pragma once
#include <cstdint>
#include <initializer_list>
#include <optional>

#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

inline constexpr float kAskedNoun = 0.7F, kSurelyNoun = 0.85F;  // scores of mentions of tables

// The rows before that the follow-up points at.
struct RowsBefore {
  uint32_t table = kNone;
  uint32_t begin = 0, end = 0;  // tokens
  bool each = false;
};

// The table that the words from the token on name surely enough; null if it is not clear.
const Mention* table_at(const Turn& turn, uint32_t token, float score);
// Nullopt: it points at no rows, or at several.
std::optional<RowsBefore> anchor_of(const Turn& turn);
// True if nothing that the word may name or ask for is left out: it says how to ask, or that both
// kinds of rows belong together.
bool is_light(const Turn& turn, uint32_t i);
// A word that may be any verb: it names nothing of the database but what it stands between.
bool may_be_verb(const Turn& turn, uint32_t i, std::initializer_list<uint32_t> between);
// Adds the conditions that select the rows before to a query of `own`, whose rows are joined to
// them. False: none do.
bool restrict_to_anchor(const Turn& turn, const RowsBefore& anchor, QueryBlock& own);
// "which flats do they live in?": now.
bool is_present(const Turn& turn);
// The rows of a table that have an end are those that have not ended.
void keep_lasting(const Turn& turn, uint32_t table, QueryBlock& block);
// Its rows have a number and no name.
bool is_numbered(const Turn& turn, uint32_t table);
// The rows of the previous question are known: those that were added up only as "those".
bool knows_rows(const Turn& turn);

}  // namespace ask::engine::dialogue
