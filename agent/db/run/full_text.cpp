#include "agent/db/run/full_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <span>
#include <string_view>

#include "agent/common/text.h"
#include "agent/db/connection/sqlite.h"
#include "agent/db/connection/stmt.h"
#include "agent/db/run/run_parts.h"

namespace ask::db {
namespace {

// Costs in nanoseconds, measured with SQLite 3.40.
constexpr double kPlacePerWord = 7;      // one of n phrases at one place, as bm25() merges them
constexpr double kPairOfPlaces = 14;     // snippet() of FTS5 compares every place with every other
constexpr double kDocumentPerWord = 50;  // bm25() runs each phrase over all documents first
constexpr double kFollowing = 22;        // a word of a phrase, at one place
constexpr double kPrefixByte = 6;        // a prefix reads all the words that begin with it
constexpr double kListByte = 10;         // FTS3 and FTS4 read the whole list of a word
// The longest stretch that nothing can stop. That of a whole index may be longer: its size
// overestimates how often one word is in it.
constexpr double kLongestCall = 3e8, kLongestReading = 1e9;

// Sizes of one index; nothing where they cannot be known.
struct IndexSizes {
  double bytes = 0;
  double largest = 0;    // places in the largest document, at most
  double documents = 0;  // at most
  double list = 0;       // bytes of the longest list of places of one word, FTS3 and FTS4
};

double cost_of_places(const FullTextSearches& s, const IndexSizes& size, bool fts5) {
  double cost = 0;
  if (s.phrases) cost += kFollowing * s.words * size.largest;
  if (s.near) cost += kPlacePerWord * s.words * s.words * size.largest;
  if (s.ranks) cost += kPlacePerWord * s.words * s.alike * size.largest * std::max(1.0, s.calls);
  if (s.snippets && !fts5) cost += kPlacePerWord * s.words * s.words * size.largest;
  return cost;
}

double cost_of_reading(const FullTextSearches& s, const IndexSizes& size, bool fts5) {
  double cost = kPrefixByte * s.prefixes * size.bytes;
  if (s.ranks && fts5) cost += kDocumentPerWord * s.words * size.documents;
  if (!fts5) cost += kListByte * s.words * size.list;
  return cost;
}

double cost_of_snippet(const FullTextSearches& s, double places) {
  return kPairOfPlaces * s.alike * s.alike * places * places;
}

bool costs_little(const FullTextSearches& s, const IndexSizes& size, bool fts5) {
  return cost_of_places(s, size, fts5) <= kLongestCall &&
         cost_of_reading(s, size, fts5) <= kLongestReading;
}

// The numbers of a record of sizes: FTS5 writes the high bits first, FTS3 and FTS4 the low ones.
double sum_of_varints(std::span<const unsigned char> bytes, bool high_first) {
  double sum = 0;
  for (size_t i = 0; i < bytes.size();) {
    uint64_t value = 0;
    for (unsigned shift = 0; i < bytes.size() && shift < 63; shift += 7) {
      const unsigned char byte = bytes[i++];
      value = high_first ? value << 7 | (byte & 0x7fU)
                         : value | static_cast<uint64_t>(byte & 0x7fU) << shift;
      if (byte < 0x80) break;
    }
    sum += static_cast<double>(value);
  }
  return sum;
}

// Measures the tables in which SQLite keeps an index.
class IndexMeasure {
 public:
  IndexMeasure(sqlite3* db, const FullTextSearches& searches, const FullTextSearches::Table& table)
      : db_(db), searches_(searches), table_(table) {}

