#include "agent/engine/rewrite/rewrite_spans.h"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

#include "agent/common/contains.h"
#include "agent/engine/lexicon/kind_words.h"
#include "agent/engine/lexicon/multiple_words.h"
#include "agent/engine/lexicon/shorthand_words.h"
#include "agent/engine/lexicon/span_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_durations.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/rewrite/asked_spans.h"
#include "agent/engine/rewrite/request_openings.h"
#include "agent/engine/rewrite/rewrite_late_rows.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/row_owners.h"
#include "agent/engine/text/units.h"

namespace ask::engine {
namespace {

constexpr size_t kLongestSpanQuestion = 28;  // of a question for a length of time

// What became of a word of the question.
enum class SpanPart : uint8_t { kSaid, kTaken, kGroup };

// The question without the words that ask for the length of time.
struct SpanRequest {
  std::vector<SpanPart> parts;  // of each word
  UnitId unit = kNoUnit;
  bool asked = false, average = false;
  bool any = false;  // "how long do repairs take": as a rule
  bool ahead = false;
};

void take_words(SpanRequest& request, size_t from, size_t to) {
  for (size_t i = from; i < to; ++i) request.parts[i] = SpanPart::kTaken;
}

bool is_mean(const WordSequence& words, size_t i) { return is_any(words, i, kMeanAdjectives); }

// Takes "on average", "as a rule" and the unit of ", in days".
void take_mean_and_unit(const WordSequence& words, SpanRequest& request) {
  for (size_t i = 0; i < words.size(); ++i) {
    if (is_any(words, i, {"on"}) && is_mean(words, i + 1)) {
      request.average = true;
      take_words(request, i, i + 2);
    } else if (is_any(words, i, {"as"}) && is_any(words, i + 1, {"a"}) &&
               is_any(words, i + 2, {"rule"})) {
      request.average = true;
      take_words(request, i, i + 3);
    } else if (is_any(words, i, kUsualAdverbs)) {
      request.average = true;
      take_words(request, i, i + 1);
    } else if (is_any(words, i, {"in"}) && is_time_unit(plain(words, i + 1)) &&
               (i + 2 == words.size() || !end_mark(words[i + 1]).empty())) {
      request.unit = unit_named(plain(words, i + 1));
      take_words(request, i, i + 2);
    }
  }
}

// The end of "how long", "how many days", "how far in advance" from word `at` on; `at` if there is
// no such thing.
size_t after_how(const WordSequence& words, size_t at, SpanRequest& request) {
  if (!is_any(words, at, {"how"})) return at;
  if (is_any(words, at + 1, {"many"}) && is_time_unit(plain(words, at + 2))) {
    request.unit = unit_named(plain(words, at + 2));
    return at + 3;
  }
  return is_any(words, at + 1, kSpanQuestions) ? at + 2 : at;
}

// The end of "average number of days", "average nights", "average length of time" from the word of
// the mean on.
size_t after_mean(const WordSequence& words, size_t at, SpanRequest& request) {
  size_t to = at + 1;
  if (is_any(words, to, {"number"}) && is_any(words, to + 1, {"of"})) to += 2;
  if (is_time_unit(plain(words, to))) {
    request.unit = unit_named(plain(words, to));
    return to + 1;
  }
  return to == at + 1 && is_any(words, to, kLengthOfTimeNouns) ? to + 1 : at;
}

// Takes what asks for the length of time, and says whether its mean is meant.
void take_request(const WordSequence& words, SpanRequest& request) {
  for (size_t i = 0; i < words.size() && !request.asked; ++i) {
    if (request.parts[i] != SpanPart::kSaid) continue;
    size_t end = after_how(words, i, request);
    if (end > i) {
      size_t help = end;
      while (help < words.size() && request.parts[help] == SpanPart::kTaken) ++help;
      request.any = is_any(words, help, {"do", "does", "until", "before", "from", "between"});
      request.ahead = is_any(words, i + 1, kAheadQuestions);
    } else if (is_mean(words, i)) {
      end = after_mean(words, i, request);
      request.average |= end > i;
    }
    if (end == i) continue;
    request.asked = true;
    take_words(request, i, end);
  }
  for (size_t i = 0; i < words.size(); ++i) {
    if (request.parts[i] != SpanPart::kSaid) continue;
    request.ahead |= is_any(words, i, kAheadWords);
    if (!is_mean(words, i)) continue;
    request.average = true;
    // "average call length", "avg repair time": the noun of the time behind what lasts
    for (size_t k = i + 2; !request.asked && k < words.size() && k < i + 4; ++k)
      if (is_any(words, k, kLengthOfTimeNouns)) {
        request.asked = true;
        take_words(request, k, k + 1);
      }
    take_words(request, i, i + 1);
  }
}

bool names_rows_that_last(const RewriteContext& context, const std::string& noun) {
  const SchemaIndex& index = context.schema.index;
  const std::string base = lemma(noun);
  return std::any_of(index.durations().begin(), index.durations().end(), [&](const TimeSpan& span) {
    return index.has_word(index.table(span.table), base);
  });
}

// Marks "per town", "by kind of boat", "for each member" up to the next comma or the end, unless it
// is each of the rows that last: "nights per stay".
void mark_groups(const WordSequence& words, const RewriteContext& context, SpanRequest& request) {
  for (size_t i = 0; i + 1 < words.size(); ++i) {
    if (request.parts[i] != SpanPart::kSaid) continue;
    if (is_any(words, i, {"each", "every"}) &&
        !names_rows_that_last(context, plain(words, i + 1)) &&
        table_called(context.schema.index, plain(words, i + 1)) != kNone) {
      request.parts[i] = request.parts[i + 1] = SpanPart::kGroup;  // "each ranger takes"
      continue;
    }
    const bool each = is_any(words, i + 1, {"each", "every"}) &&
                      is_any(words, i, kBeforeEachSpan) && i + 2 < words.size();
    if (!each && !is_any(words, i, kAfterFigure)) continue;
    const size_t noun = each ? i + 2 : i + 1;
    if (is_any(words, noun, kStayedForms)) {  // "nights per stay"
      take_words(request, i, noun);
      continue;
    }
    if (is_any(words, noun, {"the", "when"})) continue;
    const bool last = noun + 1 == words.size() || !end_mark(words[noun]).empty() ||
                      is_any(words, noun + 1, kAfterFigure) ||
                      is_any(words, noun + 1, kBeforeEachSpan);
    if (last && names_rows_that_last(context, plain(words, noun))) {
      take_words(request, i, noun);
      continue;
    }
    for (size_t k = i; k < words.size(); ++k) {
      if (k > noun && request.parts[k] == SpanPart::kTaken) break;
      request.parts[k] = SpanPart::kGroup;
      if (!end_mark(words[k]).empty()) break;
    }
  }
}

bool is_stored_text(const RewriteContext& context, const std::string& word) {
  const db::ValueIndex& values = context.snapshot.values;
  return !word.empty() && (!values.find(db::ValueIndex::normalised(word)).empty() ||
                           !values.find(db::ValueIndex::normalised(lemma(word))).empty());
}

bool is_filler(const WordSequence& words, size_t i) {
  return is_any(words, i, kSpanFiller) || plain(words, i).empty();
}

void collect_said(const WordSequence& words, const SpanRequest& request, SpanWords& said) {
  for (size_t i = 0; i < words.size(); ++i)
    if (is_any(words, i, {"in"}) && is_any(words, i + 1, {"for", "on"}))
      said.add(i, std::string(kStayedForms[0]));  // "were in for 9 days"
    else if (is_time_unit(plain(words, i)) && lemma(plain(words, i)) == kNight)
      said.add(i, std::string(kStayedForms[0]));
    else if (request.parts[i] == SpanPart::kSaid && !is_filler(words, i) &&
        !is_digits(plain(words, i)))
      said.add(i, plain(words, i));
}

std::string rows_called(const RewriteContext& context, uint32_t table) {
  constexpr size_t kShortName = 4;  // letters, which have no plural
  const SchemaIndex& index = context.schema.index;
  const std::string own = index.text(index.table(table));
  return own.size() < kShortName ? own : rows_in_plural(index, table);
}

// Puts the words that tell rows apart together: those before the rows, and behind them the others
// with their prepositions.
class SpanRows {
 public:
  SpanRows(const WordSequence& words, const RewriteContext& context, const SpanRequest& request,
           const ChosenSpan& span)
      : words_(words), context_(context), request_(request), span_(span) {}

