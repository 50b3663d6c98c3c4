// Fits the constants of the engine on questions of databases kept for that. From data to tables:
//   measure FOLDER --dump tuned.jsonl
//   measure bench/everyday bench/everyday/language --split all --dump everyday.jsonl
//   cat tuned.jsonl everyday.jsonl everyday.jsonl everyday.jsonl > dump.jsonl
//   fit dump.jsonl rules 0.001 200     prints "name weight" for rule_weights.cpp
//   fit dump.jsonl second agent/engine/rank
//                                      writes feature_weights.cpp, word_weights.cpp,
//                                      rule_confidence.cpp and calibration.cpp there
//   fit dump.jsonl confidence agent/engine/rank
//                                      the same, but leaves the reranker as it is
// The rules are pulled towards the weights in force, so that what the questions do not tell stays.
// Everyday questions are few, so they count three times; for the confidence the tuned ones count
// three times and those of all read sets of bench once. After new rules: dump, fit the rules,
// build, dump again, fit the second look. Both print how well they do on databases that were left
// out of the fit, in five parts by database.
#include <cstdio>
#include <cstring>

#include "agent/engine/parse/rule_weights.h"
#include "bench/fit_dump.h"
#include "bench/fit_parts.h"
#include "bench/fit_second.h"

namespace ask::bench {
namespace {

size_t right_ones(const std::vector<DumpedQuestion>& questions, const std::vector<double>& w,
                  size_t part) {
  size_t right = 0;
  for (const DumpedQuestion& q : questions) {
    if (part_of(q.database) != part || q.candidates.empty()) continue;
    const DumpedReading* best = &q.candidates[0];
    for (const DumpedReading& r : q.candidates)
      if (score(r.x, w) > score(best->x, w) + 1e-9) best = &r;
    right += best->right;
  }
  return right;
}

int fit_rules(std::vector<DumpedQuestion> questions, double pull, int epochs) {
  using engine::kRules;
  std::vector<double> start;
  for (size_t i = 0; i < kRules; ++i) start.push_back(engine::default_weights().values[i]);
  for (DumpedQuestion& q : questions)
    for (DumpedReading& r : q.candidates) r.x = r.rule_counts;
  Descent how;
  how.epochs = epochs;
  how.pull = pull;
  size_t before = 0, after = 0;
  for (size_t part = 0; part < kParts; ++part) {
    before += right_ones(questions, start, part);
    after += right_ones(questions, fit_readings(all_but(questions, part), start, how), part);
  }
  std::fprintf(stderr, "left out: right %zu of %zu before, %zu after\n", before, questions.size(),
               after);
  const auto w = fit_readings(all_but(questions, kParts), start, how);
  for (size_t i = 0; i < kRules; ++i)
    std::printf("%s %.2f\n", std::string(name(static_cast<engine::RuleFeature>(i))).c_str(), w[i]);
  return 0;
}

}  // namespace
}  // namespace ask::bench

int main(int argc, char** argv) {
  const bool rules = argc == 5 && std::strcmp(argv[2], "rules") == 0;
  const bool second = argc == 4 && std::strcmp(argv[2], "second") == 0;
  const bool confidence = argc == 4 && std::strcmp(argv[2], "confidence") == 0;
  if (!rules && !second && !confidence) {
    std::fprintf(
        stderr,
        "fit: needs DUMP rules PULL EPOCHS, DUMP second FOLDER or DUMP confidence FOLDER\n");
    return 1;
  }
  auto questions = ask::bench::read_dump(argv[1]);
  if (confidence) return ask::bench::fit_confidence_only(std::move(questions), argv[3]);
  if (second) return ask::bench::fit_second(std::move(questions), argv[3]);
  return ask::bench::fit_rules(std::move(questions), std::stod(argv[3]), std::stoi(argv[4]));
}
