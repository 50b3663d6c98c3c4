// The date that records an act which a noun names: "arrivals" of checked_in, "deliveries" of
// received_on. Rows of the table are then what is asked for.
#pragma once
#include <cstdint>
#include <span>

#include "agent/engine/ir/column_expr.h"
#include "agent/engine/schema/schema_index.h"
#include "agent/engine/text/token.h"

namespace ask::engine {

// How many tokens from `at` on are the noun of an act, in the plural, or behind "the first" in the
// singular: 2 of "check-ins". 0 if they are none.
uint32_t act_noun_length(std::span<const Token> tokens, uint32_t at);

struct ActDate {
  uint32_t column = kNone;
  bool same_verb = false;  // not only of a like verb: "delivered", and not "received"
  bool found() const { return column != kNone; }
};
// The only date of the table that records the act of the noun at token `at`; no planned one.
ActDate date_of_act(const SchemaIndex& index, uint32_t table, std::span<const Token> tokens,
                    uint32_t at);

// The only date of the table that records what a verb like this one says: exit_date of "left".
uint32_t date_of_like_verb(const SchemaIndex& index, uint32_t table, const Token& verb);

// The only date of the table that records what the verb, or else one like it, says, in any of its
// forms: left_on of "leave"; no planned one. Of several the one with the particle: "check out".
uint32_t date_said_by(const SchemaIndex& index, uint32_t table, const Token& verb,
                      std::string_view particle = {});

}  // namespace ask::engine
