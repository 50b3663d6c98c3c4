#include "agent/engine/dialogue/probe.h"

#include <algorithm>

#include "agent/common/text.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/rank/calibration.h"

namespace ask::engine::dialogue {
namespace {

constexpr size_t kMaxProbed = 5;       // candidates of a short question that may fit
constexpr double kLeastProbed = 0.17;  // their confidence

// True if one of the words that a short question left unread is of the follow-up.
bool leaves_out(const Turn& turn, const std::vector<std::string>& unread) {
  return std::any_of(turn.words.begin(), turn.words.end(), [&](uint32_t i) {
    return std::any_of(unread.begin(), unread.end(), [&](const std::string& word) {
      return text::folded(word) == turn.now.word(i);
    });
  });
}

}  // namespace

std::optional<Probe> probe(const Turn& turn, const std::string& text, const Fits& fits) {
  const Interpretation in(text, turn.context.snapshot, turn.context.schema, turn.context.weights,
                          Rows::kUntried);
  for (size_t i = 0; i < std::min(in.ranks().size(), kMaxProbed); ++i) {
    Confidence confidence = in.confidence(i);
    confidence.value = shift_to_fragment(confidence.value);
    if (!confidence.abstention_reason.empty() || confidence.value < kLeastProbed) continue;
    if (leaves_out(turn, confidence.unexplained)) continue;
    LogicalForm form = in.meaning(in.candidates()[i]);
    ungroup(form.block);
    const bool single = form.op == SetOperator::kAlone && form.beside.empty() && !form.yes_no &&
                        form.block.entity != kNone && form.block.combine == Combine::kApart;
    if (!single || !fits(form)) continue;
    const double value = i == 0 ? confidence.value : std::min(confidence.value, 0.5);
    return Probe{std::move(form), value, text};
  }
  return std::nullopt;
}

std::optional<Probe> best_probe(const Turn& turn, const std::vector<std::string>& texts,
                                const Fits& fits) {
  std::optional<Probe> best;
  for (const std::string& text : texts) {
    auto found = probe(turn, text, fits);
    if (found && (!best || found->confidence > best->confidence + 0.05)) best = std::move(found);
    if (best && best->confidence >= kSureFrom) break;
  }
  return best;
}

}  // namespace ask::engine::dialogue
