#include "agent/engine/rank/coverage_lost_parts.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/state_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_columns.h"
#include "agent/engine/lexicon/word_classes_dates.h"
#include "agent/engine/lexicon/word_classes_people.h"
#include "agent/engine/lexicon/word_classes_predicates.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/rank/coverage_context.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/time_spans.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// A column against one value: c = 'x', c LIKE '2021%'.
bool compares_value(const Condition& c) {
  return (c.op == Op::kEqual || c.op == Op::kLike) && c.sub.empty() && !c.other.valid();
}

// Two values of the same column: a row cannot have both, and that it has the one implies that it
// has not the other.
bool repeats(const Condition& a, const Condition& b) {
  return compares_value(a) && compares_value(b) && a.column == b.column && a.value != b.value;
}

// '2021%', '2024-05-31'
bool is_stored_date(const Value& value) {
  const auto* text = std::get_if<std::string>(&value);
  return text != nullptr && text->size() >= 5 &&
         text->find_first_not_of("0123456789-%") == text->npos && (*text)[0] != '%';
}

// "contracts signed in Oban and their price": a column at the end of the question that is asked for
// beside the rest, and that no part of the query reads.
bool loses_further_column(const CoverageContext& context) {
  const auto& open = context.state.sketch.open_columns;
  for (size_t i = 0; i < open.size(); ++i) {
    const Arc& mentioned = context.arcs[open[i]];
    size_t before = mentioned.begin;
    while (before > 0 && (text::is_one_of(context.arcs.token(before - 1).folded, kOwnersOfAll) ||
                          context.arcs.is(before - 1, kArticle)))
      --before;
    if (mentioned.end < context.arcs.tokens() || before == 0) continue;
    const std::string& joint = context.arcs.token(before - 1).folded;
    if (joint == "and" || joint == "&" || text::is_one_of(joint, kAddingWords)) return true;
  }
  return false;
}

// "which were refused and what did they come to": a second question that names nothing.
bool loses_unnamed_question(const CoverageContext& context) {
  const Arcs& arcs = context.arcs;
  const auto named = [&](size_t from) {
    return std::any_of(arcs.all.begin(), arcs.all.end(), [&](const Arc& u) {
      return u.begin >= from && (u.kind == MentionKind::kColumn || u.kind == MentionKind::kTable ||
                                 u.kind == MentionKind::kValue);
    });
  };
  for (size_t t = 1; t + 3 < arcs.tokens(); ++t)
    if (arcs.token(t - 1).folded == "and" && arcs.token(t).folded == "what" &&
        arcs.is(t + 1, kDo) &&
        text::is_one_of(arcs.token(t + 2).folded, {"they", "it", "he", "she", "that", "each"}) &&
        !named(t + 3))
      return true;
  return false;
}

// "what did we earn with annual passes": an amount is asked for, and the query has none.
bool loses_amount(const CoverageContext& context) {
  if (!context.checks.concern(WordCheck::kAskedAmount)) return false;
  const auto& select = context.block().select;
  const auto& order = context.block().order;
  if (std::any_of(order.begin(), order.end(),
                  [](const Ordering& by) { return by.term.column.duration(); }))
    return false;  // "who takes longest to pay"
  return std::all_of(select.begin(), select.end(), [&](const ValueExpr& t) {
    return t.fn == Aggregate::kPlain && !t.column.whole() &&
           !context.index.column_roles(t.column.table, t.column.column).measure;
  });
}

// "donated in 2023 but not in 2024" read of single donations: what is not, follows from what is.
// "in 2022 and 2023": no single row is in both.
bool repeats_condition(const CoverageContext& context) {
  const auto& where = context.block().where;
  for (size_t i = 0; i < where.size(); ++i)
    for (size_t k = 0; k < where.size(); ++k)
      if (i != k && where[i].size() == 1 && where[k].size() == 1 && !where[i][0].negated &&
          (where[k][0].negated || is_stored_date(where[i][0].value)) &&
          repeats(where[i][0], where[k][0]))
        return true;
  return false;
}

