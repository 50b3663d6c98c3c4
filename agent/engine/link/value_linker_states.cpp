// Value linking of states: "cancelled" for the stored "Canceled", "inactive" for a boolean column
// "active" that is false.
#include <algorithm>
#include <array>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/state_words.h"
#include "agent/engine/lexicon/truth_words.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/link/value_finder.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr int64_t kMostStates = 12;  // distinct texts of a column of states
constexpr size_t kMostStateCodes = 8, kLongestStateCode = 3;
constexpr float kStatus = 0.8F, kFlagState = 0.85F, kEventState = 0.78F, kCoded = 0.74F;

}  // namespace

std::string truth_value(const db::ColumnStatistics& s, bool holds) {
  if (s.rows == 0 || s.distinct > 2 || s.distinct == 0) return {};
  const auto* low = std::get_if<int64_t>(&s.min);
  const auto* high = std::get_if<int64_t>(&s.max);
  if (low != nullptr && high != nullptr)
    return *low >= 0 && *high <= 1 ? std::string(holds ? "1" : "0") : std::string();
  const auto* one = std::get_if<std::string>(&s.min);
  const auto* other = std::get_if<std::string>(&s.max);
  if (one == nullptr || other == nullptr) return {};
  const auto [no, yes] = as_truth(*one, *other);
  return std::string(holds ? yes : no);
}

bool ValueLinker::tells_states(const ValueHit& hit) const {
  const db::Column& column = snapshot_.catalog.tables[hit.table].columns[hit.column];
  const db::ColumnStatistics& s = column.statistics;
  if (s.distinct > kMostStates || column.kind != db::DataKind::kText) return false;
  const SchemaItem& item = index_.column(hit.table, hit.column);
  return std::any_of(item.words.begin(), item.words.end(),
                     [&](uint32_t w) { return names_states(index_.word(w).lemma); });
}

void ValueLinker::add_state_value(uint32_t begin, uint32_t end, uint32_t table, uint32_t column,
                                  std::string text, float score) {
  Mention mention;
  mention.begin = begin;
  mention.end = end;
  mention.kind = MentionKind::kValue;
  mention.score = score;
  mention.table = table;
  mention.column = column;
  mention.text = std::move(text);
  mentions_.push_back(std::move(mention));
}

// "inactive customers": being active is a state of the rows of the table that follows, and no
// synonym of a state of the rows of `table`, as "discontinued" of products.
bool ValueLinker::tells_of_others(uint32_t end, uint32_t table, std::string_view phrase) const {
  const auto classes = state_classes(phrase);
  if (std::none_of(classes.begin(), classes.end(), [](StateClass c) { return c <= kInactive; }))
    return false;
  bool others = false;
  for (size_t i = 0; i < schema_; ++i) {
    const Mention& m = mentions_[i];
    if (m.kind != MentionKind::kTable || m.begin != end || m.score < 0.9F) continue;
    if (m.table == table || looks_up(m.table, table)) return false;
    others = true;
  }
  return others;
}

// Stored values of the phrase's classes in columns of states. More than one in a column: unclear.
void ValueLinker::add_status(uint32_t begin, uint32_t end, std::string_view phrase) {
  std::vector<ValueHit> hits;
  for (const StateClass state : state_classes(phrase)) {
    for (const std::string_view other : state_phrases(state)) {
      if (other == phrase || other.size() < 2) continue;  // codes are left to add_coded()
      for (const ValueHit& hit : snapshot_.values.find(other))
        if (tells_states(hit)) hits.push_back(hit);
    }
  }
  for (size_t i = 0; i < hits.size(); ++i) {
    const ValueHit& hit = hits[i];
    bool alone = true, again = false;
    for (size_t j = 0; j < hits.size(); ++j) {
      if (hits[j].table != hit.table || hits[j].column != hit.column) continue;
      alone &= hits[j].text == hit.text;
      again |= j < i;
    }
    if (!alone || again || tells_of_others(end, hit.table, phrase)) continue;
    const std::string_view stored = snapshot_.values.original(hit);
    const bool exact = std::any_of(mentions_.begin(), mentions_.end(), [&](const Mention& m) {
      return m.kind == MentionKind::kValue && m.begin == begin && m.end == end &&
             m.table == hit.table && m.column == hit.column;
    });
    if (!exact) add_state_value(begin, end, hit.table, hit.column, std::string(stored), kStatus);
  }
}

