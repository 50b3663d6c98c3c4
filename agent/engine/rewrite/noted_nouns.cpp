#include "agent/engine/rewrite/noted_nouns.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/noted_names.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// "brew" of "how much did we brew", "to brew".
constexpr std::string_view kBeforeVerb[] = {"to",     "who",  "that",  "i",     "we",    "you",
                                            "they",   "he",   "she",   "it",    "do",    "does",
                                            "did",    "can",  "could", "will",  "would", "shall",
                                            "should", "must", "may",   "might", "not",   "never"};

bool is_plural(const Token& token) {
  return token.folded != token.lemma && has_plural_suffix(token.folded);
}

// The table whose rows the key refers to, or kNone.
uint32_t parent_of(uint32_t table, uint32_t column, const SchemaGraph& graph) {
  for (const uint32_t e : graph.of(table)) {
    const JoinEdge& edge = graph.edges()[e];
    if (edge.child == table && edge.child_columns == std::vector<uint32_t>{column})
      return edge.parent;
  }
  return kNone;
}

// The table for whose rows alone the tokens [at, end) are a phrase of a note; kNone if there is
// none. A key to them may be noted so as well: "driver".
uint32_t table_called(std::span<const PhraseMatch> matches, size_t end,
                      const EngineSchema& schema) {
  uint32_t table = kNone;
  for (const PhraseMatch& match : matches) {
    if (match.end != end || !match.whole || match.phrase->kind != db::NotedKind::kTable) continue;
    if (match.derived || (table != kNone && table != match.phrase->table)) return kNone;
    table = match.phrase->table;
  }
  for (const PhraseMatch& match : matches) {
    const NotedPhrase& phrase = *match.phrase;
    if (match.end != end || phrase.kind == db::NotedKind::kTable) continue;
    if (phrase.kind != db::NotedKind::kColumn || phrase.column == kNone ||
        parent_of(phrase.table, phrase.column, schema.graph) != table)
      return kNone;
  }
  return table;
}

bool is_noun(std::span<const Token> tokens, size_t at, size_t end) {
  for (size_t t = at; t < end; ++t) {
    const Token& word = tokens[t];
    // "lent", "climbing", "took part"; but "people"
    const bool verbal =
        word.folded != word.lemma && !is_plural(word) && !is_person_word(word.lemma);
    if (word.quoted || word.capitalised || verbal) return false;
  }
  if (tokens[at].after_hyphen || (end < tokens.size() && tokens[end].after_hyphen)) return false;
  const Token& last = tokens[end - 1];
  if (filler(last.folded) > 0) return false;  // "sign up"
  if (at == 0) return true;
  const Token& before = tokens[at - 1];
  if (text::is_one_of(before.folded, kBeforeVerb) || is_negative_contraction(before.folded))
    return false;
  if (!is_plural(last)) return !is_plural(before);  // "which members climb"
  // "which member visits the most"
  return filler(before.folded) > 0 || end >= tokens.size() ||
         !text::is_one_of(tokens[end].folded, {"the", "most", "least", "more", "less", "often"});
}

// True if the tokens [at, end), alone or with the word beside them, are stored: "fishing boats".
bool is_in_value(std::span<const Token> tokens, size_t at, size_t end,
                 const db::ValueIndex& values) {
  const auto stored = [&](size_t from, size_t to, bool beside) {
    std::string phrase;
    for (size_t t = from; t + 1 < to; ++t) phrase += tokens[t].folded + " ";
    for (const std::string& last : {tokens[to - 1].folded, tokens[to - 1].lemma}) {
      const std::string text = db::ValueIndex::normalised(phrase + last);
      if (!values.find(text).empty() || (beside && !values.containing(text, 1).empty()))
        return true;
    }
    return false;
  };
  return stored(at, end, false) || (at > 0 && stored(at - 1, end, true)) ||
         (end < tokens.size() && stored(at, end + 1, true));
}

// True if the words are the name of the table.
bool are_name(std::span<const std::string> words, const SchemaItem& item,
              const SchemaIndex& index) {
  return std::equal(words.begin(), words.end(), item.words.begin(), item.words.end(),
                    [&](const std::string& word, uint32_t id) {
                      return word == index.word(id).lemma || word == index.word(id).text;
                    });
}

