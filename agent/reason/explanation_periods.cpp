// The periods of a question for causes: "in Q1 2023", "from 2022 to 2024", "compared with the year
// before". Periods other than a year, quarter or month of the calendar are not compared, but
// reported.
#include "agent/reason/explanation_periods.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "agent/common/number.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/month_names.h"
#include "agent/engine/text/dates.h"
#include "agent/engine/text/tokenizer.h"
#include "agent/reason/unquoted_word.h"

namespace ask::reason {
namespace {

using engine::Token;
using text::is_one_of;

// Words of a period that stays unread. "may", "march" and "second" are other words besides.
constexpr std::string_view kOfPeriods[] = {
    "year",    "quarter",   "month",    "week",      "weekend", "day",    "decade", "century",
    "half",    "season",    "today",    "yesterday", "spring",  "summer", "autumn", "winter",
    "monday",  "tuesday",   "thursday", "wednesday", "friday",  "sunday", "q1",     "q2",
    "q3",      "q4",        "h1",       "h2",        "since",   "ago",    "lately", "recently",
    "holiday", "christmas", "easter",   "saturday",  "ytd",     "yoy",    "tonight"};
constexpr std::string_view kBeforePeriod[] = {"previous", "prior", "preceding"};
constexpr std::string_view kAfterPeriod[] = {"before", "earlier", "prior", "previously"};
constexpr std::string_view kUnits[] = {"year", "quarter", "month"};

enum class Link { kNone, kIn, kBase, kFrom, kTo, kUnclear };

class PeriodReader {
 public:
  explicit PeriodReader(std::string_view question)
      : question_(question), tokens_(engine::tokenize(question_)), used_(tokens_.size()) {}

  WordsAndPeriods read() {
    for (uint32_t i = 0; i < tokens_.size();)
      if (const uint32_t end = period(i); end > i) {
        i = end;
      } else {
        ++i;
      }
    complete();
    WordsAndPeriods out;
    for (uint32_t i = 0; i < tokens_.size(); ++i) {
      if (used_[i] || tokens_[i].punctuation) continue;
      if (is_of_period(tokens_[i])) unread(i, i + 1);
      out.words.push_back(tokens_[i].folded);
    }
    out.periods = std::move(periods_);
    return out;
  }

 private:
  std::string_view word(size_t i) const { return unquoted_word(tokens_, i); }

  static bool is_of_period(const Token& token) {
    if (token.quoted) return false;
    const std::string_view word = token.folded;
    const bool other = word == "may" || word == "march" || word == "mar" || word == "dec";
    const bool number = word.size() == 4 && text::number<int>(word).value_or(0) >= 1000;
    const bool date = word.size() >= 6 && word[0] >= '0' && word[0] <= '9' &&
                      word.find_first_of("-/") != word.npos;
    return is_one_of(token.lemma, kOfPeriods) || is_one_of(word, kOfPeriods) || number || date ||
           (engine::month(word) != 0 && (!other || token.capitalised));
  }

  void unread(uint32_t from, uint32_t to) {
    if (!periods_.unread.empty()) return;
    constexpr std::string_view kWith[] = {"last",  "this",   "past",   "the",   "first",
                                          "next",  "second", "recent", "early", "late",
                                          "since", "before", "after",  "until", "and"};
    while (from > 0 && is_one_of(word(from - 1), kWith)) --from;
    while (to < tokens_.size() && is_of_period(tokens_[to])) ++to;
    periods_.unread = text::shortened(
        question_.substr(tokens_[from].begin, tokens_[to - 1].end - tokens_[from].begin), 60);
  }

  static int number_at(const std::string& iso, size_t from, size_t size) {
    return iso.size() < from + size
               ? 0
               : text::number<int>(std::string_view(iso).substr(from, size)).value_or(0);
  }

  // [from, to) as a year, quarter or month; nullopt if it is not one.
  static std::optional<CalendarPeriod> calendar(const engine::DateSpan& span) {
    if (span.relative || span.period != engine::Period::kWhole || !span.from.ends_with("-01") ||
        !span.to.ends_with("-01"))
      return std::nullopt;
    const int year = number_at(span.from, 0, 4), month = number_at(span.from, 5, 2);
    const int months = 12 * (number_at(span.to, 0, 4) - year) + number_at(span.to, 5, 2) - month;
    if (months == 12 && month == 1) return CalendarPeriod{year};
    if (months == 1) return CalendarPeriod{year, month};
    if (months == 3 && month % 3 == 1) return CalendarPeriod{year, 0, (month + 2) / 3};
    return std::nullopt;
  }

