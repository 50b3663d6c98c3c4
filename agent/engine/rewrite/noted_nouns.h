// Noted nouns for the rows of a table, which are read as the name of the table is.
#pragma once
#include <span>
#include <string>

#include "agent/db/statistics/value_index.h"
#include "agent/engine/schema/schema_model.h"
#include "agent/engine/text/token.h"

namespace ask::engine {

// A noun that begins at some token.
struct NotedNoun {
  size_t end = 0;    // token after it; 0 if there is none
  std::string name;  // of the table, in the number of the noun; "" if the noun is the name itself
};

// The longest noted phrase at token `at`, if it can only be a noun for the rows of one table. Every
// rule then sees the name that the schema has.
NotedNoun noted_noun(std::span<const Token> tokens, size_t at, const EngineSchema& schema,
                     const db::ValueIndex& values);

// A noun for what happened to the rows of a table at a noted date: "registrations" of "registered".
struct NotedEvent {
  size_t end = 0;          // token after it; 0 if there is none
  std::string rows, verb;  // the name of the table for several rows, and the phrase of the note
};

NotedEvent noted_event(std::span<const Token> tokens, size_t at, const EngineSchema& schema,
                       const db::ValueIndex& values);

}  // namespace ask::engine
