#include "agent/reason/comparison.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <tuple>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/engine.h"
#include "agent/engine/link/linker.h"
#include "agent/reason/comparison_checks.h"
#include "agent/reason/comparison_query.h"
#include "agent/sql/explain/explain.h"
#include "agent/sql/render.h"

namespace ask::reason {
namespace {

using engine::Aggregate;
using engine::ColumnExpr;
using engine::Condition;
using engine::Interpretation;
using engine::LogicalForm;
using engine::Period;
using engine::QueryBlock;

constexpr size_t kMostRead = 40;  // short questions that are read for one comparison
constexpr double kLeastRead = 0.3;
constexpr size_t kLongestThing = 60;  // bytes, in a message
constexpr double kByParts = 0.8;      // the most for a question that was put together

using Clauses = std::vector<std::vector<Condition>>;

// A single SELECT of aggregates, of all rows or of groups.
bool is_amount(const LogicalForm& form) {
  const QueryBlock& b = form.block;
  if (form.op != engine::SetOperator::kAlone || !form.beside.empty() || form.yes_no || b.limit ||
      b.offset || b.having || !b.best_of.empty() || b.combine == engine::Combine::kDifference)
    return false;
  size_t measures = 0, plain = 0;
  for (const engine::ValueExpr& v : b.select) {
    if (v.of_all || v.along.valid()) return false;
    ++(v.fn == Aggregate::kPlain && !v.column.adds_up() ? plain : measures);
  }
  return measures > 0 && (plain == 0 || !b.group.empty());
}

// The clauses of `a` that are not among those of `b`.
Clauses beyond(const Clauses& a, const Clauses& b) {
  Clauses out;
  for (const auto& clause : a)
    if (!contains(b, clause)) out.push_back(clause);
  return out;
}

// The column by which the two forms differ, and by nothing else; nullopt if they differ otherwise.
std::optional<ColumnExpr> difference(const LogicalForm& a, const LogicalForm& b) {
  QueryBlock left = a.block, right = b.block;
  const Clauses own = beyond(left.where, right.where), others = beyond(right.where, left.where);
  left.where.clear();
  right.where.clear();
  std::sort(left.tables.begin(), left.tables.end());
  std::sort(right.tables.begin(), right.tables.end());
  left.order.clear();
  right.order.clear();
  if (!(left == right) || own.size() != 1 || others.size() != 1) return std::nullopt;
  const ColumnExpr& column = own[0][0].column;
  for (const Clauses* clauses : {&own, &others})
    for (const Condition& c : (*clauses)[0])
      if (!same_column(c.column, column)) return std::nullopt;
  return column;
}

class ComparisonReader {
 public:
  ComparisonReader(const db::Snapshot& snapshot,
                   const std::shared_ptr<const engine::EngineSchema>& schema)
      : snapshot_(snapshot), schema_(schema) {}

  std::optional<ComparisonDraft> read(const ComparisonSplit& split);

 private:
  struct Sides {
    LogicalForm first, second;
    const Interpretation* by;
    double confidence;
    std::string first_question, second_question;
  };
  const Interpretation* interpretation(const std::string& question);
  std::optional<ComparisonDraft> drafted(const ComparisonSplit& split, Sides sides) const;
  std::optional<Sides> merged(const ComparisonSplit& split);
  std::optional<Sides> merged(const ComparisonSplit& split, const std::string& amount);

