// Reads one part of a question that asks for something of each row: "and whose is it", "the day
// rate", "on what date". Whether the rows have it is decided later, so that a part may have several
// readings.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/engine/lexicon/asked_part_words.h"
#include "agent/engine/rewrite/asked_parts.h"
#include "agent/engine/rewrite/word_sequence.h"

namespace ask::engine {

class PartReader {
 public:
  // The words from `from` to `to` without what only opens or ends a part.
  PartReader(const WordSequence& words, size_t from, size_t to);
  bool empty() const { return words_.empty(); }
  // False if it cannot be a part.
  bool read(AskedPart& out);

 private:
  using Kind = OutputRequest::Kind;
  const std::string& word(size_t i) const;
  bool is(size_t i, std::span<const std::string_view> any) const;
  bool is(size_t i, std::initializer_list<std::string_view> any) const;
  std::string text(size_t from, size_t to) const;
  void add(Kind kind, std::string_view word);
  bool read_clause(size_t from, std::vector<std::string>& content) const;
  void add_prefixes(size_t from, size_t most, Kind kind);
  bool read_who(size_t at, bool receives);
  bool read_when(size_t at);
  bool read_where(size_t at);
  bool read_which(size_t at);
  bool read_day(size_t noun);
  bool read_what_clause(size_t at);
  bool read_how(size_t at);
  bool read_how_many(size_t at);
  bool read_how_much(size_t at);
  bool read_question(size_t at, std::string_view asked);
  bool read_noun();
  bool read_figure();
  size_t noun_end(size_t at) const;

  std::vector<std::string> words_;
  AskedPart* out_ = nullptr;
};

}  // namespace ask::engine
