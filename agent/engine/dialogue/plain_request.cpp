#include "agent/engine/dialogue/plain_request.h"

#include <initializer_list>
#include <span>
#include <string_view>
#include <vector>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/follow_up_openings.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {}  // namespace

std::string plain_request(std::string question) {
  std::string text = text::folded(question);
  while (!text.empty() && (text.back() == '.' || text.back() == '!' || text.back() == '?'))
    text.pop_back();
  const std::vector<std::string> words = text::split(text, ' ');
  const auto is = [&](size_t i, std::initializer_list<std::string_view> any) {
    return i < words.size() && text::is_one_of(words[i], any);
  };
  const auto is_in = [&](size_t i, std::span<const std::string_view> all) {
    return i < words.size() && text::is_one_of(words[i], all);
  };
  const auto rest = [&](size_t from) {
    std::string out;
    for (size_t i = from; i < words.size(); ++i) out += " " + words[i];
    return out;
  };
  size_t at = is_in(0, kRequestOpenings) ? 1 : 0;
  const bool two = is_in(at, kOmissionVerbsWithOut) && is(at + 1, {"out"});
  if (two || is_in(at, kOmissionVerbs)) {
    at += two ? 2 : 1;
    if (is(at, {"all"})) ++at;
    if (is(at, {"the"}) && is(at + 1, {"ones"}))
      at += 2;
    else if (is(at, {"those", "anyone", "anybody", "everyone"}))
      ++at;
    else
      return question;
    if (is(at, {"without"})) return "only those with" + rest(at + 1);
    if (is(at, {"with", "having"}) && is(at + 1, {"no"})) return "only those with a" + rest(at + 2);
    if (is(at, {"who", "that"}) && is(at + 1, {"have", "has"}) && is(at + 2, {"no"}))
      return "only those with a" + rest(at + 3);
    return question;
  }
  if (!is_in(at, kPlacingVerbs)) return question;
  size_t end = words.size();
  if (end > at + 3 && is(end - 1, {"first"}))
    --end;
  else if (end > at + 4 && is(end - 1, {kRankAdjective}) && is(end - 2, {"on", "at"}))
    end -= 2;
  else if (end > at + 5 && is(end - 1, {kRankAdjective}) && is(end - 2, {"the"}) &&
           is(end - 3, {"on", "at"}))
    end -= 3;
  else
    return question;
  size_t from = at + 1;
  if (is(from, {"the"})) ++from;
  const bool most = is(from, {"most", "least"});
  if (from >= end || (!most && !has_superlative_suffix(words[from]))) return question;
  return words[from] + (most && from + 1 < end ? " " + words[from + 1] : "") + " first";
}

}  // namespace ask::engine
