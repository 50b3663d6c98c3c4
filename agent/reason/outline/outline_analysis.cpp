// The outline of an analysis: the last two full periods, or those that the question names, compared
// as a whole and by each dimension.
#include "agent/reason/outline/outline_analysis.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/db/statistics/stored_days.h"
#include "agent/reason/explanation.h"
#include "agent/reason/explanation_periods.h"
#include "agent/reason/outline/change_shares.h"
#include "agent/reason/outline/outline_builder.h"
#include "agent/reason/outline/outline_questions.h"
#include "agent/reason/wording.h"
#include "agent/sql/visit.h"

namespace ask::reason {
namespace {

constexpr double kReadSection = 0.5;  // confidence, where the SQL is what it should be
constexpr size_t kMostDimensions = 6;
constexpr size_t kMostDimensionRows = 50;  // of a table whose rows are the groups
constexpr size_t kMostDepth = 3;           // foreign keys from the rows that are counted

constexpr std::array<std::string_view, 5> kMoney = {"revenue", "sales", "turnover", "income",
                                                    "earn"};

using Day = db::CalendarDay;

// The last period that the days cover up to its end, if the one before it is covered from its
// start: a year from January to December, else a month from its first to its last week.
std::optional<CalendarPeriod> last_full(const Day& first, const Day& last) {
  if (last.month == 0) {  // years only
    const CalendarPeriod year{last.year, 0};
    return first.year < last.year ? std::optional(year) : std::nullopt;
  }
  const CalendarPeriod year{last.month == 12 ? last.year : last.year - 1, 0};
  const int before = year.year - 1;
  if (first.year < before || (first.year == before && first.month == 1)) return year;
  constexpr int kLastWeek = 24, kFirstWeek = 7;
  CalendarPeriod month{last.year, last.month};
  if (last.day != 0 && last.day < kLastWeek) month = month.before();
  const CalendarPeriod start = month.before();
  const int covered = 12 * start.year + start.month, begins = 12 * first.year + first.month;
  if (begins < covered || (begins == covered && first.day <= kFirstWeek)) return month;
  return std::nullopt;
}

class Analysis {
 public:
  Analysis(OutlineQuestions& questions, const std::vector<uint32_t>& tables, Explanation asked)
      : questions_(questions), tables_(tables), asked_(std::move(asked)) {}

  Result<Outline> outline(std::string_view question) {
    out_.title = outline_title(question);
    question_ = question;
    if (const std::string& unread = asked_.periods.unread; !unread.empty())
      return Error{Code::kCannotAnswer,
                   fmt::format("cannot analyse a change: I do not compare \"{}\"; name years, "
                               "quarters or months of the same length, as in \"why did revenue "
                               "fall in Q1 2024 compared with Q1 2023?\"",
                               unread)};
    if (auto found = find_amount(); !found) return found.error();
    if (auto found = find_period(); !found) return found.error();
    if (auto found = add_whole(); !found) return found.error();
    add_dimensions();
    add_over_time();
    return std::move(out_);
  }

 private:
  // What may be compared, in the words of a question.
  std::vector<std::string> amounts() const {
    std::vector<std::string> out;
    if (!asked_.amount.empty()) {
      for (const char* form : {"{}", "number of {}", "total {}"})
        out.push_back(fmt::format(fmt::runtime(form), asked_.amount));
      if (asked_.amount == "sales")  // what was sold, and not how many rows a table of sales has
        std::swap(out[0], out[2]);
      else if (table_of_rows(asked_.amount))
        std::swap(out[0], out[1]);
      return out;
    }
    for (const bool dated : {true, false})  // events are rather compared than those who do them
      for (const uint32_t t : tables_)
        if (questions_.date_of(t).has_value() == dated && (dated || !questions_.parents(t).empty()))
          out.push_back("number of " + questions_.many(t));
    const bool money = std::any_of(kMoney.begin(), kMoney.end(), [&](std::string_view word) {
      return text::lower(question_).find(word) != std::string::npos;
    });
    out.insert(money ? out.begin() : out.end(), "revenue");
    return out;
  }
  bool table_of_rows(const std::string& words) const {
    const auto& all = questions_.catalog().tables;
    return std::any_of(all.begin(), all.end(), [&](const db::Table& table) {
      const std::string noun = noun_words(table.name);
      return plural(noun) == words || singular(noun) == words;
    });
  }

