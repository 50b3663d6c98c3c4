#include <fmt/format.h>

#include <charconv>
#include <utility>

#include "agent/common/text.h"
#include "agent/sql/dialect_translator.h"
#include "agent/sql/visit.h"

namespace ask::sql {
namespace {

// The whole number of a literal.
std::optional<int64_t> whole_literal(const Expr& expr) {
  const auto* literal = std::get_if<Literal>(&expr.node);
  const auto* whole = literal ? std::get_if<int64_t>(&literal->value) : nullptr;
  return whole ? std::optional(*whole) : std::nullopt;
}

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

}  // namespace

Typed Translator::call(const Call& e) {
  const std::string name = text::lower(e.name);
  if (e.over) {
    static constexpr std::string_view kWindows[] = {
        "row_number", "rank", "dense_rank",  "percent_rank", "cume_dist", "ntile",
        "lag",        "lead", "first_value", "last_value",   "nth_value", "count",
        "sum",        "avg",  "min",         "max",          "total"};
    bool known = false;
    for (const std::string_view each : kWindows) known = known || each == name;
    if (!known) refuse(fmt::format("the window function {}", name));
    Call inner = e;
    inner.over.reset();
    const bool plain = !is_aggregate(inner);
    const bool grouped = frames_.back().grouped;
    Typed out;
    if (plain) {
      Call there{name, {}};
      SqlType type =
          name == "percent_rank" || name == "cume_dist" ? SqlType::kReal : SqlType::kInteger;
      for (const Expr& argument : e.arguments) {
        Typed each = value(argument);
        if (&argument == &e.arguments.front() && name != "ntile") type = each.type;
        there.arguments.push_back(std::move(each.expr));
      }
      out = {{std::move(there)}, type};
    } else {
      out = aggregate(inner, name);
      frames_.back().grouped = grouped;
    }
    auto* there = std::get_if<Call>(&out.expr.node);
    if (!there) {
      refuse(fmt::format("{} as a window function", name));
      return {};
    }
    there->over = Box<Window>(window(**e.over));
    return out;
  }
  return is_aggregate(e) ? aggregate(e, name) : scalar_call(e, name);
}

// Columns inside of an aggregate need no group.
Typed Translator::aggregate(const Call& e, const std::string& name) {
  const bool grouped = std::exchange(frames_.back().grouped, false);
  Call out{name, {}, e.distinct};
  Typed first;
  if (e.arguments.size() == 1 && std::holds_alternative<Star>(e.arguments[0].node)) {
    if (name != "count") refuse(name + "(*)");
    out.arguments = e.arguments;
  } else if (!e.arguments.empty()) {
    first = value(e.arguments[0]);
  } else if (name == "count") {
    out.arguments = {{Star{}}};
  }
  if (first.collated && (e.distinct || name == "min" || name == "max")) refuse_collated();
  if ((name == "min" || name == "max") && !e.arguments.empty() && first.type != SqlType::kInteger &&
      std::holds_alternative<Collate>(e.arguments[0].node) &&
      !text::equal_nocase(std::get<Collate>(e.arguments[0].node).collation, "binary"))
    refuse(name + " by COLLATE NOCASE");
  if (e.filter) out.filter = Box<Expr>(truth(**e.filter));
  Typed result{{Literal{}}, SqlType::kInteger};
  if (name == "sum" || name == "avg" || name == "total") {
    first = number(std::move(first));
    result.type = name == "sum" ? first.type : SqlType::kReal;  // of texts, whole or not
    if (name != "sum")
      first.expr = cast_to(std::move(first.expr), is_postgres() ? "float8" : "DOUBLE");
    if (name == "total") out.name = "sum";
  } else if (name == "min" || name == "max") {
    result.type = first.type;
    result.digits = first.digits;
    if (first.type == SqlType::kText) first.expr = binary_order(std::move(first));
  } else if (name == "group_concat" || name == "string_agg") {
    out.name = "string_agg";
    result.type = SqlType::kText;
    first.expr = text_of(std::move(first));
  } else if (name != "count") {
    refuse(fmt::format("the function {}", name));
  }
  if (out.arguments.empty()) out.arguments.push_back(std::move(first.expr));
  if (out.name == "string_agg")
    out.arguments.push_back(e.arguments.size() > 1 ? text_of(value(e.arguments[1]))
                                                   : text_node(","));
  frames_.back().grouped = grouped;
  result.expr = {std::move(out)};
  if (name == "total") result.expr = called("coalesce", {std::move(result.expr), {Literal{0.0}}});
  return result;
}

// A function of texts with another name there.
Typed Translator::text_call(const Call& e, const char* there, size_t least, size_t most) {
  if (e.arguments.size() < least || e.arguments.size() > most)
    refuse(fmt::format("{} with {} arguments", e.name, e.arguments.size()));
  std::vector<Expr> arguments;
  for (const Expr& argument : e.arguments) arguments.push_back(text_of(value(argument)));
  return {called(there, std::move(arguments)), SqlType::kText};
}

Typed Translator::scalar_call(const Call& e, const std::string& name) {
  const std::vector<Expr>& arguments = e.arguments;
  if (e.distinct || e.filter) refuse(fmt::format("the function {} over rows", name));
  if (name == "lower" || name == "upper") return folded(e, name);
  if (name == "trim" || name == "ltrim" || name == "rtrim")
    return text_call(e, name == "trim" && is_postgres() ? "btrim" : name.c_str(), 1, 2);
  if (name == "replace") return text_call(e, "replace", 3, 3);
  if (name == "length") {
    Typed out = text_call(e, "length", 1, 1);
    out.type = SqlType::kInteger;
    return out;
  }
  if (name == "instr") {
    Typed out = text_call(e, is_postgres() ? "strpos" : "instr", 2, 2);
    out.type = SqlType::kInteger;
    return out;
  }
  if (name == "abs" && arguments.size() == 1) {
    Typed operand = value(arguments[0]);
    const bool text = operand.type == SqlType::kText;  // the number of one is real
    operand = number(std::move(operand));
    return {called("abs", {std::move(operand.expr)}), text ? SqlType::kReal : operand.type};
  }
  if ((name == "coalesce" || name == "ifnull") && arguments.size() >= 2) {
    Call out{"coalesce", {}};
    SqlType type = SqlType::kNull;
    for (const Expr& argument : arguments) {
      Typed each = value(argument);
      type = common_type(type, each.type);
      out.arguments.push_back(std::move(each.expr));
    }
    return {{std::move(out)}, type};
  }
  if (name == "nullif" && arguments.size() == 2) {
    Typed left = value(arguments[0]);
    const SqlType type = left.type;
    Typed right = value(arguments[1]);
    convert(left, right, false);
    return {called("nullif", {std::move(left.expr), std::move(right.expr)}), type};
  }
  if (name == "iif" && arguments.size() == 3) {
    Case choice;
    choice.whens.push_back({arguments[0], arguments[1]});
    choice.otherwise = Box<Expr>(arguments[2]);
    return case_when(choice);
  }
  if (name == "round") return rounded(e);
  if (name == "substr" || name == "substring") return substring(e);
  if ((name == "min" || name == "max") && arguments.size() > 1) return largest(e, name);
  if (name == "sqrt" || name == "exp" || name == "ln" || name == "floor" || name == "ceil") {
    if (arguments.size() != 1) refuse(name);
    Typed operand = arguments.empty() ? Typed{} : number(value(arguments[0]));
    return {called(name, {cast_to(std::move(operand.expr), is_postgres() ? "float8" : "DOUBLE")}),
            SqlType::kReal};
  }
  return time_call(e, name);
}

// lower and upper change the letters of ASCII only.
Typed Translator::folded(const Call& e, const std::string& name) {
  Typed out = text_call(e, name.c_str(), 1, 1);
  auto* const there = std::get_if<Call>(&out.expr.node);
  if (failed() || !there) return out;
  Expr text = std::move(there->arguments[0]);
  if (name == "lower") return {lower(std::move(text)), SqlType::kText};
  if (is_postgres())
    return {called("upper", {Expr{Collate{std::move(text), "C"}}}), SqlType::kText};
  return {called("translate", {std::move(text), text_node("abcdefghijklmnopqrstuvwxyz"),
                               text_node("ABCDEFGHIJKLMNOPQRSTUVWXYZ")}),
          SqlType::kText};
}

// Half is rounded away from zero, as PostgreSQL does for numeric only.
Typed Translator::rounded(const Call& e) {
  if (e.arguments.empty() || e.arguments.size() > 2) refuse("round with these arguments");
  if (failed()) return {};
  Typed operand = number(value(e.arguments[0]));
  std::vector<Expr> arguments;
  arguments.push_back(is_postgres() ? cast_to(std::move(operand.expr), "numeric")
                                    : cast_to(std::move(operand.expr), "DOUBLE"));
  if (e.arguments.size() == 2) {
    const auto digits = whole_literal(e.arguments[1]);
    if (!digits || *digits < 0 || *digits > 30) refuse("round to other than some fixed digits");
    arguments.push_back(number_node(digits.value_or(0)));
  }
  return {cast_to(called("round", std::move(arguments)), is_postgres() ? "float8" : "DOUBLE"),
          SqlType::kReal};
}

Typed Translator::substring(const Call& e) {
  if (e.arguments.size() < 2 || e.arguments.size() > 3) refuse("substr with these arguments");
  if (failed()) return {};
  const auto from = whole_literal(e.arguments[1]);
  const bool rest = e.arguments.size() == 2;
  const auto length = rest ? std::nullopt : whole_literal(e.arguments[2]);
  Expr text = text_of(value(e.arguments[0]));
  if (from && *from < 0 && (rest || (length && *length >= -*from)))
    return {called("right", {std::move(text), number_node(-*from)}), SqlType::kText};
  if (!from || *from < 1 || (!rest && length && *length < 0)) {
    refuse("substr from before the text or from a place that is calculated");
    return {};
  }
  std::vector<Expr> arguments{std::move(text), number_node(*from)};
  if (!rest) {
    Typed count = value(e.arguments[2]);
    if (count.type != SqlType::kInteger) refuse("substr with a length that is no whole number");
    if (!length) {
      // A negative length takes what is before the place in SQLite.
      refuse("substr with a length that is calculated");
    }
    arguments.push_back(std::move(count.expr));
  }
  return {called("substr", std::move(arguments)), SqlType::kText};
}

// min and max of several values: NULL if one is NULL.
Typed Translator::largest(const Call& e, const std::string& name) {
  std::vector<Expr> arguments;
  SqlType type = SqlType::kNull;
  std::optional<Expr> none;
  for (const Expr& argument : e.arguments) {
    Typed each = value(argument);
    type = common_type(type, each.type);
    spend_copy(each.expr);
    if (failed()) return {};
    Expr is_null{IsNull{each.expr, false}};
    none = none ? Expr{Binary{BinaryOp::kOr, std::move(*none), std::move(is_null)}}
                : std::move(is_null);
    arguments.push_back(std::move(each.expr));
  }
  if (type == SqlType::kText && is_postgres()) refuse(name + " of several texts");
  Case out;
  out.whens.push_back({std::move(*none), {Literal{}}});
  out.otherwise = Box<Expr>(called(name == "max" ? "greatest" : "least", std::move(arguments)));
  return {{std::move(out)}, type};
}

Typed Translator::time_call(const Call& e, const std::string& name) {
  static const std::vector<Expr> kNow = {text_node("now")};
  const bool clock = name.starts_with("current_");
  const std::vector<Expr>& arguments = e.arguments.empty() || clock ? kNow : e.arguments;
  if (name == "date" || name == "current_date") return formatted(time(arguments, 0), "%Y-%m-%d");
  if (name == "time" || name == "current_time") return formatted(time(arguments, 0), "%H:%M:%S");
  if (name == "datetime" || name == "current_timestamp")
    return formatted(time(arguments, 0), "%Y-%m-%d %H:%M:%S");
  if (name == "strftime" && !e.arguments.empty()) {
    const std::string* const format = text_literal(e.arguments[0]);
    if (!format) refuse("strftime with a format that is calculated");
    if (e.arguments.size() == 1) return formatted(time(kNow, 0), format ? *format : "");
    return formatted(time(e.arguments, 1), format ? *format : "");
  }
  if (name == "julianday") {
    Expr at = time(arguments, 0);
    // DuckDB counts from midnight, and gives 2451545 where SQLite gives 2451544.5.
    if (!is_postgres())
      return {{Binary{BinaryOp::kSubtract, called("julian", {std::move(at)}), Expr{Literal{0.5}}}},
              SqlType::kReal};
    Expr days{Binary{BinaryOp::kDivide, called("date_part", {text_node("epoch"), std::move(at)}),
                     Expr{Literal{86400.0}}}};
    return {{Binary{BinaryOp::kAdd, std::move(days), Expr{Literal{2440587.5}}}}, SqlType::kReal};
  }
  refuse(fmt::format("the function {}", text::shortened(name, 60)));
  return {};
}

// The point in time of a text and its modifiers.
Expr Translator::time(const std::vector<Expr>& arguments, size_t from) {
  if (from >= arguments.size()) {
    refuse("a time without a value");
    return {};
  }
  const std::string* const text = text_literal(arguments[from]);
  Expr out;
  if (text && text::equal_nocase(*text, "now")) {
    out = is_postgres() ? called("timezone", {text_node("UTC"), called("now", {})})
                        : cast_to(called("now", {}), "timestamp");
  } else {
    Typed operand = value(arguments[from]);
    if (operand.type != SqlType::kText && operand.type != SqlType::kUnknown)
      refuse("a number as a point in time");
    out = cast_to(std::move(operand.expr), "timestamp");
  }
  for (size_t i = from + 1; i < arguments.size() && !failed(); ++i) {
    const std::string* const modifier = text_literal(arguments[i]);
    if (!modifier) refuse("a modifier of a time that is calculated");
    if (modifier) out = modified(std::move(out), text::lower(text::trimmed(*modifier)));
  }
  return out;
}

Expr Translator::modified(Expr at, const std::string& modifier) {
  for (const char* unit : {"day", "month", "year"})
    if (modifier == std::string("start of ") + unit)
      return called("date_trunc", {text_node(unit), std::move(at)});
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
    spend_copy(at);
    spend_copy(at);
    if (failed()) return {};
    Expr month = called("date_trunc", {text_node("month"), at});
    Expr since{Binary{BinaryOp::kSubtract, std::move(at), month}};
    Expr moved{
        Binary{BinaryOp::kAdd, std::move(month), interval(fmt::format("{} {}", count, unit))}};
    return {Binary{BinaryOp::kAdd, std::move(moved), std::move(since)}};
  }
  refuse(fmt::format("the modifier {} of a time", text::quoted(text::shortened(modifier, 40))));
  return at;
}

