// What the checks of implausible queries ask of a candidate and of its question.
#pragma once
#include <algorithm>
#include <initializer_list>
#include <span>
#include <string_view>

#include "agent/common/words.h"
#include "agent/engine/ground/ground.h"
#include "agent/engine/parse/arcs.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

// Refers to its arguments, which must outlive it.
class CandidateChecks {
 public:
  CandidateChecks(const Candidate& candidate, const Arcs& arcs, const ColumnFacts& facts,
                  const SchemaGraph& graph)
      : form_(candidate.logical_form),
        block_(form_.block),
        arcs_(arcs),
        facts_(facts),
        index_(facts.index()),
        graph_(graph) {}

 protected:
  bool says(size_t token, std::span<const std::string_view> words) const {
    return token < arcs_.tokens() && text::is_one_of(arcs_.word(token), words);
  }
  bool says(size_t token, std::initializer_list<std::string_view> words) const {
    return says(token, std::span(words.begin(), words.size()));
  }
  // True if an arc for which `fits` is true may name the column, with such a score at least.
  template <typename Fits>
  bool may_name(const ColumnExpr& c, float least, const Fits& fits) const {
    return std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& arc) {
      if (arc.kind != MentionKind::kColumn || !fits(arc)) return false;
      for (size_t i = 0; i < arc.count; ++i) {
        const Mention& m = arcs_.mention(arc, i);
        if (m.score >= least && m.table == c.table && m.column == c.column) return true;
      }
      return false;
    });
  }
  bool may_name(const ColumnExpr& c, float least) const {
    return may_name(c, least, [](const Arc&) { return true; });
  }
  bool may_name_table(uint32_t table, float least) const {
    return std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& arc) {
      for (size_t i = 0; arc.kind == MentionKind::kTable && i < arc.count; ++i) {
        const Mention& m = arcs_.mention(arc, i);
        if (m.score >= least && m.table == table) return true;
      }
      return false;
    });
  }
  // True if the whole answer is columns of rows or groups, each as it is stored.
  bool shows_plain_columns() const {
    return !block_.select.empty() && block_.outer == Aggregate::kPlain && !form_.yes_no &&
           form_.beside.empty() && form_.right.empty() &&
           std::all_of(block_.select.begin(), block_.select.end(), [](const ValueExpr& t) {
             return t.fn == Aggregate::kPlain && !t.column.whole();
           });
  }

  const LogicalForm& form_;
  const QueryBlock& block_;
  const Arcs& arcs_;
  const ColumnFacts& facts_;
  const SchemaIndex& index_;
  const SchemaGraph& graph_;
};

}  // namespace ask::engine
