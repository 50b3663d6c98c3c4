// Follow-ups that restrict the rows, or add others: "only those from Germany", "also those with a
// phone".
#pragma once
#include <string>
#include <string_view>

#include "agent/engine/dialogue/probe.h"
#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// The words that restrict the rows.
struct RestrictingWords {
  std::string text;
  bool denied = false;  // "not ..."
  bool clause = false;  // it begins with a preposition or a relative pronoun
};

// The words that restrict, without the heads "the ones" and "those". `denied`: only where the
// follow-up begins with words that exclude.
RestrictingWords restricting_words(const Turn& turn, bool denied = false);
// "not", "without", "didn't"
bool denies(std::string_view word);
// True if a word from words()[from] on denies: "without the ones who don't want mail" denies what
// is denied. REQUIRES: from <= words.size().
bool denies_after(const Turn& turn, size_t from);
// "only delivered" after the number of shipments of each client: of what is counted.
RuleResult restrict_counted(const Turn& turn, const RestrictingWords& words);
// "exclude Germany", "without the Berlin ones": the stored values that follow; "" if others do.
std::string excluded_values(const Turn& turn);
// "only those from Germany", "the ones rated G", "without the refunded ones"
RuleResult restrict_rows(const Turn& turn);
// "only those with a port" after the numbers by home port, "without the empty ones": the groups
// that have a value.
RuleResult groups_with_value(const Turn& turn);
// Restricts the block to the rows of the short question.
void add_restriction(const Turn& turn, QueryBlock& block, const Probe& found);

}  // namespace ask::engine::dialogue
