// How good one query is: seven dimensions, each from 0 to 1 with its reason in words, and their
// weighted sum. A query is never good because it ran: without gold rows correctness is what speaks
// for it (a judge, another reading of the question that gives the same rows, rows that hold
// something), and what is no read, or did not run, has nothing to show.
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

// What a judge says of the rows.
struct Opinion {
  double relevance = 0.5, confidence = 0.5;  // 0-1
};

// The same question read by another, and what that gave.
struct SecondReading {
  bool same = false;      // it gives the same rows
  double confidence = 0;  // in itself, 0-1
};

// All there is to say about one query. Pointers are good for the call only.
struct Evidence {
  std::string_view sql;
  const sql::Check* check = nullptr;     // null: never checked, so it may do anything
  const ResultSet* result = nullptr;     // null: it did not run
  const Error* error = nullptr;          // why it did not run, where there is more than the check
  const db::Catalog* catalog = nullptr;  // for the sizes of tables; null: unknown
  bool trial = false;                    // `result` holds the first rows only, on purpose
  std::optional<Opinion> opinion = {};
  std::optional<SecondReading> second = {};
  std::optional<Comparison> gold = {};  // with the rows of a query known to be right
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
  double complexity = 0;                // of the statement, 0-1; 0 when it cannot be read

  const Mark& of(Dimension d) const { return marks[static_cast<size_t>(d)]; }
  // `overall`, were it also quick, well written and well planned: what nobody can better by
  // writing the same question another way.
  double substance() const;
};

Card score(const Evidence& evidence, const Weights& weights);

}  // namespace ask::score
