#include "agent/sql/dialect/functions.h"

#include <fmt/format.h>

#include <utility>

#include "agent/common/text.h"
#include "agent/sql/dialect/comparisons.h"
#include "agent/sql/dialect/expressions.h"
#include "agent/sql/dialect/nodes.h"
#include "agent/sql/dialect/numbers.h"
#include "agent/sql/dialect/ordering.h"
#include "agent/sql/dialect/times.h"
#include "agent/sql/nodes.h"
#include "agent/sql/visit.h"

namespace ask::sql {
namespace {

// The whole number of a literal.
std::optional<int64_t> whole_literal(const Expr& expr) {
  const auto* literal = std::get_if<Literal>(&expr.node);
  const auto* whole = literal ? std::get_if<int64_t>(&literal->value) : nullptr;
  return whole ? std::optional(*whole) : std::nullopt;
}

// A function of texts with another name there.
Typed text_call(Translation& ctx, const Call& e, const char* there, size_t least, size_t most) {
  if (e.arguments.size() < least || e.arguments.size() > most)
    ctx.refuse(fmt::format("{} with {} arguments", e.name, e.arguments.size()));
  std::vector<Expr> arguments;
  for (const Expr& argument : e.arguments)
    arguments.push_back(as_text(ctx, translated_value(ctx, argument)));
  return {call_node(there, std::move(arguments)), SqlType::kText};
}

// lower and upper change the letters of ASCII only.
Typed folded(Translation& ctx, const Call& e, const std::string& name) {
  Typed out = text_call(ctx, e, name.c_str(), 1, 1);
  auto* const there = std::get_if<Call>(&out.expr.node);
  if (ctx.failed() || !there) return out;
  Expr text = std::move(there->arguments[0]);
  if (name == "lower") return {lower_ascii(ctx, std::move(text)), SqlType::kText};
  if (ctx.is_postgres())
    return {call_node("upper", {Expr{Collate{std::move(text), "C"}}}), SqlType::kText};
  return {call_node("translate", {std::move(text), text_node("abcdefghijklmnopqrstuvwxyz"),
                                  text_node("ABCDEFGHIJKLMNOPQRSTUVWXYZ")}),
          SqlType::kText};
}

// Half is rounded away from zero, as PostgreSQL does for numeric only.
Typed rounded(Translation& ctx, const Call& e) {
  if (e.arguments.empty() || e.arguments.size() > 2) ctx.refuse("round with these arguments");
  if (ctx.failed()) return {};
  Typed operand = as_number(ctx, translated_value(ctx, e.arguments[0]));
  std::vector<Expr> arguments;
  arguments.push_back(ctx.is_postgres() ? cast_to(std::move(operand.expr), "numeric")
                                        : cast_to(std::move(operand.expr), "DOUBLE"));
  if (e.arguments.size() == 2) {
    const auto digits = whole_literal(e.arguments[1]);
    if (!digits || *digits < 0 || *digits > 30) ctx.refuse("round to other than some fixed digits");
    arguments.push_back(number_node(digits.value_or(0)));
  }
  return {cast_to(call_node("round", std::move(arguments)), ctx.real_type()), SqlType::kReal};
}

Typed substring(Translation& ctx, const Call& e) {
  if (e.arguments.size() < 2 || e.arguments.size() > 3) ctx.refuse("substr with these arguments");
  if (ctx.failed()) return {};
  const auto from = whole_literal(e.arguments[1]);
  const bool rest = e.arguments.size() == 2;
  const auto length = rest ? std::nullopt : whole_literal(e.arguments[2]);
  Expr text = as_text(ctx, translated_value(ctx, e.arguments[0]));
  if (from && *from < 0 && (rest || (length && *length >= -*from)))
    return {call_node("right", {std::move(text), number_node(-*from)}), SqlType::kText};
  if (!from || *from < 1 || (!rest && length && *length < 0)) {
    ctx.refuse("substr from before the text or from a place that is calculated");
    return {};
  }
  std::vector<Expr> arguments{std::move(text), number_node(*from)};
  if (!rest) {
    Typed count = translated_value(ctx, e.arguments[2]);
    if (count.type != SqlType::kInteger) ctx.refuse("substr with a length that is no whole number");
    if (!length) {
      // A negative length takes what is before the place in SQLite.
      ctx.refuse("substr with a length that is calculated");
    }
    arguments.push_back(std::move(count.expr));
  }
  return {call_node("substr", std::move(arguments)), SqlType::kText};
}

// min and max of several values: NULL if one is NULL.
Typed largest_of(Translation& ctx, const Call& e, const std::string& name) {
  std::vector<Expr> arguments;
  SqlType type = SqlType::kNull;
  std::optional<Expr> none;
  for (const Expr& argument : e.arguments) {
    Typed each = translated_value(ctx, argument);
    type = common_type(ctx, type, each.type);
    ctx.spend_copy(each.expr);
    if (ctx.failed()) return {};
    Expr is_null{IsNull{each.expr, false}};
    none = none ? Expr{Binary{BinaryOp::kOr, std::move(*none), std::move(is_null)}}
                : std::move(is_null);
    arguments.push_back(std::move(each.expr));
  }
  if (type == SqlType::kText && ctx.is_postgres()) ctx.refuse(name + " of several texts");
  Case out;
  out.whens.push_back({std::move(*none), {Literal{}}});
  out.otherwise = Box<Expr>(call_node(name == "max" ? "greatest" : "least", std::move(arguments)));
  return {{std::move(out)}, type};
}

Typed translated_scalar_call(Translation& ctx, const Call& e, const std::string& name) {
  const std::vector<Expr>& arguments = e.arguments;
  if (e.distinct || e.filter) ctx.refuse(fmt::format("the function {} over rows", name));
  if (name == "lower" || name == "upper") return folded(ctx, e, name);
  if (name == "trim" || name == "ltrim" || name == "rtrim")
    return text_call(ctx, e, name == "trim" && ctx.is_postgres() ? "btrim" : name.c_str(), 1, 2);
  if (name == "replace") return text_call(ctx, e, "replace", 3, 3);
  if (name == "length") {
    Typed out = text_call(ctx, e, "length", 1, 1);
    out.type = SqlType::kInteger;
    return out;
  }
  if (name == "instr") {
    Typed out = text_call(ctx, e, ctx.is_postgres() ? "strpos" : "instr", 2, 2);
    out.type = SqlType::kInteger;
    return out;
  }
  if (name == "abs" && arguments.size() == 1) {
    Typed operand = translated_value(ctx, arguments[0]);
    const bool text = operand.type == SqlType::kText;  // the number of one is real
    operand = as_number(ctx, std::move(operand));
    return {call_node("abs", {std::move(operand.expr)}), text ? SqlType::kReal : operand.type};
  }
  if ((name == "coalesce" || name == "ifnull") && arguments.size() >= 2) {
    Call out{"coalesce", {}};
    SqlType type = SqlType::kNull;
    for (const Expr& argument : arguments) {
      Typed each = translated_value(ctx, argument);
      type = common_type(ctx, type, each.type);
      out.arguments.push_back(std::move(each.expr));
    }
    return {{std::move(out)}, type};
  }
  if (name == "nullif" && arguments.size() == 2) {
    Typed left = translated_value(ctx, arguments[0]);
    const SqlType type = left.type;
    Typed right = translated_value(ctx, arguments[1]);
    convert_operands(ctx, left, right, false);
    return {call_node("nullif", {std::move(left.expr), std::move(right.expr)}), type};
  }
  if (name == "iif" && arguments.size() == 3) {
    Case choice;
    choice.whens.push_back({arguments[0], arguments[1]});
    choice.otherwise = Box<Expr>(arguments[2]);
    return translated_case(ctx, choice);
  }
  if (name == "round") return rounded(ctx, e);
  if (name == "substr" || name == "substring") return substring(ctx, e);
  if ((name == "min" || name == "max") && arguments.size() > 1) return largest_of(ctx, e, name);
  if (name == "sqrt" || name == "exp" || name == "ln" || name == "floor" || name == "ceil") {
    if (arguments.size() != 1) ctx.refuse(name);
    Typed operand =
        arguments.empty() ? Typed{} : as_number(ctx, translated_value(ctx, arguments[0]));
    return {call_node(name, {cast_to(std::move(operand.expr), ctx.real_type())}), SqlType::kReal};
  }
  return translated_time_call(ctx, e, name);
}

// Columns inside of an aggregate need no group.
Typed translated_aggregate(Translation& ctx, const Call& e, const std::string& name) {
  const bool grouped = std::exchange(ctx.frames.back().grouped, false);
  Call out{name, {}, e.distinct};
  Typed first;
  if (e.arguments.size() == 1 && std::holds_alternative<Star>(e.arguments[0].node)) {
    if (name != "count") ctx.refuse(name + "(*)");
    out.arguments = e.arguments;
  } else if (!e.arguments.empty()) {
    first = translated_value(ctx, e.arguments[0]);
  } else if (name == "count") {
    out.arguments = {{Star{}}};
  }
  if (first.collated && (e.distinct || name == "min" || name == "max")) refuse_collated(ctx);
  if ((name == "min" || name == "max") && !e.arguments.empty() && first.type != SqlType::kInteger &&
      std::holds_alternative<Collate>(e.arguments[0].node) &&
      !text::equal_nocase(std::get<Collate>(e.arguments[0].node).collation, "binary"))
    ctx.refuse(name + " by COLLATE NOCASE");
  if (e.filter) out.filter = Box<Expr>(translated_truth(ctx, **e.filter));
  Typed result{{Literal{}}, SqlType::kInteger};
  if (name == "sum" || name == "avg" || name == "total") {
    first = as_number(ctx, std::move(first));
    result.type = name == "sum" ? first.type : SqlType::kReal;  // of texts, whole or not
    if (name != "sum") first.expr = cast_to(std::move(first.expr), ctx.real_type());
    if (name == "total") out.name = "sum";
  } else if (name == "min" || name == "max") {
    result.type = first.type;
    result.digits = first.digits;
    if (first.type == SqlType::kText) first.expr = ordered_by_bytes(ctx, std::move(first));
  } else if (name == "group_concat" || name == "string_agg") {
    out.name = "string_agg";
    result.type = SqlType::kText;
    first.expr = as_text(ctx, std::move(first));
  } else if (name != "count") {
    ctx.refuse(fmt::format("the function {}", name));
  }
  if (out.arguments.empty()) out.arguments.push_back(std::move(first.expr));
  if (out.name == "string_agg")
    out.arguments.push_back(e.arguments.size() > 1
                                ? as_text(ctx, translated_value(ctx, e.arguments[1]))
                                : text_node(","));
  ctx.frames.back().grouped = grouped;
  result.expr = {std::move(out)};
  if (name == "total")
    result.expr = call_node("coalesce", {std::move(result.expr), {Literal{0.0}}});
  return result;
}

}  // namespace

Typed translated_call(Translation& ctx, const Call& e) {
  const std::string name = text::lower(e.name);
  if (e.over) {
    static constexpr std::string_view kWindows[] = {
        "row_number", "rank", "dense_rank",  "percent_rank", "cume_dist", "ntile",
        "lag",        "lead", "first_value", "last_value",   "nth_value", "count",
        "sum",        "avg",  "min",         "max",          "total"};
    bool known = false;
    for (const std::string_view each : kWindows) known = known || each == name;
    if (!known) ctx.refuse(fmt::format("the window function {}", name));
    Call inner = e;
    inner.over.reset();
    const bool plain = !is_aggregate(inner);
    const bool grouped = ctx.frames.back().grouped;
    Typed out;
    if (plain) {
      Call there{name, {}};
      SqlType type =
          name == "percent_rank" || name == "cume_dist" ? SqlType::kReal : SqlType::kInteger;
      for (const Expr& argument : e.arguments) {
        Typed each = translated_value(ctx, argument);
        if (&argument == &e.arguments.front() && name != "ntile") type = each.type;
        there.arguments.push_back(std::move(each.expr));
      }
      out = {{std::move(there)}, type};
    } else {
      out = translated_aggregate(ctx, inner, name);
      ctx.frames.back().grouped = grouped;
    }
    auto* there = std::get_if<Call>(&out.expr.node);
    if (!there) {
      ctx.refuse(fmt::format("{} as a window function", name));
      return {};
    }
    there->over = Box<Window>(translated_window(ctx, **e.over));
    return out;
  }
  return is_aggregate(e) ? translated_aggregate(ctx, e, name)
                         : translated_scalar_call(ctx, e, name);
}

}  // namespace ask::sql
