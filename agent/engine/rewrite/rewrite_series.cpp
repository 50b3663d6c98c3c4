#include "agent/engine/rewrite/rewrite_series.h"

#include <algorithm>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/lexicon/word_classes_series.h"
#include "agent/engine/rewrite/rewrite_divisions.h"
#include "agent/engine/rewrite/series_phrases.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr size_t kMostSeriesWords = 60;

// True if the words ask for groups of the period: "per month", "in each month", "monthly".
bool groups_by(const WordSequence& words, std::string_view period) {
  for (size_t i = 0; i < words.size(); ++i) {
    const std::string_view word = series_period(unbracketed(words, i));
    if (word.empty() || (!period.empty() && word != period)) continue;
    if (plain(words, i) != word && !is_plural_of(plain(words, i), word)) return true;
    if (i > 0 && is_any(words, i - 1, {"per", "by", "each", "every", "and"})) return true;
    if (i > 1 && is_any(words, i - 1, {"the"}) && is_any(words, i - 2, {"by", "per"})) return true;
  }
  return false;
}

// Ends the words without marks, so that more can follow.
void open_end(WordSequence& words) {
  while (!words.empty()) {
    const size_t last = words.size() - 1;
    while (!words[last].empty() &&
           std::string_view(",;:.?!-").find(words[last].back()) != std::string_view::npos)
      words.cut_last(last);
    if (!words[last].empty()) return;
    words.resize(last);
  }
}

void add_group(WordSequence& words, const std::string& period) {
  if (period.empty() || groups_by(words, period)) return;
  append(words, {"per", period});
}

// The part of the question before its list of outputs.
class SeriesRewriter {
 public:
  SeriesRewriter(WordSequence head, AskedSeries& asked) : words_(std::move(head)), asked_(asked) {}

  bool read() {
    return neighbours() || rising_periods() || best_share() || last_clause() || leading_change() ||
           leading_moving_average() || leading_running_total() || changing_amount();
  }
  WordSequence& words() { return words_; }

 private:
  bool neighbours();
  bool rising_periods();
  bool best_share();
  bool last_clause();
  bool figures(size_t at, size_t end, std::vector<FoundFigure>& out) const;
  bool leading_change();
  bool leading_moving_average();
  bool leading_running_total();
  bool changing_amount();
  size_t opening() const;
  bool beside(size_t at, std::string& period);
  // The question about the amounts of each period that words [from, to) name.
  void ask_amounts(size_t from, size_t to, const std::string& period);
  // The question about the amounts of each period, of which only the figure is shown.
  void ask_alone(WordSequence base, const FoundFigure& found);

  WordSequence words_;
  AskedSeries& asked_;
};

void SeriesRewriter::ask_amounts(size_t from, size_t to, const std::string& period) {
  WordSequence base = words_.part(from, to);
  open_end(base);
  append(base, {"per", period});
  words_ = std::move(base);
}

void SeriesRewriter::ask_alone(WordSequence base, const FoundFigure& found) {
  open_end(base);
  add_group(base, found.period);
  asked_.figures = {found.figure};
  asked_.alone = true;
  words_ = std::move(base);
}

// "the month before and the month after", "the previous month", up to the end.
bool SeriesRewriter::beside(size_t at, std::string& period) {
  const size_t end = words_.size();
  size_t i = at;
  while (is_any(words_, i, {"in", "both", "either", "of", "the", "that", "it", "was", "were"})) ++i;
  const auto later = [&](size_t k) {
    while (is_any(words_, k, {"and", "in", "or", "the"})) ++k;
    if (is_any(words_, k, kNextAdjectives)) {
      if (!series_period(plain(words_, k + 1)).empty() || is_any(words_, k + 1, {"one"})) ++k;
      return k + 1 == end;
    }
    if (!series_period(plain(words_, k)).empty() || is_any(words_, k, {"one"})) ++k;
    return is_any(words_, k, kLaterAdverbs) && k + 1 == end;
  };
  std::string named;
  if (const size_t after = previous_period(words_, i, end, named); after > i) {
    asked_.before = true;
    asked_.after = after < end;
    if (after < end && !later(after)) return false;
    return named.empty() || named == period;
  }
  if (is_any(words_, i, kPreviousAdjectives) && plain(words_, i + 1) == "and" && later(i + 1)) {
    asked_.before = asked_.after = true;
    return true;
  }
  return false;
}

// "which months had fewer orders than the month before", "in which years was revenue lower than in
// the year before"
bool SeriesRewriter::neighbours() {
  size_t i = is_any(words_, 0, {"in"}) ? 1 : 0;
  if (!is_any(words_, i, {"which", "what"})) return false;
  std::string period(series_period(plain(words_, ++i)));
  if (period.empty()) return false;
  ++i;
  const bool verb = is_any(words_, i, kPeriodVerbs);
  if (!verb) return false;
  ++i;
  while (is_any(words_, i, {"there", "a", "an", "the", "we", "have"})) ++i;
  size_t than = i;
  while (than < words_.size() && plain(words_, than) != "than") ++than;
  if (than + 1 >= words_.size()) return false;
  size_t from = i, to = than;
  size_t how = i;
  if (is_any(words_, i, kMoreForms) || is_any(words_, i, kLessForms)) {
    ++from;
  } else if (is_any(words_, than - 1, kMoreForms) || is_any(words_, than - 1, kLessForms)) {
    how = --to;
  } else {
    return false;
  }
  if (from >= to || !beside(than + 1, period)) return false;
  asked_.less = is_any(words_, how, kLessForms);
  asked_.alone = true;
  ask_amounts(from, to, period);
  return true;
}

