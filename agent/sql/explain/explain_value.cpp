#include "agent/sql/explain/explain_value.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "agent/common/one_line.h"
#include "agent/common/text.h"
#include "agent/sql/explain/known_formulas.h"
#include "agent/sql/explain/sentence_writer.h"
#include "agent/sql/keywords.h"
#include "agent/sql/visit.h"

namespace ask::sql {
namespace {

constexpr size_t kMaxName = 80, kMaxText = 60, kMaxOperand = 200;  // bytes

// Makes a text valid UTF-8 without control characters, cut to `bytes`.
std::string sanitized(std::string_view text, size_t bytes) {
  return text::shortened(text::one_line(text.substr(0, 4 * bytes)), bytes);
}

const Call* call_of(const Expr& e, std::string_view name) {
  const auto* call = std::get_if<Call>(&e.node);
  return call && text::equal_nocase(call->name, name) && !call->arguments.empty() ? call : nullptr;
}

// The value of which the terms make an ISO date: "31/12/2024" by substr(x, -4) || printf('-%02d-…),
// "20241231" by substr(x, 1, 4) || '-' || … . Null if they make none.
const Expr* written_date(const std::vector<const Expr*>& terms) {
  const Call* year = terms.empty() ? nullptr : call_of(*terms[0], "substr");
  if (year == nullptr) return nullptr;
  if (terms.size() == 2) {
    const Call* rest = call_of(*terms[1], "printf");
    const auto* form = rest ? std::get_if<Literal>(&rest->arguments[0].node) : nullptr;
    return form && form->value == Value(std::string("-%02d-%02d")) ? &year->arguments[0] : nullptr;
  }
  if (terms.size() != 5) return nullptr;
  for (size_t i = 1; i < 5; ++i) {
    const auto* dash = std::get_if<Literal>(&terms[i]->node);
    const bool fits = i % 2 == 1 ? dash && dash->value == Value(std::string("-"))
                                 : call_of(*terms[i], "substr") != nullptr;
    if (!fits) return nullptr;
  }
  return &year->arguments[0];
}

// True if the phrase is ambiguous as a part of a larger one, because its end would be unclear.
bool runs_on(const Expr& e, std::string_view text, Precedence needed) {
  if (needed == kAnything) return false;
  if (std::holds_alternative<Case>(e.node)) return true;
  if (std::holds_alternative<ScalarQuery>(e.node))
    return text.find(" where ") != text.npos || text.find(", ") != text.npos;
  if (const auto* binary = std::get_if<Binary>(&e.node)) return binary->op == BinaryOp::kConcat;
  const auto* call = std::get_if<Call>(&e.node);
  if (!call) return false;
  if (call->filter || (call->over && text.find(", ") != text.npos)) return true;
  if (needed < kSumLevel || call->arguments.empty()) return false;
  return text.find(' ') != text.npos && std::holds_alternative<Binary>(call->arguments[0].node);
}

}  // namespace

std::string enumerated(const std::vector<std::string>& parts, std::string_view last, size_t more) {
  std::string out;
  for (size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) out += i + 1 == parts.size() && more == 0 ? last : ", ";
    out += parts[i];
  }
  return more == 0 ? out : out + std::string(last) + std::to_string(more) + " more";
}

std::string readable(std::string_view name) {
  const bool plain =
      !name.empty() && name.size() <= kMaxName && text::valid_utf8(name) &&
      std::all_of(name.begin(), name.end(), [](char c) {
        return plain_word(std::string("a") + c) || static_cast<unsigned char>(c) > 127;
      });
  return plain ? std::string(name) : text::quoted(sanitized(name, kMaxName));
}

std::string quoted_value(const Value& value) {
  if (const auto* text = std::get_if<std::string>(&value))
    return "'" + sanitized(*text, kMaxText) + "'";
  return std::holds_alternative<std::monostate>(value) ? "no value" : display(value);
}

