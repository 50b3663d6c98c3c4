#include "agent/engine/dialogue/follow_up_rules.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/about_rules.h"
#include "agent/engine/dialogue/amount_rules.h"
#include "agent/engine/dialogue/appended_reading.h"
#include "agent/engine/dialogue/attribute_rules.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/comparison_rules.h"
#include "agent/engine/dialogue/composition.h"
#include "agent/engine/dialogue/count_rules.h"
#include "agent/engine/dialogue/counted_rows.h"
#include "agent/engine/dialogue/date_rules.h"
#include "agent/engine/dialogue/detail_rules.h"
#include "agent/engine/dialogue/each_rules.h"
#include "agent/engine/dialogue/exclusion_rules.h"
#include "agent/engine/dialogue/existence_rules.h"
#include "agent/engine/dialogue/figure_rules.h"
#include "agent/engine/dialogue/fitted_result.h"
#include "agent/engine/dialogue/gap_rules.h"
#include "agent/engine/dialogue/group_rules.h"
#include "agent/engine/dialogue/linked_people.h"
#include "agent/engine/dialogue/linked_rows.h"
#include "agent/engine/dialogue/list_rules.h"
#include "agent/engine/dialogue/measure_rules.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/movement_rules.h"
#include "agent/engine/dialogue/named_row.h"
#include "agent/engine/dialogue/nested_dates.h"
#include "agent/engine/dialogue/order_rules.h"
#include "agent/engine/dialogue/other_rows.h"
#include "agent/engine/dialogue/others_rules.h"
#include "agent/engine/dialogue/other_extremes.h"
#include "agent/engine/dialogue/output_order.h"
#include "agent/engine/dialogue/output_rules.h"
#include "agent/engine/dialogue/pair_rules.h"
#include "agent/engine/dialogue/people_rules.h"
#include "agent/engine/dialogue/picked_row.h"
#include "agent/engine/dialogue/placement.h"
#include "agent/engine/dialogue/possible_rows.h"
#include "agent/engine/dialogue/pronouns.h"
#include "agent/engine/dialogue/ranked_dates.h"
#include "agent/engine/dialogue/reached_rows.h"
#include "agent/engine/dialogue/rest_rules.h"
#include "agent/engine/dialogue/restriction_rules.h"
#include "agent/engine/dialogue/row_bases.h"
#include "agent/engine/dialogue/set_rules.h"
#include "agent/engine/dialogue/share_rules.h"
#include "agent/engine/dialogue/shown_states.h"
#include "agent/engine/dialogue/some_rows.h"
#include "agent/engine/dialogue/standing_rules.h"
#include "agent/engine/dialogue/state_rules.h"
#include "agent/engine/dialogue/superlative_rules.h"
#include "agent/engine/dialogue/utterance_shape.h"
#include "agent/engine/dialogue/value_rules.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"

