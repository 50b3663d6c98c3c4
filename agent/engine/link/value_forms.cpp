#include "agent/engine/link/value_forms.h"

#include <algorithm>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/people_question_words.h"
#include "agent/engine/lexicon/state_words.h"
#include "agent/engine/lexicon/word_classes_columns.h"
#include "agent/engine/lexicon/word_classes_people.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/link/cue_matcher.h"
#include "agent/engine/link/unstored_values.h"
#include "agent/engine/link/value_columns.h"
#include "agent/engine/link/value_matches.h"
#include "agent/engine/schema/column_roles.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/text/identifier_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr float kOtherForm = 0.66F, kByInitials = 0.86F, kKindCode = 0.7F;
constexpr float kNamed = 0.5F, kMayBeNamed = 0.3F;  // scores of names of the schema
constexpr float kSurelyNamed = 0.85F;
constexpr size_t kMostKinds = 24;    // distinct texts of the column
constexpr size_t kShortestStem = 4;  // letters
constexpr uint32_t kLongestInitials = 4, kShortestFlag = 3;

bool is_covered(const LinkContext& context, const std::vector<Mention>& values, uint32_t at,
                float least = kNamed) {
  const auto covers = [&](const Mention& m) { return m.begin <= at && at < m.end; };
  return std::any_of(context.schema.begin(), context.schema.end(),
                     [&](const Mention& m) { return covers(m) && m.score > least; }) ||
         std::any_of(values.begin(), values.end(),
                     [&](const Mention& m) { return covers(m) && m.found; });
}

bool is_word(const LinkContext& context, uint32_t at) {
  const Token& token = context.tokens[at];
  return !token.quoted && !token.punctuation && !context.normal[at].empty() && !has_digit(token);
}

bool is_cue(const LinkContext& context, uint32_t at) {
  std::vector<Mention> phrases;
  add_cues(context.tokens, at, phrases);
  return !phrases.empty();
}

// Calls `use` with each column of texts whose few values are all known.
template <class Use>
void for_kinds(const LinkContext& context, Use use) {
  const auto& tables = context.snapshot.catalog.tables;
  for (uint32_t t = 0; t < tables.size(); ++t) {
    if (context.index.is_view(t)) continue;
    for (uint32_t c = 0; c < tables[t].columns.size(); ++c) {
      const auto& few = tables[t].columns[c].statistics.few;
      if (few.size() > 1 && few.size() <= kMostKinds) use(t, c, few);
    }
  }
}

// "oos" of "out of service", "wa" of "wheelchair accessible"
std::string initials(const LinkContext& context, uint32_t begin, uint32_t end) {
  std::string out;
  for (uint32_t i = begin; i < end; ++i) out += context.normal[i][0];
  return out;
}

// True for the initials, also after that of the table: TPO of trees, or before it: WAV of vehicles.
bool has_initials(const LinkContext& context, std::string_view name, std::string_view initials,
                  uint32_t table) {
  if (name == initials) return initials.size() >= 2;
  const SchemaItem& rows = context.index.table(table);
  if (rows.words.empty() || name.size() != initials.size() + 1 || initials.size() < 2) return false;
  const char first = context.index.word(rows.words.back()).text[0];
  return (name.front() == first && name.substr(1) == initials) ||
         (name.back() == first && name.substr(0, initials.size()) == initials);
}

// "registered nurse" of RN: the noun of the rows themselves ends the words.
bool ends_in_rows(const LinkContext& context, uint32_t end, uint32_t table) {
  constexpr float kNamedNoun = 0.9F;
  return std::any_of(context.schema.begin(), context.schema.end(), [&](const Mention& m) {
    return m.kind == MentionKind::kTable && m.table == table && m.end == end &&
           m.begin + 1 == end && m.score >= kNamedNoun;
  });
}

enum class Unread : uint8_t { kNone, kPartly, kMostly };

// Whether words of the phrase have no meaning of their own: kMostly if it is the last one, and of
// two words both.
Unread unread(const LinkContext& context, const std::vector<Mention>& values, uint32_t begin,
              uint32_t end) {
  bool last = false, any = false, all = true;
  for (uint32_t i = begin; i < end; ++i) {
    if (!is_word(context, i)) return Unread::kNone;
    const std::string& word = context.tokens[i].folded;
    const bool empty = filler(word) > 0 && !(i == begin && has_past_suffix(word));
    last = !is_covered(context, values, i) && !empty;
    any |= last;
    all &= last;
  }
  if (!any) return Unread::kNone;
  return end - begin == 2 ? (all ? Unread::kMostly : Unread::kPartly)
                          : (last ? Unread::kMostly : Unread::kPartly);
}

