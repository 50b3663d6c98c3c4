// What parts of a question ask for beside what its end may ask for (further_outputs.cpp): degrees,
// numbers of things, sums of the rows that refer to each row, and where and by which number.
#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/adjust/event_columns.h"
#include "agent/engine/adjust/further_columns.h"
#include "agent/engine/lexicon/asked_part_words.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/owner_words.h"
#include "agent/engine/lexicon/scales.h"
#include "agent/engine/lexicon/word_classes_columns.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/gradable_columns.h"

namespace ask::engine {

// "how heavy is it", "how old": by which the rows are ordered, else the only measure of that.
bool FurtherColumns::add_degree(std::string_view scale) {
  if (block_.order.size() == 1 && block_.order[0].term.fn == Aggregate::kPlain &&
      match_column(facts_, block_.order[0].term.column, scale).score > 0 &&
      !facts_.temporal(block_.order[0].term.column))
    return show(block_.order[0].term.column);
  for (const uint32_t t : events_first()) {
    ScaleMatch match = match_scale(facts_, t, scale);
    if (match.score <= 0 && scale == scales::kLength)
      match = match_scale(facts_, t, scales::kDuration);
    if (match.score > 0 && !facts_.temporal(match.column)) return show(match.column);
  }
  return false;
}

// "how many" of what each row is of: its quantity. False if there is none or several.
bool FurtherColumns::add_pieces() {
  for (const uint32_t t : events_first()) {
    ColumnExpr found;
    bool several = false;
    for (const uint32_t c : facts_.index().measures(t)) {
      if (!facts_.index().has_any_word(facts_.index().column(t, c), kPieceColumns) ||
          facts_.flag({t, c}))
        continue;
      several |= found.valid();
      found = {t, c};
    }
    if (found.valid()) return !several && show(found);
  }
  return false;
}

// "who has more than one, and how many": what the groups are chosen or ordered by.
bool FurtherColumns::add_counted() {
  const ValueExpr* count = nullptr;
  if (block_.having && block_.having->sub.empty()) count = &block_.having->term;
  if (count == nullptr && block_.order.size() == 1) count = &block_.order[0].term;
  for (const ValueExpr& t : block_.select)
    if (count == nullptr && t.fn == Aggregate::kCount) return true;
  if (count == nullptr || count->fn != Aggregate::kCount) return false;
  add_once(block_.select, *count);
  return true;
}

// "how many seats": a number that each row has.
bool FurtherColumns::add_own_number(const FurtherOutput& output) {
  FurtherOutput numbers = output;
  std::erase_if(numbers.choices, [&](const FurtherOutput::Choice& choice) {
    return choice.column.whole() || !facts_.measure(choice.column) ||
           facts_.flag(choice.column) || !determined(choice.column.table);
  });
  if (!numbers.choices.empty()) return add_named(numbers, false);
  const UnitId unit = unit_named(output.word.folded);
  if (unit == kNoUnit) return false;
  for (const uint32_t t : events_first()) {
    ColumnExpr found;
    for (const uint32_t c : facts_.index().measures(t)) {
      if (facts_.unit_of({t, c}) != unit) continue;
      if (found.valid()) return false;
      found = {t, c};
    }
    if (found.valid()) return show(found);
  }
  return false;
}

// "how many", "how many seats", "how many visits"
bool FurtherColumns::add_many(const FurtherOutput& output) {
  if (output.word.folded.empty() && output.choices.empty()) return add_counted() || add_pieces();
  if (add_own_number(output)) return true;
  for (const FurtherOutput::Choice& choice : output.choices) {
    const uint32_t t = choice.column.table;
    if (!choice.column.whole() || choice.score < kLowestOutputLink || t == rows_) continue;
    ValueExpr count{{t, kNone}, Aggregate::kCount};
    if (const ColumnExpr key = facts_.key_of(t); key.valid() && !is_used(t)) count.column = key;
    if (add_figure(std::move(count), t)) return true;
  }
  return false;
}

// "total hours": of the rows that refer to each row; one that each row has itself is shown.
bool FurtherColumns::add_sum(const FurtherOutput& output) {
  if (add_own_number(output)) return true;
  const FurtherOutput::Choice* best = nullptr;
  bool tie = false;
  for (const FurtherOutput::Choice& choice : output.choices) {
    if (choice.column.whole() || !facts_.measure(choice.column) || facts_.flag(choice.column) ||
        facts_.intensive(choice.column) || !graph_.to_one(choice.column.table, rows_))
      continue;
    if (best == nullptr || choice.score > best->score) {
      best = &choice, tie = false;
    } else {
      tie |= choice.score == best->score && !(choice.column == best->column);
    }
  }
  if (best != nullptr)
    return !tie && add_figure({best->column, Aggregate::kSum}, best->column.table);
  ColumnExpr amount;  // "total raised": the amount of the only rows that have one
  for (const uint32_t e : graph_.of(rows_)) {
    const JoinEdge& edge = graph_.edges()[e];
    if (edge.parent != rows_ || edge.child == rows_) continue;
    const ColumnExpr found = only_amount(edge.child);
    if (!found.valid() || facts_.intensive(found)) continue;
    if (amount.valid()) return false;
    amount = found;
  }
  return output.choices.empty() && amount.valid() &&
         add_figure({amount, Aggregate::kSum}, amount.table);
}

// "how many hours", "how many clients", "the total fee" beside a figure of the same rows.
bool FurtherColumns::add_figure_of_all(const FurtherOutput& output) {
  const auto once = [&](uint32_t t) {
    return t == block_.entity || graph_.to_one(block_.entity, t);
  };
  if (!std::all_of(used_.begin(), used_.end(), once)) return false;
  const UnitId unit = unit_named(output.word.folded);
  ValueExpr found;
  bool several = false;
  const auto take = [&](ValueExpr figure) {
    several |= found.column.valid() && !(found == figure);
    found = std::move(figure);
  };
  for (const FurtherOutput::Choice& choice : output.choices) {
    const uint32_t t = choice.column.table;
    if (!choice.column.whole() && t == block_.entity && facts_.measure(choice.column) &&
        !facts_.intensive(choice.column) && !facts_.flag(choice.column))
      take({choice.column, Aggregate::kSum});
    else if (choice.column.whole() && t != block_.entity && once(t) &&
             choice.score >= kLowestOutputLink && facts_.key_of(t).valid())
      take({facts_.key_of(t), Aggregate::kCount, true});
  }
  if (!found.column.valid() && unit != kNoUnit)
    for (const uint32_t c : facts_.index().measures(block_.entity))
      if (facts_.unit_of({block_.entity, c}) == unit)
        take({{block_.entity, c}, Aggregate::kSum});
  if (!found.column.valid() || several) return false;
  add_once(block_.select, found);
  use(found.column.table);
  add_once(block_.tables, found.column.table);
  return true;
}

// "how many were sold, and how much did they come to": figures of the rows that the query counts or
// adds up.
bool FurtherColumns::add_figures_of_all(std::span<const FurtherOutput> readings) {
  const size_t shown = block_.select.size();
  for (const FurtherOutput& reading : readings) {
    using Kind = OutputRequest::Kind;
    const bool named = reading.kind == Kind::kMany || reading.kind == Kind::kSum;
    if ((named && add_figure_of_all(reading)) || (reading.kind == Kind::kAmount && add_total()))
      return block_.select.size() > shown;
  }
  return false;
}

// Adds a figure of the rows of table `of` that refer to each row. False if other joined rows would
// repeat them.
bool FurtherColumns::add_figure(ValueExpr figure, uint32_t of) {
  const ColumnExpr key = facts_.key_of(rows_);
  if (!key.valid() || block_.limit || of == rows_ || !graph_.to_one(of, rows_) ||
      graph_.between(of, rows_).size() > 1)
    return false;
  const bool joined = is_used(of);
  if (joined && figures_of_ != of) {
    // Those that the head already groups.
    const bool grouped =
        block_.group.size() == 1 && block_.group[0].home() == rows_ && aggregated();
    if (!grouped) return false;
  } else if (!joined) {
    for (const uint32_t t : used_)
      if (t != rows_ && !graph_.to_one(rows_, t)) return false;
    if (block_.entity != rows_ || graph_.distance(of, rows_) != 1) return false;
    block_.group = {key};
    block_.distinct = false;
    block_.all_rows = true;
    block_.tables.push_back(of), use(of);
    figures_of_ = of;
  }
  const bool known = std::any_of(block_.select.begin(), block_.select.end(), [&](const auto& t) {
    return t.fn == figure.fn && t.column.table == of &&
           (figure.fn == Aggregate::kCount || t.column == figure.column);
  });
  if (!known) block_.select.push_back(std::move(figure));
  return true;
}

// "number, date and amount": the telephone of what was shown last, else by which number the rows
// are told.
bool FurtherColumns::add_row_number() {
  if (aggregated()) return true;  // of the rows that are counted
  const SchemaIndex& index = facts_.index();
  for (size_t i = used_.size(); i-- > 0;)
    for (uint32_t c = 0; c < index.columns(used_[i]); ++c)
      if (index.has_any_word(index.column(used_[i], c), kTelephoneColumns))
        return show({used_[i], c});
  for (uint32_t c = 0; c < index.columns(rows_); ++c)
    if (const ColumnExpr column{rows_, c}; !facts_.of(column).reference && facts_.unique(column) &&
                                           is_numbering_noun(facts_.last_word(column)))
      return show(column);
  return false;
}

// "where": the place of the rows, else what the place is called that they refer to.
bool FurtherColumns::add_named_place() {
  for (const uint32_t t : events_first()) {
    for (uint32_t c = 0; c < facts_.index().columns(t); ++c)
      if (const ColumnExpr column{t, c};
          place_score(facts_, column) > 0 && !(facts_.name_of(t) == column) && !shown(column))
        return false;  // read as it is
    ColumnExpr found;
    for (const uint32_t e : graph_.of(t)) {
      const JoinEdge& edge = graph_.edges()[e];
      if (edge.child != t || edge.parent == t || is_restricted(edge.parent) ||
          !facts_.index().has_any_word(facts_.index().table(edge.parent), kEventPlaces))
        continue;
      if (found.valid()) return false;
      found = facts_.name_of(edge.parent);
    }
    if (found.valid()) return show(found);
  }
  return false;
}

// "how much", of rows with one amount.
bool FurtherColumns::add_any_amount() {
  for (const uint32_t t : events_first()) {
    ColumnExpr amount = facts_.amount_of(t);
    if (!amount.valid()) amount = price(t);
    if (!amount.valid()) amount = only_amount(t);
    if (amount.valid()) return show(amount);
  }
  return false;
}

// "when": the date by which the rows are chosen, else when they were.
bool FurtherColumns::add_own_date() {
  for (const ColumnExpr& date :
       {date_of_condition(), date_of_state(), date_of_rows(facts_, events_first()[0])})
    if (date.valid()) return show(date);
  return false;
}

void FurtherColumns::hide_surrogate_key() {
  if (shows_surrogate_key()) block_.select.clear();
}

bool FurtherColumns::shows_surrogate_key() const {
  if (block_.select.size() != 1 || !block_.group.empty()) return false;
  const ValueExpr& key = block_.select[0];
  return key.fn == Aggregate::kPlain && key.column.via == kNone && !key.column.whole() &&
         facts_.identifier(key.column) && !facts_.of(key.column).naming &&
         (block_.limit == 1 || !facts_.numbers_rows(key.column));
}

// People whom the columns from `from` on call by the first of two names, by both.
void FurtherColumns::show_whole_names(size_t from) {
  for (size_t i = from; i < block_.select.size(); ++i) {
    ValueExpr last = block_.select[i];
    if (last.fn != Aggregate::kPlain || last.column.whole()) continue;
    const auto* pair = facts_.index().row_names(last.column.table);
    if (pair == nullptr || last.column.column != pair->first) continue;
    last.column.column = pair->last;
    if (!contains(block_.select, last))
      block_.select.insert(block_.select.begin() + static_cast<std::ptrdiff_t>(i) + 1, last);
  }
}

bool FurtherColumns::add_reading(FurtherOutput reading) {
  using Kind = OutputRequest::Kind;
  const size_t before = block_.select.size();
  bool found = false;
  // Of reviews the score is no name.
  std::erase_if(reading.choices, [&](const FurtherOutput::Choice& choice) {
    return choice.column.whole() && reading.kind == Kind::kNoun &&
           facts_.measure(facts_.name_of(choice.column.table));
  });
  if (reading.kind == Kind::kNoun && text::is_one_of(reading.word.folded, kToldByNouns))
    found = add_row_number();
  else if (reading.kind == Kind::kWhere)
    found = add_named_place();
  else if (reading.kind == Kind::kWhen && reading.word.folded.empty())
    found = add_own_date();
  found = found || add(reading) ||
          (reading.kind == Kind::kWho && text::is_one_of(reading.word.lemma, kBelongingVerbs) &&
           add_called(kNounsOfOwners)) || (reading.kind == Kind::kAmount &&
                                    reading.word.lemma == kRowAmount && add_any_amount());
  if (found) show_whole_names(before);
  return found;
}

bool FurtherColumns::add_part(std::span<const FurtherOutput> readings) {
  const QueryBlock block = block_;
  const std::vector<uint32_t> used = used_, joined = joined_;
  const uint32_t figures_of = figures_of_;
  for (const FurtherOutput& reading : readings) {
    if (add_reading(reading)) return true;
    block_ = block;
    used_ = used, joined_ = joined;
    figures_of_ = figures_of;
  }
  return false;
}

}  // namespace ask::engine
