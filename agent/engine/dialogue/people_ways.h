// The ways from rows to people, for questions with "who": by keys of the rows, over what refers to
// them or what they refer to, and how each fits the verb.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// How well a way fits the words of the question.
enum class Fit : uint8_t { kNot, kDoubtful, kUnknown, kClass, kEvent, kRole };

// A way from the rows to people.
struct Way {
  uint32_t people = kNone;
  uint32_t link = kNone;  // the rows between, if there are any
  ColumnExpr key;         // to the people; of people who refer to the rows, to these
  bool of_people = false;
  bool by_events = false;  // over rows that refer to the others
  uint32_t steps = 1;
  Fit fit = Fit::kUnknown;
};

// What the question says beside "who" and the rows.
struct WhoAsked {
  const Token* verb = nullptr;
  std::string particle;
  uint32_t token = kNone;          // of the verb
  uint32_t modal = kNone;          // "may", "can"
  uint32_t people = kNone;         // "the callers"
  ColumnExpr role;                 // "the PIs" of a key pi_id
  std::string_view relation;       // "who is on it?": its preposition
  bool does = false, has = false;  // "who did them?", "who has them?"
  bool latest = false, earliest = false;
};

// The verb is of those who work on the rows, or of those whom they are for; both are false for
// another one.
struct VerbClass {
  bool staff = false, served = false;
};
VerbClass class_of(const WhoAsked& asked);

// At most 24; none if there are more, of which any may be meant.
std::vector<Way> ways_to_people(const Turn& turn, uint32_t rows);
// The flag of the rows between that the verb or its modal names: "who may pick her up?" of a link
// with "may_pick". Invalid if there is none.
ColumnExpr flag_named(const Turn& turn, const Way& way, const WhoAsked& asked);
Fit fit_of(const Turn& turn, const Way& way, uint32_t rows, const WhoAsked& asked);
// Of events that refer to several people, those who work there, or those whom they are for.
void choose_by_class(const Turn& turn, VerbClass verbs, std::vector<Way>& ways);

}  // namespace ask::engine::dialogue
