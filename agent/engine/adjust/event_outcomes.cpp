#include "agent/engine/adjust/event_outcomes.h"

#include <algorithm>
#include <optional>
#include <string>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/deed_words.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/schema/deed_states.h"
#include "agent/engine/schema/holdings.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// A value of the events that is the participle of a verb of the question.
struct SaidOutcome {
  ColumnExpr column;
  std::string value, stem;  // "delivered", "deliver"
  bool negated = false;     // "did not deliver"
  bool of_none = false;     // "never delivered"
};

class OutcomeOfEvents {
 public:
  OutcomeOfEvents(const Arcs& arcs, const ColumnFacts& facts, const SchemaGraph& graph,
                  QueryBlock& block)
      : arcs_(arcs), facts_(facts), graph_(graph), block_(block) {}

  // False if it is not clear in which of the events that was done.
  bool run() {
    for (auto& any : block_.where)
      for (Condition& c : any)
        if (c.negated && !c.sub.empty() && !restrict_absent(c.sub[0])) return false;
    if (!graph_.join(join_terminals(block_.entity, block_.tables), nullptr, steps_)) return true;
    for (const JoinStep& step : steps_) {
      const uint32_t event = graph_.edges()[step.edge].child;
      const std::vector<uint32_t> parents = parents_of(event);
      if (parents.size() < 2 && !is_mentioned(event)) continue;
      const std::optional<SaidOutcome> said = outcome_of(event);
      if (!said || is_tested(block_.where, *said)) continue;
      const DeedRows rows = rows_of_deed(facts_, said->column, said->value, said->stem);
      if (rows == DeedRows::kAll) continue;
      if (rows == DeedRows::kUnclear || said->negated) return false;
      restrict(*said, parents);
      return true;
    }
    return true;
  }

 private:
  // "never returned a book": `rows` are those of the events, whatever became of them.
  bool restrict_absent(QueryBlock& rows) const {
    if (rows.entity == kNone) return true;
    std::vector<uint32_t> tables = join_terminals(rows.entity, rows.tables);
    std::vector<JoinStep> steps;
    if (graph_.join(tables, nullptr, steps))
      for (const JoinStep& step : steps) add_once(tables, graph_.edges()[step.edge].child);
    for (const uint32_t event : tables) {
      const std::optional<SaidOutcome> said = outcome_of(event);
      if (!said || is_tested(rows.where, *said)) continue;
      const DeedRows done = rows_of_deed(facts_, said->column, said->value, said->stem);
      if (done == DeedRows::kAll) continue;
      if (done == DeedRows::kUnclear || !said->of_none) return false;
      rows.where.push_back({test_value(said->column, said->value)});
      if (event != rows.entity) add_once(rows.tables, event);
    }
    return true;
  }

  bool is_mentioned(uint32_t table) const {
    return std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& arc) {
      return arc.kind == MentionKind::kTable && arcs_.mention(arc).table == table;
    });
  }

  // A condition is on the outcome, or on the date of the deed.
  bool is_tested(const AllOf& where, const SaidOutcome& said) const {
    return std::any_of(where.begin(), where.end(), [&](const auto& any) {
      return std::any_of(any.begin(), any.end(), [&](const Condition& c) {
        return c.column == said.column ||
               (!c.column.whole() && c.column.table == said.column.table &&
                facts_.temporal(c.column) && has_stem(c.column, said.stem));
      });
    });
  }

  bool has_stem(ColumnExpr column, std::string_view stem) const {
    const SchemaIndex& index = facts_.index();
    const auto& words = index.column(column.table, column.column).words;
    return std::any_of(words.begin(), words.end(),
                       [&](uint32_t w) { return index.word(w).stem == stem; });
  }

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

  // Of "paid" and "delivered", not of "treat".
  bool is_past_form(size_t token) const {
    const Token& said = arcs_.token(token);
    return has_past_suffix(said.folded) || is_past_of(said.folded, said.lemma);
  }

  // "did Ann deliver", "delivered by Ann", "drivers who delivered the most", but not "delivered
  // parcels" and "parcels delivered in May".
  bool is_deed(size_t token) const {
    if (!is_past_form(token)) {
      if (says(token - 1, kNoneBefore)) return true;
      if (says(token - 1, kBeforeVerbalNoun)) return false;
      for (size_t t = 0; t + 1 < token; ++t)
        if (says(t, kDoForms) || is_negative_contraction(arcs_.word(t))) return true;
      return false;
    }
    if (says(token + 1, kByDoer)) return true;
    return (is_mentioned_at(token - 1) || says(token - 1, kBeforeDeed) ||
            says(token - 1, kNegations)) &&
           (is_mentioned_at(token + 1) || says(token + 1, kBeforeObject));
  }

  // "did Ann not deliver", "never delivered", "delivered no parcels"
  bool is_negated(size_t token) const {
    const size_t farthest = is_past_form(token) ? 3 : 6;  // a name is between
    for (size_t t = token; t > 0 && token - t < farthest && !says(t, kDoForms); --t)
      if (says(t - 1, kNegations) || is_negative_contraction(arcs_.word(t - 1))) return true;
    return says(token + 1, kNegations);
  }

  bool is_of_none(size_t token) const {
    return says(token - 1, kNoneBefore) || says(token + 1, kNoneAfter);
  }

  bool is_form_of(size_t token, const std::string& verb, const std::string& stem) const {
    return arcs_.token(token).stem == stem || arcs_.token(token).lemma == verb;
  }

  // "delivered", "paid"
  static bool is_past(const std::string& said, const std::string& verb, const std::string& stem) {
    return said != stem && (may_be_past_form(said) || (verb != said && is_past_of(said, verb)));
  }

  std::optional<SaidOutcome> outcome_of(uint32_t event) const {
    const Stemmer stemmer;
    const auto& columns = facts_.table(event).columns;
    for (uint32_t c = 0; c < columns.size(); ++c) {
      const ColumnExpr column{event, c};
      const auto& few = columns[c].statistics.few;
      if (few.size() < 2 || !facts_.text(column)) continue;
      for (const auto& [value, count] : few) {
        const std::string said = text::lower(value), verb = lemma(said);
        const std::string stem = stemmer.stem(verb == said ? said : verb);
        if (!is_past(said, verb, stem)) continue;
        for (size_t t = 1; t < arcs_.tokens(); ++t)
          if (!arcs_.token(t).quoted && is_form_of(t, verb, stem) && is_deed(t))
            return SaidOutcome{column, value, stem, is_negated(t), is_of_none(t)};
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
    return has_stem(c.column, said.stem);
  }

  void restrict(const SaidOutcome& said, const std::vector<uint32_t>& parents) {
    Condition outcome;
    outcome.column = said.column;
    outcome.value = said.value;
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

bool restrict_to_outcome(const Arcs& arcs, const ColumnFacts& column_facts,
                         const SchemaGraph& graph, QueryBlock& block) {
  if (block.entity == kNone || block.tables.empty() || block.all_rows) return true;
  return OutcomeOfEvents(arcs, column_facts, graph, block).run();
}

}  // namespace ask::engine
