#include "agent/engine/rewrite/asked_spans.h"

#include <algorithm>
#include <array>
#include <span>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/span_words.h"
#include "agent/engine/lexicon/word_classes_durations.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr float kLikeTable = 0.7F;   // score of a word of the schema for the noun of its rows
constexpr size_t kShortVerb = 3, kEnding = 3;  // letters: "deferred" of a deferral
constexpr size_t kMostDates = 12;    // of a table
constexpr size_t kMostTables = 512;  // that are compared; a schema with more is a machine's

// What the words say of one table.
struct TableWords {
  std::vector<uint32_t> dates;
  std::vector<std::vector<size_t>> named;  // for each date, the words that name it
  std::vector<size_t> rows, owners;        // words for the table and for what its rows belong to
};

class SpanChoice {
 public:
  SpanChoice(const RewriteContext& context, const SpanWords& said, bool ahead)
      : context_(context), index_(context.schema.index), said_(said), ahead_(ahead) {
    for (size_t i = 0; i < said_.size(); ++i)
      in_hands_ |= text::is_one_of(said_.asked(i).text, kInHandsWords),
          stays_ |= text::is_one_of(said_.asked(i).text, kStayedForms);
    for (size_t i = 0; i < said_.size(); ++i) {
      const auto spans = index_.durations();
      is_noun_.push_back(std::any_of(spans.begin(), spans.end(), [&](const TimeSpan& span) {
        return is_rows_noun(i, span.table);
      }));
    }
    for (size_t i = 0; i < said_.size(); ++i)
      similar_.push_back(index_.similar(said_.asked(i).text, said_.asked(i).lemma,
                                        said_.asked(i).stem));
  }

  ChosenSpan best() {
    for (uint32_t t = 0; t < index_.tables() && t < kMostTables; ++t) {
      if (index_.is_view(t)) continue;
      const TableWords words = words_of(t);
      if (words.dates.empty()) continue;
      if (ahead_) try_ahead(t, words);
      if (words.dates.size() < 2) continue;
      try_named(t, words);
      try_preferred(t, words);
    }
    return tied_ ? ChosenSpan{} : best_;
  }

 private:
  bool names_table(size_t word, uint32_t t) const {
    const SchemaItem& table = index_.table(t);
    if (table.words.empty() || table.words.size() > 3) return false;
    const auto is = [&](uint32_t w) {
      const SchemaWord& own = index_.word(w);
      const std::string_view base = said_.asked(word).lemma;
      const bool deed = has_past_suffix(said_.asked(word).text) && base.size() > kShortVerb &&
                        own.lemma.starts_with(base) && own.lemma.size() <= base.size() + kEnding;
      return own.lemma == base || own.stem == said_.asked(word).stem || deed ||
             std::any_of(similar_[word].begin(), similar_[word].end(), [&](const auto& like) {
               return like.word == w && like.score >= kLikeTable;
             });
    };
    return is(table.words.back()) || (table.words.size() == 2 && is(table.words.front()));
  }

  // True for the noun of rows: "booking" of bookings, which is not when it was made.
  bool is_rows_noun(size_t word, uint32_t t) const {
    const auto& words = index_.table(t).words;
    return !words.empty() && index_.word(words.back()).lemma == said_.asked(word).lemma &&
           !has_past_suffix(said_.asked(word).text);
  }

  TableWords words_of(uint32_t t) const {
    TableWords out;
    for (uint32_t c = 0; c < index_.columns(t) && out.dates.size() < kMostDates; ++c) {
      if (!index_.column_roles(t, c).temporal ||
          index_.has_any_word(index_.column(t, c), kBirthColumns))
        continue;
      out.dates.push_back(c);
      auto& named = out.named.emplace_back();
      for (size_t i = 0; i < said_.size(); ++i)
        if (!is_noun_[i] && names_date(index_, t, c, said_.asked(i))) named.push_back(i);
    }
    if (out.dates.empty()) return out;
    for (size_t i = 0; i < said_.size(); ++i) {
      if (names_table(i, t)) {
        out.rows.push_back(i);
        continue;
      }
      for (const uint32_t e : context_.schema.graph.of(t)) {
        const JoinEdge& edge = context_.schema.graph.edges()[e];
        if (edge.child != t || edge.parent == t || !names_table(i, edge.parent)) continue;
        out.owners.push_back(i);
        break;
      }
    }
    return out;
  }

  static bool has(std::span<const TimeSpan> spans, uint32_t t, uint32_t start, uint32_t end) {
    return std::any_of(spans.begin(), spans.end(), [&](const TimeSpan& span) {
      return span.table == t && span.start == start && span.end == end;
    });
  }

  // True if the one is the start and the other the end: of others, as they are listed.
  bool in_order(uint32_t t, uint32_t start, uint32_t end) const {
    if (has(index_.durations(), t, start, end) || has(index_.plans(), t, start, end)) return true;
    if (has(index_.durations(), t, end, start) || has(index_.plans(), t, end, start)) return false;
    return start < end;
  }

