// Transition rules of the beam-search parser: from a state and the arcs at its position to the
// successor states. The member functions are defined in parse/rules/*.cpp.
#pragma once
#include <bitset>
#include <cstdint>
#include <vector>

#include "agent/engine/parse/beam_search.h"

namespace ask::engine {

class Parser {
 public:
  Parser(const BeamContext& context, std::vector<ParserState>& out, ParsePaths& paths)
      : arcs_(context.arcs),
        column_facts_(context.column_facts),
        weights_(context.weights),
        paths_(paths),
        out_(out) {
    find_orders();
    find_list();
    find_companions();
  }

  // Appends every successor state of `state` to `out`.
  void expand(const ParserState& state);
  // End of the question: applies the default of the pending construction, notes dangling parts.
  void finish(ParserState& state) const;

 private:
  void charge(ParserState& state, RuleFeature rule, float factor = 1) const {
    state.score += weights_[rule] * factor;
    state.rule_counts.add(rule, factor);
  }
  void emit(ParserState&& state, RuleFeature rule, float factor = 1);
  void emit(ParserState&& state) { out_.push_back(std::move(state)); }
  // The state after consuming the arc, before its rule is applied.
  ParserState after(const ParserState& state, ArcId id) const;
  void gain(ParserState& state, const Arc& arc) const;
  void apply_rules(const ParserState& state, ArcId id);
  // rules/cues.cpp: which part of the sketch a cue asks for
  void carry_cues(const ParserState& state, ArcId id, size_t first);
  void take_cue(const ParserState& settled, ArcId id, ParserState& next) const;
  PlacedCue waiting(const ParserState& settled, ArcId id, const ParserState& next) const;
  static Repeated repeated(const ParserState& state) {
    return {!state.aggregates.empty(), state.clause == Clause::kGroup};
  }

  // rules/skipping.cpp: skipped words
  void skip(const ParserState& state);
  void skip_pending(ParserState& next, size_t token) const;
  void skip_noun(ParserState& next, size_t token) const;
  void skip_by(const ParserState& state, ParserState& next, size_t token);
  bool inside_name(size_t token) const;
  bool opens_request(size_t token) const;
  void skip_cost(ParserState& state, size_t token) const;
  void clause_after_word(ParserState& state, size_t token) const;

  // rules/defaults.cpp: default interpretation of a pending construction
  void settle(ParserState& state) const;
  void settle_pending(ParserState& state) const;
  void settle_aggregates(ParserState& state) const;
  void settle_count(ParserState& state) const;
  void settle_compare(ParserState& state) const;
  void settle_compared(ParserState& state) const;
  void settle_dangling(ParserState& state) const;
  void settle_extreme(ParserState& state) const;
  void settle_number(ParserState& state) const;
  bool how_many_of_group(const ParserState& state) const;

  // Cues, date parts, shares and boolean columns: mostly rules/dispatch.cpp and
  // rules/groups_periods.cpp
  void cue(const ParserState& state, ArcId id);
  struct CueRule {
    Cue cue;
    void (*apply)(Parser&, const ParserState&, ArcId);
  };
  static const CueRule kCueRules[];
  // A rule with its further arguments, as an entry of the table.
  template <auto Rule, auto... kArguments>
  static void rule(Parser& parser, const ParserState& state, ArcId id) {
    (parser.*Rule)(state, id, kArguments...);
  }
  void distinct(const ParserState& state, ArcId id);
  void both(const ParserState& state, ArcId id);
  void either(const ParserState& state, ArcId id);
  void each(const ParserState& state, ArcId id);
  void so_far(const ParserState& state, ArcId id);
  void null_test(const ParserState& state, ArcId id, bool present);
  void aggregate(const ParserState& state, ArcId id, Aggregate fn);
  void count(const ParserState& state, ArcId id);
  void negation(const ParserState& state, ArcId id);
  void period(const ParserState& state, ArcId id);
  void part(const ParserState& state, ArcId id);
  bool flag(ArcId column) const;
  bool may_happen(ArcId column) const;
  void happened(const ParserState& state, ArcId column);
  bool qualifies_table(ArcId column) const;
  bool qualifies_own_table(ArcId column) const;
  void flag_holds(const ParserState& state, ArcId column);
  bool opens_with_table(ArcId column) const;
  bool lists_table(const ParserState& state) const;
  bool counted_before(const ParserState& state, ArcId cue) const;
  bool countable(const ParserState& state, ArcId cue) const;
  bool counts_value(const ParserState& state, ArcId cue) const;
  bool only_dated(ArcId column) const;
  bool tells_when(const ParserState& state, ArcId column) const;
  bool told_from_today(size_t token) const;
  void only(const ParserState& state, ArcId id);
  bool own_reference(ArcId column) const;
  // rules/references.cpp and rules/self_reference.cpp, except scale_asked (dispatch.cpp)
  bool names_role(ArcId column) const;
  ArcId role_at(size_t token) const;
  ArcId role_behind(const ParserState& state, size_t token) const;
  void emit_role(const ParserState& state, ArcId column, ArcId role);
  void of_role(const ParserState& state, ArcId column);
  void compared_with_own(const ParserState& state, ArcId column);
  bool acts(size_t token) const;
  bool nth(size_t token) const;
  bool inside_superlative(const Arc& arc) const;
  bool opens_extreme(size_t token) const;
  bool is_no_column(const ParserState& state, const Arc& arc) const;
  bool rather_table(const ParserState& state, const Arc& arc) const;
  void scale_asked(const ParserState& state, ArcId id);

