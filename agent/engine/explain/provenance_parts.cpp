#include "agent/engine/explain/provenance_parts.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/engine/explain/provenance_links.h"
#include "agent/sql/render.h"

namespace ask::engine {
namespace {

constexpr size_t kMostSql = 200;  // bytes

bool same_item(const ColumnExpr& a, const ColumnExpr& b) {
  return a.table == b.table && a.column == b.column;
}

// Adds the arcs that mention the tables of a sub-query.
void add_tables(const ProvenanceContext& context, const QueryBlock& sub, uint32_t entity,
                QueryPart& part) {
  for (const ArcId id : context.read) {
    if (context.arcs[id].kind != MentionKind::kTable) continue;
    const uint32_t table = table_of(context.arcs, context.candidate.picks, id);
    if (table != entity && contains(sub.tables, table)) part.arcs.add(id);
  }
}

void add_conditions(const ProvenanceContext& context, const QueryBlock& block,
                    std::string_view where, std::vector<QueryPart>& parts) {
  for (const auto& any : block.where)
    for (const Condition& c : any) {
      const auto sql = context.builder.condition(c);
      if (!sql) continue;
      QueryPart part{PartKind::kCondition, where, sql::render(*sql), c.from, c.column};
      part.key = c.op == Op::kIn && !c.sub.empty();
      if (part.key) add_tables(context, c.sub[0], block.entity, part);
      if (c.from.empty() && c.op == Op::kIsNull && c.negated)
        part.why = "one NULL would leave no row";
      if (!c.sub.empty() && !part.key) part.fn = c.sub[0].select[0].fn;
      parts.push_back(std::move(part));
      for (const QueryBlock& sub : c.sub) add_conditions(context, sub, "sub-query", parts);
    }
}

// ORDER BY, LIMIT and OFFSET.
void add_order_and_limit(const ProvenanceContext& context, const QueryBlock& block,
                         std::string_view where, std::vector<QueryPart>& parts) {
  const Sketch& sketch = context.candidate.state->sketch;
  for (const Ordering& o : block.order) {
    QueryPart part{PartKind::kOrder, where,         sql::render(context.builder.order_term(o.term)),
                   o.from,           o.term.column, o.term.fn};
    if (o.descending) part.sql += " DESC";
    if (o.term.column.period != Period::kWhole) part.why = "time runs forward";
    parts.push_back(std::move(part));
  }
  if (!block.limit) return;
  QueryPart part{PartKind::kLimit, where, std::to_string(*block.limit), {}, {}};
  if (block.offset) part.sql += fmt::format(" OFFSET {}", *block.offset);
  part.arcs = sketch.limit != kNoArc ? Origin{sketch.limit}
                                     : Origin{sketch.superlative.hint, sketch.superlative.arc};
  part.arcs.add(cues_of(context.candidate.state->cues, CueSlot::kLimit));
  part.why = "only the first is asked for";
  parts.push_back(std::move(part));
}

void add_parts(const ProvenanceContext& context, const QueryBlock& block, std::string_view where,
               std::vector<QueryPart>& parts) {
  for (const ValueExpr& t : block.select) {
    QueryPart part{PartKind::kOutput, where, sql::render(context.builder.term(t)), t.from,
                   t.column,          t.fn};
    for (const Condition& c : t.only) part.arcs.add(c.from);
    parts.push_back(std::move(part));
  }
  if (block.distinct)
    parts.push_back({PartKind::kDistinct,
                     where,
                     "DISTINCT",
                     cues_of(context.candidate.state->cues, CueSlot::kDistinct),
                     {},
                     {},
                     false,
                     "duplicate rows are shown once"});
  add_conditions(context, block, where, parts);
  const auto group = [&](const GroupKey& g, std::string_view why) {
    QueryPart part{PartKind::kGroup, where, sql::render(context.builder.column(g)), g.from, g};
    part.why = why;
    parts.push_back(std::move(part));
  };
  for (const GroupKey& g : block.group) group(g, "one row for each, beside what is counted");
  for (const GroupKey& g : block.best_of) group(g, "the first of each are asked for");
  if (block.having) {
    parts.push_back({PartKind::kHaving, where, sql::render(context.builder.having(*block.having)),
                     block.having->from, block.having->term.column, block.having->term.fn});
  }
  add_order_and_limit(context, block, where, parts);
}

bool expresses(const ProvenanceContext& context, const QueryPart& part, ArcId id) {
  if (!is_schema_arc(context.arcs[id])) return false;
  const ColumnExpr item = link_of(context.in, context.candidate, id).item;
  // A key or a count represents the rows of its table.
  const bool row =
      part.column.whole() || part.kind == PartKind::kGroup || part.fn == Aggregate::kCount;
  if (row && item.whole()) return part.column.whole() || item.table == part.column.table;
  return item.table == part.column.table &&
         (part.column.whole() || item.column == part.column.column);
}

std::string explain_implied(const ProvenanceContext& context, const QueryPart& part) {
  if (!part.why.empty()) return part.why;
  const bool named = part.column.valid() && !part.column.whole();
  if (part.kind == PartKind::kOutput && named &&
      same_item(context.in.column_facts().name_of(part.column.table), part.column))
    return "names a row of " + table_name(context, part.column.table);
  if (part.kind == PartKind::kCondition && part.key)
    return "ties the rows to those of the sub-query";
  if (part.kind == PartKind::kOrder) return "needed to find the first row";
  return "follows from the rest";
}

std::string explain_part(const ProvenanceContext& context, const QueryPart& part, bool& implied) {
  implied = false;
  if (part.arcs.empty()) {
    implied = true;
    return explain_implied(context, part);
  }
  if (!part.column.valid() || part.key) return "said";
  for (const ArcId id : part.arcs)
    if (context.arcs[id].kind != MentionKind::kValue && expresses(context, part, id)) return "said";
  for (const ArcId id : part.arcs)
    if (context.arcs[id].kind == MentionKind::kValue && expresses(context, part, id))
      return "the value is stored there";
  implied = true;
  if (part.column.whole()) return "the rows asked about are counted";
  for (const ArcId id : part.arcs)
    if (context.arcs[id].kind == MentionKind::kTable) return explain_implied(context, part);
  return fmt::format(
      "the column that fits \"{}\"",
      text::shortened(context.arcs.text(context.arcs[*part.arcs.begin()]), kMostLabel));
}

// A note that the part does not take the column's values as they are stored.
std::string_view comparison_note(const ProvenanceContext& context, const QueryPart& part) {
  if (!part.column.valid() || part.column.whole()) return {};
  const auto has = [&](std::string_view text) { return part.sql.find(text) != std::string::npos; };
  switch (context.in.column_facts().column(part.column).statistics.form) {
    case db::ValueForm::kNumberText:
      return has("CAST(") ? "; its texts are compared as numbers" : std::string_view{};
    case db::ValueForm::kCompactDate:
      return part.kind == PartKind::kOutput ? std::string_view{}
                                            : "; its values are dates YYYYMMDD";
    case db::ValueForm::kYearFirst:
    case db::ValueForm::kMonthFirst:
    case db::ValueForm::kDayFirst:
      return has("printf(") ? "; its texts are compared as dates" : std::string_view{};
    default:
      return {};
  }
}

}  // namespace

std::vector<QueryPart> query_parts(const ProvenanceContext& context) {
  const LogicalForm& logical_form = context.candidate.logical_form;
  std::vector<QueryPart> out;
  add_parts(context, logical_form.block, "query", out);
  for (const QueryBlock& right : logical_form.right)
    add_conditions(context, right, "other side", out);
  for (const QueryBlock& other : logical_form.beside) add_parts(context, other, "query", out);
  return out;
}

nlohmann::ordered_json parts_json(const ProvenanceContext& context, const ProvenanceSpans& spans,
                                  const std::vector<QueryPart>& parts) {
  auto out = nlohmann::ordered_json::array();
  for (const QueryPart& part : parts) {
    std::vector<int> from;
    for (const ArcId id : part.arcs) from.push_back(spans.of_arc[static_cast<size_t>(id)]);
    std::sort(from.begin(), from.end());
    from.erase(std::unique(from.begin(), from.end()), from.end());
    std::erase(from, -1);
    bool implied = false;
    std::string why = explain_part(context, part, implied);
    why += comparison_note(context, part);
    auto entry = nlohmann::ordered_json::object();
    entry["part"] = label(part.kind);
    entry["in"] = part.where;
    entry["sql"] = text::shortened(part.sql, kMostSql);
    entry["spans"] = from;
    entry["implied"] = implied;
    entry["why"] = std::move(why);
    out.push_back(std::move(entry));
  }
  return out;
}

}  // namespace ask::engine
