#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>
#include <utility>

#include "agent/common/text.h"
#include "agent/sql/operators.h"
#include "agent/sql/tree_json_reader.h"

namespace ask::sql {
namespace {

std::optional<BinaryOp> binary_of(std::string_view word) {
  for (int i = 0; i <= static_cast<int>(BinaryOp::kJsonText); ++i)
    if (text::equal_nocase(facts(static_cast<BinaryOp>(i)).text, word))
      return static_cast<BinaryOp>(i);
  if (word == "==") return BinaryOp::kEqual;
  if (word == "!=") return BinaryOp::kNotEqual;
  return std::nullopt;
}

std::optional<UnaryOp> unary_of(std::string_view word) {
  for (const auto& [op, name] : kUnaryWords)
    if (name == word) return op;
  return std::nullopt;
}

}  // namespace

// A kind of expression is determined by the first of these keys that the object has.
struct TreeReader::Kind {
  const char* key;
  Expr (TreeReader::*read)(const Json&);
};

Expr TreeReader::expr(const Json& json) {
  static constexpr Kind kKinds[] = {
      {"column", &TreeReader::column},   {"op", &TreeReader::operation},
      {"call", &TreeReader::call},       {"case", &TreeReader::case_when},
      {"cast", &TreeReader::cast},       {"collate", &TreeReader::collate},
      {"between", &TreeReader::between}, {"is_null", &TreeReader::is_null},
      {"is_true", &TreeReader::is_true}, {"in", &TreeReader::in},
      {"exists", &TreeReader::exists},   {"query", &TreeReader::scalar_query},
      {"row", &TreeReader::row},         {"blob", &TreeReader::blob},
      {"real", &TreeReader::real},       {"star", &TreeReader::misplaced_star}};
  const Level level(*this);
  if (failed()) return {};
  if (!json.is_object()) return literal(json);
  for (const Kind& kind : kKinds)
    if (json.contains(kind.key)) return (this->*kind.read)(json);
  fail(json.contains("select") ? "a SELECT in an expression is {\"query\": {\"select\": …}}"
                               : "needs a key that tells the kind of expression: column, op, call, "
                                 "case, cast, collate, between, is_null, is_true, in, exists, "
                                 "query, row or blob");
  return {};
}

Expr TreeReader::need_expr(const Json& json, const char* key) {
  const Json& value = need(json, key);
  if (failed()) return {};
  const PointerStep place(*this, key);
  return expr(value);
}

std::optional<Expr> TreeReader::maybe_expr(const Json& json, const char* key) {
  if (!find(json, key)) return std::nullopt;
  return need_expr(json, key);
}

std::optional<Box<Expr>> TreeReader::maybe_box(const Json& json, const char* key) {
  if (!find(json, key)) return std::nullopt;
  return Box<Expr>(need_expr(json, key));
}

std::vector<Expr> TreeReader::exprs(const Json& json, const char* key, size_t least) {
  std::vector<Expr> out;
  each(json, key, least, [&](const Json& element) { out.push_back(expr(element)); });
  return out;
}

Query TreeReader::inner_query(const Json& json, const char* key) {
  const Json& value = need(json, key);
  if (failed()) return {};
  const PointerStep place(*this, key);
  return query(value);
}

Expr TreeReader::literal(const Json& json) {
  if (json.is_null()) return {};
  if (json.is_boolean()) return {Literal{int64_t{json.get<bool>()}}};
  if (json.is_string()) return {Literal{json.get<std::string>()}};
  if (json.is_number_unsigned()) {
    const auto number = json.get<uint64_t>();
    if (number > static_cast<uint64_t>(std::numeric_limits<int64_t>::max()))
      fail("a whole number has at most 64 bits; write a real number with a point");
    return {Literal{static_cast<int64_t>(number)}};
  }
  if (json.is_number_integer()) return {Literal{json.get<int64_t>()}};
  if (json.is_number_float()) return {Literal{json.get<double>()}};
  fail("must be an expression, and this is an array");
  return {};
}

Expr TreeReader::blob(const Json& json) {
  if (!object(json, "blob")) return {};
  const PointerStep place(*this, "blob");
  const std::string hex = text(need(json, "blob"), Empty::kAllowed);
  std::string bytes;
  for (size_t i = 0; i < hex.size() && !failed(); i += 2) {
    unsigned byte = 0;
    const char* const end = hex.data() + i + 2;
    if (i + 2 > hex.size() || std::from_chars(hex.data() + i, end, byte, 16).ptr != end)
      fail("must be pairs of hexadecimal digits");
    bytes += static_cast<char>(byte);
  }
  return {Literal{Blob{std::move(bytes)}}};
}

// Infinity, which JSON has no number for.
Expr TreeReader::real(const Json& json) {
  if (!object(json, "real")) return {};
  const std::string given = choice(json, "real");
  if (given != "1e999" && given != "-1e999") wrong_choice("real", "1e999, -1e999");
  const double infinity = std::numeric_limits<double>::infinity();
  return {Literal{given == "-1e999" ? -infinity : infinity}};
}

Expr TreeReader::column(const Json& json) {
  if (!object(json, "column of schema")) return {};
  ColumnRef out{maybe_name(json, "of"), name(json, "column", Empty::kAllowed),
                maybe_name(json, "schema")};
  if (out.table.empty() && !out.schema.empty()) fail("\"schema\" needs \"of\"");
  return {std::move(out)};
}

Star TreeReader::star(const Json& json) {
  if (!object(json, "star of")) return {};
  if (!flag(json, "star")) fail("\"star\" must be true");
  return {maybe_name(json, "of")};
}

Expr TreeReader::misplaced_star(const Json&) {
  fail("a star is an item of \"select\", or the only argument of count");
  return {};
}

Expr TreeReader::operation(const Json& json) {
  if (!object(json, "op args escape")) return {};
  const std::string word = choice(json, "op");
  std::vector<Expr> operands = exprs(json, "args", 1);
  if (failed()) return {};
  const std::optional<UnaryOp> one = unary_of(word);
  if (one && operands.size() == 1 && !find(json, "escape"))
    return unary(*one, std::move(operands[0]));
  const std::optional<BinaryOp> op = binary_of(word);
  if (!op) {
    one ? fail(fmt::format("\"{}\" takes one argument", word))
        : fail(fmt::format("there is no operator {}", text::quoted(text::shortened(word, 20))));
    return {};
  }
  if (operands.size() < 2 || (operands.size() > 2 && !takes_many(*op))) {
    fail(fmt::format("\"{}\" takes two arguments{}", word, takes_many(*op) ? " or more" : ""));
    return {};
  }
  if (*op == BinaryOp::kIs || *op == BinaryOp::kIsNot) return is(*op, json, std::move(operands));
  Expr out = std::move(operands[0]);
  for (size_t i = 1; i < operands.size(); ++i) {
    if (i > 1 && ++chained_ > most_chained_) fail("the tree has too many operators in a row");
    if (failed()) return {};
    out = {Binary{*op, std::move(out), std::move(operands[i])}};
  }
  if (!find(json, "escape")) return out;
  if (!takes_escape(*op)) fail(fmt::format("\"{}\" takes no \"escape\"", word));
  std::get<Binary>(out.node).escape = maybe_box(json, "escape");
  return out;
}

// As the parser has them: a sign is a part of the number, NOT EXISTS is one node.
Expr TreeReader::unary(UnaryOp op, Expr operand) {
  if (auto* exists = std::get_if<Exists>(&operand.node);
      exists && op == UnaryOp::kNot && !exists->negated) {
    exists->negated = true;
    return operand;
  }
  if (const auto* value = std::get_if<Literal>(&operand.node); value && op == UnaryOp::kMinus) {
    if (const auto* i = std::get_if<int64_t>(&value->value); i && *i >= 0) return {Literal{-*i}};
    if (const auto* d = std::get_if<double>(&value->value); d && !std::signbit(*d))
      return {Literal{-*d}};
  }
  return {Unary{op, std::move(operand)}};
}

// IS NULL and IS TRUE are nodes of their own.
Expr TreeReader::is(BinaryOp op, const Json& json, std::vector<Expr> operands) {
  if (find(json, "escape")) fail("\"is\" takes no \"escape\"");
  const bool negated = op == BinaryOp::kIsNot;
  const Json& right = need(json, "args")[1];
  if (right.is_null()) return {IsNull{std::move(operands[0]), negated}};
  if (right.is_boolean()) return {IsTruth{std::move(operands[0]), right.get<bool>(), negated}};
  return {Binary{op, std::move(operands[0]), std::move(operands[1])}};
}

Expr TreeReader::call(const Json& json) {
  if (!object(json, "call args distinct filter over")) return {};
  Call out{name(json, "call", Empty::kAllowed), {}};
  out.distinct = flag(json, "distinct");
  const Json& arguments = need(json, "args");
  if (arguments.is_array() && arguments.size() == 1 && arguments[0].is_object() &&
      arguments[0].contains("star")) {
    const PointerStep place(*this, "args/0");
    if (out.distinct) fail("a star takes no \"distinct\"");
    const Star all = star(arguments[0]);
    if (!all.table.empty()) fail("the star of a call is of no table");
    out.arguments = {{all}};
  } else {
    out.arguments = exprs(json, "args", 0);
  }
  out.filter = maybe_box(json, "filter");
  const Json* over = find(json, "over");
  if (!over) return {std::move(out)};
  if (over->is_string()) {
    Window named;
    named.base = name(json, "over");
    out.over = Box<Window>(std::move(named));
  } else {
    const PointerStep place(*this, "over");
    out.over = Box<Window>(window(*over));
  }
  return {std::move(out)};
}

Expr TreeReader::case_when(const Json& json) {
  if (!object(json, "case of else")) return {};
  Case out;
  out.operand = maybe_box(json, "of");
  each(json, "case", 1, [&](const Json& when) {
    if (!object(when, "when then")) return;
    out.whens.push_back({need_expr(when, "when"), need_expr(when, "then")});
  });
  out.otherwise = maybe_box(json, "else");
  return {std::move(out)};
}

Expr TreeReader::cast(const Json& json) {
  if (!object(json, "cast to")) return {};
  return {Cast{need_expr(json, "cast"), name(json, "to", Empty::kAllowed)}};
}

Expr TreeReader::collate(const Json& json) {
  if (!object(json, "collate with")) return {};
  return {Collate{need_expr(json, "collate"), name(json, "with", Empty::kAllowed)}};
}

Expr TreeReader::between(const Json& json) {
  if (!object(json, "between low high not")) return {};
  return {Between{need_expr(json, "between"), need_expr(json, "low"), need_expr(json, "high"),
                  flag(json, "not")}};
}

Expr TreeReader::is_null(const Json& json) {
  if (!object(json, "is_null not")) return {};
  return {IsNull{need_expr(json, "is_null"), flag(json, "not")}};
}

Expr TreeReader::is_true(const Json& json) {
  if (!object(json, "is_true truth not")) return {};
  (void)need(json, "truth");
  return {IsTruth{need_expr(json, "is_true"), flag(json, "truth"), flag(json, "not")}};
}

Expr TreeReader::in(const Json& json) {
  if (!object(json, "in list query not")) return {};
  Expr operand = need_expr(json, "in");
  const bool negated = flag(json, "not");
  if ((find(json, "list") != nullptr) == (find(json, "query") != nullptr)) {
    fail("needs one of \"list\" and \"query\"");
    return {};
  }
  if (find(json, "query"))
    return {InQuery{std::move(operand), inner_query(json, "query"), negated}};
  return {InList{std::move(operand), exprs(json, "list", 0), negated}};
}

Expr TreeReader::exists(const Json& json) {
  if (!object(json, "exists not")) return {};
  return {Exists{inner_query(json, "exists"), flag(json, "not")}};
}

Expr TreeReader::scalar_query(const Json& json) {
  if (!object(json, "query")) return {};
  return {ScalarQuery{inner_query(json, "query")}};
}

Expr TreeReader::row(const Json& json) {
  if (!object(json, "row")) return {};
  return {RowValue{exprs(json, "row", 2)}};
}

}  // namespace ask::sql
