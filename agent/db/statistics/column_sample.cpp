#include "agent/db/statistics/column_sample.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/db/connection/sqlite.h"
#include "agent/db/schema/column_types.h"

namespace ask::db {
namespace {

constexpr size_t kMostText = 0xFFFFFFFF;  // the range of Entry::from and Entry::size
constexpr size_t kFrequent = 5;
constexpr size_t kMostFew = 12, kLongestFew = 40;     // of ColumnStatistics::few, in bytes
constexpr size_t kFirstRows = 3, kLongestFirst = 40;  // of ColumnStatistics::first, in bytes
constexpr size_t kLongestEnd = 256;  // bytes kept of the smallest and the greatest text
constexpr uint64_t kTextSalt = 0x74657874, kBlobSalt = 0x626c6f62;  // a text never equals a blob
constexpr double kMostly = 0.9;  // share of distinct values that decides a kind
constexpr int64_t kYearLow = 1500, kYearHigh = 2100;
constexpr int64_t kRowsForBoolean = 4;  // fewer rows of zeros and ones are not evidence

// True for a column name typical of years; values from 1500 to 2100 alone may be prices.
bool names_a_year(std::string_view name) {
  const std::string low = text::lower(name);
  for (const std::string_view word :
       {"year", "yr", "founded", "built", "established", "season", "since", "opened", "birth",
        "born", "release", "debut", "edition", "vintage"})
    if (low.find(word) != low.npos) return true;
  return false;
}

bool is_number(DataKind kind) { return kind == DataKind::kInteger || kind == DataKind::kReal; }

}  // namespace

void ColumnSample::keep_first(Value value) {
  if (first_.size() < kFirstRows) first_.push_back(std::move(value));
}

size_t ColumnSample::add(sqlite3_stmt* stmt, int column) {
  ++rows_;
  switch (sqlite3_column_type(stmt, column)) {
    case SQLITE_NULL:
      ++nulls_;
      if (order_.size() < kRowsInOrder) order_.push_back(std::numeric_limits<uint32_t>::max());
      keep_first(Value());
      return 0;
    case SQLITE_INTEGER:
      add_integer(sqlite3_column_int64(stmt, column));
      keep_first(sqlite3_column_int64(stmt, column));
      return 0;
    case SQLITE_FLOAT:
      add_real(sqlite3_column_double(stmt, column));
      keep_first(sqlite3_column_double(stmt, column));
      return 0;
    default:
      break;
  }
  const bool text = sqlite3_column_type(stmt, column) == SQLITE_TEXT;
  const void* data = text ? static_cast<const void*>(sqlite3_column_text(stmt, column))
                          : sqlite3_column_blob(stmt, column);
  const auto size = static_cast<size_t>(sqlite3_column_bytes(stmt, column));
  const std::string_view bytes =
      data ? std::string_view(static_cast<const char*>(data), size) : std::string_view();
  if (first_.size() < kFirstRows)
    keep_first(text ? Value(text::shortened(text::repaired_utf8(bytes.substr(0, kLongestEnd)),
                                            kLongestFirst))
                    : Value(Blob{std::string(bytes.substr(0, kLongestFirst))}));
  if (text)
    add_text(bytes);
  else if (enter(hash_of(bytes) ^ kBlobSalt))
    ++blobs_;
  return size;
}

ColumnSample::Entry* ColumnSample::enter(uint64_t hash) {
  const auto next = static_cast<uint32_t>(entries_.size());
  const uint32_t id =
      table_.find_or_add(hash, next, [&](uint32_t e) { return entries_[e].hash == hash; });
  if (order_.size() < kRowsInOrder) order_.push_back(id);
  if (id == next) return &entries_.emplace_back(Entry{hash, 1, 0, 0});
  ++entries_[id].count;
  return nullptr;
}

void ColumnSample::add_integer(int64_t value) {
  integer_min_ = std::min(integer_min_, value);
  integer_max_ = std::max(integer_max_, value);
  if (!enter(mixed(static_cast<uint64_t>(value) * 0x9E3779B97F4A7C15ULL))) return;
  ++integers_;
  form_.add_integer(value);
}

void ColumnSample::add_real(double value) {
  real_min_ = std::min(real_min_, value);
  real_max_ = std::max(real_max_, value);
  // SQLite considers 2.0 and 2 equal.
  constexpr double kExact = 9007199254740992.0;
  const bool whole = value == std::floor(value) && std::fabs(value) < kExact;
  const uint64_t bits = whole ? static_cast<uint64_t>(static_cast<int64_t>(value))
                              : std::bit_cast<uint64_t>(value) ^ kBlobSalt;
  if (!enter(mixed(bits * 0x9E3779B97F4A7C15ULL))) return;
  ++reals_;
  form_.add_real(value);
}

void ColumnSample::add_text(std::string_view value) {
  Entry* entry = enter(hash_of(value) ^ kTextSalt);
  if (!entry) return;
  if (value.size() <= kLongestText && texts_.size() + value.size() < kMostText) {
    entry->from = static_cast<uint32_t>(texts_.size());
    entry->size = static_cast<uint32_t>(value.size());
    texts_ += value;
  }
  const bool first = texts_seen_++ == 0;
  if (first || value < text_min_) text_min_ = value.substr(0, kLongestEnd);
  if (first || value > text_max_) text_max_ = value.substr(0, kLongestEnd);
  const std::string_view shown = text::trimmed(value.substr(0, kLongestText));
  DataKind kind = kind_of_text(value);
  if (shown.size() < value.size() && kind == DataKind::kText && is_number(kind_of_text(shown)))
    kind = kind_of_text(value = shown);  // SQLite's CAST skips blanks too
  form_.add_text(value, kind);
  if (shown.empty()) return;  // no evidence
  ++kinds_[static_cast<size_t>(kind)];
  int64_t number = 0;
  if (kind != DataKind::kInteger) return;
  const char* from = value.data() + (value[0] == '+' ? 1 : 0);
  std::from_chars(from, value.data() + value.size(), number);
  low_ = std::min(low_, number);
  high_ = std::max(high_, number);
}

void ColumnSample::finish(Column& column, bool complete) const {
  ColumnStatistics& out = column.statistics;
  out = {};
  out.rows = rows_;
  out.complete = complete;
  out.nulls = nulls_;
  out.distinct = static_cast<int64_t>(entries_.size());
  put_range(out);
  put_frequent(out);
  put_few(out);
  out.first = first_;
  for (const Entry& e : entries_)
    if (e.size == 0 && e.hash == (hash_of("") ^ kTextSalt)) out.empty_texts = e.count;
  column.kind = refined(column);
  form_.finish(column);
  if (column.kind == DataKind::kText && out.form == ValueForm::kPlain)
    out.separator = list_separator();
}

// The separator of texts that are lists of a few recurring parts ("Trailers,Deleted Scenes"), or 0.
char ColumnSample::list_separator() const {
  constexpr size_t kLooked = 400, kMostItems = 60;
  constexpr size_t kShortest = 2, kLongest = 40;
  for (const char separator : {',', ';', '|'}) {
    std::vector<std::string_view> parts;
    size_t texts = 0, lists = 0, all = 0;
    bool fit = true;
    for (const Entry& e : entries_) {
      if (e.size == 0 || texts == kLooked || !fit) continue;
      ++texts;
      lists += at(e).find(separator) != std::string_view::npos;
      for (std::string_view rest = at(e); fit && !rest.empty();) {
        const size_t end = std::min(rest.find(separator), rest.size());
        const std::string_view part = text::trimmed(rest.substr(0, end));
        ++all;
        fit = part.size() >= kShortest && part.size() <= kLongest &&
              kind_of_text(part) == DataKind::kText;
        add_once(parts, part);
        fit = fit && parts.size() <= kMostItems;
        rest.remove_prefix(std::min(end + 1, rest.size()));
      }
    }
    if (fit && lists >= 2 && lists * 3 >= texts && parts.size() * 5 <= all * 3) return separator;
  }
  return 0;
}

// In SQLite's order: numbers, then texts. Blobs have no range here.
void ColumnSample::put_range(ColumnStatistics& out) const {
  const bool integers = integer_min_ <= integer_max_, reals = real_min_ <= real_max_;
  if (integers || reals) {
    const bool real_low = reals && (!integers || real_min_ < static_cast<double>(integer_min_));
    const bool real_high = reals && (!integers || real_max_ > static_cast<double>(integer_max_));
    out.min = real_low ? Value(real_min_) : Value(integer_min_);
    out.max = real_high ? Value(real_max_) : Value(integer_max_);
  }
  if (texts_seen_ == 0) return;
  const auto end = [](const std::string& text) {
    return text.size() < kLongestEnd ? text : text::shortened(text, kLongestEnd - 1);
  };
  if (!integers && !reals) out.min = end(text_min_);
  out.max = end(text_max_);
}

void ColumnSample::put_frequent(ColumnStatistics& out) const {
  std::vector<const Entry*> texts;
  for (const Entry& e : entries_)
    if (e.size > 0) texts.push_back(&e);
  const size_t keep = std::min(kFrequent, texts.size());
  std::partial_sort(texts.begin(), texts.begin() + static_cast<std::ptrdiff_t>(keep), texts.end(),
                    [&](const Entry* a, const Entry* b) {
                      return a->count != b->count ? a->count > b->count : at(*a) < at(*b);
                    });
  for (size_t i = 0; i < keep; ++i) out.frequent.emplace_back(at(*texts[i]), texts[i]->count);
}

void ColumnSample::put_few(ColumnStatistics& out) const {
  if (entries_.empty() || entries_.size() > kMostFew) return;
  for (const Entry& e : entries_) {
    // An empty text is not stored, nor are a long one, a number and a blob.
    if (e.size > kLongestFew || (e.size == 0 && e.hash != (hash_of("") ^ kTextSalt)))
      return out.few.clear();
    out.few.emplace_back(at(e), e.count);
  }
  std::sort(out.few.begin(), out.few.end());
}

DataKind ColumnSample::refined(const Column& column) const {
  int64_t looked = integers_ + reals_ + blobs_;
  for (const int64_t n : kinds_) looked += n;
  if (looked == 0) return column.kind;
  const auto mostly = [&](int64_t n) {
    return static_cast<double>(n) >= kMostly * static_cast<double>(looked);
  };
  if (mostly(blobs_)) return DataKind::kBlob;
  const int64_t dates = kinds(DataKind::kDate), timestamps = kinds(DataKind::kDateTime);
  if (mostly(dates)) return DataKind::kDate;
  if (mostly(dates + timestamps)) return DataKind::kDateTime;
  if (mostly(kinds(DataKind::kTime))) return DataKind::kTime;
  const int64_t reals = reals_ + kinds(DataKind::kReal);
  if (mostly(integers_ + kinds(DataKind::kInteger) + reals)) return number_kind(column, reals);
  return DataKind::kText;
}

DataKind ColumnSample::number_kind(const Column& column, int64_t reals) const {
  if (reals > 0 || column.kind == DataKind::kReal) return DataKind::kReal;
  const int64_t low = std::min(low_, integer_min_), high = std::max(high_, integer_max_);
  const bool dated = column.kind == DataKind::kYear || column.kind == DataKind::kDate ||
                     column.kind == DataKind::kDateTime;
  if (low >= kYearLow && high <= kYearHigh && (dated || names_a_year(column.name)))
    return DataKind::kYear;
  const bool bits = low >= 0 && high <= 1 && integers_ > 0;
  if (bits && column.kind == DataKind::kBoolean) return DataKind::kBoolean;
  const bool key = column.primary_key > 0 || column.is_unique;
  if (bits && low != high && !key && rows_ - nulls_ >= kRowsForBoolean) return DataKind::kBoolean;
  return DataKind::kInteger;
}

}  // namespace ask::db
