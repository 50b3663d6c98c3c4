#include "agent/engine/dialogue/movement_rules.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/probe.h"
#include "agent/engine/lexicon/follow_up_words.h"

namespace ask::engine::dialogue {
namespace {

// The preposition that the column's name says: from_city, destination; "" if it says none.
std::string_view direction_of(const Turn& turn, ColumnExpr column) {
  for (const std::string_view word : kOriginColumnWords)
    if (turn.base.facts().has_word(column, word)) return "from";
  for (const std::string_view word : kDestinationColumnWords)
    if (turn.base.facts().has_word(column, word)) return "to";
  return "";
}

}  // namespace

RuleResult replace_direction(const Turn& turn) {
  if (adds_rows(turn) || !turn.now.pronouns.empty() || turn.words.size() > 5 ||
      turn.words.size() < 2)
    return std::nullopt;
  const std::string_view way = turn.now.word(turn.words[0]);
  QueryBlock block = turn.base.block();
  for (auto& clause : block.where) {
    if (!of_one_column(clause) || clause[0].op != Op::kEqual) continue;
    const ColumnExpr old = clause[0].column;
    const std::string_view before = direction_of(turn, old);
    if (before.empty() || (way != "from" && way != "to") || before == way) continue;
    for (const Mention& m : turn.now.lattice.mentions) {
      if (m.kind != MentionKind::kValue || !m.found || m.table != old.table || m.partial ||
          m.begin > turn.words[1] + 1 || m.end != turn.words.back() + 1 ||
          direction_of(turn, {m.table, m.column}) != way)
        continue;
      Condition now = clause[0];
      now.column = {m.table, m.column};
      now.value = Value(m.text);
      clause = {std::move(now)};
      return follow_up_of(turn, FollowUpKind::kReplace, std::move(block),
                          fmt::format("{} ({})", turn.base.text(), turn.now.body()),
                          kUnprobedConfidence);
    }
  }
  return std::nullopt;
}

RuleResult replace_movement(const Turn& turn) {
  const SchemaGraph& graph = turn.context.schema->graph;
  QueryBlock block = turn.base.block();
  const auto ends_of = [&](const Lattice& lattice, uint32_t from, uint32_t to, uint32_t table) {
    std::pair<std::string, std::string> out;
    for (const Mention& m : lattice.mentions) {
      if (m.kind != MentionKind::kValue || !m.found || m.table != table || m.begin <= from ||
          m.end > to || m.partial || m.inside)
        continue;
      uint32_t at = m.begin - 1;
      while (at > from && lattice.tokens[at].folded == "the") --at;
      if (lattice.tokens[at].folded == "from") out.first = m.text;
      if (lattice.tokens[at].folded == "to") out.second = m.text;
    }
    return out;
  };
  uint32_t table = kNone;
  for (const auto& clause : block.where)
    if (of_one_column(clause) && graph.between(block.entity, clause[0].column.table).size() > 1)
      table = clause[0].column.table;
  if (table == kNone || table == block.entity || adds_rows(turn) || !turn.now.pronouns.empty())
    return std::nullopt;
  const auto now =
      ends_of(turn.now.lattice, turn.now.begin > 0 ? turn.now.begin - 1 : 0, turn.now.end, table);
  if (now.first.empty() && now.second.empty()) return std::nullopt;
  const Lattice& before = turn.base.interpretation().lattice();
  const auto old = ends_of(before, 0, static_cast<uint32_t>(before.tokens.size()), table);
  const std::string& start = now.first.empty() ? old.first : now.first;
  const std::string& end = now.second.empty() ? old.second : now.second;
  if (start.empty() || end.empty()) return std::nullopt;
  std::vector<std::string> texts;
  for (const std::string& noun : turn.base.nouns(block.entity))
    texts.push_back(fmt::format("{} from {} to {}", noun, start, end));
  const auto found = best_probe(turn, texts, [&](const LogicalForm& form) {
    const auto& where = form.block.where;
    return is_plain(form.block) && where.size() == 2 &&
           std::all_of(where.begin(), where.end(), [&](const auto& clause) {
             return clause[0].column.table == table && clause[0].column.via != kNone;
           });
  });
  if (!found) return std::nullopt;
  std::erase_if(block.where, [&](const auto& clause) {
    return of_one_column(clause) && clause[0].column.table == table;
  });
  block.where.insert(block.where.begin(), found->block().where.begin(), found->block().where.end());
  need_tables(block, found->block());
  return follow_up_of(turn, FollowUpKind::kReplace, std::move(block),
                      fmt::format("{} ({})", turn.base.text(), turn.now.body()), found->confidence);
}

bool moves_unread(const Turn& turn) {
  const SchemaGraph& graph = turn.context.schema->graph;
  const QueryBlock& block = turn.base.block();
  const Lattice& before = turn.base.interpretation().lattice();
  for (const auto& clause : block.where) {
    if (!of_one_column(clause) || clause[0].column.via != kNone ||
        graph.between(block.entity, clause[0].column.table).size() < 2)
      continue;
    for (const Mention& m : turn.now.lattice.mentions) {
      if (m.kind != MentionKind::kValue || !m.found || m.table != clause[0].column.table ||
          m.begin <= turn.now.begin || m.end > turn.now.end)
        continue;
      const std::string_view previous = turn.now.word(m.begin - 1);
      if (previous != "from" && previous != "to") continue;
      const bool same =
          std::any_of(before.mentions.begin(), before.mentions.end(), [&](const Mention& old) {
            return old.kind == MentionKind::kValue && old.begin > 0 && old.table == m.table &&
                   before.tokens[old.begin - 1].folded == previous;
          });
      if (!same) return true;
    }
  }
  return false;
}

}  // namespace ask::engine::dialogue
