// The grounding of one parser state with one set of choices; ground() is the entry point. Private
// to this folder, whose .cpp files define groups of its methods.
#pragma once
#include <string_view>
#include <vector>

#include "agent/engine/ground/ground.h"
#include "agent/engine/ground/pending_condition.h"
#include "agent/engine/schema/gradable_columns.h"

namespace ask::engine {

// The column of a group as an output.
inline ValueExpr shown_key(const GroupKey& key) {
  ValueExpr out{key};
  out.from = key.from;
  return out;
}

class Grounder {
 public:
  Grounder(const GroundingContext& context, const ParserState& state, const TableChoices& picks,
           ShapeChoice shape)
      : arcs_(context.arcs),
        column_facts_(context.column_facts),
        graph_(context.graph),
        weights_(context.weights),
        state_(state),
        sketch_(state.sketch),
        picks_(picks),
        shape_(shape),
        rule_counts_(state.rule_counts),
        features_(state.sketch.features) {}

  bool prepare();
  bool may_be_distinct() const;
  std::optional<Candidate> complete(ShapeChoice shape);

 private:
  // ground.cpp: tables, the root entity, the order of the steps
  bool add_parts();
  void find_tables();
  void find_entity();
  uint32_t vote_entity() const;
  uint32_t table_of(ArcId id) const { return engine::table_of(arcs_, picks_, id); }
  ArcId said_entity() const;
  void require(uint32_t table);
  void require(ColumnExpr column);
  bool make_distinct();
  bool drop_unused();
  bool lists_rows() const;
  uint32_t table_of_share() const;
  bool belongs_to_groups(uint32_t table) const;
  bool required(uint32_t table) const;
  bool finish(Candidate& candidate);
  void account(Candidate& candidate);  // accounting.cpp, with the next four
  bool counts_one_row(const QueryBlock& block) const;
  void account_outputs(const QueryBlock& block);
  void account_tables(const QueryBlock& block);
  bool fans_out(const QueryBlock& block, const std::vector<uint32_t>& joined, bool links) const;
  float joins_of(const QueryBlock& block);
  void account_shape(const LogicalForm& logical_form);
  void account_forms(const QueryBlock& block);

  // column_resolution.cpp: the column that an arc is bound to
  enum class Want : uint8_t { kAny, kNumber, kTime };
  ColumnExpr resolve(ArcId id, const std::vector<uint32_t>& near, uint32_t owner = kNone,
                     Want want = Want::kAny, bool avoid_chosen = false);
  bool repeats_over(uint32_t table) const;
  ColumnExpr implied(std::string_view scale, bool* reversed = nullptr);
  ColumnExpr part_of_date(Period period, ArcId said);  // dates.cpp

  // composite.cpp: shares, ratios, differences, aggregates of aggregates, top-k per group
  Aggregate added_up(ColumnExpr column, Aggregate fn) const;
  bool groups_many_rows(ColumnExpr column) const;
  bool adds_up_by_group(ColumnExpr column) const;
  bool adds_up_in_period(ColumnExpr column) const;
  bool adds_up_over_children(ColumnExpr column) const;
  bool of_part(const Filter& filter) const;
  bool combine(QueryBlock& block) const;
  bool combine_share(QueryBlock& block) const;
  bool combine_two(QueryBlock& block) const;
  bool count_groups();
  bool counts_tables() const;
  void count_apart(LogicalForm& logical_form) const;
  void tell_counts_apart();
  bool average_by_further_key();
  bool nest_outer();
  bool best_of_groups();
  ColumnExpr named_count(ArcId id, uint32_t table) const;  // column_resolution.cpp
  // Counts a feature of the candidate and adds its weight to the score; charge() does the latter.
  void count(Feature feature, RuleFeature rule, float factor = 1);
  void charge(RuleFeature rule, float factor = 1) {
    score_ += weights_[rule] * factor;
    rule_counts_.add(rule, factor);
  }

  // outputs.cpp: the SELECT list
  bool add_outputs();
  bool add_output(const Output& output);
  bool lists_measures() const;
  bool says_total(const Arc& arc, ColumnExpr column) const;
  bool place_figure();
  void show_row_of_longest();
  void add_rest_of_name(const Arc& names, ColumnExpr first);
  bool add_count(const Output& output);
  ColumnExpr counted_as_done(const Arc& rows, uint32_t table) const;
  void add_count_of_table(const Output& output);
  bool counts_many_rows(ColumnExpr measure) const;
  ColumnExpr amount_handed_over(const Arc& noun, bool sums) const;
  bool tells_of_rows(const Arc& verb, ColumnExpr column) const;
  void add_select(ValueExpr term);
  ColumnExpr own_period(const Arc& u, ColumnExpr c) const;
  void add_group_arcs();

