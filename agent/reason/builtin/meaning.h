// What a question asks for: blocks in the engine's own terms. Tables and columns are indices into
// the catalog; joins are not spelled, schema_graph.h finds them from the tables that take part.
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "agent/db/value.h"
#include "agent/reason/builtin/linker_index.h"  // kNone

namespace ask::builtin {

// column == kNone: the table as a whole ("*"). table == kNone: nothing.
struct ColumnId {
  uint32_t table = kNone, column = kNone;
  bool operator==(const ColumnId&) const = default;
  bool valid() const { return table != kNone; }
  bool whole() const { return column == kNone; }
};

enum class Aggregate : uint8_t { kPlain, kCount, kSum, kAverage, kMinimum, kMaximum };

// A column or an aggregate of it; count(*) is kCount of a whole table.
struct Term {
  ColumnId column;
  Aggregate fn = Aggregate::kPlain;
  bool distinct = false;
  bool operator==(const Term&) const = default;
};

enum class Op : uint8_t {
  kEqual,
  kLess,
  kLessEqual,
  kGreater,
  kGreaterEqual,
  kBetween,
  kLike,
  kIsNull,
  kIn
};

struct Block;

// `column op value`, `column op (sub)`; kIn compares with the sub-block's only column. kBetween
// has both values.
struct Condition {
  ColumnId column;
  Op op = Op::kEqual;
  bool negated = false;
  db::Value value, high;
  std::vector<Block> sub;  // none or one
  bool operator==(const Condition&) const;
};

struct Having {
  Term term;
  Op op = Op::kEqual;
  db::Value value, high;
  bool operator==(const Having&) const = default;
};

struct Ordering {
  Term term;
  bool descending = false;
  bool operator==(const Ordering&) const = default;
};

// One SELECT. `where` is a conjunction of alternatives: all of them must hold, of each one.
struct Block {
  uint32_t entity = kNone;       // what a row is about; the FROM clause starts here
  std::vector<uint32_t> tables;  // further ones that take part, even if no column of theirs does
  std::vector<Term> select;
  bool distinct = false;
  std::vector<std::vector<Condition>> where;
  std::vector<ColumnId> group;
  std::optional<Having> having;
  std::vector<Ordering> order;
  std::optional<int64_t> limit;
  bool operator==(const Block&) const = default;
};
inline bool Condition::operator==(const Condition&) const = default;

enum class SetOperator : uint8_t { kAlone, kIntersect, kUnion, kExcept };

struct Meaning {
  Block block;
  SetOperator op = SetOperator::kAlone;
  std::vector<Block> right;  // one, unless op is kAlone
  bool operator==(const Meaning&) const = default;
};

}  // namespace ask::builtin
