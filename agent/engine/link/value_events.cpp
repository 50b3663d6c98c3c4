#include "agent/engine/link/value_events.h"

#include <algorithm>
#include <array>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/state_words.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/link/value_matches.h"
#include "agent/engine/schema/planned_events.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr std::array<std::string_view, 4> kUndone = {"never", "not", "been", "n't"};
constexpr float kEventState = 0.78F, kNamedRows = 0.7F;

// "are out", "who have left"
bool follows_predicate_word(const LinkContext& context, uint32_t at) {
  if (at == 0) return false;
  const std::string& previous = context.tokens[at - 1].folded;
  return text::is_one_of(previous, kBeforePredicate) ||
         text::is_one_of(previous, kBeforeParticiple) || is_negative_contraction(previous);
}

// True if the words are a predicate about the state of rows: "are still open", "who have left",
// "closed accounts".
bool is_predicative(const LinkContext& context, uint32_t at, uint32_t end) {
  if (follows_predicate_word(context, at)) return true;
  return std::any_of(context.schema.begin(), context.schema.end(),
                     [&](const Mention& m) {  // the table follows
                       return m.kind == MentionKind::kTable && m.begin == end && m.score >= 0.7F;
                     }) ||
         (end == context.tokens.size() && context.normal[at] == "still");
}

// False for "riders who never finished a ride": what others never did is not a state of a ride.
bool may_lack_event(const LinkContext& context, uint32_t at, uint32_t table) {
  if (at == 0 || context.normal[at - 1] != "never") return true;
  uint32_t end = at - 1;
  while (end > 0 &&
         text::is_one_of(context.tokens[end - 1].folded,
                         {"that", "which", "were", "was", "are", "is", "have", "has", "who"}))
    --end;
  return std::any_of(context.schema.begin(), context.schema.end(), [&](const Mention& m) {
    return m.kind == MentionKind::kTable && m.table == table && m.end == end && m.score >= 0.7F;
  });
}

struct EventSpan {
  uint32_t begin = 0, end = 0;
};

bool names_table(const LinkContext& context, uint32_t table) {
  return std::any_of(context.schema.begin(), context.schema.end(), [&](const Mention& m) {
    return m.kind == MentionKind::kTable && m.table == table && m.score >= kNamedRows;
  });
}

// "tools that are out": the table of rows that refer to the subject of the words. Returns the table
// that refers to most of the mentioned tables, kNone if several do.
uint32_t referring_rows(const LinkContext& context, const std::vector<Mention>& values) {
  const db::Catalog& catalog = context.snapshot.catalog;
  uint32_t best = kNone;
  size_t most = 0;
  for (uint32_t t = 0; t < catalog.tables.size(); ++t) {
    std::vector<uint32_t> named;
    bool rows = false;
    const auto refer = [&](const Mention& m) {
      if (m.table == t || contains(named, m.table) ||
          !catalog.refers(catalog.tables[t], catalog.tables[m.table]))
        return;
      rows |= m.kind == MentionKind::kTable;
      named.push_back(m.table);
    };
    if (names_table(context, t)) continue;
    for (const Mention& m : context.schema)
      if (m.kind == MentionKind::kTable && m.score >= kNamedRows) refer(m);
    for (const Mention& m : values)
      if (m.found && m.table < catalog.tables.size()) refer(m);
    if (!rows || named.size() < most) continue;
    best = named.size() > most ? t : kNone;
    most = named.size();
  }
  return best;
}

// Adds the only date column of the table that records one of the events. For rows that the question
// does not name, only events that end a row.
void add_events_of(const LinkContext& context, EventSpan span, uint32_t t,
                   std::span<const EventState> events, bool unnamed, std::vector<Mention>& values) {
  const auto has_word = [&](const SchemaItem& column, std::span<const std::string_view> words) {
    return std::any_of(column.words.begin(), column.words.end(),
                       [&](uint32_t w) { return contains(words, context.index.word(w).text); });
  };
  const auto covers = [&](const Mention& m) {
    if (m.begin >= span.end || span.begin >= m.end) return false;
    return m.table == t || (m.found && m.begin == span.begin && m.end == span.end &&
                            is_lookup_table(context, t, m.table));
  };
  if (!may_lack_event(context, span.begin, t) || std::any_of(values.begin(), values.end(), covers))
    return;
  const std::vector<db::Column>& columns = context.snapshot.catalog.tables[t].columns;
  for (const EventState& event : events) {
    if (unnamed && event.happened) continue;
    uint32_t dated = kNone;
    bool one = true;
    for (uint32_t c = 0; c < columns.size(); ++c) {
      const db::ColumnStatistics& s = columns[c].statistics;
      if (s.missing() == 0 || s.missing() >= s.rows || !context.index.column_roles(t, c).temporal ||
          !has_word(context.index.column(t, c), event.column_words) ||
          (may_be_planned(context.index, context.index.column(t, c), s, event) &&
           !(event.happened && may_start_later(context.index, context.index.column(t, c), s))))
        continue;
      one = dated == kNone;
      dated = c;
    }
    if (dated == kNone || !one) continue;
    add_value(span.begin, span.end, {t, dated}, std::string(), kEventState, values);
    values.back().null_test = event.happened ? NullTest::kPresent : NullTest::kMissing;
  }
}

}  // namespace

void add_event_states(const LinkContext& context, uint32_t begin, std::vector<Mention>& values) {
  std::string phrase;
  std::span<const EventState> events;
  uint32_t end = begin;
  for (uint32_t at = begin; at < context.tokens.size() && at - begin < kLongestState; ++at) {
    if (context.tokens[at].quoted || context.tokens[at].punctuation) break;
    if (at > begin) phrase += ' ';
    phrase += context.normal[at];
    if (const auto found = event_states(phrase); !found.empty()) events = found, end = at + 1;
  }
  const std::string_view own_word[] = {context.normal[begin]};
  const EventState own{own_word, true};  // "laminated cards", of laminated_on
  if (events.empty() && !context.tokens[begin].quoted && has_past_suffix(own_word[0]))
    events = {&own, 1}, end = begin + 1;
  if (events.empty() || !is_predicative(context, begin, end)) return;
  for (uint32_t t = 0; t < context.snapshot.catalog.tables.size(); ++t)
    if (names_table(context, t)) add_events_of(context, {begin, end}, t, events, false, values);
  const bool known = std::any_of(values.begin(), values.end(),
                                 [&](const Mention& m) { return m.begin < end && begin < m.end; });
  if (known || !follows_predicate_word(context, begin) ||
      is_negative_contraction(context.tokens[begin - 1].folded) ||
      text::is_one_of(context.tokens[begin - 1].folded, kUndone))
    return;
  if (const uint32_t rows = referring_rows(context, values); rows != kNone)
    add_events_of(context, {begin, end}, rows, events, true, values);
}

}  // namespace ask::engine
