#include "agent/engine/link/act_rows.h"

#include <algorithm>

#include "agent/engine/schema/act_dates.h"

namespace ask::engine {
namespace {

bool names_time(const std::vector<Mention>& mentions) {
  return std::any_of(mentions.begin(), mentions.end(), [](const Mention& m) {
    return m.kind == MentionKind::kDate || (m.kind == MentionKind::kCue && m.cue == Cue::kPeriod);
  });
}

// True if the noun is already that of rows, a stored value or a number of each row.
bool names_other(const std::vector<Mention>& mentions, const SchemaIndex& index, uint32_t at) {
  constexpr float kOwnWord = 0.6F;
  return std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
    if (at < m.begin || m.end <= at || m.score < kOwnWord) return false;
    if (m.kind == MentionKind::kTable) return true;
    if (m.kind == MentionKind::kValue) return m.found && !m.partial && !m.inside;
    if (m.kind != MentionKind::kColumn) return false;
    return m.noted || m.expression != kNone || m.end - m.begin > 2 ||
           !index.column_roles(m.table, m.column).temporal;
  });
}

// The only table of which a date records the act, rather by its own verb.
uint32_t table_of_act(const std::vector<Token>& tokens, const SchemaIndex& index, uint32_t at) {
  uint32_t found = kNone;
  bool same_verb = false, several = false;
  for (uint32_t t = 0; t < index.tables(); ++t) {
    const ActDate date = date_of_act(index, t, tokens, at);
    if (!date.found() || (found != kNone && date.same_verb < same_verb)) continue;
    several = found != kNone && date.same_verb == same_verb;
    if (several && same_verb) return kNone;
    found = t;
    same_verb = date.same_verb;
  }
  return several ? kNone : found;
}

}  // namespace

void add_rows_of_acts(const std::vector<Token>& tokens, const SchemaIndex& index,
                      std::vector<Mention>& mentions) {
  constexpr uint32_t kMostTokens = 64;  // of a question; a text of thousands is not read so closely
  constexpr float kNamed = 0.85F;
  if (!names_time(mentions)) return;
  const auto size = std::min<uint32_t>(kMostTokens, static_cast<uint32_t>(tokens.size()));
  for (uint32_t i = 0; i < size; ++i) {
    const uint32_t length = act_noun_length(tokens, i);
    if (length == 0 || names_other(mentions, index, i)) continue;
    const uint32_t table = table_of_act(tokens, index, i);
    if (table == kNone) continue;
    std::erase_if(mentions, [&](const Mention& m) {  // rows, and not one of their dates
      return m.kind == MentionKind::kColumn && m.begin <= i && i < m.end &&
             m.end <= i + length && index.column_roles(m.table, m.column).temporal;
    });
    Mention rows;
    rows.begin = i;
    rows.end = i + length;
    rows.kind = MentionKind::kTable;
    rows.match = MatchKind::kDerived;
    rows.score = kNamed;
    rows.table = table;
    mentions.push_back(std::move(rows));
    i += length - 1;
  }
}

}  // namespace ask::engine