// True if a name of the schema other than that of the table, or of a key, has all of the words, or
// is that of the table as well.
bool means_more(std::span<const std::string> words, uint32_t table, const SchemaIndex& index) {
  const SchemaItem& own = index.table(table);
  return std::any_of(index.items().begin(), index.items().end(), [&](const SchemaItem& item) {
    if (&item == &own) return false;
    if (item.words == own.words) return true;
    const bool key =
        item.column != kNone && (index.column_roles(item.table, item.column).reference ||
                                 index.column_roles(item.table, item.column).identifier);
    return !key && std::all_of(words.begin(), words.end(),
                               [&](const std::string& word) { return index.has_word(item, word); });
  });
}

// The name of the table for one row or for several.
std::string name_of(const SchemaItem& item, bool several, const SchemaIndex& index) {
  std::string out;
  if (item.words.empty()) return out;
  for (size_t w = 0; w + 1 < item.words.size(); ++w) out += index.word(item.words[w]).text + " ";
  const SchemaWord& last = index.word(item.words.back());
  if (!several) return out + last.lemma;
  return out + (last.text != last.lemma ? last.text : with_plural_suffix(last.lemma));
}

// True if the tokens [at, end) are all that the question has for its rows: "registrations in 2020",
// but not "registrations of patients".
bool stand_for_rows(std::span<const Token> tokens, size_t at, size_t end) {
  const bool opens = at == 0 || filler(tokens[at - 1].folded) > 0 ||
                     text::is_one_of(tokens[at - 1].folded, {"many", "of"}) ||
                     tokens[at - 1].folded == kNewcomerAdjective;
  return opens && (end >= tokens.size() ||
                   !text::is_one_of(tokens[end].folded, {"of", "for", "from", "with", "to"}));
}

}  // namespace

NotedEvent noted_event(std::span<const Token> tokens, size_t at, const EngineSchema& schema,
                       const db::ValueIndex& values) {
  const NotedPhrase* event = nullptr;
  size_t end = 0;
  for (const PhraseMatch& match : schema.index.noted().matches(tokens, at)) {
    const NotedPhrase& phrase = *match.phrase;
    const bool noun = match.derived || match.end - at != phrase.words.size() ||
                      tokens[match.end - 1].lemma != phrase.words.back();
    if (!noun || !phrase.done || phrase.kind != db::NotedKind::kColumn ||
        !schema.index.column_roles(phrase.table, phrase.column).temporal ||
        (event != nullptr &&
         (event->table != phrase.table || event->column != phrase.column || end != match.end)))
      return {};
    event = &phrase;
    end = match.end;
  }
  if (event == nullptr || schema.index.table(event->table).words.empty() ||
      !has_plural_suffix(tokens[end - 1].folded) || !stand_for_rows(tokens, at, end) ||
      is_in_value(tokens, at, end, values))
    return {};
  return {end, name_of(schema.index.table(event->table), true, schema.index), event->said};
}

NotedNoun noted_noun(std::span<const Token> tokens, size_t at, const EngineSchema& schema,
                     const db::ValueIndex& values) {
  const std::vector<PhraseMatch> matches = schema.index.noted().matches(tokens, at);
  size_t end = 0;
  for (const PhraseMatch& match : matches)
    if (match.whole) end = std::max(end, match.end);
  const uint32_t table = end > 0 ? table_called(matches, end, schema) : kNone;
  if (table == kNone || schema.index.table(table).words.empty()) return {};
  std::vector<std::string> words;
  for (size_t t = at; t < end; ++t) words.push_back(tokens[t].lemma);
  const SchemaItem& item = schema.index.table(table);
  if (!is_noun(tokens, at, end) || means_more(words, table, schema.index) ||
      is_in_value(tokens, at, end, values))
    return {};
  if (are_name(words, item, schema.index)) return {end, {}};
  const Token& last = tokens[end - 1];
  const bool several =
      last.folded != last.lemma || (at > 0 && text::is_one_of(tokens[at - 1].folded, {"many"}));
  return {end, name_of(item, several, schema.index)};
}

}  // namespace ask::engine
