// What a finished reading looks like, charged by kind: joins, tables that were not said, outputs
// that hardly belong together.
#include <algorithm>

#include "agent/engine/ground/grounder.h"

namespace ask::engine {

void Completer::account_outputs(const Block& block) {
  bool plain = false, aggregated = false;
  const auto mentioned = [&](uint32_t t) {
    return std::find(mentioned_.begin(), mentioned_.end(), t) != mentioned_.end();
  };
  for (const Term& t : block.select) {
    (t.fn == Aggregate::kPlain ? plain : aggregated) = true;
    if (t.fn == Aggregate::kCount)
      charge(Rule::kUsesCount);
    else if (t.fn != Aggregate::kPlain)
      charge(Rule::kUsesAggregate);
    if (!mentioned_.empty() && !mentioned(t.column.home())) charge(Rule::kFarOutput);
    if (t.column.whole()) continue;
    if (traits_.identifier(t.column))
      charge(Rule::kIdOutput);
    else if (traits_.of(t.column).reference)
      charge(Rule::kReferenceOutput);
    if (t.fn != Aggregate::kPlain) continue;
    for (const auto& any : block.where)
      if (any.size() == 1 && any[0].column == t.column && any[0].op == Op::kEqual &&
          !any[0].negated && any[0].sub.empty())
        charge(Rule::kSelectedFilter);
    for (const Ordering& o : block.order)
      if (o.term == t && block.limit) charge(Rule::kSelectedTwice);
  }
  charge(Rule::kSelectItem, static_cast<float>(block.select.size()) - 1);
  if (plain && aggregated && sketch_.groups.empty()) charge(Rule::kMixedSelect);
  for (const Output& o : sketch_.outputs)
    if (o.shape == OutputKind::kTable) {
      const ColumnId name = traits_.name_of(table_of(o.unit));
      const bool named = name.valid() && !traits_.identifier(name);
      charge(named ? Rule::kNameByDefault : Rule::kKeyByDefault);
    }
}

void Completer::account_tables(const Block& block) {
  const auto mentioned = [&](uint32_t t) {
    return std::find(mentioned_.begin(), mentioned_.end(), t) != mentioned_.end();
  };
  std::vector<uint32_t> terminals{block.entity};
  for (const uint32_t t : block.tables)
    if (t != block.entity) terminals.push_back(t);
  std::vector<JoinStep> steps;
  if (!graph_.join(terminals, nullptr, steps)) charge(Rule::kNoJoin);
  for (const JoinStep& step : steps) {
    if (graph_.edges()[step.edge].implied) charge(Rule::kImpliedJoin);
    const bool needed =
        std::find(terminals.begin(), terminals.end(), step.table) != terminals.end();
    if (!needed) charge(Rule::kBridgeTable);
  }
  charge(Rule::kJoin, static_cast<float>(steps.size()));
  facts_[static_cast<size_t>(Fact::kJoins)] = static_cast<float>(steps.size());
  for (const uint32_t t : terminals)
    if (t != block.entity && mentioned(t) && !used(t))
      charge(graph_.to_one(block.entity, t) ? Rule::kUnusedParent : Rule::kUnusedChild);
  if (!mentioned_.empty() && mentioned_[0] != block.entity)
    charge(mentioned(block.entity) ? Rule::kEntityNotFirst : Rule::kEntityUnsaid);
  if (mentioned_.empty()) return;
  for (const auto& any : block.where)
    for (const Condition& c : any)
      if (c.op != Op::kIn && !mentioned(c.column.home())) charge(Rule::kFarFilter);
  for (const Ordering& o : block.order)
    if (!mentioned(o.term.column.table)) charge(Rule::kFarOrder);
}

float Completer::joins_of(const Block& block) {
  std::vector<uint32_t> terminals{block.entity};
  for (const uint32_t t : block.tables)
    if (t != block.entity) terminals.push_back(t);
  std::vector<JoinStep> steps;
  if (!graph_.join(terminals, nullptr, steps)) charge(Rule::kNoJoin);
  return static_cast<float>(steps.size());
}

void Completer::account_shape(const Meaning& meaning) {
  const Block& block = meaning.block;
  if (block.having) charge(Rule::kUsesHaving);
  if (meaning.op == SetOperator::kIntersect) charge(Rule::kUsesIntersect);
  if (block.distinct) charge(Rule::kUsesDistinct);
  if (block.limit)
    charge(Rule::kUsesLimit);
  else if (!block.order.empty())
    charge(Rule::kUsesOrder);
  for (const auto& any : block.where) {
    if (any.size() > 1) charge(Rule::kUsesOr);
    for (const Condition& c : any) {
      charge(Rule::kFilters);
      for (const Block& sub : c.sub) charge(Rule::kSubJoin, joins_of(sub));
      if (c.op == Op::kIn)
        charge(Rule::kUsesNotIn);
      else if (!c.sub.empty())
        charge(Rule::kUsesScalar);
      else if (std::holds_alternative<std::string>(c.value) && c.op == Op::kEqual &&
               (traits_.identifier(c.column) || traits_.of(c.column).reference))
        charge(Rule::kKeyFilter);
    }
  }
  if (!block.group.empty() && sketch_.groups.empty()) charge(Rule::kGroupUnasked);
  for (const ColumnId& g : block.group)
    if (traits_.of(g).naming) charge(Rule::kGroupByName);
}

void Completer::account(Reading& reading) {
  account_outputs(reading.meaning.block);
  account_tables(reading.meaning.block);
  account_shape(reading.meaning);
}

}  // namespace ask::engine
