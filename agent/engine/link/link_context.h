// Read-only input of the value linker: the tokens of the question, the mentions of tables and
// columns among them, and the snapshot whose stored values are looked up.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "agent/db/statistics/snapshot.h"
#include "agent/engine/link/lattice.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

struct LinkContext {
  std::string_view question;
  std::span<const Token> tokens;
  const db::Snapshot& snapshot;
  const SchemaIndex& index;
  std::span<const Mention> schema;  // the mentions of tables and columns
  std::vector<std::string> normal;  // db::ValueIndex::normalised() of each token
};

// The context of one question. All arguments must outlive it.
LinkContext link_context(std::string_view question, std::span<const Token> tokens,
                         const db::Snapshot& snapshot, const SchemaIndex& index,
                         std::span<const Mention> schema);

// True if nothing but the end of the question or punctuation follows the token.
bool ends_clause(const LinkContext& context, uint32_t at);
// True if the noun of the table begins at this token.
bool table_begins_at(const LinkContext& context, uint32_t at, uint32_t table);
// True if the question names the table or one of its columns.
bool is_mentioned(const LinkContext& context, uint32_t table);
// True if a mention of the hit's column, or of its table unless `by_column`, is next to the span:
// "the state of ohio".
bool near_mention(const LinkContext& context, uint32_t begin, uint32_t end, const db::ValueHit& hit,
                  bool by_column = false);
// True if rows of the first table refer to the second, a short lookup table: "were cancelled" is a
// status of orders whose texts are stored in a table of their own.
bool is_lookup_table(const LinkContext& context, uint32_t rows, uint32_t list);

}  // namespace ask::engine
