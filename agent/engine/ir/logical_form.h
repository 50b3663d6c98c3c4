// Logical form of a question: one or two query blocks over catalog indices, independent of SQL
// syntax. Joins are left implicit: SchemaGraph (join_graph.h) derives them from the tables used.
#pragma once
#include <cstdint>
#include <optional>
#include <tuple>
#include <vector>

#include "agent/common/value.h"
#include "agent/engine/ir/column_expr.h"
#include "agent/engine/ir/origin.h"

namespace ask::engine {

enum class Aggregate : uint8_t { kPlain, kCount, kSum, kAverage, kMinimum, kMaximum, kMedian };

enum class Op : uint8_t {
  kEqual,
  kLess,
  kLessEqual,
  kGreater,
  kGreaterEqual,
  kBetween,
  kLike,
  kIsNull,
  kIn,
  kRange,  // value <= column < high
  kFlag,   // the boolean column is true; grounding replaces it by kEqual
  kHolds   // the condition of a note (ColumnExpr::expression) holds
};

struct QueryBlock;

// `column op value`, or `column op (sub)`; kIn compares with the sub-block's only column. kBetween
// and kRange use both values. With from_today, values are '|'-separated modifiers of date('now').
struct Condition {
  ColumnExpr column;
  Op op = Op::kEqual;
  bool negated = false;
  bool from_today = false;
  bool in_numerator = false;  // of a share or percentage: selects the rows of the numerator
  Value value, high;
  std::vector<QueryBlock> sub;  // none or one
  double deviations = 0;        // standard deviations beyond `sub`, which is an average
  ColumnExpr other;             // if valid, the right-hand side instead of `value`
  Origin from = {};
  std::vector<Value> also = {};  // kEqual: the column may have one of these values instead
  double times = 1;              // the right-hand side is so many times `sub` or `other`
  bool operator==(const Condition&) const;
};

// What is made of the aggregate of a group and those of other groups: the aggregate itself, the
// difference to the group before or that in percent, the average of it and the groups before it,
// its percentage of all of them, or the number of its part of them, of parts of equal size.
enum class Series : uint8_t { kItself, kChange, kPercentChange, kMovingAverage, kShare, kPart };

// A column or an aggregate over it. count(*) is kCount of a whole table.
struct ValueExpr {
  ColumnExpr column;
  Aggregate fn = Aggregate::kPlain;
  bool distinct = false;
  bool of_all = false;              // window sum of the aggregate over all groups
  ColumnExpr along = {};            // running total: window sum in the order of this column
  Series series = Series::kItself;  // other than that: in the order of `along`, if it has one
  int64_t rows = 0;         // of a moving average: groups that it is made of; else the parts
  bool descending = false;  // the part of the most is the first
  std::vector<ColumnExpr> within = {};  // the groups with the same values only
  std::vector<Condition> only = {};     // FILTER clause of the aggregate
  Origin from = {};
  bool operator==(const ValueExpr&) const = default;
};

struct Having {
  ValueExpr term;
  Op op = Op::kEqual;
  Value value, high;
  std::vector<QueryBlock> sub;  // none or one: its value instead of `value`
  Origin from = {};
  double times = 1;  // so many times the value of `sub`
  bool operator==(const Having&) const;
};

struct Ordering {
  ValueExpr term;
  bool descending = false;
  Origin from = {};     // that it is ordered by the term
  bool figure = false;  // by the figure that is shown: what the aggregates are combined to
  bool operator==(const Ordering&) const = default;
};

// A column of GROUP BY.
struct GroupKey : ColumnExpr {
  GroupKey(const ColumnExpr& key, const Origin& origin = {}) : ColumnExpr(key), from(origin) {}
  Origin from;
};

// Keeps the groups whose aggregate is less (or more) than that of the groups beside them.
struct Neighbours {
  ValueExpr term;
  bool less = false;
  bool before = false, after = false;  // than that of which of them
  bool operator==(const Neighbours&) const = default;
};

// The aggregates of a division in the order of its outputs.
enum class PartOutput : uint8_t { kPart, kCount, kSum, kAverage, kMinimum, kMaximum };

// Divides the groups by `term`, which is their aggregate: into so many parts of equal size, with
// `outputs` of each part, or into the fewest that make up `most` of the sum of all, whose number is
// the result without outputs of the groups.
struct Division {
  ValueExpr term;
  int64_t parts = 0;
  double most = 0;  // from 0 to 1
  bool descending = true;
  bool counted = false;  // of the fewest, their number is asked for
  std::vector<PartOutput> outputs = {};
  bool operator==(const Division&) const = default;
};

// How the two aggregates of a SELECT are combined: separate columns, 100 a / b, a / b or a - b.
enum class Combine : uint8_t { kApart, kPercent, kRatio, kDifference };

// One SELECT. `where` is in conjunctive normal form: an AND of ORs.
struct QueryBlock {
  uint32_t entity = kNone;       // root table of the FROM clause
  std::vector<uint32_t> tables;  // further tables to join, even if none of their columns is used
  std::vector<ValueExpr> select;
  bool distinct = false;
  std::vector<std::vector<Condition>> where;
  std::vector<GroupKey> group;
  std::optional<Having> having;
  std::vector<Ordering> order;
  std::optional<int64_t> limit, offset;
  bool ties = false;                    // return all rows tied for first place
  Combine combine = Combine::kApart;    // how to combine the two aggregates of `select`
  Aggregate outer = Aggregate::kPlain;  // aggregate over the groups' single aggregate in `select`
  std::vector<GroupKey> best_of;        // top-k per group: `order` and `limit` apply in each group
  std::optional<Neighbours> neighbours;
  std::optional<Division> division;
  bool all_rows = false;  // rows of `entity` without partners in the joined tables are kept
  bool operator==(const QueryBlock&) const = default;
};
// Written by hand because clang 14 cannot default a comparison operator outside its class.
inline bool Condition::operator==(const Condition& condition) const {
  const auto all = [](const Condition& c) {
    return std::tie(c.column, c.op, c.negated, c.from_today, c.in_numerator, c.value, c.high, c.sub,
                    c.deviations, c.other, c.also, c.times);
  };
  return all(*this) == all(condition);
}

inline bool Having::operator==(const Having& having) const {
  return term == having.term && op == having.op && value == having.value && high == having.high &&
         sub == having.sub && times == having.times;
}

// Counts the rows of a table by their key, once each.
inline void count_keys(ValueExpr& term, ColumnExpr key) {
  const Origin from = term.from;
  term = {key, Aggregate::kCount, true};
  term.from = from;
}

enum class SetOperator : uint8_t { kAlone, kIntersect, kUnion, kExcept };

struct LogicalForm {
  QueryBlock block;
  SetOperator op = SetOperator::kAlone;
  std::vector<QueryBlock> right;   // right operand: one block, empty if op is kAlone
  std::vector<QueryBlock> beside;  // further blocks of one value each, shown next to it
  bool yes_no = false;             // yes/no question: only whether a matching row exists
  bool operator==(const LogicalForm&) const = default;
};

}  // namespace ask::engine
