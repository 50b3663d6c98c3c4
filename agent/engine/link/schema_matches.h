// One table or column against the tokens: which spans may name it, and how well.
#pragma once
#include <cstdint>
#include <span>
#include <vector>

#include "agent/engine/link/lattice.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

inline constexpr uint32_t kMaxSpan = 8;  // tokens of one mention

// A token that may stand for a word of an item's name.
struct Hit {
  uint32_t item, token, position;
  float score;
};

// A mention of a table (column == kNone) or column, small enough to be sorted by the thousand.
struct SchemaMention {
  uint32_t begin, end, table, column;
  float score;
  uint32_t rest = kNone;  // column: the second of a pair, as in "full name"
};

// Function words never name anything.
bool can_name(const Token& token);

// Finds the spans of one item and scores them.
class ItemMatcher {
 public:
  ItemMatcher(std::span<const Token> tokens, const SchemaIndex& index,
              std::vector<SchemaMention>& out)
      : tokens_(tokens), index_(index), out_(out) {}

  // `hits` by token; `owner`: those of the table's name, for a column.
  void match(const SchemaItem& item, std::span<const Hit> hits, std::span<const Hit> owner);

 private:
  struct Span {
    uint32_t begin, end;
    uint32_t missed = 0;  // tokens that fit nothing
    bool joined = false;  // has an "of" or the like
    bool owned = false;   // has a word of the table's name
    bool own = false;     // has a word of the item itself
  };
  enum class Fit { kOwn, kOwner, kJoint, kMiss };

  Fit fit(uint32_t token) const;
  void grow(const SchemaItem& item, uint32_t begin);
  void score(const SchemaItem& item, const Span& span);
  float cover(const Span& span, uint64_t& used, uint32_t& count) const;
  float table_score(const SchemaItem& item, float mean, uint64_t used) const;
  float column_score(const SchemaItem& item, const Span& span, float mean, uint64_t used) const;
  bool is_of_table(const SchemaItem& item, uint32_t word) const;

  std::span<const Token> tokens_;
  const SchemaIndex& index_;
  std::vector<SchemaMention>& out_;
  std::span<const Hit> hits_, owner_;
};

}  // namespace ask::engine
