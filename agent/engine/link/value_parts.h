// Values that the question names only in part, and full names that are stored in two columns.
#pragma once
#include <string_view>
#include <vector>

#include "agent/engine/link/link_context.h"

namespace ask::engine {

// "because of wind", "due to illness", "reason illness"
bool follows_cause(const LinkContext& context, uint32_t at);
// Adds "linda smith" where two name columns of the same table store "linda" and "smith".
void add_full_name(const LinkContext& context, uint32_t begin, uint32_t end, std::string_view text,
                   std::vector<Mention>& values);
// Adds the longer values in which the text occurs, or the one that it misspells. Skips unquoted
// spans that name a table or column.
void add_partial(const LinkContext& context, uint32_t begin, uint32_t end, std::string_view text,
                 std::vector<Mention>& values);
// Adds "smoke machine" for the Antari smoke machine: words that name nothing else and begin
// or end a few names of one table. REQUIRES: as add_inner_word().
void add_inner_phrase(const LinkContext& context, uint32_t at, std::vector<Mention>& values);
// Adds "electric" of "which boats are electric?" for the stored kind 'electric boat': the noun of
// the rows is left out. REQUIRES: as add_inner_word().
void add_kind_of_rows(const LinkContext& context, uint32_t at, std::vector<Mention>& values);
// Adds "macbooks" for the MacBook Pro 14 and others: a word that names nothing else and occurs in
// the texts of one column only. REQUIRES: `values` holds the values found so far.
void add_inner_word(const LinkContext& context, uint32_t at, std::vector<Mention>& values);

}  // namespace ask::engine
