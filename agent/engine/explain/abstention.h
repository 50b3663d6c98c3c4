// Messages of abstentions: the reason in plain English, the nearest table, and the next step.
#pragma once
#include <string>
#include <vector>

#include "agent/engine/engine.h"

namespace ask::engine {

// With the name of the function before it, a message has at most 160 characters.
inline constexpr size_t kLongestDecline = 146;  // bytes

struct Decline {
  std::vector<std::string> readings = {};  // of a doubt: what distinguishes each
  std::string question = {};               // an answerable one, or ""
  bool values_unread = false;              // the words may be stored values, which were not read
};

// True if a low confidence is the only reason to abstain.
bool is_doubt(const Confidence& confidence);

// cannot answer: I do not understand "lawyers"; nearest: artists (id, name); ask "how many artists
// are there?". At most kLongestDecline bytes. `confidence`: of the first candidate, or null if
// there is no candidate.
std::string decline_text(const Interpretation& interpretation, const Confidence* confidence,
                         const Decline& decline);

// Words of the question that the schema, its values and the notes do not explain, as written; empty
// if the engine abstains for another reason. `confidence`: as in decline_text.
std::vector<std::string> unknown_words(const Interpretation& interpretation,
                                       const Confidence* confidence);

// The tables by how much of the question names them or their columns; ties by row count.
std::vector<uint32_t> nearest_tables(const Interpretation& interpretation);

}  // namespace ask::engine
