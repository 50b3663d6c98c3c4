// One completion at work. The files complete*.cpp hold its steps, in the order of run().
#pragma once
#include <initializer_list>
#include <string_view>
#include <vector>

#include "agent/engine/ground/ground.h"

namespace ask::engine {

class Completer {
 public:
  Completer(const CompletionContext& context, const State& state, const std::vector<Pick>& picks,
            Variant variant, Origins* origins)
      : units_(context.units),
        traits_(context.traits),
        graph_(context.graph),
        weights_(context.weights),
        state_(state),
        sketch_(state.sketch),
        picks_(picks),
        variant_(variant),
        origins_(origins),
        tally_(state.tally) {}

  std::optional<Reading> run();

 private:
  // A filter with its column known.
  struct Test {
    Condition condition;
    bool is_or = false, chained = false, in_negation = false;
    int8_t inside = -1, position = -1;
    Aggregate scalar = Aggregate::kPlain;  // against an aggregate of scalar_column
    ColumnId scalar_column;
    const Mention* rest = nullptr;  // a full name kept in two columns: its second part
    bool only = false;
  };

  // complete_origins.cpp: what was added since the last time comes from these units
  void note(std::initializer_list<UnitId> units) {
    if (origins_ != nullptr) keep(units);
  }
  void keep(std::initializer_list<UnitId> units);
  UnitId said_entity() const;
  void keep_groups();
  void keep_units();

  // complete.cpp: tables, the entity
  bool add_parts();
  void find_tables();
  void find_entity();
  uint32_t vote_entity() const;
  uint32_t table_of(UnitId id) const;
  void require(uint32_t table);
  bool make_distinct();
  bool drop_unused();
  bool required(uint32_t table) const;
  bool finish(Reading& reading);
  void account(Reading& reading);  // complete_account.cpp
  void account_outputs(const Block& block);
  void account_tables(const Block& block);
  float joins_of(const Block& block);
  void account_shape(const Meaning& meaning);

  // resolve.cpp: which column a unit stands for
  enum class Want : uint8_t { kAny, kNumber, kTime };
  ColumnId resolve(UnitId id, const std::vector<uint32_t>& near, uint32_t owner = kNone,
                   Want want = Want::kAny, bool avoid_chosen = false);
  ColumnId implied(std::string_view dimension, bool* reversed = nullptr);
  ColumnId part_of_date(Period period);  // complete_dates.cpp

  // complete_parts.cpp: shares, ratios, differences, averages of counts, the best of each group
  Aggregate added_up(ColumnId column, Aggregate fn) const;
  bool adds_up_by_group(ColumnId column) const;
  bool of_part(const Filter& filter) const;
  bool combine(Block& block) const;
  bool combine_share(Block& block) const;
  bool combine_two(Block& block) const;
  bool count_groups();
  bool nest_outer();
  bool best_of_groups();
  ColumnId named_count(UnitId id, uint32_t table) const;
  const Unit& unit(UnitId id) const { return units_.all[static_cast<size_t>(id)]; }
  void fact(Fact f, Rule rule, float factor = 1);
  void charge(Rule rule, float factor = 1) {
    score_ += weights_[rule] * factor;
    tally_.add(rule, factor);
  }

  // complete_outputs.cpp
  bool add_outputs();
  bool asks_age(const Unit& unit) const;
  bool asks_size() const;
  bool add_output(const Output& output);
  bool place_figure();
  void add_rest_of_name(const Unit& names, ColumnId first);
  bool add_count(const Output& output);
  void add_select(Term term);
  void add_group_units();

  // complete_asked.cpp: "who", "when", "where", "what did ... buy"
  bool answers_question_word() const;
  ColumnId asked(Keyword word);
  bool what_was_done(UnitId id) const;
  bool before_verb(size_t verb) const;
  ColumnId things_of(uint32_t table) const;

  // complete_filters.cpp, complete_values.cpp
  bool add_filters();
  void find_filter_tables();
  bool add_filter(const Filter& filter, int8_t position);
  ColumnId filter_column(const Filter& filter, Condition& condition);
  ColumnId date_of_said(const Filter& filter);
  bool of_both(const Filter& filter, int8_t position) const;
  bool single(ColumnId column) const;
  bool happens_before(size_t preposition) const;
  bool value_column(const Filter& filter, Test& test);
  const Mention* best_value(const Unit& value, UnitId column) const;
  bool set_number(Test& test, const Filter& filter);
  void set_date(Test& test, const Mention& date);  // complete_dates.cpp
  void set_part(Test& test, const Mention& part) const;
  void take_period(const Unit& said, ColumnId& column) const;
  bool iso_dates(ColumnId column) const;
  bool set_dates(Test& test, const Mention& low, const Mention& high);
  void add_other_end(const Mention& part);
  void convert_unit(Condition& condition, std::string_view said);
  Value number_of(UnitId id) const;
  Value literal_for(ColumnId column, const std::string& text) const;

  // complete_ranks.cpp: order and limit
  bool add_extreme();
  bool adds_up_over_rows(ColumnId column) const;
  Term said_order(const OrderPart& part, bool* reversed);
  bool add_orders();

  // complete_order.cpp: having, group keys
  bool add_having();
  bool add_groups();
  void group_by_outputs();
  bool said_all() const;
  bool said_by_part() const;
  bool find_counted_child();
  bool counts() const;
  bool aggregates() const;

  // complete_where.cpp: negation, sub-queries, sets
  bool add_where(Reading& reading);
  bool negate(std::vector<Test>& main);
  void add_alternatives(Block& block, const std::vector<Test>& tests) const;
  std::optional<Condition> not_in(const std::vector<uint32_t>& tables,
                                  const std::vector<Test>& tests);
  // complete_sets.cpp: rows of several to-many tables, each on its own
  bool require_each(std::vector<Test>& main);
  void require_some(std::vector<Test>& main);
  bool affirmed(uint32_t table) const;
  void go_by_verbs();
  void deny_values(std::vector<Test>& main);
  bool apart(uint32_t first, uint32_t second, bool only_or = false) const;
  std::vector<uint32_t> through(uint32_t table) const;
  bool nest_only(std::vector<Test>& main);
  ColumnId of_referred(ColumnId column, const Unit& said) const;
  bool add_of_role(const Output& output);
  bool so_far();
  void nest_scalars();
  bool contradicts(const Test& a, const Test& b) const;
  bool used(uint32_t table) const;

  const Units& units_;
  const Traits& traits_;
  const SchemaGraph& graph_;
  const Weights& weights_;
  const State& state_;
  const Sketch& sketch_;
  const std::vector<Pick>& picks_;
  const Variant variant_;
  Origins* const origins_;  // null: nobody asks

  Block block_;
  std::vector<uint32_t> mentioned_;  // tables, in the order of the question
  std::vector<uint32_t> needed_;     // tables that must take part
  std::vector<uint32_t> near_;       // entity first: where columns are looked for
  std::vector<std::pair<UnitId, ColumnId>> chosen_;
  std::vector<ColumnId> plain_;  // outputs without an aggregate
  std::vector<ColumnId> group_columns_;
  std::vector<uint32_t> group_tables_;
  std::vector<Test> tests_;
  std::vector<uint32_t> negated_;  // tables of NOT IN
  std::vector<uint32_t> ways_;     // tables that a verb names
  ColumnId popular_;               // "the most common <column>"
  uint32_t entity_ = kNone, owner_ = kNone;
  size_t figure_at_ = SIZE_MAX;  // where what the rows are ranked by is shown
  float score_ = 0;
  Tally tally_;
  std::array<float, kFacts> facts_{};
};

}  // namespace ask::engine
