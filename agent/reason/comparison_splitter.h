// Splitting of a question that compares. Private to comparison_split.cpp and the files named
// comparison_split_*.cpp.
#pragma once
#include <array>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "agent/engine/text/dates.h"
#include "agent/reason/comparison_split.h"

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

class ComparisonSplitter {
 public:
  ComparisonSplitter(std::string_view text, const engine::Lattice& lattice);
  std::vector<ComparisonSplit> splits();

 private:
  enum class Joint { kVersus, kThan, kOr, kAnd };
  // The wording of both sides: what stands before `at`, with each of the comparands, and the words
  // from `tail` on.
  struct Frame {
    uint32_t from, at, tail;
    Comparand a;
    std::array<std::string, 2> now;
  };

  // comparison_split_words.cpp: words and comparands
  std::string_view word(uint32_t i) const {
    return i < n_ ? std::string_view(lattice_.tokens[i].folded) : std::string_view();
  }
  std::span<const engine::Mention> mentions_at(uint32_t i) const;
  std::string span(uint32_t from, uint32_t to) const;
  std::string span(uint32_t from, uint32_t to, const Replacement& replacement) const;
  std::vector<Comparand> comparands(uint32_t at, uint32_t limit) const;
  bool alike(const Comparand& a, const Comparand& b) const;
  bool same_date_kind(const engine::DateSpan& a, const engine::DateSpan& b) const;
  int days_of(const Comparand& comparand) const;
  bool said_before(uint32_t i, uint32_t from, uint32_t to) const;
  bool all_of(uint32_t from, uint32_t to, std::span<const std::string_view> words) const;
  bool third(const Comparand& a, const Comparand& b) const;
  std::string said(const Comparand& comparand, const Comparand& other) const;
  std::string label(const Comparand& comparand, std::string said) const;
  std::string place_of(const Comparand& comparand, uint32_t from) const;

  // comparison_split_wording.cpp: the two questions
  void word_plainly(const Frame& frame, ComparisonSplit& out) const;
  bool word_more(const Frame& frame, ComparisonSplit& out) const;
  bool word_which(const Frame& frame, uint32_t more, ComparisonSplit& out) const;
  bool word_chosen(const Frame& frame, uint32_t more, uint32_t end, ComparisonSplit& out) const;
  void choice(uint32_t at);
  void word_amounts(const Frame& frame, uint32_t more, ComparisonSplit& out) const;
  bool does_more(const Frame& frame, uint32_t more) const;
  template <class Make>
  void word_verb(const Frame& frame, uint32_t verb, ComparisonSplit& out, Make who) const;
  uint32_t noun_end(const Frame& frame, uint32_t more) const;
  template <class Make>
  static void wording(const Frame& frame, ComparisonSplit& out, Make make) {
    out.wordings.push_back(
        {make(Replacement{frame.a, frame.now[0]}), make(Replacement{frame.a, frame.now[1]})});
  }
  uint32_t comparative(uint32_t from, uint32_t to) const;
  void phrases(uint32_t at);

  // comparison_split.cpp: where the two sides meet
  uint32_t lead() const;
  bool joined_at(uint32_t from, uint32_t i);
  void join(uint32_t from, uint32_t at, uint32_t next, Joint joint);
  void pair(uint32_t from, uint32_t at, const Comparand& a, const Comparand& b, Joint joint);
  bool differs_twice(const Frame& frame) const;
  void before(uint32_t from, uint32_t at, uint32_t next);
  std::vector<std::string> several_periods(int& days) const;
  uint32_t change_verb() const;
  bool ranks_changes(uint32_t verb) const;
  void change();
  void around_date();
  void changed(uint32_t verb, uint32_t at, const Comparand& a, const Comparand& b);
  void add(ComparisonSplit split);

  std::string_view text_;
  const engine::Lattice& lattice_;
  uint32_t n_ = 0;    // tokens without the marks at the end
  size_t tried_ = 0;  // pairs of comparands, which are bounded
  std::vector<ComparisonSplit> out_;
};

// The parts that are not empty, with blanks between them.
std::string glued(std::initializer_list<std::string> parts);

}  // namespace ask::reason