struct ValueText {
  SentenceWriter& t;
  const Expr& self;

  std::string operator()(const Literal& e) const { return quoted_value(e.value); }
  std::string operator()(const ColumnRef& e) const { return t.column(e); }
  std::string operator()(const Star& e) const {
    return e.table.empty() || t.is_only_source(e.table) ? "all columns"
                                                        : "all columns of " + t.qualifier(e.table);
  }
  std::string operator()(const Call& e) const { return t.call(e); }
  std::string operator()(const Unary& e) const {
    if (e.op == UnaryOp::kNot) return whether();
    if (e.op == UnaryOp::kPlus) return t.value(*e.operand, kUnaryLevel);
    const bool minus = e.op == UnaryOp::kMinus;
    return (minus ? "-" : "~") + t.value(*e.operand, kPrimary);
  }
  std::string operator()(const Binary& e) const {
    const OperatorFacts& op = facts(e.op);
    if (e.op == BinaryOp::kConcat) return joined();
    if (op.level < kBitLevel) return whether();
    if (const std::string elapsed = time_passed(e); !elapsed.empty()) return elapsed;
    if (const Expr* born = date_of_age(e))
      return "the whole years since " + t.value(*born, kPrimary);
    if (const auto share = percentage(e)) return in_percent(*share);
    return t.value(*e.left, op.level) + " " + std::string(op.text) + " " +
           t.value(*e.right, static_cast<Precedence>(op.level + 1));
  }
  // "the percentage of the rows where kind is 'a'", "the total price in percent of the total cost"
  std::string in_percent(const Percentage& share) const {
    const std::string whole = t.value(share.whole, kPrimary);
    const Expr* condition = only_filter(share);
    if (condition == nullptr) return t.value(share.part, kPrimary) + " in percent of " + whole;
    const auto* count = std::get_if<Call>(&share.whole.node);
    const bool of_rows = text::equal_nocase(count->name, "count") && !count->arguments.empty() &&
                         std::holds_alternative<Star>(count->arguments[0].node);
    return "the percentage of " + (of_rows ? "the rows" : whole) + " where " +
           t.condition(*condition);
  }
  // "hours from opened_at to resolved_at" for a difference of two julianday() times 24; else "".
  std::string time_passed(const Binary& e) const {
    const auto day = [](const Expr& side) -> const Expr* {
      const auto* call = std::get_if<Call>(&side.node);
      return call != nullptr && text::equal_nocase(call->name, "julianday") &&
                     call->arguments.size() == 1
                 ? &call->arguments[0]
                 : nullptr;
    };
    if (e.op == BinaryOp::kSubtract) {
      const Expr *to = day(*e.left), *from = day(*e.right);
      if (to == nullptr || from == nullptr) return "";
      return "days from " + t.value(*from, kPrimary) + " to " + t.value(*to, kPrimary);
    }
    const auto* days = std::get_if<Binary>(&e.left->node);
    const auto* factor = std::get_if<Literal>(&e.right->node);
    if (days == nullptr || factor == nullptr || days->op != BinaryOp::kSubtract) return "";
    const auto* whole = std::get_if<int64_t>(&factor->value);
    const auto* real = std::get_if<double>(&factor->value);
    std::string_view unit;
    if (e.op == BinaryOp::kMultiply && whole != nullptr)
      unit = *whole == 24 ? "hours" : *whole == 1440 ? "minutes" : *whole == 86400 ? "seconds" : "";
    if (e.op == BinaryOp::kDivide && real != nullptr && *real == 7) unit = "weeks";
    const std::string passed = unit.empty() ? "" : time_passed(*days);
    return passed.empty() ? "" : std::string(unit) + passed.substr(passed.find(' '));
  }
  std::string operator()(const Case& e) const {
    const std::string operand = e.operand ? text::shortened(t.value(**e.operand), kMaxOperand) : "";
    std::vector<std::string> parts;
    for (size_t i = 0; i < std::min(e.whens.size(), kMaxListed); ++i) {
      const When& when = e.whens[i];
      const std::string result = t.value(when.result) + " if ";
      parts.push_back(result + (e.operand ? operand + " is " + t.value(when.condition)
                                          : t.condition(when.condition)));
    }
    const std::string out = enumerated(parts, ", ", e.whens.size() - parts.size());
    return e.otherwise ? out + ", else " + t.value(**e.otherwise) : out;
  }
  std::string operator()(const Cast& e) const {
    return t.value(*e.operand, kPrimary) + " as " + text::lower(sanitized(e.type, kMaxName));
  }
  std::string operator()(const Collate& e) const {
    const std::string operand = t.value(*e.operand, kCollateLevel);
    if (text::equal_nocase(e.collation, "binary")) return operand;
    if (text::equal_nocase(e.collation, "nocase")) return operand + " in any letter case";
    return operand + " by the collation " + readable(e.collation);
  }
  std::string operator()(const ScalarQuery& e) const { return t.noun(*e.query); }
  std::string operator()(const RowValue& e) const { return "(" + t.arguments(e.items) + ")"; }
  template <class Test>
  std::string operator()(const Test&) const {
    return whether();
  }

