// What is asked for: columns, counts, and the name of a table's rows where only the table was said.
#include <algorithm>

#include "agent/engine/ground/grounder.h"

namespace ask::engine {

bool Completer::aggregates() const {
  return std::any_of(block_.select.begin(), block_.select.end(),
                     [](const Term& t) { return t.fn != Aggregate::kPlain; });
}

bool Completer::counts() const {
  if (block_.having) return true;
  return std::any_of(block_.order.begin(), block_.order.end(), [](const Ordering& o) {
    return o.term.fn == Aggregate::kCount || o.term.fn == Aggregate::kSum ||
           o.term.fn == Aggregate::kAverage;
  });
}

void Completer::add_select(Term term) {
  if (std::find(block_.select.begin(), block_.select.end(), term) == block_.select.end())
    block_.select.push_back(term);
  if (term.fn == Aggregate::kPlain && !term.column.whole()) plain_.push_back(term.column);
}

bool Completer::add_count(const Output& o) {
  if (o.unit == kNoUnit) {
    add_select({{entity_, kNone}, Aggregate::kCount});
    return true;
  }
  const Unit& u = unit(o.unit);
  if (u.kind == MentionKind::kTable) {
    const uint32_t t = table_of(o.unit);
    const ColumnId as_column = t == entity_ ? ColumnId{} : named_count(o.unit, entity_);
    if (as_column.valid() && !o.distinct) {  // "number of employees" is stored
      add_select({as_column, sketch_.groups.empty() && plain_.empty() && sketch_.filters.empty()
                                 ? Aggregate::kSum
                                 : Aggregate::kPlain});
      return true;
    }
    require(t);
    const ColumnId key = traits_.key_of(t);
    if (o.distinct && mentioned_.size() > 1 && key.valid())
      add_select({key, Aggregate::kCount, true});
    else
      add_select({{t, kNone}, Aggregate::kCount});
    return true;
  }
  const ColumnId c = resolve(o.unit, near_, owner_);
  if (!c.valid()) return false;
  bool total = false;
  for (const std::string_view word : {"number", "total", "amount", "quantity", "count"})
    total |= traits_.has_word(c, word);
  if (traits_.measure(c) && !o.distinct) {
    bool many = false;  // rows of the column's table in one group
    for (const UnitId g : sketch_.groups)
      many |= unit(g).kind == MentionKind::kTable && table_of(g) != c.table &&
              graph_.to_one(c.table, table_of(g));
    const bool plain = (!total && !many && (!sketch_.filters.empty() || !sketch_.groups.empty())) ||
                       (sketch_.outputs.size() > 1 && sketch_.groups.empty());
    add_select({c, added_up(c, plain ? Aggregate::kPlain : Aggregate::kSum)});
  } else if (o.distinct) {
    add_select({c, Aggregate::kCount, true});
  } else if (traits_.of(c).reference || traits_.identifier(c) || traits_.single_key(c)) {
    require(c.table);
    // "how many customers" where only orders.customer_id is known of customers.
    if (u.score < 0.8F) ++facts_[static_cast<size_t>(Fact::kWeakCount)];
    add_select({{c.table, kNone}, Aggregate::kCount});
  } else {
    add_select({c, Aggregate::kCount, true});
  }
  return true;
}

// "the largest": no date is large.
bool Completer::asks_size() const {
  for (size_t t = 0; t < units_.tokens(); ++t)
    for (const std::string_view word : {"largest", "biggest", "greatest", "smallest"})
      if (units_.token(t).folded == word) return true;
  return false;
}

bool Completer::asks_age(const Unit& u) const {
  return u.kind == MentionKind::kKeyword && u.end - u.begin == 2 &&
         units_.token(u.begin).folded == "how" && units_.token(u.begin + 1U).folded == "old";
}

bool Completer::add_output(const Output& o) {
  if (o.shape == OutputKind::kCount) return add_count(o);
  if (o.shape == OutputKind::kSaid) return figure_at_ = block_.select.size(), true;
  if (o.shape == OutputKind::kTable) {
    const uint32_t t = table_of(o.unit);
    const ColumnId name = what_was_done(o.unit) ? things_of(t) : traits_.name_of(t);
    require(t);
    if (!name.valid() || name.whole()) return false;
    add_select({name, Aggregate::kPlain});
    return true;
  }
  if (o.role != kNoUnit) return add_of_role(o);
  const uint32_t owner = o.owner != kNoUnit ? table_of(o.owner) : owner_;
  const bool sums = o.fn == Aggregate::kSum || o.fn == Aggregate::kAverage;
  ColumnId c = resolve(o.unit, near_, owner, sums ? Want::kNumber : Want::kAny, true);
  if (!c.valid() || c.whole()) return false;
  if (o.fn == Aggregate::kPlain && !units_.says(unit(o.unit), {"id", "number", "code"}))
    c = of_referred(c, unit(o.unit));
  if (asks_age(unit(o.unit)) && (traits_.temporal(c) || traits_.has_word(c, "year")))
    fact(Fact::kLostFilter, Rule::kNoColumn);  // when it began is not how old it is
  const bool extreme = o.fn == Aggregate::kMaximum || o.fn == Aggregate::kMinimum;
  if ((sums && !traits_.numeric(c)) || (extreme && traits_.temporal(c) && asks_size()))
    fact(Fact::kBadType, Rule::kBadType);
  const size_t before = block_.select.size();
  add_select({c, added_up(c, o.fn), false});
  if (block_.select.size() == before) charge(Rule::kSameOutput);
  if (o.fn == Aggregate::kPlain) add_rest_of_name(unit(o.unit), c);
  return true;
}

// "full name" is the first and the last one where they are kept apart.
void Completer::add_rest_of_name(const Unit& names, ColumnId first) {
  for (size_t i = 0; i < names.count; ++i) {
    const Mention& m = units_.mention(names, i);
    if (m.kind == MentionKind::kColumn && m.rest_column != kNone &&
        ColumnId{m.table, m.column} == first)
      return add_select({{m.table, m.rest_column}, Aggregate::kPlain});
  }
}

// "top 3 customers by spending, name and amount": the amount is what they are ranked by.
bool Completer::place_figure() {
  if (!block_.order.empty() && block_.order[0].term.fn == Aggregate::kSum)
    for (Term& t : block_.select)  // ranked by its sum: that is what is shown
      if (t.fn == Aggregate::kPlain && t.column == block_.order[0].term.column) {
        std::erase(plain_, t.column);
        t = block_.order[0].term;
      }
  if (figure_at_ == SIZE_MAX) return true;
  if (block_.order.empty()) return false;
  const Term& figure = block_.order[0].term;
  if (figure.fn == Aggregate::kPlain && !traits_.quantity(figure.column)) return false;
  std::erase(block_.select, figure);
  const size_t at = std::min(figure_at_, block_.select.size());
  block_.select.insert(block_.select.begin() + static_cast<std::ptrdiff_t>(at), figure);
  return true;
}

void Completer::add_group_units() {
  for (const UnitId id : sketch_.groups) {
    const Unit& u = unit(id);
    if (u.kind == MentionKind::kTable) {
      const uint32_t t = table_of(id);
      require(t);
      group_tables_.push_back(t);
    } else {
      ColumnId c = of_referred(resolve(id, near_, owner_), u);
      if (u.kind == MentionKind::kColumn && u.end - u.begin == 1) take_period(u, c);
      if (c.valid())
        group_columns_.push_back(c);
      else if (u.kind == MentionKind::kKeyword)
        fact(Fact::kLostFilter, Rule::kNoColumn);
    }
  }
}

bool Completer::add_outputs() {
  for (const Output& o : sketch_.outputs) {
    if (!add_output(o)) return false;
    note({o.unit, o.owner});
  }
  if (sketch_.outputs.empty())
    for (const UnitId id : sketch_.tables) {  // "what did customers from Portugal buy"
      if (!what_was_done(id)) continue;
      if (!add_output({id, kNoUnit, OutputKind::kTable, Aggregate::kPlain, false, false}))
        return false;
      note({id});
    }
  add_group_units();
  if (block_.select.empty() && group_columns_.empty() && group_tables_.empty() &&
      figure_at_ == SIZE_MAX) {
    const ColumnId name = traits_.name_of(entity_);
    if (!name.valid() || name.whole()) return false;
    if (sketch_.star)
      add_select({{entity_, kNone}, Aggregate::kPlain});
    else
      add_select({name, Aggregate::kPlain});
  } else if (sketch_.star && block_.select.size() == 1 && plain_.size() == 1 &&
             plain_[0] == traits_.name_of(plain_[0].table)) {
    block_.select = {{{plain_[0].table, kNone}, Aggregate::kPlain}};
    plain_.clear();
  }
  if (!answers_question_word()) fact(Fact::kLostFilter, Rule::kNoColumn);
  for (const ColumnId& c : plain_)
    if (std::find(near_.begin(), near_.end(), c.home()) == near_.end()) near_.push_back(c.home());
  for (const Term& t : block_.select)
    if (std::find(near_.begin(), near_.end(), t.column.home()) == near_.end())
      near_.push_back(t.column.home());
  return true;
}

}  // namespace ask::engine
