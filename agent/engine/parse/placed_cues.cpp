#include "agent/engine/parse/placed_cues.h"

#include <algorithm>

#include "agent/common/contains.h"

namespace ask::engine {
namespace {

// A slot of a sketch that an earlier one does not have in the same form.
struct Changed {
  CueSlot slot = CueSlot::kWaiting;
  ArcId of = kNoArc;
  Aggregate fn = Aggregate::kPlain;
  bool negated = false;
};

Changed changed(const Output& output) { return {CueSlot::kOutput, output.arc, output.fn}; }

Changed changed(const Filter& f) {
  ArcId of = f.high;
  for (const ArcId id : {f.hint, f.scalar_column, f.column, f.value})
    if (id != kNoArc) of = id;
  return {CueSlot::kFilter, of, f.scalar, f.negated || f.in_negation || f.op == Op::kIsNull};
}

Changed changed(const OrderPart& order) {
  return {CueSlot::kOrder, order.arc != kNoArc ? order.arc : order.hint, order.fn};
}

Changed changed(const Superlative& superlative) {
  const bool counts =
      superlative.kind == SuperlativeKind::kCount || superlative.kind == SuperlativeKind::kPopular;
  return {CueSlot::kSuperlative, kNoArc, counts ? Aggregate::kCount : superlative.fn};
}

class ChangedSlots {
 public:
  ChangedSlots(const Sketch& before, const Sketch& after) {
    add(before.outputs, after.outputs, [](const Output& o) { return changed(o); });
    add(before.filters, after.filters, [](const Filter& f) { return changed(f); });
    add(before.orders, after.orders, [](const OrderPart& o) { return changed(o); });
    add(before.groups, after.groups, [](ArcId id) { return Changed{CueSlot::kGroup, id}; });
    add(before.negated_tables, after.negated_tables, [](ArcId id) {
      return Changed{CueSlot::kNegation, id};
    });
    add(after.negated_column != before.negated_column, {CueSlot::kNegation, after.negated_column});
    add(!(after.superlative == before.superlative), changed(after.superlative));
    add(!(after.having == before.having), {CueSlot::kHaving, kNoArc, after.having.fn});
    add(after.limit != before.limit || after.first_only != before.first_only, {CueSlot::kLimit});
    add(after.distinct != before.distinct, {CueSlot::kDistinct});
    add(after.directed != before.directed || after.descending != before.descending,
        {CueSlot::kOrder});
    add(after.ratio != before.ratio || after.outer != before.outer || after.so_far != before.so_far,
        {CueSlot::kComposite});
  }
  void leave_out(const PlacedCue& placed) {
    for (size_t i = slots_.size(); i-- > 0;)
      if (slots_[i].slot == placed.slot && slots_[i].of == placed.of && slots_[i].fn == placed.fn)
        slots_.erase(i);
  }
  // True if the cue was placed.
  bool place(const PlacedCue& cue, PlacedCues& out) const;
  bool empty() const { return slots_.empty(); }

 private:
  void add(bool differs, const Changed& slot) {
    if (differs) slots_.push(slot);
  }
  template <class T, size_t N, class Of>
  void add(const InlineVector<T, N>& before, const InlineVector<T, N>& after, const Of& of) {
    for (const T& one : after)
      if (!contains(before, one)) slots_.push(of(one));
  }

