#include "agent/engine/rank/coverage_lost_mentions.h"

#include <algorithm>
#include <span>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/harmless_words.h"
#include "agent/engine/lexicon/month_names.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/state_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_predicates.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/rank/coverage_context.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// True for a state or quality right before the table or after "are" that the query leaves out:
// "available films", "which films are out".
bool qualifies_rows(const CoverageContext& context, size_t token) {
  if (!context.checks.concern(token, WordCheck::kQualifier) ||
      naming(context, token) != Naming::kNothing)
    return false;
  const size_t next = token + 1;
  const bool ends = context.arcs.ends_at(next);
  if (ends) return token > 0 && text::is_one_of(context.arcs.token(token - 1).folded, kBeforeState);
  for (size_t i = context.arcs.first_at[next]; i < context.arcs.first_at[next + 1]; ++i)
    if (context.arcs.all[i].kind == MentionKind::kTable && context.arcs.all[i].score >= 0.9F)
      return true;
  return false;
}

// True for a word that is a stored value as a whole.
bool begins_value(const CoverageContext& context, size_t token) {
  for (const Arc& u : context.arcs.all) {
    if (u.kind != MentionKind::kValue || u.begin != token || u.end != token + 1U) continue;
    for (size_t i = 0; i < u.count; ++i) {
      const Mention& m = context.arcs.mention(u, i);
      if (m.found && !m.partial && !m.inside && m.null_test == NullTest::kNotTested) return true;
    }
  }
  return false;
}

// True for a verb of what the people who are shown did: "members who have booked", "which members
// booked".
bool is_deed(const CoverageContext& context, size_t token) {
  const Token& word = context.arcs.token(token);
  if (!text::is_one_of(word.lemma, kDeedsOfPeople) ||
      !keeps_people(context.index, context.block().entity) || says(context, token + 1, {"by"}))
    return false;
  if (says(context, token - 1, {"who", "that", "have", "has", "had"})) return true;
  return says(context, 0, {"which"}) && context.arcs.ends_at(token + 1) &&
         has_past_suffix(word.folded);
}

}  // namespace

bool lost_predicate(const CoverageContext& context, size_t token) {
  const bool verb = context.checks.concern(token, WordCheck::kVerb);
  if (!verb && !context.checks.concern(token, WordCheck::kQualifier)) return false;
  const QueryBlock& block = context.block();
  if (block.tables.size() > 1 || !block.where.empty() || !block.order.empty() ||
      !block.group.empty() || block.having || context.form().op != SetOperator::kAlone ||
      !context.form().beside.empty() || block.combine != Combine::kApart)
    return false;
  const Token& word = context.arcs.token(token);
  if (qualifies_rows(context, token)) return true;
  if (!verb || naming(context, token) != Naming::kNothing) return false;
  const bool be =
      text::is_one_of(context.arcs.token(token - 1).folded, {"is", "are", "was", "were"});
  const bool ends = token + 1 == context.arcs.tokens() ||
                    context.arcs.token(token + 1).punctuation ||
                    context.arcs.token(token + 1).folded == kPresentAdverb;
  if (be && ends && has_past_suffix(word.folded)) return true;
  const bool plain = std::all_of(block.select.begin(), block.select.end(), [](const ValueExpr& t) {
    return t.fn == Aggregate::kPlain || (t.fn == Aggregate::kCount && t.column.whole());
  });
  return plain && (!text::is_one_of(word.lemma, kExistenceVerbs) || is_deed(context, token));
}

bool lost_people(const CoverageContext& context, size_t token) {
  if (!context.checks.concern(token, WordCheck::kPeople)) return false;
  const QueryBlock& block = context.block();
  if (block.select.empty() || block.select.back().fn != Aggregate::kCount ||
      !block.select.back().column.valid() || block.outer != Aggregate::kPlain ||
      (block.select.size() > 1 && block.group.empty()))
    return false;
  return !keeps_people(context.index, block.select.back().column.table) &&
         naming(context, token) == Naming::kNothing;
}

bool lost_sameness(const CoverageContext& context, size_t token) {
  if (!context.checks.concern(token, WordCheck::kSameness)) return false;
  const LogicalForm& form = context.form();
  const bool grouped = !form.block.group.empty() && token + 1 < context.arcs.tokens() &&
                       (naming(context, token + 1) == Naming::kUsed ||
                        names_used_part(context, token + 1) || is_expressed(context, token + 1));
  bool compares = form.op != SetOperator::kAlone || grouped ||
                  form.block.combine != Combine::kApart || !form.beside.empty();
  for (const auto& any : form.block.where)
    for (const Condition& c : any) compares |= c.other.valid() || !c.sub.empty();
  for (const ValueExpr& t : form.block.select) compares |= t.column.via != kNone;
  return !compares;
}

