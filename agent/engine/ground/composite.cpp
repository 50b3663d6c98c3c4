// Composite queries: one value from two aggregates (share, ratio, difference), an aggregate over
// grouped aggregates, top-k per group.
#include <algorithm>

#include "agent/engine/ground/grounder.h"
#include "agent/engine/ground/said_amounts.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes.h"
#include "agent/engine/lexicon/word_classes_amounts.h"

namespace ask::engine {

namespace {

// True for a measure whose values add up over rows: seats, days, costs; not prices or ratings.
bool additive(const ColumnFacts& facts, ColumnExpr column) {
  const auto has = [&](std::string_view word) { return facts.has_word(column, word); };
  return !facts.intensive(column) &&
         std::any_of(std::begin(kAdditiveColumns), std::end(kAdditiveColumns), has);
}

}  // namespace

// The aggregate to apply to a column that has `fn`: additive measures such as revenue are summed
// unless the query is about the single rows that hold them.
Aggregate Grounder::added_up(ColumnExpr c, Aggregate fn) const {
  if (!c.valid() || fn != Aggregate::kPlain) return fn;
  if (!c.adds_up()) return adds_up_by_group(c) || adds_up_in_period(c) ? Aggregate::kSum : fn;
  const bool own = entity_ == c.table && c.factor_table == c.table && sketch_.groups.empty() &&
                   !mentioned_.empty() && mentioned_[0] == c.table;
  return own ? fn : Aggregate::kSum;
}

// True if each group has many rows of the column's table, or the question gives no table.
bool Grounder::groups_many_rows(ColumnExpr c) const {
  const Arc& group = arcs_[sketch_.groups[0]];
  if (group.kind == MentionKind::kCue) return true;
  if (group.kind == MentionKind::kTable) {
    const uint32_t t = table_of(sketch_.groups[0]);
    return t != c.table && graph_.to_one(c.table, t);
  }
  const ColumnExpr key = best_column(arcs_, group);
  return !key.valid() || key.table != c.table || !column_facts_.unique(key);
}

// True for an additive amount that is grouped: "tickets sold by quarter", "total amount by status".
bool Grounder::adds_up_by_group(ColumnExpr c) const {
  if (sketch_.groups.empty() || sketch_.outputs.size() != 1 || !column_facts_.measure(c) ||
      !groups_many_rows(c))
    return false;
  if (arcs_[sketch_.groups[0]].kind != MentionKind::kCue) {
    bool total = false;
    const Output& only = sketch_.outputs[0];
    if (only.arc != kNoArc) total = arcs_.says(arcs_[only.arc], kSumLemmas);
    const size_t group = arcs_[sketch_.groups[0]].begin;
    const bool each = group > 0 && (arcs_.token(group - 1).folded == "each" ||
                                    arcs_.token(group - 1).folded == "every");
    if (!total && !each && !said_by_part()) return false;
  }
  return additive(column_facts_, c);
}

// True for amounts of a period that nothing else is said of: "vet costs this year".
bool Grounder::adds_up_in_period(ColumnExpr c) const {
  if (sketch_.outputs.size() != 1 || !sketch_.groups.empty() || sketch_.filters.empty() ||
      sketch_.limit != kNoArc || !sketch_.orders.empty() || sketch_.having.set ||
      sketch_.superlative.kind != SuperlativeKind::kUnset || !column_facts_.measure(c))
    return false;
  const Output& only = sketch_.outputs[0];
  if (only.arc == kNoArc || arcs_[only.arc].begin > 1 || arcs_.is(0, kQuestionWord | kRequest))
    return false;
  const Token& noun = arcs_.token(arcs_[only.arc].end - 1U);
  if (handed_over(arcs_, arcs_[only.arc].end)) return additive(column_facts_, c);
  if (noun.folded == noun.lemma) return false;
  for (const Filter& f : sketch_.filters)
    if (f.value == kNoArc || arcs_[f.value].kind != MentionKind::kDate) return false;
  return additive(column_facts_, c);
}

// True for an additive amount of rows that belong to what the first few are asked of: "top 3
// countries by donation amount", where a donor makes many donations.
bool Grounder::adds_up_over_children(ColumnExpr c) const {
  return sketch_.limit != kNoArc && sketch_.groups.empty() && c.valid() && !c.whole() &&
         c.table != entity_ && !graph_.to_one(entity_, c.table) &&
         graph_.to_one(c.table, entity_) && column_facts_.measure(c) && additive(column_facts_, c);
}

// In "what share of A is B", true for the filters of the numerator B: those after the verb, or, if
// there are none, all except dates.
bool Grounder::of_part(const Filter& filter) const {
  if (sketch_.part != Part::kPercent && sketch_.part != Part::kProportion) return false;
  const auto at = [&](const Filter& f) {
    const ArcId id = f.value != kNoArc ? f.value : f.column != kNoArc ? f.column : f.hint;
    return id == kNoArc ? size_t{0} : static_cast<size_t>(arcs_[id].begin);
  };
  size_t verb = arcs_.tokens();
  for (size_t t = arcs_[sketch_.part_arc].end; t < arcs_.tokens() && verb == arcs_.tokens(); ++t)
    if (arcs_.is(t, kBe | kDo) || arcs_.token(t).lemma == "have" ||
        is_provenance_verb(arcs_.token(t).lemma))
      verb = t;
  bool later = false, undated = false;
  for (const Filter& f : sketch_.filters) {
    later |= at(f) > verb;
    undated |= f.value == kNoArc || arcs_[f.value].kind != MentionKind::kDate;
  }
  if (later) return at(filter) > verb;
  const bool date = filter.value != kNoArc && arcs_[filter.value].kind == MentionKind::kDate;
  return !date || !undated;
}

bool Grounder::combine_share(QueryBlock& block) const {
  std::vector<Condition> part;
  std::vector<std::vector<Condition>> base;
  for (const auto& any : block.where) {
    if (!any[0].part)
      base.push_back(any);
    else if (any.size() == 1)
      part.push_back(any[0]);
    else
      return false;
  }
  ValueExpr* whole = nullptr;
  for (ValueExpr& t : block.select)
    if (t.fn != Aggregate::kPlain) {
      if (whole != nullptr || t.distinct) return false;
      whole = &t;
    }
  if (whole == nullptr) return false;
  const uint32_t rows = whole->column.valid() ? whole->column.table : entity_;
  for (const uint32_t t : block.tables)  // a to-many join would count rows more than once
    if (t != rows && !graph_.to_one(rows, t)) return false;
  ValueExpr first = *whole, second = *whole;
  if (!part.empty()) {
    first.only = std::move(part);
  } else if (!block.group.empty()) {
    second.of_all = true;
  } else {
    return false;
  }
  block.where = std::move(base);
  std::erase_if(block.select, [](const ValueExpr& t) { return t.fn != Aggregate::kPlain; });
  block.select.push_back(std::move(first));
  block.select.push_back(std::move(second));
  block.combine = sketch_.part == Part::kPercent ? Combine::kPercent : Combine::kRatio;
  return true;
}

// A ratio or difference of two aggregates, or of one aggregate over two kinds of rows: "Consumer to
// Corporate customers".
bool Grounder::combine_two(QueryBlock& block) const {
  block.combine = sketch_.part == Part::kRatio ? Combine::kRatio : Combine::kDifference;
  if (!block.group.empty()) return false;
  for (const ValueExpr& t : block.select)
    if (t.fn == Aggregate::kPlain || t.distinct) return false;
  for (const ValueExpr& t : block.select)  // arithmetic on keys is meaningless
    if (t.fn != Aggregate::kCount &&
        (column_facts_.identifier(t.column) || column_facts_.of(t.column).reference))
      return false;
  if (block.select.size() == 2) {
    if (block.select[0].fn == Aggregate::kMinimum && block.select[1].fn == Aggregate::kMaximum)
      std::swap(block.select[0], block.select[1]);
    for (const uint32_t t : block.tables)
      if (t != entity_ && !graph_.to_one(entity_, t)) return false;
    return true;
  }
  std::vector<Condition> kinds;
  std::vector<std::vector<Condition>> base;
  for (const auto& any : block.where) {
    const bool kind = std::all_of(any.begin(), any.end(), [&](const Condition& c) {
      return c.op == Op::kEqual && !c.negated && c.sub.empty() &&
             (kinds.empty() || kinds[0].column == c.column);
    });
    if (kind)
      kinds.insert(kinds.end(), any.begin(), any.end());
    else
      base.push_back(any);
  }
  if (block.select.size() != 1 || kinds.size() != 2) return false;
  for (const uint32_t t : block.tables)
    if (t != entity_ && !graph_.to_one(entity_, t)) return false;
  ValueExpr second = block.select[0];
  block.select[0].only = {kinds[0]};
  second.only = {kinds[1]};
  block.select.push_back(std::move(second));
  block.where = std::move(base);
  return true;
}

bool Grounder::combine(QueryBlock& block) const {
  if (sketch_.part == Part::kUnset) return true;
  if (block.having || block.limit || !block.best_of.empty()) return false;
  return sketch_.part == Part::kPercent || sketch_.part == Part::kProportion ? combine_share(block)
                                                                             : combine_two(block);
}

// "How many customers and how many orders are there?": each output is the count of a table of its
// own, and nothing else is said.
bool Grounder::counts_tables() const {
  if (sketch_.outputs.size() < 2 || sketch_.part != Part::kUnset || sketch_.having.set ||
      !sketch_.filters.empty() || !sketch_.groups.empty() || !sketch_.orders.empty() ||
      sketch_.superlative.kind != SuperlativeKind::kUnset || sketch_.limit != kNoArc ||
      !sketch_.negated_tables.empty() || sketch_.negated_column != kNoArc ||
      sketch_.outer != Aggregate::kPlain)
    return false;
  std::vector<uint32_t> counted;
  for (const Output& o : sketch_.outputs) {
    if (o.kind != OutputKind::kCount || o.arc == kNoArc || o.distinct ||
        arcs_[o.arc].kind != MentionKind::kTable)
      return false;
    if (std::find(counted.begin(), counted.end(), table_of(o.arc)) != counted.end()) return false;
    counted.push_back(table_of(o.arc));
  }
  return std::all_of(mentioned_.begin(), mentioned_.end(), [&](uint32_t t) {
    return std::find(counted.begin(), counted.end(), t) != counted.end();
  });
}

// One block for each counted table: the count of a join would be that of the finest table.
void Grounder::count_apart(LogicalForm& logical_form) const {
  for (const Output& o : sketch_.outputs) {
    const uint32_t t = table_of(o.arc);
    QueryBlock block;
    block.entity = t;
    block.tables = {t};
    block.select = {{{t, kNone}, Aggregate::kCount}};
    block.select[0].from = origin_of(state_.cues, o);
    if (&o == &sketch_.outputs[0])
      logical_form.block = std::move(block);
    else
      logical_form.beside.push_back(std::move(block));
  }
}

// Counts of several tables over one join: each counts its own rows.
void Grounder::tell_counts_apart() {
  std::vector<uint32_t> counted;
  for (const ValueExpr& t : block_.select)
    if (t.fn == Aggregate::kCount && t.column.valid() &&
        std::find(counted.begin(), counted.end(), t.column.table) == counted.end())
      counted.push_back(t.column.table);
  if (counted.size() < 2 || sketch_.outputs.size() < 2) return;
  for (size_t i = 1; i < sketch_.outputs.size(); ++i) {  // named in one list
    const ArcId a = sketch_.outputs[i - 1].arc, b = sketch_.outputs[i].arc;
    if (a == kNoArc || b == kNoArc || arcs_[b].begin < arcs_[a].end) return;
    bool listed = false;
    for (size_t t = arcs_[a].end; t < arcs_[b].begin; ++t) listed |= arcs_.is(t, kAndWord | kComma);
    if (!listed) return;
  }
  for (ValueExpr& t : block_.select) {
    if (t.fn != Aggregate::kCount || !t.column.whole() || !t.only.empty()) continue;
    const ColumnExpr key = column_facts_.key_of(t.column.table);
    if (key.valid()) count_keys(t, key);
  }
}

// "how many customers have more than 3 orders" counts customers, not the orders of each.
bool Grounder::count_groups() {
  if (!block_.having || block_.select.size() != 1 || !sketch_.groups.empty() || block_.limit)
    return true;
  const ValueExpr& counted = block_.select[0];
  if (counted.fn != Aggregate::kCount || !counted.column.valid()) return true;
  const ColumnExpr key =
      counted.column.whole() ? column_facts_.key_of(counted.column.table) : counted.column;
  if (!key.valid()) return false;
  block_.group = {key};
  block_.select = {{key}};
  block_.order.clear();
  block_.outer = Aggregate::kCount;
  return true;
}

// "average order value per country": of each country, the total of its orders by their number.
// False if the question does not ask for it.
bool Grounder::average_by_further_key() {
  if (group_tables_.empty() || sketch_.groups.size() < 2 || block_.having || block_.limit ||
      group_table_arcs_[0] != sketch_.groups[0])
    return false;
  const uint32_t rows = group_tables_[0];
  const ColumnExpr key = column_facts_.key_of(rows);
  const auto is_row = [&](const ColumnExpr& c) { return c == key; };
  if (!key.valid() || std::none_of(block_.group.begin(), block_.group.end(), is_row)) return false;
  const auto aggregated = [](const ValueExpr& t) { return t.fn != Aggregate::kPlain; };
  if (std::count_if(block_.select.begin(), block_.select.end(), aggregated) != 1) return false;
  const auto total = std::find_if(block_.select.begin(), block_.select.end(), aggregated);
  const bool averaged = total->fn == Aggregate::kAverage && total->column.adds_up();
  const bool nested = sketch_.outer == Aggregate::kAverage &&
                      (total->fn == Aggregate::kCount || total->fn == Aggregate::kSum);
  if ((!averaged && !nested) || total->distinct ||
      (total->column.table != rows && !graph_.to_one(total->column.table, rows)))
    return false;
  ValueExpr sum = *total, number{key, Aggregate::kCount, true};
  if (averaged) sum.fn = Aggregate::kSum;
  number.from = sum.from;
  std::erase_if(block_.group, is_row);
  std::erase_if(block_.select, [&](const ValueExpr& t) {
    return aggregated(t) ||
           (t.column.table == rows && std::find(group_columns_.begin(), group_columns_.end(),
                                                t.column) == group_columns_.end());
  });
  block_.select.push_back(std::move(sum));
  block_.select.push_back(std::move(number));
  block_.combine = Combine::kRatio;
  return true;
}

// "the average number of orders per customer"
bool Grounder::nest_outer() {
  if (average_by_further_key()) return true;
  if (sketch_.counted_by_group && block_.group.empty()) return false;
  if (!count_groups()) return false;
  if (block_.outer == Aggregate::kCount) return true;
  for (ValueExpr& t : block_.select)
    if (t.fn == Aggregate::kMedian) {
      if (block_.select.size() != 1 || !block_.group.empty() || block_.having || block_.limit ||
          sketch_.part != Part::kUnset)
        return false;
      t.fn = Aggregate::kPlain;
      block_.outer = Aggregate::kMedian;
      block_.order.clear();
      plain_.clear();
      return true;
    }
  Aggregate outer = sketch_.outer;
  if (outer == Aggregate::kPlain && block_.group.size() == 1 && !group_tables_.empty())
    for (const ValueExpr& t : block_.select)  // "the average revenue per customer"
      if (t.fn == Aggregate::kAverage && t.column.adds_up()) outer = t.fn;
  if (outer == Aggregate::kPlain && !block_.group.empty())
    for (const ValueExpr& t : block_.select)  // "average revenue by month": ambiguous
      if (t.fn == Aggregate::kAverage && t.column.product()) lose_filter();
  if (outer == Aggregate::kPlain) {
    const bool product = std::any_of(block_.select.begin(), block_.select.end(),
                                     [](const ValueExpr& t) { return t.column.adds_up(); });
    return !(product && aggregates() && block_.group.empty() && block_.limit);
  }
  std::erase_if(block_.select, [](const ValueExpr& t) { return t.fn == Aggregate::kPlain; });
  if (block_.select.size() != 1 || block_.having || block_.limit) return false;
  if (block_.group.empty()) {  // "how many orders does a customer place on average"
    if (mentioned_.size() != 2) return false;
    const uint32_t other = mentioned_[0] == entity_ ? mentioned_[1] : mentioned_[0];
    if (!column_facts_.key_of(other).valid() || !graph_.to_one(entity_, other)) return false;
    block_.group = {column_facts_.key_of(other)};
  }
  if (block_.select[0].column.adds_up()) block_.select[0].fn = Aggregate::kSum;
  plain_.clear();
  block_.order.clear();
  block_.outer = outer;
  return true;
}

// "the two longest tracks of each genre": top-k per group, where ties share a rank.
bool Grounder::best_of_groups() {
  if (sketch_.superlative.kind == SuperlativeKind::kUnset || !block_.limit ||
      block_.order.size() != 1 || (group_columns_.empty() && group_tables_.empty()) ||
      block_.offset)
    return true;
  std::vector<GroupKey> keys = group_columns_;
  for (size_t i = 0; i < group_tables_.size(); ++i) {
    const ColumnExpr key = column_facts_.key_of(group_tables_[i]);
    keys.push_back({key.valid() ? key : column_facts_.name_of(group_tables_[i]),
                    origin_of_group(state_.cues, group_table_arcs_[i])});
  }
  for (const ValueExpr& t : block_.select)
    if (t.fn != Aggregate::kPlain && t.fn != Aggregate::kCount && t.fn != Aggregate::kSum)
      return true;
  const bool counted = block_.order[0].term.fn != Aggregate::kPlain;
  if (!counted && std::find(keys.begin(), keys.end(), block_.order[0].term.column) != keys.end())
    return false;  // each value alone is the first of its group
  std::vector<GroupKey> shown = group_columns_;
  for (size_t i = 0; i < group_tables_.size(); ++i)
    shown.push_back({column_facts_.name_of(group_tables_[i]),
                     origin_of_group(state_.cues, group_table_arcs_[i])});
  bool others = false;
  for (const ValueExpr& t : block_.select)
    others |= std::find(shown.begin(), shown.end(), t.column) == shown.end();
  if (!others) return true;  // the question asks only for the groups
  if (counted) {
    const uint32_t t = entity_;
    if (!column_facts_.key_of(t).valid() ||
        std::find(group_tables_.begin(), group_tables_.end(), t) != group_tables_.end())
      return true;
    block_.group = {column_facts_.key_of(t)};
    for (const GroupKey& key : keys)
      if (!(key == block_.group[0])) block_.group.push_back(key);
  } else {
    if (aggregates()) return true;
    block_.group.clear();
  }
  std::vector<ValueExpr> select;
  for (const GroupKey& c : shown) select.push_back(shown_key(c));
  for (const ValueExpr& t : block_.select)
    if (std::find(shown.begin(), shown.end(), t.column) == shown.end()) select.push_back(t);
  block_.select = std::move(select);
  block_.best_of = std::move(keys);
  return true;
}

}  // namespace ask::engine
