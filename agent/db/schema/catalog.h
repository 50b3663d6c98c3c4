// The schema: every table and view of every attached database, with columns, keys and, once
// measured, statistics. Plain data, filled by schema_reader and statistics.
#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "agent/common/value.h"

namespace ask::db {

enum class TableKind { kTable, kView, kVirtual };
enum class ColumnRole { kOrdinary, kHidden, kGeneratedVirtual, kGeneratedStored };
// SQLite's five affinities, by the rules of its documentation ("Datatypes", section 3.1).
enum class Affinity { kInteger, kReal, kNumeric, kText, kBlob };
// What the column contains, by its declared type and, once measured, by its data.
enum class DataKind {
  kUnknown,
  kInteger,
  kReal,
  kBoolean,
  kText,
  kDate,
  kDateTime,
  kTime,
  kYear,
  kBlob
};

// How the values are written, where SQLite does not compare them by their meaning.
enum class ValueForm : uint8_t {
  kPlain,        // compared as stored
  kNumberText,   // numbers stored as text
  kUnclearText,  // numbers with signs or separators: "1,299", "$5"
  kCompactDate,  // 20180105, as text or integer
  kYearFirst,    // 2018-1-5, 2018/01/05
  kMonthFirst,   // 1/5/2018
  kDayFirst,     // 5.1.2018
  kYearLast,     // day and month in an order that the values leave open
  kUnixSeconds,  // seconds since 1970, as a number or its text
  kUnixMilliseconds,
  kYearMonth,  // 2018-01, as text
};
inline bool is_unix_time(ValueForm form) {
  return form == ValueForm::kUnixSeconds || form == ValueForm::kUnixMilliseconds;
}
// Texts of a ValueForm column that mark a missing value.
enum class Gaps : uint8_t { kNone, kEmpty, kWords };  // kWords: any text without a digit, "N/A"

// Computed from a bounded sample of rows, unless `complete`.
struct ColumnStatistics {
  int64_t rows = 0;       // rows sampled; 0: not measured
  bool complete = false;  // the sample was the whole table
  ValueForm form = ValueForm::kPlain;
  // Between the parts of a date, by `form`; if plain, between the items of a list in a text
  // ("Trailers,Deleted Scenes"). 0: the values have no parts.
  char separator = 0;
  Gaps gaps = Gaps::kNone;
  int64_t nulls = 0;
  int64_t empty_texts = 0;  // '': what an import makes of a missing value
  int64_t distinct = 0;     // distinct values, NULL not counted
  Value min, max;           // monostate if there is none; never measured for blobs
  // The earliest and the latest day as YYYYMMDD, of forms that do not sort by time as stored
  // (kYearFirst, kMonthFirst, kDayFirst); else 0.
  int64_t first_day = 0, last_day = 0;
  std::vector<std::pair<std::string, int64_t>> frequent;  // text columns: <= 5, most frequent first
  // All values of a text column that has at most 12 and only short ones, by name; else empty.
  std::vector<std::pair<std::string, int64_t>> few;
  std::vector<Value> first;  // of the first three rows sampled, long texts shortened
  // Of the texts that name the rows of a small table: each with the text of its row in the first
  // column that rows share, as the kind of a code ("phone", "channel"); else empty.
  std::vector<std::pair<std::string, std::string>> kinds;
  int64_t missing() const { return nulls + empty_texts; }
  double null_share() const {
    return rows == 0 ? 0 : static_cast<double>(nulls) / static_cast<double>(rows);
  }
};

struct Column {
  std::string name;
  std::string declared_type;  // as written, "" if none
  Affinity affinity = Affinity::kBlob;
  DataKind kind = DataKind::kUnknown;
  ColumnRole role = ColumnRole::kOrdinary;
  bool not_null = false;
  bool is_unique = false;  // alone in a unique index, or the only primary key column
  int primary_key = 0;     // position in the primary key from 1; 0: not part of it
  // The key of a table that declares none, as measured: a name of a key, and no two rows share a
  // value (implied_foreign_keys.h).
  bool is_measured_key = false;
  std::string description;  // from a note or a comment, else ""
  // By a model or in a comment: it may tell what a role does not see.
  bool description_withheld = false;
  std::string unit;         // of the values, from a note, else ""
  bool is_private = false;  // never sampled, never sent to a model
  bool ignored = false;     // a note says that no question is about it
  ColumnStatistics statistics;
};

struct ForeignKey {
  std::string parent_schema, parent_table;
  std::vector<std::string> columns;         // of this table
  std::vector<std::string> parent_columns;  // same length, in the same order
  bool implied = false;   // not declared: inferred from name and type, or from a note
  bool noted = false;     // implied by a note
  bool measured = false;  // implied, and refers to a key that is known from the data only
  bool by_role = false;   // measured, and named only by the role of a person, a side or kin
};

struct Table {
  std::string schema, name;  // schema: "main", "temp" or the name of an attached database
  TableKind kind = TableKind::kTable;
  std::string sql;  // the CREATE statement as stored; "" if SQLite keeps none
  bool without_rowid = false, strict = false;
  std::vector<Column> columns;
  std::vector<ForeignKey> foreign_keys;  // in order of declaration, implied ones last
  // Implied keys that no stored row can follow, as measured: the numbers of the two columns lie
  // apart. They are not in foreign_keys.
  std::vector<ForeignKey> disproved_keys = {};
  int64_t row_count = -1;        // -1: not measured
  bool row_count_exact = false;  // false: an estimate
  std::string description;
  bool description_withheld = false;  // as that of a column
  std::vector<std::string> questions;  // to be offered, from a note
  bool ignored = false;                // a note says that no question is about it
  bool restricted = false;             // a policy hides a part of it
  int64_t root = 0;      // the page where SQLite keeps it, the same under another name; 0: unknown
  bool writable = true;  // a policy lets generated SQL change it, if writing is enabled

