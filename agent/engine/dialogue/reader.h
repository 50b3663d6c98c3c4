// The rules that make a follow-up whole, each for one shape. Private to this folder; defined in
// reader.cpp and the files reader_*.cpp.
#pragma once
#include <functional>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "agent/engine/dialogue/base.h"
#include "agent/engine/dialogue/follow_up.h"
#include "agent/engine/dialogue/utterance.h"

namespace ask::engine {

// How the engine reads a short question that the rules make.
struct Probe {
  LogicalForm form;
  double confidence = 0;
  std::string text;
  const QueryBlock& block() const { return form.block; }
};

// The aggregate that a word asks for: "average", "altogether".
std::optional<Aggregate> aggregate_named(std::string_view word);

class FollowUpReader {
 public:
  FollowUpReader(const Utterance& now, const Base& base, const DialogueContext& context);
  std::optional<FollowUp> read();
  // Of a question that only may lean.
  std::optional<FollowUp> read_what_fits();
  std::optional<FollowUp> read_elliptic();

 private:
  using Fits = std::function<bool(const LogicalForm&)>;
  using Found = std::optional<FollowUp>;

  // reader_rows.cpp: which rows
  Found count();
  Found count_of_sum() const;
  bool restricts_anew(const QueryBlock& own) const;
  Found list();
  Found rest();
  struct Restricting {
    std::string text;
    bool denied = false;  // "not ..."
    bool clause = false;  // it begins with a preposition or a relative pronoun
  };
  bool names_own_rows(uint32_t token) const;
  bool is_inside(const QueryBlock& own, const QueryBlock& block) const;
  Restricting restricting(bool denied = false) const;
  std::vector<std::string> restricted_texts(const Restricting& words,
                                            const std::vector<std::string>& nouns) const;
  bool is_near(const QueryBlock& own, uint32_t table) const;
  uint32_t counted() const;
  bool ranks_groups() const;
  Found narrow_counted(const Restricting& words) const;
  Found narrow_referring(const Restricting& words) const;
  std::optional<Probe> restricted_rows(const Restricting& words) const;
  bool tells_of(ColumnExpr column, uint32_t counted) const;
  bool restricts_otherwise(const QueryBlock& own) const;
  std::optional<QueryBlock> to_restrict(const QueryBlock& own) const;
  void prefer_shown(Probe& found) const;
  bool contrasts_state(const QueryBlock& own) const;
  Found narrow();
  Found beside(const Probe& found, const std::string& said) const;
  bool dates_others(const QueryBlock& own) const;
  bool keeps_open_end(const QueryBlock& block) const;
  Found beside_value(const Probe& found, const std::string& said) const;
  std::string excluded() const;
  std::vector<Condition> stored_rows() const;
  bool only_shows(const QueryBlock& block) const;
  bool holds_values(const QueryBlock& block) const;
  Found exclude();
  Found swap();
  // reader_values.cpp: another value, number or date
  ColumnExpr only_amount() const;
  bool has_counted() const;
  Found by_group_amount();
  Found by_comparison();
  Found by_counted();
  Found by_groups(Op op, double value) const;
  bool in_small_units(const ColumnExpr& column) const;
  Found by_number();
  Found by_stored();
  Found by_value();
  std::string with_year(std::string said, const Mention* date, const Condition* old) const;
  std::vector<std::string> dated_texts(const std::string& said, const Mention* date) const;
  ColumnExpr spoken_date_of(const Condition* old) const;
  Found by_date(std::string said, const Mention* date);
  Found by_shift();
  Found other_month(const QueryBlock& own);
  std::string period_next_to(const Condition& date, int by) const;
  // reader_states.cpp: another state, the whole, the people
  std::vector<uint32_t> content(std::initializer_list<std::string_view> light) const;
  Found by_state();
  std::optional<std::string> stored_state(ColumnExpr column, const std::vector<uint32_t>& said,
                                          bool linked) const;
  Found restated(const std::vector<uint32_t>& said) const;
  Found every() const;
  Found who_of_rows() const;
  Found by_day_of_month();
  std::string same_month(const Condition& date, int day) const;  // reader_values.cpp
  Found whole() const;
  Found counted_rows() const;
  uint32_t people_of(uint32_t rows, bool staff) const;
  Found made_by();
  Found people();
  Found referred_rows();
  // reader_order.cpp: groups, order, limit
  std::string grouping() const;
  std::optional<Probe> grouped_rows(const std::string& body) const;
  bool multiplies(const QueryBlock& own) const;
  bool dates_as_spoken(QueryBlock& own) const;
  Found group();
  Found grouped_by(const std::string& body) const;
  bool asks_order() const;
  Found order_by_shown() const;
  Found order();
  Found limit();
  Found rank();
  bool is_graded() const;
  bool names_first_place() const;
  std::vector<std::string> superlative_texts() const;
  std::optional<Probe> graded_rows() const;
  Found first_of_shown() const;
  Found bare_end() const;
  Found superlative();
  // reader_outputs.cpp: what is shown of them
  std::optional<std::pair<uint32_t, uint32_t>> wanted() const;
  std::optional<Probe> shown_columns(uint32_t from, uint32_t to, bool bare) const;
  bool at_the_place() const;
  bool names_columns() const;
  bool with_columns() const;
  Found outputs();
  Found other_end(Aggregate fn) const;
  Found bare_aggregate(Aggregate fn) const;
  QueryBlock with_measure(const ValueExpr& now) const;
  Found measure();
  Found owners();
  Found counted_value() const;
  Found measured_alone() const;
  Found which_rows() const;
  // reader_results.cpp: what was answered
  Found number_of_first() const;
  Found extreme_row(Aggregate fn) const;
  Found row_of_extreme();
  bool asks_other_noun() const;
  Found top_of_others();
  std::string noun_before(size_t stop, std::string_view end) const;
  std::string people_before(size_t stop) const;
  Found any_value() const;
  Found the_noun();
  Found top_nouns();
  Found moved();
  bool moves_unread() const;
  Found next_to();
  std::optional<LogicalForm> without_groups() const;
  Found some_of_groups() const;
  Found rows_of_first();
  Found beside_result() const;
  // reader_about.cpp: questions about "them"
  Found about_them();
  std::vector<std::string> about_texts() const;
  bool fits_about(const QueryBlock& block) const;
  bool chooses() const;
  bool shows_row(const ValueExpr& value) const;
  bool shows_themselves(const QueryBlock& own) const;
  bool several_for_one(const QueryBlock& own) const;
  bool tells_other_time(const QueryBlock& own) const;
  bool names_rows(const ColumnExpr& column) const;
  bool is_said(const ColumnExpr& column, float score = 0.85F) const;
  Found average_of_each(const Probe& found) const;
  bool misses(const QueryBlock& own) const;
  Found amount_of_each(const Probe& found) const;
  Found some_of_first() const;
  Found quantity_of_first(const Probe& found) const;
  bool names_one_of_roles() const;
  bool measures_others(const QueryBlock& own) const;
  Found amount_of_rows() const;
  Found chosen_rows(const Probe& found) const;
  Found owned_rows(const Probe& found) const;
  Found their_columns(const Probe& found) const;
  Found of_first_group(const Probe& found) const;
  Found of_each_group(const Probe& found) const;

