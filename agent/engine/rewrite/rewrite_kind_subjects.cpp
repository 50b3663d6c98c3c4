#include "agent/engine/rewrite/rewrite_kind_subjects.h"

#include "agent/db/statistics/value_index.h"
#include "agent/engine/lexicon/kind_words.h"
#include "agent/engine/lexicon/subject_words.h"
#include "agent/engine/lexicon/value_variants.h"
#include "agent/engine/lexicon/word_classes_tables.h"
#include "agent/engine/rewrite/present_phrases.h"
#include "agent/engine/rewrite/rewrite_event_questions.h"
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

// "species": a column that says by its name of what kind its rows are.
bool is_called_kind(const RewriteContext& context, ColumnExpr column) {
  const std::string_view last = context.column_facts.last_word(column);
  return text::is_one_of(last, kKindOfRowColumns) || last == kKindOfAnimal;
}

// The only table in which the value is one of few of a column of kinds, or, of several, the only
// one whose column is called so.
uint32_t rows_of_kind(const RewriteContext& context, std::string_view value) {
  constexpr int64_t kMostKinds = 20;
  uint32_t found = kNone;
  bool called = false;
  for (const db::ValueHit& hit :
       context.snapshot.values.find(db::ValueIndex::normalised(value))) {
    const ColumnExpr column{hit.table, hit.column};
    const db::ColumnStatistics& stored = context.column_facts.column(column).statistics;
    if (context.schema.index.is_view(hit.table)) continue;
    const bool kind = is_called_kind(context, column);
    if (found != kNone && kind != called) {
      if (kind) found = hit.table, called = true;
      continue;
    }
    if (found != kNone || !context.column_facts.text(column) || stored.distinct > kMostKinds ||
        stored.distinct >= stored.rows)
      return kNone;
    found = hit.table;
    called = kind;
  }
  return found;
}

// The word names nothing in the schema but keys of people: driver_id of staff.
bool names_only_keys(const RewriteContext& context, std::string_view word, uint32_t rows) {
  const SchemaIndex& index = context.schema.index;
  if (!holds_people(index, rows)) return false;
  for (uint32_t t = 0; t < index.tables(); ++t) {
    if (index.has_word(index.table(t), word)) return false;
    for (uint32_t c = 0; c < index.columns(t); ++c)
      if (index.has_word(index.column(t, c), word) &&
          context.column_facts.referred({t, c}).table != rows)
        return false;
  }
  return true;
}

// "the most", "the fewest"
bool begins_rank(const WordSequence& words, size_t at) {
  return is_any(words, at, {"the"}) && is_any(words, at + 1, kRankingSubjects);
}

// "has", "took", "done", "fixes the most": after the rows that do it. "gives the most milk" is of
// no number of rows.
bool may_be_verb(const WordSequence& words, size_t at) {
  const std::string& word = plain(words, at);
  return is_any(words, at, kVerbsOfSubject) || has_past_suffix(word) || is_done_form(word) ||
         (has_plural_suffix(word) && begins_rank(words, at + 1) &&
          (at + 3 >= words.size() || has_plural_suffix(plain(words, at + 3))));
}

// What the rows of the kind are called, to which others refer; empty if it is no such kind.
WordSequence rows_called(const RewriteContext& context, const SchemaPhrases& phrases,
                         const std::string& kind) {
  const uint32_t table = rows_of_kind(context, kind);
  if (table == kNone || !is_referred_to(context.schema.graph, table) ||
      (phrases.is_name(kind) && !names_only_keys(context, kind, table)))
    return {};
  return words_of(context.schema.index.text(context.schema.index.table(table)));
}

// "mechanic with the most repairs", "who is the mechanic who ...": word `at` is what is asked for.
bool begins_with_ranked(const WordSequence& words, size_t at) {
  if (!is_any(words, at + 1, {"with", "who"}) ||
      !(begins_rank(words, at + 2) || begins_rank(words, at + 3)))
    return false;
  for (size_t i = 0; i < at; ++i)
    if (!is_any(words, i, kBeforeRankedSubject)) return false;
  return true;
}

// "mechanic with the most repairs" -> "mechanic staff with the most repairs"
bool name_ranked(WordSequence& words, size_t at, const RewriteContext& context,
                 const SchemaPhrases& phrases) {
  const std::string kind = plain(words, at);
  if (!end_mark(words[at]).empty() || phrases.names_row(kind)) return false;
  const WordSequence rows = rows_called(context, phrases, kind);
  if (rows.empty()) return false;
  WordSequence by{{kind, words.word(at).source}};
  append(by, rows);
  replace(words, at, 1, by);
  return true;
}

