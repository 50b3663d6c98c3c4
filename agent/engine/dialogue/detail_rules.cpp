#include "agent/engine/dialogue/detail_rules.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/lexicon/follow_up_requests.h"

namespace ask::engine::dialogue {
namespace {

// Where what the details are of begins in words(); 0 if none are asked for.
size_t after_details(const Utterance& u) {
  const auto words = u.words();
  for (size_t i = 0; i + 2 < words.size() && i < 5; ++i) {
    if (text::is_one_of(u.word(words[i]), kDetailNouns) &&
        text::is_one_of(u.word(words[i + 1]), {"about", "of", "on", "for"}))
      return i + 2;
    if (!text::is_one_of(u.word(words[i]), kDetailLeads)) return 0;
  }
  return 0;
}

}  // namespace

bool asks_details(const Utterance& u) { return after_details(u) > 0; }

RuleResult details_of_rows(const Turn& turn) {
  const size_t at = after_details(turn.now);
  const uint32_t topic = turn.base.topic();
  if (at == 0 || topic == kNone || !(turn.base.lists() || turn.base.grouped())) return std::nullopt;
  QueryBlock block;
  block.entity = topic;
  block.select = {{{topic, kNone}}};
  if (!turn.now.pronouns.empty()) {
    const Pronoun& points = turn.now.pronouns[0];
    const bool one = points.kind == PronounKind::kOne;
    const auto rows = turn.base.restriction(topic);
    if (!rows || turn.base.grouped() || points.begin != turn.words[at] ||
        points.end != turn.now.end || (one && turn.base.block().limit != 1))
      return std::nullopt;
    block.where = rows->where;
    for (const uint32_t t : rows->tables) need_table(block, t);
  } else {
    const Mention* row = nullptr;
    for (const Mention& m : turn.now.lattice.mentions)
      if (m.kind == MentionKind::kValue && m.found && m.score >= 0.85F && m.table == topic &&
          m.begin <= turn.words[at] + 1 && m.begin >= turn.words[at] && m.end == turn.now.end &&
          names_rows(turn, {m.table, m.column}))
        row = &m;
    if (row == nullptr) return std::nullopt;
    Condition c;
    c.column = {row->table, row->column};
    c.value = Value(row->text);
    block.where = {{std::move(c)}};
  }
  return follow_up_of(turn, FollowUpKind::kAbout, std::move(block),
                      fmt::format("{} (of: {})", turn.now.body(), turn.base.text()),
                      kUnprobedConfidence);
}

}  // namespace ask::engine::dialogue
