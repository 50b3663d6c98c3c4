#include "agent/engine/dialogue/people_rules.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/probe.h"
#include "agent/engine/lexicon/follow_up_requests.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/role_verbs.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine::dialogue {
namespace {

// The people of the events by which the rows of the topic were chosen: the borrowers of tools that
// are on loan. kNone if there are none, or several such tables.
uint32_t people_of_events(const Turn& turn, bool staff) {
  const QueryBlock& block = turn.base.block();
  if (block.limit || block.having) return kNone;
  std::vector<uint32_t> events = block.tables;
  events.push_back(block.entity);
  uint32_t found = kNone;
  for (const uint32_t event : events) {
    const uint32_t topic = turn.base.topic();
    if (event == topic || !turn.context.schema->graph.to_one(event, topic)) continue;
    const uint32_t people = people_table(turn, event, staff);
    if (people == kNone || people == found) continue;
    if (found != kNone) return kNone;
    found = people;
  }
  return found;
}

// The people that the rows belong to, also by way of other rows: the customers of the orders of
// invoices. kNone if there are none, or several as near.
uint32_t owners_of(const Turn& turn, uint32_t rows) {
  const SchemaIndex& index = turn.context.schema->index;
  const SchemaGraph& graph = turn.context.schema->graph;
  uint32_t owner = kNone, near = kNone;
  bool several = false;
  for (uint32_t t = 0; t < index.tables(); ++t) {
    bool people = index.row_names(t) != nullptr;
    for (const uint32_t w : index.table(t).words)
      people |= text::is_one_of(index.word(w).lemma, kOwnerNouns);
    if (t == rows || !people || !graph.to_one(rows, t)) continue;
    const auto called = [&](std::span<const std::string_view> nouns) {
      const auto& words = index.table(t).words;
      return std::any_of(words.begin(), words.end(),
                         [&](uint32_t w) { return text::is_one_of(index.word(w).lemma, nouns); });
    };
    // Those who work on the rows do not own them.
    if (called(kStaffNouns) && !called(kOwnerNouns)) continue;
    const uint32_t far = graph.distance(rows, t);
    several = far == near;
    if (owner != kNone && far >= near) continue;
    owner = t;
    near = far;
  }
  return several ? kNone : owner;
}

// The key of the table that is called by the verb or its agent, to rows that have a name: host_id
// for "hosted", manager_id for "runs". Invalid if there are several or none.
ColumnExpr key_of_role(const Turn& turn, uint32_t table, const Token& verb) {
  const SchemaIndex& index = turn.context.schema->index;
  const ColumnFacts& facts = turn.base.facts();
  ColumnExpr found;
  for (uint32_t c = 0; c < index.columns(table); ++c) {
    const ColumnExpr column{table, c};
    if (!facts.referred(column).valid()) continue;
    const auto& words = index.column(table, c).words;
    const bool called = std::any_of(words.begin(), words.end(), [&](uint32_t w) {
      const std::string& lemma = index.word(w).lemma;
      return lemma.size() > 3 && (lemma == verb.lemma || is_agent_noun_of(lemma, verb.lemma) ||
                                  does_role(verb.lemma, lemma));
    });
    if (!called) continue;
    if (found.valid()) return {};
    found = column;
  }
  return found;
}

// "who did she teach?": not those who teach, but whom.
bool asks_object(const Turn& turn) {
  return turn.words.size() == 4 && text::is_one_of(turn.now.word(turn.words[1]), kDoForms) &&
         turn.now.pronouns.size() == 1 && turn.now.pronouns[0].begin == turn.words[2];
}

// "who were they for?" of parcels with a column "recipient".
RuleResult column_of_people(const Turn& turn, bool staff) {
  const uint32_t topic = turn.base.topic();
  const ColumnFacts& facts = turn.base.facts();
  ColumnExpr found;
  for (uint32_t c = 0; c < turn.context.schema->index.columns(topic); ++c) {
    const ColumnExpr column{topic, c};
    const std::string_view noun = facts.last_word(column);
    const bool people =
        staff ? text::is_one_of(noun, kStaffNouns)
              : text::is_one_of(noun, kClientNouns) || text::is_one_of(noun, kReceiverNouns);
    if (!people || !facts.text(column) || facts.flag(column) || facts.referred(column).valid())
      continue;
    if (found.valid()) return std::nullopt;
    found = column;
  }
  QueryBlock block = turn.base.block();
  if (!found.valid() || block.distinct || turn.base.grouped()) return std::nullopt;
  if (block.limit) block.select.clear();
  if (add_outputs(block.select, {{found}}) == 0) return std::nullopt;
  return follow_up_of(turn, FollowUpKind::kOutputs, std::move(block),
                      fmt::format("{} ({})", turn.base.text(), turn.now.body()), 0.7);
}

// The lemma of the verb in "who wrote them?", and "supply" in "who do we get them from?"; "" if it
// is no such question.
std::string verb_of_maker(const Turn& turn) {
  const auto& words = turn.words;
  if (words.size() < 3 || turn.now.word(words[0]) != "who" || turn.now.pronouns.size() != 1)
    return "";
  const uint32_t rows = turn.now.pronouns[0].begin;
  if (words.size() == 3 || turn.now.pronouns[0].end == turn.now.end)
    return rows == words[2] ? turn.now.token(words[1]).lemma : "";
  const bool gets = words.size() == 6 && text::is_one_of(turn.now.word(words[1]), kDoForms) &&
                    text::is_one_of(turn.now.word(words[2]), {"we", "you", "i", "they"}) &&
                    text::is_one_of(turn.now.token(words[3]).lemma, kGettingVerbs) &&
                    rows == words[4] && turn.now.word(words[5]) == "from";
  return gets ? std::string(kSupplyVerb) : "";
}

}  // namespace

