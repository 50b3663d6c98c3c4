// Combines the conditions into WHERE: alternatives, comparisons with aggregate sub-queries,
// negation as NOT IN, contradictory conditions as INTERSECT, "but never" as EXCEPT.
#include <algorithm>

#include "agent/engine/ground/grounder.h"
#include "agent/engine/schema/key_roles.h"

namespace ask::engine {
namespace {

// "routes that nobody climbed, attempts don't count": what is left out of what never happened.
bool is_excepted(const Arcs& arcs, const Sketch& sketch, const PendingCondition& t) {
  if (t.position < 0) return false;
  const ArcId value = sketch.filters[static_cast<size_t>(t.position)].value;
  if (value == kNoArc) return false;
  const Arc *first = nullptr, *last = nullptr;
  for (const Arc& u : arcs.all) {
    const bool denies = u.kind == MentionKind::kCue && u.score > 0.6F &&
                        (u.cue == Cue::kNot || u.cue == Cue::kExcept);
    if (!denies || u.end > arcs[value].begin) continue;
    if (first == nullptr) first = &u;
    last = &u;
  }
  return last != nullptr && last->cue == Cue::kExcept && first->cue == Cue::kNot;
}

// True for "economy but never business": on a single row the second condition would be redundant.
bool denies_other(const Condition& said, const Condition& denied) {
  return said.column == denied.column && said.op == Op::kEqual && denied.op == Op::kEqual &&
         !said.negated && denied.negated && said.sub.empty() && denied.sub.empty() &&
         !(said.value == denied.value);
}

}  // namespace

bool Grounder::used(uint32_t table) const {
  for (const ValueExpr& t : block_.select)
    if (t.column.home() == table) return true;
  for (const Ordering& o : block_.order)
    if (o.term.column.home() == table && !o.term.column.whole()) return true;
  for (const ColumnExpr& g : block_.group)
    if (g.home() == table) return true;
  for (const PendingCondition& t : tests_)
    if (t.condition.column.home() == table && t.inside < 0 && !t.in_negation) return true;
  return false;
}

bool Grounder::contradicts(const PendingCondition& a, const PendingCondition& b) const {
  const Condition &x = a.condition, &y = b.condition;
  if (!(x.column == y.column) || x.negated || y.negated || !x.sub.empty() || !y.sub.empty())
    return false;
  if (x.op == Op::kEqual && y.op == Op::kEqual) return !(x.value == y.value);
  if (x.op == Op::kLike && y.op == Op::kLike) {  // "in both 2023 and 2024"
    const auto *one = std::get_if<std::string>(&x.value), *two = std::get_if<std::string>(&y.value);
    return one != nullptr && two != nullptr && one->size() == two->size() && *one != *two &&
           column_facts_.temporal(x.column);
  }
  const auto number = [](const Value& v, double& out) {
    if (const auto* i = std::get_if<int64_t>(&v)) return out = static_cast<double>(*i), true;
    if (const auto* d = std::get_if<double>(&v)) return out = *d, true;
    return false;
  };
  const auto above = [](Op op) { return op == Op::kGreater || op == Op::kGreaterEqual; };
  const auto below = [](Op op) { return op == Op::kLess || op == Op::kLessEqual; };
  double p = 0, q = 0;
  if (!number(x.value, p) || !number(y.value, q)) return false;
  return (above(x.op) && below(y.op) && p >= q) || (below(x.op) && above(y.op) && q >= p);
}

void Grounder::add_alternatives(QueryBlock& block,
                                const std::vector<PendingCondition>& tests) const {
  for (const PendingCondition& t : tests) {
    if (t.is_or && !block.where.empty())
      block.where.back().push_back(t.condition);
    else
      block.where.push_back({t.condition});
    const uint32_t table = t.condition.column.home();
    if (std::find(block.tables.begin(), block.tables.end(), table) == block.tables.end())
      block.tables.push_back(table);
  }
}

// Builds the sub-queries of comparisons with an aggregate, including the conditions inside them.
void Grounder::nest_scalars() {
  std::vector<PendingCondition> inner;
  for (const PendingCondition& t : tests_)
    if (t.inside >= 0) inner.push_back(t);
  std::erase_if(tests_, [](const PendingCondition& t) { return t.inside >= 0; });
  for (PendingCondition& t : tests_) {
    if (t.scalar == Aggregate::kPlain) continue;
    QueryBlock sub;
    sub.entity = t.scalar_column.table;
    sub.tables = {sub.entity};
    sub.select = {{t.scalar_column, t.scalar}};
    std::vector<PendingCondition> own;
    for (const PendingCondition& i : inner)
      if (i.inside == t.position) own.push_back(i);
    add_alternatives(sub, own);
    t.condition.sub = {std::move(sub)};
  }
}

// key NOT IN (SELECT key FROM tables WHERE tests); nullopt if the entity has no key. Callers clear
// `negated` to get IN.
std::optional<Condition> Grounder::semi_join(const std::vector<uint32_t>& tables,
                                             const std::vector<PendingCondition>& tests) {
  Condition c;
  c.op = Op::kIn;
  c.negated = true;
  for (const ArcId id : sketch_.negated_tables)
    if (std::find(tables.begin(), tables.end(), table_of(id)) != tables.end()) {
      c.from.add(id);
      c.from.add(cues_of(state_.cues, Slot::kNegation, {id}));
    }
  if (sketch_.negated_column != kNoArc) {
    c.from.add(sketch_.negated_column);
    c.from.add(cues_of(state_.cues, Slot::kNegation, {sketch_.negated_column}));
  }
  c.part = sketch_.part == Part::kPercent || sketch_.part == Part::kProportion;
  QueryBlock sub;
  if (tables.size() == 1 && tests.empty())
    for (const uint32_t e : graph_.between(tables[0], entity_)) {
      const Edge& edge = graph_.edges()[e];
      if (edge.child != tables[0] || edge.parent != entity_ || edge.child_columns.size() != 1 ||
          tells_other_role(edge))
        continue;
      c.column = {entity_, edge.parent_columns[0]};
      sub.entity = tables[0];
      sub.tables = {tables[0]};
      const ColumnExpr child{tables[0], edge.child_columns[0]};
      sub.select = {{child, Aggregate::kPlain}};
      if (!column_facts_.column(child).not_null) {  // a NULL makes NOT IN never true
        Condition known;
        known.column = child;
        known.op = Op::kIsNull;
        known.negated = true;
        sub.where = {{known}};
      }
      c.sub = {std::move(sub)};
      return c;
    }
  const ColumnExpr key = column_facts_.key_of(entity_);
  if (!key.valid()) return std::nullopt;
  c.column = key;
  sub.entity = entity_;
  sub.tables = {entity_};
  for (const uint32_t t : tables)
    if (t != entity_) sub.tables.push_back(t);
  sub.select = {{key, Aggregate::kPlain}};
  std::vector<PendingCondition> plain = tests;
  for (PendingCondition& t : plain)
    t.condition.negated = t.condition.negated && is_excepted(arcs_, sketch_, t);
  if (!plain.empty()) plain[0].is_or = false;
  add_alternatives(sub, plain);
  c.sub = {std::move(sub)};
  return c;
}

// "users without a team": not who owns none, where another table links users and teams and the
// question does not name the role of the key.
bool Grounder::tells_other_role(const Edge& edge) const {
  const ColumnExpr key{edge.child, edge.child_columns[0]};
  if (!column_facts_.names_role(key) || !graph_.linked(edge.child, edge.parent)) return false;
  const SchemaIndex& index = column_facts_.index();
  for (const uint32_t w : index.column(key.table, key.column).words)
    for (size_t t = 0; t < arcs_.tokens(); ++t)
      if (arcs_.filler[t] < 0.6F && same_role(arcs_.token(t), index.word(w))) return false;
  return true;
}

// True for a number of things, of which some rows have none.
bool Grounder::counts_from_zero(ColumnExpr column) const {
  if (!column_facts_.numeric(column) || column_facts_.of(column).identifier ||
      column_facts_.of(column).reference || column_facts_.temporal(column))
    return false;
  const Value& least = column_facts_.column(column).statistics.min;
  const auto* whole = std::get_if<int64_t>(&least);
  const auto* real = std::get_if<double>(&least);
  return (whole != nullptr && *whole == 0) || (real != nullptr && *real == 0);
}

// The tables under a negation, in negated_. A column of the entity that may be empty is a
// condition.
void Grounder::find_negated(std::vector<PendingCondition>& main) {
  for (const ArcId id : sketch_.negated_tables) {
    const uint32_t t = table_of(id);
    if (std::find(negated_.begin(), negated_.end(), t) == negated_.end()) negated_.push_back(t);
  }
  if (sketch_.negated_column == kNoArc) return;
  const ColumnExpr c = resolve(sketch_.negated_column, near_);
  Origin said{sketch_.negated_column};
  said.add(cues_of(state_.cues, Slot::kNegation, {sketch_.negated_column}));
  if (c.valid() && c.table == entity_ && column_facts_.column(c).statistics.missing() > 0) {
    PendingCondition none;  // "employees without a manager"
    none.condition.column = c;
    none.condition.op = Op::kIsNull;
    none.condition.from = said;
    none.condition.part = sketch_.part == Part::kPercent || sketch_.part == Part::kProportion;
    main.push_back(std::move(none));
  } else if (c.valid() && c.table == entity_ && counts_from_zero(c)) {
    PendingCondition none;  // "bookings without bags"
    none.condition.column = c;
    none.condition.value = int64_t{0};
    none.condition.from = said;
    none.condition.part = sketch_.part == Part::kPercent || sketch_.part == Part::kProportion;
    main.push_back(std::move(none));
  } else if (c.valid() && (c.table != entity_ || column_facts_.of(c).reference)) {
    negated_.push_back(c.table);
  } else {
    count(Feature::kDanglingNegation, RuleFeature::kDanglingNegation);
  }
}

// "concerts without a venue in 2023": a date of the concert, which is not what it is without. Takes
// such conditions out of the negation.
void Grounder::affirm_dates(std::vector<PendingCondition>& main) const {
  const bool undated =
      !negated_.empty() && std::all_of(negated_.begin(), negated_.end(), [&](uint32_t t) {
        if (t == entity_) return false;
        for (uint32_t c = 0; c < column_facts_.table(t).columns.size(); ++c)
          if (column_facts_.temporal({t, c})) return false;
        return true;
      });
  for (PendingCondition& t : main)
    if (undated && t.in_negation && !t.is_or && t.condition.column.table == entity_ &&
        t.condition.column.via == kNone && column_facts_.temporal(t.condition.column))
      t.in_negation = t.condition.negated = false;
}

// "countries that have no stadium opened after 2006", of rows of stadiums: the output is not among
// the outputs of the rows that the conditions hold of. Nothing if no plain output names the rows.
std::optional<Condition> Grounder::exclude_outputs(std::vector<PendingCondition> inside) const {
  if (plain_.empty()) return std::nullopt;
  Condition in;
  in.op = Op::kIn;
  in.negated = true;
  in.column = plain_[0];
  QueryBlock sub;
  sub.entity = plain_[0].table;
  sub.tables = {sub.entity};
  sub.select = {{plain_[0], Aggregate::kPlain}};
  for (PendingCondition& t : inside) t.condition.negated = false;
  inside[0].is_or = false;
  add_alternatives(sub, inside);
  in.sub = {std::move(sub)};
  return in;
}

// Replaces the negated tables and the conditions under the negation by NOT IN conditions. False if
// the negation cannot be expressed.
bool Grounder::negate(std::vector<PendingCondition>& main) {
  find_negated(main);
  affirm_dates(main);
  std::vector<PendingCondition> inside;
  for (const PendingCondition& t : main)
    if (t.in_negation) inside.push_back(t);
  std::erase_if(main, [](const PendingCondition& t) { return t.in_negation; });
  std::vector<uint32_t> tables;
  for (const uint32_t t : negated_) {
    if (t == entity_) continue;
    if (!used(t)) std::erase(needed_, t);
    tables.push_back(t);
  }
  while (tables.size() > 1 && inside.empty() && apart(tables[tables.size() - 2], tables.back())) {
    auto c = semi_join({tables.back()}, {});  // "neither orders nor reviews"
    if (!c) return false;
    main.emplace_back().condition = std::move(*c);
    tables.pop_back();
  }
  if (!negated_.empty() || !inside.empty()) {
    if (tables.empty() && inside.empty()) return false;
    const bool of_entity =
        tables.empty() && std::all_of(inside.begin(), inside.end(), [&](const PendingCondition& t) {
          return t.condition.column.table == entity_;
        });
    auto c = of_entity ? exclude_outputs(std::move(inside)) : semi_join(tables, inside);
    if (!c) return false;
    main.emplace_back().condition = std::move(*c);
    if (!tables.empty()) require_some(main);
  }
  deny_values(main);
  return true;
}

// "Products ordered by more than 10 customers": where the question leaves the way between its
// tables open, that way leads over the table that a verb names, and not over the nearest one.
void Grounder::join_over_verb() {
  std::vector<uint32_t> terminals = join_terminals(entity_, needed_);
  if (terminals.size() < 2) return;
  std::vector<uint32_t> deeds;
  for (const Arc& u : arcs_.all)
    if (u.kind == MentionKind::kTable && u.score >= 0.75F && u.end == u.begin + 1 &&
        is_relational_verb(arcs_.token(u.begin).lemma))
      deeds.push_back(arcs_.mention(u).table);
  if (deeds.empty()) return;
  std::vector<JoinStep> steps;
  if (!graph_.join(terminals, nullptr, steps) || steps.size() < terminals.size()) return;
  terminals.push_back(kNone);
  for (const uint32_t deed : deeds) {
    if (std::any_of(steps.begin(), steps.end(), [&](const JoinStep& s) { return s.table == deed; }))
      return;
    terminals.back() = deed;
    std::vector<JoinStep> over;
    if (!graph_.join(terminals, nullptr, over)) continue;
    const auto joins_it = [&](const JoinStep& s) {
      const Edge& e = graph_.edges()[s.edge];
      return e.child == deed || e.parent == deed;
    };
    if (std::count_if(over.begin(), over.end(), joins_it) >= 2) return require(deed);
  }
}

// True if the join of the query repeats the rows of a table for one row of another: an artist for
// each album that a label released. A table that links two holds each pair once: an article repeats
// if `of_row` is false, for each of several tags, and beyond the tags.
bool Grounder::repeats(uint32_t counted, uint32_t among, bool of_row) const {
  if (counted == among || counted == kNone || among == kNone) return false;
  const std::vector<uint32_t> terminals = join_terminals(among, block_.tables);
  if (std::find(terminals.begin(), terminals.end(), counted) == terminals.end()) return false;
  std::vector<JoinStep> steps;
  if (!graph_.join(terminals, nullptr, steps)) return false;
  return std::any_of(steps.begin(), steps.end(), [&](const JoinStep& s) {
    const Edge& e = graph_.edges()[s.edge];
    if (s.table != counted || e.parent != counted || e.child == among) return false;
    return !e.link || !of_row || graph_.between(e.child, among).empty();
  });
}

// True if a condition leaves a single row of the table: "the tag News", and not "News or Sport".
bool Grounder::leaves_row(uint32_t table) const {
  size_t tests = 0;
  bool one = false;
  for (const PendingCondition& test : tests_) {
    const Condition& c = test.condition;
    if (c.column.home() != table) continue;
    ++tests;
    one = c.op == Op::kEqual && !c.negated && !test.is_or && column_facts_.unique(c.column);
  }
  return tests == 1 && one;
}

// Counts the rows of a table once each where the join repeats them.
void Grounder::count_once() {
  const auto table_said = [&](ArcId id) {
    return id != kNoArc && arcs_[id].kind == MentionKind::kTable ? table_of(id) : kNone;
  };
  const auto once = [&](ValueExpr& t, uint32_t counted, uint32_t among, bool of_row) {
    const bool rows = t.fn == Aggregate::kCount && t.column.whole() && !t.distinct &&
                      t.only.empty() && !t.of_all && !t.along.valid();
    if (!rows || counted == kNone || !column_facts_.key_of(counted).valid() ||
        !repeats(counted, among, of_row))
      return;
    const ValueExpr before = t;
    count_keys(t, column_facts_.key_of(counted));
    for (Ordering& o : block_.order)
      if (o.term == before) count_keys(o.term, t.column);
  };
  if (block_.having && sketch_.having.fn == Aggregate::kCount)
    once(block_.having->term, table_said(sketch_.having.arc), entity_, true);
  if (sketch_.superlative.kind == SuperlativeKind::kCount && block_.order.size() == 1)
    once(block_.order[0].term, table_said(sketch_.superlative.arc), entity_, true);
  if (block_.group.size() == 1 && !block_.group[0].whole())
    for (ValueExpr& t : block_.select)
      once(t, t.column.table, block_.group[0].home(), column_facts_.unique(block_.group[0]));
  if (block_.group.empty() && !block_.having && sketch_.part == Part::kUnset)
    for (ValueExpr& t : block_.select)  // "how many albums of this genre", which tracks have
      for (const uint32_t among : block_.tables)
        if (t.column.table == entity_ && !block_.distinct)
          once(t, entity_, among, leaves_row(among));
}

bool Grounder::add_where(Candidate& candidate) {
  nest_scalars();
  std::vector<PendingCondition> main = tests_;
  if (!nest_only(main) || !negate(main)) return false;
  if (main.empty() && !require_each(main)) return false;
  for (const PendingCondition& t : main)
    if (t.condition.op != Op::kIn) require(t.condition.column.home());
  join_over_verb();
  block_.tables = needed_;
  count_once();
  const size_t n = main.size();
  if (n >= 2 && (sketch_.both || (!main[n - 1].is_or && !main[n - 1].chained)) &&
      sketch_.part == Part::kUnset && contradicts(main[n - 1], main[n - 2]) &&
      block_.order.empty() && !aggregates()) {
    if (single(main[n - 1].condition.column)) lose_filter();
    std::vector<PendingCondition> left(main.begin(), main.end() - 2), right = left;
    left.push_back(main[n - 2]);
    right.push_back(main[n - 1]);
    left.back().is_or = right.back().is_or = false;
    QueryBlock second = block_;
    add_alternatives(block_, left);
    add_alternatives(second, right);
    candidate.logical_form.op = SetOperator::kIntersect;
    candidate.logical_form.right = {std::move(second)};
  } else if (n >= 2 && !main[n - 1].is_or && !main[n - 2].is_or && sketch_.part == Part::kUnset &&
             block_.order.empty() && block_.group.empty() && !aggregates() && !counts() &&
             denies_other(main[n - 2].condition, main[n - 1].condition)) {
    std::vector<PendingCondition> left(main.begin(), main.end() - 1),
        right(main.begin(), main.end() - 2);
    right.push_back(main[n - 1]);
    right.back().condition.negated = false;
    QueryBlock second = block_;
    add_alternatives(block_, left);
    add_alternatives(second, right);
    candidate.logical_form.op = SetOperator::kExcept;
    candidate.logical_form.right = {std::move(second)};
  } else {
    if (n >= 2 && !main[n - 1].is_or && !main[n - 2].is_or && sketch_.part == Part::kUnset &&
        denies_other(main[n - 2].condition, main[n - 1].condition))
      count(Feature::kDanglingNegation, RuleFeature::kDanglingNegation);
    add_alternatives(block_, main);
  }
  if (!combine(block_)) return false;
  candidate.logical_form.block = block_;
  return !block_.select.empty();
}

}  // namespace ask::engine
