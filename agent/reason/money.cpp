#include "agent/reason/money.h"

#include <algorithm>
#include <string>
#include <vector>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/text/identifier_words.h"

namespace ask::reason {
namespace {

// "price" for price_cents; "" if the name does not end in a unit of hundredths.
std::string without_cents(std::string_view name) {
  std::vector<std::string> parts = engine::name_parts(name);
  if (parts.size() < 2 || !text::is_one_of(parts.back(), {"cents", "pence", "minor", "pennies"}))
    return "";
  parts.pop_back();
  return text::joined(parts, "_");
}

sql::ColumnRef* cents_column(sql::Expr& expr);

// Of a CASE: one branch is in cents, and the others are 0 or NULL. Null if it is not so.
sql::ColumnRef* cents_of_cases(sql::Case& cases) {
  const auto says_nothing = [](const sql::Expr& expr) {
    const auto* literal = std::get_if<sql::Literal>(&expr.node);
    return literal != nullptr &&
           (literal->value == Value(int64_t{0}) || literal->value == Value(0.0) ||
            std::holds_alternative<std::monostate>(literal->value));
  };
  sql::ColumnRef* found = nullptr;
  const auto take = [&](sql::Expr& branch) {
    if (says_nothing(branch)) return true;
    if (found != nullptr) return false;
    found = cents_column(branch);
    return found != nullptr;
  };
  for (sql::When& when : cases.whens)
    if (!take(when.result)) return nullptr;
  return !cases.otherwise || take(**cases.otherwise) ? found : nullptr;
}

// The column that makes the value of the expression one in cents: itself, aggregated, in a CASE, or
// times a number of pieces. Null if there is none.
sql::ColumnRef* cents_column(sql::Expr& expr) {
  if (auto* column = std::get_if<sql::ColumnRef>(&expr.node))
    return without_cents(column->column).empty() ? nullptr : column;
  if (auto* call = std::get_if<sql::Call>(&expr.node)) {
    const bool keeps = text::is_one_of(
        text::lower(call->name), {"sum", "avg", "min", "max", "total", "median", "round", "abs"});
    return keeps && call->arguments.size() == 1 ? cents_column(call->arguments[0]) : nullptr;
  }
  if (auto* cases = std::get_if<sql::Case>(&expr.node)) return cents_of_cases(*cases);
  auto* product = std::get_if<sql::Binary>(&expr.node);
  if (product == nullptr || product->op != sql::BinaryOp::kMultiply) return nullptr;
  sql::ColumnRef *left = cents_column(*product->left), *right = cents_column(*product->right);
  return left != nullptr && right != nullptr ? nullptr : left != nullptr ? left : right;
}

void divide(ResultSet& result, size_t column) {
  for (auto& row : result.rows) {
    Value& value = row[column];
    if (const auto* whole = std::get_if<int64_t>(&value))
      value = static_cast<double>(*whole) / 100;
    else if (const auto* real = std::get_if<double>(&value))
      value = *real / 100;
  }
}

}  // namespace

bool says_cents(std::string_view question) {
  for (std::string word : text::split(text::lower(question), ' ')) {
    while (!word.empty() && (word.back() < 'a' || word.back() > 'z')) word.pop_back();
    if (text::is_one_of(word, {"cent", "cents", "pence", "penny", "pennies"})) return true;
  }
  return false;
}

void convert_to_currency(sql::Query& query, ResultSet& result, ResultSet& measured) {
  if (query.cores.size() != 1) return;
  auto& items = query.cores[0].items;
  for (size_t c = 0; items.size() == result.columns.size() && c < items.size(); ++c) {
    sql::ColumnRef* column = cents_column(items[c].expr);
    if (column == nullptr) continue;
    divide(result, c);
    const std::string name = without_cents(column->column);
    if (std::string own = without_cents(result.columns[c]); !own.empty())
      result.columns[c] = std::move(own);
    if (std::string own = without_cents(items[c].alias); !own.empty())
      items[c].alias = std::move(own);
    column->column = name;
  }
  if (query.order_by.empty() || measured.rows.empty() || measured.columns.empty()) return;
  if (sql::ColumnRef* column = cents_column(query.order_by[0].expr)) {
    divide(measured, measured.columns.size() - 1);
    column->column = without_cents(column->column);
  }
}

}  // namespace ask::reason
