#include "agent/reason/absent_periods.h"

#include <fmt/format.h>

#include <optional>
#include <set>
#include <string_view>

#include "agent/common/number.h"
#include "agent/common/text.h"

namespace ask::reason {
namespace {

constexpr int kMostBetween = 1200;

enum class PeriodForm { kNone, kYear, kQuarter, kMonth, kMonthOfYear, kQuarterOfYear };

// A period as its form and its number in a sequence without gaps.
struct Counted {
  PeriodForm form = PeriodForm::kNone;
  int number = 0;
  bool operator==(const Counted&) const = default;
};

std::optional<int> number_from(std::string_view text, int low, int high) {
  const auto number = text::number<int>(text);
  return number && *number >= low && *number <= high ? number : std::nullopt;
}

Counted counted_period(const Value& value) {
  if (const auto* year = std::get_if<int64_t>(&value))
    return *year >= 1000 && *year <= 2999 ? Counted{PeriodForm::kYear, static_cast<int>(*year)}
                                          : Counted{};
  const auto* text = std::get_if<std::string>(&value);
  if (!text) return {};
  const std::string_view v = *text;
  if (v.size() == 2 && v[0] == 'Q')
    if (const auto quarter = number_from(v.substr(1), 1, 4))
      return {PeriodForm::kQuarterOfYear, *quarter};
  if (v.size() == 2)
    if (const auto month = number_from(v, 1, 12)) return {PeriodForm::kMonthOfYear, *month};
  if (v.size() < 4) return {};
  const auto year = number_from(v.substr(0, 4), 1000, 2999);
  if (!year) return {};
  if (v.size() == 4) return {PeriodForm::kYear, *year};
  if (v.size() != 7 || v[4] != '-') return {};
  if (v[5] == 'Q')
    if (const auto quarter = number_from(v.substr(6), 1, 4))
      return {PeriodForm::kQuarter, 4 * *year + *quarter - 1};
  if (const auto month = number_from(v.substr(5), 1, 12))
    return {PeriodForm::kMonth, 12 * *year + *month - 1};
  return {};
}

std::string written(PeriodForm form, int number) {
  switch (form) {
    case PeriodForm::kQuarter:
      return fmt::format("{}-Q{}", number / 4, number % 4 + 1);
    case PeriodForm::kMonth:
      return fmt::format("{}-{:02}", number / 12, number % 12 + 1);
    case PeriodForm::kMonthOfYear:
      return fmt::format("{:02}", number);
    case PeriodForm::kQuarterOfYear:
      return fmt::format("Q{}", number);
    default:
      return fmt::format("{}", number);
  }
}

}  // namespace

std::vector<std::string> absent_periods(const ResultSet& result, size_t column) {
  std::set<int> there;
  PeriodForm form = PeriodForm::kNone;
  // Weeks "2024-05" look like months.
  if (column < result.columns.size() && text::lower(result.columns[column]).ends_with("week"))
    return {};
  for (const auto& row : result.rows) {
    if (std::holds_alternative<std::monostate>(row[column])) continue;  // rows without a date
    const Counted period = counted_period(row[column]);
    if (period.form == PeriodForm::kNone || (form != PeriodForm::kNone && form != period.form))
      return {};
    form = period.form;
    there.insert(period.number);
  }
  if (there.size() < 2) return {};
  int low = *there.begin(), high = *there.rbegin();
  if (form == PeriodForm::kMonthOfYear || form == PeriodForm::kQuarterOfYear) {
    low = 1;
    high = form == PeriodForm::kMonthOfYear ? 12 : 4;
  }
  if (high - low > kMostBetween) return {};
  std::vector<std::string> out;
  for (int period = low; period <= high; ++period)
    if (!there.contains(period)) out.push_back(written(form, period));
  return out;
}

}  // namespace ask::reason