// "how many sensors" read as the number of kinds of sensors: of a name of several words, the last
// one, which is not in the question, shows that rows share its values.
bool counts_kinds(const CoverageContext& context) {
  for (const ValueExpr& t : context.block().select) {
    if (t.fn != Aggregate::kCount || !t.distinct || t.column.whole()) continue;
    const SchemaItem& item = context.index.column(t.column.table, t.column.column);
    if (item.words.size() < 2) continue;
    const std::string_view last = context.index.word(item.words.back()).lemma;
    if (!text::is_one_of(last, kKindNouns)) continue;
    bool mentioned = false;
    for (size_t i = 0; i < context.arcs.tokens(); ++i)
      mentioned |= context.arcs.token(i).lemma == last;
    if (!mentioned) return true;
  }
  return false;
}

// "the average age of the animals that died", "members' age on 1 January 2024": the age that is
// computed is today's, of all.
bool loses_end_of_age(const CoverageContext& context) {
  const auto& select = context.block().select;
  const bool age = std::any_of(select.begin(), select.end(),
                               [](const ValueExpr& t) { return t.column.period == Period::kAge; });
  if (!age) return false;
  for (size_t t = 1; t < context.arcs.tokens(); ++t) {
    const std::string& word = context.arcs.token(t).folded;
    if (text::is_one_of(word, kDeathWords)) return true;
    const bool dated =
        std::any_of(context.arcs.all.begin(), context.arcs.all.end(), [&](const Arc& u) {
          return u.kind == MentionKind::kDate && u.begin == t && !context.arcs.mention(u).relative;
        });
    if (dated && text::is_one_of(context.arcs.token(t - 1).folded, {"on", "at", "as", "of"}))
      return true;
  }
  return false;
}

// "average job value" of anything that is not an amount: of rows that have no value of their own.
bool loses_value_of_rows(const CoverageContext& context) {
  for (size_t t = 1; t < context.arcs.tokens(); ++t) {
    if (!context.checks.concern(t, WordCheck::kValueOfRows) || (context.explained(t))) continue;
    const bool rows =
        std::any_of(context.arcs.all.begin(), context.arcs.all.end(), [&](const Arc& u) {
          return u.kind == MentionKind::kTable && u.end == t && u.score >= kSameWord;
        });
    const bool amount =
        std::any_of(context.used.begin(), context.used.end(), [&](const ColumnExpr& c) {
          return !c.whole() && !context.facts.intensive({c.table, c.column}) &&
                 context.facts.measure({c.table, c.column});
        });
    if (rows && !amount) return true;
  }
  return false;
}

// "the return rate per category", "orders cancelled rate": a share that no number of the query is.
bool loses_rate(const CoverageContext& context) {
  const QueryBlock& block = context.block();
  if (context.operations.combined && !block.select.empty() && !block.select.front().only.empty())
    return false;
  for (size_t t = 1; t < context.arcs.tokens(); ++t)
    if (context.checks.concern(t, WordCheck::kRate) && !context.explained(t)) return true;
  return false;
}

// "the average of their wall": one average for each, where a single one is compared with.
bool loses_own_average(const CoverageContext& context) {
  return context.checks.concern(WordCheck::kOwnAverage);
}

// True for a verb that is linked to nothing but the noun of rows: "flew" of flights.
bool is_rows_only(const CoverageContext& context, size_t token) {
  bool rows = false;
  for (const Arc& u : context.arcs.all) {
    if (u.begin > token || token >= u.end || u.kind == MentionKind::kFiller) continue;
    if (u.kind == MentionKind::kColumn && u.score < 0.6F) continue;
    if (u.kind != MentionKind::kTable) return false;
    rows = true;
  }
  return rows;
}