  Result<bool> affordable() {
    const auto measured = table_.fts5 ? measure_fts5() : measure_fts4();
    if (!measured) return measured.error();
    if (!*measured) return false;
    // No document has more places than the index has bytes, nor are there more documents.
    size_.largest = size_.documents = size_.bytes;
    const auto chosen = other_rank();
    if (!chosen) return chosen.error();
    const bool compares = (searches_.snippets || *chosen) && table_.fts5 &&
                          cost_of_snippet(searches_, size_.largest) > kLongestReading;
    if (!compares && costs_little(searches_, size_, table_.fts5)) return true;
    const auto documents = measure_documents();
    if (!documents) return documents.error();
    if (*chosen && cost_of_snippet(searches_, size_.largest) > kLongestReading) return false;
    return *documents && costs_little(searches_, size_, table_.fts5) && as_long_as_indexed_;
  }

 private:
  std::string shadow(std::string_view suffix) const {
    return text::quoted(table_.schema) + "." + text::quoted(table_.name + std::string(suffix));
  }

  // Calls `row` for each row; false: there is no such table, or it may not be read.
  template <class Row>
  Result<bool> each(const std::string& sql, Row&& row) {
    auto stmt = Stmt::prepare(db_, sql);
    if (!stmt) return false;
    for (;;) {
      const auto more = stmt->step();
      if (!more) return more.error();
      if (!*more) return true;
      if (Status done = row(*stmt); !done) return done.error();
    }
  }

  Result<bool> measure_fts5() {
    return each("SELECT length(block) FROM " + shadow("_data"), [&](const Stmt& row) -> Status {
      size_.bytes += static_cast<double>(row.integer(0));
      return Done{};
    });
  }

  // A list of places is in one block, and a word has one in each segment at most.
  Result<bool> measure_fts4() {
    struct Segment {
      int64_t first, last;  // blocks
      double largest;
    };
    std::vector<Segment> segments;
    auto done = each("SELECT start_block, leaves_end_block, length(root) FROM " + shadow("_segdir"),
                     [&](const Stmt& row) -> Status {
                       const auto root = static_cast<double>(row.integer(2));
                       size_.bytes += root;
                       segments.push_back({row.integer(0), row.integer(1), root});
                       return Done{};
                     });
    if (!done || !*done) return done;
    done = each("SELECT blockid, length(block) FROM " + shadow("_segments"),
                [&](const Stmt& row) -> Status {
                  const auto bytes = static_cast<double>(row.integer(1));
                  size_.bytes += bytes;
                  for (Segment& segment : segments)
                    if (segment.first <= row.integer(0) && row.integer(0) <= segment.last)
                      segment.largest = std::max(segment.largest, bytes);
                  return Done{};
                });
    for (const Segment& segment : segments) size_.list += segment.largest;
    size_.list = std::min(size_.list, size_.bytes);
    return done;
  }

  // True if the file says that the rank is another function than bm25(): it may be snippet().
  Result<bool> other_rank() {
    bool other = false;
    if (!table_.fts5 || !searches_.ranks) return other;
    const auto done = each("SELECT v FROM " + shadow("_config") + " WHERE k = 'rank'",
                           [&](const Stmt& row) -> Status {
                             other = !text::lower(row.text(0)).starts_with("bm25");
                             return Done{};
                           });
    if (!done) return done.error();
    return other;
  }

  // The number of words of each document. Without that table, the index alone is known.
  Result<bool> measure_documents() {
    double largest = 0, documents = 0;
    const bool fts5 = table_.fts5;
    const auto done = each(
        std::string("SELECT ") + (fts5 ? "sz, id" : "size") + " FROM " + shadow("_docsize"),
        [&](const Stmt& row) -> Status {
          const auto* bytes = static_cast<const unsigned char*>(sqlite3_column_blob(row.raw(), 0));
          const auto count = static_cast<size_t>(sqlite3_column_bytes(row.raw(), 0));
          const double words = bytes == nullptr ? 0 : sum_of_varints({bytes, count}, fts5);
          ++documents;
          largest = std::max(largest, words);
          const bool compares =
              fts5 && searches_.snippets && cost_of_snippet(searches_, words) > kLongestReading;
          return compares ? compare(row.integer(1), words) : Status(Done{});
        });
    if (!done || !*done) return done;
    const auto run = fts5 ? longest_run() : Result<double>(0.0);
    if (!run) return run.error();
    // Anybody who writes the file can make that table say less than the index does.
    const bool compares = fts5 && searches_.snippets;
    if (compares && *run > largest && cost_of_snippet(searches_, *run) > kLongestReading)
      as_long_as_indexed_ = false;
    size_.largest = std::max(largest, *run);
    size_.documents = documents;
    return true;
  }

