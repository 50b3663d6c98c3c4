#include "agent/engine/dialogue/plain_request.h"

#include <vector>

#include "agent/common/text.h"
#include "agent/common/words.h"

namespace ask::engine {
namespace {

// Words before a request.
constexpr std::string_view kOpenings[] = {"please", "now", "and", "but", "ok"};
// Verbs of what is to be left out.
constexpr std::string_view kLeavingOut[] = {"drop", "exclude", "skip", "ignore", "omit", "remove"};

}  // namespace

std::string plain_request(std::string question) {
  std::string text = text::folded(question);
  while (!text.empty() && (text.back() == '.' || text.back() == '!' || text.back() == '?'))
    text.pop_back();
  const std::vector<std::string> words = text::split(text, ' ');
  const auto is = [&](size_t i, std::initializer_list<std::string_view> any) {
    return i < words.size() && text::is_one_of(words[i], any);
  };
  const auto rest = [&](size_t from) {
    std::string out;
    for (size_t i = from; i < words.size(); ++i) out += " " + words[i];
    return out;
  };
  size_t at = !words.empty() && text::is_one_of(words[0], kOpenings) ? 1 : 0;
  const bool two =
      (is(at, {"leave"}) && is(at + 1, {"out"})) || (is(at, {"take"}) && is(at + 1, {"out"}));
  if (two || (at < words.size() && text::is_one_of(words[at], kLeavingOut))) {
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
  if (!is(at, {"put", "place", "move"})) return question;
  size_t end = words.size();
  if (end > at + 3 && is(end - 1, {"first"}))
    --end;
  else if (end > at + 4 && is(end - 1, {"top"}) && is(end - 2, {"on", "at"}))
    end -= 2;
  else if (end > at + 5 && is(end - 1, {"top"}) && is(end - 2, {"the"}) &&
           is(end - 3, {"on", "at"}))
    end -= 3;
  else
    return question;
  size_t from = at + 1;
  if (is(from, {"the"})) ++from;
  const bool most = is(from, {"most", "least"});
  if (from >= end || (!most && !words[from].ends_with("est"))) return question;
  return words[from] + (most && from + 1 < end ? " " + words[from + 1] : "") + " first";
}

}  // namespace ask::engine
