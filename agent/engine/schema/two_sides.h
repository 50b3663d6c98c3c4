// Rows of those who meet: a table with two keys of opposite sides to one other, home_id and away_id
// of a fixture, and how it ended.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/holdings.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

enum class Outcome : uint8_t { kAny, kWon, kLost, kDrawn };
enum class SideOf : uint8_t { kEither, kFirst, kSecond };

struct Meetings {
  uint32_t table = kNone, met = kNone;   // the rows, and those who meet in them
  ColumnExpr key;                        // of those who meet
  ColumnExpr first, second;              // the keys of the sides
  std::string first_word, second_word;   // "home", "away"
  ColumnExpr first_score, second_score;  // invalid if the result is not stored so
  ColumnExpr winner;                     // a third key to those who meet
  ColumnExpr result;                     // texts: "1-0", "0-1", "1/2"
  std::string first_wins, second_wins, draw;
  bool known() const { return table != kNone; }
  bool has_outcome() const {
    return first_score.valid() || winner.valid() || (result.valid() && !first_wins.empty());
  }
};

// The only table of the schema whose rows are met by two of another; not known if there are
// several.
Meetings meetings_of(const ColumnFacts& column_facts, const SchemaGraph& graph);

// The rows where one of those who meet `who` had the side, and the outcome for it, against one of
// those who meet `other`, or anyone if that is empty.
AllOf met_by(const ColumnFacts& column_facts, const Meetings& meetings, const AllOf& who,
             SideOf side, Outcome outcome, const AllOf& other);

// The rows that the side won or lost, or that nobody won.
AllOf ended_so(const Meetings& meetings, SideOf side, Outcome outcome);

// Those who, or denied never, met in such rows.
AllOf who_met(const ColumnFacts& column_facts, const Meetings& meetings, SideOf side,
              Outcome outcome, const AllOf& other, bool denied);

}  // namespace ask::engine
