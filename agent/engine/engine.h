// The built-in engine: one question in, ranked candidate queries out. A semantic parser in process,
// without an LLM. The stages, each in its folder:
//
//   question
//     -> rewrite        rewrite/          rephrased question, yes/no flag
//     -> tokenize/link  text/, link/      Lattice: scored mentions of tables, columns, values, ...
//     -> arcs           parse/arcs.h      Arcs: the mentions grouped by span and kind
//     -> beam search    parse/            ParserState: partial parses, each with a Sketch
//     -> ground         ground/           Candidate: logical form over tables and columns
//     -> adjust         adjust/           the logical forms as a whole: the asked shape, the
//                                         present, further columns, how rows are shown
//     -> rerank         rank/reranker.h   the best candidates again, by features of whole queries,
//                                         and by their rows where they can be tried
//     -> calibrate      rank/confidence.h probability that a candidate is right, or abstention
//     -> generate       generate/         sql::Query, with the join paths
//
// ir/ holds the types passed between stages, lexicon/ the word lists, schema/ what is derived from
// the schema alone (cached by EngineCache), explain/ the provenance and the reasons to abstain.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"
#include "agent/engine/adjust/adjustment.h"
#include "agent/engine/parse/search/beam_search.h"
#include "agent/engine/rank/confidence.h"
#include "agent/engine/rank/reranker.h"
#include "agent/engine/rewrite/question_rewriter.h"
#include "agent/engine/rewrite/reworded_question.h"
#include "agent/engine/schema/schema_model.h"
#include "agent/sql/tree.h"

namespace ask::engine {

// Whether candidates are tried on the copied rows. Those of a part of a question are not: what
// finds nothing by itself may find something in the whole.
enum class Rows : bool { kTried, kUntried };

class Interpretation {
 public:
  static constexpr size_t kBeamWidth = 48;

  // Runs the stages up to reranking. `snapshot` and `weights` must outlive this object; `schema` is
  // shared.
  Interpretation(std::string_view question, const db::Snapshot& snapshot,
                 std::shared_ptr<const EngineSchema> schema,
                 const RuleWeights& weights = default_weights(), Rows rows = Rows::kTried);
  Interpretation(const Interpretation&) = delete;
  Interpretation& operator=(const Interpretation&) = delete;

  // Best first, with distinct logical forms. Empty if no candidate could be grounded.
  const std::vector<Candidate>& candidates() const { return candidates_; }
  // Reranker features and posteriors of the first ranks().size() candidates, in the same order.
  const std::vector<RankedCandidate>& ranks() const { return ranks_; }
  // True if the candidates give the same rows, whatever the order of columns and joins.
  bool same_rows(size_t one, size_t other) const {
    return one < ranks_.size() && other < ranks_.size() &&
           ranks_[one].result_key.rows == ranks_[other].result_key.rows;
  }
  // Calibrated confidence of candidates()[at]; 0 for candidates that were not reranked.
  Confidence confidence(size_t at) const { return at == 0 ? best_ : estimated(at); }
  // The query tree of a candidate. Errors: kCannotAnswer if its tables cannot be joined.
  Result<sql::Query> query(const Candidate& candidate) const;
  // The query of any logical form over this schema, with the joins that the question prefers.
  Result<sql::Query> query(const LogicalForm& form) const;
  // What query(candidate) is built from.
  LogicalForm meaning(const Candidate& candidate) const;
  // The query that returns all rows tied for first place instead of one of them. Errors:
  // kSqlGenFailed if the candidate does not ask for a single top row.
  Result<sql::Query> all_first(const Candidate& candidate) const;
  // The arcs that the parse of an element of candidates() consumed, in order.
  std::vector<ArcId> arcs_read(const Candidate& candidate) const {
    return parses_.paths.arcs(candidate.state->path);
  }
  // How strongly the question's words favour joining over this edge of graph(); see
  // key_preferences().
  float preference(uint32_t edge) const { return preferences_[edge]; }
  // The question after rewriting; token offsets refer to this text, Token::asked to the question.
  const std::string& text() const { return asked_.text; }
  // True if the question asks only whether such rows exist.
  bool yes_no() const { return asked_.yes_no; }
  // True if the question asks for changes, running totals, shares and the like of groups.
  bool asks_series() const { return asked_.shape.series.any(); }
  const Lattice& lattice() const { return lattice_; }
  const Arcs& arcs() const { return arcs_; }
  const ColumnFacts& column_facts() const { return *column_facts_; }
  const SchemaGraph& graph() const { return schema_->graph; }

 private:
  void interpret(std::string_view question, const db::Snapshot& snapshot);
  void read_whole(std::string_view question, const db::Snapshot& snapshot);
  bool read_otherwise(std::string_view question, const db::Snapshot& snapshot, Ending ending);
  void rank_all(const db::Snapshot& snapshot);
  void read(std::string_view question, const db::Snapshot& snapshot, Ending ending);
  void link_words(std::string_view question, const db::Snapshot& snapshot);
  void read_numbers(const db::Snapshot& snapshot);
  void find_candidates();
  void rerank_by_rows(const db::Snapshot& snapshot);
  SchemaGraph::Preference preference() const;
  Confidence estimated(size_t at) const;

  std::shared_ptr<const EngineSchema> schema_;
  const RuleWeights& weights_;
  const std::string today_;  // an ISO date
  std::optional<ColumnFacts> column_facts_;  // of schema_
  Rewritten asked_;
  Lattice lattice_;
  Arcs arcs_;
  std::vector<FurtherOutput> further_;
  std::vector<NumberBeside> numbers_;
  Parses parses_;
  std::vector<Candidate> candidates_;
  std::vector<RankedCandidate> ranks_;
  const Rows rows_;
  std::vector<std::optional<double>> evidence_;  // of the first candidates, see rerank_by_rows()
  bool promoted_ = false;                        // the first one was not before that
  Confidence best_;                 // of the first candidate, which several nodes ask for
  std::vector<float> preferences_;  // by edge of the graph
};

}  // namespace ask::engine
