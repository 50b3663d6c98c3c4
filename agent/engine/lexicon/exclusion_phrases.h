// Phrases by which a question leaves rows out: "leaving out refunds", "refunds not counted". Lower
// case, as typed.
#pragma once
#include <string_view>

namespace ask::engine {

// Words that lead to what is left out: "with refunds removed", "once you remove refunds".
inline constexpr std::string_view kBeforeExclusion[] = {
    "and", "but", "please", "with", "when", "once", "if", "after", "by", "you", "we", "i", "-"};
struct ExclusionPhrase {
  std::string_view phrase;
  bool of_clause = false;  // only at the beginning of a clause: "which kits do not include tools"
};
// Phrases before what is left out.
inline constexpr ExclusionPhrase kExclusionsBefore[] = {{"leaving out"},
                                                        {"leave out", true},
                                                        {"taking out"},
                                                        {"take out", true},
                                                        {"filtering out"},
                                                        {"filter out", true},
                                                        {"omitting"},
                                                        {"omit", true},
                                                        {"disregarding"},
                                                        {"disregard", true},
                                                        {"removing"},
                                                        {"remove", true},
                                                        {"skipping"},
                                                        {"skip", true},
                                                        {"ignore", true},
                                                        {"exclude", true},
                                                        {"without counting"},
                                                        {"without including"},
                                                        {"not considering"},
                                                        {"do not count", true},
                                                        {"don't count", true},
                                                        {"do not include", true},
                                                        {"don't include", true},
                                                        {"barring"},
                                                        {"save for"},
                                                        {"bar the"},
                                                        {"less the"},
                                                        {"minus the"}};
// Exclusion phrases after the excluded rows: "refunds not counted". "are" or "were" may be
// before a participle.
inline constexpr std::string_view kExclusionsAfter[] = {
    "not counted",      "aren't counted", "isn't counted", "not included",  "aren't included",
    "do not count",     "don't count",    "dont count",    "doesn't count", "does not count",
    "should not count", "not considered", "left out",      "taken out",     "left aside",
    "excluded",         "omitted",        "removed",       "ignored",       "aside"};
// Words that "leave X out" wraps around X.
inline constexpr std::string_view kVerbsAroundExcluded[] = {"leave", "leaving", "take", "taking"};
// Words before rows that are left out.
inline constexpr std::string_view kExclusionOpenings[] = {
    "excluding", "ignoring", "not counting", "apart from", "aside from", "except for"};
// Particles with which a verb excludes: "leave out", "left aside".
inline constexpr std::string_view kExclusionParticles[] = {"out", "aside"};

}  // namespace ask::engine
