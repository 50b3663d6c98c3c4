#include "agent/engine/rewrite/rewrite_kind_subjects.h"

#include "agent/db/statistics/value_index.h"
#include "agent/engine/lexicon/subject_words.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// The rows are what others refer to.
bool is_referred_to(const SchemaGraph& graph, uint32_t table) {
  for (const uint32_t e : graph.of(table)) {
    const JoinEdge& edge = graph.edges()[e];
    if (edge.parent == table && edge.child != table) return true;
  }
  return false;
}

// The only table in which the value is one of few of a column of kinds.
uint32_t rows_of_kind(const RewriteContext& context, std::string_view value) {
  constexpr int64_t kMostKinds = 20;
  uint32_t found = kNone;
  for (const db::ValueHit& hit :
       context.snapshot.values.find(db::ValueIndex::normalised(value))) {
    const ColumnExpr column{hit.table, hit.column};
    const db::ColumnStatistics& stored = context.column_facts.column(column).statistics;
    if (context.schema.index.is_view(hit.table)) continue;
    if (found != kNone || !context.column_facts.text(column) || stored.distinct > kMostKinds ||
        stored.distinct >= stored.rows)
      return kNone;
    found = hit.table;
  }
  return found;
}

}  // namespace

void rewrite_kind_subjects(WordSequence& words, const RewriteContext& context,
                           const SchemaPhrases& phrases) {
  size_t at = 0;
  while (is_any(words, at, kBeforeSubject)) ++at;
  const std::string noun = plain(words, at);
  if (at + 2 >= words.size() || !end_mark(words[at]).empty() || !has_plural_suffix(noun) ||
      !is_any(words, at + 1, kAfterSubject) || phrases.names_row(noun) || phrases.is_name(noun))
    return;
  const std::string kind = lemma(noun);
  const uint32_t table = rows_of_kind(context, kind);
  if (kind == noun || table == kNone || !is_referred_to(context.schema.graph, table)) return;
  const std::string rows = context.schema.index.text(context.schema.index.table(table));
  WordSequence by{{kind, words.word(at).source}};
  append(by, words_of(rows));
  replace(words, at, 1, by);
}

}  // namespace ask::engine