// Boolean columns named by the state or by its opposite.
void ValueLinker::add_flags(uint32_t begin, uint32_t end, std::string_view phrase) {
  const auto names = [&](uint32_t t, uint32_t c, StateClass state) {
    if (state == kNoState) return false;
    const SchemaItem& item = index_.column(t, c);
    return std::any_of(item.words.begin(), item.words.end(), [&](uint32_t w) {
      const std::string& word = index_.word(w).text;
      const auto classes = state_classes(word);
      return std::find(classes.begin(), classes.end(), state) != classes.end();
    });
  };
  for (uint32_t t = 0; t < snapshot_.catalog.tables.size(); ++t)
    for (uint32_t c = 0; c < snapshot_.catalog.tables[t].columns.size(); ++c) {
      const db::Column& column = snapshot_.catalog.tables[t].columns[c];
      if (truth_value(column.statistics, true).empty()) continue;
      bool holds = false, fails = false;
      for (const StateClass state : state_classes(phrase)) {
        holds |= names(t, c, state);
        fails |= names(t, c, opposite_state(state));
      }
      if (holds == fails || tells_of_others(end, t, phrase)) continue;
      add_state_value(begin, end, t, c, truth_value(column.statistics, holds), kFlagState);
    }
}

// "who opens the most tickets", "never opened a ticket", "did they open": what somebody does, and
// not the state of what it is done to.
bool ValueLinker::is_deed(uint32_t at) const {
  static constexpr std::array<std::string_view, 8> kCopulas = {"are", "is",   "was",   "were",
                                                               "be",  "been", "still", "yet"};
  const std::string& word = tokens_[at].folded;
  if (tokens_[at].quoted || tokens_[at].lemma != kOpeningVerb) return false;
  const std::string_view before = at > 0 ? std::string_view(tokens_[at - 1].folded) : "";
  if (text::is_one_of(before, kCopulas)) return false;
  if (is_plural_of(word, kOpeningVerb)) return true;
  const bool object = at + 2 < tokens_.size() &&
                      text::is_one_of(tokens_[at + 1].folded, {"a", "an", "the", "any", "more"});
  if (has_past_suffix(word) && (object || text::is_one_of(before, {"never", "who", "have", "has"})))
    return true;
  for (uint32_t t = at; t-- > 0 && at - t <= 6;)
    if (at - t > 1 && text::is_one_of(tokens_[t].folded, {"did", "do", "does"}))
      return word == kOpeningVerb &&
             (at + 1 == tokens_.size() || filler(tokens_[at + 1].folded) > 0);
  return false;
}

// True if the code is short for the word: its letters stand in it in this order, the first one
// first.
bool ValueLinker::short_for(std::string_view code, std::string_view word) {
  const std::string letters = text::lower(code);
  size_t at = 0;
  for (size_t i = 0; i < letters.size(); ++i) {
    at = word.find(letters[i], at);
    if (at == word.npos || (i == 0 && at != 0)) return false;
    ++at;
  }
  return !letters.empty();
}

// True if the letter rather stands for another state than these, since a further code of the column
// stands for the opposite of that one: of "A" and "R", "A" is rather approved than active.
bool ValueLinker::rather_other(const Codes& codes, std::string_view code,
                               std::span<const StateClass> own) {
  constexpr size_t kCommon = 3;  // of the phrases of a state, which come first
  const auto begins = [&](StateClass state, std::string_view with, bool other) {
    if (state == kNoState) return false;
    const auto phrases = state_phrases(state);
    for (size_t i = 0; i < std::min(kCommon, phrases.size()); ++i)
      for (const auto& [stored, rows] : codes)
        if ((stored == with) != other && short_for(stored, phrases[i])) return true;
    return false;
  };
  bool supported = false, contradicted = false;
  for (StateClass state = 0; state < state_count(); ++state) {
    if (!begins(state, code, false)) continue;
    const bool mine = std::find(own.begin(), own.end(), state) != own.end();
    const bool opposed = begins(opposite_state(state), code, true);
    (mine ? supported : contradicted) |= opposed;
  }
  return contradicted && !supported;
}

