#include "agent/engine/adjust/event_columns.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/word_classes_dates.h"
#include "agent/engine/lexicon/word_classes_people.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/gradable_columns.h"
#include "agent/engine/schema/key_roles.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

bool is_row_date_word(std::string_view word) { return contains(kRowDateWords, word); }

// "sign up" is named by the column's words "sign" and "signup".
bool is_verb_word(std::string_view verb, std::string_view word) {
  const size_t end = std::min(verb.find(' '), verb.size());
  if (verb.substr(0, end) == word) return true;
  return end < verb.size() && word.size() == verb.size() - 1 &&
         word.starts_with(verb.substr(0, end)) && word.ends_with(verb.substr(end + 1));
}

// True if the name of the date has a participle, which is none of the verb: "opened_on" for
// "close".
bool names_other_event(const ColumnFacts& column_facts, std::string_view verb, ColumnExpr date) {
  if (verb.empty() || text::is_one_of(verb, kHappeningVerbs)) return false;
  for (const uint32_t w : column_facts.index().column(date.table, date.column).words) {
    const SchemaWord& word = column_facts.index().word(w);
    if (word.text != word.lemma && !has_plural_suffix(word.text)) return true;
  }
  return false;
}

}  // namespace

ColumnExpr doer_of(const ColumnFacts& column_facts, const SchemaGraph& graph, const Token& verb,
                   uint32_t table) {
  const SchemaIndex& index = column_facts.index();
  for (const uint32_t e : graph.of(table)) {
    const JoinEdge& edge = graph.edges()[e];
    if (edge.child != table || edge.child_columns.size() != 1) continue;
    const ColumnExpr key{table, edge.child_columns[0]};
    const auto roles = role_words(key, {edge.parent, edge.parent_columns[0]}, index);
    if (std::none_of(roles.begin(), roles.end(),
                     [&](uint32_t w) { return same_role(verb, index.word(w)); }))
      continue;
    if (const ColumnExpr name = referred_name(column_facts, key); name.valid()) return name;
  }
  for (uint32_t c = 0; c < index.columns(table); ++c) {
    const ColumnExpr column{table, c};
    if (!column_facts.text(column) || column_facts.of(column).reference ||
        column_facts.of(column).naming)
      continue;
    const auto& words = index.column(table, c).words;
    const bool by = words.size() == 2 &&  // "booked_by", "farmer_first", "manager_name"
                    (index.word(words[1]).text == "by" || index.word(words[1]).text == kLabelNoun ||
                     text::is_one_of(index.word(words[1]).text, kFirstNameColumns));
    if ((words.size() == 1 ? index.word(words[0]).lemma != verb.lemma : by) &&
        same_role(verb, index.word(words[0])))
      return column;
  }
  return {};
}

ColumnExpr referred_name(const ColumnFacts& column_facts, ColumnExpr key) {
  if (key.whole() || key.via != kNone || !column_facts.of(key).reference) return {};
  const ColumnExpr row = column_facts.referred(key);
  if (!row.valid()) return {};
  ColumnExpr name = column_facts.name_of(row.table);
  if (!name.valid() || name.whole() || name.table != row.table) return {};
  name.via = key.column;
  name.via_table = key.table;
  return name;
}

ColumnExpr verb_date(const ColumnFacts& column_facts, std::string_view verb, uint32_t table) {
  for (uint32_t i = 0; !verb.empty() && i < column_facts.table(table).columns.size(); ++i) {
    if (!column_facts.stores_day({table, i})) continue;
    for (const uint32_t w : column_facts.index().column(table, i).words)
      if (is_verb_word(verb, column_facts.index().word(w).lemma)) return {table, i};
  }
  return {};
}

ColumnExpr implied_verb_date(const ColumnFacts& column_facts, std::string_view verb,
                             uint32_t table) {
  const ColumnExpr named = verb_date(column_facts, verb, table);
  if (named.valid()) return named;
  ColumnExpr only, began;
  size_t dates = 0;
  for (uint32_t i = 0; i < column_facts.table(table).columns.size(); ++i) {
    const ColumnExpr c{table, i};
    if (!column_facts.stores_day(c)) continue;
    ++dates;
    only = c;
    if (!began.valid() && dates_row(column_facts, c)) began = c;
  }
  if (dates == 1 && !names_other_event(column_facts, verb, only)) return only;
  return is_row_date_word(verb.substr(0, verb.find(' '))) ? began : ColumnExpr{};
}

ColumnExpr verb_year(const ColumnFacts& column_facts, std::string_view verb, uint32_t table) {
  const SchemaIndex& index = column_facts.index();
  for (uint32_t c = 0; !verb.empty() && c < index.columns(table); ++c) {
    const auto& words = index.column(table, c).words;
    const auto says = [&](std::string_view lemma) {
      return std::any_of(words.begin(), words.end(),
                         [&](uint32_t w) { return index.word(w).lemma == lemma; });
    };
    if (words.size() == 2 && says(kCalendarYear) && says(verb)) return {table, c};
  }
  return {};
}

ColumnExpr verb_place(const ColumnFacts& column_facts, std::string_view verb, uint32_t table) {
  const SchemaIndex& index = column_facts.index();
  for (uint32_t c = 0; !verb.empty() && c < index.columns(table); ++c) {
    const auto& words = index.column(table, c).words;
    if (words.size() == 2 && is_verb_word(verb, index.word(words[0]).lemma) &&
        is_place_preposition(index.word(words[1]).text) && column_facts.text({table, c}))
      return {table, c};
  }
  return {};
}

ColumnExpr place_of(const ColumnFacts& column_facts, const SchemaGraph& graph, uint32_t table) {
  ColumnExpr best;
  float score = 0;
  const auto consider = [&](uint32_t t) {
    for (uint32_t c = 0; c < column_facts.table(t).columns.size(); ++c) {
      const ColumnExpr column{t, c};
      const float here = place_score(column_facts, column);
      if (here <= score || (t == table && column_facts.name_of(t) == column)) continue;
      best = column, score = here;
    }
  };
  consider(table);
  for (const uint32_t e : graph.of(table)) {
    const JoinEdge& edge = graph.edges()[e];
    if (best.valid() && best.table == table) break;
    if (edge.child == table && edge.parent != table) consider(edge.parent);
  }
  return best;
}

}  // namespace ask::engine
