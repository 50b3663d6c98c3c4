// Words of a comparison with so many times an amount: "more than twice the average", "at least
// three times as long as". Lower case.
#pragma once
#include <string_view>

namespace ask::engine {

struct MultipleWord {
  std::string_view word;
  double times;
};
inline constexpr MultipleWord kMultiples[] = {{"twice", 2},  {"double", 2}, {"thrice", 3},
                                              {"triple", 3}, {"treble", 3}, {"quadruple", 4},
                                              {"half", 0.5}};
// Numbers before "times".
inline constexpr MultipleWord kNumbersOfTimes[] = {{"two", 2},   {"three", 3}, {"four", 4},
                                                   {"five", 5},  {"six", 6},   {"seven", 7},
                                                   {"eight", 8}, {"nine", 9},  {"ten", 10}};
// Adjectives of "three times as long as", and their comparatives. Of others, "more".
inline constexpr std::string_view kComparedAdjectives[][2] = {
    {"long", "longer"},  {"old", "older"},   {"big", "bigger"},   {"heavy", "heavier"},
    {"tall", "taller"},  {"high", "higher"}, {"deep", "deeper"},  {"wide", "wider"},
    {"large", "larger"}, {"fast", "faster"}, {"cheap", "cheaper"}, {"short", "shorter"},
    {"small", "smaller"}, {"light", "lighter"}, {"young", "younger"}, {"dear", "dearer"},
    {"good", "better"},  {"slow", "slower"}};
// Before a multiple: what is beyond it, what is below it, and what may be it.
inline constexpr std::string_view kOverMultiple[] = {"over", "above", "exceeding", "exceeds",
                                                     "exceed", "beyond"};
inline constexpr std::string_view kUnderMultiple[] = {"under", "below"};
// Forms of verbs of having an amount, after whose it is: "twice what Ann earns".
inline constexpr std::string_view kHavingAnAmount[] = {
    "earns",  "earn",   "earned", "costs",  "cost",   "weighs", "weigh", "weighed", "makes",
    "make",   "made",   "gets",   "get",    "got",    "pays",   "pay",   "paid",    "spends",
    "spend",  "spent",  "has",    "have",   "had",    "does",   "did",   "scores",  "score",
    "scored", "takes",  "take",   "took",   "brings", "brought", "raised", "charges", "charge",
    "gives",  "give",   "gave",   "sells",  "sold",   "buys",   "bought", "worked",  "works"};
// Words after such a verb that add nothing.
inline constexpr std::string_view kAfterHavingAnAmount[] = {"with", "us", "in", "here", "does",
                                                            "on", "for"};

}  // namespace ask::engine
