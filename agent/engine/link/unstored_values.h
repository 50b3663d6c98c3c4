// Values that stand nowhere in the data, as far as it was read: quoted texts and names.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/engine/link/lattice.h"

namespace ask::engine {

bool has_digit(const Token& token);
// Letters and digits, as in "B747": written like a code.
bool is_code(const Token& token);

Mention unknown_value(uint32_t begin, uint32_t end, std::string text, float score);

// Adds the runs of words with capitals that nothing stored and no name of the schema explains.
// The first `schema` mentions are of tables and columns, the others of values.
void add_unknown_names(std::string_view question, const std::vector<Token>& tokens, size_t schema,
                       std::vector<Mention>& mentions);

// Adds the word after "the letter", "the word", "a substring", which is meant as written.
void add_named_texts(const std::vector<Token>& tokens, std::vector<Mention>& mentions);

}  // namespace ask::engine
