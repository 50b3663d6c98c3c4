#include "agent/engine/dialogue/state_rules.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/named_items.h"
#include "agent/engine/dialogue/probe.h"
#include "agent/engine/lexicon/follow_up_requests.h"
#include "agent/engine/lexicon/plain_request_words.h"
#include "agent/engine/lexicon/pronoun_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine::dialogue {
namespace {

// "and those that were?", "no, the ones that did order": repeats, without "not", what the last
// condition denies.
bool denies_again(const Turn& turn) {
  if (turn.words.empty()) return false;
  // "who did them?" asks for whoever did it.
  const auto& pronouns = turn.now.pronouns;
  if (turn.now.word(turn.words[0]) == "who" && !pronouns.empty() &&
      pronouns.back().end == turn.now.end && pronouns.back().begin + 1 == turn.now.end)
    return false;
  const bool ends =
      text::is_one_of(turn.now.word(turn.words.back()),
                      {"were", "are", "was", "is", "did", "do", "does", "have", "has", "had"});
  if (!ends && !has(turn, "did") && !has(turn, "do") && !has(turn, "have") && !has(turn, "were"))
    return false;
  bool verb = false;
  for (const uint32_t i : turn.words) {
    if (text::is_one_of(turn.now.word(i), kAffirmingWords)) {
      verb |=
          turn.now.word(i) == "that" || turn.now.word(i) == "who" || turn.now.word(i) == "which";
      continue;
    }
    if (!turn.base.says(turn.now.token(i))) return false;
  }
  return verb;
}

// True for what is not so or has not happened, which "and who didn't?" does not turn round.
bool is_negative(const Condition& condition) {
  return condition.op == Op::kIsNull ? !condition.negated : condition.negated;
}

// "and who doesn't?", "and which aren't?", "list the ones who haven't": the others.
bool denies_rest(const Turn& turn) {
  if (turn.words.size() < 2) return false;
  const std::string_view last = turn.now.word(turn.words.back());
  if (!turn.now.opened && last != "not" && !may_be_negative_contraction(last)) return false;
  const bool denied = std::any_of(turn.words.begin(), turn.words.end(), [&](uint32_t i) {
    return turn.now.word(i) == "not" || may_be_negative_contraction(turn.now.word(i));
  });
  return denied && has_only(turn, kDenialQuestionWords);
}

// "and closed?" after "how many tickets are open?": the previous question with these words for the
// state, which another column may hold.
RuleResult restated(const Turn& turn, const std::vector<uint32_t>& content) {
  const Interpretation& before = turn.base.interpretation();
  const QueryBlock& block = turn.base.block();
  if (before.text() != turn.base.text()) return std::nullopt;
  const std::string words = turn.now.span(content.front(), content.back() + 1);
  for (const auto& clause : block.where) {
    if (clause.size() != 1 || !clause[0].sub.empty()) continue;
    const ColumnExpr& old = clause[0].column;
    if (names_rows(turn, old)) continue;
    if (!is_state_condition(clause[0], turn.base.facts()) && !of_one_column(clause)) continue;
    for (const Mention& m : before.lattice().mentions) {
      if (m.kind != MentionKind::kValue || !m.found || m.table != old.table ||
          m.column != old.column)
        continue;
      const auto& tokens = before.lattice().tokens;
      const std::string text = turn.base.text().substr(0, tokens[m.begin].begin) + words +
                               turn.base.text().substr(tokens[m.end - 1].end);
      const auto found = probe(turn, text, [&](const LogicalForm& form) {
        const QueryBlock& b = form.block;
        if (b.select != block.select || b.group != block.group || b.limit != block.limit ||
            b.where.size() != block.where.size())
          return false;
        const bool state = std::any_of(b.where.begin(), b.where.end(), [&](const auto& now) {
          if (now.size() != 1 || now[0].column.home() != old.home()) return false;
          return now[0].column == old || clause[0].op == Op::kIsNull ||
                 (is_state_condition(clause[0], turn.base.facts()) &&
                  is_state_condition(now[0], turn.base.facts()));
        });
        if (!state) return false;
        const auto kept = std::count_if(b.where.begin(), b.where.end(), [&](const auto& now) {
          return contains(block.where, now);
        });
        return static_cast<size_t>(kept) + 1 == b.where.size() && !contains(b.where, clause);
      });
      if (found && found->confidence >= kLikelyFrom)
        return follow_up_of(turn, FollowUpKind::kReplace, found->block(), text, found->confidence);
    }
  }
  return std::nullopt;
}

// The stored value of the column that all these words name, as they are or as another form of one
// word: 'pass' for "passed". `linked`: also one that the linker found.
std::optional<std::string> stored_state(const Turn& turn, ColumnExpr column,
                                        const std::vector<uint32_t>& content, bool linked) {
  if (linked)
    if (const auto named = values_named(turn, column); named.size() == 1) {
      const Mention& m = *named[0];
      if (std::all_of(content.begin(), content.end(),
                      [&](uint32_t i) { return i >= m.begin && i < m.end; }))
        return m.text;
    }
  if (content.size() != 1) return std::nullopt;
  const Token& token = turn.now.token(content[0]);
  const db::ValueIndex& values = turn.context.snapshot.values;
  for (const std::string& form : {token.folded, token.lemma, token.stem})
    for (const db::ValueHit& hit : values.find(db::ValueIndex::normalised(form)))
      if (hit.table == column.table && hit.column == column.column)
        return std::string(values.original(hit));
  return std::nullopt;
}

// "and without?", "no, the ones without": those that do not meet the last condition; after these,
// "and with?".
bool is_without(const Turn& turn) {
  const auto& where = turn.base.block().where;
  const bool denied = !where.empty() && !where.back().empty() && where.back()[0].negated;
  return has(turn, denied ? std::string_view("with") : kLackPreposition) &&
         (turn.now.opened || turn.now.about || turn.now.corrects) &&
         has_only(turn, kLackQuestionWords);
}

// "and without?" after the number of shops that have orders: of the shops without orders.
RuleResult without_partners(const Turn& turn) {
  const uint32_t topic = turn.base.topic();
  QueryBlock block = turn.base.block();
  uint32_t partner = kNone;
  std::vector<uint32_t> tables = block.tables;
  tables.push_back(block.entity);
  for (const uint32_t t : tables) {
    if (t == topic || t == partner) continue;
    if (partner != kNone) return std::nullopt;
    partner = t;
  }
  if (partner == kNone || block.limit || block.having || turn.base.grouped() ||
      !(turn.base.counts() || turn.base.lists()))
    return std::nullopt;
  std::vector<std::string> texts;
  for (const std::string& noun : turn.nouns)
    for (const std::string& other : turn.base.nouns(partner))
      texts.push_back(noun + " without " + other);
  const auto found = best_probe(turn, texts, [&](const LogicalForm& form) {
    const QueryBlock& b = form.block;
    return is_plain(b) && b.entity == topic && b.where.size() == 1 && b.where[0].size() == 1 &&
           b.where[0][0].negated && !b.where[0][0].sub.empty();
  });
  if (!found) return std::nullopt;
  LogicalForm form = found->form;
  if (turn.base.counts()) form.block.select = {{{topic, kNone}, Aggregate::kCount}};
  return follow_up_of(turn, FollowUpKind::kRest, std::move(form.block),
                      with_head(turn, turn.base.counts() ? "How many" : "Which"),
                      found->confidence);
}

// "and the other keepers?": the noun of the rows of the previous question.
bool names_other_rows_of_topic(const Turn& turn) {
  const size_t size = turn.words.size();
  if (size < 2 || size > 4) return false;
  const auto& mentions = turn.now.lattice.mentions;
  return std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
    if (m.kind != MentionKind::kTable || m.table != turn.base.topic() || m.score < 0.9F ||
        m.end != turn.words.back() + 1 || m.begin <= turn.now.begin)
      return false;
    for (uint32_t i = turn.now.begin; i < m.begin; ++i)
      if (!text::is_one_of(turn.now.word(i), kOtherRowsWords)) return false;
    return text::is_one_of(turn.now.word(m.begin - 1), {"other", kRemainingParticiple});
  });
}

}  // namespace

