#include "agent/engine/link/noted_linker.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_people.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr float kNoted = 0.97F;     // as a word of a name in another form
constexpr float kNamedSo = 0.95F;   // what a name of the schema itself says stays possible
constexpr size_t kMostOwners = 16;  // tables that rows of one belong to, and these in turn
constexpr float kOnce = 0.85F;      // a state that "never" or "ever" stands before

// "never been rented out": tells what happened rather than the present state.
bool tells_ever(std::span<const Token> tokens, size_t at) {
  while (at > 0 && (tokens[at - 1].folded == "been" ||
                    text::is_one_of(tokens[at - 1].folded, kRealityAdverbs)))
    --at;
  return at > 0 && (tokens[at - 1].folded == "never" || tokens[at - 1].folded == "ever");
}

// "how many shops do we drive": the verb of people is no noun of a table.
bool is_verb(std::span<const Token> tokens, size_t at) {
  return at > 1 && text::is_one_of(tokens[at - 1].folded, kAskedSubjects) &&
         text::is_one_of(tokens[at - 2].folded, {"do", "did", "can", "could", "will", "should"});
}

bool is_named(const std::vector<Mention>& mentions, uint32_t table) {
  return std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
    return m.kind == MentionKind::kTable && m.table == table && m.score >= 0.7F;
  });
}

// "but didn't answer" makes no exception: the phrase itself denies.
bool denies(std::span<const Token> tokens, const Mention& phrase) {
  for (uint32_t t = phrase.begin; t < phrase.end; ++t)
    if (is_negative_contraction(tokens[t].folded) ||
        text::is_one_of(tokens[t].folded, {"no", "not", "never", "without"}))
      return true;
  return false;
}

// "who lives in Linz": a verb, and no state that is noted as "live".
bool is_deed(std::span<const Token> tokens, size_t at, const NotedPhrase& phrase) {
  const Token& word = tokens[at];
  if (phrase.words.size() != 1 || word.quoted || !is_relational_verb(word.lemma)) return false;
  if (is_plural_of(word.folded, word.lemma)) return true;
  return word.folded == word.lemma && at > 0 && at + 1 < tokens.size() &&
         text::is_one_of(tokens[at - 1].folded, kDoingSubjects) &&
         text::is_one_of(tokens[at + 1].folded, {"in", "at", "on", "near", "with"});
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
                     [&](uint32_t t) { return is_named(mentions, t); });
}

// "avg weight per maker": a column is meant, even if a note calls the rows of a table weights.
bool is_averaged(std::span<const Token> tokens, size_t at, const std::vector<Mention>& mentions) {
  return at > 0 && text::is_one_of(tokens[at - 1].folded, kAggregateWords) &&
         std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
           return m.kind == MentionKind::kColumn && m.begin == at;
         });
}

Mention mention_of(const NotedPhrase& phrase, const db::NotedName& noted, uint32_t begin,
                   uint32_t end) {
  Mention out;
  out.begin = begin;
  out.end = end;
  out.match = MatchKind::kExact;
  out.score = kNoted;
  out.noted = true;
  out.table = phrase.table;
  out.column = phrase.column == kNone ? 0 : phrase.column;
  switch (noted.kind) {
    case db::NotedKind::kTable:
      out.kind = MentionKind::kTable;
      break;
    case db::NotedKind::kColumn:
      out.kind = MentionKind::kColumn;
      if (phrase.adds_up) out.factor_table = phrase.table;
      break;
    case db::NotedKind::kValue:
      out.kind = MentionKind::kValue;
      out.text = noted.value;
      break;
    case db::NotedKind::kMeasure:
      out.kind = MentionKind::kColumn;
      out.expression = phrase.noted;
      if (noted.amount) out.factor_table = phrase.table;
      break;
    case db::NotedKind::kCondition:
      out.kind = MentionKind::kValue;
      out.expression = phrase.noted;
      out.text = noted.phrase;
      break;
  }
  return out;
}

}  // namespace

void add_noted(std::span<const Token> tokens, const db::Catalog& catalog, const SchemaIndex& index,
               std::vector<Mention>& mentions) {
  const bool any_table = std::any_of(mentions.begin(), mentions.end(), [](const Mention& m) {
    return m.kind == MentionKind::kTable && m.score >= 0.9F;
  });
  std::vector<Mention> found;
  for (uint32_t i = 0; i < tokens.size(); ++i) {
    if (tokens[i].punctuation) continue;
    const auto add_all = [&](std::string_view word) {
      for (const NotedPhrase& phrase : index.noted(word)) {
        const bool said = says_phrase(tokens, i, phrase);
        const bool noun = phrase.modifiers < phrase.words.size();
        const bool adjective =
            noun && says_phrase(tokens, i, std::span(phrase.words).first(phrase.modifiers));
        // A condition is about the rows of its table, and not about others that join with them.
        const bool about = catalog.noted[phrase.noted].kind != db::NotedKind::kCondition ||
                           (said && noun) || !any_table || is_named(mentions, phrase.table) ||
                           is_of_owner(mentions, phrase, catalog);
        if (catalog.noted[phrase.noted].kind == db::NotedKind::kTable &&
            (is_verb(tokens, i) || is_averaged(tokens, i, mentions)))
          continue;
        if ((catalog.noted[phrase.noted].kind == db::NotedKind::kValue ||
             catalog.noted[phrase.noted].kind == db::NotedKind::kCondition) &&
            is_deed(tokens, i, phrase))
          continue;
        if (about && (said || (adjective && any_table)))
          found.push_back(mention_of(phrase, catalog.noted[phrase.noted], i, i + phrase.modifiers));
        if (!found.empty() && found.back().begin == i &&
            catalog.noted[phrase.noted].kind == db::NotedKind::kValue && tells_ever(tokens, i))
          found.back().score = std::min(found.back().score, kOnce);
      }
    };
    add_all(tokens[i].lemma);
    if (tokens[i].folded != tokens[i].lemma) add_all(tokens[i].folded);
  }
  // A noted phrase of several words is meant as a whole: "not shipped", "average order value".
  std::erase_if(mentions, [&](const Mention& m) {
    return std::any_of(found.begin(), found.end(), [&](const Mention& noted) {
      if (noted.score <= kOnce) return false;
      if (m.kind == MentionKind::kCue && m.end == noted.begin && tokens[m.begin].folded == "but" &&
          denies(tokens, noted))
        return true;
      const bool inside = noted.begin <= m.begin && m.end <= noted.end;
      if (noted.end - noted.begin > 1)
        return inside ||
               (m.kind == MentionKind::kCue && m.begin < noted.end && noted.begin < m.end);
      return inside && (m.kind == MentionKind::kFiller ||
                        (m.score < kNamedSo && m.kind != MentionKind::kCue));
    });
  });
  for (Mention& mention : found) mentions.push_back(std::move(mention));
}

}  // namespace ask::engine
