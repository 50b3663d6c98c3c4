// FROM: the joins that the tables of a block need, and rows that rows of the same table refer to.
#include <algorithm>

#include "agent/common/text.h"
#include "agent/reason/builtin/builder.h"

namespace ask::builtin {

using sql::BinaryOp;
using sql::Expr;

sql::Source Builder::source(uint32_t t) const {
  const db::Table& table = traits_.table(t);
  sql::TableRef ref;
  ref.name = table.name;
  if (table.schema != "main" && table.schema != "temp") ref.schema = table.schema;
  return {ref};
}

Status Builder::from(const Block& block, std::vector<sql::Source>& out) {
  std::vector<uint32_t> terminals{block.entity};
  for (const uint32_t t : block.tables)
    if (std::find(terminals.begin(), terminals.end(), t) == terminals.end()) terminals.push_back(t);
  std::vector<JoinStep> steps;
  if (!graph_.join(terminals, preference_, steps))
    return Error{Code::kCannotAnswer, "cannot answer: nothing connects these tables"};
  out.push_back(source(block.entity));
  for (const JoinStep& step : steps) {
    const Edge& edge = graph_.edges()[step.edge];
    sql::Source joined = source(step.table);
    for (size_t i = 0; i < edge.child_columns.size(); ++i) {
      Expr same = binary(BinaryOp::kEqual, column({edge.child, edge.child_columns[i]}),
                         column({edge.parent, edge.parent_columns[i]}));
      joined.on = joined.on ? binary(BinaryOp::kAnd, std::move(*joined.on), std::move(same))
                            : std::move(same);
    }
    out.push_back(std::move(joined));
  }
  join_referred(block, out);
  return Done{};
}

Expr Builder::column(ColumnId c) const {
  const std::string from = c.via != kNone ? referred(c) : traits_.table(c.table).name;
  Expr own = part_of(sql::ColumnRef{from, traits_.column(c).name}, c.period);
  if (!c.product()) return own;
  return binary(BinaryOp::kMultiply, std::move(own), column({c.factor_table, c.factor}));
}

// What the row that a row refers to goes by: "manager" for manager_id.
std::string Builder::referred(ColumnId c) const {
  std::string out(traits_.first_word({c.table, c.via}));
  for (const db::Table& t : traits_.catalog().tables)
    if (text::equal_nocase(t.name, out)) out += "_";
  return out;
}

void Builder::join_referred(const Block& block, std::vector<sql::Source>& out) const {
  std::vector<ColumnId> joined;
  const auto join = [&](const ColumnId& c) {
    if (c.via == kNone) return;
    for (const ColumnId& j : joined)
      if (j.table == c.table && j.via == c.via) return;
    for (const uint32_t e : graph_.of(c.table)) {
      const Edge& edge = graph_.edges()[e];
      if (edge.child != edge.parent || edge.child_columns[0] != c.via) continue;
      sql::TableRef other = std::get<sql::TableRef>(source(c.table).item);
      other.alias = referred(c);
      sql::Source row{std::move(other)};
      row.on = binary(BinaryOp::kEqual, column({c.table, c.via}),
                      Expr{sql::ColumnRef{referred(c),
                                          traits_.column({c.table, edge.parent_columns[0]}).name}});
      out.push_back(std::move(row));
      joined.push_back(c);
      return;
    }
  };
  for (const Term& t : block.select) join(t.column);
  for (const ColumnId& g : block.group) join(g);
  for (const Ordering& o : block.order) join(o.term.column);
  for (const auto& any : block.where)
    for (const Condition& c : any) join(c.column), join(c.other);
}

}  // namespace ask::builtin
