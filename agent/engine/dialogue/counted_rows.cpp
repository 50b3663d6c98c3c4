#include "agent/engine/dialogue/counted_rows.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/about_rules.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/restriction_rules.h"

namespace ask::engine::dialogue {
namespace {

// "how many calls did each team handle": what follows is asked of each team.
bool asks_per_group(std::string_view question) {
  const std::vector<std::string> words = text::split(text::folded(question), ' ');
  for (size_t i = 1; i < words.size(); ++i)
    if (text::is_one_of(words[i], {"each", "every"}) &&
        text::is_one_of(words[i - 1], {"did", "does", "do", "has", "have", "had"}))
      return true;
  return false;
}

// "number of visits at each site": of rows that are counted for each row of the topic.
bool counts_rows_of_groups(const Turn& turn) {
  const uint32_t counted = counted_table(turn);
  return counted != kNone && counted != turn.base.topic() && turn.base.aggregate() != nullptr &&
         turn.base.aggregate()->fn == Aggregate::kCount && !turn.base.block().limit &&
         groups_are_rows(turn);
}

// "how many of those were deferred?": only the counted rows can be, and not the groups.
bool restricts_only_counted(const Turn& turn, const FollowUp& found) {
  const auto& before = turn.base.block().where;
  const uint32_t topic = turn.base.topic();
  return std::all_of(
      found.meaning.block.where.begin(), found.meaning.block.where.end(), [&](const auto& clause) {
        return contains(before, clause) ||
               std::all_of(clause.begin(), clause.end(), [&](const Condition& c) {
                 const uint32_t home = c.column.home();
                 return home != topic && !turn.context.schema->graph.to_one(topic, home);
               });
      });
}

}  // namespace

RuleResult some_of_groups(const Turn& turn) {
  const bool many = turn.words.size() > 3 && turn.now.word(turn.words[0]) == "how" &&
                    turn.now.word(turn.words[1]) == "many";
  const bool asks = many && (turn.now.pronouns.empty()
                                 ? is_form_of_be(turn.now.word(turn.words[2]))
                                 : turn.words.size() > 4 && turn.now.word(turn.words[2]) == "of" &&
                                       turn.now.pronouns[0].begin == turn.words[3]);
  if (asks && !turn.now.pronouns.empty() &&
      (asks_per_group(turn.base.text()) || counts_rows_of_groups(turn))) {
    size_t at = 4;  // after "how many of them"
    if (at + 1 < turn.words.size() &&
        (is_form_of_be(turn.now.word(turn.words[at])) ||
         text::is_one_of(turn.now.word(turn.words[at]), {"have", "had", "got"})))
      ++at;
    if (RuleResult out =
            restrict_counted(turn, {turn.now.span(turn.words[at], turn.now.end), false, false}))
      if (asks_per_group(turn.base.text()) || restricts_only_counted(turn, *out)) return out;
  }
  const auto whole = asks ? without_groups(turn) : std::nullopt;
  if (!whole) return std::nullopt;
  const Base all(turn.base, *whole);
  if (!all.understood()) return std::nullopt;
  return ask_about_rows(turn_of(turn.now, all, turn.context));
}

}  // namespace ask::engine::dialogue
