// Structural rule features of the grounded query: number of joins, unmentioned tables, unlikely
// combinations of outputs. Each adds its weight to the score.
#include <algorithm>

#include "agent/engine/ground/grounder.h"
#include "agent/engine/lexicon/column_words.h"

namespace ask::engine {

// "how many lamps do we have", where one row is the lamp: it is not rows that are meant.
bool Grounder::counts_one_row(const QueryBlock& block) const {
  if (block.select.size() != 1 || block.select[0].fn != Aggregate::kCount || !block.group.empty() ||
      block.tables.size() > 1 || sketch_.outputs.size() != 1 || sketch_.outputs[0].arc != kNoArc)
    return false;
  return std::any_of(block.where.begin(), block.where.end(), [&](const auto& any) {
    return any.size() == 1 && any[0].op == Op::kEqual && !any[0].negated && any[0].sub.empty() &&
           !any[0].other.valid() && any[0].column.table == block.entity &&
           column_facts_.unique(any[0].column) && std::holds_alternative<std::string>(any[0].value);
  });
}

void Grounder::account_outputs(const QueryBlock& block) {
  bool plain = false, aggregated = false;
  const auto mentioned = [&](uint32_t t) {
    return std::find(mentioned_.begin(), mentioned_.end(), t) != mentioned_.end();
  };
  for (const ValueExpr& t : block.select) {
    (t.fn == Aggregate::kPlain ? plain : aggregated) = true;
    if (t.fn == Aggregate::kCount)
      charge(RuleFeature::kUsesCount);
    else if (t.fn != Aggregate::kPlain)
      charge(RuleFeature::kUsesAggregate);
    if (!mentioned_.empty() && !mentioned(t.column.home())) charge(RuleFeature::kFarOutput);
    if (t.column.whole()) continue;
    if (column_facts_.identifier(t.column))
      charge(RuleFeature::kIdOutput);
    else if (column_facts_.of(t.column).reference)
      charge(RuleFeature::kReferenceOutput);
    if (t.fn != Aggregate::kPlain) continue;
    for (const auto& any : block.where)
      if (any.size() == 1 && any[0].column == t.column && any[0].op == Op::kEqual &&
          !any[0].negated && any[0].sub.empty())
        charge(RuleFeature::kSelectedFilter);
    for (const Ordering& o : block.order)
      if (o.term == t && block.limit) charge(RuleFeature::kSelectedTwice);
  }
  if (counts_one_row(block)) ++features_[Feature::kWeakCount];
  charge(RuleFeature::kSelectItem, static_cast<float>(block.select.size()) - 1);
  if (plain && aggregated && sketch_.groups.empty()) charge(RuleFeature::kMixedSelect);
  for (const Output& o : sketch_.outputs)
    if (o.kind == OutputKind::kTable) {
      const ColumnExpr name = column_facts_.name_of(table_of(o.arc));
      const bool named = name.valid() && !column_facts_.identifier(name);
      charge(named ? RuleFeature::kNameByDefault : RuleFeature::kKeyByDefault);
    }
}

// True if tables are joined only because aggregates of several stand beside each other: the join
// repeats rows that one of them adds up, or loses those without a partner. "Sum of prices and sum
// of plays" of albums and their tracks; "how many artists and venues". Also if the totals of orders
// are added up once for each of their lines.
bool Grounder::fans_out(const QueryBlock& block, const std::vector<uint32_t>& joined,
                        bool links) const {
  std::vector<uint32_t> tables;
  bool repeated = false, total_repeated = false;
  for (const ValueExpr& t : block.select) {
    if (t.fn == Aggregate::kPlain) continue;
    const uint32_t home = t.column.home();
    if (std::find(tables.begin(), tables.end(), home) == tables.end()) tables.push_back(home);
    if (t.distinct || t.fn == Aggregate::kMinimum || t.fn == Aggregate::kMaximum) continue;
    const bool often = std::any_of(joined.begin(), joined.end(), [&](uint32_t other) {
      return other != home && !graph_.to_one(home, other);
    });
    const bool total = t.fn != Aggregate::kCount && !t.column.whole() &&
                       (column_facts_.has_word(t.column, kSumNoun) ||
                        column_facts_.has_word(t.column, kRowAmount));
    repeated |= often;
    total_repeated |= often && total && !links;
  }
  return total_repeated || (tables.size() > 1 && (repeated || block.group.empty()));
}

void Grounder::account_tables(const QueryBlock& block) {
  const auto mentioned = [&](uint32_t t) {
    return std::find(mentioned_.begin(), mentioned_.end(), t) != mentioned_.end();
  };
  const std::vector<uint32_t> terminals = join_terminals(block.entity, block.tables);
  std::vector<JoinStep> steps;
  if (!graph_.join(terminals, nullptr, steps)) charge(RuleFeature::kNoJoin);
  for (const JoinStep& step : steps) {
    if (graph_.edges()[step.edge].implied) charge(RuleFeature::kImpliedJoin);
    const bool needed =
        std::find(terminals.begin(), terminals.end(), step.table) != terminals.end();
    if (!needed) charge(RuleFeature::kBridgeTable);
  }
  charge(RuleFeature::kJoin, static_cast<float>(steps.size()));
  joins_ = steps.size();
  std::vector<uint32_t> joined = terminals;
  bool links = false;  // those of one member of a many-to-many relation are not repeated
  for (const JoinStep& step : steps) {
    joined.push_back(step.table);
    links |= graph_.edges()[step.edge].link;
  }
  if (block.combine == Combine::kApart && fans_out(block, joined, links))
    features_[Feature::kUnsupported] = 1;
  for (const uint32_t t : terminals)
    if (t != block.entity && mentioned(t) && !used(t))
      charge(graph_.to_one(block.entity, t) ? RuleFeature::kUnusedParent
                                            : RuleFeature::kUnusedChild);
  if (!mentioned_.empty() && mentioned_[0] != block.entity)
    charge(mentioned(block.entity) ? RuleFeature::kEntityNotFirst : RuleFeature::kEntityUnsaid);
  if (mentioned_.empty()) return;
  for (const auto& any : block.where)
    for (const Condition& c : any)
      if (c.op != Op::kIn && !mentioned(c.column.home())) charge(RuleFeature::kFarFilter);
  for (const Ordering& o : block.order)
    if (!mentioned(o.term.column.table)) charge(RuleFeature::kFarOrder);
}

float Grounder::joins_of(const QueryBlock& block) {
  const std::vector<uint32_t> terminals = join_terminals(block.entity, block.tables);
  std::vector<JoinStep> steps;
  if (!graph_.join(terminals, nullptr, steps)) charge(RuleFeature::kNoJoin);
  return static_cast<float>(steps.size());
}

void Grounder::account_shape(const LogicalForm& logical_form) {
  const QueryBlock& block = logical_form.block;
  if (block.having) charge(RuleFeature::kUsesHaving);
  if (logical_form.op == SetOperator::kIntersect) charge(RuleFeature::kUsesIntersect);
  if (block.distinct) charge(RuleFeature::kUsesDistinct);
  if (block.limit)
    charge(RuleFeature::kUsesLimit);
  else if (!block.order.empty())
    charge(RuleFeature::kUsesOrder);
  for (const auto& any : block.where) {
    if (any.size() > 1) charge(RuleFeature::kUsesOr);
    for (const Condition& c : any) {
      charge(RuleFeature::kFilters);
      for (const QueryBlock& sub : c.sub) charge(RuleFeature::kSubJoin, joins_of(sub));
      if (c.op == Op::kIn)
        charge(RuleFeature::kUsesNotIn);
      else if (!c.sub.empty())
        charge(RuleFeature::kUsesScalar);
      else if (std::holds_alternative<std::string>(c.value) && c.op == Op::kEqual &&
               (column_facts_.identifier(c.column) || column_facts_.of(c.column).reference))
        charge(RuleFeature::kKeyFilter);
    }
  }
  if (!block.group.empty() && sketch_.groups.empty()) charge(RuleFeature::kGroupUnasked);
  for (const ColumnExpr& g : block.group)
    if (column_facts_.of(g).naming) charge(RuleFeature::kGroupByName);
}

// Values whose order cannot be told ("$1,299", 3/4/2018) are not to be compared, sorted or added
// up.
void Grounder::account_forms(const QueryBlock& block) {
  const auto unclear = [&](ColumnExpr c) {
    if (c.whole() || c.period != Period::kWhole) return false;
    const db::ValueForm form = column_facts_.column(c).statistics.form;
    return form == db::ValueForm::kUnclearText || form == db::ValueForm::kYearLast;
  };
  bool bad = false;
  const auto look = [&](const ValueExpr& t, bool sorted) {
    const bool compared =
        sorted ? t.fn != Aggregate::kCount : t.fn != Aggregate::kPlain && t.fn != Aggregate::kCount;
    bad |= compared && unclear(t.column);
  };
  for (const ValueExpr& t : block.select) look(t, false);
  for (const Ordering& o : block.order) look(o.term, true);
  if (block.having) look(block.having->term, false);
  for (const auto& any : block.where)
    for (const Condition& c : any) {
      const bool text = std::holds_alternative<std::string>(c.value) && c.op == Op::kEqual;
      const bool plain =
          c.op == Op::kLike || c.op == Op::kIsNull || c.op == Op::kIn || c.op == Op::kHolds || text;
      bad |= !plain && unclear(c.column);
    }
  if (bad) count(Feature::kBadType, RuleFeature::kBadType);
}

void Grounder::account(Candidate& candidate) {
  account_forms(candidate.logical_form.block);
  account_outputs(candidate.logical_form.block);
  account_tables(candidate.logical_form.block);
  account_shape(candidate.logical_form);
}

}  // namespace ask::engine
