#include "agent/engine/rank/implausible_choices.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/mistaken_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/remainder_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_people.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/lexicon/word_classes_sums.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/lexicon/word_classes_trade.h"
#include "agent/engine/rank/candidate_checks.h"
#include "agent/engine/rank/implausible_dates.h"
#include "agent/engine/rank/mentioned_items.h"
#include "agent/engine/schema/column_units.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/row_events.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

class ChoiceChecks : CandidateChecks {
 public:
  using CandidateChecks::CandidateChecks;

  ImplausibleShape run() const {
    if (counts_named_row()) return ImplausibleShape::kCountedDates;
    if (counts_dates()) return ImplausibleShape::kCountedDates;
    if (shows_measure_of_order()) return ImplausibleShape::kShownMeasure;
    if (orders_by_number()) return ImplausibleShape::kNumberAsMost;
    if (orders_holder_by_row()) return ImplausibleShape::kHolderByRow;
    if (ranks_single_rows() || ranks_by_own_number()) return ImplausibleShape::kPlaceOfSingle;
    if (repeats_amounts()) return ImplausibleShape::kFannedOutSum;
    if (takes_pay_of_others() || takes_pay_of_unmentioned()) return ImplausibleShape::kPayOfOthers;
    if (adds_up_unasked_prices()) return ImplausibleShape::kPayOfOthers;
    if (takes_number_for_money()) return ImplausibleShape::kCountedMost;
    if (shows_people_for_things()) return ImplausibleShape::kPeopleForThing;
    if (shows_keys_for_people()) return ImplausibleShape::kKeyOfPerson;
    if (dates_by_birth()) return ImplausibleShape::kDateOfOwner;
    if (takes_count_for_amount()) return ImplausibleShape::kCountAsAmount;
    return ImplausibleShape::kPlausible;
  }

 private:
  bool says_lemma(std::span<const std::string_view> words) const {
    for (size_t t = 0; t < arcs_.tokens(); ++t)
      if (text::is_one_of(arcs_.token(t).lemma, words)) return true;
    return false;
  }
  bool says_anywhere(std::span<const std::string_view> words) const {
    for (size_t t = 0; t < arcs_.tokens(); ++t)
      if (says(t, words)) return true;
    return false;
  }
  bool counts_dates() const;
  bool counts_named_row() const;
  bool shows_measure_of_order() const;
  bool orders_by_number() const;
  bool orders_holder_by_row() const;
  bool ranks_by_own_number() const;
  bool ranks_single_rows() const;
  bool repeats_amounts() const;
  bool reaches(uint32_t from, uint32_t to, uint32_t without,
               const std::vector<JoinStep>& steps) const;
  bool adds_up_rates() const;
  bool takes_pay_of_others() const;
  bool takes_pay_of_unmentioned() const;
  bool takes_number_for_money() const;
  bool adds_up_unasked_prices() const;
  bool shows_people_for_things() const;
  bool shows_keys_for_people() const;
  bool has_dated_children(uint32_t table) const;
  bool dates_by_birth() const;
  bool takes_count_for_amount() const;
  bool counts_rows_of(const Condition& c, double number) const;
  // True if a quantity that is sold at a price fits.
  template <typename Fits>
  bool is_in_product(const Fits& fits) const {
    const auto priced = products(facts_.catalog(), index_);
    return std::any_of(priced.begin(), priced.end(), fits);
  }
  bool says_room_of(double number) const;
};

// "how many members joined each year" by the number of different days on which they did.
bool ChoiceChecks::counts_dates() const {
  return std::any_of(block_.select.begin(), block_.select.end(),
                     [&](const ValueExpr& t) {
                       return t.fn == Aggregate::kCount && t.distinct && !t.column.whole() &&
                              t.column.period == Period::kWhole && facts_.temporal(t.column);
                     }) &&
         !says_lemma(kDateNouns);
}

