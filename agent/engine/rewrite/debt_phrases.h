// Phrases of debts in the words of the table that stores them, for rewrite_debts.h and
// rewrite_unpaid_rows.h.
#pragma once
#include <string>
#include <string_view>

#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {

bool owes(const WordSequence& words, size_t i);
// A word before the verb that adds nothing: "who still", "that currently".
bool is_before_owing(const WordSequence& words, size_t i);

// After the verb: "us", "the most money", "altogether", "more than 50 pounds".
struct OwedTail {
  size_t end = 0;  // the place after it
  bool most = false, least = false;
  std::string bound;  // "more than 50"; empty if there is none

  bool bare() const { return !most && !least && bound.empty(); }
};
OwedTail owed_tail(const WordSequence& words, size_t verb);

// What is owed in total, as the linker reads it (link/implied_debts.h) if a part may be paid.
WordSequence owed_amount(const Debts& debts);
// The same in the unit at the end of the question, if it names one: "... in pounds".
WordSequence owed_amount_in(const WordSequence& words, const Debts& debts);
// The rows that are not paid, or, if `amount`, what they add up to. `by`: what else restricts
// them; `bound`: of what is owed.
// REQUIRES: debts.rows is not empty, nor is debts.amount if `amount` or a bound asks for it.
WordSequence unpaid(const Debts& debts, bool amount, const WordSequence& by = {},
                    std::string_view bound = {});

// "and how much", "with how much altogether", "and what do they owe in pounds", up to the end of
// the question: the words that it takes, 0 if it is not there.
size_t how_much_owed(const WordSequence& words, size_t at);
// What is owed, named after the verb: "subs for autumn 2023". Sets `debts` to those rows, and
// returns the place after the noun, `at` if none is named.
size_t named_debts(const WordSequence& words, const SchemaPhrases& phrases, size_t at,
                   Debts& debts);

}  // namespace ask::engine