// "entry fees received in 2023", "rent collected", where a flag of rows that are joined with those
// of the query stores what is paid, and the query does not have it.
bool loses_paid_mark(const CoverageContext& context) {
  const auto marks = [&](uint32_t table) {
    for (uint32_t c = 0; c < context.index.columns(table); ++c) {
      const SchemaItem& item = context.index.column(table, c);
      if (context.facts.flag({table, c}) &&
          std::any_of(item.words.begin(), item.words.end(), [&](uint32_t w) {
            return text::is_one_of(context.index.word(w).text, kPaidWords);
          }))
        return !contains(context.used, ColumnExpr{table, c});
    }
    return false;
  };
  for (size_t t = 1; t < context.arcs.tokens() && t < 128; ++t) {
    if (!context.checks.concern(t, WordCheck::kPaidMark) || context.explained(t)) continue;
    if (says(context, t, {kReceiptParticiple}) &&  // "who never received a parcel"
        says(context, t + 1, {"a", "an", "any"}) && table_from(context, t + 1, 3) != kNone)
      continue;
    for (const ColumnExpr& c : context.used) {
      if (c.table == kNone || c.table >= context.index.tables()) continue;
      if (marks(c.table)) return true;
      for (const uint32_t e : context.graph.of(c.table))
        if (context.graph.edges()[e].parent == c.table && marks(context.graph.edges()[e].child))
          return true;
    }
  }
  return false;
}

// "documents requested five times but never copied" read as requests that were not copied, of which
// there may be others of the same document.
bool denies_rows_of_group(const CoverageContext& context) {
  const QueryBlock& block = context.block();
  if (block.group.empty() || !block.having) return false;
  bool never = false;
  for (size_t t = 0; t < context.arcs.tokens(); ++t)
    never |= context.arcs.token(t).folded == "never";
  return never && std::any_of(block.where.begin(), block.where.end(), [&](const auto& any) {
           return std::any_of(any.begin(), any.end(), [&](const Condition& c) {
             return c.negated && c.op == Op::kIn && c.column.table != block.group[0].table;
           });
         });
}

// "claims that she turned down", "flights that actually flew": verbs that express a state, and
// which nothing in the query tests.
bool loses_state_of_verb(const CoverageContext& context) {
  for (size_t t = 0; t < context.arcs.tokens(); ++t)
    if (context.checks.concern(t, WordCheck::kStateOfVerb) &&
        (is_rows_only(context, t) || !context.explained(t)))
      return true;
  return false;
}

// True if the name of a table or column of the query expresses the event of the verb.
bool stated_by_query(const CoverageContext& context, const Token& verb) {
  const auto events = event_states(verb.folded);
  const auto names_event = [&](uint32_t w) {
    const SchemaWord& word = context.index.word(w);
    return word.text.starts_with(verb.lemma) || word.lemma == verb.lemma ||  // "login"
           same_milestone(verb.folded, word.text) ||
           std::any_of(events.begin(), events.end(), [&](const EventState& event) {
             return event.happened && text::is_one_of(word.text, event.column_words);
           });
  };
  for (const ColumnExpr& c : context.used) {
    const SchemaItem& item =
        c.whole() ? context.index.table(c.table) : context.index.column(c.table, c.column);
    if (std::any_of(item.words.begin(), item.words.end(), names_event)) return true;
  }
  return false;
}

