#include "agent/reason/comparison_answer.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "agent/common/text.h"
#include "agent/common/value_number.h"
#include "agent/common/words.h"
#include "agent/reason/absent_periods.h"
#include "agent/reason/answer.h"
#include "agent/reason/comparison.h"
#include "agent/reason/money.h"
#include "agent/reason/table_text.h"
#include "agent/reason/wording.h"
#include "agent/sql/explain/explain.h"

namespace ask::reason {
namespace {

constexpr size_t kWidest = 1000;
constexpr size_t kWidestInTable = 60;
constexpr size_t kMostNamed = 5;  // groups that are only on one side

bool is_null(const Value& value) { return std::holds_alternative<std::monostate>(value); }

double real_of(const Value& value) { return as_number(value).value_or(NAN); }

// A measure of a comparison: what it is called, and how its values are written.
struct Measure {
  std::string noun;   // of a count: "orders"
  std::string words;  // "revenue", "average price"
  ValueFormat format;
  size_t at = 0;  // its first column
  bool counts() const { return !noun.empty(); }
};

const sql::Call* count_of(const sql::SelectItem& item) {
  const auto* call = std::get_if<sql::Call>(&item.expr.node);
  return call && text::equal_nocase(call->name, "count") ? call : nullptr;
}

// What count(*) or count(column) counts.
std::string counted_words(const sql::Core& core, const sql::Call& call) {
  const auto* column =
      call.arguments.size() == 1 ? std::get_if<sql::ColumnRef>(&call.arguments[0].node) : nullptr;
  std::string table = column ? table_of(core, *column) : counted_table(core);
  if (column && call.distinct && !text::equal_nocase(column->column, "id"))
    return "different " + plural(noun_words(column->column));
  if (table.empty() && !core.from.empty())
    if (const auto* first = std::get_if<sql::TableRef>(&core.from[0].item)) table = first->name;
  return table.empty() ? "rows" : plural(noun_words(table));
}

// One side with this measure alone.
sql::Query measure_query(const Comparison& comparison, size_t m) {
  sql::Query out = comparison.side;
  const sql::SelectItem item = out.cores[0].items[comparison.measures[m]];
  out.cores[0].items = {item};
  out.order_by.clear();
  return out;
}

// What its only column is called.
std::string words_of(const sql::Query& measure) {
  const std::string& alias = measure.cores[0].items[0].alias;
  std::string out = alias.empty() ? sql::column_labels(measure, {""})[0] : noun_words(alias);
  std::replace(out.begin(), out.end(), '_', ' ');
  constexpr std::string_view kTotal = "total ";  // of a column "total"
  return out == "total total" ? out.substr(kTotal.size()) : out;
}

// Converts the values of a measure to its currency and finds out how they are written.
Measure measure_of(const Comparison& comparison, size_t m, bool in_cents, ResultSet& result) {
  Measure out;
  out.at = comparison.keys.size() + 4 * m;
  sql::Query one = measure_query(comparison, m);
  const sql::SelectItem item = one.cores[0].items[0];
  ResultSet values;
  values.columns = {item.alias.empty() ? "value" : item.alias};
  for (const auto& row : result.rows)
    for (size_t i = 0; i < 3; ++i) values.rows.push_back({row[out.at + i]});
  ResultSet none;
  if (!in_cents) convert_to_currency(one, values, none);
  size_t next = 0;
  for (auto& row : result.rows)
    for (size_t i = 0; i < 3; ++i) row[out.at + i] = values.rows[next++][0];
  out.format = value_format(item.expr);
  set_decimals(out.format, values, 0);
  if (const sql::Call* call = count_of(item)) out.noun = counted_words(one.cores[0], *call);
  out.words = words_of(one);
  return out;
}

// A number without its sign.
std::string size_text(const Value& value, const ValueFormat& format) {
  std::string out = value_text(value, format, kWidest);
  if (out.starts_with('-')) out.erase(0, 1);
  return out;
}

// "+6.5 %", "-100 %", "0 %"
std::string percent_text(double percent) {
  if (!std::isfinite(percent)) return "";
  ValueFormat format{ValueFormat::Kind::kComputed};
  format.decimals = std::round(percent) == percent ? 0 : 1;
  return (percent > 0 ? "+" : "") + value_text(Value(percent), format, kWidest) + " %";
}

// ": 9 more (+11 %)"
std::string change_words(const Measure& measure, const std::vector<Value>& row) {
  const Value &first = row[measure.at], &second = row[measure.at + 1];
  const double change = real_of(row[measure.at + 2]);
  const double most = std::max(std::abs(real_of(first)), std::abs(real_of(second)));
  if (!(std::abs(change) > most * 1e-12)) return ": the same";
  const std::string_view word = change > 0 ? "more" : measure.counts() ? "fewer" : "less";
  if (measure.format.kind == ValueFormat::Kind::kPercent) {  // a share of a share would be misread
    std::string points = size_text(row[measure.at + 2], measure.format);
    while (!points.empty() && (points.back() == '%' || points.back() == ' ')) points.pop_back();
    return fmt::format(": {} percentage points {}", points, word);
  }
  const Value& percent = row[measure.at + 3];
  return fmt::format(
      ": {} {} ({})", size_text(row[measure.at + 2], measure.format), word,
      is_null(percent) ? "there is no percentage of 0" : percent_text(real_of(percent)));
}

// "in 2024", "for Rome", "last year"
std::string placed(const Comparison& comparison, const std::string& label) {
  if (!comparison.place.empty()) return comparison.place + " " + label;
  return comparison.dates ? label : "for " + label;
}

// "Yes: ", "More in 2024: "
std::string verdict(const Comparison& comparison, const Measure& measure,
                    const std::vector<Value>& row) {
  const double change = real_of(row[measure.at + 2]);
  const bool as_asked = comparison.less ? change < 0 : change > 0;
  if (comparison.goal == ComparisonGoal::kWhether) return as_asked ? "Yes: " : "No: ";
  if (comparison.goal != ComparisonGoal::kWhich || change == 0) return "";
  return fmt::format("{} {}: ",
                     !comparison.less   ? "More"
                     : measure.counts() ? "Fewer"
                                        : "Less",
                     placed(comparison, as_asked ? comparison.first : comparison.second));
}

std::string sentence(const Comparison& comparison, const Measure& measure,
                     const std::vector<Value>& row) {
  const auto side_text = [&](size_t side) {
    return value_text(row[measure.at + side], measure.format, kWidest);
  };
  const auto place = [&](const std::string& label) {
    if (comparison.place.empty() && comparison.dates) return label;  // "last year"
    const bool none = comparison.place.empty() || (comparison.place == "of" && !comparison.dates);
    if (!none) return comparison.place + " " + label;
    return measure.counts() ? fmt::format("({})", label) : "for " + label;
  };
  const bool no_first = is_null(row[measure.at]), no_second = is_null(row[measure.at + 1]);
  if (no_first && no_second)
    return fmt::format("There is no {} {} or {}", measure.words, place(comparison.first),
                       place(comparison.second));
  if (no_first || no_second)
    return fmt::format("The {} is {} {}; {} there is none, so there is no change to tell",
                       measure.words, side_text(no_first ? 1 : 0),
                       place(no_first ? comparison.second : comparison.first),
                       place(no_first ? comparison.first : comparison.second));
  std::string out;
  if (measure.counts() && comparison.kinds)
    out = fmt::format("{} {}, {} {}", side_text(0), comparison.first, side_text(1),
                      comparison.second);
  else if (measure.counts())
    out = fmt::format("{} {} {}, {} {}", side_text(0),
                      row[measure.at] == Value(int64_t{1}) ? singular(measure.noun) : measure.noun,
                      place(comparison.first), side_text(1), place(comparison.second));
  else
    out = fmt::format("the {} is {} {}, {} {}", measure.words, side_text(0),
                      place(comparison.first), side_text(1), place(comparison.second));
  out = verdict(comparison, measure, row) + out + change_words(measure, row);
  if (out[0] >= 'a' && out[0] <= 'z') out[0] = static_cast<char>(out[0] - 32);
  return out;
}

std::string group_name(const Comparison& comparison, const std::vector<ValueFormat>& formats,
                       const std::vector<Value>& row) {
  std::vector<std::string> parts;
  for (size_t k = 0; k < comparison.keys.size(); ++k)
    parts.push_back(value_text(row[k], formats[k], kWidestInTable));
  return text::joined(parts, " ");
}

// "only in 2024: Toys, Books"
std::string only_on_one_side(const Comparison& comparison, const Measure& measure,
                             const std::vector<ValueFormat>& formats, const ResultSet& result) {
  std::string out;
  for (size_t side = 0; side < 2; ++side) {
    std::vector<std::string> names;
    for (const auto& row : result.rows) {
      const auto absent = [&](size_t at) {
        const Value& value = row[measure.at + at];
        return is_null(value) || (measure.counts() && value == Value(int64_t{0}));
      };
      if (!absent(side) && absent(1 - side)) names.push_back(group_name(comparison, formats, row));
    }
    if (names.empty()) continue;
    if (names.size() == result.rows.size()) {
      const std::string& nowhere = side == 0 ? comparison.second : comparison.first;
      return fmt::format("\n(nothing {})", placed(comparison, nowhere));
    }
    const size_t more = names.size() > kMostNamed ? names.size() - kMostNamed : 0;
    names.resize(names.size() - more);
    out += fmt::format(
        "\n(only {}: {}{})", placed(comparison, side == 0 ? comparison.first : comparison.second),
        text::joined(names, ", "), more > 0 ? fmt::format(" and {} more", more) : "");
  }
  return out;
}

// "no rows on either side: February, May": months that the table leaves out.
std::string on_no_side(const std::vector<ValueFormat>& formats, const ResultSet& result) {
  if (result.truncated() || formats.size() != 1) return "";
  std::vector<std::string> names = absent_periods(result, 0);
  if (names.empty()) return "";
  for (std::string& name : names) name = value_text(Value(name), formats[0], kWidestInTable);
  const size_t more = names.size() > kMostNamed ? names.size() - kMostNamed : 0;
  names.resize(names.size() - more);
  return fmt::format("\n(no rows on either side: {}{})", text::joined(names, ", "),
                     more > 0 ? fmt::format(" and {} more", more) : "");
}

}  // namespace

std::string measure_words(const Comparison& comparison, size_t m) {
  const sql::Query one = measure_query(comparison, m);
  const sql::Call* call = count_of(one.cores[0].items[0]);
  return call ? "number of " + counted_words(one.cores[0], *call) : words_of(one);
}

std::string comparison_text(const Comparison& comparison, const ResultSet& rows, bool in_cents) {
  ResultSet result = rows;
  const size_t width = comparison.keys.size() + 4 * comparison.measures.size();
  if (result.rows.empty() || result.columns.size() != width || comparison.measures.empty())
    return "There is nothing to compare: no rows match on either side.";
  std::vector<Measure> measures;
  for (size_t m = 0; m < comparison.measures.size(); ++m)
    measures.push_back(measure_of(comparison, m, in_cents, result));
  if (comparison.keys.empty()) {
    std::vector<std::string> parts;
    for (const Measure& measure : measures)
      parts.push_back(sentence(comparison, measure, result.rows[0]));
    return text::joined(parts, "\n");
  }
  std::vector<ValueFormat> formats;
  for (size_t k = 0; k < comparison.keys.size(); ++k) {
    formats.push_back(value_format(comparison.side.cores[0].items[comparison.keys[k]].expr));
    set_decimals(formats[k], result, k);
  }
  std::vector<std::string> names = result.columns;
  for (std::string& name : names) std::replace(name.begin(), name.end(), '_', ' ');
  const size_t keys = comparison.keys.size();
  std::string out = table_text(result, names, [&](const Value& value, size_t c) -> std::string {
    if (c < keys) return value_text(value, formats[c], kWidestInTable);
    if (is_null(value)) return "";
    const Measure& measure = measures[(c - keys) / 4];
    const size_t part = (c - keys) % 4;
    if (part == 3) return percent_text(real_of(value));
    const std::string side_text = value_text(value, measure.format, kWidestInTable);
    return part == 2 && real_of(value) > 0 ? "+" + side_text : side_text;
  });
  return out + only_on_one_side(comparison, measures[0], formats, result) +
         on_no_side(formats, result);
}

ShownRows comparison_rows(const Comparison& comparison, const ResultSet& result, bool in_cents) {
  ShownRows out{result, result.columns, std::vector<ValueFormat>(result.columns.size())};
  for (std::string& name : out.names) std::replace(name.begin(), name.end(), '_', ' ');
  const size_t keys = comparison.keys.size();
  if (result.columns.size() != keys + 4 * comparison.measures.size()) return out;
  for (size_t k = 0; k < keys; ++k) {
    out.formats[k] = value_format(comparison.side.cores[0].items[comparison.keys[k]].expr);
    set_decimals(out.formats[k], result, k);
  }
  for (size_t m = 0; m < comparison.measures.size(); ++m) {
    const Measure measure = measure_of(comparison, m, in_cents, out.rows);
    for (size_t i = 0; i < 3; ++i) out.formats[measure.at + i] = measure.format;
    out.formats[measure.at + 3] = ValueFormat{ValueFormat::Kind::kPercent, 1};
  }
  return out;
}

}  // namespace ask::reason