  InlineVector<Changed, 8> slots_;
};

bool fills(const PlacedCue& cue, const Changed& changed) {
  const CueSlot slot = changed.slot;
  switch (cue.awaited) {
    case Awaited::kNothing:
      return true;
    case Awaited::kAggregate:
      return changed.fn == cue.fn || slot == CueSlot::kComposite;
    case Awaited::kComparison:
    case Awaited::kRestriction:
      return slot == CueSlot::kFilter || slot == CueSlot::kHaving;
    case Awaited::kSuperlative:
      return slot == CueSlot::kSuperlative || slot == CueSlot::kOrder;
    case Awaited::kNegation:
      return slot == CueSlot::kNegation || (slot == CueSlot::kFilter && changed.negated);
    case Awaited::kGroup:
      return slot == CueSlot::kGroup;
    case Awaited::kOrder:
      return slot == CueSlot::kOrder || slot == CueSlot::kSuperlative;
    case Awaited::kDistinct:
      return slot == CueSlot::kOutput || slot == CueSlot::kHaving;
  }
  return false;
}

bool ChangedSlots::place(const PlacedCue& cue, PlacedCues& out) const {
  bool found = false;
  for (const Changed& slot : slots_) {
    if (!fills(cue, slot)) continue;
    found = true;
    const PlacedCue placed{cue.cue, slot.slot, cue.awaited, slot.fn, slot.of};
    if (!contains(out, placed)) out.push(placed);
  }
  return found;
}

bool waits(const PlacedCue& cue) { return cue.slot == CueSlot::kWaiting; }

bool is_of(const Output& output, const PlacedCue& cue) {
  return output.arc == cue.of && (cue.fn == Aggregate::kPlain || cue.fn == output.fn);
}

bool is_of(const Filter& f, const PlacedCue& cue) {
  return cue.of == f.value || cue.of == f.column || cue.of == f.scalar_column || cue.of == f.hint ||
         cue.of == f.high;
}

bool is_of(const OrderPart& order, const PlacedCue& cue) {
  return cue.of == order.arc || cue.of == order.hint;
}

bool is_of(ArcId group, const PlacedCue& cue) { return group == cue.of; }

// False if the slot of the cue was taken out of the sketch: a filter that became a HAVING.
bool has_slot(const Sketch& sketch, const PlacedCue& cue) {
  const auto any = [&](const auto& slots) {
    return std::any_of(slots.begin(), slots.end(),
                       [&](const auto& slot) { return is_of(slot, cue); });
  };
  switch (cue.slot) {
    case CueSlot::kOutput:
      return any(sketch.outputs);
    case CueSlot::kFilter:
      return any(sketch.filters);
    case CueSlot::kGroup:
      return any(sketch.groups);
    case CueSlot::kOrder:
      return cue.of == kNoArc || any(sketch.orders);
    default:
      return true;
  }
}

// Makes the cues wait again whose slots are gone.
void release(const Sketch& sketch, PlacedCues& cues) {
  if (std::all_of(cues.begin(), cues.end(),
                  [&](const PlacedCue& cue) { return has_slot(sketch, cue); }))
    return;
  PlacedCues out;
  for (PlacedCue cue : cues) {
    if (!has_slot(sketch, cue)) cue = {cue.cue, CueSlot::kWaiting, cue.awaited, cue.fn, kNoArc};
    if (!contains(out, cue)) out.push(cue);
  }
  cues = out;
}

bool goes_on(const PlacedCue& cue, Repeated repeated) {
  return (cue.awaited == Awaited::kAggregate && repeated.aggregates) ||
         (cue.awaited == Awaited::kGroup && repeated.groups);
}

}  // namespace

void place_cues(const Sketch& before, const Sketch& after, const PlacedCues& earlier,
                Repeated repeated, PlacedCues& cues) {
  release(after, cues);
  if (std::none_of(cues.begin(), cues.end(), waits)) return;
  ChangedSlots changed(before, after);
  for (const PlacedCue& placed : cues)
    if (!contains(earlier, placed)) changed.leave_out(placed);
  if (changed.empty()) return;
  PlacedCues out;
  for (const PlacedCue& cue : cues)
    if (!waits(cue) || !changed.place(cue, out) || goes_on(cue, repeated)) out.push(cue);
  cues = out;
}

Origin cues_of(const PlacedCues& cues, CueSlot slot, std::initializer_list<ArcId> arcs,
               Aggregate fn) {
  Origin out;
  for (const PlacedCue& placed : cues)
    if (placed.slot == slot && contains(arcs, placed.of) &&
        (slot != CueSlot::kOutput || placed.fn == Aggregate::kPlain || placed.fn == fn))
      out.add(placed.cue);
  return out;
}

Origin origin_of(const PlacedCues& cues, const Output& output) {
  Origin out{output.arc, output.owner};
  out.add(cues_of(cues, CueSlot::kOutput, {output.arc}, output.fn));
  if (output.fn != Aggregate::kPlain) out.add(cues_of(cues, CueSlot::kComposite));
  return out;
}

Origin origin_of_group(const PlacedCues& cues, ArcId group) {
  Origin out{group};
  out.add(cues_of(cues, CueSlot::kGroup, {group}));
  return out;
}

}  // namespace ask::engine
