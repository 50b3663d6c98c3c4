#include "agent/reason/model/number_check.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "agent/common/text.h"
#include "agent/common/value_number.h"
#include "agent/reason/model/number_words.h"

namespace ask::reason {
namespace {

constexpr size_t kMostCompared = 50;  // a column with more values adds no differences or ratios
constexpr size_t kMostTexts = 5000;   // cells that are searched for numbers
constexpr double kNoise = 1e-9;       // tolerance for floating-point error

// The supported numbers, sorted for lookup within the rounding slack.
class Facts {
 public:
  void add(double value) {
    if (std::isfinite(value)) plain_.push_back(value);
  }
  void add_share(double part, double whole) {
    if (whole != 0 && std::isfinite(part / whole)) shares_.push_back(100 * part / whole);
  }
  void add_ratio(double percent) { shares_.push_back(percent); }
  void add_rate(double rate) {  // a cell that may hold a share or a multiple: 0.5, 2.1
    if (std::isfinite(rate)) rates_.push_back(rate);
  }
  void sort() {
    std::sort(plain_.begin(), plain_.end());
    std::sort(rates_.begin(), rates_.end());
    std::sort(shares_.begin(), shares_.end());
  }
  bool has(const WrittenNumber& number) const {
    for (const auto& reading : number.readings) {
      if (number.ratio && (near(shares_, reading.value, reading.slack) ||
                           near(rates_, reading.value / 100, reading.slack / 100)))
        return true;
      if (number.ratio) continue;
      // A negative cell may be described as a decrease; a positive one never as negative.
      if (near(plain_, -reading.value, reading.slack)) return true;
      if (number.negative) continue;
      if (near(plain_, reading.value, reading.slack)) return true;
      if (!number.percent) continue;
      for (const double sign : {1.0, -1.0})
        if (near(shares_, sign * reading.value, reading.slack) ||
            near(plain_, sign * reading.value / 100, reading.slack / 100))
          return true;
    }
    return false;
  }

 private:
  static bool near(const std::vector<double>& sorted, double value, double slack) {
    slack += kNoise * std::abs(value);
    const auto at = std::lower_bound(sorted.begin(), sorted.end(), value - slack);
    return at != sorted.end() && *at <= value + slack;
  }
  std::vector<double> plain_, shares_, rates_;
};

// `stored`: it is of the rows, not of the question.
void add_text(Facts& facts, std::string_view text, bool stored) {
  for (const WrittenNumber& number : written_numbers(text))
    for (const auto& reading : number.readings)
      if (!number.ratio)
        facts.add(reading.value);
      else if (stored)
        facts.add_ratio(reading.value);
}

// Sum, mean, shares, and differences and ratios of pairs.
void add_column(Facts& facts, const std::vector<double>& values) {
  if (values.empty()) return;
  double sum = 0;
  for (const double v : values) sum += v;
  facts.add(sum);
  facts.add(sum / static_cast<double>(values.size()));
  for (const double v : values) facts.add_share(v, sum);
  const size_t most = std::min(values.size(), kMostCompared);
  // With many values nearly every number is some difference, so none is added.
  if (values.size() > kMostCompared) return;
  for (size_t i = 0; i < most; ++i) {
    for (size_t j = 0; j < most; ++j) {
      if (i == j) continue;
      facts.add(std::abs(values[i] - values[j]));
      facts.add_share(values[i], values[j]);
      facts.add_share(values[i] - values[j], values[j]);
      if (values[j] != 0 && values.size() <= 10) facts.add(values[i] / values[j]);
    }
  }
}

// The frequency of each value, and the number of distinct values.
void add_counts(Facts& facts, const ResultSet& result, size_t column) {
  std::map<std::string, int64_t> counts;
  for (const auto& row : result.rows) ++counts[display(row[column])];
  facts.add(static_cast<double>(counts.size()));
  for (const auto& [value, count] : counts) {
    facts.add(static_cast<double>(count));
    facts.add_share(static_cast<double>(count), static_cast<double>(result.rows.size()));
  }
}

// Differences and ratios of pairs of numbers in a row.
void add_row(Facts& facts, const std::vector<Value>& row) {
  std::vector<double> numbers;
  for (const Value& cell : row)
    if (const auto n = as_number(cell)) numbers.push_back(*n);
  if (numbers.size() > 10) return;
  for (size_t i = 0; i < numbers.size(); ++i) {
    for (size_t j = 0; j < numbers.size(); ++j) {
      if (i == j) continue;
      facts.add(std::abs(numbers[i] - numbers[j]));
      facts.add_share(numbers[i], numbers[j]);
      facts.add_share(numbers[i] - numbers[j], numbers[j]);
    }
  }
}

void add_result(Facts& facts, const ResultSet& result, std::vector<double>& lone) {
  facts.add(static_cast<double>(result.rows.size()));
  size_t texts = 0;
  for (size_t column = 0; column < result.columns.size(); ++column) {
    add_text(facts, result.columns[column], true);
    std::vector<double> values;
    for (const auto& row : result.rows) {
      if (const auto number = as_number(row[column])) {
        facts.add(*number);
        if (std::holds_alternative<double>(row[column])) facts.add_rate(*number);
        values.push_back(*number);
      } else if (const auto* text = std::get_if<std::string>(&row[column])) {
        if (++texts <= kMostTexts) add_text(facts, *text, true);
      }
    }
    add_column(facts, values);
    add_counts(facts, result, column);
    if (values.size() == 1) lone.push_back(values.front());
  }
  for (size_t i = 0; i < std::min(result.rows.size(), kMostCompared); ++i)
    add_row(facts, result.rows[i]);
}

Facts facts_of(std::string_view question, const std::vector<TaskResult>& results) {
  Facts facts;
  add_text(facts, question, false);
  std::vector<double> lone;  // results that are a single number, for comparison across tasks
  for (const TaskResult& task : results) {
    if (task.task) add_text(facts, task.task->description, false);
    if (task.result) add_result(facts, *task.result, lone);
  }
  if (lone.size() > 1) add_column(facts, lone);
  facts.sort();
  return facts;
}

}  // namespace

std::optional<std::string> unsupported_number(std::string_view sentence, std::string_view question,
                                              const std::vector<TaskResult>& results) {
  const Facts facts = facts_of(question, results);
  for (const WrittenNumber& number : written_numbers(sentence))
    if (!facts.has(number)) return number.text;
  return std::nullopt;
}

}  // namespace ask::reason
