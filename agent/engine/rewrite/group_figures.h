// A question for several figures of each of some groups, or of all rows: "each cleaner: how many
// cleans they've done, hours in total, date of the last one". Each part is put as a question of its
// own that names the groups: "how many cleans has each cleaner done".
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "agent/engine/rewrite/asked_parts.h"
#include "agent/engine/rewrite/word_sequence.h"

namespace ask::engine {

struct FigureQuestion {
  std::string text;
  std::string left_out;  // words of the part that only say again how the rows belong to the group
};

struct FigurePart {
  // kFigure: by the first of the questions that is understood. kRows, kTotal, kLast, kFirst: the
  // number, sum, last or first date of the rows that a figure before is of, or of those that the
  // questions count.
  enum class Kind : uint8_t { kFigure, kRows, kTotal, kLast, kFirst, kColumn };
  Kind kind = Kind::kFigure;
  std::vector<FigureQuestion> questions;
  AskedPart column;     // what it may ask for of the group itself instead
  bool among = false;   // of some of the rows that a part before counts
  bool certain = true;  // it says that it asks for a figure
};

struct AskedFigures {
  std::string head;    // as typed, a question of its own; "" if the question only names the groups
  std::string groups;  // what the groups are called; "" if the rows of the head are the groups
  bool each = false;   // also groups without such rows
  std::vector<WordSequence> parts;
};

// The ways in which the question can be read so, the likeliest first.
std::vector<AskedFigures> asked_figures(std::string_view question);

// What the parts are of.
struct FigureSubject {
  std::string one;   // "each cleaner", "Hollowdene Farm"; "" for all rows
  std::string rows;  // what a part counts: "cleans"; "" if none does
};

// What the first of the parts that counts something counts; "" if none does.
std::string counted_rows(const std::vector<WordSequence>& parts);

// False if one of them cannot be read, or none asks for a figure.
bool read_figure_parts(const std::vector<WordSequence>& parts, const FigureSubject& subject,
                       std::vector<FigurePart>& out);

}  // namespace ask::engine
