// The part of YAML that models answer in: a mapping of scalars, each plain, quoted, or a block.
//
//   reasoning: counts them      ->  {"reasoning", "counts them"}
//   sql: 'SELECT ''a'' FROM t'  ->  {"sql", "SELECT 'a' FROM t"}
#pragma once
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ask::sql {

// The values of `sql` and `reasoning` (any letter case, quoted or not) in the outermost mapping, in
// the order of the text; keys in lower case. Other lines are passed over: prose may surround the
// mapping. Quoted scalars and blocks (| and >, with indentation and chomping indicators) are read
// as YAML reads them, without line breaks at the end. A plain scalar keeps its line breaks, which
// SQL does not tell from blanks. What begins with a quote and is no quoted scalar is plain.
std::vector<std::pair<std::string, std::string>> read_yaml(std::string_view text);

}  // namespace ask::sql
