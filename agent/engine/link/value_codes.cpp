#include "agent/engine/link/value_codes.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/state_words.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/link/value_columns.h"
#include "agent/engine/link/value_states.h"
#include "agent/engine/schema/column_roles.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr size_t kShortestCode = 3, kLongestCode = 4, kShortestWord = 5;
constexpr int64_t kMostCodes = 16;  // distinct texts of the column
constexpr size_t kMostStateCodes = 8, kLongestStateCode = 3, kLongestCapitals = 6;
constexpr float kShortened = 0.72F, kCoded = 0.74F;

using Codes = std::vector<std::pair<std::string, int64_t>>;

// The first letter and the consonants after it: "cptn" of "captain".
std::string skeleton(std::string_view word) {
  std::string out(word.substr(0, 1));
  for (const char c : word.substr(1))
    if (!is_vowel(c) && c != 'y') out += c;
  return out;
}

// True if the code abbreviates the word: its letters occur in the word in this order, starting with
// the first letter.
bool is_short_for(std::string_view code, std::string_view word) {
  const std::string letters = text::lower(code);
  size_t at = 0;
  for (size_t i = 0; i < letters.size(); ++i) {
    at = word.find(letters[i], at);
    if (at == word.npos || (i == 0 && at != 0)) return false;
    ++at;
  }
  return !letters.empty();
}

// Up to three letters, or a few more in capitals: "X", "CANC".
bool is_state_code(std::string_view code) {
  return code.size() <= kLongestStateCode ||
         (code.size() <= kLongestCapitals &&
          std::all_of(code.begin(), code.end(), [](char c) { return c >= 'A' && c <= 'Z'; }));
}

// True if the letter rather codes a state other than these, since a further code of the column
// means the opposite of that state: of "A" and "R", "A" is rather approved than active.
bool fits_other_state(const Codes& codes, std::string_view code, std::span<const StateClass> own) {
  constexpr size_t kCommon = 3;  // of the phrases of a state, which come first
  const auto begins = [&](StateClass state, std::string_view with, bool other) {
    if (state == kNoState) return false;
    const auto phrases = state_phrases(state);
    for (size_t i = 0; i < std::min(kCommon, phrases.size()); ++i)
      for (const auto& [stored, rows] : codes)
        if ((stored == with) != other && is_short_for(stored, phrases[i])) return true;
    return false;
  };
  bool supported = false, contradicted = false;
  for (StateClass state = 0; state < state_count(); ++state) {
    if (!begins(state, code, false)) continue;
    const bool mine = contains(own, state);
    const bool opposed = begins(opposite_state(state), code, true);
    (mine ? supported : contradicted) |= opposed;
  }
  return contradicted && !supported;
}

// The only code of the column that is short for the phrase, or "X" for what is cancelled; "" if
// there is none, or it is not clear.
std::string state_code(const db::Column& column, std::string_view phrase) {
  const Codes& codes = column.statistics.few;
  const auto classes = state_classes(phrase);
  for (const std::string& word : text::split(phrase, ' ')) {  // "on hold"
    if (filler(word) > 0.6F && word != phrase) continue;
    std::string found;
    size_t first = 0;
    for (const auto& [code, rows] : codes) {
      first += text::lower(code)[0] == word[0];
      if (is_short_for(code, word)) found = code;
    }
    if (first > 1) return {};
    if (!found.empty()) return fits_other_state(codes, found, classes) ? std::string() : found;
  }
  for (const StateClass state : classes)
    for (const auto& [code, rows] : codes)
      if (text::is_one_of(kCancelledState, state_phrases(state)) &&
          text::lower(code) == kCrossedOut)
        return code;
  return {};
}

}  // namespace

void collect_shortened(const LinkContext& context, uint32_t at, std::vector<ValueMatch>& out) {
  const std::string word = lemma(context.normal[at]);
  if (word.size() < kShortestWord ||
      !std::all_of(word.begin(), word.end(), [](char c) { return c >= 'a' && c <= 'z'; }))
    return;
  for (const Mention& m : context.schema)  // "households" are rows and no code HOU
    if (m.begin <= at && at < m.end) return;
  for (size_t n = kShortestCode; n <= kLongestCode; ++n)
    for (const std::string& code : {word.substr(0, n), skeleton(word).substr(0, n)}) {
      if (code.size() != n) continue;
      for (const db::ValueHit& hit : context.snapshot.values.find(code)) {
        const db::ColumnStatistics& s =
            context.snapshot.catalog.tables[hit.table].columns[hit.column].statistics;
        const SchemaItem& column = context.index.column(hit.table, hit.column);
        if (!holds_codes(context, hit) || s.distinct > kMostCodes || s.distinct < 2) continue;
        const db::Column& stored = context.snapshot.catalog.tables[hit.table].columns[hit.column];
        if (stored.primary_key > 0 || context.index.column_roles(hit.table, hit.column).reference)
          continue;  // the rows of another table have a name by which they are called
        if (std::any_of(kCodedColumns.begin(), kCodedColumns.end(),
                        [&](std::string_view w) { return context.index.has_word(column, w); }))
          continue;
        const auto other = std::find_if(out.begin(), out.end(), [&](const ValueMatch& c) {
          return c.hit.table == hit.table && c.hit.column == hit.column;
        });
        if (other == out.end())
          out.push_back({hit, kShortened, MatchKind::kSynonym});
        else if (other->hit.text != hit.text)
          other->score = 0;  // two codes may be meant
      }
    }
  std::erase_if(out, [](const ValueMatch& c) { return c.score == 0; });
}

void add_state_codes(const LinkContext& context, uint32_t begin, std::vector<Mention>& values) {
  std::string phrase;
  const uint32_t end = state_phrase_end(context, begin, phrase);
  if (end == begin) return;
  const auto covers = [&](const Mention& m) { return m.begin <= begin && m.end >= end; };
  for (const Mention& m : context.schema)
    if (covers(m) && m.score >= 0.85F) return;
  for (const Mention& m : values)
    if (covers(m) && is_mentioned(context, m.table)) return;
  uint32_t table = kNone, at = kNone;
  std::string code;
  for (uint32_t t = 0; t < context.snapshot.catalog.tables.size(); ++t) {
    if (!is_mentioned(context, t) || context.index.is_view(t)) continue;
    const std::vector<db::Column>& columns = context.snapshot.catalog.tables[t].columns;
    for (uint32_t c = 0; c < columns.size(); ++c) {
      const auto& codes = columns[c].statistics.few;
      const SchemaItem& item = context.index.column(t, c);
      if (!is_status_name(context.index, item, columns[c].name) || codes.size() < 2 ||
          codes.size() > kMostStateCodes || context.index.column_roles(t, c).reference ||
          std::any_of(codes.begin(), codes.end(), [](const auto& one) {
            return one.first.empty() || !is_state_code(one.first);
          }))
        continue;
      const std::string found = state_code(columns[c], phrase);
      if (found.empty()) continue;
      if (table != kNone) return;  // two columns may be meant
      table = t, at = c, code = found;
    }
  }
  if (table != kNone) add_value(begin, end, {table, at}, code, kCoded, values);
}

}  // namespace ask::engine
