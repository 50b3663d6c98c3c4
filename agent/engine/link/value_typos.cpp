#include "agent/engine/link/value_typos.h"

#include <set>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/link/cue_matcher.h"
#include "agent/engine/link/unstored_values.h"
#include "agent/engine/link/value_matches.h"
#include "agent/engine/text/dates.h"
#include "agent/engine/text/identifier_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {

void add_misspelt(const LinkContext& context, uint32_t begin, uint32_t end, std::string_view text,
                  std::vector<Mention>& values) {
  constexpr size_t kLooked = 40, kTypos = 2;
  if (text.size() < 7 || text.size() > 60 || text.find(' ') == text.npos) return;
  size_t nearest = kTypos;
  std::vector<db::ValueHit> found;
  std::set<std::string> texts;
  for (const std::string& word : text::split(text, ' ')) {
    if (word.size() < 3) continue;
    for (const db::ValueHit& hit : context.snapshot.values.containing(word, kLooked)) {
      const std::string stored = db::ValueIndex::normalised(context.snapshot.values.original(hit));
      const size_t typos = text::edit_distance(text, stored, nearest);
      if (typos > nearest) continue;
      if (typos < nearest) found.clear(), texts.clear(), nearest = typos;
      found.push_back(hit);
      texts.insert(stored);
    }
  }
  if (texts.size() != 1) return;  // none, or ambiguous
  for (const db::ValueHit& hit : found)
    add_matches(context, begin, end, {{hit, 0.6F, MatchKind::kTypo}}, values);
}

void add_typo(const LinkContext& context, uint32_t at, std::vector<Mention>& values) {
  const std::string& word = context.normal[at];
  const Token& token = context.tokens[at];
  if (word.size() < 5 || word.size() > 40 || has_digit(token) || token.quoted ||
      filler(token.folded) > 0 || is_common_word(token.folded) || is_common_word(token.lemma) ||
      is_relational_verb(token.lemma) || month(token.folded) > 0 || date_at(context.tokens, at))
    return;
  std::vector<Mention> phrases;
  add_cues(context.tokens, at, phrases);
  if (!phrases.empty()) return;
  const auto covers = [&](const Mention& m) { return m.begin <= at && at < m.end; };
  for (const Mention& m : context.schema)
    if (covers(m) && m.score > 0.6F) return;
  for (const Mention& m : values)
    if (covers(m) && m.found) return;
  const auto hits = context.snapshot.values.nearly(word, word.size() < 9 ? 1 : 2);
  if (hits.empty() || hits.size() > kMostHits) return;
  const std::string stored = db::ValueIndex::normalised(context.snapshot.values.original(hits[0]));
  for (const db::ValueHit& hit : hits)
    if (db::ValueIndex::normalised(context.snapshot.values.original(hit)) != stored)
      return;  // ambiguous
  const MatchKind match = word == stored ? MatchKind::kExact : MatchKind::kTypo;
  for (const db::ValueHit& hit : hits)
    add_matches(context, at, at + 1, {{hit, 0.7F, match}}, values);
}

}  // namespace ask::engine
