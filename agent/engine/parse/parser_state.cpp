#include "agent/engine/parse/parser_state.h"

#include <algorithm>

namespace ask::engine {
namespace {

class Hasher {
 public:
  void add(uint64_t value) { hash_ = (hash_ ^ value) * 0x9E3779B97F4A7C15ULL + (hash_ >> 29); }
  void add(const Output& o) {
    add(static_cast<uint16_t>(o.arc) | static_cast<uint64_t>(static_cast<uint16_t>(o.owner)) << 16 |
        static_cast<uint64_t>(o.kind) << 32 | static_cast<uint64_t>(o.fn) << 40 |
        static_cast<uint64_t>(o.distinct) << 48 | static_cast<uint64_t>(o.late) << 49);
    add(static_cast<uint16_t>(o.role));
  }
  void add(const Filter& f) {
    add(static_cast<uint16_t>(f.column) |
        static_cast<uint64_t>(static_cast<uint16_t>(f.value)) << 16 |
        static_cast<uint64_t>(static_cast<uint16_t>(f.high)) << 32 |
        static_cast<uint64_t>(static_cast<uint16_t>(f.scalar_column)) << 48);
    add(static_cast<uint64_t>(f.op) | static_cast<uint64_t>(f.negated) << 8 |
        static_cast<uint64_t>(f.is_or) << 9 | static_cast<uint64_t>(f.chained) << 10 |
        static_cast<uint64_t>(f.in_negation) << 11 | static_cast<uint64_t>(f.right) << 12 |
        static_cast<uint64_t>(f.scalar) << 16 | static_cast<uint64_t>(f.inside + 1) << 24 |
        static_cast<uint64_t>(f.only) << 32 |
        static_cast<uint64_t>(static_cast<uint16_t>(f.own)) << 33);
    add(static_cast<uint16_t>(f.other) | static_cast<uint64_t>(static_cast<uint8_t>(f.like)) << 48);
  }
  void add(const OrderPart& o) {
    add(static_cast<uint16_t>(o.arc) | static_cast<uint64_t>(o.fn) << 16 |
        static_cast<uint64_t>(o.directed) << 24 | static_cast<uint64_t>(o.descending) << 25 |
        static_cast<uint64_t>(static_cast<uint16_t>(o.hint)) << 32);
  }
  void add(const Superlative& e) {
    add(static_cast<uint16_t>(e.arc) | static_cast<uint64_t>(static_cast<uint16_t>(e.hint)) << 16 |
        static_cast<uint64_t>(e.kind) << 32 | static_cast<uint64_t>(e.fn) << 40 |
        static_cast<uint64_t>(e.descending) << 48);
  }
  template <class T, size_t N>
  void add(const InlineVector<T, N>& list) {
    add(list.size());
    for (const T& item : list) {
      if constexpr (std::is_arithmetic_v<T>)
        add(static_cast<uint64_t>(static_cast<uint16_t>(item)));
      else
        add(item);
    }
  }
  size_t value() const { return hash_; }

