#include "agent/engine/ground/further_outputs.h"

#include <algorithm>
#include <array>

#include "agent/common/words.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/link/linker.h"
#include "agent/engine/parse/arcs.h"
#include "agent/engine/schema/derived_measures.h"

namespace ask::engine {
namespace {

constexpr float kLowestLink = 0.75F;  // of a phrase
constexpr float kOwn = 1.0F, kJoined = 0.7F, kParent = 0.5F;

FurtherOutput people(const ColumnFacts& column_facts) {
  FurtherOutput out;
  out.person = true;
  const SchemaIndex& index = column_facts.index();
  for (uint32_t t = 0; t < column_facts.catalog().tables.size(); ++t)
    if (index.row_names(t) != nullptr || keeps_people(index, t))
      out.choices.push_back({{t, kNone}, 1});
  return out;
}

class FurtherColumns {
 public:
  FurtherColumns(const ColumnFacts& column_facts, const SchemaGraph& graph, QueryBlock& block)
      : facts_(column_facts), graph_(graph), block_(block) {
    use(block.entity);
    for (const uint32_t t : block.tables) use(t);
    for (const ValueExpr& t : block.select) use(t.column.home());
    for (const auto& any : block.where)
      for (const Condition& c : any) use(c.column.home());
    for (const Ordering& o : block.order) use(o.term.column.home());
    rows_ = block.group.empty() ? block.entity : block.group[0].home();
  }

  bool add(const FurtherOutput& output) {
    const FurtherOutput::Choice* best = nullptr;
    float best_score = 0;
    bool tie = false;
    for (const FurtherOutput::Choice& choice : output.choices) {
      if (shown(choice.column)) {
        if (output.person) continue;
        return true;
      }
      const float near = nearness(choice.column.table, output.person);
      if (near <= 0) continue;
      const float score = choice.score * 2 + near;
      tie = best != nullptr && score == best_score;
      if (score > best_score) best = &choice, best_score = score;
    }
    if (best == nullptr || (tie && output.person)) return false;
    const uint32_t table = best->column.table;
    const ColumnExpr column = best->column.whole() ? facts_.name_of(table) : best->column;
    if (!column.valid() || column.whole()) return false;
    if (table != rows_ && !graph_.to_one(rows_, table)) {
      if (block_.limit) return false;
      block_.group.clear();  // a row for each of the other table
    }
    if (!is_used(table)) block_.tables.push_back(table), use(table);
    block_.select.push_back({column});
    return true;
  }

 private:
  void use(uint32_t t) {
    if (t != kNone && !is_used(t)) used_.push_back(t);
  }
  bool is_used(uint32_t t) const { return std::find(used_.begin(), used_.end(), t) != used_.end(); }
  bool shown(ColumnExpr c) const {
    return std::any_of(block_.select.begin(), block_.select.end(), [&](const ValueExpr& t) {
      return c.whole() ? t.column.home() == c.table : t.column == c;
    });
  }
  float nearness(uint32_t t, bool who) const {
    if (t == rows_) return who ? 0 : kOwn;
    if (is_used(t)) return kJoined;
    const uint32_t far = graph_.distance(rows_, t);
    return graph_.to_one(rows_, t) && far <= 2 ? kParent / static_cast<float>(far) : 0;
  }

  const ColumnFacts& facts_;
  const SchemaGraph& graph_;
  QueryBlock& block_;
  std::vector<uint32_t> used_;
  uint32_t rows_ = kNone;  // the table of which the query lists the rows
};

bool lists_rows(const LogicalForm& form) {
  const QueryBlock& block = form.block;
  return form.op == SetOperator::kAlone && form.beside.empty() && !form.yes_no &&
         block.entity != kNone && block.outer == Aggregate::kPlain && !block.having &&
         block.best_of.empty() && block.combine == Combine::kApart && block.group.size() <= 1 &&
         !block.select.empty() &&
         std::all_of(
             block.select.begin(), block.select.end(),
             [](const ValueExpr& t) { return t.fn == Aggregate::kPlain && !t.column.whole(); }) &&
         std::all_of(block.order.begin(), block.order.end(),
                     [](const Ordering& o) { return o.term.fn == Aggregate::kPlain; });
}

}  // namespace

std::vector<FurtherOutput> link_further_outputs(const std::vector<std::string>& phrases,
                                                const db::Snapshot& snapshot,
                                                const ColumnFacts& column_facts) {
  std::vector<FurtherOutput> out;
  for (const std::string& phrase : phrases) {
    if (phrase == "who") {
      out.push_back(people(column_facts));
      continue;
    }
    FurtherOutput output;
    const Lattice lattice = link(phrase, snapshot, column_facts.index());
    for (const size_t end : {lattice.tokens.size(), lattice.tokens.size() - 1}) {
      if (end == 0 || !output.choices.empty()) break;
      const bool whole = end == lattice.tokens.size();  // else "phone numbers" of a phone
      if (!whole && !text::is_one_of(lattice.tokens[end].lemma, kColumnHeads)) break;
      for (const Mention& m : lattice.mentions) {
        if (m.begin != 0 || m.end != end || m.score < kLowestLink) continue;
        if (m.kind == MentionKind::kTable && whole)
          output.choices.push_back({{m.table, kNone}, m.score});
        else if (m.kind == MentionKind::kColumn && m.expression == kNone)
          output.choices.push_back(
              {column_of(m), column_facts.of(column_of(m)).reference ? m.score / 2 : m.score});
      }
    }
    out.push_back(std::move(output));
  }
  return out;
}

bool add_further_outputs(const std::vector<FurtherOutput>& outputs, const ColumnFacts& column_facts,
                         const SchemaGraph& graph, LogicalForm& form) {
  if (outputs.empty()) return true;
  if (!lists_rows(form)) return false;
  FurtherColumns columns(column_facts, graph, form.block);
  return std::all_of(outputs.begin(), outputs.end(),
                     [&](const FurtherOutput& output) { return columns.add(output); });
}

}  // namespace ask::engine
