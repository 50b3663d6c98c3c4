#include "agent/sql/keywords.h"

#include <algorithm>
#include <iterator>
#include <string>

#include "agent/common/text.h"

namespace ask::sql {
namespace {

// Each list is sorted. The lists follow SQLite's grammar (its %fallback ID).
// clang-format off
constexpr std::string_view kReserved[] = {
    "add", "all", "alter", "and", "as", "autoincrement", "between", "case", "check", "collate",
    "commit", "constraint", "create", "default", "deferrable", "delete", "distinct", "drop",
    "else", "escape", "except", "exists", "foreign", "from", "group", "having", "in", "index",
    "insert", "intersect", "into", "is", "isnull", "join", "limit", "not", "nothing", "notnull",
    "null", "on", "or", "order", "primary", "references", "returning", "select", "set", "table",
    "then", "to", "transaction", "union", "unique", "update", "using", "values", "when", "where"};
constexpr std::string_view kFallback[] = {
    "abort", "action", "after", "always", "analyze", "asc", "attach", "before", "begin", "by",
    "cascade", "cast", "column", "conflict", "current", "current_date", "current_time",
    "current_timestamp", "database", "deferred", "desc", "detach", "do", "each", "end", "exclude",
    "exclusive", "explain", "fail", "filter", "first", "following", "for", "generated", "glob",
    "groups", "if", "ignore", "immediate", "initially", "instead", "key", "last", "like", "match",
    "materialized", "no", "nulls", "of", "offset", "others", "over", "partition", "plan", "pragma",
    "preceding", "query", "raise", "range", "recursive", "regexp", "reindex", "release", "rename",
    "replace", "restrict", "rollback", "row", "rows", "savepoint", "temp", "temporary", "ties",
    "trigger", "unbounded", "vacuum", "view", "virtual", "window", "with", "without"};
constexpr std::string_view kJoin[] = {
    "cross", "full", "indexed", "inner", "left", "natural", "outer", "right"};
// clang-format on

static_assert(std::is_sorted(std::begin(kReserved), std::end(kReserved)));
static_assert(std::is_sorted(std::begin(kFallback), std::end(kFallback)));

}  // namespace

Keyword keyword(std::string_view word) {
  if (word.size() > 20) return Keyword::kNone;
  const std::string low = text::lower(word);
  const auto in = [&](const auto& list) {
    return std::binary_search(std::begin(list), std::end(list), std::string_view(low));
  };
  if (in(kReserved)) return Keyword::kReserved;
  if (in(kFallback)) return Keyword::kFallback;
  return in(kJoin) ? Keyword::kJoin : Keyword::kNone;
}

bool plain_word(std::string_view text) {
  const auto letter = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
  };
  if (text.empty() || !letter(text[0])) return false;
  return std::all_of(text.begin(), text.end(),
                     [&](char c) { return letter(c) || (c >= '0' && c <= '9'); });
}

}  // namespace ask::sql