  std::optional<Probe> probe(const std::string& text, const Fits& fits) const;
  std::optional<Probe> best_probe(const std::vector<std::string>& texts, const Fits& fits) const;
  bool leaves_out(const std::vector<std::string>& unread) const;
  bool points_at_topic() const;
  bool says_only(std::span<const std::string_view> words, size_t from = 0) const;
  bool says_only(std::initializer_list<std::string_view> words, size_t from = 0) const {
    return says_only(std::span(words.begin(), words.size()), from);
  }
  bool has(std::string_view word) const;
  std::string words_from(size_t i) const;  // the text of the body from word i on
  std::optional<double> number() const;    // the only number of the body
  struct InPlace;
  uint32_t write_noun(InPlace& out, const Pronoun& points) const;
  std::string in_place_of_pronouns(const std::string& noun) const;
  std::vector<std::string> in_their_place() const;
  std::string in_base(std::string_view tail, bool apart = false) const;
  // The question before with another head: "Which" or "How many".
  std::string with_head(std::string_view head) const;
  bool denies_again() const;
  bool denies_rest() const;
  bool adds_rows() const;
  std::vector<Condition*> numeric_conditions(QueryBlock& block) const;
  std::vector<const Mention*> values_of(const ColumnExpr& column) const;
  std::string with_value(const Condition& old, std::string_view said) const;
  Condition* dated(QueryBlock& block) const;
  // The block shows rows of the topic by a name or key.
  bool shows_topic(const QueryBlock& block) const;
  // The outputs have a column of each table that the tokens name.
  bool shows_named(const QueryBlock& block, uint32_t from, uint32_t to) const;
  bool starts_with_rows() const;
  bool groups_are_rows() const;
  uint32_t owned_table() const;
  bool dates_topic(const QueryBlock& block) const;
  bool shows_near(const QueryBlock& block) const;
  bool shows_column(const QueryBlock& block) const;
  bool counts_other(std::vector<uint32_t>& tables) const;
  std::vector<std::string> counted_texts() const;
  Found places();
  std::optional<FollowUp> read_of_groups();
  bool compares_with_them() const;
  bool says_nothing(const FollowUp& found) const;
  bool takes_group_order(bool& descending) const;
  bool one_for_each_group(const ValueExpr& term) const;
  bool orders_by_measure(bool& descending) const;
  QueryBlock ordered_groups(bool descending, std::optional<int64_t> limit) const;
  std::optional<LogicalForm> restricted(const LogicalForm& form, bool beyond_first = false) const;
  void add_rows(QueryBlock& block, const Probe& found) const;
  FollowUp made(std::string_view kind, QueryBlock block, std::string question,
                double confidence) const;

  const Utterance& u_;
  const Base& base_;
  const DialogueContext& context_;
  std::vector<uint32_t> words_;
  std::vector<std::string> nouns_;
};

// "most", "highest", ...; "least", "lowest", ...
bool upper(std::string_view word);
bool lower(std::string_view word);

// "cents", "secs": the name of a column has it, and a number that is said is not in it.
bool names_small_unit(std::string_view word);

// True if the rows meet one of the values of a column.
bool of_one_column(const std::vector<Condition>& clause);

}  // namespace ask::engine
