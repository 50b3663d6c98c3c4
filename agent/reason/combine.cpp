#include "agent/reason/combine.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "agent/common/contains.h"
#include "agent/common/number.h"
#include "agent/common/text.h"
#include "agent/reason/comparison.h"
#include "agent/reason/comparison_query.h"
#include "agent/reason/repeated_keys.h"

namespace ask::reason {
namespace {

constexpr size_t kMostColumnsListed = 10;

// A query and its columns.
struct Combined {
  sql::Query query;
  std::vector<std::string> columns;
  std::vector<bool> numbers;
};

Error unfit(std::string why) { return {Code::kInvalidPlanStructure, std::move(why)}; }

sql::Expr column_of(std::string table, std::string name) {
  return {sql::ColumnRef{std::move(table), std::move(name)}};
}
sql::Source source_of(const CombinedPart& part, std::string alias) {
  return {sql::TableRef{"", part.table, std::move(alias)}};
}

// A column under a name, which is written only if it is another one.
sql::SelectItem item_of(const std::string& column, const std::string& name) {
  return {column_of("", column), column == name ? "" : name};
}

std::string listed(const std::vector<std::string>& columns) {
  std::vector<std::string> first(
      columns.begin(),
      columns.begin() + static_cast<ptrdiff_t>(std::min(columns.size(), kMostColumnsListed)));
  for (std::string& name : first) name = text::shortened(name, 60);
  return text::joined(first, ", ") + (columns.size() > first.size() ? " ..." : "");
}

// The index of a column by its name, in any case of letters. `of`: what has the columns.
Result<size_t> column_at(const std::vector<std::string>& columns, const std::string& name,
                         std::string_view of) {
  for (size_t i = 0; i < columns.size(); ++i)
    if (text::equal_nocase(columns[i], name)) return i;
  const auto near = text::nearest(name, columns, 2);
  return unfit(fmt::format("{} has no column {}; {} {}", of,
                           text::quoted(text::shortened(name, 60)),
                           near.empty() ? "it has" : "nearest:",
                           near.empty() ? listed(columns) : text::joined(near, ", ")));
}

std::string part_name(const CombinedPart& part) {
  return text::quoted(text::shortened(text::repaired_utf8(part.label), 60));
}

Combined standalone(const CombinedPart& part) {
  Combined out{{}, part.columns, part.numbers};
  sql::Core& core = out.query.cores.emplace_back();
  core.items.push_back({{sql::Star{}}});
  core.from.push_back(source_of(part, ""));
  return out;
}

Result<Combined> united(std::span<const CombinedPart> parts) {
  Combined out;
  std::vector<std::string> taken = parts[0].columns;
  out.columns = {distinct_name("source", taken)};
  out.numbers = {false};
  out.columns.insert(out.columns.end(), parts[0].columns.begin(), parts[0].columns.end());
  out.numbers.insert(out.numbers.end(), parts[0].numbers.begin(), parts[0].numbers.end());
  for (const CombinedPart& part : parts) {
    if (part.columns.size() != parts[0].columns.size())
      return unfit(fmt::format("{} has {} columns and {} has {}; a union needs as many",
                               part_name(parts[0]), parts[0].columns.size(), part_name(part),
                               part.columns.size()));
    if (!out.query.cores.empty()) out.query.set_ops.push_back(sql::SetOp::kUnionAll);
    sql::Core& core = out.query.cores.emplace_back();
    core.items.push_back({{sql::Literal{Value(text::repaired_utf8(part.label))}}, out.columns[0]});
    for (size_t i = 0; i < part.columns.size(); ++i) {
      core.items.push_back(item_of(part.columns[i], parts[0].columns[i]));
      if (i < part.numbers.size() && !part.numbers[i]) out.numbers[i + 1] = false;
    }
    core.from.push_back(source_of(part, ""));
  }
  return out;
}

// The keys of both sides, as indices of columns.
struct KeyColumns {
  std::vector<size_t> left, right;
};
Result<KeyColumns> key_columns(const CombineGroup& group, std::span<const CombinedPart> parts) {
  KeyColumns out;
  for (const KeyPair& key : group.keys) {
    const auto left = column_at(parts[0].columns, key.left, part_name(parts[0]));
    if (!left) return left.error();
    const auto right = column_at(parts[1].columns, key.right, part_name(parts[1]));
    if (!right) return right.error();
    out.left.push_back(*left);
    out.right.push_back(*right);
  }
  return out;
}

// Two rows of a side with the same key would each be compared with the row of the other side. Which
// of them counts, or whether they add up, is for the planner to say.
Status one_row_each(const CombinedPart& part, const std::vector<size_t>& keys) {
  if (part.rows->truncated())
    return unfit(part_name(part) + " was cut, so its keys are not known; max_rows may be raised");
  if (!repeats_a_key(*part.rows, keys)) return Done{};
  std::string of;
  for (const size_t i : keys)
    of += (of.empty() ? "" : " and ") + text::quoted(text::shortened(part.columns[i], 60));
  return unfit(
      fmt::format("{0} has several rows with the same {1}, and a comparison needs one row "
                  "for each; ask for a number, a total or an average per {1}",
                  part_name(part), of));
}

bool is_among(const std::vector<size_t>& indices, size_t i) { return contains(indices, i); }

Result<Combined> joined(const CombineGroup& group, std::span<const CombinedPart> parts) {
  if (group.keys.empty()) return unfit("a join needs keys");
  const auto keys = key_columns(group, parts);
  if (!keys) return keys.error();
  Combined out;
  sql::Core& core = out.query.cores.emplace_back();
  std::vector<std::string> taken;
  const auto add = [&](size_t side, size_t i) {
    const CombinedPart& part = parts[side];
    out.columns.push_back(distinct_name(part.columns[i], taken));
    out.numbers.push_back(part.numbers[i]);
    core.items.push_back(
        {column_of(side == 0 ? "one" : "other", part.columns[i]), out.columns.back()});
  };
  for (const size_t i : keys->left) add(0, i);
  for (size_t i = 0; i < parts[0].columns.size(); ++i)
    if (!is_among(keys->left, i)) add(0, i);
  for (size_t i = 0; i < parts[1].columns.size(); ++i)
    if (!is_among(keys->right, i)) add(1, i);
  sql::Source beside = source_of(parts[1], "other");
  for (size_t k = 0; k < keys->left.size(); ++k) {
    sql::Expr same{sql::Binary{sql::BinaryOp::kEqual,
                               column_of("one", parts[0].columns[keys->left[k]]),
                               column_of("other", parts[1].columns[keys->right[k]])}};
    beside.on = beside.on ? sql::Expr{sql::Binary{sql::BinaryOp::kAnd, *beside.on, std::move(same)}}
                          : std::move(same);
  }
  core.from = {source_of(parts[0], "one"), std::move(beside)};
  return out;
}

// The columns that both sides have beside the keys; without any, those in the same places.
std::vector<std::pair<size_t, size_t>> shared_columns(std::span<const CombinedPart> parts,
                                                      const KeyColumns& keys) {
  std::vector<std::pair<size_t, size_t>> out;
  std::vector<size_t> left, right;
  for (size_t i = 0; i < parts[0].columns.size(); ++i)
    if (!is_among(keys.left, i)) left.push_back(i);
  for (size_t i = 0; i < parts[1].columns.size(); ++i)
    if (!is_among(keys.right, i)) right.push_back(i);
  for (const size_t l : left)
    for (const size_t r : right)
      if (text::equal_nocase(parts[0].columns[l], parts[1].columns[r])) out.emplace_back(l, r);
  if (out.empty() && left.size() == right.size())
    for (size_t i = 0; i < left.size(); ++i) out.emplace_back(left[i], right[i]);
  return out;
}

Result<Combined> compared(const CombineGroup& group, std::span<const CombinedPart> parts) {
  if (group.keys.empty() && !(parts[0].single && parts[1].single))
    return unfit("a comparison of several rows needs keys");
  const auto keys = key_columns(group, parts);
  if (!keys) return keys.error();
  const auto shared = shared_columns(parts, *keys);
  for (size_t side = 0; side < 2 && !group.keys.empty(); ++side)
    if (auto good = one_row_each(parts[side], side == 0 ? keys->left : keys->right); !good)
      return good.error();
  if (shared.empty())
    return unfit(fmt::format("{} and {} have no column in common: {}; {}", part_name(parts[0]),
                             part_name(parts[1]), listed(parts[0].columns),
                             listed(parts[1].columns)));
  Combined out;
  ComparedColumns first, second;
  std::vector<std::string> taken, key_names;
  for (size_t k = 0; k < keys->left.size(); ++k) {
    first.keys.push_back(parts[0].columns[keys->left[k]]);
    second.keys.push_back(parts[1].columns[keys->right[k]]);
    key_names.push_back(distinct_name(first.keys.back(), taken));
    out.numbers.push_back(parts[0].numbers[keys->left[k]] && parts[1].numbers[keys->right[k]]);
  }
  first.joined = first.keys;
  second.joined = second.keys;
  out.columns = key_names;
  std::vector<bool> numbers;
  for (const auto& [l, r] : shared) {
    first.measures.push_back(parts[0].columns[l]);
    second.measures.push_back(parts[1].columns[r]);
    numbers.push_back(parts[0].numbers[l] && parts[1].numbers[r]);
  }
  first.counted = second.counted = std::vector<bool>(shared.size(), false);
  const auto name = [&](size_t measure, ComparedPart part) {
    constexpr std::string_view kSuffixes[] = {"left", "right", "change", "percent"};
    out.columns.push_back(distinct_name(
        fmt::format("{}_{}", first.measures[measure], kSuffixes[static_cast<size_t>(part)]),
        taken));
    out.numbers.push_back(numbers[measure]);
    return out.columns.back();
  };
  out.query = compared_sides({sql::TableRef{"", parts[0].table}, first},
                             {sql::TableRef{"", parts[1].table}, second}, key_names, numbers, name);
  return out;
}

// A comparison that is worded by code has the columns that the words need.
Combined compared_in_words(const Comparison& comparison, std::span<const CombinedPart> parts) {
  Combined out;
  out.query = comparison_query(comparison, sql::TableRef{"", parts[0].table},
                               sql::TableRef{"", parts[1].table});
  const size_t keys = comparison.sides[0].keys.size();
  for (const sql::SelectItem& item : out.query.cores[0].items) {
    out.numbers.push_back(out.columns.size() >= keys);
    out.columns.push_back(item.alias);
  }
  return out;
}

// The operations on a combination, in order. Filters, an order and a limit wait until something
// follows that must see their result; that becomes a WITH query of its own.
class OperationChain {
 public:
  explicit OperationChain(Combined start)
      : columns_(std::move(start.columns)), numbers_(std::move(start.numbers)) {
    // The order of a WITH query does not last; a comparison names its keys by their places.
    for (sql::OrderTerm& term : start.query.order_by)
      if (const auto* place = std::get_if<sql::Literal>(&term.expr.node))
        if (const auto* at = std::get_if<int64_t>(&place->value))
          order_.push_back({column_of("", columns_[static_cast<size_t>(*at - 1)])});
    start.query.order_by.clear();
    add_step("c0", std::move(start.query));
    for (size_t i = 0; i < columns_.size(); ++i) shown_.push_back(i);
  }

