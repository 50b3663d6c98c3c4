#include "agent/sql/explain/explain_from.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

#include "agent/common/text.h"
#include "agent/sql/explain/explain_value.h"
#include "agent/sql/explain/sentence_writer.h"
#include "agent/sql/visit.h"

namespace ask::sql {
namespace {

const std::pair<const ColumnRef*, const ColumnRef*> kNoLink = {nullptr, nullptr};

}  // namespace

std::pair<const ColumnRef*, const ColumnRef*> columns_of(const Expr& e) {
  const auto* binary = std::get_if<Binary>(&e.node);
  if (!binary || binary->op != BinaryOp::kEqual) return kNoLink;
  const auto* left = std::get_if<ColumnRef>(&binary->left->node);
  const auto* right = std::get_if<ColumnRef>(&binary->right->node);
  return left && right ? std::pair(left, right) : kNoLink;
}

namespace {

bool goes_by(const Source& source, std::string_view name) {
  if (text::equal_nocase(qualifier_of(source), name)) return true;
  const auto* nested = std::get_if<Nested>(&source.item);
  return nested && std::any_of(nested->sources.begin(), nested->sources.end(),
                               [&](const Source& inner) { return goes_by(inner, name); });
}

}  // namespace

bool ties(const Expr& e, std::span<const Source> list, size_t at) {
  const auto [left, right] = columns_of(e);
  if (!left || left->table.empty() || right->table.empty()) return false;
  const bool own = goes_by(list[at], left->table);
  if (own == goes_by(list[at], right->table)) return false;
  const std::string& other = own ? right->table : left->table;
  return std::any_of(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(at),
                     [&](const Source& before) { return goes_by(before, other); });
}

namespace {

// Removes from `where` the equations that tie the source to those before it; true if there was one.
bool take_links(std::vector<const Expr*>& where, std::span<const Source> list, size_t at) {
  const auto end = std::stable_partition(where.begin(), where.end(),
                                         [&](const Expr* e) { return !ties(*e, list, at); });
  const bool any = end != where.end();
  where.erase(end, where.end());
  return any;
}

}  // namespace

SentenceWriter::Inside::Inside(SentenceWriter& writer, const Core& core)
    : writer_(writer), by_alias_(std::exchange(writer.by_alias_, false)) {
  Scope scope{&core, {}};
  writer_.collect(core.from, scope.sources);
  // A table that occurs twice, here or in an enclosing scope, is shown by its alias.
  std::map<std::string, int> times;
  for (const Scope& outer : writer_.scopes_)
    for (const NamedSource& named : outer.sources) ++times[text::lower(named.table)];
  for (const NamedSource& named : scope.sources) ++times[text::lower(named.table)];
  for (NamedSource& named : scope.sources) {
    const bool twice = named.table.empty() || times[text::lower(named.table)] > 1;
    named.label = readable(twice ? named.name : named.table);
  }
  writer_.scopes_.push_back(std::move(scope));
}

SentenceWriter::Inside::~Inside() {
  writer_.scopes_.pop_back();
  writer_.by_alias_ = by_alias_;
}

void SentenceWriter::collect(const std::vector<Source>& list, std::vector<NamedSource>& out) {
  for (const Source& source : list) {
    const auto* table = std::get_if<TableRef>(&source.item);
    const auto* nested = std::get_if<Nested>(&source.item);
    if (nested && nested->alias.empty())
      collect(nested->sources, out);
    else
      out.push_back({qualifier_of(source), table ? table->name : "", ""});
  }
}

const SentenceWriter::NamedSource* SentenceWriter::find(std::string_view name,
                                                        size_t* depth) const {
  *depth = 0;
  for (auto scope = scopes_.rbegin(); scope != scopes_.rend(); ++scope, ++*depth)
    for (const NamedSource& named : scope->sources)
      if (text::equal_nocase(named.name, name)) return &named;
  return nullptr;
}

std::string SentenceWriter::source(const Source& source) {
  if (const auto* derived = std::get_if<Derived>(&source.item))
    return "(" + noun(*derived->query, true) + ")";
  if (const auto* nested = std::get_if<Nested>(&source.item)) {
    std::vector<const Expr*> none;
    return "(" + sources(nested->sources, none) + ")";
  }
  const auto& table = std::get<TableRef>(source.item);
  std::string out =
      table.schema.empty() || table.schema == "main" ? "" : readable(table.schema) + ".";
  out += readable(table.name);
  if (table.arguments) out += "(" + arguments(*table.arguments) + ")";
  size_t depth = 0;
  const NamedSource* named = find(qualifier_of(source), &depth);
  const bool renamed = named && !text::equal_nocase(named->label, readable(table.name));
  return renamed ? out + " (" + named->label + ")" : out;
}

// "customers with their orders and, if any, refunds". Equations between columns are join conditions
// and are omitted; those of a comma join are removed from `where`.
std::string SentenceWriter::sources(const std::vector<Source>& list,
                                    std::vector<const Expr*>& where) {
  std::string out = source(list.front());
  for (size_t i = 1; i < list.size(); ++i) {
    if (i == kMaxListed) return out + fmt::format(" and {} more", list.size() - i);
    const Source& next = list[i];
    std::vector<const Expr*> extra =
        next.on ? terms(*next.on, BinaryOp::kAnd) : std::vector<const Expr*>{};
    const size_t all = extra.size();
    std::erase_if(extra, [](const Expr* e) { return columns_of(*e).first != nullptr; });
    bool tied = extra.size() < all || next.natural || !next.using_columns.empty();
    if (!tied) tied = take_links(where, list, i);
    const bool inner = next.join == JoinKind::kInner || next.join == JoinKind::kComma ||
                       next.join == JoinKind::kCross;
    const std::string what = source(next);
    if (inner && tied)
      out += (i == 1 ? " with their " : " and their ") + what;
    else if (inner)
      out += ", each combined with every row of " + what;
    else if (next.join == JoinKind::kLeft)
      out += (i == 1 ? " with their " : " and their ") + what + ", if any";
    else if (next.join == JoinKind::kRight)
      out += " with every row of " + what + ", matched or not";
    else
      out += " and " + what + ", matched where possible";
    if (!extra.empty()) out += " (where " + conditions(extra) + ")";
    if (next.join == JoinKind::kLeft && i + 1 < list.size()) out += ",";
  }
  return out;
}

std::string SentenceWriter::rest(const Core& core, std::string_view link,
                                 std::string_view where_word) {
  std::string out;
  std::vector<const Expr*> where;
  if (core.where) where = terms(*core.where, BinaryOp::kAnd);
  if (!core.from.empty()) {
    const std::string from = sources(core.from, where);
    out += fmt::format(" {} {}", core.from.size() > 1 ? "from" : link, from);
    if (!where.empty() && from.ends_with("if any")) out += ",";
  }
  if (!where.empty()) out += fmt::format(" {} {}", where_word, conditions(where));
  return out;
}

}  // namespace ask::sql
