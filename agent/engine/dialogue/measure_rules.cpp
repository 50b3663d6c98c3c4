#include "agent/engine/dialogue/measure_rules.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/adjust/zero_counts.h"
#include "agent/engine/dialogue/anaphora.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/count_rules.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/probe.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/follow_up_requests.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/schema/gradable_columns.h"

namespace ask::engine::dialogue {
namespace {

std::string_view word_of(Aggregate fn) {
  switch (fn) {
    case Aggregate::kAverage:
      return kAverageWords[0];
    case Aggregate::kMinimum:
      return kLowestNumber;
    case Aggregate::kMaximum:
      return kHighestNumber;
    case Aggregate::kMedian:
      return kMiddleNumber;
    default:
      return kSumNoun;
  }
}

// "the biggest one" of rows with an amount.
RuleResult extreme_row(const Turn& turn, Aggregate fn) {
  const bool end = fn == Aggregate::kMaximum || fn == Aggregate::kMinimum;
  QueryBlock block = turn.base.block();
  if (!end || !turn.base.lists() || block.limit || !has_only(turn, kExtremeRequestWords))
    return std::nullopt;
  const ValueExpr* only = nullptr;
  for (const ValueExpr& v : block.select)
    if (turn.base.facts().measure(v.column)) only = &v;
  const ColumnExpr amount = only ? only->column : turn.base.facts().amount_of(turn.base.topic());
  if (!amount.valid() || amount.home() != turn.base.topic()) return std::nullopt;
  block.order = {{{amount}, fn == Aggregate::kMaximum}};
  block.limit = 1;
  block.ties = false;
  return follow_up_of(turn, FollowUpKind::kSuperlative, std::move(block),
                      in_base(turn, "(" + turn.now.body() + ")"), kUnprobedConfidence);
}

// "total of those" after the three dearest rows: of the number that they are ordered by.
RuleResult aggregate_of_first(const Turn& turn, Aggregate fn) {
  const QueryBlock& before = turn.base.block();
  const uint32_t topic = turn.base.topic();
  if (!turn.base.lists() || !before.limit || before.limit == 1 || before.order.size() != 1 ||
      turn.now.pronouns.empty())
    return std::nullopt;
  const ValueExpr& by = before.order[0].term;
  const auto members = as_membership(before, topic, turn.base.facts());
  if (by.fn != Aggregate::kPlain || !turn.base.facts().measure(by.column) ||
      by.column.home() != topic || members.empty())
    return std::nullopt;
  QueryBlock block;
  block.entity = topic;
  block.select = {{by.column, fn}};
  block.where = members;
  return follow_up_of(turn, FollowUpKind::kAggregate, std::move(block),
                      in_base(turn, turn.now.body(), true), kUnprobedConfidence);
}

}  // namespace

std::optional<Aggregate> aggregate_named(std::string_view word) {
  if (text::is_one_of(word, kAverageWords)) return Aggregate::kAverage;
  if (text::is_one_of(word, kSumNames)) return Aggregate::kSum;
  if (text::is_one_of(word, kMaximumNames)) return Aggregate::kMaximum;
  if (text::is_one_of(word, kMinimumNames)) return Aggregate::kMinimum;
  if (word == kMiddleNumber) return Aggregate::kMedian;
  if (word == kLengthSuperlatives[0]) return Aggregate::kMaximum;
  if (word == kLengthSuperlatives[1]) return Aggregate::kMinimum;
  return std::nullopt;
}

RuleResult other_end(const Turn& turn, Aggregate fn) {
  QueryBlock block = turn.base.block();
  const bool end = fn == Aggregate::kMaximum || fn == Aggregate::kMinimum;
  if (!end || block.limit != 1 || block.order.size() != 1 || !block.best_of.empty() ||
      (!block.offset && block.order[0].descending == (fn == Aggregate::kMaximum)))
    return std::nullopt;
  block.offset.reset();  // of "who is second?"
  block.order[0].descending = fn == Aggregate::kMaximum;
  FollowUp out =
      follow_up_of(turn, FollowUpKind::kSuperlative, std::move(block),
                   fmt::format("{} ({})", turn.base.text(), turn.now.body()), kUnprobedConfidence);
  keep_zero_counts(turn.base.facts(), turn.context.schema->graph, out.meaning);
  return out;
}

RuleResult replace_aggregate(const Turn& turn, Aggregate fn) {
  if (fn == Aggregate::kMedian) return std::nullopt;
  if (fn == Aggregate::kSum)
    if (RuleResult out = total_of_groups(turn)) return out;
  if (RuleResult out = other_end(turn, fn)) return out;
  if (RuleResult out = aggregate_of_first(turn, fn)) return out;
  QueryBlock block = turn.base.block();
  const ValueExpr* old = turn.base.aggregate();
  if (old != nullptr && old->fn != Aggregate::kCount && !old->column.whole()) {
    ValueExpr now = *old;
    now.fn = fn;
    return follow_up_of(turn, FollowUpKind::kAggregate, with_measure(turn, now),
                        in_base(turn, turn.now.body(), true), kUnprobedConfidence);
  }
  if (!(turn.base.lists() || turn.base.counts()) || block.limit) return std::nullopt;
  const ValueExpr* only = nullptr;
  for (const ValueExpr& v : block.select)
    if (v.fn == Aggregate::kPlain && turn.base.facts().measure(v.column)) only = &v;
  const ColumnExpr amount = only ? only->column : turn.base.facts().amount_of(turn.base.topic());
  // Each row is one of the table that has the amount.
  const uint32_t home = amount.valid() ? amount.home() : block.entity;
  const auto one = [&](uint32_t t) {
    return t == home || turn.context.schema->graph.to_one(home, t);
  };
  const bool single =
      one(block.entity) && std::all_of(block.tables.begin(), block.tables.end(), one);
  if (!amount.valid() || !single || block.distinct) return std::nullopt;
  // "the biggest" of a list with numbers is one of its rows.
  const bool row = only != nullptr && (fn == Aggregate::kMaximum || fn == Aggregate::kMinimum) &&
                   !has_one_of(turn, kBoundNouns);
  if (row) {
    block.order = {{{amount}, fn == Aggregate::kMaximum}};
    block.limit = 1;
    return follow_up_of(turn, FollowUpKind::kSuperlative, std::move(block),
                        in_base(turn, "(" + turn.now.body() + ")"), kUnprobedConfidence);
  }
  block.select = {{amount, fn}};
  block.order.clear();
  block.ties = false;
  return follow_up_of(turn, FollowUpKind::kAggregate, std::move(block),
                      in_base(turn, turn.now.body(), true), kUnprobedConfidence);
}

RuleResult replace_measure(const Turn& turn) {
  if (RuleResult out = count_measured(turn)) return out;
  std::optional<Aggregate> fn;
  bool bare = true;
  for (const uint32_t i : turn.words) {
    const std::string_view word = turn.now.word(i);
    if (const auto named = aggregate_named(word); named && !fn) {
      fn = named;
      continue;
    }
    bare &= text::is_one_of(
        word, {"the", "in",   "is", "that", "what",  "'s",  "how", "much", "all", "of",   "a",
               "are", "they", "it", "them", "those", "was", "as",  "on",   "for", "whats"});
  }
  if (fn && bare) return replace_aggregate(turn, *fn);
  if (fn && (has(turn, "one") || has(turn, "ones"))) return extreme_row(turn, *fn);
  // "and the stock?" after an average price
  const bool same =
      !fn && turn.now.columns && turn.now.pronouns.empty() && turn.base.aggregate() != nullptr;
  if (same) fn = turn.base.aggregate()->fn;
  if (!fn || fn == Aggregate::kCount) return std::nullopt;
  std::vector<std::string> texts =
      turn.now.pronouns.empty() ? std::vector<std::string>() : with_antecedents(turn);
  const std::string measured =
      same ? fmt::format("{} {}", word_of(*fn), turn.now.body()) : turn.now.body();
  if (texts.empty()) {
    const std::vector<std::string> nouns =
        turn.base.grouped() ? turn.base.nouns(turn.base.block().entity) : turn.nouns;
    for (const std::string& noun : nouns) texts.push_back(fmt::format("{} of {}", measured, noun));
    texts.push_back(measured);
  }
  const auto found = best_probe(turn, texts, [&](const LogicalForm& form) {
    const QueryBlock& b = form.block;
    return b.select.size() == 1 && b.select[0].fn != Aggregate::kPlain && b.group.empty() &&
           !b.limit && b.where.empty() && (!same || b.select[0].fn == *fn) &&
           (mentions(b, turn.base.topic()) || mentions(b, turn.base.block().entity));
  });
  if (!found) return std::nullopt;
  const std::string question = in_base(turn, measured, true);
  if (turn.base.grouped() && turn.base.aggregate() != nullptr &&
      found->block().entity == turn.base.block().entity) {
    QueryBlock block =
        turn.now.added ? turn.base.block() : with_measure(turn, found->block().select[0]);
    if (turn.now.added) add_outputs(block.select, found->block().select);
    need_tables(block, found->block());
    return follow_up_of(turn, FollowUpKind::kMeasure, std::move(block), question,
                        found->confidence);
  }
  if (turn.base.grouped()) return std::nullopt;
  auto form = restricted_to_base(turn, found->form);
  if (!form) return std::nullopt;
  return follow_up_of(turn, FollowUpKind::kMeasure, std::move(form->block), question,
                      found->confidence);
}

RuleResult row_of_extreme(const Turn& turn) {
  const ValueExpr* measured = turn.base.aggregate();
  if (measured == nullptr || turn.base.grouped() || turn.base.block().select.size() != 1 ||
      (measured->fn != Aggregate::kMaximum && measured->fn != Aggregate::kMinimum) ||
      !measured->column.valid() || measured->column.whole())
    return std::nullopt;
  const std::string_view first = turn.now.word(turn.words[0]);
  if (turn.words.size() < 2 || !text::is_one_of(first, {"which", "what", "who", "whose"}))
    return std::nullopt;
  const uint32_t home = measured->column.home();
  uint32_t table = home;
  size_t at = 1;
  if (first == "which" || first == "what") {
    const Mention* noun = nullptr;
    for (const Mention& m : turn.now.lattice.mentions)
      if (m.kind == MentionKind::kTable && m.score >= 0.9F && m.begin == turn.words[1] &&
          (noun == nullptr || m.end > noun->end))
        noun = &m;
    if (noun != nullptr) {
      table = noun->table;
      while (at < turn.words.size() && turn.words[at] < noun->end) ++at;
    } else if (turn.now.word(turn.words[1]) == "one") {
      at = 2;
    } else if (first == "what") {
      return std::nullopt;
    }
  }
  if (!has_only(turn, kRowOfExtremeWords, at) ||
      (table != home && !turn.context.schema->graph.to_one(home, table)))
    return std::nullopt;
  if ((first == "who" || first == "whose") &&
      turn.context.schema->index.row_names(home) == nullptr) {
    table = people_table(turn, home, false);
    if (table == kNone) return std::nullopt;
  }
  QueryBlock block = turn.base.block();
  block.order = {{{measured->column}, measured->fn == Aggregate::kMaximum}};
  block.limit = 1;
  block.select = turn.base.display(table);
  if (block.select.empty()) return std::nullopt;
  need_table(block, table);
  return follow_up_of(turn, FollowUpKind::kOutputs, std::move(block),
                      fmt::format("{} ({})", turn.base.text(), turn.now.body()),
                      kUnprobedConfidence);
}

std::optional<bool> order_on_scale(const Turn& turn, uint32_t word) {
  const ValueExpr* measured = turn.base.aggregate();
  if (measured == nullptr || measured->fn == Aggregate::kCount || measured->column.whole() ||
      measured->column.product())
    return std::nullopt;
  for (const Mention& m : turn.now.lattice.mentions) {
    if (m.kind != MentionKind::kCue || m.cue != Cue::kSuperlative || m.scale.word.empty() ||
        m.end != word + 1 || m.begin < turn.now.begin)
      continue;
    const ScaleMatch match = match_column(turn.base.facts(), measured->column, m.scale.word);
    if (match.score > 0) return m.scale.descending != match.reversed;
  }
  return std::nullopt;
}

}  // namespace ask::engine::dialogue
