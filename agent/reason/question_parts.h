// Plans of the built-in engine in parts: what a question asks for besides, each part worded as a
// question of its own.
//
//   How many artists and lawyers are there?   -> how many artists are there, how many lawyers are
//                                                there
//   Which genre has the most tracks and how many concerts were there in 2023?
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agent/reason/decomposition.h"
#include "agent/reason/reasoner.h"

namespace ask::engine {
class Interpretation;
}

namespace ask::reason {

struct ComparisonDraft;

// A question as the sum of its parts; fewer than two if it is one question.
struct QuestionParts {
  struct Part {
    std::string question, label;
  };
  std::vector<Part> parts;
  bool counts = false;     // each asks for the number of some rows
  bool sentences = false;  // each but the last ends with a mark: "? How many", ". Number of"
  bool elliptic = false;   // one is an ellipsis that the first completes: "? And in 2023"
  bool open = false;       // ... and cannot be completed: "? And the fewest"
};
QuestionParts question_parts(std::string_view question);

// True if the best reading of the whole question answers only some of its parts.
bool loses_part(const QuestionParts& parts, const engine::Interpretation& in);
// Why the reading does not answer the question then; nullopt if it loses no part.
std::optional<Error> lost_part(std::string_view question, const engine::Interpretation& in);

// How the engine reads a question.
struct PartReading {
  double confidence = 0;
  std::vector<std::string> unknown;  // words that nothing in the database explains
};
using ReadPart = std::function<PartReading(const std::string& question)>;
ReadPart part_reader(const db::Snapshot& snapshot, engine::EngineCache& cache);  // keeps both

// The parts as sub-queries that are answered one by one. A part with unknown words is unmapped,
// unless `try_unmapped`. Nullopt if a part is doubtful for another reason, or if none is understood
// for sure; with `try_unmapped` also if all are.
std::optional<Decomposition> answered_apart(const QuestionParts& parts, const ReadPart& read,
                                            bool try_unmapped = false);

// The counts as one table. Nullopt as above, or if a part is unmapped.
std::optional<Decomposition> united_counts(const QuestionParts& parts, const ReadPart& read);

// The two sides of a comparison, with their SQL.
std::optional<Decomposition> compared_parts(const ComparisonDraft& draft);

// The question as the only sub-query.
std::optional<Decomposition> single_part(std::string_view question, double confidence);

}  // namespace ask::reason