// "curator" of a key curator_id: who curated a row need not have the role of a curator.
bool calls_key(const LinkContext& context, std::string_view noun) {
  for (uint32_t t = 0; t < context.index.tables(); ++t)
    for (uint32_t c = 0; c < context.index.columns(t); ++c) {
      const SchemaItem& item = context.index.column(t, c);
      if (item.words.size() > 1 && context.index.has_word(item, noun) &&
          (context.index.column_roles(t, c).reference ||
           context.index.word(item.words.back()).text == kKeyNoun))
        return true;
    }
  return false;
}

// Letters of the code in capitals, and no name: "WED", "CLUBNT", "U".
bool is_short_code(std::string_view code) {
  constexpr size_t kLongestShortCode = 8;
  return !code.empty() && code.size() <= kLongestShortCode &&
         std::all_of(code.begin(), code.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
}

// The consonants of the word, and its first letter: "prty" of "party".
std::string without_vowels(std::string_view word) {
  std::string out(word.substr(0, 1));
  for (const char c : word.substr(1))
    if (!is_vowel(c)) out += c;
  return out;
}

// True if the code is the beginning of the word, or of its consonants, or has letters of it in
// order, with the first and the last one: WED and BDAY of "wedding" and "birthday".
bool is_code_of(std::string_view code, std::string_view word) {
  constexpr size_t kShortestCodeOfWord = 3;
  const std::string letters = text::lower(code);
  if (letters.size() < kShortestCodeOfWord || letters.size() >= word.size() ||
      letters[0] != word[0])
    return false;
  if (word.starts_with(letters) || without_vowels(word).starts_with(letters)) return true;
  size_t at = 0;
  for (const char c : word) at += at < letters.size() && letters[at] == c ? 1U : 0U;
  return at == letters.size() &&
         (letters.back() == word.back() || letters.back() == without_vowels(word).back());
}

// The only code of the column that the word may stand for. Of one letter only that of a kind or
// state of the rows that the word is said of: U and H of an "urgent job".
std::string_view code_for(const LinkContext& context, uint32_t at, ColumnExpr column,
                          std::string_view word,
                          std::span<const std::pair<std::string, int64_t>> few) {
  std::string_view found, initial, high;
  size_t codes = 0, initials = 0;
  for (const auto& [code, rows] : few) {
    if (!is_short_code(code)) return {};
    if (is_code_of(code, word)) found = code, ++codes;
    if (text::lower(code)[0] == word[0]) initial = code, ++initials;
    if (text::lower(code) == kHighInitial) high = code;
  }
  // Not of a country or a weekday: "indoor plants" are none of origin IND.
  const SchemaItem& item = context.index.column(column.table, column.column);
  if (!context.index.has_any_word(item, kCodedKinds) && !names_states(context.index, item))
    return {};
  if (codes > 0) return codes == 1 ? found : std::string_view();
  if (!table_begins_at(context, at + 1, column.table)) return {};
  // "late jobs" are not those of the low priority.
  const bool level = !high.empty() && !text::is_one_of(word, kUrgentWords);
  if (initials == 1 && initial.size() == 1 && !level) return initial;
  return initials == 0 && text::is_one_of(word, kUrgentWords) ? high : std::string_view();
}

// "DJs" of a stored DJ
bool add_plural_code(const LinkContext& context, uint32_t at, std::vector<Mention>& values) {
  const std::string& word = context.tokens[at].text;
  constexpr size_t kShortestPlural = 3;
  constexpr float kPluralCode = 0.9F;
  if (word.size() < kShortestPlural || word.back() != 's' ||
      !is_short_code(word.substr(0, word.size() - 1)))
    return false;
  const std::string code = word.substr(0, word.size() - 1);
  auto hits = context.snapshot.values.find(text::lower(code));
  std::erase_if(
      hits, [&](const db::ValueHit& hit) { return context.snapshot.values.original(hit) != code; });
  if (hits.size() != 1) return false;
  add_value(at, at + 1, {hits[0].table, hits[0].column}, code, kPluralCode, values);
  return true;
}

}  // namespace