// "in which months did revenue fall", "... compared with the month before"
bool SeriesRewriter::rising_periods() {
  size_t i = is_any(words_, 0, {"in"}) ? 1 : 0;
  if (!is_any(words_, i, {"which", "what"})) return false;
  std::string period(series_period(plain(words_, ++i)));
  if (period.empty() || !is_any(words_, ++i, {"did"})) return false;
  const size_t from = ++i;
  for (; i < words_.size(); ++i) {
    const bool falls = is_any(words_, i, kFallingVerbs);
    if (i == from || (!falls && !is_any(words_, i, kRisingVerbs))) continue;
    const size_t after = i + (is_any(words_, i, {"go"}) ? 2 : 1);
    std::string named = period;
    if (after < words_.size() && since_phrase(words_, after, words_.size(), named) != words_.size())
      return false;
    if (named != period) return false;
    asked_.before = asked_.alone = true;
    asked_.less = is_any(words_, i, {"go"}) ? plain(words_, i + 1) == "down" : falls;
    ask_amounts(from, i, period);
    return true;
  }
  return false;
}

// "what share of its revenue does each shop make with its best customer"
bool SeriesRewriter::best_share() {
  size_t i = 0;
  while (is_any(words_, i, kShareOpenings)) ++i;
  if (i > 0 && is_any(words_, i - 1, kPartNouns) && !is_any(words_, i, kPartNouns)) --i;
  if (!is_any(words_, i, kPartNouns) || plain(words_, i + 1) != "of") return false;
  size_t measure = i + 2;
  while (is_any(words_, measure, kArticles)) ++measure;
  size_t each = measure;
  while (each < words_.size() && !is_any(words_, each, {"does", "do", "did"})) ++each;
  if (each == measure || !is_any(words_, each + 1, {"each", "every"})) return false;
  size_t verb = each + 2;
  while (verb < words_.size() && !is_any(words_, verb, kObtainingVerbs)) ++verb;
  if (verb == each + 2 || verb > each + 4) return false;
  size_t best = verb + 1;
  while (is_any(words_, best, kObtainingPrepositions) || is_any(words_, best, kArticles)) ++best;
  if (!is_any(words_, best, kBestAdjectives)) return false;
  size_t end = words_.size();
  if (end > 2 && percent_phrase(words_, end - 2, end) == end) end -= 2;
  if (best + 1 >= end || end > best + 3) return false;
  WordSequence base = words_.part(measure, each);
  append(base, {"by"});
  append(base, words_.part(each + 2, verb));
  append(base, {"and"});
  WordSequence row = words_.part(best + 1, end);
  open_end(row);
  append(base, row);
  asked_.within = plain(words_, verb - 1);
  asked_.best = asked_.alone = true;
  asked_.figures = {{Series::kShare}};
  words_ = std::move(base);
  return true;
}

// Several amounts with commas and "and" between them, of which one says since when.
bool SeriesRewriter::figures(size_t at, size_t end, std::vector<FoundFigure>& out) const {
  for (size_t to = at + 1; to <= end; ++to) {
    const bool joint = to == end || plain(words_, to) == "and" || words_[to - 1].ends_with(',');
    FoundFigure found;
    if (!joint || !last_figure(words_, at, to, found)) continue;
    size_t next = to;
    if (next < end && plain(words_, next) == "and") ++next;
    std::vector<FoundFigure> more;
    if (next < end && !figures(next, end, more)) continue;
    out = {std::move(found)};
    out.insert(out.end(), more.begin(), more.end());
    return true;
  }
  return false;
}

// "members per month and the change on the month before", "..., with a running total"
bool SeriesRewriter::last_clause() {
  const size_t end = words_.size();
  for (size_t i = 2; i < end; ++i) {
    const bool comma = words_[i - 1].ends_with(',') || words_[i - 1].ends_with('.') ||
                       words_[i - 1].ends_with('?');
    if (!comma && !is_any(words_, i, kClauseJoints)) continue;
    size_t at = i;
    while (is_any(words_, at, kFurtherJoints)) ++at;
    if (is_any(words_, at, {"what"}) && is_any(words_, at + 1, {"was", "is", "were", "are"}))
      at += 2;
    std::vector<FoundFigure> found;
    if (at >= end || !figures(at, end, found)) continue;
    std::string period, within;
    bool compared = false;
    for (const FoundFigure& f : found) {
      compared |= f.compared;
      if (!f.period.empty()) period = f.period;
      if (!f.within.empty()) within = f.within;
    }
    if (!compared) return false;
    // A running total over other rows than periods has a grammar of its own.
    bool grouped = !period.empty();
    for (const FoundFigure& f : found) grouped |= f.figure.kind != Series::kItself;
    for (size_t k = 0; k < i; ++k) grouped |= !series_period(plain(words_, k)).empty();
    if (!grouped) return false;
    for (const FoundFigure& f : found) asked_.figures.push_back(f.figure);
    asked_.within = within;
    words_.resize(i);
    open_end(words_);
    add_group(words_, period);
    return true;
  }
  return false;
}

