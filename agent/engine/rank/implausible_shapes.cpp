#include "agent/engine/rank/implausible_shapes.h"

#include <algorithm>
#include <string>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/figure_words.h"
#include "agent/engine/lexicon/irregular_forms.h"
#include "agent/engine/lexicon/shape_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/lexicon/word_classes_sums.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/lexicon/word_classes_trade.h"
#include "agent/engine/rank/candidate_checks.h"
#include "agent/engine/rank/implausible_choices.h"
#include "agent/engine/rank/implausible_directions.h"
#include "agent/engine/rank/implausible_figures.h"
#include "agent/engine/rank/implausible_joins.h"
#include "agent/engine/rank/implausible_people.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/row_amounts.h"
#include "agent/engine/schema/row_events.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

class ShapeChecks : CandidateChecks {
 public:
  ShapeChecks(const Candidate& candidate, const Arcs& arcs, const ColumnFacts& facts,
              const SchemaGraph& graph, const MentionedItems& mentioned)
      : CandidateChecks(candidate, arcs, facts, graph), mentioned_(mentioned) {}

  ImplausibleShape run() const {
    if (shows_lone_flag()) return ImplausibleShape::kLoneFlag;
    if (shows_keys_of_people() || shows_other_key() || shows_other_rows())
      return ImplausibleShape::kKeyOfPerson;
    if (groups_by_amount() || groups_by_figure()) return ImplausibleShape::kGroupedAmounts;
    if (hides_groups()) return ImplausibleShape::kHiddenGroups;
    if (loses_each()) return ImplausibleShape::kLostEach;
    if (loses_deed()) return ImplausibleShape::kLostDeed;
    if (counts_most()) return ImplausibleShape::kCountedMost;
    if (groups_unasked()) return ImplausibleShape::kUnaskedGroups;
    if (loses_alternative()) return ImplausibleShape::kLostAlternative;
    if (shows_other_figure()) return ImplausibleShape::kOtherFigure;
    if (fans_out()) return ImplausibleShape::kFannedOutSum;
    for (const auto& any : block_.where)
      for (const Condition& c : any) {
        if (year_of_amount(c)) return ImplausibleShape::kYearAsAmount;
        if (date_of_owner(c)) return ImplausibleShape::kDateOfOwner;
        if (loses_date_bound(c)) return ImplausibleShape::kLostDateBound;
      }
    return ImplausibleShape::kPlausible;
  }

 private:
  bool lists_rows() const { return shows_plain_columns() && block_.group.empty(); }
  bool shows_lone_flag() const;
  bool shows_keys_of_people() const;
  bool shows_other_key() const;
  bool shows_other_rows() const;
  bool groups_by_amount() const;
  bool groups_by_figure() const;
  bool groups_unasked() const;
  bool all_aggregated() const {
    return !block_.select.empty() &&
           std::none_of(block_.select.begin(), block_.select.end(),
                        [](const ValueExpr& t) { return t.fn == Aggregate::kPlain; });
  }
  bool hides_groups() const;
  bool loses_each() const;
  bool means_nothing(size_t from) const;
  bool is_subject(size_t token) const;
  bool loses_deed() const;
  bool counts_money(uint32_t most) const;
  bool counts_most() const;
  bool loses_date_bound(const Condition& c) const;
  bool loses_alternative() const;
  bool seeks(const Mention& value) const;
  bool is_asked_group(const ColumnExpr& key) const;
  bool shows_other_figure() const;
  bool fans_out() const;
  bool is_typed(int64_t number) const;
  bool year_of_amount(const Condition& c) const;
  bool stores_years(const ColumnExpr& c) const;
  bool date_of_owner(const Condition& c) const;
  bool is_linked(const ColumnExpr& c) const;

  const MentionedItems& mentioned_;
};

bool ShapeChecks::shows_lone_flag() const {
  if (!lists_rows() || block_.select.size() != 1 || !facts_.flag(block_.select[0].column))
    return false;
  const bool one_row = block_.limit == 1 || !block_.where.empty();
  return !says(0, {"is", "are", "was", "were", "does", "do", "did", "has", "have", "can"}) ||
         !one_row;
}

