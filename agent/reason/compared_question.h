// A question with a comparison, as words, and the items in it that can be compared.
#pragma once
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "agent/engine/link/lattice.h"
#include "agent/engine/text/dates.h"

namespace ask::reason {

// What can be compared: a span of the question that is a date, a stored value or a table.
struct Comparand {
  enum class Kind { kDate, kValue, kTable };
  uint32_t begin = 0, end = 0;
  Kind kind = Kind::kDate;
  engine::DateSpan date = {};
  bool is_date() const { return kind == Kind::kDate; }
};

// A comparand, and the words to put in its place.
struct Replacement {
  Comparand of;
  std::string now;
};

class ComparedQuestion {
 public:
  // Both must outlive the object. A question that is too long has no words.
  ComparedQuestion(std::string_view text, const engine::Lattice& lattice);

  // Words without the marks at the end.
  uint32_t size() const { return size_; }
  const engine::Token& token(uint32_t i) const { return lattice_.tokens[i]; }
  // In lower case; "" after the end.
  std::string_view word(uint32_t i) const {
    return i < size_ ? std::string_view(lattice_.tokens[i].folded) : std::string_view();
  }
  std::span<const engine::Mention> mentions_at(uint32_t i) const;
  // The words of [from, to) as they are written, with a replacement that lies within them.
  std::string span(uint32_t from, uint32_t to) const;
  std::string span(uint32_t from, uint32_t to, const Replacement& replacement) const;

  // The dates, stored values and tables that begin at the token and end before `limit`, the longest
  // first.
  std::vector<Comparand> comparands(uint32_t at, uint32_t limit) const;
  // True if one can replace the other.
  bool alike(const Comparand& a, const Comparand& b) const;
  // True if the question names a third date or value that could replace them.
  bool names_third(const Comparand& a, const Comparand& b) const;
  // Days, in months of 31, of a period; 0 for others.
  int days_of(const Comparand& comparand) const;

  // True if the word is one of those in [from, to), in any form.
  bool mentioned_before(uint32_t i, uint32_t from, uint32_t to) const;
  bool all_of(uint32_t from, uint32_t to, std::span<const std::string_view> words) const;

  // The words of the comparand; a month without a year is one of the year of the other one.
  std::string written(const Comparand& comparand, const Comparand& other) const;
  // As a heading, without its quotation marks.
  std::string label(const Comparand& comparand, std::string written) const;
  // The preposition before it, or the one that fits; "" for none.
  std::string place_of(const Comparand& comparand, uint32_t from) const;

 private:
  bool same_date_kind(const engine::DateSpan& a, const engine::DateSpan& b) const;

  std::string_view text_;
  const engine::Lattice& lattice_;
  uint32_t size_ = 0;
};

// The first word after "please compare", "show me" ...
uint32_t first_content_word(const ComparedQuestion& question);

// The parts that are not empty, with blanks between them.
std::string glued(std::initializer_list<std::string> parts);

}  // namespace ask::reason
