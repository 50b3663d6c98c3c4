#include "agent/engine/rank/coverage_lost_states.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/absent_words.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/standing_words.h"
#include "agent/engine/lexicon/state_words.h"
#include "agent/engine/rank/coverage_context.h"
#include "agent/engine/schema/column_roles.h"
#include "agent/engine/schema/key_roles.h"
#include "agent/engine/schema/time_spans.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr float kNamedRows = 0.9F;  // score of a noun that certainly names a table

bool follows_list_joint(const Arcs& arcs, size_t token) {
  if (token == 0) return false;
  const Token& before = arcs.token(token - 1);
  return text::is_one_of(before.folded, {"and", "with", ",", ":", "&"});
}

bool read_number(const Value& value, double& out) {
  if (const auto* i = std::get_if<int64_t>(&value)) return out = static_cast<double>(*i), true;
  if (const auto* d = std::get_if<double>(&value)) return out = *d, true;
  return false;
}

// No value of the column meets the condition.
bool beyond_range(const Condition& c, const db::ColumnStatistics& s) {
  double x = 0, low = 0, high = 0;
  if (!read_number(c.value, x) || !read_number(s.min, low) || !read_number(s.max, high) ||
      c.negated)
    return false;
  switch (c.op) {
    case Op::kLess:
    case Op::kLessEqual:
      return x < low;
    case Op::kGreater:
    case Op::kGreaterEqual:
      return x > high;
    default:
      return false;
  }
}

// True if a word of the question names the column, its event or its role.
bool says_column(const CoverageContext& context, ColumnExpr c) {
  const SchemaItem& item = context.index.column(c.table, c.column);
  for (size_t t = 0; t < context.arcs.tokens(); ++t) {
    const Token& mentioned = context.arcs.token(t);
    const auto events = event_states(mentioned.folded);
    for (const uint32_t w : item.words) {
      const SchemaWord& word = context.index.word(w);
      if (word.lemma == mentioned.lemma || same_role(mentioned, word) ||
          same_milestone(mentioned.folded, word.text) || are_synonyms(mentioned.lemma, word.lemma))
        return true;
      for (const EventState& event : events)
        if (text::is_one_of(word.text, event.column_words)) return true;
    }
  }
  return false;
}

// True if the query shows, compares or counts something of the table.
bool uses_columns_of(const CoverageContext& context, uint32_t table) {
  const auto counts = [&](const ValueExpr& t) {
    return t.column.whole() && t.column.table == table;
  };
  const QueryBlock& block = context.block();
  return std::any_of(context.used.begin(), context.used.end(),
                     [&](const ColumnExpr& c) { return !c.whole() && c.table == table; }) ||
         std::any_of(block.select.begin(), block.select.end(), counts) ||
         std::any_of(block.order.begin(), block.order.end(),
                     [&](const Ordering& o) { return counts(o.term); });
}

// "rejected loads with supplier and material": a table that is listed and joined, and of which
// nothing is shown. The rows that are joined to have their one parent anyway.
bool leaves_listed_out(const CoverageContext& context) {
  const QueryBlock& block = context.block();
  if (context.blocks > 1 || block.tables.size() < 2) return false;
  return std::any_of(context.arcs.all.begin(), context.arcs.all.end(), [&](const Arc& u) {
    if (u.kind != MentionKind::kTable || u.score < kSameWord ||
        !follows_list_joint(context.arcs, u.begin))
      return false;
    const uint32_t table = context.arcs.mention(u).table;
    const bool joined = contains(block.tables, table);
    return joined && table != block.entity && !uses_columns_of(context, table) &&
           std::any_of(block.tables.begin(), block.tables.end(), [&](uint32_t child) {
             return child != table && context.graph.to_one(child, table);
           });
  });
}

// "km driven in November" read of the drivers that were hired then: a date of a parent row that the
// question does not mention, where the rows themselves are dated.
bool takes_date_of_parent(const CoverageContext& context) {
  const QueryBlock& block = context.block();
  std::vector<ColumnExpr> dates;
  for (const auto& any : block.where)
    for (const Condition& c : any)
      if (c.sub.empty() && context.facts.temporal(c.column) && c.op != Op::kIsNull)
        dates.push_back(c.column);
  for (const ColumnExpr& g : block.group)
    if (g.period != Period::kWhole && g.period != Period::kAge) dates.push_back(g);
  const auto dated = [&](uint32_t table) {
    for (uint32_t c = 0; c < context.index.columns(table); ++c)
      if (context.facts.temporal({table, c}) && !context.facts.birth_date({table, c})) return true;
    return false;
  };
  return std::any_of(dates.begin(), dates.end(), [&](const ColumnExpr& date) {
    if (date.whole() || date.via != kNone || says_column(context, date) ||
        context.facts.last_word(date) == kCalendarYear)
      return false;
    return std::any_of(block.tables.begin(), block.tables.end(), [&](uint32_t child) {
      return child != date.table && context.graph.to_one(child, date.table) && dated(child) &&
             (child == block.entity || uses_columns_of(context, child));
    });
  });
}