  // Reads words [from, to).
  void read(size_t from, size_t to) {
    for (size_t i = from; i < to; ++i) {
      if (request_.parts[i] != SpanPart::kSaid) {
        flush();
        if (request_.parts[i] == SpanPart::kGroup) read_group(i);
        continue;
      }
      read_word(i);
      if (!end_mark(words_[i]).empty()) flush();
    }
    flush();
  }

  WordSequence rows() const {
    WordSequence out = before_;
    append(out, words_of(rows_called(context_, span_.rows)));
    append(out, after_);
    return out;
  }
  const WordSequence& groups() const { return groups_; }
  const WordSequence& after() const { return after_; }

  // True if words tell rows apart in a way that is not known.
  bool unclear() const { return unclear_; }

 private:
  void read_group(size_t i) {
    const bool alone = groups_.empty() && is_any(words_, i, {"each", "every"});
    groups_.push_back(alone ? QuestionWord("per") : words_.plain_word(i));
  }

  void read_word(size_t i) {
    if (contains(span_.spent, i) && !is_kept_value(i)) {
      if (is_rows(i)) take_before(), preposition_ = {};
      return is_rows(i) ? void() : flush();
    }
    if (contains(span_.owners, i)) {
      if (!pending_.empty()) pending_.push_back(words_.plain_word(i));
      return flush();
    }
    const bool value = is_stored_text(context_, plain(words_, i));
    if (is_any(words_, i, kSpanPrepositions)) {
      flush();
      preposition_ = WordSequence{words_.plain_word(i)};
    } else if (!value && is_any(words_, i, kParties)) {
      if (!pending_.empty()) flush();
    } else if (is_filler(words_, i) || (!value && is_any(words_, i, kPassingVerbs))) {
      if (!is_any(words_, i, {"a", "an", "the", "our", "each", "every"})) flush();
    } else {
      const bool number = is_digits(plain(words_, i)) || is_month(plain(words_, i));
      const bool kind = is_digits(plain(words_, i + 1)) ||
                        (context_.schema.index.names(plain(words_, i)) &&
                         is_stored_text(context_, plain(words_, i + 1)));
      unclear_ |= !value && !number && !kind && !is_any(words_, i, {"compared"});
      pending_.push_back(words_.plain_word(i));
    }
  }