  // rules/wh_words.cpp
  void when_or_where(const ParserState& state, ArcId id);
  bool names_date(size_t from) const;
  bool does_it(const ParserState& state, ArcId table) const;

  // rules/lists.cpp: "..., name and amount"
  void find_list();
  size_t list_item(size_t token) const;
  bool lists_only(size_t from, size_t to) const;
  bool in_list(size_t token) const { return token >= list_; }
  void find_companions();
  size_t companion(size_t token, bool owned) const;
  bool in_companions(size_t token) const { return token >= companions_ && token < companions_end_; }
  void open_list(ParserState& state) const;
  bool listed(size_t begin) const;
  bool figure(const ParserState& state, ParserState& next) const;
  void close_list(ParserState& state) const;

  // rules/order.cpp
  void find_orders();
  size_t first_after(const Arc& superlative) const;
  size_t other_end(const Arc& superlative) const;
  bool starts_with(const Arc& superlative) const;
  void order_by_hint(ParserState& state, ArcId hint) const;
  void orders(const ParserState& state, ArcId id);
  void ordering(const ParserState& state, ArcId id);
  void direction(const ParserState& state, ArcId id, bool descending);

  // rules/superlatives.cpp, except close_extreme (defaults.cpp)
  void most(const ParserState& state, ArcId id, bool descending);
  bool with_other_end(const Arc& superlative) const;
  void superlative(const ParserState& state, ArcId id);
  void top(const ParserState& state, ArcId id);
  bool extreme_takes_column(const ParserState& state, ArcId id);
  bool extreme_takes_table(const ParserState& state, ArcId id);
  void close_extreme(ParserState& state) const;

  // rules/filters.cpp
  void compare(const ParserState& state, ArcId id);
  void average_comparison(const ParserState& state, ArcId id, bool above);
  void quantified(const ParserState& state, ArcId id, bool all);
  void like(const ParserState& state, ArcId id, int8_t where);
  Filter filter(const ParserState& state) const;
  void push(ParserState& state, const Filter& filter) const;
  bool against_column(const ParserState& state, ArcId column);
  bool is_on_scale(ArcId column, ArcId hint) const;
  ArcId left_of(const ParserState& state, size_t begin, ArcId hint, bool number) const;
  void take_left(ParserState& state, ArcId left, size_t begin = 0) const;
  bool parted(size_t begin, size_t end) const;

  // rules/numbers.cpp, with completions (see pending.cpp)
  void number(const ParserState& state, ArcId id);
  bool number_against(const ParserState& state, ArcId id);
  bool number_in_range(const ParserState& state, ArcId id);
  bool number_having(const ParserState& state, ArcId id);
  bool number_searched(const ParserState& state, ArcId id);
  bool number_limits(const ParserState& state, ArcId id);
  void number_chained(const ParserState& state, ArcId id);
  void number_onward(const ParserState& state, ArcId id);
  bool fits_left(const ParserState& state, const Arc& number, ArcId left) const;
  bool onward(const Arc& arc) const;
  void number_compared(const ParserState& state, ArcId id);
  void number_range(const ParserState& state, ArcId id);
  void number_between(const ParserState& state, ArcId id);

