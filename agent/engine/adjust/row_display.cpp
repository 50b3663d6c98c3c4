#include "agent/engine/adjust/row_display.h"

#include <algorithm>
#include <span>

#include "agent/common/contains.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_columns.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/schema/derived_measures.h"

namespace ask::engine {
namespace {

using PersonName = SchemaIndex::PersonName;

class RowDisplay {
 public:
  RowDisplay(const GroundingContext& context, const Candidate& candidate)
      : arcs_(context.arcs),
        facts_(context.column_facts),
        graph_(context.graph),
        sketch_(candidate.state->sketch) {}

  void complete(LogicalForm& form) const {
    if (form.yes_no) return;
    const uint32_t row = shown_row(form.block);
    if (form.op == SetOperator::kAlone) {
      show_rows_without_name(form.block);
      describe_rows(form.block);
    }
    describe_best_rows(form.block);
    complete(form.block);
    for (QueryBlock& right : form.right) complete(right);
    if (row == kNone) return;
    if (form.op == SetOperator::kIntersect || form.op == SetOperator::kExcept)
      combine_by_key(form, row);
    else if (form.op == SetOperator::kAlone)
      merge_by_key(form.block, row);
  }

 private:
  // The pair of names that the column is part of, if the question does not ask for this column.
  const PersonName* pair_of(const ColumnExpr& c) const {
    if (!c.valid() || c.whole() || c.period != Period::kWhole || c.product()) return nullptr;
    const PersonName* pair = facts_.index().row_names(c.table);
    if (pair == nullptr || (c.column != pair->first && c.column != pair->last)) return nullptr;
    return asked_alone(c) ? nullptr : pair;
  }
  bool asked_alone(const ColumnExpr& c) const;
  bool names_one(ArcId id, const ColumnExpr& c) const;
  bool names_rows(const ColumnExpr& c) const;
  bool names_referred_rows(const ColumnExpr& c) const;
  bool determined(const ColumnExpr& c, uint32_t row) const {
    return !c.whole() && c.via == kNone && !c.product() &&
           (c.table == row || graph_.to_one(row, c.table));
  }
  uint32_t shown_row(const QueryBlock& block) const;
  void complete(QueryBlock& block) const;
  void count_people_once(QueryBlock& block) const;
  bool asked_for(const ColumnExpr& c) const;
  uint32_t text_column(uint32_t t, std::span<const std::string_view> words) const;
  uint32_t own_date(uint32_t t) const;
  void show_rows_without_name(QueryBlock& block) const;
  void describe_rows(QueryBlock& block) const;
  void describe_best_rows(QueryBlock& block) const;
  void complete_keys(std::vector<GroupKey>& keys) const;
  void merge_by_key(QueryBlock& block, uint32_t row) const;
  void combine_by_key(LogicalForm& form, uint32_t row) const;

