// The FROM clause: the join path over the tables of a block, then joins to referenced rows under an
// alias (self-joins, and foreign keys followed by role).
#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/engine/generate/generator_builder.h"
#include "agent/engine/generate/stored_forms.h"
#include "agent/engine/schema/key_roles.h"

namespace ask::engine {

using sql::BinaryOp;
using sql::Expr;

sql::Source Builder::source(uint32_t t) const {
  const db::Table& table = column_facts_.table(t);
  sql::TableRef ref;
  ref.name = table.name;
  // SQLite looks for a bare name in temp first, also where a policy or a scope hides it.
  const db::Table* bare = column_facts_.catalog().unfiltered().find("", table.name);
  const bool hidden = table.schema == "main" && bare != nullptr && bare->schema == "temp";
  if (hidden || (table.schema != "main" && table.schema != "temp")) ref.schema = table.schema;
  return {ref};
}

namespace {

// The keys that a condition holds to one value where another key of their table leads to the same
// rows: the friends of Bob are not the rows that "friend" leads to where it is Bob.
std::vector<uint32_t> held_keys(const SchemaGraph& graph, const QueryBlock& block) {
  std::vector<uint32_t> out;
  for (const auto& any : block.where) {
    if (any.size() != 1) continue;
    const Condition& c = any[0];
    if (c.op != Op::kEqual || c.negated || !c.sub.empty() || c.column.whole()) continue;
    for (const uint32_t e : graph.of(c.column.table)) {
      const JoinEdge& edge = graph.edges()[e];
      if (edge.child == c.column.table && edge.child != edge.parent && !edge.implied &&
          edge.child_columns == std::vector<uint32_t>{c.column.column} &&
          graph.between(edge.child, edge.parent).size() > 1)
        out.push_back(e);
    }
  }
  return out;
}

}  // namespace

Result<std::vector<JoinStep>> Builder::joins(const QueryBlock& block) const {
  constexpr float kHeld = -1.2F;
  if (block.entity >= column_facts_.catalog().tables.size())
    return Error{Code::kCannotAnswer, "cannot answer: no table has these rows"};
  const std::vector<uint32_t> terminals = join_terminals(block.entity, block.tables);
  std::vector<JoinStep> steps;
  const std::vector<uint32_t> held = held_keys(graph_, block);
  const SchemaGraph::Preference without_held = [&](uint32_t edge) {
    return (preference_ ? preference_(edge) : 0) + (contains(held, edge) ? kHeld : 0);
  };
  if (!graph_.join(terminals, held.empty() ? preference_ : without_held, steps))
    return Error{Code::kCannotAnswer, "cannot answer: nothing connects these tables"};
  return steps;
}

Expr Builder::on(const JoinEdge& edge) const {
  std::optional<Expr> out;
  for (size_t i = 0; i < edge.child_columns.size(); ++i) {
    Expr same = sql::binary_node(BinaryOp::kEqual, column({edge.child, edge.child_columns[i]}),
                                 column({edge.parent, edge.parent_columns[i]}));
    out =
        out ? sql::binary_node(BinaryOp::kAnd, std::move(*out), std::move(same)) : std::move(same);
  }
  return std::move(*out);
}

Expr Builder::on(ColumnExpr c, const JoinEdge& edge) const {
  return sql::binary_node(
      BinaryOp::kEqual, column({c.via_table, c.via}),
      Expr{sql::ColumnRef{referred(c),
                          column_facts_.column({c.table, edge.parent_columns[0]}).name}});
}

Status Builder::from(const QueryBlock& block, std::vector<sql::Source>& out) {
  auto steps = joins(block);
  if (!steps) return steps.error();
  out.push_back(source(block.entity));
  for (const JoinStep& step : *steps) {
    out.push_back(source(step.table));
    out.back().on = on(graph_.edges()[step.edge]);
    if (block.all_rows) out.back().join = sql::JoinKind::kLeft;
  }
  for (const auto& [c, edge] : referred_rows(block)) {
    sql::TableRef other = std::get<sql::TableRef>(source(c.table).item);
    other.alias = referred(c);
    out.push_back({std::move(other)});
    out.back().on = on(c, graph_.edges()[edge]);
    if (block.all_rows) out.back().join = sql::JoinKind::kLeft;
  }
  return Done{};
}

Expr Builder::stored(ColumnExpr c) const {
  if (c.expression != kNone) return noted_expression(column_facts_.catalog().noted[c.expression]);
  const std::string from = c.via != kNone ? referred(c) : column_facts_.table(c.table).name;
  return {sql::ColumnRef{from, column_facts_.column(c).name}};
}

// A single column that has a stored form of its own.
bool Builder::by_form(ColumnExpr c) const {
  return !c.whole() && !c.product() && c.expression == kNone &&
         c.adjust == ColumnExpr::Adjust::kAsIs && c.period == Period::kWhole &&
         column_facts_.column(c).statistics.form != db::ValueForm::kPlain;
}

Expr Builder::compared_column(ColumnExpr c) const {
  return by_form(c) ? shown(c, comparable_form(column_facts_.column(c), stored(c))) : column(c);
}

// From the start to the end, in the unit that is shown.
Expr Builder::duration(ColumnExpr c) const {
  const bool until_today = c.adjust == ColumnExpr::Adjust::kUntilToday;
  const ColumnExpr own{c.table, c.column};
  const ColumnExpr start = until_today ? own : ColumnExpr{c.less_table, c.less};
  const db::Column &from = column_facts_.column(start), &to = column_facts_.column(c);
  const double unit_factor = unit_info(column_facts_.unit_of(c)).factor;
  if (!until_today && db::is_unix_time(to.statistics.form) &&
      from.statistics.form == to.statistics.form) {
    const bool seconds = to.statistics.form == db::ValueForm::kUnixSeconds;
    Expr passed = sql::binary_node(BinaryOp::kSubtract, comparable_form(to, stored(own)),
                                   comparable_form(from, stored(start)));
    return scaled(std::move(passed), (seconds ? unit_info(kSeconds).factor : 1) / unit_factor);
  }
  const auto day = [&](Expr date) { return sql::call_node("julianday", {std::move(date)}); };
  Expr end = until_today ? from_today("") : iso_date(to, stored(own));
  if (c.adjust == ColumnExpr::Adjust::kSinceOpen)
    end = sql::call_node("coalesce", {std::move(end), from_today("")});
  Expr passed = sql::binary_node(BinaryOp::kSubtract, day(std::move(end)),
                                 day(iso_date(from, stored(start))));
  return scaled(std::move(passed), unit_info(kDays).factor / unit_factor);
}

// A stored value in the unit that is shown.
Expr Builder::shown(ColumnExpr c, Expr value) const {
  if (c.shown == kNoUnit || c.duration()) return value;
  const double ratio = units_in(column_facts_.of(c).unit, c.shown);
  return ratio == 0 ? std::move(value) : scaled(std::move(value), ratio);
}

namespace {

// One measure by another, as `amount` gives what each of both is, beside the other.
template <class Amount>
Expr one_by_other(ColumnExpr c, Amount amount) {
  ColumnExpr part = c;
  const ColumnExpr of{c.less_table, c.less};
  part.adjust = ColumnExpr::Adjust::kAsIs;
  part.less_table = part.less = part.factor_table = kNone;
  part.shown = kNoUnit;
  ColumnExpr gain = part;
  gain.adjust = ColumnExpr::Adjust::kMinus;
  gain.less_table = of.table;
  gain.less = of.column;
  switch (c.adjust) {
    case ColumnExpr::Adjust::kPer:
      return combined(Combine::kRatio, amount(part, of), amount(of, part));
    case ColumnExpr::Adjust::kPercentOf:
      return combined(Combine::kPercent, amount(part, of), amount(of, part));
    case ColumnExpr::Adjust::kMarginShare:
      return combined(Combine::kPercent, amount(gain, of), amount(part, of));
    default:
      return combined(Combine::kPercent, amount(gain, of), amount(of, part));
  }
}

}  // namespace

Expr Builder::rate_of_sums(const ValueExpr& t) {
  return one_by_other(t.column, [&](ColumnExpr column, ColumnExpr other) {
    ValueExpr sum{column, Aggregate::kSum};
    sum.only = t.only;
    if (column_facts_.column(other).statistics.missing() > 0) {  // of rows that have both
      Condition known;
      known.column = other;
      known.op = Op::kIsNull;
      known.negated = true;
      sum.only.push_back(std::move(known));
    }
    return term(sum);
  });
}

Expr Builder::column(ColumnExpr c) const {
  if (c.duration()) return duration(c);
  if (c.rate())
    return shown(c, one_by_other(c, [&](ColumnExpr part, ColumnExpr) { return column(part); }));
  return shown(c, in_own_unit(c));
}

Expr Builder::in_own_unit(ColumnExpr c) const {
  Expr own = stored(c);
  if (c.period != Period::kWhole) {
    const db::Column& date = column_facts_.column(c);
    const bool unix_time = db::is_unix_time(date.statistics.form);
    if (c.period == Period::kAge && column_facts_.year_number({c.table, c.column}))
      return years_since(std::move(own));
    own = part_of(unix_time ? unix_seconds(date, std::move(own)) : iso_date(date, std::move(own)),
                  c.period, unix_time);
  }
  if (c.less_rows()) return without_rows(c, std::move(own));
  std::optional<Expr> price;
  if (c.product()) price = column({c.factor_table, c.factor});
  if (c.adjust == ColumnExpr::Adjust::kMinus) {  // (price - cost)
    Expr whole = price ? std::move(*price) : own;
    Expr margin =
        sql::binary_node(BinaryOp::kSubtract, std::move(whole), column({c.less_table, c.less}));
    if (!price) return margin;
    price = std::move(margin);
  }
  if (price) own = sql::binary_node(BinaryOp::kMultiply, std::move(own), std::move(*price));
  if (c.adjust != ColumnExpr::Adjust::kShareOff) return own;
  return sql::binary_node(BinaryOp::kMultiply, std::move(own),
                          sql::binary_node(BinaryOp::kSubtract, Expr{sql::Literal{int64_t{1}}},
                                           column({c.less_table, c.less})));
}

// The alias of a referenced row, from the role name of the key: "manager" for manager_id. Differs
// from every table name and from the aliases of the table's other keys.
std::string Builder::referred(ColumnExpr c) const {
  const SchemaIndex& index = column_facts_.index();
  const ColumnExpr key{c.via_table, c.via};
  const auto role = [&](ColumnExpr of) {
    const ColumnExpr row = column_facts_.referred(of);
    std::string out;
    if (row.valid())
      for (const uint32_t w : role_words(of, row, index))
        out += (out.empty() ? "" : "_") + index.word(w).text;
    return out;
  };
  std::string out = role(key);
  if (out.empty()) out = std::string(column_facts_.first_word(key));
  bool shared = false;  // two keys with one role: home_club_id and home_stadium_id
  for (uint32_t k = 0; k < column_facts_.table(key.table).columns.size(); ++k)
    shared |= k != key.column && role({key.table, k}) == out;
  if (shared) out += "_" + text::lower(column_facts_.table(c.table).name);
  for (const db::Table& t : column_facts_.catalog().tables)
    if (text::equal_nocase(t.name, out)) out += "_";
  return out;
}

std::vector<std::pair<ColumnExpr, uint32_t>> Builder::referred_rows(const QueryBlock& block) const {
  std::vector<std::pair<ColumnExpr, uint32_t>> out;
  const auto join = [&](const ColumnExpr& c) {
    if (c.via == kNone) return;
    for (const auto& [known, edge] : out)
      if (known.via_table == c.via_table && known.via == c.via) return;
    for (const uint32_t e : graph_.of(c.table)) {
      const JoinEdge& edge = graph_.edges()[e];
      if (edge.child != c.via_table || edge.parent != c.table || edge.child_columns[0] != c.via)
        continue;
      out.emplace_back(c, e);
      return;
    }
  };
  for (const ValueExpr& t : block.select) join(t.column);
  for (const ColumnExpr& g : block.group) join(g);
  for (const Ordering& o : block.order) join(o.term.column);
  for (const auto& any : block.where)
    for (const Condition& c : any) join(c.column), join(c.other);
  return out;
}

}  // namespace ask::engine