// "how many women did Bruno Petit see" as how many of that name there are.
bool ChoiceChecks::counts_named_row() const {
  if (block_.select.size() != 1 || !block_.group.empty() || !form_.beside.empty() || form_.yes_no ||
      block_.combine != Combine::kApart || block_.where.size() < 2 ||
      block_.select[0].fn != Aggregate::kCount || !block_.select[0].column.whole())
    return false;
  const uint32_t counted = block_.select[0].column.table;
  const auto* names = index_.row_names(counted);
  const auto fixes = [&](const ColumnExpr& name) {
    return name.valid() &&
           std::any_of(block_.where.begin(), block_.where.end(), [&](const auto& any) {
             return any.size() == 1 && any[0].op == Op::kEqual && !any[0].negated &&
                    any[0].also.empty() && any[0].sub.empty() && any[0].column == name;
           });
  };
  if (names != nullptr) return fixes({counted, names->first}) && fixes({counted, names->last});
  const ColumnExpr name = facts_.name_of(counted);
  return name.table == counted && facts_.unique(name) && facts_.text(name) && fixes(name);
}

// "busiest day by visitors" as a number of visitors: it only says which day is meant.
bool ChoiceChecks::shows_measure_of_order() const {
  if (!block_.limit || block_.select.size() != 1 || !shows_plain_columns()) return false;
  const ColumnExpr& shown = block_.select[0].column;
  if (!facts_.measure(shown)) return false;
  const auto ranks = [&](const Arc& measure) {
    if (measure.begin < 2 || !says(measure.begin - 1U, {"by"})) return false;
    return std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& cue) {
      return cue.kind == MentionKind::kCue && cue.end < measure.begin &&
             (cue.cue == Cue::kSuperlative || cue.cue == Cue::kTopN || cue.cue == Cue::kMost ||
              cue.cue == Cue::kLeast);
    });
  };
  return may_name(shown, kPerhaps, ranks);
}

// "on the most episodes" by the number of an episode.
bool ChoiceChecks::orders_by_number() const {
  if (!block_.limit || block_.order.empty()) return false;
  const ColumnExpr& by = block_.order[0].term.column;
  if (block_.order[0].term.fn != Aggregate::kPlain || !by.valid() || by.whole() ||
      (!facts_.identifier(by) && !facts_.of(by).reference &&
       !text::is_one_of(facts_.last_word(by), kRowNumberNouns)))
    return false;
  return std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& most) {
    if (most.kind != MentionKind::kCue || (most.cue != Cue::kMost && most.cue != Cue::kLeast))
      return false;
    const auto rows = arcs_.beginning_at(most.end);
    return std::any_of(rows.begin(), rows.end(), [&](const Arc& noun) {
      return noun.kind == MentionKind::kTable &&
             has_plural_suffix(arcs_.token(noun.end - 1U).folded);
    });
  });
}

// "our biggest buyer" as the buyer of the largest sale: what all the rows of somebody make up is
// meant, and not one of them.
bool ChoiceChecks::orders_holder_by_row() const {
  if (std::any_of(block_.select.begin(), block_.select.end(), [&](const ValueExpr& t) {
        const bool extreme = t.fn == Aggregate::kMinimum || t.fn == Aggregate::kMaximum;
        return extreme && t.column.valid() && !t.column.whole() && facts_.text(t.column) &&
               !index_.is_view(t.column.table) && !facts_.temporal(t.column) &&
               !facts_.measure(t.column);
      }))
    return true;
  if (!block_.limit || block_.order.empty() || block_.select.size() != 1 || !block_.group.empty() ||
      !block_.best_of.empty() || !shows_plain_columns())
    return false;
  const ColumnExpr &shown = block_.select[0].column, &by = block_.order[0].term.column;
  if (!by.valid() || by.whole() || by.table != shown.table || facts_.temporal(by) ||
      !facts_.text(shown) || !has_agent_suffix(facts_.last_word(shown)) ||
      text::is_one_of(facts_.last_word(shown), kRowNumberNouns) || facts_.unique(shown) ||
      facts_.name_of(shown.table) == shown)
    return false;
  return !may_name(by, kPerhaps) && says_anywhere(kHolderAdjectives);
}

// "who cancels the most" by how many people each of them is.
bool ChoiceChecks::ranks_by_own_number() const {
  if (block_.group.size() != 1 || !block_.limit || block_.order.empty() ||
      block_.entity == kNone || block_.all_rows)
    return false;
  const ValueExpr& by = block_.order[0].term;
  const GroupKey& key = block_.group[0];
  return by.fn == Aggregate::kCount && by.column.whole() && by.only.empty() && !key.whole() &&
         key.table == block_.entity && key.period == Period::kWhole && facts_.single_key(key) &&
         std::all_of(block_.tables.begin(), block_.tables.end(), [&](uint32_t t) {
           return t == block_.entity || graph_.to_one(block_.entity, t);
         });
}

