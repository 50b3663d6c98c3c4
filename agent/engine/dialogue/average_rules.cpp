#include "agent/engine/dialogue/average_rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "agent/common/words.h"
#include "agent/engine/dialogue/figure_rules.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/shown_figure_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"

namespace ask::engine::dialogue {
namespace {

// "less than the average": its tokens, and the side.
struct Side {
  bool more = false;
  uint32_t begin = 0, end = 0;
};

std::optional<Side> side_of_average(const Utterance& u) {
  for (uint32_t i = u.begin + 1; i < u.end; ++i) {
    if (!text::is_one_of(u.word(i), kAverageWords)) continue;
    uint32_t at = i;
    if (u.word(at - 1) == "the") --at;
    if (u.word(at - 1) == "than") --at;
    if (at == u.begin) return std::nullopt;
    --at;
    const bool more = text::is_one_of(u.word(at), kMoreThanFigure);
    if (!more && !text::is_one_of(u.word(at), kLessThanFigure)) return std::nullopt;
    return Side{more, at, i + 1};
  }
  return std::nullopt;
}

// The only figure that the rows or groups were shown with; null if there are several or none.
const ValueExpr* only_figure(const Turn& turn) {
  const QueryBlock& block = turn.base.block();
  if (!block.best_of.empty() || block.division || block.neighbours || block.having ||
      block.limit || block.combine != Combine::kApart || block.outer != Aggregate::kPlain)
    return nullptr;
  const ColumnFacts& facts = turn.base.facts();
  const ValueExpr* out = nullptr;
  for (const ValueExpr& v : block.select) {
    const bool figure = turn.base.grouped()
                            ? v.fn != Aggregate::kPlain
                            : v.fn == Aggregate::kPlain && !v.column.whole() &&
                                  (facts.measure(v.column) || facts.quantity(v.column));
    if (!figure) continue;
    if (out != nullptr || v.of_all || v.series != Series::kItself || v.along.valid())
      return nullptr;
    out = &v;
  }
  return turn.base.grouped() || turn.base.lists() ? out : nullptr;
}

// All other words say how to ask, or name the rows or the figure.
bool says_only_side(const Turn& turn, const Side& side, const ValueExpr& figure) {
  return std::all_of(turn.words.begin(), turn.words.end(), [&](uint32_t i) {
    const std::string_view word = turn.now.word(i);
    const Token& token = turn.now.token(i);
    const bool column = !figure.column.whole() && figure.column.valid() &&
                        turn.base.facts().has_word(figure.column, token.lemma);
    const bool pointed = std::any_of(turn.now.pronouns.begin(), turn.now.pronouns.end(),
                                     [&](const Pronoun& p) { return p.begin <= i && p.end > i; });
    return (i >= side.begin && i < side.end) || pointed || column || filler(word) >= 0.9F ||
           is_request_word(word) || is_form_of_be(word) || turn.base.says(token) ||
           text::is_one_of(word, kGroupQuestionWords) ||
           text::is_one_of(word, kShownFigureNouns) || group_called(turn, i) != nullptr;
  });
}

}  // namespace

RuleResult beyond_average(const Turn& turn) {
  const auto side = turn.words.size() < 2 ? std::nullopt : side_of_average(turn.now);
  const ValueExpr* figure = side ? only_figure(turn) : nullptr;
  if (figure == nullptr || !says_only_side(turn, *side, *figure)) return std::nullopt;
  QueryBlock block = turn.base.block();
  QueryBlock average = block;
  average.order.clear();
  average.distinct = false;
  average.select = {*figure};
  const Op op = side->more ? Op::kGreater : Op::kLess;
  if (turn.base.grouped()) {
    average.outer = Aggregate::kAverage;
    Having having;
    having.term = *figure;
    having.op = op;
    having.sub = {std::move(average)};
    block.having = std::move(having);
  } else {
    average.select[0].fn = Aggregate::kAverage;
    Condition bound;
    bound.column = figure->column;
    bound.op = op;
    bound.sub = {std::move(average)};
    block.where.push_back({std::move(bound)});
  }
  return follow_up_of(turn, FollowUpKind::kNarrow, std::move(block),
                      in_base(turn, "with " + turn.now.span(side->begin, side->end), true),
                      kUnprobedConfidence);
}

}  // namespace ask::engine::dialogue
