#include "agent/engine/link/value_forms.h"

#include <algorithm>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/people_question_words.h"
#include "agent/engine/lexicon/state_words.h"
#include "agent/engine/lexicon/word_classes_columns.h"
#include "agent/engine/lexicon/word_classes_people.h"
#include "agent/engine/link/cue_matcher.h"
#include "agent/engine/link/unstored_values.h"
#include "agent/engine/link/value_columns.h"
#include "agent/engine/link/value_matches.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/text/identifier_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr float kOtherForm = 0.66F, kByInitials = 0.86F;
constexpr float kNamed = 0.5F, kMayBeNamed = 0.3F;  // scores of names of the schema
constexpr size_t kMostKinds = 24;                   // distinct texts of the column
constexpr size_t kShortestStem = 4;                 // letters
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

}  // namespace

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
  if (table != kNone && !several) add_value(at, at + 1, {table, column}, found, kOtherForm, values);
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
