// Value linking: implementation of value_linker.h. The look-ups that are exact are defined in
// value_linker.cpp, other names and spellings of a value in value_linker_variants.cpp, states in
// value_linker_states.cpp, codes and opposites in
// value_linker_codes.cpp, the approximate ones in value_linker_loose.cpp.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/db/statistics/snapshot.h"
#include "agent/engine/lexicon/state_words.h"
#include "agent/engine/link/lattice.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

using db::ValueHit;
using db::ValueIndex;

inline constexpr size_t kMostHits = 16;  // per span

// Adds the value mentions of one question. All constructor arguments must outlive the object.
class ValueLinker {
 public:
  ValueLinker(std::string_view question, const std::vector<Token>& tokens,
              const db::Snapshot& snapshot, const SchemaIndex& index,
              std::vector<Mention>& mentions)
      : question_(question),
        tokens_(tokens),
        snapshot_(snapshot),
        index_(index),
        mentions_(mentions),
        schema_(mentions.size()) {}

  void run();

 private:
  struct Candidate {
    ValueHit hit;
    float score;
    MatchKind match;
  };

  void add_quoted(uint32_t at);
  void add_spans(uint32_t begin);
  void add_span(uint32_t begin, uint32_t end, const std::string& text);
  void collect_written_apart(uint32_t begin, uint32_t end, std::vector<Candidate>& out) const;
  bool may_span(uint32_t begin, uint32_t end) const;
  bool may_open(const Token& token) const;
  bool may_close(const Token& token) const;
  float word_score(uint32_t at, const ValueHit& hit) const;
  bool binds(uint32_t from, uint32_t to) const;
  bool near(uint32_t begin, uint32_t end, const ValueHit& hit, bool by_column = false) const;
  bool before_rows(uint32_t at, uint32_t table) const;
  bool categorical(const ValueHit& hit) const;
  bool ends_clause(uint32_t at) const;
  bool named_elsewhere(uint32_t at, uint32_t table) const;
  bool tells_of_others(uint32_t end, uint32_t table, std::string_view phrase) const;
  bool looks_up(uint32_t rows, uint32_t list) const;
  bool is_deed(uint32_t at) const;
  bool qualifies_rows(uint32_t at, const db::ValueHit& hit) const;
  void add_typo(uint32_t at);
  void add_word_inside(uint32_t at);
  bool calls_row(const db::ValueHit& hit, std::string_view word) const;
  void add_misspelt(uint32_t begin, uint32_t end, std::string_view text);
  void collect(std::string_view text, float score, MatchKind match,
               std::vector<Candidate>& out) const;
  void collect_variants(const std::string& text, std::vector<Candidate>& out) const;
  void keep_as_written(uint32_t begin, uint32_t end, std::vector<Candidate>& candidates) const;
  void add(uint32_t begin, uint32_t end, std::vector<Candidate> candidates);
  void add_partial(uint32_t begin, uint32_t end, std::string_view text);
  bool opens_longer(uint32_t at) const;
  void add_full_name(uint32_t begin, uint32_t end, std::string_view text);
  bool names_person(const ValueHit& hit) const;
  // value_linker_states.cpp
  void add_states(uint32_t begin);
  bool adjectival(uint32_t at) const;
  bool predicated(uint32_t at, uint32_t end) const;
  bool may_lack(uint32_t at, uint32_t table) const;
  void add_events(uint32_t begin);
  void add_status(uint32_t begin, uint32_t end, std::string_view phrase);
  uint32_t state_from(uint32_t begin, std::string& found) const;
  void add_coded(uint32_t begin);
  using Codes = std::vector<std::pair<std::string, int64_t>>;
  static bool short_for(std::string_view code, std::string_view word);
  static bool rather_other(const Codes& codes, std::string_view code,
                           std::span<const StateClass> own);
  std::string code_of(const db::Column& column, std::string_view phrase) const;
  bool speaks_of(uint32_t table) const;
  void add_flags(uint32_t begin, uint32_t end, std::string_view phrase);
  void add_state_value(uint32_t begin, uint32_t end, uint32_t table, uint32_t column,
                       std::string text, float score);
  bool tells_states(const ValueHit& hit) const;
  // value_linker_variants.cpp
  void collect_codes(std::string_view text, std::vector<Candidate>& out) const;
  void collect_spellings(const std::string& text, std::vector<Candidate>& out) const;
  bool codes_only(const ValueHit& hit) const;
  // value_linker_codes.cpp
  void collect_shortened(uint32_t at, std::vector<Candidate>& out) const;
  bool flag_says(uint32_t table, uint32_t column, std::string_view words) const;
  void add_opposites(uint32_t begin);
  void add_free(uint32_t begin);

  std::string_view question_;
  const std::vector<Token>& tokens_;
  const db::Snapshot& snapshot_;
  const SchemaIndex& index_;
  std::vector<Mention>& mentions_;
  const size_t schema_;  // number of schema mentions, which come first in mentions_
  std::vector<std::string> normal_;
};

// The value of a boolean column for true or false; "" if the column is not boolean. Defined in
// value_linker_states.cpp.
std::string truth_value(const db::ColumnStatistics& column, bool holds);

}  // namespace ask::engine
