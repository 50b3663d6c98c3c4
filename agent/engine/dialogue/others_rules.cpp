#include "agent/engine/dialogue/others_rules.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/lexicon/follow_up_requests.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/plain_request_words.h"

namespace ask::engine::dialogue {
namespace {

// A clause that names a row of another table than the people: "Bedtime Planet" of the shows.
bool names_other_row(const Turn& turn, const std::vector<Condition>& clause) {
  return clause.size() == 1 && clause[0].op == Op::kEqual && !clause[0].negated &&
         clause[0].sub.empty() && clause[0].column.home() != turn.base.topic() &&
         names_rows(turn, clause[0].column);
}

// The table of the row that the previous question named; kNone if it named none or several.
uint32_t table_named(const Turn& turn) {
  uint32_t out = kNone;
  for (const auto& clause : turn.base.block().where) {
    if (!names_other_row(turn, clause)) continue;
    const uint32_t home = clause[0].column.home();
    if (out != kNone && out != home) return kNone;
    out = home;
  }
  return out;
}

// The token has the stem of one of the previous question.
bool is_repeated(const Turn& turn, uint32_t i) {
  const auto& before = turn.base.interpretation().lattice().tokens;
  return turn.base.interpretation().text() == turn.base.text() &&
         std::any_of(before.begin(), before.end(),
                     [&](const Token& t) { return t.stem == turn.now.token(i).stem; });
}

// The follow-up says nothing but that others of the table are meant.
bool says_only_others(const Turn& turn, uint32_t table) {
  return std::all_of(turn.words.begin(), turn.words.end(), [&](uint32_t i) {
    const std::string_view word = turn.now.word(i);
    const bool noun = std::any_of(turn.now.lattice.mentions.begin(),
                                  turn.now.lattice.mentions.end(), [&](const Mention& m) {
                                    return m.kind == MentionKind::kTable && m.table == table &&
                                           m.score >= 0.9F && m.begin <= i && m.end > i;
                                  });
    return noun || is_question_word(word) || is_preposition(word) || is_form_of_be(word) ||
           text::is_one_of(word, kOthersFillers) || text::is_one_of(word, kOtherWords) ||
           is_repeated(turn, i) || filler(word) >= 0.9F;
  });
}

}  // namespace

bool asks_for_others(const Turn& turn) {
  const bool which_others = turn.words.size() > 2 && turn.now.word(turn.words[1]) == kOthersNoun;
  return which_others || has(turn, kExceptionAdverb) || has(turn, kOtherWords[0]) ||
         has(turn, kOtherWords[1]);
}

RuleResult others_of_people(const Turn& turn) {
  const uint32_t people = turn.base.topic();
  if (!asks_for_others(turn) || turn.now.pronouns.size() != 1 || !turn.base.lists() ||
      turn.base.block().limit || turn.base.block().having)
    return std::nullopt;
  const uint32_t table = table_named(turn);
  const ColumnFacts& facts = turn.base.facts();
  const QueryBlock& before = turn.base.block();
  // A row of many: what it belongs to is asked for otherwise.
  if (table == kNone || turn.context.schema->graph.to_one(people, table) ||
      !says_only_others(turn, table))
    return std::nullopt;
  const ColumnExpr key = facts.key_of(table);
  const auto members = as_membership(before, people, facts);
  QueryBlock block, same;
  block.entity = same.entity = table;
  block.select = turn.base.naming(table);
  if (!key.valid() || members.empty() || block.select.empty()) return std::nullopt;
  // "what else does she host?" is of what she hosts, "is she on other shows?" of any.
  const bool repeats = std::any_of(turn.words.begin(), turn.words.end(), [&](uint32_t i) {
    return !is_question_word(turn.now.word(i)) && !is_preposition(turn.now.word(i)) &&
           filler(turn.now.word(i)) < 0.6F && is_repeated(turn, i);
  });
  for (const auto& clause : before.where) {
    const uint32_t home = clause[0].column.home();
    if (names_other_row(turn, clause))
      same.where.push_back(clause);
    else if (repeats && home != people && home != table)
      block.where.push_back(clause);
  }
  for (const uint32_t t : before.tables)
    if (t != table) need_table(block, t);
  if (before.entity != table) need_table(block, before.entity);
  need_table(block, people);
  same.select = {{key}};
  Condition out;
  out.column = key;
  out.op = Op::kIn;
  out.negated = true;
  out.sub = {std::move(same)};
  block.where.insert(block.where.end(), members.begin(), members.end());
  block.where.push_back({std::move(out)});
  block.distinct = true;
  return follow_up_of(turn, FollowUpKind::kAbout, std::move(block),
                      fmt::format("{} (of: {})", turn.now.body(), turn.base.text()), 0.7);
}

}  // namespace ask::engine::dialogue
