// Inverted index over the table and column names of a catalog, for schema linking. Names are split
// into words and abbreviations expanded; look-up is by word, lemma, stem, synonym, prefix or edit
// distance. Built once per snapshot; holds copies, so it may outlive the catalog.
#pragma once
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "agent/db/schema/catalog.h"
#include "agent/engine/ir/column_expr.h"
#include "agent/engine/schema/code_tables.h"
#include "agent/engine/schema/match_kind.h"
#include "agent/engine/schema/short_names.h"
#include "agent/engine/text/token.h"
#include "agent/engine/text/units.h"

namespace ask::engine {

// A word of some name: lower case, abbreviations expanded.
struct SchemaWord {
  std::string text, lemma, stem;
};

// A table (column == kNone) or a column.
struct SchemaItem {
  uint32_t table = 0, column = kNone;
  std::vector<uint32_t> words;   // ids, in the order of the name; empty only if the name has none
  std::vector<MatchKind> spelt;  // of each word: kExact, or how the name writes it
  uint32_t parts = 0;            // the words of the name as it is written
  bool unbroken = false;         // it is written without separators
};

// Roles of a column, inferred from its name and type.
struct ColumnRoles {
  bool identifier = false;  // a key or code of a row: "id", "singer_id", an integer primary key
  bool measure = false;     // a number that can be summed or averaged
  bool temporal = false;    // a date, time or year
  bool naming = false;      // a text that identifies the row to people
  bool reference = false;   // part of a foreign key
  UnitId unit = kNoUnit;    // of a measure, if it is known
};

// Two dates of one table, or the first one alone; see time_spans.h.
struct TimeSpan {
  uint32_t table = kNone, start = kNone, end = kNone;
};

class NotedNames;

class SchemaIndex {
 public:
  explicit SchemaIndex(const db::Catalog& catalog);

  size_t tables() const { return table_items_.size(); }
  uint32_t columns(uint32_t t) const;
  const SchemaItem& table(uint32_t t) const { return items_[table_items_[t]]; }
  const SchemaItem& column(uint32_t t, uint32_t c) const { return items_[table_items_[t] + 1 + c]; }
  const ColumnRoles& column_roles(uint32_t t, uint32_t c) const {
    return column_roles_[table_items_[t] - t + c];
  }
  const SchemaWord& word(uint32_t id) const { return words_[id]; }
  bool is_view(uint32_t t) const { return views_[t]; }
  // The column that names a row of the table ("name", "title"), or kNone.
  uint32_t name_column(uint32_t t) const { return name_columns_[t]; }
  // Tables that store first and last names in two columns and have no full-name column.
  struct PersonName {
    uint32_t table, first, last;
    bool names_rows;  // the rows of the table are people: name_column() is `first`
    // Of the other of two people in a row, as a couple; kNone if there is only one.
    uint32_t other_first = kNone, other_last = kNone;
  };
  std::span<const PersonName> person_names() const { return person_names_; }
  // The pair that names the rows of the table, or null.
  const PersonName* row_names(uint32_t t) const;
  // The durations and the plans of all tables, in the order of the tables.
  std::span<const TimeSpan> durations() const { return durations_; }
  std::span<const TimeSpan> plans() const { return plans_; }
  std::span<const TimeSpan> ongoing() const { return ongoing_; }
  bool has_units() const { return !units_.empty() || !durations_.empty() || !plans_.empty(); }
  // True if some measure has another known unit of that dimension, or, of time, a table a duration.
  bool converts_to(UnitId asked) const;
  // True if some measure has a known unit of that dimension.
  bool measures(UnitDimension dimension) const;
  // The measure columns of the table, in table order.
  std::vector<uint32_t> measures(uint32_t t) const;

  // The code table that `t` is, or null.
  const CodeTable* code_table(uint32_t t) const { return find_code_table(code_tables_, t); }
  // The one that the column refers to, or null.
  const CodeTable* codes_of(uint32_t t, uint32_t c) const;
  bool has_code_tables() const { return !code_tables_.empty(); }
  // True if most names are abbreviated.
  bool abbreviates() const { return short_names_.usual(); }

