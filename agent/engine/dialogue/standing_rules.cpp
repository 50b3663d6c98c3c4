#include "agent/engine/dialogue/standing_rules.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/linked_rows.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/pronouns.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/turn_variant_words.h"
#include "agent/engine/lexicon/word_classes_predicates.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/gradable_columns.h"

namespace ask::engine::dialogue {
namespace {

// The state of "has been waiting the longest"; null if it is not asked so.
const Token* lasting_state(const Turn& turn) {
  if (!has(turn, "been") || turn.words.size() < 5 ||
      turn.now.word(turn.words.back()) != kLongestWord)
    return nullptr;
  const Token* state = nullptr;
  for (const uint32_t i : turn.words) {
    const std::string_view word = turn.now.word(i);
    if (text::is_one_of(word, kStatesUntilDone) && state == nullptr)
      state = &turn.now.token(i);
    else if (!text::is_one_of(word, kStandingWords))
      return nullptr;
  }
  return state;
}

// The rows that are in the state: those that the conditions are on, or those that are shown.
uint32_t rows_in_state(const Turn& turn) {
  const QueryBlock& block = turn.base.block();
  const bool own = std::any_of(block.where.begin(), block.where.end(), [&](const auto& clause) {
    return clause.size() == 1 && clause[0].sub.empty() && clause[0].column.home() == block.entity;
  });
  return own ? block.entity : turn.base.topic();
}

// True if the date is missing where the conditions hold.
bool is_missing(const QueryBlock& block, const ColumnExpr& date) {
  return std::any_of(block.where.begin(), block.where.end(), [&](const auto& clause) {
    return clause.size() == 1 && clause[0].op == Op::kIsNull && !clause[0].negated &&
           clause[0].column == date;
  });
}

// Since when the rows are in the state: the date that is called so, that of their arrival, or the
// only one that they have. Invalid if there are several.
ColumnExpr date_of_state(const Turn& turn, uint32_t rows, const Token& state) {
  const ColumnFacts& facts = turn.base.facts();
  ColumnExpr named, arrival, any;
  size_t arrivals = 0, all = 0;
  for (uint32_t c = 0; c < turn.context.schema->index.columns(rows); ++c) {
    const ColumnExpr column{rows, c};
    if (!facts.temporal(column) || is_missing(turn.base.block(), column)) continue;
    if (facts.has_word(column, state.lemma) || facts.has_word(column, state.folded)) named = column;
    const bool arrives =
        std::any_of(std::begin(kArrivalDateWords), std::end(kArrivalDateWords),
                    [&](std::string_view word) { return facts.has_word(column, word); });
    if (arrives) arrival = column, ++arrivals;
    any = column, ++all;
  }
  if (named.valid()) return named;
  if (arrivals == 1) return arrival;
  return all == 1 ? any : ColumnExpr();
}

// The table after "when was their last"; kNone if it is not asked so.
uint32_t event_asked(const Turn& turn) {
  const auto word = [&](size_t i) {
    return i < turn.words.size() ? turn.now.word(turn.words[i]) : std::string_view();
  };
  size_t at = 0;
  if (word(at) != kTimeQuestionWord) return kNone;
  at += is_form_of_be(word(1)) ? 2 : 1;
  if (!text::is_one_of(word(at), kOwnersOfAll) || !text::is_one_of(word(at + 1), kLastEventWords))
    return kNone;
  at += 2;
  if (at >= turn.words.size()) return kNone;
  for (const Mention& m : turn.now.lattice.mentions)
    if (m.kind == MentionKind::kTable && m.score >= kNamedScore && m.begin == turn.words[at] &&
        m.end == turn.now.end)
      return m.table;
  return kNone;
}

}  // namespace

bool asks_longest_standing(const Turn& turn) { return lasting_state(turn) != nullptr; }

RuleResult longest_standing(const Turn& turn) {
  const Token* state = lasting_state(turn);
  QueryBlock block = turn.base.block();
  if (state == nullptr || !(turn.base.lists() || turn.base.counts()) || turn.base.grouped() ||
      block.limit || block.where.empty())
    return std::nullopt;
  const uint32_t rows = rows_in_state(turn), topic = turn.base.topic();
  ColumnExpr date = date_of_state(turn, rows, *state);
  if (!date.valid()) return std::nullopt;
  date.period = Period::kWhole;
  block.distinct = false;
  block.order = {{{date}, false}};
  block.limit = 1;
  const SchemaIndex& index = turn.context.schema->index;
  if (is_person_question_word(turn.now.word(turn.words[0])) && !holds_people(index, topic))
    return std::nullopt;  // of whom is not clear
  if (turn.base.counts()) block.select = turn.base.display(topic);
  if (block.select.empty()) return std::nullopt;
  return follow_up_of(turn, FollowUpKind::kSuperlative, std::move(block),
                      fmt::format("{} (of: {})", turn.now.body(), turn.base.text()),
                      kUnprobedConfidence);
}

namespace {

RuleResult last_event(const Turn& turn, bool one) {
  const uint32_t events = event_asked(turn), topic = turn.base.topic();
  if (events == kNone || topic == kNone || events == topic || !turn.base.lists())
    return std::nullopt;
  const ColumnFacts& facts = turn.base.facts();
  ColumnExpr date = date_of_rows(facts, events);
  const auto link = link_between(turn, topic, events);
  const auto rows = turn.base.restriction(topic);
  const ColumnExpr key = facts.key_of(topic);
  if (!date.valid() || !link || !rows || !key.valid() ||
      !turn.context.schema->graph.to_one(events, topic))
    return std::nullopt;
  date.period = Period::kWhole;
  QueryBlock block;
  block.entity = events;
  need_table(block, topic);
  for (const uint32_t table : rows->tables) need_table(block, table);
  block.where = rows->where;
  if (one) {
    block.select = {{date}};
    block.order = {{{date}, true}};
    block.limit = 1;
  } else {
    block.select = turn.base.naming(topic);
    if (block.select.empty()) return std::nullopt;
    block.select.push_back({date, Aggregate::kMaximum});
    block.group = {key};
  }
  return follow_up_of(turn, FollowUpKind::kAbout, std::move(block),
                      fmt::format("{} (of: {})", turn.now.body(), turn.base.text()),
                      kUnprobedConfidence);
}

}  // namespace

RuleResult date_of_last_events(const Turn& turn) {
  return shows_attribute(turn) ? RuleResult() : last_event(turn, false);
}

RuleResult date_of_last_event(const Turn& turn) {
  return shows_attribute(turn) ? last_event(turn, true) : RuleResult();
}

namespace {

// The date of other rows by which the only row was chosen; null if it was not.
const ColumnExpr* date_chosen_by(const Turn& turn) {
  const QueryBlock& block = turn.base.block();
  if (!turn.base.lists() || block.limit != 1 || block.order.size() != 1 ||
      turn.base.topic() == kNone)
    return nullptr;
  const ValueExpr& by = block.order[0].term;
  const bool of_others =
      by.fn == Aggregate::kPlain && !by.column.whole() && by.column.home() != turn.base.topic() &&
      by.column.adjust == ColumnExpr::Adjust::kAsIs && turn.base.facts().temporal(by.column);
  return of_others ? &by.column : nullptr;
}

}  // namespace

bool means_chosen_event(const Turn& turn) {
  return date_chosen_by(turn) != nullptr && has(turn, "it") &&
         holds_people(turn.context.schema->index, turn.base.topic());
}

RuleResult date_of_choice(const Turn& turn) {
  const ColumnExpr* date = date_chosen_by(turn);
  if (date == nullptr || !has(turn, kTimeQuestionWord) || !has_only(turn, kWhenWords))
    return std::nullopt;
  QueryBlock block = turn.base.block();
  block.select = {{*date}};
  return follow_up_of(turn, FollowUpKind::kOutputs, std::move(block),
                      fmt::format("{} ({})", turn.base.text(), turn.now.body()),
                      kUnprobedConfidence);
}

}  // namespace ask::engine::dialogue
