// Lattice arcs for the beam search: an arc groups the mentions of one span and one kind (table,
// column, value, or one cue); numbers and dates get an arc each. Grounding (ground/ground.h)
// chooses among the mentions of an arc once the whole question is parsed.
#pragma once
#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "agent/engine/ir/column_expr.h"
#include "agent/engine/ir/origin.h"
#include "agent/engine/lexicon/grammatical_classes.h"
#include "agent/engine/link/lattice.h"

namespace ask::engine {

struct Arc {
  uint16_t begin = 0, end = 0;  // tokens
  MentionKind kind = MentionKind::kFiller;
  Cue cue = Cue::kAnd;            // kCue only
  float score = 0;                // of the best mention
  uint32_t first = 0, count = 0;  // range in Arcs::mention_ids

  bool is_cue(Cue asked) const { return kind == MentionKind::kCue && cue == asked; }
};

inline constexpr size_t kNoToken = SIZE_MAX;

struct Arcs {
  const Lattice* lattice = nullptr;
  std::vector<Arc> all;               // sorted by begin
  std::vector<uint16_t> first_at;     // first arc that begins at each token; size tokens + 1
  std::vector<uint32_t> mention_ids;  // indices into lattice->mentions, best first in each arc
  std::vector<uint16_t> classes;      // WordClass bits of each token
  std::vector<float> filler;          // stop-word score of each token, 0-1; see linker.h

  size_t tokens() const { return first_at.empty() ? 0 : first_at.size() - 1; }
  const Arc& operator[](ArcId id) const { return all[static_cast<size_t>(id)]; }
  // REQUIRES: `arc` is an element of `all`.
  ArcId id_of(const Arc& arc) const { return static_cast<ArcId>(&arc - all.data()); }
  // The arcs that begin in tokens [begin, end); tokens after the last one have none.
  std::span<const Arc> beginning_in(size_t begin, size_t end) const {
    const size_t n = tokens();
    if (begin >= n) return {};
    return std::span(all).subspan(first_at[begin],
                                  size_t{first_at[std::min(end, n)]} - first_at[begin]);
  }
  std::span<const Arc> beginning_at(size_t token) const { return beginning_in(token, token + 1); }
  const Mention& mention(const Arc& arc, size_t i = 0) const {
    return lattice->mentions[mention_ids[arc.first + i]];
  }
  const Token& token(size_t i) const { return lattice->tokens[i]; }
  // The token in lower case; "" for kNoToken and others that are not there.
  std::string_view word(size_t token) const {
    return token < lattice->tokens.size() ? std::string_view(lattice->tokens[token].folded) : "";
  }
  // True where the question or its clause ends: after the last token and at punctuation.
  bool ends_at(size_t token) const {
    return token >= tokens() || lattice->tokens[token].punctuation;
  }
  bool is(size_t token, uint16_t mask) const {
    return token < classes.size() && (classes[token] & mask) != 0;
  }
  std::string text(const Arc& arc) const;  // question text, one space between tokens
  // True if a token of the arc, folded or as a lemma, is one of `words`.
  bool says(const Arc& arc, std::span<const std::string_view> words) const;
  bool says(const Arc& arc, std::initializer_list<std::string_view> words) const {
    return says(arc, std::span(words.begin(), words.size()));
  }
};

// The column, product or difference of a column mention.
ColumnExpr column_of(const Mention& mention);

// The best mention of a column arc; invalid for arcs of other kinds.
ColumnExpr best_column(const Arcs& arcs, const Arc& arc);

// True if a table follows "per", or a "by" that ends the question: "total revenue by category".
// False if the noun is in the plural, as in "placed by customers".
bool ends_in_group(const Arcs& arcs);

// Uses at most the first `kMostTokens` tokens. `lattice` must outlive the result.
inline constexpr size_t kMostTokens = 120;
Arcs make_arcs(const Lattice& lattice);

}  // namespace ask::engine
