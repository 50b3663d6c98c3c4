#include "agent/engine/rank/implausible_figures.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/lexicon/figure_words.h"
#include "agent/engine/lexicon/value_sum_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_sums.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/lexicon/word_classes_trade.h"
#include "agent/engine/rank/candidate_checks.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

class FigureChecks : CandidateChecks {
 public:
  using CandidateChecks::CandidateChecks;

  ImplausibleShape run() const {
    if (loses_second_figure()) return ImplausibleShape::kLostFigure;
    if (counts_single_rows()) return ImplausibleShape::kSingleRows;
    if (ranks_by_no_money() || takes_fewest_for_worst()) return ImplausibleShape::kRankedByOther;
    if (counts_for_value()) return ImplausibleShape::kOtherAmount;
    if (groups_whole_sum()) return ImplausibleShape::kUnaskedGroups;
    for (const ValueExpr& shown : block_.select)
      if (takes_rate_for_time(shown) || takes_price_for_receipts(shown))
        return ImplausibleShape::kOtherAmount;
    return ImplausibleShape::kPlausible;
  }

 private:
  // A number that no group is made by and that is no key.
  bool is_number(const ColumnExpr& c) const {
    return !c.whole() && !facts_.text(c) && !facts_.identifier(c) &&
           std::none_of(block_.group.begin(), block_.group.end(),
                        [&](const GroupKey& key) { return ColumnExpr(key) == c; });
  }
  bool loses_second_figure() const;
  bool counts_single_rows() const;
  bool is_money(const ColumnExpr& c) const;
  bool ranks_by_no_money() const;
  bool takes_fewest_for_worst() const;
  bool counts_for_value() const;
  bool groups_whole_sum() const;
  bool takes_rate_for_time(const ValueExpr& shown) const;
  bool takes_price_for_receipts(const ValueExpr& shown) const;
};

// "customers in each segment and what they have borrowed", where the query has only one figure.
bool FigureChecks::loses_second_figure() const {
  size_t figures = form_.beside.size();
  for (const ValueExpr& shown : block_.select)
    figures += shown.fn != Aggregate::kPlain || is_number(shown.column) ? 1U : 0U;
  if (figures > 1 || block_.limit || block_.having) return false;
  const auto how = [&](size_t t, std::string_view much) {
    return says(t, {"how"}) && t + 1 < arcs_.tokens() && arcs_.word(t + 1) == much;
  };
  bool counts = false;
  for (size_t t = 0; t + 2 < arcs_.tokens(); ++t) {
    if (counts && says(t, {"and"}) && (says(t + 1, {"what"}) || how(t + 1, "much"))) return true;
    counts |= how(t, "many") || (says(t, kRowCountNouns) && says(t + 1, {"of"}));
  }
  return false;
}

// "for every climber, how many times they got to the top" of climbers alone: each is one.
bool FigureChecks::counts_single_rows() const {
  if (block_.group.size() != 1 || block_.having || block_.outer != Aggregate::kPlain) return false;
  const ColumnExpr& key = block_.group[0];
  if (key.whole() || key.period != Period::kWhole || !facts_.single_key(key)) return false;
  const bool counts = std::any_of(block_.select.begin(), block_.select.end(), [&](const auto& t) {
    return t.fn == Aggregate::kCount && !t.distinct && t.only.empty();
  });
  if (!counts) return false;
  const auto own = [&](uint32_t table) { return table == kNone || table == key.table; };
  return own(block_.entity) && std::all_of(block_.tables.begin(), block_.tables.end(), own) &&
         std::all_of(block_.select.begin(), block_.select.end(),
                     [&](const ValueExpr& t) { return own(t.column.home()); }) &&
         std::all_of(block_.where.begin(), block_.where.end(), [&](const auto& any) {
           return std::all_of(any.begin(), any.end(),
                              [&](const Condition& c) { return own(c.column.home()); });
         });
}

bool FigureChecks::is_money(const ColumnExpr& c) const {
  if (c.whole() || c.product() || c.expression != kNone) return true;
  return unit_info(facts_.of(c).unit).dimension == UnitDimension::kMoney ||
         index_.has_any_word(index_.column(c.table, c.column), kMoneyNames);
}

