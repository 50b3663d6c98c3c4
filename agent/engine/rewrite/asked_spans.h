// Which two dates of rows the words of a question for a length of time mean: "how many days do
// owners take to pay" of the invoices' dates.
#pragma once
#include <string>
#include <vector>

#include "agent/engine/rewrite/reworded_question.h"
#include "agent/engine/schema/time_spans.h"

namespace ask::engine {

// Words of the question that may say what lasts, each with its place.
class SpanWords {
 public:
  SpanWords() = default;
  SpanWords(const SpanWords&) = delete;
  SpanWords& operator=(const SpanWords&) = delete;

  void add(size_t at, const std::string& word);
  size_t size() const { return words_.size(); }
  size_t at(size_t i) const { return words_[i].at; }
  const AskedWord& asked(size_t i) const { return words_[i].asked; }
  static constexpr size_t kMost = 24;

 private:
  struct Word {
    size_t at;
    std::string text, lemma, stem;
    AskedWord asked;
  };
  std::vector<Word> words_;
};

struct ChosenSpan {
  ColumnExpr measure;         // the duration
  uint32_t rows = kNone;      // whose it is
  bool both = false;          // both of its dates are named
  std::vector<size_t> spent;  // places of the words that name its dates or its rows
  std::vector<size_t> owners;  // places of the words for what the rows belong to
  bool valid() const { return rows != kNone; }
};

// `ahead`: how long before another date of the rows, or of what they belong to, it was. Not valid
// if nothing speaks for any span, or as much for those of several tables.
ChosenSpan choose_span(const RewriteContext& context, const SpanWords& said, bool ahead);

}  // namespace ask::engine
