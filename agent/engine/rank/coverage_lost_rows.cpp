#include "agent/engine/rank/coverage_lost_rows.h"

#include <algorithm>

#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_columns.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/schema/derived_measures.h"

namespace ask::engine {
namespace {

// "average price per ticket" read as the average total of sales of several tickets.
bool takes_total_for_price(const CoverageContext& context) {
  const QueryBlock& block = context.block();
  if (block.select.empty() || block.select.back().fn != Aggregate::kAverage) return false;
  const ColumnExpr total = block.select.back().column;
  if (total.whole() || total.expression != kNone || total.product() ||
      context.facts.has_word(total, kSalesPrice))
    return false;
  const SchemaIndex& index = context.index;
  const auto measures = index.measures(total.table);
  const bool several = std::any_of(measures.begin(), measures.end(), [&](uint32_t c) {
    return c != total.column && index.has_any_word(index.column(total.table, c), kQuantityColumns);
  });
  if (!several) return false;
  const auto& names = index.table(total.table).words;
  for (size_t t = 1; t + 1 < context.arcs.tokens(); ++t) {
    const Token& noun = context.arcs.token(t + 1);
    if (says(context, t, {"per"}) && is_unit_charge(context.arcs.token(t - 1).lemma) &&
        noun.folded == noun.lemma && !names.empty() && index.word(names.back()).lemma != noun.lemma)
      return true;
  }
  return false;
}

// "who's still got one of our costumes" read as a list of costumes.
bool lists_things_for_holders(const CoverageContext& context) {
  const QueryBlock& block = context.block();
  if (!says(context, 0, {"who"}) || !block.where.empty() || !block.group.empty() ||
      !block.order.empty() || block.select.empty() || context.form().yes_no)
    return false;
  const uint32_t table = block.select[0].column.home();
  if (table == kNone || keeps_people(context.index, table) ||
      context.index.row_names(table) != nullptr ||
      join_terminals(block.entity, block.tables).size() > 1)
    return false;
  constexpr size_t kLongest = 4;  // tokens before the verb
  for (size_t t = 1; t < std::min(kLongest, context.arcs.tokens()); ++t)
    if (says(context, t, kHavingForms) || says(context, t, kGettingForms)) return true;
  return false;
}

}  // namespace

bool takes_other_rows(const CoverageContext& context) {
  return takes_total_for_price(context) || lists_things_for_holders(context);
}

}  // namespace ask::engine