bool ShapeChecks::shows_keys_of_people() const {
  if (!lists_rows() || !says(0, {"who", "whose"})) return false;
  return std::all_of(block_.select.begin(), block_.select.end(), [&](const ValueExpr& t) {
    return (facts_.identifier(t.column) || facts_.of(t.column).reference) &&
           facts_.name_of(t.column.table) != t.column && facts_.numeric(t.column);
  });
}

// "the guest we had most often" as the key of an episode, where a table of links is called so.
bool ShapeChecks::shows_other_key() const {
  if (!block_.limit || block_.group.size() != 1 || block_.select.size() != 1 ||
      block_.order.empty() || block_.select[0].fn != Aggregate::kPlain)
    return false;
  const ColumnExpr& key = block_.select[0].column;
  if (key.whole() || !(key == block_.group[0]) || !facts_.of(key).reference) return false;
  return std::none_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& arc) {
    if (arc.kind != MentionKind::kColumn || arc.score < kPerhaps) return false;
    for (size_t i = 0; i < arc.count; ++i)
      if (arcs_.mention(arc, i).table == key.table && arcs_.mention(arc, i).column == key.column)
        return true;
    return false;
  });
}

// "which skipper carried the most passengers" with trips for it, of people with that rank: those
// who are asked for are not shown.
bool ShapeChecks::shows_other_rows() const {
  if (!lists_rows() || !says(0, {"which", "what"}) || arcs_.tokens() < 3) return false;
  const Arc* kind = nullptr;
  for (const Arc& arc : arcs_.beginning_at(1)) {
    if (arc.kind != MentionKind::kValue && arc.kind != MentionKind::kFiller) return false;
    if (arc.kind == MentionKind::kValue && arc.end == 2) kind = &arc;
  }
  if (kind == nullptr) return false;
  const auto after = arcs_.beginning_at(2);
  if (std::any_of(after.begin(), after.end(), [](const Arc& arc) {
        return arc.kind == MentionKind::kTable || arc.kind == MentionKind::kColumn ||
               arc.kind == MentionKind::kValue;
      }))
    return false;
  const Mention& stored = arcs_.mention(*kind);
  return stored.found && keeps_people(facts_.index(), stored.table) &&
         std::none_of(block_.select.begin(), block_.select.end(), [&](const ValueExpr& t) {
           return t.column.home() == stored.table;
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

// "customers by age", "which weight": the column is named as what to group by.
bool ShapeChecks::is_asked_group(const ColumnExpr& key) const {
  return std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& arc) {
    if (arc.kind != MentionKind::kColumn || arc.begin == 0 ||
        !text::is_one_of(arcs_.word(arc.begin - 1U), kBeforeGroupNoun))
      return false;
    for (size_t i = 0; i < arc.count; ++i)
      if (arcs_.mention(arc, i).table == key.table && arcs_.mention(arc, i).column == key.column)
        return true;
    return false;
  });
}

// Sums in an order, of which nothing says what they are of: "total cost of each contractor in
// descending order".
bool ShapeChecks::hides_groups() const {
  return !block_.group.empty() && all_aggregated() && !block_.order.empty() && !block_.limit &&
         !block_.having && block_.outer == Aggregate::kPlain && form_.beside.empty();
}

// "for each festival, what share of its loans came back late" over all festivals.
bool ShapeChecks::loses_each() const {
  if (!block_.group.empty() || !block_.best_of.empty() || !all_aggregated() ||
      block_.outer != Aggregate::kPlain || block_.combine != Combine::kPercent)
    return false;
  return std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& each) {
    if (each.kind != MentionKind::kCue || each.cue != Cue::kEach || each.score < kSurely ||
        !says(each.end - 1U, {"each", "every", "per"}))
      return false;
    return std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& noun) {
      return noun.begin == each.end && noun.kind == MentionKind::kTable && noun.score >= kPerhaps;
    });
  });
}