  // rules/values.cpp
  void value(const ParserState& state, ArcId id);
  bool contained(const ParserState& state, const Arc& value) const;
  bool found(const Arc& value) const;  // a value that is stored
  bool names_row(const Arc& u) const;  // ... and that is the name of one row
  void value_searched(const ParserState& state, ArcId id);
  void value_of_left(const ParserState& state, const ParserState& next, Filter filter);
  void close_with_value(ParserState& state) const;
  bool holds(ArcId column, const Arc& value) const;
  bool has_not_happened(const ParserState& state, const Arc& value) const;
  bool chains(const ParserState& state) const;

  // rules/columns.cpp
  void column(const ParserState& state, ArcId id);
  bool compares_as_verb(ArcId id) const;
  void column_selected(const ParserState& state, ArcId id);
  void column_modifies(const ParserState& state, ArcId id);
  bool names_this(const ParserState& state, ArcId id) const;
  bool absorbs(const ParserState& state, ArcId id) const;
  bool added_with(int word, size_t begin) const;
  bool closes(size_t at) const;
  void output(ParserState& state, ArcId id, Aggregate fn, bool late) const;

  // rules/pending.cpp: each returns true if it emitted every successor, false if the caller shall
  // try its other rules too
  bool completes(const ParserState& state, ArcId id);
  struct Completion {
    MentionKind kind;
    Pending pending;
    bool (Parser::*apply)(const ParserState&, ArcId);
  };
  static const Completion kCompletions[];
  bool column_compared(const ParserState& state, ArcId id);
  bool column_against(const ParserState& state, ArcId id);
  bool column_against_aggregate(const ParserState& state, ArcId id);
  bool column_searched(const ParserState& state, ArcId id);
  bool column_of_value(const ParserState& state, ArcId id);
  bool column_of_number(const ParserState& state, ArcId id);
  bool column_counted(const ParserState& state, ArcId id);
  bool table_compared(const ParserState& state, ArcId id);
  bool table_of_number(const ParserState& state, ArcId id);
  bool table_counted(const ParserState& state, ArcId id);
  void order_by_count(ParserState&& next, ArcId id);
  void await_having_count(const ParserState& next, ArcId id);

  // rules/tables.cpp
  void table(const ParserState& state, ArcId id);
  bool loses_group(const ParserState& state, size_t token) const;
  void table_ordered(const ParserState& state, ArcId id);
  void table_groups(const ParserState& state, ArcId id);
  bool table_shown_too(const ParserState& state, ArcId id);
  void table_of_value(const ParserState& state, ArcId id);
  bool table_negated(const ParserState& state, ArcId id);
  void table_mentioned(const ParserState& state, ArcId id, bool may_own);
  void table_selected(const ParserState& state, ArcId id);
  bool table_aggregated(const ParserState& next, const ParserState& state, ArcId id);
  void table_owns(const ParserState& next, ArcId id);
  bool counted_too(const ParserState& state, const Arc& arc) const;
  bool figure_by(const ParserState& state, const Arc& arc) const;
  bool adds_up(const Output& output) const;

  bool quantity(ArcId id) const;  // a column arc with a quantity among its best mentions
  bool anything(const ParserState& state) const {
    return !state.sketch.outputs.empty() || !state.sketch.tables.empty() ||
           !state.sketch.filters.empty();
  }
  // True if a token in [begin, end) has one of these WordClass bits.
  bool between(size_t begin, size_t end, uint16_t classes) const;
  // The last token before `at` that is not an article or "all", "any", "some"; -1 if there is none.
  int previous_content_token(size_t at) const;
  Op comparison(Cue cue) const;

  const Arcs& arcs_;
  const ColumnFacts& column_facts_;
  const Weights& weights_;
  ParsePaths& paths_;
  std::vector<ParserState>& out_;
  size_t list_ = SIZE_MAX;  // first token of the output list that ends the question
  size_t companions_ = SIZE_MAX,
         companions_end_ = 0;        // "with client and amount": what is shown too
  std::bitset<kMostTokens> orders_;  // tokens of superlatives that sort: "newest first"
};

}  // namespace ask::engine