// The week of the year by Mondays as two digits, which to_char does not know.
Expr Translator::week_of_year(Expr at) {
  spend_copy(at);
  if (failed()) return {};
  Expr days{Binary{BinaryOp::kAdd, called("date_part", {text_node("doy"), at}), number_node(7)}};
  Expr since{Binary{BinaryOp::kSubtract, std::move(days),
                    called("date_part", {text_node("isodow"), std::move(at)})}};
  Expr weeks = called("floor", {Expr{Binary{BinaryOp::kDivide, std::move(since), number_node(7)}}});
  return called("to_char", {std::move(weeks), text_node("FM00")});
}

Typed Translator::formatted(Expr at, const std::string& format) {
  if (const size_t week = format.find("%W"); is_postgres() && week != format.npos) {
    spend_copy(at);
    if (failed()) return {};
    std::optional<Expr> out;
    const auto add = [&](Expr part) {
      out =
          out ? Expr{Binary{BinaryOp::kConcat, std::move(*out), std::move(part)}} : std::move(part);
    };
    if (week > 0) add(formatted(at, format.substr(0, week)).expr);
    add(week_of_year(at));
    if (week + 2 < format.size()) add(formatted(at, format.substr(week + 2)).expr);
    return {std::move(*out), SqlType::kText, false, false, format.size() == 2};
  }
  std::string there;
  for (size_t i = 0; i < format.size(); ++i) {
    const char c = format[i];
    if (c == '%' && i + 1 < format.size()) {
      const char next = format[++i];
      if (next == 'w' && format.size() == 2 && is_postgres())
        return {cast_to(cast_to(called("date_part", {text_node("dow"), std::move(at)}), "integer"),
                        "text"),
                SqlType::kText, false, false, true};
      const std::string_view piece = char_piece(next);
      if (piece.empty() && !((next == 'w' || next == 'W') && !is_postgres()))
        refuse(fmt::format("strftime with %{}", next >= ' ' && next <= '~' ? next : '?'));
      is_postgres() ? there += piece : (there += '%', there += next);
    } else if (std::string_view("-/:. ,").find(c) != std::string_view::npos) {
      there += c;
    } else {
      refuse("strftime with letters in its format");
    }
  }
  const bool digits = format.size() == 2 && format[0] == '%';  // one part, all of which are whole
  return {called(is_postgres() ? "to_char" : "strftime", {std::move(at), text_node(there)}),
          SqlType::kText, false, false, digits};
}

}  // namespace ask::sql
