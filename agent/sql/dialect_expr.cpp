#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/sql/dialect_translator.h"
#include "agent/sql/operators.h"
#include "agent/sql/visit.h"

namespace ask::sql {
namespace {

bool is_number_type(SqlType type) {
  return type == SqlType::kInteger || type == SqlType::kReal || type == SqlType::kNumber;
}
bool is_order(BinaryOp op) {
  return op == BinaryOp::kLess || op == BinaryOp::kLessEqual || op == BinaryOp::kGreater ||
         op == BinaryOp::kGreaterEqual;
}

bool is_collated(const Expr& expr, std::string_view collation) {
  const auto* collate = std::get_if<Collate>(&expr.node);
  return collate && text::equal_nocase(collate->collation, collation);
}

// A column of unknown type is taken for one of the right type.
bool may_be_text(SqlType type) { return type == SqlType::kText || type == SqlType::kUnknown; }

bool is_row_id(std::string_view name) {
  return text::equal_nocase(name, "rowid") || text::equal_nocase(name, "oid") ||
         text::equal_nocase(name, "_rowid_");
}

bool names_column(const Expr& expr, const std::string& name) {
  if (const auto* ref = std::get_if<ColumnRef>(&expr.node))
    return text::equal_nocase(ref->column, name);
  bool out = false;
  children(expr, {.expr = [&](const Expr& e) { out = out || names_column(e, name); }, .query = {}});
  return out;
}

BinaryOp positive_of(BinaryOp op) {
  return op == BinaryOp::kNotLike   ? BinaryOp::kLike
         : op == BinaryOp::kNotGlob ? BinaryOp::kGlob
                                    : op;
}

}  // namespace

Typed Translator::raw(const Expr& expr) {
  if (failed()) return {};
  spend(1);
  if (++depth_ > most_depth_) refuse("the statement is nested too deeply");
  // What is grouped by stands as it is.
  if (!frames_.empty() && frames_.back().grouped && !frames_.back().groups.empty() &&
      !std::holds_alternative<Literal>(expr.node)) {
    frames_.back().grouped = false;
    const std::optional<Error> before = error_;
    Typed whole = plain(expr);
    frames_.back().grouped = true;
    const auto& groups = frames_.back().groups;
    const bool grouped = contains(groups, whole.expr);
    if (grouped || failed()) {
      --depth_;
      return whole;
    }
    error_ = before;
  }
  Typed out = plain(expr);
  --depth_;
  return out;
}

Typed Translator::plain(const Expr& expr) {
  struct Visit {
    Translator& t;
    Typed operator()(const Literal& e) { return t.literal(e); }
    Typed operator()(const ColumnRef& e) { return t.column(e); }
    Typed operator()(const Star&) {
      t.refuse("a star in an expression");
      return {};
    }
    Typed operator()(const Binary& e) { return t.binary(e); }
    Typed operator()(const Unary& e) { return t.unary(e); }
    Typed operator()(const Call& e) { return t.call(e); }
    Typed operator()(const Case& e) { return t.case_when(e); }
    Typed operator()(const Cast& e) { return t.cast(e); }
    Typed operator()(const Collate& e) {
      Typed operand = t.value(*e.operand);
      operand.collated = false;
      if (text::equal_nocase(e.collation, "binary")) return operand;
      if (!text::equal_nocase(e.collation, "nocase")) t.refuse("COLLATE " + e.collation);
      if (!may_be_text(operand.type)) return operand;
      return {t.lower(std::move(operand.expr)), SqlType::kText, operand.converts};
    }
    Typed operator()(const Between& e) { return t.between(e); }
    Typed operator()(const IsNull& e) {
      return {{IsNull{t.value(*e.operand).expr, e.negated}}, SqlType::kTruth};
    }
    Typed operator()(const IsTruth& e) {
      return {{IsTruth{t.truth(*e.operand), e.truth, e.negated}}, SqlType::kTruth};
    }
    Typed operator()(const InList& e) { return t.in_list(e); }
    Typed operator()(const InQuery& e) { return t.in_query(e); }
    Typed operator()(const Exists& e) {
      return {{Exists{t.query(*e.query, nullptr), e.negated}}, SqlType::kTruth};
    }
    Typed operator()(const ScalarQuery& e) { return t.scalar(*e.query); }
    Typed operator()(const RowValue&) {
      t.refuse("a comparison of rows");
      return {};
    }
  };
  return std::visit(Visit{*this}, expr.node);
}

Typed Translator::value(const Expr& expr) {
  Typed out = raw(expr);
  if (out.type == SqlType::kTime) refuse("a point in time that is no text");
  if (out.type != SqlType::kTruth) return out;
  return {cast_to(std::move(out.expr), "integer"), SqlType::kInteger, false};
}

Expr Translator::truth(const Expr& expr) {
  if (const auto* literal = std::get_if<Literal>(&expr.node))
    if (const auto* whole = std::get_if<int64_t>(&literal->value)) return truth_node(*whole != 0);
  Typed out = raw(expr);
  switch (out.type) {
    case SqlType::kTruth:
      return std::move(out.expr);
    case SqlType::kNull:
      return cast_to(std::move(out.expr), "boolean");
    case SqlType::kText:
      out = number(std::move(out));
      break;
    default:
      break;
  }
  return {Binary{BinaryOp::kNotEqual, std::move(out.expr), number_node(0)}};
}

Typed Translator::literal(const Literal& e) {
  if (std::holds_alternative<std::monostate>(e.value)) return {{e}, SqlType::kNull};
  if (std::holds_alternative<int64_t>(e.value)) return {{e}, SqlType::kInteger};
  if (const auto* real = std::get_if<double>(&e.value); real && !std::isfinite(*real))
    refuse("an infinite number");
  if (std::holds_alternative<double>(e.value)) return {{e}, SqlType::kReal};
  if (std::holds_alternative<Blob>(e.value)) refuse("a blob");
  if (const auto* text = std::get_if<std::string>(&e.value); text && text->find('\0') != text->npos)
    refuse("a text with a NUL byte");
  return {{e}, SqlType::kText};
}

std::optional<Translator::Found> Translator::find(const ColumnRef& ref) {
  for (size_t f = frames_.size(); f-- > 0;) {
    const std::vector<InFrom>& from = frames_[f].from;
    for (size_t s = 0; s < from.size(); ++s) {
      if (!ref.table.empty() && !text::equal_nocase(ref.table, from[s].name)) continue;
      for (const KnownColumn& column : from[s].table.columns)
        if (text::equal_nocase(column.name, ref.column)) return Found{f, s, &column};
      if (!from[s].known) return Found{f, s, nullptr};
    }
  }
  return std::nullopt;
}

const SelectItem* Translator::aliased(const ColumnRef& ref) const {
  const Core* core = frames_.empty() ? nullptr : frames_.back().core;
  if (!core || !ref.table.empty()) return nullptr;
  for (const SelectItem& item : core->items)
    if (text::equal_nocase(item.alias, ref.column)) return &item;
  return nullptr;
}

Typed Translator::column(const ColumnRef& ref) {
  std::optional<Found> found = find(ref);
  if (found && !found->column && is_row_id(ref.column)) refuse("the row id of a table");
  // Of unknown columns, one that HAVING names as an item of the select list is that item, unless
  // the item itself reads a column of this name.
  if (found && !found->column && frames_.back().in_having)
    if (const SelectItem* item = aliased(ref); item && !names_column(item->expr, ref.column))
      found.reset();
  if (!found) {
    if (const SelectItem* item = aliased(ref)) {
      // An alias is not seen in its own expression.
      const Core* const core = std::exchange(frames_.back().core, nullptr);
      Typed out = raw(item->expr);
      frames_.back().core = core;
      return out;
    }
    // "text" in double quotes that is no column is a text to SQLite.
    if (ref.table.empty()) {
      if (is_row_id(ref.column)) refuse("the row id of a table");
      return {text_node(ref.column), SqlType::kText};
    }
    refuse(is_row_id(ref.column) ? std::string("the row id of a table")
                                 : fmt::format("there is no column {}.{}", text::quoted(ref.table),
                                               text::quoted(ref.column)));
    return {};
  }
  const InFrom& in = frames_[found->frame].from[found->source];
  ColumnRef out = ref;
  out.schema.clear();
  if (!found->column) return in_group({{std::move(out)}, SqlType::kUnknown, true});
  const auto& merged = frames_[found->frame].merged;
  const bool shared =
      ref.table.empty() && std::any_of(merged.begin(), merged.end(), [&](const std::string& name) {
        return text::equal_nocase(name, ref.column);
      });
  out.table = shared ? "" : in.name;
  out.column = found->column->name;
  const SqlType type = found->column->type;
  return in_group({{std::move(out)}, type, true, found->column->collated, found->column->digits});
}

// A bare column beside an aggregate: SQLite takes any row of the group, or that of the min or max.
Typed Translator::in_group(Typed column) {
  if (frames_.empty() || !frames_.back().grouped) return column;
  const auto& ref = std::get<ColumnRef>(column.expr.node);
  const bool here =
      std::any_of(frames_.back().from.begin(), frames_.back().from.end(), [&](const InFrom& in) {
        return ref.table.empty() || text::equal_nocase(in.name, ref.table);
      });
  if (!here) return column;
  if (const Call* extreme = frames_.back().extreme) {
    frames_.back().grouped = false;
    Expr by = value(extreme->arguments[0]).expr;
    frames_.back().grouped = true;
    // DuckDB's arg_max passes over rows whose column is NULL.
    std::string best = text::equal_nocase(extreme->name, "max") ? "arg_max" : "arg_min";
    if (!is_postgres()) best += "_null";
    column.expr = called(std::move(best), {std::move(column.expr), std::move(by)});
  } else {
    column.expr = called(is_postgres() ? "any_value" : "arbitrary", {std::move(column.expr)});
  }
  return column;
}

// A chain is not nested, however long it is.
Typed Translator::all_or_any(const Binary& e) {
  std::vector<const Expr*> reversed;
  const Binary* chain = &e;
  for (;;) {
    reversed.push_back(&*chain->right);
    const auto* inner = std::get_if<Binary>(&chain->left->node);
    if (!inner || inner->op != e.op) break;
    chain = inner;
  }
  Expr out = truth(*chain->left);
  for (auto each = reversed.rbegin(); each != reversed.rend(); ++each)
    out = {Binary{e.op, std::move(out), truth(**each)}};
  return {std::move(out), SqlType::kTruth};
}

Typed Translator::comparison(const Binary& e) {
  Typed left = value(*e.left), right = value(*e.right);
  if (is_collated(*e.left, "nocase") != is_collated(*e.right, "nocase")) {
    // The collation counts for both sides.
    Typed& other = is_collated(*e.left, "nocase") ? right : left;
    if (may_be_text(other.type)) other.expr = lower(std::move(other.expr));
  }
  // A collation that is written counts for both sides.
  if (std::holds_alternative<Collate>(e.left->node) ||
      std::holds_alternative<Collate>(e.right->node))
    left.collated = right.collated = false;
  return compared(e.op, std::move(left), std::move(right));
}

Typed Translator::binary(const Binary& e) {
  switch (e.op) {
    case BinaryOp::kAnd:
    case BinaryOp::kOr:
      return all_or_any(e);
    case BinaryOp::kEqual:
    case BinaryOp::kNotEqual:
    case BinaryOp::kLess:
    case BinaryOp::kLessEqual:
    case BinaryOp::kGreater:
    case BinaryOp::kGreaterEqual:
    case BinaryOp::kIs:
    case BinaryOp::kIsNot:
      return comparison(e);
    case BinaryOp::kLike:
    case BinaryOp::kNotLike:
      return like(e);
    case BinaryOp::kGlob:
    case BinaryOp::kNotGlob:
      return glob(e);
    case BinaryOp::kConcat: {
      Typed left = value(*e.left);
      return concatenated(std::move(left), value(*e.right));
    }
    case BinaryOp::kAdd:
    case BinaryOp::kSubtract:
    case BinaryOp::kMultiply:
    case BinaryOp::kBitAnd:
    case BinaryOp::kBitOr: {
      Typed left = value(*e.left);
      return arithmetic(e.op, std::move(left), value(*e.right));
    }
    case BinaryOp::kDivide:
    case BinaryOp::kModulo: {
      Typed left = value(*e.left);
      return divided(e.op, std::move(left), value(*e.right));
    }
    default:
      refuse(fmt::format("the operator {}", facts(e.op).text));
      return {};
  }
}

void Translator::refuse_collated() {
  refuse("a comparison by the collation of a column (write COLLATE NOCASE or COLLATE BINARY)");
}

// SQLite folds the letters of ASCII only.
Expr Translator::lower(Expr text) {
  if (const std::string* written = text_literal(text)) return text_node(text::lower(*written));
  if (is_postgres()) return called("lower", {Expr{Collate{std::move(text), "C"}}});
  return called("translate", {std::move(text), text_node("ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
                              text_node("abcdefghijklmnopqrstuvwxyz")});
}

// Converts one side as SQLite's affinities do. `ordered`: not only equality is asked for.
void Translator::convert(Typed& a, Typed& b, bool ordered) {
  if (a.collated || b.collated) refuse_collated();
  if (a.type == SqlType::kText && is_number_type(b.type)) return convert(b, a, ordered);
  if (!is_number_type(a.type) || b.type != SqlType::kText) return;
  // a is a number, b a text.
  const std::string* const text = text_literal(b.expr);
  if (a.converts && text) {
    if (auto read = number_in(*text)) {
      b = {std::move(*read), SqlType::kInteger};
      return;
    }
    if (ordered) return refuse("a number that is ordered against a text");
    a = {text_of(std::move(a)), SqlType::kText};
    return;
  }
  const auto* literal = std::get_if<Literal>(&a.expr.node);
  if (b.converts && literal && a.type == SqlType::kInteger) {
    a = {text_node(fmt::format("{}", std::get<int64_t>(literal->value))), SqlType::kText};
    return;
  }
  if (a.converts && b.converts && a.type == SqlType::kInteger && !ordered) {
    a = {text_of(std::move(a)), SqlType::kText};
    return;
  }
  refuse("a number that is compared with a text");
}

Typed Translator::compared(BinaryOp op, Typed left, Typed right) {
  convert(left, right, is_order(op));
  if (is_order(op) && left.type == SqlType::kText) left.expr = binary_order(std::move(left));
  return {{Binary{op, std::move(left.expr), std::move(right.expr)}}, SqlType::kTruth};
}

Typed Translator::between(const Between& e) {
  Typed operand = value(*e.operand), low = value(*e.low), high = value(*e.high);
  if (is_collated(*e.operand, "nocase"))
    for (Typed* end : {&low, &high})
      if (may_be_text(end->type)) end->expr = lower(std::move(end->expr));
  Typed again = operand;
  convert(operand, low, true);
  convert(again, high, true);
  if (!(again.expr == operand.expr)) refuse("BETWEEN a number and a text");
  if (operand.type == SqlType::kText) operand.expr = binary_order(std::move(operand));
  return {{Between{std::move(operand.expr), std::move(low.expr), std::move(high.expr), e.negated}},
          SqlType::kTruth};
}

Typed Translator::like(const Binary& e) {
  Expr left = text_of(value(*e.left)), right = text_of(value(*e.right));
  const std::string* const pattern = text_literal(right);
  const bool ascii = !pattern || std::all_of(pattern->begin(), pattern->end(), [](char c) {
    return static_cast<unsigned char>(c) < 0x80;
  });
  // ILIKE knows the case of all letters, LIKE of SQLite that of ASCII.
  if (!ascii && !is_postgres()) refuse("LIKE with a letter outside of ASCII");
  if (!ascii) left = {Collate{std::move(left), "C"}};
  Binary out{positive_of(e.op), std::move(left), std::move(right)};
  if (e.escape) out.escape = Box<Expr>(value(**e.escape).expr);
  return {negated_if(e.op == BinaryOp::kNotLike, {std::move(out)}), SqlType::kTruth};
}

Typed Translator::unary(const Unary& e) {
  if (e.op == UnaryOp::kNot) return {{Unary{UnaryOp::kNot, truth(*e.operand)}}, SqlType::kTruth};
  if (e.op == UnaryOp::kPlus) {
    Typed out = value(*e.operand);
    out.converts = false;
    return out;
  }
  Typed operand = number(value(*e.operand));
  if (e.op == UnaryOp::kBitNot) operand = whole_number(std::move(operand));
  return {{Unary{e.op, std::move(operand.expr)}}, operand.type};
}

SqlType Translator::common_type(SqlType a, SqlType b) {
  if (a == b || b == SqlType::kNull) return a;
  if (a == SqlType::kNull) return b;
  if (is_number_type(a) && is_number_type(b))
    return a == SqlType::kNumber || b == SqlType::kNumber ? SqlType::kNumber : SqlType::kReal;
  if (a == SqlType::kUnknown || b == SqlType::kUnknown) return SqlType::kUnknown;
  refuse("an expression that is a text or a number");
  return SqlType::kUnknown;
}

Typed Translator::case_when(const Case& e) {
  Case out;
  SqlType type = SqlType::kNull;
  for (const When& when : e.whens) {
    Expr condition;
    if (e.operand) {
      Typed operand = value(**e.operand), other = value(when.condition);
      if (is_collated(**e.operand, "nocase") && may_be_text(other.type))
        other.expr = lower(std::move(other.expr));
      condition = compared(BinaryOp::kEqual, std::move(operand), std::move(other)).expr;
    } else {
      condition = truth(when.condition);
    }
    Typed result = value(when.result);
    type = common_type(type, result.type);
    out.whens.push_back({std::move(condition), std::move(result.expr)});
  }
  if (e.otherwise) {
    Typed otherwise = value(**e.otherwise);
    type = common_type(type, otherwise.type);
    out.otherwise = Box<Expr>(std::move(otherwise.expr));
  }
  return {{std::move(out)}, type};
}

Typed Translator::in_list(const InList& e) {
  Typed operand = value(*e.operand);
  if (e.items.empty()) return {truth_node(e.negated), SqlType::kTruth};
  InList out{operand.expr, {}, e.negated};
  for (const Expr& item : e.items) {
    Typed each = value(item);
    if (is_collated(*e.operand, "nocase") && may_be_text(each.type))
      each.expr = lower(std::move(each.expr));
    spend_copy(operand.expr);
    if (failed()) return {};
    Typed left = operand;
    convert(left, each, false);
    if (!(left.expr == operand.expr)) {
      // Only a text among numbers, which is equal to none of them.
      if (!text_literal(each.expr)) refuse("IN a list of texts and numbers");
      continue;
    }
    out.items.push_back(std::move(each.expr));
  }
  if (out.items.empty()) return {truth_node(e.negated), SqlType::kTruth};
  return {{std::move(out)}, SqlType::kTruth};
}

Typed Translator::in_query(const InQuery& e) {
  Typed operand = value(*e.operand);
  std::vector<KnownColumn> columns;
  Query inner = query(*e.query, &columns);
  if (operand.collated) refuse_collated();
  if (is_collated(*e.operand, "nocase")) refuse("IN a query by COLLATE NOCASE");
  if (columns.size() == 1) {
    Typed other{{Literal{}}, columns[0].type, true};
    if (operand.type == SqlType::kText && is_number_type(other.type))
      refuse("a text that is looked for among numbers");
    if (is_number_type(operand.type) && other.type == SqlType::kText)
      operand.expr = text_of(std::move(operand));
  }
  return {{InQuery{std::move(operand.expr), std::move(inner), e.negated}}, SqlType::kTruth};
}

// A nested query that gives one value: SQLite takes the first row of several.
Typed Translator::scalar(const Query& q) {
  std::vector<KnownColumn> columns;
  Query inner = query(q, &columns);
  const bool one = q.cores.size() == 1 && q.cores[0].group_by.empty() &&
                   std::any_of(q.cores[0].items.begin(), q.cores[0].items.end(),
                               [](const SelectItem& item) { return has_aggregate(item.expr); });
  if (!one && !inner.limit) inner.limit = number_node(1);
  const SqlType type = columns.size() == 1 ? columns[0].type : SqlType::kUnknown;
  const bool digits = columns.size() == 1 && columns[0].digits;
  return {{ScalarQuery{std::move(inner)}}, type, true, false, digits};
}

}  // namespace ask::sql
