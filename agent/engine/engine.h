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
#include "agent/engine/rewrite/asked_parts.h"
#include "agent/engine/rewrite/question_rewriter.h"
#include "agent/engine/rewrite/reworded_question.h"
#include "agent/engine/schema/schema_model.h"
#include "agent/sql/tree.h"

namespace ask::engine {

class FiguresOfGroups;
struct AskedFigures;
struct FigurePart;
struct FigureSubject;

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
  const std::vector<Candidate>& candidates() const { return stages_.candidates; }
  // Reranker features and posteriors of the first ranks().size() candidates, in the same order.
  const std::vector<RankedCandidate>& ranks() const { return stages_.ranks; }
  // True if the candidates give the same rows, whatever the order of columns and joins.
  bool same_rows(size_t one, size_t other) const {
    return one < stages_.ranks.size() && other < stages_.ranks.size() &&
           stages_.ranks[one].result_key.rows == stages_.ranks[other].result_key.rows;
  }
  // Calibrated confidence of candidates()[at]; 0 for candidates that were not reranked.
  Confidence confidence(size_t at) const { return at == 0 ? stages_.best : estimated(at); }
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
    return stages_.parses.paths.arcs(candidate.state->path);
  }
  // How strongly the question's words favour joining over this edge of graph(); see
  // key_preferences().
  float preference(uint32_t edge) const { return stages_.preferences[edge]; }
  // The question after rewriting; token offsets refer to this text, Token::asked to the question.
  const std::string& text() const { return stages_.asked.text; }
  // True if the question asks only whether such rows exist.
  bool yes_no() const { return stages_.asked.yes_no; }
  // True if the question asks for changes, running totals, shares and the like of groups.
  bool asks_series() const { return stages_.asked.shape.series.any(); }
  const Lattice& lattice() const { return stages_.lattice; }
  const Arcs& arcs() const { return stages_.arcs; }
  const ColumnFacts& column_facts() const { return *column_facts_; }
  const SchemaGraph& graph() const { return schema_->graph; }

 private:
  // What the stages make of the question. Its arcs refer to the lattice of `stages_`, and its
  // candidates to the states of the parses.
  struct Stages {
    Rewritten asked;
    Lattice lattice;
    Arcs arcs;
    std::vector<FurtherOutput> further;
    std::vector<NumberBeside> numbers;
    Parses parses;
    std::vector<Candidate> candidates;
    std::vector<RankedCandidate> ranks;
    std::vector<std::optional<double>> evidence;  // of the first candidates, see rerank_by_rows()
    bool promoted = false;                        // the first one was not before that
    Confidence best;                 // of the first candidate, which several nodes ask for
    std::vector<float> preferences;  // by edge of the graph
  };

  void interpret(std::string_view question, const db::Snapshot& snapshot);
  void read_told(std::string_view question, const db::Snapshot& snapshot);
  void read_ways(std::string_view question, const db::Snapshot& snapshot);
  void read_whole(std::string_view question, const db::Snapshot& snapshot);
  bool read_otherwise(std::string_view question, const db::Snapshot& snapshot, Ending ending);
  void rank_all(const db::Snapshot& snapshot);
  void read(std::string_view question, const db::Snapshot& snapshot, Ending ending);
  void link_words(std::string_view question, const db::Snapshot& snapshot);
  void read_numbers(const db::Snapshot& snapshot);
  bool read_joined(std::string_view question, const db::Snapshot& snapshot);
  bool read_parts(std::string_view question, const db::Snapshot& snapshot);
  bool completes(const AskedParts& way, const db::Snapshot& snapshot, const Stages& before) const;
  bool more_likely(const AskedParts& way, const Stages& before) const;
  bool shows_several() const;
  bool leaves_parts_out(std::string_view question, const db::Snapshot& snapshot) const;
  bool add_parts(const AskedParts& way, const db::Snapshot& snapshot);
  // See read_figures.cpp.
  bool read_figures(std::string_view question, const db::Snapshot& snapshot);
  bool read_figures_as(const AskedFigures& way, const db::Snapshot& snapshot);
  bool read_figure_head(const AskedFigures& way, const db::Snapshot& snapshot,
                        FiguresOfGroups& figures, FigureSubject& subject);
  bool read_first_figure(const std::vector<FigurePart>& parts, const db::Snapshot& snapshot,
                         FiguresOfGroups& figures);
  bool add_figure_part(const FigurePart& part, const db::Snapshot& snapshot,
                       FiguresOfGroups& figures, double& sure) const;
  std::optional<QueryBlock> block_of(const std::string& question, const db::Snapshot& snapshot,
                                     double& sure) const;
  void find_candidates();
  void rerank_by_rows(const db::Snapshot& snapshot);
  SchemaGraph::Preference preference() const;
  Confidence estimated(size_t at) const;

  std::shared_ptr<const EngineSchema> schema_;
  const RuleWeights& weights_;
  const std::string today_;                  // an ISO date
  std::optional<ColumnFacts> column_facts_;  // of schema_
  const Rows rows_;
  bool told_ = false;  // what people tell of rows may be said by the schema in other words
  Stages stages_;
};

}  // namespace ask::engine
