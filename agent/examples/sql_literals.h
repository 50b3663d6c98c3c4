// Replaces or removes the literals of a statement.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ask::examples {

enum class LiteralKind : uint8_t { kText, kNumber, kDate };

// What one value, number or date of a question may look like in SQL, then and now.
struct LiteralReplacement {
  struct Spelling {
    std::string before, after;  // contents of literals: Germany, 2024-01-01, 5
    bool prefix = false;        // also the begin of a text that goes on with a time of day
  };
  LiteralKind kind = LiteralKind::kText;
  std::vector<Spelling> forms;
  std::vector<std::string> columns;  // kText: names of the columns that hold it, in lower case
  // False: the question has it as the taught one, so its literals stay as they are.
  bool changed = true;
  // kDate: the period is longer or shorter than the taught one, so the SQL must have both of its
  // ends, and no number that may be its length (12 months, 365 days). forms[0] is its begin.
  bool other_width = false;
  int days = 0;  // kDate: of the taught period, if the other one has more or fewer; else 0
};

// The SQL with its literals exchanged, as written otherwise. Nothing if it is not sure which
// literals they are: an exchange without a literal; one that is not an operand of a comparison, nor
// of LIMIT, or of a comparison with another column; one that two exchanges claim; another text that
// is compared with the column; a number that is there twice, beside a text with digits, or 0 or 1,
// which may be a flag or a rank; with a date, any date or year that none of them claims; a text or
// a name that still holds the old value; what is divided by the days of a period that has others
// now.
std::optional<std::string> with_replaced_literals(
    std::string_view sql, const std::vector<LiteralReplacement>& replacements);

// True if nothing keeps it from that but a number that may be the length of a period.
bool only_length_prevents(std::string_view sql, std::vector<LiteralReplacement> replacements);

// True if the SQL has LIKE or GLOB; if a text means something else there: 100%, a_b.
bool uses_patterns(std::string_view sql);
bool is_pattern(std::string_view text);

// True if LIMIT and OFFSET have whole numbers from 0 on, or none.
bool limits_fit(std::string_view sql);

// The tokens of the SQL with '...' for each text and 0 for each number, without comments; "" if it
// is not SQL.
std::string without_literals(std::string_view sql);

// A text as an SQL literal.
std::string literal(std::string_view text);

}  // namespace ask::examples
