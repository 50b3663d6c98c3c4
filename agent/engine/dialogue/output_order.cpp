#include "agent/engine/dialogue/output_order.h"

#include <algorithm>
#include <utility>

#include "agent/common/contains.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/pronouns.h"

namespace ask::engine::dialogue {

void correct_outputs(const Turn& turn, FollowUp& found) {
  std::vector<ValueExpr>& select = found.meaning.block.select;
  const std::vector<ValueExpr>& before = turn.base.block().select;
  const std::string_view first = turn.now.word(turn.words[0]);
  if (!turn.now.corrects || turn.now.added || found.kind != FollowUpKind::kOutputs ||
      select.size() <= before.size() || !is_question_word(first))
    return;
  std::erase_if(select, [&](const ValueExpr& v) {
    return contains(before, v) && !names_rows(turn, v.column);
  });
}

void order_outputs(const Turn& turn, FollowUp& found) {
  std::vector<ValueExpr>& select = found.meaning.block.select;
  if (found.kind != FollowUpKind::kOutputs || select.size() < 2) return;
  const auto place = [&](const ValueExpr& v) {
    uint32_t out = kNone;
    for (const Mention& m : turn.now.lattice.mentions)
      if (m.kind == MentionKind::kColumn && m.begin >= turn.now.begin && m.end <= turn.now.end &&
          m.score >= kNamedScore && m.table == v.column.table && m.column == v.column.column)
        out = std::min(out, m.begin);
    return out;
  };
  std::vector<std::pair<uint32_t, ValueExpr>> placed;
  for (const ValueExpr& v : select) placed.emplace_back(place(v), v);
  if (std::any_of(placed.begin(), placed.end(), [](const auto& p) { return p.first == kNone; }))
    return;
  std::stable_sort(placed.begin(), placed.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  for (size_t i = 0; i < select.size(); ++i) select[i] = placed[i].second;
}

}  // namespace ask::engine::dialogue
