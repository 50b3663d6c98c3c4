// The columns that show more of the rows of a query: a noun of theirs, who did it, when and where,
// what they are ordered by.
#pragma once
#include <algorithm>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "agent/common/contains.h"
#include "agent/engine/adjust/further_output_links.h"
#include "agent/engine/ir/logical_form.h"
#include "agent/engine/parse/arcs.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

class FurtherColumns {
 public:
  // `linked` also of rows that others link to those of the query.
  FurtherColumns(const ColumnFacts& column_facts, const SchemaGraph& graph, bool linked,
                 QueryBlock& block)
      : facts_(column_facts), graph_(graph), linked_(linked), block_(block) {
    find_rows();
  }

  // Figures of groups stay.
  void show_none() {
    std::erase_if(block_.select, [](const ValueExpr& t) { return t.fn == Aggregate::kPlain; });
  }
  void show_measure(bool amounts);
  void show_named_measure(const Arcs& arcs);
  void hide_key();
  // False, with the block unchanged or to be discarded, if there is none.
  bool add(const FurtherOutput& output);
  // Adds the first of the readings of a part (rewrite/asked_parts.h) that the rows have. False,
  // with the block unchanged, if they have none.
  bool add_part(std::span<const FurtherOutput> readings);
  // The same beside a count or sum of all rows.
  bool add_figures_of_all(std::span<const FurtherOutput> readings);
  // Shows no key that only the database calls the rows by.
  void hide_surrogate_key();
  bool shows_surrogate_key() const;

 private:
  void find_rows();
  bool add_named(const FurtherOutput& output, bool person);
  bool add_doer(const FurtherOutput& output);
  bool add_partner(const Token& verb);
  bool add_owner(bool receives);
  bool add_recipient();
  bool add_owed();
  bool add_mail();
  ColumnExpr only_person(bool receives) const;
  bool only_sends(uint32_t rows, uint32_t people) const;
  ColumnExpr date_of_condition() const;
  ColumnExpr date_of_state() const;
  bool add_date(const Token& verb);
  bool add_place(const Token& verb);
  bool add_amount(const Token& counted);
  bool add_total();
  bool add_aggregate(Figure asked);
  bool add_other_end();
  bool add_name();
  bool add_row_name(bool one);
  bool add_other_row();
  bool add_thing(const Token& verb);
  ColumnExpr thing_of(uint32_t events, const Token& verb) const;
  bool add_reading(FurtherOutput reading);
  bool add_degree(std::string_view scale);
  bool add_many(const FurtherOutput& output);
  bool add_pieces();
  bool add_counted();
  bool add_own_number(const FurtherOutput& output);
  bool add_sum(const FurtherOutput& output);
  bool add_figure(ValueExpr figure, uint32_t of);
  bool add_figure_of_all(const FurtherOutput& output);
  bool add_row_number();
  bool add_named_place();
  bool add_any_amount();
  bool add_own_date();
  void show_whole_names(size_t from);
  bool add_called(std::span<const std::string_view> names);
  bool is_restricted(uint32_t table) const;
  ColumnExpr only_amount(uint32_t rows) const;
  bool add_both_numbers();
  bool add_description();
  ColumnExpr description(uint32_t rows) const;
  bool other_role(const Token& verb, uint32_t table) const;
  bool leads_to(uint32_t t) const;
  bool nest_first_row();
  bool show(ColumnExpr column);
  bool show_person(ColumnExpr column);
  ColumnExpr price(uint32_t rows) const;
  ColumnExpr last_name(ColumnExpr first) const;

  void use(uint32_t t) {
    if (t != kNone && !is_used(t)) used_.push_back(t);
  }
  bool is_used(uint32_t t) const { return contains(used_, t); }
  bool shown(ColumnExpr c) const {
    return std::any_of(block_.select.begin(), block_.select.end(), [&](const ValueExpr& t) {
      return c.whole() ? t.column.home() == c.table : t.column == c;
    });
  }
  bool aggregated() const {
    const auto figure = [](const ValueExpr& t) { return t.fn != Aggregate::kPlain; };
    return (!block_.order.empty() && figure(block_.order[0].term)) ||
           std::any_of(block_.select.begin(), block_.select.end(), figure);
  }
  // True if each row that the query shows has one row of the table.
  bool determined(uint32_t t) const {
    return t == rows_ || graph_.to_one(rows_, t) || (block_.limit == 1 && block_.group.empty());
  }
  float nearness(uint32_t t, bool person) const;
  // The tables of the query, that of the rows first, and people last.
  std::vector<uint32_t> events_first() const;

  const ColumnFacts& facts_;
  const SchemaGraph& graph_;
  const bool linked_;
  QueryBlock& block_;
  std::vector<uint32_t> used_, joined_;
  uint32_t rows_ = kNone;  // the table of which the query lists the rows
  uint32_t figures_of_ = kNone;  // the table of which parts add up or count the rows
};

}  // namespace ask::engine
