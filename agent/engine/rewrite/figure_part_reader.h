// Reads one part of a question for several figures (group_figures.h): "hours in total", "how many
// of them were rejected", "when the last one was".
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "agent/engine/rewrite/group_figures.h"
#include "agent/engine/rewrite/word_sequence.h"

namespace ask::engine {

class FigurePartReader {
 public:
  FigurePartReader(WordSequence words, FigureSubject subject);
  // False if it cannot be a part.
  bool read(FigurePart& out);
  // What it counts: "active members" of "number of active members on it"; "" if it counts nothing.
  std::string counted() const;
  // "batches" of "batches received"; "" if it is no noun in the plural.
  std::string plural_noun() const;
  bool empty() const { return words_.empty(); }

 private:
  bool is(size_t i, std::span<const std::string_view> any) const;
  bool is(size_t i, std::initializer_list<std::string_view> any) const;
  bool has(std::span<const std::string_view> any) const;
  std::string text(size_t from, size_t to) const;
  std::string of_subject(std::string_view opening, size_t from, size_t to) const;
  std::string with_subject(std::string question) const;
  size_t counted_from() const;
  size_t noun_end(size_t at) const;
  std::string deed_after(size_t from, size_t to, bool& only_deed) const;
  bool restricts_all() const;
  bool read_ends(FigurePart& out) const;
  bool read_total(FigurePart& out) const;
  bool read_among(FigurePart& out) const;
  bool read_sum(FigurePart& out) const;
  bool read_average(FigurePart& out) const;
  bool read_income(FigurePart& out) const;
  void figure(std::string_view opening, size_t from, size_t to, FigurePart& out) const;
  void count(size_t from, FigurePart& out) const;
  void read_plural(FigurePart& out) const;
  void read_column(FigurePart& out) const;
  void add(FigurePart& out, std::string question, std::string left_out = {}) const;

  WordSequence words_;
  const FigureSubject subject_;
};

}  // namespace ask::engine
