// The implementation of provenance(), private to this folder. Defined in provenance.cpp,
// provenance_parts.cpp and provenance_joins.cpp.
#pragma once
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "agent/engine/engine.h"
#include "agent/engine/explain/cue_labels.h"
#include "agent/engine/generate/generator_builder.h"

namespace ask::engine {

class ProvenanceWriter {
 public:
  ProvenanceWriter(const Interpretation& in, const Candidate& candidate, std::string_view question);
  nlohmann::ordered_json run();

 private:
  using Json = nlohmann::ordered_json;
  // Tokens that the parse took as one arc, or a token that it skipped (arc == kNoArc).
  struct Span {
    uint32_t begin = 0, end = 0;  // tokens
    ArcId arc = kNoArc;
  };
  struct Part {
    PartKind kind;
    std::string_view where;  // the SELECT: "query", "sub-query", "other side"
    std::string sql;
    Origin arcs;
    ColumnExpr column;  // the column of the part; invalid if none, as for LIMIT
    Aggregate fn = Aggregate::kPlain;
    bool key = false;      // the condition matches keys with a sub-query
    std::string why = {};  // set if the arcs do not explain the part
  };

  // provenance.cpp: spans and their links
  void find_spans();
  Json span(const Span& span) const;
  Json spans() const;
  Json links() const;
  std::string table_name(uint32_t table) const;
  std::string column_name(ColumnExpr column) const;

  // provenance_parts.cpp
  void find_parts(const QueryBlock& block, std::string_view where);
  void find_conditions(const QueryBlock& block, std::string_view where);
  void add_tables(const QueryBlock& sub, uint32_t entity, Part& part) const;
  void find_ends(const QueryBlock& block, std::string_view where);
  bool stands_for(const Part& part, ArcId id) const;
  std::string why(const Part& part, bool& implied) const;
  std::string why_unsaid(const Part& part) const;
  std::string_view compared_as(const Part& part) const;
  Json parts() const;

  // provenance_joins.cpp
  void add_joins(const QueryBlock& block, std::string_view where, Json& out) const;
  std::string why_joined(uint32_t table) const;
  std::string kind_of_key(const Edge& edge, uint32_t id) const;

  const Interpretation& in_;
  const Candidate& reading_;
  const std::string_view question_;
  const std::vector<ArcId> read_;  // the arcs of the parse, in order
  const SchemaGraph::Preference preference_;
  Builder builder_;
  std::vector<Span> spans_;
  std::vector<int> span_of_;  // by arc: index in spans_, or -1
  std::vector<Part> parts_;
};

}  // namespace ask::engine