bool lost_companion(const CoverageContext& context, size_t token) {
  return context.checks.concern(token, WordCheck::kCompanion) &&
         naming(context, token) == Naming::kUnused;
}

// "playing time by artist" without the artists: the key that the token names is not shown.
bool hides_group_key(const CoverageContext& context, size_t token) {
  const QueryBlock& block = context.block();
  if (std::any_of(block.select.begin(), block.select.end(),
                  [](const ValueExpr& t) { return t.fn == Aggregate::kPlain; }))
    return false;
  return std::any_of(context.arcs.all.begin(), context.arcs.all.end(), [&](const Arc& u) {
    const bool key = u.kind == MentionKind::kColumn || u.kind == MentionKind::kTable;
    return u.begin == token && key && u.score >= kSameWord &&
           context.arcs.mention(u).table == block.group[0].home();
  });
}

// "what does each foreman bring in" is no total over all foremen, though 'foreman' is stored.
bool sums_over_each(const CoverageContext& context, size_t token) {
  const QueryBlock& block = context.block();
  if (!context.checks.concern(token, WordCheck::kEach) || !block.group.empty() || block.limit ||
      block.select.size() != 1 || block.select[0].fn == Aggregate::kPlain ||
      block.outer != Aggregate::kPlain || !context.explained(token))
    return false;
  const auto named = context.arcs.beginning_at(token);
  return std::any_of(named.begin(), named.end(),
                     [](const Arc& u) { return u.kind == MentionKind::kValue; });
}

bool lost_grouping(const CoverageContext& context, size_t token) {
  const QueryBlock& block = context.block();
  if (sums_over_each(context, token)) return true;
  if (!context.checks.concern(token, WordCheck::kGrouping) || block.limit ||
      block.outer != Aggregate::kPlain)
    return false;
  if (!block.group.empty()) return hides_group_key(context, token);
  if (block.combine == Combine::kApart &&
      (block.select.size() != 1 || block.select[0].fn == Aggregate::kPlain))
    return false;
  const auto tested = [&](const Mention& m) {
    return std::any_of(block.where.begin(), block.where.end(), [&](const auto& any) {
      return std::any_of(any.begin(), any.end(), [&](const Condition& c) {
        return c.column.table == m.table &&
               (m.kind == MentionKind::kTable || c.column.column == m.column || !c.sub.empty());
      });
    });
  };
  // "by course", but not "by customers": what they did
  const Token& noun = context.arcs.token(token);
  const bool singular = noun.folded == noun.lemma && !noun.quoted;
  return std::any_of(context.arcs.all.begin(), context.arcs.all.end(), [&](const Arc& u) {
    const bool key = u.kind == MentionKind::kColumn ||
                     (u.kind == MentionKind::kTable && singular && u.end == token + 1U &&
                      context.arcs.mention(u).table != block.entity);
    if (u.begin != token || !key || u.score < kSameWord) return false;
    for (size_t i = 0; i < u.count; ++i)
      if (tested(context.arcs.mention(u, i))) return false;
    return true;
  });
}

bool lost_second_key(const CoverageContext& context, size_t token) {
  return context.checks.concern(token, WordCheck::kSecondKey) &&
         naming(context, token) == Naming::kUnused;
}

bool lost_noted(const CoverageContext& context, size_t token) {
  if (!context.checks.concern(token, WordCheck::kNoted)) return false;
  bool noted = false;
  for (const Arc& u : context.arcs.all) {
    if (u.begin > token) break;
    if (u.begin != token || u.end < token + 2U) continue;
    for (size_t i = 0; i < u.count; ++i) {
      const Mention& m = context.arcs.mention(u, i);
      if (!m.noted || (m.kind != MentionKind::kTable && m.kind != MentionKind::kColumn))
        return false;  // or it is a value
      noted = true;
      for (const ColumnExpr& c : context.used)
        if (c.table == m.table && (m.kind == MentionKind::kTable || c.column == m.column))
          return false;
    }
  }
  return noted;
}

bool classifies_column(const CoverageContext& context, size_t token) {
  if (token == 0 || !is_classifier(context.arcs.token(token).folded)) return false;
  bool of_column = false;
  for (const Arc& u : context.arcs.all) {
    if (u.kind != MentionKind::kColumn || u.score < kSameWord) continue;
    for (size_t i = 0; i < u.count; ++i) {
      const Mention& m = context.arcs.mention(u, i);
      for (const ColumnExpr& c : context.used) {
        if (c.table != m.table) continue;
        if (u.begin == token) return false;  // it may be the column of the same rows
        of_column |= u.end == token && c.column == m.column;
      }
    }
  }
  return of_column;
}

