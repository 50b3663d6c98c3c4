#include "agent/engine/dialogue/ranked_dates.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/probe.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/plain_request_words.h"

namespace ask::engine::dialogue {
namespace {

// The first groups by a number, which the rows of the block are chosen by; null if they are not.
QueryBlock* ranking(QueryBlock& block) {
  QueryBlock* found = nullptr;
  for (auto& clause : block.where)
    for (Condition& c : clause) {
      if (c.op != Op::kIn || c.negated || c.sub.size() != 1 || clause.size() != 1) continue;
      QueryBlock& sub = c.sub[0];
      if (!sub.limit || sub.order.size() != 1 || sub.order[0].term.fn == Aggregate::kPlain)
        continue;
      if (found != nullptr) return nullptr;
      found = &sub;
    }
  return found;
}

// The only date that the follow-up is; null if it says more.
const Mention* date_alone(const Turn& turn) {
  const Mention* date = nullptr;
  for (const Mention& m : turn.now.lattice.mentions)
    if (m.kind == MentionKind::kDate && m.begin >= turn.now.begin && m.end <= turn.now.end &&
        (date == nullptr || m.end - m.begin > date->end - date->begin))
      date = &m;
  if (date == nullptr) return nullptr;
  const bool light = std::all_of(turn.words.begin(), turn.words.end(), [&](uint32_t i) {
    const std::string_view word = turn.now.word(i);
    return (i >= date->begin && i < date->end) || filler(word) >= 0.6F || is_preposition(word) ||
           text::is_one_of(word, kMeaningForms) ||
           text::is_one_of(word, {"i", "it", "that", "just", "only", "the"});
  });
  return light ? date : nullptr;
}

}  // namespace

RuleResult date_of_ranked(const Turn& turn) {
  const Mention* date = date_alone(turn);
  QueryBlock block = turn.base.block();
  // "only those in January" are some of the rows that were shown.
  const auto& pronouns = turn.now.pronouns;
  if (!pronouns.empty() && pronouns[0].kind == PronounKind::kSet) return std::nullopt;
  QueryBlock* first = date == nullptr ? nullptr : ranking(block);
  if (first == nullptr) return std::nullopt;
  const uint32_t counted = first->order[0].term.column.home();
  const auto dates = [&](const std::vector<Condition>& clause) {
    return std::any_of(clause.begin(), clause.end(),
                       [&](const Condition& c) { return turn.base.facts().temporal(c.column); });
  };
  if (counted == kNone || std::any_of(first->where.begin(), first->where.end(), dates))
    return std::nullopt;
  std::vector<std::string> texts;
  for (const std::string& noun : turn.base.nouns(counted))
    texts.push_back(fmt::format("{} in {}", noun, turn.now.span(date->begin, date->end)));
  const auto found = best_probe(turn, texts, [&](const LogicalForm& form) {
    const QueryBlock& b = form.block;
    return is_plain(b) && b.where.size() == 1 && b.where[0].size() == 1 &&
           turn.base.facts().temporal(b.where[0][0].column) &&
           b.where[0][0].column.home() == counted;
  });
  if (!found) return std::nullopt;
  first->where.push_back(found->block().where[0]);
  need_table(*first, counted);
  return follow_up_of(turn, FollowUpKind::kNarrow, std::move(block),
                      in_base(turn, turn.now.body(), true), found->confidence);
}

}  // namespace ask::engine::dialogue
