// What a model writes about a schema, from evidence only: descriptions, other words, questions. A
// reply is data: nothing of it is taken that does not fit the schema and the stored values.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"
#include "agent/db/schema/note.h"
#include "agent/db/statistics/snapshot.h"
#include "agent/llm/types.h"
#include "agent/reason/model/options.h"

namespace ask::reason {

// Tables (indices into the catalog) in groups; each is one request.
std::vector<std::vector<size_t>> enrichment_groups(const db::Catalog& catalog,
                                                   const std::vector<size_t>& tables);
// Row counts, ranges and frequent values of the tables, a line each; "" below Share::kValues. None
// of private columns.
std::string evidence_text(const db::Catalog& catalog, const std::vector<size_t>& tables,
                          Share share);

struct Enrichment {
  std::vector<db::Note> notes;  // source "model", one for each table and column at most
  size_t unknown = 0;           // names of no table, column or stored value
  size_t misleading = 0;        // words that have another meaning already, or two
  size_t excess = 0;            // words beyond the limits of a note
};
// Adds what the reply says about `tables`. Names of values are taken from Share::kValues on. Errors
// (kModelError): the reply has not the form that was asked for; `out` is then as before.
Status read_enrichment(std::string_view reply, const db::Snapshot& snapshot,
                       const std::vector<size_t>& tables, Share share, Enrichment& out);
// Drops every word that would change how questions are read that were understood before: that is a
// table, a column or a stored value, or read as one, that questions are made of, that a note has
// for something else, or that two of the notes have; then the notes that say nothing.
void drop_misleading(const db::Snapshot& snapshot, Enrichment& enrichment);

// The snapshot without the names that these notes are going to replace; another one to the engine.
db::Snapshot without_names_of(const db::Snapshot& snapshot, const std::vector<db::Note>& notes);

struct UnknownWord {
  std::string word, example;  // in lower case; a question that has it
};
inline constexpr size_t kMostSuggested = 30;  // words in a request
// For each of `words` the note that would explain it; without an object where the reply has none
// that fits. Errors (kModelError): the form.
Result<std::vector<db::Note>> read_suggestions(std::string_view reply, const db::Snapshot& snapshot,
                                               const std::vector<UnknownWord>& words, Share share);

}  // namespace ask::reason