// True if the date of a person in the query cannot be that of the verb: "who married in 2024" of
// joined_on. Not where the query has no such date.
bool other_day_of_person(const CoverageContext& context, const Token& verb) {
  bool found = false;
  for (const ColumnExpr& c : context.used) {
    if (c.whole() || !context.index.column_roles(c.table, c.column).temporal) continue;
    const SchemaItem& item = context.index.column(c.table, c.column);
    const bool birth =
        std::any_of(std::begin(kBirthColumns), std::end(kBirthColumns),
                    [&](std::string_view word) { return context.index.has_word(item, word); });
    const bool joined = std::any_of(item.words.begin(), item.words.end(), [&](uint32_t w) {
      const SchemaWord& word = context.index.word(w);
      return text::is_one_of(word.lemma, kJoiningVerbs);
    });
    if (!birth && !joined && !keeps_people(context.index, c.table)) return false;
    if (!birth && text::is_one_of(verb.lemma, kJoinVerbs)) return false;
    found = true;
  }
  const bool placed = text::is_one_of(verb.folded, kDescribingParticiples);
  return found && (verb.folded == kBirthParticiple || (has_past_suffix(verb.folded) && !placed));
}

// "owners who left in 2024" read by the day on which they came: the creation date of a row is not
// the date of its end, nor that of a person the date of another event, and nothing else in the
// query expresses the verb.
bool loses_event_of_date(const CoverageContext& context) {
  if (!context.checks.concern(WordCheck::kEventOfDate)) return false;
  const bool dated =
      std::any_of(context.used.begin(), context.used.end(), [&](const ColumnExpr& c) {
        return !c.whole() && context.index.column_roles(c.table, c.column).temporal;
      });
  for (size_t t = 1; dated && t + 2 < context.arcs.tokens(); ++t) {
    if (!context.checks.concern(t, WordCheck::kEventOfDate)) continue;
    const Token& verb = context.arcs.token(t);
    const bool read =
        std::any_of(context.arcs.all.begin(), context.arcs.all.end(), [&](const Arc& u) {
          return u.begin <= t && t < u.end && context.explained(u.begin) &&
                 (u.kind == MentionKind::kValue || u.kind == MentionKind::kColumn ||
                  u.kind == MentionKind::kTable);
        });
    if (read || (!text::is_one_of(verb.lemma, kEndVerbs) && !other_day_of_person(context, verb)))
      continue;
    if (!stated_by_query(context, verb)) return true;
  }
  return false;
}

// "cancelled subscriptions" read as when they were cancelled, "open cases" as when they were
// opened: a participle or state before its noun restricts the rows.
bool shows_condition(const CoverageContext& context) {
  const QueryBlock& block = context.block();
  if (block.select.size() != 1 || block.select[0].fn != Aggregate::kPlain ||
      block.select[0].column.whole())
    return false;
  const ColumnExpr shown = block.select[0].column;
  if (!context.index.column_roles(shown.table, shown.column).temporal) return false;
  return std::any_of(context.arcs.all.begin(), context.arcs.all.end(), [&](const Arc& u) {
    if (u.kind != MentionKind::kColumn || u.end != u.begin + 1 || u.end >= context.arcs.tokens())
      return false;
    const std::string& word = context.arcs.token(u.begin).folded;
    if (!has_past_suffix(word) && state_classes(word).empty() && event_states(word).empty())
      return false;
    bool own = false, rows = false;
    for (size_t i = 0; i < u.count; ++i)
      own |= context.arcs.mention(u, i).table == shown.table &&
             context.arcs.mention(u, i).column == shown.column;
    for (const Arc& noun : context.arcs.all)  // or of others: "finished bikes" of jobs
      for (size_t i = 0; noun.kind == MentionKind::kTable && noun.begin == u.end && i < noun.count;
           ++i)
        rows |= context.arcs.mention(noun, i).table == shown.table || has_past_suffix(word);
    return own && rows;
  });
}

// "how many visits has each mentor made" read of those who are mentors and those who are not: the
// flag restricts the rows and is not a group key.
bool groups_by_flag(const CoverageContext& context) {
  const auto& group = context.block().group;
  if (group.size() != 1 || group[0].whole() || group[0].period != Period::kWhole ||
      !context.facts.flag(group[0]))
    return false;
  return std::any_of(context.arcs.all.begin(), context.arcs.all.end(), [&](const Arc& u) {
    return u.kind == MentionKind::kColumn && u.begin > 0 &&
           text::is_one_of(context.arcs.token(u.begin - 1U).folded, {"each", "every"}) &&
           best_column(context.arcs, u) == group[0];
  });
}

