#include "agent/sql/keywords.h"

#include <algorithm>
#include <array>
#include <iterator>

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

static_assert(std::is_sorted(std::begin(kJoin), std::end(kJoin)));

// The words of a sorted list by their first letter.
template <size_t N>
class KeywordIndex {
 public:
  consteval explicit KeywordIndex(const std::string_view (&words)[N]) : words_(words) {
    size_t at = 0;
    for (size_t letter = 0; letter < std::size(first_); ++letter) {
      while (at < N && static_cast<size_t>(words[at][0] - 'a') < letter) ++at;
      first_[letter] = at;
    }
  }

  // REQUIRES: `word` begins with a lower-case letter.
  bool contains(std::string_view word) const {
    const auto letter = static_cast<size_t>(word[0] - 'a');
    return std::find(words_ + first_[letter], words_ + first_[letter + 1], word) !=
           words_ + first_[letter + 1];
  }

 private:
  const std::string_view* words_;
  std::array<size_t, 27> first_{};
};

constexpr KeywordIndex kReservedIndex(kReserved);
constexpr KeywordIndex kFallbackIndex(kFallback);
constexpr KeywordIndex kJoinIndex(kJoin);

}  // namespace

Keyword keyword(std::string_view word) {
  std::array<char, 20> buffer;
  if (word.empty() || word.size() > buffer.size()) return Keyword::kNone;
  std::transform(word.begin(), word.end(), buffer.begin(), [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  });
  const std::string_view low(buffer.data(), word.size());
  if (low[0] < 'a' || low[0] > 'z') return Keyword::kNone;
  if (kReservedIndex.contains(low)) return Keyword::kReserved;
  if (kFallbackIndex.contains(low)) return Keyword::kFallback;
  return kJoinIndex.contains(low) ? Keyword::kJoin : Keyword::kNone;
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