// True if no name, value, number or date is in the words from `from` to the end of the clause.
bool ShapeChecks::means_nothing(size_t from) const {
  for (size_t t = from; !arcs_.ends_at(t) && !says(t, {"and", "or", "but"}); ++t)
    for (const Arc& arc : arcs_.beginning_at(t))
      if (arc.kind != MentionKind::kCue && arc.kind != MentionKind::kFiller) return false;
  return true;
}

// True for "who" and for a noun of rows: not the name of one, as in "the score Ann has given".
bool ShapeChecks::is_subject(size_t token) const {
  return says(token, {"who", "that", "which"}) ||
         std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& arc) {
           return arc.kind == MentionKind::kTable && arc.end == token + 1U;
         });
}

// "members who have given up" as all members: what they have done restricts them by nothing.
bool ShapeChecks::loses_deed() const {
  if (block_.having || block_.limit || !block_.order.empty() || !block_.group.empty() ||
      !form_.beside.empty())
    return false;
  for (const auto& any : block_.where)
    for (const Condition& c : any)
      if (!c.sub.empty()) return false;  // "have never sailed": what was done is in there
  for (size_t t = 1; t + 1 < arcs_.tokens(); ++t) {
    if (!says(t, kPerfectAuxiliaries) || !is_subject(t - 1)) continue;
    size_t deed = t + 1;
    while (says(deed, kBeforePerfectDeed)) ++deed;
    if (deed >= arcs_.tokens() || says(deed, kDeedsOfHaving)) continue;
    const std::string_view word = arcs_.word(deed);
    if ((has_past_suffix(word) || !irregular_base(word).empty()) && means_nothing(deed))
      return true;
  }
  return false;
}

// "which customer paid the most" by the number of payments, whose amounts are known. `most`: the
// place of the word.
bool ShapeChecks::counts_money(uint32_t most) const {
  uint32_t verb = most;
  while (verb > 0 && says(verb - 1U, {"the", "in", "us", "out"})) --verb;
  if (verb == 0) return false;
  const Token& deed = arcs_.token(verb - 1U);
  const bool received = verb < most && says(verb, {"in", "us"});
  const bool money = text::is_one_of(deed.folded, kMostMoneyForms) ||
                     text::is_one_of(deed.folded, kPlainEarnedForms) ||
                     (received && text::is_one_of(deed.lemma, kEarnedForms));
  const bool closes = arcs_.ends_at(most + 1U) || says(most + 1U, kAfterMoneyVerb);
  if (!money || !closes) return false;
  const std::vector<uint32_t> tables = join_terminals(block_.entity, block_.tables);
  return std::any_of(tables.begin(), tables.end(), [&](uint32_t t) {
    return !own_money_of_rows(facts_, t).empty();
  });
}

// "which print has brought in the most in fees" by the number of rows.
bool ShapeChecks::counts_most() const {
  if (!block_.limit || block_.order.empty() || block_.order[0].term.fn != Aggregate::kCount)
    return false;
  for (const Arc& most : arcs_.all)
    if (most.kind == MentionKind::kCue && (most.cue == Cue::kMost || most.cue == Cue::kLeast) &&
        counts_money(most.end - 1U))
      return true;
  return std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& most) {
    if (most.kind != MentionKind::kCue || (most.cue != Cue::kMost && most.cue != Cue::kLeast) ||
        !says(most.end, {"in"}))
      return false;
    return std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& measure) {
      if (measure.begin != most.end + 1U || measure.kind != MentionKind::kColumn) return false;
      const ColumnExpr c = best_column(arcs_, measure);
      return c.valid() && !c.whole() && facts_.measure(c) && !facts_.identifier(c);
    });
  });
}