// "money gained by year the case closed" read by the year in which the clients were born, which the
// question does not mention.
bool groups_by_birth(const CoverageContext& context) {
  const auto& group = context.block().group;
  const bool births = std::any_of(group.begin(), group.end(), [&](const ColumnExpr& g) {
    return g.period != Period::kWhole && g.period != Period::kAge &&
           context.facts.birth_date({g.table, g.column});
  });
  if (!births) return false;
  for (size_t t = 0; t < context.arcs.tokens(); ++t)
    if (text::is_one_of(context.arcs.token(t).lemma, kBirthWords)) return false;
  return true;
}

// "what do we pay the agents per hour" asks for a wage, and not for payments by the hour of the
// day.
bool takes_wage_for_period(const CoverageContext& context) {
  const auto& group = context.block().group;
  if (std::none_of(group.begin(), group.end(),
                   [](const ColumnExpr& c) { return c.period != Period::kWhole; }))
    return false;
  for (size_t t = 1; t < context.arcs.tokens(); ++t)
    if (context.arcs.token(t).folded == kPayingVerb &&
        text::is_one_of(context.arcs.token(t - 1).folded, {"we", "you", "they", "i"}))
      return context.arcs.token(0).folded == "what" || context.arcs.token(0).folded == "how";
  return false;
}

// "price per litre" read as one group for each number of litres: a ratio is asked for.
bool groups_by_unit(const CoverageContext& context) {
  const auto& group = context.block().group;
  for (size_t t = 1; t + 1 < context.arcs.tokens(); ++t) {
    if (context.arcs.token(t).folded != "per") continue;
    if (unit_named(context.arcs.token(t + 1).folded) == kNoUnit) continue;
    const auto named = context.arcs.beginning_at(t + 1);
    const bool grouped = std::any_of(group.begin(), group.end(), [&](const ColumnExpr& key) {
      return !key.whole() && key.period == Period::kWhole && context.facts.measure(key) &&
             std::any_of(named.begin(), named.end(), [&](const Arc& u) {
               return u.kind == MentionKind::kColumn && best_column(context.arcs, u) == key;
             });
    });
    if (grouped) return true;
  }
  return false;
}

// "laptops out of warranty": the query needs a condition on the noun after "out of".
bool loses_out_of(const CoverageContext& context) {
  for (size_t t = 1; t + 1 < context.arcs.tokens(); ++t)
    if (context.checks.concern(t, WordCheck::kOutOf))
      return context.block().where.empty() ||
             std::any_of(context.block().select.begin(), context.block().select.end(),
                         [&](const ValueExpr& shown) {
                           return std::any_of(
                               context.arcs.all.begin(), context.arcs.all.end(), [&](const Arc& u) {
                                 return u.kind == MentionKind::kColumn && u.begin == t + 2 &&
                                        best_column(context.arcs, u) == shown.column;
                               });
                         });
  return false;
}

// "the two countries most students come from": more than one first row.
bool loses_number_of_first(const CoverageContext& context) {
  if (context.block().limit != 1) return false;
  for (size_t t = 1; t + 1 < context.arcs.tokens(); ++t)
    if (text::is_one_of(context.arcs.token(t).folded, kNumbersFromTwo) &&
        context.arcs.token(t - 1).folded == "the" &&
        context.arcs.token(t + 1).lemma != context.arcs.token(t + 1).folded)
      return true;
  return false;
}

