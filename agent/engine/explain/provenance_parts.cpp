// The parts of the query: the words that each was built from, or why it was added without any.
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/engine/explain/provenance_links.h"
#include "agent/engine/explain/provenance_writer.h"
#include "agent/sql/render.h"

namespace ask::engine {
namespace {

constexpr size_t kMostSql = 200;  // bytes

bool same_item(const ColumnExpr& a, const ColumnExpr& b) {
  return a.table == b.table && a.column == b.column;
}

}  // namespace

// Adds the arcs that mention the tables of a sub-query.
void ProvenanceWriter::add_tables(const QueryBlock& sub, uint32_t entity, Part& part) const {
  for (const ArcId id : read_) {
    if (in_.arcs()[id].kind != MentionKind::kTable) continue;
    const uint32_t table = table_of(in_.arcs(), reading_.picks, id);
    if (table != entity && contains(sub.tables, table)) part.arcs.add(id);
  }
}

void ProvenanceWriter::find_conditions(const QueryBlock& block, std::string_view where) {
  for (const auto& any : block.where)
    for (const Condition& c : any) {
      const auto sql = builder_.condition(c);
      if (!sql) continue;
      Part part{PartKind::kCondition, where, sql::render(*sql), c.from, c.column};
      part.key = c.op == Op::kIn && !c.sub.empty();
      if (part.key) add_tables(c.sub[0], block.entity, part);
      if (c.from.empty() && c.op == Op::kIsNull && c.negated)
        part.why = "one NULL would leave no row";
      if (!c.sub.empty() && !part.key) part.fn = c.sub[0].select[0].fn;
      parts_.push_back(std::move(part));
      for (const QueryBlock& sub : c.sub) find_conditions(sub, "sub-query");
    }
}

// ORDER BY, LIMIT and OFFSET.
void ProvenanceWriter::find_ends(const QueryBlock& block, std::string_view where) {
  const Sketch& sketch = reading_.state->sketch;
  for (const Ordering& o : block.order) {
    Part part{PartKind::kOrder, where,         sql::render(builder_.order_term(o.term)),
              o.from,           o.term.column, o.term.fn};
    if (o.descending) part.sql += " DESC";
    if (o.term.column.period != Period::kWhole) part.why = "time runs forward";
    parts_.push_back(std::move(part));
  }
  if (!block.limit) return;
  Part part{PartKind::kLimit, where, std::to_string(*block.limit), {}, {}};
  if (block.offset) part.sql += fmt::format(" OFFSET {}", *block.offset);
  part.arcs = sketch.limit != kNoArc ? Origin{sketch.limit}
                                     : Origin{sketch.superlative.hint, sketch.superlative.arc};
  part.arcs.add(cues_of(reading_.state->cues, Slot::kLimit));
  part.why = "only the first is asked for";
  parts_.push_back(std::move(part));
}

void ProvenanceWriter::find_parts(const QueryBlock& block, std::string_view where) {
  for (const ValueExpr& t : block.select) {
    Part part{PartKind::kOutput, where, sql::render(builder_.term(t)), t.from, t.column, t.fn};
    for (const Condition& c : t.only) part.arcs.add(c.from);
    parts_.push_back(std::move(part));
  }
  if (block.distinct)
    parts_.push_back({PartKind::kDistinct,
                      where,
                      "DISTINCT",
                      cues_of(reading_.state->cues, Slot::kDistinct),
                      {},
                      {},
                      false,
                      "rows that look the same are told once"});
  find_conditions(block, where);
  const auto group = [&](const GroupKey& g, std::string_view why) {
    Part part{PartKind::kGroup, where, sql::render(builder_.column(g)), g.from, g};
    part.why = why;
    parts_.push_back(std::move(part));
  };
  for (const GroupKey& g : block.group) group(g, "one row for each, beside what is counted");
  for (const GroupKey& g : block.best_of) group(g, "the first of each are asked for");
  if (block.having) {
    parts_.push_back({PartKind::kHaving, where, sql::render(builder_.having(*block.having)),
                      block.having->from, block.having->term.column, block.having->term.fn});
  }
  find_ends(block, where);
}

bool ProvenanceWriter::stands_for(const Part& part, ArcId id) const {
  if (!is_named(in_.arcs()[id])) return false;
  const ColumnExpr item = link_of(in_, reading_, id).item;
  // A key or a count stands for the rows of its table.
  const bool row =
      part.column.whole() || part.kind == PartKind::kGroup || part.fn == Aggregate::kCount;
  if (row && item.whole()) return part.column.whole() || item.table == part.column.table;
  return item.table == part.column.table &&
         (part.column.whole() || item.column == part.column.column);
}

std::string ProvenanceWriter::why_unsaid(const Part& part) const {
  if (!part.why.empty()) return part.why;
  const bool named = part.column.valid() && !part.column.whole();
  if (part.kind == PartKind::kOutput && named &&
      same_item(in_.column_facts().name_of(part.column.table), part.column))
    return "names a row of " + table_name(part.column.table);
  if (part.kind == PartKind::kCondition && part.key)
    return "ties the rows to those of the sub-query";
  if (part.kind == PartKind::kOrder) return "so that the first can be told";
  return "follows from the rest";
}

std::string ProvenanceWriter::why(const Part& part, bool& implied) const {
  implied = false;
  if (part.arcs.empty()) {
    implied = true;
    return why_unsaid(part);
  }
  if (!part.column.valid() || part.key) return "said";
  for (const ArcId id : part.arcs)
    if (in_.arcs()[id].kind != MentionKind::kValue && stands_for(part, id)) return "said";
  for (const ArcId id : part.arcs)
    if (in_.arcs()[id].kind == MentionKind::kValue && stands_for(part, id))
      return "the value is stored there";
  implied = true;
  if (part.column.whole()) return "the rows asked about are counted";
  for (const ArcId id : part.arcs)
    if (in_.arcs()[id].kind == MentionKind::kTable) return why_unsaid(part);
  return fmt::format("the column that fits \"{}\"",
                     text::shortened(in_.arcs().text(in_.arcs()[*part.arcs.begin()]), 80));
}

// A note that the part does not take the column's values as they are stored.
std::string_view ProvenanceWriter::compared_as(const Part& part) const {
  if (!part.column.valid() || part.column.whole()) return {};
  const auto has = [&](std::string_view text) { return part.sql.find(text) != std::string::npos; };
  switch (in_.column_facts().column(part.column).statistics.form) {
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

ProvenanceWriter::Json ProvenanceWriter::parts() const {
  Json out = Json::array();
  for (const Part& part : parts_) {
    std::vector<int> from;
    for (const ArcId id : part.arcs) from.push_back(span_of_[static_cast<size_t>(id)]);
    std::sort(from.begin(), from.end());
    from.erase(std::unique(from.begin(), from.end()), from.end());
    std::erase(from, -1);
    bool implied = false;
    std::string why = this->why(part, implied);
    why += compared_as(part);
    Json entry = Json::object();
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
