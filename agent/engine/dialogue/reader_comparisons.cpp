// Comparisons with a number: "under 100?", "at least 20", "more than 5" of what is counted.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/value_number.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/reader.h"

namespace ask::engine {
namespace {

constexpr double kByCompared = 0.85;  // confidence where nothing had to be read anew

bool compares_number(Op op) {
  return op == Op::kLess || op == Op::kLessEqual || op == Op::kGreater || op == Op::kGreaterEqual ||
         op == Op::kBetween || op == Op::kRange;
}

}  // namespace

// The only number that the listed rows are shown with; invalid if there are several or none.
ColumnExpr FollowUpReader::only_amount() const {
  ColumnExpr out;
  if (!base_.lists()) return out;
  for (const ValueExpr& v : base_.block().select) {
    if (!base_.facts().measure(v.column)) continue;
    if (out.valid()) return {};
    out = v.column;
  }
  return out;
}

// The rows are chosen by a number of others: "customers with more than 3 orders".
bool FollowUpReader::has_counted() const {
  const QueryBlock& block = base_.block();
  return block.having || std::any_of(block.where.begin(), block.where.end(), [](const auto& any) {
           return std::any_of(any.begin(), any.end(), [](const Condition& c) {
             return std::any_of(c.sub.begin(), c.sub.end(),
                                [](const QueryBlock& sub) { return sub.having.has_value(); });
           });
         });
}

// "over 10 pounds" after the average price for each film: the groups with such a number, in the
// unit that is said.
FollowUpReader::Found FollowUpReader::by_group_amount() {
  const ValueExpr* measured = base_.aggregate();
  QueryBlock block = base_.block();
  if (!base_.grouped() || measured == nullptr || measured->fn == Aggregate::kCount || block.limit ||
      block.having || adds_rows() || measured->distinct || !measured->only.empty() ||
      block.outer != Aggregate::kPlain)
    return std::nullopt;
  const ColumnExpr column = measured->column;
  if (!column.valid() || column.whole() || column.product() || column.via != kNone ||
      column.duration() || column.shown != kNoUnit)
    return std::nullopt;
  std::string name;
  const SchemaIndex& index = context_.schema->index;
  for (const uint32_t w : index.column(column.table, column.column).words)
    if (!names_small_unit(index.word(w).text)) name += " " + index.word(w).text;
  std::vector<std::string> texts;
  for (const std::string& noun : base_.nouns(column.table))
    texts.push_back(fmt::format("{} with{} {}", noun, name, u_.body()));
  const auto found = best_probe(texts, [&](const LogicalForm& form) {
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
  return made("narrow", std::move(block), in_base("with " + u_.body(), true), found->confidence);
}

// "under 100?", "or less than 5", "at least 20": of the column that was compared before.
FollowUpReader::Found FollowUpReader::by_comparison() {
  constexpr Cue kComparing[] = {Cue::kMore, Cue::kLess, Cue::kAtLeast, Cue::kAtMost, Cue::kBetween};
  const bool compares =
      std::any_of(u_.lattice.mentions.begin(), u_.lattice.mentions.end(), [&](const Mention& m) {
        return m.kind == MentionKind::kCue && m.begin == words_[0] && contains(kComparing, m.cue);
      });
  if (!compares || words_.size() > 6 || !u_.pronouns.empty()) return std::nullopt;
  QueryBlock block = base_.block();
  const std::vector<Condition*> compared = numeric_conditions(block);
  if (compared.empty())
    if (Found out = by_group_amount()) return out;
  ColumnExpr column = compared.empty() ? only_amount() : compared[0]->column;
  if (compared.empty() && (!column.valid() || has_counted())) return by_counted();
  if (block.limit) return std::nullopt;
  for (const Condition* c : compared)
    if (!(c->column == column) || !compares_number(c->op)) return std::nullopt;
  if (column.whole() || column.product() || column.via != kNone) return std::nullopt;
  std::string name;
  const SchemaIndex& index = context_.schema->index;
  for (const uint32_t w : index.column(column.table, column.column).words)
    if (!names_small_unit(index.word(w).text)) name += " " + index.word(w).text;
  std::vector<std::string> texts;
  for (const std::string& noun : base_.nouns(column.table))
    texts.push_back(fmt::format("{} with{} {}", noun, name, u_.body()));
  const auto found = best_probe(texts, [&](const LogicalForm& form) {
    const auto& where = form.block.where;
    return form.block.group.empty() && where.size() == 1 && where[0].size() == 1 &&
           where[0][0].column == column && compares_number(where[0][0].op);
  });
  if (!found) return std::nullopt;
  const Condition now = found->block().where[0][0];
  if (compared.empty() && (u_.either || u_.added)) return std::nullopt;
  if (u_.either || (u_.added && contradict(now, *compared[0]))) {
    const auto clause =
        std::find_if(block.where.begin(), block.where.end(), [&](const auto& conditions) {
          return std::any_of(conditions.begin(), conditions.end(),
                             [&](const Condition& c) { return &c == compared[0]; });
        });
    if (compared.size() != 1 || clause->size() != 1) return std::nullopt;
    clause->push_back(now);
    return made("add", std::move(block), in_base("or " + u_.body()), kByCompared);
  }
  const auto of_column = [&](const std::vector<Condition>& clause) {
    return clause.size() == 1 && clause[0].column == column;
  };
  const bool instead = u_.about || u_.corrects ||
                       std::any_of(compared.begin(), compared.end(),
                                   [&](const Condition* c) { return contradict(now, *c); });
  size_t replaced = instead ? std::erase_if(block.where, of_column) : 0;
  replaced += merge_where(block.where, {{now}});
  return made(replaced > 0 ? "replace" : "narrow", std::move(block),
              in_base((replaced > 0 ? "but " : "and ") + u_.body(), true), kByCompared);
}

// "more than 5?" after "customers with more than 3 orders": of the only number that groups are
// selected by.
FollowUpReader::Found FollowUpReader::by_counted() {
  constexpr std::pair<Cue, Op> kOperators[] = {{Cue::kMore, Op::kGreater},
                                               {Cue::kLess, Op::kLess},
                                               {Cue::kAtLeast, Op::kGreaterEqual},
                                               {Cue::kAtMost, Op::kLessEqual}};
  const auto now = number();
  if (!now || adds_rows() || words_.size() > 4 || *now != std::floor(*now) || *now > 1e9 ||
      *now < 0)
    return std::nullopt;
  std::optional<Op> op;
  std::vector<bool> told(u_.lattice.tokens.size(), false);
  for (const Mention& m : u_.lattice.mentions) {
    if (m.kind == MentionKind::kNumber) told[m.begin] = true;
    for (const auto& [cue, compares] : kOperators) {
      if (m.kind != MentionKind::kCue || m.cue != cue || m.begin != words_[0]) continue;
      op = compares;
      for (uint32_t i = m.begin; i < m.end; ++i) told[i] = true;
    }
  }
  if (!op || !std::all_of(words_.begin(), words_.end(), [&](uint32_t i) { return told[i]; }))
    return std::nullopt;
  QueryBlock block = base_.block();
  Having* only = block.having ? &*block.having : nullptr;
  for (auto& clause : block.where)
    for (Condition& c : clause)
      for (QueryBlock& sub : c.sub) {
        if (!sub.having) continue;
        if (only != nullptr) return std::nullopt;
        only = &*sub.having;
      }
  if (only == nullptr && base_.grouped()) return by_groups(*op, *now);
  if (only == nullptr || !only->sub.empty() || only->op == Op::kBetween || !is_number(only->value))
    return std::nullopt;
  const bool lower = *op == Op::kGreater || *op == Op::kGreaterEqual;
  const bool was_lower = only->op == Op::kGreater || only->op == Op::kGreaterEqual;
  const auto value = static_cast<int64_t>(*now);
  if (lower != was_lower && !u_.about) return std::nullopt;  // both would have to hold
  only->op = *op;
  only->value = Value(value);
  return made("replace", std::move(block), in_base("but " + u_.body(), true), kByCompared);
}

}  // namespace ask::engine