// "the biggest treatment bill" by the miles to a farm.
bool FigureChecks::ranks_by_no_money() const {
  if (!block_.limit || block_.order.size() != 1 || !block_.best_of.empty()) return false;
  const ValueExpr& by = block_.order[0].term;
  if (by.fn == Aggregate::kCount || by.column.whole() || is_money(by.column)) return false;
  for (size_t t = 1; t < arcs_.tokens(); ++t) {
    if (!says(t, kBillNouns)) continue;
    const auto named = arcs_.beginning_at(t);
    return !may_name(by.column, 0) && std::none_of(named.begin(), named.end(), [](const Arc& arc) {
      return arc.kind == MentionKind::kTable || arc.kind == MentionKind::kColumn;
    });
  }
  return false;
}

// "the worst holder by number of warnings" by the fewest: the rows may be bad ones.
bool FigureChecks::takes_fewest_for_worst() const {
  if (!block_.limit || block_.order.size() != 1 || block_.order[0].descending ||
      block_.order[0].term.fn != Aggregate::kCount)
    return false;
  for (size_t t = 0; t < arcs_.tokens(); ++t)
    if (says(t, {kWorstWord})) return true;
  return false;
}

// "value of kit by base" by the number of pieces of kit.
bool FigureChecks::counts_for_value() const {
  if (std::none_of(block_.select.begin(), block_.select.end(),
                   [](const ValueExpr& t) { return t.fn == Aggregate::kCount; }))
    return false;
  for (const ValueExpr& shown : block_.select)
    if (shown.fn != Aggregate::kPlain && shown.fn != Aggregate::kCount) return false;
  constexpr size_t kLastOpening = 3;  // "what is the value of"
  if (says(0, {"how"})) return false;
  for (size_t t = 0; t <= kLastOpening && t + 1 < arcs_.tokens(); ++t) {
    if (!says(t, kGatheredAmounts) || !says(t + 1, {"of"})) continue;
    if (t > 0 && !says(t - 1, {"the"}) && !says(t - 1, kSumWords)) return false;
    const auto named = arcs_.beginning_at(t);
    return std::none_of(named.begin(), named.end(), [](const Arc& arc) {
      return arc.kind == MentionKind::kTable || arc.kind == MentionKind::kValue;
    });
  }
  return false;
}

// "how much of what guests paid us came from cancelled bookings" of each guest.
bool FigureChecks::groups_whole_sum() const {
  if (block_.group.empty() || !says(0, {"how"}) || !says(1, {"much"}) || !says(2, {"of"}))
    return false;
  for (size_t t = 3; t < arcs_.tokens(); ++t)
    if (says(t, {"each", "every", "per", "by"})) return false;
  return true;
}

// "average nights per stay" of the rate for a night.
bool FigureChecks::takes_rate_for_time(const ValueExpr& shown) const {
  if ((shown.fn != Aggregate::kAverage && shown.fn != Aggregate::kSum) || shown.column.whole() ||
      shown.column.product() || shown.column.expression != kNone || shown.column.duration() ||
      unit_info(facts_.of(shown.column).unit).dimension == UnitDimension::kTime ||
      !is_money(shown.column))
    return false;
  const auto is_period = [&](const Arc& arc) {
    return arc.end == arc.begin + 1U &&
           text::is_one_of(arcs_.token(arc.begin).lemma, kRatePeriodNouns) &&
           has_plural_suffix(arcs_.word(arc.begin));
  };
  return may_name(shown.column, 0, is_period) &&
         !may_name(shown.column, 0, [&](const Arc& arc) { return !is_period(arc); });
}

// "fees collected per subject" of the fee of each course, where it is stored what was paid.
bool FigureChecks::takes_price_for_receipts(const ValueExpr& shown) const {
  if (shown.fn != Aggregate::kSum || shown.column.whole() || shown.column.product() ||
      shown.column.expression != kNone ||
      !index_.has_any_word(index_.column(shown.column.table, shown.column.column),
                           kListPriceColumns))
    return false;
  bool received = false;
  for (size_t t = 0; t < arcs_.tokens(); ++t)
    received |= says(t, kReallyPaidForms);
  if (!received) return false;
  for (const uint32_t e : graph_.of(shown.column.table)) {
    const JoinEdge& edge = graph_.edges()[e];
    if (edge.parent != shown.column.table || edge.child == shown.column.table) continue;
    for (uint32_t c = 0; c < index_.columns(edge.child); ++c) {
      if (facts_.measure({edge.child, c}) && !facts_.flag({edge.child, c}) &&
          index_.has_any_word(index_.column(edge.child, c), kReceivedColumns))
        return true;
    }
  }
  return false;
}

}  // namespace

ImplausibleShape implausible_figure(const Candidate& candidate, const Arcs& arcs,
                                    const ColumnFacts& facts, const SchemaGraph& graph) {
  return FigureChecks(candidate, arcs, facts, graph).run();
}

}  // namespace ask::engine
