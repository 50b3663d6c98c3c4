// Computes the query features of one candidate: of the query alone in query_features.cpp, of its
// fit to the question in fit_features.cpp.
#pragma once
#include <algorithm>
#include <vector>

#include "agent/engine/rank/query_features.h"

namespace ask::engine {

// Link scores from which a mention counts as certain, or as possible.
inline constexpr float kSurely = 0.9F, kPerhaps = 0.7F;

class QueryFeatureExtractor {
 public:
  QueryFeatureExtractor(const Candidate& candidate, const Arcs& arcs,
                        const ColumnFacts& column_facts, const SchemaGraph& graph, const Said& said,
                        FeatureVector& out)
      : reading_(candidate),
        block_(candidate.logical_form.block),
        arcs_(arcs),
        column_facts_(column_facts),
        graph_(graph),
        said_(said),
        out_(out) {}

  void run() {
    collect(block_);
    for (const QueryBlock& right : reading_.logical_form.right) collect(right);
    for (const QueryBlock& other : reading_.logical_form.beside) collect(other);
    outputs();
    groups();
    order();
    conditions();
    size();
    fit();
    compared();
  }

 private:
  float& set(Feature f) { return out_[f]; }
  void set(Feature f, bool yes) { out_[f] = yes ? 1.0F : 0.0F; }

  void use(ColumnExpr c) {
    if (!c.valid()) return;
    if (c.product()) use({c.factor_table, c.factor});
    if (c.less_table != kNone) use({c.less_table, c.less});
    c = {c.table, c.column};
    if (std::find(tables_.begin(), tables_.end(), c.table) == tables_.end())
      tables_.push_back(c.table);
    if (!c.whole() && std::find(columns_.begin(), columns_.end(), c) == columns_.end())
      columns_.push_back(c);
  }
  void collect(const QueryBlock& block);
  void outputs();
  bool one_in_group(ColumnExpr c) const;
  void groups();
  void order();
  void conditions();
  bool sought_in_vain(const Condition& c) const;
  void size();
  void fit();
  void fit_column(const Arc& arc);
  void compared();
  bool uses(ColumnExpr c) const {
    return std::find(columns_.begin(), columns_.end(), c) != columns_.end();
  }
  bool uses(uint32_t table) const {
    return std::find(tables_.begin(), tables_.end(), table) != tables_.end();
  }
  bool said(ColumnExpr c) const { return said_.column(c); }
  bool said(uint32_t table) const { return said_.table(table); }

  const Candidate& reading_;
  const QueryBlock& block_;
  const Arcs& arcs_;
  const ColumnFacts& column_facts_;
  const SchemaGraph& graph_;
  const Said& said_;
  FeatureVector& out_;
  float links_ = 0;
  int linked_ = 0;
  std::vector<ColumnExpr> columns_;
  std::vector<uint32_t> tables_, counted_;
  std::vector<const Condition*> conditions_;
};

}  // namespace ask::engine