void add_kind_codes(const LinkContext& context, uint32_t at, std::vector<Mention>& values) {
  if (!is_word(context, at) || add_plural_code(context, at, values)) return;
  const std::string& word = context.normal[at];
  const std::string base = lemma(word);
  if (base.size() < kShortestStem || filler(word) > 0 || word.find(' ') != word.npos ||
      context.tokens[at].capitalised || is_relational_verb(base) || is_cue(context, at) ||
      is_covered(context, values, at, kSurelyNamed))
    return;
  const bool free = !is_covered(context, values, at, kMayBeNamed);
  ColumnExpr only{kNone, kNone};
  std::string_view found;
  bool several = false, named = false;
  for_kinds(context, [&](uint32_t t, uint32_t c, const auto& few) {
    if (context.index.column_roles(t, c).reference ||
        context.snapshot.catalog.tables[t].columns[c].primary_key > 0 ||
        context.index.has_any_word(context.index.column(t, c), kCodedColumns))
      return;
    // "private customers", of whom PRIV is a kind, in spite of a column pri of other rows
    const std::string_view code = free || table_begins_at(context, at + 1, t)
                                      ? code_for(context, at, {t, c}, base, few)
                                      : std::string_view();
    if (code.empty()) return;
    const bool mentioned = is_mentioned(context, t);
    if (named && !mentioned) return;
    several = only.table != kNone && named == mentioned;
    only = {t, c}, found = code, named = mentioned;
  });
  if (only.table == kNone || several) return;
  add_value(at, at + 1, only, std::string(found), kKindCode, values);
  values.back().match = MatchKind::kSynonym;
}

void add_other_form(const LinkContext& context, uint32_t at, std::vector<Mention>& values) {
  if (!is_word(context, at)) return;
  const std::string& word = context.normal[at];
  if (word.size() < kShortestStem || filler(word) > 0 || word.find(' ') != word.npos ||
      is_covered(context, values, at, kMayBeNamed) || is_cue(context, at) ||
      (at > 0 && context.tokens[0].folded == kTimeQuestionWord &&
       !text::is_one_of(context.tokens[at - 1].folded, kLastOrFirst)))
    return;
  static const Stemmer kStemmer;
  const std::string base = lemma(word), stem = kStemmer.stem(word);
  if (stem.size() < kShortestStem || is_person_word(base) ||
      text::is_one_of(base, kServedPeople))  // rows rather than a kind of them
    return;
  uint32_t table = kNone, column = kNone;
  std::string found;
  bool several = false;
  for_kinds(context, [&](uint32_t t, uint32_t c, const auto& few) {
    if (context.index.column_roles(t, c).reference ||
        context.index.has_any_word(context.index.column(t, c), kRemarkColumns))
      return;
    for (const auto& [stored, rows] : few) {
      const std::string text = db::ValueIndex::normalised(stored);
      if (text == word || text.find(' ') != text.npos || text.size() < kShortestStem ||
          (is_common_word(text) && is_plural_of(word, text)) ||  // "goods" are not good
          !state_classes(text).empty() ||  // "opened" of a ticket that may be closed since
          (lemma(text) != base && kStemmer.stem(text) != stem))
        continue;
      several |= table != kNone;
      table = t, column = c, found = stored;
    }
  });
  if (table == kNone || several) return;
  if (has_past_suffix(word) && calls_key(context, db::ValueIndex::normalised(found))) return;
  add_value(at, at + 1, {table, column}, found, kOtherForm, values);
}

void add_initials(const LinkContext& context, uint32_t at, std::vector<Mention>& values) {
  const auto& tables = context.snapshot.catalog.tables;
  const auto size = static_cast<uint32_t>(context.tokens.size());
  for (uint32_t end = std::min(size, at + kLongestInitials); end > at + 1; --end) {
    const Unread left = unread(context, values, at, end);
    if (left == Unread::kNone) continue;
    const std::string letters = initials(context, at, end);
    uint32_t table = kNone, column = kNone;
    std::string found;
    bool several = false;
    const auto add = [&](uint32_t t, uint32_t c, std::string_view value) {
      several |= table != kNone;
      table = t, column = c, found = value;
    };
    for (uint32_t t = 0; t < tables.size(); ++t) {
      if (context.index.is_view(t) || !is_mentioned(context, t)) continue;
      for (uint32_t c = 0; c < tables[t].columns.size(); ++c) {
        const db::Column& stored = tables[t].columns[c];
        const std::string name = text::lower(stored.name);
        // The only row of a table may have the key 1, which is no flag.
        const bool flag = stored.primary_key == 0 && !context.index.column_roles(t, c).reference;
        const std::string yes = flag ? truth_value(stored.statistics, true) : std::string();
        if (!yes.empty() && (name.size() >= kShortestFlag || letters.size() == name.size()) &&
            has_initials(context, name, letters, t))
          add(t, c, yes);
        if (!yes.empty() || stored.statistics.few.size() > kMostKinds ||
            (left == Unread::kPartly && !ends_in_rows(context, end, t)))
          continue;
        for (const auto& [code, rows] : stored.statistics.few)
          if (code.size() >= 2 && text::lower(code) == letters && text::lower(code) != code)
            add(t, c, code);
      }
    }
    if (table == kNone || several) continue;
    return add_value(at, end, {table, column}, found, kByInitials, values);
  }
}

}  // namespace ask::engine
