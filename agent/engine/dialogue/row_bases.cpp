#include "agent/engine/dialogue/row_bases.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/follow_up_rules.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/lexicon/follow_up_words.h"

namespace ask::engine::dialogue {
namespace {

// "what have they cost us?" of the commonest contractor: what his repairs cost in all.
void add_up_group(const Turn& turn, const QueryBlock& rows, FollowUp& found) {
  QueryBlock& block = found.meaning.block;
  const bool amount = text::is_one_of(turn.now.word(turn.words[0]), {"what", "how"}) &&
                      std::any_of(turn.words.begin(), turn.words.end(), [&](uint32_t i) {
                        return text::is_one_of(turn.now.token(i).lemma, kAmountVerbsOfRows);
                      });
  if (!amount || found.kind != FollowUpKind::kOutputs || !block.group.empty() || block.limit)
    return;
  std::vector<ValueExpr> added;
  for (const ValueExpr& v : block.select)
    if (!contains(rows.select, v)) added.push_back(v);
  if (added.size() != 1 || !turn.base.facts().measure(added[0].column) ||
      added[0].fn != Aggregate::kPlain || added[0].column.home() != rows.entity)
    return;
  block.select = {{added[0].column, Aggregate::kSum}};
  block.order.clear();
  block.distinct = false;
  found.kind = FollowUpKind::kMeasure;
}

// "list them" after the commonest genre: a follow-up about the rows of the first group.
RuleResult read_of_first_group(const Turn& turn) {
  const QueryBlock& block = turn.base.block();
  const bool pointed = std::any_of(turn.now.pronouns.begin(), turn.now.pronouns.end(),
                                   [](const Pronoun& p) { return p.kind == PronounKind::kSet; });
  if (!pointed || !turn.base.grouped() || block.group.size() != 1 || block.limit != 1 ||
      block.order.size() != 1 || block.order[0].term.fn != Aggregate::kCount ||
      groups_are_rows(turn) || block.group[0].period != Period::kWhole || block.having ||
      !block.best_of.empty())
    return std::nullopt;
  LogicalForm rows;
  rows.block.entity = block.entity;
  rows.block.select = turn.base.naming(block.entity);
  rows.block.where = block.where;
  Condition in;
  in.column = block.group[0];
  in.op = Op::kIn;
  in.sub = {block};
  in.sub[0].select = {{in.column}};
  rows.block.where.push_back({std::move(in)});
  if (rows.block.select.empty()) return std::nullopt;
  need_tables(rows.block, block);
  RuleResult out = read_with(turn, rows, turn.now);
  if (out) add_up_group(turn, rows.block, *out);
  return out;
}

// "who directed it?" after the film that sold the most tickets: of that row, without how it was
// found.
RuleResult read_of_first_row(const Turn& turn) {
  const auto is_row = [](const Pronoun& p) { return p.kind == PronounKind::kOne; };
  const QueryBlock& block = turn.base.block();
  const uint32_t topic = turn.base.topic();
  const bool pointed =
      std::any_of(turn.now.pronouns.begin(), turn.now.pronouns.end(),
                  [&](const Pronoun& p) { return is_row(p) || p.kind == PronounKind::kOwner; });
  const bool shown = std::all_of(block.select.begin(), block.select.end(), [&](const ValueExpr& v) {
    return v.fn == Aggregate::kPlain && v.column.home() == topic;
  });
  if (!pointed || !shown || !turn.base.grouped() || block.limit != 1 || !groups_are_rows(turn) ||
      topic == kNone || is_form_of_be(turn.now.word(turn.words[0])))
    return std::nullopt;
  LogicalForm row;
  row.block.entity = topic;
  row.block.select = turn.base.naming(topic);
  row.block.where = as_membership(block, topic, turn.base.facts());
  if (row.block.where.empty() || row.block.select.empty()) return std::nullopt;
  RuleResult out = read_with(turn, row, turn.now);
  // "her hourly rate", and nothing of other rows of hers
  if (out && std::none_of(turn.now.pronouns.begin(), turn.now.pronouns.end(), is_row) &&
      (out->kind != FollowUpKind::kOutputs || !shows_near(turn, out->meaning.block)))
    return std::nullopt;
  // What is asked of it is shown without its name.
  if (out && out->kind == FollowUpKind::kOutputs)
    std::erase_if(out->meaning.block.select,
                  [&](const ValueExpr& v) { return contains(row.block.select, v); });
  return out && !out->meaning.block.select.empty() ? out : RuleResult();
}

// "who is in charge of each?" after a number for each of the sections: of these sections.
RuleResult read_of_group_rows(const Turn& turn) {
  const QueryBlock& block = turn.base.block();
  const uint32_t topic = turn.base.topic();
  const bool pointed =
      std::any_of(turn.now.pronouns.begin(), turn.now.pronouns.end(), [](const Pronoun& p) {
        return p.kind == PronounKind::kSet || p.kind == PronounKind::kEach ||
               p.kind == PronounKind::kOwner;
      });
  if (!pointed || !turn.base.grouped() || block.limit || !groups_are_rows(turn) || topic == kNone ||
      !block.best_of.empty())
    return std::nullopt;
  const auto only = turn.base.restriction(topic);
  LogicalForm rows;
  rows.block.entity = topic;
  rows.block.select = turn.base.naming(topic);
  if (!only || rows.block.select.empty()) return std::nullopt;
  rows.block.where = only->where;
  for (const uint32_t t : only->tables) need_table(rows.block, t);
  RuleResult out = read_with(turn, rows, turn.now);
  // Only what each of these rows has: what else was counted may be chosen otherwise.
  if (!out || out->kind != FollowUpKind::kOutputs || !shows_near(turn, out->meaning.block))
    return std::nullopt;
  return out;
}

// "which flight was it on?" after the highest fare: of the row with that fare.
RuleResult read_of_extreme(const Turn& turn) {
  const ValueExpr* bound = turn.base.aggregate();
  const QueryBlock& block = turn.base.block();
  const bool pointed =
      std::any_of(turn.now.pronouns.begin(), turn.now.pronouns.end(), [](const Pronoun& p) {
        return p.kind == PronounKind::kOne || p.kind == PronounKind::kThat ||
               p.kind == PronounKind::kOwner;
      });
  if (!pointed || bound == nullptr || turn.base.grouped() || block.select.size() != 1 ||
      (bound->fn != Aggregate::kMaximum && bound->fn != Aggregate::kMinimum) ||
      bound->column.whole())
    return std::nullopt;
  LogicalForm row = turn.base.form();
  const uint32_t home = bound->column.home();
  row.block.select = turn.base.naming(home);
  if (row.block.select.empty()) row.block.select = {{turn.base.facts().key_of(home)}};
  if (!row.block.select[0].column.valid()) return std::nullopt;
  need_table(row.block, row.block.entity);
  row.block.tables.push_back(row.block.entity);
  row.block.entity = home;
  std::erase(row.block.tables, home);
  row.block.order = {{{bound->column}, bound->fn == Aggregate::kMaximum}};
  row.block.limit = 1;
  return read_with(turn, row, turn.now);
}

}  // namespace

std::optional<LogicalForm> people_of_shown_role(const Turn& turn) {
  const auto& shown = turn.base.block().select;
  const uint32_t topic = turn.base.topic();
  const bool pointed =
      std::any_of(turn.now.pronouns.begin(), turn.now.pronouns.end(), [](const Pronoun& p) {
        return p.kind == PronounKind::kOne || p.kind == PronounKind::kSet ||
               p.kind == PronounKind::kOwner;
      });
  if (!pointed || !turn.base.lists() || shown.empty()) return std::nullopt;
  const ColumnExpr role{topic, shown[0].column.via};
  const bool under_role = std::all_of(shown.begin(), shown.end(), [&](const ValueExpr& v) {
    return v.column.via == role.column && v.column.via != kNone && v.column.via_table == topic;
  });
  if (!under_role || turn.base.facts().referred(role).table != topic) return std::nullopt;
  LogicalForm out;
  out.block.entity = topic;
  out.block.select = turn.base.naming(topic);
  out.block.where = as_membership(turn.base.block(), topic, turn.base.facts());
  if (out.block.select.empty() || out.block.where.empty()) return std::nullopt;
  out.block.where[0][0].sub[0].select = {{role}};
  return out;
}

RuleResult read_of_other_rows(const Turn& turn) {
  constexpr RuleResult (*kBases[])(const Turn&) = {read_of_first_row, read_of_first_group,
                                                   read_of_group_rows, read_of_extreme};
  for (const auto read : kBases)
    if (RuleResult out = read(turn)) return out;
  return std::nullopt;
}

}  // namespace ask::engine::dialogue
