#include "agent/engine/rank/implausible_shapes.h"

#include <algorithm>
#include <string>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/shape_words.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/schema/row_events.h"

namespace ask::engine {
namespace {

class ShapeChecks {
 public:
  ShapeChecks(const Candidate& candidate, const Arcs& arcs, const ColumnFacts& facts,
              const SchemaGraph& graph, const MentionedItems& mentioned)
      : form_(candidate.logical_form),
        block_(form_.block),
        arcs_(arcs),
        facts_(facts),
        graph_(graph),
        mentioned_(mentioned) {}

  ImplausibleShape run() const {
    if (shows_lone_flag()) return ImplausibleShape::kLoneFlag;
    if (shows_keys_of_people()) return ImplausibleShape::kKeyOfPerson;
    if (groups_by_amount()) return ImplausibleShape::kGroupedAmounts;
    if (shows_other_figure()) return ImplausibleShape::kOtherFigure;
    if (fans_out()) return ImplausibleShape::kFannedOutSum;
    for (const auto& any : block_.where)
      for (const Condition& c : any) {
        if (year_of_amount(c)) return ImplausibleShape::kYearAsAmount;
        if (date_of_owner(c)) return ImplausibleShape::kDateOfOwner;
      }
    return ImplausibleShape::kPlausible;
  }

 private:
  bool says(size_t token, std::initializer_list<std::string_view> words) const {
    return token < arcs_.tokens() && text::is_one_of(arcs_.word(token), words);
  }
  bool plain_columns() const {
    return !block_.select.empty() && block_.group.empty() && form_.beside.empty() &&
           form_.right.empty() && !form_.yes_no && block_.outer == Aggregate::kPlain &&
           std::all_of(block_.select.begin(), block_.select.end(), [](const ValueExpr& t) {
             return t.fn == Aggregate::kPlain && !t.column.whole();
           });
  }
  bool shows_lone_flag() const;
  bool shows_keys_of_people() const;
  bool groups_by_amount() const;
  bool shows_other_figure() const;
  bool fans_out() const;
  bool year_of_amount(const Condition& c) const;
  bool stores_years(const ColumnExpr& c) const;
  bool date_of_owner(const Condition& c) const;
  bool is_linked(const ColumnExpr& c) const;