  const Arcs& arcs_;
  const ColumnFacts& facts_;
  const SchemaGraph& graph_;
  const Sketch& sketch_;
};

ColumnExpr other_column(ColumnExpr c, uint32_t column) {
  c.column = column;
  return c;
}

// True if the arc names this column of the pair alone: "first names", "surname".
bool RowDisplay::names_one(ArcId id, const ColumnExpr& c) const {
  if (id == kNoArc) return false;
  const Arc& u = arcs_[id];
  if (u.kind != MentionKind::kColumn) return false;
  bool linked = false;
  for (size_t i = 0; i < u.count; ++i)
    linked |= arcs_.mention(u, i).table == c.table && arcs_.mention(u, i).column == c.column;
  if (!linked) return false;
  for (size_t t = u.begin; t < u.end; ++t) {
    const std::string& word = arcs_.token(t).folded;
    for (const std::string_view part : kNamePartWords)
      if (word.find(part) != word.npos) return true;
  }
  return false;
}

bool RowDisplay::asked_alone(const ColumnExpr& c) const {
  for (const Output& o : sketch_.outputs)
    if (names_one(o.arc, c)) return true;
  for (const ArcId id : sketch_.groups)
    if (names_one(id, c)) return true;
  return names_one(sketch_.superlative.arc, c);
}

// The table whose rows the block lists by name, one name for each row; kNone if there is none.
uint32_t RowDisplay::shown_row(const QueryBlock& block) const {
  if (!block.group.empty() || block.having || block.outer != Aggregate::kPlain ||
      !block.best_of.empty() || block.combine != Combine::kApart)
    return kNone;
  uint32_t row = kNone;
  for (const ValueExpr& t : block.select) {
    if (t.fn != Aggregate::kPlain || t.column.whole() || t.column.via != kNone) return kNone;
    const bool name = facts_.name_of(t.column.table) == t.column && !asked_alone(t.column);
    if (name && (row == kNone || t.column.table == block.entity)) row = t.column.table;
  }
  if (row == kNone || !facts_.key_of(row).valid()) return kNone;
  for (const ValueExpr& t : block.select)
    if (!determined(t.column, row)) return kNone;
  for (const Ordering& o : block.order)
    if (o.term.fn != Aggregate::kPlain || !determined(o.term.column, row)) return kNone;
  return row;
}

// True for the name of the rows of a table, which two of them may share, unless the question groups
// by the name itself: "the customer who spent the most" is one customer.
bool RowDisplay::names_rows(const ColumnExpr& c) const {
  if (c.via != kNone || c.product() || facts_.name_of(c.table) != c || facts_.unique(c) ||
      !facts_.key_of(c.table).valid())
    return false;
  return std::none_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& u) {
    return u.kind == MentionKind::kColumn && arcs_.mention(u).table == c.table &&
           arcs_.mention(u).column == c.column;
  });
}

// The name of the rows that a key refers to, which two of them may share: "boats per skipper".
bool RowDisplay::names_referred_rows(const ColumnExpr& c) const {
  const ColumnExpr name{c.table, c.column};
  return c.via != kNone && !c.whole() && facts_.name_of(c.table) == name && !facts_.unique(name);
}

void RowDisplay::complete_keys(std::vector<GroupKey>& keys) const {
  std::vector<GroupKey> out;
  for (const GroupKey& c : keys) {
    const auto add = [&](const ColumnExpr& key) {
      if (!contains(out, key)) out.push_back({key, c.from});
    };
    const PersonName* pair = pair_of(c);
    if (pair == nullptr && names_referred_rows(c)) {
      add(ColumnExpr{c.via_table, c.via});
    } else if (pair == nullptr) {
      add(names_rows(c) ? facts_.key_of(c.table) : static_cast<const ColumnExpr&>(c));
    } else if (c.via != kNone) {
      add(ColumnExpr{c.via_table, c.via});
    } else if (const ColumnExpr key = facts_.key_of(c.table); key.valid()) {
      add(key);
    } else {
      add(other_column(c, pair->first));
      add(other_column(c, pair->last));
    }
  }
  keys = std::move(out);
}

// Shows people by both names, and groups them by their key.
void RowDisplay::complete(QueryBlock& block) const {
  std::vector<ValueExpr> select;
  const auto add = [&](const ValueExpr& t) {
    if (!contains(select, t)) select.push_back(t);
  };
  for (const ValueExpr& t : block.select) {
    const PersonName* pair = pair_of(t.column);
    ValueExpr first = t, last = t;
    if (pair != nullptr) {
      first.column.column = pair->first;
      last.column.column = pair->last;
    }
    const bool both = pair != nullptr && t.fn == Aggregate::kPlain && !t.of_all &&
                      !contains(block.select, t.column.column == pair->first ? last : first);
    if (pair != nullptr && t.fn == Aggregate::kCount && t.distinct &&
        facts_.key_of(t.column.table).valid() && t.column.via == kNone) {
      first.column = facts_.key_of(t.column.table);
      add(first);
    } else if (both && block.outer == Aggregate::kPlain) {
      add(first);
      add(last);
      if (pair->other_first != kNone) {
        ValueExpr other = t;
        other.column.column = pair->other_first;
        add(other);
        other.column.column = pair->other_last;
        add(other);
      }
    } else {
      add(t);
    }
  }
  block.select = std::move(select);
  count_people_once(block);
  complete_keys(block.group);
  complete_keys(block.best_of);
}