// "since 2024" as in that year
bool ShapeChecks::loses_date_bound(const Condition& c) const {
  const auto* text = std::get_if<std::string>(&c.value);
  if (c.op != Op::kLike || c.negated || text == nullptr || text->size() < 5 || c.column.whole() ||
      !facts_.temporal(c.column))
    return false;
  const std::string year = text->substr(text->starts_with('%') ? 1 : 0, 4);
  size_t bounded = 0, dated = 0;  // dates of the question in that year
  for (const Arc& arc : arcs_.all) {
    if (arc.kind != MentionKind::kDate || !arcs_.mention(arc).from.starts_with(year)) continue;
    const bool inside = std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& longer) {
      return longer.kind == MentionKind::kDate && longer.begin <= arc.begin &&
             longer.end >= arc.end && longer.end - longer.begin > arc.end - arc.begin;
    });
    if (inside) continue;
    ++dated;
    bounded += arc.begin > 0 && says(arc.begin - 1U, {"since", "before", "after"}) ? 1U : 0U;
  }
  return dated == 1 && bounded == 1;
}

// The average or sum of each row of a table that is named in the singular only, and not as what to
// group by: "the average projector repair time".
bool ShapeChecks::groups_unasked() const {
  if (block_.group.size() != 1 || block_.having || block_.limit || !block_.order.empty() ||
      !says(0, {"what", "how"}) || block_.group[0].whole() || !facts_.identifier(block_.group[0]))
    return false;
  const uint32_t table = block_.group[0].table;
  bool named = false;
  for (const Arc& arc : arcs_.all) {
    if (arc.kind == MentionKind::kCue && arc.cue == Cue::kEach) return false;
    if (arc.kind != MentionKind::kTable || arcs_.mention(arc).table != table) continue;
    const Token& noun = arcs_.token(arc.end - 1U);
    if (noun.folded != noun.lemma || arc.begin < 2 ||
        says(arc.begin - 1U, {"which", "what", "whose", "all", "any", "of", "for", "and"}))
      return false;
    named = true;
  }
  return named && std::any_of(block_.select.begin(), block_.select.end(), [](const ValueExpr& t) {
           return t.fn == Aggregate::kAverage || t.fn == Aggregate::kSum;
         });
}

// True if a condition compares the column of the value with it.
bool ShapeChecks::seeks(const Mention& value) const {
  const auto compares = [&](const Condition& c) {
    if (c.column.table != value.table || c.column.column != value.column) return false;
    const auto is = [&](const Value& stored) {
      const auto* text = std::get_if<std::string>(&stored);
      return text != nullptr && *text == value.text;
    };
    return is(c.value) || std::any_of(c.also.begin(), c.also.end(), is);
  };
  for (const auto& any : block_.where)
    if (std::any_of(any.begin(), any.end(), compares)) return true;
  return std::any_of(block_.select.begin(), block_.select.end(), [&](const ValueExpr& t) {
    return std::any_of(t.only.begin(), t.only.end(), compares);
  });
}

// "percentage of visits that were cancelled or no shows" of which one is sought.
bool ShapeChecks::loses_alternative() const {
  const auto value_at = [&](size_t token, bool ends) {
    const Mention* best = nullptr;
    for (const Arc& arc : arcs_.all)
      if (arc.kind == MentionKind::kValue && (ends ? arc.end : arc.begin) == token)
        for (size_t i = 0; i < arc.count; ++i)
          if (const Mention& m = arcs_.mention(arc, i);
              m.found && !m.inside && (best == nullptr || m.score > best->score))
            best = &m;
    return best;
  };
  for (size_t t = 1; t + 1 < arcs_.tokens(); ++t) {
    if (!arcs_.is(t, kOrWord)) continue;
    size_t next = t + 1;
    while (arcs_.is(next, kBe) || says(next, {"were", "was", "in", "on", "the", "by"})) ++next;
    const Mention *one = value_at(t, true), *other = value_at(next, false);
    if (one != nullptr && other != nullptr && one->table == other->table &&
        one->column == other->column && one->text != other->text && seeks(*one) != seeks(*other))
      return true;
  }
  return false;
}

