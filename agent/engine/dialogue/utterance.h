// The outer form of a question in a conversation: what it opens and ends with, the pronouns that
// refer out of it, and whether it depends on the previous question or is self-contained.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agent/db/statistics/snapshot.h"
#include "agent/engine/link/lattice.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

enum class PronounKind : uint8_t {
  kSet,     // "them", "those", "the ones"
  kOwner,   // "their", "its"
  kTheirs,  // "which are theirs?"
  kOne,     // "it", "he", "which one"
  kEach,    // "each", "each one"
  kThere,   // "who works there?"
  kThat     // "that" for the result: "how many is that"
};

// A pronoun whose antecedent is not in the question.
struct Pronoun {
  uint32_t begin = 0, end = 0;  // tokens
  PronounKind kind = PronounKind::kSet;
  bool named = false;  // with its noun: "those customers"
};

struct Utterance {
  std::string text;               // the question, with valid UTF-8
  Lattice lattice;                // of `text`
  uint32_t begin = 0, end = 0;    // tokens without the words before and after the request
  bool opened = false;            // "and ...", "but ..."
  bool about = false;             // "what about ..."
  bool only = false;              // "only ...", "just ..."
  bool added = false;             // "... too", "also ..."
  bool either = false;            // "or ..."
  bool shows = false;             // "show me only ...": rows are asked for
  bool corrects = false;          // "no, ...", "sorry, ..."
  std::vector<Pronoun> pronouns;  // in the order of the text
  bool reworded = false;          // `text` is not as it was typed
  bool changes_subject = false;   // "by the way, ...", which is not in `text`
  bool after_remark = false;      // "just curious, ...", which is not in `text`
  bool depends = false;
  // It is self-contained, unless it fits the previous question: "who gave the most?", "email?"
  bool may_depend = false;
  bool columns = false;   // ... as it only names columns
  bool phrase = false;    // ... as it names rows and asks nothing: "inactive members?"
  bool definite = false;  // ... as it asks for one thing: "who is the author?"
  bool elliptic = false;  // ... as it is short and names no rows: "how many pallets?", "planned?"

  const Token& token(uint32_t i) const { return lattice.tokens[i]; }
  // The folded word at `i`, or "" outside of the body.
  std::string_view word(uint32_t i) const {
    return i >= begin && i < end ? std::string_view(token(i).folded) : std::string_view();
  }
  bool is_mark(uint32_t i) const { return i < end && token(i).punctuation; }
  std::string body() const { return span(begin, end); }
  std::string span(uint32_t from, uint32_t to) const;
  // True if a verb follows the question word, and no noun: "which costs the most?".
  bool names_no_rows() const;
  // Indices of the words of the body, without punctuation.
  std::vector<uint32_t> words() const;
};

// REQUIRES: `index` was built from `snapshot.catalog`.
Utterance utterance(std::string_view question, const db::Snapshot& snapshot,
                    const SchemaIndex& index);

// "the year before", "the next month": a period relative to that of the previous question.
struct Shift {
  Period unit = Period::kYear;
  int by = 0;
};
std::optional<Shift> shift_of(const Utterance& utterance);

// The unit of "monthly", "yearly", ..., or "".
std::string_view period_adverb(std::string_view folded);

// True for words that are typed to open a question, a request, or what follows the rows.
bool is_question_word(std::string_view folded);
bool is_request_word(std::string_view folded);
bool is_preposition(std::string_view folded);
bool is_excluding(std::string_view folded);  // "exclude", "without"
// How many words from `at` on exclude what follows: "except", "leave out", "not counting".
uint32_t excluding_words(const Utterance& u, uint32_t at);
bool is_form_of_be(std::string_view folded);  // also of "have"
bool is_place_word(std::string_view folded);  // "first", "top", "highest", ...
bool is_order_word(std::string_view folded);  // "sort", "rank", ...

}  // namespace ask::engine