// "which driver has the most deliveries", "visits by each hygienist": one of a kind of rows.
void name_rows_of_kind(WordSequence& words, const RewriteContext& context,
                       const SchemaPhrases& phrases) {
  constexpr size_t kMost = 3;  // tried
  size_t tried = 0;
  for (size_t i = 0; i + 1 < words.size() && tried < kMost; ++i) {
    if (begins_with_ranked(words, i) && name_ranked(words, i, context, phrases)) return;
    const bool asked = i < 2 && is_any(words, i, {"which", "what"});
    const bool each = is_any(words, i, {"each", "every"}) && i > 0 &&
                      is_any(words, i - 1, {"by", "of", "for", "from", "with"});
    if (!asked && !each && !is_any(words, i, {"per"})) continue;
    const std::string kind = plain(words, i + 1);
    if (!end_mark(words[i]).empty() || phrases.names_row(kind) || lemma(kind) != kind) continue;
    const bool ends = ends_said(words, i + 1);
    if (asked ? ends || !may_be_verb(words, i + 2)
              : !ends && phrases.names_row(plain(words, i + 2)))
      continue;
    ++tried;
    const WordSequence rows = rows_called(context, phrases, kind);
    if (rows.empty()) continue;
    WordSequence by = asked ? WordSequence{} : rows;  // "per worker that is waiter"
    if (!asked) append(by, {"that", "is"});
    append(by, WordSequence{{kind, words.word(i + 1).source}});
    if (asked) append(by, rows);
    by.end_with(end_mark(words[i + 1]));
    return replace(words, i + 1, 1, by);
  }
}

// The only table in which the kind is stored as a code: "automatic" of the gearbox of cars.
uint32_t rows_of_coded_kind(const RewriteContext& context, std::string_view kind) {
  std::span<const std::string_view> columns;
  const std::string_view code = short_code(kind, columns);
  uint32_t found = kNone;
  if (code.empty()) return found;
  for (const db::ValueHit& hit : context.snapshot.values.find(code)) {
    const SchemaIndex& index = context.schema.index;
    const SchemaItem& column = index.column(hit.table, hit.column);
    if (index.is_view(hit.table) || !index.has_any_word(column, columns)) continue;
    if (found != kNone && found != hit.table) return kNone;
    found = hit.table;
  }
  return found;
}

// The only rows that refer to the kind in a table of kinds: "twin" of the room types.
uint32_t rows_of_kind_row(const RewriteContext& context, std::string_view kind) {
  const SchemaIndex& index = context.schema.index;
  uint32_t kinds = kNone, found = kNone;
  for (const db::ValueHit& hit : context.snapshot.values.find(db::ValueIndex::normalised(kind))) {
    if (kinds != kNone || !index.has_any_word(index.table(hit.table), kKindTables)) return kNone;
    kinds = hit.table;
  }
  if (kinds == kNone) return found;
  for (const uint32_t e : context.schema.graph.of(kinds)) {
    const JoinEdge& edge = context.schema.graph.edges()[e];
    if (edge.parent != kinds || edge.child == kinds || index.is_view(edge.child)) continue;
    if (found != kNone && found != edge.child) return kNone;
    found = edge.child;
  }
  return found;
}

// "twins", "holsteins", "cubs": the kind as it is stored, or the word for its code, and the table
// of its rows; "" if it is none.
std::string kind_called(const RewriteContext& context, const std::string& noun, uint32_t& table) {
  const auto lists = [&] {
    return table != kNone && (is_referred_to(context.schema.graph, table) ||
                              holds_people(context.schema.index, table));
  };
  const std::string base = lemma(noun);
  const std::string kind = base == noun ? noun.substr(0, noun.size() - 1) : base;
  for (const std::string& form : {kind, noun}) {
    table = rows_of_kind(context, form);
    if (lists()) return form;
    table = rows_of_kind_row(context, form);
    if (table != kNone) return form;
  }
  table = rows_of_coded_kind(context, kind);
  return lists() ? kind : std::string();
}

}  // namespace

void rewrite_kind_subjects(WordSequence& words, const RewriteContext& context,
                           const SchemaPhrases& phrases) {
  name_rows_of_kind(words, context, phrases);
  size_t at = 0;
  while (is_any(words, at, kBeforeSubject)) ++at;
  const std::string noun = plain(words, at);
  if (at + 2 >= words.size() || !end_mark(words[at]).empty() || !has_plural_suffix(noun) ||
      context.schema.index.names(noun) || context.schema.index.names(lemma(noun)) ||
      phrases.names_row(noun))
    return;
  // "how many lefties play"
  const bool counted = at > 1 && is_any(words, at - 1, {"many"}) && is_any(words, at - 2, {"how"});
  if (!counted && !is_any(words, at + 1, kAfterSubject) &&
      !is_any(words, at + 1, kTellingOfSubject) && !has_verbal_suffix(plain(words, at + 1)))
    return;
  uint32_t table = kNone;
  const std::string kind = kind_called(context, noun, table);
  if (kind.empty()) return;
  const std::string rows = context.schema.index.text(context.schema.index.table(table));
  WordSequence by{{kind, words.word(at).source}};
  append(by, words_of(rows));
  replace(words, at, 1, by);
}

}  // namespace ask::engine
