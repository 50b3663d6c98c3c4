#include "agent/engine/explain/provenance.h"

#include <nlohmann/json.hpp>

#include "agent/common/json_text.h"
#include "agent/engine/explain/provenance_joins.h"
#include "agent/engine/explain/provenance_parts.h"
#include "agent/engine/explain/provenance_spans.h"

namespace ask::engine {

std::string provenance(const Interpretation& in, const Candidate& candidate,
                       std::string_view question) {
  const SchemaGraph::Preference preference = [&in](uint32_t edge) { return in.preference(edge); };
  Builder builder(in.column_facts(), in.graph(), preference);
  const ProvenanceContext context{in,     in.arcs(), candidate, question, in.arcs_read(candidate),
                                  builder};
  const ProvenanceSpans spans = find_spans(context);
  const std::vector<QueryPart> parts = query_parts(context);
  auto out =
      nlohmann::ordered_json::object();  // key by key: an initializer list would copy the arrays
  out["spans"] = spans_json(context, spans);
  out["links"] = links_json(context, spans);
  out["joins"] = joins_json(context, parts);
  out["parts"] = parts_json(context, spans, parts);
  const size_t read = context.arcs.tokens();
  if (read > 0 && in.lattice().tokens.size() > read)
    out["read_to"] = context.arcs.token(static_cast<uint32_t>(read) - 1).source.end;
  return json_text(out);
}

}  // namespace ask::engine
