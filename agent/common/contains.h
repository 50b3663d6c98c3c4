// Membership in short sequences, compared one by one.
#pragma once
#include <algorithm>
#include <iterator>

namespace ask {

template <class Range, class T>
constexpr bool contains(const Range& range, const T& value) {
  return std::find(std::begin(range), std::end(range), value) != std::end(range);
}

// Appends a value that the sequence does not have yet.
template <class Sequence, class T>
void add_once(Sequence& sequence, const T& value) {
  if (!contains(sequence, value)) sequence.push_back(value);
}

}  // namespace ask
