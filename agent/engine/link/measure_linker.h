// How implied_measures.h reads the words of a question: measures by units and nouns are in
// implied_measures.cpp, durations between two dates in implied_intervals.cpp.
#pragma once
#include <algorithm>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "agent/common/words.h"
#include "agent/db/statistics/snapshot.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/link/lattice.h"
#include "agent/engine/schema/schema_index.h"
#include "agent/engine/schema/time_spans.h"

namespace ask::engine {

class MeasureLinker {
 public:
  // Scores by what names the measure.
  static constexpr float kByUnit = 0.86F, kByTable = 0.9F, kByEnds = 0.97F, kByWord = 0.8F,
                         kByVerb = 0.93F;
  MeasureLinker(std::span<const Token> tokens, UnitId asked, const db::Snapshot& snapshot,
                const SchemaIndex& index, std::vector<Mention>& mentions)
      : tokens_(tokens),
        asked_(asked),
        values_(snapshot.values),
        catalog_(snapshot.catalog),
        index_(index),
        mentions_(mentions) {}

  void run() {
    const size_t known = mentions_.size();
    for (uint32_t i = 0; i < tokens_.size(); ++i) {
      if (tokens_[i].quoted || tokens_[i].punctuation) continue;
      by_unit(i, known);
      by_verb(i);
      if (asked_ != kNoUnit) by_table(i, known);
      if (days_late(i) || between(i, known) || time_to(i) || time_of(i) || length_of(i)) continue;
      by_word(i);
    }
  }

 private:
  static constexpr float kLaterSpan = 0.004F;  // off for each span that comes first
  static constexpr size_t kMostDates = 12;     // of a table, compared in pairs

  std::string_view word(size_t i) const {
    return i < tokens_.size() && !tokens_[i].quoted ? std::string_view(tokens_[i].folded)
                                                    : std::string_view{};
  }
  bool named(uint32_t begin, uint32_t end, size_t known, float score) const {
    return std::any_of(mentions_.begin(), mentions_.begin() + static_cast<std::ptrdiff_t>(known),
                       [&](const Mention& m) {
                         return m.kind == MentionKind::kColumn && m.begin <= begin &&
                                end <= m.end && m.score >= score;
                       });
  }
  void add(uint32_t begin, uint32_t end, float score, ColumnExpr column, UnitId unit, bool sums) {
    Mention mention =
        column_mention(begin, end, MatchKind::kUnit, score, column.table, column.column);
    mention.adjust = column.adjust;
    mention.less_table = column.less_table;
    mention.less = column.less;
    mention.shown = unit;
    if (sums) mention.factor_table = column.table;
    mentions_.push_back(std::move(mention));
  }
  void add_span(uint32_t begin, uint32_t end, float score, const TimeSpan& span, UnitId unit,
                bool sums = false) {
    add(begin, end, score - kLaterSpan * static_cast<float>(spans_before(span)), span_of(span),
        unit, sums);
  }
  // How many spans of the table its duration is preferably taken from.
  size_t spans_before(const TimeSpan& span) const {
    size_t out = 0;
    for (const TimeSpan& other : index_.durations()) {
      if (other.table != span.table) continue;
      if (other.start == span.start && other.end == span.end) return out;
      ++out;
    }
    return 0;
  }
  static ColumnExpr span_of(const TimeSpan& span) {
    ColumnExpr out{span.table, span.end};
    out.adjust = ColumnExpr::Adjust::kSince;
    out.less_table = span.table;
    out.less = span.start;
    return out;
  }

  void by_unit(uint32_t at, size_t known);
  void by_table(uint32_t at, size_t known);
  void by_verb(uint32_t at);
  bool days_late(uint32_t at);
  bool between(uint32_t at, size_t known);
  bool between_mentions(uint32_t at, size_t known, UnitId unit);
  bool between_named_dates(uint32_t at, UnitId unit);
  bool is_unsaid_plan(uint32_t table, uint32_t column) const;
  std::vector<uint32_t> dates_of(uint32_t table, bool plans) const;
  // "how" before "long", which is part of what asks for a time; else `at`.
  uint32_t begin_of_time(uint32_t at) const {
    return word(at) == "long" && at > 0 && word(at - 1) == "how" ? at - 1 : at;
  }
  bool time_to(uint32_t at);
  bool time_to_from(uint32_t at, uint32_t to, UnitId unit);
  bool time_to_pay(uint32_t at, uint32_t verb, UnitId unit);
  bool is_other_date(uint32_t table, std::span<const uint32_t> dates, uint32_t token) const;
  void drop_terms(uint32_t begin, uint32_t end);
  uint32_t only_date(uint32_t table, std::span<const std::string_view> words) const;
  bool time_of(uint32_t at);
  bool stored_before(uint32_t at, uint32_t table) const;
  bool length_of(uint32_t at);
  bool length_of_rows(uint32_t at);
  bool stores_length(uint32_t table) const;
  bool stores_time(uint32_t table) const;
  void by_word(uint32_t at);
  bool names_table(uint32_t table, uint32_t at, size_t known, uint32_t& end) const;
  bool counts_unit(uint32_t at) const;
  bool names_column(const TimeSpan& span, uint32_t column, size_t token) const;
  // Words that relate another thing to the two dates: "between order in May and ...".
  bool is_relation(uint32_t at) const { return text::is_one_of(word(at), kIntervalBreaks); }
  UnitId unit_before(uint32_t at) const {
    const UnitId unit = unit_named(word(at));
    return unit_info(unit).dimension == UnitDimension::kTime ? unit : kNoUnit;
  }

  std::span<const Token> tokens_;
  const UnitId asked_;
  bool takes_plans_ = false;  // between() takes planned dates whose names do not say so
  const db::ValueIndex& values_;
  const db::Catalog& catalog_;
  const SchemaIndex& index_;
  std::vector<Mention>& mentions_;
  mutable std::vector<AskedWord> asked_words_;  // of each token, made when the first is needed
};

}  // namespace ask::engine
