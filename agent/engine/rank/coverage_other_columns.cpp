#include "agent/engine/rank/coverage_other_columns.h"

#include <algorithm>
#include <iterator>
#include <span>
#include <string>
#include <vector>

#include "agent/common/words.h"
#include "agent/engine/lexicon/bound_words.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/month_names.h"
#include "agent/engine/lexicon/other_column_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_columns.h"
#include "agent/engine/lexicon/word_classes_people.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/lexicon/word_classes_trade.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/row_amounts.h"

namespace ask::engine {
namespace {

bool asks_any(const CoverageContext& context, std::span<const std::string_view> words) {
  for (size_t t = 0; t < context.arcs.tokens(); ++t)
    if (says(context, t, words)) return true;
  return false;
}

bool asks_any(const CoverageContext& context, std::initializer_list<std::string_view> words) {
  return asks_any(context, std::span(words.begin(), words.size()));
}

bool holds_money(const CoverageContext& context, const ColumnExpr& c) {
  if (c.product() || c.rate() || c.expression != kNone) return true;
  const SchemaItem& item = context.index.column(c.table, c.column);
  return unit_info(context.facts.of(c).unit).dimension == UnitDimension::kMoney ||
         context.index.has_any_word(item, kPriceColumns) ||
         context.index.has_any_word(item, kMoneyNouns) ||
         context.index.has_any_word(item, kComparedMoney);
}

// True for a number that is no money and has no unit of its own: of pieces.
bool is_number_of_pieces(const CoverageContext& context, const ColumnExpr& c) {
  return c.valid() && !c.whole() && !c.duration() && context.facts.measure(c) &&
         !holds_money(context, c);
}

// "how much is a pint" as how many were sold, "the cheapest pint" as the least number of them.
bool takes_number_for_price(const CoverageContext& context) {
  const QueryBlock& block = context.block();
  const bool price = says(context, 0, {"how"}) && says(context, 1, {"much"}) &&
                     says(context, 2, {"is", "does", "are"}) &&
                     says(context, 3, {"a", "an", "one"});
  const bool rank = asks_any(context, kCheapForms);
  if (!price && !rank) return false;
  const auto takes = [&](const ValueExpr& t) {
    return (t.fn != Aggregate::kCount) && is_number_of_pieces(context, t.column);
  };
  if (price)
    return block.select.size() == 1 && block.select[0].fn == Aggregate::kSum &&
           takes(block.select[0]);
  const bool extreme = std::any_of(block.select.begin(), block.select.end(), [&](const auto& t) {
    return (t.fn == Aggregate::kMinimum || t.fn == Aggregate::kMaximum) && takes(t);
  });
  return extreme || (block.limit && block.order.size() == 1 && takes(block.order[0].term));
}

// "when was Hop Riot last brewed" by when it was first brewed, and the other way round.
bool takes_other_end(const CoverageContext& context) {
  const bool last = asks_any(context, kMostRecentWords), first = asks_any(context, kFirstEndWords);
  if (last == first) return false;
  return std::any_of(context.used.begin(), context.used.end(), [&](const ColumnExpr& c) {
    if (!c.valid() || c.whole() || !context.facts.temporal(c)) return false;
    const SchemaItem& item = context.index.column(c.table, c.column);
    return last ? context.index.has_any_word(item, kFirstEndWords)
                : context.index.has_any_word(item, kMostRecentWords);
  });
}

// "which beer do we brew most often" as the dates on which beers were first brewed.
bool groups_by_own_date(const CoverageContext& context) {
  const QueryBlock& block = context.block();
  if (!says(context, 0, {"which"}) || block.group.size() != 1 || block.select.empty() ||
      block.select[0].fn != Aggregate::kPlain || !(block.select[0].column == block.group[0]) ||
      !context.facts.temporal(block.group[0]) || block.group[0].period != Period::kWhole)
    return false;
  const uint32_t rows = table_from(context, 1, 2);
  return rows != kNone && rows == block.group[0].table;
}

// "how many patients did we see in May" of those that died then: a date of a death, or of when
// somebody was hired, that nothing in the question names.
bool takes_date_of_life(const CoverageContext& context) {
  const auto named = [&](const ColumnExpr& c) {
    return std::any_of(context.arcs.all.begin(), context.arcs.all.end(), [&](const Arc& u) {
      return u.kind == MentionKind::kColumn && u.score >= 0.5F &&
             context.arcs.mention(u).table == c.table && context.arcs.mention(u).column == c.column;
    });
  };
  const bool met = asks_any(context, kMeetingForms);
  return std::any_of(
      context.block().where.begin(), context.block().where.end(),
      [&](const std::vector<Condition>& any) {
        return std::any_of(any.begin(), any.end(), [&](const Condition& c) {
          if (c.op == Op::kIsNull || !c.column.valid() || c.column.whole() ||
              !context.facts.temporal(c.column))
            return false;
          const SchemaItem& item = context.index.column(c.column.table, c.column.column);
          const bool death = context.index.has_any_word(item, kDeathWords);
          const bool hire = met && context.index.has_any_word(item, kHireColumns);
          return (death || hire) && !asks_any(context, kDeathWords) && !named(c.column);
        });
      });
}

// The table of staff that a condition of the block is on; kNone if there is none.
uint32_t staff_asked_for(const CoverageContext& context, const QueryBlock& block) {
  for (const auto& any : block.where)
    for (const Condition& c : any) {
      if (c.sub.empty() && c.column.valid() &&
          context.index.has_any_word(context.index.table(c.column.home()), kStaffNouns))
        return c.column.home();
      for (const QueryBlock& inner : c.sub)
        if (const uint32_t found = staff_asked_for(context, inner); found != kNone) return found;
    }
  return kNone;
}

// "how much do bartenders earn" by what was sold to customers, where the pay of people is stored.
bool takes_sales_for_pay(const CoverageContext& context) {
  const bool income = asks_any(context, {kIncomeNoun});
  if (!income && !asks_any(context, kEarningForms)) return false;
  const QueryBlock& block = context.block();
  const uint32_t people = staff_asked_for(context, block);
  if (people == kNone || pay_of_people(context.facts, people).empty()) return false;
  return std::any_of(block.select.begin(), block.select.end(), [&](const ValueExpr& t) {
    const bool figure = income ? t.fn == Aggregate::kAverage
                               : t.fn != Aggregate::kPlain && t.fn != Aggregate::kCount;
    return figure && t.column.home() != people;
  });
}

// "which batch cost us the most in ingredients" by how many there are.
bool ranks_cost_by_number(const CoverageContext& context) {
  const QueryBlock& block = context.block();
  return block.limit && block.order.size() == 1 && block.order[0].term.fn == Aggregate::kCount &&
         asks_any(context, kCostForms) && !asks_any(context, kNumberAsked);
}

// "medicines we have fewer than 10 of" by their price.
bool takes_price_for_number(const CoverageContext& context) {
  const size_t end = end_of_words(context);
  if (end < 4 || !says(context, end - 1, {"of"})) return false;
  const std::string& number = context.arcs.token(end - 2).folded;
  if (number.empty() || number.find_first_not_of("0123456789") != number.npos) return false;
  return std::any_of(context.block().where.begin(), context.block().where.end(),
                     [&](const std::vector<Condition>& any) {
                       return any.size() == 1 &&
                              (any[0].op == Op::kLess || any[0].op == Op::kGreater) &&
                              any[0].column.valid() && !any[0].column.whole() &&
                              holds_money(context, any[0].column);
                     });
}

// "who lives at 15 Castle Close" as the officer of the house.
bool takes_staff_for_residents(const CoverageContext& context) {
  const QueryBlock& block = context.block();
  return says(context, 0, {"who"}) && !block.select.empty() && asks_any(context, kLivingForms) &&
         context.index.has_any_word(context.index.table(block.select[0].column.home()),
                                    kStaffNouns) &&
         std::any_of(block.where.begin(), block.where.end(), [&](const auto& any) {
           return any[0].column.valid() && any[0].column.home() != block.select[0].column.home();
         });
}

// "what share of November's rent is paid" as what was paid in November of all rent, "how much of
// the rent due was collected in November" as the rent due of the rows that were paid then.
bool takes_month_for_part(const CoverageContext& context) {
  const QueryBlock& block = context.block();
  if (block.combine != Combine::kPercent || block.select.empty()) return false;
  std::vector<ColumnExpr> dates;
  const auto take = [&](const Condition& c) {
    if (c.column.valid() && !c.column.whole() && context.facts.temporal(c.column))
      dates.push_back(c.column);
  };
  for (const Condition& c : block.select[0].only) take(c);
  for (const auto& any : block.where)
    if (any.size() == 1 && any[0].in_numerator) take(any[0]);
  if (dates.empty()) return false;
  for (size_t t = 0; t + 1 < context.arcs.tokens(); ++t)
    if (says(context, t + 1, {"'s"}) && says(context, t, kMonthNames)) return true;
  const ColumnExpr& part = block.select[0].column;
  return !part.whole() && block.select[0].fn == Aggregate::kSum &&
         context.index.has_any_word(context.index.column(part.table, part.column), kDueColumns) &&
         std::any_of(dates.begin(), dates.end(), [&](const ColumnExpr& c) {
           return context.index.has_any_word(context.index.column(c.table, c.column), kPaidWords);
         });
}

}  // namespace

bool takes_other_columns(const CoverageContext& context) {
  static constexpr PartCheck kChecks[] = {
      takes_number_for_price,    takes_other_end,      groups_by_own_date,
      takes_date_of_life,        takes_sales_for_pay,  takes_price_for_number,
      takes_staff_for_residents, ranks_cost_by_number, takes_month_for_part};
  return std::any_of(std::begin(kChecks), std::end(kChecks),
                     [&](PartCheck taken) { return taken(context); });
}

}  // namespace ask::engine
