#include "agent/score/plan_quality.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "agent/common/text.h"
#include "agent/sql/visit.h"

namespace ask::score {
namespace {

constexpr double kBig = 10'000, kHuge = 100'000;
constexpr double kManyVisits = 1e6, kFarTooManyVisits = 1e7;
constexpr int kDeepestPlan = 200;  // nested queries beyond that are ignored

// The row counts of tables by the name or alias that a plan line uses, in lower case. An ambiguous
// name gets the largest count.
class Sizes {
 public:
  Sizes(const sql::Query* query, const db::Catalog* catalog) : catalog_(catalog) {
    if (query && catalog) add(*query);
  }

  // True if a SEARCH for min() or max() is really a full scan: SQLite reports a search, but without
  // an index it reads every row, except for the rowid.
  bool reads_all_for_extreme(const std::string& name) const {
    if (extremes_.contains("rowid")) return false;
    const db::Table* table = catalog_ ? catalog_->find("", name) : nullptr;
    if (const auto found = tables_.find(text::lower(name)); found != tables_.end())
      table = found->second;
    if (!table) return true;
    return std::none_of(table->columns.begin(), table->columns.end(), [&](const db::Column& c) {
      return c.primary_key == 1 && extremes_.contains(text::lower(c.name));
    });
  }

  double of(const std::string& name) const {
    if (const auto found = rows_.find(text::lower(name)); found != rows_.end())
      return found->second;
    const db::Table* table = catalog_ ? catalog_->find("", name) : nullptr;
    return table ? static_cast<double>(std::max<int64_t>(table->row_count, 0)) : 0;
  }

 private:
  void add(const sql::Query& query) {
    if (++depth_ <= kDeepestPlan) {
      for (const sql::CommonTable& common : query.with) add(*common.query);
      for (const sql::Core& core : query.cores) add(core);
      for (const sql::OrderTerm& term : query.order_by) add(term.expr);
    }
    --depth_;
  }
  void add(const sql::Core& core) {
    add(core.from);
    sql::children(core, visitor());
  }
  void add(const sql::Expr& expr) {
    if (const auto* call = std::get_if<sql::Call>(&expr.node);
        call && call->arguments.size() == 1 && sql::is_aggregate(*call))
      if (const auto* column = std::get_if<sql::ColumnRef>(&call->arguments[0].node))
        extremes_.insert(text::lower(column->column));
    sql::children(expr, visitor());
  }
  void add(const std::vector<sql::Source>& sources) {
    for (const sql::Source& source : sources) {
      if (const auto* nested = std::get_if<sql::Nested>(&source.item)) add(nested->sources);
      const auto* named = std::get_if<sql::TableRef>(&source.item);
      const db::Table* table = named ? catalog_->find(named->schema, named->name) : nullptr;
      if (!table) continue;
      const std::string name = text::lower(named->alias.empty() ? named->name : named->alias);
      double& rows = rows_[name];
      rows = std::max(rows, static_cast<double>(table->row_count));
      tables_[name] = table;
    }
  }
  sql::Visitor visitor() {
    return {.expr = [this](const sql::Expr& e) { add(e); },
            .query = [this](const sql::Query& q) { add(q); }};
  }

  const db::Catalog* catalog_;
  std::map<std::string, double> rows_;
  std::map<std::string, const db::Table*> tables_;
  std::set<std::string> extremes_;  // columns that are the only argument of an aggregate
  int depth_ = 0;
};

// The scanned table: "o" for "SCAN o USING COVERING INDEX x"; "" if the line is not a scan.
std::string scanned(const std::string& detail, const Sizes& sizes) {
  constexpr std::string_view kSearch = "SEARCH ";
  if (detail.starts_with(kSearch) && detail.find(" USING ") == detail.npos &&
      detail.find(" VIRTUAL TABLE") == detail.npos) {
    std::string name = detail.substr(kSearch.size());
    name = name.substr(0, name.find(" LEFT-JOIN"));
    return sizes.reads_all_for_extreme(name) ? name : "";
  }
  if (!detail.starts_with("SCAN ") || detail.find("CONSTANT ROW") != detail.npos) return "";
  std::string name = detail.substr(5);
  for (const std::string_view stop : {" USING ", " VIRTUAL TABLE", " LEFT-JOIN"})
    name = name.substr(0, name.find(stop));
  return name;
}

// The rows visited by the nested loops below a node of the plan.
double visits(const std::vector<db::PlanLine>& plan, const Sizes& sizes, int parent, int depth) {
  double loops = 1, second = 0;
  bool any = false;
  for (const db::PlanLine& line : plan) {
    if (line.parent != parent || depth > kDeepestPlan) continue;
    if (const std::string name = scanned(line.detail, sizes); !name.empty()) {
      loops *= std::max(1.0, sizes.of(name));
      any = true;
    } else if (line.id != parent) {
      const double below = visits(plan, sizes, line.id, depth + 1);
      const bool each_row = line.detail.starts_with("CORRELATED");
      second += each_row ? loops * below : below;
    }
  }
  return (any ? loops : 0) + second;
}

}  // namespace

PlanFacts plan_facts(const std::vector<db::PlanLine>& plan, const sql::Query* query,
                     const db::Catalog* catalog) {
  const Sizes sizes(query, catalog);
  PlanFacts out;
  for (const db::PlanLine& line : plan) {
    if (const std::string name = scanned(line.detail, sizes); !name.empty()) {
      ++out.scans;
      out.largest_scan = std::max(out.largest_scan, sizes.of(name));
    }
    const bool automatic = line.detail.find(" AUTOMATIC ") != line.detail.npos;
    out.automatic += automatic;
    out.searches +=
        line.detail.starts_with("SEARCH ") && !automatic && scanned(line.detail, sizes).empty();
    out.sorts += line.detail.find("TEMP B-TREE") != line.detail.npos;
  }
  out.visited = visits(plan, sizes, 0, 0);
  return out;
}

Scored plan_quality(const PlanFacts& facts, bool narrowed) {
  Scored out{1, ""};
  std::vector<std::string> reasons;
  const auto lose = [&](double penalty, std::string why) {
    out.score -= penalty;
    reasons.push_back(std::move(why));
  };
  const bool big = facts.largest_scan > kBig;
  if (big && narrowed)
    lose(0.3, fmt::format("reads {:.0f} rows in full although a condition picks some of them",
                          facts.largest_scan));
  else if (big)
    lose(0.1, fmt::format("reads {:.0f} rows in full", facts.largest_scan));
  if (facts.largest_scan > kHuge) lose(0.15, "which are very many");
  // Only nested scans; a single scan is already counted above.
  if (facts.visited > kManyVisits && facts.visited > facts.largest_scan)
    lose(facts.visited > kFarTooManyVisits ? 0.2 : 0.1,
         fmt::format("loops within loops visit {:.0f} rows", facts.visited));
  if (facts.automatic > 0) lose(0.1, "an index is missing: SQLite builds one for this run");
  if (facts.sorts > 0 && big) lose(0.05, "sorts a big table");
  if (facts.searches > 0) {
    out.score = std::min(1.0, out.score + 0.1);
    reasons.emplace_back("an index is searched");
  }
  if (reasons.empty())
    reasons.emplace_back(facts.scans > 0 ? "only small tables are read" : "no table is read");
  out.reason = text::joined(reasons, "; ");
  return out;
}

}  // namespace ask::score
