// Service roles of tables of people, to resolve "who": the people that an organisation serves, or
// its staff.
#pragma once
#include <span>
#include <vector>

#include "agent/engine/schema/schema_index.h"
#include "agent/engine/text/token.h"

namespace ask::engine {

// The weights, 0 to 1, of the tables of people for the person at token `at`, by the verb after it:
// 0 for those who do not do that ("who treated Bella" is not an owner). One for each table of
// `people`.
std::vector<float> people_weights(std::span<const Token> tokens, size_t at,
                                  const SchemaIndex& index, std::span<const uint32_t> people);

// True if the token is a form of one of the verbs.
bool is_form_of_any(const Token& token, std::span<const std::string_view> verbs);

// The table is called by the verb: setters of "who set the most routes".
bool is_agent_of(const SchemaIndex& index, uint32_t table, const Token& verb);

// The table is of those who have the things that others use: landlords.
bool lets_things(const SchemaIndex& index, uint32_t table);

// The first token after the person that is neither a helping verb nor an adverb.
size_t verb_after(std::span<const Token> tokens, size_t at);

}  // namespace ask::engine
