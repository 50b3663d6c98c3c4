#include "agent/engine/generate/stored_forms.h"

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

Expr joined(Expr a, Expr b) { return binary(BinaryOp::kConcat, std::move(a), std::move(b)); }

Expr substring(Expr text, int64_t from) {
  return call("substr", {std::move(text), whole_number(from)});
}

Expr substring(Expr text, int64_t from, int64_t size) {
  return call("substr", {std::move(text), whole_number(from), whole_number(size)});
}

// NULL for texts that stand for no value.
Expr without_gaps(Expr stored, Gaps gaps) {
  if (gaps == Gaps::kNone) return stored;
  if (gaps == Gaps::kEmpty) return call("nullif", {std::move(stored), text_literal("")});
  sql::Case known;
  Expr digits = binary(BinaryOp::kGlob, stored, text_literal("*[0-9]*"));
  known.whens.push_back({std::move(digits), std::move(stored)});
  return {std::move(known)};
}

// The text after the first separator.
Expr after_separator(const Expr& text, char separator) {
  Expr at = call("instr", {text, text_literal(std::string(1, separator))});
  return call("substr", {text, binary(BinaryOp::kAdd, std::move(at), whole_number(1))});
}

Expr month_and_day(Expr month, Expr day) {
  return call("printf", {text_literal("-%02d-%02d"), std::move(month), std::move(day)});
}

bool stores_text(const db::Column& column) {
  return !std::holds_alternative<int64_t>(column.statistics.max);
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

}  // namespace

Expr iso_date(const db::Column& column, Expr stored) {
  const db::ColumnStatistics& s = column.statistics;
  Expr x = without_gaps(std::move(stored), s.form == ValueForm::kPlain ? Gaps::kNone : s.gaps);
  switch (s.form) {
    case ValueForm::kCompactDate:
      return joined(
          joined(joined(joined(substring(x, 1, 4), text_literal("-")), substring(x, 5, 2)),
                 text_literal("-")),
          substring(x, 7, 2));
    case ValueForm::kYearFirst: {
      const Expr rest = substring(x, 6);
      return joined(substring(x, 1, 4), month_and_day(rest, after_separator(rest, s.separator)));
    }
    case ValueForm::kMonthFirst:
      return joined(substring(x, -4), month_and_day(x, after_separator(x, s.separator)));
    case ValueForm::kDayFirst:
      return joined(substring(x, -4), month_and_day(after_separator(x, s.separator), x));
    default:
      return x;
  }
}

Expr comparable(const db::Column& column, Expr stored) {
  const db::ColumnStatistics& s = column.statistics;
  switch (s.form) {
    case ValueForm::kNumberText:
      return {sql::Cast{without_gaps(std::move(stored), s.gaps),
                        column.kind == db::DataKind::kReal ? "REAL" : "INTEGER"}};
    case ValueForm::kCompactDate:
      return without_gaps(std::move(stored), s.gaps);
    case ValueForm::kYearFirst:
    case ValueForm::kMonthFirst:
    case ValueForm::kDayFirst:
      return iso_date(column, std::move(stored));
    default:
      return stored;
  }
}

bool adapt(const db::Column& column, Op& op, Value& value, Value& high) {
  if (op == Op::kIsNull) return false;
  switch (column.statistics.form) {
    case ValueForm::kNumberText:
      return op != Op::kLike && !std::holds_alternative<std::string>(value);
    case ValueForm::kYearFirst:
    case ValueForm::kMonthFirst:
    case ValueForm::kDayFirst:
      return is_iso(value);
    case ValueForm::kCompactDate:
      break;
    default:
      return false;
  }
  if (auto* text = std::get_if<std::string>(&value);
      op == Op::kLike && text != nullptr && text->size() == 6 && text->front() == '%')
    *text = text->substr(1);  // "%2018%"
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
