#include "agent/engine/link/value_placings.h"

#include <algorithm>

#include "agent/common/value_number.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/placing_words.h"
#include "agent/engine/link/value_matches.h"
#include "agent/engine/text/numbers.h"

namespace ask::engine {
namespace {

constexpr float kPlaced = 0.84F;

// Words [begin, end) say which place was taken.
struct SaidPlace {
  uint32_t begin = 0, end = 0;
  double place = 0;
};

bool is_word(const LinkContext& context, uint32_t at, std::span<const std::string_view> words) {
  return at < context.tokens.size() && !context.tokens[at].quoted &&
         std::find(words.begin(), words.end(), context.tokens[at].folded) != words.end();
}

SaidPlace said_place(const LinkContext& context, uint32_t begin) {
  if (is_word(context, begin, kFirstPlaceForms)) return {begin, begin + 1, 1};
  uint32_t at = begin;
  const bool verb = is_word(context, at, kVerbsOfPlace);
  if (verb) ++at;
  if (at < context.tokens.size() && context.tokens[at].folded == "in") ++at;
  const auto number = number_at(context.tokens, at);
  if (!number || !number->ordinal) return {};
  const bool noun = is_word(context, number->end, kPlacingNouns);
  if (!verb && !noun) return {};
  return {begin, number->end + (noun ? 1U : 0U), number->value};
}

// Whole numbers from 1 on, of which each says the place of a row among others.
bool holds_places(const LinkContext& context, uint32_t t, uint32_t c) {
  constexpr double kMostPlaces = 1000;
  const db::Column& column = context.snapshot.catalog.tables[t].columns[c];
  const db::ColumnStatistics& s = column.statistics;
  const auto least = as_number(s.min), most = as_number(s.max);
  const auto& roles = context.index.column_roles(t, c);
  return std::holds_alternative<int64_t>(s.min) && least == 1 && most && *most <= kMostPlaces &&
         s.distinct > 1 && !roles.identifier && !roles.reference && column.primary_key == 0 &&
         context.index.has_any_word(context.index.column(t, c), kPlacingColumns);
}

// The schema itself says who won: a winner, wins, a result 'won'.
bool stores_winners(const LinkContext& context) {
  for (const SchemaItem& item : context.index.items())
    if (context.index.has_any_word(item, kWinColumns)) return true;
  return std::any_of(std::begin(kWonValues), std::end(kWonValues), [&](std::string_view value) {
    return !context.snapshot.values.find(value).empty();
  });
}

// "how much did she win", "how many points": an amount that was won.
bool asks_amount(const LinkContext& context) {
  if (context.tokens.size() < 3 || context.tokens[0].folded != "how") return false;
  if (context.tokens[1].folded == "much") return true;
  return context.tokens[1].folded == "many" &&
         std::any_of(context.schema.begin(), context.schema.end(), [](const Mention& m) {
           return m.kind == MentionKind::kColumn && m.begin == 2 && m.score >= 0.9F;
         });
}

}  // namespace

void add_placings(const LinkContext& context, uint32_t begin, std::vector<Mention>& values) {
  const SaidPlace said = said_place(context, begin);
  if (said.end == 0 || asks_amount(context) || stores_winners(context)) return;
  const bool known = std::any_of(values.begin(), values.end(), [&](const Mention& m) {
    return m.begin < said.end && said.begin < m.end;
  });
  if (known) return;
  ColumnExpr all, mentioned;
  bool several = false, several_mentioned = false;
  for (uint32_t t = 0; t < context.snapshot.catalog.tables.size(); ++t) {
    if (context.index.is_view(t)) continue;
    for (uint32_t c = 0; c < context.snapshot.catalog.tables[t].columns.size(); ++c) {
      if (!holds_places(context, t, c)) continue;
      several |= all.valid();
      all = {t, c};
      if (!is_mentioned(context, t)) continue;
      several_mentioned |= mentioned.valid();
      mentioned = {t, c};
    }
  }
  const ColumnExpr column = !several ? all : several_mentioned ? ColumnExpr{} : mentioned;
  if (column.valid())
    add_value(said.begin, said.end, column, std::to_string(static_cast<int64_t>(said.place)),
              kPlaced, values);
}

}  // namespace ask::engine
