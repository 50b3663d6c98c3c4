#include "agent/sql/explain/explain.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "agent/common/text.h"
#include "agent/sql/explain/explain_value.h"
#include "agent/sql/explain/sentence_writer.h"
#include "agent/sql/visit.h"

namespace ask::sql {
namespace {

constexpr size_t kLongestText = 4000;
constexpr size_t kLongestLabel = 40;  // bytes; a longer one would widen the table too much

// The value of an integer literal, for LIMIT and ORDER BY 1.
std::optional<int64_t> integer(const Expr& e) {
  const auto* literal = std::get_if<Literal>(&e.node);
  const auto* value = literal ? std::get_if<int64_t>(&literal->value) : nullptr;
  return value ? std::optional(*value) : std::nullopt;
}

// The call if it is just count(*), count(x) or count(DISTINCT x); otherwise null.
const Call* plain_count(const Expr& e) {
  const Call* call = std::get_if<Call>(&e.node);
  if (!call || !text::equal_nocase(call->name, "count") || call->over || call->filter)
    return nullptr;
  return call->arguments.size() == 1 ? call : nullptr;
}

bool all_aggregates(const Core& core) {
  return std::all_of(core.items.begin(), core.items.end(),
                     [](const SelectItem& item) { return has_aggregate(item.expr); });
}

// The preposition after the items: "name of singer", "the average age of singer", but "name in
// upper case from singer".
std::string_view link(const std::vector<const SelectItem*>& items) {
  const auto plain = [](const Expr& e) {
    return std::holds_alternative<ColumnRef>(e.node) || std::holds_alternative<Star>(e.node);
  };
  const auto simple = [&](const SelectItem* item) {
    const auto* call = std::get_if<Call>(&item->expr.node);
    if (!call) return plain(item->expr);
    return is_aggregate(*call) && !call->filter && !call->distinct &&
           std::all_of(call->arguments.begin(), call->arguments.end(), plain);
  };
  return std::all_of(items.begin(), items.end(), simple) ? "of" : "from";
}

std::string rows(std::string_view count) {
  return count == "1" ? "1 row" : fmt::format("{} rows", count);
}

std::string_view first_of(const std::string& what) {  // for a descending order
  const std::string low = text::lower(what);
  if (low.find(" from ") != std::string::npos) return "highest first";  // hours from a to b
  for (const char* word : {"date", "time", "year", "_at"})
    if (low.ends_with(word)) return "latest first";
  return "highest first";
}

// "the year of x" -> "year of x"
std::string without_article(const std::string& words) {
  return words.starts_with("the ") ? words.substr(4) : words;
}

// A single SELECT from tables.
bool is_plain_select(const Query& query) {
  return query.cores.size() == 1 && query.with.empty() && !query.cores[0].from.empty() &&
         std::all_of(
             query.cores[0].from.begin(), query.cores[0].from.end(),
             [](const auto& source) { return std::holds_alternative<TableRef>(source.item); });
}

// True for count(*).
bool counts_rows(const Expr& e) {
  const Call* count = plain_count(e);
  return count && std::holds_alternative<Star>(count->arguments[0].node);
}

bool shows_same(const Core& one, const Core& other) {
  const bool rows = std::any_of(one.items.begin(), one.items.end(),
                                [](const SelectItem& item) { return counts_rows(item.expr); });
  return one.items == other.items && one.distinct == other.distinct &&
         (!rows || one.from == other.from);
}

}  // namespace

std::string explain(const Query& query) {
  std::string out = SentenceWriter().sentences(query);
  if (!out.empty() && out[0] >= 'a' && out[0] <= 'z') out[0] = static_cast<char>(out[0] - 32);
  return text::shortened(out, kLongestText);
}

std::vector<std::string> differing_parts(const Query& query, const Query& other) {
  if (!is_plain_select(query) || !is_plain_select(other)) return {};
  std::vector<std::string> out = SentenceWriter().differing_parts(query, other);
  for (std::string& part : out) part = text::shortened(part, kLongestText);
  return out;
}

std::string SentenceWriter::sentences(const Query& q) {
  std::string out;
  for (const CommonTable& table : q.with) {
    out += out.empty() ? "First works out " : "Then works out ";
    out += readable(table.name);
    std::vector<std::string> columns;
    for (const std::string& column : table.columns) columns.push_back(readable(column));
    if (!columns.empty()) out += " (" + text::joined(columns, ", ") + ")";
    out += (q.recursive ? ", step by step: " : ": ") + noun(*table.query, true) + ". ";
  }
  return out + (out.empty() ? "" : "Then ") + predicate(q) + ".";
}

std::string SentenceWriter::predicate(const Query& q) {
  const auto first = [&](const Core& core) { return core_predicate(core); };
  return whole(q, first);
}

std::string SentenceWriter::noun(const Query& q, bool with_aliases) {
  const auto first = [&](const Core& core) { return core_noun(core, with_aliases); };
  std::string out = whole(q, first);
  for (const CommonTable& table : q.with)
    out += ", with " + readable(table.name) + " being " + noun(*table.query, true);
  return out;
}

std::vector<std::string> SentenceWriter::differing_parts(const Query& q, const Query& other) {
  const Core& core = q.cores.front();
  const Core& known = other.cores.front();
  const Inside inside(*this, core);
  std::vector<const Expr*> where;
  if (core.where) where = terms(*core.where, BinaryOp::kAnd);
  const std::string from = sources(core.from, where);
  if (known.where)
    for (const Expr* term : terms(*known.where, BinaryOp::kAnd))
      std::erase_if(where, [&](const Expr* own) { return *own == *term; });
  std::string order, kept;
  if (q.order_by != other.order_by || q.limit != other.limit || q.offset != other.offset)
    order = ending(q);
  for (const std::string_view lead : {", ", "ordered "})
    if (order.starts_with(lead)) order.erase(0, lead.size());
  if (core.having && core.having != known.having) {
    by_alias_ = true;
    kept = "only where " + condition(*core.having);
    by_alias_ = false;
  }
  std::string grouped;
  if (!core.group_by.empty() && core.group_by != known.group_by)
    grouped = "for each " + without_article(groups(core));
  const bool only_lacks = where.empty() && grouped.empty() && kept.empty() && order.empty();
  return {only_lacks || !shows_same(core, known) ? shown(core, from) : "",
          where.empty() ? "" : "where " + conditions(where), grouped, kept, order};
}

// "name of singer", "the number of singer with their songs".
std::string SentenceWriter::shown(const Core& core, const std::string& from) {
  std::vector<const SelectItem*> items;
  for (const SelectItem& item : core.items)
    if (!is_group(item, core)) items.push_back(&item);
  if (items.empty())
    for (const SelectItem& item : core.items) items.push_back(&item);
  std::string out;
  if (items.size() == 1 && counts_rows(items[0]->expr))
    out = "the number of " + from;
  else
    out = item_list(items, false) + (core.from.size() == 1 ? " of " + from : "");
  return core.distinct ? "different " + out : out;
}

// Closes the scope of each SELECT before the next; ORDER BY uses the names of the first.
std::string SentenceWriter::whole(const Query& q,
                                  const std::function<std::string(const Core&)>& first) {
  std::string out;
  {
    const Inside inside(*this, q.cores.front());
    out = first(q.cores.front());
  }
  out += set_operations(q);
  const Inside inside(*this, q.cores.front());
  return out + ending(q);
}

std::string SentenceWriter::row(const Query& q) {
  const Inside inside(*this, q.cores.front());
  const Core& core = q.cores.front();
  if (q.cores.size() > 1 || core.from.empty() || core.having) return "row of (" + noun(q) + ")";
  return "row" + rest(core, "of", "for which");
}

std::string SentenceWriter::set_operations(const Query& q) {
  std::string out;
  for (size_t i = 0; i < q.set_ops.size(); ++i) {
    if (i == kMaxListed) return out + ", and so on";
    const Inside inside(*this, q.cores[i + 1]);
    const std::string other = core_noun(q.cores[i + 1], false);
    switch (q.set_ops[i]) {
      case SetOp::kUnion:
        out += ", together with " + other + ", each once";
        break;
      case SetOp::kUnionAll:
        out += ", together with " + other;
        break;
      case SetOp::kIntersect:
        out += ", only what is also in " + other;
        break;
      case SetOp::kExcept:
        out += ", leaving out " + other;
        break;
    }
  }
  return out;
}

std::string SentenceWriter::item_list(const std::vector<const SelectItem*>& items,
                                      bool with_aliases) {
  std::vector<std::string> parts;
  const bool alone = items.size() == 1 && scopes_.back().core->from.empty();
  for (size_t i = 0; i < std::min(items.size(), kMaxListed); ++i) {
    parts.push_back(value(items[i]->expr, alone ? kAnything : kOrLevel));
    const std::string& alias = items[i]->alias;
    if (with_aliases && !alias.empty()) parts.back() += " as " + readable(alias);
  }
  return enumerated(parts, " and ", items.size() - parts.size());
}

std::string SentenceWriter::core_noun(const Core& core, bool with_aliases) {
  if (!core.values.empty()) {
    if (core.values.size() > 4) return fmt::format("{} fixed rows", core.values.size());
    std::vector<std::string> parts;
    for (const auto& row : core.values) parts.push_back("(" + arguments(row) + ")");
    return (parts.size() == 1 ? "the row " : "the rows ") + enumerated(parts);
  }
  std::vector<const SelectItem*> items;
  for (const SelectItem& item : core.items) items.push_back(&item);
  std::string out = item_list(items, with_aliases);
  if (core.distinct)
    out = (items.size() == 1 ? "the different values of " : "the different combinations of ") + out;
  out += rest(core, core.distinct ? "in" : link(items));
  if (!core.group_by.empty()) out += " for each " + without_article(groups(core));
  return out + having(core);
}

std::string SentenceWriter::core_predicate(const Core& core) {
  if (!core.group_by.empty() && core.values.empty()) return grouped(core);
  if (core.items.size() == 1 && !core.from.empty())
    if (const Call* count = plain_count(core.items[0].expr))
      return counted(*count, core) + having(core);
  const bool gives = core.from.empty() || all_aggregates(core);
  return (gives ? "gives " : "lists ") + core_noun(core, false);
}

std::string SentenceWriter::counted(const Call& count, const Core& core) {
  if (std::holds_alternative<Star>(count.arguments[0].node))
    return "counts the rows" + rest(core, "of");
  return (count.distinct ? "counts the different values of " : "counts the values of ") +
         value(count.arguments[0]) + rest(core, "in");
}

std::string SentenceWriter::grouped(const Core& core) {
  std::vector<const SelectItem*> items;
  for (const SelectItem& item : core.items)
    if (!is_group(item, core)) items.push_back(&item);
  if (items.empty())
    return "lists " + groups(core) + rest(core, "of") + ", one row for each" + having(core);
  const bool plain = std::none_of(items.begin(), items.end(),
                                  [](const SelectItem* item) { return has_aggregate(item->expr); });
  if (plain && !core.having)
    return "lists " + item_list(items, false) + rest(core, link(items)) + ", one row for each " +
           without_article(groups(core));
  const Call* count = items.size() == 1 ? plain_count(items[0]->expr) : nullptr;
  return "for each " + without_article(groups(core)) + ", " +
         (count ? counted(*count, core)
                : "gives " + item_list(items, false) + rest(core, link(items))) +
         having(core);
}

// True if the rows are grouped by the item: by the same expression, its position, or its alias.
bool SentenceWriter::is_group(const SelectItem& item, const Core& core) const {
  const auto* column = std::get_if<ColumnRef>(&item.expr.node);
  const auto position = &item - core.items.data() + 1;
  const auto same = [&](const Expr& group) {
    if (const std::optional<int64_t> at = integer(group)) return *at == position;
    const auto* other = std::get_if<ColumnRef>(&group.node);
    if (!other) return group == item.expr;
    if (other->table.empty() && text::equal_nocase(other->column, item.alias)) return true;
    if (!column || !text::equal_nocase(other->column, column->column)) return false;
    return other->table.empty() || column->table.empty() ||
           text::equal_nocase(other->table, column->table);
  };
  const size_t most = std::min(core.group_by.size(), kMaxListed);
  return std::any_of(core.group_by.begin(), core.group_by.begin() + static_cast<long>(most), same);
}

std::string SentenceWriter::groups(const Core& core) {
  std::vector<std::string> parts;
  for (size_t i = 0; i < std::min(core.group_by.size(), kMaxListed); ++i)
    parts.push_back(term(core.group_by[i]));
  return enumerated(parts, " and ", core.group_by.size() - parts.size());
}

std::string SentenceWriter::having(const Core& core) {
  if (!core.having) return "";
  by_alias_ = true;
  const std::string test = condition(*core.having);
  by_alias_ = false;
  return (core.group_by.empty() ? ", only if " : ", keeping only groups where ") + test;
}

// A term of ORDER BY or GROUP BY: a position or an alias refers to a result column.
std::string SentenceWriter::term(const Expr& e) {
  const std::vector<SelectItem>& items = scopes_.back().core->items;
  if (const std::optional<int64_t> at = integer(e)) {
    const bool there = *at >= 1 && static_cast<size_t>(*at) <= items.size();
    const auto index = static_cast<size_t>(*at - 1);
    if (there && !std::holds_alternative<Star>(items[index].expr.node) && brief(items[index].expr))
      return value(items[index].expr);
    return fmt::format("column {}", *at);
  }
  by_alias_ = true;
  std::string out = value(e);
  by_alias_ = false;
  return out;
}

std::string SentenceWriter::order(const std::vector<OrderTerm>& list) {
  std::string out;
  for (const OrderTerm& t : list) {
    if (&t - list.data() == kMaxListed) return out + ", and so on";
    const std::string what = term(t.expr);
    out += (out.empty() ? ", ordered by " : ", then by ") + what;
    if (t.descending)
      out += fmt::format(", {}", first_of(what));
    else if (what.starts_with("the "))
      out += ", lowest first";
    if (t.nulls != Nulls::kDefault)
      out += t.nulls == Nulls::kFirst ? ", missing values at the start"
                                      : ", missing values at the end";
  }
  return out;
}

std::string SentenceWriter::ending(const Query& q) {
  std::string out = order(q.order_by);
  const auto limit = q.limit ? integer(*q.limit) : std::nullopt;
  const auto offset = q.offset ? integer(*q.offset) : std::nullopt;
  const bool endless = !q.limit || (limit && *limit < 0);
  const bool skips = q.offset && !(offset && *offset <= 0);
  const std::string skipped = skips ? value(*q.offset) : "";
  if (endless) return skips ? out + ", without the first " + rows(skipped) : out;
  if (limit == 0) return out + ", but no row of it";
  const bool ordered = !q.order_by.empty();
  if (skips)
    out += ", " + rows(value(*q.limit)) + " after the first " + skipped;
  else if (limit == 1)
    out += ordered ? ", first row only" : ", one row only";
  else
    out += (ordered ? ", first " : ", at most ") + rows(value(*q.limit));
  return out;
}

std::string SentenceWriter::label(const SelectItem& item, std::string_view name) {
  if (!item.alias.empty() || std::holds_alternative<ColumnRef>(item.expr.node) ||
      std::holds_alternative<Literal>(item.expr.node) || !brief(item.expr))
    return std::string(name);
  unqualified_ = true;
  std::string words = without_article(value(item.expr));
  unqualified_ = false;
  return words.size() <= kLongestLabel ? words : std::string(name);
}

std::vector<std::string> SentenceWriter::labels(const Core& core, std::vector<std::string> names) {
  const bool listed = core.items.size() == names.size() &&
                      std::none_of(core.items.begin(), core.items.end(), [](const SelectItem& i) {
                        return std::holds_alternative<Star>(i.expr.node);
                      });
  if (!listed) return names;
  const Inside inside(*this, core);
  for (size_t i = 0; i < names.size(); ++i) names[i] = label(core.items[i], names[i]);
  return names;
}

std::vector<std::string> column_labels(const Query& query, std::vector<std::string> names) {
  if (query.cores.empty()) return names;
  return SentenceWriter().labels(query.cores.front(), std::move(names));
}

}  // namespace ask::sql
