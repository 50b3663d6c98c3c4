// Schema linking: selects the link_k most relevant tables for the question.
#include "agent/db/schema/schema_text.h"
#include "agent/nodes/detail.h"
#include "agent/nodes/nodes.h"

namespace ask::nodes {
namespace {

Detail found(const std::vector<reason::FoundChunk>& chunks) {
  Detail out = Detail::array();
  for (const reason::FoundChunk& one : chunks)
    out.push_back({{"chunk", one.chunk},
                   {"score", one.score},
                   {"by", !one.by_vectors ? "lexical"
                          : one.by_words  ? "both"
                                          : "vector"}});
  return out;
}

Detail described(const reason::Links& links, const db::Catalog& catalog) {
  Detail tables = Detail::array();
  for (size_t i = 0; i < links.tables.size(); ++i) {
    const db::Table& table = catalog.tables[links.tables[i]];
    tables.push_back({{"table", table.schema + "." + table.name},
                      {"why", i < links.reasons.size() ? links.reasons[i] : ""},
                      {"text", reason::schema_text(table)}});
  }
  Detail detail = {{"tables", std::move(tables)}};
  if (!links.retrieved.empty()) detail["retrieved"] = found(links.retrieved);
  if (!links.warning.empty()) detail["warning"] = links.warning;
  return detail;
}

}  // namespace

Outcome link_schema(State& state, StepReport& report) {
  const auto most = state.settings.integer(Setting::kLinkK);
  if (!most) return state.fail(most.error());
  auto links = state.services.reasoner.link(state.ask());
  if (!links) return state.fail(links.error());
  links->keep_best(static_cast<size_t>(*most));
  state.links = std::move(*links);
  set_detail(report, [&] { return described(state.links, state.snapshot->catalog); });
  return Outcome::kOk;
}

}  // namespace ask::nodes
