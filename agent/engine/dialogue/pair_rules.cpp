#include "agent/engine/dialogue/pair_rules.h"

#include <fmt/format.h>

#include <span>

#include "agent/common/value.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/utterance_shape.h"
#include "agent/engine/lexicon/follow_up_pairs.h"

namespace ask::engine::dialogue {
namespace {

enum class Request : uint8_t { kNone, kBoth, kHigher, kLower, kDifference };

constexpr size_t kLongestRequest = 9;  // words

// `noun`: the token of a word that is none of those of such a request, kNone for none.
Request request_of(const Utterance& now, uint32_t* noun = nullptr) {
  const auto words = now.words();
  if (words.empty() || words.size() > kLongestRequest) return Request::kNone;
  if (asks_by_how_much(now)) return Request::kDifference;
  Request out = Request::kNone;
  const bool chooses = text::is_one_of(now.word(words[0]), kPairChoosers);
  const std::span<const std::string_view> fillers =
      chooses ? std::span<const std::string_view>(kChoiceFillers)
              : std::span<const std::string_view>(kPairFillers);
  for (size_t i = 0; i < words.size(); ++i) {
    const std::string_view word = now.word(words[i]);
    Request one = Request::kNone;
    if (text::is_one_of(word, kTogetherWords))
      one = Request::kBoth;
    else if (chooses && text::is_one_of(word, kHigherWords))
      one = Request::kHigher;
    else if (chooses && text::is_one_of(word, kLowerWords))
      one = Request::kLower;
    else if (word == kDifferenceNoun)
      one = Request::kDifference;
    else if (noun != nullptr && *noun == kNone && !text::is_one_of(word, fillers))
      *noun = words[i];
    else if (!text::is_one_of(word, fillers))
      return Request::kNone;
    if (one == Request::kNone) continue;
    if (out != Request::kNone && out != one) return Request::kNone;
    out = one;
  }
  return out;
}

// The only clause of the two blocks that differs, if each has one condition on the same column.
std::optional<size_t> differing_clause(const QueryBlock& a, QueryBlock b) {
  if (a.where.size() != b.where.size()) return std::nullopt;
  std::optional<size_t> out;
  for (size_t i = 0; i < a.where.size(); ++i) {
    if (a.where[i] == b.where[i]) continue;
    if (out || a.where[i].size() != 1 || b.where[i].size() != 1) return std::nullopt;
    const Condition &was = a.where[i][0], &now = b.where[i][0];
    if (!(was.column == now.column) || was.op != now.op || was.negated != now.negated ||
        !was.sub.empty() || !now.sub.empty())
      return std::nullopt;
    out = i;
    b.where[i] = a.where[i];
  }
  return out && b == a ? out : std::nullopt;
}

// The part of a date that both patterns name whole: "2023%" a year, "2023-05%" a month.
Period period_of(const Condition& a, const Condition& b) {
  constexpr size_t kYearPattern = 5, kMonthPattern = 8;  // bytes
  const auto* was = std::get_if<std::string>(&a.value);
  const auto* now = std::get_if<std::string>(&b.value);
  if (was == nullptr || now == nullptr || was->size() != now->size() || !now->ends_with('%'))
    return Period::kWhole;
  if (now->size() == kYearPattern) return Period::kYear;
  return now->size() == kMonthPattern ? Period::kMonth : Period::kWhole;
}

// The rows of both, as groups by the value in which they differ, the first by the figure.
bool rank_pair(QueryBlock& block, const Condition& was, const Condition& now, bool descending) {
  ColumnExpr key = now.column;
  if (now.op == Op::kLike) key.period = period_of(was, now);
  if (now.op != Op::kEqual && key.period == Period::kWhole) return false;
  const ValueExpr measured = block.select[0];
  block.select = {ValueExpr{key}, measured};
  block.group = {key};
  block.order = {{measured, descending}};
  block.limit = 1;
  return true;
}

// The figure of the last question taken from that of the one before.
void subtract(QueryBlock& block, const Condition& was, const Condition& now) {
  ValueExpr minuend = block.select[0], subtrahend = block.select[0];
  minuend.only.push_back(was);
  subtrahend.only.push_back(now);
  block.select = {std::move(minuend), std::move(subtrahend)};
  block.combine = Combine::kDifference;
}

}  // namespace

bool refers_to_pair(const Utterance& now) {
  uint32_t noun = kNone;
  const Request request = request_of(now, &noun);
  return request != Request::kNone && (noun == kNone || request == Request::kBoth);
}

bool adds_two(const Utterance& now) {
  const auto words = now.words();
  return request_of(now) == Request::kBoth &&
         std::any_of(words.begin(), words.end(),
                     [&](uint32_t i) { return text::is_one_of(now.word(i), kTwoWords); });
}

RuleResult total_of_shown(const Turn& turn) {
  if (!adds_two(turn.now) || !turn.base.lists()) return std::nullopt;
  QueryBlock block = turn.base.block();
  ColumnExpr amount;
  for (const ValueExpr& v : block.select) {
    if (!turn.base.facts().measure(v.column)) continue;
    if (amount.valid()) return std::nullopt;
    amount = v.column;
  }
  const uint32_t home = amount.home();
  const auto one = [&](uint32_t t) {
    return t == home || turn.context.schema->graph.to_one(home, t);
  };
  if (!amount.valid() || turn.base.facts().intensive(amount) || block.limit || block.distinct ||
      !one(block.entity) || !std::all_of(block.tables.begin(), block.tables.end(), one))
    return std::nullopt;
  block.select = {{amount, Aggregate::kSum}};
  block.order.clear();
  return follow_up_of(turn, FollowUpKind::kMeasure, std::move(block),
                      fmt::format("{} ({})", turn.base.text(), turn.now.body()),
                      kUnprobedConfidence);
}

namespace {

// The word names the column in which the two differ, or the rows.
bool names_pair(const Turn& turn, uint32_t noun, const ColumnExpr& column) {
  return turn.base.says(turn.now.token(noun)) ||
         std::any_of(turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(),
                     [&](const Mention& m) {
                       if (m.begin != noun || m.end != noun + 1 || m.score < 0.72F) return false;
                       return (m.kind == MentionKind::kColumn && m.table == column.table &&
                               m.column == column.column) ||
                              (m.kind == MentionKind::kTable &&
                               (m.table == turn.base.topic() || m.table == column.table));
                     });
}

}  // namespace

RuleResult read_pair(const Turn& turn, const Base& before) {
  uint32_t noun = kNone;
  const Request request = request_of(turn.now, &noun);
  QueryBlock block = turn.base.block();
  const auto at = differing_clause(before.block(), block);
  if (!at || block.limit || block.having) return std::nullopt;
  if (noun != kNone && !names_pair(turn, noun, block.where[*at][0].column)) return std::nullopt;
  const Condition was = before.block().where[*at][0], now = block.where[*at][0];
  const bool figure = turn.base.aggregate() != nullptr && !turn.base.grouped() &&
                      block.select.size() == 1 && block.outer == Aggregate::kPlain;
  block.where[*at] = {was, now};
  FollowUpKind kind = FollowUpKind::kAdd;
  if (request == Request::kHigher || request == Request::kLower) {
    if (!figure || !rank_pair(block, was, now, request == Request::kHigher)) return std::nullopt;
    kind = FollowUpKind::kSuperlative;
  } else if (request == Request::kDifference) {
    if (!figure) return std::nullopt;
    subtract(block, was, now);
    kind = FollowUpKind::kMeasure;
  } else if (!figure && !turn.base.lists() &&
             (!turn.base.grouped() || turn.base.aggregate() == nullptr ||
              !has_one_of(turn, kTwoWords))) {
    return std::nullopt;
  }
  return follow_up_of(turn, kind, std::move(block),
                      fmt::format("{}; {} ({})", before.text(), turn.base.text(), turn.now.body()),
                      kUnprobedConfidence);
}

}  // namespace ask::engine::dialogue
