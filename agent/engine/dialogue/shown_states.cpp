#include "agent/engine/dialogue/shown_states.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/follow_up_rules.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/lexicon/follow_up_words.h"

namespace ask::engine::dialogue {
namespace {

// The question without "all" and "both"; "" if it does not ask for the state of the rows.
std::string state_question(const Turn& turn) {
  constexpr std::string_view kAll[] = {"all", "both"};
  const Utterance& u = turn.now;
  const std::string_view first = u.word(turn.words[0]);
  if (turn.words.size() < 3 || u.pronouns.size() != 1 || u.pronouns[0].named ||
      !(is_form_of_be(first) || text::is_one_of(first, kDoForms)))
    return "";
  const Pronoun& p = u.pronouns[0];
  const bool of = turn.words.size() > 4 && text::is_one_of(u.word(turn.words[1]), kAll) &&
                  u.word(turn.words[2]) == "of" && p.begin == turn.words[3];
  if ((!of && p.begin != turn.words[1]) ||
      (p.kind != PronounKind::kSet && p.kind != PronounKind::kOne))
    return "";
  const uint32_t rest = text::is_one_of(u.word(p.end), kAll) ? p.end + 1 : p.end;
  if (rest >= u.end) return "";
  return u.span(turn.words[0], turn.words[0] + 1) + " " + u.span(p.begin, p.end) + " " +
         u.span(rest, u.end);
}

// "does it weigh over 5 kg?": what the weight is, tells whether.
bool is_bound(const Condition& c) {
  constexpr Op kBounds[] = {Op::kLess, Op::kLessEqual, Op::kGreater, Op::kGreaterEqual,
                            Op::kBetween};
  return contains(kBounds, c.op) && c.sub.empty() && !c.other.valid();
}

// The only condition that the reading adds, on the state of each row; null if it is not so.
const Condition* state_added(const Turn& turn, const QueryBlock& block) {
  const uint32_t topic = turn.base.topic();
  const Condition* out = nullptr;
  for (const auto& clause : block.where) {
    if (contains(turn.base.block().where, clause)) continue;
    if (clause.size() != 1) return nullptr;
    const Condition& c = clause[0];
    if (c.op == Op::kIn && !c.negated && c.sub.size() == 1 && turn.base.block().limit) continue;
    const bool state = is_state_condition(c, turn.base.facts()) || is_bound(c) ||
                       (c.op == Op::kEqual && c.sub.empty() && turn.base.facts().text(c.column));
    const uint32_t home = c.column.home();
    if (out != nullptr || !state || c.column.whole() ||
        (home != topic && !turn.context.schema->graph.to_one(topic, home)))
      return nullptr;
    out = &c;
  }
  return out;
}

}  // namespace

std::optional<RuleResult> show_states(const Turn& turn) {
  const std::string question = state_question(turn);
  if (question.empty()) return std::nullopt;
  const Utterance now = utterance(question, turn.context.snapshot, turn.context.schema->index);
  const Turn asked = turn_of(now, turn.base, turn.context);
  if (asked.words.empty()) return std::nullopt;
  RuleResult found = read_by_rules(asked);
  QueryBlock block = turn.base.block();
  if (!found || !turn.base.lists() || block.distinct || block.limit.value_or(1) != 1) return found;
  const Condition* state = state_added(turn, found->meaning.block);
  if (state == nullptr) return found;
  ColumnExpr column = state->column;
  if (!is_bound(*state)) column.period = Period::kWhole;
  if (shows_attribute(turn)) block.select.clear();
  if (add_outputs(block.select, {{column}}) == 0) return found;
  need_table(block, column.home());
  return follow_up_of(turn, FollowUpKind::kOutputs, std::move(block), found->question,
                      found->confidence);
}

}  // namespace ask::engine::dialogue
