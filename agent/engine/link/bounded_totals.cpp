#include "agent/engine/link/bounded_totals.h"

#include <algorithm>
#include <initializer_list>
#include <iterator>
#include <string_view>

#include "agent/common/words.h"
#include "agent/engine/lexicon/bounded_total_words.h"

namespace ask::engine {
namespace {

class BoundedTotals {
 public:
  BoundedTotals(const std::vector<Token>& tokens, const std::vector<Mention>& mentions)
      : tokens_(tokens), mentions_(mentions) {}

  bool is_sum_of_bounded(const Mention& cue) const {
    constexpr float kOwnName = 0.93F;
    if (cue.kind != MentionKind::kCue || cue.cue != Cue::kSum || cue.end != cue.begin + 1 ||
        !is_bounded(cue.end))
      return false;
    uint32_t joint = cue.begin;
    while (joint > 0 && is(joint - 1, {"a", "an", "the", "their", "its"})) --joint;
    if (joint == 0 || !is(joint - 1, {"with", "whose", "where", "having"})) return false;
    return std::any_of(mentions_.begin(), mentions_.end(), [&](const Mention& column) {
      return column.kind == MentionKind::kColumn && column.begin == cue.begin &&
             column.end == cue.end && column.score >= kOwnName && follows(joint - 1, column.table);
    });
  }

 private:
  bool is(uint32_t t, std::initializer_list<std::string_view> words) const {
    return t < tokens_.size() && !tokens_[t].quoted && text::is_one_of(tokens_[t].folded, words);
  }

  bool is_bounded(uint32_t t) const {
    while (is(t, {"is", "was", "are", "of", "that"})) ++t;
    return t < tokens_.size() && text::is_one_of(tokens_[t].folded, kBoundsOfTotals);
  }

  // Word `t` is right after the rows of the table.
  bool follows(uint32_t t, uint32_t table) const {
    return std::any_of(mentions_.begin(), mentions_.end(), [&](const Mention& rows) {
      return rows.kind == MentionKind::kTable && rows.end == t && rows.table == table;
    });
  }

  const std::vector<Token>& tokens_;
  const std::vector<Mention>& mentions_;
};

}  // namespace

void drop_sums_of_bounded(const std::vector<Token>& tokens, std::vector<Mention>& mentions) {
  const BoundedTotals bounded(tokens, mentions);
  std::vector<Mention> kept;  // each is compared with others
  std::remove_copy_if(mentions.begin(), mentions.end(), std::back_inserter(kept),
                      [&](const Mention& m) { return bounded.is_sum_of_bounded(m); });
  if (kept.size() != mentions.size()) mentions = std::move(kept);
}

}  // namespace ask::engine
