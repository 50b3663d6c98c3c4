// What the rows are ranked by: "the oldest", "the most orders", "cheapest first", "sorted by".
#include <algorithm>

#include "agent/engine/ground/grounder.h"
#include "agent/engine/schema/gradable_columns.h"

namespace ask::engine {

// "sold the most tickets", "the highest total bill over all stays": of what a row has many of.
bool Completer::adds_up_over_rows(ColumnId c) const {
  if (!c.valid() || c.whole() || c.table == entity_ || !traits_.measure(c) ||
      sketch_.extreme.hint == kNoUnit || !sketch_.groups.empty() ||
      graph_.to_one(entity_, c.table) || !graph_.to_one(c.table, entity_))
    return false;
  bool total = false, amounts = false;
  for (size_t t = 0; t < units_.tokens(); ++t) {
    const std::string& word = units_.token(t).folded;
    total |= word == "total" || word == "altogether" || word == "overall" || word == "combined" ||
             (word == "over" && t + 1 < units_.tokens() && units_.token(t + 1).folded == "all");
  }
  for (const std::string_view word : {"sold", "quantity", "amount", "sale", "play", "view"})
    amounts |= traits_.has_word(c, word);
  const Unit& how = unit(sketch_.extreme.hint);
  const bool most = how.keyword == Keyword::kMost || how.keyword == Keyword::kLeast ||
                    units_.says(how, {"greatest"});
  return total || (most && amounts);
}

bool Completer::add_extreme() {
  const Extreme& e = sketch_.extreme;
  if (sketch_.limit != kNoUnit) {
    const Value n = number_of(sketch_.limit);
    const bool ordinal = units_.mention(unit(sketch_.limit)).ordinal;  // "the third largest"
    if (const auto* whole = std::get_if<int64_t>(&n)) block_.limit = ordinal ? 1 : *whole;
    if (const auto* nth = std::get_if<int64_t>(&n); ordinal && nth != nullptr && *nth > 1)
      block_.offset = *nth - 1;
  }
  if (e.kind == ExtremeKind::kUnset) return true;
  if (!block_.limit) block_.limit = 1, block_.ties = true;
  Ordering by;
  by.descending = e.descending;
  if (e.kind == ExtremeKind::kColumn) {
    if (e.unit != kNoUnit) {
      const ColumnId c = resolve(e.unit, near_, kNone, Want::kNumber);
      by.term = {c, added_up(c, e.fn)};
      if (by.term.fn == Aggregate::kPlain && adds_up_over_rows(c)) by.term.fn = Aggregate::kSum;
      if (c.adds_up() && !mentioned_.empty()) charge(Rule::kTopByMeasure, 0.6F);
    } else {
      const Mention& m = units_.mention(unit(e.hint));
      bool reversed = false;
      by.term = {implied(m.dimension.word, &reversed), e.fn};
      const std::string_view of = m.dimension.word;
      if (!by.term.column.valid() && (of.empty() || of == "size")) {
        // "the largest <table>" by its only quantity
        const auto measures = traits_.index().measures(entity_);
        if (measures.size() == 1) by.term.column = {entity_, measures[0]};
      }
      by.descending = e.descending != reversed;
      if (of == "rating" && by.term.fn == Aggregate::kPlain && by.term.column.valid() &&
          by.term.column.table != entity_ && !graph_.to_one(entity_, by.term.column.table))
        by.term.fn = Aggregate::kAverage;  // "the best rated <table>", of many ratings
    }
    if (!by.term.column.valid()) {
      fact(Fact::kNoColumn, Rule::kNoColumn);
      block_.limit.reset();
      block_.ties = false;
      return true;
    }
    block_.order.push_back(by);
    return true;
  }
  by.term = {{entity_, kNone}, Aggregate::kCount};
  if (e.unit != kNoUnit) {
    const bool is_table = unit(e.unit).kind == MentionKind::kTable;
    if (e.kind == ExtremeKind::kCount) {
      const ColumnId stored = sketch_.groups.empty() ? named_count(e.unit, entity_) : ColumnId{};
      if (stored.valid()) {
        by.term = {stored, Aggregate::kPlain};
        if (is_table) {
          const uint32_t t = table_of(e.unit);
          if (t != entity_) {
            std::erase(needed_, t);
            std::erase(mentioned_, t);
          }
        }
        block_.order.push_back(by);
        return true;
      }
      if (is_table)
        require(table_of(e.unit));
      else if (const ColumnId c = resolve(e.unit, near_); c.valid())
        require(c.table);
    } else if (!is_table) {
      popular_ = resolve(e.unit, near_, owner_);
    } else {
      const uint32_t t = table_of(e.unit);
      popular_ = traits_.key_of(t).valid() ? traits_.key_of(t) : traits_.name_of(t);
    }
  }
  block_.order.push_back(by);
  return true;
}

// "cheapest first", "highest count first": by what is shown and can be meant, else by what the
// adjective is about.
Term Completer::said_order(const OrderPart& part, bool* reversed) {
  const Unit& u = unit(part.hint);
  const std::string_view dimension = units_.mention(u).dimension.word;
  const Term *figure = nullptr, *quantity = nullptr, *fitting = nullptr;
  float best = 0;
  for (const Term& t : block_.select) {
    if (t.fn != Aggregate::kPlain && (part.fn == Aggregate::kPlain || part.fn == t.fn)) figure = &t;
    if (t.fn == Aggregate::kPlain && !t.column.whole() && traits_.quantity(t.column)) quantity = &t;
    const DimensionMatch match = match_column(traits_, t.column, dimension);
    if (match.score > best) {
      best = match.score;
      fitting = &t;
      *reversed = match.reversed;
    }
  }
  const bool anything = dimension.empty() || dimension == "rating" || dimension == "size" ||
                        units_.says(u, {"highest", "lowest"});
  if (anything && figure != nullptr) return *reversed = false, *figure;
  if (fitting != nullptr) return *fitting;
  const ColumnId c = implied(dimension, reversed);
  if (c.valid() && !(anything && quantity != nullptr)) return {c};
  *reversed = false;
  if (figure != nullptr) return *figure;
  return quantity != nullptr ? *quantity : Term{};
}

bool Completer::add_orders() {
  for (const OrderPart& part : sketch_.orders) {
    Ordering by;
    by.descending = part.directed ? part.descending : sketch_.directed && sketch_.descending;
    if (part.fn == Aggregate::kCount) {
      by.term = {{entity_, kNone}, Aggregate::kCount};
      if (part.unit != kNoUnit) {
        const ColumnId stored = named_count(part.unit, entity_);
        if (stored.valid()) {
          by.term = {stored, Aggregate::kPlain};
          if (unit(part.unit).kind == MentionKind::kTable && table_of(part.unit) != entity_) {
            std::erase(needed_, table_of(part.unit));
            std::erase(mentioned_, table_of(part.unit));
          }
        } else if (unit(part.unit).kind == MentionKind::kTable) {
          require(table_of(part.unit));
        } else if (const ColumnId c = resolve(part.unit, near_, owner_); traits_.quantity(c)) {
          by.term = {c, Aggregate::kPlain};
        }
      }
    } else if (part.unit == kNoUnit) {
      bool reversed = false;
      by.term = said_order(part, &reversed);
      by.descending = by.descending != reversed;
      if (!by.term.column.valid()) {
        fact(Fact::kNoColumn, Rule::kNoColumn);
        continue;
      }
    } else {
      const ColumnId c = resolve(part.unit, near_, owner_);
      by.term = {c, added_up(c, part.fn)};
      if (part.hint != kNoUnit && c.valid() && !c.whole() &&
          match_column(traits_, c, units_.mention(unit(part.hint)).dimension.word).reversed)
        by.descending = !by.descending;  // "by date of birth, oldest first"
      if (by.term.fn == Aggregate::kSum && part.fn == Aggregate::kPlain && sketch_.limit != kNoUnit)
        add_select(by.term),
            charge(Rule::kTopByMeasure,
                   mentioned_.empty() ? 0 : 1);  // "top 5 customers by revenue": and how much it is
      if (!by.term.column.valid() || by.term.column.whole()) {
        fact(Fact::kNoColumn, Rule::kNoColumn);
        continue;
      }
    }
    block_.order.push_back(by), note({part.unit, part.hint});
  }
  if (sketch_.limit != kNoUnit && block_.order.empty() &&
      sketch_.extreme.kind == ExtremeKind::kUnset) {
    const Unit& few = unit(sketch_.limit);
    if (few.kind == MentionKind::kKeyword && units_.says(few, {"last", "latest", "newest"})) {
      const ColumnId date = implied("date");  // "the last 5 orders"
      if (!date.valid()) return false;
      block_.order.push_back({{date, Aggregate::kPlain}, true});
    }
  }
  if (sketch_.directed && block_.order.empty() && !block_.select.empty() && !block_.limit) {
    const Term* last = nullptr;
    for (const Term& t : block_.select)
      if (t.fn == Aggregate::kPlain && !t.column.whole()) last = &t;
    if (block_.select.back().fn == Aggregate::kCount && sketch_.outputs.size() > 1)
      last = &block_.select.back();  // "... and the number of each, in descending order"
    block_.order.push_back({last != nullptr ? *last : block_.select.back(), sketch_.descending});
  }
  return true;
}

}  // namespace ask::engine
