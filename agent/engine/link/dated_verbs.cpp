#include "agent/engine/link/dated_verbs.h"

#include <algorithm>
#include <string_view>

#include "agent/common/words.h"
#include "agent/engine/lexicon/act_words.h"
#include "agent/engine/schema/act_dates.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

bool has_stem(const SchemaIndex& index, const SchemaItem& item, const Token& verb) {
  return std::any_of(item.words.begin(), item.words.end(),
                     [&](uint32_t w) { return index.word(w).stem == verb.stem; });
}

// "brewed", "did we last brew", "have we brewed"
bool is_verb(const std::vector<Token>& tokens, uint32_t i) {
  if (tokens[i].quoted || i == 0) return false;
  if (has_past_suffix(tokens[i].folded)) return true;
  const uint32_t from = i > 3 ? i - 3 : 0;
  for (uint32_t k = from; k < i; ++k)
    if (text::is_one_of(tokens[k].folded, kDoersBeforeVerb)) return true;
  return false;
}

// The only table all of whose rows have a date called by the verb. kNone if there is none or
// several, or a table is called by the verb itself.
uint32_t events_of(const db::Catalog& catalog, const SchemaIndex& index, const Token& verb) {
  uint32_t found = kNone;
  for (uint32_t t = 0; t < index.tables(); ++t) {
    if (index.is_view(t)) continue;
    if (has_stem(index, index.table(t), verb)) return kNone;
    const uint32_t date = date_said_by(index, t, verb);
    if (date == kNone || !has_stem(index, index.column(t, date), verb)) continue;
    if (found != kNone || catalog.tables[t].columns[date].statistics.missing() > 0) return kNone;
    found = t;
  }
  return found;
}

// True for a date of the first such event: first_brewed of beers.
bool is_first_of(const SchemaIndex& index, const Mention& m, const Token& verb) {
  if (m.kind != MentionKind::kColumn || !index.column_roles(m.table, m.column).temporal)
    return false;
  const SchemaItem& column = index.column(m.table, m.column);
  return has_stem(index, column, verb) && index.has_any_word(column, kFirstEventWords);
}

// "never", "how often", "the most": what is asked of the events is whether or how many there were.
bool counts_events(const std::vector<Token>& tokens) {
  return std::any_of(tokens.begin(), tokens.end(), [](const Token& token) {
    return text::is_one_of(token.folded, kCountedEventWords) ||
           is_negative_contraction(token.folded);
  });
}

bool asks_first(const std::vector<Token>& tokens) {
  return std::any_of(tokens.begin(), tokens.end(), [](const Token& token) {
    return text::is_one_of(token.folded, kFirstEventWords);
  });
}

// The question names what the events belong to.
bool names_owner(const db::Catalog& catalog, uint32_t events,
                 const std::vector<Mention>& mentions) {
  constexpr float kNamed = 0.9F;
  const auto of = parents(catalog, events);
  return std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
    return (m.kind == MentionKind::kTable || m.kind == MentionKind::kValue) && m.score >= kNamed &&
           m.table != events && std::find(of.begin(), of.end(), m.table) != of.end();
  });
}

// Other words than the verb at token `verb` name the events, or a column of theirs.
bool names_events(uint32_t events, uint32_t verb, const std::vector<Mention>& mentions) {
  constexpr float kNamed = 0.7F, kNamedColumn = 0.9F;
  return std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
    if (m.table != events) return false;
    return (m.kind == MentionKind::kTable && m.score >= kNamed) ||
           (m.kind == MentionKind::kColumn && m.begin != verb && m.score >= kNamedColumn);
  });
}

}  // namespace

void take_dated_verbs(const std::vector<Token>& tokens, const db::Catalog& catalog,
                      const SchemaIndex& index, std::vector<Mention>& mentions) {
  constexpr uint32_t kMostTokens = 64;  // of a question
  constexpr float kEvents = 0.75F, kDate = 0.7F;
  const auto size = std::min(kMostTokens, static_cast<uint32_t>(tokens.size()));
  for (uint32_t i = 1; i < size; ++i) {
    const auto at_verb = [i](const Mention& m) { return m.begin == i && m.end == i + 1; };
    if (std::none_of(mentions.begin(), mentions.end(), at_verb) || !is_verb(tokens, i)) continue;
    const uint32_t events = events_of(catalog, index, tokens[i]);
    if (events == kNone) continue;
    const bool first = asks_first(tokens);
    const size_t dropped = std::erase_if(mentions, [&](const Mention& m) {
      if (!at_verb(m)) return false;
      return (m.kind == MentionKind::kValue && m.match != MatchKind::kExact) ||
             (!first && is_first_of(index, m, tokens[i]));
    });
    for (Mention& m : mentions)
      if (dropped > 0 && at_verb(m) && m.kind == MentionKind::kColumn && m.table == events)
        m.score = std::max(m.score, kDate);
    if (names_events(events, i, mentions) || !counts_events(tokens) ||
        !names_owner(catalog, events, mentions))
      continue;
    Mention named;
    named.begin = i;
    named.end = i + 1;
    named.kind = MentionKind::kTable;
    named.score = kEvents;
    named.table = events;
    mentions.push_back(std::move(named));
  }
}

}  // namespace ask::engine
