// Scorecard of one query: seven dimensions, each from 0 to 1 with a reason in words, and their
// weighted sum. Running without an error earns nothing by itself: without gold rows, correctness
// rests on other evidence (a judge, an independent candidate with the same rows, a result with
// values).
#pragma once
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "agent/check/checker.h"
#include "agent/common/value.h"
#include "agent/db/schema/catalog.h"
#include "agent/score/compare.h"
#include "agent/settings/score_weights.h"
#include "agent/sql/complexity.h"

namespace ask::score {

// A judge's (LLM's) opinion of the rows.
struct Opinion {
  double relevance = 0.5, confidence = 0.5;  // 0-1
};

// An independent answer to the same question, for cross-checking.
struct SecondReading {
  bool same = false;      // its rows are the same
  double confidence = 0;  // its own confidence, 0-1
};

// The inputs of a scorecard. Borrowed pointers, used during the call only.
struct Evidence {
  sql::Statement sql;
  const sql::Check* check = nullptr;     // null: never checked, so it scores as unsafe
  const ResultSet* result = nullptr;     // null: it did not run
  const Error* error = nullptr;          // why it did not run, unless `check` has it
  const db::Catalog* catalog = nullptr;  // for table sizes; null: unknown
  bool trial = false;                    // a probe: `result` holds only the first rows
  std::optional<Opinion> opinion = {};
  std::optional<SecondReading> second = {};
  std::optional<ResultComparison> gold = {};  // comparison with the gold rows
};

struct Scored {
  double score = 0;    // 0-1
  std::string reason;  // a clause, lower case, no full stop
};

struct Mark {
  Dimension dimension;
  double weight = 0, score = 0;
  std::string reason;
};

struct Card {
  std::array<Mark, kDimensions> marks;  // in the order of the enum
  double overall = 0;                   // sum of weight times score
  double complexity = 0;                // of the statement, 0-1; 0 if it cannot be parsed

  const Mark& of(Dimension d) const { return marks[static_cast<size_t>(d)]; }
  // `overall` with full marks for speed, style and plan quality, that is, without the losses that
  // a rewrite of the same query could repair.
  double substance() const;
};

Card score(const Evidence& evidence, const Weights& weights);
// Scores again by the judge's opinion, which has come to the evidence since.
void take_opinion(Card& card, const Evidence& evidence);

}  // namespace ask::score