// "climbers who reached the summit of Everest" without reached_summit: a flag all of whose words
// are in the question.
bool loses_mentioned_flag(const CoverageContext& context) {
  const auto mentioned = [&](uint32_t w) {
    const SchemaWord& word = context.index.word(w);
    for (size_t t = 0; t < context.arcs.tokens(); ++t)
      if (context.arcs.token(t).lemma == word.lemma || context.arcs.token(t).folded == word.text)
        return true;
    return false;
  };
  std::vector<uint32_t> tables;
  for (const ColumnExpr& used : context.used)
    if (used.whole()) tables.push_back(used.table);
  for (const JoinStep& step : joins(context))
    tables.push_back(context.graph.edges()[step.edge].child);
  for (const uint32_t table : tables)
    for (uint32_t c = 0; c < context.index.columns(table); ++c) {
      const SchemaItem& item = context.index.column(table, c);
      if (item.words.size() < 2 || !std::all_of(item.words.begin(), item.words.end(), mentioned) ||
          !context.facts.flag({table, c}))
        continue;
      if (!contains(context.used, ColumnExpr{table, c})) return true;
    }
  return false;
}

// True for a key to rows of the same table whose role derives from the verb at the token, before
// those rows, and for a column that stores the role of the verb: "loader" of "loaded".
bool stores_role_of_verb(const CoverageContext& context, ColumnExpr c, size_t token) {
  const Token& verb = context.arcs.token(token);
  const ColumnExpr parent = context.facts.referred(c);
  if (parent.valid() && parent.table == c.table && table_from(context, token + 1, 5) == c.table) {
    const auto roles = role_words(c, parent, context.index);
    if (std::any_of(roles.begin(), roles.end(), [&](uint32_t w) {
          return context.index.word(w).lemma != verb.lemma &&
                 same_role(verb, context.index.word(w));
        }))
      return true;
  }
  const auto& values = context.facts.column(c).statistics.few;
  return std::any_of(values.begin(), values.end(), [&](const auto& value) {
    const std::string& stored = value.first;
    if (stored.size() <= verb.lemma.size() || (stored.back() | 0x20) != 'r')  // as agents end
      return false;
    const std::string role = text::lower(stored);
    return has_agent_suffix(role) && same_role(verb, SchemaWord{role, role, {}});
  });
}

// "the doctor who supervises the most doctors", "astronauts who commanded a mission": the verb of a
// key or of a stored role, which the query leaves out.
bool loses_role_of_verb(const CoverageContext& context) {
  const QueryBlock& block = context.block();
  if (context.blocks > 1 || !context.checks.concern(WordCheck::kRoleOfVerb)) return false;
  std::vector<uint32_t> tables = join_terminals(block.entity, block.tables);
  for (const JoinStep& step : joins(context))
    tables.push_back(context.graph.edges()[step.edge].child);
  for (size_t t = 1; t < context.arcs.tokens(); ++t) {
    if (!context.checks.concern(t, WordCheck::kRoleOfVerb) || naming(context, t) == Naming::kUsed ||
        plays_role(context, t))
      continue;
    for (const uint32_t table : tables)
      for (uint32_t c = 0; c < context.index.columns(table); ++c)
        if (!contains(context.used, ColumnExpr{table, c}) &&
            stores_role_of_verb(context, {table, c}, t))
          return true;
  }
  return false;
}

// "cost less than 40" of the year of foundation, "per 100km" as a number of litres: conditions that
// no row meets, on columns that nobody names.
bool compares_nonsense(const CoverageContext& context) {
  for (const auto& any : context.block().where)
    for (const Condition& c : any) {
      if (!c.column.valid() || c.column.whole() || c.column.expression != kNone ||
          c.column.period != Period::kWhole || c.column.duration() || c.column.product() ||
          c.column.shown != kNoUnit || !c.sub.empty() || c.other.valid() || c.from_today)
        continue;
      const bool text = std::holds_alternative<std::string>(c.value);
      if (text && c.op == Op::kEqual && context.facts.measure(c.column)) return true;
      const bool orders = c.op == Op::kLess || c.op == Op::kLessEqual || c.op == Op::kGreater ||
                          c.op == Op::kGreaterEqual;
      if (orders && context.facts.flag(c.column)) return true;
      if (beyond_range(c, context.facts.column(c.column).statistics) &&
          !says_column(context, c.column))
        return true;
    }
  return false;
}