// "the last hire at each branch" as the date of each branch itself: a place among one row.
bool ChoiceChecks::ranks_single_rows() const {
  if (block_.best_of.empty() || !block_.group.empty() || block_.entity == kNone) return false;
  const bool alone = std::all_of(block_.tables.begin(), block_.tables.end(), [&](uint32_t t) {
    return t == block_.entity || graph_.to_one(block_.entity, t);
  });
  return alone &&
         std::any_of(block_.best_of.begin(), block_.best_of.end(), [&](const GroupKey& key) {
           return !key.whole() && key.table == block_.entity && key.period == Period::kWhole &&
                  facts_.single_key(key);
         });
}

// True if the joins lead from one table to the other without passing the third.
bool ChoiceChecks::reaches(uint32_t from, uint32_t to, uint32_t without,
                           const std::vector<JoinStep>& steps) const {
  std::vector<uint32_t> open{from};
  for (size_t at = 0; at < open.size(); ++at) {
    if (open[at] == to) return true;
    for (const JoinStep& step : steps) {
      const JoinEdge& edge = graph_.edges()[step.edge];
      if (edge.child != open[at] && edge.parent != open[at]) continue;
      const uint32_t next = edge.child == open[at] ? edge.parent : edge.child;
      if (next != without && !contains(open, next)) open.push_back(next);
    }
  }
  return false;
}

// "total cost of prescriptions" as the fee of the visit, once for each of its prescriptions. What
// is no event has a price, which may be added up for each row: "the fees of all members" of levels.
// Nor are rows of a sibling: "what do drivers earn" as what was sent from their depots.
bool ChoiceChecks::repeats_amounts() const {
  if (block_.entity == kNone) return false;
  std::vector<JoinStep> steps;
  const auto repeats = [&](const ValueExpr& t) {
    const ColumnExpr& c = t.column;
    if (t.fn != Aggregate::kSum || !c.valid() || c.whole() || c.product() || c.duration() ||
        c.expression != kNone || c.table == block_.entity)
      return false;
    const bool of_event =
        !facts_.intensive(c) && has_dates(index_, c.table) && !keeps_people(index_, c.table);
    if (steps.empty() && !graph_.join(join_terminals(block_.entity, block_.tables), nullptr, steps))
      return false;
    return std::any_of(steps.begin(), steps.end(), [&](const JoinStep& step) {
      const JoinEdge& edge = graph_.edges()[step.edge];
      const bool own = edge.parent == c.table;
      if ((own ? !of_event : edge.link) || edge.child == edge.parent || edge.child == c.table ||
          (edge.child_columns.size() == 1 &&
           facts_.single_key({edge.child, edge.child_columns[0]})))
        return false;
      return reaches(c.table, edge.parent, edge.child, steps) &&
             reaches(edge.child, block_.entity, edge.parent, steps);
    });
  };
  return std::any_of(block_.select.begin(), block_.select.end(), repeats) ||
         std::any_of(block_.order.begin(), block_.order.end(),
                     [&](const Ordering& o) { return repeats(o.term); });
}

// "how much did the Courier Co pay for repairs" as the sum of what mechanics earn an hour.
bool ChoiceChecks::adds_up_rates() const {
  return std::any_of(block_.select.begin(), block_.select.end(), [&](const ValueExpr& t) {
    const ColumnExpr& c = t.column;
    if (t.fn != Aggregate::kSum || !c.valid() || c.whole() || c.product() || c.duration() ||
        c.expression != kNone || !facts_.measure(c))
      return false;
    return std::any_of(std::begin(kRatePeriods), std::end(kRatePeriods),
                       [&](const auto& period) { return facts_.has_word(c, period[0]); });
  });
}

