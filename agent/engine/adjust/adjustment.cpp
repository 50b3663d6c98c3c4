#include "agent/engine/adjust/adjustment.h"

#include <algorithm>

#include "agent/engine/adjust/asked_outputs.h"
#include "agent/engine/adjust/asked_shape.h"
#include "agent/engine/adjust/called_off_rows.h"
#include "agent/engine/adjust/constant_outputs.h"
#include "agent/engine/adjust/event_outcomes.h"
#include "agent/engine/adjust/existence.h"
#include "agent/engine/adjust/further_outputs.h"
#include "agent/engine/adjust/named_each.h"
#include "agent/engine/adjust/own_average.h"
#include "agent/engine/adjust/period_sums.h"
#include "agent/engine/adjust/self_references.h"
#include "agent/engine/adjust/series.h"
#include "agent/engine/adjust/shape_conditions.h"
#include "agent/engine/adjust/stored_bounds.h"
#include "agent/engine/adjust/sums_without_groups.h"
#include "agent/engine/adjust/time_conditions.h"
#include "agent/engine/adjust/unit_price_sums.h"
#include "agent/engine/adjust/validity.h"

namespace ask::engine {
namespace {

// What is asked of the rows in time.
struct AskedTime {
  bool current = false;  // says_current()
  bool last = false;     // of rows with dates
  SaidOfCalledOff called_off;
};

// What the best reading shows that is not asked for.
struct WrongOutputs {
  bool of_word = false;       // none that the question word asks for
  bool of_condition = false;  // the words of a condition
  bool further = false;       // no further columns of its own rows
};

// "the best score and who got it": by an average that the question does not mention.
bool orders_by_unstated_average(const Arcs& arcs, const QueryBlock& block) {
  return block.order.size() == 1 && block.order[0].term.fn == Aggregate::kAverage &&
         std::none_of(arcs.all.begin(), arcs.all.end(), [](const Arc& arc) {
           return arc.kind == MentionKind::kCue && arc.cue == Cue::kAverage;
         });
}

// False if the form cannot take the shape that the question asks for.
bool adjust(const AdjustmentContext& context, const AskedTime& time, const WrongOutputs& wrong,
            Candidate& candidate) {
  const auto& [arcs, column_facts, graph, question, further, numbers, today] = context;
  LogicalForm& form = candidate.logical_form;
  const std::vector<GroupKey> group = form.block.group;
  if (!add_time_conditions(question.shape, column_facts, graph, form.block) ||
      !add_shape_conditions(question.shape, column_facts, graph, form.block) ||
      !take_shape(question.shape, column_facts, graph, form) ||
      (question.shape.with_measure && orders_by_unstated_average(arcs, form.block)) ||
      !add_numbers_beside(numbers, form))
    return false;
  compare_averages_of_groups(arcs, column_facts, graph, form.block);
  if (form.block.group != group) candidate.features[Feature::kSingleRowGroups] = 0;
  if (!restrict_to_outcome(arcs, column_facts, graph, form.block)) return false;
  leave_out_called_off(time.called_off, column_facts, form.block);
  if (asks_for_groups(question.shape.series)) {
    LogicalForm tried = form;
    if (!take_series(question.shape.series, column_facts, graph, tried)) return false;
  }
  show_rows_of_constant(column_facts, form.block);
  if (wrong.of_word && !candidate.answers_word &&
      answer_question_word(arcs, column_facts, graph, form))
    candidate.features[Feature::kNoColumn] -= 1;
  if (wrong.of_condition) show_rows_of_condition(arcs, column_facts, form);
  compare_ordering_date(arcs, column_facts, form.block);
  add_up_periods(arcs, column_facts, form.block);
  add_up_referenced(arcs, column_facts, form.block);
  group_named_each(arcs, column_facts, form.block);
  show_last_or_first_date(arcs, column_facts, form.block);
  measure_until_today(arcs, column_facts, form.block);
  if (!add_further_outputs(further, question.shape.only_further, wrong.further, arcs, column_facts,
                           graph, form))
    return false;
  show_days(arcs, question.shape, column_facts, form.block);
  if (question.shape.delay && !show_delay(column_facts, graph, form.block)) return false;
  orient_self_reference(arcs, column_facts, graph, form.block);
  leave_out_future(arcs, column_facts, today, form.block);
  end_at_today(column_facts, today, form.block);
  hold_on_date(arcs, column_facts, form.block);
  keep_current(arcs, column_facts, graph, today, time.current, form.block);
  compare_with_stored_bounds(column_facts, form.block);
  nest_first_rows(column_facts, graph, time.last, form);
  if (question.yes_no) make_existence_test(column_facts, question.shape.existing_rows, form);
  return true;
}

// Drops those that lost the shape, unless `keep_lost`, and those that are equal to a better one.
void keep_distinct(std::vector<Candidate>& candidates, bool keep_lost) {
  std::vector<Candidate> distinct;
  for (Candidate& candidate : candidates) {
    const bool lost = candidate[Feature::kLostShape] > 0;
    const bool known = std::any_of(distinct.begin(), distinct.end(), [&](const Candidate& d) {
      return d.logical_form == candidate.logical_form;
    });
    if ((keep_lost || !lost) && !known) distinct.push_back(std::move(candidate));
  }
  candidates = std::move(distinct);
}

}  // namespace

void adjust_candidates(const AdjustmentContext& context, std::vector<Candidate>& candidates) {
  drop_sums_without_groups(context.arcs, candidates);
  const QueryShape& shape = context.question.shape;
  const AskedTime time{says_current(context.arcs, context.column_facts),
                       shape.upcoming || asks_for_last(context.arcs),
                       said_of_called_off(context.arcs, shape.overdue)};
  WrongOutputs wrong;
  if (!candidates.empty()) {
    LogicalForm best = candidates[0].logical_form;
    wrong.of_word = !candidates[0].answers_word;
    wrong.of_condition = show_rows_of_condition(context.arcs, context.column_facts, best);
    // Otherwise readings that reach further would make it less sure.
    Candidate tried = candidates[0];
    wrong.further = !context.further.empty() && !adjust(context, time, wrong, tried);
  }
  bool any = false;
  for (Candidate& candidate : candidates) {
    const bool adjusted = adjust(context, time, wrong, candidate);
    if (!adjusted) candidate.features[Feature::kLostShape] = 1;
    any |= adjusted;
    if (!multiply_unit_prices(context.column_facts, context.graph, candidate.logical_form))
      candidate.features[Feature::kNoColumn] += 1;
  }
  // A reading of other rows that could show the further columns is not what is asked.
  if ((!context.further.empty() || !context.numbers.empty()) && !candidates.empty() &&
      candidates[0][Feature::kLostShape] > 0) {
    any = false;
    for (Candidate& candidate : candidates) candidate.features[Feature::kLostShape] = 1;
  }
  if (shape.any()) keep_distinct(candidates, !any);
}

}  // namespace ask::engine