 private:
  uint64_t hash_ = 14695981039346656037ULL;
};

// Of every field that Sketch::operator== compares but Filter::hint and near_table, see alike().
size_t hash_sketch(const Sketch& s) {
  Hasher h;
  h.add(s.outputs);
  h.add(s.filters);
  h.add(s.groups);
  h.add(s.orders);
  h.add(s.tables);
  h.add(s.negated_tables);
  h.add(s.open_columns);
  h.add(s.superlative);
  h.add(static_cast<uint16_t>(s.negated_column) |
        static_cast<uint64_t>(static_cast<uint16_t>(s.owner)) << 16 |
        static_cast<uint64_t>(static_cast<uint16_t>(s.limit)) << 32);
  h.add(static_cast<uint16_t>(s.having.arc) |
        static_cast<uint64_t>(static_cast<uint16_t>(s.having.value)) << 16 |
        static_cast<uint64_t>(s.having.set) << 32 | static_cast<uint64_t>(s.having.op) << 40 |
        static_cast<uint64_t>(s.having.fn) << 48 | static_cast<uint64_t>(s.having.distinct) << 56);
  h.add(static_cast<uint64_t>(s.first_only) | static_cast<uint64_t>(s.distinct) << 1 |
        static_cast<uint64_t>(s.both) << 2 | static_cast<uint64_t>(s.either) << 3 |
        static_cast<uint64_t>(s.star) << 4 | static_cast<uint64_t>(s.directed) << 5 |
        static_cast<uint64_t>(s.descending) << 6);
  h.add(static_cast<uint64_t>(s.counted_by_group) | static_cast<uint64_t>(s.so_far) << 1 |
        static_cast<uint64_t>(s.listed) << 2);
  h.add(static_cast<uint64_t>(s.ratio) | static_cast<uint64_t>(s.outer) << 8 |
        static_cast<uint64_t>(static_cast<uint16_t>(s.ratio_arc)) << 16 |
        static_cast<uint64_t>(static_cast<uint16_t>(s.having.high)) << 32);
  h.add(s.features.to_ulong());
  return h.value();
}

// True if the sketches are equal but for what only guides the grounding of a filter: the cue that
// implies its column and the table named beside its value. Of these the better one is kept. Apart,
// "who earns more than their boss" would have any number of the row as its second reading.
bool alike(const Sketch& a, const Sketch& b) {
  if (a == b) return true;
  if (a.filters.size() != b.filters.size()) return false;
  Sketch other = b;
  for (size_t i = 0; i < a.filters.size(); ++i) {
    other.filters[i].hint = a.filters[i].hint;
    other.filters[i].near_table = a.filters[i].near_table;
  }
  return a == other;
}

}  // namespace

// How the states came here (`last`, `open_end`, `explained`, `cues` ...) is not compared.
bool merges(const ParserState& a, const ParserState& b) {
  return a.clause == b.clause && a.pending == b.pending && a.pending_op == b.pending_op &&
         a.distinct == b.distinct && a.negated == b.negated && a.is_or == b.is_or &&
         a.in_negation == b.in_negation && a.open_is_modifier == b.open_is_modifier &&
         a.only == b.only && a.pending_arc == b.pending_arc &&
         a.pending_number == b.pending_number && a.open == b.open && a.next_owner == b.next_owner &&
         a.inside == b.inside && a.aggregates == b.aggregates &&
         a.pending_superlative == b.pending_superlative && alike(a.sketch, b.sketch);
}

// Of what merges() compares.
size_t hash_state(const ParserState& s) {
  Hasher h;
  h.add(hash_sketch(s.sketch));
  h.add(static_cast<uint64_t>(s.clause) | static_cast<uint64_t>(s.pending) << 8 |
        static_cast<uint64_t>(s.pending_op) << 16 | static_cast<uint64_t>(s.distinct) << 24 |
        static_cast<uint64_t>(s.negated) << 25 | static_cast<uint64_t>(s.is_or) << 26 |
        static_cast<uint64_t>(s.in_negation) << 27 |
        static_cast<uint64_t>(s.open_is_modifier) << 28 | static_cast<uint64_t>(s.only) << 29);
  h.add(static_cast<uint16_t>(s.pending_arc) |
        static_cast<uint64_t>(static_cast<uint16_t>(s.pending_number)) << 16 |
        static_cast<uint64_t>(static_cast<uint16_t>(s.open)) << 32 |
        static_cast<uint64_t>(static_cast<uint16_t>(s.next_owner)) << 48);
  h.add(static_cast<uint64_t>(static_cast<uint8_t>(s.inside)));
  for (const Aggregate a : s.aggregates) h.add(static_cast<uint64_t>(a));
  h.add(s.pending_superlative);
  return h.value();
}

std::vector<ArcId> ParsePaths::arcs(int32_t path) const {
  std::vector<ArcId> out;
  for (int32_t i = path; i >= 0; i = steps_[static_cast<size_t>(i)].before)
    out.push_back(steps_[static_cast<size_t>(i)].arc);
  std::reverse(out.begin(), out.end());
  return out;
}

}  // namespace ask::engine
