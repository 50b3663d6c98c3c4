#include "agent/engine/dialogue/pointed_rows.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/figure_rules.h"
#include "agent/engine/dialogue/linked_rows.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/named_items.h"
#include "agent/engine/dialogue/other_rows.h"
#include "agent/engine/dialogue/others_rules.h"
#include "agent/engine/dialogue/placement.h"
#include "agent/engine/dialogue/pointed_nouns.h"
#include "agent/engine/dialogue/probe.h"
#include "agent/engine/dialogue/pronouns.h"
#include "agent/engine/lexicon/follow_up_requests.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/pronoun_words.h"

namespace ask::engine::dialogue {
namespace {

constexpr float kLikeRows = 0.6F;  // of one that may be other rows

// What an earlier turn selects for a noun: conditions, and the tables that they need. No conditions
// at all: every row.
struct Selected {
  std::vector<std::vector<Condition>> where;
  std::vector<uint32_t> tables;
  // The same for a query that has the rows of `link`, which each belong to one of both: the values
  // of these attributes are those of the same products.
  uint32_t link = kNone;
  std::vector<std::vector<Condition>> by_link = {};
  std::vector<uint32_t> link_tables = {};
};

Condition member_of(const ColumnExpr& column, QueryBlock rows) {
  Condition in;
  in.column = column;
  in.op = Op::kIn;
  rows.select = {{column}};
  rows.distinct = false;
  rows.ties = false;
  if (!rows.limit) rows.order.clear();
  if (!rows.limit && !rows.having) rows.group.clear();
  need_table(rows, column.home());
  in.sub.push_back(std::move(rows));
  return in;
}

Selected as_selected(Condition in) {
  Selected out;
  out.tables = {in.column.home()};
  out.where.push_back({std::move(in)});
  return out;
}

// The rows of the table that were shown, or chosen.
std::optional<Selected> shown_rows(const Turn& turn, uint32_t table) {
  auto only = turn.base.restriction(table);
  if (!only) return std::nullopt;
  Selected out{std::move(only->where), std::move(only->tables)};
  add_once(out.tables, table);
  return out;
}

// The groups that were shown.
std::optional<Selected> shown_groups(const Turn& turn, const GroupKey& group) {
  const QueryBlock& before = turn.base.block();
  if (group.period != Period::kWhole || group.whole() || !before.best_of.empty() ||
      before.outer != Aggregate::kPlain || before.combine != Combine::kApart ||
      before.group.size() != 1)
    return std::nullopt;
  if (before.where.empty() && !before.having && !before.limit) return Selected();
  return as_selected(member_of(group, before));
}

// The conditions of the turn before on rows of the table, or on what these refer to, also those of
// its memberships. False: there are to be no such rows.
bool conditions_on(const Turn& turn, uint32_t table, QueryBlock& rows) {
  const SchemaGraph& graph = turn.context.schema->graph;
  const uint32_t topic = turn.base.topic();
  const auto near = [&](const std::vector<Condition>& clause) {
    return std::all_of(clause.begin(), clause.end(), [&](const Condition& c) {
      const uint32_t home = c.column.home();
      return c.sub.empty() && (home == table || graph.to_one(table, home)) && home != topic;
    });
  };
  for (const auto& clause : turn.base.block().where) {
    if (near(clause)) add_once(rows.where, clause);
    if (clause.size() != 1 || clause[0].sub.size() != 1 || !mentions(clause[0].sub[0], table))
      continue;
    if (clause[0].negated) return false;
    for (const auto& inner : clause[0].sub[0].where)
      if (near(inner)) add_once(rows.where, inner);
  }
  for (const auto& clause : rows.where)
    for (const Condition& c : clause)
      if (c.sub.empty()) need_table(rows, c.column.home());
  return true;
}

// The rows of another table that belong to those of the turn before.
std::optional<Selected> linked_rows_of(const Turn& turn, uint32_t table) {
  const uint32_t topic = turn.base.topic();
  const ColumnExpr key = turn.base.facts().key_of(table);
  const SchemaGraph& graph = turn.context.schema->graph;
  // "the orders of those products" after customers
  if (topic == kNone || !turn.base.has_table(table)) return std::nullopt;
  const QueryBlock& before = turn.base.block();
  if (key.valid() && !turn.base.grouped() && !before.limit && !before.having &&
      mentions(before, table))
    return shown_rows(turn, table);
  const bool direct = graph.between(topic, table).size() == 1;
  const std::vector<uint32_t> links =
      direct ? std::vector<uint32_t>() : tables_between(graph, topic, table);
  if (!direct && links.size() != 1 && !graph.to_one(topic, table) && !graph.to_one(table, topic))
    return std::nullopt;
  const auto only = turn.base.restriction(topic);
  if (!only) return std::nullopt;
  QueryBlock rows;
  rows.entity = table;
  if (links.size() == 1) need_table(rows, links[0]);
  need_table(rows, topic);
  rows.where = only->where;
  for (const uint32_t t : only->tables) need_table(rows, t);
  if (!conditions_on(turn, table, rows)) return std::nullopt;
  if (rows.where.empty() && !turn.base.lists() && !turn.base.grouped()) return std::nullopt;
  if (key.valid()) {
    const auto by_link = rows.where;
    std::vector<uint32_t> tables = rows.tables;
    Selected out = as_selected(member_of(key, std::move(rows)));
    if (links.size() == 1) out.link = links[0];
    out.by_link = by_link;
    out.link_tables = std::move(tables);
    return out;
  }
  if (!direct || !graph.to_one(table, topic)) return std::nullopt;
  return Selected{std::move(rows.where), {table, topic}};
}

// The values of a column that was shown, or the one that the rows were chosen by: "that valley".
std::optional<Selected> shown_values(const Turn& turn, const ColumnExpr& column) {
  const QueryBlock& before = turn.base.block();
  for (const auto& clause : before.where)
    if (of_one_column(clause) && clause[0].column == column && !clause[0].negated)
      return Selected{{clause}, {column.home()}};
  if (turn.base.grouped() || !turn.base.lists() || !before.best_of.empty() ||
      !contains(before.select, ValueExpr{column}))
    return std::nullopt;
  if (before.where.empty() && !before.limit) return Selected();
  return as_selected(member_of(column, before));
}

// The table that the place "there" is one of: the only one with the group or the topic.
std::optional<Selected> shown_place(const Turn& turn) {
  const QueryBlock& before = turn.base.block();
  if (turn.base.grouped() && before.group.size() == 1 && !groups_are_rows(turn))
    return shown_groups(turn, before.group[0]);
  if (turn.base.topic() == kNone) return std::nullopt;
  return shown_rows(turn, turn.base.topic());
}

// A noun for any rows, or one that names nothing of the database: "this university" of campuses.
bool is_generic(const Turn& turn, const PointedNoun& pointed) {
  const uint32_t head = pointed.end - 1;
  if (text::is_one_of(turn.now.word(head), kGenericNouns)) return true;
  return pointed.noun == head &&
         std::none_of(turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(),
                      [&](const Mention& m) {
                        const bool named = m.kind != MentionKind::kFiller &&
                                           (m.kind != MentionKind::kValue || m.found);
                        return named && m.begin <= head && m.end > head && m.score >= kLikeRows;
                      });
}

// The first of the groups that were shown.
std::optional<Selected> first_group(const Turn& turn, const PointedNoun& pointed) {
  const QueryBlock& before = turn.base.block();
  if (!turn.base.grouped() || before.group.size() != 1 || turn.base.aggregate() == nullptr ||
      before.limit || !before.best_of.empty() || before.outer != Aggregate::kPlain ||
      (turn.now.word(pointed.noun) != "one" && group_called(turn, pointed.noun) == nullptr))
    return std::nullopt;
  const ColumnExpr group = before.group[0];
  if (group.whole() || group.period != Period::kWhole) return std::nullopt;
  return as_selected(member_of(group, ordered_groups(turn, pointed.first > 0, 1)));
}

// The time that the previous question was restricted to.
std::optional<Selected> same_time(const Turn& turn) {
  Selected out;
  for (const auto& clause : turn.base.block().where) {
    const bool time = clause.size() == 1 && !clause[0].negated && clause[0].sub.empty() &&
                      turn.base.facts().temporal(clause[0].column);
    if (!time) continue;
    if (!out.where.empty()) return std::nullopt;
    out.where.push_back(clause);
    out.tables.push_back(clause[0].column.home());
  }
  if (out.where.empty()) return std::nullopt;
  return out;
}

// "its members who took part in no round": rows that each belong to one of the topic.
bool owns_rows(const Turn& turn, const PointedNoun& owner) {
  constexpr uint32_t kMostBetween = 2;  // words between "its" and the noun
  const uint32_t topic = turn.base.topic();
  const std::string_view first = turn.now.word(turn.words[0]);
  const bool owners =
      std::all_of(turn.now.pronouns.begin(), turn.now.pronouns.end(),
                  [](const Pronoun& p) { return p.kind == PronounKind::kOwner; });
  // "has she paid for all his visits?" asks whether.
  return topic != kNone && owners && !is_form_of_be(first) && !text::is_one_of(first, kDoForms) &&
         std::any_of(turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(),
                     [&](const Mention& m) {
                       const Token& noun = turn.now.token(m.end - 1);
                       return m.kind == MentionKind::kTable && m.score >= kNamedScore &&
                              m.begin >= owner.end && m.begin <= owner.end + kMostBetween &&
                              noun.folded != noun.lemma && m.table != topic &&
                              turn.context.schema->graph.to_one(m.table, topic);
                     });
}

// What the noun refers to. Nullopt: nothing that was shown.
std::optional<Selected> selected_by(const Turn& turn, const PointedNoun& pointed) {
  if (pointed.place) return shown_place(turn);
  if (pointed.time) return same_time(turn);
  if (pointed.first != 0) return first_group(turn, pointed);
  if (pointed.owner) {
    const auto& group = turn.base.block().group;
    const bool groups = turn.base.grouped() && group.size() == 1 && !groups_are_rows(turn);
    if (groups) return shown_groups(turn, group[0]);
    return owns_rows(turn, pointed) ? shown_rows(turn, turn.base.topic()) : std::nullopt;
  }
  const uint32_t topic = turn.base.topic(), head = pointed.end - 1;
  if (turn.base.grouped() && !groups_are_rows(turn)) {
    for (const uint32_t token : {pointed.noun, head})
      if (const GroupKey* group = group_called(turn, token)) return shown_groups(turn, *group);
  }
  const Mention* table = nullptr;
  for (const Mention& m : turn.now.lattice.mentions) {
    if (m.begin != pointed.noun || m.end > pointed.end || m.score < kPointedScore) continue;
    if (m.kind == MentionKind::kTable && (table == nullptr || m.score > table->score)) table = &m;
  }
  if (table != nullptr && table->table == topic) return shown_rows(turn, topic);
  for (const Mention& m : turn.now.lattice.mentions)
    if (m.kind == MentionKind::kColumn && m.begin == pointed.noun && m.end == pointed.end &&
        m.score >= kPointedScore && (table == nullptr || table->score < m.score))
      if (auto out = shown_values(turn, {m.table, m.column})) return out;
  if (table != nullptr) return linked_rows_of(turn, table->table);
  if (!is_generic(turn, pointed) || topic == kNone) return std::nullopt;
  return shown_rows(turn, topic);
}

// Rows of another table are named before the phrase: "the films of these studios".
bool follows_rows(const Turn& turn, const PointedNoun& pointed) {
  const auto own = [&](uint32_t table) {
    return std::any_of(turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(),
                       [&](const Mention& m) {
                         return m.kind == MentionKind::kTable && m.table == table &&
                                m.begin == pointed.noun && m.score >= kPointedScore;
                       });
  };
  return std::any_of(turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(),
                     [&](const Mention& m) {
                       return m.kind == MentionKind::kTable && m.score >= kLikeRows &&
                              m.end < pointed.begin && m.begin >= turn.now.begin &&
                              !is_question_word(turn.now.word(m.begin)) && !own(m.table);
                     });
}

// The question without the demonstrative, and also without its phrase: "the heads in these states".
std::vector<std::string> texts_alone(const Turn& turn, const PointedNoun& pointed, bool droppable) {
  const auto text = [&](uint32_t from, uint32_t to, std::string_view instead) {
    std::string out = turn.now.span(turn.now.begin, from);
    for (const std::string& part : {std::string(instead), turn.now.span(to, turn.now.end)}) {
      if (part.empty()) continue;
      if (!out.empty() && (std::isalnum(static_cast<unsigned char>(part[0])) != 0)) out += ' ';
      out += part;
    }
    return out;
  };
  std::vector<std::string> out;
  if (pointed.place) return {text(pointed.begin, pointed.end, "")};
  if (pointed.owner) return {text(pointed.begin, pointed.end, "the")};
  if (pointed.time || pointed.first != 0) {
    const bool led = is_preposition(turn.now.word(pointed.begin - 1));
    return {text(led ? pointed.begin - 1 : pointed.begin, pointed.end, "")};
  }
  out.push_back(text(pointed.begin, pointed.noun, "the"));
  if (turn.now.word(pointed.begin - 1) == "of" && pointed.begin > turn.now.begin + 1 &&
      text::is_one_of(turn.now.word(pointed.begin - 2), kEachWords)) {
    const std::string& noun = turn.now.token(pointed.end - 1).lemma;
    out.insert(out.begin(), text(pointed.begin - 1, pointed.end,
                                 turn.now.span(pointed.noun, pointed.end - 1) + noun));
    return out;
  }
  if (is_generic(turn, pointed))
    for (const std::string& noun : turn.nouns)
      out.push_back(text(pointed.begin, pointed.end, "the " + noun));
  if (droppable && is_preposition(turn.now.word(pointed.begin - 1)))
    out.insert(follows_rows(turn, pointed) ? out.begin() : out.end(),
               text(pointed.begin - 1, pointed.end, ""));
  return out;
}

// True if a row of the block has at most one of the table, or the block reads it anyway.
bool has_one(const Turn& turn, const QueryBlock& own, uint32_t table) {
  return table == own.entity || mentions(own, table) ||
         turn.context.schema->graph.to_one(own.entity, table);
}

// Restricts what was read alone. False: its rows have nothing to do with what was shown.
bool restrict_to(const Turn& turn, const Selected& selected, QueryBlock& own) {
  if (selected.where.empty()) return true;
  if (selected.link != kNone && mentions(own, selected.link)) {
    own.where.insert(own.where.end(), selected.by_link.begin(), selected.by_link.end());
    for (const uint32_t t : selected.link_tables) need_table(own, t);
    return true;
  }
  const bool one = std::all_of(selected.tables.begin(), selected.tables.end(),
                               [&](uint32_t t) { return has_one(turn, own, t); });
  if (one) {
    own.where.insert(own.where.end(), selected.where.begin(), selected.where.end());
    for (const uint32_t t : selected.tables) need_table(own, t);
    return true;
  }
  const SchemaGraph& graph = turn.context.schema->graph;
  const ColumnExpr key = turn.base.facts().key_of(own.entity);
  QueryBlock rows;
  rows.entity = own.entity;
  rows.where = selected.where;
  for (const uint32_t t : selected.tables) {
    const std::vector<uint32_t> links = tables_between(graph, own.entity, t);
    if (graph.between(own.entity, t).size() != 1 && links.size() != 1) return false;
    if (links.size() == 1) need_table(rows, links[0]);
    need_table(rows, t);
  }
  if (!key.valid()) return false;
  own.where.push_back({member_of(key, std::move(rows))});
  return true;
}

// "what was the best attended screening there" is not answered by a number that nobody knows.
bool shows_number_of_first(const Turn& turn, const QueryBlock& own) {
  const ColumnFacts& facts = turn.base.facts();
  return own.limit == 1 && own.group.empty() &&
         std::all_of(own.select.begin(), own.select.end(), [&](const ValueExpr& v) {
           return v.fn == Aggregate::kPlain && facts.identifier(v.column) &&
                  !is_named(turn, v.column);
         });
}

// "in which orders ..." shows orders, and not another column of theirs.
bool shows_asked_rows(const Turn& turn, const QueryBlock& own) {
  const size_t at = is_preposition(turn.now.word(turn.words[0])) ? 1 : 0;
  if (!text::is_one_of(turn.now.word(turn.words[at]), {"which", "what"})) return true;
  if (at + 1 >= turn.words.size()) return true;
  const uint32_t noun = turn.words[at + 1];
  if (turn.now.word(noun) == "of")  // "which of these drivers work full time?"
    return std::all_of(own.select.begin(), own.select.end(), [&](const ValueExpr& v) {
      return names_rows(turn, v.column) || contains(turn.base.block().select, v);
    });
  float best = 0;
  for (const Mention& m : turn.now.lattice.mentions)
    if ((m.kind == MentionKind::kTable || m.kind == MentionKind::kColumn) && m.begin == noun)
      best = std::max(best, m.score);
  if (best < kPointedScore) return true;
  return std::any_of(own.select.begin(), own.select.end(), [&](const ValueExpr& v) {
    return std::any_of(turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(),
                       [&](const Mention& m) {
                         if (m.begin != noun || m.score < best - 0.1F || v.column.whole())
                           return false;
                         if (m.kind == MentionKind::kColumn)
                           return v.column.table == m.table && v.column.column == m.column;
                         return m.kind == MentionKind::kTable && v.column.table == m.table &&
                                names_rows(turn, v.column);
                       });
  });
}

// "are there other shops in those locations?": without the rows that were shown. False: others of
// another kind are asked for.
bool leave_shown_out(const Turn& turn, QueryBlock& own) {
  const uint32_t topic = turn.base.topic();
  if (own.entity != topic || (turn.base.grouped() && !groups_are_rows(turn))) return false;
  auto shown = as_membership(turn.base.block(), topic, turn.base.facts());
  if (shown.empty()) return false;
  shown[0][0].negated = true;
  own.where.push_back(std::move(shown[0]));
  return true;
}

// "which universities are these?" after groups of them.
RuleResult rows_of_shown_groups(const Turn& turn) {
  const QueryBlock& before = turn.base.block();
  const auto word = [&](size_t i) { return turn.now.word(turn.words[i]); };
  if (turn.words.size() != 4 || !text::is_one_of(word(0), {"which", "what", "who"}) ||
      !is_form_of_be(word(2)) || !text::is_one_of(word(3), {"these", "those", "they"}) ||
      !turn.base.grouped() || before.group.size() != 1 || groups_are_rows(turn))
    return std::nullopt;
  const bool rows = std::any_of(
      turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(), [&](const Mention& m) {
        return m.kind == MentionKind::kTable && m.table == before.entity &&
               m.begin == turn.words[1] && m.score >= kNamedScore;
      });
  const auto selected = rows ? shown_groups(turn, before.group[0]) : std::nullopt;
  QueryBlock block;
  block.entity = before.entity;
  block.select = turn.base.naming(before.entity);
  if (!selected || selected->where.empty() || block.select.empty() ||
      !restrict_to(turn, *selected, block))
    return std::nullopt;
  return follow_up_of(turn, FollowUpKind::kAbout, std::move(block),
                      fmt::format("{} (of: {})", turn.now.body(), turn.base.text()),
                      kUnprobedConfidence);
}

// It shows or counts something, and has no other rows than those that can be restricted.
bool can_restrict(const LogicalForm& form) {
  const QueryBlock& b = form.block;
  return !b.select.empty() && b.combine == Combine::kApart && !b.division && !b.neighbours;
}

}  // namespace

RuleResult of_pointed_rows(const Turn& turn) {
  std::vector<PointedNoun> all = pointed_nouns(turn.now);
  if (turn.base.grouped())
    if (const auto first = first_group_named(turn.now)) all.push_back(*first);
  // "its roads with their lengths": those of the roads.
  for (const Pronoun& p : turn.now.pronouns)
    if (p.kind == PronounKind::kOwner && (all.empty() || !all.back().owner))
      all.push_back({p.begin, p.end, p.end, false, true});
  if (all.empty()) return rows_of_shown_groups(turn);
  if (all.size() != 1 || turn.words.size() < 3) return std::nullopt;
  const auto selected = selected_by(turn, all[0]);
  if (!selected) return std::nullopt;
  const bool droppable = !selected->where.empty();
  for (const std::string& text : texts_alone(turn, all[0], droppable)) {
    auto found = probe(turn, text, can_restrict);
    if (!found) continue;
    QueryBlock block = found->form.block;
    if ((all[0].time && !has_one(turn, block, selected->tables[0])) ||
        shows_number_of_first(turn, block))
      continue;
    if (!shows_asked_rows(turn, block) || !restrict_to(turn, *selected, block) ||
        (asks_for_others(turn) && !leave_shown_out(turn, block)))
      continue;
    FollowUp out = follow_up_of(turn, FollowUpKind::kAbout, std::move(block),
                                fmt::format("{} (of: {})", turn.now.body(), turn.base.text()),
                                found->confidence);
    const bool each = !out.meaning.block.best_of.empty();  // the first of each group
    if (has_query(turn, out.meaning) && (each || is_placed(turn, out))) return out;
  }
  return std::nullopt;
}

}  // namespace ask::engine::dialogue
