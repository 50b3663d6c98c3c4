#include "agent/db/run/index_measure.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <span>
#include <string_view>

#include "agent/common/text.h"
#include "agent/db/connection/sqlite.h"
#include "agent/db/connection/stmt.h"
#include "agent/db/run/fts4_leaves.h"
#include "agent/db/run/run_parts.h"

namespace ask::db {
namespace {

// Costs in nanoseconds, measured with SQLite 3.40.
constexpr double kPlacePerWord = 7;      // one of n phrases at one place, as bm25() merges them
constexpr double kPairOfPlaces = 14;     // snippet() of FTS5 compares every place with every other
constexpr double kDocumentPerWord = 50;  // bm25() runs each phrase over all documents first
constexpr double kFollowing = 22;        // a word of a phrase, at one place
constexpr double kPrefixByte = 6;        // FTS3 and FTS4: a prefix reads all words that begin so
constexpr double kListByte = 10;         // ... and the whole list of a word
constexpr double kMergedByte = 8;        // FTS5 merges the lists of all words that begin so
constexpr double kEntryByte = 20;        // ... and passes the documents on pages that it has read
constexpr double kNearByte = 50;         // ... and matchinfo() all places where NEAR may hold
// The longest stretch that nothing can stop. That of a whole index may be longer: its size
// overestimates how often one word is in it.
constexpr double kLongestCall = 3e8, kLongestReading = 1e9;
constexpr double kLongestPage = 65535;  // of FTS5, in bytes

// Sizes of one index; nothing where they cannot be known.
struct IndexSizes {
  double bytes = 0;
  double largest = 0;      // places in the largest document, at most
  double documents = 0;    // at most
  double list = 0;         // bytes of the longest list of places of one word, FTS3 and FTS4
  double prefix = 0;       // bytes of the lists of words that begin alike, FTS5
  double first_pages = 0;  // bytes of one page of each segment, FTS5
};

double cost_of_places(const Searches& s, const IndexSizes& size, bool fts5) {
  double cost = 0;
  if (s.phrases) cost += kFollowing * s.words * size.largest;
  if (s.near) cost += kPlacePerWord * s.words * s.words * size.largest;
  if (s.ranks) cost += kPlacePerWord * s.words * s.alike() * size.largest * s.calls;
  if (s.snippets && !fts5) cost += kPlacePerWord * s.words * s.words * size.largest;
  if (s.near && s.ranks && !fts5) cost += kNearByte * s.words * size.list;
  if (s.prefixes > 0 && fts5) cost += kMergedByte * size.prefix;
  if (fts5) cost += kEntryByte * s.alike() * size.first_pages;
  return cost;
}

double cost_of_reading(const Searches& s, const IndexSizes& size, bool fts5) {
  if (fts5) return s.ranks ? kDocumentPerWord * s.words * size.documents : 0;
  return kPrefixByte * s.prefixes * size.bytes + kListByte * s.words * size.list;
}

double cost_of_snippet(const Searches& s, double places) {
  return kPairOfPlaces * s.alike() * s.alike() * places * places;
}

bool little_cost(const Searches& s, const IndexSizes& size, bool fts5) {
  return cost_of_places(s, size, fts5) <= kLongestCall &&
         cost_of_reading(s, size, fts5) <= kLongestReading;
}

Error damaged(const std::string& table) {
  return {Code::kExecutionError,
          fmt::format("the full-text index of \"{}\" is damaged; INSERT INTO {}({}) VALUES "
                      "('rebuild') makes it anew",
                      table, text::quoted(table), text::quoted(table))};
}

// The numbers of a record of sizes; the high bits come first.
double sum_of_varints(std::span<const unsigned char> bytes) {
  double sum = 0;
  for (size_t i = 0; i < bytes.size();) {
    uint64_t value = 0;
    for (unsigned shift = 0; i < bytes.size() && shift < 63; shift += 7) {
      const unsigned char byte = bytes[i++];
      value = value << 7 | (byte & 0x7fU);
      if (byte < 0x80) break;
    }
    sum += static_cast<double>(value);
  }
  return sum;
}

// Measures the tables in which SQLite keeps an index.
class IndexMeasure {
 public:
  IndexMeasure(sqlite3* db, const Searches& searches, const FullTextSearches::Table& table)
      : db_(db), searches_(searches), table_(table) {}

