// Scores a statement as the answer to a question, with or without a gold query. The statement runs
// only if the checker accepts it, under the usual limits.
#pragma once
#include <optional>
#include <string_view>

#include "agent/score/card.h"
#include "agent/score/error_class.h"
#include "agent/score/failure.h"
#include "agent/session.h"

namespace ask {

struct Scoring {
  score::Card card;
  score::Classified error_class;
  std::optional<score::Failure> failure;  // why it did not run
  std::optional<Error> error;             // the error behind `failure`
  std::optional<double> second_reading;   // confidence of the engine's own draft, if any
  bool second_agrees = false;
  int64_t rows = -1;  // -1: it did not run
};

// Without a gold query ("") the built-in engine's draft for the question is run too, and its rows
// are compared. Errors: kInvalidArgument if the gold query does not run; those of the settings and
// the schema.
Result<Scoring> score_sql(Session& session, std::string_view question, std::string_view sql,
                          std::string_view gold_sql);

}  // namespace ask