  void offer(float score, uint32_t t, ColumnExpr start, ColumnExpr end, const TableWords& words,
             std::span<const size_t> dates) {
    if (!words.rows.empty()) score += 3;
    score += static_cast<float>(std::min<size_t>(words.owners.size(), 2));
    if (best_.valid() && score < score_) return;
    if (best_.valid() && score == score_) {
      if (best_.rows != t) tied_ = true;
      return;
    }
    score_ = score, tied_ = false;
    best_ = {};
    best_.measure = end;
    best_.measure.adjust = ColumnExpr::Adjust::kSince;
    best_.measure.less_table = start.table, best_.measure.less = start.column;
    best_.rows = t;
    best_.both = dates.size() > 1;
    for (const size_t i : dates) best_.spent.push_back(said_.at(i));
    for (const size_t i : words.rows) best_.spent.push_back(said_.at(i));
    for (const size_t i : words.owners) best_.owners.push_back(said_.at(i));
  }

  // Both dates are named, or the one of a span in which rows end or begin.
  void try_named(uint32_t t, const TableWords& words) {
    for (size_t a = 0; a < words.dates.size(); ++a)
      for (size_t b = 0; b < words.dates.size(); ++b) {
        if (a == b || words.named[a].empty()) continue;
        for (const size_t first : words.named[a])
          for (const size_t second : words.named[b])
            if (first != second && in_order(t, words.dates[a], words.dates[b]) &&
                !contains(words.named[b], first) && !contains(words.named[a], second))
              offer(8, t, {t, words.dates[a]}, {t, words.dates[b]}, words,
                    std::array{first, second});
      }
    // Of several dates, the one alone does not say from which other one it is meant.
    if (words.dates.size() > 2 && words.rows.empty()) return;
    for (const TimeSpan& span : index_.durations()) {
      if (span.table != t) continue;
      for (size_t d = 0; d < words.dates.size(); ++d)
        if (!words.named[d].empty() && words.dates[d] == span.end)
          offer(4, t, {t, span.start}, {t, span.end}, words, std::array{words.named[d][0]});
        else if (!words.named[d].empty() && words.dates[d] == span.start && !ahead_)
          offer(2, t, {t, span.start}, {t, span.end}, words, std::array{words.named[d][0]});
    }
  }

  // The span from which the duration of the rows is preferably taken, if they are named, or what
  // nothing else that lasts belongs to.
  void try_preferred(uint32_t t, const TableWords& words) {
    if (stays_)
      for (const TimeSpan& span : index_.durations())
        if (span.table == t && begins_stay(index_, span))
          return offer(3, t, {t, span.start}, {t, span.end}, words, {});
    if ((words.rows.empty() && words.owners.empty()) || holds_people(index_, t)) return;
    for (const TimeSpan& span : index_.durations())
      if (span.table == t)
        return offer(words.rows.empty() && in_hands_ ? 3 : 0, t, {t, span.start}, {t, span.end},
                     words, {});
  }

  // "how far ahead do people book": from the date that the verb names to the start of the rows, or
  // of what they belong to.
  void try_ahead(uint32_t t, const TableWords& words) {
    for (size_t a = 0; a < words.dates.size(); ++a) {
      if (words.named[a].empty()) continue;
      const uint32_t start = words.dates[a];
      uint32_t end = kNone;
      for (const TimeSpan& span : index_.durations())
        if (span.table == t && span.start != start && span.end != start && end == kNone &&
            in_order(t, start, span.start))
          end = span.start;
      if (end == kNone && words.dates.size() == 2) end = words.dates[a == 0 ? 1 : 0];
      if (end != kNone && in_order(t, start, end))
        offer(5, t, {t, start}, {t, end}, words, std::array{words.named[a][0]});
      if (end == kNone && words.dates.size() == 1) try_ahead_of_owner(t, start, a, words);
    }
  }

  void try_ahead_of_owner(uint32_t t, uint32_t start, size_t at, const TableWords& words) {
    for (const uint32_t e : context_.schema.graph.of(t)) {
      const JoinEdge& edge = context_.schema.graph.edges()[e];
      if (edge.child != t || edge.parent == t || holds_people(index_, edge.parent)) continue;
      uint32_t only = kNone;
      size_t found = 0;
      for (uint32_t c = 0; c < index_.columns(edge.parent); ++c)
        if (index_.column_roles(edge.parent, c).temporal) only = c, ++found;
      const bool named = std::any_of(words.owners.begin(), words.owners.end(), [&](size_t i) {
        return names_table(i, edge.parent);
      });
      if (found == 1 && named)
        offer(4, t, {t, start}, {edge.parent, only}, words, std::array{words.named[at][0]});
    }
  }

  const RewriteContext& context_;
  const SchemaIndex& index_;
  const SpanWords& said_;
  const bool ahead_;
  std::vector<std::vector<SchemaIndex::Similar>> similar_;
  ChosenSpan best_;
  float score_ = 0;
  bool tied_ = false;
  std::vector<bool> is_noun_;  // of rows that last, and so of no date
  bool stays_ = false;
  bool in_hands_ = false;  // how long somebody has what the rows are about: "a skip is out"
};

}  // namespace

void SpanWords::add(size_t at, const std::string& word) {
  static const Stemmer kWordStemmer;
  if (words_.size() >= kMost) return;
  if (words_.empty()) words_.reserve(kMost);
  Word& own = words_.emplace_back(Word{at, word, lemma(word), kWordStemmer.stem(word), {}});
  own.asked.text = own.text, own.asked.lemma = own.lemma, own.asked.stem = own.stem;
}

ChosenSpan choose_span(const RewriteContext& context, const SpanWords& said, bool ahead) {
  return said.size() == 0 ? ChosenSpan{} : SpanChoice(context, said, ahead).best();
}

}  // namespace ask::engine