// True if the question names the column.
bool RowDisplay::asked_for(const ColumnExpr& c) const {
  return std::any_of(sketch_.outputs.begin(), sketch_.outputs.end(), [&](const Output& o) {
    if (o.arc == kNoArc) return false;
    const Arc& u = arcs_[o.arc];
    for (size_t i = 0; u.kind == MentionKind::kColumn && i < u.count; ++i)
      if (arcs_.mention(u, i).table == c.table && arcs_.mention(u, i).column == c.column)
        return true;
    return false;
  });
}

// The only column of text whose name ends with one of the words; kNone if there are none or
// several.
uint32_t RowDisplay::text_column(uint32_t t, std::span<const std::string_view> words) const {
  uint32_t found = kNone;
  for (uint32_t c = 0; c < facts_.index().columns(t); ++c) {
    if (facts_.column({t, c}).kind != db::DataKind::kText || facts_.of({t, c}).reference ||
        !contains(words, facts_.last_word({t, c})))
      continue;
    if (found != kNone) return kNone;
    found = c;
  }
  return found;
}

// The only date of the table that is called so and nothing else; kNone if there is none.
uint32_t RowDisplay::own_date(uint32_t t) const {
  uint32_t found = kNone;
  for (uint32_t c = 0; c < facts_.index().columns(t); ++c) {
    if (facts_.column({t, c}).kind != db::DataKind::kDate) continue;
    if (found != kNone) return kNone;
    found = c;
  }
  return found != kNone && facts_.index().column(t, found).words.size() == 1 &&
                 contains(kDayTables, facts_.last_word({t, found}))
             ? found
             : kNone;
}

// "targets without a common name": rows that lack what they are called by are shown by their key.
void RowDisplay::show_rows_without_name(QueryBlock& block) const {
  if (block.select.size() != 1 || block.select[0].fn != Aggregate::kPlain || !block.group.empty())
    return;
  ColumnExpr& shown = block.select[0].column;
  for (const auto& any : block.where)
    if (any.size() == 1 && any[0].op == Op::kIsNull && !any[0].negated && any[0].column == shown &&
        facts_.name_of(shown.table) == shown && facts_.key_of(shown.table).valid() &&
        !asked_for(shown))
      shown = facts_.key_of(shown.table);
}

// Rows without a name of their own, listed by a number or a plate: they are shown by make and
// model, or with a description.
void RowDisplay::describe_rows(QueryBlock& block) const {
  if (block.select.size() != 1 || !block.group.empty() || block.distinct || block.having ||
      block.outer != Aggregate::kPlain || !block.best_of.empty() ||
      block.combine != Combine::kApart)
    return;
  const ValueExpr shown = block.select[0];
  const uint32_t t = shown.column.table;
  if (shown.fn != Aggregate::kPlain || shown.column.whole() || shown.column.via != kNone ||
      shown.column.product() || facts_.name_of(t) != shown.column ||
      facts_.of(shown.column).naming || keeps_people(facts_.index(), t) || asked_for(shown.column))
    return;
  const auto show = [&](uint32_t c) {
    ValueExpr other = shown;
    other.column.column = c;
    block.select.push_back(std::move(other));
  };
  const uint32_t make = text_column(t, kMakerColumns);
  const uint32_t model = text_column(t, kModelColumns);
  const uint32_t description = text_column(t, kDescriptionColumns);
  if (make != kNone && model != kNone) {
    if (facts_.of(shown.column).identifier && !facts_.numbers_rows(shown.column))
      block.select.clear();
    show(make);
    show(model);
  } else if (description != kNone && description != shown.column.column &&
             shown.column == facts_.key_of(t)) {
    if (const uint32_t date = own_date(t); date != kNone) {  // of a meeting, rather than its id
      block.select.clear();
      show(date);
    }
    show(description);
  }
}

