// The rules of the beam: from one state and what stands at its position to the states after it.
// One member function for each kind of unit; the files rules_*.cpp hold them.
#pragma once
#include <bitset>
#include <cstdint>
#include <vector>

#include "agent/engine/parse/beam_search.h"

namespace ask::engine {

class Reader {
 public:
  Reader(const BeamContext& context, std::vector<State>& out)
      : units_(context.units),
        traits_(context.traits),
        weights_(context.weights),
        trail_(context.trail),
        out_(out) {
    find_orders();
    find_list();
  }

  // Every state that one step leads to.
  void expand(const State& state);
  // Nothing follows: what waits gets its default, what dangles is noted.
  void finish(State& state) const;

 private:
  const Unit& unit(UnitId id) const { return units_.all[static_cast<size_t>(id)]; }
  void charge(State& state, Rule rule, float factor = 1) const {
    state.score += weights_[rule] * factor;
    state.tally.add(rule, factor);
  }
  void emit(State&& state, Rule rule, float factor = 1);
  void emit(State&& state) { out_.push_back(std::move(state)); }
  // The state after the unit was read, before its rule did anything.
  State after(const State& state, UnitId id) const;
  void gain(State& state, const Unit& unit) const;

  // rules_words.cpp
  void skip(const State& state);
  bool inside_name(size_t token) const;
  void skip_cost(State& state, size_t token) const;
  void word_role(State& state, size_t token) const;

  // rules_settle.cpp: the pending unit takes its default reading.
  void settle(State& state) const;
  void settle_extreme(State& state) const;
  void settle_number(State& state) const;
  bool how_many_of_group(const State& state) const;

  // rules_keywords.cpp
  void keyword(const State& state, UnitId id);
  void aggregate(const State& state, UnitId id, Aggregate fn);
  void count(const State& state, UnitId id);
  void negation(const State& state, UnitId id);
  void period(const State& state, UnitId id);
  void part(const State& state, UnitId id);
  bool flag(UnitId column) const;
  bool may_happen(UnitId column) const;
  void happened(const State& state, UnitId column);
  void flag_holds(const State& state, UnitId column);
  bool opens_with_table(UnitId column) const;
  bool countable(const State& state, UnitId keyword) const;
  bool only_dated(UnitId column) const;
  bool tells_when(const State& state, UnitId column) const;
  bool told_from_today(size_t token) const;
  void only(const State& state, UnitId id);
  bool own_reference(UnitId column) const;
  // rules_roles.cpp
  bool names_role(UnitId column) const;
  UnitId role_at(size_t token) const;
  UnitId role_behind(const State& state, size_t token) const;
  void emit_role(const State& state, UnitId column, UnitId role);
  void of_role(const State& state, UnitId column);
  void compared_with_own(const State& state, UnitId column);
  bool acts(size_t token) const;
  bool nth(size_t token) const;
  bool inside_superlative(const Unit& unit) const;
  bool opens_extreme(size_t token) const;
  bool is_no_column(const State& state, const Unit& unit) const;
  bool rather_table(const State& state, const Unit& unit) const;
  void dimension_asked(const State& state, UnitId id);

  // rules_asked.cpp
  void when_or_where(const State& state, UnitId id);
  bool names_date(size_t from) const;
  bool does_it(const State& state, UnitId table) const;

  // rules_lists.cpp: "..., name and amount"
  void find_list();
  size_t list_item(size_t token) const;
  bool lists_only(size_t from, size_t to) const;
  bool in_list(size_t token) const { return token >= list_; }
  void open_list(State& state) const;
  bool listed(size_t begin) const;
  bool figure(const State& state, State& next) const;
  void close_list(State& state) const;

  // rules_order.cpp
  void find_orders();
  size_t first_after(const Unit& superlative) const;
  size_t other_end(const Unit& superlative) const;
  bool starts_with(const Unit& superlative) const;
  void order_by_hint(State& state, UnitId hint) const;
  void orders(const State& state, UnitId id);
  void ordering(const State& state, UnitId id);
  void direction(const State& state, UnitId id, bool descending);

  // rules_extremes.cpp
  void most(const State& state, UnitId id, bool descending);
  bool with_other_end(const Unit& superlative) const;
  void superlative(const State& state, UnitId id);
  void top(const State& state, UnitId id);
  bool extreme_takes_column(const State& state, UnitId id);
  bool extreme_takes_table(const State& state, UnitId id);
  void close_extreme(State& state) const;

  // rules_filters.cpp
  void compare(const State& state, UnitId id, Op op);
  void average_comparison(const State& state, UnitId id, bool above);
  void quantified(const State& state, UnitId id, bool all);
  void like(const State& state, UnitId id, int8_t where);
  Filter filter(const State& state) const;
  void push(State& state, const Filter& filter) const;
  bool has_dimension(UnitId column, UnitId hint) const;
  UnitId left_of(const State& state, size_t begin, UnitId hint, bool number) const;
  void take_left(State& state, UnitId left, size_t begin = 0) const;
  bool parted(size_t begin, size_t end) const;

  // rules_numbers.cpp
  void number(const State& state, UnitId id);
  bool onward(const Unit& unit) const;
  void number_compared(const State& state, UnitId id);
  void number_between(const State& state, UnitId id);

  // rules_values.cpp
  void value(const State& state, UnitId id);
  bool holds(UnitId column, const Unit& value) const;
  bool has_not_happened(const State& state, const Unit& value) const;
  bool chains(const State& state) const;

  // rules_names.cpp
  void column(const State& state, UnitId id);
  void column_selected(const State& state, UnitId id);
  void column_modifies(const State& state, UnitId id);
  bool names_this(const State& state, UnitId id) const;
  bool absorbs(const State& state, UnitId id) const;
  bool added_with(int word, size_t begin) const;
  bool closes(size_t at) const;
  void output(State& state, UnitId id, Aggregate fn, bool late) const;

  // rules_awaited.cpp
  bool column_completes(const State& state, UnitId id);

  // rules_tables.cpp
  void table(const State& state, UnitId id);
  bool table_completes(const State& state, UnitId id);
  void table_selected(const State& state, UnitId id);

  bool quantity(UnitId id) const;  // a column unit that may be a quantity
  bool anything(const State& state) const {
    return !state.sketch.outputs.empty() || !state.sketch.tables.empty() ||
           !state.sketch.filters.empty();
  }
  // Some token in [begin, end) is of these classes.
  bool between(size_t begin, size_t end, uint16_t classes) const;
  // The last token before `at` that is no article and the like, or -1.
  int before(size_t at) const;
  Op comparison(Keyword keyword) const;

  const Units& units_;
  const Traits& traits_;
  const Weights& weights_;
  Trail* const trail_;
  std::vector<State>& out_;
  size_t list_ = SIZE_MAX;           // the first token of a list of what is asked for, at the end
  std::bitset<kMostTokens> orders_;  // tokens of superlatives that put in order: "newest first"
};

}  // namespace ask::engine
