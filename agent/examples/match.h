// Decides whether a question has been taught: word for word, by the slots of a template, or with
// other values, numbers and dates.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agent/db/statistics/snapshot.h"
#include "agent/engine/schema/schema_model.h"
#include "agent/examples/library.h"
#include "agent/examples/slot_value.h"

namespace ask::examples {

enum class ExampleMatch : uint8_t { kExact, kSlots, kValues };
std::string_view name(ExampleMatch kind);  // "exact", "slots", "values"

struct Parameter {
  std::string name, value;  // customers.city, Rome
};

struct Match {
  const db::Example* example = nullptr;
  ExampleMatch kind = ExampleMatch::kExact;
  std::string sql;
  std::vector<Parameter> parameters;
  double confidence() const { return kind == ExampleMatch::kValues ? 0.93 : 0.97; }
};

struct UnusableMatch {
  const db::Example* example = nullptr;
  std::string problem;
};

struct Matches {
  std::optional<Match> match;
  std::vector<UnusableMatch> unusable;  // matched too, and their SQL may not run; each once
  // Of the same words and known not to answer them, with SQL that may not run: what the schema has
  // made of that SQL is not known.
  std::vector<UnusableMatch> lost_verdicts;
  std::vector<std::string> rejected;  // SQL that may run and is known not to answer this question
};

// What keeps the SQL of an example from answering this question, "" if nothing does.
using Problem = std::function<std::string(const db::Example& example, const std::string& sql)>;

// What matching needs of the connection.
struct ConnectionQueries {
  Problem problem;
  FindStored stored;
};

// The taught question that this one is. Of several the surest kind counts; of templates the one
// with the most words, then the one with the narrowest slots. The cost is bounded.
Matches find(std::string_view question, const Library& library, const db::Snapshot& snapshot,
             engine::EngineCache& engine, const ConnectionQueries& queries);

// A question that the template matches, and its SQL: the first stored value of each column, 1 for a
// number. Nothing if a slot names a column that is not there. Without slots the pair as taught.
struct Sample {
  std::string question, sql;
};
std::optional<Sample> sample(const db::Example& example, const db::Snapshot& snapshot);

}  // namespace ask::examples
