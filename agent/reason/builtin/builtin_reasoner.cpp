// The Reasoner without a model: ranked candidates of the engine, and answers by templates.
#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <tuple>
#include <utility>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/engine/dialogue/follow_up.h"
#include "agent/engine/explain/abstention.h"
#include "agent/engine/explain/provenance.h"
#include "agent/engine/explain/typos.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/rank/confidence.h"
#include "agent/engine/text/tokenizer.h"
#include "agent/examples/sql_literals.h"
#include "agent/reason/answer.h"
#include "agent/reason/comparison.h"
#include "agent/reason/comparison_follow_up.h"
#include "agent/reason/explanation.h"
#include "agent/reason/function_words.h"
#include "agent/reason/measured_query.h"
#include "agent/reason/outline/change_shares.h"
#include "agent/reason/outline/explanation_plan.h"
#include "agent/reason/outline/outline_builder.h"
#include "agent/reason/question_parts.h"
#include "agent/reason/readings.h"
#include "agent/reason/reasoner.h"
#include "agent/reason/retrieval/link_retrieval.h"
#include "agent/reason/retrieval/links_of.h"
#include "agent/reason/schema/askable.h"
#include "agent/sql/explain/explain.h"
#include "agent/sql/parse.h"
#include "agent/sql/render.h"

namespace ask::reason {
namespace {

using engine::EngineCache;
using engine::Interpretation;

// Tables of a schema that are looked over at a glance; those that retrieval adds in a larger one.
constexpr size_t kManyTables = 16, kMostRetrieved = 8;
constexpr size_t kMostReadings = 8;      // drafts per call; one per attempt
constexpr double kWorthChoosing = 0.15;  // of the confidence of the first reading
constexpr size_t kMostLooked = 24;       // candidates to find that many readings among
constexpr size_t kNumberedReadings = 3;  // in the message of a decline

Level level_of(double confidence) {
  return confidence >= engine::kSureFrom     ? Level::kSure
         : confidence >= engine::kLikelyFrom ? Level::kLikely
                                             : Level::kNo;
}

class Builtin final : public Reasoner {
 public:
  Builtin(EngineCache* cache, RetrievalCache* retrieval)
      : cache_(cache != nullptr ? cache : &own_),
        retrieval_(retrieval != nullptr ? retrieval : &own_retrieval_) {}

  std::string_view name() const override { return "builtin"; }
  Result<GateVerdict> gate(std::string_view) override { return GateVerdict{}; }
  Result<Resolved> resolve(const Ask& ask, const Conversation& known) override;
  Result<Links> link(const Ask& ask) override;
  Result<QueryPlan> plan(const Ask& ask, const Links& links) override;
  Result<std::optional<QueryPlan>> plan_in_parts(const Ask& ask, const Links& links,
                                                 const PartsRequest& wanted) override;
  Result<Draft> write(const Ask& ask, const WriteRequest& request) override;
  std::vector<Reading> readings(const Ask& ask, const Task& task, const MayRun& may_run) override;
  std::string provenance(const Ask& ask, const Task& task) override;
  Result<Judgement> judge(const Ask& ask, const JudgeRequest& request) override;
  Result<std::string> summarize(const Ask& ask, const std::vector<TaskResult>& results) override;
  Result<OutlineDraft> outline(const Ask& ask, const OutlineRequest& request) override {
    return built_outline(ask, request, cache_);
  }

 private:
  const Interpretation& interpret(std::string_view question, const db::Snapshot& snapshot);
  // The best candidate from index `from` on whose SQL has not been tried.
  Result<Draft> draft(const Interpretation& in, size_t from);
  struct Numbered {
    size_t candidate;  // its index
    Draft draft;
  };
  std::vector<Numbered> different(const Interpretation& in, const MayRun& may_run);
  Result<Draft> chosen(const Ask& ask, const WriteRequest& request);
  Error declined(const Ask& ask, const WriteRequest& request, const Interpretation& in,
                 const engine::Confidence* confidence);
  // The draft of a follow-up, as it was made whole.
  bool follows(std::string_view question) const {
    return resolved_.meaning != nullptr && resolved_.question == question;
  }
  Result<Draft> of_meaning(const Ask& ask);
  const ComparisonReading& compared(std::string_view question, const db::Snapshot& snapshot);
  std::optional<Draft> comparison(const Ask& ask, const WriteRequest& request);
  Error incomparable(const Ask& ask, const WriteRequest& request);
  Result<Draft> another(const Interpretation& in, const WriteRequest& request);
  std::optional<Draft> supported(const Interpretation& in, const WriteRequest& request);

