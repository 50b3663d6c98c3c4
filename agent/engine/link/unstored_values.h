// Value mentions that the value index does not contain: quoted texts, names and literal words.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/engine/link/lattice.h"

namespace ask::engine {

bool has_digit(const Token& token);
// True for a mix of letters and digits, such as "B747".
bool is_code(const Token& token);

Mention unknown_value(uint32_t begin, uint32_t end, std::string text, float score);

// Adds each run of capitalised words that neither stored values nor schema names account for.
// REQUIRES: the first `schema` mentions are tables and columns, the others values.
void add_unknown_names(std::string_view question, const std::vector<Token>& tokens, size_t schema,
                       std::vector<Mention>& mentions);

// Adds the literal word after "the letter", "the word", "a substring" and the like.
void add_named_texts(const std::vector<Token>& tokens, std::vector<Mention>& mentions);

// Marks the text that is searched for in a name as quoted, where it could be taken for grammar:
// "whose name starts with The", "with & in the name".
void quote_searched_texts(std::vector<Token>& tokens);

}  // namespace ask::engine