  const Column* find(std::string_view column) const;  // ASCII case folded, as in SQLite
};

// What a word or phrase of a note refers to.
enum class NotedKind : uint8_t { kTable, kColumn, kValue, kMeasure, kCondition };
std::string_view name(NotedKind kind);  // "table", "column", "value", "measure", "condition"

struct NotedName {
  NotedKind kind = NotedKind::kTable;
  std::string phrase;  // as written, at most kLongestPhrase bytes
  std::string object;  // of the note
  bool of_comment = false;  // read from a comment of the CREATE statement (comment_notes.h)
  std::string schema, table;
  std::vector<std::string> columns;  // the column; kMeasure, kCondition: those of `sql`, or none
  std::string value;                 // kValue: as stored
  std::string description;           // kMeasure, kCondition
  std::string sql;                   // kMeasure, kCondition: an expression over `columns`
  bool aggregate = false;            // kMeasure: `sql` is an aggregate
  bool amount = false;  // kMeasure: a number that adds up over rows, as far as one can see
  std::string unit;     // kMeasure: of its values, as noted
  bool in_unit_of_column = false;  // kMeasure: no unit is noted, and `sql` keeps that of its column
};

// A note that does not fit the schema as it is.
struct NoteProblem {
  std::string object, problem;
};

struct Catalog {
  std::vector<Table> tables;  // by schema in SQLite's order (main, temp, attached), as created
  std::vector<std::string> left_out;   // "schema.name" of objects that could not be described
  std::vector<std::string> too_heavy;  // those of left_out that SQLite must not be made to compile
  bool keeps_notes = false;            // main has the table of the notes (note.h)
  bool changed_notes = false;          // ... with its columns, in a form that is not ours
  bool keeps_examples = false;         // main has the table of the taught questions (example.h)
  std::vector<NotedName> noted;        // from notes, in the order of the notes
  std::vector<NoteProblem> note_problems;
  // A note that cannot be read and may call anything private, and the way out; "" if there is none.
  std::string unread_note;
  // Schemas that are the same file, in pairs: a file can be attached several times.
  std::vector<std::pair<std::string, std::string>> same_file;
  std::string notes;        // SHA-256 of all notes, "" if there are none
  std::string fingerprint;  // SHA-256 of the sorted schema; counts and times excluded
  std::string version;      // db::joined(Versions) when it was read; "" if unknown
  bool restricted = false;  // a policy hides a part of it
  // Key of the policy and the roles that it was filtered for, "" without a policy.
  std::string access_scope;
  // The unfiltered catalog, if this is what a policy leaves of it. Only for the checker, which must
  // know what SQLite will read.
  std::shared_ptr<const Catalog> whole;
  // The catalog before its tables were cut to a scope (setting `schema`), null if they were not.
  // What is only in `permitted` may be read, but the question is not about it.
  std::shared_ptr<const Catalog> permitted;
  std::vector<std::string> scope;  // the schemas of the scope; empty if there is none
  const Catalog& before_scope() const { return permitted ? *permitted : *this; }
  const Catalog& unfiltered() const {
    const Catalog& all = before_scope();
    return all.whole ? *all.whole : all;
  }

  // With an empty `schema`, resolves a bare name as SQLite does: temp, main, then attached.
  const Table* find(std::string_view schema, std::string_view table) const;
  // The table that the foreign key refers to; null if there is none of that name.
  const Table* find(const ForeignKey& key) const;
  // True if a foreign key of `child`, other than by a role, refers to `parent`, a table of this
  // catalog.
  bool refers(const Table& child, const Table& parent) const;
};

// Takes back what the data showed of keys: for a catalog without data.
void forget_measured_keys(Table& table);

std::string_view name(DataKind kind);   // "integer", "date", ...
std::string_view name(TableKind kind);  // "table", "view", "virtual"

}  // namespace ask::db
