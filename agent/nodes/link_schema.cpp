// Schema linking: selects the link_k most relevant tables for the question.
#include "agent/common/json_text.h"
#include "agent/db/schema/schema_text.h"
#include "agent/nodes/nodes.h"

namespace ask::nodes {

Outcome link_schema(State& state) {
  const auto most = state.settings.integer(Setting::kLinkK);
  if (!most) return state.fail(most.error());
  auto links = state.services.reasoner.link(state.ask());
  if (!links) return state.fail(links.error());
  links->keep_best(static_cast<size_t>(*most));
  state.links = std::move(*links);
  nlohmann::ordered_json tables = nlohmann::ordered_json::array();
  for (size_t i = 0; i < state.links.tables.size(); ++i) {
    const db::Table& table = state.snapshot->catalog.tables[state.links.tables[i]];
    tables.push_back({{"table", table.schema + "." + table.name},
                      {"why", i < state.links.reasons.size() ? state.links.reasons[i] : ""},
                      {"text", reason::schema_text(table)}});
  }
  nlohmann::ordered_json detail = {{"tables", std::move(tables)}};
  if (!state.links.warning.empty()) detail["warning"] = state.links.warning;
  state.report.detail = json_text(detail);
  return Outcome::kOk;
}

}  // namespace ask::nodes
