#include "agent/engine/dialogue/contrary_rows.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/lexicon/follow_up_requests.h"
#include "agent/engine/lexicon/follow_up_words.h"

namespace ask::engine::dialogue {

bool asks_for_owned(const Turn& turn) {
  return turn.base.grouped() && !turn.now.only && !turn.now.pronouns.empty() &&
         turn.now.pronouns[0].kind == PronounKind::kOwner;
}

void drop_first_row(const Turn& turn, const Condition& now, QueryBlock& block) {
  if (now.op != Op::kEqual || !names_rows(turn, now.column)) return;
  std::erase_if(block.where, [&](const std::vector<Condition>& old) {
    return old.size() == 1 && old[0].op == Op::kIn && !old[0].negated && !old[0].sub.empty() &&
           old[0].sub[0].limit == 1 && old[0].column.home() == now.column.home();
  });
}

bool contrasts_state(const Turn& turn, const QueryBlock& own) {
  const auto& where = turn.base.block().where;
  if (!turn.now.opened || turn.now.only || turn.now.added || turn.words.size() < 3 ||
      turn.now.word(turn.words.back()) != "ones" || where.empty() || own.where.size() != 1)
    return false;
  const auto state = [&](const std::vector<Condition>& clause) {
    if (clause.size() != 1 || !clause[0].sub.empty() || clause[0].negated) return false;
    const ColumnExpr column = clause[0].column;
    const bool few = clause[0].op == Op::kEqual &&
                     (turn.base.facts().flag(column) ||
                      text::is_one_of(turn.base.facts().last_word(column), kStateColumns));
    return few || clause[0].op == Op::kIsNull;
  };
  const std::vector<Condition>&last = where.back(), &now = own.where[0];
  const bool null = last.size() == 1 && last[0].op == Op::kIsNull;  // "finished" has an end date
  return (state(last) || null) && (state(now) || now[0].op == Op::kIsNull) &&
         last[0].column.home() == now[0].column.home() && !(last[0].column == now[0].column);
}

}  // namespace ask::engine::dialogue