  // Reads the amount by periods. `rest`: the words that restrict its rows.
  bool is_amount(const std::string& words, const std::string& rest) {
    const std::string amount = rest.empty() ? words : words + " " + rest;
    // A column of years knows no months.
    const auto& asked = asked_.periods.period;
    const bool years = !asked || asked->unit() == "year";
    for (const std::string_view form :
         {years ? "per year" : "per month", years ? "by year" : "by month",
          years ? "per month" : "per year"}) {
      const auto read = questions_.read(fmt::format("{} {}", amount, form), kReadSection);
      const auto date = read && !read->compares ? questions_.period_of(read->core()) : std::nullopt;
      // Conditions are those that the question states: "sales of Widgets", "in Rome".
      if (!date || (asked_.amount.empty() && rest.empty() && read->core().where) ||
          (!rest.empty() && !read->core().where))
        continue;
      amount_ = words;
      amount_where_ = read->core().where;
      date_ = *date;
      rows_ = {rest};
      if (rest.empty() && amount_where_) part_amount();
      return true;
    }
    return false;
  }

  // "sales of widgets" as "sales", and "of widgets" for its rows: other words go between the two.
  void part_amount() {
    for (const std::string_view word : {" of ", " for ", " from ", " in ", " by "}) {
      const size_t at = amount_.find(word);
      if (at == amount_.npos || amount_.substr(0, at) == "number") continue;
      const std::string rows = amount_.substr(at + word.size());
      rows_ = {amount_.substr(at + 1), "for " + rows, "in " + rows};
      amount_.resize(at);
      return;
    }
  }

  // True if the conditions of the amount are among those of the query.
  bool has_conditions(const ReadQuestion& read) const {
    if (!amount_where_) return true;
    if (!read.core().where) return false;
    const auto all = sql::terms(*read.core().where, sql::BinaryOp::kAnd);
    const auto own = sql::terms(*amount_where_, sql::BinaryOp::kAnd);
    return std::all_of(own.begin(), own.end(), [&](const sql::Expr* term) {
      return std::any_of(all.begin(), all.end(),
                         [&](const sql::Expr* other) { return *other == *term; });
    });
  }

  // The amount that is compared, and the date by which. Of all rows, if the rows that the question
  // names are not understood.
  Status find_amount() {
    const std::vector<std::string> all = amounts();
    const std::string tried = all.empty() ? "" : all[0];
    const std::string rest = text::joined(asked_.rest, " ");
    for (const bool with_rest : {true, false})
      for (const std::string& amount : all)
        if ((!with_rest || !rest.empty()) && is_amount(amount, with_rest ? rest : ""))
          return Done{};
    return Error{Code::kCannotAnswer,
                 fmt::format("cannot analyse a change: I find no date by which {} can be compared",
                             tried.empty() ? "anything" : "the " + tried)};
  }

  Status find_period() {
    const db::ColumnStatistics& known = questions_.column(date_).statistics;
    const std::string name =
        questions_.table(date_.table).name + "." + questions_.column(date_).name;
    const auto days = db::stored_days(questions_.column(date_));
    if (asked_.periods.period) {
      period_ = *asked_.periods.period;
      base_ = asked_.periods.base.value_or(period_.before());
      return period_.year > 0 ? Status(Done{}) : take_last_year(days, name);
    }
    const auto full = days ? last_full(days->first, days->last) : std::nullopt;
    if (!full)
      return Error{
          Code::kCannotAnswer,
          days
              ? fmt::format("cannot analyse a change: {} covers no two full years or months; "
                            "name a period, as in \"why did {} change in 2024?\"",
                            name, amount_)
              : fmt::format("cannot analyse a change: {} has no dates whose order is known; name a "
                            "period, as in \"why did {} change in 2024?\"",
                            name, amount_)};
    period_ = *full;
    base_ = period_.before();
    out_.notes.push_back(fmt::format("{} and {} are the last two full {} of {}{}.", base_.words(),
                                     period_.words(), period_.month == 0 ? "years" : "months", name,
                                     known.complete ? "" : ", by a sample of its rows"));
    return Done{};
  }

