#include "agent/engine/link/noted_meaning.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_people.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr size_t kMostOwners = 16;  // tables that rows of one belong to, and these in turn
constexpr float kExact = 0.9F;      // score from which a mention is what the words say

// "how many shops do we drive", "when did we last brew": the verb of people is not a noun of a
// table.
bool is_verb(std::span<const Token> tokens, size_t at) {
  if (at > 0 && text::is_one_of(tokens[at - 1].folded, {"last", "first", "ever", "also"})) --at;
  return at > 1 && text::is_one_of(tokens[at - 1].folded, kAskedSubjects) &&
         text::is_one_of(tokens[at - 2].folded, {"do", "did", "can", "could", "will", "should"});
}

// "how many has she booked", "which member booked the most", "done by Ann": the act that makes the
// rows, and no state of them; but "the ones that are booked", "booked lessons".
bool is_act(std::span<const Token> tokens, size_t at) {
  constexpr size_t kFarthest = 6;
  if (at + 1 < tokens.size() && tokens[at + 1].folded == "by") return true;
  const bool infinitive = tokens[at].folded == tokens[at].lemma;
  for (size_t i = at; i-- > 0 && at - i <= kFarthest;) {
    const Token& word = tokens[i];
    if (word.punctuation || text::is_one_of(word.folded, {"and", "or", "but", "that"})) break;
    if (word.lemma == "be") return infinitive;
    if (word.lemma == "have" || word.lemma == "do" ||
        text::is_one_of(word.folded, {"hasn't", "haven't", "hadn't", "didn't", "doesn't", "don't"}))
      return true;
  }
  return infinitive || (at > 0 && text::is_one_of(tokens[at - 1].folded, {"who", "we", "they"})) ||
         (at + 1 < tokens.size() &&
          text::is_one_of(tokens[at + 1].folded,
                          {"the", "a", "an", "any", "most", "more", "their"}));
}

bool mentions_table(const std::vector<Mention>& mentions, uint32_t table) {
  return std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
    return m.kind == MentionKind::kTable && m.table == table && m.score >= 0.7F;
  });
}

bool is_date(const std::vector<Mention>& mentions, size_t at) {
  return std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
    return m.kind == MentionKind::kDate && m.begin == at;
  });
}

// "who lives in Linz", but not "did we finish in 2023": a verb, and no state that is noted as
// "live".
bool is_predicate_verb(std::span<const Token> tokens, size_t at, const NotedPhrase& phrase,
                       const std::vector<Mention>& mentions) {
  const Token& word = tokens[at];
  if (phrase.words.size() != 1 || word.quoted || !is_relational_verb(word.lemma)) return false;
  if (is_plural_of(word.folded, word.lemma)) return true;
  return word.folded == word.lemma && at > 0 && at + 1 < tokens.size() &&
         text::is_one_of(tokens[at - 1].folded, kDoingSubjects) &&
         text::is_one_of(tokens[at + 1].folded, {"in", "at", "on", "near", "with"}) &&
         !is_date(mentions, at + 2);
}

// "renters in arrears", where charges are in arrears and each is of one renter.
bool is_of_owner(const std::vector<Mention>& mentions, const NotedPhrase& phrase,
                 const db::Catalog& catalog) {
  if (phrase.words.size() < 2) return false;
  std::vector<uint32_t> owners{phrase.table};
  for (size_t i = 0; i < owners.size() && owners.size() < kMostOwners; ++i)
    for (const db::ForeignKey& key : catalog.tables[owners[i]].foreign_keys)
      if (const db::Table* parent = catalog.find(key))
        owners.push_back(static_cast<uint32_t>(parent - catalog.tables.data()));
  return std::any_of(owners.begin() + 1, owners.end(),
                     [&](uint32_t t) { return mentions_table(mentions, t); });
}

// "avg weight per maker": a column is meant, even if a note calls the rows of a table weights.
bool is_averaged(std::span<const Token> tokens, size_t at, const std::vector<Mention>& mentions) {
  return at > 0 && text::is_one_of(tokens[at - 1].folded, kAggregateWords) &&
         std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
           return m.kind == MentionKind::kColumn && m.begin == at;
         });
}

