// What the beam builds while it reads: the parts of the question and how they hang together, with
// units in the place of tables and columns. Plain data of fixed size, so that a state is cheap to
// copy; resolve.h decides later which table or column each unit stands for.
#pragma once
#include <bitset>
#include <cstdint>

#include "agent/engine/ir/inline_vector.h"
#include "agent/engine/ir/logical_form.h"

namespace ask::engine {

using ArcId = int16_t;  // index into Arcs::all
inline constexpr ArcId kNoArc = -1;

enum class OutputKind : uint8_t { kTable, kColumn, kCount, kPrevious };

// Something asked for. kCount with no unit counts rows; kPrevious is the figure spoken of before.
struct Output {
  ArcId unit = kNoArc, owner = kNoArc;  // owner: the table it was said to be of
  OutputKind shape = OutputKind::kColumn;
  Aggregate fn = Aggregate::kPlain;
  bool distinct = false;
  bool late = false;    // came after a modifier had begun
  ArcId role = kNoArc;  // of the row that this column refers to: "the director's name"
  bool operator==(const Output&) const = default;
};

enum class Against : uint8_t { kUnit, kAggregate };  // what a filter compares with

struct Filter {
  ArcId column = kNoArc;  // a column or table unit; kNoArc: implied
  ArcId value = kNoArc, high = kNoArc;
  ArcId hint = kNoArc;           // the cue whose dimension says what is compared
  ArcId near_table = kNoArc;     // the table said just before the value
  ArcId scalar_column = kNoArc;  // Against::kAggregate
  Against against = Against::kUnit;
  Aggregate scalar = Aggregate::kPlain;
  Op op = Op::kEqual;
  int8_t like = 0;  // kLike: 0 anywhere, 1 at the start, 2 at the end
  bool negated = false, is_or = false, chained = false, in_negation = false;
  bool only = false;   // no other value
  ArcId own = kNoArc;  // compared with the same column of the row that this one refers to
  int8_t inside = -1;  // the filter (Against::kAggregate) that this one belongs to
  bool operator==(const Filter&) const = default;
};

struct OrderPart {
  ArcId unit = kNoArc;
  Aggregate fn = Aggregate::kPlain;  // kCount: by the number of `unit`
  bool directed = false, descending = false;
  ArcId hint = kNoArc;  // "cheapest first": whose dimension says the column, if no unit does
  bool operator==(const OrderPart&) const = default;
};

// "the oldest", "the most orders", "the most common colour"
enum class SuperlativeKind : uint8_t { kUnset, kColumn, kCount, kPopular };
struct Superlative {
  SuperlativeKind kind = SuperlativeKind::kUnset;
  ArcId unit = kNoArc, hint = kNoArc;
  Aggregate fn = Aggregate::kPlain;
  bool descending = true;
  bool operator==(const Superlative&) const = default;
};

struct HavingPart {
  bool set = false, distinct = false;
  ArcId unit = kNoArc, value = kNoArc, high = kNoArc;
  Aggregate fn = Aggregate::kCount;
  Op op = Op::kEqual;
  bool operator==(const HavingPart&) const = default;
};

// "what share of", "the ratio of", "the difference between"
enum class Part : uint8_t { kUnset, kPercent, kProportion, kRatio, kDifference };

// What was noticed on the way; weights.h and signals.h weigh it.
enum class Note : uint8_t {
  kDanglingNegation,
  kDanglingComparison,
  kDanglingAggregate,
  kDanglingSuperlative,
  kUnusedColumn,
  kLateOutput,
  kSecondSentence,
  kUnsupported,
  kOverflow,
  kNotes
};

struct Sketch {
  Small<Output, 10> outputs;
  Small<Filter, 8> filters;
  Small<ArcId, 4> groups;
  Small<OrderPart, 4> orders;
  Small<ArcId, 10> tables;         // mentioned
  Small<ArcId, 4> negated_tables;  // "that have no ..."
  Small<ArcId, 6> open_columns;    // mentioned as a modifier and not used
  ArcId negated_column = kNoArc;   // "that do not have a <column>"
  ArcId owner = kNoArc;
  Superlative superlative;
  HavingPart having;
  ArcId limit = kNoArc;     // a number
  bool first_only = false;  // "the first", "top" without a number
  bool distinct = false, both = false, either = false, star = false;
  bool counted_by_group = false;              // "orders per month": counted because of the group
  bool directed = false, descending = false;  // a direction of its own
  Part part = Part::kUnset;
  ArcId part_unit = kNoArc;
  Aggregate outer = Aggregate::kPlain;  // "the average number of <table> per <table>"
  bool so_far = false;                  // "the running total of"
  bool listed = false;                  // a list at the end says all that is asked for
  std::bitset<static_cast<size_t>(Note::kNotes)> notes;
  bool operator==(const Sketch&) const = default;
  void note(Note n) { notes.set(static_cast<size_t>(n)); }
  bool noted(Note n) const { return notes.test(static_cast<size_t>(n)); }
};

template <class T, size_t N>
bool operator==(const Small<T, N>& a, const Small<T, N>& b) {
  if (a.size() != b.size()) return false;
  for (size_t i = 0; i < a.size(); ++i)
    if (!(a[i] == b[i])) return false;
  return true;
}

// Of every field, for finding equal states.
size_t hash(const Sketch& sketch);

}  // namespace ask::engine
