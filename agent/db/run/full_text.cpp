#include "agent/db/run/full_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "agent/db/connection/sqlite.h"
#include "agent/db/connection/stmt.h"
#include "agent/db/run/bytecode.h"
#include "agent/db/run/index_measure.h"
#include "agent/db/run/run_parts.h"
#include "agent/db/run/runner.h"

namespace ask::db {
namespace {

// SQLite parses a search in time that grows with the square of its words, whatever the index; FTS3
// and FTS4 look at all that follows again for each word, in nanoseconds.
constexpr double kMostWords = 10000, kParsedByte = 0.5, kLongestParsing = 3e8;

Error refusal_of(const Searches& searches, bool computed) {
  if (computed)
    return {Code::kExecutionError,
            "a full-text search for what an expression gives cannot be bounded in an index of this "
            "size; write what is searched for as a text"};
  return {
      Code::kExecutionError,
      fmt::format("a full-text search for {} word{} could not be stopped in time, because of "
                  "the size of its index or of a document; search for fewer words, or leave "
                  "out {}",
                  searches.words, searches.words == 1 ? "" : "s",
                  searches.ranks ? "bm25(), rank, snippet(), highlight(), offsets() and matchinfo()"
                                 : "phrases, NEAR and prefixes")};
}

// What is longer is refused for its words, however many these are.
constexpr int kMostCounted = 1'000'000;

// Counts the values of a SELECT; nothing if it does not compile, or its values vary.
Result<std::optional<SearchWords>> count_values(sqlite3* db, const std::string& sql,
                                                const std::vector<Tokenizer>& tokenizers) {
  const std::optional<SearchWords> none;
  auto stmt = Stmt::prepare(db, sql);
  if (!stmt || sqlite3_stmt_readonly(stmt->raw()) == 0 || stmt->columns() != 1) return none;
  const auto bytecode = bytecode_of(db, sql);
  if (!bytecode) return bytecode.error();
  if (bytecode->random) return none;
  SearchWords out;
  for (;;) {
    const auto row = stmt->step();
    if (!row) return row.error();
    if (!*row) return std::optional(out);
    const int bytes = sqlite3_column_bytes(stmt->raw(), 0);
    out.widen(bytes > kMostCounted ? most_words(bytes, tokenizers)
                                   : count_words(stmt->text(0), tokenizers));
  }
}

// The same for one of FullTextSearches::values.
Result<std::optional<SearchWords>> count_values(sqlite3* db,
                                                const std::vector<std::string>& selects,
                                                const std::vector<Tokenizer>& tokenizers) {
  std::optional<SearchWords> out;
  for (size_t i = 0; i < selects.size(); ++i) {
    const auto counted = count_values(db, selects[i], tokenizers);
    if (!counted) return counted.error();
    if (!*counted) continue;
    if (!out) out.emplace();
    out->widen(**counted);
    if (i == 0) break;
  }
  return out;
}

Error too_many_words(double words) {
  return {Code::kExecutionError,
          fmt::format("a full-text search for {} words could not be stopped in time; search for at "
                      "most {}",
                      words, kMostWords)};
}

// Done: SQLite parses the searches in time.
Status bound_parsing(const FullTextSearches& searches, const SearchWords& words) {
  if (words.words > kMostWords) return too_many_words(words.words);
  const bool fts5 = std::all_of(searches.tables.begin(), searches.tables.end(),
                                [](const auto& table) { return table.fts5; });
  if (fts5 || kParsedByte * words.words * words.bytes <= kLongestParsing) return Done{};
  return Error{Code::kExecutionError,
               fmt::format("a full-text search for {} words of {} bytes could not be stopped in "
                           "time; search for fewer words",
                           words.words, words.bytes)};
}

Result<bool> affordable(sqlite3* db, const FullTextSearches& searches, const Searches& s) {
  for (const FullTextSearches::Table& table : searches.tables) {
    const auto good = costs_little(db, s, table);
    if (!good || !*good) return good;
  }
  return true;
}

}  // namespace

Status bound_full_text(sqlite3* db, RunBounds& bounds, int64_t max_bytes) {
  const FullTextSearches& searches = bounds.full_text;
  if (searches.known.words == 0 && !searches.computed()) return Done{};
  Searches s{searches.known, searches.ranks, searches.snippets, std::max(1.0, searches.calls)};
  int unknown = searches.unknown;
  for (const auto& selects : searches.values) {
    const ValueLimits lengths(db, bounds, max_bytes);
    const auto counted = count_values(db, selects, searches.tokenizers);
    if (!counted) return lengths.explained(counted.error());
    unknown += !*counted;
    if (*counted) s.add(**counted);
  }
  if (auto parsed = bound_parsing(searches, s); !parsed) return parsed;
  if (unknown + searches.patterns == 0) {
    const auto good = affordable(db, searches, s);
    if (!good) return good.error();
    return *good ? Status(Done{}) : refusal_of(s, searches.computed());
  }
  // No value may be longer than what the index allows as a search.
  for (const double bytes : {kMostWords, kMostWords / 10, kMostWords / 100}) {
    Searches all = s;
    const double each = std::floor((bytes - s.words) / (unknown + searches.patterns));
    if (each < 1) break;
    for (int i = 0; i < unknown; ++i) all.add(most_words(each, searches.tokenizers));
    const bool near = all.near;
    for (int i = 0; i < searches.patterns; ++i) all.add(most_words(each, searches.tokenizers));
    all.near = near;
    const auto good = affordable(db, searches, all);
    if (!good) return good.error();
    if (!*good) continue;
    bounds.search_bytes = static_cast<int64_t>(each);
    return Done{};
  }
  return refusal_of(s, true);
}

}  // namespace ask::db
