#include "agent/reason/builtin/engine.h"

#include <algorithm>

#include "agent/reason/builtin/build.h"
#include "agent/reason/builtin/linker.h"
#include "agent/reason/builtin/linker_revenue.h"

namespace ask::builtin {
namespace {

// How far the words of the question speak for joining over this foreign key and no other: "the
// home team" for home_team_id.
std::vector<float> edge_preferences(const Units& units, const SchemaGraph& graph,
                                    const SchemaIndex& index) {
  std::vector<float> out(graph.edges().size(), 0);
  for (size_t e = 0; e < graph.edges().size(); ++e) {
    const Edge& edge = graph.edges()[e];
    if (graph.between(edge.child, edge.parent).size() < 2) continue;
    for (const uint32_t c : edge.child_columns)
      for (const uint32_t w : index.column(edge.child, c).words) {
        const SchemaWord& word = index.word(w);
        if (word.lemma == "id" || word.lemma == "code" || word.lemma == "number" ||
            word.lemma == "name" || index.has_word(index.table(edge.parent), word.lemma))
          continue;
        for (size_t t = 0; t < units.tokens(); ++t)
          if (units.filler[t] < 0.6F &&
              (units.token(t).lemma == word.lemma || units.token(t).stem == word.stem))
            out[e] = 1;
      }
  }
  return out;
}

}  // namespace

Interpretation::Interpretation(std::string_view question, const db::Snapshot& snapshot,
                               std::shared_ptr<const EngineSchema> schema, const Weights& weights)
    : schema_(std::move(schema)),
      traits_(snapshot, schema_->index),
      asked_(rewritten(
          question,
          question.find("spen") != question.npos &&
              !products(snapshot.catalog, schema_->index).empty(),
          question.find("report") != question.npos || question.find("ed by") != question.npos
              ? traits_.superior()
              : std::string_view())),
      lattice_(link(asked_.text, snapshot, schema_->index)),
      units_(make_units(lattice_)) {
  if (snapshot.catalog.tables.empty()) return;
  states_ = read({units_, traits_, weights}, kBeamWidth);
  readings_ = complete_all({units_, traits_, schema_->graph, weights}, states_);
  if (asked_.yes_no)
    for (Reading& reading : readings_) {
      Block& block = reading.meaning.block;
      bool rows = block.outer == Aggregate::kPlain && !block.limit;
      for (const Term& t : block.select) rows &= t.fn == Aggregate::kPlain;
      reading.meaning.yes_no = rows;
      if (rows) block.order.clear();
    }
  ranks_ = rank({units_, traits_, schema_->graph, asked_.yes_no}, readings_);
  preferences_ = edge_preferences(units_, schema_->graph, schema_->index);
}

Result<sql::Query> Interpretation::query(const Reading& reading) const {
  Meaning one = reading.meaning;
  one.block.ties = false;
  return build(one, traits_, schema_->graph, [this](uint32_t edge) { return preferences_[edge]; });
}

Result<sql::Query> Interpretation::all_first(const Reading& reading) const {
  const Block& block = reading.meaning.block;
  if (!block.ties || block.order.empty() || reading.meaning.op != SetOperator::kAlone ||
      !block.best_of.empty() || block.outer != Aggregate::kPlain || reading.meaning.yes_no)
    return Error{Code::kSqlGenFailed, "one row is not asked for"};
  return build(reading.meaning, traits_, schema_->graph,
               [this](uint32_t edge) { return preferences_[edge]; });
}

}  // namespace ask::builtin