RuleResult rest_of_rows(const Turn& turn) {
  const bool others = has(turn, "others") || has(turn, kRemainderNoun) ||
                      (has(turn, "other") && has(turn, "ones"));
  const bool those = (others && has_only(turn, kRemainderWords)) || denies_again(turn) ||
                     names_other_rows_of_topic(turn);
  const bool denied = denies_rest(turn), without = is_without(turn);
  if (!those && !denied && !without) return std::nullopt;
  QueryBlock block = turn.base.block();
  if (without && block.where.empty()) return without_partners(turn);
  if (denied && (block.where.empty() || block.where.back().empty() ||
                 is_negative(block.where.back()[0])))
    return std::nullopt;
  if (block.where.empty() || block.where.back().size() != 1 || block.limit) return std::nullopt;
  // "and the one who did?" after those in Leeds who did not: of Leeds still.
  auto turned = block.where.end() - 1;
  if (!others && those)
    for (auto clause = block.where.begin(); clause != block.where.end(); ++clause)
      if (clause->size() == 1 && is_negative((*clause)[0]) &&
          !is_negative(block.where.back()[0]))
        turned = clause;
  Condition& last = (*turned)[0];
  // "who did them?" after jobs of 2023, "which tests did they fail?" of those that failed two: what
  // is not denied is not repeated.
  const bool named = names_other_rows_of_topic(turn);
  if (!others && !denied && !without && !named && !last.negated && last.op != Op::kIsNull &&
      !turn.base.facts().flag(last.column))
    return std::nullopt;
  last.negated = !last.negated;
  // "list the ones who haven't" after their number
  if (turn.base.counts() && denied && turn.now.word(turn.words[0]) != "how" &&
      !turn.now.opened && block.entity == turn.base.topic()) {
    block.select = turn.base.display(turn.base.topic());
    if (block.select.empty()) return std::nullopt;
  }
  return follow_up_of(turn, FollowUpKind::kRest, std::move(block), in_base(turn, "(the others)"),
                      0.7);
}