 private:
  std::string whether() const { return "whether " + t.condition(self); }
  std::string joined() const {
    const auto all = terms(self, BinaryOp::kConcat);
    if (const Expr* date = written_date(all)) return t.value(*date, kPrimary) + " as a date";
    std::vector<std::string> parts;
    for (const Expr* e : all) parts.push_back(t.value(*e, kConcatLevel));
    return enumerated(parts) + " put together";
  }
};

std::string SentenceWriter::value(const Expr& expr, Precedence needed) {
  const std::string out = std::visit(ValueText{*this, expr}, expr.node);
  return precedence(expr) < needed || runs_on(expr, out, needed) ? "(" + out + ")" : out;
}

std::string SentenceWriter::arguments(const std::vector<Expr>& list, std::string_view last) {
  std::vector<std::string> parts;
  for (size_t i = 0; i < std::min(list.size(), kMaxListed); ++i) parts.push_back(value(list[i]));
  return enumerated(parts, last, list.size() - parts.size());
}

bool SentenceWriter::brief(const Expr& expr) {
  int left = 20;
  const auto look = [&](const auto& self, const Expr& e) -> void {
    if (--left < 0) return;
    children(e, {.expr = [&](const Expr& child) { self(self, child); },
                 .query = [&](const Query&) { left = -1; }});
  };
  look(look, expr);
  return left >= 0;
}

bool SentenceWriter::brief(const Window& window) {
  bool out = window.partition_by.size() + window.order_by.size() <= 8;
  if (out) children(window, {.expr = [&](const Expr& e) { out = out && brief(e); }, .query = {}});
  return out;
}

std::string SentenceWriter::qualifier(std::string_view name) const {
  size_t depth = 0;
  const NamedSource* named = find(name, &depth);
  return named ? named->label : readable(name);
}

bool SentenceWriter::is_only_source(std::string_view name) const {
  size_t depth = 0;
  const NamedSource* named = find(name, &depth);
  return named && depth == 0 && scopes_.back().sources.size() == 1;
}

std::string SentenceWriter::column(const ColumnRef& ref) {
  if (ref.table.empty()) {
    if (!by_alias_) return readable(ref.column);
    for (const SelectItem& item : scopes_.back().core->items) {
      if (item.alias.empty() || !text::equal_nocase(item.alias, ref.column)) continue;
      if (!brief(item.expr)) break;
      by_alias_ = false;
      std::string out = value(item.expr);
      by_alias_ = true;
      return out;
    }
    return readable(ref.column);
  }
  if (unqualified_ || is_only_source(ref.table)) return readable(ref.column);
  return qualifier(ref.table) + "." + readable(ref.column);
}

}  // namespace ask::sql
