// Queries that hardly answer any question, whatever its words: what they show says nothing, or a
// condition is on a column that it cannot be about. They rank last, and are never answered.
#pragma once
#include <cstdint>

#include "agent/engine/ground/ground.h"
#include "agent/engine/parse/arcs.h"
#include "agent/engine/rank/mentioned_items.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

enum class ImplausibleShape : uint8_t {
  kPlausible,
  kLoneFlag,         // a yes or no where nobody asks for it: "who gets the newsletter" as 0 and 1
  kKeyOfPerson,      // people are asked for, and all that is shown is a key: "who" as 17
  kUnaskedGroups,    // "the average projector repair time" of each projector
  kLostAlternative,  // "cancelled or no show" of which one is sought
  kHiddenGroups,     // the sums of groups without what they are of
  kLostEach,         // "for each festival, what share of its loans" over all festivals
  kLostDeed,         // "members who have given up" as all members
  kLostDateBound,    // "since 2024" as in that year
  kCountedMost,      // "the most in fees" by the number of rows
  kGroupedAmounts,   // groups of equal amounts: "weight per cheese" by the weight
  kYearAsAmount,     // "donations in 2023" of 2023 dollars
  kLostFigure,       // "customers in each segment and what they have borrowed" without the latter
  kSingleRows,       // "how many times each climber got to the top" as 1 of each
  kRankedByOther,    // "the biggest treatment bill" by the miles to a farm
  kOtherAmount,      // "fees collected" as the fee of each course
  kOtherFigure,      // ranked by the average of one column, and the average of another is shown
  kFannedOutSum,     // what a tank holds, added up once for each of its batches of a year
  // A period of when the owner of the rows came, where the rows have a date of their own: "orders
  // of 2023" by the date on which the customers joined.
  kDateOfOwner,
  // By the choice of a column or table (implausible_choices.h).
  kCountedDates,    // "how many joined" by the number of different days
  kShownMeasure,    // "busiest day by visitors" as a number of visitors
  kNumberAsMost,    // "on the most episodes" by the number of an episode
  kHolderByRow,     // "our biggest buyer" by one sale
  kPlaceOfSingle,   // a place among the rows of a group that are one
  kPayOfOthers,     // what a patient paid as the wage of the doctor
  kPeopleForThing,  // "what was sold" as who bought it
  kCountAsAmount,   // "3 or more acts" as a fee of 3
  // By whom is shown (implausible_people.h).
  kRefusalAsAbsence,  // "anyone we won't hire to" as who never hired
  kByOtherPeople,     // people whom only other people connect with the rows
  kNamesake,          // "Bell" as one of two people who are called so
  // By the joins (implausible_joins.h).
  kRowsOfSibling,  // "parcels per driver" as all that the depot of the driver has
  kOtherEnd        // "came from Leeds" as the town of the recipient (implausible_directions.h)
};
// The first of them that the candidate has.
ImplausibleShape implausible_shape(const Candidate& candidate, const Arcs& arcs,
                                   const ColumnFacts& facts, const SchemaGraph& graph,
                                   const MentionedItems& mentioned);

}  // namespace ask::engine
