// Matcher of one table or column against the tokens: which spans may name it, and with what score.
#pragma once
#include <cstdint>
#include <span>
#include <vector>

#include "agent/engine/link/lattice.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

inline constexpr uint32_t kMaxSpan = 8;  // tokens of one mention

// A match of a token with one word of an item's name. `item` indexes SchemaIndex::items().
struct WordHit {
  uint32_t item, token, position;
  float score;
  MatchKind match;
};

// A compact schema mention of a table (column == kNone) or column; there can be thousands to sort.
struct SchemaMention {
  uint32_t begin, end, table, column;
  float score;
  MatchKind match;
  uint32_t word = kNone, weakest = 0;  // see Mention
  uint32_t rest = kNone;               // second column of a pair, as in "full name"
};

// False for function words, punctuation and quoted text, which never name a schema item.
bool can_name(const Token& token);

// Finds and scores the spans that may name an item.
class ItemMatcher {
 public:
  ItemMatcher(std::span<const Token> tokens, const SchemaIndex& index,
              std::vector<SchemaMention>& out)
      : tokens_(tokens), index_(index), out_(out) {}

  // Appends the mentions of `item`. `hits` are sorted by token; `owner`: for a column, the hits of
  // its table's name.
  void match(const SchemaItem& item, std::span<const WordHit> hits, std::span<const WordHit> owner);

 private:
  struct MatchedSpan {
    uint32_t begin, end;
    uint32_t missed = 0;  // tokens without a match
    bool joined = false;  // contains a connecting word such as "of"
    bool owned = false;   // contains a word of the table's name
    bool own = false;     // contains a word of the item's own name
  };
  enum class Fit { kOwn, kOwner, kJoint, kMiss };

  Fit fit(uint32_t token) const;
  uint64_t small_words(uint32_t token) const;
  void grow(const SchemaItem& item, uint32_t begin);
  void score(const SchemaItem& item, const MatchedSpan& span);
  // The result of cover(): the words of the name that the span has, as bits, the number of tokens
  // that had to match, and how the weakest of them does.
  struct Cover {
    uint64_t used = 0;
    uint32_t count = 0;
    MatchKind match = MatchKind::kExact;
    uint32_t word = kNone, weakest = 0;
  };
  float cover(const MatchedSpan& span, Cover& cover) const;
  float table_score(const SchemaItem& item, float mean, uint64_t used) const;
  bool names_more_than_rows(const SchemaItem& item, uint64_t used) const;
  float column_score(const SchemaItem& item, const MatchedSpan& span, float mean,
                     uint64_t used) const;
  bool lacks_minor_unit(const SchemaItem& item, const MatchedSpan& span) const;
  bool refers_to_codes(const SchemaItem& item, const MatchedSpan& span) const;
  bool names_other_table(const SchemaItem& item) const;
  bool ends_in_unit(const SchemaItem& item) const;
  bool matches_part(const SchemaItem& item, uint64_t used) const;
  bool counts_rows(const SchemaItem& item, const MatchedSpan& span) const;
  bool is_of_table(const SchemaItem& item, uint32_t word) const;

  std::span<const Token> tokens_;
  const SchemaIndex& index_;
  std::vector<SchemaMention>& out_;
  std::span<const WordHit> hits_, owner_;
  const SchemaItem* item_ = nullptr;  // that is matched
};

}  // namespace ask::engine
