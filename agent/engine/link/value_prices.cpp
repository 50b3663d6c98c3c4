#include "agent/engine/link/value_prices.h"

#include <algorithm>

#include "agent/common/value_number.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/link/value_matches.h"

namespace ask::engine {
namespace {

constexpr float kCostsNothing = 0.8F, kWeaklyNamed = 0.55F;

bool is_zero_price(const Value& value) { return as_number(value) == 0.0; }

bool is_price(const LinkContext& context, const SchemaItem& item) {
  return context.index.has_any_word(item, kPriceColumns);
}

// "free delivery" of delivery_fee: the only price of what the noun names may be 0.
void add_zero_price_of(const LinkContext& context, uint32_t begin, std::vector<Mention>& values) {
  if (begin + 1 >= context.tokens.size() || context.tokens[begin + 1].quoted) return;
  const std::string& noun = context.tokens[begin + 1].lemma;
  ColumnExpr price;
  for (uint32_t t = 0; t < context.snapshot.catalog.tables.size(); ++t) {
    const std::vector<db::Column>& columns = context.snapshot.catalog.tables[t].columns;
    for (uint32_t c = 0; c < columns.size() && !context.index.is_view(t); ++c) {
      const SchemaItem& item = context.index.column(t, c);
      if (item.words.size() != 2 || !is_zero_price(columns[c].statistics.min) ||
          !is_price(context, item) || !context.index.has_word(item, noun))
        continue;
      if (price.valid()) return;
      price = {t, c};
    }
  }
  if (price.valid()) add_value(begin, begin + 2, price, "0", kCostsNothing, values);
}

}  // namespace

void add_zero_prices(const LinkContext& context, uint32_t begin, std::vector<Mention>& values) {
  const std::string& word = context.normal[begin];
  const std::string_view before = begin > 0 ? std::string_view(context.normal[begin - 1]) : "";
  const bool last = ends_clause(context, begin);
  const auto named = [&](uint32_t table, bool next) {
    bool other = false, weakly = false;  // "permits" of a table of their types
    for (const Mention& m : context.schema) {
      if (m.kind != MentionKind::kTable) continue;
      const bool own = m.table == table && (!next || m.begin == begin + 1);
      if (own && m.score >= 0.7F) return true;
      weakly |= own && m.score >= kWeaklyNamed;
      other |= m.table != table;
    }
    return weakly && !other;
  };
  uint32_t from = begin, to = begin + 1;
  bool next = false;
  if (word == "nothing" && text::is_one_of(before, kBeforeNothing)) {
    from = before == "us" && begin > 1 ? begin - 2 : begin - 1;
  } else if (word == kGratisAdjective) {
    const bool charged = begin + 2 < context.tokens.size() && context.normal[begin + 1] == "of" &&
                         text::is_one_of(context.normal[begin + 2], kPricingVerbs);
    const bool is = text::is_one_of(before, {"for", "are", "is", "were", "was"});
    const bool entered = begin + 2 < context.tokens.size() && context.normal[begin + 1] == "to" &&
                         text::is_one_of(context.normal[begin + 2], kEntryVerbs);
    if (charged || entered)
      to = begin + 3;
    else if (!is || !last)
      next = true;
    if (before == "for") --from;
    add_zero_price_of(context, begin, values);
  } else {
    return;
  }
  for (uint32_t t = 0; t < context.snapshot.catalog.tables.size(); ++t) {
    if (!named(t, next)) continue;
    uint32_t price = kNone;
    bool one = true;
    const std::vector<db::Column>& columns = context.snapshot.catalog.tables[t].columns;
    for (uint32_t c = 0; c < columns.size(); ++c) {
      const SchemaItem& item = context.index.column(t, c);
      if (!is_zero_price(columns[c].statistics.min) || columns[c].statistics.distinct < 3 ||
          !is_price(context, item))
        continue;
      one = price == kNone;
      price = c;
    }
    if (price != kNone && one) add_value(from, to, {t, price}, "0", kCostsNothing, values);
  }
}

}  // namespace ask::engine