  Status apply(const PostOp& op) {
    Status done = Done{};
    switch (op.kind) {
      case PostKind::kFilter:
        done = filter(op.filters);
        break;
      case PostKind::kAggregate:
        done = aggregate(op);
        break;
      case PostKind::kProject:
        done = project(op.columns);
        break;
      case PostKind::kSort:
      case PostKind::kLimit:
        break;
    }
    if (done && !op.order_by.empty()) done = sort(op.order_by);
    if (done && op.limit) limit_ = limit_ ? std::min(*limit_, *op.limit) : *op.limit;
    return done;
  }

  sql::Query query() {
    sql::Query out = current();
    for (const size_t i : shown_) out.cores[0].items.push_back(item_of(columns_[i], columns_[i]));
    out.with = std::move(with_);
    return out;
  }

 private:
  void add_step(std::string name, sql::Query query) {
    with_.push_back({name, {}, std::move(query)});
    name_ = std::move(name);
  }

  // What has waited, without columns.
  sql::Query current() {
    sql::Query out;
    sql::Core& core = out.cores.emplace_back();
    core.from.push_back({sql::TableRef{"", name_}});
    core.where = std::exchange(where_, std::nullopt);
    out.order_by = order_;
    if (limit_) out.limit = sql::Expr{sql::Literal{Value(*limit_)}};
    limit_.reset();
    return out;
  }

