#include "agent/engine/rank/coverage_lost_columns.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/formal_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/mistaken_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/schema/key_roles.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr float kNamesColumn = 0.85F;  // score from which a noun surely names a column

bool joins_by(const CoverageContext& context, const Mention& m) {
  const auto& steps = joins(context);
  return std::any_of(steps.begin(), steps.end(), [&](const JoinStep& step) {
    const JoinEdge& edge = context.graph.edges()[step.edge];
    const uint32_t other = edge.child == m.table ? edge.parent : edge.child;
    return (edge.child == m.table && contains(edge.child_columns, m.column)) || other == m.table;
  });
}

// "routes on the walls": where such rows are. Not "dogs on a special diet", which few have.
bool is_place_of_rows(const CoverageContext& context, const Arc& u) {
  const Mention& named = context.arcs.mention(u);
  if (u.end > u.begin + 1U &&
      context.facts.column({named.table, named.column}).statistics.missing() > 0)
    return false;
  size_t before = u.begin;
  while (before > 0 && context.arcs.is(before - 1, kArticle)) --before;
  if (before == 0 || !says(context, before - 1, {"on", "in", "at"})) return false;
  return uses_table(context, context.arcs.mention(u).table);
}

// "pupils who have a phone", where every pupil has one.
bool all_have(const CoverageContext& context, const Arc& u) {
  if (u.begin < 2 || !context.arcs.is(u.begin - 1U, kArticle) ||
      !says(context, u.begin - 2U, {"have", "has", "had"}))
    return false;
  const Mention& m = context.arcs.mention(u);
  return context.facts.column({m.table, m.column}).statistics.missing() == 0 &&
         uses_table(context, m.table);
}

bool is_lost(const CoverageContext& context, const Arc& u) {
  if (u.kind != MentionKind::kColumn) return false;
  const bool whose = u.begin > 0 && says(context, u.begin - 1U, {"whose"});
  if (!whose && u.score < kNamesColumn) return false;
  const size_t last = u.end - 1U;
  const Token& noun = context.arcs.token(last);
  const bool inflected = noun.folded != noun.lemma && !has_plural_suffix(noun.folded);
  const bool held = u.begin > 0 && says(context, u.begin - 1U, {"we", "they", "you", "i"}) &&
                    text::is_one_of(noun.lemma, kKeepingVerbs);
  const bool starts = u.begin == 0 || context.arcs.token(u.begin - 1U).punctuation;
  const bool asks = starts && context.arcs.is(u.end, kArticle);  // "name the trips that ..."
  const bool verb =
      u.end == u.begin + 1U && (is_relational_verb(noun.lemma) || inflected || held || asks);
  if (verb || is_place_of_rows(context, u) || all_have(context, u) || noun.quoted ||
      text::is_one_of(noun.lemma, kPeriodNouns) || text::is_one_of(noun.lemma, kPlainNouns))
    return false;
  for (size_t i = 0; i < u.count; ++i)
    if (uses(context, context.arcs.mention(u, i)) || joins_by(context, context.arcs.mention(u, i)))
      return false;
  return !is_used_otherwise(context, last) && !names_used_part(context, last) &&
         !plays_role(context, last);
}

}  // namespace

bool is_used_otherwise(const CoverageContext& context, size_t token) {
  return std::any_of(context.arcs.all.begin(), context.arcs.all.end(), [&](const Arc& u) {
    if (token < u.begin || token >= u.end) return false;
    for (size_t i = 0; i < u.count; ++i) {
      const Mention& m = context.arcs.mention(u, i);
      const bool schema = u.kind == MentionKind::kTable || u.kind == MentionKind::kColumn;
      if (schema ? uses(context, m) : u.kind == MentionKind::kValue && is_in_query(context, m))
        return true;
    }
    return false;
  });
}

std::vector<uint16_t> lost_columns(const CoverageContext& context) {
  std::vector<uint16_t> out;
  const Sketch& sketch = context.state.sketch;
  const auto add = [&](ArcId arc) {
    if (arc != kNoArc && is_lost(context, context.arcs[arc]))
      out.push_back(static_cast<uint16_t>(context.arcs[arc].end - 1U));
  };
  for (size_t i = 0; i < sketch.open_columns.size(); ++i) add(sketch.open_columns[i]);
  for (const Output& output : sketch.outputs)
    if (output.kind == OutputKind::kColumn) add(output.arc);
  return out;
}

bool loses_table(const CoverageContext& context) {
  const Arcs& arcs = context.arcs;
  return std::any_of(arcs.all.begin(), arcs.all.end(), [&](const Arc& u) {
    if (u.kind != MentionKind::kTable || u.score < kSameWord || !context.explained(u.begin))
      return false;
    const bool before_but = says(context, u.end, {"but"}) ||
                            (arcs.is(u.end, kComma) && says(context, u.end + 1U, {"but"}));
    size_t before = u.begin;
    while (before > 0 && arcs.is(before - 1, kArticle)) --before;
    const bool last = arcs.ends_at(u.end) && before > 1 &&
                      says(context, before - 1, {"+", "and", "&"}) &&
                      has_plural_suffix(arcs.token(u.end - 1U).folded);
    if (!before_but && !last) return false;
    return !is_used_otherwise(context, u.end - 1U) &&
           std::none_of(joins(context).begin(), joins(context).end(), [&](const JoinStep& step) {
             const JoinEdge& edge = context.graph.edges()[step.edge];
             const uint32_t table = arcs.mention(u).table;
             return edge.child == table || edge.parent == table;
           });
  });
}

