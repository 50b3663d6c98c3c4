// Scores any statement for a question, with or without a query that is known to be right. It runs
// under the same checker and the same limits as everything else; what may not run is not run.
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
  std::optional<Error> error;             // likewise, in words
  std::optional<double> second_reading;  // how sure the engine is of its own reading, if it has one
  bool second_agrees = false;
  int64_t rows = -1;  // -1: it did not run
};

// `gold_sql` "": without. Without one, the built-in engine's own reading of the question is run as
// well, and its rows speak for or against those at hand.
// Errors: kInvalidArgument when the gold query itself does not run; settings; the schema.
Result<Scoring> score_sql(Session& session, std::string_view question, std::string_view sql,
                          std::string_view gold_sql);

}  // namespace ask
