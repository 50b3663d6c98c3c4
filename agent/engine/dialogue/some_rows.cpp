#include "agent/engine/dialogue/some_rows.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/follow_up_rules.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/lexicon/follow_up_requests.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_requests.h"

namespace ask::engine::dialogue {
namespace {

constexpr uint32_t kMostBetween = 4;  // words between "the" and "ones"

// The tokens of "the Spanish ones" in a question about them; nothing if they are all of it.
std::optional<std::pair<uint32_t, uint32_t>> some_named(const Turn& turn) {
  const Utterance& u = turn.now;
  const std::string_view first = u.word(turn.words[0]);
  if (turn.words.size() < 4 || !(is_question_word(first) || is_request_word(first)))
    return std::nullopt;
  for (const Pronoun& p : u.pronouns) {
    if (p.end != p.begin + 1 || u.word(p.begin) != "ones") continue;
    for (uint32_t at = p.begin - 1; at > turn.words[0] && at + 1 + kMostBetween >= p.begin; --at)
      if (u.word(at) == "the" && at + 1 < p.begin) return std::pair(at, p.end);
  }
  return std::nullopt;
}

// The same with what restricts them further, to the end: "the private ones at Leominster".
std::pair<uint32_t, uint32_t> with_place(const Turn& turn, std::pair<uint32_t, uint32_t> some) {
  const bool place = some.second + 1 < turn.now.end &&
                     text::is_one_of(turn.now.word(some.second), {"at", "in", "from", "with"});
  const std::string_view first = turn.now.word(turn.words[0]);
  const bool list = first == "who" || first == "which" || is_request_word(first);
  return place && list ? std::pair(some.first, turn.now.end) : some;
}

// The rows that the groups of the previous question count, each by its name.
std::optional<LogicalForm> counted_rows(const Turn& turn) {
  const QueryBlock& before = turn.base.block();
  const uint32_t counted = counted_table(turn);
  LogicalForm out;
  out.block.entity = counted != kNone ? counted : before.entity;
  out.block.select = turn.base.naming(out.block.entity);
  out.block.where = before.where;
  if (out.block.select.empty() || !before.best_of.empty()) return std::nullopt;
  for (const auto& clause : before.where)
    for (const Condition& c : clause) need_table(out.block, c.column.home());
  for (const uint32_t t : before.tables)
    if (turn.context.schema->graph.to_one(out.block.entity, t)) need_table(out.block, t);
  return out;
}

// "at Leominster" after numbers by branch is of the branch, though a town is called so too.
void prefer_groups(const Turn& turn, QueryBlock& block) {
  const db::ValueIndex& values = turn.context.snapshot.values;
  for (auto& clause : block.where) {
    if (contains(turn.base.block().where, clause) || !of_one_column(clause)) continue;
    for (const ColumnExpr& g : turn.base.block().group) {
      const auto stored = [&](const Condition& c) {
        const auto* text = std::get_if<std::string>(&c.value);
        if (text == nullptr) return false;
        const auto hits = values.find(db::ValueIndex::normalised(*text));
        return std::any_of(hits.begin(), hits.end(), [&](const db::ValueHit& hit) {
          return hit.table == g.table && hit.column == g.column;
        });
      };
      if (clause[0].column.table != g.table || clause[0].column == g || g.whole() ||
          !turn.base.facts().text(g) || !std::all_of(clause.begin(), clause.end(), stored))
        continue;
      for (Condition& c : clause) c.column = g;
      break;
    }
  }
}

// Reads the words as a follow-up of the question for the chosen rows.
RuleResult read_after(const Turn& turn, const FollowUp& chosen, const std::string& words) {
  const Base base({chosen.question, chosen.question, "", &chosen.meaning}, turn.context);
  if (!base.understood()) return std::nullopt;
  const Utterance now = utterance(words, turn.context.snapshot, turn.context.schema->index);
  return read_follow_up(turn_of(now, base, turn.context));
}

// Nothing but their names is asked for: "who are the Spanish ones?", "what are ... called?".
bool asks_names(const Turn& turn, std::pair<uint32_t, uint32_t> some) {
  return std::all_of(turn.words.begin(), turn.words.end(), [&](uint32_t i) {
    return (i >= some.first && i < some.second) ||
           text::is_one_of(turn.now.word(i), kListRequestWords) ||
           text::is_one_of(turn.now.word(i), kTitleParticiples);
  });
}

}  // namespace

RuleResult ask_about_some(const Turn& turn) {
  auto some = some_named(turn);
  if (!some) return std::nullopt;
  if (const auto further = with_place(turn, *some); asks_names(turn, further)) some = further;
  const std::optional<LogicalForm> rows =
      turn.base.grouped() ? counted_rows(turn) : turn.base.form();
  if (!rows) return std::nullopt;
  const Utterance only = utterance("only " + turn.now.span(some->first, some->second),
                                   turn.context.snapshot, turn.context.schema->index);
  RuleResult chosen = read_with(turn, *rows, only);
  const bool narrows =
      chosen && (chosen->kind == FollowUpKind::kNarrow || chosen->kind == FollowUpKind::kReplace);
  if (!narrows) return std::nullopt;
  if (turn.base.grouped()) prefer_groups(turn, chosen->meaning.block);
  if (asks_names(turn, *some)) {
    QueryBlock& block = chosen->meaning.block;
    if (!all_plain(block)) block.select = turn.base.naming(block.entity);
    chosen->kind = FollowUpKind::kList;
    return block.select.empty() ? RuleResult() : chosen;
  }
  const std::string_view first = turn.now.word(turn.words[0]);
  const std::string who = first == kShortWhoIs ? std::string(kWhoIs) : std::string(first);
  std::string words = who + " " + turn.now.span(turn.words[1], some->first) + " them";
  if (some->second < turn.now.end) words += " " + turn.now.span(some->second, turn.now.end);
  RuleResult out = read_after(turn, *chosen, words);
  if (out) out->confidence = std::min(out->confidence, chosen->confidence);
  return out;
}

}  // namespace ask::engine::dialogue
