#include "agent/reason/retrieval/links_of.h"

#include <fmt/format.h>

#include <algorithm>

namespace ask::reason {
namespace {

// Score of a table that is named or that stores a value verbatim.
constexpr float kSurelyMeant = 0.9F;
constexpr float kNeighbour = 0.005F;  // score of a table that only a key leads to
constexpr size_t kMostJoined = 6;

// The tables on the join paths between the tables with the highest scores.
std::vector<uint32_t> tables_between(const engine::SchemaGraph& graph,
                                     const std::vector<float>& score) {
  std::vector<uint32_t> found;
  for (uint32_t t = 0; t < score.size(); ++t)
    if (score[t] >= kSurelyMeant) found.push_back(t);
  std::stable_sort(found.begin(), found.end(),
                   [&](uint32_t a, uint32_t b) { return score[a] > score[b]; });
  if (found.size() > kMostJoined) found.resize(kMostJoined);
  std::vector<uint32_t> out;
  std::vector<engine::JoinStep> steps;
  if (found.size() > 1) graph.join(found, nullptr, steps);
  for (const engine::JoinStep& step : steps)
    if (score[step.table] < kSurelyMeant) out.push_back(step.table);
  return out;
}

}  // namespace

Links links_of(const engine::Interpretation& in, const Ask& ask) {
  const db::Catalog& catalog = ask.snapshot.catalog;
  std::vector<float> score(catalog.tables.size(), 0);
  std::vector<std::string> why(catalog.tables.size());
  for (const engine::Mention& m : in.lattice().mentions) {
    float gain = 0;
    std::string reason;
    if (m.kind == engine::MentionKind::kTable) {
      gain = 2 * m.score;
      reason = "is named";
    } else if (m.kind == engine::MentionKind::kColumn) {
      gain = 0.5F * m.score;
      reason = fmt::format("has column {}", catalog.tables[m.table].columns[m.column].name);
    } else if (m.kind == engine::MentionKind::kValue && m.found) {
      gain = m.score;
      const db::Column& column = catalog.tables[m.table].columns[m.column];
      // A value of a private column may be noted; it is not shown.
      reason = column.is_private ? fmt::format("has column {}", column.name)
                                 : fmt::format("holds \"{}\" in {}", m.text, column.name);
    } else {
      continue;
    }
    if (gain > score[m.table]) why[m.table] = reason;
    score[m.table] = std::max(score[m.table], gain) + 0.01F;
  }
  if (!in.candidates().empty()) {
    const engine::QueryBlock& block = in.candidates()[0].logical_form.block;
    for (const uint32_t t : block.tables) score[t] += 4;
    score[block.entity] += 4;
  }
  for (const uint32_t t : tables_between(in.graph(), score)) {
    score[t] = kSurelyMeant;
    why[t] = "joins what is named";
  }
  // Tables next to a linked one by a foreign key.
  for (const engine::JoinEdge& edge : in.graph().edges())
    for (const auto& [a, b] :
         {std::pair(edge.child, edge.parent), std::pair(edge.parent, edge.child)})
      if (score[a] >= 1 && score[b] == 0) {
        score[b] = kNeighbour;
        why[b] = fmt::format("joins with {}", catalog.tables[a].name);
      }
  Links links;
  for (size_t t = 0; t < score.size(); ++t)
    if (score[t] > 0) links.tables.push_back(t);
  if (links.tables.empty() && !score.empty()) {
    links = all_tables(ask, "nothing was found, so all of them count");
    links.warning = "no word of the question names a table, a column or a stored value";
    return links;
  }
  std::stable_sort(links.tables.begin(), links.tables.end(),
                   [&](size_t a, size_t b) { return score[a] > score[b]; });
  links.linked = static_cast<size_t>(std::count_if(
      links.tables.begin(), links.tables.end(), [&](size_t t) { return score[t] > kNeighbour; }));
  for (const size_t t : links.tables)
    links.reasons.push_back(why[t].empty() ? "joins what is named" : why[t]);
  return links;
}

}  // namespace ask::reason
