// One question read: lattice, beam, readings, and the query tree of each. What is derived from the
// schema alone is kept by EngineCache.
#pragma once
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"
#include "agent/engine/ground/ground.h"
#include "agent/engine/rank/confidence.h"
#include "agent/engine/rank/reranker.h"
#include "agent/engine/rewrite/question_rewriter.h"
#include "agent/engine/schema/schema_model.h"
#include "agent/sql/tree.h"

namespace ask::engine {

class Interpretation {
 public:
  static constexpr size_t kBeamWidth = 48;

  // `snapshot`, `schema` and `weights` must outlive it.
  Interpretation(std::string_view question, const db::Snapshot& snapshot,
                 std::shared_ptr<const EngineSchema> schema,
                 const Weights& weights = default_weights());
  Interpretation(const Interpretation&) = delete;
  Interpretation& operator=(const Interpretation&) = delete;

  // Best first, all different. Empty: nothing could be made of the question.
  const std::vector<Candidate>& candidates() const { return candidates_; }
  // What the second look found of the first ones of readings(), in their order.
  const std::vector<RankedCandidate>& ranks() const { return ranks_; }
  // How far the reading at `at` can be trusted.
  Confidence confidence(size_t at) const;
  Result<sql::Query> query(const Candidate& candidate) const;
  // Every row that shares the first place, where the query asks for one row of those; else an
  // error.
  Result<sql::Query> all_first(const Candidate& candidate) const;
  // Where the parts of one of readings() come from. Reads the question again for it.
  Origins origins(const Candidate& candidate) const;
  // How far the words of the question speak for joining over this edge of the graph, 0 to 1.
  float preference(uint32_t edge) const { return preferences_[edge]; }
  // The question as it was read, see rewrite.h.
  const std::string& text() const { return asked_.text; }
  // Only whether there is something.
  bool yes_no() const { return asked_.yes_no; }
  const Lattice& lattice() const { return lattice_; }
  const Arcs& arcs() const { return arcs_; }
  const ColumnFacts& column_facts() const { return column_facts_; }
  const SchemaGraph& graph() const { return schema_->graph; }

 private:
  void take_as_asked(Candidate& candidate) const;

  std::shared_ptr<const EngineSchema> schema_;
  const Weights& weights_;
  ColumnFacts column_facts_;
  Rewritten asked_;
  Lattice lattice_;
  Arcs arcs_;
  std::vector<ParserState> states_;
  std::vector<Candidate> candidates_;
  std::vector<RankedCandidate> ranks_;
  std::vector<float> preferences_;  // of each edge of the graph
};

}  // namespace ask::engine
