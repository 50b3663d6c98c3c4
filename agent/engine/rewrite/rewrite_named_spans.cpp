#include "agent/engine/rewrite/rewrite_named_spans.h"

#include <vector>

#include "agent/engine/lexicon/figure_words.h"
#include "agent/engine/lexicon/kind_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases_of.h"
#include "agent/engine/schema/time_spans.h"
#include "agent/engine/text/morphology.h"
#include "agent/engine/text/units.h"

namespace ask::engine {
namespace {

// Words [from, one) ask for the time, [one, joint) name its beginning and [other, end) its end.
struct SpanPhrase {
  size_t from = 0, one = 0, joint = 0, other = 0, end = 0;
  bool reversed = false;  // the end is named first
};

// The end of what names an act from word `at` on: a comma, "on average", a group.
size_t end_of_act(const WordSequence& words, size_t at) {
  for (size_t i = at; i < words.size(); ++i) {
    if (i > at && (is_any(words, i, {"per", "by", "each", "every", "for"}) ||
                   (is_any(words, i, {"on"}) && is_any(words, i + 1, kAverageWords))))
      return i;
    if (!end_mark(words[i]).empty()) return i + 1;
  }
  return words.size();
}

// "from the report until it's finished", "between order and delivery", "before a parcel arrives,
// counted from the day of the order". Nothing if there is no such phrase.
SpanPhrase span_phrase(const WordSequence& words) {
  for (size_t i = 2; i + 3 < words.size(); ++i) {
    const bool between = is_any(words, i, {"between"});
    if (!between && !is_any(words, i, {"from"})) continue;
    for (size_t j = i + 2; j + 1 < words.size() && j <= i + kLongestAct; ++j) {
      const bool joint = between ? is_any(words, j, {"and"}) : is_any(words, j, kUntilJoints);
      if (joint) return {i, i + 1, j, j + 1, end_of_act(words, j + 1), false};
      if (!end_mark(words[j]).empty()) break;
    }
    if (i < 2 || !is_any(words, i - 1, kCountedFrom)) continue;
    for (size_t before = i - 2; before > 1 && before + kLongestAct > i; --before)
      if (is_any(words, before, kUntilJoints))
        return {before, before + 1, i - 1, i + 1, end_of_act(words, i + 1), true};
  }
  return {};
}

// The dates that words [from, to) name.
std::vector<ColumnExpr> dates_named(const WordSequence& words, size_t from, size_t to,
                                    const RewriteContext& context) {
  const SchemaIndex& index = context.schema.index;
  std::vector<ColumnExpr> found;
  for (size_t i = from; i < to; ++i) {
    if (is_any(words, i, kFillersOfAct)) continue;
    const std::string word = plain(words, i), base = lemma(word);
    const AskedWord asked{word, base, base};
    for (uint32_t t = 0; t < index.tables(); ++t)
      for (uint32_t c = 0; c < index.columns(t); ++c)
        if (!index.is_view(t) && index.column_roles(t, c).temporal &&
            names_date(index, t, c, asked))
          found.push_back({t, c});
  }
  return found;
}

struct DatePair {
  ColumnExpr begin, end;
};

// The only two dates of one table that the phrase names.
DatePair dates_of(const WordSequence& words, const SpanPhrase& span,
                  const RewriteContext& context) {
  auto one = dates_named(words, span.one, span.joint, context);
  auto other = dates_named(words, span.other, span.end, context);
  if (span.reversed) std::swap(one, other);
  DatePair found;
  for (const ColumnExpr& begin : one)
    for (const ColumnExpr& end : other) {
      if (begin.table != end.table || begin.column == end.column) continue;
      if (found.begin.valid() && !(found.begin == begin && found.end == end)) return {};
      found = {begin, end};
    }
  return found;
}

// What a question for a mean time says before the phrase.
struct TimeRequest {
  std::string unit;   // "" if it is none
  std::string group;  // "technician" of "how long does each technician take"
};

TimeRequest time_request(const WordSequence& words, size_t to, uint32_t rows,
                         const RewriteContext& context) {
  TimeRequest out;
  size_t i = 0;
  while (is_any(words, i, {"on"}) || is_any(words, i, kAverageWords)) ++i;
  if (!is_any(words, i, {"how"})) return out;
  const bool is_long = is_any(words, i + 1, {"long"});
  const std::string unit = is_long ? "days" : plain(words, i + 2);
  if (!is_long && (!is_any(words, i + 1, {"many"}) ||
                   !is_time_unit(unit)))
    return out;
  for (i += is_long ? 2 : 3; i < to; ++i) {
    if (is_any(words, i, kFillersOfTimeRequest) || is_any(words, i, kAverageWords) ||
        is_any(words, i, kUsualAdverbs))
      continue;
    const bool each = is_any(words, i, {"each", "every"});
    const uint32_t table = only_table_named(context.schema.index, plain(words, each ? i + 1 : i));
    if (table == kNone || (each && i + 1 >= to)) return {};
    if (each) out.group = plain(words, ++i);
    const bool belongs = table == rows || context.schema.graph.to_one(rows, table);
    if (!belongs) return {};
  }
  out.unit = unit;
  return out;
}

bool says_average(const WordSequence& words) {
  for (size_t i = 0; i < words.size(); ++i)
    if (is_any(words, i, kAverageWords) || is_any(words, i, kUsualAdverbs)) return true;
  return false;
}

}  // namespace

void rewrite_named_spans(WordSequence& words, const RewriteContext& context) {
  if (words.size() < 6 || !says_average(words)) return;
  const SpanPhrase span = span_phrase(words);
  if (span.end == 0) return;
  const DatePair dates = dates_of(words, span, context);
  if (!dates.begin.valid()) return;
  const TimeRequest request = time_request(words, span.from, dates.begin.table, context);
  if (request.unit.empty()) return;
  const SchemaIndex& index = context.schema.index;
  const auto text = [&](const ColumnExpr& c) {
    return words_of(index.text(index.column(c.table, c.column)));
  };
  size_t end = span.end;
  if (is_any(words, end, {"on"}) && is_any(words, end + 1, kAverageWords)) end += 2;
  const std::string mark = end_mark(words[end - 1]);
  WordSequence by{"what", "is", "the", "average", "number", "of", request.unit, "between"};
  append(by, text(dates.begin));
  by.push_back("and");
  append(by, text(dates.end));
  if (!request.group.empty()) append(by, {"per", request.group});
  by.end_with(mark);
  replace(words, 0, end, by);
}

}  // namespace ask::engine