RuleResult owners_of_rows(const Turn& turn) {
  if (turn.now.word(turn.words[0]) != "whose" ||
      !has_only(turn, {"are", "is", "was", "were", "they", "it", "those", "these", "that", "them"},
                1))
    return std::nullopt;
  QueryBlock block = turn.base.block();
  const ValueExpr* measured = turn.base.aggregate();
  const bool adds = measured != nullptr && measured->column.home() == block.entity &&
                    !turn.base.grouped() && block.select.size() == 1;
  if (!turn.base.lists() && !turn.base.counts() && !adds) return std::nullopt;
  const uint32_t owner = owners_of(turn, adds ? block.entity : turn.base.topic());
  if (owner == kNone) return std::nullopt;
  if (block.limit && *block.limit != 1) return std::nullopt;
  block.select = turn.base.display(owner);
  if (block.select.empty()) return std::nullopt;
  need_table(block, owner);
  block.distinct = !block.limit;
  if (!block.limit) block.order.clear();
  return follow_up_of(turn, FollowUpKind::kOutputs, std::move(block),
                      fmt::format("{} (and whose are they)", turn.base.text()), 0.7);
}

RuleResult owning_people(const Turn& turn) {
  const uint32_t topic = turn.base.topic();
  const SchemaIndex& index = turn.context.schema->index;
  if (turn.now.word(turn.words[0]) != "who" || index.row_names(topic) != nullptr ||
      turn.base.block().limit || !(turn.base.lists() || turn.base.counts()))
    return std::nullopt;
  const ColumnExpr name = turn.base.facts().name_of(topic);
  if (name.valid() && !name.whole() && turn.base.facts().of(name).naming) return std::nullopt;
  const uint32_t owner = people_table(turn, topic, false);
  if (owner == kNone) return std::nullopt;
  QueryBlock block = turn.base.block();
  block.select = turn.base.display(owner);
  need_table(block, owner);
  block.distinct = true;
  block.order.clear();
  return follow_up_of(turn, FollowUpKind::kOutputs, std::move(block),
                      fmt::format("{} (who)", turn.base.text()), 0.7);
}