namespace ask::engine::dialogue {
namespace {

// Kinds of follow-ups that would take other rows for those of the previous question.
constexpr FollowUpKind kKindsOfOthers[] = {
    FollowUpKind::kNarrow,      FollowUpKind::kReplace, FollowUpKind::kRest, FollowUpKind::kAdd,
    FollowUpKind::kSuperlative, FollowUpKind::kOrder,   FollowUpKind::kLimit};
// Kinds of follow-ups that change the query.
constexpr FollowUpKind kKindsThatChange[] = {FollowUpKind::kGroup, FollowUpKind::kOutputs,
                                             FollowUpKind::kMeasure, FollowUpKind::kAggregate,
                                             FollowUpKind::kNarrow};
constexpr size_t kLongestWhole = 1200;  // bytes of a question made whole

using Rule = RuleResult (*)(const Turn&);
// The first that fits is taken.
// clang-format off
constexpr Rule kRules[] = {
    values_of_sets,         // "and Leeds but not York?" after both
    share_of_rows,          // "as a percentage?"
    total_of_shown,         // "both together?"
    gap_of_compared,        // "by how much?"
    details_of_rows,        // "tell me more about Harbour Hall"
    count_in_groups,        // "how many in each?"
    kinds_not_among,        // "which towns are not among these?"
    count_of_them_by,       // "how many of them are there in each city?"
    count_rows,             // "how many is that?"
    amount_of_that,         // "how many hectares is that in total?"
    list_rows,              // "which ones?"
    rest_of_rows,           // "and the others?"
    row_of_extreme,         // "which plan is that?" after the highest fee
    other_busiest_period,   // "and the busiest weekday?"
    first_of_others,        // "which ward had the most?" after a number of rows
    first_of_noun,          // "top 5 clients"
    people_of_role,         // "who hosted them?"
    output_of_noun,         // "who is the author?"
    next_row,               // "and after that?"
    replace_nested_date,    // "and in October?" after who sent nothing in November
    shift_period,           // "and the year before?"
    date_of_ranked,         // "for 2024 only" after those with the most
    replace_day_of_month,   // "and on the 11th?"
    replace_state,          // "and closed?"
    list_referred,          // "which patients are they for?"
    group_rows,             // "by country?"
    order_rows,             // "sort them by price"
    row_at_rank,            // "who is second?"
    limit_rows,             // "just the top 3"
    owners_of_rows,         // "whose were they?"
    date_of_last_events,    // "when was their last visit?"
    longest_standing,       // "which of them has been waiting the longest?"
    other_end_of_each,      // "and the longest?" after the shortest of each
    first_of_rows,          // "who is the oldest?"
    add_outputs_named,      // "show their emails too"
    attributes_of_rows,     // "where do they live?", "why?"
    dates_of_rows,          // "when?"
    worth_of_rows,          // "what are they worth?"
    list_of_noun,           // "and which vans?"
    people_of_own_verb,     // "who guides it?"
    objects_of_people,      // "who did she teach?"
    amount_on_each,         // "how many hours did she put in on each?"
    total_of_each,          // "what's the total from each of them?"
    count_of_each,          // "how many loans has each of them taken out?"
    makers_of_rows,         // "who directed them?"
    linked_people,          // "who borrowed those?"
    dates_by_verb,          // "when were they made?"
    date_of_last_event,     // "when was her last visit?"
    ask_about_rows,         // "which of them are electric?"
    list_rows_of_first,     // "which classes does he teach?"
    people_of_rows,         // "who is handling them?"
    replace_measure,        // "and the average?"
    compare_number,         // "under 100?"
    replace_value,          // "what about Germany?"
    exclude_rows,           // "exclude Germany"
    groups_with_value,      // "without the empty ones"
    restrict_rows,          // "only those from Germany"
    exclude_described,      // "not the ones who've stopped"
    replace_group,          // "same for tools"
    replace_noun,           // "and doctors?"
    linked_rows,            // "which ships did he sail on?"
    rows_behind_choice,     // "which jobs were those?"
    groups_of_none,         // "which ones have none?"
    attribute_in_other_words,  // "what was wrong with them?"
    only_linked_people,        // "who handed those out?"
    composed,                  // "which kids do they belong to?"
    rows_with_others,          // "which of them have held an event?"
};
// clang-format on

// "products more expensive than those": a comparison with rows, which no rule reads.
bool compares_with_rows(const Turn& turn) {
  const bool more = has_one_of(turn, kAmountComparatives);
  // "are there more men or women?"
  if (more && has(turn, "or") && !only_number(turn)) return true;
  return std::any_of(turn.now.pronouns.begin(), turn.now.pronouns.end(), [&](const Pronoun& p) {
    return p.begin > turn.now.begin &&
           text::is_one_of(turn.now.word(p.begin - 1), {"than", "like", "as"});
  });
}

// Rows, groups or columns that are those of the previous question, though others were asked for.
bool changes_nothing(const Turn& turn, const FollowUp& found) {
  return contains(kKindsThatChange, found.kind) && found.meaning.block == turn.base.block();
}

// True if each plain output has one value in a group.
bool shows_groups(const Turn& turn, const QueryBlock& block) {
  const ColumnFacts& facts = turn.base.facts();
  return block.group.empty() ||
         std::all_of(block.select.begin(), block.select.end(), [&](const ValueExpr& v) {
           if (v.fn != Aggregate::kPlain || contains(block.group, v.column)) return true;
           return std::any_of(block.group.begin(), block.group.end(), [&](const ColumnExpr& g) {
             const bool row =
                 facts.unique(g) || facts.name_of(g.home()) == g || names_rows(turn, g);
             return row && (g.home() == v.column.home() ||
                            turn.context.schema->graph.to_one(g.home(), v.column.home()));
           });
         });
}

// True if the rows of each group are counted, and each group is a row.
bool counts_single_rows(const Turn& turn, const QueryBlock& block) {
  if (block.group.size() != 1 || !turn.base.facts().unique(block.group[0])) return false;
  const uint32_t home = block.group[0].home();
  const auto one = [&](uint32_t t) {
    return t == home || turn.context.schema->graph.to_one(home, t);
  };
  return one(block.entity) && std::all_of(block.tables.begin(), block.tables.end(), one) &&
         std::any_of(block.select.begin(), block.select.end(), [&](const ValueExpr& v) {
           return v.fn == Aggregate::kCount && v.column.whole() && v.only.empty();
         });
}

// The tables of its form can be joined, its groups can be shown, and it says all that was asked.
// Outputs that were kept from an earlier turn may be of tables that the rule did not think of: they
// are added.
// `whole`: it was read with the question before, where each word has its part.
bool is_query(const Turn& turn, RuleResult& found, bool whole = false) {
  if (!found) return false;
  if (!has_query(turn, found->meaning)) {
    need_shown(found->meaning.block);
    if (!has_query(turn, found->meaning)) return false;
  }
  if (!is_placed(turn, *found, whole)) return false;
  const QueryBlock& block = found->meaning.block;
  const QueryBlock& before = turn.base.block();  // which may be no better
  return (shows_groups(turn, block) || !shows_groups(turn, before)) &&
         (!counts_single_rows(turn, block) || counts_single_rows(turn, before));
}

// "were any of those sold?": each row once, though several sales refer to it.
RuleResult shown_once(const Turn& turn, RuleResult found) {
  QueryBlock& block = found->meaning.block;
  const uint32_t topic = turn.base.topic();
  const SchemaGraph& graph = turn.context.schema->graph;
  const auto one = [&](uint32_t t) { return t == topic || graph.to_one(topic, t); };
  const auto own = [&](const ValueExpr& v) {
    return v.fn == Aggregate::kPlain && one(v.column.home());
  };
  std::vector<uint32_t> tables = block.tables;
  tables.push_back(block.entity);
  const bool joins = std::any_of(tables.begin(), tables.end(), [&](uint32_t t) {
    return !one(t) && !mentions(turn.base.block(), t);
  });
  const ColumnExpr key = turn.base.facts().key_of(topic);
  if (!joins || !turn.base.lists() || block.distinct || !block.group.empty() || block.having ||
      found->meaning.yes_no || !mentions(block, topic) || !key.valid() ||
      !std::all_of(block.select.begin(), block.select.end(), own))
    return found;
  if (std::all_of(block.order.begin(), block.order.end(),
                  [&](const Ordering& o) { return own(o.term); }))
    block.group = {key};
  else if (!block.limit)
    return std::nullopt;  // a row stands in several places
  return found;
}

// "who booked them?" after whole rows: beside what names these.
void name_whole_rows(const Turn& turn, FollowUp& found) {
  std::vector<ValueExpr>& select = found.meaning.block.select;
  const bool whole = select.size() > 1 && select[0].fn == Aggregate::kPlain &&
                     select[0].column.whole() && select[0].column.table != kNone;
  if (!whole) return;
  std::vector<ValueExpr> names = turn.base.naming(select[0].column.table);
  if (names.empty()) return;
  select.erase(select.begin());
  add_outputs(names, select);
  select = std::move(names);
}

// "how many downloads did each get?" of a table "downloads" with a number "downloads": their sum.
RuleResult with_sums(const Turn& turn, RuleResult found) {
  if (!found || turn.words.size() < 3 || turn.now.word(turn.words[0]) != "how" ||
      turn.now.word(turn.words[1]) != "many")
    return found;
  const Token& noun = turn.now.token(turn.words[2]);
  const SchemaIndex& index = turn.context.schema->index;
  for (ValueExpr& v : found->meaning.block.select) {
    const uint32_t home = v.column.home();
    if (v.fn != Aggregate::kCount || home == kNone || home == turn.base.topic()) continue;
    ColumnExpr amount;
    for (const uint32_t c : index.measures(home)) {
      const auto& words = index.column(home, c).words;
      const bool called = std::all_of(words.begin(), words.end(), [&](uint32_t w) {
        const std::string& lemma = index.word(w).lemma;
        return lemma == noun.lemma || text::is_one_of(lemma, kQuantityColumns);
      });
      if (called && index.has_word(index.column(home, c), noun.lemma)) amount = {home, c};
    }
    if (!amount.valid() || turn.base.facts().intensive(amount)) continue;
    for (Ordering& o : found->meaning.block.order)
      if (o.term == v) o.term = {amount, Aggregate::kSum};
    v = {amount, Aggregate::kSum};
  }
  return found;
}

std::optional<FollowUp> read_of_groups(const Turn& turn) {
  constexpr Rule kOfGroups[] = {group_by_all, first_of_shown, first_of_noun, first_of_others,
                                busiest_period};
  for (const Rule rule : kOfGroups)
    if (RuleResult out = rule(turn); is_query(turn, out)) return out;
  bool descending = true;
  if (!takes_group_order(turn, descending)) return std::nullopt;
  const ColumnExpr group = turn.base.block().group[0];
  const bool person =
      turn.now.word(turn.words[0]) == "who" || turn.now.word(turn.words[0]) == "whos";
  if (person && (turn.base.facts().temporal(group) || turn.base.facts().numeric(group)) &&
      !turn.base.facts().identifier(group))
    return std::nullopt;
  RuleResult out = first_of_rows(turn);
  if (out && !is_query(turn, out)) return std::nullopt;
  return out;
}

// "orders of those customers" depends on a turn about customers only.
bool points_at_topic(const Turn& turn) {
  return std::all_of(turn.now.pronouns.begin(), turn.now.pronouns.end(), [&](const Pronoun& p) {
    return !p.named || std::any_of(turn.now.lattice.mentions.begin(),
                                   turn.now.lattice.mentions.end(), [&](const Mention& m) {
                                     return m.kind == MentionKind::kTable &&
                                            m.begin == p.begin + 1 && m.end == p.end &&
                                            m.table == turn.base.topic();
                                   });
  });
}

// The previous question was answered by numbers that no comparison puts side by side.
bool no_single_figure(const Turn& turn) {
  const QueryBlock& block = turn.base.block();
  return !block.limit && !turn.base.lists() &&
         (turn.base.grouped() || block.combine != Combine::kApart);
}

// "how does that compare with 2022?" after a share or numbers of groups: those of that year. False:
// it compares no such numbers.
bool read_other_side(const Turn& turn, RuleResult& out) {
  const std::string other = other_side(turn);
  if (other.empty() || !no_single_figure(turn)) return false;
  const Utterance now =
      utterance("what about " + other, turn.context.snapshot, turn.context.schema->index);
  out = read_follow_up(turn_of(now, turn.base, turn.context));
  if (out && out->kind != FollowUpKind::kReplace) out.reset();
  return true;
}

// A follow-up of a share: of the number of its rows, and again as a share. False: there is none.
bool read_of_share(const Turn& turn, RuleResult& out) {
  out = number_of_share(turn);
  if (out) return true;
  const auto counted = without_share(turn);
  if (!counted) return false;
  out = read_with(turn, *counted, turn.now);
  if (!out) return true;
  // "how much money was that?" asks for no share.
  const bool amount = turn.now.word(turn.words[0]) == "how" && has(turn, "that");
  if (out->kind == FollowUpKind::kAlone)  // has no form of its own
    out.reset();
  else if (!amount || out->kind != FollowUpKind::kMeasure)
    out = with_share(turn, std::move(*out));
  if (!is_query(turn, out)) out.reset();
  return true;
}

}  // namespace

std::optional<FollowUp> read_follow_up(const Turn& turn) {
  if (turn.words.empty()) return std::nullopt;
  if (auto out = show_states(turn)) return std::move(*out);
  RuleResult out = read_by_rules(turn);
  if (out) keep_chosen_groups(turn, *out);
  return fitted(turn, std::move(out));
}

std::optional<FollowUp> read_with(const Turn& turn, const LogicalForm& form, const Utterance& now) {
  const Base base(turn.base, form);
  if (!base.understood()) return std::nullopt;
  return read_follow_up(turn_of(now, base, turn.context));
}

std::optional<FollowUp> read_by_rules(const Turn& turn) {
  if (turn.words.empty() || turn.nouns.empty() || compares_with_rows(turn) ||
      asks_unknown_pay(turn))
    return std::nullopt;
  if (RuleResult out = rows_counted_of_first(turn); is_query(turn, out)) return out;
  if (RuleResult out = other_rows(turn); is_query(turn, out)) return out;
  if (!points_at_topic(turn)) {
    RuleResult people = linked_people(turn);
    return is_query(turn, people) ? people : list_beside_result(turn);
  }
  if (RuleResult out; read_other_side(turn, out) || read_of_share(turn, out)) return out;
  if (RuleResult out = some_of_groups(turn)) return out;
  if (RuleResult out = date_of_end(turn); is_query(turn, out)) return out;
  if (auto out = ask_about_place(turn)) return std::move(*out);
  if (RuleResult out = ask_about_some(turn); is_query(turn, out)) return out;
  if (RuleResult out = others_beside(turn, read_follow_up); is_query(turn, out)) return out;
  if (asks_of_the_rest(turn)) return of_the_rest(turn);
  // How the people were found is left out.
  if (RuleResult out = all_of_people(turn); out && has_query(turn, out->meaning)) return out;
  if (const auto people = people_themselves(turn)) return read_with(turn, *people, turn.now);
  if (const auto people = people_of_shown_role(turn)) return read_with(turn, *people, turn.now);
  if (const std::string asked = possessions_asked(turn); !asked.empty()) {
    const Utterance now = utterance(asked, turn.context.snapshot, turn.context.schema->index);
    if (RuleResult out = read_follow_up(turn_of(now, turn.base, turn.context))) return out;
  }
  if (RuleResult out = compared_with(turn)) return out;
  if (RuleResult out = drop_condition(turn); is_query(turn, out)) return out;
  if (asks_order(turn)) {
    RuleResult out = order_rows(turn);
    return is_query(turn, out) ? out : RuleResult();
  }
  if (RuleResult out = replace_movement(turn)) return out;
  if (RuleResult out = replace_direction(turn); is_query(turn, out)) return out;
  if (moves_unread(turn)) return std::nullopt;
  if (RuleResult out = date_of_choice(turn); is_query(turn, out)) return out;
  if (means_chosen_event(turn)) return std::nullopt;
  const bool others = !turn.now.pronouns.empty() && starts_with_rows(turn);
  if (RuleResult out = group_by_all(turn); is_query(turn, out)) return out;
  for (const Rule rule : kRules) {
    RuleResult out = rule(turn);
    if (!out || out->question.size() > kLongestWhole || changes_nothing(turn, *out)) continue;
    // "customers who ordered them" are not products.
    if (others && contains(kKindsOfOthers, out->kind)) return std::nullopt;
    // "what else does he own?" is not answered by the same rows.
    if (asks_for_others(turn) && out->kind != FollowUpKind::kRest) return std::nullopt;
    if (!is_query(turn, out) || shows_other_people(turn, out->meaning.block)) continue;
    out = summed(turn, std::move(out));
    if (!out) return out;
    out = with_sums(turn, shown_once(turn, std::move(out)));
    if (out) correct_outputs(turn, *out);
    if (out) order_outputs(turn, *out);
    if (out) name_whole_rows(turn, *out);
    if (out) keep_unended(turn, *out);
    return out ? of_possible_rows(std::move(out)) : out;
  }
  if (RuleResult out = read_of_other_rows(turn)) return out;
  RuleResult out = ask_with_name(turn);
  return is_query(turn, out) ? out : RuleResult();
}

std::optional<FollowUp> read_as_end(const Turn& turn) {
  if (turn.words.empty() || turn.nouns.empty() || compares_with_rows(turn)) return std::nullopt;
  RuleResult out = read_appended(turn);
  const bool whole = out && out->kind != FollowUpKind::kOutputs;
  return is_query(turn, out, whole) ? fitted(turn, std::move(out)) : RuleResult();
}

std::optional<FollowUp> read_elliptic(const Turn& turn) {
  const bool aggregate =
      turn.words.size() == 1 && aggregate_named(turn.now.word(turn.words[0])).has_value();
  // "revenue" is a total, also after an average.
  const bool total = turn.words.size() == 1 && is_turnover(turn.now.word(turn.words[0]));
  if (turn.now.columns && !total && !(aggregate && turn.base.counts()))
    if (auto out = read_what_fits(turn)) return out;
  if (auto out = list_of_noun(turn)) return out;
  const bool amount = turn.now.word(turn.words[0]) == "how" && turn.words.size() > 1 &&
                      std::none_of(turn.words.begin(), turn.words.end(),
                                   [&](uint32_t i) { return is_form_of_be(turn.now.word(i)); });
  if (!total && !amount)
    if (auto out = read_follow_up(turn)) return out;
  RuleResult out = measure_alone(turn);
  if (out && (changes_nothing(turn, *out) || !is_query(turn, out))) return std::nullopt;
  return out;
}

std::optional<FollowUp> read_what_fits(const Turn& turn) {
  if (turn.words.empty() || turn.nouns.empty()) return std::nullopt;
  if (turn.now.phrase) {
    const bool number = turn.base.aggregate() != nullptr && !turn.base.block().limit;
    RuleResult out = number ? restrict_rows(turn) : RuleResult();
    return is_query(turn, out) ? out : RuleResult();
  }
  if (turn.now.definite) {
    RuleResult out = asks_for_people(turn.now) ? list_people(turn) : output_of_noun(turn);
    return is_query(turn, out) ? out : RuleResult();
  }
  if (!turn.now.columns) return read_of_groups(turn);
  RuleResult out = add_outputs_named(turn);
  if (out && (changes_nothing(turn, *out) || !is_query(turn, out))) return std::nullopt;
  return out;
}

std::optional<FollowUp> read_first_of_listed(const Turn& turn) {
  const QueryBlock& block = turn.base.block();
  const bool asks = !turn.words.empty() && turn.words.size() <= 4 &&
                    turn.now.word(turn.words[0]) == "who" &&
                    text::is_one_of(turn.now.word(turn.words.back()), {"most", "least"});
  if (!asks || !turn.base.lists() || block.limit || block.where.empty() || turn.nouns.empty())
    return std::nullopt;
  RuleResult out = first_of_rows(turn);
  return is_query(turn, out) ? of_possible_rows(std::move(out)) : RuleResult();
}

}  // namespace ask::engine::dialogue
