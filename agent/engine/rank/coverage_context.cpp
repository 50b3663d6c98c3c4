#include "agent/engine/rank/coverage_context.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/state_words.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/link/adjacent_units.h"
#include "agent/engine/schema/column_units.h"
#include "agent/engine/schema/key_roles.h"
#include "agent/engine/text/morphology.h"
#include "agent/engine/text/numbers.h"
#include "agent/engine/text/units.h"

namespace ask::engine {
namespace {

constexpr float kNamedTable = 0.75F;  // a mention of a table from this score on names it

// True for the false value of a flag: "which requests were not played".
bool denies_flag(const Condition& c) {
  if (c.op != Op::kEqual || !c.sub.empty()) return false;
  if (const auto* number = std::get_if<int64_t>(&c.value)) return *number == 0;
  const auto* word = std::get_if<std::string>(&c.value);
  return word != nullptr && text::is_one_of(text::lower(*word), kFalseValues);
}

void add_used(CoverageContext& context, ColumnExpr column) {
  if (column.valid()) context.used.push_back({column.table, column.column});
  if (column.product()) context.used.push_back({column.factor_table, column.factor});
  context.operations.spans |= column.duration();
  if (column.rate()) context.used.push_back({column.less_table, column.less});
  if (column.via != kNone) context.used.push_back({column.via_table, column.via});
}

void collect(CoverageContext& context, const QueryBlock& block) {
  ++context.blocks;
  add_used(context, {block.entity, kNone});
  for (const uint32_t t : block.tables) add_used(context, {t, kNone});
  for (const ColumnExpr& g : block.group) add_used(context, g);
  const auto term = [&](const ValueExpr& t) {
    add_used(context, t.column);
    context.operations.combined |= t.column.percentage();
    context.operations.average |= t.fn == Aggregate::kAverage;
    context.operations.sum |= t.fn == Aggregate::kSum;
    context.operations.count |= t.fn == Aggregate::kCount;
    context.operations.extreme |= t.fn == Aggregate::kMinimum || t.fn == Aggregate::kMaximum;
    for (const Condition& c : t.only) {
      add_used(context, c.column);
      context.operations.negated |= c.negated || c.op == Op::kIsNull || denies_flag(c);
      context.literals.insert(context.literals.end(), {c.value, c.high});
      context.literals.insert(context.literals.end(), c.also.begin(), c.also.end());
      context.operations.either |= !c.also.empty();
      context.operations.compared |= (c.op != Op::kEqual && c.op != Op::kIn) || !c.sub.empty();
    }
  };
  context.operations.average |= block.outer == Aggregate::kAverage;
  // "average order value per country": average_by_further_key() of ground/nesting.cpp
  context.operations.average |= block.combine == Combine::kRatio && block.select.back().distinct;
  context.operations.count |= block.outer == Aggregate::kCount;
  context.operations.grouped |= !block.best_of.empty();
  context.operations.combined |= block.combine != Combine::kApart;
  for (const ValueExpr& t : block.select) term(t);
  for (const Ordering& o : block.order) term(o.term);
  context.operations.extreme |= block.limit.has_value() && !block.order.empty();
  context.operations.grouped |= !block.group.empty();
  // "the average amount per payment": average_over_rows() of ground/group_having.cpp
  if (&block == &context.block())
    context.operations.grouped |=
        context.operations.average && !context.state.sketch.groups.empty();
  if (block.limit) context.literals.emplace_back(*block.limit + block.offset.value_or(0));
  if (block.having) {
    term(block.having->term);
    context.operations.compared = true;
    context.literals.push_back(block.having->value);
    context.literals.push_back(block.having->high);
    for (const QueryBlock& sub : block.having->sub) collect(context, sub);
  }
  for (const auto& any : block.where) {
    for (const Condition& c : any) {
      add_used(context, c.column);
      context.operations.combined |= c.column.percentage();
    }
    context.operations.either |= any.size() > 1;
    for (const Condition& c : any) {
      context.operations.negated |= c.negated || c.op == Op::kIsNull || denies_flag(c);
      context.operations.compared |= (c.op != Op::kEqual && c.op != Op::kIn) || !c.sub.empty();
      context.operations.either |= c.op == Op::kGreaterEqual || c.op == Op::kLessEqual;
      context.operations.likes |= c.op == Op::kLike && !context.facts.temporal(c.column);
      context.literals.push_back(c.value);
      context.literals.push_back(c.high);
      for (const QueryBlock& sub : c.sub) collect(context, sub);
    }
  }
}

// "3 cm" of a column of millimetres: the number occurs in the unit of what it is compared with.
bool is_converted(const CoverageContext& context, const Mention& m) {
  const UnitId unit = unit_named(m.unit);
  for (UnitId own = 1; unit_info(own).dimension != UnitDimension::kNone; ++own)
    for (const Value& v : context.literals)
      if (const double stored = number_value(v), ratio = units_in(unit, own);
          ratio != 0 && std::abs(stored - m.number * ratio) < 1e-9 * std::abs(stored) + 1e-12)
        return true;
  return false;
}

}  // namespace

bool uses(const CoverageContext& context, const Mention& m) {
  return std::any_of(context.used.begin(), context.used.end(), [&](const ColumnExpr& c) {
    return c.table == m.table && (m.kind == MentionKind::kTable || c.column == m.column);
  });
}

bool uses_table(const CoverageContext& context, uint32_t table) {
  return std::any_of(context.used.begin(), context.used.end(),
                     [&](const ColumnExpr& c) { return c.table == table; });
}

size_t end_of_words(const CoverageContext& context) {
  size_t end = context.arcs.tokens();
  while (end > 0 && context.arcs.token(end - 1).punctuation) --end;
  return end;
}

Naming naming(const CoverageContext& context, size_t token) {
  Naming out = Naming::kNothing;
  for (const Arc& u : context.arcs.all) {
    if (u.begin > token) break;
    if (u.begin != token || u.end != token + 1U) continue;
    if (u.kind != MentionKind::kTable && u.kind != MentionKind::kColumn) continue;
    for (size_t i = 0; i < u.count; ++i) {
      const Mention& m = context.arcs.mention(u, i);
      if (m.score < kSameWord) break;
      out = Naming::kUnused;
      if (uses(context, m)) return Naming::kUsed;
    }
  }
  return out;
}

bool names_used_part(const CoverageContext& context, size_t token) {
  const Token& word = context.arcs.token(token);
  if (word.quoted || word.folded.size() < 3) return false;
  return std::any_of(context.used.begin(), context.used.end(), [&](const ColumnExpr& c) {
    const SchemaItem& item =
        c.whole() ? context.index.table(c.table) : context.index.column(c.table, c.column);
    return item.words.size() > 1 && context.index.has_word(item, word.lemma);
  });
}

bool is_in_query(const CoverageContext& context, const Mention& m) {
  const bool time = !m.unit.empty() && m.unit != kMoneyUnit, money = m.number != 0 && !time;
  if (measures_size(m.unit) && is_converted(context, m)) return true;
  for (const Value& v : context.literals) {
    if (const auto* number = std::get_if<int64_t>(&v); number != nullptr && time)
      for (const std::string_view own : kStoredTimeUnits)  // "5 minutes"
        if (m.number * units_in(unit_named(m.unit), unit_named(own)) ==
            static_cast<double>(*number))
          return true;
    if (const auto* number = std::get_if<int64_t>(&v); number != nullptr && money)
      if (std::abs(m.number * 100 - static_cast<double>(*number)) < 1e-6)
        return true;  // stored in cents
    if (m.unit == kMoneyUnit && std::abs(m.number / 100 - number_value(v)) < 1e-6)
      return true;  // "2000 cents" of dollars
    if (const auto* text = std::get_if<std::string>(&v))
      if (*text == m.text || (!m.rest.empty() && *text == m.rest) ||
          (!m.text.empty() && text->find(m.text) != text->npos))
        return true;
    if (const auto* number = std::get_if<int64_t>(&v))
      if (std::to_string(*number) == m.text ||
          (!m.relative && m.number == static_cast<double>(*number)) ||
          m.from.starts_with(std::to_string(*number)))
        return true;
    if (const auto* number = std::get_if<double>(&v))
      if (m.number == *number) return true;
    if (const auto* text = std::get_if<std::string>(&v); text != nullptr && m.number != 0)
      if (text->find(std::to_string(static_cast<int64_t>(m.number))) != text->npos) return true;
    if (const auto* text = std::get_if<std::string>(&v);
        text != nullptr && m.period == Period::kHour && text->starts_with(m.from.substr(0, 2)))
      return true;
    if (const auto* text = std::get_if<std::string>(&v); text != nullptr && !m.from.empty())
      if (text->find(m.from.substr(0, 4)) != text->npos ||
          (!m.to.empty() && text->find(m.to.substr(0, 4)) != text->npos))
        return true;
  }
  return false;
}

bool ordered(const CoverageContext& context) { return !context.block().order.empty(); }

const std::vector<JoinStep>& joins(const CoverageContext& context) {
  if (!context.found_joins) {
    const QueryBlock& block = context.block();
    context.graph.join(join_terminals(block.entity, block.tables), nullptr,
                       context.found_joins.emplace());
  }
  return *context.found_joins;
}

bool mentions_table(const CoverageContext& context, uint32_t table) {
  return std::any_of(context.arcs.all.begin(), context.arcs.all.end(), [&](const Arc& u) {
    if (u.kind != MentionKind::kTable || context.arcs.token(u.begin).folded == "who") return false;
    for (size_t i = 0; i < u.count; ++i)
      if (context.arcs.mention(u, i).table == table &&
          context.arcs.mention(u, i).score >= kNamedTable)
        return true;
    return false;
  });
}

uint32_t table_from(const CoverageContext& context, size_t token, size_t most) {
  for (size_t t = token; t < std::min(token + most, context.arcs.tokens()); ++t)
    for (size_t i = context.arcs.first_at[t]; i < context.arcs.first_at[t + 1]; ++i)
      if (context.arcs.all[i].kind == MentionKind::kTable && context.arcs.all[i].score >= kSameWord)
        return context.arcs.mention(context.arcs.all[i]).table;
  return kNone;
}

bool plays_role(const CoverageContext& context, size_t token) {
  const Token& word = context.arcs.token(token);
  if (word.quoted || word.capitalised || word.folded.size() < 5) return false;
  return std::any_of(joins(context).begin(), joins(context).end(), [&](const JoinStep& step) {
    const JoinEdge& joined = context.graph.edges()[step.edge];
    const auto keys = context.graph.between(joined.child, joined.parent);
    return std::any_of(keys.begin(), keys.end(), [&](uint32_t e) {
      const JoinEdge& key = context.graph.edges()[e];
      if (key.child_columns.size() != 1) return false;
      const auto roles = role_words({key.child, key.child_columns[0]},
                                    {key.parent, key.parent_columns[0]}, context.index);
      return std::any_of(roles.begin(), roles.end(),
                         [&](uint32_t w) { return same_role(word, context.index.word(w)); });
    });
  });
}

bool says(const CoverageContext& context, size_t token, std::span<const std::string_view> words) {
  return token < context.arcs.tokens() && !context.arcs.token(token).quoted &&
         text::is_one_of(context.arcs.token(token).folded, words);
}

bool is_expressed(const CoverageContext& context, size_t token) {
  return std::any_of(context.arcs.all.begin(), context.arcs.all.end(), [&](const Arc& u) {
    if (token < u.begin || token >= u.end || !context.explained(u.begin)) return false;
    if (u.kind == MentionKind::kCue && (u.cue == Cue::kSuperlative || u.cue == Cue::kTopN))
      return context.operations.extreme || ordered(context);
    if (u.kind == MentionKind::kCue) return u.cue != Cue::kList && u.cue != Cue::kIn;
    if (u.kind == MentionKind::kNumber) return is_in_query(context, context.arcs.mention(u));
    if (u.kind != MentionKind::kTable && u.kind != MentionKind::kColumn)
      return u.kind != MentionKind::kFiller;
    for (size_t i = 0; i < u.count; ++i) {
      const Mention& m = context.arcs.mention(u, i);
      for (const ColumnExpr& c : context.used)
        if (c.table == m.table && (m.kind == MentionKind::kTable || c.column == m.column))
          return true;
    }
    return false;
  });
}

CoverageContext coverage_context(const Arcs& arcs, const WordChecks& checks,
                                 const ColumnFacts& facts, const SchemaGraph& graph,
                                 const Candidate& candidate, bool yes_no) {
  CoverageContext out{
      arcs, checks, facts, facts.index(), graph, candidate, *candidate.state, yes_no, {}, {},
      {},   0,      {}};
  collect(out, candidate.logical_form.block);
  for (const QueryBlock& right : candidate.logical_form.right) collect(out, right);
  for (const QueryBlock& other : candidate.logical_form.beside) collect(out, other);
  return out;
}

}  // namespace ask::engine
