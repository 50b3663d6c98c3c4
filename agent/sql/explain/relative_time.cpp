#include "agent/sql/explain/relative_time.h"

#include <fmt/format.h>

#include <charconv>
#include <cstdlib>
#include <optional>
#include <string_view>

#include "agent/common/text.h"
#include "agent/sql/explain/explain_value.h"
#include "agent/sql/quarters.h"

namespace ask::sql {
namespace {

// A number of days, months or years: "-3 months".
struct Shift {
  int by = 0;
  std::string_view unit;
};

std::optional<Shift> shift_of(std::string_view modifier) {
  if (modifier.starts_with('+')) modifier.remove_prefix(1);
  Shift out;
  const auto [end, error] =
      std::from_chars(modifier.data(), modifier.data() + modifier.size(), out.by);
  if (error != std::errc{} || end == modifier.data() + modifier.size() || *end != ' ') return {};
  std::string_view unit(end + 1, static_cast<size_t>(modifier.data() + modifier.size() - end - 1));
  if (unit.ends_with('s')) unit.remove_suffix(1);
  for (const std::string_view known : {"day", "month", "year"})
    if (unit == known) {
      out.unit = known;
      return out;
    }
  return {};
}

std::string counted(int many, std::string_view unit) {
  return fmt::format("{} {}{}", many, unit, many == 1 ? "" : "s");
}

// "the start of last month", "the start of this year plus 5 months"
std::string from_start(std::string_view unit, int by, std::string_view by_unit) {
  const int size = unit == "quarter" ? 3 : unit == "week" ? 7 : 1;
  const std::string_view small = unit == "quarter" ? "month" : unit == "week" ? "day" : unit;
  const bool whole = by_unit == small && by % size == 0;
  const int many = whole ? by / size : 0;
  if (by == 0) return fmt::format("the start of this {}", unit);
  if (whole && many == -1) return fmt::format("the start of last {}", unit);
  if (whole && many == 1) return fmt::format("the start of next {}", unit);
  return fmt::format("the start of this {} {} {}", unit, by < 0 ? "minus" : "plus",
                     whole ? counted(std::abs(many), unit) : counted(std::abs(by), by_unit));
}

std::string from_today(int by, std::string_view unit) {
  if (by == 0) return "today";
  if (unit == "day" && by == -1) return "yesterday";
  if (unit == "day" && by == 1) return "tomorrow";
  return by < 0 ? counted(-by, unit) + " ago" : counted(by, unit) + " from today";
}

}  // namespace

bool is_relative_time(const Call& call) {
  if (call.arguments.empty() || call.over || call.filter) return false;
  const std::string* first = text_literal(call.arguments[0]);
  return first != nullptr && text::equal_nocase(*first, "now") &&
         (text::equal_nocase(call.name, "date") || text::equal_nocase(call.name, "datetime"));
}

std::string relative_day(const Call& call) {
  if (!is_relative_time(call) || !text::equal_nocase(call.name, "date")) return {};
  std::string_view unit;  // whose start it is
  size_t i = 1;
  if (i < call.arguments.size()) {
    const std::string* first = text_literal(call.arguments[i]);
    if (first == nullptr) return {};
    for (const std::string_view known : {"month", "year"})
      if (*first == fmt::format("start of {}", known)) unit = known, ++i;
    if (unit == "month" && i < call.arguments.size() && is_months_into_quarter(call.arguments[i]))
      unit = "quarter", ++i;
    if (*first == "weekday 0") unit = "week", ++i;
  }
  Shift shift;
  if (unit == "week") shift = {6, "day"};  // from the Sunday that ends it
  for (; i < call.arguments.size(); ++i) {
    const std::string* modifier = text_literal(call.arguments[i]);
    const std::optional<Shift> more = modifier == nullptr ? std::nullopt : shift_of(*modifier);
    if (!more || (!shift.unit.empty() && shift.unit != more->unit)) return {};
    shift.by += more->by;
    shift.unit = more->unit;
  }
  return unit.empty() ? from_today(shift.by, shift.unit) : from_start(unit, shift.by, shift.unit);
}

}  // namespace ask::sql
