// Computes the coverage features of one candidate. Defined in coverage_features.cpp and, for what
// the query omits, in coverage_losses.cpp and the files coverage_lost_*.cpp.
#pragma once
#include <initializer_list>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "agent/engine/rank/coverage_features.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

// Score from which a mention is of the word itself, inflected perhaps.
inline constexpr float kSameWord = 0.9F;

class CoverageFeatureExtractor {
 public:
  CoverageFeatureExtractor(const Arcs& arcs, const WordChecks& checks,
                           const ColumnFacts& column_facts, const SchemaGraph& graph,
                           const Candidate& candidate, bool yes_no, FeatureVector& out)
      : arcs_(arcs),
        checks_(checks),
        column_facts_(column_facts),
        index_(column_facts.index()),
        graph_(graph),
        reading_(candidate),
        state_(*candidate.state),
        yes_no_(yes_no),
        out_(out) {}

  UncoveredWords run();

 private:
  float& set(Feature f) { return out_[f]; }
  void set(Feature f, bool yes) { out_[f] = yes ? 1.0F : 0.0F; }
  float rule_counts(RuleFeature rule) const {
    return reading_.rule_counts[static_cast<size_t>(rule)];
  }

  void words();
  void links();
  void losses();
  void phrases();
  struct Asked {
    bool average = false, total = false, count = false, superlative = false, negation = false,
         group = false, either = false, comparison = false, order = false;
  };
  Asked asked_by_cues() const;
  bool tells_what_only(const Arc& only) const;
  bool loses_cue(const Arc& cue) const;
  bool loses_arc(const Arc& arc) const;
  bool ordered() const;
  bool loses_output() const;
  bool repeats_question() const;
  bool loses_both() const;
  void shape();
  void collect(const QueryBlock& block);
  void use(ColumnExpr column);
  enum class Naming : uint8_t { kNothing, kUnused, kUsed };
  Naming naming(size_t token) const;
  bool names_used_part(size_t token) const;
  bool lost_predicate(size_t token) const;
  bool qualifies_rows(size_t token) const;
  bool lost_people(size_t token) const;
  bool lost_sameness(size_t token) const;
  bool lost_companion(size_t token) const;
  bool lost_grouping(size_t token) const;
  bool lost_second_key(size_t token) const;
  bool lost_noted(size_t token) const;
  bool lost_participle(size_t token) const;
  bool lost_counted(size_t token) const;
  bool lost_name(size_t token) const;
  bool lost_noun(size_t token) const;
  bool begins_value(size_t token) const;
  bool named(const Arc& phrase) const;
  bool inside_value(const Arc& phrase) const;
  bool names_used_column(const Arc& phrase) const;
  bool of_several_tables(const Arc& arc) const;
  size_t listed() const;
  bool asks_days_between() const;
  bool loses_second_question() const;
  bool loses_second_who(const QueryBlock& block) const;
  bool loses_figure() const;
  bool realised(const Mention& value) const;
  // coverage_lost_parts.cpp: parts whose omission changes the answer
  bool loses_what_matters() const;
  bool loses_wish() const;
  bool loses_amount() const;
  bool repeats_condition() const;
  bool counts_kinds() const;
  bool loses_end_of_age() const;
  bool loses_own_average() const;
  bool loses_rate() const;
  bool loses_value_of_rows() const;
  bool is_rows_only(size_t token) const;
  bool loses_paid_mark() const;
  bool denies_rows_of_group() const;
  bool loses_state_of_verb() const;
  bool loses_deed_of_date() const;
  bool other_day_of_person(const Token& verb) const;
  bool told_by_query(const Token& verb) const;
  bool shows_condition() const;
  bool groups_by_flag() const;
  bool groups_by_birth() const;
  bool loses_out_of() const;
  bool takes_wage_for_period() const;
  // coverage_lost_tables.cpp: parts that are taken from tables that the question does not speak of
  bool speaks_of(uint32_t table) const;
  const std::vector<JoinStep>& joins() const;
  uint32_t table_from(size_t token, size_t most) const;
  bool takes_other_duration() const;
  bool chooses_side() const;
  bool loses_time() const;
  bool goes_by_siblings() const;
  bool goes_by_events_of_siblings(const std::vector<uint32_t>& tables) const;
  bool chooses_link() const;
  bool says_role(ColumnExpr key) const;
  bool says_table(ColumnExpr key, uint32_t table) const;
  bool shares_others() const;
  bool loses_outcome() const;
  bool loses_bound() const;
  bool loses_owned() const;
  bool loses_denied_deed() const;
  bool loses_deed_of_first() const;
  bool strays() const;
  bool plays_role(size_t token) const;
  bool tells_kind(size_t token) const;
  // coverage_lost_states.cpp: states and deeds that are left out, impossible conditions
  bool says_column(ColumnExpr c) const;
  bool uses_columns_of(uint32_t table) const;
  bool leaves_listed_out() const;
  bool takes_date_of_parent() const;
  bool loses_said_flag() const;
  bool tells_deed(ColumnExpr c, size_t token) const;
  bool loses_role_of_verb() const;
  bool compares_nonsense() const;
  bool shows_nonsense() const;
  bool shows_flag_alone() const;
  bool loses_rows_of_state() const;
  bool loses_total() const;
  bool loses_state() const;
  // coverage_lost_endings.cpp: phrases at the end of the question
  bool uses_dates() const;
  bool lost_fragment(size_t token) const;
  bool lost_clause(size_t token) const;
  bool lost_closing_time(size_t token) const;
  bool lost_per(size_t token) const;
  bool lost_ending(size_t token) const;
  // coverage_lost_words.cpp: words that the parser may skip and that matter where they stand
  bool says(size_t token, std::span<const std::string_view> words) const;
  bool says(size_t token, std::initializer_list<std::string_view> words) const {
    return says(token, std::span(words.begin(), words.size()));
  }
  bool stands_for_part(size_t token) const;
  bool lost_complement(size_t token) const;
  bool lost_adverbial(size_t token) const;
  bool having_count() const;
  bool lost_occasion(size_t token) const;
  bool lost_each_of(size_t token) const;
  bool lost_rest(size_t token) const;
  bool lost_adjective(size_t token) const;
  bool lost_universal(size_t token) const;
  bool lost_pattern(size_t token) const;
  bool lost_standard(size_t token) const;
  bool lost_percent(size_t token) const;
  bool lost_level(size_t token) const;
  bool lost_end(size_t token) const;
  bool lost_other_end(size_t token) const;
  bool lost_shared_deed(size_t token) const;
  bool lost_moment(size_t token) const;
  bool lost_amount(size_t token) const;
  bool lost_cost(size_t token) const;
  bool naming_key(const QueryBlock& block) const;
  bool lost_denial(size_t token) const;
  bool lost_unit(size_t token) const;
  bool takes_one_side() const;
  bool lost_bound(size_t token) const;
  bool adds_numbers_of_rows() const;
  bool resembles_table(const Token& word) const;
  bool lost_word(size_t token) const;

  const Arcs& arcs_;
  const WordChecks& checks_;
  const ColumnFacts& column_facts_;
  const SchemaIndex& index_;
  const SchemaGraph& graph_;
  const Candidate& reading_;
  const ParserState& state_;
  const bool yes_no_;
  FeatureVector& out_;
  UncoveredWords words_;
  std::vector<Value> literals_;
  std::vector<ColumnExpr> used_;  // a whole table has no column
  bool average_ = false, sum_ = false, count_ = false, extreme_ = false, negated_ = false,
       compared_ = false, either_ = false, grouped_ = false, likes_ = false;
  bool combined_ = false, lost_part_ = false;
  int blocks_ = 0;
  mutable std::optional<std::vector<JoinStep>> joins_;  // joins(), once it is asked for
};

}  // namespace ask::engine