// "vehicles that failed at their latest inspection": each at its own, and not at the latest of all.
bool loses_own_extreme(const CoverageContext& context) {
  if (context.block().limit != 1 || context.block().order.size() != 1 ||
      context.block().order[0].term.fn != Aggregate::kPlain)
    return false;
  const auto is = [&](size_t t, std::initializer_list<std::string_view> words) {
    return text::is_one_of(context.arcs.token(t).folded, words);
  };
  for (size_t t = 3; t + 2 < context.arcs.tokens(); ++t)  // "for each guest the first stay after"
    if (is(0, {"for"}) && is(1, {"each", "every"}) && is(t, {"first", "last"}) &&
        is(t + 2, {"after", "before", "since"}))
      return true;
  const uint32_t ordered = context.block().order[0].term.column.home();
  const auto names_ordered = [&](size_t begin) {  // not "their first name"
    return std::any_of(context.arcs.all.begin(), context.arcs.all.end(), [&](const Arc& u) {
      return u.kind == MentionKind::kTable && u.begin == begin &&
             context.arcs.mention(u).table == ordered;
    });
  };
  for (size_t t = 1; t + 1 < context.arcs.tokens(); ++t)
    if (text::is_one_of(context.arcs.token(t).folded, kOwnersOfAll) &&
        text::is_one_of(context.arcs.token(t + 1).folded, kLimitOpenings) && names_ordered(t + 2))
      return true;
  return false;
}

// "how many customers placed a first order after 1 January": not those with any order then.
bool loses_first_of_each(const CoverageContext& context) {
  const QueryBlock& block = context.block();
  if (block.limit || block.having || any_condition(context, [](const Condition& c) {
        return !c.sub.empty() && !c.sub[0].limit;
      }))
    return false;
  if (context.arcs.tokens() < 2 || context.arcs.token(1).folded != "many") return false;
  const auto names = [&](MentionKind kind, size_t begin) {
    return std::any_of(context.arcs.all.begin(), context.arcs.all.end(),
                       [&](const Arc& u) { return u.kind == kind && u.begin == begin; });
  };
  for (size_t t = 2; t + 3 < context.arcs.tokens(); ++t)
    if ((text::is_one_of(context.arcs.token(t).folded, kOwnersOfAll) ||
         context.arcs.token(t).folded == "a") &&
        text::is_one_of(context.arcs.token(t + 1).folded, {"first", "last"}) &&
        names(MentionKind::kTable, t + 2) && !names(MentionKind::kColumn, t + 1) &&
        text::is_one_of(context.arcs.token(t + 3).folded, {"after", "before", "since"}))
      return true;
  return false;
}

// "how many beds per bay, and how many of those are free": a second number beside the first.
bool loses_number_of_those(const CoverageContext& context) {
  size_t numbers = context.form().beside.size();
  for (const ValueExpr& shown : context.block().select) numbers += shown.fn != Aggregate::kPlain;
  if (numbers != 1) return false;
  for (size_t t = 3; t + 1 < context.arcs.tokens(); ++t)
    if (text::is_one_of(context.arcs.token(t).folded, {"those", "them", "these"}) &&
        context.arcs.token(t - 1).folded == "of" && context.arcs.token(t - 2).folded == "many")
      for (size_t before = 0; before + 3 < t; ++before)
        if (context.arcs.token(before).folded == "many") return true;
  return false;
}

}  // namespace

bool loses_question_part(const CoverageContext& context) {
  static constexpr PartCheck kChecks[] = {
      loses_paid_mark,     denies_rows_of_group, loses_out_of,         takes_wage_for_period,
      shows_condition,     groups_by_flag,       groups_by_birth,      loses_amount,
      repeats_condition,   counts_kinds,         loses_further_column, loses_end_of_age,
      loses_own_average,   loses_rate,           loses_value_of_rows,  loses_state_of_verb,
      loses_event_of_date, groups_by_unit,       loses_own_extreme,    loses_number_of_first,
      loses_unnamed_question, loses_number_of_those, loses_first_of_each};
  return std::any_of(std::begin(kChecks), std::end(kChecks),
                     [&](PartCheck lost) { return lost(context); });
}

}  // namespace ask::engine
