#include "agent/engine/link/value_events.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/state_words.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/link/value_matches.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr float kEventState = 0.78F;

// True if the words are a predicate about the state of rows: "are still open", "who have left",
// "closed accounts".
bool is_predicative(const LinkContext& context, uint32_t at, uint32_t end) {
  const std::string_view led = at > 0 ? std::string_view(context.tokens[at - 1].folded) : "";
  if (text::is_one_of(led, kBeforePredicate) || text::is_one_of(led, kBeforeParticiple) ||
      is_negative_contraction(led))
    return true;
  return std::any_of(context.schema.begin(), context.schema.end(),
                     [&](const Mention& m) {  // the table follows
                       return m.kind == MentionKind::kTable && m.begin == end && m.score >= 0.7F;
                     }) ||
         (end == context.tokens.size() && context.normal[at] == "still");
}

// False for "riders who never finished a ride": what others never did is no state of a ride.
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
  if (events.empty() || !is_predicative(context, begin, end)) return;
  const auto has_word = [&](const SchemaItem& column, std::span<const std::string_view> words) {
    return std::any_of(column.words.begin(), column.words.end(),
                       [&](uint32_t w) { return contains(words, context.index.word(w).text); });
  };
  for (uint32_t t = 0; t < context.snapshot.catalog.tables.size(); ++t) {
    const auto covers = [&](const Mention& m) {
      if (m.begin >= end || begin >= m.end) return false;
      return m.table == t ||
             (m.found && m.begin == begin && m.end == end && is_lookup_table(context, t, m.table));
    };
    const bool named =
        std::any_of(context.schema.begin(), context.schema.end(), [&](const Mention& m) {
          return m.kind == MentionKind::kTable && m.table == t && m.score >= 0.7F;
        });
    if (!named || !may_lack_event(context, begin, t) ||
        std::any_of(values.begin(), values.end(), covers))
      continue;
    const std::vector<db::Column>& columns = context.snapshot.catalog.tables[t].columns;
    for (const EventState& event : events) {
      uint32_t dated = kNone;
      bool one = true;
      for (uint32_t c = 0; c < columns.size(); ++c) {
        const db::ColumnStatistics& s = columns[c].statistics;
        if (s.missing() == 0 || s.missing() >= s.rows ||
            !context.index.column_roles(t, c).temporal ||
            !has_word(context.index.column(t, c), event.column_words))
          continue;
        one = dated == kNone;
        dated = c;
      }
      if (dated == kNone || !one) continue;
      add_value(begin, end, {t, dated}, std::string(), kEventState, values);
      values.back().null_test = event.happened ? NullTest::kPresent : NullTest::kMissing;
    }
  }
}

}  // namespace ask::engine
