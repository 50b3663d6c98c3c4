#include "agent/engine/dialogue/comparison_rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "agent/common/contains.h"
#include "agent/common/value_number.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/probe.h"
#include "agent/engine/dialogue/value_rules.h"
#include "agent/engine/lexicon/follow_up_pairs.h"
#include "agent/engine/lexicon/follow_up_words.h"

namespace ask::engine::dialogue {
namespace {

bool compares_number(Op op) {
  return op == Op::kLess || op == Op::kLessEqual || op == Op::kGreater || op == Op::kGreaterEqual ||
         op == Op::kBetween || op == Op::kRange;
}

// The only number that the listed rows are shown with; invalid if there are several or none.
ColumnExpr only_amount(const Turn& turn) {
  ColumnExpr out;
  if (!turn.base.lists()) return out;
  for (const ValueExpr& v : turn.base.block().select) {
    if (!turn.base.facts().measure(v.column)) continue;
    if (out.valid()) return {};
    out = v.column;
  }
  return out;
}

// The rows are chosen by a number of others: "customers with more than 3 orders".
bool has_counted(const Turn& turn) {
  const QueryBlock& block = turn.base.block();
  return block.having || std::any_of(block.where.begin(), block.where.end(), [](const auto& any) {
           return std::any_of(any.begin(), any.end(), [](const Condition& c) {
             return std::any_of(c.sub.begin(), c.sub.end(),
                                [](const QueryBlock& sub) { return sub.having.has_value(); });
           });
         });
}

// "cents", "secs": the name of a column has it, but numbers of a question are not in this unit.
bool names_small_unit(std::string_view word) { return text::is_one_of(word, kSmallUnitWords); }

// "over 10 pounds" after the average price for each film: the groups with such a number, in the
// unit of the question.
RuleResult compare_group_amount(const Turn& turn) {
  const ValueExpr* measured = turn.base.aggregate();
  QueryBlock block = turn.base.block();
  if (!turn.base.grouped() || measured == nullptr || measured->fn == Aggregate::kCount ||
      block.limit || block.having || adds_rows(turn) || measured->distinct ||
      !measured->only.empty() || block.outer != Aggregate::kPlain)
    return std::nullopt;
  const ColumnExpr column = measured->column;
  if (!column.valid() || column.whole() || column.product() || column.via != kNone ||
      column.duration() || column.shown != kNoUnit)
    return std::nullopt;
  const auto found =
      best_probe(turn, compared_texts(turn, column, turn.now.body()), [&](const LogicalForm& form) {
        const auto& where = form.block.where;
        return form.block.group.empty() && where.size() == 1 && where[0].size() == 1 &&
               where[0][0].column == column && compares_number(where[0][0].op) &&
               where[0][0].op != Op::kRange && is_number(where[0][0].value);
      });
  if (!found) return std::nullopt;
  const Condition& now = found->block().where[0][0];
  Having having;
  having.term = *measured;
  having.op = now.op;
  having.value = now.value;
  having.high = now.high;
  block.having = std::move(having);
  return follow_up_of(turn, FollowUpKind::kNarrow, std::move(block),
                      in_base(turn, "with " + turn.now.body(), true), found->confidence);
}

// "more than 5" after the orders of each customer: the groups whose number is so large.
RuleResult compare_groups(const Turn& turn, Op op, double value) {
  QueryBlock block = turn.base.block();
  const ValueExpr* measured = turn.base.aggregate();
  if (measured == nullptr || block.having || in_small_units(turn, measured->column))
    return std::nullopt;
  if (block.limit) {  // instead of the first of them
    if (block.order.empty() || !(block.order[0].term == *measured)) return std::nullopt;
    block.limit.reset();
    block.offset.reset();
    block.order.clear();
    block.ties = false;
  }
  Having having;
  having.term = *measured;
  having.op = op;
  having.value = Value(static_cast<int64_t>(value));
  block.having = std::move(having);
  return follow_up_of(turn, FollowUpKind::kNarrow, std::move(block),
                      in_base(turn, "with " + turn.now.body(), true), kUnprobedConfidence);
}

// "more than 5?" after "customers with more than 3 orders": of the only number that groups are
// selected by.
RuleResult compare_count(const Turn& turn) {
  constexpr std::pair<Cue, Op> kOperators[] = {{Cue::kMore, Op::kGreater},
                                               {Cue::kLess, Op::kLess},
                                               {Cue::kAtLeast, Op::kGreaterEqual},
                                               {Cue::kAtMost, Op::kLessEqual}};
  const auto now = only_number(turn);
  if (!now || adds_rows(turn) || turn.words.size() > 4 || *now != std::floor(*now) || *now > 1e9 ||
      *now < 0)
    return std::nullopt;
  std::optional<Op> op;
  std::vector<bool> covered(turn.now.lattice.tokens.size(), false);
  for (const Mention& m : turn.now.lattice.mentions) {
    if (m.kind == MentionKind::kNumber) covered[m.begin] = true;
    for (const auto& [cue, compares] : kOperators) {
      if (m.kind != MentionKind::kCue || m.cue != cue || m.begin != turn.words[0]) continue;
      op = compares;
      for (uint32_t i = m.begin; i < m.end; ++i) covered[i] = true;
    }
  }
  if (!op ||
      !std::all_of(turn.words.begin(), turn.words.end(), [&](uint32_t i) { return covered[i]; }))
    return std::nullopt;
  QueryBlock block = turn.base.block();
  Having* only = block.having ? &*block.having : nullptr;
  for (auto& clause : block.where)
    for (Condition& c : clause)
      for (QueryBlock& sub : c.sub) {
        if (!sub.having) continue;
        if (only != nullptr) return std::nullopt;
        only = &*sub.having;
      }
  if (only == nullptr && turn.base.grouped()) return compare_groups(turn, *op, *now);
  if (only == nullptr || !only->sub.empty() || only->op == Op::kBetween || !is_number(only->value))
    return std::nullopt;
  const bool lower = *op == Op::kGreater || *op == Op::kGreaterEqual;
  const bool was_lower = only->op == Op::kGreater || only->op == Op::kGreaterEqual;
  const auto value = static_cast<int64_t>(*now);
  if (lower != was_lower && !turn.now.about) return std::nullopt;  // both would have to hold
  only->op = *op;
  only->value = Value(value);
  return follow_up_of(turn, FollowUpKind::kReplace, std::move(block),
                      in_base(turn, "but " + turn.now.body(), true), kUnprobedConfidence);
}

}  // namespace

bool in_small_units(const Turn& turn, const ColumnExpr& column) {
  if (!column.valid() || column.whole()) return false;
  if (column.duration() || column.shown != kNoUnit || turn.base.facts().unit_of(column) == kCents)
    return true;
  const SchemaIndex& index = turn.context.schema->index;
  for (const std::string_view word : kSmallUnitWords) {
    if (index.has_word(index.column(column.table, column.column), word)) return true;
    if (column.factor != kNone &&
        index.has_word(
            index.column(column.factor_table == kNone ? column.table : column.factor_table,
                         column.factor),
            word))
      return true;
  }
  return false;
}

std::vector<std::string> compared_texts(const Turn& turn, const ColumnExpr& column,
                                        std::string_view bound) {
  std::string name;
  const SchemaIndex& index = turn.context.schema->index;
  for (const uint32_t w : index.column(column.table, column.column).words)
    if (!names_small_unit(index.word(w).text)) name += " " + index.word(w).text;
  std::vector<std::string> texts;
  for (const std::string& noun : turn.base.nouns(column.table))
    texts.push_back(fmt::format("{} with{} {}", noun, name, bound));
  return texts;
}

std::string other_side(const Turn& turn) {
  size_t at = 0;
  while (at < turn.words.size() && text::is_one_of(turn.now.word(turn.words[at]), kComparingLeads))
    ++at;
  if (at == turn.words.size() || !text::is_one_of(turn.now.word(turn.words[at]), kComparingForms))
    return "";
  ++at;
  if (at < turn.words.size() && text::is_one_of(turn.now.word(turn.words[at]), {"with", "to"}))
    ++at;
  return at < turn.words.size() ? words_from(turn, at) : std::string();
}

RuleResult compared_with(const Turn& turn) {
  if (turn.base.aggregate() == nullptr || turn.base.grouped() || turn.base.block().limit)
    return std::nullopt;
  const std::string other = other_side(turn);
  if (other.empty()) return std::nullopt;
  FollowUp out;
  out.kind = FollowUpKind::kAlone;
  out.question = in_base(turn, fmt::format("{} {}", kComparedWith, other));
  out.confidence = kUnprobedConfidence;
  return out;
}

RuleResult compare_number(const Turn& turn) {
  constexpr Cue kComparing[] = {Cue::kMore, Cue::kLess, Cue::kAtLeast, Cue::kAtMost, Cue::kBetween};
  const bool compares = std::any_of(
      turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(), [&](const Mention& m) {
        return m.kind == MentionKind::kCue && m.begin == turn.words[0] &&
               contains(kComparing, m.cue);
      });
  if (!compares || turn.words.size() > 6 || !turn.now.pronouns.empty()) return std::nullopt;
  QueryBlock block = turn.base.block();
  const std::vector<Condition*> compared = numeric_conditions(turn, block);
  if (compared.empty())
    if (RuleResult out = compare_group_amount(turn)) return out;
  ColumnExpr column = compared.empty() ? only_amount(turn) : compared[0]->column;
  if (compared.empty() && (!column.valid() || has_counted(turn))) return compare_count(turn);
  if (block.limit) return std::nullopt;
  for (const Condition* c : compared)
    if (!(c->column == column) || !compares_number(c->op)) return std::nullopt;
  if (column.whole() || column.product() || column.via != kNone) return std::nullopt;
  const auto found =
      best_probe(turn, compared_texts(turn, column, turn.now.body()), [&](const LogicalForm& form) {
        const auto& where = form.block.where;
        return form.block.group.empty() && where.size() == 1 && where[0].size() == 1 &&
               where[0][0].column == column && compares_number(where[0][0].op);
      });
  if (!found) return std::nullopt;
  const Condition now = found->block().where[0][0];
  if (compared.empty() && (turn.now.either || turn.now.added)) return std::nullopt;
  if (turn.now.either || (turn.now.added && contradict(now, *compared[0]))) {
    const auto clause =
        std::find_if(block.where.begin(), block.where.end(), [&](const auto& conditions) {
          return std::any_of(conditions.begin(), conditions.end(),
                             [&](const Condition& c) { return &c == compared[0]; });
        });
    if (compared.size() != 1 || clause->size() != 1) return std::nullopt;
    clause->push_back(now);
    return follow_up_of(turn, FollowUpKind::kAdd, std::move(block),
                        in_base(turn, "or " + turn.now.body()), kUnprobedConfidence);
  }
  const auto of_column = [&](const std::vector<Condition>& clause) {
    return clause.size() == 1 && clause[0].column == column;
  };
  const bool instead = turn.now.about || turn.now.corrects ||
                       std::any_of(compared.begin(), compared.end(),
                                   [&](const Condition* c) { return contradict(now, *c); });
  size_t replaced = instead ? std::erase_if(block.where, of_column) : 0;
  replaced += merge_where(block.where, {{now}});
  return follow_up_of(
      turn, replaced > 0 ? FollowUpKind::kReplace : FollowUpKind::kNarrow, std::move(block),
      in_base(turn, (replaced > 0 ? "but " : "and ") + turn.now.body(), true), kUnprobedConfidence);
}

}  // namespace ask::engine::dialogue
