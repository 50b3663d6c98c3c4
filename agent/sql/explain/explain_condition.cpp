#include <algorithm>

#include "agent/common/text.h"
#include "agent/sql/explain/explain_value.h"
#include "agent/sql/explain/relative_time.h"
#include "agent/sql/explain/sentence_writer.h"
#include "agent/sql/visit.h"

namespace ask::sql {
namespace {

constexpr size_t kMaxInList = 8;

struct ComparisonPhrase {
  BinaryOp op;
  std::string_view number, date, text;  // by the kind of the right operand
};
constexpr ComparisonPhrase kComparisons[] = {
    {BinaryOp::kLess, "less than", "before", "less than"},
    {BinaryOp::kLessEqual, "at most", "on or before", "at most"},
    {BinaryOp::kGreater, "more than", "after", "more than"},
    {BinaryOp::kGreaterEqual, "at least", "on or after", "at least"}};

// '2024-05', '2024-05-31', '2024-05-31 10:00'
bool is_date(const Expr& e) {
  if (const auto* call = std::get_if<Call>(&e.node); call && is_relative_time(*call)) return true;
  if (const auto* call = std::get_if<Call>(&e.node))  // unixepoch('2024-05-31')
    return text::equal_nocase(call->name, "unixepoch") && call->arguments.size() == 1 &&
           std::holds_alternative<Literal>(call->arguments[0].node) && is_date(call->arguments[0]);
  const std::string* text = text_literal(e);
  if (!text || text->size() < 7 || (*text)[4] != '-') return false;
  return std::all_of(text->begin(), text->begin() + 4, [](char c) { return c >= '0' && c <= '9'; });
}

bool is_column(const Expr& e) { return std::holds_alternative<ColumnRef>(e.node); }

// The column of nullif(column, ''), by which an empty text counts as no value; null for any other.
const Expr* unless_empty(const Expr& e) {
  const auto* call = std::get_if<Call>(&e.node);
  if (call == nullptr || !text::equal_nocase(call->name, "nullif") || call->arguments.size() != 2)
    return nullptr;
  const std::string* text = text_literal(call->arguments[1]);
  return text != nullptr && text->empty() && is_column(call->arguments[0]) ? &call->arguments[0]
                                                                           : nullptr;
}

// Describes a LIKE pattern; `negated` inverts the verb.
std::string like(std::string_view pattern, bool negated) {
  const bool open_left = pattern.starts_with('%'), open_right = pattern.ends_with('%');
  std::string_view core = pattern;
  if (open_left) core.remove_prefix(1);
  if (open_right && !core.empty()) core.remove_suffix(1);
  if (core.find_first_of("%_") != core.npos || core.empty()) {
    return (negated ? "does not match the pattern " : "matches the pattern ") +
           quoted_value(std::string(pattern));
  }
  const std::string text = quoted_value(std::string(core));
  if (open_left && open_right) return (negated ? "does not contain " : "contains ") + text;
  if (open_right) return (negated ? "does not start with " : "starts with ") + text;
  if (open_left) return (negated ? "does not end with " : "ends with ") + text;
  return (negated ? "is not " : "is ") + text + " in any letter case";
}

}  // namespace

struct ConditionText {
  SentenceWriter& t;
  const Expr& self;

