// Text helpers, with as much Unicode as schema names and stored values need, and SQL quoting.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace ask::text {

bool valid_utf8(std::string_view text);
// Replaces every invalid byte by U+FFFD.
std::string repaired_utf8(std::string_view text);
// Lower case, Latin letters without accents ("Gonçalves" -> "goncalves"). Others unchanged.
std::string folded(std::string_view text);
// ASCII only, as SQLite compares identifiers.
std::string lower(std::string_view text);
bool equal_nocase(std::string_view a, std::string_view b);
std::string_view trimmed(std::string_view text);
std::vector<std::string> split(std::string_view text, char separator);
std::string joined(const std::vector<std::string>& parts, std::string_view separator);
// At most `bytes` bytes, cut at a character boundary, with "…" at the end if truncated.
std::string shortened(std::string_view text, size_t bytes);

// Damerau-Levenshtein distance (optimal string alignment) in bytes of folded text, or limit + 1 as
// soon as it is larger than `limit`.
size_t edit_distance(std::string_view a, std::string_view b, size_t limit);
// Up to `most` candidates nearest to `wanted`, nearest first; only plausible typos (distance <= 1 +
// size/3, or one contains the other). Names of more than 200 bytes match nothing.
std::vector<std::string> nearest(std::string_view wanted,
                                 const std::vector<std::string>& candidates, size_t most);

// An identifier in double quotes, always quoted, `"` doubled. The only way a name enters SQL.
// REQUIRES: no NUL byte (SQLite has no such names).
std::string quoted(std::string_view identifier);
// A text literal in single quotes, `'` doubled; text with a NUL byte becomes CAST(x'..' AS TEXT).
std::string literal(std::string_view value);

}  // namespace ask::text
