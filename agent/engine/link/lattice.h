// The mention lattice: every reading of every span of the question, before anything is decided.
// lexer.h makes the tokens, linker.h the mentions; the beam (beam.h) walks over them.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "agent/engine/lexicon/cue.h"
#include "agent/engine/text/periods.h"
#include "agent/engine/text/token.h"

namespace ask::engine {

enum class MentionKind { kTable, kColumn, kValue, kNumber, kDate, kCue, kFiller };

// One reading of tokens [begin, end). Only the fields of its kind are set.
struct Mention {
  uint32_t begin = 0, end = 0;
  MentionKind kind = MentionKind::kFiller;
  float score = 0;       // 0-1: how well the words fit; see linker.h for the scale
  uint32_t table = 0;    // kTable, kColumn, kValue: index into Catalog::tables
  uint32_t column = 0;   // kColumn, kValue
  std::string text;      // kValue: as stored (or as quoted, when stored nowhere: see found)
  bool found = true;     // kValue: stands in the data
  bool partial = false;  // kValue: the words stand inside a longer stored value, `text`
  // Set when two columns of the table hold together what is meant. kColumn: "full name" is `column`
  // and `rest_column`. kValue: "Linda Smith" is `text` in `column` and `rest` in `rest_column`.
  uint32_t rest_column = 0xFFFFFFFF;
  // kColumn: the product with this column is meant ("revenue"); with the table alone, the sum of
  // the column ("units sold").
  uint32_t factor_table = 0xFFFFFFFF, factor = 0xFFFFFFFF;
  std::string rest;
  double number = 0;      // kNumber; kCue kTopN
  bool ordinal = false;   // kNumber: "third"
  std::string_view unit;  // kNumber: "money", "minute" when it was said with the number
  std::string from, to;   // kDate: see dates.h
  bool relative = false;
  Period period = Period::kWhole;
  Cue cue = Cue::kAnd;
  Scale scale;  // kCue: kSuperlative, comparatives ("older than")
};

struct Lattice {
  std::vector<Token> tokens;
  std::vector<Mention> mentions;   // by begin, then longest first, then best score first
  std::vector<uint32_t> first_at;  // index of the first mention beginning at token i; size tokens+1
};

}  // namespace ask::engine