  // Bytes of the longest sequence of pages of FTS5 on which no document and no word begins: places
  // of one word in one document, each of which takes at least a byte.
  Result<double> longest_run() {
    double run = 0, longest = 0;
    int64_t before = 0;
    const auto done =
        each("SELECT id, block FROM " + shadow("_data") + " ORDER BY id", [&](const Stmt& row) {
          const auto* bytes = static_cast<const unsigned char*>(sqlite3_column_blob(row.raw(), 1));
          const int count = sqlite3_column_bytes(row.raw(), 1);
          const int64_t id = row.integer(0);
          constexpr int kHeader = 4;  // offset of the first document, and of the list of words
          constexpr int64_t kFirstLeaf = int64_t{1} << 37;
          const bool inside = id >= kFirstLeaf && count > kHeader && bytes[0] == 0 &&
                              bytes[1] == 0 && (bytes[2] << 8 | bytes[3]) >= count;
          run = inside ? (id == before + 1 ? run : 0) + count - kHeader : 0;
          longest = std::max(longest, run);
          before = id;
          return Status(Done{});
        });
    if (!done) return done.error();
    return longest;
  }

  // The documents whose words snippet() could not compare must be as long as their index says:
  // reading them fails when the search runs, because values are limited (run_bounds.cpp). They are
  // not if the index is of an earlier text.
  Status compare(int64_t id, double words) {
    auto stmt = Stmt::prepare(db_, "SELECT * FROM " + text::quoted(table_.schema) + "." +
                                       text::quoted(table_.name) + " WHERE rowid = ?1");
    if (!stmt) return stmt.error();
    if (auto bound = stmt->bind(1, id); !bound) return bound;
    const auto row = stmt->step();
    if (!row) return row.error();
    const double bytes = *row ? static_cast<double>(bytes_of_row(*stmt)) : 0;
    as_long_as_indexed_ = as_long_as_indexed_ && bytes >= words;
    return Done{};
  }

  sqlite3* db_;
  const FullTextSearches& searches_;
  const FullTextSearches::Table& table_;
  IndexSizes size_;
  bool as_long_as_indexed_ = true;
};

std::string refusal_of(const FullTextSearches& searches) {
  if (searches.computed)
    return "a full-text search for what an expression gives cannot be bounded in an index of this "
           "size; write what is searched for as a text";
  return fmt::format(
      "a full-text search for {} word{} could not be stopped in time, because of the size of its "
      "index or of a document; search for fewer words, or leave out {}",
      searches.words, searches.words == 1 ? "" : "s",
      searches.ranks ? "bm25(), rank, snippet(), highlight(), offsets() and matchinfo()"
                     : "phrases, NEAR and prefixes");
}

}  // namespace

Status bound_full_text(sqlite3* db, const FullTextSearches& searches) {
  // SQLite reads a search in time that grows with the square of its words, whatever the index.
  constexpr double kMostWords = 10000;
  if (searches.words > kMostWords)
    return Error{Code::kExecutionError,
                 fmt::format("a full-text search for {} words could not be stopped in time; search "
                             "for at most {}",
                             searches.words, kMostWords)};
  const bool plain = !searches.phrases && !searches.near && !searches.ranks;
  for (const FullTextSearches::Table& table : searches.tables) {
    if (plain && searches.prefixes == 0 && table.fts5) continue;  // reads words one by one
    const auto good = IndexMeasure(db, searches, table).affordable();
    if (!good) return good.error();
    if (!*good) return Error{Code::kExecutionError, refusal_of(searches)};
  }
  return Done{};
}

}  // namespace ask::db
