#include "agent/engine/rewrite/noted_phrases.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_durations.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/lexicon/word_classes_trade.h"
#include "agent/engine/rewrite/noted_nouns.h"
#include "agent/engine/schema/noted_names.h"
#include "agent/engine/text/morphology.h"
#include "agent/engine/text/numbers.h"
#include "agent/engine/text/tokenizer.h"

namespace ask::engine {

std::string placeholder_word(size_t n) {
  constexpr std::string_view kLetters = "bcfghjkmnprtvwxz";
  std::string out = "qxvq";
  for (; n > 0; n /= kLetters.size()) out += kLetters[n % kLetters.size()];
  return out + "qxvq";
}

namespace {

// "expired" of a date that a note calls so: whether it has passed is asked, as of any such date.
bool is_expiry(const Token& word, const NotedPhrase& phrase, const SchemaIndex& index) {
  return phrase.kind == db::NotedKind::kColumn && phrase.column != kNone &&
         phrase.words.size() == 1 && text::is_one_of(word.folded, kExpiredWords) &&
         index.column_roles(phrase.table, phrase.column).temporal;
}

// "and how many minutes did it take": the verb of a further question about the rows.
bool is_verb_of_rows(const std::vector<Token>& tokens, size_t at, const PhraseMatch& match) {
  return match.phrase->kind == db::NotedKind::kColumn && at > 1 && match.end == at + 1 &&
         tokens[at].folded == tokens[at].lemma &&
         text::is_one_of(tokens[at - 1].folded, {"it", "they"}) &&
         text::is_one_of(tokens[at - 2].folded, {"did", "does", "do"});
}

// "has to pay" for what is noted as "paid": it has not been done, which the rewrites say.
bool is_still_to_do(const std::vector<Token>& tokens, size_t at, const PhraseMatch& match) {
  if (at == 0 || tokens[at - 1].folded != "to" || tokens[at].folded != tokens[at].lemma)
    return false;
  const std::string said = text::lower(match.phrase->said.substr(0, match.phrase->said.find(' ')));
  return is_past_of(said, tokens[at].folded) && lemma(said) == tokens[at].lemma;
}

// "who has not paid and how much do they owe": a sum, also where notes call states so.
bool asks_amount_owed(const std::vector<Token>& tokens) {
  for (size_t at = 4; at < tokens.size(); ++at)
    if (text::is_one_of(tokens[at].folded, kOwingForms) && tokens[at - 3].folded == "much" &&
        text::is_one_of(tokens[at - 2].folded, {"do", "does", "did"}))
      return true;
  return false;
}

bool is_debt_word(const Token& token) {
  return text::is_one_of(token.folded, kOwingForms) || text::is_one_of(token.folded, kPayingForms);
}

// "came back late" for a condition on what is still missing that is noted as "late": the rewrites
// compare when it came with when it was due.
bool is_late_event(const std::vector<Token>& tokens, size_t at, const PhraseMatch& match) {
  if (!match.phrase->missing || match.end != at + 1 || at == 0 || tokens[at].folded != kLateAdverb)
    return false;
  const std::string& before = tokens[at - 1].folded;
  return text::is_one_of(before, kBeforeLate) && (before == "back" || filler(before) == 0);
}

bool asks_expiry(const std::vector<Token>& tokens, const SchemaIndex& index) {
  for (size_t at = 0; at < tokens.size(); ++at)
    if (text::is_one_of(tokens[at].folded, kExpiredWords))
      for (const PhraseMatch& match : index.noted().matches(tokens, at))
        if (is_expiry(tokens[at], *match.phrase, index)) return true;
  return false;
}

// What the rewrites look for also by words of notes.
struct RewrittenWords {
  bool expiry = false;  // rows that have expired
  bool owed = false;    // what is owed
};

// The end of the longest phrase of a note at this token that is kept out of the rewrites; `at` if
// there is none.
size_t phrase_end(const std::vector<Token>& tokens, size_t at, RewrittenWords rewritten,
                  const SchemaIndex& index) {
  if (rewritten.owed && is_debt_word(tokens[at])) return at;
  size_t end = at;
  for (const PhraseMatch& match : index.noted().matches(tokens, at))
    if (match.whole && !match.derived &&
        !(rewritten.expiry &&
          (is_expiry(tokens[at], *match.phrase, index) ||
           (match.phrase->kind == db::NotedKind::kTable && match.end == at + 1))) &&
        !is_verb_of_rows(tokens, at, match) && !is_still_to_do(tokens, at, match) &&
        !is_late_event(tokens, at, match))
      end = std::max(end, match.end);
  return end;
}

// True for a noted key that names the agent of an event: "headed by" in "shops headed by Ann
// Black".
bool is_role_phrase(const std::vector<Token>& tokens, size_t at, size_t end,
                    const SchemaIndex& index) {
  if (at == 0 || end >= tokens.size() || tokens[end].punctuation) return false;
  if (tokens[end - 1].folded != "by" && tokens[end].folded != "by") return false;
  if (!has_past_suffix(tokens[at].folded) && tokens[end - 1].folded != "by") return false;
  for (const PhraseMatch& match : index.noted().matches(tokens, at))
    if (match.whole && match.end == end && match.phrase->kind == db::NotedKind::kColumn &&
        match.phrase->column != kNone &&
        index.column_roles(match.phrase->table, match.phrase->column).reference)
      return true;
  return false;
}

bool is_denial(const Token& token) {
  return text::is_one_of(token.folded, {"not", "never", "no"}) ||
         is_negative_contraction(token.folded);
}

// A noted state that the question negates, starting at a token.
struct Opposite {
  size_t begin = 0;  // byte of the question where the state begins
  size_t end = 0;    // token after it; 0 if there is none
};

// The end of a phrase at `at` that names a state of rows; 0 if there is none.
size_t state_end(const std::vector<Token>& tokens, size_t at, const NotedNames& noted) {
  for (const PhraseMatch& match : noted.matches(tokens, at))
    if (match.whole && !match.derived &&
        (match.phrase->kind == db::NotedKind::kValue ||
         match.phrase->kind == db::NotedKind::kCondition))
      return match.end;
  return 0;
}

// The table of the rows that the tokens [at, end) name a state of, or kNone.
uint32_t table_of_state_at(const std::vector<Token>& tokens, size_t at, size_t end,
                           const NotedNames& noted) {
  uint32_t table = kNone;
  for (const PhraseMatch& match : noted.matches(tokens, at)) {
    if (match.end != end || !match.whole || match.derived) continue;
    if ((match.phrase->kind != db::NotedKind::kValue &&
         match.phrase->kind != db::NotedKind::kCondition) ||
        (table != kNone && table != match.phrase->table))
      return kNone;
    table = match.phrase->table;
  }
  return table;
}

// "no longer occupied"
bool has_ended(const std::vector<Token>& tokens, size_t at, const NotedNames& noted) {
  return at > 1 && tokens[at - 1].folded == kCessationAdverb && tokens[at - 2].folded == "no" &&
         (at < 3 || !is_denial(tokens[at - 3])) && state_end(tokens, at, noted) > 0;
}

// "unvaccinated", "non-vaccinated"
Opposite opposite_at(const std::vector<Token>& tokens, size_t at, const SchemaIndex& index,
                     const db::ValueIndex& values) {
  constexpr size_t kShortest = 4;
  const Token& token = tokens[at];
  if (token.quoted || (at > 0 && is_denial(tokens[at - 1])) || index.names(token.folded) ||
      !values.find(db::ValueIndex::normalised(token.folded)).empty())
    return {};
  const bool apart = token.folded == "non" || token.folded == "un";
  if (apart && at + 1 < tokens.size() && (tokens[at + 1].after_hyphen || token.folded == "non"))
    return {tokens[at + 1].begin, state_end(tokens, at + 1, index.noted())};
  for (const std::string_view prefix : kNegativePrefixes) {
    if (!token.folded.starts_with(prefix) || token.folded.size() < prefix.size() + kShortest ||
        token.text.size() != token.folded.size())
      continue;
    const std::vector<Token> state = tokenize(token.folded.substr(prefix.size()));
    if (state.size() == 1 && !is_plural_of(state[0].folded, state[0].lemma) &&
        state_end(state, 0, index.noted()) == 1)
      return {token.begin + prefix.size(), at + 1};
  }
  return {};
}

// The noted value at `at` that is used as the noun of its rows, if it belongs to one table only:
// "trainee" of "which trainee did the most", but not of "which trainee keeper".
const NotedPhrase* noun_at(const std::vector<Token>& tokens, size_t at, size_t end,
                           const NotedNames& noted) {
  const NotedPhrase* found = nullptr;
  for (const PhraseMatch& match : noted.matches(tokens, at)) {
    if (match.end != end || !match.whole) continue;
    if (match.derived || match.phrase->kind != db::NotedKind::kValue || found != nullptr)
      return nullptr;
    found = match.phrase;
  }
  return found;
}

bool names_rows(const Token& token, uint32_t table, const SchemaIndex& index) {
  const SchemaItem& item = index.table(table);
  return !token.punctuation &&
         (index.noted().calls(table, kNone, token) ||
          (!item.words.empty() && index.word(item.words.back()).lemma == token.lemma));
}

// What the words from a noted value on are read as.
struct RowsWording {
  std::string before, after;  // words around the value
  size_t end = 0;             // token after those that it replaces; 0: unchanged
};

// "which trainee did the most" -> "which trainee keeper did the most", "per trainee keeper" -> "per
// keeper that is trainee"
RowsWording rows_wording(const std::vector<Token>& tokens, size_t at, size_t end,
                         const SchemaIndex& index) {
  if (at == 0) return {};
  size_t previous = at - 1;
  while (previous > 0 && text::is_one_of(tokens[previous].folded, {"the", "our", "all", "my"}))
    --previous;
  const bool each =
      previous + 1 == at && text::is_one_of(tokens[previous].folded, {"each", "per", "every"});
  const bool which = previous + 1 == at && tokens[previous].folded == "which";
  const bool named =
      tokens[previous].folded == "of" && previous > 0 && tokens[previous - 1].lemma == "name";
  if (!each && !which && !named) return {};
  const NotedPhrase* value = noun_at(tokens, at, end, index.noted());
  if (value == nullptr) return {};
  const bool rows = end < tokens.size() && names_rows(tokens[end], value->table, index);
  const bool alone =
      end == tokens.size() || tokens[end].punctuation || filler(tokens[end].folded) > 0 ||
      text::is_one_of(tokens[end].folded, {"who", "that", "and", "with", "in", "by"});
  const std::string table = index.text(index.table(value->table));
  if (table.empty() || (!rows && !alone)) return {};
  if (each) return {(rows ? tokens[end].text : table) + " that is ", "", end + (rows ? 1 : 0)};
  return rows ? RowsWording{} : RowsWording{"", " " + table, end};
}

// Numbers that rows are ranked by.
bool is_noted_amount(const NotedPhrase& phrase, const SchemaIndex& index) {
  if (phrase.kind == db::NotedKind::kMeasure) return true;
  return phrase.kind == db::NotedKind::kColumn && phrase.column != kNone &&
         index.column_roles(phrase.table, phrase.column).measure;
}

// Its values of several rows are added up without a word for it.
bool is_summed(const NotedPhrase& amount) {
  return amount.adds_up || amount.kind == db::NotedKind::kMeasure;
}

// The noted amount that the tokens [at, end) say, or null.
const NotedPhrase* amount_at(const std::vector<Token>& tokens, size_t at, size_t end,
                             const SchemaIndex& index) {
  for (const PhraseMatch& match : index.noted().matches(tokens, at))
    if (match.end == end && match.whole && is_noted_amount(*match.phrase, index))
      return match.phrase;
  return nullptr;
}

bool is_money_word(const Token& token) { return text::is_one_of(token.folded, kCashNouns); }

// "money", "anything" at the end of "who owes us money"
bool is_anything_owed(const std::vector<Token>& tokens, size_t at) {
  return (is_money_word(tokens[at]) || tokens[at].folded == "anything") &&
         (at + 1 == tokens.size() || tokens[at + 1].punctuation);
}

// True if a subject ends before the token: "who", "which sweep".
bool ends_subject(const std::vector<Token>& tokens, size_t at) {
  if (at == 0 || tokens[at - 1].punctuation) return false;
  return tokens[at - 1].folded == "who" || (at > 1 && filler(tokens[at - 1].folded) == 0);
}

// "which sweep earned the most (money)", "who owes us most" -> "which sweep has the most earned",
// "who has the most owes"; "who still owes us money" -> "who still owes more than 0"
RowsWording amount_wording(const std::vector<Token>& tokens, size_t at, size_t end,
                           const SchemaIndex& index) {
  const bool has = at > 1 && text::is_one_of(tokens[at - 1].folded, {"has", "have", "had"});
  const bool still = at > 1 && tokens[at - 1].folded == "still";
  size_t rank = end;
  if (rank < tokens.size() && tokens[rank].folded == "us") ++rank;
  if (!ends_subject(tokens, has || still ? at - 1 : at) || rank >= tokens.size()) return {};
  if (rank > end && is_anything_owed(tokens, rank) && amount_at(tokens, at, end, index) != nullptr)
    return {"", " more than 0", rank + 1};
  if (tokens[rank].folded == "the")
    ++rank;
  else if (rank == end)
    return {};
  if (rank >= tokens.size() || !text::is_one_of(tokens[rank].folded, {"most", "least"})) return {};
  size_t after = rank + 1;
  if (after < tokens.size() && is_money_word(tokens[after]) && !index.names(tokens[after].folded))
    ++after;
  const bool closed =
      after >= tokens.size() || tokens[after].punctuation || filler(tokens[after].folded) > 0;
  const NotedPhrase* amount = closed ? amount_at(tokens, at, end, index) : nullptr;
  if (amount == nullptr) return {};
  const bool most = tokens[rank].folded == "most";
  const std::string wording = is_summed(*amount) ? most ? "the most " : "the least "
                              : most             ? "the highest total "
                                                 : "the lowest total ";
  return {has ? wording : "has " + wording, "", after};
}

// "top customer by income" has no number, and means one; "top customers", ten.
std::string number_of_best(const std::vector<Token>& tokens, size_t at, const SchemaIndex& index) {
  constexpr size_t kLongestRows = 4;  // words
  if (!text::is_one_of(tokens[at].folded, kBestOrTop)) return {};
  size_t by = at + 2;
  while (by < tokens.size() && by <= at + kLongestRows && tokens[by].folded != "by") ++by;
  if (by + 1 >= tokens.size() || tokens[by].folded != "by") return {};
  size_t amount = by + 1;
  while (amount + 1 < tokens.size() && text::is_one_of(tokens[amount].folded, kBeforeRankedAmount))
    ++amount;
  for (size_t t = at + 1; t < by; ++t)
    if (tokens[t].punctuation || number_at(tokens, static_cast<uint32_t>(t))) return {};
  const auto matches = index.noted().matches(tokens, amount);
  if (std::none_of(matches.begin(), matches.end(), [&](const PhraseMatch& phrase) {
        return phrase.whole && is_noted_amount(*phrase.phrase, index) && is_summed(*phrase.phrase);
      }))
    return {};
  const Token& rows = tokens[by - 1];
  return rows.folded == rows.lemma ? "top 1" : "top 10";
}

}  // namespace

// Copies the bytes of the question that are not copied yet, and `text` in place of those of
// `source`.
void NotedPhrases::put(std::string_view question, std::string_view text, SourceSpan source) {
  hidden_ += question.substr(copied_, source.begin - copied_);
  places_.push_back({hidden_.size(), hidden_.size() + text.size(), source});
  hidden_ += text;
  copied_ = source.end;
}

// Puts the name of a table in place of a noun for its rows, or for what happened to them. The token
// after the noun; 0 if there is none.
size_t NotedPhrases::put_noun(std::string_view question, const std::vector<Token>& tokens,
                              size_t at, const EngineSchema& schema, const db::ValueIndex& values) {
  if (const NotedNoun noun = noted_noun(tokens, at, schema, values); noun.end > 0) {
    if (noun.name.empty()) return noun.end;
    nouns_.push_back({tokens[at].begin, tokens[noun.end - 1].end});
    put(question, noun.name, nouns_.back());
    return noun.end;
  }
  const NotedEvent event = noted_event(tokens, at, schema, values);
  if (event.end == 0) return 0;
  const size_t from = at > 0 && tokens[at - 1].folded == kNewcomerAdjective ? at - 1 : at;
  put(question, event.rows + " " + placeholder_word(phrases_.size()),
      {tokens[from].begin, tokens[event.end - 1].end});
  phrases_.push_back(event.verb);
  state_tables_.push_back(kNone);
  return event.end;
}

NotedPhrases::NotedPhrases(std::string_view question, const EngineSchema& schema,
                           const db::ValueIndex& values) {
  const SchemaIndex& index = schema.index;
  const std::vector<Token> tokens = tokenize(question);
  const RewrittenWords rewritten{asks_expiry(tokens, index), asks_amount_owed(tokens)};
  for (size_t at = 0; at < tokens.size();) {
    if (const size_t end = put_noun(question, tokens, at, schema, values); end > 0) {
      at = end;
      continue;
    }
    size_t end = tokens[at].punctuation ? at : phrase_end(tokens, at, rewritten, index);
    Opposite opposite;
    if (end == at && !tokens[at].punctuation) opposite = opposite_at(tokens, at, index, values);
    if (opposite.end > 0) end = opposite.end;
    if (end == at) {
      if (const std::string best = number_of_best(tokens, at, index); !best.empty())
        put(question, best, {tokens[at].begin, tokens[at].end});
      ++at;
      continue;
    }
    const bool ended = opposite.end == 0 && has_ended(tokens, at, index.noted()) &&
                       tokens[at - 2].begin >= copied_;
    const size_t before = tokens[ended ? at - 2 : at].begin;
    hidden_ += question.substr(copied_, before - copied_);
    const bool role = is_role_phrase(tokens, at, end, index);
    const size_t begin = hidden_.size();
    RowsWording rows;
    const bool plain = !role && !ended && opposite.end == 0;
    if (plain) rows = rows_wording(tokens, at, end, index);
    if (plain && rows.end == 0) rows = amount_wording(tokens, at, end, index);
    hidden_ += opposite.end > 0 || ended ? "not " : role ? "whose " : rows.before;
    hidden_ += placeholder_word(phrases_.size()) + (role ? " is" : rows.after);
    copied_ = tokens[end - 1].end;
    const size_t phrase_begin = opposite.end > 0 ? opposite.begin : tokens[at].begin;
    phrases_.emplace_back(question.substr(phrase_begin, copied_ - phrase_begin));
    state_tables_.push_back(plain ? table_of_state_at(tokens, at, end, index.noted()) : kNone);
    if (rows.end > end) copied_ = tokens[rows.end - 1].end;
    end = std::max(end, rows.end);
    if (role && tokens[end].folded == "by") copied_ = tokens[end].end;
    places_.push_back(
        {begin, hidden_.size(), {static_cast<uint32_t>(before), static_cast<uint32_t>(copied_)}});
    at = end;
  }
  hidden_ += question.substr(copied_);
}

// The bytes of the question from which bytes of the text without the phrases come.
SourceSpan NotedPhrases::source(SourceSpan hidden) const {
  const auto moved = [&](uint32_t byte, bool end) {
    size_t ahead = 0, source = 0;  // the last phrase before it
    for (const Hidden& phrase : places_) {
      if (byte < phrase.begin + end) break;
      if (byte < phrase.end + end) return end ? phrase.source.end : phrase.source.begin;
      ahead = phrase.end, source = phrase.source.end;
    }
    return static_cast<uint32_t>(byte - ahead + source);
  };
  return {moved(hidden.begin, false), moved(hidden.end, true)};
}

uint32_t NotedPhrases::table_of_state(std::string_view word) const {
  for (size_t n = 0; n < phrases_.size(); ++n)
    if (word == placeholder_word(n)) return state_tables_[n];
  return kNone;
}

WordSequence NotedPhrases::hidden() const {
  WordSequence out = WordSequence::of_question(hidden_);
  for (size_t i = 0; i < out.size() && !places_.empty(); ++i)
    out.set_source(i, source(out.word(i).source));
  return out;
}

void NotedPhrases::show(std::string& text) const {
  for (size_t n = phrases_.size(); n-- > 0;) {
    const std::string placeholder = placeholder_word(n);
    for (size_t at = text.find(placeholder); at != text.npos;
         at = text.find(placeholder, at + phrases_[n].size()))
      text.replace(at, placeholder.size(), phrases_[n]);
  }
}

void NotedPhrases::show(WordSequence& words) const {
  for (size_t i = 0; i < words.size(); ++i) {
    std::string text = words[i];
    show(text);
    if (text != words[i]) words.set(i, std::move(text));
  }
}

}  // namespace ask::engine
