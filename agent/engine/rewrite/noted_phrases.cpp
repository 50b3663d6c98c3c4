#include "agent/engine/rewrite/noted_phrases.h"

#include "agent/engine/schema/noted_names.h"
#include "agent/engine/text/tokenizer.h"

namespace ask::engine {
namespace {

std::string stand_in(size_t n) {
  constexpr std::string_view kLetters = "bcfghjkmnprtvwxz";
  std::string out = "qxvq";
  for (; n > 0; n /= kLetters.size()) out += kLetters[n % kLetters.size()];
  return out + "qxvq";
}

// The end of the longest phrase of a note at this token; `at` if there is none.
size_t phrase_end(const std::vector<Token>& tokens, size_t at, const NotedNames& noted) {
  size_t end = at;
  for (const PhraseMatch& match : noted.matches(tokens, at))
    if (match.whole && !match.derived) end = std::max(end, match.end);
  return end;
}

// True for a noted key that tells who did it: "headed by" in "shops headed by Ann Black".
bool tells_role(const std::vector<Token>& tokens, size_t at, size_t end, const SchemaIndex& index) {
  if (at == 0 || end >= tokens.size() || tokens[end].punctuation) return false;
  if (tokens[end - 1].folded != "by" && tokens[end].folded != "by") return false;
  if (!tokens[at].folded.ends_with("ed") && tokens[end - 1].folded != "by") return false;
  for (const PhraseMatch& match : index.noted().matches(tokens, at))
    if (match.whole && match.phrase->column != kNone &&
        index.column_roles(match.phrase->table, match.phrase->column).reference)
      return true;
  return false;
}

}  // namespace

NotedPhrases::NotedPhrases(std::string_view question, const SchemaIndex& index) {
  const std::vector<Token> tokens = tokenize(question);
  size_t copied = 0;
  for (size_t at = 0; at < tokens.size();) {
    const size_t end = tokens[at].punctuation ? at : phrase_end(tokens, at, index.noted());
    if (end == at) {
      ++at;
      continue;
    }
    hidden_ += question.substr(copied, tokens[at].begin - copied);
    const bool role = tells_role(tokens, at, end, index);
    const size_t begin = hidden_.size();
    hidden_ += (role ? "whose " : "") + stand_in(phrases_.size()) + (role ? " is" : "");
    copied = tokens[end - 1].end;
    phrases_.emplace_back(question.substr(tokens[at].begin, copied - tokens[at].begin));
    if (role && tokens[end].folded == "by") copied = tokens[end].end;
    places_.push_back({begin, hidden_.size(), {tokens[at].begin, static_cast<uint32_t>(copied)}});
    at = end;
  }
  hidden_ += question.substr(copied);
}

// What bytes of the text without the phrases stand for.
AskedSpan NotedPhrases::asked(AskedSpan hidden) const {
  const auto moved = [&](uint32_t byte, bool end) {
    size_t ahead = 0, asked = 0;  // the last phrase before it
    for (const Hidden& phrase : places_) {
      if (byte < phrase.begin + end) break;
      if (byte < phrase.end + end) return end ? phrase.asked.end : phrase.asked.begin;
      ahead = phrase.end, asked = phrase.asked.end;
    }
    return static_cast<uint32_t>(byte - ahead + asked);
  };
  return {moved(hidden.begin, false), moved(hidden.end, true)};
}

WordSequence NotedPhrases::hidden() const {
  WordSequence out = WordSequence::of_question(hidden_);
  for (size_t i = 0; i < out.size() && !places_.empty(); ++i)
    out.stand_for(i, asked(out.word(i).asked));
  return out;
}

void NotedPhrases::show(WordSequence& words) const {
  for (size_t n = phrases_.size(); n-- > 0;) {
    const std::string said = stand_in(n);
    for (size_t i = 0; i < words.size(); ++i) {
      std::string text = words[i];
      size_t at = text.find(said);
      if (at == text.npos) continue;
      for (; at != text.npos; at = text.find(said, at + phrases_[n].size()))
        text.replace(at, said.size(), phrases_[n]);
      words.set(i, std::move(text));
    }
  }
}

}  // namespace ask::engine
