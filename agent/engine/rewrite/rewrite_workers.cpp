#include "agent/engine/rewrite/rewrite_workers.h"

#include <algorithm>

#include "agent/engine/lexicon/standing_words.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/row_attributes.h"
#include "agent/engine/schema/row_owners.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// The table of what was worked on, by the noun at its end or by a stored name.
uint32_t table_worked_on(const RewriteContext& context, const WordSequence& words, size_t from) {
  const SchemaIndex& index = context.schema.index;
  const std::string noun = lemma(plain(words, words.size() - 1));
  for (uint32_t t = 0; t < index.tables(); ++t) {
    const SchemaItem& table = index.table(t);
    if (!index.is_view(t) && table.words.size() == 1 && index.has_word(table, noun)) return t;
  }
  while (is_any(words, from, {"the", "a", "an"})) ++from;
  return named_row(context.column_facts, context.snapshot.values,
                   plain_text(words, from, words.size()))
      .table;
}

// The only rows that belong both to the table and to people, where the table's own rows belong to
// such people, too. kNone if there are none or several.
uint32_t rows_of_work(const RewriteContext& context, uint32_t table) {
  const SchemaGraph& graph = context.schema.graph;
  const auto refers = [&](uint32_t rows, uint32_t to) {
    const auto& edges = graph.of(rows);
    return std::any_of(edges.begin(), edges.end(), [&](uint32_t e) {
      return graph.edges()[e].child == rows && graph.edges()[e].parent == to;
    });
  };
  uint32_t found = kNone;
  for (uint32_t people = 0; people < context.schema.index.tables(); ++people) {
    if (people == table || !holds_people(context.schema.index, people) || !refers(table, people))
      continue;
    for (uint32_t rows = 0; rows < context.schema.index.tables(); ++rows) {
      if (rows == table || !refers(rows, table) || !refers(rows, people)) continue;
      if (found != kNone) return kNone;
      found = rows;
    }
  }
  return found;
}

}  // namespace

void rewrite_workers(WordSequence& words, const RewriteContext& context,
                     const SchemaPhrases& phrases) {
  for (size_t i = 1; i + 2 < words.size(); ++i) {
    if (!is_any(words, i, kWorkingForms) || !is_any(words, i + 1, {"on"}) ||
        !end_mark(words[i]).empty())
      continue;
    size_t from = i;
    while (from > 1 && is_any(words, from - 1, {"has", "have", "is", "are", "was", "were", "been"}))
      --from;
    const bool who = from == 1 && is_any(words, 0, {"who"});
    if (!who && !phrases.names_row(plain(words, from - 1))) return;
    const uint32_t table = table_worked_on(context, words, i + 2);
    const uint32_t rows = table == kNone ? kNone : rows_of_work(context, table);
    if (rows == kNone) return;
    WordSequence by{who ? "has" : "have"};
    append(by, words_of(rows_in_plural(context.schema.index, rows)));
    by.push_back("for");
    return replace(words, from, i + 2 - from, std::move(by));
  }
}

}  // namespace ask::engine
