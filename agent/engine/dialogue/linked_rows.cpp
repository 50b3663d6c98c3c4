#include "agent/engine/dialogue/linked_rows.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/lexicon/follow_up_requests.h"
#include "agent/engine/lexicon/follow_up_words.h"

namespace ask::engine::dialogue {
namespace {

constexpr float kNoun = 0.85F;
constexpr double kLinked = 0.7;  // confidence: the verb is not understood

// The table of "which classes", "what jobs", and where the words after it begin.
struct Asked {
  uint32_t table = kNone;
  size_t rest = 0;
};

Asked table_asked(const Turn& turn) {
  if (turn.words.size() < 4 || !text::is_one_of(turn.now.word(turn.words[0]), {"which", "what"}))
    return {};
  const Mention* noun = nullptr;
  for (const Mention& m : turn.now.lattice.mentions)
    if (m.kind == MentionKind::kTable && m.begin == turn.words[1] && m.score >= kNoun &&
        (noun == nullptr || m.end > noun->end || (m.end == noun->end && m.score > noun->score)))
      noun = &m;
  if (noun == nullptr || noun->table == turn.base.topic()) return {};
  Asked out{noun->table, 1};
  while (out.rest < turn.words.size() && turn.words[out.rest] < noun->end) ++out.rest;
  return out;
}

bool points_at_rows(const Turn& turn, size_t i) {
  if (i >= turn.words.size() || turn.now.pronouns.size() != 1) return false;
  const Pronoun& p = turn.now.pronouns[0];
  return p.begin == turn.words[i] && (p.kind == PronounKind::kSet || p.kind == PronounKind::kOne) &&
         !p.named;
}

// "do they go to", "did he sail on", "are they speaking at"
bool asks_by_verb(const Turn& turn, size_t at) {
  const std::string_view first = at < turn.words.size() ? turn.now.word(turn.words[at]) : "";
  const bool does = text::is_one_of(first, kDoForms);
  if ((!does && !text::is_one_of(first, {"are", "is", "were", "was"})) ||
      !points_at_rows(turn, at + 1))
    return false;
  const size_t left = turn.words.size() - at - 2;
  if (left == 0 || left > 2 || is_preposition(turn.now.word(turn.words[at + 2]))) return false;
  return left == 1 ? does : is_preposition(turn.now.word(turn.words[at + 3]));
}

// The only one of tables_between(), if each of its rows refers to both in one way; else kNone.
uint32_t table_between(const SchemaGraph& graph, uint32_t a, uint32_t b) {
  const std::vector<uint32_t> tables = tables_between(graph, a, b);
  const bool one = tables.size() == 1 && graph.between(tables[0], a).size() == 1 &&
                   graph.between(tables[0], b).size() == 1;
  return one ? tables[0] : kNone;
}

}  // namespace

std::vector<uint32_t> tables_between(const SchemaGraph& graph, uint32_t a, uint32_t b) {
  std::vector<uint32_t> out;
  for (const uint32_t e : graph.of(a)) {
    const JoinEdge& edge = graph.edges()[e];
    const uint32_t t = edge.child == a ? edge.parent : edge.child;
    if (t != a && t != b && graph.distance(t, b) == 1 && graph.to_one(t, a) && graph.to_one(t, b))
      add_once(out, t);
  }
  return out;
}

std::optional<uint32_t> link_between(const Turn& turn, uint32_t a, uint32_t b) {
  const SchemaGraph& graph = turn.context.schema->graph;
  const size_t direct = graph.between(a, b).size();
  if (direct > 0) return direct == 1 ? std::optional(kNone) : std::nullopt;
  std::vector<uint32_t> links = tables_between(graph, a, b);
  std::erase_if(links, [&](uint32_t t) {
    return graph.between(t, a).size() != 1 || graph.between(t, b).size() != 1;
  });
  if (links.size() == 1) return links[0];
  if (links.empty())
    return graph.to_one(a, b) || graph.to_one(b, a) ? std::optional(kNone) : std::nullopt;
  std::vector<uint32_t> known, pure;
  for (const uint32_t t : links) {
    if (mentions(turn.base.block(), t)) known.push_back(t);
    if (graph.edges()[graph.between(t, a)[0]].link) pure.push_back(t);
  }
  if (known.size() == 1) return known[0];
  return pure.size() == 1 ? std::optional(pure[0]) : std::nullopt;
}

RuleResult linked_rows(const Turn& turn) {
  const Asked asked = table_asked(turn);
  const uint32_t topic = turn.base.topic();
  if (asked.table == kNone || topic == kNone || !asks_by_verb(turn, asked.rest))
    return std::nullopt;
  const SchemaGraph& graph = turn.context.schema->graph;
  if (graph.to_one(topic, asked.table)) return std::nullopt;  // see list_referred()
  const bool own = graph.to_one(asked.table, topic);
  const bool direct = own && graph.distance(asked.table, topic) == 1;
  if (own && (!direct || graph.between(asked.table, topic).size() != 1)) return std::nullopt;
  const uint32_t link = direct ? kNone : table_between(graph, topic, asked.table);
  if (!direct && link == kNone) return std::nullopt;
  const std::vector<ValueExpr> names = turn.base.naming(asked.table);
  if (names.empty()) return std::nullopt;
  QueryBlock block = turn.base.block();
  const bool first = block.limit == 1 && (!turn.base.grouped() || groups_are_rows(turn));
  if (first) {
    block = {};
    block.entity = topic;
    block.select = names;
    block.where = as_membership(turn.base.block(), topic, turn.base.facts());
    if (block.where.empty()) return std::nullopt;
  } else {
    if (block.limit || turn.base.grouped() || !(turn.base.lists() || turn.base.counts()))
      return std::nullopt;
    block.select = turn.base.display(topic);
    add_outputs(block.select, names);
    for (const ValueExpr& v : block.select) need_table(block, v.column.home());
    block.order.clear();
  }
  block.distinct = true;
  need_table(block, link);
  need_table(block, asked.table);
  return follow_up_of(turn, FollowUpKind::kOutputs, std::move(block),
                      fmt::format("{} ({})", turn.base.text(), turn.now.body()), kLinked);
}

RuleResult rows_behind_choice(const Turn& turn) {
  const Asked asked = table_asked(turn);
  const uint32_t topic = turn.base.topic();
  if (asked.table == kNone || topic == kNone || !turn.base.lists() || turn.base.block().limit ||
      asked.rest + 2 != turn.words.size() || !points_at_rows(turn, asked.rest + 1) ||
      !text::is_one_of(turn.now.word(turn.words[asked.rest]), {"are", "were"}))
    return std::nullopt;
  const SchemaGraph& graph = turn.context.schema->graph;
  if (!graph.to_one(asked.table, topic) || graph.between(asked.table, topic).size() != 1)
    return std::nullopt;
  const std::vector<ValueExpr> names = turn.base.naming(asked.table);
  QueryBlock block = turn.base.block();
  bool chosen = mentions(block, asked.table);
  std::vector<std::vector<Condition>> inner;
  for (const auto& clause : block.where) {
    if (clause.size() != 1 || clause[0].sub.size() != 1) continue;
    const QueryBlock& sub = clause[0].sub[0];
    if (!mentions(sub, asked.table)) continue;
    if (clause[0].negated || sub.limit) return std::nullopt;
    chosen = true;
    inner.insert(inner.end(), sub.where.begin(), sub.where.end());
  }
  if (!chosen || names.empty()) return std::nullopt;
  ungroup(block);
  for (auto& clause : inner) add_once(block.where, clause);
  block.select = turn.base.display(topic);
  add_outputs(block.select, names);
  for (const ValueExpr& v : block.select) need_table(block, v.column.home());
  for (const auto& clause : block.where)
    for (const Condition& c : clause)
      if (c.sub.empty()) need_table(block, c.column.home());
  need_table(block, asked.table);
  block.distinct = true;
  block.order.clear();
  return follow_up_of(turn, FollowUpKind::kOutputs, std::move(block),
                      fmt::format("{} ({})", turn.base.text(), turn.now.body()), kLinked);
}

namespace {

// The table with names of the rows that chose the first group: what a table that only links refers
// to. kNone if there is none, or several.
uint32_t table_behind_first(const Turn& turn) {
  const uint32_t topic = turn.base.topic(), counted = counted_table(turn);
  if (counted == kNone || counted == topic || !turn.base.naming(counted).empty()) return counted;
  uint32_t out = kNone;
  for (const uint32_t t : turn.base.block().tables) {
    if (t == topic || t == counted || !turn.context.schema->graph.to_one(counted, t) ||
        turn.base.naming(t).empty())
      continue;
    if (out != kNone) return kNone;
    out = t;
  }
  return out;
}

// "those shifts", or "which ones are those?" beside a number of them.
bool points_at_counted(const Turn& turn, uint32_t table) {
  if (turn.now.pronouns.empty()) return false;
  const Pronoun& p = turn.now.pronouns.back();
  if (p.named)
    return p.end == turn.now.end &&
           std::any_of(turn.now.lattice.mentions.begin(), turn.now.lattice.mentions.end(),
                       [&](const Mention& m) {
                         return m.kind == MentionKind::kTable && m.begin == p.begin + 1 &&
                                m.end == p.end && m.table == table;
                       });
  return p.kind == PronounKind::kSet && turn.base.aggregate() != nullptr &&
         turn.now.word(turn.words[0]) != "who" && has_only(turn, kListRequestWords);
}

}  // namespace

RuleResult rows_counted_of_first(const Turn& turn) {
  const QueryBlock& before = turn.base.block();
  const uint32_t topic = turn.base.topic();
  if (topic == kNone || !turn.base.grouped() || before.limit != 1 || before.order.empty() ||
      before.order[0].term.fn != Aggregate::kCount || !groups_are_rows(turn) || before.having)
    return std::nullopt;
  const uint32_t table = table_behind_first(turn);
  if (table == kNone || table == topic || !points_at_counted(turn, table)) return std::nullopt;
  QueryBlock block;
  block.entity = table;
  block.select = turn.base.naming(table);
  block.where = before.where;
  const auto first = as_membership(before, topic, turn.base.facts());
  if (first.empty() || block.select.empty()) return std::nullopt;
  block.where.insert(block.where.end(), first.begin(), first.end());
  need_tables(block, before);
  need_table(block, topic);
  return follow_up_of(turn, FollowUpKind::kAbout, std::move(block),
                      fmt::format("{} (of: {})", turn.now.body(), turn.base.text()), kLinked);
}

}  // namespace ask::engine::dialogue
