#include "agent/engine/rank/coverage_lost_tables.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/adjust/validity.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/state_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_dates.h"
#include "agent/engine/lexicon/word_classes_predicates.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/lexicon/word_classes_tables.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/lexicon/word_classes_trade.h"
#include "agent/engine/rank/coverage_context.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/key_roles.h"
#include "agent/engine/text/morphology.h"
#include "agent/engine/text/units.h"

namespace ask::engine {
namespace {

std::vector<uint32_t> joined_tables(const QueryBlock& block, const SchemaGraph& graph) {
  std::vector<uint32_t> out = join_terminals(block.entity, block.tables);
  std::vector<JoinStep> steps;
  graph.join(out, nullptr, steps);
  for (const JoinStep& step : steps)
    for (const uint32_t t : {graph.edges()[step.edge].child, graph.edges()[step.edge].parent})
      if (!contains(out, t)) out.push_back(t);
  return out;
}

// "how long did we own it" read as a number of kilometres, "the average time to fix brakes" as
// costs.
bool loses_time(const CoverageContext& context) {
  const auto& select = context.block().select;
  const auto& order = context.block().order;
  return context.checks.concern(WordCheck::kTime) &&
         std::none_of(order.begin(), order.end(),
                      [](const Ordering& by) { return by.term.column.duration(); }) &&
         std::none_of(select.begin(), select.end(), [&](const ValueExpr& t) {
           const ColumnExpr c = t.column;
           if (c.duration() || c.whole() || c.period == Period::kAge || c.expression != kNone)
             return true;
           const ColumnRoles& roles = context.index.column_roles(c.table, c.column);
           if (roles.temporal || unit_info(roles.unit).dimension == UnitDimension::kTime)
             return true;
           return std::any_of(
               kDurationNouns.begin(), kDurationNouns.end(), [&](std::string_view word) {
                 return context.index.has_word(context.index.column(c.table, c.column), word);
               });
         });
}

// "the duration of a callout" read as how long its volunteers stayed: the time of other rows, or
// how long people were employed, which the question does not mention.
bool takes_other_duration(const CoverageContext& context) {
  const QueryBlock& block = context.block();
  uint32_t of = kNone;
  bool ongoing = false;  // "how long has Olga been with us"
  for (const ValueExpr& t : block.select)
    if (t.column.duration()) {
      of = t.column.home();
      ongoing = t.column.adjust == ColumnExpr::Adjust::kUntilToday ||
                t.column.adjust == ColumnExpr::Adjust::kSinceOpen;
    }
  if (of == kNone || mentions_table(context, of)) return false;
  if (ongoing && std::any_of(block.where.begin(), block.where.end(), [&](const auto& any) {
        return any.size() == 1 && any[0].column.table == of && any[0].op == Op::kEqual;
      }))
    return false;
  if (holds_people(context.index, of)) return true;
  for (size_t t = 0; t + 1 < context.arcs.tokens(); ++t) {
    if (!text::is_one_of(context.arcs.token(t).folded, kLengthNouns)) continue;
    if (context.arcs.token(t + 1).folded != "of" || context.arcs.word(t + 2) == kStayNoun) continue;
    const uint32_t mentioned = table_from(context, t + 2, 3);
    if (mentioned != kNone && mentioned != of) return true;
  }
  return false;
}

// "orders per tenant", where customers have orders and, with the tenants, sales, which the question
// does not mention: the customers of the orders may have bought from any tenant.
bool goes_by_events_of_siblings(const CoverageContext& context,
                                const std::vector<uint32_t>& tables) {
  uint32_t rows = kNone;
  for (const ValueExpr& t : context.block().select)
    if (t.fn != Aggregate::kPlain && t.column.valid()) rows = t.column.table;
  if (rows == kNone) return false;
  const auto joined = [&](uint32_t t) { return contains(tables, t); };
  return std::any_of(tables.begin(), tables.end(), [&](uint32_t events) {
    if (events == rows || context.index.measures(events).empty() ||
        context.graph.to_one(rows, events) || context.graph.to_one(events, rows) ||
        mentions_table(context, events) ||
        std::any_of(context.used.begin(), context.used.end(),
                    [&](const ColumnExpr& c) { return c.table == events; }))
      return false;
    bool shared = false, further = false;
    for (const uint32_t e : context.graph.of(events)) {
      const JoinEdge& edge = context.graph.edges()[e];
      if (edge.child != events || !joined(edge.parent)) continue;
      (context.graph.to_one(rows, edge.parent) && edge.parent != rows ? shared : further) = true;
    }
    return shared && further;
  });
}

// "assets by status" read by the status of the tickets that their owners opened: rows of a sibling
// table, which multiply what is counted.
bool goes_by_siblings(const CoverageContext& context) {
  const QueryBlock& block = context.block();
  const uint32_t rows = block.entity;
  if (rows == kNone) return false;
  const std::vector<uint32_t> tables = joined_tables(block, context.graph);
  if (goes_by_events_of_siblings(context, tables)) return true;
  return std::any_of(block.group.begin(), block.group.end(), [&](const ColumnExpr& g) {
    const uint32_t t = g.home();
    if (t == rows || context.graph.to_one(rows, t) || context.graph.to_one(t, rows) ||
        mentions_table(context, t))
      return false;
    return std::none_of(tables.begin(), tables.end(), [&](uint32_t d) {
      return d != rows && d != t && context.graph.to_one(d, rows) && context.graph.to_one(d, t);
    });
  });
}

// True if the name of the column has a word of the table: member_id of members.
bool names_table_of_key(const CoverageContext& context, ColumnExpr key, uint32_t table) {
  const auto& own = context.index.column(key.table, key.column).words;
  const auto& words = context.index.table(table).words;
  return std::any_of(own.begin(), own.end(), [&](uint32_t w) {
    return std::any_of(words.begin(), words.end(), [&](uint32_t of) {
      return context.index.word(of).lemma == context.index.word(w).lemma;
    });
  });
}

// True if a word of the column is in the question: "captain".
bool says_role(const CoverageContext& context, ColumnExpr key) {
  const SchemaItem& item = context.index.column(key.table, key.column);
  for (size_t t = 0; t < context.arcs.tokens(); ++t) {
    if (context.arcs.token(t).folded == "own") return true;  // "a form of their own"
    for (const uint32_t w : item.words)
      if (context.arcs.token(t).lemma == context.index.word(w).lemma) return true;
  }
  return false;
}

// "members who never used a tool", where members were both inducted on tools and logged sessions
// with them, and the question names neither.
bool chooses_link(const CoverageContext& context) {
  for (const auto& any : context.block().where)
    for (const Condition& c : any) {
      if (!c.negated || c.op != Op::kIn || c.sub.size() != 1) continue;
      const std::vector<uint32_t> tables = joined_tables(c.sub[0], context.graph);
      const auto links = [&](uint32_t d, uint32_t a, uint32_t b) {
        return d != a && d != b && !context.index.is_view(d) &&
               !context.graph.between(d, a).empty() && !context.graph.between(d, b).empty() &&
               context.graph.to_one(d, a) && context.graph.to_one(d, b);
      };
      for (const uint32_t b : tables) {
        if (b == c.column.table || !mentions_table(context, b)) continue;
        size_t ways = 0;
        bool own = false, mentioned = false;
        for (uint32_t d = 0; d < context.index.tables(); ++d) {
          if (!links(d, c.column.table, b)) continue;
          ++ways;
          own |= contains(tables, d);
          mentioned |= mentions_table(context, d);
        }
        if (own && ways > 1 && !mentioned) return true;
        // "members without a team" of those who are captain of none
        const QueryBlock& sub = c.sub[0];
        if (ways > 0 && !own && tables.size() == 1 && sub.select.size() == 1 &&
            context.index.column_roles(sub.select[0].column.table, sub.select[0].column.column)
                .reference &&
            !names_table_of_key(context, sub.select[0].column, c.column.table) &&
            !says_role(context, sub.select[0].column))
          return true;
      }
    }
  return false;
}

// "what percentage of delivered jobs had a reprint" read as a share of the reprints.
bool shares_others(const CoverageContext& context) {
  const QueryBlock& block = context.block();
  if (block.combine != Combine::kPercent || block.entity == kNone) return false;
  for (size_t t = 0; t + 2 < context.arcs.tokens(); ++t) {
    const std::string& word = context.arcs.token(t).folded;
    if (!text::is_one_of(word, kShareWords) || context.arcs.token(t + 1).folded != "of") continue;
    const uint32_t of = table_from(context, t + 2, 4);
    return of != kNone && of != block.entity && context.graph.to_one(block.entity, of) &&
           mentions_table(context, block.entity) && block.group.empty();
  }
  return false;
}

// "revenue from repairs" read as that of the sales, which repairs have no part in.
bool loses_source_of_income(const CoverageContext& context) {
  for (size_t t = 0; t + 2 < context.arcs.tokens(); ++t) {
    if (!text::is_one_of(context.arcs.token(t).folded, kRevenueNouns) ||
        context.arcs.token(t + 1).folded != "from")
      continue;
    const uint32_t of = table_from(context, t + 2, 3);
    if (of == kNone) return false;
    const std::vector<uint32_t> tables = joined_tables(context.block(), context.graph);
    return !contains(tables, of) &&
           std::none_of(context.used.begin(), context.used.end(),
                        [&](const ColumnExpr& c) { return c.table == of; });
  }
  return false;
}

// "matches of Rovers" read as those at home, where each match has two teams and the question names
// neither side. So are "home and away goals of Rovers" of those at home.
bool chooses_side(const CoverageContext& context) {
  const auto roles_of = [&](const JoinEdge& key) {
    return key.child_columns.size() != 1
               ? std::vector<uint32_t>{}
               : role_words({key.child, key.child_columns[0]}, {key.parent, key.parent_columns[0]},
                            context.index);
  };
  const auto mentioned = [&](const std::vector<uint32_t>& roles) {
    for (size_t t = 0; t < context.arcs.tokens(); ++t)
      for (const uint32_t w : roles)
        if (context.arcs.token(t).lemma == context.index.word(w).lemma ||
            same_role(context.arcs.token(t), context.index.word(w)))
          return true;
    return false;
  };
  const auto has = [&](const std::vector<uint32_t>& roles, std::string_view word) {
    return std::any_of(roles.begin(), roles.end(),
                       [&](uint32_t w) { return context.index.word(w).lemma == word; });
  };
  const std::vector<JoinStep>& steps = joins(context);
  return std::any_of(steps.begin(), steps.end(), [&](const JoinStep& step) {
    const JoinEdge& joined = context.graph.edges()[step.edge];
    if (joined.child == joined.parent) return false;
    const auto own = roles_of(joined);
    const auto keys = context.graph.between(joined.child, joined.parent);
    return std::any_of(keys.begin(), keys.end(), [&](uint32_t e) {
      const JoinEdge& key = context.graph.edges()[e];
      if (key.child_columns.empty() || e == step.edge) return false;
      const ColumnExpr column{key.child, key.child_columns[0]};
      if (contains(context.used, column))
        return false;  // "the home and the away team", each over its key
      const auto other = roles_of(key);
      return std::any_of(std::begin(kOppositeSides), std::end(kOppositeSides),
                         [&](const auto& sides) {
                           const bool opposite = (has(own, sides[0]) && has(other, sides[1])) ||
                                                 (has(own, sides[1]) && has(other, sides[0]));
                           return opposite && mentioned(own) == mentioned(other);
                         });
    });
  });
}

// "how many games did Ann Lee win" read as all her games.
bool loses_outcome(const CoverageContext& context) {
  for (size_t t = 1; t < context.arcs.tokens() && t < 128; ++t) {
    if (!context.checks.concern(t, WordCheck::kOutcome) || context.explained(t) ||
        naming(context, t) != Naming::kNothing || plays_role(context, t))
      continue;
    const Token& word = context.arcs.token(t);
    return std::none_of(context.used.begin(), context.used.end(), [&](const ColumnExpr& c) {
      return c.column != kNone &&
             std::any_of(context.index.column(c.table, c.column).words.begin(),
                         context.index.column(c.table, c.column).words.end(),
                         [&](uint32_t w) { return same_role(word, context.index.word(w)); });
    });
  }
  return false;
}

// "resolved within target", "delivered on the first try": a bound that the query does not have.
bool loses_bound(const CoverageContext& context) {
  for (size_t t = 1; t + 1 < context.arcs.tokens() && t < 128; ++t)
    if (context.checks.concern(t, WordCheck::kTarget) && !context.explained(t)) return true;
  return false;
}

// "technicians who do strings and their hourly rate": columns that are to be shown and are not.
bool loses_owned(const CoverageContext& context) {
  for (size_t t = 1; t + 2 < context.arcs.tokens(); ++t) {
    if (!context.checks.concern(t, WordCheck::kOwned)) continue;
    bool read = false;
    size_t at = t + 2;
    for (; at < context.arcs.tokens() && !context.arcs.token(at).punctuation && at < t + 6; ++at)
      read |= naming(context, at) == Naming::kUsed || (context.explained(at));
    const bool ends = context.arcs.ends_at(at);
    if (ends && !read) return true;
  }
  return false;
}

// "who has not paid for the fair" read as who did not register, where a registration stores whether
// it is paid.
bool loses_negated_payment(const CoverageContext& context) {
  std::vector<uint32_t> tables;
  for (const auto& any : context.block().where)
    for (const Condition& c : any)
      if (c.negated && c.op == Op::kIn && c.sub.size() == 1)
        tables = joined_tables(c.sub[0], context.graph);
  bool never = false;  // paid anything, of rows that may not be paid
  for (size_t t = 1; t < context.arcs.tokens() && !tables.empty(); ++t) {
    const Token& word = context.arcs.token(t);
    never |= text::is_one_of(word.folded, {"never"});
    if (word.quoted || !text::is_one_of(word.folded, kPayingForms) ||
        naming(context, t) == Naming::kUsed)
      continue;
    for (const uint32_t table : tables)
      for (uint32_t c = 0; c < context.index.columns(table); ++c) {
        const ColumnExpr column{table, c};
        const bool open = !context.index.column_roles(table, c).temporal ||
                          (!never && context.facts.column(column).statistics.missing() > 0);
        if (open && context.index.has_word(context.index.column(table, c), kPaymentParticiple))
          return true;
      }
  }
  return false;
}

// "the trainer with the most people attending": the rank is by an event that the query does not
// have.
bool loses_event_of_first(const CoverageContext& context) {
  if (!context.block().limit) return false;
  for (size_t t = 1; t < context.arcs.tokens() && t < 128; ++t) {
    if (!context.checks.concern(t, WordCheck::kEventOfFirst) || context.explained(t)) continue;
    if (naming(context, t) == Naming::kNothing && !plays_role(context, t)) return true;
  }
  return false;
}

// True for a sum or mean of the numbers that count rows off: "visits in June" of visit_no.
bool adds_numbers_of_rows(const CoverageContext& context) {
  for (const ValueExpr& t : context.block().select)
    if ((t.fn == Aggregate::kSum || t.fn == Aggregate::kAverage) && !t.column.whole() &&
        t.column.expression == kNone && context.facts.last_word(t.column) == "no")
      return true;
  return false;
}

// True if the query uses one of two opposite columns and the question names neither: "average
// goals" of home_score alone.
bool takes_one_side(const CoverageContext& context) {
  for (const ValueExpr& t : context.block().select) {
    if (t.column.whole() || t.column.expression != kNone || t.fn == Aggregate::kPlain) continue;
    const SchemaItem& item = context.index.column(t.column.table, t.column.column);
    for (const auto& sides : kOppositeSides)
      for (const bool second : {false, true}) {
        const std::string_view own = sides[second], other = sides[!second];
        if (!context.index.has_word(item, own) || item.words.size() < 2) continue;
        bool mentioned = false, both = false;
        for (size_t i = 0; i < context.arcs.tokens(); ++i)
          mentioned |= context.arcs.token(i).lemma == own || context.arcs.token(i).folded == own;
        for (uint32_t c = 0; c < context.index.columns(t.column.table); ++c) {
          const SchemaItem& sibling = context.index.column(t.column.table, c);
          both |= context.index.has_word(sibling, other) &&
                  sibling.words.size() == item.words.size() &&
                  sibling.words.back() == item.words.back();
        }
        if (both && !mentioned) return true;
      }
  }
  return false;
}

// "who has an overdue book" read as its author: the loan that is overdue refers to somebody itself.
bool takes_others_for_holder(const CoverageContext& context) {
  const QueryBlock& block = context.block();
  if (context.arcs.tokens() < 3 || context.arcs.token(0).folded != "who" ||
      !text::is_one_of(context.arcs.token(1).folded, {"has", "have", "had"}) ||
      block.select.empty() || block.where.empty() || block.where[0].empty())
    return false;
  const uint32_t shown = block.select[0].column.table, rows = block.where[0][0].column.table;
  if (shown == kNone || rows == kNone || context.graph.distance(shown, rows) < 2) return false;
  const auto& edges = context.graph.of(rows);
  return std::any_of(edges.begin(), edges.end(), [&](uint32_t e) {
    const JoinEdge& edge = context.graph.edges()[e];
    return edge.child == rows && edge.parent != shown && keeps_people(context.index, edge.parent);
  });
}

}  // namespace

bool names_kind_column(const CoverageContext& context, size_t token) {
  const Token& word = context.arcs.token(token);
  if (word.quoted || word.capitalised || word.folded.size() < 4 || has_verbal_suffix(word.folded) ||
      text::is_one_of(word.folded, kMatchSides) ||
      text::is_one_of(word.folded, kQualityAdjectives) || !state_classes(word.folded).empty() ||
      !event_states(word.folded).empty())
    return false;
  const auto read = [&](size_t t) {
    return t < context.arcs.tokens() && !context.arcs.token(t).punctuation &&
           context.arcs.filler[t] < 0.4F &&
           ((context.explained(t)) || naming(context, t) == Naming::kUsed);
  };
  const bool modifies = read(token + 1);
  const bool substance =
      token >= 2 && context.arcs.token(token - 1).folded == "of" && read(token - 2);
  if (!modifies && !substance) return false;
  return std::any_of(context.used.begin(), context.used.end(), [&](const ColumnExpr& c) {
    if (!c.whole()) return false;
    for (uint32_t k = 0; k < context.index.columns(c.table); ++k) {
      const SchemaItem& kind = context.index.column(c.table, k);
      if (kind.words.size() == 2 && context.index.word(kind.words[0]).lemma == word.lemma &&
          text::is_one_of(context.index.word(kind.words[1]).lemma, kKindColumns) &&
          !context.index.column_roles(c.table, k).reference)
        return true;
    }
    return false;
  });
}

bool goes_by_other_tables(const CoverageContext& context) {
  static constexpr PartCheck kChecks[] = {takes_one_side,       adds_numbers_of_rows,
                                          takes_other_duration, loses_time,
                                          goes_by_siblings,     chooses_side,
                                          chooses_link,         shares_others,
                                          loses_outcome,        loses_bound,
                                          loses_owned,          loses_negated_payment,
                                          loses_event_of_first, takes_others_for_holder,
                                          loses_source_of_income};
  return std::any_of(std::begin(kChecks), std::end(kChecks),
                     [&](PartCheck lost) { return lost(context); }) ||
         (context.checks.concern(WordCheck::kPresent) &&
          loses_present(context.arcs, context.facts, context.graph, context.block()));
}

}  // namespace ask::engine
