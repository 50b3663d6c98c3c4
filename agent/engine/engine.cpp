#include "agent/engine/engine.h"

#include <algorithm>

#include "agent/engine/generate/generator.h"
#include "agent/engine/ground/join_preferences.h"
#include "agent/engine/link/linker.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

Superior superior_of(const Traits& traits) {
  Superior out;
  const ColumnId column = traits.superior(out.word);
  if (!column.valid()) return out;
  const SchemaIndex& index = traits.index();
  for (const uint32_t w : index.table(column.table).words)
    out.rows += (out.rows.empty() ? "" : " ") + index.word(w).text;
  out.elsewhere = [&index, own = column.table](std::string_view word) {
    const std::string base = lemma(word);
    for (uint32_t t = 0; t < index.tables(); ++t)
      if (t != own && index.has_word(index.table(t), base)) return true;
    return false;
  };
  return out;
}

}  // namespace

Interpretation::Interpretation(std::string_view question, const db::Snapshot& snapshot,
                               std::shared_ptr<const EngineSchema> schema, const Weights& weights)
    : schema_(std::move(schema)),
      weights_(weights),
      traits_(snapshot, schema_->index),
      asked_(rewritten(question,
                       may_tell_of_sales(question) ? sales_words(snapshot.catalog, schema_->index)
                                                   : SalesWords(),
                       may_tell_of_superior(question) ? superior_of(traits_) : Superior(),
                       [this](std::string_view word) { return traits_.may_miss(word); })),
      lattice_(link(asked_.text, snapshot, schema_->index)),
      units_(make_units(lattice_)) {
  if (snapshot.catalog.tables.empty()) return;
  states_ = read({units_, traits_, weights}, kBeamWidth);
  readings_ = complete_all({units_, traits_, schema_->graph, weights}, states_);
  for (Reading& reading : readings_) take_as_asked(reading);
  ranks_ = rank({units_, traits_, schema_->graph, asked_.yes_no}, readings_);
  preferences_ = key_preferences(units_, schema_->graph, schema_->index, schema_->roles);
}

// Where only a yes or no is asked for, rows in any order will do.
void Interpretation::take_as_asked(Reading& reading) const {
  if (!asked_.yes_no) return;
  Block& block = reading.meaning.block;
  bool rows = block.outer == Aggregate::kPlain && !block.limit;
  for (const Term& t : block.select) rows &= t.fn == Aggregate::kPlain;
  reading.meaning.yes_no = rows;
  if (rows) block.order.clear();
}

Origins Interpretation::origins(const Reading& reading) const {
  Trail trail;
  const std::vector<State> again = read({units_, traits_, weights_, &trail}, kBeamWidth);
  const auto at = static_cast<size_t>(reading.state - states_.data());
  Origins out =
      origins_of({units_, traits_, schema_->graph, weights_}, *reading.state, [&](Reading& other) {
        take_as_asked(other);
        return other.meaning == reading.meaning;
      });
  for (int32_t i = again[at].trail; i >= 0; i = trail.steps[static_cast<size_t>(i)].before)
    out.read.push_back(trail.steps[static_cast<size_t>(i)].unit);
  std::reverse(out.read.begin(), out.read.end());
  return out;
}

Confidence Interpretation::confidence(size_t at) const {
  const auto read = std::span(lattice_.tokens).first(units_.tokens());
  return judge_reading(ranks_, at, read, traits_.catalog().tables.size());
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

}  // namespace ask::engine
