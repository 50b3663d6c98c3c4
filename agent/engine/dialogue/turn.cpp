#include "agent/engine/dialogue/turn.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/generate/generator.h"
#include "agent/engine/lexicon/follow_up_requests.h"
#include "agent/engine/lexicon/lexicon.h"

namespace ask::engine::dialogue {
namespace {

// Kinds of follow-ups that keep the yes or no of the previous question.
constexpr FollowUpKind kKindsWithAnswer[] = {FollowUpKind::kReplace, FollowUpKind::kNarrow,
                                             FollowUpKind::kRest, FollowUpKind::kAdd};
constexpr double kFitting = 0.45;  // what it is worth that a candidate fits the turn before

}  // namespace

Turn turn_of(const Utterance& now, const Base& base, const DialogueContext& context) {
  Turn out{now, base, context, now.words(), {}};
  if (base.topic() != kNone) out.nouns = base.nouns(base.topic());
  return out;
}

bool has_only(const Turn& turn, std::span<const std::string_view> words, size_t from) {
  for (size_t i = from; i < turn.words.size(); ++i)
    if (!text::is_one_of(turn.now.word(turn.words[i]), words)) return false;
  return true;
}

bool has_only(const Turn& turn, std::initializer_list<std::string_view> words, size_t from) {
  return has_only(turn, std::span(words.begin(), words.size()), from);
}

bool has(const Turn& turn, std::string_view word) {
  return std::any_of(turn.words.begin(), turn.words.end(),
                     [&](uint32_t i) { return turn.now.word(i) == word; });
}

bool has_one_of(const Turn& turn, std::span<const std::string_view> words) {
  return std::any_of(turn.words.begin(), turn.words.end(),
                     [&](uint32_t i) { return text::is_one_of(turn.now.word(i), words); });
}

std::string words_from(const Turn& turn, size_t i) {
  return i < turn.words.size() ? turn.now.span(turn.words[i], turn.now.end) : "";
}

std::optional<double> only_number(const Turn& turn) {
  std::optional<double> out;
  for (const Mention& m : turn.now.lattice.mentions) {
    const bool counts =
        m.kind == MentionKind::kNumber || (m.kind == MentionKind::kCue && m.cue == Cue::kTopN);
    if (!counts || m.begin < turn.now.begin || m.end > turn.now.end || m.ordinal) continue;
    if (out && *out != m.number) return std::nullopt;
    out = m.number;
  }
  return out;
}

std::string in_base(const Turn& turn, std::string_view tail, bool apart) {
  return fmt::format("{}{}{}", turn.base.text(), apart ? ", " : " ", tail);
}

std::string with_head(const Turn& turn, std::string_view head) {
  const std::string folded = text::folded(turn.base.text());
  for (const std::string_view old : kRequestHeads) {
    if (!folded.starts_with(old) || folded.size() != turn.base.text().size()) continue;
    const std::string rest = turn.base.text().substr(old.size());
    // The noun must follow: "What is the name of ..." has another form.
    for (const std::string& noun : turn.nouns)
      if (text::folded(rest).starts_with(text::folded(noun)))
        return fmt::format("{} {}", head, rest);
  }
  return fmt::format("{} {} (of: {})", head, turn.nouns.front(), turn.base.text());
}

bool has_query(const Turn& turn, const LogicalForm& form) {
  if (turn.base.interpretation().query(form)) return true;
  return bool(build(form, turn.base.facts(), turn.context.schema->graph, {}));
}

FollowUp follow_up_of(const Turn& turn, FollowUpKind kind, QueryBlock block, std::string question,
                      double confidence) {
  FollowUp out;
  out.kind = kind;
  out.meaning.block = std::move(block);
  // "Are there customers from Germany?", "and from France?"
  out.meaning.yes_no = turn.base.asks_whether() && (turn.now.opened || turn.now.about) &&
                       !turn.now.shows && contains(kKindsWithAnswer, kind);
  out.question = std::move(question);
  out.confidence = std::min(0.95, kFitting + (1 - kFitting) * confidence);
  return out;
}

std::vector<uint32_t> content_words(const Turn& turn, std::span<const std::string_view> light) {
  std::vector<uint32_t> out;
  for (const uint32_t i : turn.words)
    if (!text::is_one_of(turn.now.word(i), light) && filler(turn.now.word(i)) < 0.6F)
      out.push_back(i);
  return out;
}

std::vector<uint32_t> content_words(const Turn& turn,
                                    std::initializer_list<std::string_view> light) {
  return content_words(turn, std::span(light.begin(), light.size()));
}

bool adds_rows(const Turn& turn) { return turn.now.added || turn.now.either; }

std::string with_value(const Turn& turn, const Condition& old, std::string_view value) {
  const auto place = turn.base.value_span(old);
  if (!place) return in_base(turn, words_from(turn, 0), true);
  std::string head = turn.base.text().substr(0, place->first);
  if (text::folded(head).ends_with(" the ") && text::folded(value).starts_with("the "))
    head.resize(head.size() - 4);
  if (adds_rows(turn))
    return fmt::format("{}{} or {}{}", head,
                       turn.base.text().substr(place->first, place->second - place->first), value,
                       turn.base.text().substr(place->second));
  return head + std::string(value) + turn.base.text().substr(place->second);
}

}  // namespace ask::engine::dialogue