bool lost_participle(const CoverageContext& context, size_t token) {
  return context.checks.concern(token, WordCheck::kParticiple) &&
         naming(context, token) == Naming::kNothing;
}

bool lost_counted(const CoverageContext& context, size_t token) {
  if (!context.checks.concern(token, WordCheck::kCounted)) return false;
  // The first token of "how many" or "number of" that ends before t, or t.
  const auto counting = [&](size_t t) {
    if (t == 1 && says(context, 0, {kCountingVerb})) return size_t{0};
    const bool counts =
        t >= 2 && ((says(context, t - 1, {"many"}) && says(context, t - 2, {"how"})) ||
                   (says(context, t - 1, {"of"}) && says(context, t - 2, kRowCountNouns)));
    return counts ? t - 2 : t;
  };
  if (naming(context, token) == Naming::kUsed) return false;
  const size_t next = token + 1;
  const bool per = says(context, next, {"per", "by"}) ||
                   (says(context, next, {"for"}) && says(context, next + 1, {"each"}));
  const bool noun = per || context.arcs.ends_at(next) || says(context, next, kAfterCountedNoun);
  if (!noun) return false;
  // Nothing but "are there" follows.
  const auto ends_count = [&](size_t t) {
    if (says(context, t, {"are", "were"}) && says(context, t + 1, {"there"})) t += 2;
    return t >= context.arcs.tokens() || says(context, t, {"?", ".", ";", "!"});
  };
  size_t at = token;
  while (at > 0 && says(context, at - 1, {"the", "all"})) --at;
  const size_t phrase = counting(at);
  const bool counted = phrase != at;
  // "how many visits and customers", "how many visits are there"
  if (counted && (says(context, next, {"and", ",", "per"}) || ends_count(next))) return true;
  at = phrase;
  while (at > 0 && says(context, at - 1, {"the"})) --at;
  if (at == 0 || !says(context, at - 1, {"and", ","})) return false;
  if (counted) return true;  // "... and how many visits"
  for (size_t t = at - 1, nouns = 0; t > 0 && nouns <= 8; --t, ++nouns) {
    if (counting(t) != t) return true;
    const bool link =
        says(context, t - 1, {"and", ",", "the"}) || (per && says(context, t - 1, {"per", "by"}));
    if (!link && (context.arcs.token(t - 1).punctuation ||
                  context.arcs.is(t - 1, kRelation | kOfWord | kBe) ||
                  says(context, t - 1,
                       {"with", "without", "from", "to", "per", "by", "have", "has", "had", "do",
                        "does", "did", "not", "each", "that", "who", "in", "than"})))
      return false;
  }
  return false;
}

bool lost_name(const CoverageContext& context, size_t token) {
  if (!context.checks.concern(token, WordCheck::kName) ||
      naming(context, token) != Naming::kNothing || !begins_value(context, token))
    return false;
  const Token& word = context.arcs.token(token);
  const bool starts =
      token == 0 || context.arcs.token(token - 1).punctuation;  // any word is capitalised
  const bool explained = context.explained(token);
  bool stored = false, cue = false;
  for (const Arc& u : context.arcs.all) {
    if (u.begin > token || token >= u.end) continue;
    cue = cue || u.kind == MentionKind::kCue;
    for (size_t i = 0; i < u.count; ++i) {
      const Mention& m = context.arcs.mention(u, i);
      if (m.found && is_in_query(context, m)) return false;
      stored = stored || (m.found && m.text == word.text);
    }
  }
  return explained ? stored && !(starts && cue) : stored || !starts;
}

bool lost_proper_noun(const CoverageContext& context, size_t token) {
  const Token& word = context.arcs.token(token);
  if (!word.capitalised || word.quoted || token == 0 || context.explained(token) ||
      !context.arcs.ends_at(token + 1) ||
      !text::equals_any(context.arcs.token(token - 1).folded, "in", "from", "since", "until"))
    return false;
  return text::is_one_of(word.folded, kMonthNames) ||
         (word.text.size() >= 2 && std::all_of(word.text.begin(), word.text.end(),
                                               [](char c) { return c >= 'A' && c <= 'Z'; }));
}

bool lost_noun(const CoverageContext& context, size_t token) {
  return context.checks.concern(token, WordCheck::kNoun) &&
         naming(context, token) == Naming::kUnused && begins_value(context, token - 1);
}

}  // namespace ask::engine