  bool is_rows(size_t i) const {
    const SchemaIndex& index = context_.schema.index;
    const SchemaItem& table = index.table(span_.rows);
    const std::string& word = plain(words_, i);
    return index.has_word(table, word) || index.has_word(table, lemma(word));
  }

  // A value that also names a date: "delivered" of a status.
  bool is_kept_value(size_t i) const {
    return i + 1 < words_.size() && contains(span_.spent, i + 1) &&
           is_stored_text(context_, plain(words_, i)) && is_rows(i + 1);
  }

  void take_before() {
    append(before_, pending_);
    pending_ = {};
  }

  // The words that were read belong behind the rows.
  void flush() {
    if (!pending_.empty()) {
      append(after_, preposition_.empty() ? WordSequence{"of"} : preposition_);
      append(after_, pending_);
    }
    pending_ = {}, preposition_ = {};
  }

  const WordSequence& words_;
  const RewriteContext& context_;
  const SpanRequest& request_;
  const ChosenSpan& span_;
  WordSequence before_, after_, groups_, pending_, preposition_;
  bool unclear_ = false;
};

// True if the rows store how long something took, which may be meant instead.
bool stores_time(const RewriteContext& context, uint32_t rows) {
  const SchemaIndex& index = context.schema.index;
  const auto measures = index.measures(rows);
  return std::any_of(measures.begin(), measures.end(), [&](uint32_t c) {
    return unit_info(context.column_facts.of({rows, c}).unit).dimension == UnitDimension::kTime;
  });
}

bool says_any(const WordSequence& words, std::span<const std::string_view> any) {
  for (size_t i = 0; i < words.size(); ++i)
    if (is_any(words, i, any)) return true;
  return false;
}

bool rewrite_average_span(WordSequence& words, const RewriteContext& context, QueryShape& shape) {
  if (says_any(words, kOtherThanMeanSpan)) return false;
  SpanRequest request;
  request.parts.assign(words.size(), SpanPart::kSaid);
  take_mean_and_unit(words, request);
  take_request(words, request);
  if (!request.asked || !(request.average || request.any)) return false;
  mark_groups(words, context, request);
  SpanWords said;
  collect_said(words, request, said);
  const ChosenSpan span = choose_span(context, said, request.ahead);
  constexpr std::string_view kGap[] = {"between"};  // "days between orders"
  if (!span.valid() || (!span.both && (says_any(words, kGap) || stores_time(context, span.rows))))
    return false;
  SpanRows rows(words, context, request, span);
  rows.read(0, words.size());
  if (rows.unclear()) return false;
  WordSequence by{"number", "of"};
  append(by, rows.rows());
  append(by, rows.groups());
  const std::string mark = end_mark(words.back());
  by.end_with(mark == "," ? "" : mark);
  shape.span = span.measure;
  shape.span.shown = request.unit;
  replace(words, 0, words.size(), std::move(by));
  return true;
}

// A bound of a length of time: "more than 7 nights", words [from, to).
struct SpanBound {
  size_t from = 0, to = 0;
  Op op = Op::kGreater;
  double value = 0;
  UnitId unit = kNoUnit;
};

double number_at(const WordSequence& words, size_t i) {
  if (is_any(words, i, {"a", "an", "one"})) return 1;
  if (is_digits(plain(words, i)) && plain(words, i).size() < 7)
    return std::atof(plain(words, i).c_str());
  for (const MultipleWord& number : kNumbersOfTimes)
    if (number.word == plain(words, i)) return number.times;
  return 0;
}

// The unit of the word, with how many of it a week or a month has.
UnitId unit_of_bound(const std::string& word, double& factor) {
  constexpr double kWeek = 7, kMonth = 30, kYear = 365;  // days
  const std::string base = lemma(word);
  factor = base == "week" ? kWeek : base == "fortnight" ? 2 * kWeek : base == "month" ? kMonth
           : base == "year" ? kYear
                            : 1;
  return factor > 1 ? kDays : is_time_unit(word) ? unit_named(word) : kNoUnit;
}

// "more than 7 nights", "over two hours", "10 days or more".
SpanBound span_bound(const WordSequence& words) {
  for (size_t unit = 2; unit < words.size(); ++unit) {
    SpanBound out{.from = unit - 1, .to = unit + 1};
    double factor = 1;
    out.unit = unit_of_bound(plain(words, unit), factor);
    const double number = number_at(words, unit - 1);
    if (out.unit == kNoUnit || number <= 0) continue;
    out.value = number * factor;
    const size_t before = unit - 2;
    if (is_any(words, before, {"than"}) && before > 0 && is_any(words, before - 1, kMoreOrLess)) {
      out.op = is_any(words, before - 1, kMoreTimeWords) ? Op::kGreater : Op::kLess;
      out.from = before - 1;
    } else if (is_any(words, before, {"over", "under"})) {
      out.op = is_any(words, before, {"over"}) ? Op::kGreater : Op::kLess;
      out.from = before;
    } else if (is_any(words, before, {"least"}) && before > 0) {
      out.op = Op::kGreaterEqual, out.from = before - 1;
    } else if (is_any(words, out.to, {"or"}) && is_any(words, out.to + 1, kMoreTimeWords)) {
      out.op = Op::kGreaterEqual, out.to += 2;
    } else {
      continue;
    }
    if (is_any(words, out.to, kAfterOtherSpan)) return {};
    return out;
  }
  return {};
}

// The rows that are asked for: words [from, noun] of the question, or those whose the rows are.
struct SpanOwner {
  size_t from = 0, noun = 0;
  uint32_t table = kNone;
};

SpanOwner span_owner(const WordSequence& words, const RewriteContext& context, size_t end) {
  SpanOwner out;
  while (is_any(words, out.from, kBeforeRankedRows) || is_request_verb(words, out.from))
    ++out.from;
  for (out.noun = out.from; out.noun < end && out.noun < out.from + 3; ++out.noun) {
    out.table = table_called(context.schema.index, plain(words, out.noun));
    if (out.table != kNone) return out;
  }
  return out;
}

// The condition on the rows whose duration it is, or on those that have such rows.
RowCondition span_condition(const RewriteContext& context, const ChosenSpan& span,
                            const SpanBound& bound, uint32_t owner) {
  Condition lasts;
  lasts.column = span.measure;
  lasts.column.shown = bound.unit;
  lasts.op = bound.op;
  lasts.value = Value(static_cast<int64_t>(bound.value));
  RowCondition out;
  out.table = owner;
  out.all = {{lasts}};
  if (owner == span.rows) return out;
  const ColumnExpr key = context.column_facts.key_of(owner);
  if (!key.valid() || !context.schema.graph.to_one(span.rows, owner)) return {};
  QueryBlock rows;
  rows.entity = span.rows;
  rows.tables = {owner};
  rows.select = {{key}};
  rows.where = {{lasts}};
  Condition has;
  has.column = key;
  has.op = Op::kIn;
  has.sub = {std::move(rows)};
  out.all = {{has}};
  return out;
}

// "guests who stayed for more than 7 nights" -> "guests", which have such bookings.
bool rewrite_bounded_span(WordSequence& words, const RewriteContext& context, QueryShape& shape) {
  const SpanBound bound = span_bound(words);
  if (bound.to == 0 || bound.value < 1) return false;
  SpanRequest request;
  request.parts.assign(words.size(), SpanPart::kSaid);
  for (size_t i = 0; i < words.size(); ++i)
    if (is_mean(words, i)) return false;
  SpanOwner owner = span_owner(words, context, bound.from);
  const bool who = is_any(words, 0, {"who"});
  if (!who && owner.table == kNone) return false;
  const size_t clause = who ? 1 : owner.noun + 1;
  take_words(request, 0, who ? 1 : owner.noun);
  take_words(request, bound.from, bound.to);
  SpanWords said;
  collect_said(words, request, said);
  const ChosenSpan span = choose_span(context, said, false);
  if (!span.valid()) return false;
  WordSequence by = words.part(owner.from, clause);
  if (who) {
    owner.table = row_owner(context.schema.graph, context.schema.index, span.rows).table;
    if (owner.table == kNone) return false;
    by = words_of(rows_in_plural(context.schema.index, owner.table));
  }
  SpanRows rows(words, context, request, span);
  rows.read(clause, words.size());
  const bool others = !rows.after().empty() && owner.table != span.rows;
  if (rows.unclear() || !rows.groups().empty() || others) return false;
  append(by, rows.after());
  const RowCondition state = span_condition(context, span, bound, owner.table);
  if (!state.known()) return false;
  shape.states.push_back(state);
  by.end_with(end_mark(words.back()));
  replace(words, 0, words.size(), std::move(by));
  return true;
}

}  // namespace

bool rewrite_spans(WordSequence& words, const RewriteContext& context, QueryShape& shape) {
  if (words.size() < 4 || words.size() > kLongestSpanQuestion ||
      context.schema.index.durations().empty())
    return false;
  return rewrite_average_span(words, context, shape) ||
         rewrite_bounded_span(words, context, shape);
}

}  // namespace ask::engine