// "the last payment of each guest": rows without a name are shown by their date and their amount,
// if there is one; so are payments that are called by what several are for.
void RowDisplay::describe_best_rows(QueryBlock& block) const {
  if (block.best_of.empty() || !block.group.empty() || block.order.size() != 1) return;
  const ColumnExpr date = block.order[0].term.column;
  const ColumnExpr key = facts_.name_of(date.table);
  if (block.order[0].term.fn != Aggregate::kPlain || !key.valid() || date.via != kNone ||
      !facts_.temporal(date) || asked_for(key))
    return;
  const auto measures = facts_.index().measures(date.table);
  const bool amount =
      measures.size() == 1 &&
      facts_.index().has_any_word(facts_.index().column(date.table, measures[0]), kDebtColumns);
  if (key != facts_.key_of(date.table) && (!amount || facts_.unique(key))) return;
  const auto shown = std::find_if(
      block.select.begin(), block.select.end(),
      [&](const ValueExpr& t) { return t.fn == Aggregate::kPlain && t.column == key; });
  if (shown == block.select.end()) return;
  shown->column.column = date.column;
  if (!amount) return;
  ValueExpr paid = *shown;
  paid.column.column = measures[0];
  block.select.insert(shown + 1, std::move(paid));
}

// "how many people attended ...": a person is counted once, however many rows a join makes of them.
void RowDisplay::count_people_once(QueryBlock& block) const {
  if (block.select.size() != 1 || !block.group.empty() || block.having ||
      block.outer != Aggregate::kPlain || block.combine != Combine::kApart)
    return;
  ValueExpr& t = block.select[0];
  const uint32_t people = t.column.table;
  if (t.fn != Aggregate::kCount || t.distinct || !t.column.whole() || t.of_all || t.along.valid() ||
      !holds_people(facts_.index(), people))
    return;
  const ColumnExpr key = facts_.key_of(people);
  bool repeats = false;
  for (const uint32_t other : block.tables)
    repeats |= other != people && !graph_.to_one(people, other);
  if (repeats && key.valid()) count_keys(t, key);
}

// Lists each person once: by key instead of DISTINCT names, also where a join repeats them.
void RowDisplay::merge_by_key(QueryBlock& block, uint32_t row) const {
  bool repeats = block.entity != row;
  for (const uint32_t t : block.tables) repeats |= t != row && !graph_.to_one(row, t);
  block.distinct = false;
  if (repeats && block.limit != 1) block.group = {facts_.key_of(row)};
}

// "both A and B", "A but never B": rows by their key, since two rows may share a name.
void RowDisplay::combine_by_key(LogicalForm& form, uint32_t row) const {
  const ColumnExpr key = facts_.key_of(row);
  for (const ValueExpr& t : form.block.select)
    if (facts_.unique(t.column)) return;
  if (form.right.size() != 1 || form.block.limit || form.right[0].limit) return;
  const auto& tests = form.block.where;
  if (tests.empty() || tests.back().empty() || determined(tests.back()[0].column, row))
    return;  // each row has only one value: it is the names that have both
  const auto one_of = [&](QueryBlock from, bool negated) {
    from.select = {{key, Aggregate::kPlain}};
    from.distinct = false;
    from.order.clear();
    Condition c;
    c.column = key;
    c.op = Op::kIn;
    c.negated = negated;
    c.sub = {std::move(from)};
    return c;
  };
  QueryBlock block;
  block.entity = row;
  block.tables = {row};
  block.select = form.block.select;
  block.order = form.block.order;
  const auto require = [&](uint32_t t) {
    if (!contains(block.tables, t)) block.tables.push_back(t);
  };
  for (const ValueExpr& t : block.select) require(t.column.table);
  for (const Ordering& o : block.order) require(o.term.column.table);
  block.where = {{one_of(std::move(form.block), false)},
                 {one_of(std::move(form.right[0]), form.op == SetOperator::kExcept)}};
  form.block = std::move(block);
  form.right.clear();
  form.op = SetOperator::kAlone;
}

}  // namespace

void complete_display(const GroundingContext& context, Candidate& candidate) {
  if (candidate.state == nullptr) return;
  RowDisplay(context, candidate).complete(candidate.logical_form);
}

}  // namespace ask::engine