namespace {

// "who does she mentor?": the rows whose mentor she is.
RuleResult rows_with_role(const Turn& turn, const ColumnExpr& key) {
  const uint32_t topic = turn.base.topic();
  QueryBlock block;
  block.entity = topic;
  block.select = turn.base.naming(topic);
  block.where = as_membership(turn.base.block(), topic, turn.base.facts());
  if (block.select.empty() || block.where.size() != 1 || block.where[0].size() != 1 ||
      block.where[0][0].sub.empty())
    return std::nullopt;
  block.where[0][0].column = key;
  return follow_up_of(turn, FollowUpKind::kAbout, std::move(block),
                      fmt::format("{} (of: {})", turn.now.body(), turn.base.text()), 0.7);
}

}  // namespace

RuleResult people_of_role(const Turn& turn) {
  const uint32_t topic = turn.base.topic();
  QueryBlock block = turn.base.block();
  if (!text::is_one_of(turn.now.word(turn.words[0]), {"who", "whos"}) ||
      turn.now.pronouns.size() != 1 || turn.now.pronouns[0].kind == PronounKind::kThat ||
      !turn.base.lists() || block.distinct)
    return std::nullopt;
  const auto content = content_words(turn, kRoleQuestionWords);
  // "who are they from?": those who supply them
  const bool from = content.empty() && turn.now.word(turn.words.back()) == "from";
  if ((content.size() != 1 && !from) || turn.words.size() > 7) return std::nullopt;
  Token verb;
  if (from)
    verb.lemma = kSupplyVerb;
  else
    verb = turn.now.token(content[0]);
  const ColumnExpr key = key_of_role(turn, topic, verb);
  if (!key.valid()) return std::nullopt;
  const uint32_t people = turn.base.facts().referred(key).table;
  std::vector<ValueExpr> names = turn.base.naming(people);
  if (!from && asks_object(turn))
    return people == topic ? rows_with_role(turn, key) : std::nullopt;
  for (ValueExpr& v : names) {
    if (v.column.via != kNone) return std::nullopt;
    v.column.via = key.column;
    v.column.via_table = topic;
  }
  if (block.limit == 1) block.select.clear();
  if (names.empty() || add_outputs(block.select, names) == 0) return std::nullopt;
  return follow_up_of(turn, FollowUpKind::kOutputs, std::move(block),
                      fmt::format("{} ({})", turn.base.text(), turn.now.body()), 0.7);
}

RuleResult makers_of_rows(const Turn& turn) {
  const std::string verb = verb_of_maker(turn);
  if (verb.empty() || !turn.base.lists()) return std::nullopt;
  std::string stem = verb;
  while (stem.size() > 4 && (stem.back() == 'e' || stem.back() == 'y')) stem.pop_back();
  const uint32_t topic = turn.base.topic();
  const SchemaIndex& index = turn.context.schema->index;
  ColumnExpr column;
  for (uint32_t c = 0; c < index.columns(topic); ++c) {
    const auto& words = index.column(topic, c).words;
    const bool maker = std::any_of(words.begin(), words.end(), [&](uint32_t w) {
      const std::string& lemma = index.word(w).lemma;
      if (does_role(verb, lemma)) return true;
      return stem.size() >= 4 && lemma.starts_with(stem) && lemma.size() <= stem.size() + 3 &&
             has_agent_suffix(lemma);
    });
    if (!maker || !turn.base.facts().text({topic, c}) || turn.base.facts().flag({topic, c}) ||
        turn.base.facts().referred({topic, c}).valid())
      continue;
    if (column.valid()) return std::nullopt;
    column = {topic, c};
  }
  QueryBlock block = turn.base.block();
  if (!column.valid() || block.distinct || (block.limit && block.limit != 1)) return std::nullopt;
  if (shows_attribute(turn)) block.select.clear();
  if (add_outputs(block.select, {{column}}) == 0) return std::nullopt;
  return follow_up_of(turn, FollowUpKind::kOutputs, std::move(block),
                      fmt::format("{} ({})", turn.base.text(), turn.now.body()), 0.7);
}

