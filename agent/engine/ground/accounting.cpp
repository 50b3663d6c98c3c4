#include "agent/engine/ground/accounting.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/engine/lexicon/column_words.h"

namespace ask::engine {
namespace {

// "how many lamps do we have", where one row is the lamp: it is not rows that are meant.
bool counts_one_row(const GroundingInput& input, const QueryBlock& block) {
  if (block.select.size() != 1 || block.select[0].fn != Aggregate::kCount || !block.group.empty() ||
      block.tables.size() > 1 || input.sketch.outputs.size() != 1 ||
      input.sketch.outputs[0].arc != kNoArc)
    return false;
  return std::any_of(block.where.begin(), block.where.end(), [&](const auto& any) {
    return any.size() == 1 && any[0].op == Op::kEqual && !any[0].negated && any[0].sub.empty() &&
           !any[0].other.valid() && any[0].column.table == block.entity &&
           input.facts.unique(any[0].column) && std::holds_alternative<std::string>(any[0].value);
  });
}

void account_outputs(const GroundingInput& input, const GroundingState& state,
                     const QueryBlock& block, GroundingScore& score) {
  bool plain = false, aggregated = false;
  for (const ValueExpr& t : block.select) {
    (t.fn == Aggregate::kPlain ? plain : aggregated) = true;
    if (t.fn == Aggregate::kCount)
      score.charge(RuleFeature::kUsesCount);
    else if (t.fn != Aggregate::kPlain)
      score.charge(RuleFeature::kUsesAggregate);
    if (!state.mentioned.empty() && !state.mentions(t.column.home()))
      score.charge(RuleFeature::kFarOutput);
    if (t.column.whole()) continue;
    if (input.facts.identifier(t.column))
      score.charge(RuleFeature::kIdOutput);
    else if (input.facts.of(t.column).reference)
      score.charge(RuleFeature::kReferenceOutput);
    if (t.fn != Aggregate::kPlain) continue;
    for (const auto& any : block.where)
      if (any.size() == 1 && any[0].column == t.column && any[0].op == Op::kEqual &&
          !any[0].negated && any[0].sub.empty())
        score.charge(RuleFeature::kSelectedFilter);
    for (const Ordering& o : block.order)
      if (o.term == t && block.limit) score.charge(RuleFeature::kSelectedTwice);
  }
  if (counts_one_row(input, block)) ++score.features[Feature::kWeakCount];
  score.charge(RuleFeature::kSelectItem, static_cast<float>(block.select.size()) - 1);
  if (plain && aggregated && input.sketch.groups.empty()) score.charge(RuleFeature::kMixedSelect);
  for (const Output& o : input.sketch.outputs)
    if (o.kind == OutputKind::kTable) {
      const ColumnExpr name = input.facts.name_of(input.table_of(o.arc));
      const bool named = name.valid() && !input.facts.identifier(name);
      score.charge(named ? RuleFeature::kNameByDefault : RuleFeature::kKeyByDefault);
    }
}

// True if tables are joined only because several aggregates are listed side by side: the join
// repeats rows that one of them adds up, or drops rows without a partner. "Sum of prices and sum of
// plays" of albums and their tracks; "how many artists and venues". Also if the totals of orders
// are added up once for each of their lines.
bool fans_out(const GroundingInput& input, const QueryBlock& block,
              const std::vector<uint32_t>& joined, bool links) {
  std::vector<uint32_t> tables;
  bool repeated = false, total_repeated = false;
  for (const ValueExpr& t : block.select) {
    if (t.fn == Aggregate::kPlain) continue;
    const uint32_t home = t.column.home();
    if (!contains(tables, home)) tables.push_back(home);
    if (t.distinct || t.fn == Aggregate::kMinimum || t.fn == Aggregate::kMaximum) continue;
    const bool often = std::any_of(joined.begin(), joined.end(), [&](uint32_t other) {
      return other != home && !input.graph.to_one(home, other);
    });
    const bool total =
        t.fn != Aggregate::kCount && !t.column.whole() &&
        (input.facts.has_word(t.column, kSumNoun) || input.facts.has_word(t.column, kRowAmount));
    repeated |= often;
    total_repeated |= often && total && !links;
  }
  return total_repeated || (tables.size() > 1 && (repeated || block.group.empty()));
}

// The tables of which only stored values are tested: the country of "customers in Japan".
std::vector<uint32_t> tables_of_values(const QueryBlock& block) {
  std::vector<uint32_t> out;
  for (const auto& any : block.where)
    if (any.size() == 1 && any[0].op == Op::kEqual && any[0].sub.empty())
      out.push_back(any[0].column.home());
  const auto shows = [&](uint32_t t) {
    const auto of_table = [t](const auto& term) { return term.column.home() == t; };
    return std::any_of(block.select.begin(), block.select.end(), of_table) ||
           std::any_of(block.group.begin(), block.group.end(),
                       [t](const ColumnExpr& c) { return c.home() == t; }) ||
           std::any_of(block.order.begin(), block.order.end(),
                       [&](const Ordering& o) { return of_table(o.term); });
  };
  std::erase_if(out, shows);
  return out;
}

size_t account_tables(const GroundingInput& input, const GroundingState& state,
                      const QueryBlock& block, GroundingScore& score) {
  const std::vector<uint32_t> terminals = join_terminals(block.entity, block.tables);
  std::vector<JoinStep> steps;
  if (!input.graph.join(terminals, nullptr, steps)) score.charge(RuleFeature::kNoJoinPath);
  const std::vector<uint32_t> valued =
      state.mentions(block.entity) ? tables_of_values(block) : std::vector<uint32_t>();
  // Each customer has one address, and that one country.
  const auto leads_to_value = [&](uint32_t t) {
    return input.graph.to_one(block.entity, t) &&
           std::any_of(valued.begin(), valued.end(),
                       [&](uint32_t value) { return input.graph.to_one(t, value); });
  };
  size_t joins = steps.size();
  for (const JoinStep& step : steps) {
    if (input.graph.edges()[step.edge].implied) score.charge(RuleFeature::kImpliedJoin);
    if (contains(terminals, step.table)) continue;
    if (leads_to_value(step.table))
      --joins;
    else
      score.charge(RuleFeature::kBridgeTable);
  }
  score.charge(RuleFeature::kJoin, static_cast<float>(joins));
  std::vector<uint32_t> joined = terminals;
  bool links = false;  // those of one member of a many-to-many relation are not repeated
  for (const JoinStep& step : steps) {
    joined.push_back(step.table);
    links |= input.graph.edges()[step.edge].link;
  }
  if (block.combine == Combine::kApart && fans_out(input, block, joined, links))
    score.features[Feature::kUnsupported] = 1;
  for (const uint32_t t : terminals)
    if (t != block.entity && state.mentions(t) && !state.reads(t))
      score.charge(input.graph.to_one(block.entity, t) ? RuleFeature::kUnusedParent
                                                       : RuleFeature::kUnusedChild);
  if (!state.mentioned.empty() && state.mentioned[0] != block.entity)
    score.charge(state.mentions(block.entity) ? RuleFeature::kEntityNotFirst
                                              : RuleFeature::kEntityUnmentioned);
  if (state.mentioned.empty()) return joins;
  for (const auto& any : block.where)
    for (const Condition& c : any)
      if (c.op != Op::kIn && !state.mentions(c.column.home()))
        score.charge(RuleFeature::kFarFilter);
  for (const Ordering& o : block.order)
    if (!state.mentions(o.term.column.table)) score.charge(RuleFeature::kFarOrder);
  return joins;
}

float joins_of(const GroundingInput& input, const QueryBlock& block, GroundingScore& score) {
  const std::vector<uint32_t> terminals = join_terminals(block.entity, block.tables);
  std::vector<JoinStep> steps;
  if (!input.graph.join(terminals, nullptr, steps)) score.charge(RuleFeature::kNoJoinPath);
  return static_cast<float>(steps.size());
}

void account_shape(const GroundingInput& input, const LogicalForm& logical_form,
                   GroundingScore& score) {
  const QueryBlock& block = logical_form.block;
  if (block.having) score.charge(RuleFeature::kUsesHaving);
  if (logical_form.op == SetOperator::kIntersect) score.charge(RuleFeature::kUsesIntersect);
  if (block.distinct) score.charge(RuleFeature::kUsesDistinct);
  if (block.limit)
    score.charge(RuleFeature::kUsesLimit);
  else if (!block.order.empty())
    score.charge(RuleFeature::kUsesOrder);
  for (const auto& any : block.where) {
    if (any.size() > 1) score.charge(RuleFeature::kUsesOr);
    for (const Condition& c : any) {
      score.charge(RuleFeature::kFilters);
      for (const QueryBlock& sub : c.sub)
        score.charge(RuleFeature::kSubJoin, joins_of(input, sub, score));
      if (c.op == Op::kIn)
        score.charge(RuleFeature::kUsesNotIn);
      else if (!c.sub.empty())
        score.charge(RuleFeature::kUsesScalar);
      else if (std::holds_alternative<std::string>(c.value) && c.op == Op::kEqual &&
               (input.facts.identifier(c.column) || input.facts.of(c.column).reference))
        score.charge(RuleFeature::kKeyFilter);
    }
  }
  if (!block.group.empty() && input.sketch.groups.empty()) score.charge(RuleFeature::kGroupUnasked);
  for (const ColumnExpr& group : block.group)
    if (input.facts.of(group).naming) score.charge(RuleFeature::kGroupByName);
}

// Charges comparing, sorting and summing values whose order is unknown ("$1,299", 3/4/2018).
void account_forms(const ColumnFacts& facts, const QueryBlock& block, GroundingScore& score) {
  const auto unclear = [&](ColumnExpr c) {
    if (c.whole() || c.period != Period::kWhole) return false;
    const db::ValueForm form = facts.column(c).statistics.form;
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
  if (bad) score.count(Feature::kBadType, RuleFeature::kBadType);
}

}  // namespace

size_t account(const GroundingInput& input, const GroundingState& state, const LogicalForm& form,
               GroundingScore& score) {
  account_forms(input.facts, form.block, score);
  account_outputs(input, state, form.block, score);
  const size_t joins = account_tables(input, state, form.block, score);
  account_shape(input, form, score);
  return joins;
}

}  // namespace ask::engine
