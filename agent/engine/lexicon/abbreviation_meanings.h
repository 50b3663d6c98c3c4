// Abbreviations of several meanings in the names of columns.
#pragma once
#include <string_view>

namespace ask::engine {

enum class AbbreviatedValues { kText, kNumber, kFlag, kStates };

// Those that the values of the column tell apart; `words` as a name.
struct ValueAbbreviation {
  std::string_view shorter;
  AbbreviatedValues values;
  std::string_view words;
};
inline constexpr ValueAbbreviation kAbbreviationsByValues[] = {
    {"ttl", AbbreviatedValues::kText, "title"},
    {"ttl", AbbreviatedValues::kNumber, "total"},
    {"act", AbbreviatedValues::kFlag, "active"},
    {"plc", AbbreviatedValues::kNumber, "place"},
    {"st", AbbreviatedValues::kStates, "status"}};

// Those that another column of the table tells, with the same letters before it.
struct NeighbourAbbreviation {
  std::string_view shorter, beside, words;
};
inline constexpr NeighbourAbbreviation kAbbreviationsByNeighbour[] = {{"fn", "ln", "first_name"},
                                                                      {"ln", "fn", "last_name"}};

}  // namespace ask::engine