  // A month without a year is the last one that the dates reach.
  Status take_last_year(const std::optional<db::StoredDays>& days, const std::string& name) {
    if (!days || days->last.month == 0)
      return Error{
          Code::kCannotAnswer,
          fmt::format("cannot analyse a change: {} does not tell of which year {} is; name "
                      "the year, as in \"{} 2024\"",
                      name, period_.words(), period_.words())};
    const Day& last = days->last;
    const int year = last.month >= period_.month ? last.year : last.year - 1;
    const std::string month = period_.words();
    period_.year += year;
    if (base_.year < 1) base_.year += year;
    out_.notes.push_back(fmt::format("{} is that of {}, the last one of {}.", month, year, name));
    return Done{};
  }

  std::string compared() const {
    return fmt::format("in {} compared with {}", period_.words(), base_.words());
  }

  // Reads the wordings until one means what it should; the surest first.
  template <class Means>
  std::optional<ReadQuestion> best(const std::vector<std::string>& wordings, Means means) {
    std::optional<ReadQuestion> out;
    for (const std::string& question : wordings) {
      auto read = questions_.read(question, kReadSection);
      if (!read || !means(*read) || (out && out->confidence >= read->confidence)) continue;
      out = std::move(read);
      if (out->confidence >= kSureSection) break;
    }
    return out;
  }

  void add(std::string title, const ReadQuestion& read) {
    out_.sections.push_back({outline_line(title, 120), read.question});
    out_.confidence =
        out_.sections.size() == 1 ? read.confidence : std::min(out_.confidence, read.confidence);
  }

  static std::string with_rows(const std::string& what, const std::string& rows) {
    return rows.empty() ? what : what + " " + rows;
  }

  Status add_whole() {
    std::vector<std::string> wordings;
    for (const std::string& rows : rows_)
      for (const char* form : {"{} {}", "how many {} {}?", "what was the {} {}?"}) {
        std::string what = with_rows(amount_, rows);
        if (form[0] == 'h') {
          if (!what.starts_with("number of ")) continue;
          what = what.substr(10);
        }
        wordings.push_back(fmt::format(fmt::runtime(form), what, compared()));
      }
    auto whole = best(wordings, [&](const ReadQuestion& read) {
      return read.compares && read.comparison->keys.empty() && has_conditions(read);
    });
    if (!whole)
      return Error{Code::kCannotAnswer,
                   fmt::format("cannot analyse a change: I cannot compare the {} {}",
                               with_rows(amount_, rows_[0]),
                               "of " + period_.words() + " with " + base_.words())};
    whole_ = *whole;
    const auto worded = std::find_if(rows_.begin(), rows_.end(), [&](const std::string& rows) {
      return whole->question.find(rows) != std::string::npos;
    });
    rows_ = {worded == rows_.end() ? "" : *worded};
    add(fmt::format("{} compared with {}", period_.words(), base_.words()), *whole);
    if (!adds_up(*whole->comparison))
      out_.notes.push_back(fmt::format(
          "The values of {} do not add up over groups, so no shares of the change are given.",
          amount_));
    return Done{};
  }

  // The tables whose columns can break down the amount: those of its query, and
  // what they refer to.
  std::vector<uint32_t> reachable() const {
    std::vector<uint32_t> out = questions_.tables_of(whole_.core());
    size_t from = 0;
    for (size_t depth = 0; depth < kMostDepth; ++depth) {
      const size_t end = out.size();
      for (; from < end; ++from)
        for (const uint32_t parent : questions_.parents(out[from])) add_once(out, parent);
    }
    return out;
  }

  struct Breakdown {
    ColumnAt at;
    int64_t groups;
    std::vector<std::string> words;  // "customer country", "country"
  };
  std::vector<Breakdown> dimensions() const {
    std::vector<Breakdown> out;
    const auto facts = questions_.tables_of(whole_.core());
    for (const uint32_t t : reachable()) {
      if (!questions_.usable(t)) continue;
      const std::string noun = questions_.noun(t);
      const bool fact = contains(facts, t);
      const uint32_t named_by = questions_.index().name_column(t);
      const int64_t rows = questions_.table(t).row_count;
      if (!fact && named_by != engine::kNone && rows >= 2 &&
          rows <= static_cast<int64_t>(kMostDimensionRows))
        out.push_back({{t, named_by}, rows, {noun}});
      for (uint32_t c = 0; c < questions_.table(t).columns.size(); ++c) {
        const ColumnAt at{t, c};
        const bool named = c == named_by && !fact;
        if (named || !questions_.has_few_values(at)) continue;
        const std::string column = questions_.words(at);
        out.push_back({at, questions_.column(at).statistics.distinct,
                       fact ? std::vector{column, noun + " " + column}
                            : std::vector{noun + " " + column, column}});
      }
    }
    // Few groups explain more than many.
    std::stable_sort(out.begin(), out.end(),
                     [](const Breakdown& a, const Breakdown& b) { return a.groups < b.groups; });
    return out;
  }

