// Parses the subset of YAML that models use: a mapping of scalars (plain, quoted or block).
//
//   reasoning: counts them      ->  {"reasoning", "counts them"}
//   sql: 'SELECT ''a'' FROM t'  ->  {"sql", "SELECT 'a' FROM t"}
#pragma once
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ask::sql {

// The values of `sql` and `reasoning` (case-insensitive, optionally quoted) in the outermost
// mapping, in text order, with keys in lower case. Other lines are skipped, since prose may
// surround the mapping. Quoted and block scalars (| and >, with indentation and chomping
// indicators) follow YAML, without final line breaks. Plain scalars keep their line breaks, which
// SQL treats as spaces. A malformed quoted scalar is read as plain.
std::vector<std::pair<std::string, std::string>> read_yaml(std::string_view text);

}  // namespace ask::sql
