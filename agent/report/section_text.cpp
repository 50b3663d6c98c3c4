#include "agent/report/section_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "agent/chart/times.h"
#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/value_number.h"
#include "agent/common/words.h"
#include "agent/reason/absent_periods.h"
#include "agent/reason/answer.h"
#include "agent/reason/comparison.h"
#include "agent/reason/outline/change_shares.h"
#include "agent/reason/table_text.h"
#include "agent/reason/wording.h"
#include "agent/sql/parse.h"

namespace ask::report {
namespace {

constexpr size_t kWidest = 80, kLongest = 600;
constexpr size_t kMostOfHead = 3;
constexpr size_t kMostAbsent = 6;  // periods that are named

double number_of(const Value& value) {
  const auto number = as_number(value);
  return number && std::isfinite(*number) ? *number : NAN;
}

// A number for each row, and texts that name the rows.
struct Labelled {
  size_t label = 0, value = 1;  // columns
  bool times = false;
};

std::optional<Labelled> labelled(const ResultSet& rows) {
  if (rows.columns.size() != 2) return std::nullopt;
  Labelled out;
  out.times = true;
  for (const auto& row : rows.rows) {
    if (std::isnan(number_of(row[out.value]))) return std::nullopt;
    const auto* text = std::get_if<std::string>(&row[out.label]);
    out.times = out.times && text && chart::days_of(*text);
  }
  return out;
}

// True if the values are parts of a whole that is there: counts or sums of all groups.
bool are_parts(const reason::TaskResult& task) {
  const sql::Statement statement = task.statement();
  const Result<sql::Query>& query = statement.query();
  if (!query || query->cores.size() != 1 || query->limit || query->cores[0].items.size() != 2 ||
      task.result->truncated() || query->cores[0].having)
    return false;
  const auto* call = std::get_if<sql::Call>(&query->cores[0].items[1].expr.node);
  return call && !call->distinct && !call->over &&
         text::is_one_of(text::lower(call->name), {"count", "sum", "total"});
}

class SeriesSentence {
 public:
  SeriesSentence(const reason::TaskResult& task, const reason::ShownRows& shown, Labelled columns)
      : task_(task), shown_(shown), columns_(columns) {
    const auto& rows = shown.rows.rows;
    for (size_t r = 0; r < rows.size(); ++r) {
      if (value(r) > value(high_)) high_ = r;
      if (value(r) < value(low_)) low_ = r;
      sum_ += value(r);
      negative_ |= value(r) < 0;
    }
  }

  std::string sentence() const {
    if (columns_.times) return course();
    const size_t ties = shared(high_);
    if (is_top(task_.statement())) return top();
    if (ties == shown_.rows.rows.size())
      return fmt::format("All {} have the same {}: {}.", ties, measure(), shown_value(high_));
    std::string out = ties > 1 ? fmt::format("The highest {}, {}, is shared by {} of {}", measure(),
                                             shown_value(high_), ties, shown_.rows.rows.size())
                               : fmt::format("{} has the highest {}: {}", label(high_), measure(),
                                             shown_value(high_));
    if (ties == 1) out += share();
    if (shared(low_) == 1)
      out += fmt::format("; {} has the lowest: {}", label(low_), shown_value(low_));
    return out + ".";
  }

