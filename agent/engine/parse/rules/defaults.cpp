// What was announced and did not come: each pending unit has a default reading.
#include "agent/engine/parse/parser.h"

namespace ask::engine {

void Reader::close_extreme(State& s) const {
  Sketch& k = s.sketch;
  k.extreme = s.pending_extreme;
  if (s.pending_number != kNoUnit) k.limit = s.pending_number;
  s.pending = Pending::kNothing;
  s.pending_number = kNoUnit;
  s.pending_extreme = {};
  if (!k.outputs.empty() || !k.tables.empty()) s.role = Role::kModifier;
}

void Reader::settle_extreme(State& s) const {
  const Extreme& e = s.pending_extreme;
  if (e.kind == ExtremeKind::kColumn && e.unit == kNoUnit) {
    const Unit& u = unit(e.hint);
    const bool known = !units_.mention(u).dimension.word.empty();
    charge(s, known ? Rule::kExtremeImplied : Rule::kExtremeBare);
  } else {
    charge(s, Rule::kMostAlone);
  }
  close_extreme(s);
}

// A number that nothing was said of.
void Reader::settle_number(State& s) const {
  const UnitId id = s.pending_number;
  s.pending_number = kNoUnit;
  const Unit& u = unit(id);
  const std::string& text = units_.token(u.begin).folded;
  const bool digits = !text.empty() && text[0] >= '0' && text[0] <= '9';
  if (!digits && u.kind == MentionKind::kNumber) {
    charge(s, Rule::kSkipLight);
    return;
  }
  Filter f = filter(s);
  f.value = id;
  push(s, f);
  charge(s, u.kind == MentionKind::kDate ? Rule::kFilterHint : Rule::kNumberAlone);
  if (s.role == Role::kSelect && !s.sketch.outputs.empty()) s.role = Role::kModifier;
}

// "the number of users of each country that has at least two": said of the count.
bool Reader::how_many_of_group(const State& s) const {
  const Sketch& k = s.sketch;
  const Filter& f = k.filters.back();
  return f.column == kNoUnit && f.hint == kNoUnit && f.op != Op::kEqual && !k.having.set &&
         !k.groups.empty() && k.outputs.size() > 0 &&
         k.outputs.back().shape == OutputKind::kCount && units_.mention(unit(f.value)).unit.empty();
}

void Reader::settle(State& s) const {
  Sketch& k = s.sketch;
  const Pending pending = s.pending;
  s.pending = Pending::kNothing;
  switch (pending) {
    case Pending::kNothing:
      break;
    case Pending::kCount:
      if (s.role == Role::kOrder) {
        if (!k.orders.push({kNoUnit, Aggregate::kCount, false, false})) k.note(Note::kOverflow);
      } else {
        if (!k.outputs.push(
                {kNoUnit, kNoUnit, OutputKind::kCount, Aggregate::kCount, s.distinct, false}))
          k.note(Note::kOverflow);
        s.distinct = false;
      }
      charge(s, Rule::kCountAlone);
      break;
    case Pending::kExtreme:
      settle_extreme(s);
      break;
    case Pending::kCompare:
      if (!s.aggregates.empty()) {  // "above average", of the column compared
        Filter f = filter(s);
        f.against = Against::kAggregate;
        f.scalar = s.aggregates[0];
        f.op = s.pending_op;
        f.hint = s.pending_unit;
        // "the names of the ports that are deeper than average": the adjective tells the column.
        const bool told = !units_.mention(unit(f.hint)).dimension.word.empty();
        if (s.open != kNoUnit && (quantity(s.open) || !told)) {
          f.column = s.open;
          take_left(s, s.open, unit(f.hint).begin);
        }
        s.aggregates.clear();
        push(s, f);
        s.inside = static_cast<int8_t>(k.filters.size()) - 1;
        if (f.column == kNoUnit) charge(s, Rule::kFilterImplied);
        break;
      }
      if (s.pending_op == Op::kEqual) break;
      k.note(Note::kDanglingComparison);
      charge(s, Rule::kDanglingComparison);
      break;
    case Pending::kBetween:
      k.note(Note::kDanglingComparison);
      charge(s, Rule::kDanglingComparison);
      break;
    case Pending::kCompared:
      if (how_many_of_group(s)) {
        const Filter f = k.filters.back();
        k.filters.pop();
        k.having = {true, false, kNoUnit, f.value, f.high, Aggregate::kCount, f.op};
        charge(s, Rule::kHavingAlone);
        break;
      }
      charge(s, k.filters.back().hint != kNoUnit ||
                        !units_.mention(unit(k.filters.back().value)).unit.empty()
                    ? Rule::kFilterHint
                    : Rule::kFilterImplied);
      break;
    case Pending::kLike:
      charge(s, Rule::kSkipLight);
      break;
    case Pending::kLikeIn:
      charge(s, Rule::kFilterImplied);
      break;
    case Pending::kHaving:
      k.having = {};
      charge(s, Rule::kDanglingComparison);
      break;
    case Pending::kNumber:
      settle_number(s);
      break;
    case Pending::kValue:
      break;
  }
  s.pending_unit = kNoUnit;
}

void Reader::finish(State& s) const {
  settle(s);
  Sketch& k = s.sketch;
  if (!s.aggregates.empty()) {
    bool used = false;
    for (const Output& o : k.outputs)
      used |= o.fn != Aggregate::kPlain && o.fn != Aggregate::kCount;
    if (!used && k.outer == Aggregate::kPlain && s.aggregates[0] == Aggregate::kAverage &&
        k.outputs.size() == 1 && k.outputs[0].shape == OutputKind::kCount &&
        k.outputs[0].unit != kNoUnit) {
      k.outer = Aggregate::kAverage;  // "how many <table> does a <table> have on average"
    } else if (!used && s.role != Role::kOrder) {
      k.note(Note::kDanglingAggregate);
      charge(s, Rule::kDanglingAggregate);
    }
  }
  if (s.negated) {
    k.note(Note::kDanglingNegation);
    charge(s, Rule::kDanglingNegation);
  }
  if (s.only) k.note(Note::kUnsupported);
  if (s.role == Role::kGroup && k.groups.empty()) charge(s, Rule::kEmptyGroup);
  for (size_t i = 0; i < k.open_columns.size(); ++i) {
    k.note(Note::kUnusedColumn);
    charge(s, Rule::kUnusedColumn);
    const int word = before(unit(k.open_columns[i]).begin);
    if (word >= 0 && (units_.token(static_cast<size_t>(word)).folded == "by" ||
                      units_.token(static_cast<size_t>(word)).folded == "per"))
      charge(s, Rule::kUnusedBy);
  }
  close_list(s);
}

}  // namespace ask::engine
