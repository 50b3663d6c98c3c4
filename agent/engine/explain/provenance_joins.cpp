// The joins of the query: their columns, the kind of key, and why each table is joined.
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/engine/explain/provenance_links.h"
#include "agent/engine/explain/provenance_writer.h"
#include "agent/sql/render.h"

namespace ask::engine {
namespace {

constexpr size_t kLongestJoinSql = 200;  // bytes

uint32_t other_end(const Edge& edge, uint32_t table) {
  return edge.child == table ? edge.parent : edge.child;
}

}  // namespace

std::string ProvenanceWriter::kind_of_key(const Edge& edge, uint32_t id) const {
  const std::string_view kind =
      edge.implied ? "implied key, by names and types" : "declared foreign key";
  const size_t all = in_.graph().between(edge.child, edge.parent).size();
  if (all < 2) return std::string(kind);
  return fmt::format("{}; of {} between them {}", kind, all,
                     in_.preference(id) > 0 ? "the one that the words tell" : "the first");
}

// The words, or the part of the query, that require the table.
std::string ProvenanceWriter::why_joined(uint32_t table) const {
  std::string out;
  for (const ArcId id : read_) {
    if (!is_named(in_.arcs()[id])) continue;
    const Link link = link_of(in_, reading_, id);
    if (link.item.table != table) continue;
    if (link.item.whole()) return "is named";
    if (!out.empty()) continue;
    if (in_.arcs()[id].kind == MentionKind::kColumn) out = "has column " + column_name(link.item);
    if (in_.arcs()[id].kind == MentionKind::kValue && link.mention->found)
      out = fmt::format("holds \"{}\" in {}", text::shortened(link.mention->text, 80),
                        column_name(link.item));
  }
  if (!out.empty()) return out;
  for (const Part& part : parts_)
    if (part.column.table == table)
      return part.column.whole() ? "its rows are what is counted"
                                 : "has column " + column_name(part.column) + ", which is implied";
  return "takes part";
}

void ProvenanceWriter::add_joins(const QueryBlock& block, std::string_view where, Json& out) const {
  const auto steps = builder_.joins(block);
  if (!steps) return;
  const auto& edges = in_.graph().edges();
  const auto add = [&](uint32_t table, uint32_t with, const sql::Expr& on, uint32_t edge,
                       std::string why) {
    Json entry = Json::object();
    entry["in"] = where;
    entry["table"] = table_name(table);
    entry["with"] = table_name(with);
    entry["on"] = text::shortened(sql::render(on), kLongestJoinSql);
    entry["key"] = kind_of_key(edges[edge], edge);
    entry["why"] = std::move(why);
    out.push_back(std::move(entry));
  };
  for (const JoinStep& step : *steps) {
    const Edge& edge = edges[step.edge];
    const uint32_t with = other_end(edge, step.table);
    const bool wanted = contains(block.tables, step.table);
    std::string why = wanted ? why_joined(step.table) : "on the way between " + table_name(with);
    for (const JoinStep& later : *steps)
      if (!wanted && later.table != step.table &&
          other_end(edges[later.edge], later.table) == step.table)
        why += " and " + table_name(later.table);
    add(step.table, with, builder_.on(edge), step.edge, std::move(why));
  }
  for (const auto& [column, edge] : builder_.referred_rows(block))
    add(column.table, column.via_table, builder_.on(column, edges[edge]), edge,
        "is the row that a row refers to");
  for (const auto& any : block.where)
    for (const Condition& c : any)
      for (const QueryBlock& sub : c.sub) add_joins(sub, "sub-query", out);
}

}  // namespace ask::engine
