// Query sketch: the partial analysis that the beam-search parser builds. Its slots hold lattice
// arcs in place of tables, columns and values; grounding (ground/ground.h) later decides which
// catalog item each arc refers to. Plain data of fixed size, so that parser states copy cheaply.
#pragma once
#include <cstdint>

#include "agent/engine/ir/feature.h"
#include "agent/engine/ir/inline_vector.h"
#include "agent/engine/ir/logical_form.h"

namespace ask::engine {

enum class OutputKind : uint8_t { kTable, kColumn, kCount, kPrevious };

// An item of the SELECT list. kCount without an arc counts rows; kPrevious repeats the aggregate
// that the question already mentioned ("... and the total").
struct Output {
  ArcId arc = kNoArc, owner = kNoArc;  // owner: the table that the question attributes it to
  OutputKind kind = OutputKind::kColumn;
  Aggregate fn = Aggregate::kPlain;
  bool distinct = false;
  bool late = false;    // appeared after the first modifier
  ArcId role = kNoArc;  // key column whose referenced row it is read from: "the director's name"
  bool operator==(const Output&) const = default;
};

enum class RightOperand : uint8_t { kArc, kAggregate };  // right-hand side: an arc or an aggregate

struct Filter {
  ArcId column = kNoArc;  // a column or table arc; kNoArc: grounding infers the column
  ArcId value = kNoArc, high = kNoArc;
  ArcId hint = kNoArc;           // the cue whose scale implies the column ("older")
  ArcId near_table = kNoArc;     // the table named next to the value
  ArcId scalar_column = kNoArc;  // the aggregated column, for RightOperand::kAggregate
  RightOperand right = RightOperand::kArc;
  Aggregate scalar = Aggregate::kPlain;
  Op op = Op::kEqual;
  int8_t like = 0;  // kLike: where the text matches; 0 anywhere, 1 at the start, 2 at the end
  bool negated = false, is_or = false, chained = false, in_negation = false;
  bool only = false;     // the row may have no other value ("only bought toys")
  ArcId own = kNoArc;    // self-reference: compare with the same column of the referenced row
  ArcId other = kNoArc;  // compare with this column of the same row: "shipped after required"
  int8_t inside = -1;  // index of the RightOperand::kAggregate filter whose sub-query it belongs to
  bool operator==(const Filter&) const = default;
};

struct OrderPart {
  ArcId arc = kNoArc;
  Aggregate fn = Aggregate::kPlain;  // kCount: order by the count of `arc`
  bool directed = false, descending = false;
  ArcId hint = kNoArc;  // the cue whose scale implies the column if `arc` is kNoArc
  bool operator==(const OrderPart&) const = default;
};

// "the oldest", "the most orders", "the most common colour"
enum class SuperlativeKind : uint8_t { kUnset, kColumn, kCount, kPopular };
struct Superlative {
  SuperlativeKind kind = SuperlativeKind::kUnset;
  ArcId arc = kNoArc, hint = kNoArc;
  Aggregate fn = Aggregate::kPlain;
  bool descending = true;
  bool operator==(const Superlative&) const = default;
};

struct HavingPart {
  bool set = false, distinct = false;
  ArcId arc = kNoArc, value = kNoArc, high = kNoArc;
  Aggregate fn = Aggregate::kCount;
  Op op = Op::kEqual;
  bool operator==(const HavingPart&) const = default;
};

// "what share of", "the ratio of", "the difference between"
enum class RatioKind : uint8_t { kUnset, kPercent, kProportion, kRatio, kDifference };

template <class T, size_t N>
bool operator==(const InlineVector<T, N>& a, const InlineVector<T, N>& b) {
  if (a.size() != b.size()) return false;
  for (size_t i = 0; i < a.size(); ++i)
    if (!(a[i] == b[i])) return false;
  return true;
}

struct Sketch {
  InlineVector<Output, 10> outputs;
  InlineVector<Filter, 8> filters;
  InlineVector<ArcId, 4> groups;
  InlineVector<OrderPart, 4> orders;
  InlineVector<ArcId, 10> tables;         // tables mentioned
  InlineVector<ArcId, 4> negated_tables;  // "that have no <table>"
  InlineVector<ArcId, 6> open_columns;    // columns mentioned in a modifier and not used yet
  ArcId negated_column = kNoArc;          // "that do not have a <column>"
  ArcId owner = kNoArc;                   // table that owns the outputs: "the names of the <table>"
  Superlative superlative;
  HavingPart having;
  ArcId limit = kNoArc;     // a number arc
  bool first_only = false;  // "the first", "top" without a number
  bool distinct = false, both = false, either = false, star = false;
  bool counted_by_group = false;              // "orders per month": the group implies a count
  bool directed = false, descending = false;  // a direction given without an order key
  RatioKind ratio = RatioKind::kUnset;
  ArcId ratio_arc = kNoArc;
  Aggregate outer = Aggregate::kPlain;  // "the average number of <table> per <table>"
  bool so_far = false;                  // "the running total of"
  bool listed = false;                  // a list at the end of the question names all outputs
  ParserFeatures features;
  bool operator==(const Sketch&) const = default;
  void note(Feature f) { features.set(static_cast<size_t>(f)); }
  bool noted(Feature f) const { return features.test(static_cast<size_t>(f)); }
};

}  // namespace ask::engine
