#include "agent/engine/link/value_states.h"

#include <algorithm>
#include <array>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/state_words.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/link/value_columns.h"
#include "agent/engine/link/value_matches.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr float kStatus = 0.8F, kFlagState = 0.85F;

// "inactive customers": being active is a state of the rows of the table that follows, and no
// synonym of a state of the rows of `table`, as "discontinued" of products.
bool qualifies_other_rows(const LinkContext& context, uint32_t end, uint32_t table,
                          std::string_view phrase) {
  const auto classes = state_classes(phrase);
  if (std::none_of(classes.begin(), classes.end(),
                   [](StateClass c) { return c == kActive || c == kInactive; }))
    return false;
  bool others = false;
  for (const Mention& m : context.schema) {
    if (m.kind != MentionKind::kTable || m.begin != end || m.score < 0.9F) continue;
    if (m.table == table || is_lookup_table(context, m.table, table)) return false;
    others = true;
  }
  return others;
}

// "unpaid invoices" where the jobs that they are for have a status: the named rows have a date of
// the event, which decides the state.
bool follows_from_date(const LinkContext& context, std::string_view phrase, uint32_t table) {
  const auto events = event_states(phrase);
  if (events.empty()) return false;
  const auto dated = [&](uint32_t t) {
    const auto& columns = context.snapshot.catalog.tables[t].columns;
    for (uint32_t c = 0; c < columns.size(); ++c) {
      const db::ColumnStatistics& s = columns[c].statistics;
      if (s.missing() == 0 || s.missing() >= s.rows || !context.index.column_roles(t, c).temporal)
        continue;
      for (const EventState& event : events)
        if (context.index.has_any_word(context.index.column(t, c), event.column_words)) return true;
    }
    return false;
  };
  bool named = false;
  for (const Mention& m : context.schema) {
    if (m.kind != MentionKind::kTable || m.score < 0.9F) continue;
    if (m.table == table) return false;
    named |= dated(m.table);
  }
  return named;
}

// "completed payments", which are stored so: no synonym of it in a table that is not named.
bool stored_in_named(const LinkContext& context, std::string_view phrase, uint32_t table) {
  const auto named = [&](uint32_t t) {
    return std::any_of(context.schema.begin(), context.schema.end(), [&](const Mention& m) {
      return m.kind == MentionKind::kTable && m.score >= 0.9F && m.table == t;
    });
  };
  if (named(table)) return false;
  const auto hits = context.snapshot.values.find(phrase);
  return std::any_of(hits.begin(), hits.end(), [&](const db::ValueHit& hit) {
    return is_state_column(context, hit) && named(hit.table);
  });
}

struct StatusHit {
  db::ValueHit hit;
  StateClass state;
};

// True for the first hit of the only value of its column. Of several, the phrase means the one of
// its first class if that has one: "not working" is rather faulty than being repaired.
bool is_only_status(const std::vector<StatusHit>& hits, size_t at) {
  const StatusHit& own = hits[at];
  StateClass first = own.state;
  const auto same_column = [&](const StatusHit& other) {
    return other.hit.table == own.hit.table && other.hit.column == own.hit.column;
  };
  for (const StatusHit& other : hits)
    if (same_column(other)) first = std::min(first, other.state);
  for (size_t i = 0; i < hits.size(); ++i) {
    if (!same_column(hits[i]) || (first >= kFirstOrdered && hits[i].state != first)) continue;
    if (hits[i].hit.text != own.hit.text || i < at) return false;
  }
  return first < kFirstOrdered || own.state == first;
}

// "outoforder" of "out of order", as OutOfOrder is found.
std::string written_at_once(std::string_view phrase) {
  std::string out(phrase);
  std::erase(out, ' ');
  return out;
}

// Stored values of the phrase's classes in columns of states. More than one in a column: unclear.
void add_status_values(const LinkContext& context, uint32_t begin, uint32_t end,
                       std::string_view phrase, std::vector<Mention>& values) {
  std::vector<StatusHit> hits;
  for (const StateClass state : state_classes(phrase)) {
    const auto look = [&](std::string_view text) {
      for (const db::ValueHit& hit : context.snapshot.values.find(text))
        if (is_state_column(context, hit)) hits.push_back({hit, state});
    };
    for (const std::string_view other : state_phrases(state)) {
      if (other.find(' ') != other.npos) look(written_at_once(other));
      if (other != phrase && other.size() > 1) look(other);  // codes: see value_codes.h
    }
  }
  for (size_t i = 0; i < hits.size(); ++i) {
    const db::ValueHit& hit = hits[i].hit;
    if (!is_only_status(hits, i) || stored_in_named(context, phrase, hit.table) ||
        follows_from_date(context, phrase, hit.table) ||
        qualifies_other_rows(context, end, hit.table, phrase))
      continue;
    const std::string_view stored = context.snapshot.values.original(hit);
    const bool exact = std::any_of(values.begin(), values.end(), [&](const Mention& m) {
      return m.begin == begin && m.end == end && m.table == hit.table && m.column == hit.column;
    });
    if (!exact)
      add_value(begin, end, {hit.table, hit.column}, std::string(stored), kStatus, values);
  }
}