  // "2024-03", which is two tokens.
  std::optional<engine::DateSpan> year_and_month(uint32_t i) const {
    const std::string_view year = word(i), month = word(i + 1);
    if (i + 1 >= tokens_.size() || !tokens_[i + 1].after_hyphen || month.size() != 2 ||
        year.size() != 4)
      return std::nullopt;
    const int y = text::number<int>(year).value_or(0), m = text::number<int>(month).value_or(0);
    if (y < 1000 || m < 1 || m > 12) return std::nullopt;
    return engine::DateSpan{
        i + 2, fmt::format("{:04}-{:02}-01", y, m),
        m == 12 ? fmt::format("{:04}-01-01", y + 1) : fmt::format("{:04}-{:02}-01", y, m + 1)};
  }

  // "March", without a year: that of the last one that there is.
  std::optional<engine::DateSpan> bare_month(uint32_t i) const {
    const int month = tokens_[i].quoted ? 0 : engine::month(word(i));
    const bool other = is_one_of(word(i), {"may", "march", "mar", "dec", "sun"});
    if (month == 0 || word(i).size() < 3 || (other && !tokens_[i].capitalised)) return std::nullopt;
    return engine::DateSpan{i + 1, fmt::format("0000-{:02}-01", month), "", {}};
  }

  // What joins the date at `i` to the words before it; `begin` becomes the first word of that.
  Link link_before(uint32_t i, uint32_t& begin) const {
    begin = i;
    const auto back = [&](std::initializer_list<std::string_view> words) {
      if (begin == 0 || used_[begin - 1] || !is_one_of(word(begin - 1), words)) return false;
      --begin;
      return true;
    };
    back({"year", "month"});
    back({"the"});
    if (back({"from", "between"})) return Link::kFrom;
    if (to_link_) {
      if (back({"to", "and", "until", "till", "through"})) return Link::kTo;
    }
    const bool in = back({"in", "during", "for", "of", "that"});
    back({"that", "those"});
    if (back({"than", "versus", "vs", "against"})) return Link::kBase;
    if (back({"."}) && back({"vs"})) return Link::kBase;
    if (!in && periods_.period && back({"over"})) return Link::kBase;
    if (back({"with", "to"})) {
      if (back({"compared", "comparison", "compare", "comparing", "relative", "opposed"})) {
        back({"in", "as", "when"});
        return Link::kBase;
      }
      return Link::kUnclear;
    }
    if (!in && begin > 0 &&
        is_one_of(word(begin - 1), {"since", "before", "after", "until", "till", "by", "around",
                                    "and", "or", "over", "about"}))
      return Link::kUnclear;
    return in ? Link::kIn : Link::kNone;
  }

  // "compared with the year before", "than in the same quarter of the previous year"
  uint32_t relative_base(uint32_t i) {
    uint32_t r = i;
    const auto skip = [&](std::initializer_list<std::string_view> words) {
      if (!is_one_of(word(r), words)) return false;
      ++r;
      return true;
    };
    skip({"the", "a", "that", "one"});
    bool same = false;
    if (skip({"same"})) {
      same = true;
      if (!skip({"quarter", "month", "period", "time"})) return i;
      skip({"of", "in"});
      skip({"the", "a"});
    }
    const bool precedes = is_one_of(word(r), kBeforePeriod) || (same && word(r) == "last");
    if (precedes) ++r;
    if (!is_one_of(word(r), kUnits)) return i;
    const std::string_view unit = word(r++);
    if (!precedes && !is_one_of(word(r), kAfterPeriod)) return i;
    if (!precedes) ++r;
    uint32_t begin = i;
    to_link_ = false;
    if (link_before(i, begin) != Link::kBase || periods_.base || (same && unit != "year")) return i;
    base_unit_ = unit;
    use(begin, r);
    return r;
  }

  void use(uint32_t from, uint32_t to) {
    std::fill(used_.begin() + from, used_.begin() + to, true);
  }

