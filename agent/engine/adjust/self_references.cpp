#include "agent/engine/adjust/self_references.h"

#include <algorithm>
#include <optional>

#include "agent/engine/schema/key_roles.h"
#include "agent/engine/schema/person_names.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

enum class Side : uint8_t { kReferred, kReferring };

// The verb of a self-reference of the table, and its key.
struct RoleVerb {
  size_t token;
  ColumnExpr key;
};

// The only verb or noun of the question that a self-reference of the table is called by.
std::optional<RoleVerb> role_verb(const Arcs& arcs, const SchemaIndex& index,
                                  const SchemaGraph& graph, uint32_t table) {
  std::optional<RoleVerb> found;
  for (const uint32_t e : graph.of(table)) {
    const JoinEdge& edge = graph.edges()[e];
    if (edge.child != table || edge.parent != table || edge.child_columns.size() != 1) continue;
    const ColumnExpr key{table, edge.child_columns[0]};
    for (const uint32_t w : role_words(key, {table, edge.parent_columns[0]}, index))
      for (size_t t = 1; t < arcs.tokens(); ++t) {
        if (arcs.token(t).quoted || arcs.token(t).capitalised ||
            !same_role(arcs.token(t), index.word(w)))
          continue;
        if (found && (found->token != t || found->key != key)) return std::nullopt;
        found = {t, key};
      }
  }
  return found;
}

// True for a column with a name of the rows, or a part of it: a surname.
bool is_name(const ColumnFacts& facts, ColumnExpr c) {
  return !c.whole() &&
         (facts.of(c).naming || other_name(facts.index(), c.table, c.column) != kNone);
}

// The first token of a stored name of a row of the table; kNoToken if nobody is named.
size_t named_at(const Arcs& arcs, const ColumnFacts& facts, uint32_t table) {
  for (const Arc& arc : arcs.all) {
    if (arc.kind != MentionKind::kValue) continue;
    for (size_t i = 0; i < arc.count; ++i)
      if (const Mention& m = arcs.mention(arc, i);
          m.table == table && m.found && is_name(facts, {table, m.column}))
        return arc.begin;
  }
  return kNoToken;
}

// True for a name or another text of a row of the table, or of the row that it refers to by the
// key.
bool describes_row(const ColumnFacts& facts, ColumnExpr c, const ColumnExpr& key) {
  return !c.whole() && c.table == key.table && (c.via == kNone || c.via == key.column) &&
         (facts.of(c).naming || facts.text(c)) && !facts.of(c).reference;
}

// True for a list of names of rows of the table with one name, and nothing else.
bool lists_names_of_named(const ColumnFacts& facts, const QueryBlock& block,
                          const ColumnExpr& key) {
  if (block.entity != key.table || block.having || block.limit || !block.order.empty() ||
      !block.best_of.empty() || block.select.empty() || block.where.empty())
    return false;
  const bool names = std::all_of(block.select.begin(), block.select.end(), [&](const auto& t) {
    return t.fn == Aggregate::kPlain &&
           (describes_row(facts, t.column, key) || t.column.column == key.column);
  });
  return names && std::all_of(block.where.begin(), block.where.end(), [&](const auto& any) {
           return std::all_of(any.begin(), any.end(), [&](const Condition& c) {
             return c.op == Op::kEqual && !c.negated && c.sub.empty() &&
                    describes_row(facts, c.column, key) &&
                    is_name(facts, {key.table, c.column.column});
           });
         });
}

// Which side is asked for by "who VERBs NAME", "who is the ROLE of NAME", "who was VERBed by NAME",
// "who does NAME VERB" and "who is NAME VERBing"; nothing else says it clearly.
std::optional<Side> side_asked_for(const Arcs& arcs, size_t verb, size_t name) {
  const bool of_name = arcs.is(1, kBe) && name > verb && arcs.word(name - 1) == "of";
  if ((verb == 1 && name == 2) || of_name) return Side::kReferred;
  if (name > verb && arcs.word(name - 1) == "by") return Side::kReferring;
  const bool inverted =
      name == 2 && verb > name &&
      (arcs.is(1, kDo) || (arcs.is(1, kBe) && has_progressive_suffix(arcs.word(verb))));
  return inverted ? std::optional(Side::kReferring) : std::nullopt;
}

ColumnExpr on_side(ColumnExpr c, const ColumnExpr& key, bool referred) {
  c.via = referred ? key.column : kNone;
  c.via_table = referred ? key.table : kNone;
  return c;
}

}  // namespace

void orient_self_reference(const Arcs& arcs, const ColumnFacts& column_facts,
                           const SchemaGraph& graph, QueryBlock& block) {
  if (arcs.tokens() < 3 || arcs.word(0) != "who" || block.entity == kNone) return;
  const auto verb = role_verb(arcs, column_facts.index(), graph, block.entity);
  if (!verb || !lists_names_of_named(column_facts, block, verb->key)) return;
  const size_t name = named_at(arcs, column_facts, block.entity);
  const auto side = name == kNoToken ? std::nullopt : side_asked_for(arcs, verb->token, name);
  if (!side) return;
  const bool referred = *side == Side::kReferred;
  std::vector<ValueExpr> shown;
  for (ValueExpr t : block.select) {
    if (t.column.column == verb->key.column) t.column = column_facts.name_of(block.entity);
    t.column = on_side(t.column, verb->key, referred);
    if (std::find(shown.begin(), shown.end(), t) == shown.end()) shown.push_back(t);
  }
  block.select = std::move(shown);
  for (auto& any : block.where)
    for (Condition& c : any) c.column = on_side(c.column, verb->key, !referred);
  block.group.clear();
}

}  // namespace ask::engine