// The only code of the column that is short for the phrase, or "X" for what is cancelled; "" if
// there is none, or it is not clear.
std::string ValueLinker::code_of(const db::Column& column, std::string_view phrase) const {
  const Codes& codes = column.statistics.few;
  const auto classes = state_classes(phrase);
  for (const std::string& word : text::split(phrase, ' ')) {  // "on hold"
    if (filler(word) > 0.6F && word != phrase) continue;
    std::string found;
    size_t first = 0;
    for (const auto& [code, rows] : codes) {
      first += text::lower(code)[0] == word[0];
      if (short_for(code, word)) found = code;
    }
    if (first > 1) return {};
    if (!found.empty()) return rather_other(codes, found, classes) ? std::string() : found;
  }
  for (const StateClass state : classes)
    for (const auto& [code, rows] : codes)
      if (text::is_one_of(kCancelledState, state_phrases(state)) &&
          text::lower(code) == kCrossedOut)
        return code;
  return {};
}

// True if the question names the table or one of its columns.
bool ValueLinker::speaks_of(uint32_t table) const {
  return std::any_of(mentions_.begin(), mentions_.begin() + static_cast<std::ptrdiff_t>(schema_),
                     [&](const Mention& m) {
                       return (m.kind == MentionKind::kTable || m.kind == MentionKind::kColumn) &&
                              m.table == table && m.score >= 0.75F;
                     });
}

// Codes of one to three letters in columns of states, of tables that the question speaks of.
void ValueLinker::add_coded(uint32_t begin) {
  std::string phrase;
  const uint32_t end = state_from(begin, phrase);
  if (end == begin) return;
  if (std::any_of(mentions_.begin(), mentions_.end(), [&](const Mention& m) {
        const bool named = m.kind == MentionKind::kTable || m.kind == MentionKind::kColumn;
        return m.begin <= begin && m.end >= end && (named ? m.score >= 0.85F : speaks_of(m.table));
      }))
    return;
  uint32_t table = kNone, at = kNone;
  std::string code;
  for (uint32_t t = 0; t < snapshot_.catalog.tables.size(); ++t) {
    if (!speaks_of(t) || index_.is_view(t)) continue;
    const std::vector<db::Column>& columns = snapshot_.catalog.tables[t].columns;
    for (uint32_t c = 0; c < columns.size(); ++c) {
      const auto& codes = columns[c].statistics.few;
      const SchemaItem& item = index_.column(t, c);
      const bool states = text::lower(columns[c].name) == kShortStateColumn ||
                          std::any_of(item.words.begin(), item.words.end(), [&](uint32_t w) {
                            return names_states(index_.word(w).lemma);
                          });
      if (!states || codes.size() < 2 || codes.size() > kMostStateCodes ||
          index_.column_roles(t, c).reference ||
          std::any_of(codes.begin(), codes.end(), [](const auto& one) {
            return one.first.empty() || one.first.size() > kLongestStateCode;
          }))
        continue;
      const std::string found = code_of(columns[c], phrase);
      if (found.empty()) continue;
      if (table != kNone) return;  // two columns may be meant
      table = t, at = c, code = found;
    }
  }
  if (table != kNone) add_state_value(begin, end, table, at, code, kCoded);
}

// "open orders", "are still open", but not "who live in": the word is an adjective, not a verb.
bool ValueLinker::adjectival(uint32_t at) const {
  static constexpr std::array<std::string_view, 10> kSubjects = {
      "who", "that", "which", "to", "does", "do", "did", "it", "they", "we"};
  if (is_deed(at)) return false;
  if (has_past_suffix(tokens_[at].folded)) return true;
  const bool last = at + 1 == tokens_.size() || tokens_[at + 1].punctuation;
  const std::string_view before = at > 0 ? std::string_view(tokens_[at - 1].folded) : "";
  if (text::is_one_of(before, kBeforePredicate)) return last || filler(tokens_[at + 1].folded) > 0;
  const bool noun = !last && !tokens_[at + 1].quoted && filler(tokens_[at + 1].folded) == 0;
  return noun && !text::is_one_of(before, kSubjects) &&
         (at == 0 || filler(before) > 0 || tokens_[at - 1].punctuation);
}

// The end of the longest phrase of a state from `begin` on, which is put in `found`; `begin` if
// there is none.
uint32_t ValueLinker::state_from(uint32_t begin, std::string& found) const {
  std::string phrase;
  const auto left = static_cast<uint32_t>(tokens_.size()) - begin;
  const uint32_t most = std::min(kLongestState, left);
  uint32_t longest = 0;
  for (uint32_t n = 0; n < most; ++n) {
    const Token& token = tokens_[begin + n];
    if (token.quoted || token.punctuation) break;
    if (n > 0) phrase += ' ';
    phrase += normal_[begin + n];
    if (!state_classes(phrase).empty()) longest = n + 1, found = phrase;
  }
  return longest == 1 && !adjectival(begin) ? begin : begin + longest;
}

