// Mention lattice: every interpretation of every span of the question, before disambiguation.
// tokenizer.h makes the tokens and linker.h the mentions; the beam search (beam_search.h) walks it.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "agent/engine/ir/column_expr.h"
#include "agent/engine/lexicon/cue.h"
#include "agent/engine/schema/match_kind.h"
#include "agent/engine/text/periods.h"
#include "agent/engine/text/token.h"

namespace ask::engine {

// The condition of a kValue that is a state of rows: whether the column is NULL.
enum class NullTest : uint8_t { kNotTested, kMissing, kPresent };

enum class MentionKind { kTable, kColumn, kValue, kNumber, kDate, kCue, kFiller };

// One interpretation of tokens [begin, end). Only the fields of its kind are set.
struct Mention {
  uint32_t begin = 0, end = 0;
  MentionKind kind = MentionKind::kFiller;
  MatchKind match = MatchKind::kSynonym;  // kTable, kColumn, kValue: of the weakest word
  float score = 0;                        // link score, 0-1; see linker.h
  uint32_t word = 0xFFFFFFFF;  // kTable, kColumn: SchemaIndex::word() that the weakest is taken for
  uint32_t weakest = 0;        // the token of it, if `word` is set
  uint32_t table = 0;          // kTable, kColumn, kValue: index into Catalog::tables
  uint32_t column = 0;         // kColumn, kValue
  std::string text;            // kValue: the stored value, or the words of the question if !found
  bool found = true;           // kValue: occurs in the value index
  bool partial = false;        // kValue: the words are part of the longer stored value `text`
  bool noted = false;          // a phrase of a note
  bool of_comment = false;     // ... that a comment of the schema is
  bool inside = false;         // kValue: `text` is a word that occurs in many values of the column
  NullTest null_test = NullTest::kNotTested;
  // Set if the span covers two columns of the table. kColumn: "full name" is `column` and
  // `rest_column`. kValue: "Linda Smith" is `text` in `column` and `rest` in `rest_column`.
  uint32_t rest_column = 0xFFFFFFFF;
  // kColumn: the second factor of a product ("revenue"). With only factor_table set, the sum of the
  // column ("units sold").
  uint32_t factor_table = 0xFFFFFFFF, factor = 0xFFFFFFFF;
  // kColumn: what is taken off the price, see ColumnExpr.
  ColumnExpr::Adjust adjust = ColumnExpr::Adjust::kAsIs;
  uint32_t less_table = 0xFFFFFFFF, less = 0xFFFFFFFF;
  UnitId shown = kNoUnit;
  // kColumn: a measure of a note; kValue: a condition of a note. Index into Catalog::noted.
  uint32_t expression = 0xFFFFFFFF;
  std::string rest;
  double number = 0;      // kNumber; kCue kTopN
  bool ordinal = false;   // kNumber: "third"
  bool range = false;     // kNumber, kDate: given by its two ends, "from 10 to 20"
  double high = 0;        // kNumber with `range`: the upper end
  std::string_view unit;  // kNumber: unit of measure next to the number ("money", "minute"), or ""
  std::string from, to;   // kDate: see dates.h
  bool relative = false;
  Period period = Period::kWhole;  // kDate; kColumn: kAge for the age of a date of birth
  Cue cue = Cue::kAnd;
  GradableScale scale;  // kCue: kSuperlative, comparatives ("older than")
};

// A token that the parser may skip, at that score.
inline Mention filler_mention(uint32_t token, float score) {
  Mention mention;
  mention.begin = token;
  mention.end = token + 1;
  mention.kind = MentionKind::kFiller;
  mention.score = score;
  return mention;
}

// Tokens [begin, end) as a column, at that link score.
inline Mention column_mention(uint32_t begin, uint32_t end, MatchKind match, float score,
                              uint32_t table, uint32_t column) {
  Mention mention;
  mention.begin = begin;
  mention.end = end;
  mention.kind = MentionKind::kColumn;
  mention.match = match;
  mention.score = score;
  mention.table = table;
  mention.column = column;
  return mention;
}

struct Lattice {
  std::vector<Token> tokens;
  std::vector<Mention> mentions;   // sorted by begin, then longest first, then best score first
  std::vector<uint32_t> first_at;  // first mention that begins at token i; size tokens + 1
};

}  // namespace ask::engine