// "how much did Otto Bauer pay" as what his doctor earns.
bool ChoiceChecks::takes_pay_of_others() const {
  if (adds_up_rates()) return true;
  const auto pays = [&](const ColumnExpr& c) {
    return c.valid() && !c.whole() && facts_.measure(c) &&
           index_.has_any_word(index_.column(c.table, c.column), kWageWords);
  };
  return std::any_of(block_.select.begin(), block_.select.end(), [&](const ValueExpr& t) {
    if (!pays(t.column) || may_name(t.column, kSurely)) return false;
    return std::any_of(block_.where.begin(), block_.where.end(), [&](const auto& any) {
      return any.size() == 1 && any[0].column.valid() && any[0].column.table != t.column.table &&
             any[0].op == Op::kEqual && keeps_people(index_, any[0].column.table);
    });
  });
}

// "how much did we pay for brake pads" as what the mechanics earn who fitted some.
bool ChoiceChecks::takes_pay_of_unmentioned() const {
  return std::any_of(block_.select.begin(), block_.select.end(), [&](const ValueExpr& t) {
    const ColumnExpr& c = t.column;
    if (t.fn != Aggregate::kSum || !c.valid() || c.whole() || c.expression != kNone ||
        !holds_people(index_, c.table) || may_name_table(c.table, kPerhaps) ||
        !index_.has_any_word(index_.column(c.table, c.column), kWageWords) ||
        may_name(c, kSurely))
      return false;
    const auto of_others = [&](const Condition& one) {
      return one.op == Op::kIn ? !one.sub.empty() && !one.negated
                               : one.op == Op::kEqual && one.column.table != c.table &&
                                     std::holds_alternative<std::string>(one.value);
    };
    return std::any_of(block_.where.begin(), block_.where.end(), [&](const auto& any) {
      return std::any_of(any.begin(), any.end(), of_others);
    });
  });
}

// "how much did we take in ticket sales", "revenue from ticket sales" as how many were sold.
bool ChoiceChecks::takes_number_for_money() const {
  const auto turnover = [&](const Token& token) { return is_turnover_noun(token.lemma); };
  const std::vector<Token>& tokens = arcs_.lattice->tokens;
  const bool taken = says(0, {"how"}) && says(1, {"much"}) && says_lemma(kTakingMoneyVerbs);
  if (!taken && std::none_of(tokens.begin(), tokens.end(), turnover)) return false;
  return std::any_of(block_.select.begin(), block_.select.end(), [&](const ValueExpr& t) {
    const ColumnExpr& c = t.column;
    if (t.fn != Aggregate::kSum || !c.valid() || c.whole() || c.product() ||
        !index_.has_any_word(index_.column(c.table, c.column), kSoldParticiples))
      return false;
    return is_in_product([&](const PricedQuantity& p) {
      return p.quantity_table == c.table && p.quantity == c.column;
    });
  });
}

// "how much did we pay the conductors" as the prices of the tickets of their concerts, each once:
// what was paid for the tickets is their price times how many were sold.
bool ChoiceChecks::adds_up_unasked_prices() const {
  return std::any_of(block_.select.begin(), block_.select.end(), [&](const ValueExpr& t) {
    const ColumnExpr& c = t.column;
    if (t.fn != Aggregate::kSum || !c.valid() || c.whole() || c.product() || may_name(c, kSurely) ||
        c.adjust != ColumnExpr::Adjust::kAsIs || !facts_.measure(c))
      return false;
    return is_in_product([&](const PricedQuantity& p) {
      return p.price_table == c.table && p.price == c.column && p.quantity_table == c.table;
    });
  });
}

// "what was sold to Oslo" as the customers there, whom the question does not mention.
bool ChoiceChecks::shows_people_for_things() const {
  if (!says(0, {"what", "whats"}) || !shows_plain_columns()) return false;
  return std::all_of(block_.select.begin(), block_.select.end(), [&](const ValueExpr& t) {
    return keeps_people(index_, t.column.table) && facts_.text(t.column) &&
           facts_.name_of(t.column.table).table == t.column.table &&
           !may_name_table(t.column.table, 0) && !may_name(t.column, 0);
  });
}

// "which person bought the most tickets" as the number of a ticket.
bool ChoiceChecks::shows_keys_for_people() const {
  if (!says(0, {"which", "what"}) || !says(1, kAnyPersonNouns) || !shows_plain_columns())
    return false;
  return std::none_of(block_.select.begin(), block_.select.end(), [&](const ValueExpr& t) {
    return keeps_people(index_, t.column.table) || facts_.text(t.column);
  });
}