  void settle_limit() {
    if (!limit_) return;
    sql::Query step = current();
    for (const std::string& column : columns_)
      step.cores[0].items.push_back(item_of(column, column));
    add_step(fmt::format("p{}", with_.size()), std::move(step));
  }

  // The index of a column that is still shown.
  Result<size_t> shown(const std::string& name) const {
    std::vector<std::string> names;
    for (const size_t i : shown_) names.push_back(columns_[i]);
    const auto at = column_at(names, name, "the combined result");
    if (!at) return at.error();
    return shown_[*at];
  }

  Status filter(const std::vector<FilterSpec>& filters) {
    settle_limit();
    for (const FilterSpec& one : filters) {
      const auto at = shown(one.attribute);
      if (!at) return at.error();
      sql::Expr holds = condition(one, column_of("", columns_[*at]), numbers_[*at]);
      where_ =
          where_ ? sql::Expr{sql::Binary{sql::BinaryOp::kAnd, std::move(*where_), std::move(holds)}}
                 : std::move(holds);
    }
    return Done{};
  }

  // A planner may write a number as text, and knows names in any case of letters.
  static sql::Expr compared_value(const Value& value, bool number) {
    const auto* words = std::get_if<std::string>(&value);
    if (words && number) {
      if (const auto whole = text::number<int64_t>(*words)) return {sql::Literal{Value(*whole)}};
      if (const auto real = text::number<double>(*words)) return {sql::Literal{Value(*real)}};
    }
    return {sql::Literal{value}};
  }

