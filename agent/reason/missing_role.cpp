#include "agent/reason/missing_role.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "agent/common/text.h"
#include "agent/reason/wording.h"

namespace ask::reason {
namespace {

struct ColumnText {
  std::string_view column, text;
};

// Adds the texts that an AND of equalities asks of columns of the table; false for anything else.
bool add_texts(const sql::Expr& expr, const std::string& table, std::vector<ColumnText>& texts) {
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
  texts.push_back({column->column, *said});
  return true;
}

// The texts of one column, or of the parts of a name; "" for any others, which name nobody.
std::string name_of(const std::vector<ColumnText>& texts) {
  std::string out;
  for (const ColumnText& part : texts) {
    if (texts.size() > 1 && text::folded(part.column).find("name") == std::string::npos) return "";
    out += (out.empty() ? "" : " ") + std::string(part.text);
  }
  return out;
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
  std::vector<ColumnText> texts;
  if (!shown || !add_texts(*core.where, rows->name, texts)) return "";
  const std::string name = name_of(texts);
  return name.empty() ? "" : "No " + noun_words(role->alias) + " is known for " + name + ".";
}

}  // namespace ask::reason