// "quarter" of "quarter peal", which is stored: the longer words are the value.
bool is_part_of_value(const Mention& noted, const std::vector<Mention>& mentions) {
  return noted.kind == MentionKind::kValue && noted.expression == kNone &&
         std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
           return m.kind == noted.kind && m.found && m.table == noted.table &&
                  m.column == noted.column && m.score >= kExact && m.begin <= noted.begin &&
                  noted.end <= m.end && m.end - m.begin > noted.end - noted.begin;
         });
}

// "our newest member": a rank by the date, also where a note calls the date so.
bool ranks_by_date(const Mention& noted, const SchemaIndex& index,
                   const std::vector<Mention>& mentions) {
  return noted.kind == MentionKind::kColumn && noted.expression == kNone &&
         noted.end == noted.begin + 1 && index.column_roles(noted.table, noted.column).temporal &&
         std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
           return m.kind == MentionKind::kCue && m.cue == Cue::kSuperlative &&
                  m.begin == noted.begin && m.end == noted.end;
         });
}

// "phone" of "phone numbers", where the schema has a column of that name: the longer words are
// meant.
bool is_part_of_column(const Mention& noted, const std::vector<Mention>& mentions) {
  return noted.kind == MentionKind::kValue && noted.end == noted.begin + 1 &&
         std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
           return m.kind == MentionKind::kColumn && m.score >= kExact && m.begin <= noted.begin &&
                  noted.end <= m.end && m.end - m.begin > 1;
         });
}

// "haven't done the test": the verb of an object, and no state that is noted as "done".
bool is_verb_with_object(std::span<const Token> tokens, const Mention& noted) {
  constexpr float kLightVerb = 0.6F;
  const uint32_t at = noted.begin;
  if (noted.kind != MentionKind::kValue || noted.end != at + 1 || at == 0 ||
      at + 1 >= tokens.size() || filler(tokens[at].lemma) < kLightVerb)
    return false;
  const uint32_t before = tokens[at - 1].folded == "not" && at > 1 ? at - 2 : at - 1;
  return text::is_one_of(tokens[before].folded,
                         {"have", "has", "had", "haven't", "hasn't", "hadn't"}) &&
         (text::is_one_of(tokens[at + 1].folded, {"the", "a", "an", "any", "their"}) ||
          filler(tokens[at + 1].folded) == 0) &&
         !tokens[at + 1].punctuation;
}

// "training group", where a note says "trained by": the word is a part of the name of the rows.
bool is_gerund_of_rows(std::span<const Token> tokens, const PhraseMatch& match, size_t at,
                       const std::vector<Mention>& mentions) {
  return match.derived && has_progressive_suffix(tokens[at].folded) &&
         std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
           return m.kind == MentionKind::kTable && m.begin == match.end && m.score >= kExact;
         });
}

}  // namespace

bool may_be_meant(const PhraseMatch& match, std::span<const Token> tokens, size_t at,
                  bool any_table, const db::Catalog& catalog, const std::vector<Mention>& mentions,
                  const std::vector<Mention>& found) {
  const NotedPhrase& phrase = *match.phrase;
  const bool noun = phrase.modifiers < phrase.words.size();
  if (!match.whole && !any_table) return false;
  switch (phrase.kind) {
    case db::NotedKind::kTable:
      return !is_verb(tokens, at) && !is_averaged(tokens, at, mentions);
    case db::NotedKind::kValue:
      return !is_predicate_verb(tokens, at, phrase, mentions) &&
             !(phrase.tells_rows && is_act(tokens, at));
    case db::NotedKind::kCondition:
      // It is about the rows of its table, and not about others that join with them.
      return !is_predicate_verb(tokens, at, phrase, mentions) &&
             ((match.whole && noun) || !any_table || mentions_table(mentions, phrase.table) ||
              mentions_table(found, phrase.table) || is_of_owner(mentions, phrase, catalog));
    default:
      return true;
  }
}

bool means_otherwise(const PhraseMatch& match, const Mention& noted, std::span<const Token> tokens,
                     const SchemaIndex& index, const std::vector<Mention>& mentions) {
  return is_part_of_value(noted, mentions) || is_part_of_column(noted, mentions) ||
         is_verb_with_object(tokens, noted) || ranks_by_date(noted, index, mentions) ||
         is_gerund_of_rows(tokens, match, noted.begin, mentions);
}

}  // namespace ask::engine