  // outputs_asked.cpp: "who", "when", "where", "what did ... buy"
  bool answers_question_word() const;
  ColumnExpr asked(Cue word);
  bool what_was_done(ArcId id) const;
  bool before_verb(size_t verb) const;
  ColumnExpr thing_referred(uint32_t from, uint32_t except, int steps) const;
  ColumnExpr things_of(uint32_t table) const;

  // filters.cpp, values.cpp; dates.cpp where marked
  bool add_filters();
  void find_filter_tables();
  bool add_filter(const Filter& filter, int8_t position);
  bool add_value(const Filter& filter, PendingCondition test);
  void add_column_comparison(const Filter& filter, PendingCondition test);
  bool add_own_comparison(const Filter& filter, PendingCondition test);
  bool than_row(const Filter& f) const;
  bool add_row_comparison(const Filter& f, PendingCondition& test);
  bool add_flag(const Filter& filter, PendingCondition test);
  bool add_sum_comparison(const Filter& filter, const Condition& condition);
  void compare_with_aggregate(const Filter& filter, PendingCondition& test);
  void set_pattern(const Filter& filter, Condition& condition);
  bool set_operand(const Filter& filter, PendingCondition& test);
  void lose_filter();  // counts a filter that no condition expresses
  ColumnExpr clock_column(const Filter& filter);
  ColumnExpr filter_column(const Filter& filter, Condition& condition);
  ColumnExpr amount_above();
  void date_states();              // dates.cpp, with date_of_verb()
  ColumnExpr time_of_day() const;  // dates.cpp
  // durations.cpp
  Value stored_amount(ArcId number, ColumnExpr column, bool upper = false) const;
  ColumnExpr date_of_said(const Filter& filter);
  ColumnExpr date_of_verb(size_t date) const;
  ColumnExpr date_of_event_before(uint16_t date) const;
  ColumnExpr event_date() const;
  // dates_between.cpp
  bool dates_only_rows() const;
  ColumnExpr date_on_the_way() const;
  ColumnExpr date_of_tested() const;
  ColumnExpr date_of_only_deed(size_t date) const;
  ColumnExpr date_of_deed(size_t date) const;
  ColumnExpr date_of_header(uint32_t lines) const;
  ColumnExpr date_of_measure() const;
  bool tells_other_role(const Edge& edge) const;  // where.cpp
  bool of_both(const Filter& filter, int8_t position) const;
  bool single(ColumnExpr column) const;
  bool value_column(const Filter& filter, PendingCondition& test);
  // The words around a value that speak for one column or another.
  struct ValueContext {
    bool only_events = false;  // "who only played in ...": of events, not of the entity
    bool placed = false;       // behind "in" or "at"
    bool happens = false;      // the verb before that is an event
    bool one_of_both = false;  // one value of "both ... and ..."
  };
  void take_value(const Filter& filter, const Mention& held, PendingCondition& test) const;
  const Mention* chained_value(const Filter& filter) const;
  bool take_referred(const Filter& filter, PendingCondition& test) const;
  ValueContext value_context(const Filter& filter, int8_t position) const;
  float value_score(const Filter& filter, const ValueContext& around, const Mention& held) const;
  const Mention* likeliest_value(const Filter& filter, int8_t position) const;
  ColumnExpr guessed_column(const Filter& filter) const;
  ColumnExpr same_named(const Mention& held) const;
  const Mention* best_value(const Arc& value, ArcId column) const;
  void set_year(Condition& c) const;
  void set_number(PendingCondition& test, const Filter& filter);
  void set_date(PendingCondition& test, const Mention& date);  // dates.cpp, to add_other_end
  bool takes_period(ColumnExpr column, const Mention& date) const;
  void set_year_number(Condition& condition, const Mention& date);
  void set_date_equal(Condition& condition, const Mention& date);
  void set_date_bounds(Condition& condition, const Mention& date);
  void set_part(PendingCondition& test, const Mention& part) const;
  void take_period(const Arc& said, ColumnExpr& column) const;
  bool iso_dates(ColumnExpr column) const;
  bool set_dates(PendingCondition& test, const Mention& low, const Mention& high);
  void add_other_end(const Mention& part);
  // movements.cpp
  enum class MoveEnd : uint8_t { kNeither, kStart, kEnd };
  MoveEnd move_end(const Arc& value) const;
  uint32_t move_key(uint32_t child, uint32_t parent, MoveEnd end) const;
  bool names_other_end(const Filter& filter) const;
  ColumnExpr through_move(const Filter& filter, const Mention& held) const;
  // durations.cpp
  void convert_unit(Condition& condition, const Arc& number);
  ColumnExpr duration_of(uint32_t table) const;
  bool says_end_of_duration(uint32_t table) const;
  void set_age(Condition& condition, const Filter& filter);
  Value number_of(ArcId id) const;
  Value upper_number_of(ArcId id) const;
  Value literal_for(ColumnExpr column, const std::string& text) const;