  EngineCache own_;
  EngineCache* cache_;
  RetrievalCache own_retrieval_;
  RetrievalCache* retrieval_;
  std::unique_ptr<Interpretation> known_;
  std::string known_question_;
  uint64_t known_snapshot_ = 0, compared_snapshot_ = 0;  // ids
  std::vector<std::string> tried_, rejected_;
  Resolved resolved_;
  ExplanationPlanner explanations_;
  ComparisonReading compared_;
  std::string compared_question_;
  size_t written_ = 0;  // index of the candidate that was written last
};

const Interpretation& Builtin::interpret(std::string_view question, const db::Snapshot& snapshot) {
  if (known_ == nullptr || known_question_ != question || known_snapshot_ != snapshot.id.number()) {
    known_ = std::make_unique<Interpretation>(question, snapshot, cache_->get(snapshot));
    known_question_ = question;
    known_snapshot_ = snapshot.id.number();
    tried_.clear();
    written_ = 0;
  }
  return *known_;
}

Result<Resolved> Builtin::resolve(const Ask& ask, const Conversation& known) {
  const std::string whole = comparison_follow_up(ask.question, known);
  if (explanation_asked(whole) || compared(whole, ask.snapshot).draft)
    return Resolved{whole, true, "comparison"};
  std::vector<engine::EarlierTurn> turns;
  const size_t from = known.turns.size() - std::min<size_t>(2, known.turns.size());
  const std::string now = ask.snapshot.catalog.fingerprint + ask.snapshot.catalog.notes;
  for (const AnsweredTurn& turn : std::span(known.turns).subspan(from))
    turns.push_back({turn.question, turn.resolved, turn.sql,
                     turn.fingerprint == now ? turn.meaning.get() : nullptr, turn.kind});
  auto read =
      engine::follow_up(ask.question, {turns, known.unanswered, known.unanswered_depends},
                        {ask.snapshot, cache_->get(ask.snapshot), engine::default_weights()});
  if (!read) return read.error();
  if (resolved_ = {std::string(ask.question)}; !*read) return resolved_;
  engine::FollowUp& found = **read;
  if (found.kind != engine::FollowUpKind::kAlone && !known.turns.empty() &&
      compared(known.turns.back().resolved, ask.snapshot).draft)
    return after_comparison(ask.question, known.turns.back().resolved);
  resolved_.question = std::move(found.question);
  if (found.kind == engine::FollowUpKind::kAlone) return resolved_;
  resolved_.follows = true;
  resolved_.kind = engine::name(found.kind);
  resolved_.confidence = found.confidence;
  resolved_.meaning = std::make_shared<const engine::LogicalForm>(std::move(found.meaning));
  return resolved_;
}

Result<Draft> Builtin::of_meaning(const Ask& ask) {
  const Interpretation& in = interpret(resolved_.question, ask.snapshot);
  const auto query = in.query(*resolved_.meaning);
  if (!query) return query.error();
  Draft out;
  out.statement = sql::render(*query);
  out.reading = sql::explain(*query);
  out.reasoning = fmt::format("a follow-up ({})", resolved_.kind);
  out.confidence = resolved_.confidence;
  out.level = level_of(out.confidence);
  written_ = in.candidates().size();  // not one of them
  return out;
}

// The question as a comparison. What the engine itself reads as a difference of two values stays
// that.
const ComparisonReading& Builtin::compared(std::string_view question,
                                           const db::Snapshot& snapshot) {
  if (compared_snapshot_ == snapshot.id.number() && compared_question_ == question)
    return compared_;
  compared_question_ = question;
  compared_snapshot_ = snapshot.id.number();
  compared_ = {};
  if (!may_compare(question)) return compared_;
  const Interpretation& in = interpret(question, snapshot);
  const bool difference =
      in.confidence(0).value >= engine::kLikelyFrom &&
      in.candidates()[0].logical_form.block.combine == engine::Combine::kDifference;
  if (!difference && !in.asks_series())
    compared_ = read_comparison(question, snapshot, cache_->get(snapshot));
  return compared_;
}

// True if the best reading gives a row for each of several values that the question names; `dates`:
// they are periods, which "a status of 2023 or 2024" is not.
bool side_by_side(const Interpretation& in, bool dates) {
  if (in.candidates().empty()) return false;
  const engine::QueryBlock& block = in.candidates()[0].logical_form.block;
  return std::any_of(block.where.begin(), block.where.end(), [&](const auto& clause) {
    return clause.size() > 1 && (!dates || in.column_facts().temporal(clause[0].column)) &&
           contains(block.group, clause[0].column);
  });
}

// Why a question that compares is not answered: what is not understood of one side, or that alone.
Error Builtin::incomparable(const Ask& ask, const WriteRequest& request) {
  const std::string side = compared_.unread;
  const Error apart{Code::kCannotAnswer, compared_.declined};
  if (side.empty()) return apart;
  const Interpretation& in = interpret(side, ask.snapshot);
  const engine::Confidence confidence = in.confidence(0);
  if (confidence.value >= request.min_confidence || engine::is_doubt(confidence)) return apart;
  const Task task{request.task.id, side, "", {}};
  return declined(ask, {task, request.links, std::nullopt, request.min_confidence}, in,
                  in.candidates().empty() ? nullptr : &confidence);
}

Draft drafted(const ComparisonDraft& comparison) {
  Draft out;
  out.statement = comparison.sql;
  out.reading = comparison.reading;
  out.reasoning = fmt::format("a comparison of \"{}\" with \"{}\"", comparison.first_question,
                              comparison.second_question);
  out.confidence = comparison.confidence;
  out.level = level_of(out.confidence);
  out.comparison = comparison.comparison;
  return out;
}

// The draft of a question that compares, if that is what is to be written.
std::optional<Draft> Builtin::comparison(const Ask& ask, const WriteRequest& request) {
  if (request.reading > 1) return std::nullopt;
  const auto& found = compared(request.task.description, ask.snapshot).draft;
  if (!found || (request.reading == 0 && found->confidence < request.min_confidence) ||
      contains(request.rejected, found->sql))
    return std::nullopt;
  written_ = std::numeric_limits<size_t>::max();  // not one of the candidates
  Draft out = drafted(*found);
  if (request.reading == 1) out.level = Level::kSure;
  return out;
}

Result<Links> Builtin::link(const Ask& ask) {
  Links out = links_of(interpret(ask.question, ask.snapshot), ask);
  if (ask.snapshot.catalog.tables.size() <= kManyTables) return out;
  return with_retrieved(ask, std::move(out), *retrieval_->of(ask.snapshot), kMostRetrieved);
}

Result<QueryPlan> Builtin::plan(const Ask& ask, const Links& links) {
  auto causes = explanations_.plan(ask, links, cache_);
  if (!causes) return causes.error();
  if (*causes) return std::move(**causes);
  const Interpretation& in = interpret(ask.question, ask.snapshot);
  QueryPlan plan;
  const bool follow = follows(ask.question);
  const auto* comparison = follow ? nullptr : &compared(ask.question, ask.snapshot).draft;
  plan.confidence = follow                      ? resolved_.confidence
                    : comparison && *comparison ? (**comparison).confidence
                                                : in.confidence(0).value;
  plan.tasks = {{"t1", std::string(ask.question), "", {}}};
  return plan;
}

// A comparison has a statement of its own, which is as good as a plan in parts. Other questions are
// read in parts where they are not understood as a whole.
Result<std::optional<QueryPlan>> Builtin::plan_in_parts(const Ask& ask, const Links& links,
                                                        const PartsRequest& wanted) {
  const auto planned = [](std::optional<Decomposition> parts) {
    return parts ? std::optional(plan_of(std::move(*parts))) : std::nullopt;
  };
  if (follows(ask.question) || interpret(ask.question, ask.snapshot).asks_series() ||
      (!wanted.always && !wanted.answered_apart))
    return std::optional<QueryPlan>();
  const ReadPart read = part_reader(ask.snapshot, *cache_);
  const QuestionParts parts = question_parts(ask.question);
  const auto& compares = compared(ask.question, ask.snapshot);
  if (wanted.always && compares.draft && compares.draft->confidence >= wanted.min_confidence)
    return planned(compared_parts(*compares.draft));
  if (compares.draft || compares.certain) return std::optional<QueryPlan>();
  if (wanted.always)
    if (auto out = planned(united_counts(parts, read))) return out;
  const auto whole = plan(ask, links);
  if (!whole) return whole.error();
  const double sure = parts.counts ? wanted.min_confidence : engine::kSureFrom;
  if (whole->confidence < sure || loses_part(parts, interpret(ask.question, ask.snapshot)))
    if (auto out = planned(answered_apart(parts, read, wanted.try_unmapped))) return out;
  return wanted.always ? planned(single_part(ask.question, whole->confidence)) : std::nullopt;
}

Result<Draft> Builtin::draft(const Interpretation& in, size_t from) {
  for (size_t i = from; i < std::min(in.candidates().size(), from + kMostReadings); ++i) {
    const auto query = in.query(in.candidates()[i]);
    if (!query) continue;
    Draft out;
    out.statement = sql::render(*query);
    if (const auto all = in.all_first(in.candidates()[i]))
      if (std::string text = sql::render(*all); text != out.statement.text())
        out.all_first = std::move(text);
    if (contains(tried_, out.statement.text()) || is_rejected(out, rejected_)) continue;
    tried_.push_back(out.statement.text());
    written_ = i;
    const engine::Confidence confidence = in.confidence(i);
    out.reading = sql::explain(*query);
    out.measured = with_measure(*query, in, in.candidates()[i]);
    out.reasoning =
        fmt::format("reading {} of {}{}{}", i + 1, in.candidates().size(),
                    confidence.abstention_reason.empty() ? "" : ": ", confidence.abstention_reason);
    // The confidence of a lower candidate is bounded by what the first one leaves.
    out.confidence =
        i == 0 ? confidence.value : std::min(confidence.value, 1 - in.confidence(0).value);
    out.level = level_of(out.confidence);
    const auto respelt = engine::typos(in, in.candidates()[i], known_question_);
    if (const std::string typos = engine::describe(respelt); !typos.empty()) {
      if (out.reading.ends_with('.')) out.reading.pop_back();
      out.reading += ", " + typos + ".";
      out.level = std::min(out.level, Level::kLikely);  // below kSure, so that the answer states it
    }
    out.unexplained = confidence.unexplained;
    return out;
  }
  return Error{Code::kSqlGenFailed, "there is no other reading of the question"};
}

// After a failed attempt: the next candidate, if it is confident enough. Only after retryable
// errors or an empty result: a safeguard or a timeout is not the candidate's fault, and another
// candidate would answer a different question.
Result<Draft> Builtin::another(const Interpretation& in, const WriteRequest& request) {
  const Error& error = request.feedback->error;
  const Error none{Code::kSqlGenFailed, "there is no other reading of the question"};
  if (!facts(error.code).retryable && error.code != Code::kNoRows) return none;
  tried_.push_back(request.feedback->sql);
  auto next = draft(in, 0);
  if (next && next->confidence < request.min_confidence) return none;
  return next;
}

// The candidate that is, but for its literals, the SQL of a taught question with the same function
// words. Words that it does not explain must be those of the taught question.
std::optional<Draft> Builtin::supported(const Interpretation& in, const WriteRequest& request) {
  constexpr double kAlike = 0.5;
  const auto words = function_words(request.task.description);
  for (const NearExample& example : request.examples) {
    if (example.similarity < kAlike) break;
    const auto taught = sql::parse(example.sql);
    if (!taught || function_words(example.question) != words) continue;
    const std::string shape = examples::without_literals(sql::render(*taught));
    for (size_t i = 0; i < std::min(in.candidates().size(), kMostLooked); ++i) {
      const auto query = in.query(in.candidates()[i]);
      if (!query || examples::without_literals(sql::render(*query)) != shape) continue;
      auto out = draft(in, i);
      if (!out || written_ != i) break;
      if (!std::all_of(out->unexplained.begin(), out->unexplained.end(),
                       [&](const std::string& word) { return says_word(example.question, word); }))
        break;
      out->confidence = std::max(out->confidence, example.similarity);
      out->level = Level::kLikely;  // the answer states the reading
      out->reasoning = "as the taught question: " + example.question;
      return std::move(*out);
    }
  }
  return std::nullopt;
}

Result<Draft> Builtin::write(const Ask& ask, const WriteRequest& request) {
  if (request.change)
    return Error{Code::kCannotAnswer,
                 "the built-in engine writes no changes; type the statement itself"};
  if (follows(request.task.description) && resolved_.confidence >= request.min_confidence) {
    if (request.feedback) return Error{Code::kSqlGenFailed, "the follow-up has no other reading"};
    if (request.reading > 1) return no_such_reading(request.reading, 1);
    return of_meaning(ask);
  }
  if (!request.feedback) {
    if (auto found = comparison(ask, request)) return std::move(*found);
    if (request.reading == 0 && compared_.certain &&
        !side_by_side(interpret(request.task.description, ask.snapshot), compared_.dates))
      return incomparable(ask, request);
  }
  const Interpretation& in = interpret(request.task.description, ask.snapshot);
  if (request.feedback) return another(in, request);
  rejected_ = request.rejected;
  if (request.reading > 0) return chosen(ask, request);
  if (auto lost = lost_part(request.task.description, in)) return std::move(*lost);
  auto first = draft(in, 0);
  if (!first) return declined(ask, request, in, nullptr);
  if (first->confidence < request.min_confidence) {
    tried_.pop_back();
    if (auto taught = supported(in, request);
        taught && taught->confidence >= request.min_confidence)
      return std::move(*taught);
    const engine::Confidence confidence = in.confidence(0);
    return declined(ask, request, in, &confidence);
  }
  return first;
}

// The drafts of the readings, in the order of readings().
std::vector<Builtin::Numbered> Builtin::different(const Interpretation& in, const MayRun& may_run) {
  std::vector<Numbered> out;
  const auto seen = std::pair(std::exchange(tried_, {}), std::exchange(rejected_, {}));
  const size_t written = written_;
  for (size_t at = 0; at < std::min(in.candidates().size(), kMostLooked); at = written_ + 1) {
    if (out.size() == kMostReadings) break;
    auto next = draft(in, at);  // skips candidates whose SQL is among tried_
    if (!next) break;
    // Two that sound alike are one to the person who is to choose.
    const bool known = std::any_of(out.begin(), out.end(), [&](const Numbered& other) {
      return other.draft.reading == next->reading || in.same_rows(other.candidate, written_);
    });
    // A sum of texts is never what was asked for.
    const bool nonsense = written_ < in.ranks().size() &&
                          in.ranks()[written_].features[engine::Feature::kBadType] > 0;
    if (known || nonsense || (may_run && !may_run(next->statement.text()))) continue;
    if (!out.empty()) next->confidence = std::min(next->confidence, out.back().draft.confidence);
    out.push_back({written_, std::move(*next)});
  }
  std::tie(tried_, rejected_) = seen;
  written_ = written;
  return out;
}

std::vector<Reading> Builtin::readings(const Ask& ask, const Task& task, const MayRun& may_run) {
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
  for (auto& [at, draft] : different(interpret(task.description, ask.snapshot), may_run))
    out.push_back({draft.statement.text(), draft.confidence, std::move(draft.reading)});
  set_differences(out);
  return out;
}

// The reading that the asker has chosen by its number.
Result<Draft> Builtin::chosen(const Ask& ask, const WriteRequest& request) {
  const Interpretation& in = interpret(request.task.description, ask.snapshot);
  std::vector<Numbered> all = different(in, request.may_run);
  if (all.empty()) return declined(ask, request, in, nullptr);
  // The first of a question that compares is the comparison.
  const size_t before = compared(request.task.description, ask.snapshot).draft ? 1 : 0;
  const size_t count = all.size() + before;
  if (request.reading > count) return no_such_reading(request.reading, count);
  auto& [at, out] = all[request.reading - 1 - before];
  written_ = at;
  out.level = Level::kSure;  // it was chosen, so the answer need not state it
  return std::move(out);
}

Error Builtin::declined(const Ask& ask, const WriteRequest& request, const Interpretation& in,
                        const engine::Confidence* confidence) {
  engine::Decline decline{.values_unread = !ask.snapshot.measured};
  const bool doubt = confidence != nullptr && engine::is_doubt(*confidence);
  if (doubt) {
    auto all = readings(ask, request.task, request.may_run);
    if (all.size() > kNumberedReadings) all.resize(kNumberedReadings);
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

std::string Builtin::provenance(const Ask& ask, const Task& task) {
  const Interpretation& in = interpret(task.description, ask.snapshot);
  if (written_ >= in.candidates().size()) return {};
  return engine::provenance(in, in.candidates()[written_], task.description);
}

// Rule-based: an empty result lowers the confidence.
Result<Judgement> Builtin::judge(const Ask&, const JudgeRequest& request) {
  if (request.result == nullptr) return Judgement{0, 0, "the statement failed"};
  Judgement out{1, request.draft.confidence, "the rows are what was asked for, as it was read"};
  const auto& rows = request.result->rows;
  if (rows.empty()) {
    out = {0.8, request.draft.confidence * 0.8, "no rows match"};
  } else if (rows.size() == 1 && std::all_of(rows[0].begin(), rows[0].end(), [](const Value& v) {
               return std::holds_alternative<std::monostate>(v);
             })) {
    out = {0.6, request.draft.confidence * 0.5, "the only row holds no value"};
  }
  out.settled = true;
  return out;
}

Result<std::string> Builtin::summarize(const Ask& ask, const std::vector<TaskResult>& results) {
  return explained(results, ask.question).value_or(answer_text(results));
}

}  // namespace

std::unique_ptr<Reasoner> make_builtin(EngineCache* cache, RetrievalCache* retrieval) {
  return std::make_unique<Builtin>(cache, retrieval);
}

}  // namespace ask::reason