void ValueLinker::add_states(uint32_t begin) {
  std::string found;
  const uint32_t end = state_from(begin, found);
  if (end == begin) return;
  add_status(begin, end, found);
  add_flags(begin, end, found);
}

// True if the words tell a state of rows: "are still open", "who have left", "closed accounts".
bool ValueLinker::predicated(uint32_t at, uint32_t end) const {
  const std::string_view led = at > 0 ? std::string_view(tokens_[at - 1].folded) : "";
  if (text::is_one_of(led, kBeforePredicate) || text::is_one_of(led, kBeforeParticiple) ||
      is_negative_contraction(led))
    return true;
  return std::any_of(mentions_.begin(), mentions_.begin() + static_cast<std::ptrdiff_t>(schema_),
                     [&](const Mention& m) {  // the table follows
                       return m.kind == MentionKind::kTable && m.begin == end && m.score >= 0.7F;
                     }) ||
         (end == tokens_.size() && normal_[at] == "still");
}

// False for "riders who never finished a ride": what others never did is no state of a ride.
bool ValueLinker::may_lack(uint32_t at, uint32_t table) const {
  if (at == 0 || normal_[at - 1] != "never") return true;
  uint32_t end = at - 1;
  while (end > 0 && text::is_one_of(tokens_[end - 1].folded, {"that", "which", "were", "was", "are",
                                                              "is", "have", "has", "who"}))
    --end;
  return std::any_of(mentions_.begin(), mentions_.begin() + static_cast<std::ptrdiff_t>(schema_),
                     [&](const Mention& m) {
                       return m.kind == MentionKind::kTable && m.table == table && m.end == end &&
                              m.score >= 0.7F;
                     });
}

// Dates of events in tables that the question names: whether they are NULL tells the state.
void ValueLinker::add_events(uint32_t begin) {
  std::string phrase;
  std::span<const EventState> events;
  uint32_t end = begin;
  for (uint32_t at = begin; at < tokens_.size() && at - begin < kLongestState; ++at) {
    if (tokens_[at].quoted || tokens_[at].punctuation) break;
    if (at > begin) phrase += ' ';
    phrase += normal_[at];
    if (const auto found = event_states(phrase); !found.empty()) events = found, end = at + 1;
  }
  if (events.empty() || !predicated(begin, end)) return;
  const auto has_word = [&](const SchemaItem& column, std::span<const std::string_view> words) {
    return std::any_of(column.words.begin(), column.words.end(), [&](uint32_t w) {
      return std::find(words.begin(), words.end(), index_.word(w).text) != words.end();
    });
  };
  for (uint32_t t = 0; t < snapshot_.catalog.tables.size(); ++t) {
    const auto covers = [&](const Mention& m) {
      if (m.kind != MentionKind::kValue || m.begin >= end || begin >= m.end) return false;
      return m.table == t || (m.found && m.begin == begin && m.end == end && looks_up(t, m.table));
    };
    const bool named =
        std::any_of(mentions_.begin(), mentions_.begin() + static_cast<std::ptrdiff_t>(schema_),
                    [&](const Mention& m) {
                      return m.kind == MentionKind::kTable && m.table == t && m.score >= 0.7F;
                    });
    if (!named || !may_lack(begin, t) || std::any_of(mentions_.begin(), mentions_.end(), covers))
      continue;
    const std::vector<db::Column>& columns = snapshot_.catalog.tables[t].columns;
    for (const EventState& event : events) {
      uint32_t dated = kNone;
      bool one = true;
      for (uint32_t c = 0; c < columns.size(); ++c) {
        const db::ColumnStatistics& s = columns[c].statistics;
        if (s.missing() == 0 || s.missing() >= s.rows || !index_.column_roles(t, c).temporal ||
            !has_word(index_.column(t, c), event.column_words))
          continue;
        one = dated == kNone;
        dated = c;
      }
      if (dated == kNone || !one) continue;
      add_state_value(begin, end, t, dated, std::string(), kEventState);
      mentions_.back().null_test = event.happened ? NullTest::kPresent : NullTest::kMissing;
    }
  }
}

}  // namespace ask::engine
