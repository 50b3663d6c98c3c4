#include "agent/engine/ground/ground.h"

#include <algorithm>
#include <array>

#include "agent/engine/ground/grounder.h"

namespace ask::engine {
namespace {

// "how many boys are in class 7A": rows that are counted by a value which they have, and which
// belong to one row of `named`. kNone if there is none.
uint32_t table_of_counted(const Arcs& arcs, const Sketch& sketch, const SchemaGraph& graph,
                          uint32_t named) {
  const bool counts = sketch.outputs.size() == 1 && sketch.outputs[0].kind == OutputKind::kCount &&
                      sketch.outputs[0].arc == kNoArc;
  for (const Filter& f : sketch.filters) {
    if (!counts || f.value == kNoArc || f.negated) continue;
    const Arc& said = arcs[f.value];
    if (said.kind != MentionKind::kValue || said.begin < 2 || !arcs.mention(said).found ||
        arcs.token(said.begin - 2U).folded != "how" || arcs.token(said.begin - 1U).folded != "many")
      continue;
    const uint32_t t = arcs.mention(said).table;
    const bool adjective = std::any_of(arcs.all.begin(), arcs.all.end(), [&](const Arc& noun) {
      return noun.kind == MentionKind::kTable && noun.begin == said.end;
    });
    if (!adjective && t != named && graph.to_one(t, named)) return t;
  }
  return kNone;
}

}  // namespace

uint32_t table_of(const Arcs& arcs, const TableChoices& picks, ArcId id) {
  const Arc& u = arcs[id];
  if (u.kind == MentionKind::kColumn || u.kind == MentionKind::kTable) {
    for (const TableChoice& pick : picks)
      if (pick.arc == id) return pick.table;
    return arcs.mention(u).table;
  }
  return kNone;
}

// The first mention of the entity's table among those of the sketch.
ArcId Grounder::said_entity() const {
  for (const ArcId id : sketch_.tables)
    if (table_of(id) == entity_) return id;
  return kNoArc;
}

bool Grounder::required(uint32_t table) const {
  return std::find(needed_.begin(), needed_.end(), table) != needed_.end();
}

void Grounder::require(uint32_t table) {
  if (table != kNone && !required(table)) needed_.push_back(table);
}

// Requires every table that the column expression reads.
void Grounder::require(ColumnExpr c) {
  require(c.home());
  require(c.factor_table);
  require(c.less_table);
}

void Grounder::find_tables() {
  for (const ArcId id : sketch_.tables) {
    const uint32_t t = table_of(id);
    if (t != kNone && std::find(mentioned_.begin(), mentioned_.end(), t) == mentioned_.end())
      mentioned_.push_back(t);
  }
}

// The root table of a question that names none, by a weighted vote of its columns and values.
uint32_t Grounder::vote_entity() const {
  std::vector<float> votes(column_facts_.catalog().tables.size(), 0);
  const auto vote = [&](ArcId id, float weight) {
    if (id == kNoArc) return;
    const Arc& u = arcs_[id];
    if (u.kind != MentionKind::kColumn && u.kind != MentionKind::kTable &&
        u.kind != MentionKind::kValue)
      return;
    const float best = u.count > 0 ? arcs_.mention(u).score : 0;
    for (size_t i = 0; i < std::min<size_t>(u.count, 12); ++i) {
      const Mention& m = arcs_.mention(u, i);
      if (m.score >= best - 0.1F && (u.kind != MentionKind::kValue || m.found))
        votes[m.table] += weight * m.score;
    }
  };
  for (const Output& o : sketch_.outputs) vote(o.arc, 1);
  for (const ArcId g : sketch_.groups) vote(g, 0.8F);
  for (const OrderPart& o : sketch_.orders) vote(o.arc, 0.8F);
  vote(sketch_.superlative.arc, 0.6F);
  for (const Filter& f : sketch_.filters) {
    vote(f.column, 0.5F);
    if (f.column == kNoArc && !names_other_end(f)) vote(f.value, 0.4F);
  }
  uint32_t best = kNone;
  for (uint32_t t = 0; t < votes.size(); ++t) {
    if (votes[t] <= 0) continue;
    if (best == kNone || votes[t] > votes[best] + 1e-3F ||
        (votes[t] > votes[best] - 1e-3F &&
         column_facts_.table(t).row_count > column_facts_.table(best).row_count))
      best = t;
  }
  return best;
}

void Grounder::find_entity() {
  if (sketch_.owner != kNoArc) owner_ = table_of(sketch_.owner);
  if (owner_ == kNone && !sketch_.groups.empty() &&
      arcs_[sketch_.groups[0]].kind == MentionKind::kTable)
    for (const Output& o : sketch_.outputs)
      if (o.kind == OutputKind::kColumn && o.fn == Aggregate::kPlain) {
        owner_ = table_of(sketch_.groups[0]);
        break;
      }
  bool denied = false;
  for (const Filter& f : sketch_.filters) denied |= f.negated || f.only;
  if (denied && owner_ != kNone && !sketch_.outputs.empty() &&
      sketch_.outputs[0].kind == OutputKind::kTable && table_of(sketch_.outputs[0].arc) != owner_ &&
      graph_.to_one(owner_, table_of(sketch_.outputs[0].arc)))
    owner_ = kNone;  // "customers who ordered ..., but not ...": about the customers
  entity_ = owner_;
  for (const Output& o : sketch_.outputs)
    if (entity_ == kNone && o.kind == OutputKind::kTable) entity_ = table_of(o.arc);
  for (const Output& o : sketch_.outputs)
    if (entity_ == kNone && o.kind == OutputKind::kCount && o.arc != kNoArc &&
        arcs_[o.arc].kind == MentionKind::kTable)
      entity_ = table_of(o.arc);
  if (entity_ == kNone) entity_ = table_of_share();
  if (entity_ == kNone && !mentioned_.empty())
    entity_ = table_of_counted(arcs_, sketch_, graph_, mentioned_[0]);
  if (entity_ == kNone && !mentioned_.empty()) entity_ = mentioned_[0];
  if (entity_ == kNone) entity_ = vote_entity();
  if (entity_ == kNone) return;
  near_.push_back(entity_);
  for (const uint32_t t : mentioned_)
    if (t != entity_) near_.push_back(t);
}

// True if each row of the table belongs to one group of the question.
bool Grounder::belongs_to_groups(uint32_t table) const {
  return std::all_of(sketch_.groups.begin(), sketch_.groups.end(), [&](ArcId id) {
    const Arc& u = arcs_[id];
    const uint32_t of = u.kind == MentionKind::kTable    ? table_of(id)
                        : u.kind == MentionKind::kColumn ? best_column(arcs_, u).table
                                                         : table;
    return of == table || graph_.to_one(table, of);
  });
}

// The table whose rows a share is of where the question does not name it, since all the tables that
// it names are groups: "the pass rate per town". kNone if it does.
uint32_t Grounder::table_of_share() const {
  if (sketch_.part != Part::kPercent && sketch_.part != Part::kProportion) return kNone;
  if (sketch_.groups.empty() ||
      !std::all_of(sketch_.tables.begin(), sketch_.tables.end(), [&](ArcId t) {
        return std::find(sketch_.groups.begin(), sketch_.groups.end(), t) != sketch_.groups.end();
      }))
    return kNone;
  for (const Filter& f : sketch_.filters) {
    const ArcId told = f.value != kNoArc ? f.value : f.column;
    if (told == kNoArc) continue;
    const Arc& u = arcs_[told];
    if (u.kind == MentionKind::kValue ? !arcs_.mention(u).found : u.kind != MentionKind::kColumn)
      continue;
    const uint32_t t = arcs_.mention(u).table;
    if (belongs_to_groups(t)) return t;
    for (const uint32_t e : graph_.of(t))  // a status that stands in a list of its own
      if (graph_.edges()[e].parent == t && belongs_to_groups(graph_.edges()[e].child))
        return graph_.edges()[e].child;
  }
  return kNone;
}

// True if the first thing that is asked for is a table: its rows, each of them.
bool Grounder::lists_rows() const {
  return !sketch_.outputs.empty() && sketch_.outputs[0].kind == OutputKind::kTable &&
         table_of(sketch_.outputs[0].arc) == entity_;
}

// True if the clauses of the query allow a DISTINCT.
bool Grounder::may_be_distinct() const {
  return block_.group.empty() && !block_.having && !block_.limit &&
         block_.outer == Aggregate::kPlain;
}

// Adds DISTINCT although the question does not ask for it. False if that changes nothing or the
// query does not allow it.
bool Grounder::make_distinct() {
  if (block_.distinct || !may_be_distinct()) return false;
  bool joined = false;
  for (const uint32_t t : needed_) joined |= t != entity_;
  if (block_.select.size() == 1 && block_.select[0].fn == Aggregate::kCount) {
    const ColumnExpr key = column_facts_.key_of(block_.select[0].column.table);
    if (!joined || !block_.select[0].column.whole() || !key.valid()) return false;
    count_keys(block_.select[0], key);
    charge(RuleFeature::kDistinctCount);
    return true;
  }
  if (aggregates()) return false;
  if (!joined && block_.select.size() == 1 &&
      block_.select[0].column == column_facts_.name_of(entity_) && lists_rows())
    return false;  // two flats 3A are two flats
  bool repeats = joined, categorical = false;
  for (const ValueExpr& t : block_.select) {
    if (t.column.whole()) return false;
    const db::ColumnStatistics& s = column_facts_.column(t.column).statistics;
    repeats |= !column_facts_.unique(t.column);
    categorical |= s.rows > 0 && s.distinct * 2 < s.rows;
  }
  if (!repeats) return false;
  bool all = false;
  for (size_t t = 0; t < arcs_.tokens(); ++t) all |= arcs_.token(t).folded == "all";
  charge(RuleFeature::kImpliedDistinct);
  if (joined) charge(RuleFeature::kDistinctJoin);
  if (categorical) charge(RuleFeature::kDistinctCategory);
  if (arcs_.tokens() > 1 && arcs_.token(0).folded == "in" &&
      arcs_.is(1, kQuestionWord))  // "in which countries": each once
    charge(RuleFeature::kDistinctCategory, 3);
  if (all) charge(RuleFeature::kDistinctAll);
  if (block_.select.size() > 1) charge(RuleFeature::kDistinctSeveral);
  if (!sketch_.filters.empty()) charge(RuleFeature::kDistinctFiltered);
  block_.distinct = true;
  return true;
}

// Removes the tables that are mentioned but not used. False if there are none.
bool Grounder::drop_unused() {
  std::vector<uint32_t> counted;
  for (const Output& o : sketch_.outputs)
    if (o.kind == OutputKind::kCount && o.arc != kNoArc) counted.push_back(table_of(o.arc));
  for (const ArcId id : {sketch_.superlative.arc, sketch_.having.arc})
    if (id != kNoArc) counted.push_back(table_of(id));
  for (const OrderPart& o : sketch_.orders)
    if (o.arc != kNoArc) counted.push_back(table_of(o.arc));
  bool any = false;
  for (const uint32_t t : std::vector<uint32_t>(mentioned_)) {
    const bool kept = t == entity_ || used(t) ||
                      std::find(ways_.begin(), ways_.end(), t) != ways_.end() ||
                      std::find(counted.begin(), counted.end(), t) != counted.end() ||
                      (counts() && counted.empty());
    if (kept) continue;
    charge(graph_.to_one(entity_, t) ? RuleFeature::kDropParent : RuleFeature::kDropChild);
    std::erase(mentioned_, t);
    std::erase(needed_, t);
    any = true;
  }
  return any;
}

// Requires the tables of all clauses, applies the shape choices and adds WHERE. False if this
// combination of choices gives no query of its own.
bool Grounder::finish(Candidate& candidate) {
  for (const ValueExpr& term : block_.select) {
    require(term.column);
  }
  for (const Ordering& o : block_.order) {
    require(o.term.column);
    const uint32_t of = o.term.column.table;  // a concert's tickets belong to no single album
    if (o.term.column.adds_up() && of != entity_ && !graph_.to_one(of, entity_)) lose_filter();
  }
  for (const ColumnExpr& g : block_.group) require(g.home());
  if (block_.having) require(block_.having->term.column);
  go_by_verbs();
  if (shape_.drop_unused && !drop_unused()) return false;
  for (const uint32_t t : mentioned_) require(t);
  block_.entity = entity_;
  block_.distinct = sketch_.distinct && !aggregates();
  if (shape_.distinct && !make_distinct()) return false;
  tell_counts_apart();
  return add_where(candidate);
}

bool Grounder::add_parts() {
  if (!add_outputs() || !add_filters()) return false;
  add_superlative();
  if (!add_orders() || !place_figure()) return false;
  if (!add_having() || !add_groups()) return false;
  return nest_outer() && best_of_groups() && so_far();
}

// Everything that the shape, but for its order of groups, does not affect. False if the sketch
// cannot be grounded with these tables.
bool Grounder::prepare() {
  find_tables();
  find_entity();
  if (entity_ == kNone) return false;
  for (const ArcId id : sketch_.tables) {
    const Arc& u = arcs_[id];
    if (u.kind != MentionKind::kTable) continue;
    for (size_t i = 0; i < u.count; ++i)
      if (arcs_.mention(u, i).table == table_of(id)) {
        charge(RuleFeature::kTableLink, arcs_.mention(u, i).score - u.score);
        break;
      }
    if (column_facts_.table(table_of(id)).row_count == 0) charge(RuleFeature::kEmptyTable);
  }
  return add_parts();
}

// The candidate of the shape, which has the order of groups that was prepared. Nullopt if it gives
// no query of its own. May be called once.
std::optional<Candidate> Grounder::complete(ShapeChoice shape) {
  shape_ = shape;
  Candidate candidate;
  candidate.state = &state_;
  if (counts_tables()) {
    if (shape_.drop_unused || shape_.distinct || block_.select.size() != sketch_.outputs.size())
      return std::nullopt;
    count_apart(candidate.logical_form);
  } else if (!finish(candidate)) {
    return std::nullopt;
  }
  account(candidate);
  candidate.features = features_;
  candidate.joins = joins_;
  candidate.score = state_.score + score_;
  candidate.rule_counts = rule_counts_;
  candidate.picks = picks_;
  candidate.columns = std::move(chosen_);
  return candidate;
}

void ground(const GroundingContext& context, const ParserState& state, const TableChoices& picks,
            std::span<const ShapeChoice> shapes, const std::function<void(Candidate&&)>& keep) {
  struct Prepared {
    std::optional<Grounder> grounder;
    bool grounds = false;
  };
  std::array<Prepared, 2> by_order;  // of the group keys: last, first
  for (const ShapeChoice& shape : shapes) {
    Prepared& prepared = by_order[shape.group_first ? 1 : 0];
    if (!prepared.grounder) {
      prepared.grounder.emplace(context, state, picks, shape);
      prepared.grounds = prepared.grounder->prepare();
    }
    if (!prepared.grounds || (shape.distinct && !prepared.grounder->may_be_distinct())) continue;
    auto candidate = Grounder(*prepared.grounder).complete(shape);
    if (candidate) keep(std::move(*candidate));
  }
}

}  // namespace ask::engine
