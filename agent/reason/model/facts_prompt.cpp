#include "agent/reason/model/facts_prompt.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "agent/common/one_line.h"
#include "agent/common/text.h"
#include "agent/common/words.h"

namespace ask::reason {
namespace {

constexpr size_t kLongestFact = 300, kLongestFactValue = 60;  // bytes
constexpr size_t kLongestRows = 600;
constexpr size_t kMostFactColumns = 60;
constexpr double kNotedNulls = 0.05;  // share of NULL that is worth a word

constexpr std::string_view kPlaceholders[] = {"-",    "--",     "?",       "n/a", "na",  "none",
                                              "null", "(none)", "unknown", "nan", "tbd", "."};

std::string cleaned(std::string_view text, size_t most) {
  return text::shortened(text::one_line(text), most);
}

std::string fact_value(const Value& value) {
  if (const auto* text = std::get_if<std::string>(&value))
    return text::literal(cleaned(*text, kLongestFactValue));
  return cleaned(display(value), kLongestFactValue);
}

// An example of how values are written: below share=results its form alone, since no other row may
// hold it.
std::string example_of(const Value& value, Share share) {
  if (share == Share::kResults) return fact_value(value);
  const std::string form = masked(cleaned(display(value), kLongestFactValue));
  return std::holds_alternative<std::string>(value) ? text::literal(form) : form;
}

bool is_described(const db::Column& column) {
  return !column.is_private && !column.ignored && column.role != db::ColumnRole::kHidden &&
         column.statistics.rows > 0;
}

bool is_a_date(const db::Column& column) {
  return column.kind == db::DataKind::kDate || column.kind == db::DataKind::kDateTime ||
         column.kind == db::DataKind::kTime || column.kind == db::DataKind::kYear;
}

// "" for what SQLite compares as it is stored.
std::string_view form_name(db::ValueForm form) {
  using enum db::ValueForm;
  switch (form) {
    case kNumberText:
      return "numbers as text";
    case kUnclearText:
      return "numbers as text, with signs or separators";
    case kCompactDate:
      return "dates as YYYYMMDD";
    case kYearFirst:
      return "dates as year, month, day";
    case kMonthFirst:
      return "dates as month, day, year";
    case kDayFirst:
      return "dates as day, month, year";
    case kYearLast:
      return "dates with the year last";
    case kUnixSeconds:
      return "seconds since 1970";
    case kUnixMilliseconds:
      return "milliseconds since 1970";
    case kYearMonth:
      return "months as YYYY-MM";
    case kPlain:
      break;
  }
  return "";
}

// True if the order of the stored values is that of their meanings.
bool in_order_of_value(db::ValueForm form) {
  return form == db::ValueForm::kPlain || form == db::ValueForm::kCompactDate ||
         form == db::ValueForm::kYearMonth || db::is_unix_time(form);
}

// The day of the greatest value, if values are in order as they are stored; else "".
std::string iso_day(const db::ColumnStatistics& known) {
  std::string text = display(known.max);
  if (known.form == db::ValueForm::kCompactDate && text.size() == 8)
    return text.substr(0, 4) + "-" + text.substr(4, 2) + "-" + text.substr(6);
  const bool iso =
      known.form == db::ValueForm::kPlain && text.size() >= 10 && text[4] == '-' && text[7] == '-';
  return iso ? text.substr(0, 10) : "";
}

bool is_placeholder(std::string_view value) {
  return text::is_one_of(text::folded(text::trimmed(value)), kPlaceholders);
}

// Codes and states: most rows share their value with another. Of names that repeat by chance, those
// of a single row are given from share=results on.
std::string few_values(const db::ColumnStatistics& known, Share share) {
  int64_t shared = 0;
  for (const auto& [value, count] : known.few) shared += count < 2 ? 0 : count;
  const bool codes = shared * 2 > known.rows - known.nulls;
  std::vector<std::string> out;
  for (const auto& [value, count] : known.few) {
    if (!codes && share < Share::kResults && count < 2 && !is_placeholder(value)) continue;
    out.push_back(text::literal(cleaned(value, kLongestFactValue)));
    if (known.complete) out.back() += fmt::format(" {}", count);
  }
  return text::joined(out, ", ");
}

// How the codes of a column look that rows do not share, if the least and the greatest look alike:
// "XX-9999". Not of prose.
std::string look(const db::Column& column) {
  const auto* least = std::get_if<std::string>(&column.statistics.min);
  const auto* greatest = std::get_if<std::string>(&column.statistics.max);
  const auto digit = [](char c) { return c >= '0' && c <= '9'; };
  if (least == nullptr || greatest == nullptr || *least == *greatest ||
      least->size() > kLongestFactValue || least->find(' ') != least->npos ||
      std::none_of(least->begin(), least->end(), digit))
    return "";
  const std::string form = masked(cleaned(*least, kLongestFactValue));
  return form == masked(cleaned(*greatest, kLongestFactValue)) ? "such as " + text::literal(form)
                                                               : "";
}

std::string range(const db::Column& column, Share share) {
  const db::ColumnStatistics& known = column.statistics;
  const std::string form(form_name(known.form));
  if (std::holds_alternative<std::monostate>(known.max)) return form;
  if (!is_a_date(column)) {
    if (form.empty()) return share < Share::kResults ? look(column) : "";
    return fmt::format("{}, such as {}", form, example_of(known.max, share));
  }
  const std::string ends =
      in_order_of_value(known.form) && !std::holds_alternative<std::monostate>(known.min)
          ? fmt::format("{} to {}", fact_value(known.min), fact_value(known.max))
          : "such as " + example_of(known.max, share);
  return form.empty() ? ends : form + ", " + ends;
}

// Texts that mean "no value", of a column whose values are not listed.
std::string placeholders(const db::ColumnStatistics& known) {
  std::vector<std::string> out;
  if (const auto* least = std::get_if<std::string>(&known.min); least && least->empty())
    out.emplace_back("''");
  for (const auto& [value, count] : known.frequent)
    if (is_placeholder(value))
      out.push_back(fmt::format("{} ({} rows)", text::literal(cleaned(value, 20)), count));
  return out.empty() ? "" : text::joined(out, " and ") + " for no value";
}

// Listed are values that rows share: codes and states. `names`: those of a small table, too.
bool lists_values(const db::Column& column, bool names) {
  const db::ColumnStatistics& known = column.statistics;
  if (known.few.empty() || column.primary_key > 0 || is_a_date(column)) return false;
  return names || known.distinct < known.rows - known.nulls;
}

std::string column_fact(const db::Column& column, bool names, Share share) {
  const db::ColumnStatistics& known = column.statistics;
  std::vector<std::string> parts;
  const auto add = [&](std::string part) {
    if (!part.empty()) parts.push_back(std::move(part));
  };
  if (lists_values(column, names)) {
    add(few_values(known, share));
  } else if (column.kind == db::DataKind::kBoolean && known.few.empty()) {
    add("0 or 1");
  } else {
    add(range(column, share));
    add(placeholders(known));
  }
  if (known.nulls == known.rows)
    add("always NULL");
  else if (known.null_share() >= kNotedNulls)
    add(fmt::format("{:.0f} % NULL", 100 * known.null_share()));
  return parts.empty() ? "" : column.name + ": " + text::joined(parts, "; ");
}

}  // namespace

std::string masked(std::string_view value) {
  std::string out;
  for (const char c : value) {
    const auto byte = static_cast<unsigned char>(c);
    if ((byte & 0xC0U) == 0x80U) continue;  // of a character whose first byte was seen
    out += c >= '0' && c <= '9'                     ? '9'
           : c >= 'A' && c <= 'Z'                   ? 'X'
           : (c >= 'a' && c <= 'z') || byte >= 0x80 ? 'x'
                                                    : c;
  }
  return out;
}

std::string fact_lines(const db::Table& table, Share share) {
  std::string out;
  if (share < Share::kValues) return out;
  if (table.row_count >= 0)
    out += fmt::format("\n  {}{} rows", table.row_count_exact ? "" : "about ", table.row_count);
  size_t columns = 0;
  bool text_seen = false;
  for (const db::Column& column : table.columns) {
    if (!is_described(column) || columns == kMostFactColumns) continue;
    const bool text = column.kind == db::DataKind::kText && column.primary_key == 0;
    const bool first_text = text && !std::exchange(text_seen, text_seen || text);
    const std::string fact = column_fact(column, first_text && share == Share::kResults, share);
    if (fact.empty()) continue;
    ++columns;
    out += "\n  " + text::shortened(fact, kLongestFact);
  }
  return out;
}

std::string latest_date(const db::Catalog& catalog, const std::vector<size_t>& tables,
                        std::string_view today) {
  constexpr size_t kDate = 10;
  std::string day, out;
  for (const size_t index : tables) {
    const db::Table& table = catalog.tables[index];
    for (const db::Column& column : table.columns) {
      const db::ColumnStatistics& known = column.statistics;
      const bool dated =
          column.kind == db::DataKind::kDate || column.kind == db::DataKind::kDateTime;
      if (table.ignored || !is_described(column) || !dated) continue;
      const std::string written = iso_day(known);
      if (written.size() != kDate || written > today || written <= day) continue;
      day = written;
      out = fmt::format("{}.{}: {}", table.name, column.name, fact_value(known.max));
    }
  }
  return out;
}

std::string first_rows_line(const db::Table& table, Share share) {
  if (share < Share::kResults) return "";
  std::vector<std::string> names;
  std::vector<const std::vector<Value>*> cells;
  size_t rows = 0;
  for (const db::Column& column : table.columns) {
    if (!is_described(column) || column.statistics.first.empty()) continue;
    names.push_back(column.name);
    cells.push_back(&column.statistics.first);
    rows = std::max(rows, cells.back()->size());
  }
  std::vector<std::string> lines;
  for (size_t r = 0; r < rows; ++r) {
    std::vector<std::string> row;
    for (const auto* column : cells)
      row.push_back(r < column->size() ? fact_value((*column)[r]) : "NULL");
    lines.push_back("(" + text::joined(row, ", ") + ")");
  }
  if (lines.empty()) return "";
  return "\n  rows (" + text::shortened(text::joined(names, ", "), kLongestRows) +
         "): " + text::shortened(text::joined(lines, " "), kLongestRows);
}

}  // namespace ask::reason
