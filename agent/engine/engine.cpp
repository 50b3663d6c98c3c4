#include "agent/engine/engine.h"

#include <algorithm>
#include <optional>

#include "agent/common/contains.h"
#include "agent/common/today.h"
#include "agent/engine/adjust/all_rows.h"
#include "agent/engine/adjust/asked_parts_shown.h"
#include "agent/engine/adjust/completion.h"
#include "agent/engine/adjust/further_outputs.h"
#include "agent/engine/adjust/joined_outputs.h"
#include "agent/engine/adjust/tied_rows.h"
#include "agent/engine/asides.h"
#include "agent/engine/generate/generator.h"
#include "agent/engine/ground/join_preferences.h"
#include "agent/engine/link/linker.h"
#include "agent/engine/link/noted_linker.h"
#include "agent/engine/rank/execution_evidence.h"
#include "agent/engine/rewrite/joined_questions.h"
#include "agent/engine/rewrite/take_told_states.h"
#include "agent/engine/told_readings.h"
#include "agent/sql/render.h"

namespace ask::engine {
namespace {

// True if what became of the groups when they were completed cannot take the series.
bool loses_series(const AskedSeries& series, const std::vector<Candidate>& candidates) {
  return (series.any() || !series.listed.empty()) && !candidates.empty() &&
         candidates[0][Feature::kLostShape] > 0;
}

// "customers who ordered a stout": a list of rows that stored values far away single out. The model
// doubts each of the joins, although a chain of keys leads there; such lists are right more often.
bool lists_over_chain(const SchemaGraph& graph, const Arcs& arcs, const Candidate& candidate) {
  constexpr size_t kLongChain = 3;  // joins
  const LogicalForm& form = candidate.logical_form;
  const QueryBlock& block = form.block;
  const auto& outputs = candidate.state->sketch.outputs;
  if (outputs.empty() || outputs[0].arc == kNoArc || outputs[0].kind != OutputKind::kTable)
    return false;
  const Token& rows = arcs.token(arcs[outputs[0].arc].end - 1U);
  if (rows.folded == rows.lemma) return false;
  if (form.op != SetOperator::kAlone || !form.beside.empty() || form.yes_no || block.having ||
      block.limit || !block.order.empty() || block.all_rows || block.where.empty())
    return false;
  const auto plain = [](const ValueExpr& t) { return t.fn == Aggregate::kPlain; };
  const auto stored = [](const std::vector<Condition>& any) {
    return any.size() == 1 && any[0].op == Op::kEqual && !any[0].negated && any[0].sub.empty() &&
           !any[0].other.valid();
  };
  if (!std::all_of(block.select.begin(), block.select.end(), plain) ||
      !std::all_of(block.where.begin(), block.where.end(), stored))
    return false;
  std::vector<uint32_t> tables = block.tables;
  for (const auto& any : block.where) tables.push_back(any[0].column.home());
  std::vector<JoinStep> steps;
  return graph.join(join_terminals(block.entity, tables), nullptr, steps) &&
         steps.size() >= kLongChain;
}

// True if the blocks pick rows of one deed by different values: "gave in 2023" and "gave in 2024".
// "Only paid ones" picks those that are paid, and leaves out those with any other value.
bool differ_in_value(const QueryBlock& one, const QueryBlock& other) {
  QueryBlock first = one, second = other;
  first.where.clear();
  second.where.clear();
  return one.where != other.where && first == second &&
         std::equal(one.where.begin(), one.where.end(), other.where.begin(), other.where.end(),
                    [](const auto& a, const auto& b) {
                      return a[0].column == b[0].column && a[0].op == b[0].op;
                    });
}

// "who had both a filling and a check-up", "who gave in 2023 but not in 2024": two sets of rows
// that differ in a value, each named in full. The model doubts each of their joins and conditions
// twice, although the question could hardly mean others.
bool names_two_sets(const ColumnFacts& facts, const Candidate& candidate) {
  const LogicalForm& form = candidate.logical_form;
  if (!form.beside.empty() || form.yes_no || form.block.having || form.block.limit) return false;
  // A key of other rows is their number: the sets are to be of those rows, not of these.
  const auto own = [&](const ValueExpr& t) {
    return t.fn == Aggregate::kPlain && t.column.home() == form.block.entity && !t.column.whole() &&
           !facts.of(t.column).reference;
  };
  if (!std::all_of(form.block.select.begin(), form.block.select.end(), own)) return false;
  const bool both = candidate.state->sketch.both;
  if (form.op == SetOperator::kIntersect) return both && differ_in_value(form.block, form.right[0]);
  if (form.op != SetOperator::kAlone) return false;
  std::vector<const Condition*> sets;
  for (const auto& any : form.block.where)
    if (any.size() == 1 && any[0].op == Op::kIn && !any[0].sub.empty()) sets.push_back(&any[0]);
  return sets.size() == 2 && !(sets[0]->negated && sets[1]->negated) &&
         (both || sets[0]->negated != sets[1]->negated) && sets[0]->column == sets[1]->column &&
         differ_in_value(sets[0]->sub[0], sets[1]->sub[0]);
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
  };
  // Reads the question by another schema, too, and keeps that if it is understood so.
  const auto understood_by = [&](std::shared_ptr<const EngineSchema> other) {
    const std::shared_ptr<const EngineSchema> first = schema_;
    Stages before = std::exchange(stages_, Stages());
    read_by(std::move(other));
    interpret(question, snapshot);
    if (stages_.best.value >= kLikelyFrom) return true;
    if (schema_ == whole && stages_.best.unexplained.size() < before.best.unexplained.size())
      return false;
    read_by(first);
    stages_ = std::move(before);
    return false;
  };
  // What the tables do not say a view may.
  if (stages_.best.value < kLikelyFrom && schema_ != whole && understood_by(whole)) return;
  // What words of notes make doubtful may be understood without them. The answer says how.
  if (stages_.best.value >= kLikelyFrom || !says_noted_in_passing(question, schema_->index)) return;
  if (understood_by(schema_->without_notes()))
    stages_.best.value = std::min(stages_.best.value, kSureFrom - 0.01);
}

void Interpretation::interpret(std::string_view question, const db::Snapshot& snapshot) {
  read_told(question, snapshot);
  if (rows_ == Rows::kUntried || snapshot.catalog.tables.empty() || asks_series()) return;
  if (!read_figures(question, snapshot) && !read_parts(question, snapshot) &&
      leaves_parts_out(question, snapshot))
    stages_.best.value = std::min(stages_.best.value, kLikelyFrom - 0.01);
  // What is asked of listed rows is shown of each, also where some lack it.
  if (stages_.best.value >= kLikelyFrom && lists_parts_of_all(question))
    keep_incomplete_rows(*column_facts_, schema_->graph, stages_.candidates[0].logical_form);
}

// What is told of rows is looked for where the words are not understood or single out nothing.
void Interpretation::read_told(std::string_view question, const db::Snapshot& snapshot) {
  told_ = false;
  read_ways(question, snapshot);
  const auto told = told_in_question(question, {snapshot, *schema_, *column_facts_});
  const bool understood = stages_.best.value >= kLikelyFrom;
  const bool compares = understood && !compares_nothing(stages_.candidates[0].logical_form);
  if (told.empty() || (compares && settles_told(told, stages_.candidates[0].logical_form.block)))
    return;
  told_ = true;
  Stages before = std::exchange(stages_, Stages());
  read_ways(question, snapshot);
  const bool same = same_first(before.candidates, stages_.candidates);
  const bool kept = !compares || keeps_conditions(before.candidates, stages_.candidates);
  if (kept && stages_.best.value >= sure_enough(told, before.best, same)) return;
  stages_ = std::move(before), told_ = false;
  if (understood && !same && leaves_told_out(told, stages_.candidates[0].logical_form.block))
    stages_.best.value = std::min(stages_.best.value, kLikelyFrom - 0.01);
}

void Interpretation::read_ways(std::string_view question, const db::Snapshot& snapshot) {
  read_whole(question, snapshot);
  if (rows_ == Rows::kTried && read_joined(question, snapshot)) return;
  if (stages_.best.value < kLikelyFrom && !stages_.promoted && stages_.best.unexplained.empty() &&
      !stages_.candidates.empty())
    if (const auto sure = without_aside(question, snapshot, schema_, weights_, rows_, stages_.arcs,
                                        stages_.candidates[0].logical_form))
      stages_.best = *sure;
  if (snapshot.catalog.tables.empty()) return;
  // What the end asks for may keep the rest of the question from being understood.
  if (stages_.best.value < kLikelyFrom && !asks_series() && stages_.asked.ends_in_outputs &&
      read_otherwise(question, snapshot, Ending::kTakenFirst))
    return;
  if (stages_.best.value < kLikelyFrom && !asks_series() &&
      read_otherwise(question, snapshot, Ending::kReworded))
    return;
  // Where the end of the question lists the outputs, the rest of it may be understood better.
  if (stages_.best.value < kSureFrom && !asks_series())
    read_otherwise(question, snapshot, Ending::kListed);
}

void Interpretation::rank_all(const db::Snapshot& snapshot) {
  const bool yes_no = stages_.asked.yes_no && !stages_.asked.shape.existing_rows;
  stages_.ranks = rank({stages_.arcs, *column_facts_, schema_->graph, yes_no}, stages_.candidates);
  stages_.preferences =
      key_preferences(stages_.arcs, schema_->graph, schema_->index, schema_->roles);
  for (Candidate& candidate : stages_.candidates)
    complete_query({stages_.arcs, *column_facts_, schema_->graph, weights_}, stages_.asked.shape,
                   snapshot.values, preference(), candidate);
  rerank_by_rows(snapshot);
  stages_.best = estimated(0);
  if (loses_series(stages_.asked.shape.series, stages_.candidates)) stages_.best.value = 0;
}

// Reads the question with the further outputs that its end asks for, if its rows can show them.
void Interpretation::read_whole(std::string_view question, const db::Snapshot& snapshot) {
  read(question, snapshot, Ending::kTaken);
  stages_.further = link_further_outputs(stages_.asked.shape.further, snapshot, *column_facts_);
  if (snapshot.catalog.tables.empty()) return;
  read_numbers(snapshot);
  find_candidates();
  const bool named = stages_.asked.shape.only_further || !names_nothing(stages_.further);
  const bool several = (!stages_.further.empty() && named) || !stages_.numbers.empty();
  if (several && (stages_.candidates.empty() || stages_.candidates[0][Feature::kLostShape] > 0)) {
    // What the end of the question names belongs to no row that the rest of it finds.
    read(question, snapshot, Ending::kLeft);
    stages_.further.clear();
    stages_.numbers.clear();
    find_candidates();
  }
  rank_all(snapshot);
}

// Reads the question with its end taken off in another way, and keeps that reading if it is better
// understood. True if it is.
bool Interpretation::read_otherwise(std::string_view question, const db::Snapshot& snapshot,
                                    Ending ending) {
  Rewritten other = reworded_question(question, {snapshot, *schema_, *column_facts_}, ending,
                                     told_);
  const bool listed = !other.shape.further.empty() || !other.shape.series.listed.empty();
  if (ending == Ending::kReworded ? other.text.empty() : !listed) return false;
  Stages before = std::exchange(stages_, Stages());
  stages_.asked = std::move(other);
  stages_.further = link_further_outputs(stages_.asked.shape.further, snapshot, *column_facts_);
  link_words(question, snapshot);
  find_candidates();
  rank_all(snapshot);
  if (!stages_.candidates.empty() && stages_.best.value > std::max(before.best.value, kLikelyFrom))
    return true;
  stages_ = std::move(before);
  return false;
}

// Rewrites and links the question. The tokens have their places in the asked one.
void Interpretation::read(std::string_view question, const db::Snapshot& snapshot, Ending ending) {
  stages_.asked = reworded_question(question, {snapshot, *schema_, *column_facts_}, ending,
                                     told_);
  link_words(question, snapshot);
}

void Interpretation::link_words(std::string_view question, const db::Snapshot& snapshot) {
  stages_.lattice = link(stages_.asked.text, snapshot, schema_->index, stages_.asked.shape.unit,
                         stages_.asked.told);
  if (stages_.asked.words.version() > 0)
    stages_.asked.words.place(question, stages_.lattice.tokens);
  if (!stages_.asked.noted_nouns.empty())
    mark_noted_nouns(question, stages_.asked.noted_nouns, stages_.lattice);
  stages_.arcs = make_arcs(stages_.lattice);
}

// Reads the questions about further numbers, each by itself.
void Interpretation::read_numbers(const db::Snapshot& snapshot) {
  constexpr double kUnderstood = 0.5;
  for (const SecondNumber& number : stages_.asked.shape.numbers) {
    NumberBeside& out = stages_.numbers.emplace_back();
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

// Reads two questions about the same rows one by one, and shows the outputs of both. False, with
// nothing changed, if it is not understood so.
bool Interpretation::read_joined(std::string_view question, const db::Snapshot& snapshot) {
  const bool taken = !stages_.asked.shape.further.empty() || !stages_.asked.shape.numbers.empty() ||
                     stages_.asked.shape.with_measure || !stages_.asked.shape.when.empty();
  if (asks_series() || (taken && stages_.best.value >= kLikelyFrom)) return false;
  const JoinedQuestions parts = joined_questions(question);
  if (parts.empty()) return false;
  Stages before = std::exchange(stages_, Stages());
  const auto understood = [&] {
    read_whole(parts.first, snapshot);
    if (stages_.candidates.empty() || stages_.best.value < kLikelyFrom) return false;
    LogicalForm& form = stages_.candidates[0].logical_form;
    if (form.op != SetOperator::kAlone || !form.beside.empty() || form.yes_no) return false;
    std::string rows = named_by_condition(*column_facts_, form.block);
    if (rows.empty()) rows = rows_one_by_one(parts.first);
    const std::string second = rows.empty() ? rows : with_rows_named(parts.second, rows);
    if (second.empty()) return false;
    const Interpretation other(second, snapshot, schema_, weights_, Rows::kUntried);
    if (other.candidates().empty() || other.stages_.best.value < kLikelyFrom) return false;
    const LogicalForm more = other.meaning(other.candidates()[0]);
    if (more.op != SetOperator::kAlone || !more.beside.empty() || more.yes_no ||
        !add_joined_outputs(without_origins(more.block), schema_->graph, form.block))
      return false;
    stages_.best.value = std::min(stages_.best.value, other.stages_.best.value);
    return true;
  };
  if (!understood()) {
    stages_ = std::move(before);
    return false;
  }
  // The other readings do not answer the second question.
  stages_.candidates.erase(stages_.candidates.begin() + 1, stages_.candidates.end());
  stages_.ranks.resize(std::min<size_t>(stages_.ranks.size(), 1));
  stages_.evidence.resize(std::min<size_t>(stages_.evidence.size(), 1));
  return true;
}

// Reads the rows that a question is about as a question of their own, and adds what it asks of each
// of them. An answer that is understood is kept unless parts are only missing from it.
bool Interpretation::read_parts(std::string_view question, const db::Snapshot& snapshot) {
  const bool known = stages_.best.value >= kLikelyFrom && !stages_.candidates.empty();
  for (const AskedParts& way : asked_parts(question)) {
    if (known && way.listed) continue;
    Stages before = std::exchange(stages_, Stages());
    read_whole(way.head, snapshot);
    const bool several = way.listed && !stages_.candidates.empty() && shows_several();
    if (!stages_.candidates.empty() && !asks_series() && !several && add_parts(way, snapshot) &&
        (known ? completes(way, snapshot, before) : more_likely(way, before)))
      return true;
    stages_ = std::move(before);
  }
  return false;
}

bool Interpretation::shows_several() const {
  return shown_things(column_facts_->index(), stages_.candidates[0].logical_form.block) > 1;
}

// True if the reading in parts shows the same rows as the one before and what that leaves out.
bool Interpretation::completes(const AskedParts& way, const db::Snapshot& snapshot,
                               const Stages& before) const {
  const QueryBlock& parts = stages_.candidates[0].logical_form.block;
  const QueryBlock& whole = before.candidates[0].logical_form.block;
  const bool required = shows_required(way, parts, whole);
  if (stages_.best.value < kLikelyFrom || !(required || shows_more(parts, whole))) return false;
  return required || names_more(*column_facts_, parts, whole) ||
         std::any_of(way.parts.begin(), way.parts.end(), [&](const AskedPart& part) {
           return leaves_out(link_further_outputs(part.readings, snapshot, *column_facts_),
                             *column_facts_, whole);
         });
}

// True if the reading in parts is sure enough to replace a doubtful one: the less, the more of that
// it repeats.
bool Interpretation::more_likely(const AskedParts& way, const Stages& before) const {
  constexpr double kLeastOfSame = 0.7, kLeastOfOther = 0.85;
  const double sure = stages_.best.value;
  const QueryBlock& parts = stages_.candidates[0].logical_form.block;
  const QueryBlock* whole =
      before.candidates.empty() ? nullptr : &before.candidates[0].logical_form.block;
  if (whole != nullptr && sure >= kLeastOfSame &&
      (shows_same(parts, *whole) || (way.plain() && shows_more(parts, *whole))))
    return true;
  // "with a deposit" may be a condition.
  const bool only_with = way.with && way.parts.size() == 1;
  return way.plain() && sure >= kLeastOfOther &&
         (!only_with || (whole != nullptr && finds_same_rows(parts, *whole)));
}

// True if the question asks for more than is shown.
bool Interpretation::leaves_parts_out(std::string_view question,
                                      const db::Snapshot& snapshot) const {
  if (stages_.best.value < kLikelyFrom || stages_.candidates.empty()) return false;
  const LogicalForm& form = stages_.candidates[0].logical_form;
  if (form.op != SetOperator::kAlone || form.yes_no || !form.beside.empty()) return false;
  for (const AskedParts& way : asked_parts(question)) {
    if (way.listed) continue;
    // The rows and each of the parts.
    if (shown_things(column_facts_->index(), form.block) > way.parts.size()) return false;
    return std::any_of(way.parts.begin(), way.parts.end(), [&](const AskedPart& part) {
      const auto first =
          link_further_outputs({part.readings[0]}, snapshot, *column_facts_);
      if (!leaves_out(first, *column_facts_, form.block)) return false;
      LogicalForm more = form;  // a noun that the rows do not have is one of a condition
      return part.question ||
             (add_asked_parts({first}, stages_.arcs, *column_facts_, schema_->graph, more) &&
              more.block.select.size() > form.block.select.size());
    });
  }
  return false;
}

// Adds the parts to the first candidate. The other readings do not answer them.
bool Interpretation::add_parts(const AskedParts& way, const db::Snapshot& snapshot) {
  std::vector<std::vector<FurtherOutput>> parts;
  for (const AskedPart& part : way.parts) {
    parts.push_back(link_further_outputs(part.readings, snapshot, *column_facts_));
    for (FurtherOutput& reading : parts.back()) {
      reading.beside = way.with && parts.size() == 1 && !part.owned && !asks_contact(part);
      reading.listed = way.parts.size() > 1;
    }
  }
  LogicalForm& form = stages_.candidates[0].logical_form;
  if (!add_asked_parts(parts, stages_.arcs, *column_facts_, schema_->graph, form)) return false;
  stages_.candidates.erase(stages_.candidates.begin() + 1, stages_.candidates.end());
  stages_.ranks.resize(std::min<size_t>(stages_.ranks.size(), 1));
  stages_.evidence.resize(std::min<size_t>(stages_.evidence.size(), 1));
  return true;
}

void Interpretation::find_candidates() {
  stages_.parses = beam_search({stages_.arcs, *column_facts_, weights_}, kBeamWidth);
  stages_.candidates =
      ground_all({stages_.arcs, *column_facts_, schema_->graph, weights_}, stages_.parses.states);
  adjust_candidates({stages_.arcs, *column_facts_, schema_->graph, stages_.asked, stages_.further,
                     stages_.numbers, today_},
                    stages_.candidates);
}

// Tries the best candidate on the rows that were copied. Where they speak so much against it that
// it is doubtful, the best one that nothing speaks against comes first, if it is nearly as good.
void Interpretation::rerank_by_rows(const db::Snapshot& snapshot) {
  constexpr size_t kMostTried = 6;
  constexpr float kWeight = 1;  // of the evidence, in the score of the reranker
  const auto tried = [&](size_t at) -> std::optional<double> {
    const Candidate& candidate = stages_.candidates[at];
    const auto built = query(candidate);
    auto shape = built ? tried_shape(snapshot, sql::render(*built)) : std::nullopt;
    if (!shape) return std::nullopt;
    shape->deduplicated =
        candidate.logical_form.block.distinct && !candidate.state->sketch.distinct;
    return execution_evidence(*shape);
  };
  stages_.evidence.clear();
  stages_.promoted = false;
  if (stages_.ranks.empty() || rows_ == Rows::kUntried) return;
  stages_.evidence.push_back(tried(0));
  if (stages_.evidence[0].value_or(0) >= 0 || estimated(0).value >= kLikelyFrom) return;
  const float least = stages_.ranks[0].score + kWeight * static_cast<float>(*stages_.evidence[0]);
  for (size_t i = 1;
       i < std::min(kMostTried, stages_.ranks.size()) && stages_.ranks[i].score > least; ++i) {
    stages_.evidence.push_back(tried(i));
    if (stages_.evidence[i] != 0 || !abstention_reason(stages_.ranks[i]).empty() ||
        stages_.ranks[i].result_key.loosely == stages_.ranks[0].result_key.loosely)
      continue;
    const auto to_front = [i](auto& list) {
      const auto at = list.begin() + static_cast<std::ptrdiff_t>(i);
      std::rotate(list.begin(), at, at + 1);
    };
    to_front(stages_.candidates);
    to_front(stages_.ranks);
    to_front(stages_.evidence);
    stages_.promoted = true;
    return;
  }
}

Confidence Interpretation::estimated(size_t at) const {
  const auto read = std::span(stages_.lattice.tokens).first(stages_.arcs.tokens());
  Confidence out =
      estimate_confidence(stages_.ranks, at, read, column_facts_->catalog().tables.size());
  if (at < stages_.evidence.size() && stages_.evidence[at] && out.abstention_reason.empty())
    out.value = with_evidence(out.value, *stages_.evidence[at]);
  constexpr double kChainFrom = 0.4, kTwoSetsFrom = 0.33;
  const bool raised =
      at == 0 && out.abstention_reason.empty() && out.value < kLikelyFrom &&
      ((out.value >= kChainFrom &&
        lists_over_chain(schema_->graph, stages_.arcs, stages_.candidates[at])) ||
       (out.value >= kTwoSetsFrom && names_two_sets(*column_facts_, stages_.candidates[at])));
  if (raised) out.value = kLikelyFrom;
  // The end of a very long question was not read.
  if (read.size() < stages_.lattice.tokens.size())
    out.value = std::min(out.value, kLikelyFrom - 0.01);
  // First only because a better one finds nothing: too doubtful to be answered by default.
  if (at == 0 && stages_.promoted) out.value = std::min(out.value, kLikelyFrom - 0.01);
  // What speaks against the first one speaks for none of the others.
  if (at > 0 && !stages_.evidence.empty() &&
      (stages_.promoted || stages_.evidence[0].value_or(0) < 0))
    out.value = std::min(out.value, stages_.best.value);
  return out;
}

SchemaGraph::Preference Interpretation::preference() const {
  return [this](uint32_t edge) { return stages_.preferences[edge]; };
}

Result<sql::Query> Interpretation::query(const Candidate& candidate) const {
  return query(meaning(candidate));
}

LogicalForm Interpretation::meaning(const Candidate& candidate) const {
  LogicalForm one = candidate.logical_form;
  one.block.ties = asks_for_all_tied(stages_.arcs, candidate);
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