RuleResult people_of_own_verb(const Turn& turn) {
  if (turn.words.size() != 3 || turn.now.word(turn.words[0]) != "who" ||
      turn.now.pronouns.size() != 1 || turn.now.pronouns[0].begin != turn.words[2] ||
      !turn.base.lists())
    return std::nullopt;
  const Token& verb = turn.now.token(turn.words[1]);
  const SchemaIndex& index = turn.context.schema->index;
  const uint32_t topic = turn.base.topic();
  for (uint32_t t = 0; t < index.tables(); ++t) {
    const auto& words = index.table(t).words;
    if (t == topic || words.empty() || index.word(words.back()).lemma != verb.lemma ||
        verb.folded == verb.lemma)
      continue;
    std::vector<std::string> texts;
    for (const std::string& noun : turn.nouns)
      texts.push_back(fmt::format("{} of the {}", verb.folded, noun));
    const auto found = best_probe(turn, texts, [&](const LogicalForm& form) {
      const QueryBlock& b = form.block;
      return is_plain(b) && b.where.empty() && !b.select.empty() &&
             std::all_of(b.select.begin(), b.select.end(),
                         [&](const ValueExpr& v) { return v.column.home() == t; });
    });
    if (!found) return std::nullopt;
    LogicalForm asked = found->form;
    need_table(asked.block, topic);
    auto form = restricted_to_base(turn, asked);
    if (!form) return std::nullopt;
    form->block.distinct = true;
    return follow_up_of(turn, FollowUpKind::kAbout, std::move(form->block),
                        fmt::format("{} (of: {})", found->text, turn.base.text()),
                        found->confidence);
  }
  return std::nullopt;
}

RuleResult objects_of_people(const Turn& turn) {
  return asks_object(turn) ? people_of_rows(turn) : std::nullopt;
}

RuleResult people_of_rows(const Turn& turn) {
  if (turn.now.word(turn.words[0]) != "who" || turn.now.pronouns.empty() ||
      !(turn.base.lists() || turn.base.counts()) ||
      (turn.base.grouped() && !groups_are_rows(turn)) ||
      (turn.base.block().limit && turn.base.block().limit != 1))
    return std::nullopt;
  const bool object = asks_object(turn);
  const auto content =
      object ? std::vector<uint32_t>{turn.words.back()} : content_words(turn, kPeopleQuestionWords);
  if (content.size() > 1) return std::nullopt;
  bool staff = false,
       clients = content.empty() && (has(turn, "has") || has(turn, "have") || has(turn, "for"));
  if (!content.empty()) {
    const std::string& verb = turn.now.token(content[0]).lemma;
    staff = text::is_one_of(verb, kStaffVerbs);
    clients = text::is_one_of(verb, kClientVerbs);
  }
  // "who were they with?"
  staff |= content.empty() && !clients && (has(turn, "with") || has(turn, "by"));
  if (staff == clients) return std::nullopt;
  if (object) std::swap(staff, clients);
  const uint32_t topic = turn.base.topic();
  uint32_t owner = people_table(turn, topic, staff);
  if (owner == kNone) owner = people_of_events(turn, staff);
  if (owner == kNone) return turn.base.lists() ? column_of_people(turn, staff) : std::nullopt;
  QueryBlock block = turn.base.block();
  ungroup(block);
  block.select = block.limit || object ? std::vector<ValueExpr>() : turn.base.display(topic);
  if (object) {
    block.distinct = true;
    block.order.clear();
  }
  const std::vector<ValueExpr> names = turn.base.display(owner);
  if (names.empty() || add_outputs(block.select, names) == 0) return std::nullopt;
  need_table(block, owner);
  for (const ValueExpr& v : block.select) need_table(block, v.column.home());
  return follow_up_of(turn, FollowUpKind::kOutputs, std::move(block),
                      fmt::format("{} ({})", turn.base.text(), turn.now.body()), 0.7);
}

}  // namespace ask::engine::dialogue