  const LogicalForm& form_;
  const QueryBlock& block_;
  const Arcs& arcs_;
  const ColumnFacts& facts_;
  const SchemaGraph& graph_;
  const MentionedItems& mentioned_;
};

bool ShapeChecks::shows_lone_flag() const {
  if (!plain_columns() || block_.select.size() != 1 || !facts_.flag(block_.select[0].column))
    return false;
  const bool one_row = block_.limit == 1 || !block_.where.empty();
  return !says(0, {"is", "are", "was", "were", "does", "do", "did", "has", "have", "can"}) ||
         !one_row;
}

bool ShapeChecks::shows_keys_of_people() const {
  if (!plain_columns() || !says(0, {"who", "whose"})) return false;
  return std::all_of(block_.select.begin(), block_.select.end(), [&](const ValueExpr& t) {
    return (facts_.identifier(t.column) || facts_.of(t.column).reference) &&
           facts_.name_of(t.column.table) != t.column && facts_.numeric(t.column);
  });
}

bool ShapeChecks::groups_by_amount() const {
  if (block_.having || block_.group.size() != 1) return false;
  const ColumnExpr& key = block_.group[0];
  if (key.whole() || key.period != Period::kWhole || !facts_.measure(key)) return false;
  for (const Arc& arc : arcs_.all)  // "customers by age"
    if (arc.kind == MentionKind::kColumn && arc.begin > 0 && arc.score >= kSurely &&
        arc.end == arc.begin + 1 && best_column(arcs_, arc) == ColumnExpr(key) &&
        says(arc.begin - 1U, {"by", "per", "each"}))
      return false;
  const db::ColumnStatistics& stored = facts_.column(key).statistics;
  constexpr int64_t kManyAmounts = 12;
  return stored.distinct > kManyAmounts && stored.distinct * 2 > stored.rows;
}

bool ShapeChecks::shows_other_figure() const {
  if (block_.order.empty() || !block_.limit) return false;
  const ValueExpr& by = block_.order[0].term;
  if (by.fn != Aggregate::kAverage && by.fn != Aggregate::kSum) return false;
  const auto unconverted = [](ColumnExpr c) {
    c.shown = kNoUnit;
    return c;
  };
  bool other = false;
  for (const ValueExpr& shown : block_.select) {
    if (shown.fn != by.fn) continue;
    if (unconverted(shown.column) == unconverted(by.column)) return false;
    other = true;
  }
  return other;
}

bool ShapeChecks::fans_out() const {
  return std::any_of(block_.select.begin(), block_.select.end(), [&](const ValueExpr& shown) {
    const ColumnExpr& c = shown.column;
    if (shown.fn != Aggregate::kSum || c.whole() || c.product() || c.expression != kNone ||
        c.duration() || facts_.intensive(c))
      return false;
    return std::any_of(block_.group.begin(), block_.group.end(), [&](const GroupKey& key) {
      return key.table != c.table && graph_.to_one(key.table, c.table) &&
             !graph_.to_one(c.table, key.table);
    });
  });
}

// True if all its values could be years: of a column called founded.
bool ShapeChecks::stores_years(const ColumnExpr& c) const {
  const auto* low = std::get_if<int64_t>(&facts_.column(c).statistics.min);
  const auto* high = std::get_if<int64_t>(&facts_.column(c).statistics.max);
  return low != nullptr && high != nullptr && *low >= 1000 && *high <= 2100;
}

bool ShapeChecks::year_of_amount(const Condition& c) const {
  const auto* year = std::get_if<int64_t>(&c.value);
  if (year == nullptr || *year < 1900 || *year > 2100 || c.column.whole() || !c.sub.empty() ||
      facts_.temporal(c.column) || facts_.year_number(c.column) ||
      c.column.period != Period::kWhole || stores_years(c.column))
    return false;
  const std::string typed = std::to_string(*year);
  for (size_t t = 1; t < arcs_.tokens(); ++t)
    if (arcs_.word(t) == typed && says(t - 1, {"in", "since", "during", "before", "after"}))
      return true;
  return false;
}

// True if a word of the question could name the column, however weakly.
bool ShapeChecks::is_linked(const ColumnExpr& c) const {
  return std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& arc) {
    if (text::is_one_of(arcs_.word(arc.begin), kPeriodNouns)) return false;  // of any date
    for (size_t i = 0; arc.kind == MentionKind::kColumn && i < arc.count; ++i)
      if (arcs_.mention(arc, i).table == c.table && arcs_.mention(arc, i).column == c.column)
        return true;
    return false;
  });
}

bool ShapeChecks::date_of_owner(const Condition& c) const {
  if (c.column.whole() || !c.sub.empty() || !facts_.temporal(c.column) || c.op == Op::kIsNull ||
      is_linked(c.column))
    return false;
  if (std::none_of(std::begin(kComingColumns), std::end(kComingColumns),
                   [&](std::string_view word) { return facts_.has_word(c.column, word); }))
    return false;
  const auto dated_below = [&](uint32_t table) {
    return table != kNone && table != c.column.table && graph_.to_one(table, c.column.table) &&
           has_dates(facts_.index(), table);
  };
  if (dated_below(block_.entity) ||
      std::any_of(block_.tables.begin(), block_.tables.end(), dated_below) ||
      std::any_of(block_.select.begin(), block_.select.end(),
                  [&](const ValueExpr& t) { return dated_below(t.column.table); }))
    return true;
  for (const Arc& arc : arcs_.all) {
    if (arc.kind != MentionKind::kTable || arc.score < kSurely) continue;
    if (!mentioned_.inside(static_cast<size_t>(arcs_.id_of(arc))) &&
        dated_below(arcs_.mention(arc).table))
      return true;
  }
  return false;
}

}  // namespace

ImplausibleShape implausible_shape(const Candidate& candidate, const Arcs& arcs,
                                   const ColumnFacts& facts, const SchemaGraph& graph,
                                   const MentionedItems& mentioned) {
  return ShapeChecks(candidate, arcs, facts, graph, mentioned).run();
}

}  // namespace ask::engine
