// Reads the outer form of an utterance. Private to this folder; defined in utterance.cpp and
// pronouns.cpp.
#pragma once
#include <cstdint>
#include <string_view>

#include "agent/engine/dialogue/utterance.h"

namespace ask::engine {

inline constexpr float kNamed = 0.72F;  // score from which a mention names a table

bool is_place_word(std::string_view folded);  // "first", "top", "highest", ...
bool is_order_word(std::string_view folded);  // "sort", "rank", ...

class UtteranceReader {
 public:
  explicit UtteranceReader(Utterance& out) : out_(out) {}

  void read() {
    out_.begin = 0;
    out_.end = static_cast<uint32_t>(out_.lattice.tokens.size());
    strip_end();
    strip_start();
    out_.about |= instead_ && !complete();
    find_pronouns();
    out_.leans = leans();
    out_.columns = only_columns();
    out_.elliptic = !out_.leans && elliptic();
    out_.phrase = !out_.leans && noun_phrase();
    out_.definite = !out_.leans && definite();
    out_.may_lean = !out_.leans && (out_.columns || out_.elliptic || out_.phrase || out_.definite ||
                                    most_of_some());
  }

 private:
  std::string_view w(uint32_t i) const { return out_.word(i); }
  bool mark(uint32_t i) const { return i < out_.end && out_.token(i).punctuation; }
  void strip_end();
  void strip_start();
  bool strip_one();
  void find_pronouns();
  void add(uint32_t begin, uint32_t end, Pointer kind, bool always);
  bool names_before(uint32_t token) const;
  bool named(uint32_t from, uint32_t to, MentionKind kind, float score = kNamed) const;
  bool that_points(uint32_t i) const;
  bool cataphoric(uint32_t i) const;
  bool asked_of(uint32_t i) const;
  bool second_clause(uint32_t token) const;
  bool content_before(uint32_t token) const;
  uint32_t nouns_before(uint32_t token, uint32_t& last_end) const;
  bool owned_rows(uint32_t i) const;
  bool leads(uint32_t i) const;
  bool closes(uint32_t i, uint32_t end) const;
  bool object_of_verb(uint32_t i, uint32_t end) const;
  bool object_of_preposition(uint32_t i, uint32_t end) const;
  bool other_than_subject(uint32_t i, uint32_t end) const;
  bool add_rows_of(uint32_t i);
  bool expletive(uint32_t i) const;
  bool part_of_name(uint32_t i) const;
  bool most_of_some() const;
  bool elliptic() const;
  bool is_graded(uint32_t i) const;
  bool leans() const;
  bool complete() const;
  bool names_rows() const;
  bool noun_phrase() const;
  bool participle() const;
  bool definite() const;
  bool fragment() const;
  bool asked_fragment(bool table, bool comma) const;
  bool only_graded(size_t from) const;
  bool only_aggregates() const;
  bool asks_aggregate(size_t from) const;
  bool totals_after_first() const;
  bool names_place() const;
  bool only_values() const;
  bool only_columns() const;
  bool compares() const;
  bool excludes() const;

  Utterance& out_;
  bool instead_ = false;  // "... instead"
};

}  // namespace ask::engine