// "paid per hour" as the hours of days, "the average age" as the average year of birth.
bool shows_nonsense(const CoverageContext& context) {
  const QueryBlock& block = context.block();
  for (const ColumnExpr& g : block.group) {
    if (g.period != Period::kHour) continue;
    constexpr size_t kDay = 10;  // characters of 2024-05-31
    const auto* last = std::get_if<std::string>(&context.facts.column(g).statistics.max);
    if (last != nullptr && last->size() <= kDay) return true;
  }
  return std::any_of(block.select.begin(), block.select.end(), [&](const ValueExpr& t) {
    return t.fn == Aggregate::kAverage && !t.column.whole() && t.column.period == Period::kWhole &&
           !t.column.duration() && context.facts.birth_date(t.column);
  });
}

// "explicit episodes" read as whether they are explicit, "left handed players" as their hands: a
// flag, or the column of a participle, is not an answer by itself.
bool shows_flag_alone(const CoverageContext& context) {
  const QueryBlock& block = context.block();
  if (block.select.size() != 1 || block.select[0].fn != Aggregate::kPlain ||
      block.select[0].column.whole() || !block.group.empty())
    return false;
  const ColumnExpr shown = block.select[0].column;
  const bool flag = context.facts.flag(shown);
  return !context.form().yes_no &&
         std::any_of(context.arcs.all.begin(), context.arcs.all.end(), [&](const Arc& u) {
           return u.kind == MentionKind::kColumn && best_column(context.arcs, u) == shown &&
                  (flag || has_past_suffix(context.arcs.token(u.end - 1U).folded)) &&
                  table_from(context, u.end, 1) == shown.table;
         });
}

// "customers without open invoices" read as those without open orders: a state belongs to the rows
// that are named after it.
bool loses_rows_of_state(const CoverageContext& context) {
  return std::any_of(context.arcs.all.begin(), context.arcs.all.end(), [&](const Arc& rows) {
    if (rows.kind != MentionKind::kTable || rows.score < kNamedRows) return false;
    for (size_t i = 0; i < rows.count; ++i)
      if (uses_table(context, context.arcs.mention(rows, i).table)) return false;
    return std::any_of(context.arcs.all.begin(), context.arcs.all.end(), [&](const Arc& state) {
      if (state.kind != MentionKind::kValue || state.end != rows.begin) return false;
      const Mention& m = context.arcs.mention(state);
      return m.found && contains(context.used, ColumnExpr{m.table, m.column});
    });
  });
}

// True for a condition that may say whether rows are current: on a flag, a status or a date.
bool may_say_standing(const CoverageContext& context, const Condition& c) {
  if (!c.sub.empty())
    return std::any_of(c.sub[0].where.begin(), c.sub[0].where.end(), [&](const auto& any) {
      return std::any_of(any.begin(), any.end(),
                         [&](const Condition& inner) { return may_say_standing(context, inner); });
    });
  if (!c.column.valid() || c.column.whole()) return c.from_today;
  if (c.op == Op::kIsNull || c.from_today || context.facts.flag(c.column)) return true;
  if (context.facts.temporal(c.column))  // of what has not come to an end there is none
    return context.facts.column(c.column).statistics.missing() > 0;
  const SchemaItem& item = context.index.column(c.column.table, c.column.column);
  return is_status_name(context.index, item, context.facts.column(c.column).name);
}

// A part of a name or of a stored text: "still lifes".
bool is_part_of_name(const CoverageContext& context, size_t token) {
  const auto& items = context.index.items();
  const auto is = [&](uint32_t w, size_t t) {
    const SchemaWord& word = context.index.word(w);
    return t < context.arcs.tokens() && (word.text == context.arcs.token(t).folded ||
                                         word.lemma == context.arcs.token(t).lemma ||
                                         context.arcs.token(t).folded.starts_with(word.lemma));
  };
  for (const SchemaItem& item : items)
    for (size_t w = 0; w + 1 < item.words.size(); ++w)
      if (is(item.words[w], token) && is(item.words[w + 1], token + 1)) return true;
  return std::any_of(context.arcs.all.begin(), context.arcs.all.end(), [&](const Arc& u) {
    return (u.kind == MentionKind::kTable || u.kind == MentionKind::kColumn ||
            u.kind == MentionKind::kValue) &&
           u.begin <= token && token < u.end && u.score >= kSameWord &&
           (u.kind != MentionKind::kValue || context.arcs.mention(u).found);
  });
}

