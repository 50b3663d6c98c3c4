// The lattice grouped for the beam: a unit is one span read in one way (as a table, a column, a
// value, a number, a date or one cue) with all the things it may stand for. Which of them is
// meant is decided when the whole question has been read (resolve.h).
#pragma once
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "agent/engine/ir/column_expr.h"
#include "agent/engine/link/lattice.h"

namespace ask::engine {

struct Unit {
  uint16_t begin = 0, end = 0;  // tokens
  MentionKind kind = MentionKind::kFiller;
  Cue cue = Cue::kAnd;            // kCue only
  float score = 0;                // of the best candidate
  uint32_t first = 0, count = 0;  // mention_ids, in Arcs::mention_ids
};

// What a word does in a sentence, whatever else it may mean.
enum WordClass : uint16_t {
  kComma = 1,
  kStop = 2,
  kAndWord = 4,
  kOrWord = 8,
  kBe = 16,
  kDo = 32,
  kRelation = 64,
  kRequest = 128,
  kPossessive = 256,
  kOfWord = 512,
  kArticle = 1024,
  kOwnPronoun = 2048,
  kBindsOwner = 4096,
  kQuestionWord = 8192
};

struct Arcs {
  const Lattice* lattice = nullptr;
  std::vector<Unit> all;              // by begin
  std::vector<uint16_t> first_at;     // of each token; size tokens + 1
  std::vector<uint32_t> mention_ids;  // indices of mentions, best first within a unit
  std::vector<uint16_t> classes;      // WordClass bits of each token
  std::vector<float> filler;          // of each token: 0-1, how surely it carries nothing

  size_t tokens() const { return first_at.empty() ? 0 : first_at.size() - 1; }
  const Mention& mention(const Unit& unit, size_t i = 0) const {
    return lattice->mentions[mention_ids[unit.first + i]];
  }
  const Token& token(size_t i) const { return lattice->tokens[i]; }
  bool is(size_t token, uint16_t mask) const {
    return token < classes.size() && (classes[token] & mask) != 0;
  }
  std::string text(const Unit& unit) const;  // as asked, one space between tokens
  // Some token of the unit is, folded or as a base form, one of these words.
  bool says(const Unit& unit, std::initializer_list<std::string_view> words) const;
};

// The best candidate of a column unit; nothing for another unit.
ColumnExpr best_column(const Arcs& arcs, const Unit& unit);

// At most `kMostTokens` tokens are looked at. `lattice` must outlive the result.
inline constexpr size_t kMostTokens = 120;
Arcs make_arcs(const Lattice& lattice);

}  // namespace ask::engine
