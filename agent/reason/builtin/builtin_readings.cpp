// The readings of a question, of which the asker may choose one, and the declines that list them.
#include <algorithm>
#include <tuple>
#include <utility>

#include "agent/engine/explain/abstention.h"
#include "agent/reason/answers_seen.h"
#include "agent/reason/builtin/builtin_reasoner.h"
#include "agent/reason/readings.h"
#include "agent/reason/schema/askable.h"

namespace ask::reason {
namespace {

using engine::Interpretation;

constexpr double kWorthChoosing = 0.15;  // of the confidence of the first reading
constexpr size_t kNumberedReadings = 3;  // in the message of a decline

}  // namespace

// The drafts of the readings, in the order of readings(): first those that answer anew, of which no
// more than `most` are looked for.
std::vector<BuiltinReasoner::Numbered> BuiltinReasoner::different(const Ask& ask, const Task& task,
                                                                  const MayRun& may_run,
                                                                  size_t most) {
  const Interpretation& in = interpret(task.description, ask.snapshot);
  std::vector<Numbered> out, repeated;
  // Two that sound alike are one to the person who is to choose.
  const auto is_among = [&](const std::vector<Numbered>& others, const Draft& draft) {
    return std::any_of(others.begin(), others.end(), [&](const Numbered& other) {
      return other.draft.reading == draft.reading || in.same_rows(other.candidate, written_);
    });
  };
  const auto seen = std::pair(std::exchange(tried_, {}), std::exchange(rejected_, {}));
  const size_t written = written_;
  AnswersSeen answers(ask.snapshot);
  for (size_t at = 0; at < std::min(in.candidates().size(), kMostLooked) && out.size() < most;
       at = written_ + 1) {
    auto next = draft(in, at);  // skips candidates whose SQL is among tried_
    if (!next) break;
    // A sum of texts is never what was asked for.
    const bool nonsense = written_ < in.ranks().size() &&
                          in.ranks()[written_].features[engine::Feature::kBadType] > 0;
    const std::string& sql = next->statement.text();
    if (nonsense || is_among(out, *next) || is_among(repeated, *next) || (may_run && !may_run(sql)))
      continue;
    const bool is_new = answers.is_new(sql);
    (is_new || out.empty() ? out : repeated).push_back({written_, std::move(*next)});
  }
  std::tie(tried_, rejected_) = seen;
  written_ = written;
  for (Numbered& other : repeated)
    if (out.size() < most) out.push_back(std::move(other));
  for (size_t i = 1; i < out.size(); ++i)
    out[i].draft.confidence = std::min(out[i].draft.confidence, out[i - 1].draft.confidence);
  return out;
}

std::vector<Reading> BuiltinReasoner::readings(const Ask& ask, const Task& task,
                                               const MayRun& may_run) {
  std::vector<Reading> out = first_readings(ask, task, may_run, kMostReadings);
  set_differences(out);
  return out;
}

std::vector<Reading> BuiltinReasoner::first_readings(const Ask& ask, const Task& task,
                                                     const MayRun& may_run, size_t most) {
  std::vector<Reading> out;
  if (follows(task.description)) {
    auto only = of_meaning(ask);
    if (only && (!may_run || may_run(only->statement.text())))
      out.push_back({only->statement.text(), only->confidence, std::move(only->reading)});
    return out;
  }
  if (const auto& found = compared(task.description, ask.snapshot).draft;
      found && (!may_run || may_run(found->sql)))
    out.push_back({found->sql, found->confidence, found->reading});
  for (auto& [at, draft] : different(ask, task, may_run, most - out.size()))
    out.push_back({draft.statement.text(), draft.confidence, std::move(draft.reading)});
  return out;
}

// The reading that the asker has chosen by its number.
Result<Draft> BuiltinReasoner::chosen(const Ask& ask, const WriteRequest& request) {
  const Interpretation& in = interpret(request.task.description, ask.snapshot);
  // The first of a question that compares is the comparison.
  const size_t before = compared(request.task.description, ask.snapshot).draft ? 1 : 0;
  std::vector<Numbered> all = different(ask, request.task, request.may_run, kMostReadings - before);
  if (all.empty()) return declined(ask, request, in, nullptr);
  const size_t count = all.size() + before;
  if (request.reading > count) return no_such_reading(request.reading, count);
  auto& [at, out] = all[request.reading - 1 - before];
  written_ = at;
  out.level = Level::kSure;  // it was chosen, so the answer need not state it
  return std::move(out);
}

Error BuiltinReasoner::declined(const Ask& ask, const WriteRequest& request,
                                const Interpretation& in, const engine::Confidence* confidence) {
  engine::Decline decline{.values_unread = !ask.snapshot.measured};
  const bool doubt = confidence != nullptr && engine::is_doubt(*confidence);
  if (doubt) {
    auto all = first_readings(ask, request.task, request.may_run, kNumberedReadings);
    while (all.size() > 1 && all.back().confidence < kWorthChoosing * all[0].confidence)
      all.pop_back();
    set_differences(all);
    for (const Reading& reading : all) decline.readings.push_back(reading.differs);
  }
  if (decline.readings.empty()) {
    const auto questions = askable(ask.snapshot, cache_, engine::nearest_tables(in), 1);
    if (!questions.empty()) decline.question = questions.front();
  }
  return {Code::kCannotAnswer, engine::decline_text(in, confidence, decline)};
}

}  // namespace ask::reason
