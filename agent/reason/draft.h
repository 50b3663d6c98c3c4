// The result of a writer of SQL for a task: the SQL, its meaning and a confidence.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"
#include "agent/reason/query_plan.h"
#include "agent/reason/tool_use.h"
#include "agent/sql/statement.h"

namespace ask::reason {

struct Comparison;

// How far an interpretation of the question can be trusted.
enum class Level { kNo, kLikely, kSure };
std::string_view name(Level level);  // "no", "likely", "sure"

// How a draft came out of a vote.
struct Agreement {
  size_t same = 0, drafts = 1;  // drafts that give its rows, itself included; all that were written
  double share() const { return static_cast<double>(same) / static_cast<double>(drafts); }
};

struct Draft {
  sql::Statement statement;  // the SQL; empty: see `tools` and `tasks`
  // If it returns one of possibly several rows tied for first place: the query for all of them;
  // else "".
  std::string all_first = {};
  // If it returns one row that is the first by some measure which it does not show: the query
  // for it and the next one, with that measure as a further, last column; else "".
  std::string measured = {};
  std::string reading;    // one line: the interpretation of the question
  std::string reasoning;  // details for the trace; JSON or text
  double confidence = 0;  // 0-1
  Level level = Level::kNo;
  std::vector<std::string> unexplained;  // words of the question that had no effect
  std::shared_ptr<const Comparison> comparison = nullptr;  // set if the SQL compares two things
  std::vector<ToolUse> tools;    // if not empty: run these, then call write() again
  std::vector<Task> tasks = {};  // if not empty: what to do instead, in order
  std::string by = {};           // who wrote it: "builtin" or a model
  std::string stood_in = {};     // why the engine wrote it in the place of the model; else ""
  std::optional<Agreement> agreement = {};  // nullopt without a vote
  // Set if a model wrote an invalid query tree (form=tree): why. `statement` then holds its JSON,
  // which is never run but shown to the model on the next attempt.
  std::optional<Error> malformed = {};
};

// True if one of `rejected` is what the draft gives, whatever its columns are called: its
// statement, or that of all rows that tie for first place, which takes its place where several do.
bool is_rejected(const Draft& draft, const std::vector<std::string>& rejected);

}  // namespace ask::reason
