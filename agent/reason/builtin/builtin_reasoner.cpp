#include "agent/reason/builtin/builtin_reasoner.h"

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
#include "agent/engine/rank/execution_evidence.h"
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

Level level_of(double confidence) {
  return confidence >= engine::kSureFrom     ? Level::kSure
         : confidence >= engine::kLikelyFrom ? Level::kLikely
                                             : Level::kNo;
}

}  // namespace

const Interpretation& BuiltinReasoner::interpret(std::string_view question,
                                                 const db::Snapshot& snapshot) {
  if (known_ == nullptr || known_question_ != question || known_snapshot_ != snapshot.id.number()) {
    known_ = std::make_unique<Interpretation>(question, snapshot, cache_->get(snapshot));
    known_question_ = question;
    known_snapshot_ = snapshot.id.number();
    tried_.clear();
    written_ = 0;
  }
  return *known_;
}

Result<Resolved> BuiltinReasoner::resolve(const Ask& ask, const Conversation& known) {
  const std::string whole = comparison_follow_up(ask.question, known);
  if (explanation_asked(whole) || compared(whole, ask.snapshot).draft)
    return Resolved{whole, true, "comparison"};
  std::vector<engine::EarlierTurn> turns;
  const size_t from = known.turns.size() - std::min<size_t>(2, known.turns.size());
  const std::string now = ask.snapshot.catalog.fingerprint + ask.snapshot.catalog.notes;
  for (const AnsweredTurn& turn : std::span(known.turns).subspan(from))
    turns.push_back({turn.taught.empty() ? turn.question : turn.taught, turn.resolved, turn.sql,
                     turn.fingerprint == now ? turn.meaning.get() : nullptr, turn.kind});
  auto read =
      engine::follow_up(ask.question, {turns, known.unanswered, known.unanswered_depends},
                        {ask.snapshot, cache_->get(ask.snapshot), engine::default_weights()});
  if (!read) return read.error();
  finds_nothing_ = false;
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
  weigh_rows(ask);
  return resolved_;
}

// A follow-up that finds nothing is less likely to be what was meant.
void BuiltinReasoner::weigh_rows(const Ask& ask) {
  const Interpretation& in = interpret(resolved_.question, ask.snapshot);
  const auto query = in.query(*resolved_.meaning);
  const auto shape = query ? engine::tried_shape(ask.snapshot, sql::render(*query)) : std::nullopt;
  finds_nothing_ = shape && shape->empty && !resolved_.meaning->yes_no;
  if (finds_nothing_)
    resolved_.confidence =
        engine::with_evidence(resolved_.confidence, engine::execution_evidence({.empty = true}));
}

// The error of a follow-up that finds nothing and is too unsure for that.
Error BuiltinReasoner::nothing_found(const Ask& ask) {
  const auto draft = of_meaning(ask);
  std::string reading = draft ? draft->reading : "";
  if (reading.ends_with('.')) reading.pop_back();
  return {Code::kCannotAnswer,
          fmt::format("cannot answer: as a follow-up it finds no rows: {}; ask it in full",
                      text::shortened(reading, 96))};
}

Result<Draft> BuiltinReasoner::of_meaning(const Ask& ask) {
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
const ComparisonReading& BuiltinReasoner::compared(std::string_view question,
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
Error BuiltinReasoner::incomparable(const Ask& ask, const WriteRequest& request) {
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
std::optional<Draft> BuiltinReasoner::comparison(const Ask& ask, const WriteRequest& request) {
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

Result<Links> BuiltinReasoner::link(const Ask& ask) {
  Links out = links_of(interpret(ask.question, ask.snapshot), ask);
  if (ask.snapshot.catalog.tables.size() <= kManyTables) return out;
  return with_retrieved(ask, std::move(out), *retrieval_->of(ask.snapshot), kMostRetrieved);
}

Result<QueryPlan> BuiltinReasoner::plan(const Ask& ask, const Links& links) {
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
Result<std::optional<QueryPlan>> BuiltinReasoner::plan_in_parts(const Ask& ask, const Links& links,
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

Result<Draft> BuiltinReasoner::draft(const Interpretation& in, size_t from) {
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
Result<Draft> BuiltinReasoner::another(const Interpretation& in, const WriteRequest& request) {
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
std::optional<Draft> BuiltinReasoner::supported(const Interpretation& in,
                                                const WriteRequest& request) {
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

Result<Draft> BuiltinReasoner::write(const Ask& ask, const WriteRequest& request) {
  if (request.change)
    return Error{Code::kCannotAnswer,
                 "the built-in engine writes no changes; type the statement itself"};
  if (follows(request.task.description)) {
    const bool sure = resolved_.confidence >= request.min_confidence;
    if (sure && request.feedback)
      return Error{Code::kSqlGenFailed, "the follow-up has no other reading"};
    if (sure && request.reading > 1) return no_such_reading(request.reading, 1);
    if (sure) return of_meaning(ask);
    if (finds_nothing_ && !request.feedback && request.reading == 0) return nothing_found(ask);
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

std::string BuiltinReasoner::provenance(const Ask& ask, const Task& task) {
  const Interpretation& in = interpret(task.description, ask.snapshot);
  if (written_ >= in.candidates().size()) return {};
  return engine::provenance(in, in.candidates()[written_], task.description);
}

// Rule-based: an empty result lowers the confidence.
Result<Judgement> BuiltinReasoner::judge(const Ask&, const JudgeRequest& request) {
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

Result<std::string> BuiltinReasoner::summarize(const Ask& ask,
                                               const std::vector<TaskResult>& results) {
  return explained(results, ask.question).value_or(answer_text(results));
}

std::unique_ptr<Reasoner> make_builtin(EngineCache* cache, RetrievalCache* retrieval) {
  return std::make_unique<BuiltinReasoner>(cache, retrieval);
}

}  // namespace ask::reason
