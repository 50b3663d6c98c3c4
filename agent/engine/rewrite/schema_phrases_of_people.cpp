#include "agent/engine/rewrite/schema_phrases_of_people.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/people_verbs.h"
#include "agent/engine/lexicon/schema_phrase_words.h"
#include "agent/engine/lexicon/standing_words.h"
#include "agent/engine/rewrite/schema_phrases_of.h"
#include "agent/engine/rewrite/schema_phrases_of_rows.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/row_owners.h"
#include "agent/engine/schema/row_standing.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// The words of the only date of the table since when its people are here.
std::string joining_date(const ColumnFacts& column_facts, uint32_t t) {
  const SchemaIndex& index = column_facts.index();
  std::string found;
  for (uint32_t c = 0; c < column_facts.table(t).columns.size(); ++c) {
    const bool joins = column_facts.temporal({t, c}) &&
                       std::any_of(std::begin(kJoiningColumns), std::end(kJoiningColumns),
                                   [&](std::string_view word) {
                                     return column_facts.has_word({t, c}, word);
                                   });
    if (!joins) continue;
    if (!found.empty()) return {};
    found = column_phrase(index, t, c);
  }
  return found;
}

// True for those who do what the verb says, as it is called, or as the staff does.
bool does_work(const SchemaIndex& index, uint32_t table, const std::string& verb) {
  const auto& words = index.table(table).words;
  if (!words.empty() && is_agent_noun_of(index.word(words.back()).lemma, verb)) return true;
  return keeps_staff(index, table) &&
         std::any_of(kServiceVerbs.begin(), kServiceVerbs.end(), [&](std::string_view base) {
           return verb == base || is_progressive_of(verb, base);
         });
}

}  // namespace

Joined joined_of(const ColumnFacts& column_facts, const SchemaGraph& graph, std::string_view noun,
                 std::string_view verb) {
  const SchemaIndex& index = column_facts.index();
  uint32_t out = kNone, hired = kNone, doing = kNone;
  size_t dates = 0, hirings = 0, doers = 0;
  for (uint32_t t = 0; t < index.tables(); ++t) {
    const auto named = tables_named(index, noun);
    if (noun.empty() ? !holds_people(index, t) : !contains(named, t)) continue;
    const std::string date = joining_date(column_facts, t);
    if (date.empty()) continue;
    out = t;
    ++dates;
    if (date.find(kHiringWord) != date.npos) hired = t, ++hirings;
    if (!verb.empty() && does_work(index, t, lemma(verb))) doing = t, ++doers;
  }
  const uint32_t t = dates == 1 ? out : hirings == 1 ? hired : doers == 1 ? doing : kNone;
  if (t == kNone) return {};
  return {index.text(index.table(t)) + " " + std::string(kHasEarliest) +
              joining_date(column_facts, t),
          row_standing(column_facts, graph, t, true)};
}

std::string words_of_leaving(const ColumnFacts& column_facts, uint32_t table, bool any) {
  const SchemaIndex& index = column_facts.index();
  for (uint32_t t = 0; any && t < index.tables(); ++t) {
    if (leaving_date(column_facts, t) == kNone) continue;
    if (table != kNone) return {};
    table = t;
  }
  const uint32_t date = leaving_date(column_facts, table);
  if (date == kNone || index.has_any_word(index.column(table, date), kLeavingNames)) return {};
  return rows_in_plural(index, table) + " whose " + column_phrase(index, table, date);
}

}  // namespace ask::engine
