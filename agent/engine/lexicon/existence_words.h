// Words of questions for the rows that have any of another kind: "which of them have held an
// event?". Lower case, as typed.
#pragma once
#include <string_view>

namespace ask::engine {

// Words that say nothing but that there is one.
inline constexpr std::string_view kExistenceWords[] = {
    "a",    "an",   "any",   "some",  "the",  "at",        "least",    "one",       "ever", "been",
    "does", "do",   "did",   "there", "also", "somewhere", "actually", "currently", "own",
    "its",  "their", "being", "additional", "further", "already"};
// Words that compare or choose among the other rows.
inline constexpr std::string_view kChoosingOthers[] = {
    "same",  "another", "different", "only",  "both",  "most",    "every",   "each",   "few",
    "many",  "less",    "fewer",     "first", "last",  "several", "exactly", "as",     "like",
    "if",    "when",    "where",     "why",   "how",   "either",  "neither", "unless", "but",
    "which", "who",     "what",      "whose", "while", "because", "and",     "or"};
// Words before "any of them".
inline constexpr std::string_view kAnyOfWords[] = {"any", "some"};

}  // namespace ask::engine
