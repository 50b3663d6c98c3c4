// The query tree: the typed AST of one SELECT. Names and literals are data, and rendering quotes
// every identifier and escapes every literal, so no text can be injected as SQL.
#pragma once
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "agent/common/box.h"
#include "agent/common/value.h"

namespace ask::sql {

struct Expr;
struct Query;

struct Literal {
  Value value;
  bool operator==(const Literal&) const = default;
};
struct ColumnRef {
  std::string table;  // alias or table name in scope, "" for none
  std::string column;
  std::string schema = {};  // "main", "temp", ...; only with `table`, usually ""
  bool operator==(const ColumnRef&) const = default;
};
struct Star {  // "*" or "t.*"; also the argument of count(*)
  std::string table;
  bool operator==(const Star&) const = default;
};

enum class BinaryOp {
  kOr,
  kAnd,
  kEqual,
  kNotEqual,
  kLess,
  kLessEqual,
  kGreater,
  kGreaterEqual,
  kIs,
  kIsNot,
  kLike,
  kNotLike,
  kGlob,
  kNotGlob,
  kAdd,
  kSubtract,
  kMultiply,
  kDivide,
  kModulo,
  kConcat,
  kRegexp,
  kNotRegexp,
  kMatch,
  kNotMatch,
  kBitAnd,
  kBitOr,
  kShiftLeft,
  kShiftRight,
  kJson,
  kJsonText  // -> and ->>
};
struct Binary {
  BinaryOp op;
  Box<Expr> left, right;
  std::optional<Box<Expr>> escape = {};  // only for LIKE and similar operators
  bool operator==(const Binary&) const;
};
enum class UnaryOp { kNot, kMinus, kPlus, kBitNot };
struct Unary {
  UnaryOp op;
  Box<Expr> operand;
  bool operator==(const Unary&) const;
};

enum class Nulls { kDefault, kFirst, kLast };
struct OrderTerm;  // an Expr with a direction

// OVER (...): partition, order and frame. OVER name is a window with only a `base`.
enum class FrameUnit { kNone, kRows, kRange, kGroups };
enum class BoundKind {
  kUnboundedPreceding,
  kPreceding,
  kCurrentRow,
  kFollowing,
  kUnboundedFollowing
};
struct FrameBound {
  BoundKind kind = BoundKind::kCurrentRow;
  std::optional<Box<Expr>> offset = {};  // for kPreceding and kFollowing
  bool operator==(const FrameBound&) const;
};
enum class FrameExclude { kNoOthers, kCurrentRow, kGroup, kTies };
struct Window {
  std::vector<Expr> partition_by;
  std::vector<OrderTerm> order_by;
  FrameUnit unit = FrameUnit::kNone;  // kNone: the frame fields below do not apply
  FrameBound from = {BoundKind::kUnboundedPreceding}, to = {BoundKind::kCurrentRow};
  FrameExclude exclude = FrameExclude::kNoOthers;
  std::string base = {};  // a window of Core::windows that this one extends, "" for none
  bool operator==(const Window&) const;
};

// A function or aggregate call. count(*) has one Star as its argument.
struct Call {
  std::string name;
  std::vector<Expr> arguments;
  bool distinct = false;
  std::optional<Box<Expr>> filter = {};
  std::optional<Box<Window>> over = {};
  bool operator==(const Call&) const;
};
struct When;
struct Case {
  std::optional<Box<Expr>> operand;
  std::vector<When> whens;  // at least one
  std::optional<Box<Expr>> otherwise;
  bool operator==(const Case&) const;
};
struct Cast {
  Box<Expr> operand;
  std::string type;  // quoted when rendered, unless it is a plain word
  bool operator==(const Cast&) const;
};
struct Collate {
  Box<Expr> operand;
  std::string collation;
  bool operator==(const Collate&) const;
};
struct Between {
  Box<Expr> operand, low, high;
  bool negated = false;
  bool operator==(const Between&) const;
};
struct IsNull {
  Box<Expr> operand;
  bool negated = false;
  bool operator==(const IsNull&) const;
};
struct IsTruth {  // x IS [NOT] TRUE, x IS [NOT] FALSE; elsewhere TRUE and FALSE are 1 and 0
  Box<Expr> operand;
  bool truth = true;
  bool negated = false;
  bool operator==(const IsTruth&) const;
};
struct InList {
  Box<Expr> operand;
  std::vector<Expr> items;
  bool negated = false;
  bool operator==(const InList&) const;
};
struct InQuery {
  Box<Expr> operand;
  Box<Query> query;
  bool negated = false;
  bool operator==(const InQuery&) const;
};
struct Exists {
  Box<Query> query;
  bool negated = false;
  bool operator==(const Exists&) const;
};
struct ScalarQuery {
  Box<Query> query;
  bool operator==(const ScalarQuery&) const;
};
struct RowValue {  // (a, b)
  std::vector<Expr> items;
  bool operator==(const RowValue&) const;
};

struct Expr {
  std::variant<Literal, ColumnRef, Star, Binary, Unary, Call, Case, Cast, Collate, Between, IsNull,
               IsTruth, InList, InQuery, Exists, ScalarQuery, RowValue>
      node;
  bool operator==(const Expr&) const;
};

struct When {
  Expr condition, result;
  bool operator==(const When&) const;
};
// A bare integer literal means the result column at that position, here and in group_by.
struct OrderTerm {
  Expr expr;
  bool descending = false;
  Nulls nulls = Nulls::kDefault;
  bool operator==(const OrderTerm&) const;
};
struct SelectItem {
  Expr expr;
  std::string alias = {};  // "" for none
  bool operator==(const SelectItem&) const;
};

struct TableRef {
  std::string schema, name, alias = {};             // schema and alias may be ""
  std::optional<std::vector<Expr>> arguments = {};  // set: a table-valued function
  bool operator==(const TableRef&) const;
};
struct Derived {
  Box<Query> query;
  std::string alias = {};
  bool operator==(const Derived&) const;
};
struct Source;
struct Nested {  // (a JOIN b ON ...), joined as a unit
  std::vector<Source> sources;
  std::string alias = {};
  bool operator==(const Nested&) const;
};
enum class JoinKind { kInner, kLeft, kRight, kFull, kCross, kComma };  // kComma means kInner
using SourceItem = std::variant<TableRef, Derived, Nested>;
struct Source {
  SourceItem item;
  JoinKind join = JoinKind::kInner;  // to the sources before it; ignored for the first
  bool natural = false;
  std::optional<Expr> on = {};
  std::vector<std::string> using_columns = {};
  bool operator==(const Source&) const;
};

struct NamedWindow {
  std::string name;
  Window window;
  bool operator==(const NamedWindow&) const;
};

// One SELECT without ORDER BY or, if `values` is not empty, one VALUES.
struct Core {
  bool distinct = false;
  std::vector<SelectItem> items = {};
  std::vector<Source> from = {};
  std::optional<Expr> where = {};
  std::vector<Expr> group_by = {};
  std::optional<Expr> having = {};
  std::vector<std::vector<Expr>> values = {};
  std::vector<NamedWindow> windows = {};  // WINDOW name AS (...)
  bool operator==(const Core&) const;
};

enum class SetOp { kUnion, kUnionAll, kIntersect, kExcept };
struct CommonTable {
  std::string name;
  std::vector<std::string> columns;
  Box<Query> query;
  std::optional<bool> materialized = {};  // a hint
  bool operator==(const CommonTable&) const;
};

// A whole SELECT statement. REQUIRES: cores not empty, set_ops.size() == cores.size() - 1.
struct Query {
  bool recursive = false;
  std::vector<CommonTable> with = {};
  std::vector<Core> cores = {};
  std::vector<SetOp> set_ops = {};
  std::vector<OrderTerm> order_by = {};
  std::optional<Expr> limit = {}, offset = {};
  bool operator==(const Query&) const;
};

// Defined outside the classes: comparison needs the complete types of the members.
inline bool Binary::operator==(const Binary&) const = default;
inline bool Unary::operator==(const Unary&) const = default;
inline bool FrameBound::operator==(const FrameBound&) const = default;
inline bool Window::operator==(const Window&) const = default;
inline bool Call::operator==(const Call&) const = default;
inline bool Case::operator==(const Case&) const = default;
inline bool Cast::operator==(const Cast&) const = default;
inline bool Collate::operator==(const Collate&) const = default;
inline bool Between::operator==(const Between&) const = default;
inline bool IsNull::operator==(const IsNull&) const = default;
inline bool IsTruth::operator==(const IsTruth&) const = default;
inline bool InList::operator==(const InList&) const = default;
inline bool InQuery::operator==(const InQuery&) const = default;
inline bool Exists::operator==(const Exists&) const = default;
inline bool ScalarQuery::operator==(const ScalarQuery&) const = default;
inline bool RowValue::operator==(const RowValue&) const = default;
inline bool Expr::operator==(const Expr&) const = default;
inline bool When::operator==(const When&) const = default;
inline bool OrderTerm::operator==(const OrderTerm&) const = default;
inline bool SelectItem::operator==(const SelectItem&) const = default;
inline bool TableRef::operator==(const TableRef&) const = default;
inline bool Derived::operator==(const Derived&) const = default;
inline bool Nested::operator==(const Nested&) const = default;
inline bool Source::operator==(const Source&) const = default;
inline bool NamedWindow::operator==(const NamedWindow&) const = default;
inline bool Core::operator==(const Core&) const = default;
inline bool CommonTable::operator==(const CommonTable&) const = default;
inline bool Query::operator==(const Query&) const = default;

}  // namespace ask::sql