  // True if the question asks for this dimension, or for none.
  bool is_wanted(const Breakdown& dimension) const {
    if (asked_.dimension.empty()) return true;
    const std::string wanted = singular(asked_.dimension);
    return std::any_of(
        dimension.words.begin(), dimension.words.end(),
        [&](const std::string& words) { return words == wanted || words.ends_with(" " + wanted); });
  }

  static const sql::Expr& measure_of(const ReadQuestion& read) {
    return read.core().items[read.comparison->measures[0]].expr;
  }

  // True if a condition chooses among its values: "in Rome" leaves one city.
  bool is_chosen(const Breakdown& dimension) const {
    bool out = false;
    sql::Visitor visitor;
    visitor.expr = [&](const sql::Expr& expr) {
      out |= questions_.found(whole_.core(), expr) == dimension.at;
      sql::children(expr, visitor);
    };
    if (amount_where_) visitor.expr(*amount_where_);
    return out;
  }

  bool add_dimension(const Breakdown& dimension) {
    std::vector<std::string> wordings;
    for (const std::string& words : dimension.words)
      for (const char* form : {"{} per {} {}", "{} by {} {}"})
        for (const std::string& rows : rows_)
          wordings.push_back(
              fmt::format(fmt::runtime(form), amount_, with_rows(words, rows), compared()));
    const auto read = best(wordings, [&](const ReadQuestion& one) {
      return one.compares && one.comparison->keys.size() == 1 &&
             one.core().where == whole_.core().where &&  // the same dates and rows
             measure_of(one) == measure_of(whole_) &&
             questions_.grouped_by(one.core(), dimension.at);
    });
    if (!read) return false;
    add("By " + dimension.words[0], *read);
    return true;
  }

  void add_dimensions() {
    size_t added = 0;
    bool wanted = false;
    for (const Breakdown& dimension : dimensions()) {
      if (!is_wanted(dimension) || added == kMostDimensions || is_chosen(dimension)) continue;
      wanted = true;
      added += add_dimension(dimension) ? 1 : 0;
    }
    if (added > 0) return;
    if (asked_.dimension.empty())
      out_.notes.push_back(
          "There is no column with few values by which the change could be broken down.");
    else
      out_.notes.push_back(fmt::format("The change could not be broken down by {}: {}.",
                                       outline_line(asked_.dimension, 60),
                                       wanted ? "the comparison is not understood with it"
                                              : "there is no such column with few values"));
  }

  void add_over_time() {
    const std::string what = with_rows(amount_, rows_[0]);
    const auto read = best({what + " per month", what + " by month", what + " per year"},
                           [&](const ReadQuestion& one) {
                             return !one.compares && one.core().where == amount_where_ &&
                                    questions_.period_of(one.core()) == date_;
                           });
    if (read) add("Over time", *read);
  }

  OutlineQuestions& questions_;
  const std::vector<uint32_t>& tables_;
  Explanation asked_;
  std::string question_;
  Outline out_;
  std::string amount_;                     // "sales"
  std::vector<std::string> rows_;          // "of widgets", "for widgets": wordings of one meaning
  std::optional<sql::Expr> amount_where_;  // the rows that it is of
  ColumnAt date_;
  CalendarPeriod period_, base_;
  ReadQuestion whole_;
};

}  // namespace

Result<Outline> analysis_outline(OutlineQuestions& questions, const Ask& ask,
                                 const std::vector<uint32_t>& tables) {
  auto asked = explanation_asked(ask.question);
  // Another request may name periods, too.
  if (!asked) {
    asked.emplace();
    asked->periods = periods_named(ask.question);
  }
  return Analysis(questions, tables, std::move(*asked)).outline(ask.question);
}

}  // namespace ask::reason