  Result<bool> affordable() {
    if (table_.fts5) {
      if (auto read = read_structure(); !read) return read.error();
      // Reads words one by one.
      const bool plain = !searches_.phrases && !searches_.near && !searches_.ranks;
      size_.first_pages = static_cast<double>(segments_.size()) * kLongestPage;
      if (plain && searches_.prefixes == 0 && little_cost(searches_, size_, true)) return true;
    }
    const auto measured = table_.fts5 ? measure_fts5() : measure_fts4();
    if (!measured) return measured.error();
    if (!*measured) return false;
    // No document has more places than the index has bytes, nor are there more documents.
    size_.largest = size_.documents = size_.prefix = size_.bytes;
    // A word has no more places in a document of FTS3 and FTS4 than its whole list has bytes.
    if (!table_.fts5 && searches_.prefixes == 0) size_.largest = std::min(size_.list, size_.bytes);
    const auto chosen = other_rank();
    if (!chosen) return chosen.error();
    const bool compares = (searches_.snippets || *chosen) && table_.fts5 &&
                          cost_of_snippet(searches_, size_.largest) > kLongestReading;
    if (!compares && little_cost(searches_, size_, table_.fts5)) return true;
    const auto documents = measure_documents();
    if (!documents) return documents.error();
    if (*chosen && cost_of_snippet(searches_, size_.largest) > kLongestReading) return false;
    return *documents && little_cost(searches_, size_, table_.fts5) && as_long_as_indexed_;
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

  // The segments that SQLite goes through, each as often as it is listed.
  Status read_structure() {
    constexpr int64_t kStructure = 10;  // the row of _data
    constexpr int kLongestStructure = 100'000;
    const auto done = each(
        "SELECT block FROM " + shadow("_data") + " WHERE id = " + std::to_string(kStructure),
        [&](const Stmt& row) -> Status {
          const int count = sqlite3_column_bytes(row.raw(), 0);
          const auto* bytes = static_cast<const unsigned char*>(sqlite3_column_blob(row.raw(), 0));
          if (bytes == nullptr || count > kLongestStructure ||
              !list_segments({bytes, static_cast<size_t>(count)}))
            return damaged(table_.name);
          return Done{};
        });
    return done ? Status(Done{}) : done.error();
  }

  // Layout: fts5StructureDecode() in SQLite's fts5_index.c. False: it is not one.
  bool list_segments(std::span<const unsigned char> record) {
    constexpr size_t kCookie = 4;
    constexpr std::array<unsigned char, 4> kSecond = {0xff, 0, 0, 1};  // with tombstones
    constexpr uint64_t kMostSegments = 2000;
    if (record.size() < kCookie) return false;
    size_t at = kCookie;
    const auto rest = record.subspan(at);
    const bool second =
        rest.size() >= kSecond.size() && std::equal(kSecond.begin(), kSecond.end(), rest.begin());
    if (second) at += kSecond.size();
    const auto number = [&] {
      uint64_t value = 0;
      for (int i = 0; at < record.size() && i < 9; ++i) {
        const unsigned char byte = record[at++];
        value = value << 7 | (byte & 0x7fU);
        if (byte < 0x80) break;
      }
      return value;
    };
    const uint64_t levels = number(), segments = number();
    number();  // how often it was written
    if (second) number();
    if (levels > kMostSegments || segments > kMostSegments) return false;
    for (uint64_t level = 0; level < levels; ++level) {
      number();  // how many are being merged
      const uint64_t listed = number();
      for (uint64_t i = 0; i < listed; ++i) {
        if (at >= record.size() || segments_.size() > segments) return false;
        segments_.push_back(static_cast<int64_t>(number()));
        for (int skipped = second ? 7 : 2; skipped > 0; --skipped) number();
      }
    }
    return true;
  }

  Result<bool> measure_fts5() {
    constexpr int kIdOfSegment = 37;  // its bit in the number of a page
    std::map<int64_t, double> longest;
    const auto done = each("SELECT id, length(block), typeof(block) FROM " + shadow("_data"),
                           [&](const Stmt& row) -> Status {
                             // A text is longer than length() gives.
                             if (row.text(2) != "blob") return damaged(table_.name);
                             const auto bytes = static_cast<double>(row.integer(1));
                             size_.bytes += bytes;
                             double& most = longest[row.integer(0) >> kIdOfSegment];
                             most = std::max(most, std::min(bytes, kLongestPage));
                             return Done{};
                           });
    size_.first_pages = 0;
    for (const int64_t segment : segments_) size_.first_pages += longest[segment];
    return done;
  }

  // A list of places is in one block, and a word has one in each segment at most.
  Result<bool> measure_fts4() {
    struct Segment {
      int64_t first, last;  // blocks
      double largest;
    };
    std::vector<Segment> segments;
    auto done = each("SELECT start_block, leaves_end_block, length(root), typeof(root) FROM " +
                         shadow("_segdir"),
                     [&](const Stmt& row) -> Status {
                       if (row.text(3) != "blob") return damaged(table_.name);
                       const auto root = static_cast<double>(row.integer(2));
                       size_.bytes += root;
                       segments.push_back({row.integer(0), row.integer(1), root});
                       return Done{};
                     });
    if (!done || !*done) return done;
    done = each("SELECT blockid, length(block), typeof(block) FROM " + shadow("_segments"),
                [&](const Stmt& row) -> Status {
                  if (row.text(2) != "blob") return damaged(table_.name);
                  const auto bytes = static_cast<double>(row.integer(1));
                  size_.bytes += bytes;
                  for (Segment& segment : segments)
                    if (segment.first <= row.integer(0) && row.integer(0) <= segment.last)
                      segment.largest = std::max(segment.largest, bytes);
                  return Done{};
                });
    for (const Segment& segment : segments) size_.list += segment.largest;
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

  // The places in the largest document of FTS3 and FTS4, from the index itself.
  Result<bool> read_leaves() {
    const auto descending = orders_descending();
    if (!descending) return descending.error();
    const bool sums = searches_.prefixes > 0;  // words that begin alike count together
    if (sums && *descending) return true;
    Fts4Leaves leaves(sums);
    const auto read = [&](const Stmt& row) -> Status {
      const auto* bytes = static_cast<const unsigned char*>(sqlite3_column_blob(row.raw(), 0));
      const auto count = static_cast<size_t>(sqlite3_column_bytes(row.raw(), 0));
      if (bytes != nullptr && !leaves.add({bytes, count})) return damaged(table_.name);
      return Done{};
    };
    for (const char* nodes : {"_segdir", "_segments"}) {
      const std::string column = nodes == std::string_view("_segdir") ? "root" : "block";
      const auto done = each("SELECT " + column + " FROM " + shadow(nodes), read);
      if (!done || !*done) return done;
    }
    size_.largest = std::min(size_.largest, leaves.most());
    return true;
  }

  // True if the ids of documents may descend in the lists of the index: order=desc.
  Result<bool> orders_descending() {
    bool out = true;
    auto stmt = Stmt::prepare(db_, "SELECT sql FROM " + text::quoted(table_.schema) +
                                       ".sqlite_schema WHERE type = 'table' AND name = ?1");
    if (!stmt) return out;
    if (auto bound = stmt->bind(1, table_.name); !bound) return bound.error();
    const auto row = stmt->step();
    if (!row) return row.error();
    return !*row || text::lower(stmt->text(0)).find("desc") != std::string::npos;
  }

  // The number of words of each document. Without that table, the index alone is known.
  Result<bool> measure_documents() {
    if (!table_.fts5) return read_leaves();
    double largest = 0, documents = 0;
    const auto done =
        each("SELECT sz, id FROM " + shadow("_docsize"), [&](const Stmt& row) -> Status {
          const auto* bytes = static_cast<const unsigned char*>(sqlite3_column_blob(row.raw(), 0));
          const auto count = static_cast<size_t>(sqlite3_column_bytes(row.raw(), 0));
          const double words = bytes == nullptr ? 0 : sum_of_varints({bytes, count});
          ++documents;
          largest = std::max(largest, words);
          const bool compares =
              searches_.snippets && cost_of_snippet(searches_, words) > kLongestReading;
          return compares ? compare(row.integer(1), words) : Status(Done{});
        });
    if (!done || !*done) return done;
    const auto pages = read_pages();
    if (!pages) return pages.error();
    // Anybody who writes the file can make that table say less than the index does.
    if (searches_.snippets && pages->run > largest &&
        cost_of_snippet(searches_, pages->run) > kLongestReading)
      as_long_as_indexed_ = false;
    size_.prefix = std::min(size_.prefix, pages->alike);
    size_.largest = std::max(largest, pages->run);
    if (searches_.prefixes > 0) size_.largest = std::max(size_.largest, size_.prefix);
    size_.documents = documents;
    return true;
  }

  struct Pages {
    // Bytes of the longest sequence of pages on which no document and no word begins: places of
    // one word in one document, each of which takes at least a byte.
    double run = 0;
    // Bytes of all pages with words that begin with the same letter: SQLite looks for a prefix in
    // consecutive pages, up to the first one that begins with another word.
    double alike = 0;
  };

  // The first letter of the first word on a page of FTS5, with the number of the index in front of
  // it; -1 if no word begins on the page.
  static int letter_of_page(std::span<const unsigned char> page) {
    constexpr size_t kLongSize = 0x80;  // of a word, in more than one byte
    const size_t size = static_cast<size_t>(page[2]) << 8 | page[3];
    if (size >= page.size()) return -1;
    size_t at = page[size];
    if (at >= kLongSize && size + 1 < page.size())
      at = (at & 0x7fU) << 7 | (page[size + 1] & 0x7fU);
    if (at >= page.size()) return 0;
    while (at < page.size() && page[at] >= kLongSize) ++at;
    return at + 2 < page.size() ? page[at + 1] << 8 | page[at + 2] : 0;
  }

  Result<Pages> read_pages() {
    constexpr size_t kHeader = 4;  // offset of the first document, and of the list of words
    constexpr int64_t kFirstLeaf = int64_t{1} << 37;
    Pages out;
    std::map<int, double> by_letter;
    double run = 0, bytes_before = 0;
    int64_t before = 0;
    int letter = 0;
    const auto done =
        each("SELECT id, block FROM " + shadow("_data") + " ORDER BY id", [&](const Stmt& row) {
          const auto* bytes = static_cast<const unsigned char*>(sqlite3_column_blob(row.raw(), 1));
          const auto count = static_cast<size_t>(sqlite3_column_bytes(row.raw(), 1));
          const int64_t id = row.integer(0);
          if (id < kFirstLeaf || count <= kHeader) return Status(Done{});
          const bool inside = bytes[0] == 0 && bytes[1] == 0 &&
                              (static_cast<size_t>(bytes[2]) << 8 | bytes[3]) >= count;
          const auto size = static_cast<double>(count);
          run = inside ? (id == before + 1 ? run : 0) + size - kHeader : 0;
          out.run = std::max(out.run, run);
          const int now = letter_of_page({bytes, count});
          if (now >= 0 && now != letter) {  // words of both letters may be on both pages
            by_letter[letter] += size;
            by_letter[now] += bytes_before;
            letter = now;
          }
          by_letter[letter] += size;
          bytes_before = size;
          before = id;
          return Status(Done{});
        });
    if (!done) return done.error();
    // Of letter 0 is what cannot be read; it may belong to any.
    for (const auto& [key, bytes] : by_letter)
      if (key != 0) out.alike = std::max(out.alike, bytes);
    out.alike += by_letter[0];
    return out;
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
  const Searches& searches_;
  const FullTextSearches::Table& table_;
  std::vector<int64_t> segments_;
  IndexSizes size_;
  bool as_long_as_indexed_ = true;
};

}  // namespace

Result<bool> costs_little(sqlite3* db, const Searches& searches,
                          const FullTextSearches::Table& table) {
  return IndexMeasure(db, searches, table).affordable();
}

}  // namespace ask::db
