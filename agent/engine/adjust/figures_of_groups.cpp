#include "agent/engine/adjust/figures_of_groups.h"

#include <algorithm>
#include <utility>

#include "agent/common/contains.h"
#include "agent/engine/adjust/ends_of_rows.h"
#include "agent/engine/adjust/event_columns.h"
#include "agent/engine/adjust/further_columns.h"
#include "agent/engine/adjust/nested_events.h"

namespace ask::engine {
namespace {

bool shows_figure(const ValueExpr& t) { return t.fn != Aggregate::kPlain; }

// One SELECT without anything around it.
bool is_plain_block(const QueryBlock& block) {
  return block.entity != kNone && block.group.size() <= 1 && !block.having && !block.offset &&
         block.combine == Combine::kApart && block.outer == Aggregate::kPlain &&
         block.best_of.empty() && !block.neighbours && !block.division && !block.select.empty();
}

bool is_plain_term(const ValueExpr& t) {
  return !t.of_all && !t.along.valid() && t.series == Series::kItself && t.within.empty() &&
         t.column.via == kNone && t.fn != Aggregate::kMedian && !t.column.rate() &&
         !t.column.less_rows() && t.column.expression == kNone;
}

void add_tables(const ColumnExpr& c, std::vector<uint32_t>& out) {
  for (const uint32_t t : {c.home(), c.factor_table, c.joined_less()})
    if (t != kNone) add_once(out, t);
}

// The only figure that the block shows. Null if it shows none, or several.
const ValueExpr* only_figure(const QueryBlock& block) {
  const ValueExpr* found = nullptr;
  for (const ValueExpr& t : block.select) {
    if (!shows_figure(t)) continue;
    if (found != nullptr) return nullptr;
    found = &t;
  }
  return found != nullptr && is_plain_term(*found) ? found : nullptr;
}

}  // namespace

// The table of which each row has at most one row of each other.
uint32_t FiguresOfGroups::rows_of(const std::vector<uint32_t>& tables, uint32_t first) const {
  const auto leads_to_all = [&](uint32_t t) {
    return std::all_of(tables.begin(), tables.end(),
                       [&](uint32_t other) { return other == t || graph_.to_one(t, other); });
  };
  if (leads_to_all(first)) return first;
  for (const uint32_t t : tables)
    if (leads_to_all(t)) return t;
  return kNone;
}

void FiguresOfGroups::show_names(const QueryBlock& block) {
  for (const ValueExpr& t : block.select)
    if (!shows_figure(t) && !t.column.whole() && t.column.home() == root_ &&
        !facts_.identifier(t.column))
      add_once(names_, ValueExpr{t.column});
  if (!names_.empty()) return;
  const ColumnExpr name = facts_.name_of(root_);
  names_.push_back({name.valid() && !name.whole() && name.home() == root_ ? name : group_});
  const auto* pair = facts_.index().row_names(root_);
  if (pair != nullptr && names_[0].column.column == pair->first)
    names_.push_back({ColumnExpr{root_, pair->last}});
}

bool FiguresOfGroups::take_groups(const QueryBlock& block) {
  if (of_all_) return block.group.empty();
  if (!is_plain_block(block) || block.limit || block.group.size() != 1) return false;
  ColumnExpr key = block.group[0];
  if (key.via != kNone || key.whole() || key.period != Period::kWhole || key.expression != kNone ||
      facts_.temporal(key))
    return false;
  if (const ColumnExpr row = facts_.referred(key); row.valid() && !facts_.single_key(key))
    key = row;
  const bool rows = facts_.single_key(key) || facts_.unique(key);
  if (rows && facts_.key_of(key.table).valid()) key = facts_.key_of(key.table);
  if (root_ != kNone) return key == group_;
  group_ = key;
  root_ = key.table;
  of_rows_ = rows;
  if (rows)
    show_names(block);
  else
    names_.push_back({group_});
  return true;
}

// The conditions of the block, if each is one by itself, and its tables.
bool FiguresOfGroups::read_conditions(const QueryBlock& block, Item& item) const {
  item.tables = block.tables;
  add_once(item.tables, block.entity);
  if (root_ != kNone) add_once(item.tables, root_);
  for (const auto& any : block.where) {
    if (any.size() != 1 || any[0].in_numerator || any[0].column.via != kNone ||
        any[0].column.whole())
      return false;
    item.where.push_back(any[0]);
    add_tables(any[0].column, item.tables);
    if (any[0].other.valid()) add_tables(any[0].other, item.tables);
  }
  return true;
}

bool FiguresOfGroups::find_rows(uint32_t first, Item& item) const {
  std::vector<JoinStep> steps;
  if (!graph_.join(item.tables, nullptr, steps)) return false;
  for (const JoinStep& step : steps) add_once(item.tables, step.table);
  item.rows = rows_of(item.tables, first);
  return item.rows != kNone;
}

bool FiguresOfGroups::read_figure(const QueryBlock& block, Item& item) const {
  const ValueExpr* figure = only_figure(block);
  if (figure == nullptr || !is_plain_block(block) || block.limit ||
      !read_conditions(block, item))
    return false;
  item.term = *figure;
  add_tables(figure->column, item.tables);
  if (!find_rows(figure->column.table, item)) return false;
  return std::all_of(listed_.where.begin(), listed_.where.end(), [&](const Condition& c) {
    return of_groups(c) || contains(item.where, c);
  });
}

bool FiguresOfGroups::take_figure_of_all(const QueryBlock& block) {
  Item item;
  if (block.limit || !read_figure(block, item)) return false;
  of_all_ = true;
  listed_ = item;
  items_.push_back(std::move(item));
  return true;
}

// "who has led the most": the figure that the groups are ordered by.
bool FiguresOfGroups::take_order(const QueryBlock& block) {
  limit_ = block.limit;
  if (block.order.empty()) return !block.limit;
  if (block.order.size() != 1 || !is_plain_term(block.order[0].term) || block.order[0].figure)
    return false;
  Item item = listed_;
  item.term = block.order[0].term;
  add_tables(item.term.column, item.tables);
  if (shows_figure(item.term) && !find_rows(item.term.column.table, item)) return false;
  descending_ = block.order[0].descending;
  if (shows_figure(item.term)) {
    listed_.rows = item.rows;
    listed_.tables = item.tables;
  } else {
    item.rows = kNone;
  }
  order_ = std::move(item);
  return true;
}

bool FiguresOfGroups::take_rows(QueryBlock block) {
  if (!is_plain_block(block)) return false;
  if (block.group.empty() && std::all_of(block.select.begin(), block.select.end(), shows_figure))
    return take_figure_of_all(block);
  join_nested_events(facts_, graph_, block);
  QueryBlock groups = block;
  if (block.group.empty()) {
    const ColumnExpr key = facts_.key_of(block.entity);
    if (!key.valid()) return false;
    groups.group = {key};
  }
  groups.limit.reset();
  if (!take_groups(groups) || !of_rows_) return false;
  names_.clear();
  for (const ValueExpr& t : block.select) {
    if (shows_figure(t)) continue;
    if (t.column.whole() || t.column.via != kNone ||
        !(t.column.home() == root_ || graph_.to_one(root_, t.column.home())))
      return false;
    names_.push_back(t);
  }
  if (names_.empty()) show_names(block);
  if (!read_conditions(block, listed_) || !find_rows(block.entity, listed_) || !take_order(block))
    return false;
  for (const ValueExpr& t : block.select) {
    if (!shows_figure(t)) continue;
    Item item = listed_;
    item.term = t;
    add_tables(t.column, item.tables);
    if (!is_plain_term(t) || !find_rows(t.column.table, item)) return false;
    items_.push_back(std::move(item));
  }
  return true;
}

bool FiguresOfGroups::add_figure(const QueryBlock& block, bool among) {
  Item item;
  if (!take_groups(block)) return false;
  QueryBlock whole = block;
  if (of_all_)
    for (const Condition& c : listed_.where) add_once(whole.where, std::vector<Condition>{c});
  if (!read_figure(whole, item)) return false;
  item.among = among;
  const Item* before = rows_before();
  // Of all rows only some of those that are counted, or what is known of them.
  const bool some = before != nullptr && before->rows == item.rows &&
                    before->where.size() < item.where.size() &&
                    std::all_of(before->where.begin(), before->where.end(),
                                [&](const Condition& c) { return contains(item.where, c); });
  if ((among || of_all_) && !(among && some)) return false;
  if (item.rows == root_ && of_rows_) {  // a value that each group has
    if (item.term.fn == Aggregate::kCount || !item.where.empty()) return false;
    item.term.fn = Aggregate::kPlain;
    item.rows = kNone;
  }
  if (is_known(item)) return false;
  // "batches, how many of them were rejected": the batches are rows, not an amount of them.
  if (among && item.term.fn == Aggregate::kCount)
    for (Item& other : items_)
      if (other.rows == item.rows && other.term.fn == Aggregate::kSum && !other.among &&
          &other == rows_before())
        other.term = item.term;
  items_.push_back(std::move(item));
  return true;
}

bool FiguresOfGroups::is_known(const Item& item) const {
  const auto counts_rows = [&](const Item& one) {
    const ValueExpr& t = one.term;
    return t.fn == Aggregate::kCount && (t.column.whole() || facts_.key_of(one.rows) == t.column);
  };
  return std::any_of(items_.begin(), items_.end(), [&](const Item& other) {
    const ColumnExpr &a = other.term.column, &b = item.term.column;
    const bool same = other.term.fn == item.term.fn && a.table == b.table && a.column == b.column &&
                      a.via == b.via && a.factor == b.factor && a.adjust == b.adjust;
    return other.rows == item.rows && other.where == item.where &&
           (same || (counts_rows(other) && counts_rows(item)));
  });
}

// "... and the total spent in 2023": may restrict the rows of all figures.
bool FiguresOfGroups::has_own_time(const Item& item) const {
  return !item.among && std::any_of(item.where.begin(), item.where.end(), [&](const Condition& c) {
    return c.op != Op::kIsNull && !is_common(c) && facts_.temporal(c.column);
  });
}

// True if the groups are ordered by another figure of the same column: by an average of what is
// added up.
bool FiguresOfGroups::contradicts_order(const Item& item) const {
  return order_ && order_->term.fn != item.term.fn && shows_figure(item.term) &&
         shows_figure(order_->term) && !item.term.column.whole() &&
         order_->term.column == item.term.column;
}

// The names of the groups, if the columns that are asked for do not tell them.
std::vector<ValueExpr> FiguresOfGroups::names() const {
  const auto tells = [&](const Item& item) {
    const ColumnExpr& c = item.term.column;
    return item.rows == kNone && c.home() == root_ && c.via == kNone &&
           (facts_.identifier(c) || facts_.single_key(c) || facts_.of(c).naming);
  };
  const auto only_key = [&](const ValueExpr& t) {
    return facts_.identifier(t.column) && !facts_.of(t.column).naming &&
           !facts_.numbers_rows(t.column);
  };
  const bool columns = std::any_of(items_.begin(), items_.end(),
                                   [](const Item& item) { return item.rows == kNone; });
  if (of_rows_ && (std::any_of(items_.begin(), items_.end(), tells) ||
                   (columns && std::all_of(names_.begin(), names_.end(), only_key))))
    return {};
  return names_;
}

const FiguresOfGroups::Item* FiguresOfGroups::rows_before() const {
  for (size_t i = items_.size(); i-- > 0;)
    if (items_[i].rows != kNone && !items_[i].among) return &items_[i];
  return listed_.rows != kNone && listed_.rows != root_ ? &listed_ : nullptr;
}

bool FiguresOfGroups::add_end(FigurePart::Kind kind, const QueryBlock* block) {
  Item item;
  if (block != nullptr) {
    if (!take_groups(*block) || !read_figure(*block, item)) return false;
  } else if (const Item* before = rows_before()) {
    item = *before;
  } else {
    return false;
  }
  if (item.rows == root_) return false;
  item.term = end_of_rows(kind, item.rows, root_, facts_, graph_);
  if (!item.term.column.valid()) return false;
  if (is_known(item)) return kind == FigurePart::Kind::kRows;
  add_tables(item.term.column, item.tables);
  items_.push_back(std::move(item));
  return true;
}

// Shows a column of the groups, or what the row is called that it refers to.
bool FiguresOfGroups::show_column(const ColumnExpr& column) {
  const auto own = [&](const ColumnExpr& c) {
    return c.valid() && !c.whole() && (c.home() == root_ || graph_.to_one(root_, c.home()));
  };
  if (!own(column)) return false;
  Item item;
  item.term.column = column;
  if (const ColumnExpr name = referred_name(facts_, column);
      column.via == kNone && name.valid() && own(name))
    item.term.column = name;
  add_tables(item.term.column, item.tables);
  if (is_known(item) || contains(names_, item.term)) return false;
  items_.push_back(std::move(item));
  return true;
}

bool FiguresOfGroups::add_column(std::span<const FurtherOutput> readings) {
  if (!of_rows_) return false;
  QueryBlock block;
  block.entity = root_;
  block.select = names_;
  const size_t shown = block.select.size();
  FurtherColumns columns(facts_, graph_, false, block);
  if (!columns.add_part(readings) || block.select.size() == shown || !block.where.empty() ||
      block.limit || !block.group.empty() ||
      std::any_of(block.select.begin(), block.select.end(), shows_figure))
    return false;
  const size_t before = items_.size();
  for (size_t i = shown; i < block.select.size(); ++i) {
    if (show_column(block.select[i].column)) continue;
    items_.resize(before);
    return false;
  }
  return true;
}

bool FiguresOfGroups::add_column(const QueryBlock& block) {
  std::vector<uint32_t> tables = block.tables;
  add_once(tables, block.entity);
  if (!of_rows_ || !is_plain_block(block) || !block.group.empty() || block.limit ||
      !block.where.empty() || rows_of(tables, root_) != root_)
    return false;
  const ValueExpr* found = nullptr;
  for (const ValueExpr& t : block.select) {
    if (contains(names_, t)) continue;
    if (found != nullptr) return false;
    found = &t;
  }
  return found != nullptr && !shows_figure(*found) && is_plain_term(*found) &&
         show_column(found->column);
}

// The rows of which each has at most one of all others. kNone if there are none such.
uint32_t FiguresOfGroups::finest_rows() const {
  std::vector<uint32_t> tables;
  if (root_ != kNone) tables.push_back(root_);
  for (const uint32_t t : listed_.tables) add_once(tables, t);
  for (const Item& item : items_)
    for (const uint32_t t : item.tables) add_once(tables, t);
  for (const Item& item : items_)
    if (item.rows != kNone && rows_of(tables, item.rows) == item.rows) return item.rows;
  return kNone;
}

// True if only one key joins any two of the tables.
bool FiguresOfGroups::one_way() const {
  std::vector<uint32_t> tables = listed_.tables;
  for (const Item& item : items_)
    for (const uint32_t t : item.tables) add_once(tables, t);
  for (const uint32_t a : tables)
    for (const uint32_t b : tables)
      if (a < b && graph_.between(a, b).size() > 1) return false;
  return true;
}

bool FiguresOfGroups::of_groups(const Condition& c) const {
  return root_ != kNone && (c.column.home() == root_ || graph_.to_one(root_, c.column.home()));
}

bool FiguresOfGroups::is_common(const Condition& c) const {
  if (contains(listed_.where, c)) return true;
  return std::all_of(items_.begin(), items_.end(), [&](const Item& item) {
    return item.rows == kNone || contains(item.where, c);
  });
}

// The figure in the rows of the whole query. False if these repeat what it adds up.
bool FiguresOfGroups::place(const Item& item, uint32_t rows, bool outer, ValueExpr& out) const {
  out = item.term;
  if (item.rows == kNone) return true;
  const bool counts = out.fn == Aggregate::kCount && !out.distinct;
  const ColumnExpr key = facts_.key_of(item.rows);
  const bool all = counts && (out.column.whole() || out.column == key);
  if (item.rows != rows) {
    if (all && key.valid())
      count_keys(out, key);
    else if (out.fn != Aggregate::kMinimum && out.fn != Aggregate::kMaximum && !out.distinct)
      return false;
  } else if (all && outer) {
    if (!key.valid()) return false;
    out = {key, Aggregate::kCount};
  }
  for (const Condition& c : item.where)
    if (!is_common(c) || (outer && !of_groups(c))) out.only.push_back(c);
  return true;
}

bool FiguresOfGroups::finish(QueryBlock& block) const {
  const bool figures = std::any_of(items_.begin(), items_.end(),
                                   [](const Item& item) { return item.rows != kNone; });
  if (!figures || !one_way() ||
      std::any_of(items_.begin(), items_.end(), [&](const Item& item) {
        return has_own_time(item) || contradicts_order(item);
      }))
    return false;
  const uint32_t rows = finest_rows();
  const bool coarser = std::any_of(items_.begin(), items_.end(), [&](const Item& item) {
    return item.rows != kNone && item.rows != rows;
  });
  if (rows == kNone || (of_all_ && coarser)) return false;
  const bool chosen = !std::all_of(listed_.where.begin(), listed_.where.end(),
                                   [&](const Condition& c) { return of_groups(c); });
  const bool ordered = order_ && order_->rows != kNone;
  const bool outer = !of_all_ && rows != root_ && ((each_ && of_rows_) || coarser) && !chosen &&
                     !ordered;
  if (coarser && !outer) return false;
  block.entity = outer ? root_ : rows;
  block.all_rows = outer;
  if (!of_all_) block.group = {group_};
  block.select = names();
  const auto add_all = [&](const std::vector<uint32_t>& tables) {
    for (const uint32_t t : tables)
      if (t != block.entity) add_once(block.tables, t);
  };
  if (!of_all_) add_all({root_});
  add_all(listed_.tables);
  for (const Condition& c : listed_.where) block.where.push_back({c});
  for (const Item& item : items_) {
    add_all(item.tables);
    ValueExpr term;
    if (!place(item, rows, outer, term)) return false;
    block.select.push_back(std::move(term));
    for (const Condition& c : item.where)
      if (is_common(c) && !(outer && !of_groups(c)))
        add_once(block.where, std::vector<Condition>{c});
  }
  if (!order_) return true;
  Ordering by{order_->term, descending_};
  if (!place(*order_, rows, outer, by.term)) return false;
  block.order = {std::move(by)};
  block.limit = limit_;
  return true;
}

}  // namespace ask::engine
