#include "agent/reason/retrieval/link_retrieval.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/text.h"

namespace ask::reason {
namespace {

constexpr size_t kWide = 12;         // columns from which a table may be too wide to be shown
constexpr size_t kMostShown = 12;    // columns worth showing, of all tables together
constexpr size_t kMostTraced = 100;  // chunks that the trace has
constexpr size_t kLongestDescription = 80;

std::string why(const db::Table& table, const RetrievedTable& found) {
  if (!table.description.empty() && found.by_words)
    return fmt::format("is described as \"{}\"",
                       text::shortened(table.description, kLongestDescription));
  return !found.by_vectors ? "its words are near the question"
         : found.by_words  ? "its words and its vector are near the question"
                           : "its vector is near the question";
}

template <class Found>
void trace(Links& links, std::string chunk, const Found& found) {
  if (links.retrieved.size() < kMostTraced)
    links.retrieved.push_back({std::move(chunk), found.score, found.by_words, found.by_vectors});
}

void trace_column(const db::Catalog& catalog, const RetrievedColumn& found, Links& links) {
  const db::Table& table = catalog.tables[found.table];
  std::string chunk =
      fmt::format("column:{}.{}.{}", table.schema, table.name, table.columns[found.column].name);
  if (std::none_of(links.retrieved.begin(), links.retrieved.end(),
                   [&](const FoundChunk& one) { return one.chunk == chunk; }))
    trace(links, std::move(chunk), found);
}

}  // namespace

Links with_retrieved(const Ask& ask, Links likely, const Retrieval& retrieval, size_t most,
                     const TableVectors* vectors) {
  const db::Catalog& catalog = ask.snapshot.catalog;
  Links out;
  if (!likely.keep_all) out = std::move(likely);
  out.reasons.resize(out.tables.size());
  out.retrieved.clear();
  const Retrieved found = retrieval.tables(ask.question, most, vectors);
  for (const RetrievedTable& one : found.tables) {
    const db::Table& table = catalog.tables[one.table];
    trace(out, fmt::format("table:{}.{}", table.schema, table.name), one);
    const auto at = std::find(out.tables.begin(), out.tables.end(), one.table);
    const auto known = static_cast<size_t>(at - out.tables.begin());
    if (known < out.linked) continue;
    if (at != out.tables.end()) {  // a neighbour of what is linked, and near by itself
      out.tables.erase(at);
      out.reasons.erase(out.reasons.begin() + static_cast<ptrdiff_t>(known));
    }
    const auto end = static_cast<ptrdiff_t>(out.linked++);
    out.tables.insert(out.tables.begin() + end, one.table);
    out.reasons.insert(out.reasons.begin() + end, why(table, one));
  }
  for (const RetrievedColumn& one : found.columns) trace_column(catalog, one, out);
  if (!out.tables.empty()) return out;
  out = all_tables(ask, "nothing was found, so all of them count");
  out.warning = "no word of the question is near a table or a column";
  return out;
}

void add_columns(const Ask& ask, const Retrieval& retrieval, const TableVectors* vectors,
                 Links& links) {
  const db::Catalog& catalog = ask.snapshot.catalog;
  std::vector<size_t> wide;
  for (const size_t t : links.tables)
    if (catalog.tables[t].columns.size() > kWide) wide.push_back(t);
  links.columns.clear();
  for (const RetrievedColumn& one : retrieval.columns(ask.question, wide, kMostShown, vectors)) {
    links.columns[one.table].push_back(one.column);
    trace_column(catalog, one, links);
  }
}

}  // namespace ask::reason
