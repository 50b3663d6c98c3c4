// A second look at the best readings of the beam, now that each is a complete query: a log-linear
// model over the beam's score, the signs (signals.h), the looks (looks.h), and the looks together
// with words of the question, such as "different" with DISTINCT.
#pragma once
#include <string>
#include <vector>

#include "agent/engine/parse/arcs.h"
#include "agent/engine/rank/coverage_features.h"
#include "agent/engine/rank/query_features.h"
#include "agent/engine/rank/result_key.h"

namespace ask::engine {

inline constexpr size_t kSecondLook = 40;  // readings that are looked at again

// What the second look found of one reading.
struct RankedCandidate {
  Signs signs;
  Looks looks{};
  ResultKey result_key;
  float beam_score = 0;
  float score = 0;
  double posterior = 0;          // of this reading among those looked at
  double posterior_of_rows = 0;  // of it and of those that come to the same
  double posterior_loosely = 0;  // ... or nearly
};

struct RankContext {
  const Arcs& arcs;
  const ColumnFacts& column_facts;
  const SchemaGraph& graph;
  bool yes_no;
};

// Every word of the question and every two that stand together, sorted; the first one also after
// "^". Numbers are "#", quoted texts "'".
std::vector<std::string> words_and_pairs(const Arcs& arcs);

// From their scores, best first, and denotations.
void set_chances(std::vector<RankedCandidate>& ranks);

// Puts the first kSecondLook readings in their new order, and says what was found of them.
std::vector<RankedCandidate> rank(const RankContext& context, std::vector<Candidate>& candidates);

}  // namespace ask::engine