 private:
  double value(size_t row) const { return number_of(shown_.rows.rows[row][columns_.value]); }
  std::string shown_value(size_t row) const { return shown_.text(row, columns_.value, kWidest); }
  std::string label(size_t row) const {
    const Value& value = shown_.rows.rows[row][columns_.label];
    if (std::holds_alternative<std::monostate>(value)) return "(none)";
    const std::string out = shown_.text(row, columns_.label, kWidest);
    if (text::trimmed(out).empty()) return "(empty)";
    const bool text = std::holds_alternative<std::string>(value);
    return text ? out : reason::cell_text(Value(shown_.names[columns_.label]), kWidest) + " " + out;
  }
  static bool is_top(const sql::Statement& statement) {
    const Result<sql::Query>& query = statement.query();
    return query && query->limit;
  }
  // Of the first rows only it is known which are first.
  std::string top() const {
    const size_t second = high_ == 0 ? 1 : 0;
    const size_t ties = shared(high_), shown = shown_.rows.rows.size();
    if (ties == shown)  // further rows may have it, too
      return fmt::format("The highest {}, {}, is shared by {} or more.", measure(),
                         shown_value(high_), ties);
    if (ties > 2)
      return fmt::format("The highest {}, {}, is shared by {}.", measure(), shown_value(high_),
                         ties);
    if (value(second) == value(high_))
      return fmt::format("{} and {} have the highest {}: {}.", label(high_), label(second),
                         measure(), shown_value(high_));
    return fmt::format("{} has the highest {}: {}; then comes {}: {}.", label(high_), measure(),
                       shown_value(high_), label(second), shown_value(second));
  }
  std::string measure() const {
    return reason::cell_text(Value(shown_.names[columns_.value]), kWidest);
  }
  size_t shared(size_t with) const {
    size_t out = 0;
    for (size_t r = 0; r < shown_.rows.rows.size(); ++r) out += value(r) == value(with) ? 1 : 0;
    return out;
  }

  // " of 240 (75 %)"
  std::string share() const {
    if (!are_parts(task_) || negative_ || !(sum_ > 0)) return "";
    return fmt::format(
        " of {} ({:.0f} %)",
        reason::value_text(rounded_value(sum_), shown_.formats[columns_.value], kWidest),
        100 * value(high_) / sum_);
  }

  std::string course() const {
    const size_t last = shown_.rows.rows.size() - 1;
    std::string out = fmt::format("From {} in {} to {} in {}", shown_value(0), label(0),
                                  shown_value(last), label(last));
    const auto place = [&](size_t row) {
      return shared(row) > 1 ? fmt::format("{} times", shared(row)) : "in " + label(row);
    };
    if (last > 1 && value(high_) == value(low_))
      return fmt::format("The {} is {} in each of {}.{}", measure(), shown_value(high_), last + 1,
                         gaps());
    if (last > 1)
      out += fmt::format("; the highest {} is {} ({}), the lowest {} ({})", measure(),
                         shown_value(high_), place(high_), shown_value(low_), place(low_));
    return out + "." + gaps();
  }

  // " No rows in 2022-02, 2022-05.", if the statement leaves out no other periods.
  std::string gaps() const {
    const sql::Statement statement = task_.statement();
    const Result<sql::Query>& query = statement.query();
    if (!query || query->cores.size() != 1 || query->limit || query->cores[0].having) return "";
    std::vector<std::string> absent = reason::absent_periods(shown_.rows, columns_.label);
    if (absent.empty()) return "";
    const size_t more = absent.size() > kMostAbsent ? absent.size() - kMostAbsent : 0;
    absent.resize(absent.size() - more);
    return fmt::format(" No rows in {}{}.", text::joined(absent, ", "),
                       more > 0 ? fmt::format(" and {} more", more) : "");
  }

