// The literals of a statement: exchanged for others, or taken out.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ask::examples {

// What one value, number or date of a question may look like in SQL, then and now.
struct Exchange {
  struct Form {
    std::string before, after;  // contents of literals: Germany, 2024-01-01, 5
    bool prefix = false;        // also the begin of a text that goes on with a time of day
  };
  std::vector<Form> forms;  // at least one of them must occur
  bool number = false;      // the forms are numbers, and exactly one literal must be that
  std::string trace;        // no other text may contain this (case folded)
};

// The SQL with its literals exchanged, as written otherwise. Nothing if it cannot be done surely:
// an exchange without a literal, a literal that two of them claim, a trace of the old value left
// over.
std::optional<std::string> exchanged(std::string_view sql, const std::vector<Exchange>& exchanges);

// The tokens of the SQL with '...' for each text and 0 for each number, without comments; "" if it
// is no SQL.
std::string without_literals(std::string_view sql);

// The question with ... for the texts of the SQL and for every number.
std::string without_values(std::string_view question, std::string_view sql);

// A text as an SQL literal.
std::string literal(std::string_view text);

}  // namespace ask::examples