  // The phrases of the notes.
  const NotedNames& noted() const { return *noted_; }
  bool has_notes() const { return has_notes_; }

  // True if some name or noted phrase has this word, as written.
  bool names(std::string_view word) const;
  // True if some name, or noted phrase for a table, a column or a measure, has it.
  bool names_element(std::string_view word) const;
  // True if some word of the item has this text or lemma.
  bool has_word(const SchemaItem& item, std::string_view word) const;
  bool has_any_word(const SchemaItem& item, std::span<const std::string_view> words) const;
  // The words of its name, with blanks between them.
  std::string text(const SchemaItem& item) const;
  std::string lemmas(const SchemaItem& item) const;  // the same of its lemmas

  // True for a word of the schema, or one that the linker takes for a typo in it.
  bool close_to(std::string_view word) const;

  // --- for the linker ---
  struct Posting {
    uint32_t item, position;  // position in SchemaItem::words
  };
  struct Similar {
    uint32_t word;
    float score;
    MatchKind match;
  };
  std::span<const SchemaItem> items() const { return items_; }
  std::span<const Posting> postings(uint32_t word) const;
  std::span<const uint32_t> words_of(std::string_view lemma) const;
  // Adds the tables whose name ends in the word.
  void add_tables_ending_in(uint32_t word, std::vector<uint32_t>& out) const;
  // Every schema word that this question word may refer to, best first; scores as in linker.h.
  std::vector<Similar> similar(std::string_view folded, std::string_view lemma,
                               std::string_view stem) const;
  // Items whose name, written without separators, equals `letters`.
  std::span<const uint32_t> joined(std::string_view letters) const;

 private:
  using Ids = std::vector<uint32_t>;
  struct Hash {
    using is_transparent = void;
    size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
  };
  using Map = std::unordered_map<std::string, Ids, Hash, std::equal_to<>>;
  uint32_t intern(const std::string& text);
  void add_item(uint32_t table, uint32_t column, std::string_view name,
                const std::vector<std::string>& words);
  void add_joined(uint32_t item, std::string_view name);
  void add_abbreviations(std::string_view name);
  void index_words();
  void find_person_names(const db::Catalog& catalog);
  void add_similar(std::string_view lemma, float score, MatchKind match,
                   std::vector<Similar>& out) const;
  void add_cut_short(std::string_view folded, std::vector<Similar>& out) const;
  void add_derived(std::string_view lemma, std::vector<Similar>& out) const;
  void add_consonants(std::string_view folded, std::vector<Similar>& out) const;
  void add_short_names(std::string_view folded, std::string_view lemma,
                       std::vector<Similar>& out) const;
  void add_short_synonyms(std::string_view lemma, std::vector<Similar>& out) const;
  void add_clipped(std::string_view lemma, std::vector<Similar>& out) const;
  void add_partial(std::string_view folded, std::vector<Similar>& out) const;
  void add_misspelt(std::string_view folded, std::string_view lemma,
                    std::vector<Similar>& out) const;

  std::vector<SchemaWord> words_;
  std::vector<SchemaItem> items_;      // each table followed by its columns
  std::vector<uint32_t> table_items_;  // index of each table in items_
  std::vector<ColumnRoles> column_roles_;
  std::vector<uint32_t> name_columns_;
  std::vector<bool> views_;
  std::vector<PersonName> person_names_;
  std::vector<TimeSpan> durations_, plans_, ongoing_;
  std::vector<UnitId> units_;  // of any measure
  std::vector<Posting> postings_;
  std::vector<uint32_t> first_posting_;  // of each word; size words + 1
  std::unordered_map<std::string, uint32_t, Hash, std::equal_to<>> ids_;
  Map by_lemma_, by_stem_, joined_;
  Map cut_short_;  // abbreviations in the names of tables, to the words that they are taken for
  ShortNames short_names_;
  std::vector<CodeTable> code_tables_;
  std::shared_ptr<const NotedNames> noted_;
  bool has_notes_ = false;
  std::vector<uint32_t> sorted_;  // words by text
};

}  // namespace ask::engine
