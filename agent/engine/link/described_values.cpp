#include "agent/engine/link/described_values.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/word_classes_predicates.h"
#include "agent/engine/lexicon/word_classes_questions.h"

namespace ask::engine {
namespace {

constexpr float kRows = 0.7F;  // of the noun of the rows that the words describe

// Where the word stands that leads to the value at `begin`; kNone if no preposition is before it.
uint32_t described_by(std::span<const Token> tokens, uint32_t begin) {
  if (begin > 2 && text::is_one_of(tokens[begin - 1].folded, {"a", "an", "the"})) --begin;
  return begin > 1 && !tokens[begin - 1].quoted &&
                 text::is_one_of(tokens[begin - 1].folded, kDescribingPrepositions)
             ? begin - 2
             : kNone;
}

bool follows_rows(std::span<const Token> tokens, const std::vector<Mention>& mentions,
                  uint32_t word) {
  if (word == 0) return false;
  return text::is_one_of(tokens[word - 1].folded, kBeforePredicate) ||
         std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
           return m.kind == MentionKind::kTable && m.end == word && m.score >= kRows;
         });
}

}  // namespace

void take_described_values(std::span<const Token> tokens, std::vector<Mention>& mentions) {
  std::vector<Mention> taken;
  for (const Mention& value : mentions) {
    if (value.kind != MentionKind::kValue || !value.found || value.partial || value.inside)
      continue;
    const uint32_t word = described_by(tokens, value.begin);
    if (word == kNone || tokens[word].quoted || tokens[word].punctuation ||
        filler(tokens[word].folded) > 0 || is_relational_verb(tokens[word].lemma))
      continue;  // "live in Oslo"
    const bool column = std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
      return m.kind == MentionKind::kColumn && m.begin == word && m.end == word + 1 &&
             m.table == value.table && m.column == value.column &&
             m.match >= MatchKind::kAbbreviation;
    });
    if (!column || !follows_rows(tokens, mentions, word)) continue;
    taken.push_back(value);
    taken.back().begin = word;
  }
  for (const Mention& value : taken)
    std::erase_if(mentions, [&](const Mention& m) {
      const bool own = m.table == value.table && m.column == value.column;
      return (m.kind == MentionKind::kColumn && m.end == value.begin + 1) ||
             (m.kind == MentionKind::kValue && own && m.end == value.end);
    });
  mentions.insert(mentions.end(), taken.begin(), taken.end());
}

}  // namespace ask::engine
