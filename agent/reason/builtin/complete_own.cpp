// What needs more than a condition or a group: rows that refer to rows of the same table, "only",
// totals so far.
#include <algorithm>

#include "agent/reason/builtin/completer.h"

namespace ask::builtin {

// The name of the row that the column refers to, where that is a row of the same table.
ColumnId Completer::of_referred(ColumnId column) const {
  if (!column.valid() || column.via != kNone || !traits_.own_reference(column)) return column;
  const ColumnId name = traits_.name_of(column.table);
  if (!name.valid() || name.whole() || name.table != column.table) return column;
  ColumnId out = name;
  out.via = column.column;
  return out;
}

// "customers who only bought toys": they did, and nothing else. Where a row has one value at most
// the word adds nothing.
bool Completer::nest_only(std::vector<Test>& main) {
  for (size_t i = 0; i < main.size(); ++i) {
    const uint32_t table = main[i].condition.column.table;
    if (!main[i].only || table == entity_ || graph_.to_one(entity_, table)) continue;
    Test one = main[i];
    if (one.condition.op != Op::kEqual || one.condition.negated || one.is_or ||
        (i + 1 < main.size() && main[i + 1].is_or))
      return false;
    auto some = not_in(through(table), {one}), others = some;
    if (!some) return false;
    some->negated = false;
    others->sub[0].where[0][0].negated = true;
    Test none;
    none.condition = std::move(*others);
    main[i].condition = std::move(*some);
    main[i].only = false;
    main.insert(main.begin() + static_cast<std::ptrdiff_t>(i) + 1, std::move(none));
    std::erase_if(tests_, [&](const Test& t) { return t.position == one.position; });
    for (const uint32_t t : std::vector<uint32_t>(needed_))
      if (t != entity_ && !used(t)) std::erase(needed_, t);
    ++i;
  }
  return true;
}

// "the running total of orders per month"
bool Completer::so_far() {
  if (!sketch_.so_far) return true;
  if (block_.group.size() != 1 || block_.limit || block_.having || !block_.best_of.empty() ||
      block_.outer != Aggregate::kPlain || sketch_.part != Part::kUnset)
    return false;
  Term* only = nullptr;
  for (Term& t : block_.select) {
    if (t.fn == Aggregate::kPlain) continue;
    if (only != nullptr || t.distinct || (t.fn != Aggregate::kCount && t.fn != Aggregate::kSum))
      return false;
    only = &t;
  }
  if (only == nullptr) return false;
  only->along = block_.group[0];
  block_.order = {{{block_.group[0]}, false}};
  return true;
}

}  // namespace ask::builtin
