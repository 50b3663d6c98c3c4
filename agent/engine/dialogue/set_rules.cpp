#include "agent/engine/dialogue/set_rules.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/named_items.h"
#include "agent/engine/dialogue/restriction_rules.h"
#include "agent/engine/lexicon/follow_up_pairs.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine::dialogue {
namespace {

// The membership that the clause is; null if it is another condition.
Condition* membership(std::vector<Condition>& clause) {
  return clause.size() == 1 && clause[0].op == Op::kIn && clause[0].sub.size() == 1 ? &clause[0]
                                                                                    : nullptr;
}

// The two memberships that the rows are chosen by; false if they are not.
bool two_sets(QueryBlock& block, Condition*& first, Condition*& second) {
  if (block.where.size() != 2 || !is_plain(block)) return false;
  first = membership(block.where[0]);
  second = membership(block.where[1]);
  return first != nullptr && second != nullptr && first->column == second->column &&
         !first->negated;
}

// The only condition on a stored value that the other set has with another value; null if there is
// none.
Condition* own_value(QueryBlock& set, const QueryBlock& other) {
  Condition* found = nullptr;
  for (auto& clause : set.where) {
    if (clause.size() != 1 || !of_one_column(clause) || contains(other.where, clause)) continue;
    if (found != nullptr) return nullptr;
    found = &clause[0];
  }
  return found;
}

// Nothing but words that the two values are joined by, and those of the question before.
bool only_joins(const Turn& turn, const std::vector<const Mention*>& values) {
  return std::all_of(turn.words.begin(), turn.words.end(), [&](uint32_t i) {
    const std::string_view word = turn.now.word(i);
    const bool value = std::any_of(values.begin(), values.end(),
                                   [&](const Mention* m) { return m->begin <= i && m->end > i; });
    return value || denies(word) || text::is_one_of(word, kValueJoints) || is_preposition(word) ||
           is_question_word(word) || is_form_of_be(word) || text::is_one_of(word, kDoForms) ||
           filler(word) >= 0.6F || word == "'s" || word == "been" ||
           turn.base.says(turn.now.token(i));
  });
}

}  // namespace

RuleResult values_of_sets(const Turn& turn) {
  QueryBlock block = turn.base.block();
  Condition *first = nullptr, *second = nullptr;
  if (!turn.now.pronouns.empty() || turn.now.added || !two_sets(block, first, second))
    return std::nullopt;
  Condition* one = own_value(first->sub[0], second->sub[0]);
  Condition* two = own_value(second->sub[0], first->sub[0]);
  if (one == nullptr || two == nullptr || !(one->column == two->column)) return std::nullopt;
  const std::vector<const Mention*> values = values_named(turn, one->column);
  if (values.size() != 2 || values[0]->text == values[1]->text || !only_joins(turn, values))
    return std::nullopt;
  bool joined = false, denied = false, before = false;
  for (const uint32_t i : turn.words) {
    const bool between = i >= values[0]->end && i < values[1]->begin;
    before |= i < values[0]->begin && denies(turn.now.word(i));
    joined |= between && text::is_one_of(turn.now.word(i), {"and", "but", "not", "without"});
    denied |= between && denies(turn.now.word(i));
  }
  if (!joined || before) return std::nullopt;
  one->value = Value(values[0]->text);
  two->value = Value(values[1]->text);
  second->negated = denied;
  return follow_up_of(turn, FollowUpKind::kReplace, std::move(block),
                      fmt::format("{} ({})", turn.base.text(), turn.now.body()),
                      kUnprobedConfidence);
}

}  // namespace ask::engine::dialogue
