#include "agent/engine/dialogue/asked_words.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/named_items.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/schema/derived_measures.h"

namespace ask::engine::dialogue {
namespace {

// Scores of a word that may mean the column, and that is likely to.
constexpr float kMayMean = 0.5F, kLikelyMeans = 0.6F;

bool is_person_word(const Turn& turn) {
  const std::string_view first = turn.now.word(turn.words[0]);
  return is_person_question_word(first) || first == "whos";
}

// "and who's second?" is no number, and no key of what is not a person.
bool shows_numbers_for_people(const Turn& turn, const FollowUp& found) {
  const std::vector<ValueExpr>& select = found.meaning.block.select;
  const auto& index = turn.context.schema->index;
  const auto key = [&](const ValueExpr& v) {
    const uint32_t home = v.column.home();
    return home != kNone && v.column == turn.base.facts().key_of(home) &&
           turn.base.facts().numeric(v.column) && !holds_people(index, home);
  };
  return is_person_word(turn) && !select.empty() && !found.meaning.yes_no &&
         std::all_of(select.begin(), select.end(),
                     [&](const ValueExpr& v) { return v.fn != Aggregate::kPlain || key(v); });
}

// "who were they for?" is not answered by those who did the work.
bool shows_staff_for_clients(const Turn& turn, const QueryBlock& block) {
  if (!is_person_word(turn) || turn.now.word(turn.words.back()) != "for") return false;
  const auto& index = turn.context.schema->index;
  return std::any_of(block.select.begin(), block.select.end(), [&](const ValueExpr& v) {
    const uint32_t home = v.column.home();
    return home != kNone && !contains(turn.base.block().select, v) &&
           index.has_any_word(index.table(home), kStaffNouns);
  });
}

// "when was that?", "last time was when?", "who sent it and when?"
bool asks_when(const Turn& turn) {
  for (size_t k = 0; k < turn.words.size(); ++k) {
    const uint32_t i = turn.words[k];
    if (turn.now.word(i) != kTimeQuestionWord) continue;
    if (k == 0 || k + 1 == turn.words.size() || turn.now.is_mark(i - 1) ||
        text::is_one_of(turn.now.word(i - 1), {"and", "since"}))
      return true;
  }
  return false;
}

bool shows_time(const Turn& turn, const QueryBlock& block) {
  const ColumnFacts& facts = turn.base.facts();
  return std::any_of(block.select.begin(), block.select.end(), [&](const ValueExpr& v) {
    const ColumnExpr& c = v.column;
    if (c.whole()) return false;
    return facts.temporal(c) || facts.year_number(c) || c.duration() ||
           c.period != Period::kWhole || is_named(turn, c, kMayMean);
  });
}

// "when did they last donate?" is answered by no date of birth and by none that is only theirs.
bool dates_themselves(const Turn& turn, const QueryBlock& block) {
  if (turn.now.word(turn.words[0]) != kTimeQuestionWord || !has(turn, "last") || are_unnamed(turn))
    return false;
  return std::any_of(block.select.begin(), block.select.end(), [&](const ValueExpr& v) {
    return turn.base.facts().temporal(v.column) && v.column.home() == turn.base.topic() &&
           !is_named(turn, v.column, kLikelyMeans);
  });
}

// "when is it on?" after who presents a show: "it" is none of the people.
bool takes_people_for_it(const Turn& turn, const QueryBlock& block) {
  const uint32_t topic = turn.base.topic();
  if (topic == kNone || turn.context.schema->index.row_names(topic) == nullptr || !asks_when(turn))
    return false;
  const bool it = std::any_of(turn.now.pronouns.begin(), turn.now.pronouns.end(), [&](auto& p) {
    return turn.now.word(p.begin) == "it" || turn.now.word(p.begin) == "its";
  });
  return it && std::any_of(block.select.begin(), block.select.end(), [&](const ValueExpr& v) {
           return v.column.home() == topic && turn.base.facts().temporal(v.column) &&
                  !contains(turn.base.block().select, v);
         });
}

// "how much did each bring in?" after numbers of groups: of each of these.
bool leaves_groups(const Turn& turn, const QueryBlock& block) {
  if (!turn.base.grouped() || turn.base.block().limit || turn.base.aggregate() == nullptr)
    return false;
  const bool each = std::any_of(turn.now.pronouns.begin(), turn.now.pronouns.end(),
                                [](auto& p) { return p.kind == PronounKind::kEach && !p.named; });
  return each && !(block.group == turn.base.block().group);
}

// "which are the Spanish ones?" after languages is not answered by "Spanish", and "who went?" after
// the last visit to Ann not by "Ann".
bool shows_only_what_is_known(const Turn& turn, const QueryBlock& block) {
  const QueryBlock& before = turn.base.block();
  const auto fixed = [&](const ValueExpr& v) {
    return v.fn == Aggregate::kPlain && !v.column.whole() &&
           std::any_of(block.where.begin(), block.where.end(), [&](const auto& clause) {
             return clause.size() == 1 && clause[0].op == Op::kEqual && !clause[0].negated &&
                    clause[0].sub.empty() && clause[0].also.empty() &&
                    clause[0].column == v.column &&
                    !(contains(before.where, clause) && contains(before.select, v));
           });
  };
  return !block.select.empty() && block.group.empty() &&
         std::all_of(block.select.begin(), block.select.end(), fixed);
}

// "name the ones at Riverside" is not answered by Riverside, "what are Hugh's called" not by Hugh.
bool shows_named_row(const Turn& turn, const FollowUp& found) {
  const QueryBlock& block = found.meaning.block;
  const std::string_view first = turn.now.word(turn.words[0]);
  if ((!is_question_word(first) && !is_request_word(first)) || block.select.empty() ||
      !block.group.empty() || found.meaning.yes_no)
    return false;
  const uint32_t home = block.select[0].column.home();
  const auto names = [&](const ValueExpr& v) {
    return v.fn == Aggregate::kPlain && !v.column.whole() && v.column.home() == home &&
           names_rows(turn, v.column);
  };
  return std::all_of(block.select.begin(), block.select.end(), names) &&
         std::any_of(block.where.begin(), block.where.end(), [&](const auto& clause) {
           return clause.size() == 1 && clause[0].op == Op::kEqual && !clause[0].negated &&
                  clause[0].sub.empty() && clause[0].also.empty() && !clause[0].column.whole() &&
                  clause[0].column.home() == home && !contains(turn.base.block().where, clause) &&
                  names_rows(turn, clause[0].column) && turn.base.facts().text(clause[0].column);
         });
}

// "how many of the Malabar did we sell?" does not count the coffees that are called so.
bool counts_named_row(const Turn& turn, const QueryBlock& block) {
  if (block.select.size() != 1 || block.select[0].fn != Aggregate::kCount || !block.group.empty() ||
      turn.now.word(turn.words[0]) != "how")
    return false;
  const uint32_t home = block.select[0].column.home();
  return home != kNone && home == turn.base.topic() &&
         std::any_of(block.where.begin(), block.where.end(), [&](const auto& clause) {
           return clause.size() == 1 && clause[0].op == Op::kEqual && !clause[0].negated &&
                  clause[0].sub.empty() && clause[0].also.empty() &&
                  !contains(turn.base.block().where, clause) &&
                  clause[0].column == turn.base.facts().name_of(home);
         });
}

// "name the ones at Riverside" after numbers of players is no number.
bool counts_for_names(const Turn& turn, const QueryBlock& block) {
  return turn.now.word(turn.words[0]) == kLabelNoun && turn.words.size() > 2 && !all_plain(block) &&
         turn.now.word(turn.words[1]) == "the";
}

// "which of the others have no email?" does not show the email.
bool shows_what_is_lacking(const Turn& turn, const QueryBlock& block) {
  for (const Mention& m : turn.now.lattice.mentions) {
    if (m.kind != MentionKind::kColumn || m.score < 0.72F || m.begin <= turn.now.begin ||
        m.end > turn.now.end || !text::is_one_of(turn.now.word(m.begin - 1), {"no", "without"}))
      continue;
    const auto lacking = [&](const ColumnExpr& c) {
      return c.table == m.table && c.column == m.column;
    };
    const bool shown = std::any_of(block.select.begin(), block.select.end(),
                                   [&](const ValueExpr& v) { return lacking(v.column); });
    const bool tested = std::any_of(block.where.begin(), block.where.end(), [&](const auto& any) {
      return !any.empty() && lacking(any[0].column);
    });
    if (shown && !tested) return true;
  }
  return false;
}

// "list them, dearest on top": an order, and not the first of them.
bool limits_for_order(const Turn& turn, const QueryBlock& block) {
  if (!block.limit || turn.base.block().limit || turn.words.size() < 4) return false;
  const bool first = turn.now.word(turn.words.back()) == "first";
  const bool top =
      turn.now.word(turn.words.back()) == kRankAdjective &&
      text::is_one_of(turn.now.word(turn.words[turn.words.size() - 2]), {"on", "at", "the"});
  const bool apart = std::any_of(turn.words.begin() + 1, turn.words.end(),
                                 [&](uint32_t i) { return turn.now.is_mark(i - 1); });
  return (first || top) && apart && !only_number(turn);
}

// "is that more than June 2023?": the figure is compared, and no rows are chosen.
bool chooses_by_comparison(const Turn& turn, const FollowUp& found) {
  if (turn.words.size() < 4 || !text::is_one_of(turn.now.word(turn.words[0]), {"is", "was"}) ||
      !text::is_one_of(turn.now.word(turn.words[1]), {"that", "it", "this"}) ||
      turn.now.word(turn.words[3]) != "than" || found.kind == FollowUpKind::kAlone)
    return false;
  return !turn.base.lists();
}

// "who treated her?" is not answered by her.
bool shows_object_for_doer(const Turn& turn, const QueryBlock& block) {
  if (turn.now.word(turn.words[0]) != "who" || turn.words.size() < 3 ||
      is_form_of_be(turn.now.word(turn.words[1])) || block.limit != turn.base.block().limit ||
      block.where != turn.base.block().where || !turn.base.lists())
    return false;
  const bool object =
      text::is_one_of(turn.now.word(turn.words[2]), {"her", "him", "them", "it"}) &&
      std::any_of(turn.now.pronouns.begin(), turn.now.pronouns.end(),
                  [&](const Pronoun& p) { return p.begin == turn.words[2] && !p.named; });
  const std::vector<ValueExpr> names = turn.base.naming(turn.base.topic());
  return object && !block.select.empty() &&
         std::all_of(block.select.begin(), block.select.end(),
                     [&](const ValueExpr& v) { return contains(names, v); });
}

// "who gave the most to them?" is not the one who gave to the most of them.
bool counts_pointed_rows(const Turn& turn, const QueryBlock& block) {
  const uint32_t topic = turn.base.topic();
  if (block.order.empty() || !block.limit || topic == kNone || block.entity == topic) return false;
  const ValueExpr& term = block.order[0].term;
  if (term.fn != Aggregate::kCount || !term.distinct || term.column.home() != topic) return false;
  return std::any_of(turn.now.pronouns.begin(), turn.now.pronouns.end(), [&](const Pronoun& p) {
    return p.begin > turn.now.begin && !p.named && turn.now.word(p.begin - 1) != "of" &&
           is_preposition(turn.now.word(p.begin - 1));
  });
}

// "who gave the most to it?" is not answered by all who gave.
bool passes_over_most(const Turn& turn, const QueryBlock& block) {
  const bool asks = std::any_of(turn.words.begin() + 1, turn.words.end(), [&](uint32_t i) {
    const bool last = i + 1 == turn.now.end || is_preposition(turn.now.word(i + 1));
    return text::is_one_of(turn.now.word(i), {"most", "least", "fewest"}) &&
           (turn.now.word(i - 1) == "the" ? !text::is_one_of(turn.now.word(i + 1), kMostRecentWords)
                                          : last && turn.now.word(i - 1) != "at");
  });
  const auto extreme = [](const ValueExpr& v) {
    return v.fn == Aggregate::kMaximum || v.fn == Aggregate::kMinimum;
  };
  const bool chosen = std::any_of(block.where.begin(), block.where.end(), [&](const auto& any) {
    return any.size() == 1 && !any[0].sub.empty() && any[0].sub[0].limit &&
           !contains(turn.base.block().where, any);
  });
  return asks && !chosen && !block.limit && block.order.empty() && block.best_of.empty() &&
         !block.having && std::none_of(block.select.begin(), block.select.end(), extreme);
}

}  // namespace

bool answers_words(const Turn& turn, const FollowUp& found) {
  const QueryBlock& block = found.meaning.block;
  if (turn.words.empty()) return true;
  return !shows_numbers_for_people(turn, found) && (!asks_when(turn) || shows_time(turn, block)) &&
         !shows_staff_for_clients(turn, block) && !takes_people_for_it(turn, block) &&
         !dates_themselves(turn, block) && !leaves_groups(turn, block) &&
         (found.meaning.yes_no || !shows_only_what_is_known(turn, block)) &&
         !shows_named_row(turn, found) && !limits_for_order(turn, block) &&
         !chooses_by_comparison(turn, found) && !counts_for_names(turn, block) &&
         !counts_named_row(turn, block) && !passes_over_most(turn, block) &&
         !counts_pointed_rows(turn, block) && !shows_what_is_lacking(turn, block) &&
         !shows_object_for_doer(turn, block);
}

}  // namespace ask::engine::dialogue
