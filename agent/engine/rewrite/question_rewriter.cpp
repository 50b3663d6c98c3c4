#include "agent/engine/rewrite/question_rewriter.h"

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/contrast_words.h"
#include "agent/engine/lexicon/word_classes_people.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/rewrite/rewrite_absence.h"
#include "agent/engine/rewrite/rewrite_clauses.h"
#include "agent/engine/rewrite/rewrite_compared_figures.h"
#include "agent/engine/rewrite/rewrite_date_spellings.h"
#include "agent/engine/rewrite/rewrite_difference.h"
#include "agent/engine/rewrite/rewrite_durations.h"
#include "agent/engine/rewrite/rewrite_event_questions.h"
#include "agent/engine/rewrite/rewrite_event_states.h"
#include "agent/engine/rewrite/rewrite_exclusion.h"
#include "agent/engine/rewrite/rewrite_formal.h"
#include "agent/engine/rewrite/rewrite_frames.h"
#include "agent/engine/rewrite/rewrite_further_outputs.h"
#include "agent/engine/rewrite/rewrite_group_durations.h"
#include "agent/engine/rewrite/rewrite_hierarchy.h"
#include "agent/engine/rewrite/rewrite_informal.h"
#include "agent/engine/rewrite/rewrite_late_figures.h"
#include "agent/engine/rewrite/rewrite_learner_forms.h"
#include "agent/engine/rewrite/rewrite_listings.h"
#include "agent/engine/rewrite/rewrite_numbered_rows.h"
#include "agent/engine/rewrite/rewrite_numbers.h"
#include "agent/engine/rewrite/rewrite_official_forms.h"
#include "agent/engine/rewrite/rewrite_official_times.h"
#include "agent/engine/rewrite/rewrite_people_questions.h"
#include "agent/engine/rewrite/rewrite_periods.h"
#include "agent/engine/rewrite/rewrite_question_forms.h"
#include "agent/engine/rewrite/rewrite_requests.h"
#include "agent/engine/rewrite/rewrite_sales.h"
#include "agent/engine/rewrite/rewrite_second_question.h"
#include "agent/engine/rewrite/rewrite_shape.h"
#include "agent/engine/rewrite/rewrite_shorthand.h"
#include "agent/engine/rewrite/rewrite_spelling.h"
#include "agent/engine/rewrite/rewrite_spoken.h"
#include "agent/engine/rewrite/rewrite_telegraphic.h"
#include "agent/engine/rewrite/rewrite_topics.h"
#include "agent/engine/rewrite/rewrite_units.h"
#include "agent/engine/rewrite/rewrite_winners.h"
#include "agent/engine/rewrite/rewrite_word_order.h"
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {
namespace {

// "is there any stay that was cancelled, and which?": the rows are shown anyway.
void drop_asked_which(WordSequence& words) {
  constexpr size_t kShortest = 5;  // words
  size_t end = words.size();
  if (end < kShortest || !is_any(words, 0, kMoreOpenings)) return;
  if (is_any(words, end - 1, {"ones", "one"})) --end;
  if (!is_any(words, end - 1, {"which"})) return;
  --end;
  if (is_any(words, end - 1, {"and"}))
    --end;
  else if (end_mark(words[end - 1]).empty())
    return;
  words.resize(end);
  while (words.back().size() > 1 && !end_mark(words.back()).empty()) words.cut_last(end - 1);
  words.end_with("?");
}

// Rewrites a yes/no question ("Is there any ...") to ask for the rows; returns true if it did.
// Whoever asks whether there are any wants to see them, unless the noun is no row: "is there water
// at Top Lane".
bool open_yes_no(WordSequence& words, QueryShape& shape) {
  const std::string first = plain(words, 0), second = plain(words, 1), third = plain(words, 2);
  const bool be = first == "is" || first == "are" || first == "was" || first == "were";
  const bool helps =
      first == "do" || first == "does" || first == "did" || first == "has" || first == "have";
  size_t skip = 0;
  if (be && second == "there")
    skip = third == "any" || third == "a" || third == "an" ? 3 : 2;
  else if (helps && second == "any")
    skip = 2;
  else if (be && second == "any")
    skip = 2;
  else if (helps && (second == "we" || second == "you") && third == "have")
    skip = plain(words, 3) == "any" || plain(words, 3) == "a" ? 4 : 3;
  if (skip == 0 || skip >= words.size()) return false;
  shape.existing_rows = !(be && skip == 2 && second == "there") || first == "are" ||
                        first == "were" || text::is_one_of(third, kAnyPeople);
  replace(words, 0, skip, {"which"});
  return true;
}

// "longest serving member" -> "earliest member": the one who came first.
void rewrite_longest_serving(WordSequence& words) {
  for (size_t i = 0; i < words.size(); ++i) {
    const std::string word = plain(words, i);
    const bool two = word == "longest" && is_any(words, i + 1, kServingParticiples);
    if (two || text::is_one_of(word, kLongServing))
      return replace(words, i, two ? 2 : 1, {"earliest"});
  }
}

// "sort first by a, then by b" -> "sort by a, then by b"
void drop_order_words(WordSequence& words) {
  for (size_t i = 0; i + 1 < words.size(); ++i) {
    const std::string word = text::lower(words[i]);
    if ((word == "first" || word == "lastly" || word == "finally" || word == "secondly") &&
        text::lower(words[i + 1]) == "by")
      words.erase(i, i + 1);
  }
}

// "first and last names" -> "first names and last names"
void repeat_shared_noun(WordSequence& words) {
  for (size_t i = 0; i + 3 < words.size(); ++i) {
    const std::string second = text::lower(words[i + 2]);
    const std::string joint = text::lower(words[i + 1]);
    std::string noun = text::lower(words[i + 3]);
    while (!noun.empty() && (noun.back() < 'a' || noun.back() > 'z')) noun.pop_back();
    if (text::is_one_of(text::lower(words[i]), kSharedNounAdjectives) &&
        text::is_one_of(second, kSharedNounAdjectives) && (joint == "and" || joint == "or") &&
        text::is_one_of(noun, kSharedNouns))
      replace(words, i + 1, 0, {noun});
  }
}

// "show many", "laptop prices": word i ends so, and the next begins so.
bool meet(const WordSequence& words, size_t i, std::string_view end, std::string_view begin) {
  return words.plain(i).ends_with(end) && words.plain(i + 1).starts_with(begin) &&
         words.plain(i).size() == words[i].size();
}

}  // namespace

bool has_sales_words(const WordSequence& words) {
  if (words.has(Trigger::kSales)) return true;
  for (size_t i = 0; i + 1 < words.size(); ++i)
    if (meet(words, i, "how", "many") || meet(words, i, "how", "much") ||
        meet(words, i, "top", "") || meet(words, i, "mean", "") || meet(words, i, "took", "in") ||
        meet(words, i, "did", "we") || meet(words, i, "on", "time"))
      return true;
  return false;
}

bool has_parent_role_words(const WordSequence& words) { return words.has(Trigger::kParentRole); }

void normalise(WordSequence& words, const IsName& is_name, const IsName& in_schema,
               const IsName& in_one_name, const IsName& is_stored, const IsName& names_row,
               const ColumnTests& columns, bool values_read) {
  spell_out(words, is_name, names_row);
  rewrite_details(words, in_schema, is_name, names_row, columns);
  normalise_informal(words, is_name);
  rewrite_group_durations(words);
  rewrite_date_spellings(words, is_name);
  // "invoice" of a table "invoices"
  const IsName in_some_name = [&](std::string_view word) {
    return in_schema(word) || names_row(word);
  };
  rewrite_spoken(words, {is_name, in_some_name, is_stored}, names_row);
  drop_frames(words, is_name, in_some_name, is_stored, values_read);
  rewrite_learner_forms(words, is_name, in_schema, names_row, columns);
  rewrite_topics(words, in_schema);
  rewrite_compared_figures(words, is_name, names_row);
  rewrite_official_denials(words, in_some_name);
  rewrite_formal(words, in_some_name);
  rewrite_official_forms(words, in_some_name, names_row, columns);
  rewrite_official_times(words, in_some_name);
  rewrite_listings(words);
  correct_spelling(words, is_stored);
  join_name_words(words, in_schema, in_one_name, is_stored);
  bring_figures_first(words, in_some_name, names_row);
  reorder_telegraphic(words, is_name, in_schema);
  split_units(words, is_stored);
  rewrite_fixed_clauses(words);
  rewrite_fixed_orders(words, in_schema);
  rewrite_event_states(words, names_row);
  const IsName stored_only = [&](std::string_view word) {
    return is_name(word) && !in_schema(word);
  };
  rewrite_event_questions(words, in_schema, names_row, stored_only);
  rewrite_winners(words, is_name);
  rewrite_people_questions(words, is_name, names_row);
  rewrite_best_rows(words, names_row, columns);
  rewrite_requests(words, columns);
  rewrite_periods(words);
  rewrite_phrases(words, in_schema, is_stored);
  if (words.has(Trigger::kNobody)) rewrite_nothing(words, is_stored);
}

bool rewrite(WordSequence& words, const SalesWords& sales, const ParentRole& parent_role,
             const HasNullColumn& missing, const Converts& converts, bool further_outputs,
             QueryShape& shape) {
  if (words.empty()) words.push_back("");
  drop_asked_which(words);
  rewrite_question(words);
  rewrite_number_of_best(words);
  if (words.has(Trigger::kOr)) rewrite_or_more(words);
  if (further_outputs) {
    extract_numbers(words, shape);
    if (shape.numbers.empty()) extract_aggregates(words, shape);
    if (shape.numbers.empty() && shape.further.empty()) extract_further_outputs(words, true, shape);
  }
  const auto asks_more = [&] { return !shape.numbers.empty() || !shape.further.empty(); };
  if (!asks_more() && !extract_second_question(words, true, shape)) {
    if (further_outputs) extract_further_outputs(words, false, shape);
    if (!asks_more()) extract_second_question(words, false, shape);
  }
  rewrite_exclusion(words);
  extract_unit(words, converts, shape);
  if (words.has(Trigger::kTime) && (converts(kMinutes) || converts(kHours)))
    rewrite_durations(words, shape);
  rewrite_difference(words, shape);
  rewrite_sales(words, sales, shape);
  rewrite_shape(words, sales, shape);
  if (!parent_role.word.empty()) rewrite_parent_role(words, parent_role);
  if (words.has(Trigger::kLongest)) rewrite_longest_serving(words);
  rewrite_absence(words, missing);
  const bool yes_no = open_yes_no(words, shape);
  if (words.has(Trigger::kInOrder)) drop_order_words(words);
  if (words.has(Trigger::kShared)) repeat_shared_noun(words);
  return yes_no;
}

}  // namespace ask::engine
