// What the beam builds while it reads: the parts of the question and how they hang together, with
// units in the place of tables and columns. Plain data of fixed size, so that a state is cheap to
// copy; resolve.h decides later which table or column each unit stands for.
#pragma once
#include <bitset>
#include <cstdint>

#include "agent/engine/ir/inline_vector.h"
#include "agent/engine/ir/logical_form.h"

namespace ask::engine {

using UnitId = int16_t;  // index into Units::all
inline constexpr UnitId kNoUnit = -1;

enum class OutputKind : uint8_t { kTable, kColumn, kCount, kSaid };

// Something asked for. kCount with no unit counts rows; kSaid is the figure spoken of before.
struct Output {
  UnitId unit = kNoUnit, owner = kNoUnit;  // owner: the table it was said to be of
  OutputKind shape = OutputKind::kColumn;
  Aggregate fn = Aggregate::kPlain;
  bool distinct = false;
  bool late = false;      // came after a modifier had begun
  UnitId role = kNoUnit;  // of the row that this column refers to: "the director's name"
  bool operator==(const Output&) const = default;
};

enum class Against : uint8_t { kUnit, kAggregate };  // what a filter compares with

struct Filter {
  UnitId column = kNoUnit;  // a column or table unit; kNoUnit: implied
  UnitId value = kNoUnit, high = kNoUnit;
  UnitId hint = kNoUnit;           // the keyword whose dimension says what is compared
  UnitId near_table = kNoUnit;     // the table said just before the value
  UnitId scalar_column = kNoUnit;  // Against::kAggregate
  Against against = Against::kUnit;
  Aggregate scalar = Aggregate::kPlain;
  Op op = Op::kEqual;
  int8_t like = 0;  // kLike: 0 anywhere, 1 at the start, 2 at the end
  bool negated = false, is_or = false, chained = false, in_negation = false;
  bool only = false;     // no other value
  UnitId own = kNoUnit;  // compared with the same column of the row that this one refers to
  int8_t inside = -1;    // the filter (Against::kAggregate) that this one belongs to
  bool operator==(const Filter&) const = default;
};

struct OrderPart {
  UnitId unit = kNoUnit;
  Aggregate fn = Aggregate::kPlain;  // kCount: by the number of `unit`
  bool directed = false, descending = false;
  UnitId hint = kNoUnit;  // "cheapest first": whose dimension says the column, if no unit does
  bool operator==(const OrderPart&) const = default;
};

// "the oldest", "the most orders", "the most common colour"
enum class ExtremeKind : uint8_t { kUnset, kColumn, kCount, kPopular };
struct Extreme {
  ExtremeKind kind = ExtremeKind::kUnset;
  UnitId unit = kNoUnit, hint = kNoUnit;
  Aggregate fn = Aggregate::kPlain;
  bool descending = true;
  bool operator==(const Extreme&) const = default;
};

struct HavingPart {
  bool set = false, distinct = false;
  UnitId unit = kNoUnit, value = kNoUnit, high = kNoUnit;
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
  kDanglingExtreme,
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
  Small<UnitId, 4> groups;
  Small<OrderPart, 4> orders;
  Small<UnitId, 10> tables;         // mentioned
  Small<UnitId, 4> negated_tables;  // "that have no ..."
  Small<UnitId, 6> open_columns;    // mentioned as a modifier and not used
  UnitId negated_column = kNoUnit;  // "that do not have a <column>"
  UnitId owner = kNoUnit;
  Extreme extreme;
  HavingPart having;
  UnitId limit = kNoUnit;   // a number
  bool first_only = false;  // "the first", "top" without a number
  bool distinct = false, both = false, either = false, star = false;
  bool counted_by_group = false;              // "orders per month": counted because of the group
  bool directed = false, descending = false;  // a direction of its own
  Part part = Part::kUnset;
  UnitId part_unit = kNoUnit;
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