// The place after "what was the", "show me the".
size_t SeriesRewriter::opening() const {
  size_t i = 0;
  while (is_any(words_, i, kAmountOpenings)) ++i;
  return i;
}

// "the month over month change in revenue", "the percent change of members on the year before"
bool SeriesRewriter::leading_change() {
  FoundFigure found;
  const size_t at = opening();
  const size_t noun = change_phrase(words_, at, words_.size(), found);
  if (noun == at || !is_any(words_, noun, {"in", "of", "for"})) return false;
  WordSequence base = words_.part(noun + 1, words_.size());
  for (size_t i = 1; i < base.size(); ++i) {
    if (const size_t after = since_phrase(base, i, base.size(), found.period); after > i) {
      found.compared = true;
      base.erase(i, after);
      break;
    }
  }
  for (size_t i = 1; i < base.size(); ++i)
    if (const size_t after = percent_phrase(base, i, base.size()); after > i) {
      found.figure.kind = Series::kPercentChange;
      base.erase(i, after);
      break;
    }
  if (!found.compared || base.empty()) return false;
  ask_alone(std::move(base), found);
  return true;
}

// "the 3-month moving average of revenue", "the moving average of orders over three months"
bool SeriesRewriter::leading_moving_average() {
  FoundFigure found;
  const size_t at = opening();
  const size_t noun = moving_average(words_, at, words_.size(), found);
  if (noun == at || !is_any(words_, noun, {"of", "in", "for"})) return false;
  size_t from = noun + 1;
  while (is_any(words_, from, kArticles)) ++from;
  if (is_any(words_, from, {"number"}) && plain(words_, from + 1) == "of") from += 2;
  WordSequence base = words_.part(from, words_.size());
  if (base.empty()) return false;
  ask_alone(std::move(base), found);
  return true;
}

// "the running total of revenue by month": where all outputs are listed. The rest is read by the
// grammar.
bool SeriesRewriter::leading_running_total() {
  if (asked_.listed.empty()) return false;
  const size_t at = opening();
  if (!is_any(words_, at, kCumulativeAdjectives)) return false;
  size_t from = at + 1;
  if (is_any(words_, from, kRunningNouns)) ++from;
  if (is_any(words_, from, {"of"})) ++from;
  if (from >= words_.size()) return false;
  WordSequence base = words_.part(from, words_.size());
  open_end(base);
  asked_.figures = {{Series::kItself}};
  words_ = std::move(base);
  return true;
}

// "how did revenue change from month to month"
bool SeriesRewriter::changing_amount() {
  if (!is_any(words_, 0, {"how"}) || !is_any(words_, 1, {"did", "does", "do", "has", "have"}))
    return false;
  for (size_t i = 3; i < words_.size(); ++i) {
    if (!is_any(words_, i, kChangeVerbs) && !is_any(words_, i, kChangedForms)) continue;
    std::string period;
    const size_t after = since_phrase(words_, i + 1, words_.size(), period);
    if (after == i + 1 || after < words_.size() || period.empty()) return false;
    asked_.figures = {{Series::kChange}};
    ask_amounts(2, i, period);
    return true;
  }
  return false;
}

}  // namespace

bool take_listed_outputs(WordSequence& words, QueryShape& shape) {
  if (words.size() < 4 || words.size() > kMostSeriesWords) return false;
  AskedSeries asked;
  const size_t end = listed_outputs(words, asked.listed);
  if (end + 1 >= words.size() || end < 2) return false;
  WordSequence head = words.part(0, end);
  open_end(head);
  if (head.size() < 2) return false;
  words.replace(0, words.size(), std::move(head));
  shape.series = std::move(asked);
  return true;
}

void extract_series(WordSequence& words, QueryShape& shape) {
  if (words.size() < 4 || words.size() > kMostSeriesWords || !words.has(Trigger::kSeries)) return;
  AskedSeries asked;
  const size_t end = listed_outputs(words, asked.listed);
  WordSequence head = words.part(0, end);
  open_end(head);
  if (head.size() < 3) return;
  if (rewrite_columns(head, asked)) {
    if (end < words.size()) return;  // the outputs are the columns
  } else if (rewrite_deviations(head, asked); !asked.deviating && !rewrite_divisions(head, asked)) {
    SeriesRewriter rewriter(std::move(head), asked);
    if (!rewriter.read() || rewriter.words().empty()) return;
    head = std::move(rewriter.words());
  }
  words.replace(0, words.size(), std::move(head));
  shape.series = std::move(asked);
}

}  // namespace ask::engine