  static sql::Expr condition(const FilterSpec& filter, sql::Expr column, bool number) {
    std::vector<sql::Expr> values;
    for (const Value& value : filter.values) values.push_back(compared_value(value, number));
    const bool words =
        !number && std::any_of(filter.values.begin(), filter.values.end(), [](const Value& value) {
          return std::holds_alternative<std::string>(value);
        });
    const bool nothing =
        filter.values.size() == 1 && std::holds_alternative<std::monostate>(filter.values[0]);
    const auto folded = [&](sql::Expr expr) {
      return words ? sql::Expr{sql::Collate{std::move(expr), "NOCASE"}} : std::move(expr);
    };
    const auto binary = [&](sql::BinaryOp op) {
      return sql::Expr{sql::Binary{op, folded(std::move(column)), std::move(values[0])}};
    };
    switch (filter.op) {
      case FilterOp::kEqual:
        return nothing ? sql::Expr{sql::IsNull{std::move(column)}} : binary(sql::BinaryOp::kEqual);
      case FilterOp::kNotEqual:
        return nothing ? sql::Expr{sql::IsNull{std::move(column), true}}
                       : binary(sql::BinaryOp::kNotEqual);
      case FilterOp::kMore:
        return binary(sql::BinaryOp::kGreater);
      case FilterOp::kAtLeast:
        return binary(sql::BinaryOp::kGreaterEqual);
      case FilterOp::kLess:
        return binary(sql::BinaryOp::kLess);
      case FilterOp::kAtMost:
        return binary(sql::BinaryOp::kLessEqual);
      case FilterOp::kBetween:
        return {sql::Between{std::move(column), std::move(values[0]), std::move(values[1])}};
      case FilterOp::kIn:
        return {sql::InList{folded(std::move(column)), std::move(values)}};
      case FilterOp::kContains:
        break;
    }
    const auto lower = [](sql::Expr expr) {
      std::vector<sql::Expr> one;
      one.push_back(std::move(expr));
      return sql::Expr{sql::Call{"lower", std::move(one)}};
    };
    std::vector<sql::Expr> arguments;
    arguments.push_back(lower(std::move(column)));
    arguments.push_back(lower({sql::Literal{filter.values[0]}}));
    return {sql::Binary{sql::BinaryOp::kGreater,
                        sql::Expr{sql::Call{"instr", std::move(arguments)}},
                        sql::Expr{sql::Literal{Value(int64_t{0})}}}};
  }