  // Reads what begins at token `i`; the token after it, or `i`.
  uint32_t period(uint32_t i) {
    if (const uint32_t end = relative_base(i); end > i) return end;
    auto date = year_and_month(i);
    if (!date) date = engine::date_at(tokens_, i);
    const bool other = date && date->end > i &&
                       !(date->end == i + 1 && date->period == engine::Period::kMonthOfYear);
    const auto month = other ? std::nullopt : bare_month(i);
    if (month) date = month;
    if (!date || date->end <= i) return i;
    const auto read = month ? CalendarPeriod{0, number_at(month->from, 5, 2)} : calendar(*date);
    if (!read) {
      unread(i, date->end);
      use(i, date->end);
      return date->end;
    }
    uint32_t begin = i;
    const Link link = link_before(i, begin);
    const bool free = !periods_.period && link != Link::kBase && link != Link::kFrom;
    const bool from_to = from_ && link == Link::kTo;
    if (link == Link::kUnclear || (!free && link != Link::kBase && link != Link::kFrom) ||
        (link != Link::kFrom && from_ && !from_to) ||
        ((link == Link::kBase || link == Link::kFrom) && periods_.base)) {
      unread(i, date->end);
    } else if (link == Link::kBase || link == Link::kFrom) {
      periods_.base = read;
      base_text_ =
          question_.substr(tokens_[begin].begin, tokens_[date->end - 1].end - tokens_[begin].begin);
      from_ = link == Link::kFrom;
    } else {
      periods_.period = read;
      from_ = false;
    }
    to_link_ = link == Link::kFrom;
    use(begin, date->end);
    return date->end;
  }

  // Of two months, one of them with a year, the base is the one before the other.
  static void take_year(CalendarPeriod& period, CalendarPeriod& base) {
    if (period.year < 1 && base.year > 0)
      period.year = base.year + (period.month <= base.month ? 1 : 0);
    else if (base.year == 0 && period.year > 0)
      base.year = period.year - (base.month >= period.month ? 1 : 0);
    else if (base.year == 0 && period.year == 0 && base.month > period.month)
      base.year = -1;
  }

  // A base that is named by the period, and what lacks its other half.
  void complete() {
    if (!periods_.unread.empty()) return;
    if (periods_.period && !base_unit_.empty())
      periods_.base = base_unit_ == "year"                    ? periods_.period->year_before()
                      : base_unit_ == periods_.period->unit() ? periods_.period->before()
                                                              : *periods_.period;
    if (periods_.period && periods_.base) take_year(*periods_.period, *periods_.base);
    const bool alone = (periods_.base && !periods_.period) || from_;
    const bool unfit =
        periods_.period && periods_.base &&
        (*periods_.period == *periods_.base || periods_.period->unit() != periods_.base->unit());
    if (!alone && !unfit) return;
    periods_.unread =
        unfit ? fmt::format("{} compared with {}", periods_.period->words(), periods_.base->words())
              : text::shortened(base_text_, 60);
  }

  std::string question_;
  std::vector<Token> tokens_;
  std::vector<bool> used_;
  NamedPeriods periods_;
  std::string base_text_;
  bool from_ = false;           // "from 2022" waits for "to 2024"
  bool to_link_ = false;        // the date before was a "from"
  std::string_view base_unit_;  // "compared with the YEAR before"
};

}  // namespace

CalendarPeriod CalendarPeriod::before() const {
  if (quarter != 0)
    return quarter == 1 ? CalendarPeriod{year - 1, 0, 4} : CalendarPeriod{year, 0, quarter - 1};
  if (month == 0) return year_before();
  return month == 1 ? CalendarPeriod{year - 1, 12} : CalendarPeriod{year, month - 1};
}

CalendarPeriod CalendarPeriod::year_before() const { return {year - 1, month, quarter}; }

std::string CalendarPeriod::words() const {
  if (quarter != 0) return fmt::format("Q{} {}", quarter, year);
  if (month != 0 && year < 1)
    return std::string(engine::kWrittenMonths[static_cast<size_t>(month - 1)]);
  return month == 0
             ? fmt::format("{}", year)
             : fmt::format("{} {}", engine::kWrittenMonths[static_cast<size_t>(month - 1)], year);
}

std::string_view CalendarPeriod::unit() const {
  return quarter != 0 ? "quarter" : month != 0 ? "month" : "year";
}

WordsAndPeriods words_and_periods(std::string_view question) {
  return PeriodReader(question).read();
}

NamedPeriods periods_named(std::string_view question) {
  NamedPeriods out = words_and_periods(text::repaired_utf8(question)).periods;
  return out.unread.empty() ? out : NamedPeriods{};
}

}  // namespace ask::reason
