#include "agent/engine/generate/stored_forms.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <string>

#include "agent/engine/generate/terms.h"

namespace ask::engine {
namespace {

using db::Gaps;
using db::ValueForm;
using sql::BinaryOp;
using sql::Expr;

Expr whole_number(int64_t n) { return {sql::Literal{n}}; }

Expr concatenated(Expr a, Expr b) {
  return sql::binary_node(BinaryOp::kConcat, std::move(a), std::move(b));
}

Expr substring(Expr text, int64_t from) {
  return sql::call_node("substr", {std::move(text), whole_number(from)});
}

Expr substring(Expr text, int64_t from, int64_t size) {
  return sql::call_node("substr", {std::move(text), whole_number(from), whole_number(size)});
}

// NULL for texts that mean a missing value.
Expr without_gaps(Expr stored, Gaps gaps) {
  if (gaps == Gaps::kNone) return stored;
  if (gaps == Gaps::kEmpty) return sql::call_node("nullif", {std::move(stored), text_literal("")});
  sql::Case known;
  Expr digits = sql::binary_node(BinaryOp::kGlob, stored, text_literal("*[0-9]*"));
  known.whens.push_back({std::move(digits), std::move(stored)});
  return {std::move(known)};
}

// The text after the first separator.
Expr after_separator(const Expr& text, char separator) {
  Expr at = sql::call_node("instr", {text, text_literal(std::string(1, separator))});
  return sql::call_node("substr",
                        {text, sql::binary_node(BinaryOp::kAdd, std::move(at), whole_number(1))});
}

Expr month_and_day(Expr month, Expr day) {
  return sql::call_node("printf", {text_literal("-%02d-%02d"), std::move(month), std::move(day)});
}

bool stores_text(const db::Column& column) {
  return std::holds_alternative<std::string>(column.statistics.max);
}

bool has_digits(std::string_view text, size_t n) {
  return text.size() >= n &&
         std::all_of(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(n),
                     [](char c) { return c >= '0' && c <= '9'; });
}

// An ISO date, or the beginning of one as a LIKE pattern.
bool is_iso(const Value& value) {
  const auto* text = std::get_if<std::string>(&value);
  return text != nullptr && text->size() >= 5 && has_digits(*text, 4) &&
         ((*text)[4] == '-' || (*text)[4] == '%');
}

// An ISO date as an integer YYYYMMDD.
Value compact(const Value& iso) {
  std::string digits;
  for (const char c : std::get<std::string>(iso))
    if (c >= '0' && c <= '9' && digits.size() < 8) digits += c;
  int64_t out = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), out);
  return out;
}

// The month after "2018-01%", the year after "2018%", as the day on which it begins.
std::string next_start(const std::string& pattern) {
  int year = 0, month = 1;
  std::from_chars(pattern.data(), pattern.data() + 4, year);
  if (pattern.size() == 8) std::from_chars(pattern.data() + 5, pattern.data() + 7, month);
  if (pattern.size() == 5 || ++month > 12) ++year, month = 1;
  return fmt::format("{:04}-{:02}-01", year, month);
}

// Conditions on days as conditions on timestamps: "on 5 May" is from its start to its end.
bool adapt_to_unix_time(Op& op, Value& value, Value& high) {
  const auto* text = std::get_if<std::string>(&value);
  if (text == nullptr || !is_iso(value)) return false;
  const std::string first = *text;
  if (op == Op::kLike) {
    if (first.back() != '%' || (first.size() != 5 && first.size() != 8)) return false;
    op = Op::kRange;
    value = first.size() == 5 ? first.substr(0, 4) + "-01-01" : first.substr(0, 7) + "-01";
    high = next_start(first);
    return true;
  }
  const auto end_of = [](const Value& day) -> Value {
    const auto* iso = std::get_if<std::string>(&day);
    return iso != nullptr && iso->size() == 10 ? Value(*iso + "|+1 day") : day;
  };
  switch (op) {
    case Op::kEqual:
      op = Op::kRange;
      high = end_of(value);
      break;
    case Op::kGreater:
      op = Op::kGreaterEqual;
      value = end_of(value);
      break;
    case Op::kLessEqual:
      op = Op::kLess;
      value = end_of(value);
      break;
    case Op::kBetween:
      op = Op::kRange;
      high = end_of(high);
      break;
    default:
      break;
  }
  return true;
}

}  // namespace

Expr unix_seconds(const db::Column& column, Expr stored) {
  if (column.statistics.form == ValueForm::kUnixSeconds) return stored;
  return sql::binary_node(BinaryOp::kDivide, std::move(stored), whole_number(1000));
}

Expr unix_time(const db::Column& column, Expr timestamp) {
  Expr seconds = sql::call_node("unixepoch", {std::move(timestamp)});
  if (column.statistics.form == ValueForm::kUnixSeconds) return seconds;
  return sql::binary_node(BinaryOp::kMultiply, std::move(seconds), whole_number(1000));
}