  Status aggregate(const PostOp& op) {
    settle_limit();
    order_.clear();
    sql::Query step = current();
    sql::Core& core = step.cores[0];
    std::vector<std::string> columns;
    std::vector<bool> numbers;
    for (const std::string& name : op.group_by) {
      const auto at = shown(name);
      if (!at) return at.error();
      core.group_by.push_back(column_of("", columns_[*at]));
      numbers.push_back(numbers_[*at]);
      core.items.push_back({core.group_by.back(), distinct_name(columns_[*at], columns)});
    }
    for (const Metric& metric : op.metrics) {
      const bool counts = metric.aggregation == "count";
      const auto at = shown(metric.name);
      if (!at && !counts) return at.error();
      sql::Expr of = at ? column_of("", columns_[*at]) : sql::Expr{sql::Star{}};
      numbers.push_back(counts || metric.aggregation == "avg" || !at || numbers_[*at]);
      const bool taken = std::any_of(columns.begin(), columns.end(), [&](const std::string& other) {
        return text::equal_nocase(other, metric.name);
      });
      std::string name = taken ? metric.aggregation + "_" + metric.name : metric.name;
      std::vector<sql::Expr> arguments;
      arguments.push_back(std::move(of));
      core.items.push_back({{sql::Call{metric.aggregation, std::move(arguments)}},
                            distinct_name(std::move(name), columns)});
    }
    add_step(fmt::format("p{}", with_.size()), std::move(step));
    columns_ = std::move(columns);
    numbers_ = std::move(numbers);
    shown_.clear();
    for (size_t i = 0; i < columns_.size(); ++i) shown_.push_back(i);
    return Done{};
  }

  // The other columns stay for the order, and can no longer be named.
  Status project(const std::vector<std::string>& columns) {
    std::vector<size_t> kept;
    for (const std::string& name : columns) {
      const auto at = shown(name);
      if (!at) return at.error();
      if (!is_among(kept, *at)) kept.push_back(*at);
    }
    shown_ = std::move(kept);
    return Done{};
  }

  // Rows that are equal in the new order keep the order that they had.
  Status sort(const std::vector<OrderSpec>& by) {
    settle_limit();
    std::vector<sql::OrderTerm> terms;
    for (const OrderSpec& one : by) {
      const auto at = shown(one.by);
      if (!at) return at.error();
      terms.push_back({column_of("", columns_[*at]), one.descending});
    }
    terms.insert(terms.end(), order_.begin(), order_.end());
    order_ = std::move(terms);
    return Done{};
  }

  std::vector<sql::CommonTable> with_;
  std::string name_;                  // of the last step
  std::vector<std::string> columns_;  // that it has
  std::vector<bool> numbers_;
  std::vector<size_t> shown_;  // in order
  std::optional<sql::Expr> where_;
  std::vector<sql::OrderTerm> order_;
  std::optional<int64_t> limit_;
};

Result<Combined> of_group(const CombineGroup& group, std::span<const CombinedPart> parts) {
  switch (group.op) {
    case CombineOp::kStandalone:
      return standalone(parts[0]);
    case CombineOp::kUnion:
      return united(parts);
    case CombineOp::kJoin:
      return joined(group, parts);
    case CombineOp::kCompare:
      break;
  }
  if (group.comparison) return compared_in_words(*group.comparison, parts);
  return compared(group, parts);
}

}  // namespace

bool is_plain(const CombineGroup& group, std::span<const PostOp> post) {
  return group.op == CombineOp::kStandalone &&
         std::none_of(post.begin(), post.end(),
                      [&](const PostOp& op) { return op.group == group.id; });
}

Result<sql::Query> combined(const CombineGroup& group, std::span<const PostOp> post,
                            std::span<const CombinedPart> parts) {
  const size_t needed = group.op == CombineOp::kStandalone ? 1 : 2;
  if (parts.size() < needed) return unfit("there is nothing to combine");
  auto made = of_group(group, parts);
  if (!made) return made.error();
  std::optional<OperationChain> chain;
  for (const PostOp& op : post) {
    if (op.group != group.id) continue;
    if (!chain) chain.emplace(std::move(*made));
    if (auto done = chain->apply(op); !done) return done.error();
  }
  if (chain) return chain->query();
  return std::move(made->query);
}

}  // namespace ask::reason
