#include "agent/engine/link/value_prices.h"

#include <algorithm>

#include "agent/common/value_number.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/link/value_matches.h"

namespace ask::engine {
namespace {

constexpr float kCostsNothing = 0.8F;

bool is_zero_price(const Value& value) { return as_number(value) == 0.0; }

}  // namespace

void add_zero_prices(const LinkContext& context, uint32_t begin, std::vector<Mention>& values) {
  const std::string& word = context.normal[begin];
  const std::string_view before = begin > 0 ? std::string_view(context.normal[begin - 1]) : "";
  const bool last = ends_clause(context, begin);
  const auto named = [&](uint32_t table, bool next) {
    return std::any_of(context.schema.begin(), context.schema.end(), [&](const Mention& m) {
      return m.kind == MentionKind::kTable && m.table == table && m.score >= 0.7F &&
             (!next || m.begin == begin + 1);
    });
  };
  uint32_t from = begin, to = begin + 1;
  bool next = false;
  if (word == "nothing" && text::is_one_of(before, kBeforeNothing)) {
    from = before == "us" && begin > 1 ? begin - 2 : begin - 1;
  } else if (word == kGratisAdjective) {
    const bool charged = begin + 2 < context.tokens.size() && context.normal[begin + 1] == "of" &&
                         text::is_one_of(context.normal[begin + 2], kPricingVerbs);
    const bool is = text::is_one_of(before, {"for", "are", "is", "were", "was"});
    if (charged)
      to = begin + 3;
    else if (!is || !last)
      next = true;
    if (before == "for") --from;
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
          std::none_of(kPriceColumns.begin(), kPriceColumns.end(),
                       [&](std::string_view w) { return context.index.has_word(item, w); }))
        continue;
      one = price == kNone;
      price = c;
    }
    if (price != kNone && one) add_value(from, to, {t, price}, "0", kCostsNothing, values);
  }
}

}  // namespace ask::engine
