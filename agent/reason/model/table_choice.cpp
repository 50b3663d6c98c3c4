#include "agent/reason/model/table_choice.h"

#include <algorithm>
#include <numeric>
#include <string>

#include "agent/common/text.h"

namespace ask::reason {
namespace {

// What a view shows its tables show as well, so that those come first, but for a view by its name.
Links views_last(const db::Catalog& catalog, Links links) {
  std::vector<size_t> order(links.tables.size());
  std::iota(order.begin(), order.end(), size_t{0});
  std::stable_partition(order.begin(), order.end(), [&](size_t i) {
    return links.reasons[i] == "is named" ||
           catalog.tables[links.tables[i]].kind != db::TableKind::kView;
  });
  Links out = links;
  for (size_t i = 0; i < order.size(); ++i) {
    out.tables[i] = links.tables[order[i]];
    out.reasons[i] = links.reasons[order[i]];
  }
  return out;
}

// The links of the engine first, then all other tables for the reason `why`.
Links with_others(const Ask& ask, const Result<Links>& likely, std::string_view why) {
  Links out = likely ? *likely : Links();
  out.reasons.resize(out.tables.size());
  for (size_t i = 0; i < ask.snapshot.catalog.tables.size(); ++i) {
    if (std::find(out.tables.begin(), out.tables.end(), i) != out.tables.end()) continue;
    out.tables.push_back(i);
    out.reasons.emplace_back(why);
  }
  out.keep_all = true;
  return out;
}

}  // namespace

Links with_all_tables(const Ask& ask, const Result<Links>& likely) {
  Links out = with_others(ask, likely, "all tables fit into the prompt");
  out.warning.clear();
  return views_last(ask.snapshot.catalog, std::move(out));
}

Links with_all_after(const Ask& ask, const Result<Links>& likely) {
  return views_last(ask.snapshot.catalog, with_others(ask, likely, "the model chose none"));
}

Links by_name(const Ask& ask, const Result<Links>& likely) {
  Links out = with_others(ask, likely, "shown by name, described on demand");
  out.names_first = true;
  return out;
}

namespace {

bool refers_to(const db::Table& child, const db::Table& parent) {
  return std::any_of(child.foreign_keys.begin(), child.foreign_keys.end(), [&](const auto& key) {
    return text::equal_nocase(key.parent_table, parent.name) &&
           text::equal_nocase(key.parent_schema, parent.schema);
  });
}

}  // namespace

void add_bridges(const db::Catalog& catalog, Links& links) {
  const std::vector<size_t> chosen = links.tables;
  for (size_t i = 0; i < catalog.tables.size(); ++i) {
    if (std::find(chosen.begin(), chosen.end(), i) != chosen.end()) continue;
    std::vector<const db::Table*> ends;
    for (const size_t c : chosen)
      if (refers_to(catalog.tables[i], catalog.tables[c])) ends.push_back(&catalog.tables[c]);
    const bool needed = std::any_of(ends.begin(), ends.end(), [&](const db::Table* a) {
      return std::any_of(ends.begin(), ends.end(), [&](const db::Table* b) {
        return a != b && !refers_to(*a, *b) && !refers_to(*b, *a);
      });
    });
    if (!needed) continue;
    links.tables.push_back(i);
    links.reasons.push_back("joins tables that the model chose");
  }
}

}  // namespace ask::reason
