#include "agent/sql/explain/explain_joins.h"

#include <fmt/format.h>

#include "agent/common/text.h"
#include "agent/sql/explain/explain.h"
#include "agent/sql/explain/explain_from.h"
#include "agent/sql/explain/explain_value.h"
#include "agent/sql/explain/sentence_writer.h"
#include "agent/sql/visit.h"

namespace ask::sql {
namespace {

constexpr size_t kLongestJoins = 4000;

std::string_view kind(const Source& source) {
  switch (source.join) {
    case JoinKind::kLeft:
      return ", if any,";
    case JoinKind::kRight:
      return ", matched or not,";
    case JoinKind::kFull:
      return ", where possible,";
    default:
      return "";
  }
}

}  // namespace

std::string explain_joins(const Query& query) {
  std::vector<std::string> found;
  SentenceWriter().joins(query, found);
  if (found.empty()) return "";
  const size_t all = found.size();
  if (all > kMaxListed) found.resize(kMaxListed);
  std::string out = "Joins " + text::joined(found, "; ");
  if (all > found.size()) out += fmt::format("; and {} more", all - found.size());
  return text::shortened(out + ".", kLongestJoins);
}

// The join condition between the source and those before it: its ON or, for a comma join, part of
// WHERE.
std::string SentenceWriter::tie(std::span<const Source> list, size_t at,
                                const std::vector<const Expr*>& where) {
  const Source& source = list[at];
  if (source.natural) return "over the columns that have the same name";
  std::vector<std::string> parts;
  for (const std::string& column : source.using_columns) parts.push_back(readable(column));
  if (!parts.empty()) return "over " + enumerated(parts) + " of both";
  std::vector<const Expr*> equal;
  if (source.on)
    for (const Expr* e : terms(*source.on, BinaryOp::kAnd))
      if (columns_of(*e).first) equal.push_back(e);
  for (const Expr* e : where)
    if (ties(*e, list, at)) equal.push_back(e);
  for (const Expr* e : equal) {
    if (parts.size() == kMaxListed) break;
    const auto [left, right] = columns_of(*e);
    parts.push_back(column(*left) + " = " + column(*right));
  }
  if (!parts.empty()) return "over " + enumerated(parts, " and ", equal.size() - parts.size());
  return source.on ? "where " + condition(*source.on) : "with every row";
}

void SentenceWriter::joins(const std::vector<Source>& list, const std::vector<const Expr*>& where,
                           std::vector<std::string>& out) {
  for (size_t i = 0; i < list.size(); ++i) {
    const Source& one = list[i];
    const auto* derived = std::get_if<Derived>(&one.item);
    const auto* nested = std::get_if<Nested>(&one.item);
    if (i > 0 && out.size() < kMaxListed) {
      const bool plain = !derived && !nested;
      const std::string what = plain                       ? source(one)
                               : qualifier_of(one).empty() ? "a query"
                                                           : readable(qualifier_of(one));
      out.push_back(fmt::format("{}{} {}", what, kind(one), tie(list, i, where)));
    } else if (i > 0) {
      out.emplace_back();  // counted, but not spelled out
    }
    if (nested) joins(nested->sources, where, out);
  }
}

void SentenceWriter::joins(const Query& query, std::vector<std::string>& out) {
  for (const CommonTable& table : query.with) joins(*table.query, out);
  const Visitor inside = {[&](const Expr& e) { children(e, inside); },
                          [&](const Query& q) { joins(q, out); }};
  for (const Core& core : query.cores) {
    const Inside scope(*this, core);
    std::vector<const Expr*> where;
    if (core.where) where = terms(*core.where, BinaryOp::kAnd);
    joins(core.from, where, out);
    children(core, inside);
  }
  for (const OrderTerm& term : query.order_by) inside.expr(term.expr);
}

}  // namespace ask::sql
