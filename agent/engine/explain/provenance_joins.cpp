#include "agent/engine/explain/provenance_joins.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/engine/explain/provenance_links.h"
#include "agent/sql/render.h"

namespace ask::engine {
namespace {

constexpr size_t kLongestJoinSql = 200;  // bytes

uint32_t other_end(const JoinEdge& edge, uint32_t table) {
  return edge.child == table ? edge.parent : edge.child;
}

std::string describe_key(const ProvenanceContext& context, const JoinEdge& edge, uint32_t id) {
  const std::string_view kind =
      edge.implied ? "implied key, by names and types" : "declared foreign key";
  const size_t all = context.in.graph().between(edge.child, edge.parent).size();
  if (all < 2) return std::string(kind);
  return fmt::format("{}; of {} between them {}", kind, all,
                     context.in.preference(id) > 0 ? "the one that the words tell" : "the first");
}

// The words, or the part of the query, that require the table.
std::string explain_join(const ProvenanceContext& context, uint32_t table,
                         const std::vector<QueryPart>& parts) {
  std::string out;
  for (const ArcId id : context.read) {
    if (!is_schema_arc(context.arcs[id])) continue;
    const ProvenanceLink link = link_of(context.in, context.candidate, id);
    if (link.item.table != table) continue;
    if (link.item.whole()) return "is named";
    if (!out.empty()) continue;
    if (context.arcs[id].kind == MentionKind::kColumn)
      out = "has column " + column_name(context, link.item);
    if (context.arcs[id].kind == MentionKind::kValue && link.mention->found)
      out = fmt::format("holds \"{}\" in {}", text::shortened(link.mention->text, kMostLabel),
                        column_name(context, link.item));
  }
  if (!out.empty()) return out;
  for (const QueryPart& part : parts)
    if (part.column.table == table)
      return part.column.whole()
                 ? "its rows are what is counted"
                 : "has column " + column_name(context, part.column) + ", which is implied";
  return "takes part";
}

void add_joins(const ProvenanceContext& context, const QueryBlock& block, std::string_view where,
               const std::vector<QueryPart>& parts, nlohmann::ordered_json& out) {
  const auto steps = context.builder.joins(block);
  if (!steps) return;
  const auto& edges = context.in.graph().edges();
  const auto add = [&](uint32_t table, uint32_t with, const sql::Expr& on, uint32_t edge,
                       std::string why) {
    auto entry = nlohmann::ordered_json::object();
    entry["in"] = where;
    entry["table"] = table_name(context, table);
    entry["with"] = table_name(context, with);
    entry["on"] = text::shortened(sql::render(on), kLongestJoinSql);
    entry["key"] = describe_key(context, edges[edge], edge);
    entry["why"] = std::move(why);
    out.push_back(std::move(entry));
  };
  for (const JoinStep& step : *steps) {
    const JoinEdge& edge = edges[step.edge];
    const uint32_t with = other_end(edge, step.table);
    const bool wanted = contains(block.tables, step.table);
    std::string why = wanted ? explain_join(context, step.table, parts)
                             : "on the way between " + table_name(context, with);
    for (const JoinStep& later : *steps)
      if (!wanted && later.table != step.table &&
          other_end(edges[later.edge], later.table) == step.table)
        why += " and " + table_name(context, later.table);
    add(step.table, with, context.builder.on(edge), step.edge, std::move(why));
  }
  for (const auto& [column, edge] : context.builder.referred_rows(block))
    add(column.table, column.via_table, context.builder.on(column, edges[edge]), edge,
        "is the row that a row refers to");
  for (const auto& any : block.where)
    for (const Condition& c : any)
      for (const QueryBlock& sub : c.sub) add_joins(context, sub, "sub-query", parts, out);
}

}  // namespace

nlohmann::ordered_json joins_json(const ProvenanceContext& context,
                                  const std::vector<QueryPart>& parts) {
  const LogicalForm& logical_form = context.candidate.logical_form;
  auto out = nlohmann::ordered_json::array();
  add_joins(context, logical_form.block, "query", parts, out);
  for (const QueryBlock& right : logical_form.right)
    add_joins(context, right, "other side", parts, out);
  return out;
}

}  // namespace ask::engine
