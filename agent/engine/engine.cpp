#include "agent/engine/engine.h"

#include <algorithm>
#include <optional>

#include "agent/common/today.h"
#include "agent/engine/adjust/adjustment.h"
#include "agent/engine/adjust/completion.h"
#include "agent/engine/adjust/tied_rows.h"
#include "agent/engine/generate/generator.h"
#include "agent/engine/ground/join_preferences.h"
#include "agent/engine/link/linker.h"
#include "agent/engine/link/noted_linker.h"
#include "agent/engine/rank/execution_evidence.h"
#include "agent/sql/render.h"

namespace ask::engine {
namespace {

// The bytes of an aside: "(not closed)", ", that is, who have no phone" at the end. Empty if the
// question has none, or several.
SourceSpan aside_of(std::string_view question) {
  constexpr std::string_view kThatIs = ", that is, ";
  size_t begin = question.find('('), end = question.find(')');
  if (begin != question.npos && end != question.npos && begin > 0 && begin < end &&
      question.find('(', begin + 1) == question.npos)
    return {static_cast<uint32_t>(begin), static_cast<uint32_t>(end + 1)};
  begin = question.find(kThatIs);
  if (begin == 0 || begin == question.npos) return {};
  end = question.size() - (question.ends_with('.') || question.ends_with('?') ? 1 : 0);
  return {static_cast<uint32_t>(begin), static_cast<uint32_t>(end)};
}

// True if the aside names a column that a condition of the block compares.
bool names_condition(const Arcs& arcs, SourceSpan aside, const QueryBlock& block) {
  return std::any_of(arcs.all.begin(), arcs.all.end(), [&](const Arc& arc) {
    const SourceSpan& source = arcs.token(arc.begin).source;
    if (source.begin < aside.begin || source.end > aside.end ||
        (arc.kind != MentionKind::kColumn && arc.kind != MentionKind::kValue))
      return false;
    const ColumnExpr named = best_column(arcs, arc);
    return std::any_of(block.where.begin(), block.where.end(), [&](const auto& any) {
      return any.size() == 1 && any[0].sub.empty() && any[0].column.table == named.table &&
             any[0].column.column == named.column;
    });
  });
}

// How sure the rest of the question makes it, if the aside only repeats a condition of the reading.
std::optional<Confidence> without_aside(std::string_view question, const db::Snapshot& snapshot,
                                        const std::shared_ptr<const EngineSchema>& schema,
                                        const RuleWeights& weights, Rows rows, const Arcs& arcs,
                                        const LogicalForm& form) {
  const SourceSpan aside = aside_of(question);
  if (aside.empty() || !names_condition(arcs, aside, form.block)) return std::nullopt;
  std::string rest(question.substr(0, aside.begin));
  while (rest.ends_with(' ')) rest.pop_back();
  rest += question.substr(aside.end);
  const Interpretation other(rest, snapshot, schema, weights, rows);
  if (other.candidates().empty() || !(other.candidates()[0].logical_form == form))
    return std::nullopt;
  return other.confidence(0);
}

// True if what became of the groups when they were completed cannot take the series.
bool loses_series(const AskedSeries& series, const std::vector<Candidate>& candidates) {
  return (series.any() || !series.listed.empty()) && !candidates.empty() &&
         candidates[0][Feature::kLostShape] > 0;
}

}  // namespace

Interpretation::Interpretation(std::string_view question, const db::Snapshot& snapshot,
                               std::shared_ptr<const EngineSchema> schema,
                               const RuleWeights& weights, Rows rows)
    : schema_(first_schema_for(question, schema)),
      weights_(weights),
      today_(today()),
      column_facts_(std::in_place, snapshot, schema_->index),
      rows_(rows) {
  interpret(question, snapshot);
  const std::shared_ptr<const EngineSchema> whole = schema_for(question, schema);
  const auto read_by = [&](std::shared_ptr<const EngineSchema> other) {
    schema_ = std::move(other);
    column_facts_.emplace(snapshot, schema_->index);
    further_.clear();
    numbers_.clear();
    interpret(question, snapshot);
  };
  // Reads the question by another schema, too, and keeps that if it is understood so.
  const auto understood_by = [&](std::shared_ptr<const EngineSchema> other) {
    const std::shared_ptr<const EngineSchema> first = schema_;
    const size_t unexplained = best_.unexplained.size();
    read_by(std::move(other));
    if (best_.value >= kLikelyFrom) return true;
    const bool more = schema_ == whole && best_.unexplained.size() < unexplained;
    if (!more) read_by(first);
    return false;
  };
  // What the tables do not say a view may.
  if (best_.value < kLikelyFrom && schema_ != whole && understood_by(whole)) return;
  // What words of notes make doubtful may be understood without them.
  if (best_.value >= kLikelyFrom || schema_->without_notes == nullptr ||
      !says_noted_in_passing(question, schema_->index))
    return;
  if (understood_by(schema_->without_notes))
    best_.value = std::min(best_.value, kSureFrom - 0.01);  // the answer says how it is read
}

void Interpretation::interpret(std::string_view question, const db::Snapshot& snapshot) {
  read_whole(question, snapshot);
  if (best_.value < kLikelyFrom && !promoted_ && best_.unexplained.empty() && !candidates_.empty())
    if (const auto sure = without_aside(question, snapshot, schema_, weights_, rows_, arcs_,
                                        candidates_[0].logical_form))
      best_ = *sure;
  if (snapshot.catalog.tables.empty()) return;
  // What the end asks for may keep the rest of the question from being understood.
  if (best_.value < kLikelyFrom && !asks_series() &&
      read_otherwise(question, snapshot, Ending::kTakenFirst))
    return;
  // Where the end of the question lists the outputs, the rest of it may be understood better.
  if (best_.value < kSureFrom && !asks_series())
    read_otherwise(question, snapshot, Ending::kListed);
}

void Interpretation::rank_all(const db::Snapshot& snapshot) {
  const bool yes_no = asked_.yes_no && !asked_.shape.existing_rows;
  ranks_ = rank({arcs_, *column_facts_, schema_->graph, yes_no}, candidates_);
  preferences_ = key_preferences(arcs_, schema_->graph, schema_->index, schema_->roles);
  for (Candidate& candidate : candidates_)
    complete_query({arcs_, *column_facts_, schema_->graph, weights_}, asked_.shape,
                   snapshot.values, preference(), candidate);
  rerank_by_rows(snapshot);
  best_ = estimated(0);
  if (loses_series(asked_.shape.series, candidates_)) best_.value = 0;
}

// Reads the question with the further outputs that its end asks for, if its rows can show them.
void Interpretation::read_whole(std::string_view question, const db::Snapshot& snapshot) {
  read(question, snapshot, Ending::kTaken);
  numbers_.clear();
  further_ = link_further_outputs(asked_.shape.further, snapshot, *column_facts_);
  if (snapshot.catalog.tables.empty()) return;
  read_numbers(snapshot);
  find_candidates();
  const bool named = asked_.shape.only_further || !names_nothing(further_);
  const bool several = (!further_.empty() && named) || !numbers_.empty();
  if (several && (candidates_.empty() || candidates_[0][Feature::kLostShape] > 0)) {
    // What the end of the question names belongs to no row that the rest of it finds.
    read(question, snapshot, Ending::kLeft);
    further_.clear();
    numbers_.clear();
    find_candidates();
  }
  rank_all(snapshot);
}

// Reads the question with its end taken off in another way, and keeps that reading if it is better
// understood. True if it is.
bool Interpretation::read_otherwise(std::string_view question, const db::Snapshot& snapshot,
                                    Ending ending) {
  Rewritten other = reworded_question(question, {snapshot, *schema_, *column_facts_}, ending);
  if (other.shape.further.empty() && other.shape.series.listed.empty()) return false;
  const double before = best_.value;
  asked_ = std::move(other);
  further_ = link_further_outputs(asked_.shape.further, snapshot, *column_facts_);
  numbers_.clear();
  link_words(question, snapshot);
  find_candidates();
  rank_all(snapshot);
  if (!candidates_.empty() && best_.value > std::max(before, kLikelyFrom)) return true;
  read_whole(question, snapshot);
  return false;
}

// Rewrites and links the question. The tokens have their places in the asked one.
void Interpretation::read(std::string_view question, const db::Snapshot& snapshot, Ending ending) {
  asked_ = reworded_question(question, {snapshot, *schema_, *column_facts_}, ending);
  link_words(question, snapshot);
}

void Interpretation::link_words(std::string_view question, const db::Snapshot& snapshot) {
  lattice_ = link(asked_.text, snapshot, schema_->index, asked_.shape.unit);
  if (asked_.words.version() > 0) asked_.words.place(question, lattice_.tokens);
  if (!asked_.noted_nouns.empty()) mark_noted_nouns(question, asked_.noted_nouns, lattice_);
  arcs_ = make_arcs(lattice_);
}

// Reads the questions about further numbers, each by itself.
void Interpretation::read_numbers(const db::Snapshot& snapshot) {
  constexpr double kUnderstood = 0.5;
  for (const SecondNumber& number : asked_.shape.numbers) {
    NumberBeside& out = numbers_.emplace_back();
    out.among = number.among;
    out.whole = number.whole;
    out.summed = number.summed;
    const Interpretation other(number.question, snapshot, schema_, weights_, Rows::kUntried);
    if (other.candidates().empty() || other.confidence(0).value < kUnderstood) continue;
    const LogicalForm form = other.meaning(other.candidates()[0]);
    if (form.op == SetOperator::kAlone && form.beside.empty() && !form.yes_no)
      out.block = without_origins(form.block);
  }
}

void Interpretation::find_candidates() {
  parses_ = beam_search({arcs_, *column_facts_, weights_}, kBeamWidth);
  candidates_ = ground_all({arcs_, *column_facts_, schema_->graph, weights_}, parses_.states);
  adjust_candidates({arcs_, *column_facts_, schema_->graph, asked_, further_, numbers_, today_},
                    candidates_);
}

// Tries the best candidate on the rows that were copied. Where they speak so much against it that
// it is doubtful, the best one that nothing speaks against comes first, if it is nearly as good.
void Interpretation::rerank_by_rows(const db::Snapshot& snapshot) {
  constexpr size_t kMostTried = 6;
  constexpr float kWeight = 1;  // of the evidence, in the score of the reranker
  const auto tried = [&](size_t at) -> std::optional<double> {
    const Candidate& candidate = candidates_[at];
    const auto built = query(candidate);
    auto shape = built ? tried_shape(snapshot, sql::render(*built)) : std::nullopt;
    if (!shape) return std::nullopt;
    shape->deduplicated =
        candidate.logical_form.block.distinct && !candidate.state->sketch.distinct;
    return execution_evidence(*shape);
  };
  evidence_.clear();
  promoted_ = false;
  if (ranks_.empty() || rows_ == Rows::kUntried) return;
  evidence_.push_back(tried(0));
  if (evidence_[0].value_or(0) >= 0 || estimated(0).value >= kLikelyFrom) return;
  const float least = ranks_[0].score + kWeight * static_cast<float>(*evidence_[0]);
  for (size_t i = 1; i < std::min(kMostTried, ranks_.size()) && ranks_[i].score > least; ++i) {
    evidence_.push_back(tried(i));
    if (evidence_[i] != 0 || !abstention_reason(ranks_[i]).empty() ||
        ranks_[i].result_key.loosely == ranks_[0].result_key.loosely)
      continue;
    const auto to_front = [i](auto& list) {
      const auto at = list.begin() + static_cast<std::ptrdiff_t>(i);
      std::rotate(list.begin(), at, at + 1);
    };
    to_front(candidates_);
    to_front(ranks_);
    to_front(evidence_);
    promoted_ = true;
    return;
  }
}

Confidence Interpretation::estimated(size_t at) const {
  const auto read = std::span(lattice_.tokens).first(arcs_.tokens());
  Confidence out =
      estimate_confidence(ranks_, at, read, column_facts_->catalog().tables.size());
  if (at < evidence_.size() && evidence_[at] && out.abstention_reason.empty())
    out.value = with_evidence(out.value, *evidence_[at]);
  // The end of a very long question was not read.
  if (read.size() < lattice_.tokens.size()) out.value = std::min(out.value, kLikelyFrom - 0.01);
  // First only because a better one finds nothing: too doubtful to be answered by default.
  if (at == 0 && promoted_) out.value = std::min(out.value, kLikelyFrom - 0.01);
  // What speaks against the first one speaks for none of the others.
  if (at > 0 && !evidence_.empty() && (promoted_ || evidence_[0].value_or(0) < 0))
    out.value = std::min(out.value, best_.value);
  return out;
}

SchemaGraph::Preference Interpretation::preference() const {
  return [this](uint32_t edge) { return preferences_[edge]; };
}

Result<sql::Query> Interpretation::query(const Candidate& candidate) const {
  return query(meaning(candidate));
}

LogicalForm Interpretation::meaning(const Candidate& candidate) const {
  LogicalForm one = candidate.logical_form;
  one.block.ties = asks_for_all_tied(arcs_, candidate);
  return one;
}

Result<sql::Query> Interpretation::query(const LogicalForm& form) const {
  return build(form, *column_facts_, schema_->graph, preference());
}

Result<sql::Query> Interpretation::all_first(const Candidate& candidate) const {
  if (!keeps_one_of_tied(candidate)) return Error{Code::kSqlGenFailed, "one row is not asked for"};
  return query(candidate.logical_form);
}

}  // namespace ask::engine