// "stopped working"
bool says_stopped(const CoverageContext& context, size_t token) {
  if (token + 1 >= context.arcs.tokens()) return false;
  const Token& what = context.arcs.token(token + 1);
  const std::string base = lemma(what.folded);
  return text::is_one_of(lemma(context.arcs.token(token).folded), kStoppingVerbs) &&
         has_progressive_suffix(what.folded) &&
         (text::is_one_of(base, kBondVerbs) || text::is_one_of(base, kOurVerbs)) &&
         !is_part_of_name(context, token);
}

// "left the choir", of which the date is not shown either
bool says_left_part(const CoverageContext& context, size_t token) {
  if (token + 2 >= context.arcs.tokens() || !says(context, token, kLeavingForms) ||
      !says(context, token + 1, {"the", "our"}) || !says(context, token + 2, kOwnOrganisations))
    return false;
  const auto& select = context.block().select;
  return std::none_of(select.begin(), select.end(), [&](const ValueExpr& t) {
    return !t.column.whole() && context.facts.temporal(t.column);
  });
}

// "drivers who no longer work for us", "games we still carry", where no condition says so.
bool loses_standing(const CoverageContext& context) {
  if (!context.checks.concern(WordCheck::kStanding)) return false;
  const auto word = [&](size_t t) {
    return t < context.arcs.tokens() ? std::string_view(context.arcs.token(t).folded) : "";
  };
  bool ceased = false, still = false;
  for (size_t t = 0; t < context.arcs.tokens(); ++t) {
    ceased |= (word(t) == "no" && word(t + 1) == kCessationAdverb && word(t + 2) != "than") ||
              (word(t) == "any" && word(t + 1) == "more" && t + 2 >= context.arcs.tokens()) ||
              text::is_one_of(word(t), kAnyMore) || says_stopped(context, t) ||
              says_left_part(context, t);
    still |= word(t) == "still" && t + 1 < context.arcs.tokens() && !is_part_of_name(context, t);
  }
  if (!ceased && !still) return false;
  const QueryBlock& block = context.block();
  if (!ceased && (!block.where.empty() || block.having || block.limit || context.blocks > 1 ||
                  !joins(context).empty()))
    return false;
  if (!ceased && std::any_of(block.select.begin(), block.select.end(),
                             [](const ValueExpr& t) { return !t.only.empty(); }))
    return false;
  return std::none_of(block.where.begin(), block.where.end(), [&](const auto& any) {
    return std::any_of(any.begin(), any.end(),
                       [&](const Condition& c) { return may_say_standing(context, c); });
  });
}

// "who is off today", "how many days off did Leo take", read without "off".
bool loses_absence(const CoverageContext& context) {
  for (const auto& any : context.block().where)  // a flag may be what says so
    for (const Condition& c : any)
      if (c.column.valid() && !c.column.whole() && context.facts.flag(c.column)) return false;
  for (size_t t = 1; t < context.arcs.tokens(); ++t)
    if (context.arcs.token(t).folded == kAbsentParticle &&
        text::is_one_of(context.arcs.token(t - 1).folded, kBeforeAbsent) && !context.explained(t) &&
        !is_part_of_name(context, t))
      return true;
  return false;
}

}  // namespace

bool loses_total(const CoverageContext& context) {
  if (context.operations.sum || context.operations.count) return false;
  const QueryBlock& block = context.block();
  const auto amount = [&](const ValueExpr& t) {
    return t.column.whole() || t.column.product() || context.facts.measure(t.column);
  };
  return std::none_of(block.select.begin(), block.select.end(), amount) &&
         std::none_of(block.order.begin(), block.order.end(),
                      [&](const Ordering& o) { return amount(o.term); });
}

bool loses_state(const CoverageContext& context) {
  static constexpr PartCheck kChecks[] = {
      loses_rows_of_state,  leaves_listed_out,  takes_date_of_parent,
      loses_mentioned_flag, loses_role_of_verb, compares_nonsense,
      shows_nonsense,       shows_flag_alone,   loses_standing,
      loses_absence};
  return std::any_of(std::begin(kChecks), std::end(kChecks),
                     [&](PartCheck lost) { return lost(context); });
}

}  // namespace ask::engine