// "in_service", "working": of a thing that is used.
bool says_working(const SchemaIndex& index, const SchemaItem& item) {
  return contains(stored_state_classes(index.text(item)), kActive) &&
         std::any_of(item.words.begin(), item.words.end(), [&](uint32_t w) {
           return text::is_one_of(index.word(w).text, kWorkingThings);
         });
}

// Boolean columns named by the state or by its opposite.
void add_boolean_states(const LinkContext& context, uint32_t begin, uint32_t end,
                        std::string_view phrase, std::vector<Mention>& values) {
  const auto names = [&](uint32_t t, uint32_t c, StateClass state) {
    if (state == kNoState) return false;
    const SchemaItem& item = context.index.column(t, c);
    return contains(stored_state_classes(context.index.text(item)), state) ||  // "written off"
           std::any_of(item.words.begin(), item.words.end(), [&](uint32_t w) {
             return contains(state_classes(context.index.word(w).text), state);
           });
  };
  for (uint32_t t = 0; t < context.snapshot.catalog.tables.size(); ++t)
    for (uint32_t c = 0; c < context.snapshot.catalog.tables[t].columns.size(); ++c) {
      const db::Column& column = context.snapshot.catalog.tables[t].columns[c];
      if (truth_value(column.statistics, true).empty()) continue;
      bool holds = false, fails = false;
      const bool working = says_working(context.index, context.index.column(t, c));
      for (const StateClass state : state_classes(phrase)) {
        if (working && opposite_state(state) == kServiceable) {  // "off the road" of in_service
          fails = true;
          continue;
        }
        holds |= names(t, c, state);
        fails |= names(t, c, opposite_state(state));
      }
      if (holds == fails || qualifies_other_rows(context, end, t, phrase)) continue;
      add_value(begin, end, {t, c}, truth_value(column.statistics, holds), kFlagState, values);
    }
}

}  // namespace

bool is_action(const LinkContext& context, uint32_t at) {
  static constexpr std::array<std::string_view, 8> kCopulas = {"are", "is",   "was",   "were",
                                                               "be",  "been", "still", "yet"};
  const std::string& word = context.tokens[at].folded;
  if (context.tokens[at].quoted || context.tokens[at].lemma != kOpeningVerb) return false;
  const std::string_view before = at > 0 ? std::string_view(context.tokens[at - 1].folded) : "";
  if (text::is_one_of(before, kCopulas)) return false;
  if (is_plural_of(word, kOpeningVerb)) return true;
  const bool object =
      at + 2 < context.tokens.size() &&
      text::is_one_of(context.tokens[at + 1].folded, {"a", "an", "the", "any", "more"});
  if (has_past_suffix(word) && (object || text::is_one_of(before, {"never", "who", "have", "has"})))
    return true;
  for (uint32_t t = at; t-- > 0 && at - t <= 6;)
    if (at - t > 1 && text::is_one_of(context.tokens[t].folded, {"did", "do", "does"}))
      return word == kOpeningVerb &&
             (at + 1 == context.tokens.size() || filler(context.tokens[at + 1].folded) > 0);
  return false;
}

bool is_adjectival(const LinkContext& context, uint32_t at) {
  static constexpr std::array<std::string_view, 10> kSubjects = {
      "who", "that", "which", "to", "does", "do", "did", "it", "they", "we"};
  if (is_action(context, at)) return false;
  if (has_past_suffix(context.tokens[at].folded)) return true;
  const bool last = ends_clause(context, at);
  const std::string_view before = at > 0 ? std::string_view(context.tokens[at - 1].folded) : "";
  const bool second = at > 1 && last && text::is_one_of(before, {"but", "and", "yet"}) &&
                      is_adjectival(context, at - 2);  // "finished but unpaid"
  if (second) return true;
  if (text::is_one_of(before, kBeforePredicate))
    return last || filler(context.tokens[at + 1].folded) > 0;
  const bool noun =
      !last && !context.tokens[at + 1].quoted && filler(context.tokens[at + 1].folded) == 0;
  return noun && !text::is_one_of(before, kSubjects) &&
         (at == 0 || filler(before) > 0 || context.tokens[at - 1].punctuation);
}

uint32_t state_phrase_end(const LinkContext& context, uint32_t begin, std::string& found) {
  std::string phrase;
  const auto left = static_cast<uint32_t>(context.tokens.size()) - begin;
  const uint32_t most = std::min(kLongestState, left);
  uint32_t longest = 0;
  for (uint32_t n = 0; n < most; ++n) {
    const Token& token = context.tokens[begin + n];
    if (token.quoted || token.punctuation) break;
    if (n > 0) phrase += ' ';
    phrase += context.normal[begin + n];
    if (!state_classes(phrase).empty()) longest = n + 1, found = phrase;
  }
  return longest == 1 && !is_adjectival(context, begin) ? begin : begin + longest;
}

void add_states(const LinkContext& context, uint32_t begin, std::vector<Mention>& values) {
  std::string found;
  const uint32_t end = state_phrase_end(context, begin, found);
  if (end == begin) return;
  add_status_values(context, begin, end, found, values);
  add_boolean_states(context, begin, end, found, values);
}

}  // namespace ask::engine
