#include "agent/engine/dialogue/list_rules.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/people_rules.h"
#include "agent/engine/dialogue/probe.h"
#include "agent/engine/lexicon/follow_up_requests.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/plain_request_words.h"
#include "agent/engine/lexicon/pointing_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_order_words.h"

namespace ask::engine::dialogue {
namespace {

// Words before a pronoun that is left out.
constexpr std::string_view kLeadsOfRow[] = {" there in", " in",   " of",  " on",
                                            " at",       " from", " for", " with"};

// The rows of the table that token `noun` names, of those before.
RuleResult list_named(const Turn& turn, uint32_t noun) {
  uint32_t table = kNone;
  for (const Mention& m : turn.now.lattice.mentions)
    if (m.kind == MentionKind::kTable && m.score >= 0.9F && m.begin == noun) table = m.table;
  const uint32_t topic = turn.base.topic();
  QueryBlock block = turn.base.block();
  const ValueExpr* measured = turn.base.aggregate();
  const bool adds = measured != nullptr && block.select.size() == 1;  // "how much did we spend?"
  if (table == kNone || turn.base.grouped() || block.limit || !(turn.base.lists() || adds))
    return std::nullopt;
  if (table != topic && !turn.context.schema->graph.to_one(topic, table)) return std::nullopt;
  block.select = turn.base.display(table);
  if (block.select.empty()) return std::nullopt;
  need_table(block, table);
  block.distinct = table != topic;
  block.order.clear();
  return follow_up_of(turn, FollowUpKind::kOutputs, std::move(block),
                      fmt::format("{} of: {}", turn.now.body(), turn.base.text()), 0.7);
}

// "which officers handled them?": a verb of those who work on the rows, or have them.
bool does_to_rows(const Turn& turn, size_t verb) {
  const std::string& lemma = turn.now.token(turn.words[verb]).lemma;
  return verb + 2 == turn.words.size() && turn.now.pronouns.size() == 1 &&
         turn.now.pronouns[0].begin == turn.words[verb + 1] &&
         (text::is_one_of(lemma, kStaffVerbs) || text::is_one_of(lemma, kClientVerbs));
}

// "which clubs do they play for?", "which office does each of them work at?": a verb that only
// links the rows with what they refer to, by one key.
bool links_to(const Turn& turn, size_t at, uint32_t rows, uint32_t table) {
  const Utterance& u = turn.now;
  if (u.pronouns.size() != 1 || at + 1 >= turn.words.size() ||
      u.pronouns[0].begin != turn.words[at + 1] || u.pronouns[0].kind == PronounKind::kOwner ||
      !(text::is_one_of(u.word(turn.words[at]), kDoForms) || is_form_of_be(u.word(turn.words[at]))))
    return false;
  size_t rest = at + 1;
  while (rest < turn.words.size() && turn.words[rest] < u.pronouns[0].end) ++rest;
  const size_t left = turn.words.size() - rest;
  if (left == 0 || left > 2) return false;
  const Token& verb = u.token(turn.words[rest]);
  const bool leads = left == 2 && is_preposition(u.word(turn.words[rest + 1]));
  const bool known =
      text::is_one_of(verb.lemma, kLinkingVerbs) || text::is_one_of(verb.folded, kLinkingVerbs) ||
      text::is_one_of(verb.lemma, kStaffVerbs) || (left == 1 && is_preposition(verb.folded));
  const SchemaGraph& graph = turn.context.schema->graph;
  return (leads || (left == 1 && known)) && graph.to_one(rows, table) &&
         graph.between(rows, table).size() == 1;
}

// "who owns those animals?" after visits: the people of the animals that the visits are of.
RuleResult people_beside_result(const Turn& turn, uint32_t pointed) {
  if (turn.words.size() != 4 || turn.now.word(turn.words[0]) != "who" ||
      !text::is_one_of(turn.now.token(turn.words[1]).lemma, kClientVerbs))
    return std::nullopt;
  const uint32_t owner = people_table(turn, pointed, false);
  QueryBlock block = turn.base.block();
  if (owner == kNone || block.limit) return std::nullopt;
  block.select = turn.base.display(owner);
  if (block.select.empty()) return std::nullopt;
  need_table(block, pointed);
  need_table(block, owner);
  block.distinct = true;
  block.order.clear();
  return follow_up_of(turn, FollowUpKind::kOutputs, std::move(block),
                      fmt::format("{} of: {}", turn.now.body(), turn.base.text()), 0.7);
}

}  // namespace

RuleResult list_of_noun(const Turn& turn) {
  // "for which vans?" after a list is asked of each of its rows.
  const size_t at = is_preposition(turn.now.word(turn.words[0])) && !turn.base.lists() ? 1 : 0;
  if (turn.words.size() != at + 2 ||
      !text::is_one_of(turn.now.word(turn.words[at]), {"which", "what", "wich"}))
    return std::nullopt;
  return list_named(turn, turn.words[at + 1]);
}

RuleResult list_people(const Turn& turn) {
  if (turn.base.block().where.empty()) return std::nullopt;
  for (const Mention& m : turn.now.lattice.mentions)
    if (m.kind == MentionKind::kTable && m.begin == turn.words.back() &&
        m.table == turn.base.topic())
      return std::nullopt;  // "who are the customers?" of customers
  return list_named(turn, turn.words.back());
}

RuleResult list_rows_of_first(const Turn& turn) {
  const uint32_t topic = turn.base.topic();
  if (turn.words.size() < 5 || turn.words.size() > 7 || turn.now.pronouns.size() != 1 ||
      turn.now.pronouns[0].kind != PronounKind::kOne || turn.now.pronouns[0].named ||
      turn.base.block().limit != 1 ||
      !text::is_one_of(turn.now.word(turn.words[0]), {"which", "what"}))
    return std::nullopt;
  uint32_t table = kNone, end = 0;
  for (const Mention& m : turn.now.lattice.mentions)
    if (m.kind == MentionKind::kTable && m.score >= 0.9F && m.begin == turn.words[1] &&
        m.end > end) {
      table = m.table;
      end = m.end;
    }
  const SchemaGraph& graph = turn.context.schema->graph;
  if (table == kNone || table == topic || !graph.to_one(table, topic) ||
      graph.between(table, topic).size() != 1 ||
      !text::is_one_of(turn.now.word(end), {"does", "did", "has", "do"}) ||
      turn.now.pronouns[0].begin != end + 1 || turn.now.pronouns[0].end + 1 != turn.now.end)
    return std::nullopt;  // there are more words than a verb
  const auto rows = turn.base.restriction(topic);
  QueryBlock block;
  block.entity = table;
  block.select = shown_in_full(turn, table, turn.now.word(turn.words[0]) != "what");
  if (!rows || block.select.empty()) return std::nullopt;
  block.where = rows->where;
  need_table(block, topic);
  return follow_up_of(turn, FollowUpKind::kAbout, std::move(block),
                      fmt::format("{} (of: {})", turn.now.body(), turn.base.text()), 0.7);
}

RuleResult list_beside_result(const Turn& turn) {
  const auto points = std::find_if(turn.now.pronouns.begin(), turn.now.pronouns.end(),
                                   [](const Pronoun& p) { return p.named; });
  const uint32_t topic = turn.base.topic();
  if (turn.now.pronouns.size() != 1 || points == turn.now.pronouns.end() || turn.base.grouped() ||
      !turn.base.lists() || points->begin <= turn.now.begin)
    return std::nullopt;
  uint32_t table = kNone;
  for (const Mention& m : turn.now.lattice.mentions)
    if (m.kind == MentionKind::kTable && m.begin == points->begin + 1 && m.end == points->end &&
        m.score >= 0.9F && turn.context.schema->graph.to_one(topic, m.table))
      table = m.table;
  if (table != kNone && points->end == turn.now.end)
    if (RuleResult people = people_beside_result(turn, table)) return people;
  const ColumnExpr key = table == kNone ? ColumnExpr() : turn.base.facts().key_of(table);
  const bool one = points->kind == PronounKind::kOne;
  if (!key.valid() || (one && turn.base.block().limit != 1)) return std::nullopt;
  const std::string text =
      fmt::format("{} {} {}", turn.now.span(turn.now.begin, points->begin),
                  turn.now.span(points->begin + 1, points->end),
                  points->end < turn.now.end ? turn.now.span(points->end, turn.now.end) : "");
  std::string without = turn.now.span(turn.now.begin, points->begin);
  for (const std::string_view lead : kLeadsOfRow)
    if (without.ends_with(lead)) {
      without.resize(without.size() - lead.size());
      break;
    }
  const auto found = best_probe(turn, {without}, [&](const LogicalForm& form) {
    const QueryBlock& b = form.block;
    return !b.limit && !b.having && b.group.empty() && b.outer == Aggregate::kPlain &&
           turn.context.schema->graph.to_one(b.entity, table);
  });
  if (!found || points->end != turn.now.end) return std::nullopt;
  QueryBlock of_result = turn.base.block();
  need_table(of_result, table);
  const auto members = as_membership(of_result, table, turn.base.facts());
  if (members.empty()) return std::nullopt;
  QueryBlock block = found->block();
  merge_where(block.where, members);
  need_table(block, table);
  return follow_up_of(turn, FollowUpKind::kAbout, std::move(block),
                      fmt::format("{} (of: {})", text, turn.base.text()), found->confidence);
}

namespace {

// "what about those who were?": what the rows of the previous question are not.
bool affirms(const Utterance& now) {
  const auto words = now.words();
  return words.size() > 1 && is_form_of_be(now.word(words.back())) &&
         text::is_one_of(now.word(words[words.size() - 2]), kDefiningWords);
}

}  // namespace

RuleResult list_rows(const Turn& turn) {
  if (!has_only(turn, kListRequestWords) || affirms(turn.now)) return std::nullopt;
  const bool asks = turn.words.size() > 1 || turn.now.word(turn.words[0]) == kListingVerb ||
                    turn.now.word(turn.words[0]) == "who" ||
                    turn.now.word(turn.words[0]) == "which" ||
                    text::is_one_of(turn.now.word(turn.words[0]), kNamesOnly);
  if (!asks) return std::nullopt;
  if (turn.base.grouped()) {
    const auto whole = without_groups(turn);
    const bool pointed = !turn.now.pronouns.empty() && has(turn, "them");
    if (!whole || !pointed) return std::nullopt;
    const Base all(turn.base, *whole);
    return all.understood() ? list_rows(turn_of(turn.now, all, turn.context)) : std::nullopt;
  }
  if (RuleResult out = owning_people(turn)) return out;
  QueryBlock block = turn.base.block();
  if (turn.base.lists())
    return follow_up_of(turn, FollowUpKind::kList, std::move(block), turn.base.text(),
                        kUnprobedConfidence);
  const ValueExpr* measured = turn.base.aggregate();
  const bool adds = measured != nullptr && measured->fn == Aggregate::kSum &&
                    block.select.size() == 1 && measured->column.home() == turn.base.topic();
  if (!turn.base.counts() && !adds) return std::nullopt;
  // "what were they?" is not answered by what they cost, nor by a number.
  const bool what = turn.now.word(turn.words[0]) == "what";
  block.select = shown_in_full(turn, turn.base.topic(), !what);
  if (block.select.empty()) return std::nullopt;
  for (const ValueExpr& v : block.select) need_table(block, v.column.home());
  const bool cost = adds && !measured->column.product() && !what;
  if (cost && !block.select[0].column.whole()) add_outputs(block.select, {{measured->column}});
  const SchemaGraph& graph = turn.context.schema->graph;
  for (const uint32_t t : block.tables)
    block.distinct |= t != turn.base.topic() && !graph.to_one(turn.base.topic(), t);
  return follow_up_of(turn, FollowUpKind::kList, std::move(block), with_head(turn, "Which"),
                      kUnprobedConfidence);
}

RuleResult list_referred(const Turn& turn) {
  const size_t asked =
      is_preposition(turn.now.word(turn.words[0])) ? 1 : 0;  // "in which rooms are they?"
  if (turn.words.size() < asked + 4 || turn.now.pronouns.empty() ||
      !text::is_one_of(turn.now.word(turn.words[asked]), {"which", "what"}))
    return std::nullopt;
  const Mention* noun = nullptr;
  for (const Mention& m : turn.now.lattice.mentions)
    if (m.kind == MentionKind::kTable && m.score >= 0.9F && m.begin == turn.words[asked + 1] &&
        (noun == nullptr || m.end > noun->end))
      noun = &m;
  if (noun == nullptr) return std::nullopt;
  size_t at = asked + 1;
  while (at < turn.words.size() && turn.words[at] < noun->end) ++at;
  if (at >= turn.words.size()) return std::nullopt;
  const bool belongs =
      text::is_one_of(turn.now.word(turn.words[at]), {"are", "were", "do", "is"}) &&
      has_only(turn, kBelongingWords, at);
  const bool links = !belongs && links_to(turn, at, turn.base.topic(), noun->table);
  if (!belongs && !links && !does_to_rows(turn, at)) return std::nullopt;
  QueryBlock block = turn.base.block();
  const ValueExpr* measured = turn.base.aggregate();
  const bool adds = measured != nullptr && measured->column.home() == block.entity &&
                    (turn.base.grouped() ? !block.having : block.select.size() == 1);
  bool first = turn.base.lists() && block.limit == 1;
  const bool some = turn.base.lists() && block.limit && !first;  // "the top 5 players"
  if ((block.limit && !first && !some) || !(turn.base.lists() || turn.base.counts() || adds))
    return std::nullopt;
  const uint32_t rows = adds ? block.entity : turn.base.topic();
  if (noun->table != rows && !turn.context.schema->graph.to_one(rows, noun->table))
    return std::nullopt;
  block.select = turn.base.display(noun->table);
  if (block.select.empty() || (noun->table == rows && turn.base.lists())) return std::nullopt;
  need_table(block, noun->table);
  // "which pontoon is each one on?" goes with the rows.
  const bool each = turn.now.pronouns[0].kind == PronounKind::kEach && turn.base.lists();
  if (each || some) {
    const std::vector<ValueExpr> names = std::move(block.select);
    block.select = turn.base.block().select;
    add_outputs(block.select, names);
    first |= !block.distinct;
  }
  block.distinct = noun->table != rows && !first;
  if (!first) block.order.clear();
  block.group.clear();
  return follow_up_of(turn, FollowUpKind::kOutputs, std::move(block),
                      fmt::format("{} of: {}", turn.now.body(), turn.base.text()), 0.7);
}

}  // namespace ask::engine::dialogue
