// SQLite's keywords, and which of them can also be a name.
#pragma once
#include <string_view>

namespace ask::sql {

enum class Keyword {
  kNone,      // an ordinary word
  kFallback,  // a name wherever the grammar does not require the keyword
  kJoin,      // LEFT, CROSS, ...: a name, but not as an alias without AS
  kReserved,  // a name only in quotes
};
Keyword keyword(std::string_view word);  // any letter case

// An ASCII word that SQLite reads as one identifier token, whether or not it is a keyword.
bool plain_word(std::string_view text);

}  // namespace ask::sql
