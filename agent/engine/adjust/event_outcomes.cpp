#include "agent/engine/adjust/event_outcomes.h"

#include <algorithm>
#include <optional>
#include <string>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/deed_words.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// A value of the events that is the participle of a verb of the question.
struct SaidOutcome {
  ColumnExpr column;
  std::string value, stem;  // "delivered", "deliver"
};

class OutcomeOfEvents {
 public:
  OutcomeOfEvents(const Arcs& arcs, const ColumnFacts& facts, const SchemaGraph& graph,
                  QueryBlock& block)
      : arcs_(arcs), facts_(facts), graph_(graph), block_(block) {}

  void run() {
    if (!graph_.join(join_terminals(block_.entity, block_.tables), nullptr, steps_)) return;
    for (const JoinStep& step : steps_) {
      const uint32_t event = graph_.edges()[step.edge].child;
      const std::vector<uint32_t> parents = parents_of(event);
      if (parents.size() < 2) continue;
      const std::optional<SaidOutcome> said = outcome_of(event);
      if (said) return restrict(*said, parents);
    }
  }

 private:
  std::vector<uint32_t> parents_of(uint32_t event) const {
    std::vector<uint32_t> out;
    for (const JoinStep& step : steps_)
      if (graph_.edges()[step.edge].child == event) add_once(out, graph_.edges()[step.edge].parent);
    return out;
  }

  bool says(size_t token, std::span<const std::string_view> words) const {
    return token < arcs_.tokens() && text::is_one_of(arcs_.word(token), words);
  }

  bool is_mentioned_at(size_t token) const {
    return std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& arc) {
      return (arc.kind == MentionKind::kTable || arc.kind == MentionKind::kValue) &&
             arc.begin <= token && token < arc.end;
    });
  }

  // "did Ann deliver", "delivered by Ann", "drivers who delivered the most", but not "delivered
  // parcels" and "parcels delivered in May".
  bool is_deed(size_t token) const {
    if (!may_be_past_form(arcs_.word(token))) {
      if (says(token - 1, kBeforeVerbalNoun)) return false;
      for (size_t t = 0; t + 1 < token; ++t)
        if (says(t, kDoForms)) return true;
      return false;
    }
    if (says(token + 1, kByDoer)) return true;
    return (is_mentioned_at(token - 1) || says(token - 1, kBeforeDeed)) &&
           (is_mentioned_at(token + 1) || says(token + 1, kBeforeObject));
  }

  std::optional<SaidOutcome> outcome_of(uint32_t event) const {
    const Stemmer stemmer;
    const auto& columns = facts_.table(event).columns;
    for (uint32_t c = 0; c < columns.size(); ++c) {
      const ColumnExpr column{event, c};
      const auto& few = columns[c].statistics.few;
      if (few.size() < 2 || !facts_.text(column)) continue;
      for (const auto& [value, count] : few) {
        const std::string said = text::lower(value), stem = stemmer.stem(said);
        if (said == stem || !may_be_past_form(said)) continue;
        for (size_t t = 1; t < arcs_.tokens(); ++t)
          if (!arcs_.token(t).quoted && arcs_.token(t).stem == stem && is_deed(t))
            return SaidOutcome{column, value, stem};
      }
    }
    return std::nullopt;
  }

  // The state of one of the rows that the events connect, by a value or by its date.
  bool is_own_state(const std::vector<Condition>& any, const SaidOutcome& said,
                    const std::vector<uint32_t>& parents) const {
    if (any.size() != 1 || any[0].column.whole() || !contains(parents, any[0].column.table) ||
        !any[0].sub.empty() || any[0].other.valid() || any[0].column.via != kNone)
      return false;
    const Condition& c = any[0];
    if (c.op == Op::kEqual && !c.negated) {
      const auto* value = std::get_if<std::string>(&c.value);
      return value != nullptr && c.also.empty() && text::equal_nocase(*value, said.value);
    }
    if (c.op != Op::kIsNull || !c.negated) return false;
    const auto& words = facts_.index().column(c.column.table, c.column.column).words;
    return std::any_of(words.begin(), words.end(),
                       [&](uint32_t w) { return facts_.index().word(w).stem == said.stem; });
  }

  void restrict(const SaidOutcome& said, const std::vector<uint32_t>& parents) {
    Condition outcome;
    outcome.column = said.column;
    outcome.value = said.value;
    for (const auto& any : block_.where)
      for (const Condition& c : any)
        if (c.column == said.column) return;
    for (auto& any : block_.where) {
      if (!is_own_state(any, said, parents)) continue;
      outcome.from = any[0].from;
      any = {std::move(outcome)};
      return add_table(said.column.table);
    }
    block_.where.push_back({std::move(outcome)});
    add_table(said.column.table);
  }

  void add_table(uint32_t table) {
    if (table != block_.entity) add_once(block_.tables, table);
  }

  const Arcs& arcs_;
  const ColumnFacts& facts_;
  const SchemaGraph& graph_;
  QueryBlock& block_;
  std::vector<JoinStep> steps_;
};

}  // namespace

void restrict_to_outcome(const Arcs& arcs, const ColumnFacts& column_facts,
                         const SchemaGraph& graph, QueryBlock& block) {
  if (block.entity == kNone || block.tables.empty() || block.all_rows) return;
  OutcomeOfEvents(arcs, column_facts, graph, block).run();
}

}  // namespace ask::engine
