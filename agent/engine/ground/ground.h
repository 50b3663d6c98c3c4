// A sketch becomes a meaning: each unit gets its table or column, and what the question leaves out
// is filled in (what names a row, group keys, order, limits, sub-queries).
#pragma once
#include <array>
#include <functional>
#include <optional>
#include <vector>

#include "agent/engine/ground/origins.h"
#include "agent/engine/parse/arcs.h"
#include "agent/engine/parse/beam_search.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

// What was noticed of a reading; signals.h and looks.h weigh it. Counts or 0/1.
enum class Fact : uint8_t {
  kJoins,
  kImpliedColumn,
  kGuessedValue,
  kDroppedTable,
  kChildGuess,
  kBadType,
  kNoColumn,
  kSingleRowGroups,
  kTableUnused,
  kWeakCount,
  kDanglingNegation,
  kLostFilter,
  kUnheldValue,
  kGuessedGroup,
  kFacts
};
inline constexpr size_t kFacts = static_cast<size_t>(Fact::kFacts);

struct Candidate {
  LogicalForm logical_form;
  float score = 0;
  RuleCounts rule_counts;  // what the score is made of
  std::array<float, kFacts> facts{};
  const ParserState* state = nullptr;  // of the beam; good as long as it is
  float operator[](Fact fact) const { return facts[static_cast<size_t>(fact)]; }
};

struct GroundingContext {
  const Arcs& arcs;
  const ColumnFacts& column_facts;
  const SchemaGraph& graph;
  const Weights& weights;
};

// A table chosen for each ambiguous table unit.
struct TableChoice {
  ArcId unit;
  uint32_t table;
};

// Choices that the question leaves open; each is read both ways.
struct ShapeChoice {
  bool group_first = true;   // a group key that is not asked for stands before what is
  bool distinct = false;     // without repetition, although the question does not say so
  bool drop_unused = false;  // tables that were said, but add nothing, take no part
};

// Nothing when the sketch makes no sense with these tables. `origins`: where the parts come from,
// for those who ask.
std::optional<Candidate> ground(const GroundingContext& context, const ParserState& state,
                                const std::vector<TableChoice>& picks, ShapeChoice variant,
                                Origins* origins = nullptr);

// Every reading of the states, best first, equal meanings merged.
std::vector<Candidate> ground_all(const GroundingContext& context,
                                  const std::vector<ParserState>& states);

// Where the parts of one of them come from: the state is completed again until `same` knows it.
Origins origins_of(const GroundingContext& context, const ParserState& state,
                   const std::function<bool(Candidate&)>& same);

}  // namespace ask::engine
