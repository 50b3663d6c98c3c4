#include "agent/engine/rewrite/schema_phrases_of_sales.h"

#include <algorithm>

#include "agent/engine/lexicon/schema_phrase_words.h"
#include "agent/engine/rewrite/schema_phrases_of.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/named_incomes.h"
#include "agent/engine/schema/sold_goods.h"

namespace ask::engine {

void set_sales(const WordSequence& words, const ColumnFacts& column_facts, SchemaPhrases& out) {
  const SchemaIndex& index = column_facts.index();
  out.income_called = [&column_facts](std::string_view name) {
    return income_called(column_facts.catalog(), column_facts.index(), name);
  };
  if (std::none_of(std::begin(kSellingForms), std::end(kSellingForms),
                   [&](std::string_view w) { return words.holds(w); }))
    return;
  const std::vector<PricedQuantity> sold = products(column_facts.catalog(), index);
  if (sold.size() == 1) out.sold = column_phrase(index, sold[0].quantity_table, sold[0].quantity);
  if (sold.empty())
    if (const auto goods = sold_goods(column_facts.catalog(), index);
        goods && goods->quantity != kNone)
      out.sold = column_phrase(index, goods->sales, goods->quantity);
  size_t tables = 0;
  for (uint32_t t = 0; t < index.tables(); ++t) {
    if (!is_sales_table(index, t) || ++tables > 1) continue;
    out.sales = index.text(index.table(t));
  }
  if (tables != 1) out.sales.clear();
}

}  // namespace ask::engine
