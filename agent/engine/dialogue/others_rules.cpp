#include "agent/engine/dialogue/others_rules.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/other_rows.h"
#include "agent/engine/lexicon/follow_up_requests.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/plain_request_words.h"
#include "agent/engine/lexicon/pronoun_words.h"
#include "agent/engine/lexicon/question_words.h"

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
  return turn.base.interpretation().text() == turn.base.text() &&
         turn.base.says(turn.now.token(i));
}

// The token is the pronoun of the follow-up.
bool points_out(const Turn& turn, uint32_t i) {
  return std::any_of(turn.now.pronouns.begin(), turn.now.pronouns.end(),
                     [&](const Pronoun& p) { return p.begin <= i && p.end > i; });
}

// The follow-up says nothing but that all rows of the table are meant.
bool says_only_all(const Turn& turn, uint32_t table) {
  return std::all_of(turn.words.begin(), turn.words.end(), [&](uint32_t i) {
    const std::string_view word = turn.now.word(i);
    const bool noun = std::any_of(turn.now.lattice.mentions.begin(),
                                  turn.now.lattice.mentions.end(), [&](const Mention& m) {
                                    return m.kind == MentionKind::kTable && m.table == table &&
                                           m.score >= 0.9F && m.begin <= i && m.end > i;
                                  });
    return noun || is_request_word(word) || word == "all" || word == "many" ||
           word == kCardinalityNoun || points_out(turn, i) || is_question_word(word) ||
           is_preposition(word) || is_form_of_be(word) || text::is_one_of(word, kOthersFillers) ||
           text::is_one_of(word, kOtherWords) || is_repeated(turn, i) || filler(word) >= 0.9F;
  });
}

// The token ends the plural noun of other rows than those of the previous question.
bool names_more_rows(const Turn& turn, uint32_t token) {
  const Token& noun = turn.now.token(token);
  return noun.folded != noun.lemma &&
         std::any_of(turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(),
                     [&](const Mention& m) {
                       return m.kind == MentionKind::kTable && m.score >= 0.9F &&
                              m.end == token + 1 && m.table != turn.base.topic();
                     });
}

}  // namespace

RuleResult all_of_people(const Turn& turn) {
  const uint32_t table = table_named(turn), people = turn.base.topic();
  const auto themselves = people_themselves(turn);
  if (!themselves || !says_only_all(turn, table)) return std::nullopt;
  const bool counts =
      turn.words.size() > 1 &&
      ((turn.now.word(turn.words[0]) == "how" && turn.now.word(turn.words[1]) == "many") ||
       (has(turn, kCardinalityNoun) && !is_question_word(turn.now.word(turn.words[0]))));
  QueryBlock block;
  block.entity = table;
  block.select = turn.base.naming(table);
  if (counts) block.select = {{{table, kNone}, Aggregate::kCount}};
  if (block.select.empty()) return std::nullopt;
  block.where = themselves->block.where;
  for (const uint32_t t : turn.base.block().tables)
    if (t != table) need_table(block, t);
  need_table(block, people);
  block.distinct = !counts && !turn.context.schema->graph.to_one(table, people);
  if (counts && !turn.context.schema->graph.to_one(table, people)) return std::nullopt;
  return follow_up_of(turn, counts ? FollowUpKind::kCount : FollowUpKind::kAbout, std::move(block),
                      fmt::format("{} (of: {})", turn.now.body(), turn.base.text()), 0.7);
}

std::optional<LogicalForm> people_themselves(const Turn& turn) {
  const uint32_t people = turn.base.topic();
  const QueryBlock& before = turn.base.block();
  if (!turn.base.lists() || before.limit || before.having || turn.now.pronouns.size() != 1 ||
      people == kNone || asks_for_others(turn))
    return std::nullopt;
  const uint32_t table = table_named(turn);
  const Pronoun& points = turn.now.pronouns[0];
  if (table == kNone || turn.context.schema->graph.to_one(people, table) ||
      (points.kind != PronounKind::kOwner && points.kind != PronounKind::kOne &&
       points.kind != PronounKind::kSet && points.kind != PronounKind::kTheirs))
    return std::nullopt;
  const bool person = text::is_one_of(turn.now.word(points.begin), kSinglePersonPronouns) ||
                      points.kind == PronounKind::kTheirs;
  const bool only_named =
      std::all_of(before.where.begin(), before.where.end(),
                  [&](const auto& clause) { return names_other_row(turn, clause); });
  const bool more = std::any_of(
      turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(), [&](const Mention& m) {
        const Token& noun = turn.now.token(m.end - 1);
        return m.kind == MentionKind::kTable && m.score >= 0.9F && m.begin >= turn.now.begin &&
               m.end <= turn.now.end && noun.folded != noun.lemma &&
               (m.table == table || (person && only_named && m.table != people));
      });
  if (!more) return std::nullopt;
  LogicalForm out;
  out.block.entity = people;
  out.block.select = turn.base.naming(people);
  out.block.where = as_membership(before, people, turn.base.facts());
  if (out.block.select.empty() || out.block.where.empty()) return std::nullopt;
  return out;
}

std::string possessions_asked(const Turn& turn) {
  const auto& words = turn.words;
  const auto word = [&](size_t i) { return turn.now.word(words[i]); };
  if (words.size() < 3 || turn.now.pronouns.size() != 1) return "";
  const Pronoun& points = turn.now.pronouns[0];
  const bool one = points.kind == PronounKind::kOne && points.end == points.begin + 1;
  if (points.kind == PronounKind::kOwner && points.begin == words[0] &&
      names_more_rows(turn, words.back()))
    return std::string(kShowRequest) + turn.now.body();
  const std::string_view owner = word(1) == "she" || word(1) == "her"  ? "her "
                                 : word(1) == "he" || word(1) == "him" ? "his "
                                                                       : "its ";
  if (words.size() > 4 && one && points.begin == words[1] && text::is_one_of(word(0), kDoForms) &&
      word(2) == "have" && names_more_rows(turn, words.back())) {
    const size_t from = word(3) == "any" ? 4 : 3;
    return fmt::format("{}{}{}", kShowRequest, owner, words_from(turn, from));
  }
  const size_t for_it = words.size() - 2;
  if (words.size() > 5 && one && points.begin == words.back() && word(for_it) == "for" &&
      is_form_of_be(word(0)) && word(1) == "there" && names_more_rows(turn, words[for_it - 1])) {
    const std::string_view whose = turn.now.word(words.back()) == "her"   ? "her "
                                   : turn.now.word(words.back()) == "him" ? "his "
                                                                          : "its ";
    return fmt::format("{}{}{}", kShowRequest, whose,
                       turn.now.span(words[word(2) == "any" ? 3 : 2], words[for_it]));
  }
  return "";
}

}  // namespace ask::engine::dialogue