  const db::Snapshot& snapshot_;
  const std::shared_ptr<const engine::EngineSchema>& schema_;
  std::map<std::string, std::unique_ptr<Interpretation>> read_;
};

// How the engine reads a short question; null when too many have been read.
const Interpretation* ComparisonReader::interpretation(const std::string& question) {
  auto found = read_.find(question);
  if (found == read_.end()) {
    if (read_.size() == kMostRead) return nullptr;
    auto read = std::make_unique<Interpretation>(
        question, snapshot_, schema_, engine::default_weights(), engine::Rows::kUntried);
    found = read_.emplace(question, std::move(read)).first;
  }
  return found->second.get();
}

// Groups of a part of the period that is compared are those of each year: the month of the year.
// False if the groups of both sides have nothing in common.
bool align_periods(const ComparisonSplit& split, const ColumnExpr& compared, LogicalForm& form,
                   std::vector<int>& cuts) {
  QueryBlock& block = form.block;
  cuts.assign(block.group.size(), 0);
  for (size_t g = 0; split.dates && g < block.group.size(); ++g) {
    const ColumnExpr group = block.group[g];
    if (!same_column(group, compared)) continue;
    const bool years = split.days == 372;
    switch (group.period) {
      case Period::kMonthOfYear:
      case Period::kDayOfYear:
      case Period::kWeekday:
      case Period::kHour:
        continue;
      case Period::kMonth: {
        if (!years) return false;
        const auto renamed = [&](ColumnExpr& c) {
          if (c == group) c.period = Period::kMonthOfYear;
        };
        for (engine::ValueExpr& v : block.select) renamed(v.column);
        for (engine::Ordering& o : block.order) renamed(o.term.column);
        renamed(block.group[g]);
        break;
      }
      case Period::kQuarter:
      case Period::kWeek:
        if (!years) return false;
        cuts[g] = 6;
        break;
      case Period::kDay:
        if (!years && split.days != 31) return false;
        cuts[g] = years ? 6 : 9;
        break;
      default:
        return false;
    }
  }
  return true;
}

std::optional<ComparisonDraft> ComparisonReader::drafted(const ComparisonSplit& split,
                                                         Sides sides) const {
  if (!is_amount(sides.first) || !is_amount(sides.second)) return std::nullopt;
  if (split.sizes && counts_rows(sides.first.block)) return std::nullopt;
  auto compared = difference(sides.first, sides.second);
  const bool kinds = split.kinds && counts_rows(sides.first.block) &&
                     counts_rows(sides.second.block) && !(sides.first == sides.second);
  if (!compared && !kinds) return std::nullopt;
  if (!count_once(*sides.by, sides.first.block) || !count_once(*sides.by, sides.second.block))
    return std::nullopt;
  if (compared && (counts_the_compared(*sides.by, sides.first.block, *compared) ||
                   (split.dates && seeks_in_text(*sides.by, sides.first, *compared))))
    return std::nullopt;
  for (const ColumnExpr& group : sides.first.block.group)
    if (sides.by->column_facts().measure(group)) return std::nullopt;  // "tickets sold and price"
  std::vector<int> cuts;
  if (compared && (!align_periods(split, *compared, sides.first, cuts) ||
                   !align_periods(split, *compared, sides.second, cuts)))
    return std::nullopt;
  const auto first = sides.by->query(sides.first), second = sides.by->query(sides.second);
  if (!first || !second) return std::nullopt;
  Comparison comparison{split.first, split.second, split.place, split.goal, split.less, split.dates,
                        split.kinds, *first,       {},          {},         {}};
  auto queries = comparison_queries(*first, *second, cuts, comparison);
  if (!queries) return std::nullopt;
  ComparisonDraft out;
  out.first_sql = sql::render(queries->first);
  out.second_sql = sql::render(queries->second);
  out.sql = sql::render(comparison_query(comparison, sql::Derived{std::move(queries->first)},
                                         sql::Derived{std::move(queries->second)}));
  out.reading =
      fmt::format("Compares {} with {}: {}", split.first, split.second,
                  text::lower(sql::explain(*first).substr(0, 1)) + sql::explain(*first).substr(1));
  out.first_question = std::move(sides.first_question);
  out.second_question = std::move(sides.second_question);
  out.confidence = sides.confidence;
  out.comparison = std::make_shared<const Comparison>(std::move(comparison));
  return out;
}

// Where the engine does not understand "revenue by category in 2023", it may understand its parts:
// the conditions of "revenue in 2023", put into "revenue by category". So it may "sales of
// Widgets".
std::optional<ComparisonReader::Sides> ComparisonReader::merged(const ComparisonSplit& split) {
  size_t by = std::string::npos, of = std::string::npos;
  for (const std::string_view marker : {" by ", " per ", " for each ", " of each "})
    by = std::min(by, split.rest.find(marker));
  for (const std::string_view marker : {" of ", " for ", " from ", " in "})
    of = std::min(of, split.rest.find(marker));
  std::optional<Sides> best;
  for (const size_t end : {by, of}) {
    auto found = end == std::string::npos ? std::nullopt : merged(split, split.rest.substr(0, end));
    if (found && (!best || found->confidence > best->confidence)) best = std::move(found);
  }
  return best;
}

// `amount`: the first words of split.rest, which name what is compared.
std::optional<ComparisonReader::Sides> ComparisonReader::merged(const ComparisonSplit& split,
                                                                const std::string& amount) {
  const Interpretation* whole = interpretation(split.rest);
  if (whole == nullptr || whole->candidates().empty()) return std::nullopt;
  const LogicalForm groups = whole->meaning(whole->candidates()[0]);
  if (leaves_out(*whole, groups)) return std::nullopt;
  const double confidence = std::min(whole->confidence(0).value, kByParts);
  const auto measures = [](const QueryBlock& block) {
    std::vector<engine::ValueExpr> out;
    for (const engine::ValueExpr& v : block.select)
      if (v.fn != Aggregate::kPlain || v.column.adds_up()) out.push_back(v);
    return out;
  };
  Sides out{groups, groups, whole, confidence, split.rest, split.rest};
  for (auto [form, question, thing] : {std::tuple(&out.first, &out.first_question, &split.first),
                                       {&out.second, &out.second_question, &split.second}}) {
    const std::string place = split.place.empty() ? "for" : split.place;
    const std::string plain = amount + " " + place + " " + *thing;
    const Interpretation* part = interpretation(plain);
    if (part == nullptr || part->candidates().empty()) return std::nullopt;
    const LogicalForm own = part->meaning(part->candidates()[0]);
    if (!is_amount(own) || !own.block.group.empty() ||
        beyond(own.block.where, groups.block.where).size() != 1 ||
        measures(own.block) != measures(groups.block))
      return std::nullopt;
    engine::need_tables(form->block, own.block);
    engine::merge_where(form->block.where, own.block.where);
    *question += " " + place + " " + *thing;
    out.confidence = std::min(out.confidence, part->confidence(0).value);
  }
  return out;
}

std::optional<ComparisonDraft> ComparisonReader::read(const ComparisonSplit& split) {
  std::optional<ComparisonDraft> best;
  for (const auto& [first, second] : split.wordings) {
    const Interpretation *a = interpretation(first), *b = interpretation(second);
    if (a == nullptr || b == nullptr) break;
    if (a->candidates().empty() || b->candidates().empty()) continue;
    const double confidence = std::min(a->confidence(0).value, b->confidence(0).value);
    if (confidence < kLeastRead || (best && confidence <= best->confidence)) continue;
    LogicalForm one = a->meaning(a->candidates()[0]), other = b->meaning(b->candidates()[0]);
    if (leaves_out(*a, one) || leaves_out(*b, other)) continue;
    const bool summed =
        first.starts_with("total ") && !split.wordings[0].first.starts_with("total ");
    if (summed && adds_up_prices(*a, one.block)) continue;  // "price" alone is not their sum
    auto found = drafted(split, {std::move(one), std::move(other), a, confidence, first, second});
    if (found) best = std::move(found);
    if (best && best->confidence >= engine::kSureFrom) break;
  }
  if (best && best->confidence >= engine::kLikelyFrom) return best;
  if (auto sides = merged(split))
    if (auto found = drafted(split, std::move(*sides));
        found && (!best || found->confidence > best->confidence))
      best = std::move(found);
  return best;
}

std::string several_declined(const ComparisonSplit& split) {
  const std::string unit = split.days == 372 ? "year" : split.days == 31 ? "month" : "";
  return fmt::format(
      "cannot answer: I compare two periods, and these are {} ({}); ask for two of them{}",
      split.several.size(), text::shortened(text::joined(split.several, ", "), kLongestThing),
      unit.empty() ? "" : fmt::format(", or for each: \"... per {}\"", unit));
}

}  // namespace

ComparisonReading read_comparison(std::string_view question, const db::Snapshot& snapshot,
                                  const std::shared_ptr<const engine::EngineSchema>& schema) {
  ComparisonReading out;
  if (!may_compare(question) || snapshot.catalog.tables.empty()) return out;
  const std::string text = text::repaired_utf8(question);
  const auto split = comparison_split(text, engine::link(text, snapshot, schema->index));
  if (!split) return out;
  if (!split->several.empty()) {
    out.certain = out.dates = true;
    out.declined = several_declined(*split);
    return out;
  }
  out.draft = ComparisonReader(snapshot, schema).read(*split);
  if (!split->certain) return out;
  out.certain = true;
  out.dates = split->dates;
  const std::string first = text::shortened(split->first, kLongestThing);
  const std::string second = text::shortened(split->second, kLongestThing);
  if (!split->wordings.empty()) out.unread = split->wordings[0].first;
  out.declined =
      split->ranks
          ? fmt::format(
                "cannot answer: I cannot rank by the change from {1} to {0}; ask for the "
                "values of each, \"per ... in {0} vs {1}\"",
                first, second)
          : fmt::format("cannot answer: I cannot compare {} with {} here; ask for each alone",
                        first, second);
  return out;
}

}  // namespace ask::reason
