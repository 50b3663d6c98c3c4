#include "agent/engine/link/value_spans.h"

#include <algorithm>
#include <array>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/word_classes_columns.h"
#include "agent/engine/link/schema_matches.h"
#include "agent/engine/link/unstored_values.h"
#include "agent/engine/link/value_codes.h"
#include "agent/engine/link/value_columns.h"
#include "agent/engine/link/value_matches.h"
#include "agent/engine/link/value_parts.h"
#include "agent/engine/link/value_scores.h"
#include "agent/engine/link/value_variants.h"
#include "agent/engine/text/units.h"

namespace ask::engine {
namespace {

bool may_open(const Token& token) {
  return !token.punctuation && token.folded != "'s" &&
         (token.capitalised || filler(token.folded) < 0.6F);
}

bool may_close(const Token& token) {
  return !token.quoted && !token.punctuation &&
         (token.capitalised || !text::equals_any(token.folded, "the", "of", "and", "a"));
}

// Several words may name a value unless all are function words.
bool may_span(const LinkContext& context, uint32_t begin, uint32_t end) {
  return std::any_of(
      context.tokens.begin() + begin, context.tokens.begin() + end,
      [](const Token& token) { return token.capitalised || filler(token.folded) == 0; });
}

// The word is part of a longer capitalised name, which is looked up as a whole instead.
bool is_in_longer_name(const LinkContext& context, uint32_t at) {
  const auto name = [&](uint32_t i) {
    return i < context.tokens.size() && context.tokens[i].capitalised;
  };
  return name(at + 1) || (at > 0 && name(at - 1));
}

void add_span(const LinkContext& context, uint32_t begin, uint32_t end, const std::string& text,
              std::vector<Mention>& values) {
  const bool single = end - begin == 1;
  if (text.empty()) return;
  std::vector<ValueMatch> found;
  if (!single && !may_span(context, begin, end)) {  // "on hold": only a kind or a state
    collect_stored(context, text, 0.92F, MatchKind::kExact, found);
    std::erase_if(found, [&](const ValueMatch& m) { return !is_categorical(context, m.hit); });
    if (!found.empty()) add_matches(context, begin, end, found, values);
    return;
  }
  collect_stored(context, text, single ? 1.0F : 0.96F, MatchKind::kExact, found);
  if (found.empty() && !single) collect_written_apart(context, begin, end, found);
  const bool connects =  // "on hold" is a value only if it is stored so
      !single && !may_open(context.tokens[begin]) && begin > 0 &&
      filler(context.tokens[begin].folded) < 1;
  if (connects) {
    if (!found.empty()) add_matches(context, begin, end, found, values);
    return;
  }
  const bool varies =
      !single || context.tokens[begin].capitalised || filler(context.tokens[begin].folded) < 0.6F;
  if (found.empty() && varies) collect_variants(context, text, found);
  if (found.empty() && varies && single) collect_shortened(context, begin, found);
  if (single)
    for (ValueMatch& match : found) match.score *= word_score(context, begin, match.hit);
  if (single && unit_named(text) != kNoUnit) {  // "how many days" is not the code DAY
    const bool measures = begin > 0 && has_digit(context.tokens[begin - 1]);
    std::erase_if(found, [&](const ValueMatch& m) {
      return m.match != MatchKind::kExact &&
             (measures || (m.match == MatchKind::kForm && holds_codes(context, m.hit)));
    });
  }
  std::erase_if(found, [](const ValueMatch& m) { return m.score < 0.3F; });
  if (!found.empty()) return add_matches(context, begin, end, found, values);
  const bool names = !single && end - begin <= 4 && context.tokens[begin].capitalised &&
                     context.tokens[end - 1].capitalised;
  const bool may_name =  // "maria osei"
      !single && end - begin <= 3 && filler(context.tokens[begin].folded) == 0 &&
      filler(context.tokens[end - 1].folded) == 0;
  if (names || may_name) add_full_name(context, begin, end, text, values);
  const bool street = !single && end - begin <= 3 && filler(context.tokens[begin].folded) == 0 &&
                      text::is_one_of(context.tokens[end - 1].folded, kStreetNouns);
  if (single ? context.tokens[begin].capitalised && !is_in_longer_name(context, begin)
             : names || street)
    add_partial(context, begin, end, text, values);
}

}  // namespace

void add_quoted(const LinkContext& context, uint32_t at, std::vector<Mention>& values) {
  std::vector<ValueMatch> found;
  if (!context.normal[at].empty()) {
    collect_stored(context, context.normal[at], 1.0F, MatchKind::kExact, found);
    if (found.empty()) collect_variants(context, context.normal[at], found);
  }
  if (!found.empty()) return add_matches(context, at, at + 1, found, values);
  add_full_name(context, at, at + 1, context.normal[at], values);
  add_partial(context, at, at + 1, context.normal[at], values);
  values.push_back(unknown_value(at, at + 1, context.tokens[at].text, 0.6F));
}

void add_spans(const LinkContext& context, uint32_t begin, std::vector<Mention>& values) {
  const std::string_view opening = context.normal[begin];
  if (opening.empty() || context.tokens[begin].punctuation) return;
  const bool known = context.snapshot.values.starts_with_word(opening.substr(0, opening.find(' ')));
  const uint32_t most =
      std::min<uint32_t>(kMaxSpan, static_cast<uint32_t>(context.tokens.size()) - begin);
  std::array<std::string, kMaxSpan> texts;
  uint32_t longest = 0;
  std::string text;
  for (uint32_t n = 0; n < most; ++n) {
    const Token& token = context.tokens[begin + n];
    if (token.quoted || text::equals_any(token.folded, "?", ";")) break;
    if (!context.normal[begin + n].empty()) {
      if (!text.empty()) text += ' ';
      text += context.normal[begin + n];
    }
    texts[n] = text;
    longest = n + 1;
  }
  for (uint32_t n = longest; n > 0; --n)
    if ((known || n <= 3) && may_close(context.tokens[begin + n - 1]))
      add_span(context, begin, begin + n, texts[n - 1], values);
}

}  // namespace ask::engine