  const reason::TaskResult& task_;
  const reason::ShownRows& shown_;
  Labelled columns_;
  size_t high_ = 0, low_ = 0;
  double sum_ = 0;
  bool negative_ = false;
};

// The groups of a comparison whose values do not add up: those that changed most.
std::string changed_most(const reason::TaskResult& task) {
  const size_t keys = task.draft->comparison->keys.size(), change = keys + 2;
  const reason::ShownRows shown = reason::shown_rows(task);
  const auto& rows = shown.rows.rows;
  std::optional<size_t> rise, fall;
  for (size_t r = 0; r < rows.size(); ++r) {
    if (rows[r].size() <= change || std::isnan(number_of(rows[r][change]))) continue;
    const double by = number_of(rows[r][change]);
    if (by > 0 && (!rise || by > number_of(rows[*rise][change]))) rise = r;
    if (by < 0 && (!fall || by < number_of(rows[*fall][change]))) fall = r;
  }
  const auto shown_value = [&](size_t r) {
    const std::string name =
        std::holds_alternative<std::monostate>(rows[r][0]) ? "(none)" : shown.text(r, 0, kWidest);
    return fmt::format("that of {}, from {} to {}", name, shown.text(r, keys + 1, kWidest),
                       shown.text(r, keys, kWidest));
  };
  if (fall && rise)
    return fmt::format("The largest fall is {}; the largest rise {}.", shown_value(*fall),
                       shown_value(*rise));
  if (fall || rise)
    return fmt::format("The largest {} is {}.", fall ? "fall" : "rise",
                       shown_value(fall ? *fall : *rise));
  return "No group changed.";
}

// Months and the like that neither side of a comparison has.
std::string absent_from_both(const reason::TaskResult& task) {
  if (task.draft->comparison->keys.size() != 1) return "";
  const reason::ShownRows shown = reason::shown_rows(task);
  std::vector<std::string> absent = reason::absent_periods(*task.result, 0);
  if (absent.empty()) return "";
  for (std::string& name : absent)
    name = reason::value_text(Value(name), shown.formats[0], kWidest);
  return fmt::format(" No rows on either side in {}.", text::joined(absent, ", "));
}

// The first paragraph of an answer, if it is a sentence.
std::string answered(const reason::TaskResult& task) {
  reason::Draft plain = task.draft ? *task.draft : reason::Draft{};
  plain.reading.clear();  // shown as a note
  reason::TaskResult own = task;
  own.draft = task.draft ? &plain : nullptr;
  const std::string out = reason::answer_text({own});
  return out.find('\n') == out.npos && out.size() <= kLongest ? out : "";
}

}  // namespace

std::string section_sentence(const reason::TaskResult& task,
                             const std::optional<reason::WholeSides>& whole) {
  const ResultSet& result = *task.result;
  if (const auto shares = reason::change_shares(task, whole)) return shares->sentence;
  if (result.truncated())  // what is highest, lowest or the same of all is not known
    return fmt::format(
        "Only the first {} read.",
        result.rows.size() == 1
            ? "row was"
            : reason::counted(static_cast<int64_t>(result.rows.size()), "rows") + " were");
  const bool groups = task.draft && task.draft->comparison && !task.draft->comparison->keys.empty();
  if (result.rows.size() <= 1 && !groups) {
    std::string out = answered(task);
    const bool bare = result.rows.size() == 1 && result.columns.size() == 1 &&
                      std::none_of(out.begin(), out.end(), [](char c) {
                        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c & 0x80) != 0;
                      });
    if (bare && !out.empty())
      out = fmt::format("The {} is {}",
                        reason::cell_text(Value(reason::shown_rows(task).names[0]), kWidest), out);
    if (!out.empty()) {
      if (out.back() != '.') out += '.';
      return out;
    }
  }
  if (groups && !result.rows.empty()) return changed_most(task) + absent_from_both(task);
  const reason::ShownRows shown = reason::shown_rows(task);
  const auto columns = result.rows.size() > 1 ? labelled(shown.rows) : std::nullopt;
  if (columns && !groups) return SeriesSentence(task, shown, *columns).sentence();
  return fmt::format("{}.", reason::counted(static_cast<int64_t>(result.rows.size()), "rows"));
}

std::string head_sentences(const std::vector<reason::TaskResult>& tasks,
                           const std::vector<std::string>& sentences) {
  std::vector<size_t> chosen;
  for (size_t i = 0; i < tasks.size() && chosen.empty(); ++i)
    if (!sentences[i].empty()) chosen.push_back(i);
  // What explains a change comes before the highest and the lowest.
  for (const bool explains : {true, false})
    for (size_t i = 0; i < tasks.size() && chosen.size() < kMostOfHead; ++i) {
      const bool many = tasks[i].result && tasks[i].result->rows.size() > 1;
      const bool fits = tasks[i].draft && (tasks[i].draft->comparison != nullptr) == explains;
      if (many && fits && !sentences[i].empty() && !contains(chosen, i)) chosen.push_back(i);
    }
  std::sort(chosen.begin(), chosen.end());
  std::vector<std::string> out;
  for (const size_t i : chosen) out.push_back(sentences[i]);
  return text::joined(out, " ");
}

}  // namespace ask::report