bool loses_last_event(const CoverageContext& context) {
  const Arcs& arcs = context.arcs;
  const size_t last = end_of_words(context);
  if (last < 4) return false;
  const size_t verb = last - 1;
  size_t before = verb;
  while (before > 2 && says(context, before - 1, {"have", "has", "had", "who", "that"})) --before;
  const Token& event = arcs.token(verb);
  if (!says(context, before - 1, {"and"}) || event.folded == event.lemma || event.quoted ||
      has_plural_suffix(event.folded))
    return false;
  bool dated = false;
  for (const Arc& u : arcs.beginning_at(verb))
    for (size_t i = 0; u.kind == MentionKind::kColumn && i < u.count; ++i) {
      const Mention& m = arcs.mention(u, i);
      if (uses(context, m)) return false;
      dated |= context.facts.temporal({m.table, m.column});
    }
  return dated && !is_used_otherwise(context, verb);
}

bool loses_act(const CoverageContext& context) {
  constexpr float kNamesAct = 0.7F;
  const Arcs& arcs = context.arcs;
  for (size_t t = 2; t < arcs.tokens(); ++t) {
    const Token& verb = arcs.token(t);
    if (!says(context, t - 1, {"who", "that", "which"}) || verb.folded == verb.lemma ||
        has_plural_suffix(verb.folded) || verb.quoted ||
        !(arcs.ends_at(t + 1) || says(context, t + 1, {"and", "but"})))
      continue;
    const auto rows = arcs.beginning_at(t);
    if (std::any_of(rows.begin(), rows.end(),
                    [](const Arc& u) {
                      return u.kind == MentionKind::kTable && u.score >= kNamesAct &&
                             u.end == u.begin + 1U;
                    }) &&
        !is_used_otherwise(context, t) && context.block().tables.empty() && context.blocks == 1)
      return true;
  }
  return false;
}

bool loses_rank(const CoverageContext& context) {
  const Arcs& arcs = context.arcs;
  if (context.operations.extreme || ordered(context) || context.blocks > 1) return false;
  for (size_t t = 0; t + 1 < arcs.tokens(); ++t) {
    if (!says(context, t, kLatestAdjectives) ||
        text::is_one_of(arcs.token(t + 1).lemma, kPeriodNouns))
      continue;
    const bool part = std::any_of(arcs.all.begin(), arcs.all.end(), [&](const Arc& u) {
      const bool schema = u.kind == MentionKind::kTable || u.kind == MentionKind::kColumn ||
                          u.kind == MentionKind::kValue || u.kind == MentionKind::kDate;
      return schema && u.begin <= t && t < u.end;
    });
    const auto rows = arcs.beginning_at(t + 1);
    if (!part && arcs.token(t + 1).folded == arcs.token(t + 1).lemma &&
        std::any_of(rows.begin(), rows.end(),
                    [](const Arc& u) { return u.kind == MentionKind::kTable && u.score >= 0.75F; }))
      return true;
  }
  return false;
}

bool loses_role(const CoverageContext& context, size_t token) {
  const Token& verb = context.arcs.token(token);
  if (verb.quoted || verb.capitalised ||
      !(is_relational_verb(verb.lemma) || is_relational_past(verb.folded)))
    return false;
  const auto& items = context.index.items();
  return std::any_of(items.begin(), items.end(), [&](const SchemaItem& item) {
    const ColumnExpr column{item.table, item.column};
    if (item.column == kNone || item.words.size() < 2 || contains(context.used, column) ||
        !text::is_one_of(context.index.word(item.words.back()).lemma, kKeyNameWords) ||
        context.facts.of(column).reference || context.facts.column(column).primary_key > 0)
      return false;
    const SchemaWord& role = context.index.word(item.words[item.words.size() - 2]);
    return role.lemma != verb.lemma && same_role(verb, role) &&
           !context.index.has_word(context.index.table(item.table), role.lemma);
  });
}

bool loses_final_participle(const CoverageContext& context) {
  const Arcs& arcs = context.arcs;
  if (!says(context, 0, {"what", "whats"}) || !context.block().group.empty()) return false;
  const size_t last = end_of_words(context);
  if (last < 4 || !says(context, last - 1, {"for", "at", "with", "by", "from", "to", "on"}))
    return false;
  const Token& verb = arcs.token(last - 2);
  return has_past_suffix(verb.folded) && !verb.quoted && !verb.capitalised &&
         !context.explained(last - 2) && naming(context, last - 2) == Naming::kNothing &&
         !plays_role(context, last - 2) && !names_used_part(context, last - 2);
}

}  // namespace ask::engine
