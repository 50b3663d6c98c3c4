// Words for things of any kind, and what schemas call the rows that are things. Lower case.
#pragma once
#include <string_view>

namespace ask::engine {

// "things that we never showed"
inline constexpr std::string_view kThingNouns[] = {"things", "thing", "stuff", "items", "item"};
inline constexpr std::string_view kManyThings = "stuff";  // has no plural
// Tables of things, lemmas.
inline constexpr std::string_view kThingTables[] = {
    "object", "product", "article", "part", "artefact", "artifact", "exhibit", "good", "item"};
// Words before such a noun where it is the rows that are asked for.
inline constexpr std::string_view kBeforeAskedThings[] = {"which", "what", "list", "show", "all",
                                                          "the",   "any",  "our",  "every"};
// Words after it that say more of them.
inline constexpr std::string_view kAfterAskedThings[] = {
    "that", "which", "we",  "are",  "have", "has",  "were",  "was",    "with", "without",
    "in",   "on",    "had", "over", "made", "from", "given", "bought", "kept", "not"};
// Before a bound of how many there are: "more than three things".
inline constexpr std::string_view kBeforeBounds[] = {"than", "least", "most", "over", "under"};

}  // namespace ask::engine
