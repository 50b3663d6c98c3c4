#include "agent/engine/dialogue/reached_rows.h"

#include <algorithm>
#include <optional>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/lexicon/attendance_words.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/schema/holdings.h"
#include "agent/sql/tree.h"

namespace ask::engine::dialogue {
namespace {

// The tables of the block, also those that only join others.
std::vector<uint32_t> tables_in_query(const Turn& turn, const FollowUp& found) {
  std::vector<uint32_t> out;
  const auto query = turn.base.interpretation().query(found.meaning);
  if (!query || query->cores.empty()) return out;
  const db::Catalog& catalog = turn.context.snapshot.catalog;
  for (const sql::Source& source : query->cores[0].from) {
    const auto* table = std::get_if<sql::TableRef>(&source.item);
    const db::Table* at = table == nullptr ? nullptr : catalog.find(table->schema, table->name);
    if (at != nullptr) out.push_back(static_cast<uint32_t>(at - catalog.tables.data()));
  }
  return out;
}

// A row of `link` refers to one of both.
bool links(const SchemaGraph& graph, uint32_t link, uint32_t a, uint32_t b) {
  return link != a && link != b && link != kNone && graph.to_one(link, a) && graph.to_one(link, b);
}

// Some rows refer to one of `table`, and to one of `other`.
bool has_link(const SchemaGraph& graph, uint32_t table, uint32_t other) {
  return std::any_of(graph.of(table).begin(), graph.of(table).end(), [&](uint32_t e) {
    return links(graph, graph.edges()[e].child, table, other);
  });
}

// Neither of both refers to the other.
bool are_apart(const SchemaGraph& graph, uint32_t a, uint32_t b) {
  return a != b && a != kNone && b != kNone && !graph.to_one(a, b) && !graph.to_one(b, a);
}

// What is shown beside the rows is reached by way of the wrong rows. "who is on it?" after a course
// is not answered by the clients of its teacher, where bookings refer to courses and clients; and
// "how many litres of it have we made?" is not what the tanks of its batches hold: the same tank
// would be added up several times.
bool takes_wrong_way(const Turn& turn, const FollowUp& found) {
  const SchemaGraph& graph = turn.context.schema->graph;
  const uint32_t topic = turn.base.topic();
  const std::vector<ValueExpr>& select = found.meaning.block.select;
  std::optional<std::vector<uint32_t>> tables;  // which takes the whole query to find
  return std::any_of(select.begin(), select.end(), [&](const ValueExpr& v) {
    const uint32_t home = v.column.home();
    const bool row = v.fn == Aggregate::kPlain && !contains(turn.base.block().select, v);
    const bool sum = v.fn == Aggregate::kSum && !v.column.whole() && !v.column.product();
    if ((!row && !sum) || !are_apart(graph, topic, home) || turn.base.has_table(home) ||
        (row && !has_link(graph, topic, home)))
      return false;
    if (!tables) tables = tables_in_query(turn, found);
    const bool linked = std::any_of(tables->begin(), tables->end(),
                                    [&](uint32_t t) { return links(graph, t, topic, home); });
    return linked == sum;
  });
}

// "who had it last?" of a toy does not ask whether it is the last toy.
bool ranks_all_rows(const Turn& turn, const QueryBlock& block) {
  const QueryBlock& before = turn.base.block();
  return std::any_of(block.where.begin(), block.where.end(), [&](const auto& clause) {
    if (clause.size() != 1 || clause[0].op != Op::kIn || clause[0].sub.size() != 1 ||
        contains(before.where, clause))
      return false;
    const QueryBlock& sub = clause[0].sub[0];
    return sub.limit == 1 && clause[0].column.home() == turn.base.topic() &&
           sub.entity == turn.base.topic() && sub.group.empty() && !sub.order.empty() &&
           sub.order != before.order;
  });
}

// "how much rent do those bring in?" is no income, where the rows have a rent.
bool measures_other_noun(const Turn& turn, const QueryBlock& block) {
  constexpr float kRelated = 0.6F;
  if (turn.words.size() < 4 || turn.now.word(turn.words[0]) != "how" ||
      turn.now.word(turn.words[1]) != "much")
    return false;
  bool known = false;
  for (const Mention& m : turn.now.lattice.mentions) {
    if (m.begin != turn.words[2] || m.score < kRelated ||
        (m.kind != MentionKind::kColumn && m.kind != MentionKind::kTable))
      continue;
    for (const ValueExpr& v : block.select)
      if (v.column.home() == m.table &&
          (m.kind == MentionKind::kTable || v.column.column == m.column ||
           (v.column.factor_table == m.table && v.column.factor == m.column)))
        return false;
    known |= m.kind == MentionKind::kColumn && turn.base.has_table(m.table) &&
             turn.base.facts().measure({m.table, m.column});
  }
  return known;
}

// "list everything he's found" is not he.
bool shows_people_for_things(const Turn& turn, const QueryBlock& block) {
  return has(turn, kThingPronoun) && !block.select.empty() &&
         std::all_of(block.select.begin(), block.select.end(), [&](const ValueExpr& v) {
           return v.fn == Aggregate::kPlain && names_rows(turn, v.column) &&
                  v.column.home() == turn.base.topic();
         });
}

// Groups that were chosen by a number of rows are to be counted again, and by fewer of these: "how
// many of their orders are completed?" after customers with more than 2 orders.
bool counts_fewer(const Turn& turn, const QueryBlock& block) {
  const QueryBlock& before = turn.base.block();
  if (!before.having || !block.having || !(*before.having == *block.having)) return false;
  const uint32_t topic = turn.base.topic();
  return std::any_of(block.where.begin(), block.where.end(), [&](const auto& clause) {
    return !contains(before.where, clause) &&
           std::any_of(clause.begin(), clause.end(), [&](const Condition& c) {
             const uint32_t home = c.column.home();
             return home != topic && !turn.context.schema->graph.to_one(topic, home);
           });
  });
}

bool says_now(const Turn& turn) {
  const std::vector<Token>& tokens = turn.now.lattice.tokens;
  for (size_t t = turn.now.begin; t < tokens.size(); ++t)  // but not "until now"
    if (text::is_one_of(tokens[t].folded, kCurrentAdverbs) &&
        (t == 0 || !text::is_one_of(tokens[t - 1].folded, {"until", "till", "to", "by", "before"})))
      return true;
  return false;
}

// The only date with which rows of the table end, and which some of them do not have yet; invalid
// if there is none.
ColumnExpr end_of_rows(const Turn& turn, uint32_t table) {
  const ColumnFacts& facts = turn.base.facts();
  const SchemaIndex& index = turn.context.schema->index;
  ColumnExpr out;
  for (uint32_t c = 0; c < index.columns(table); ++c) {
    const ColumnExpr column{table, c};
    if (!index.has_any_word(index.column(table, c), kEndColumns) || !facts.temporal(column) ||
        facts.column(column).statistics.nulls == 0)
      continue;
    if (out.valid()) return {};
    out = column;
  }
  return out;
}

}  // namespace

bool reaches_rows(const Turn& turn, const FollowUp& found) {
  const QueryBlock& block = found.meaning.block;
  if (turn.base.topic() == kNone) return true;
  return !takes_wrong_way(turn, found) && !ranks_all_rows(turn, block) &&
         !measures_other_noun(turn, block) && !shows_people_for_things(turn, block);
}

bool chooses_further(const Turn& turn, const QueryBlock& block) {
  const auto& before = turn.base.block().where;
  return !before.empty() && block.where.size() > before.size() &&
         std::all_of(before.begin(), before.end(),
                     [&](const auto& clause) { return contains(block.where, clause); });
}

void keep_chosen_groups(const Turn& turn, FollowUp& found) {
  QueryBlock& block = found.meaning.block;
  if (!counts_fewer(turn, block) || block.group.size() != 1 || block.limit) return;
  Condition in;
  in.column = block.group[0];
  in.op = Op::kIn;
  in.sub = {turn.base.block()};
  in.sub[0].select = {{in.column}};
  in.sub[0].order.clear();
  block.where.push_back({std::move(in)});
  block.having.reset();
}

void keep_unended(const Turn& turn, FollowUp& found) {
  QueryBlock& block = found.meaning.block;
  const uint32_t topic = turn.base.topic();
  if (!says_now(turn) || topic == kNone) return;
  for (const uint32_t t : tables_in_query(turn, found)) {
    if (t == topic || mentions(turn.base.block(), t) ||
        !turn.context.schema->graph.to_one(t, topic))
      continue;
    const ColumnExpr end = end_of_rows(turn, t);
    const bool known = std::any_of(block.where.begin(), block.where.end(), [&](const auto& any) {
      return !any.empty() && any[0].column == end;
    });
    if (!end.valid() || known) continue;
    block.where.push_back({test_null(end, true)});
    need_table(block, t);
  }
}

}  // namespace ask::engine::dialogue
