// What clauses around a request say of its rows: a clause that may restrict or describe them stays.
#pragma once
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {

struct FrameNames {
  const IsName& any;        // of the schema or stored
  const IsName& in_schema;  // of the schema
  const IsName& is_stored;  // of the schema, or inside a stored text
};

// Words [begin, end).
struct WordRange {
  size_t begin, end;
};

// True if word i, without punctuation, is one of these.
bool is_bare_any(const WordSequence& words, size_t i, std::span<const std::string_view> list);
// The number of words of the longest of the phrases that begin at word `at`; 0 if none does.
size_t longest_phrase(const WordSequence& words, size_t at,
                      std::span<const std::string_view> phrases);
// True for the noun of what an answer is for, unless it is one of the data: "newsletter".
bool is_purpose_noun(const WordSequence& words, size_t i, const FrameNames& names);
bool has_digit(const std::string& word);
bool is_ranking_word(const WordSequence& words, size_t i);  // "largest"

// True if one of words [begin, end) is this word in another form.
bool is_repeated(const WordSequence& words, const std::string& word, size_t begin, size_t end);

// True if word i, of words that end at `to`, may restrict the rows: it is a number, a name, a limit
// or a stored value that the words from `rest` on do not repeat.
bool restricts(const WordSequence& words, size_t i, size_t to, size_t rest,
               const FrameNames& names);
bool may_restrict(const WordSequence& words, size_t from, size_t to, size_t rest,
                  const FrameNames& names);

// True if a word of the clause is of the schema and was not said.
bool names_more(const WordSequence& words, const WordRange& clause, const WordRange& said,
                const FrameNames& names);

// True if a clause groups, limits to a period or leaves rows out: "by town", "if we skip trips".
bool changes_rows(const WordSequence& words, size_t to, size_t rest, const FrameNames& names);

// True if a clause that tells why a request is made describes its rows: it denies something, or has
// an adjective or a relative clause of a noun that the request has as well.
bool describes_rows(const WordSequence& words, const WordRange& clause, const WordRange& request,
                    const FrameNames& names);

// True if the request from `rest` on speaks of rows that only the words [0, begin) name.
bool refers_back(const WordSequence& words, size_t begin, size_t rest, const FrameNames& names);

// True if words [begin, end) are of what may be paid, booked or held for a purpose, as rows are:
// "payments for the yearbook".
bool speaks_of_purpose(const WordSequence& words, size_t begin, size_t end);

// Cuts the words from `at` on, with the punctuation before them; the mark at the end stays.
void cut_from(WordSequence& words, size_t at);

}  // namespace ask::engine
