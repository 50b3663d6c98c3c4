#include "agent/reason/missing_role.h"

#include <algorithm>
#include <vector>

#include "agent/common/text.h"
#include "agent/reason/wording.h"

namespace ask::reason {
namespace {

// Adds the texts that an AND of equalities asks of columns of the table; false for anything else.
bool add_texts(const sql::Expr& expr, const std::string& table, std::vector<std::string>& texts) {
  const auto* both = std::get_if<sql::Binary>(&expr.node);
  if (both == nullptr) return false;
  if (both->op == sql::BinaryOp::kAnd)
    return add_texts(*both->left, table, texts) && add_texts(*both->right, table, texts);
  const auto* column = std::get_if<sql::ColumnRef>(&both->left->node);
  const auto* literal = std::get_if<sql::Literal>(&both->right->node);
  if (both->op != sql::BinaryOp::kEqual || column == nullptr || literal == nullptr ||
      !text::equal_nocase(column->table, table))
    return false;
  const auto* said = std::get_if<std::string>(&literal->value);
  if (said == nullptr) return false;
  texts.push_back(*said);
  return true;
}

}  // namespace

std::string missing_role(const sql::Query& query) {
  const sql::Core& core = query.cores[0];
  if (query.cores.size() != 1 || core.from.size() != 2 || !core.where) return "";
  const auto* rows = std::get_if<sql::TableRef>(&core.from[0].item);
  const auto* role = std::get_if<sql::TableRef>(&core.from[1].item);
  if (rows == nullptr || role == nullptr || !rows->alias.empty() || role->alias.empty()) return "";
  const bool shown = std::all_of(core.items.begin(), core.items.end(), [&](const auto& item) {
    const auto* column = std::get_if<sql::ColumnRef>(&item.expr.node);
    return column != nullptr && text::equal_nocase(column->table, role->alias);
  });
  std::vector<std::string> texts;
  if (!shown || !add_texts(*core.where, rows->name, texts)) return "";
  return "No " + noun_words(role->alias) + " is known for " + text::joined(texts, " ") + ".";
}

}  // namespace ask::reason