  std::string operator()(const Binary& e) const {
    switch (e.op) {
      case BinaryOp::kAnd:
        return chain(e.op, " and ");
      case BinaryOp::kOr:
        return chain(e.op, " or ");
      case BinaryOp::kEqual:
      case BinaryOp::kIs:
        return equality(e, false);
      case BinaryOp::kNotEqual:
      case BinaryOp::kIsNot:
        return equality(e, true);
      case BinaryOp::kLike:
      case BinaryOp::kNotLike:
        return pattern(e, e.op == BinaryOp::kNotLike);
      case BinaryOp::kGlob:
        return verb(e, "matches the pattern");
      case BinaryOp::kNotGlob:
        return verb(e, "does not match the pattern");
      case BinaryOp::kRegexp:
        return verb(e, "matches the regular expression");
      case BinaryOp::kNotRegexp:
        return verb(e, "does not match the regular expression");
      case BinaryOp::kMatch:
        return verb(e, "matches the search");
      case BinaryOp::kNotMatch:
        return verb(e, "does not match the search");
      default:
        break;
    }
    for (const ComparisonPhrase& c : kComparisons)
      if (c.op == e.op)
        return is_date(*e.right) ? verb(e, "is " + std::string(c.date))
                                 : verb(e, "is " + std::string(c.number));
    return truth();
  }
  std::string operator()(const Unary& e) const {
    if (e.op != UnaryOp::kNot) return truth();
    return "not (" + t.condition(*e.operand) + ")";
  }
  std::string operator()(const Between& e) const {
    return t.value(*e.operand, kBitLevel) + (e.negated ? " is not between " : " is between ") +
           t.value(*e.low, kBitLevel) + " and " + t.value(*e.high, kBitLevel);
  }
  std::string operator()(const IsNull& e) const {
    if (const Expr* column = unless_empty(*e.operand); column != nullptr)
      return t.value(*column, kBitLevel) + (e.negated ? " has a value" : " has no value");
    return t.value(*e.operand, kBitLevel) + (e.negated ? " has a value" : " has no value");
  }
  std::string operator()(const IsTruth& e) const {
    return t.value(*e.operand, kBitLevel) + (e.negated ? " is not " : " is ") +
           (e.truth ? "true" : "false");
  }
  std::string operator()(const InList& e) const {
    const std::string operand = t.value(*e.operand, kBitLevel);
    if (e.items.empty()) return e.negated ? "always" : "never";
    if (e.items.size() == 1)
      return operand + (e.negated ? " is not " : " is ") + t.value(e.items[0]);
    std::vector<std::string> parts;
    for (size_t i = 0; i < std::min(kMaxInList, e.items.size()); ++i)
      parts.push_back(t.value(e.items[i]));
    return operand + (e.negated ? " is none of " : " is one of ") +
           enumerated(parts, e.negated ? " and " : " or ", e.items.size() - parts.size());
  }
  std::string operator()(const InQuery& e) const {
    const std::string list = t.noun(*e.query);
    const bool runs_on = list.find(" where ") != list.npos || list.find(", ") != list.npos;
    return t.value(*e.operand, kBitLevel) + (e.negated ? " is not among " : " is among ") +
           (runs_on ? "(" + list + ")" : list);
  }
  std::string operator()(const Exists& e) const {
    return (e.negated ? "there is no " : "there is a ") + t.row(*e.query);
  }
  std::string operator()(const Literal& e) const {
    if (const auto* i = std::get_if<int64_t>(&e.value)) return *i == 0 ? "never" : "always";
    return truth();
  }
  template <class Other>
  std::string operator()(const Other&) const {
    return truth();
  }

 private:
  std::string truth() const { return t.value(self, kBitLevel) + " is true"; }
  std::string verb(const Binary& e, const std::string& words) const {
    return t.value(*e.left, kBitLevel) + " " + words + " " + t.value(*e.right, kBitLevel);
  }
  std::string equality(const Binary& e, bool negated) const {
    if (is_column(*e.right)) return verb(e, negated ? "differs from" : "equals");
    return verb(e, negated ? "is not" : "is");
  }
  std::string pattern(const Binary& e, bool negated) const {
    const std::string* text = text_literal(*e.right);
    if (text && !e.escape) return t.value(*e.left, kBitLevel) + " " + like(*text, negated);
    return verb(e, negated ? "does not match the pattern" : "matches the pattern");
  }
  std::string chain(BinaryOp op, std::string_view word) const {
    std::vector<std::string> parts;
    for (const Expr* term : terms(self, op)) parts.push_back(t.condition(*term, kNotLevel));
    return text::joined(parts, word);
  }
};

// AND and OR go in parentheses if `needed` is above AND.
std::string SentenceWriter::condition(const Expr& expr, Precedence needed) {
  std::string out = std::visit(ConditionText{*this, expr}, expr.node);
  const bool runs_on = needed > kAnything && std::holds_alternative<Exists>(expr.node) &&
                       (out.find(" and ") != out.npos || out.find(" or ") != out.npos);
  return precedence(expr) < needed || runs_on ? "(" + out + ")" : out;
}

std::string SentenceWriter::conditions(const std::vector<const Expr*>& list) {
  if (list.size() == 1) return condition(*list[0]);
  std::vector<std::string> parts;
  for (const Expr* e : list) parts.push_back(condition(*e, kNotLevel));
  return text::joined(parts, " and ");
}

}  // namespace ask::sql