Expr bound(const db::Column& column, const Value& value) {
  const auto* text = std::get_if<std::string>(&value);
  if (!db::is_unix_time(column.statistics.form) || text == nullptr || !is_iso(value))
    return {sql::Literal{value}};
  const size_t split = std::min(text->find('|'), text->size());
  Expr timestamp = text_literal(text->substr(0, split));
  if (split < text->size())
    timestamp =
        sql::call_node("date", {std::move(timestamp), text_literal(text->substr(split + 1))});
  return unix_time(column, std::move(timestamp));
}

Expr iso_date(const db::Column& column, Expr stored) {
  const db::ColumnStatistics& s = column.statistics;
  Expr x = without_gaps(std::move(stored), s.form == ValueForm::kPlain ? Gaps::kNone : s.gaps);
  switch (s.form) {
    case ValueForm::kCompactDate:
      return concatenated(
          concatenated(
              concatenated(concatenated(substring(x, 1, 4), text_literal("-")), substring(x, 5, 2)),
              text_literal("-")),
          substring(x, 7, 2));
    case ValueForm::kYearFirst: {
      const Expr rest = substring(x, 6);
      return concatenated(substring(x, 1, 4),
                          month_and_day(rest, after_separator(rest, s.separator)));
    }
    case ValueForm::kMonthFirst:
      return concatenated(substring(x, -4), month_and_day(x, after_separator(x, s.separator)));
    case ValueForm::kDayFirst:
      return concatenated(substring(x, -4), month_and_day(after_separator(x, s.separator), x));
    case ValueForm::kUnixSeconds:
    case ValueForm::kUnixMilliseconds:
      return sql::call_node(column.kind == db::DataKind::kDate ? "date" : "datetime",
                            {unix_seconds(column, std::move(x)), text_literal("unixepoch")});
    case ValueForm::kYearMonth:
      return concatenated(std::move(x), text_literal("-01"));
    default:
      return x;
  }
}

Expr readable_date(const db::Column& column, Expr stored) {
  return db::is_unix_time(column.statistics.form) ? iso_date(column, std::move(stored))
                                                  : std::move(stored);
}

Expr comparable_form(const db::Column& column, Expr stored) {
  const db::ColumnStatistics& s = column.statistics;
  switch (s.form) {
    case ValueForm::kNumberText:
      return {sql::Cast{without_gaps(std::move(stored), s.gaps),
                        column.kind == db::DataKind::kReal ? "REAL" : "INTEGER"}};
    case ValueForm::kCompactDate:
      return without_gaps(std::move(stored), s.gaps);
    case ValueForm::kUnixSeconds:
    case ValueForm::kUnixMilliseconds:
      if (!stores_text(column)) return stored;
      return {sql::Cast{without_gaps(std::move(stored), s.gaps), "INTEGER"}};
    case ValueForm::kYearFirst:
    case ValueForm::kMonthFirst:
    case ValueForm::kDayFirst:
    case ValueForm::kYearMonth:
      return iso_date(column, std::move(stored));
    default:
      return stored;
  }
}

bool adapt_comparison(const db::Column& column, Op& op, Value& value, Value& high) {
  if (op == Op::kIsNull) return false;
  switch (column.statistics.form) {
    case ValueForm::kNumberText:
      return op != Op::kLike && !std::holds_alternative<std::string>(value);
    case ValueForm::kYearFirst:
    case ValueForm::kMonthFirst:
    case ValueForm::kDayFirst:
      return is_iso(value);
    case ValueForm::kYearMonth:  // the start of a date is that of a month
      return is_iso(value) && op != Op::kLike;
    case ValueForm::kCompactDate:
    case ValueForm::kUnixSeconds:
    case ValueForm::kUnixMilliseconds:
      break;
    default:
      return false;
  }
  if (auto* text = std::get_if<std::string>(&value);
      op == Op::kLike && text != nullptr && text->size() == 6 && text->front() == '%')
    *text = text->substr(1);  // "%2018%"
  if (db::is_unix_time(column.statistics.form)) return adapt_to_unix_time(op, value, high);
  if (!is_iso(value)) return false;
  if (op == Op::kLike) {
    const std::string text = std::get<std::string>(value);
    const auto first = std::get<int64_t>(compact(value));
    op = Op::kRange;
    if (text.size() == 5) {
      value = first * 10000 + 101;
      high = (first + 1) * 10000 + 101;
    } else {
      value = first * 100 + 1;
      high = (first % 100 == 12 ? (first + 89) : first + 1) * 100 + 1;
    }
  } else {
    value = compact(value);
    if (is_iso(high)) high = compact(high);
  }
  if (stores_text(column))
    for (Value* v : {&value, &high})
      if (const auto* n = std::get_if<int64_t>(v)) *v = std::to_string(*n);
  return true;
}

}  // namespace ask::engine
