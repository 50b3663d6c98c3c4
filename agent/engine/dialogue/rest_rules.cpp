#include "agent/engine/dialogue/rest_rules.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "agent/common/words.h"
#include "agent/engine/dialogue/base_rows.h"
#include "agent/engine/dialogue/follow_up_rules.h"
#include "agent/engine/dialogue/merge.h"
#include "agent/engine/dialogue/state_rules.h"
#include "agent/engine/lexicon/follow_up_requests.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/plain_request_words.h"
#include "agent/engine/lexicon/pointing_words.h"
#include "agent/engine/lexicon/pronoun_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine::dialogue {
namespace {

using Span = std::pair<uint32_t, uint32_t>;  // tokens

constexpr std::string_view kAmong[] = {"among", "in"};
constexpr std::string_view kShown[] = {"these", "those", "them"};

// "those who are not among these", from the token on.
std::optional<Span> not_among_at(const Utterance& u, uint32_t i) {
  if (u.word(i) != "those" && u.word(i) != "ones") return std::nullopt;
  uint32_t at = i + 1;
  if (!text::is_one_of(u.word(at), kDefiningWords)) return std::nullopt;
  ++at;
  if (is_form_of_be(u.word(at))) ++at;
  if (u.word(at) != "not" && !may_be_negative_contraction(u.word(at))) return std::nullopt;
  if (u.word(at) == "not" || text::is_one_of(u.word(at + 1), kAmong)) ++at;
  if (!text::is_one_of(u.word(at), kAmong) || !text::is_one_of(u.word(at + 1), kShown))
    return std::nullopt;
  const bool the = u.word(i) == "ones" && i > u.begin && u.word(i - 1) == "the";
  return Span(the ? i - 1 : i, at + 2);
}

// "the others", "all the rest", "the other ones", "everyone else", from the token on.
std::optional<Span> others_at(const Utterance& u, uint32_t i) {
  if (text::is_one_of(u.word(i), kUniversalPronouns) && u.word(i + 1) == kExceptionAdverb)
    return Span(i, i + 2);
  if (u.word(i) != "the") return not_among_at(u, i);
  const std::string_view next = u.word(i + 1);
  const bool noun = next == kOthersNoun || next == kRemainderNoun;
  const bool ones = next == "other" && u.word(i + 2) == "ones";
  if (!noun && !ones) return std::nullopt;
  if (noun && u.word(i + 2) == "of") return std::nullopt;  // "the rest of the year"
  return Span(u.word(i - 1) == "all" ? i - 1 : i, noun ? i + 2 : i + 3);
}

// The tokens that mean the rows that were left out.
std::optional<Span> the_rest(const Turn& turn) {
  const Utterance& u = turn.now;
  for (uint32_t i = u.begin + 1; i < u.end; ++i)
    if (const auto span = others_at(u, i)) {
      const std::string_view before = u.word(span->first - 1);
      if (before == "of" || before == "with" || is_form_of_be(before) ||
          text::is_one_of(before, kDoForms))
        return span;
    }
  return std::nullopt;
}

// All rows of the topic but the first ones, which were shown.
std::optional<LogicalForm> all_but_first(const Turn& turn) {
  const QueryBlock& before = turn.base.block();
  const uint32_t topic = turn.base.topic();
  if (!before.limit || turn.base.grouped() || topic == kNone || !all_plain(before))
    return std::nullopt;
  auto shown = as_membership(before, topic, turn.base.facts());
  LogicalForm out;
  out.block = before;
  out.block.select = turn.base.naming(topic);
  if (shown.size() != 1 || shown[0].size() != 1 || out.block.select.empty()) return std::nullopt;
  out.block.limit.reset();
  out.block.offset.reset();
  out.block.order.clear();
  out.block.ties = false;
  shown[0][0].negated = true;
  out.block.where.push_back(std::move(shown[0]));
  return out;
}

std::optional<LogicalForm> rest_of_shown(const Turn& turn) {
  if (auto out = all_but_first(turn)) return out;
  const Utterance others =
      utterance("the others", turn.context.snapshot, turn.context.schema->index);
  if (RuleResult out = rest_of_rows(turn_of(others, turn.base, turn.context)))
    return std::move(out->meaning);
  return std::nullopt;
}

}  // namespace

bool asks_of_the_rest(const Turn& turn) {
  const auto span = the_rest(turn);
  if (!span) return false;
  return std::any_of(turn.words.begin(), turn.words.end(), [&](uint32_t i) {
    return (i < span->first || i >= span->second) &&
           !text::is_one_of(turn.now.word(i), kRestRequestWords);
  });
}

RuleResult of_the_rest(const Turn& turn) {
  const auto span = the_rest(turn);
  const auto rest = span ? rest_of_shown(turn) : std::nullopt;
  if (!rest) return std::nullopt;
  const std::string_view before = turn.now.word(span->first - 1);
  const bool subject = is_form_of_be(before) || text::is_one_of(before, kDoForms);
  std::string asked = turn.now.span(turn.now.begin, span->first) + (subject ? " they" : " them");
  if (span->second < turn.now.end) asked += " " + turn.now.span(span->second, turn.now.end);
  const Utterance now = utterance(asked, turn.context.snapshot, turn.context.schema->index);
  RuleResult out = read_with(turn, *rest, now);
  if (out) out->question = turn.base.text() + " (" + turn.now.body() + ")";
  return out;
}

}  // namespace ask::engine::dialogue
