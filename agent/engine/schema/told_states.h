// What people tell of rows, see told_rows.h, and the columns of a schema that say it.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/told_texts.h"

namespace ask::engine {

inline constexpr size_t kLongestTold = 6;  // words of a phrase

// What a phrase tells of rows, or of those of which it is not true.
struct ToldState {
  std::span<const std::string> names;    // of what is true of the rows, or is not, as lemmas
  std::span<const std::string> phrases;  // by which the same is told
  bool holds = false;
  bool outcome = false;  // what any column may store; else only one of states does
};

// The words of a phrase as told_states() has them: "hasn't" is "have not", "the" is nothing.
std::vector<std::string> told_words(std::string_view word);
// All of them, with blanks between them.
std::string told_key(std::string_view phrase);
// By the told_words() of the phrase with blanks between them.
std::span<const ToldState> told_states(const std::string& phrase);

// A column that says it: by a stored text, by a flag or by whether it is NULL.
struct StoredState {
  enum class Kind : uint8_t { kFlag, kDate, kText };
  ColumnExpr column;
  Kind kind = Kind::kFlag;
  bool holds = false;  // kFlag: its value; kDate: it is known; kText: it is the value
  std::string value;   // kText
  bool doubtful = false;  // another column may say it
};

// A word of the rewritten question that stands for what is told.
struct SaidInstead {
  std::string word;
  std::vector<std::string> said;    // the words of the question that it stands for
  std::vector<StoredState> stored;  // in different tables
  bool never = false;               // "who never turned up": of none of the rows of someone
  bool weak = false;                // it may be told of other rows than those that are named
};

// The columns of each table that say it best. `denied`: the rows of which it is not true.
// `said`: lemmas of the question.
std::vector<StoredState> stored_states(const ColumnFacts& column_facts, const ToldColumns& columns,
                                       std::span<const ToldState> told, bool denied,
                                       std::span<const std::string> said);

}  // namespace ask::engine