// True if rows that have dates refer to those of the table.
bool ChoiceChecks::has_dated_children(uint32_t table) const {
  const auto edges = graph_.of(table);
  return std::any_of(edges.begin(), edges.end(), [&](uint32_t e) {
    const JoinEdge& edge = graph_.edges()[e];
    return edge.parent == table && edge.child != table && has_dates(index_, edge.child);
  });
}

// "the patients seen in 2024" as those born then.
bool ChoiceChecks::dates_by_birth() const {
  for (const auto& any : block_.where)
    for (const Condition& c : any)
      if (c.column.valid() && !c.column.whole() && c.sub.empty() && !c.from_today &&
          !c.other.valid() && c.op != Op::kIsNull && c.column.period != Period::kAge &&
          facts_.temporal(c.column) && facts_.birth_date(c.column) && !may_name(c.column, 0) &&
          has_dated_children(c.column.table))
        return true;
  return false;
}

// True if the number is how many rows there are: "3 acts", "three scored speeches", where nothing
// beside it says that it is compared with the column: "more than 5 items in stock".
bool ChoiceChecks::counts_rows_of(const Condition& c, double number) const {
  constexpr size_t kBeside = 3;  // tokens between a column and the number
  return std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& arc) {
    if (arc.kind != MentionKind::kNumber || arcs_.mention(arc).number != number ||
        !arcs_.mention(arc).unit.empty())
      return false;
    size_t end = 0;
    for (size_t noun = arc.end; noun < arc.end + 2U && end == 0; ++noun) {
      if (noun > arc.end && (arcs_.ends_at(arc.end) || arcs_.filler[arc.end] > 0.5F)) break;
      for (const Arc& rows : arcs_.beginning_at(noun))
        if (rows.kind == MentionKind::kTable && rows.score >= kPerhaps &&
            has_plural_suffix(arcs_.token(rows.end - 1U).folded))
          end = rows.end;
    }
    if (end == 0) return false;
    return !may_name(c.column, kPerhaps, [&](const Arc& beside) {
      return beside.begin >= end || (beside.end <= arc.begin && beside.end + kBeside >= arc.begin);
    });
  });
}

// "hold more than 300", "seat at least 200"
bool ChoiceChecks::says_room_of(double number) const {
  return std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& arc) {
    if (arc.kind != MentionKind::kNumber || arcs_.mention(arc).number != number) return false;
    size_t bound = arc.begin;
    while (bound > 0 && says(bound - 1, kAroundBound)) --bound;
    return bound > 0 && bound < arc.begin && says(bound - 1, kSureRoomVerbs);
  });
}

// "countries with 3 or more acts" as acts with a fee of 3, "halls that hold more than 300" as those
// that cost more.
bool ChoiceChecks::takes_count_for_amount() const {
  for (const auto& any : block_.where)
    for (const Condition& c : any) {
      const bool orders = c.op == Op::kLess || c.op == Op::kLessEqual || c.op == Op::kGreater ||
                          c.op == Op::kGreaterEqual;
      if (!orders || !c.sub.empty() || c.other.valid() || c.from_today || !c.column.valid() ||
          c.column.whole() || c.column.period != Period::kWhole || !facts_.measure(c.column) ||
          std::holds_alternative<std::string>(c.value))
        continue;
      if (const double number = number_value(c.value);
          std::isfinite(number) &&
          (counts_rows_of(c, number) ||
           (says_room_of(number) && !may_name(c.column, kPerhaps) &&
            index_.has_any_word(index_.column(c.column.table, c.column.column), kPriceColumns))))
        return true;
    }
  return false;
}

}  // namespace

ImplausibleShape implausible_choice(const Candidate& candidate, const Arcs& arcs,
                                    const ColumnFacts& facts, const SchemaGraph& graph) {
  const ImplausibleShape shape = ChoiceChecks(candidate, arcs, facts, graph).run();
  return shape != ImplausibleShape::kPlausible ? shape
                                               : implausible_date(candidate, arcs, facts, graph);
}

}  // namespace ask::engine
