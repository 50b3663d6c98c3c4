#include "agent/engine/schema/noted_names.h"

#include <algorithm>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/people_question_words.h"
#include "agent/engine/lexicon/ongoing_states.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_durations.h"
#include "agent/engine/lexicon/word_classes_people.h"
#include "agent/engine/lexicon/word_classes_predicates.h"
#include "agent/engine/lexicon/word_classes_trade.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/schema_index.h"
#include "agent/engine/text/morphology.h"
#include "agent/engine/text/tokenizer.h"

namespace ask::engine {
namespace {

constexpr size_t kMostWords = 8;
constexpr size_t kShortestStem = 5;

bool is_article(std::string_view word) { return text::is_one_of(word, {"a", "an", "the"}); }

bool is_number(const db::Column& column) {
  return column.affinity == db::Affinity::kInteger || column.affinity == db::Affinity::kReal ||
         column.affinity == db::Affinity::kNumeric;
}

// The column that represents an expression where the kind of its value counts: the first number of
// those that it reads, or the first.
const db::Column* carrier(const db::Table& table, const db::NotedName& name) {
  const db::Column* first = nullptr;
  for (const std::string& column : name.columns) {
    const db::Column* found = table.find(column);
    if (found == nullptr) return nullptr;
    if (first == nullptr) first = found;
    if (name.amount && found->affinity != db::Affinity::kText) return found;
  }
  return first;
}

// Amounts of several rows, of which the sum is meant.
bool says_revenue(const std::vector<Token>& tokens) {
  return !tokens.empty() && (text::is_one_of(tokens.back().folded, kRevenueNouns) ||
                             text::is_one_of(tokens.back().folded, kCashNouns));
}

// "hasn't" for "has not": the verb before "n't", or "".
std::string_view denied_verb(std::string_view folded) {
  if (folded == "won't") return "will";
  if (folded == "can't") return "can";
  return is_negative_contraction(folded) ? folded.substr(0, folded.size() - 3) : std::string_view();
}

bool says_word(const Token& token, std::string_view word) {
  return !token.punctuation && (token.lemma == word || token.folded == word);
}

// The end of the tokens that match the words from `at` on, skipping articles and the like between
// them; 0 if they do not match.
size_t end_of(std::span<const Token> tokens, size_t at, std::span<const std::string> words) {
  size_t t = at;
  for (size_t w = 0; w < words.size(); ++w) {
    while (w > 0 && t < tokens.size() && tokens[t].folded != words[w] &&
           (is_article(tokens[t].folded) ||
            (words[w - 1] == "not" && text::is_one_of(tokens[t].folded, {"yet", "been", "being"}))))
      ++t;
    if (t >= tokens.size()) return 0;
    const std::string_view verb = denied_verb(tokens[t].folded);
    if (!verb.empty() && w + 1 < words.size() && words[w + 1] == "not" &&
        (verb == words[w] || lemma(verb) == words[w])) {
      ++w;
    } else if (!says_word(tokens[t], words[w])) {
      return 0;
    }
    ++t;
  }
  return t;
}

// "cancellations" of what is noted as "cancelled"
bool names_event(const Token& noun, const NotedPhrase& state) {
  return state.kind == db::NotedKind::kValue && state.done && !has_verbal_suffix(noun.folded) &&
         !has_agent_suffix(noun.lemma);
}

// "went out", which is not the state that is noted as "out"; but "lent out", "are out".
bool is_of_phrasal_verb(std::span<const Token> tokens, size_t at) {
  return at > 0 && text::is_one_of(tokens[at].folded, kDepartureParticles) &&
         text::is_one_of(tokens[at - 1].lemma, kDepartureVerbs);
}

// "phone numbers", which are no calls that are noted as "phone".
bool is_before_number(std::span<const Token> tokens, size_t at) {
  return at + 1 < tokens.size() && text::is_one_of(tokens[at].folded, kTelephoneWords) &&
         text::is_one_of(tokens[at + 1].folded, kNumberWords);
}

// "booked" of bookings.
bool tells_rows(const NotedPhrase& phrase, const SchemaItem& rows, const SchemaIndex& index) {
  if (phrase.kind != db::NotedKind::kValue || phrase.words.size() != 1 || rows.words.empty())
    return false;
  const Stemmer stemmer;
  return phrase.done &&
         stemmer.stem(phrase.words[0]) == stemmer.stem(index.word(rows.words.back()).lemma);
}

// "still has something out" of the noted "still out": the words between say that there is any.
std::vector<PhraseMatch> split_matches(const NotedNames& names, std::span<const Token> tokens,
                                       size_t at) {
  std::vector<PhraseMatch> out;
  size_t next = at + 1;
  while (next < tokens.size() && text::is_one_of(tokens[next].folded, kPossessingWords)) ++next;
  if (next == at + 1 || next + 1 >= tokens.size() ||
      !text::is_one_of(tokens[next].folded, kUnnamedThings))
    return out;
  std::vector<Token> joined(tokens.begin() + static_cast<std::ptrdiff_t>(next), tokens.end());
  joined.front() = tokens[at];
  for (PhraseMatch& match : names.matches(joined, 0)) {
    if (match.phrase->kind != db::NotedKind::kCondition || !match.whole || match.end < 2) continue;
    match.end += next;
    out.push_back(match);
  }
  return out;
}

}  // namespace

NotedNames::NotedNames(const db::Catalog& catalog, const SchemaIndex& index) {
  if (!catalog.noted.empty()) {
    people_.resize(catalog.tables.size());
    things_.resize(catalog.tables.size());
  }
  for (uint32_t n = 0; n < catalog.noted.size(); ++n) add(catalog.noted[n], n, catalog, index);
  add_revenue_nouns(index);
  const Stemmer stemmer;
  for (uint32_t i = 0; i < phrases_.size(); ++i) {
    const NotedPhrase& phrase = phrases_[i];
    by_first_[phrase.words.front()].push_back(i);
    by_letters_[phrase.letters].push_back(i);
    if (phrase.words.size() > 1 && has_plural_suffix(phrase.words.back()))  // "check-ups"
      by_letters_[phrase.letters.substr(0, phrase.letters.size() - 1)].push_back(i);
    if (phrase.kind == db::NotedKind::kTable)
      (is_person_word(phrase.words.back()) ? people_ : things_)[phrase.table] = true;
    if (phrase.words.size() == 1 && phrase.letters.size() >= kShortestStem)
      by_stem_[stemmer.stem(phrase.words.front())].push_back(i);
  }
  for (size_t t = 0; t < things_.size(); ++t)
    if (people_[t]) things_[t] = false;
}

void NotedNames::add(const db::NotedName& name, uint32_t noted, const db::Catalog& catalog,
                     const SchemaIndex& index) {
  const db::Table* table = catalog.find(name.schema, name.table);
  if (table == nullptr) return;
  NotedPhrase phrase;
  phrase.noted = noted;
  phrase.said = name.phrase;
  phrase.kind = name.kind;
  phrase.missing = name.kind == db::NotedKind::kCondition &&
                   text::lower(name.sql).find(kMissingTest) != std::string::npos;
  phrase.table = static_cast<uint32_t>(table - catalog.tables.data());
  const std::vector<Token> tokens = tokenize(name.phrase);
  if (!name.columns.empty()) {
    const db::Column* column = carrier(*table, name);
    if (column == nullptr) return;
    phrase.column = static_cast<uint32_t>(column - table->columns.data());
    phrase.adds_up =
        name.kind == db::NotedKind::kColumn && is_number(*column) && says_revenue(tokens);
  } else if (name.kind != db::NotedKind::kTable) {
    phrase.column = 0;  // count(*)
  }
  for (const Token& token : tokens) {
    if (token.punctuation) continue;
    if (!name.of_comment || name.kind != db::NotedKind::kValue) words_.insert(token.folded);
    if (name.kind != db::NotedKind::kValue && name.kind != db::NotedKind::kCondition)
      element_words_.insert(token.folded);
    if (is_article(token.folded) && !phrase.words.empty()) continue;
    // "done" is not "do" of a question; but "taken part" is "took part".
    const bool light = tokens.size() == 1 && filler(token.lemma) >= 0.6F &&
                       filler(token.folded) < filler(token.lemma);
    phrase.words.push_back(light ? token.folded : token.lemma);
    phrase.letters += phrase.words.back();
    if (phrase.words.size() > 1) continue;
    phrase.verbal = token.folded != token.lemma && has_verbal_suffix(token.folded);
    phrase.done = phrase.verbal && has_past_suffix(token.folded);
  }
  if (phrase.words.empty() || phrase.words.size() > kMostWords) return;
  phrase.modifiers = static_cast<uint32_t>(phrase.words.size());
  const SchemaItem& item = index.table(phrase.table);
  phrase.tells_rows = tells_rows(phrase, item, index);
  // "active customer"; but not "still out" of a table loan_out, nor "on loan" of loans
  const auto says_something = [](const std::string& word) { return filler(word) == 0; };
  if (name.kind == db::NotedKind::kCondition && phrase.modifiers > 1 && !item.words.empty() &&
      says_something(phrase.words.back()) &&
      std::any_of(phrase.words.begin(), phrase.words.end() - 1, says_something) &&
      index.word(item.words.back()).lemma == phrase.words.back())
    --phrase.modifiers;
  phrases_.push_back(phrase);
  // "who looks after" of a key that is called "looked after by"
  if (name.kind != db::NotedKind::kColumn || phrase.words.size() < 3 || phrase.words.back() != "by")
    return;
  phrase.words.pop_back();
  phrase.letters.resize(phrase.letters.size() - 2);
  --phrase.modifiers;
  phrase.verbal = phrase.done = false;
  phrases_.push_back(std::move(phrase));
}

// Where one column is noted as "takings" and the like, it is what "income" and "money" mean too.
void NotedNames::add_revenue_nouns(const SchemaIndex& index) {
  const NotedPhrase* only = nullptr;
  for (const NotedPhrase& phrase : phrases_) {
    if (!phrase.adds_up) continue;
    if (only != nullptr && (only->table != phrase.table || only->column != phrase.column)) return;
    only = &phrase;
  }
  if (only == nullptr) return;
  NotedPhrase implied = *only;
  implied.implied = true;
  implied.verbal = implied.done = false;
  implied.modifiers = 1;
  const auto names = [&](std::string_view noun) {  // of the schema itself
    return std::any_of(index.items().begin(), index.items().end(),
                       [&](const SchemaItem& item) { return index.has_word(item, noun); });
  };
  const auto add_noun = [&](std::string_view noun) {
    if (words_.contains(noun) || names(noun)) return;
    implied.words = {lemma(noun)};
    implied.letters = implied.words[0];
    phrases_.push_back(implied);
  };
  for (const std::string_view noun : kRevenueNouns) add_noun(noun);
  for (const std::string_view noun : kCashNouns) add_noun(noun);
}

// The phrases that begin with a form of the word at token `at`.
void NotedNames::find(std::string_view first, std::span<const Token> tokens, size_t at,
                      std::vector<PhraseMatch>& out) const {
  const auto found = by_first_.find(first);
  if (found == by_first_.end()) return;
  const Token& token = tokens[at];
  const bool plural = is_plural_of(token.folded, token.lemma),
             ongoing = has_progressive_suffix(token.folded);
  for (const uint32_t i : found->second) {
    const NotedPhrase& phrase = phrases_[i];
    const std::span<const std::string> words(phrase.words);
    const size_t end = end_of(tokens, at, words.first(phrase.modifiers));
    if (end == 0) continue;
    // "what did they pay" does not mean "paying" tenants.
    const bool state =
        phrase.kind == db::NotedKind::kValue || phrase.kind == db::NotedKind::kCondition;
    if (state && phrase.words.size() == 1 &&
        (is_of_phrasal_verb(tokens, at) || is_before_number(tokens, at)))
      continue;
    const bool fits = !(phrase.verbal && plural) && !(phrase.done && ongoing) &&
                      !(state && phrase.verbal && !phrase.done && !ongoing);
    const bool noun = phrase.modifiers < words.size();
    const bool whole = fits && (!noun || end_of(tokens, at, words) > 0);
    // "who deposited them" is no noun of what is noted as "deposits".
    const bool derived =
        phrase.implied ||
        (phrase.kind == db::NotedKind::kTable && words.size() == 1 && !phrase.verbal &&
         has_past_suffix(token.folded) && token.folded != words[0]);
    if (whole || noun) out.push_back({&phrase, end, whole, derived});
  }
}

// "call-outs" and "call outs" for "callouts", and the reverse.
void NotedNames::find_joined(std::span<const Token> tokens, size_t at,
                             std::vector<PhraseMatch>& out) const {
  constexpr size_t kMostParts = 3;
  std::string before;
  for (size_t t = at; t < tokens.size() && t < at + kMostParts && !tokens[t].punctuation; ++t) {
    auto found = by_letters_.find(before + tokens[t].lemma);
    before += tokens[t].folded;
    const bool plural = found == by_letters_.end() && has_plural_suffix(before);
    if (plural)  // "ups" of "sign-ups" is no lemma
      found = by_letters_.find(before.substr(0, before.size() - 1));
    if (found == by_letters_.end()) continue;
    for (const uint32_t i : found->second)
      if (const NotedPhrase& phrase = phrases_[i];
          (plural || phrase.words.size() != t + 1 - at) && phrase.modifiers == phrase.words.size())
        out.push_back({&phrase, t + 1, true, false});
  }
}

// "admitted" for "admission": of one word, and where no phrase matches as it is noted.
void NotedNames::find_derived(std::span<const Token> tokens, size_t at,
                              std::vector<PhraseMatch>& out) const {
  const Token& token = tokens[at];
  if (token.quoted || filler(token.folded) > 0) return;
  const auto add = [&](const NotedPhrase& phrase) {
    const bool names = phrase.kind == db::NotedKind::kTable ||
                       phrase.kind == db::NotedKind::kColumn || names_event(token, phrase);
    const bool known = std::any_of(
        out.begin(), out.end(), [&](const PhraseMatch& match) { return match.phrase == &phrase; });
    if (names && !known && !phrase.tells_rows && phrase.words.size() == 1)
      out.push_back({&phrase, at + 1, true, true});
  };
  if (const auto found = by_stem_.find(token.stem); found != by_stem_.end())
    for (const uint32_t i : found->second) add(phrases_[i]);
  for (const std::string* base : {&token.lemma, &token.stem})
    for (const std::string_view word : derived_words(*base))
      if (const auto found = by_first_.find(word); found != by_first_.end())
        for (const uint32_t i : found->second) add(phrases_[i]);
}

std::vector<PhraseMatch> NotedNames::matches(std::span<const Token> tokens, size_t at) const {
  std::vector<PhraseMatch> out;
  const Token& token = tokens[at];
  if (token.punctuation || empty()) return out;
  find(token.lemma, tokens, at, out);
  if (token.folded != token.lemma) find(token.folded, tokens, at, out);
  if (const std::string_view verb = denied_verb(token.folded); !verb.empty()) {
    find(lemma(verb), tokens, at, out);
    if (lemma(verb) != verb) find(verb, tokens, at, out);
  }
  find_joined(tokens, at, out);
  if (out.empty()) out = split_matches(*this, tokens, at);
  if (out.empty()) find_derived(tokens, at, out);
  return out;
}

bool NotedNames::calls(uint32_t table, uint32_t column, const Token& word) const {
  const auto is = [&](std::string_view text) {
    const auto found = by_first_.find(text);
    return found != by_first_.end() &&
           std::any_of(found->second.begin(), found->second.end(), [&](uint32_t i) {
             const NotedPhrase& phrase = phrases_[i];
             return phrase.words.size() == 1 && phrase.table == table && phrase.column == column &&
                    phrase.kind ==
                        (column == kNone ? db::NotedKind::kTable : db::NotedKind::kColumn);
           });
  };
  return is(word.lemma) || is(word.folded);
}

bool NotedNames::calls_by_agent(uint32_t table, uint32_t column, const Token& verb) const {
  const auto found = by_first_.find(verb.lemma);
  return found != by_first_.end() &&
         std::any_of(found->second.begin(), found->second.end(), [&](uint32_t i) {
           const NotedPhrase& phrase = phrases_[i];
           return phrase.kind == db::NotedKind::kColumn && phrase.table == table &&
                  phrase.column == column && phrase.words.size() == 2 && phrase.words[1] == "by";
         });
}

std::vector<ColumnExpr> NotedNames::keys_of_agents(const Token& verb) const {
  std::vector<ColumnExpr> out;
  if (const auto found = by_first_.find(verb.lemma); found != by_first_.end())
    for (const uint32_t i : found->second)
      if (const NotedPhrase& phrase = phrases_[i]; phrase.kind == db::NotedKind::kColumn &&
                                                   phrase.words.size() == 2 &&
                                                   phrase.words[1] == "by")
        out.push_back({phrase.table, phrase.column});
  return out;
}

bool NotedNames::calls_by_verb(uint32_t table, std::string_view verb) const {
  const auto nouns = derived_words(verb);
  return std::any_of(phrases_.begin(), phrases_.end(), [&](const NotedPhrase& phrase) {
    return phrase.kind == db::NotedKind::kTable && phrase.table == table &&
           phrase.words.size() == 1 &&
           (phrase.words[0] == verb || text::is_one_of(phrase.words[0], nouns));
  });
}

}  // namespace ask::engine
