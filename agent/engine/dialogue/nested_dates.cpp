#include "agent/engine/dialogue/nested_dates.h"

#include <algorithm>

#include "agent/engine/dialogue/date_rules.h"
#include "agent/engine/dialogue/probe.h"

namespace ask::engine::dialogue {
namespace {

// The only date of the rows that the condition nests; null if there is none.
const Condition* nested_date(const Turn& turn, const std::vector<Condition>& clause) {
  if (clause.size() != 1 || clause[0].op != Op::kIn || clause[0].sub.size() != 1) return nullptr;
  const Condition* out = nullptr;
  for (const auto& nested : clause[0].sub[0].where)
    for (const Condition& c : nested) {
      if (!turn.base.facts().temporal(c.column) || c.op == Op::kIsNull) continue;
      if (out != nullptr || nested.size() != 1 || !c.sub.empty() || c.other.valid()) return nullptr;
      out = &c;
    }
  return out;
}

// The place of the only condition of the block with such a date, if the rows have none themselves.
std::optional<size_t> place_of(const Turn& turn, QueryBlock block) {
  if (date_condition(turn, block) != nullptr) return std::nullopt;
  std::optional<size_t> out;
  for (size_t i = 0; i < block.where.size(); ++i) {
    if (nested_date(turn, block.where[i]) == nullptr) continue;
    if (out) return std::nullopt;
    out = i;
  }
  return out;
}

// The date that is all that the follow-up names; null if it names more.
const Mention* only_date(const Turn& turn) {
  if (!turn.now.pronouns.empty() || turn.now.added || turn.now.either) return nullptr;
  const Mention* out = nullptr;
  for (const Mention& m : turn.now.lattice.mentions)
    if (m.kind == MentionKind::kDate && m.begin >= turn.now.begin && m.end <= turn.now.end &&
        (out == nullptr || m.end - m.begin > out->end - out->begin))
      out = &m;
  const bool only =
      out != nullptr && std::all_of(turn.words.begin(), turn.words.end(), [&](uint32_t i) {
        return (i >= out->begin && i < out->end) || is_preposition(turn.now.word(i)) ||
               turn.now.word(i) == "the";
      });
  return only ? out : nullptr;
}

// The previous question with the other date; "" if it is not clear which one that is.
std::string redated(const Turn& turn, const Condition& old, const Mention& date) {
  const std::string now = completed_date(turn, turn.now.span(date.begin, date.end), &date, &old);
  if (turn.base.value_span(old)) return with_value(turn, old, now);
  const Utterance before =  // which is read in other words
      utterance(turn.base.text(), turn.context.snapshot, turn.context.schema->index);
  const Mention* place = nullptr;
  for (const Mention& m : before.lattice.mentions) {
    if (m.kind != MentionKind::kDate) continue;
    if (place != nullptr && (m.end <= place->begin || m.begin >= place->end)) return "";
    if (place == nullptr || m.end - m.begin > place->end - place->begin) place = &m;
  }
  if (place == nullptr || before.text != turn.base.text()) return "";
  return before.text.substr(0, before.token(place->begin).begin) + now +
         before.text.substr(before.token(place->end - 1).end);
}

}  // namespace

RuleResult replace_nested_date(const Turn& turn) {
  const Mention* date = only_date(turn);
  QueryBlock block = turn.base.block();
  const auto at = date == nullptr ? std::nullopt : place_of(turn, block);
  if (!at) return std::nullopt;
  const Condition& old = *nested_date(turn, block.where[*at]);
  const std::string question = redated(turn, old, *date);
  if (question.empty()) return std::nullopt;
  const auto found = probe(turn, question, [&](const LogicalForm& form) {
    const auto place = place_of(turn, form.block);
    if (!place || form.block.where.size() != block.where.size()) return false;
    const Condition& now = form.block.where[*place][0];
    const Condition& before = block.where[*at][0];
    const Condition* other = nested_date(turn, form.block.where[*place]);
    return now.column == before.column && now.negated == before.negated &&
           other->column.table == old.column.table && other->column.column == old.column.column;
  });
  if (!found) return std::nullopt;
  block.where[*at] = found->block().where[*place_of(turn, found->block())];
  return follow_up_of(turn, FollowUpKind::kReplace, std::move(block), question, found->confidence);
}

bool stacks_dates(const Turn& turn, const QueryBlock& block) {
  if (only_date(turn) == nullptr || !place_of(turn, turn.base.block())) return false;
  QueryBlock now = block;
  return date_condition(turn, now) != nullptr;
}

}  // namespace ask::engine::dialogue
