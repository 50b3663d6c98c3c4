// Words for what rows have in common. Lower case.
#pragma once
#include <string_view>

namespace ask::engine {

inline constexpr std::string_view kSurnames[] = {"surname", "last name", "family name"};
// "who share a", "sharing the"; "with the same", "living at the same"
inline constexpr std::string_view kSharingForms[] = {"share", "shares", "sharing", "shared"};
inline constexpr std::string_view kSameWords[] = {"same", "identical"};
inline constexpr std::string_view kBeforeSharing[] = {"who",  "that", "which", "do",
                                                      "does", "have", "has",   "all"};
inline constexpr std::string_view kBeforeSame[] = {"with", "having", "have", "has",    "in",
                                                   "at",   "from",   "of",   "living", "live",
                                                   "who",  "that",   "born", "on",
                                                   "are",  "is",     "lives", "lived", "to",
                                                   "was",  "were",   "been",  "play",  "plays",
                                                   "go",   "goes",   "work",  "works", "use",
                                                   "for",  "under",  "by"};
// Before a row that has the same: "in the same town as Ann".
inline constexpr std::string_view kLikeNamed = "as", kSharedWith = "with";
// After what is shared: "as each other", "with somebody else".
inline constexpr std::string_view kAfterShared[] = {
    "with each other",     "as each other",    "with one another", "as one another",
    "with another",        "as another",       "with others",      "as others",
    "as somebody else",    "with anyone else", "as someone else",  "with somebody else",
    "with someone else",   "at all",           "between them",     "by chance",
    "with at least one other"};

}  // namespace ask::engine
