// Tells which of several readings of a question answer it anew.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "agent/db/statistics/snapshot.h"

namespace ask::reason {

class AnswersSeen {
 public:
  // `snapshot` must outlive this object.
  explicit AnswersSeen(const db::Snapshot& snapshot) : snapshot_(snapshot) {}

  // False if the SELECT, tried on the copied rows of the snapshot, finds nothing but 0 and NULL, or
  // the rows of one before it: their cells in any order, and the rows, too, unless it orders them.
  // True if it cannot be tried there.
  bool is_new(const std::string& select);

 private:
  const db::Snapshot& snapshot_;
  std::vector<uint64_t> seen_;  // hashes of the rows
};

}  // namespace ask::reason