// Money, a time, a weight or a number of goods that nobody asks to group by: "the game with the
// most units sold" as a quantity, "sales per month" by the months of a warranty.
bool ShapeChecks::groups_by_figure() const {
  if (block_.having) return false;
  return std::any_of(block_.group.begin(), block_.group.end(), [&](const GroupKey& key) {
    if (key.whole() || key.period != Period::kWhole) return false;
    const SchemaItem& item = facts_.index().column(key.table, key.column);
    const db::ColumnStatistics& stored = facts_.column(key).statistics;
    const bool counted = std::any_of(block_.select.begin(), block_.select.end(),
                                     [](const ValueExpr& t) { return t.fn == Aggregate::kCount; });
    if (counted && facts_.text(key) && facts_.index().has_any_word(item, kContactNouns) &&
        stored.distinct * 2 > stored.rows)
      return true;  // how many rows each phone number has
    if (!facts_.measure(key)) return false;
    const auto& words = item.words;
    const bool periods = !words.empty() && words.size() > 1 &&
                         has_plural_suffix(facts_.index().word(words.back()).text) &&
                         text::is_one_of(facts_.index().word(words.back()).lemma, kPeriodNouns);
    const bool figure = periods ||
                        unit_info(facts_.of(key).unit).dimension != UnitDimension::kNone ||
                        facts_.index().has_any_word(item, kQuantityColumns);
    const bool ranked =
        std::any_of(block_.order.begin(), block_.order.end(), [&](const Ordering& o) {
          return o.term.fn != Aggregate::kPlain && o.term.fn != Aggregate::kCount &&
                 o.term.column.table == key.table && o.term.column.column == key.column;
        });
    return ranked || (figure && !is_asked_group(key));
  });
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

bool ShapeChecks::is_typed(int64_t number) const {
  return std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& arc) {
    return arc.kind == MentionKind::kNumber &&
           arcs_.mention(arc).number == static_cast<double>(number);
  });
}

bool ShapeChecks::year_of_amount(const Condition& c) const {
  const auto* amount = std::get_if<int64_t>(&c.value);
  if (amount == nullptr || *amount < 1900 || c.column.whole() || !c.sub.empty() ||
      facts_.temporal(c.column) || facts_.year_number(c.column) ||
      c.column.period != Period::kWhole || stores_years(c.column))
    return false;
  for (size_t t = 1; t < arcs_.tokens(); ++t)
    for (const int64_t unit : {1, 100, 1000})  // "fees in 2024" of 202400 cents
      if ((unit == 1 || !is_typed(*amount)) && *amount % unit == 0 && *amount / unit >= 1900 &&
          *amount / unit <= 2100 && arcs_.word(t) == std::to_string(*amount / unit) &&
          says(t - 1, {"in", "since", "during", "before", "after"}))
        return true;
  return false;
}

// True if a word of the question could name the column, however weakly.
bool ShapeChecks::is_linked(const ColumnExpr& c) const {
  return may_name(c, 0, [&](const Arc& arc) {
    return !text::is_one_of(arcs_.word(arc.begin), kPeriodNouns);  // of any date
  });
}

bool ShapeChecks::date_of_owner(const Condition& c) const {
  if (c.column.whole() || !c.sub.empty() || !facts_.temporal(c.column) || c.op == Op::kIsNull ||
      is_linked(c.column))
    return false;
  if (std::none_of(std::begin(kComingColumns), std::end(kComingColumns),
                   [&](std::string_view word) { return facts_.has_word(c.column, word); }))
    return false;
  if (c.negated && !c.from_today) return true;  // "haven't been in at all in May"
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
  const ImplausibleShape shape = ShapeChecks(candidate, arcs, facts, graph, mentioned).run();
  if (shape != ImplausibleShape::kPlausible) return shape;
  const ImplausibleShape people = implausible_people(candidate, arcs, facts, graph);
  if (people != ImplausibleShape::kPlausible) return people;
  const ImplausibleShape join = implausible_join(candidate, arcs, facts, graph);
  if (join != ImplausibleShape::kPlausible) return join;
  const ImplausibleShape direction = implausible_direction(candidate, arcs, facts, graph);
  if (direction != ImplausibleShape::kPlausible) return direction;
  const ImplausibleShape figure = implausible_figure(candidate, arcs, facts, graph);
  return figure != ImplausibleShape::kPlausible ? figure
                                                : implausible_choice(candidate, arcs, facts, graph);
}

}  // namespace ask::engine
