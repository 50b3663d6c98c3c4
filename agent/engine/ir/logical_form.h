// What a question asks for: blocks in the engine's own terms. Tables and columns are indices into
// the catalog; joins are not spelled, schema_graph.h finds them from the tables that take part.
#pragma once
#include <cstdint>
#include <optional>
#include <tuple>
#include <vector>

#include "agent/common/value.h"
#include "agent/engine/ir/column_expr.h"

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
  kFlag    // the column says yes; becomes kEqual
};

struct QueryBlock;

// `column op value`, `column op (sub)`; kIn compares with the sub-block's only column. kBetween and
// kRange have both values. With from_today they are modifiers of date('now'), parted by '|'.
struct Condition {
  ColumnExpr column;
  Op op = Op::kEqual;
  bool negated = false;
  bool from_today = false;
  bool part = false;  // of a share: says which rows are the part
  Value value, high;
  std::vector<QueryBlock> sub;  // none or one
  ColumnExpr other;             // compared with this column instead of `value`
  bool operator==(const Condition&) const;
};

// A column or an aggregate of it; count(*) is kCount of a whole table.
struct ValueExpr {
  ColumnExpr column;
  Aggregate fn = Aggregate::kPlain;
  bool distinct = false;
  bool of_all = false;               // the sum of the aggregate over all groups
  ColumnExpr along = {};             // ... over the groups up to this one, in the order of this
  std::vector<Condition> only = {};  // an aggregate of the rows that meet these
  bool operator==(const ValueExpr&) const = default;
};

struct Having {
  ValueExpr term;
  Op op = Op::kEqual;
  Value value, high;
  bool operator==(const Having&) const = default;
};

struct Ordering {
  ValueExpr term;
  bool descending = false;
  bool operator==(const Ordering&) const = default;
};

// What two aggregates make together: 100 a / b, a / b, a - b.
enum class Combine : uint8_t { kApart, kPercent, kRatio, kDifference };

// One SELECT. `where` is a conjunction of alternatives: all of them must hold, of each one.
struct QueryBlock {
  uint32_t entity = kNone;       // what a row is about; the FROM clause starts here
  std::vector<uint32_t> tables;  // further ones that take part, even if no column of theirs does
  std::vector<ValueExpr> select;
  bool distinct = false;
  std::vector<std::vector<Condition>> where;
  std::vector<ColumnExpr> group;
  std::optional<Having> having;
  std::vector<Ordering> order;
  std::optional<int64_t> limit, offset;
  bool ties = false;                    // every row that shares the first place, not one of them
  Combine combine = Combine::kApart;    // of the two aggregates of `select`
  Aggregate outer = Aggregate::kPlain;  // of the only aggregate of `select`, over the groups
  std::vector<ColumnExpr> best_of;      // `order` and `limit` hold within each group of these
  bool operator==(const QueryBlock&) const = default;
};
// Spelled out, as clang 14 cannot default an operator behind its class.
inline bool Condition::operator==(const Condition& condition) const {
  const auto all = [](const Condition& c) {
    return std::tie(c.column, c.op, c.negated, c.from_today, c.part, c.value, c.high, c.sub,
                    c.other);
  };
  return all(*this) == all(condition);
}

enum class SetOperator : uint8_t { kAlone, kIntersect, kUnion, kExcept };

struct LogicalForm {
  QueryBlock block;
  SetOperator op = SetOperator::kAlone;
  std::vector<QueryBlock> right;  // one, unless op is kAlone
  bool yes_no = false;            // only whether there are such rows
  bool operator==(const LogicalForm&) const = default;
};

}  // namespace ask::engine
