#include "agent/engine/rank/coverage_implied_rows.h"

#include <algorithm>
#include <iterator>

#include "agent/common/text.h"
#include "agent/engine/lexicon/harmless_words.h"
#include "agent/engine/lexicon/implied_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/redundant_words.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/rank/coverage_implied_words.h"
#include "agent/engine/schema/column_roles.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/text/identifier_words.h"
#include "agent/engine/text/morphology.h"
#include "agent/engine/text/units.h"

namespace ask::engine {
namespace {

bool shows_people(const CoverageContext& context) {
  return context.block().entity != kNone && holds_people(context.index, context.block().entity);
}

// "when did she join the station", "still with the team": where people come and go by a date.
bool is_organisation(const CoverageContext& context, size_t token) {
  if (token < 2 || !says(context, token - 1, {"the", "our"})) return false;
  const bool comes = is_joining_verb(context.arcs.token(token - 2).folded);
  const std::string& group = context.arcs.token(token).folded;
  const bool stays = token > 2 && says(context, token - 2, {"with", "at"}) &&
                     says(context, token - 3, {"still"}) &&
                     (text::is_one_of(group, kOwnPeopleNouns) ||
                      text::is_one_of(group, kLeftGroups) || is_container(group));
  return (comes || stays) &&
         std::any_of(context.used.begin(), context.used.end(),
                     [&](const ColumnExpr& c) { return context.facts.temporal(c); });
}

// "the longest serving member of staff"
bool is_member_of_staff(const CoverageContext& context, size_t token) {
  if (!says(context, token, kMemberNouns) || !says(context, token + 1, {"of"})) return false;
  const size_t noun = token + 2 + (says(context, token + 2, {"the", "our"}) ? 1 : 0);
  return says(context, noun, kOwnPeopleNouns) && shows_people(context);
}

// "people who shop with us": they are our customers.
bool is_with_us(const CoverageContext& context, size_t token) {
  const Token& word = context.arcs.token(token);
  return token > 0 && says(context, token - 1, {"who", "that"}) &&
         text::is_one_of(word.folded, kDealingVerbs) &&
         says(context, token + 1, {"with"}) && says(context, token + 2, {"us"}) &&
         shows_people(context);
}

// "the vans that we are operating": all of them are ours.
bool is_ours(const CoverageContext& context, size_t token) {
  if (token == 0) return false;
  const bool we =
      says(context, token - 1, {"we", "we're"}) ||
      (token > 1 && says(context, token - 1, {"are"}) && says(context, token - 2, {"we"}));
  const std::string& word = context.arcs.token(token).folded;
  return we && std::any_of(std::begin(kOperatingVerbs), std::end(kOperatingVerbs),
                           [&](std::string_view verb) { return is_progressive_of(word, verb); });
}

// True if no column of the table tells a state of its rows: a status, a flag, a second date.
bool has_no_states(const CoverageContext& context, uint32_t table) {
  size_t dates = 0;
  for (uint32_t c = 0; c < context.index.columns(table); ++c) {
    const ColumnExpr column{table, c};
    if (is_status_name(context.index, context.index.column(table, c),
                       context.facts.column(column).name) ||
        (context.facts.flag(column) && !context.facts.identifier(column)))
      return false;
    dates += context.facts.temporal(column) ? 1 : 0;
  }
  return dates < 2;
}

// True if "has", "did" or the like is among the words right before the token.
bool follows_auxiliary(const CoverageContext& context, size_t token) {
  constexpr size_t kReach = 4;
  for (size_t t = token; t > 0 && token - t < kReach; --t)
    if (says(context, t - 1, kDoingAuxiliaries)) return true;
  return false;
}

bool counts_rows(const CoverageContext& context) {
  const QueryBlock& block = context.block();
  if (context.operations.sum || context.operations.average) return false;
  return (!block.order.empty() && block.order[0].term.fn == Aggregate::kCount) ||
         (block.having && block.having->term.fn == Aggregate::kCount) ||
         (context.operations.count && context.operations.grouped);
}

// "which device has triggered the most alerts", "how many courses did each room host", "wines that
// are pressed from at least three varieties": a verb between rows and those that refer to them, of
// which the query asks only how many there are.
bool relates_counted(const CoverageContext& context, size_t token) {
  constexpr size_t kShortest = 4;
  const Token& word = context.arcs.token(token);
  if (token == 0 || word.folded.size() < kShortest || !counts_rows(context)) return false;
  const bool after = follows_auxiliary(context, token);
  const bool past =
      has_past_suffix(word.folded) && (after || says(context, token + 1, kBeforeCounted));
  const bool base = after && context.arcs.ends_at(token + 1) && word.folded == word.lemma;
  if (!past && !base) return false;
  const auto verbs = connecting_verbs();
  if (std::find(verbs.begin(), verbs.end(), word.lemma) != verbs.end()) return true;
  if (text::is_one_of(word.lemma, kChangingVerbs)) return false;
  const auto& steps = joins(context);
  return !steps.empty() && std::all_of(steps.begin(), steps.end(), [&](const JoinStep& step) {
    return has_no_states(context, context.graph.edges()[step.edge].child);
  });
}

// "cars that no instructor is using": no row refers to them.
bool relates_missing(const CoverageContext& context, size_t token) {
  const Token& word = context.arcs.token(token);
  if (token < 3 || !context.arcs.ends_at(token + 1) || !says(context, token - 3, {"no"}) ||
      !says(context, token - 1, {"is", "are", "was", "has", "have"}) ||
      (!has_progressive_suffix(word.folded) && !has_past_suffix(word.folded)))
    return false;
  const uint32_t doer = table_from(context, token - 2, 1);
  return doer != kNone && has_no_states(context, doer) &&
         any_condition(context, [&](const Condition& c) {
           return c.negated && c.op == Op::kIn && !c.sub.empty() && c.sub[0].entity == doer;
         });
}

// "its supervising arbiter": the only one that a row refers to.
bool is_role_participle(const CoverageContext& context, size_t token) {
  if (token == 0 || !has_progressive_suffix(context.arcs.token(token).folded) ||
      !says(context, token - 1, kBeforeRole))
    return false;
  const ColumnExpr named =
      named_column(context, [&](const Arc& u) { return u.begin == token + 1U; });
  if (named.valid() && context.facts.text(named)) return true;
  const uint32_t table = table_from(context, token + 1, 1);
  const auto& steps = joins(context);
  if (table == kNone || table == context.block().entity || steps.size() != 1) return false;
  const JoinEdge& key = context.graph.edges()[steps[0].edge];
  return key.parent == table && context.graph.between(key.child, table).size() == 1;
}

// "renting boats" of rentals, "pts" of a table pt.
bool calls_table(const CoverageContext& context, const Token& word, uint32_t table) {
  constexpr size_t kStem = 4, kEnding = 5;
  if (text::lower(context.facts.table(table).name) == word.lemma) return true;
  if (!has_progressive_suffix(word.folded) || word.stem.size() < kStem) return false;
  const std::vector<uint32_t>& words = context.index.table(table).words;
  return std::any_of(words.begin(), words.end(), [&](uint32_t id) {
    const std::string& own = context.index.word(id).text;
    return own.starts_with(word.stem) && own.size() <= word.stem.size() + kEnding;
  });
}

// "their subscription" of sub_paid, "the insurance" of ins_expiry.
bool is_shortened(const ColumnFacts& facts, const Token& word, const ColumnExpr& column) {
  constexpr size_t kShort = 3;
  const std::vector<std::string> parts = name_parts(facts.column(column).name);
  return parts.size() > 1 && std::any_of(parts.begin(), parts.end(), [&](const std::string& part) {
           return part.size() >= kShort && filler(part) == 0 && !is_common_word(part) &&
                  word.folded.size() >= part.size() + kShort &&
                  word.folded.starts_with(part);
         });
}

bool resembles_used(const CoverageContext& context, size_t token) {
  const Token& word = context.arcs.token(token);
  return std::any_of(context.used.begin(), context.used.end(), [&](const ColumnExpr& c) {
    return c.whole() ? calls_table(context, word, c.table) : is_shortened(context.facts, word, c);
  });
}

// True where the subject of a question stands: after "which", "how many", "percentage of".
bool is_subject(const CoverageContext& context, size_t token) {
  if (token == 0) return true;
  if (says(context, token - 1, {"which", "what"})) return true;
  if (token < 2) return false;
  return (says(context, token - 1, {"many"}) && says(context, token - 2, {"how"})) ||
         (says(context, token - 1, {"of"}) && says(context, token - 2, kNumberOrShare));
}

// True for a value or flag by which the query restricts its rows, other than a name of one of them
// or a group: "turned away".
bool tells_of_rows(const CoverageContext& context, const Arc& u) {
  const Mention& m = context.arcs.mention(u);
  const ColumnExpr column{m.table, m.column};
  if (u.begin > 0 && says(context, u.begin - 1U, {"each", "every", "per", "by"})) return false;
  if (u.kind == MentionKind::kColumn) return context.facts.flag(column);
  return m.found && is_in_query(context, m) && !context.facts.unique(column) &&
         !context.index.column_roles(m.table, m.column).naming;
}

// "how many callouts got stood down" of a table that is called otherwise: the only rows of which
// that can be said.
bool names_rows(const CoverageContext& context, size_t token) {
  constexpr float kNamedRows = 0.6F;
  constexpr size_t kShortest = 4;
  const Token& word = context.arcs.token(token);
  if (!is_subject(context, token) || word.folded.size() < kShortest ||
      !has_plural_suffix(word.folded) || token + 1 >= context.arcs.tokens() ||
      context.arcs.filler[token + 1] < 0.4F || unit_named(word.folded) != kNoUnit ||
      says(context, token + 1, kActiveAfterRows) || !joins(context).empty() ||
      (is_person_word(word.lemma) && !shows_people(context)))
    return false;
  bool told = false;
  for (const Arc& u : context.arcs.all) {
    if (u.kind == MentionKind::kTable && u.score >= kNamedRows) return false;
    if (!context.explained(u.begin) || u.begin <= token) continue;
    if (u.kind != MentionKind::kValue && u.kind != MentionKind::kColumn) continue;
    if (u.count > 1) return false;  // it may be said of others
    told |= tells_of_rows(context, u);
  }
  return told;
}

}  // namespace

bool implied_by_rows(const CoverageContext& context, size_t token) {
  return is_organisation(context, token) || is_member_of_staff(context, token) ||
         is_with_us(context, token) || is_ours(context, token) || relates_counted(context, token) ||
         relates_missing(context, token) || is_role_participle(context, token) ||
         resembles_used(context, token) || names_rows(context, token);
}

}  // namespace ask::engine