RuleResult replace_state(const Turn& turn) {
  const bool many = turn.now.word(turn.words[0]) == "how" && turn.words.size() > 2 &&
                    turn.now.word(turn.words[1]) == "many";
  if (!(turn.now.opened || turn.now.about) || (many && !turn.base.counts()) ||
      turn.base.block().limit || excluding_words(turn.now, turn.now.begin) > 0)
    return std::nullopt;
  const std::vector<uint32_t> content = content_words(
      turn, {"how", "many", "are", "were", "is", "was", "have", "been", "the", "ones", "those"});
  const bool date = std::any_of(
      turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(), [&](const Mention& m) {
        return m.kind == MentionKind::kDate && m.begin >= turn.now.begin && m.end <= turn.now.end;
      });
  if (content.empty() || content.size() > 3 || !turn.now.pronouns.empty() || adds_rows(turn) ||
      date || only_number(turn))
    return std::nullopt;
  QueryBlock block = turn.base.block();
  for (size_t at = block.where.size(); at-- > 0;) {
    std::vector<Condition>& clause = block.where[at];
    // "and Abdi?" is a person.
    if (!of_one_column(clause) || clause[0].negated || !turn.base.facts().text(clause[0].column) ||
        names_rows(turn, clause[0].column))
      continue;
    const auto value = stored_state(turn, clause[0].column, content, many);
    if (!value || (clause.size() == 1 && clause[0].value == Value(*value))) continue;
    Condition now = clause[0];
    now.value = Value(*value);
    const std::string question =
        with_value(turn, clause[0], turn.now.span(content.front(), content.back() + 1));
    clause = {std::move(now)};
    return follow_up_of(turn, FollowUpKind::kReplace, std::move(block), question,
                        kUnprobedConfidence);
  }
  return restated(turn, content);
}

}  // namespace ask::engine::dialogue
