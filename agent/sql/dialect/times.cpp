#include "agent/sql/dialect/times.h"

#include <fmt/format.h>

#include <charconv>
#include <utility>

#include "agent/common/text.h"
#include "agent/sql/dialect/expressions.h"
#include "agent/sql/dialect/nodes.h"
#include "agent/sql/nodes.h"
#include "agent/sql/quarters.h"
#include "agent/sql/visit.h"

namespace ask::sql {
namespace {

Expr interval(std::string length) { return cast_to(text_node(std::move(length)), "interval"); }

// A piece of strftime's format in PostgreSQL's to_char.
std::string_view char_piece(char c) {
  switch (c) {
    case 'Y':
      return "YYYY";
    case 'm':
      return "MM";
    case 'd':
      return "DD";
    case 'H':
      return "HH24";
    case 'M':
      return "MI";
    case 'S':
      return "SS";
    case 'j':
      return "DDD";
    default:
      return "";
  }
}

Expr modified(Translation& ctx, Expr at, const std::string& modifier) {
  for (const char* unit : {"day", "month", "quarter", "year"})
    if (modifier == std::string("start of ") + unit)
      return call_node("date_trunc", {text_node(unit), std::move(at)});
  int64_t count = 0;
  const size_t sign = modifier.starts_with('+') ? 1 : 0;
  const char* const end = modifier.data() + modifier.size();
  const auto read = std::from_chars(modifier.data() + sign, end, count);
  std::string unit(text::trimmed(std::string_view(read.ptr, static_cast<size_t>(end - read.ptr))));
  if (unit.ends_with('s')) unit.pop_back();
  if (read.ec == std::errc() && count > -1'000'000 && count < 1'000'000)
    for (const char* known : {"second", "minute", "hour", "day"})
      if (unit == known)
        return {Binary{BinaryOp::kAdd, std::move(at), interval(fmt::format("{} {}", count, unit))}};
  if (read.ec == std::errc() && (unit == "month" || unit == "year") && count > -10'000 &&
      count < 10'000) {
    // A day beyond the end of the month runs over into the next one.
    ctx.spend_copy(at);
    ctx.spend_copy(at);
    if (ctx.failed()) return {};
    Expr month = call_node("date_trunc", {text_node("month"), at});
    Expr since{Binary{BinaryOp::kSubtract, std::move(at), month}};
    Expr moved{
        Binary{BinaryOp::kAdd, std::move(month), interval(fmt::format("{} {}", count, unit))}};
    return {Binary{BinaryOp::kAdd, std::move(moved), std::move(since)}};
  }
  ctx.refuse(fmt::format("the modifier {} of a time", text::quoted(text::shortened(modifier, 40))));
  return at;
}

// The point in time of a text and its modifiers.
Expr point_in_time(Translation& ctx, const std::vector<Expr>& arguments, size_t from) {
  if (from >= arguments.size()) {
    ctx.refuse("a time without a value");
    return {};
  }
  const std::string* const text = text_literal(arguments[from]);
  Expr out;
  if (text && text::equal_nocase(*text, "now")) {
    out = ctx.is_postgres() ? call_node("timezone", {text_node("UTC"), call_node("now", {})})
                            : cast_to(call_node("now", {}), "timestamp");
  } else {
    Typed operand = translated_value(ctx, arguments[from]);
    if (operand.type != SqlType::kText && operand.type != SqlType::kUnknown)
      ctx.refuse("a number as a point in time");
    out = cast_to(std::move(operand.expr), "timestamp");
  }
  for (size_t i = from + 1; i < arguments.size() && !ctx.failed(); ++i) {
    const std::string* const before = text_literal(arguments[i - 1]);
    if (before && *before == "start of month" && is_months_into_quarter(arguments[i])) {
      out = modified(ctx, std::move(out), "start of quarter");
      continue;
    }
    const std::string* const modifier = text_literal(arguments[i]);
    if (!modifier) ctx.refuse("a modifier of a time that is calculated");
    if (modifier) out = modified(ctx, std::move(out), text::lower(text::trimmed(*modifier)));
  }
  return out;
}

// The week of the year by Mondays as two digits, which to_char does not know.
Expr week_of_year(Translation& ctx, Expr at) {
  ctx.spend_copy(at);
  if (ctx.failed()) return {};
  Expr days{Binary{BinaryOp::kAdd, call_node("date_part", {text_node("doy"), at}), number_node(7)}};
  Expr since{Binary{BinaryOp::kSubtract, std::move(days),
                    call_node("date_part", {text_node("isodow"), std::move(at)})}};
  Expr weeks =
      call_node("floor", {Expr{Binary{BinaryOp::kDivide, std::move(since), number_node(7)}}});
  return call_node("to_char", {std::move(weeks), text_node("FM00")});
}

Typed formatted(Translation& ctx, Expr at, const std::string& format) {
  if (const size_t week = format.find("%W"); ctx.is_postgres() && week != format.npos) {
    ctx.spend_copy(at);
    if (ctx.failed()) return {};
    std::optional<Expr> out;
    const auto add = [&](Expr part) {
      out =
          out ? Expr{Binary{BinaryOp::kConcat, std::move(*out), std::move(part)}} : std::move(part);
    };
    if (week > 0) add(formatted(ctx, at, format.substr(0, week)).expr);
    add(week_of_year(ctx, at));
    if (week + 2 < format.size()) add(formatted(ctx, at, format.substr(week + 2)).expr);
    return {std::move(*out), SqlType::kText, false, false, format.size() == 2};
  }
  std::string there;
  for (size_t i = 0; i < format.size(); ++i) {
    const char c = format[i];
    if (c == '%' && i + 1 < format.size()) {
      const char next = format[++i];
      if (next == 'w' && format.size() == 2 && ctx.is_postgres())
        return {
            cast_to(cast_to(call_node("date_part", {text_node("dow"), std::move(at)}), "integer"),
                    "text"),
            SqlType::kText, false, false, true};
      const std::string_view piece = char_piece(next);
      if (piece.empty() && !((next == 'w' || next == 'W') && !ctx.is_postgres()))
        ctx.refuse(fmt::format("strftime with %{}", next >= ' ' && next <= '~' ? next : '?'));
      ctx.is_postgres() ? there += piece : (there += '%', there += next);
    } else if (std::string_view("-/:. ,").find(c) != std::string_view::npos) {
      there += c;
    } else {
      ctx.refuse("strftime with letters in its format");
    }
  }
  const bool digits = format.size() == 2 && format[0] == '%';  // one part, all of which are whole
  return {call_node(ctx.is_postgres() ? "to_char" : "strftime", {std::move(at), text_node(there)}),
          SqlType::kText, false, false, digits};
}

}  // namespace

Typed translated_time_call(Translation& ctx, const Call& e, const std::string& name) {
  static const std::vector<Expr> kNow = {text_node("now")};
  const bool clock = name.starts_with("current_");
  const std::vector<Expr>& arguments = e.arguments.empty() || clock ? kNow : e.arguments;
  if (name == "date" || name == "current_date")
    return formatted(ctx, point_in_time(ctx, arguments, 0), "%Y-%m-%d");
  if (name == "time" || name == "current_time")
    return formatted(ctx, point_in_time(ctx, arguments, 0), "%H:%M:%S");
  if (name == "datetime" || name == "current_timestamp")
    return formatted(ctx, point_in_time(ctx, arguments, 0), "%Y-%m-%d %H:%M:%S");
  if (name == "strftime" && !e.arguments.empty()) {
    const std::string* const format = text_literal(e.arguments[0]);
    if (!format) ctx.refuse("strftime with a format that is calculated");
    if (e.arguments.size() == 1)
      return formatted(ctx, point_in_time(ctx, kNow, 0), format ? *format : "");
    return formatted(ctx, point_in_time(ctx, e.arguments, 1), format ? *format : "");
  }
  if (name == "julianday") {
    Expr at = point_in_time(ctx, arguments, 0);
    // DuckDB counts from midnight, and gives 2451545 where SQLite gives 2451544.5.
    if (!ctx.is_postgres())
      return {
          {Binary{BinaryOp::kSubtract, call_node("julian", {std::move(at)}), Expr{Literal{0.5}}}},
          SqlType::kReal};
    Expr days{Binary{BinaryOp::kDivide, call_node("date_part", {text_node("epoch"), std::move(at)}),
                     Expr{Literal{86400.0}}}};
    return {{Binary{BinaryOp::kAdd, std::move(days), Expr{Literal{2440587.5}}}}, SqlType::kReal};
  }
  ctx.refuse(fmt::format("the function {}", text::shortened(name, 60)));
  return {};
}

}  // namespace ask::sql
