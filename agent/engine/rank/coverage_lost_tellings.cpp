#include "agent/engine/rank/coverage_lost_tellings.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/lexicon/implied_words.h"
#include "agent/engine/lexicon/standing_words.h"
#include "agent/engine/lexicon/subject_words.h"
#include "agent/engine/rank/coverage_lost_columns.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// True if nothing of the query has to do with the word.
bool is_left_out(const CoverageContext& context, size_t token) {
  return !context.arcs.token(token).quoted && !is_expressed(context, token) &&
         !is_used_otherwise(context, token) && naming(context, token) == Naming::kNothing &&
         !names_used_part(context, token) && !plays_role(context, token);
}

bool ends_telling(const CoverageContext& context, size_t end) {
  return context.arcs.ends_at(end) || context.arcs.token(end).punctuation ||
         says(context, end, {"and", "but", "or", "in", "on", "at", "for", "from", "since"});
}

// "volunteers in Galway who can drive"
bool loses_ability(const CoverageContext& context, size_t token) {
  return says(context, token - 1, {"can", "could"}) &&
         says(context, token - 2, {"who", "that", "which"}) && ends_telling(context, token + 1) &&
         is_left_out(context, token);
}

// "principals who left"
bool loses_leaving(const CoverageContext& context, size_t token) {
  return says(context, token, kLeavingForms) &&
         says(context, token - 1, {"who", "that", "has", "have"}) &&
         ends_telling(context, token + 1) && is_left_out(context, token) &&
         std::none_of(context.arcs.all.begin(), context.arcs.all.end(), [&](const Arc& u) {
           return u.kind == MentionKind::kCue && u.begin == token && context.explained(token);
         });
}

// "tests failed at Hornby Road", "failed tests"
bool loses_outcome(const CoverageContext& context, size_t token) {
  const Token& word = context.arcs.token(token);
  if (word.folded == word.lemma || has_plural_suffix(word.folded) ||
      has_progressive_suffix(word.folded) || !text::is_one_of(word.lemma, kChangingVerbs))
    return false;
  return std::any_of(context.arcs.all.begin(), context.arcs.all.end(), [&](const Arc& u) {
           return u.kind == MentionKind::kTable && u.score >= kSameWord &&
                  uses(context, context.arcs.mention(u)) &&
                  (u.end == token || u.begin == token + 1);
         }) &&
         is_left_out(context, token);
}

// "twins" of "twins with a sea view": a stored kind by which the rows are called.
bool loses_subject(const CoverageContext& context) {
  size_t at = 0;
  while (at < context.arcs.tokens() && says(context, at, kBeforeSubject)) ++at;
  if (at + 1 >= context.arcs.tokens()) return false;
  const Token& noun = context.arcs.token(at);
  if (noun.quoted || noun.folded == noun.lemma || !has_plural_suffix(noun.folded) ||
      !(says(context, at + 1, kTellingOfSubject) || says(context, at + 1, kAfterSubject)))
    return false;
  bool stored = false;
  for (const Arc& u : context.arcs.beginning_at(at)) {
    if (u.kind != MentionKind::kValue) return false;
    for (size_t i = 0; i < u.count; ++i) {
      if (is_in_query(context, context.arcs.mention(u, i))) return false;
      stored |= context.arcs.mention(u, i).found;
    }
  }
  return stored && is_left_out(context, at);
}

}  // namespace

bool loses_telling(const CoverageContext& context) {
  if (context.operations.extreme || context.form().op != SetOperator::kAlone) return false;
  for (size_t t = 0; t < context.arcs.tokens(); ++t) {
    if (t > 1 && (loses_ability(context, t) || loses_leaving(context, t))) return true;
    if (loses_outcome(context, t)) return true;
  }
  return loses_subject(context);
}

}  // namespace ask::engine
