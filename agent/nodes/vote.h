// Majority vote among several drafts of one query, by their rows.
#pragma once
#include <string>
#include <vector>

#include "agent/nodes/state.h"

namespace ask {

// The number of drafts to write for this attempt at the current task: 1 for a retry, for a change,
// after tools were called, and where nothing may run. Errors: a bad setting.
Result<size_t> drafts_wanted(const State& state);

struct VotedDraft {
  reason::Draft draft;
  std::optional<ResultSet> rows;  // nullopt: it may not run, or failed
  size_t votes = 0;               // candidates with the same rows, itself included
};
struct Vote {
  std::vector<VotedDraft> candidates;  // those that could be read; the engine's last
  size_t winner = 0;                   // the first of the largest group; 0 if none has run
  size_t written = 0;                  // all that count: the unreadable ones too
  std::optional<reason::Agreement> agreement() const;  // of the winner; nullopt: it was not run
};
// Runs every draft under limits of time, rows and bytes; none any more when the time of the
// question is over. The second reading of the reasoner is one more candidate, at share=schema only
// if another one has run; a draft that reads no table where the question is about data is none,
// unless all are such. Errors: kCancelled, a bad setting.
// REQUIRES: at least one draft that is not an error.
Result<Vote> vote(State& state, std::vector<Result<reason::Draft>> drafts);

}  // namespace ask