  // ranks.cpp: ORDER BY and LIMIT
  void add_superlative();
  void set_limit();
  Ordering rank_by_column(const Superlative& said);
  Ordering rank_by_adjective(const Superlative& said);
  ValueExpr rank_by_count(const Superlative& said);
  ColumnExpr stored_count(ArcId id);
  bool adds_up_over_rows(ColumnExpr column) const;
  ScaleMatch scale_of_said(ArcId superlative) const;
  ValueExpr said_order(const OrderPart& part, bool* reversed);
  bool order_by_figure();
  bool add_orders();
  Ordering order_of(const OrderPart& part);
  ValueExpr order_by_count(ArcId id);
  Ordering order_by_column(const OrderPart& part, bool descending);
  bool order_limited();
  void order_directed();

  // order.cpp: HAVING and group keys
  bool measures_time(const Arc& number) const;
  bool add_having();
  bool add_groups();
  void average_over_rows();
  void group_by_outputs();
  bool said_all() const;
  bool said_by_part() const;
  bool says_table(uint32_t table) const;
  bool find_counted_child();
  // outputs.cpp: True if HAVING or ORDER BY aggregates rows; if SELECT has an aggregate.
  bool counts() const;
  bool aggregates() const;

  // where.cpp: combines the conditions: negation, sub-queries, set operators
  void join_over_verb();
  bool repeats(uint32_t counted, uint32_t among, bool of_row) const;
  bool leaves_row(uint32_t table) const;
  void count_once();
  bool add_where(Candidate& candidate);
  bool negate(std::vector<PendingCondition>& main);
  bool counts_from_zero(ColumnExpr column) const;
  void find_negated(std::vector<PendingCondition>& main);
  void affirm_dates(std::vector<PendingCondition>& main) const;
  std::optional<Condition> exclude_outputs(std::vector<PendingCondition> inside) const;
  void add_alternatives(QueryBlock& block, const std::vector<PendingCondition>& tests) const;
  std::optional<Condition> semi_join(const std::vector<uint32_t>& tables,
                                     const std::vector<PendingCondition>& tests);
  // sets.cpp: conditions on to-many tables, each as its own sub-query
  bool require_each(std::vector<PendingCondition>& main);
  void require_some(std::vector<PendingCondition>& main);
  bool affirmed(uint32_t table) const;
  void go_by_verbs();
  void deny_values(std::vector<PendingCondition>& main);
  bool apart(uint32_t first, uint32_t second, bool only_or = false) const;
  std::vector<uint32_t> through(uint32_t table) const;
  // self_join.cpp: "only", rows that refer to rows of the same table, running totals
  bool nest_only(std::vector<PendingCondition>& main);
  bool noted(const Arc& said, ColumnExpr column) const;
  ColumnExpr of_referred(ColumnExpr column, const Arc& said) const;
  bool add_of_role(const Output& output);
  bool so_far();
  // where.cpp as well
  void nest_scalars();
  bool contradicts(const PendingCondition& a, const PendingCondition& b) const;
  bool used(uint32_t table) const;

  const Arcs& arcs_;
  const ColumnFacts& column_facts_;
  const SchemaGraph& graph_;
  const Weights& weights_;
  const ParserState& state_;
  const Sketch& sketch_;
  const TableChoices& picks_;
  ShapeChoice shape_;

  QueryBlock block_;
  std::vector<uint32_t> mentioned_;  // tables in the order of mention
  std::vector<uint32_t> needed_;     // tables that the query must join
  std::vector<uint32_t> near_;       // tables to search for columns, entity first
  std::vector<BoundColumn> chosen_;
  Origin output_from_;             // of the outputs that are being added
  std::vector<ColumnExpr> plain_;  // plain outputs, without aggregate
  std::vector<GroupKey> group_columns_;
  std::vector<uint32_t> group_tables_;
  std::vector<ArcId> group_table_arcs_;  // of each of group_tables_
  std::vector<PendingCondition> tests_;
  std::vector<uint32_t> negated_;   // tables under a negation
  std::vector<uint32_t> ways_;      // tables named by a verb: "ordered"
  GroupKey popular_{ColumnExpr{}};  // the column of "the most common <column>"
  uint32_t entity_ = kNone, owner_ = kNone;
  size_t figure_at_ = SIZE_MAX;  // position of the ranking figure in SELECT
  float score_ = 0;
  RuleCounts rule_counts_;
  GroundedFeatures features_;
  size_t joins_ = 0;
};
}  // namespace ask::engine
