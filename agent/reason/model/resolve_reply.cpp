#include "agent/reason/model/resolve_reply.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "agent/common/contains.h"
#include "agent/common/json_text.h"
#include "agent/common/text.h"
#include "agent/reason/model/replies.h"

namespace ask::reason {
namespace {

constexpr size_t kLongestResolved = 1200;  // bytes
constexpr double kByModel = 0.75;

bool is_word_byte(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
         static_cast<unsigned char>(c) >= 0x80;
}

std::vector<std::string> words_in(std::string_view text) {
  std::vector<std::string> out;
  bool open = false;
  for (const char c : text) {
    if (is_word_byte(c)) {
      if (!open) out.emplace_back();
      out.back() += c;
    }
    open = is_word_byte(c);
  }
  return out;
}

// A number or a name: a word that must have been written before.
bool must_be_known(std::string_view word, bool first) {
  const char c = word[0];
  const bool digit =
      std::any_of(word.begin(), word.end(), [](char d) { return d >= '0' && d <= '9'; });
  const bool capital = (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0xC3;
  return digit || (capital && !first);
}

// The texts between quotation marks.
std::vector<std::string> quoted_texts(std::string_view text) {
  std::vector<std::string> out;
  for (const char mark : {'"', '\''}) {
    size_t from = text.find(mark);
    while (from != text.npos) {
      const size_t to = text.find(mark, from + 1);
      if (to == text.npos) break;
      // An apostrophe inside a word is not a quote.
      const bool inside = from > 0 && is_word_byte(text[from - 1]);
      if (!inside && to > from + 1) out.emplace_back(text.substr(from + 1, to - from - 1));
      from = inside ? text.find(mark, from + 1) : text.find(mark, to + 1);
    }
  }
  return out;
}

}  // namespace

Result<Resolved> read_resolved(std::string_view reply, std::string_view asked,
                               const Conversation& known) {
  const auto object = parsed_json(object_in(reply));
  const auto bad = [](std::string why) { return Error{Code::kModelError, std::move(why)}; };
  if (!object.is_object() || !object.contains("question") || !object["question"].is_string() ||
      !object.contains("follows") || !object["follows"].is_boolean())
    return bad("the reply has no question");
  Resolved out;
  out.question = std::string(text::trimmed(object["question"].get_ref<const std::string&>()));
  out.follows = object["follows"].get<bool>();
  out.kind = "model";
  out.confidence = kByModel;
  if (out.question.empty() || out.question.size() > kLongestResolved ||
      !text::valid_utf8(out.question) || out.question.find('\0') != out.question.npos)
    return bad("the question is empty or too long");
  if (!out.follows) {
    out.question = std::string(asked);
    return out;
  }
  std::string known_text = text::folded(asked);
  for (const AnsweredTurn& turn : known.turns)
    known_text += "\n" + text::folded(turn.question) + "\n" + text::folded(turn.resolved);
  const std::vector<std::string> known_words = words_in(known_text);
  bool first = true;
  for (const std::string& word : words_in(out.question)) {
    if (must_be_known(word, first) && !contains(known_words, text::folded(word)))
      return bad(fmt::format("nobody said \"{}\"", text::shortened(word, 60)));
    first = false;
  }
  for (const std::string& text : quoted_texts(out.question))
    if (known_text.find(text::folded(text)) == known_text.npos)
      return bad(fmt::format("nobody said \"{}\"", text::shortened(text, 60)));
  return out;
}

}  // namespace ask::reason
