#include "agent/reason/model/table_choice.h"

#include <algorithm>
#include <string>

#include "agent/common/text.h"
#include "agent/reason/retrieval.h"

namespace ask::reason {

Links with_retrieved(const Ask& ask, const Result<Links>& likely, size_t most) {
  Links out;
  if (likely && !likely->keep_all) out = *likely;
  out.reasons.resize(out.tables.size());
  for (const RetrievedTable& found : retrieved_tables(ask.snapshot.catalog, ask.question, most)) {
    if (std::find(out.tables.begin(), out.tables.end(), found.table) != out.tables.end()) continue;
    out.tables.push_back(found.table);
    out.reasons.emplace_back("its words are near the question");
  }
  out.keep_best(most);
  if (out.tables.empty()) return all_tables(ask, "nothing was found, so all of them count");
  return out;
}

Links by_name(const Ask& ask, const Result<Links>& likely) {
  Links out = likely ? *likely : Links();
  out.reasons.resize(out.tables.size());
  for (size_t i = 0; i < ask.snapshot.catalog.tables.size(); ++i) {
    if (std::find(out.tables.begin(), out.tables.end(), i) != out.tables.end()) continue;
    out.tables.push_back(i);
    out.reasons.emplace_back("shown by name, described on demand");
  }
  out.keep_all = out.names_first = true;
  return out;
}

void add_bridges(const db::Catalog& catalog, Links& links) {
  const std::vector<size_t> chosen = links.tables;
  const auto is_chosen = [&](const db::ForeignKey& key) {
    return std::any_of(chosen.begin(), chosen.end(), [&](size_t i) {
      return text::equal_nocase(catalog.tables[i].name, key.parent_table);
    });
  };
  for (size_t i = 0; i < catalog.tables.size(); ++i) {
    if (std::find(chosen.begin(), chosen.end(), i) != chosen.end()) continue;
    const auto& keys = catalog.tables[i].foreign_keys;
    if (std::count_if(keys.begin(), keys.end(), is_chosen) < 2) continue;
    links.tables.push_back(i);
    links.reasons.push_back("joins tables that the model chose");
  }
}

}  // namespace ask::reason
